import type { Creative } from "./data/creatives.ts";

/** How much the data change from one request to the next. */
export type Drift = "none" | "gentle" | "fierce";

/** How many requests it takes until a newer creative is published. */
const pace = 15;

/** The creatives as each request finds them: counts only grow, new ones appear, and fiercely some hide for once. */
export function createDrift(
  creatives: readonly Creative[],
  drift: Drift,
  draw: () => number,
): () => readonly Creative[] {
  if (drift === "none") return () => creatives;
  const newest = creatives.toSorted((left, right) => (left.startAt > right.startAt ? -1 : 1)).slice(0, 3);
  const share = drift === "gentle" ? 0.05 : 0.5;
  let grown = creatives;
  let turn = 0;
  return () => {
    const unpublished = new Set(
      newest.slice(0, Math.max(0, newest.length - Math.floor(turn / pace))).map(({ id }) => id),
    );
    turn += 1;
    grown = grown.map((one) => (draw() < share ? watched(one, draw) : one));
    return grown.filter(({ id }) => !unpublished.has(id) && (drift === "gentle" || draw() < 0.9));
  };
}

function watched(one: Creative, draw: () => number): Creative {
  if (one.viewCount === null) return one;
  return {
    ...one,
    viewCount: one.viewCount + Math.ceil(draw() * 20),
    likeCount: (one.likeCount ?? 0) + 1,
  };
}
