import { editDistance } from "../../lib/text.ts";

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
