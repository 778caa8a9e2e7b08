import type { Creative } from "../data/creatives.ts";
import { wordsInCommon, type Compare } from "../pages.ts";
import type { Call } from "../world.ts";
import { wordsOfCreative } from "./media-filters.ts";

type Value = (creative: Creative) => number | null;

const time = ({ startAt }: Creative) => Date.parse(startAt);

/** What each order puts first the most of. */
function valueOf(sort: string, { world, input }: Call): Value {
  const followers = new Map(world.accounts.map(({ id, igFollowers }) => [id, igFollowers ?? 1]));
  const values: Record<string, Value> = {
    MOST_RECENT: time,
    OLDEST: (one) => -time(one),
    LONGEST_RUN: ({ daysRun }) => daysRun,
    MOST_IMPRESSIONS: ({ impressionPercentile, engagement }) =>
      world.takes("media-impressions", "hidden") ? engagement : impressionPercentile,
    MOST_LIKES: ({ likeCount }) => likeCount,
    MOST_COMMENTS: ({ commentCount }) => commentCount,
    MOST_VIEWS: ({ viewCount }) => viewCount,
    HIGHEST_ENGAGEMENT: ({ engagement, likeCount, commentCount }) =>
      world.takes("media-engagement", "sum") ? (likeCount ?? 0) + (commentCount ?? 0) : engagement,
    HIGHEST_OUTLIER: ({ outlier, viewCount, accountId }) =>
      world.takes("media-outlier", "views-per-follower")
        ? (viewCount ?? 0) / (followers.get(accountId) ?? 1)
        : outlier,
    relevance: (one) => wordsInCommon(String(input["query"]), wordsOfCreative(one, world), false),
  };
  return values[sort] ?? time;
}

/** The order that a search of creatives asks for. */
export function mediaOrder(call: Call): readonly [string, Compare<Creative>] {
  const { world, input } = call;
  const asked = input["sortBy"];
  const ignored = input["query"] !== undefined && world.takes("media-sort-beside-query", "ignored");
  const sort =
    typeof asked === "string" && !ignored
      ? asked
      : input["query"] !== undefined &&
          (world.takes("media-order", "relevance") || world.takes("media-query-filters", "orders"))
        ? "relevance"
        : world.takes("media-order", "oldest") ||
            (call.operation.version === "v1" && world.takes("v1-media-order", "oldest"))
          ? "OLDEST"
          : "MOST_RECENT";
  const value = valueOf(sort, call);
  const unknown = world.takes("order-unknown", "first") ? Infinity : -Infinity;
  const tie = world.takes("order-ties", "reversed") ? -1 : 1;
  const compare = (left: Creative, right: Creative) => {
    const [of, than] = [value(left) ?? unknown, value(right) ?? unknown];
    return of === than ? tie * (left.id < right.id ? -1 : left.id > right.id ? 1 : 0) : of > than ? -1 : 1;
  };
  return [typeof asked === "string" && !ignored ? asked : "", compare];
}
