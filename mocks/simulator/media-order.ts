import type { MediaSortBy } from "@adintel/client/types";
import type { CreativeRecord } from "../corpus/records.ts";

/** What each order compares; `OLDEST` turns its sign. Engagement and outlier are our reading of the names. */
const keys: Record<MediaSortBy, (creative: CreativeRecord) => number | null> = {
  MOST_RECENT: ({ startedAt }) => startedAt,
  OLDEST: ({ startedAt }) => (startedAt === null ? null : -startedAt),
  LONGEST_RUN: ({ daysRun }) => daysRun,
  MOST_IMPRESSIONS: ({ impressions }) => impressions,
  MOST_LIKES: ({ likeCount }) => likeCount,
  MOST_COMMENTS: ({ commentCount }) => commentCount,
  MOST_VIEWS: ({ viewCount }) => viewCount,
  HIGHEST_ENGAGEMENT: ({ engagementRate }) => engagementRate,
  HIGHEST_OUTLIER: ({ outlierScore }) => outlierScore,
};

/** The creatives in an order: highest first, what is unknown last, ties by id. */
export function sortCreatives(creatives: readonly CreativeRecord[], sortBy: MediaSortBy): CreativeRecord[] {
  return [...creatives].sort(comparison(sortBy));
}

/** Two lists that are in an order each, as one in that order; nothing is copied, however long they are. */
export function* mergeCreatives(
  one: readonly CreativeRecord[],
  other: readonly CreativeRecord[],
  sortBy: MediaSortBy,
): Iterable<CreativeRecord> {
  const compare = comparison(sortBy);
  let taken = 0;
  for (const creative of one) {
    for (let next = other[taken]; next && compare(next, creative) < 0; next = other[taken]) {
      yield next;
      taken += 1;
    }
    yield creative;
  }
  yield* other.slice(taken);
}

function comparison(sortBy: MediaSortBy) {
  const key = keys[sortBy];
  return (a: CreativeRecord, b: CreativeRecord) => compareDescending(key(a), key(b)) || compareIds(a, b);
}

/** Higher numbers first and null last, for `Array.sort`. */
export function compareDescending(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return b - a;
}

export function compareIds(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
