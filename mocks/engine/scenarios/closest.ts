/** The word that was perhaps meant: the one that differs in the fewest letters, if those are few. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = 1 + Math.min(3, Math.ceil(typed.length / 3));
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const distance = distanceOf(typed.toLowerCase(), word.toLowerCase());
    if (distance < least) [best, least] = [word, distance];
  }
  return best;
}

/** How many letters must be changed, added or removed to get from one word to the other (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = (row[column] ?? 0) + (letter === other[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
