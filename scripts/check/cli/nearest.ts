/** The words that a mistyped one may have meant, the likeliest first; none where all are far off. */
export function nearest(text: string, known: Iterable<string>, atMost = 3): string[] {
  const limit = Math.min(6, Math.ceil(text.length / 3));
  return [...new Set(known)]
    .map((word) => ({ word, distance: distance(text.toLowerCase(), word.toLowerCase(), limit) }))
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

/** Levenshtein's distance; anything above the limit counts as infinite, so that long lists are quick to look through. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? Infinity;
}
