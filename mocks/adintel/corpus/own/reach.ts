import type { CreativeData } from "./data.ts";
import type { Random } from "../base/random.ts";
import { impressionRange, LOW_IMPRESSIONS, rateOf, textOf, type Reach } from "../makers/reach.ts";

/** How far a creative got of which some facts are given; likes follow views, and the reverse. */
export function ownReach(facts: CreativeData, made: Reach, random: Random, isAd: boolean): Reach {
  const likeShare = 0.01 + 0.08 * random.fraction();
  const commentShare = 0.005 + 0.1 * random.fraction();
  const seenShare = 0.4 + 0.5 * random.fraction();

  const atLeast = Math.max(facts.likeCount ?? 0, facts.commentCount ?? 0);
  const fromLikes = typeof facts.likeCount === "number" ? Math.floor(facts.likeCount / likeShare) : atLeast;
  const { viewCount = atLeast > 0 ? Math.max(fromLikes, atLeast) : made.viewCount } = facts;
  const isMade = viewCount === made.viewCount;
  const likes = isMade ? made.likeCount : viewCount === null ? null : Math.floor(viewCount * likeShare);
  const { likeCount = likes } = facts;
  const follows = isMade && likeCount === made.likeCount;
  const comments = follows
    ? made.commentCount
    : likeCount === null
      ? null
      : Math.floor(likeCount * commentShare);
  const { commentCount = comments } = facts;

  const seen = viewCount !== null && !isMade ? Math.floor(viewCount / seenShare) : made.impressions;
  const impressions = impressionsOf(facts, isAd ? seen : null, random);
  const { engagementRate = rateOf(viewCount, likeCount, commentCount) } = facts;
  const { impressionsText = textOf(impressions) } = facts;
  return {
    viewCount,
    likeCount,
    commentCount,
    engagementRate,
    impressions,
    impressionsText,
    lowImpressions: facts.lowImpressions ?? (impressions !== null && impressions < LOW_IMPRESSIONS),
  };
}

/** Those that are given, or the usual ones where they fit to what is. */
function impressionsOf(facts: CreativeData, usual: number | null, random: Random): number | null {
  const share = random.fraction();
  const { impressions, impressionsText: text, lowImpressions } = facts;
  if (impressions !== undefined) return impressions;
  if (text === null) return null;
  const range = text === undefined ? undefined : impressionRange(text);
  if (range) {
    const [from, to] = range;
    if (usual !== null && usual >= from && usual < to) return usual;
    return from + Math.floor(share * ((to === Infinity ? 2 * from : to) - from));
  }
  if (lowImpressions === true && (usual === null || usual >= LOW_IMPRESSIONS))
    return 1 + Math.floor(share * (LOW_IMPRESSIONS - 1));
  if (lowImpressions === false && usual !== null && usual < LOW_IMPRESSIONS)
    return LOW_IMPRESSIONS + Math.floor(share * LOW_IMPRESSIONS);
  return usual;
}
