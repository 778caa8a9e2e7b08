import type { Channel } from "@adintel/client/types";
import type { Random } from "../base/random.ts";
import type { CreativeRecord } from "../base/records.ts";
import { DAY } from "../base/time.ts";

export type Reach = ReturnType<typeof makeReach>;

/** Below this many impressions, a creative has few of them. */
export const LOW_IMPRESSIONS = 1_000;

/** Upper ends of the ranges in which impressions are told. */
const ranges: readonly (readonly [below: number, text: string])[] = [
  [1_000, "<1K"],
  [5_000, "1K-5K"],
  [10_000, "5K-10K"],
  [50_000, "10K-50K"],
  [100_000, "50K-100K"],
  [200_000, "100K-200K"],
  [500_000, "200K-500K"],
  [1_000_000, "500K-1M"],
  [Infinity, ">1M"],
];

/** Makes up how far a creative got, given how many people its account reaches with a typical one. */
export function makeReach(
  random: Random,
  audience: number,
  channels: readonly Channel[],
  { startedAt, endedAt, now }: Pick<CreativeRecord, "startedAt" | "endedAt"> & { now: number },
) {
  const isAd = channels.includes("META_AD");
  const isOrganic = channels.length > 1 || !isAd;
  const seen = seenBy(random, audience, startedAt === null ? 30 : ((endedAt ?? now) - startedAt) / DAY);
  const views = Math.floor(seen * (0.4 + 0.5 * random.fraction()));
  const likes = Math.max(1, Math.floor(views * (0.01 + 0.08 * random.fraction())));
  const comments = Math.floor(likes * (0.005 + 0.1 * random.fraction()));

  // An ad library tells impressions and rarely views, a social network the reverse.
  const impressions = isAd ? random.orNull(0.12, seen) : null;
  const viewCount = random.orNull(isOrganic ? 0.05 : 0.75, views);
  const knownLikes = random.orNull(0.06, likes);
  const knownComments = random.orNull(0.08, comments);
  const likeCount = viewCount === null ? null : knownLikes;
  const commentCount = viewCount === null ? null : knownComments;
  return {
    viewCount,
    likeCount,
    commentCount,
    engagementRate: rateOf(viewCount, likeCount, commentCount),
    impressions,
    impressionsText: textOf(impressions),
    lowImpressions: impressions !== null && impressions < LOW_IMPRESSIONS,
  };
}

// Most creatives do as usual, some fail and a few travel far; in its first hours hardly anybody has seen one.
function seenBy(random: Random, audience: number, days: number): number {
  const luck = random.fraction();
  const fate = random.fraction();
  const arrived = Math.min(1, days / 7);
  if (fate < 0.07) return 20 + Math.floor(arrived * random.int(40, LOW_IMPRESSIONS - 21));
  const factor = 0.1 + 2.4 * luck * luck * random.fraction() + (fate > 0.98 ? 8 : 0);
  return 20 + Math.floor((40 + audience * factor) * arrived);
}

/** Likes and comments as a share of views. */
export function rateOf(views: number | null, likes: number | null, comments: number | null): number | null {
  if (views === null || views === 0 || likes === null || comments === null) return null;
  return Math.round(((likes + comments) / views) * 10_000) / 10_000;
}

export function textOf(impressions: number | null): string | null {
  return ranges.find(([below]) => impressions !== null && impressions < below)?.[1] ?? null;
}

/** The impressions that a text stands for, from the first to, not including, the second. */
export function impressionRange(text: string): readonly [from: number, to: number] | undefined {
  const place = ranges.findIndex(([, name]) => name === text);
  const [to] = ranges[place] ?? [];
  return to === undefined ? undefined : [ranges[place - 1]?.[0] ?? 0, to];
}
