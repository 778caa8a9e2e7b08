/** How many letters of a word may be wrong: none of a short one, which would be another word. */
function most(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** From so many letters on a word may have a letter in place of another: `rows` is not meant by `roas`. */
const replaceable = 5;

/**
 * The word that was meant by one that is nowhere, if there is any: the most like it, and of several the one that is used most.
 *
 * @param words The words that there are, and how often.
 */
export function corrected(typed: string, words: ReadonlyMap<string, number>): string | undefined {
  // A number with a wrong digit is another number.
  if (!/^\p{L}+$/u.test(typed)) return undefined;
  let best: { word: string; rank: number; often: number } | undefined;
  for (const [word, often] of words) {
    if (Math.abs(word.length - typed.length) > most(typed.length)) continue;
    const away = distance(typed, word, most(typed.length));
    if (away === undefined) continue;
    // Few people get the first letter wrong.
    const rank = away + (word[0] === typed[0] ? 0 : 0.5);
    if (!best || rank < best.rank || (rank === best.rank && often > best.often)) best = { word, rank, often };
  }
  return best?.word;
}

/** How many letters have to be put in, left out, changed or swapped with the next; `undefined` if more than `limit`. */
function distance(one: string, other: string, limit: number): number | undefined {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : one.length < replaceable ? 2 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return undefined;
    [before, last] = [last, row];
  }
  const away = last.at(-1) ?? 0;
  return away > limit ? undefined : away;
}
