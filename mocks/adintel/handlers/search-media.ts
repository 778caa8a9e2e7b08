import { operations } from "@adintel/client/operations";
import type { MediaItem, MediaStatus } from "@adintel/client/types";
import type { Takes } from "../../engine/scenarios/readings.ts";
import { dropEmptyText, setField } from "../readings/fields.ts";
import { matchLandingPage, matchLocation } from "../readings/matches.ts";
import { anything } from "../../engine/rows/filter.ts";
import type { FactsOf, ListDefinition } from "../../engine/rows/list-definition.ts";
import { listing } from "../../engine/rows/list.ts";
import type { NamesOf, Rows } from "../../engine/rows/table.ts";
import { creativesIn, searchableIn } from "../content/content.ts";
import type { CreativeRecord } from "../corpus/index.ts";
import { madeOfCreative } from "./row-fields.ts";

/** What no row shows of a creative. */
export const facts: FactsOf<Rows["v2"]["searchMedia"], CreativeRecord> = {
  effects: {
    status: ({ active }): MediaStatus => (active ? "ACTIVE" : "INACTIVE"),
    taxonomy: ({ taxonomy }) => taxonomy,
    funnelStage: ({ funnelStage }) => funnelStage,
    language: ({ language, mediaType }, { takes }) =>
      mediaType === "IMAGE" && takes("language-of-silent", "kept") ? anything : language,
    location: ({ location }) => location,
    landingPage: ({ landingPage }) => landingPage,
    lowImpressions: ({ lowImpressions, impressionPercentile: percentile }, { takes }) =>
      takes("low-impressions", "lower-half") ? (percentile ?? 50) < 50 : lowImpressions,
    partnershipAd: ({ partnershipAd, ugcCharacter }, { takes }) =>
      takes("partnership", "person") ? ugcCharacter !== null : partnershipAd,
    crossposted: ({ crossposted }) => crossposted,
  },
  orders: {
    MOST_IMPRESSIONS: ({ impressions, impressionPercentile }, { takes }) =>
      takes("media-impressions", "percentile") ? impressionPercentile : impressions,
    HIGHEST_ENGAGEMENT: ({ engagementRate, likeCount, commentCount }, { takes }) =>
      takes("media-engagement", "sum") ? (likeCount ?? 0) + (commentCount ?? 0) : engagementRate,
    HIGHEST_OUTLIER: ({ outlierScore, viewCount, account }, { takes }) =>
      takes("media-outlier", "views-per-follower")
        ? (viewCount ?? 0) / (account.igFollowers ?? 1)
        : outlierScore,
  },
  reads: {},
};

const newest = { field: "startAt" satisfies keyof MediaItem, direction: "descending" } as const;
export const oldest = { field: "startAt" satisfies keyof MediaItem, direction: "ascending" } as const;

const matchCategories = (takes: Takes) => (takes("categories-match", "all") ? "all" : undefined);

/** How creatives are found and shown, in v1 and v2. */
export const creativeSearch = {
  candidates: creativesIn,
  accountOf: ({ account }) => account,
  search: (world, text) => searchableIn(world).creatives().search(text),
  made: madeOfCreative,
  instants: { startAt: ({ startedAt }) => startedAt, endAt: ({ endedAt }) => endedAt } satisfies {
    [Field in keyof MediaItem]?: (creative: CreativeRecord) => number | null;
  },
  period: ({ startedAt, endedAt }, now) => ({ start: startedAt, end: endedAt ?? now }),
  order: newest,
  depends: ["order-unknown", "order-ties", "media-impressions", "media-engagement", "media-outlier"],
  matches: { location: matchLocation, landingPage: matchLandingPage, categories: matchCategories },
} satisfies Partial<ListDefinition<CreativeRecord, CreativeRecord>>;

const { effects } = operations.v2.searchMedia;
type Name = NamesOf<Rows["v2"]["searchMedia"]>;

export const searchMedia = listing<CreativeRecord>({
  ...creativeSearch,
  facts,
  orderIn: ({ takes }) =>
    takes("media-order", "newest") ? newest : takes("media-order", "oldest") ? oldest : undefined,
  allows: ({ path, message }, takes) =>
    message.startsWith("one of ") &&
    ((path === "accountId" && takes("details-scope", "query")) ||
      (path === "query" && takes("details-scope", "account"))),
  adapt(fields, { world: { takes } }) {
    const drop = (name: Name) => void fields.delete(name);
    const has = (name: Name) => fields.has(name);
    if (!has("status") && !takes("status-default", "all"))
      setField(fields, "status", effects.status, takes("status-default", "active") ? "ACTIVE" : "INACTIVE");
    if (has("query") && takes("media-sort-beside-query", "ignored")) drop("sortBy");
    if (has("accountId") && takes("media-query-beside-account", "ignored")) drop("query");
    dropEmptyText(fields, "query" satisfies Name, takes("search-text-empty", "nothing"));
    if ((has("startDate") || has("endDate")) && takes("preset-beside-dates", "dates")) drop("datePreset");
  },
});
