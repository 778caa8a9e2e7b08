import type { CreativeRecord, Draft } from "../base/records.ts";

/** Known impressions of these creatives, the lowest first. */
export function sortedImpressions(creatives: readonly CreativeRecord[]): Float64Array {
  return Float64Array.from(creatives.flatMap((creative) => creative.impressions ?? [])).sort();
}

/** Tells each creative which share of `impressions`, sorted, is lower than its own. */
export function ratePercentiles(
  creatives: readonly Draft<CreativeRecord>[],
  impressions: Float64Array,
): void {
  const last = Math.max(1, impressions.length - 1);
  for (const creative of creatives) {
    if (creative.impressions === null) continue;
    const lower = countBelow(impressions, creative.impressions);
    creative.impressionPercentile = Math.min(100, Math.floor((100 * lower) / last));
  }
}

function countBelow(sorted: Float64Array, limit: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? limit) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
