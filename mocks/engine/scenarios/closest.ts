import { editDistance } from "../../../scripts/lib/text.ts";

/** The word that was perhaps meant: the one that differs in the fewest letters, if those are few. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = 1 + Math.min(3, Math.ceil(typed.length / 3));
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const distance = editDistance(typed.toLowerCase(), word.toLowerCase());
    if (distance < least) [best, least] = [word, distance];
  }
  return best;
}
