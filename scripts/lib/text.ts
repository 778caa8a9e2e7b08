/** How many there are of something, as a page shows it: `1 operation`, `2,000 operations`. */
export function counted(number: number, one: string, several = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : several}`;
}

/** The same without separators, as a message shows it: `2000 requests`. */
export function plainCount(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/**
 * How many letters must be changed, added or removed to get from one word to the other (Levenshtein). More than `limit` may
 * count as infinite, so that long lists are quick to look through.
 */
export function editDistance(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[other.length] ?? Infinity;
}

/** The words that a mistyped one may have meant, the likeliest first; none where all are far off. */
export function nearest(text: string, known: Iterable<string>, atMost = 3): string[] {
  const limit = Math.min(6, Math.ceil(text.length / 3));
  return [...new Set(known)]
    .map((word) => ({ word, distance: editDistance(text.toLowerCase(), word.toLowerCase(), limit) }))
    .filter((one) => one.distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, atMost)
    .map(({ word }) => word);
}

/** `; did you mean a, b or c?`, or nothing where there is nothing to suggest. */
export function suggestion(words: readonly string[]): string {
  const [last = "", ...others] = [...words].reverse();
  if (words.length === 0) return "";
  return `; did you mean ${others.length > 0 ? `${others.reverse().join(", ")} or ` : ""}${last}?`;
}
