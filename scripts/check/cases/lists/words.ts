import { commonWords } from "../../discovery/words.ts";
import type { Tools } from "../../engine/case.ts";

/** Texts for which most searches return rows. */
export const defaultWords = ["home", "shop", "beauty", "new"];
/** Parts of many names. The specification does not say whether a search matches part of a name. */
export const nameParts =
  "the and ing ion ent for ter her ers ess est ist ine ain one our ell ill all oll ett ard arr err orr ora ura ari lan val mar nor ver bel ber den ton ley low hill home shop".split(
    " ",
  );
/** A text that nothing matches. */
export const unmatchedText = "zzqxv jjwqk";
export const maxAccounts = 3;
/** The maximum number of searches until one returns rows. */
export const maxSearches = 4;
/** Descriptions that match accounts of any trade. */
const trades = ["shop", "brand", "beauty", "home"];

/** Texts that likely find creatives: words from known creatives, and common words. */
export async function creativeWords(tools: Tools): Promise<string[]> {
  return mix((await tools.words()).creatives, commonWords);
}

export async function accountWords(tools: Tools): Promise<string[]> {
  return mix((await tools.words()).accounts, trades);
}

export async function productPhrases(tools: Tools): Promise<string[]> {
  const { accounts } = await tools.words();
  return [...new Set([...accounts.slice(0, 2), ...products])].slice(0, maxPhrases);
}

export const maxPhrases = 5;
export const products = ["home", "food", "beauty", "shoes", "drinks"];

function mix(shown: readonly string[], common: readonly string[]): string[] {
  const [first, second, ...more] = shown;
  const words = [first, second, ...common, ...more].filter((word) => word !== undefined);
  return [...new Set(words)].slice(0, maxSearches);
}
