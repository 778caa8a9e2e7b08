/** A count for pages: `1 operation`, `2,000 operations`. */
export function counted(number: number, one: string, several = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : several}`;
}

/** A count for messages, without separators: `2000 requests`. */
export function plainCount(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** The Levenshtein distance; it may be infinite if it is more than `limit`, which is faster. */
function editDistance(one: string, other: string, limit = Infinity): number {
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

/** The known words most similar to a mistyped one, the best first. */
export function nearest(text: string, known: Iterable<string>, maxWords = 3): string[] {
  const limit = Math.min(6, Math.ceil(text.length / 3));
  return [...new Set(known)]
    .map((word) => ({ word, distance: editDistance(text.toLowerCase(), word.toLowerCase(), limit) }))
    .filter((one) => one.distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxWords)
    .map(({ word }) => word);
}

/** A signed 32-bit number that stands for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** `a, b and c`. */
export function listed(words: readonly string[], before: "and" | "or" = "and"): string {
  const others = words.slice(0, -1).join(", ");
  return `${others === "" ? "" : `${others} ${before} `}${words.at(-1) ?? ""}`;
}

/** `; did you mean a, b or c?`; empty without words. */
export function suggestion(words: readonly string[]): string {
  return words.length === 0 ? "" : `; did you mean ${listed(words, "or")}?`;
}

/** Whether a text is a date without a time, such as 2026-11-21. */
export function isDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  // 30 February would become a day in March.
  return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().slice(0, 10) === text;
}

/** A part of an address, decoded if it can be. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
