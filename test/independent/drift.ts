import type { Creative } from "./data/creatives.ts";

/** How much the data change from one request to the next. */
export type Drift = "none" | "gentle" | "fierce";

/** The creatives as the next request finds them. */
export function drifted(
  creatives: readonly Creative[],
  drift: Drift,
  draw: () => number,
): readonly Creative[] {
  if (drift === "none") return creatives;
  const grown = creatives.map((one) =>
    draw() < (drift === "gentle" ? 0.05 : 0.5) && one.viewCount !== null
      ? { ...one, viewCount: one.viewCount + Math.ceil(draw() * 20), likeCount: (one.likeCount ?? 0) + 1 }
      : one,
  );
  return drift === "gentle" ? grown : grown.filter(() => draw() < 0.9);
}
