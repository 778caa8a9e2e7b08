import { editDistance } from "../../../scripts/lib/text.ts";

/** The known word that a word is most like, if it is close to any: for a hint. */
export function likeliest(word: string, known: readonly string[]): string | undefined {
  const folded = word.toLowerCase();
  const near = known
    .map((one) => ({ one, distance: word.length > 40 ? Infinity : editDistance(folded, one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = near;
  return best && best.distance <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
    ? best.one
    : undefined;
}
