import type { OperationId, Version } from "@adintel/client/operations";
import { commonWords } from "../discovery/account-finder.ts";

/** What the derivation cannot know of an operation. Only what differs from the defaults stands here. */
const hints: { [V in Version]?: { [I in OperationId<V>]?: Hint } } = {
  // Words of creatives, not of trades.
  v2: {
    searchMedia: { words: commonWords },
    searchTaxonomies: { words: ["home", "beauty", "food", "drinks", "shoes"] },
  },
};

interface Hint {
  /** Texts for its search or prompt. */
  words: readonly string[];
}

/** Texts that searches of any kind likely find something by. */
const defaultWords = ["home", "shop", "beauty", "new"];
/** Parts that many names have; whether a part of a name is found is not stated. */
export const nameParts =
  "the and ing ion ent for ter her ers ess est ist ine ain one our ell ill all oll ett ard arr err orr ora ura ari lan val mar nor ver bel ber den ton ley low hill home shop".split(
    " ",
  );
/** A text that nothing matches. */
export const unmatchedText = "zzqxv jjwqk";
/** How many accounts a run looks at. */
export const maxAccounts = 3;

/** Texts that an operation likely finds something by. */
export function searchWords(version: Version, operationId: string): readonly string[] {
  const byOperation: Record<string, Hint | undefined> = hints[version] ?? {};
  return byOperation[operationId]?.words ?? defaultWords;
}
