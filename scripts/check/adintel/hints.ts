import type { OperationId, Version } from "@adintel/client/operations";
import { commonWords } from "../discovery/account-finder.ts";

/** Search texts for operations for which the default ones find nothing. */
const hints: { [V in Version]?: { [I in OperationId<V>]?: Hint } } = {
  // searchMedia matches the text of creatives.
  v2: {
    searchMedia: { words: commonWords },
    searchTaxonomies: { words: ["home", "beauty", "food", "drinks", "shoes"] },
  },
};

interface Hint {
  /** Texts for its search or prompt. */
  words: readonly string[];
}

/** Texts for which most searches return rows. */
const defaultWords = ["home", "shop", "beauty", "new"];
/** Parts of many names. The specification does not say whether a search matches part of a name. */
export const nameParts =
  "the and ing ion ent for ter her ers ess est ist ine ain one our ell ill all oll ett ard arr err orr ora ura ari lan val mar nor ver bel ber den ton ley low hill home shop".split(
    " ",
  );
/** A text that nothing matches. */
export const unmatchedText = "zzqxv jjwqk";
/** The number of accounts that a run requests data of. */
export const maxAccounts = 3;

/** Texts for which an operation most likely returns rows. */
export function searchWords(version: Version, operationId: string): readonly string[] {
  const byOperation: Record<string, Hint | undefined> = hints[version] ?? {};
  return byOperation[operationId]?.words ?? defaultWords;
}
