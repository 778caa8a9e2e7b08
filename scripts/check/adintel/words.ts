import { commonWords } from "../discovery/account-finder.ts";
import type { Tools } from "../engine/case.ts";

/** Searches at most until one finds something. */
export const maxSearches = 4;
/** Descriptions that accounts of any trade may answer. */
const trades = ["shop", "brand", "beauty", "home"];

/** Texts that likely find creatives: words that some of them show, and such as any may have. */
export async function creativeWords(tools: Tools): Promise<string[]> {
  return mix((await tools.words()).creatives, commonWords);
}

/** Texts that likely find accounts. */
export async function accountWords(tools: Tools): Promise<string[]> {
  return mix((await tools.words()).accounts, trades);
}

/** Phrases that likely lead to taxonomy paths. */
export async function productPhrases(tools: Tools): Promise<string[]> {
  const { accounts } = await tools.words();
  return [...new Set([...accounts.slice(0, 2), ...products])].slice(0, maxPhrases);
}

/** Phrases at most. */
export const maxPhrases = 5;
export const products = ["home", "food", "beauty", "shoes", "drinks"];

function mix(shown: readonly string[], common: readonly string[]): string[] {
  const [first, second, ...more] = shown;
  const words = [first, second, ...common, ...more].filter((word) => word !== undefined);
  return [...new Set(words)].slice(0, maxSearches);
}
