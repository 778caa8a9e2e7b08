import type { MediaItem, MediaStatus } from "@adintel/client/types";
import type { FactsOf, ListDefinition } from "../../engine/rows/list-definition.ts";
import { listing } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { creativesIn, searchableIn } from "../content/content.ts";
import type { CreativeRecord } from "../corpus/index.ts";
import { madeOfCreative } from "./row-fields.ts";

/** What no row shows of a creative. */
export const facts: FactsOf<Rows["v2"]["searchMedia"], CreativeRecord> = {
  effects: {
    status: ({ active }): MediaStatus => (active ? "ACTIVE" : "INACTIVE"),
    taxonomy: ({ taxonomy }) => taxonomy,
    funnelStage: ({ funnelStage }) => funnelStage,
    language: ({ language }) => language,
    location: ({ location }) => location,
    landingPage: ({ landingPage }) => landingPage,
    lowImpressions: ({ lowImpressions }) => lowImpressions,
    partnershipAd: ({ partnershipAd }) => partnershipAd,
    crossposted: ({ crossposted }) => crossposted,
  },
  orders: {
    MOST_IMPRESSIONS: ({ impressions }) => impressions,
    HIGHEST_ENGAGEMENT: ({ engagementRate }) => engagementRate,
    HIGHEST_OUTLIER: ({ outlierScore }) => outlierScore,
  },
  reads: {},
};

/** How creatives are found and shown, in v1 and v2. */
export const creativeSearch = {
  candidates: creativesIn,
  accountOf: ({ account }) => account,
  search: (world, text) => searchableIn(world).creatives().search(text),
  made: madeOfCreative,
  instants: { startAt: ({ startedAt }) => startedAt, endAt: ({ endedAt }) => endedAt } satisfies {
    [Field in keyof MediaItem]?: (creative: CreativeRecord) => number | null;
  },
  order: { field: "startAt" satisfies keyof MediaItem, direction: "descending" },
} satisfies Partial<ListDefinition<CreativeRecord, CreativeRecord>>;

/** POST /media of v2. */
export const searchMedia = listing<CreativeRecord>({
  ...creativeSearch,
  facts,
});
