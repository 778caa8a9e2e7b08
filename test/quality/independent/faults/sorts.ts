import type { Account } from "../data/accounts.ts";
import type { Family, Fault } from "../faults.ts";
import { accountOrder } from "../operations/account-filters.ts";
import { accountSorts, mediaSorts } from "../values.ts";
import { crash, family, fault, isAt, refusing, type Change } from "./make.ts";

function reordered(
  at: string,
  sort: string,
  change: (order: number, left: object, right: object) => number,
): Change {
  return {
    at,
    compare: (order, left, right, name, call) =>
      isAt(call, at) && name === sort ? change(order, left, right) : order,
  };
}

function number(row: object, field: string): number {
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : -1;
}

function ofSort(at: string, sort: string, findable?: string): readonly Fault[] {
  return [
    fault(
      `${sort}-ignored`,
      `\`sortBy\` ${sort} is ignored.`,
      reordered(at, sort, () => 0),
      { findable },
    ),
    fault(`${sort}-reversed`, `\`sortBy\` ${sort} puts first what belongs last.`, reversed(at, sort), {
      findable,
    }),
    failingSort(at, sort),
  ];
}

const reversed = (at: string, sort: string) => reordered(at, sort, (order) => -order);

const failingSort = (at: string, sort: string, id = sort) =>
  crash(`${id}-fails`, `\`sortBy\` ${sort}`, at, ({ sortBy }) => sortBy === sort);

const unseen: Readonly<Record<string, string>> = {
  MOST_IMPRESSIONS: "which number MOST_IMPRESSIONS compares is not stated",
  HIGHEST_ENGAGEMENT: "how engagement is computed is not stated",
  HIGHEST_OUTLIER: "what an outlier is, is not stated",
  MOST_VIEWS: "no account shows its views",
  MOST_ACTIVE_ADS: "no account shows its ads",
};

const seenOfMedia = {
  MOST_LIKES: "likeCount",
  MOST_COMMENTS: "commentCount",
  MOST_VIEWS: "viewCount",
  LONGEST_RUN: "daysRun",
};

const others: Readonly<Record<string, string>> = {
  MOST_LIKES: "commentCount",
  MOST_COMMENTS: "viewCount",
  MOST_VIEWS: "likeCount",
  LONGEST_RUN: "viewCount",
};

const media = "v2/searchMedia";

const mediaFamily = family("media-sorts", [
  ...mediaSorts.flatMap((sort) => ofSort(media, sort, sort === "MOST_VIEWS" ? undefined : unseen[sort])),
  ...Object.entries(seenOfMedia).flatMap(([sort, field]) => [
    fault(
      `${sort}-as-text`,
      `\`sortBy\` ${sort} compares numbers as texts.`,
      reordered(media, sort, (_, left, right) =>
        String(number(left, field)) > String(number(right, field)) ? -1 : 1,
      ),
    ),
    fault(
      `${sort}-by-another`,
      `\`sortBy\` ${sort} compares ${others[sort] ?? ""}.`,
      reordered(
        media,
        sort,
        (_, left, right) => number(right, others[sort] ?? "") - number(left, others[sort] ?? ""),
      ),
    ),
  ]),
  fault(
    "only-within-page",
    "`sortBy` orders each page for itself.",
    {
      compare: (order, _, __, sort, call) => (isAt(call, media) && sort !== "" ? 0 : order),
      page: (page, _, call) =>
        isAt(call, media) && call.input["sortBy"] === "MOST_VIEWS"
          ? [...page].sort((left, right) => number(right, "viewCount") - number(left, "viewCount"))
          : page,
    },
    { at: media },
  ),
]);

const search = "v1/searchBrands";

const unclear: Readonly<Record<string, string>> = {
  "NAME-reversed": "whether NAME goes from A to Z is not stated",
  "NAME-ignored":
    "without an order, the accounts that any search finds come by their names, as bytes have it",
  "MOST_FOLLOWERS-ignored":
    "without an order, the accounts that any search finds come by their followers too",
};

const accountFamily = family("account-sorts", [
  ...accountSorts
    .flatMap((sort) => ofSort(search, sort, unseen[sort]))
    .map((one) => ({ ...one, findable: unclear[one.id] ?? one.findable })),
  fault(
    "HIGHEST_ENGAGEMENT-by-followers",
    "`sortBy` HIGHEST_ENGAGEMENT compares followers.",
    reordered(
      search,
      "HIGHEST_ENGAGEMENT",
      (_, left, right) => number(right, "igFollowers") - number(left, "igFollowers"),
    ),
    { findable: unseen["HIGHEST_ENGAGEMENT"]! },
  ),
  ...["v2/searchBrands", "v2/searchCreators"].map((at) =>
    fault(
      `${at}-heeded-with-query`,
      "`sortBy` changes the order of a search by `query`, where it must be ignored.",
      {
        compare: (order, left, right, _, call) =>
          isAt(call, at) && call.input["query"] !== undefined && call.input["sortBy"] !== undefined
            ? accountOrder(call, undefined)[1](left as Account, right as Account)
            : order,
      },
      { at },
    ),
  ),
  fault(
    "v2-refused-with-query",
    "`sortBy` beside `query` is refused, where it must be ignored.",
    refusing(
      "v2/searchBrands",
      "sortBy",
      "cannot stand beside query",
      (sortBy, { query }) => sortBy !== undefined && query !== undefined,
    ),
  ),
]);

const campaigns = "v2/listCampaigns";

/** Lists whose order is stated without a `sortBy`. */
const stated: readonly (readonly [at: string, sort: string, what: string])[] = [
  ["v2/getInsights", "totals", "Totals"],
  ["v1/getInsights", "totals", "Totals"],
  ["v2/listLandingPages", "landingPages", "Landing pages"],
  ["v1/listLandingPages", "landingPages", "Landing pages"],
  ["v2/listCollabs", "collabs", "Collabs"],
  [campaigns, "", "Campaigns"],
  [campaigns, "MOST_RECENT", "Campaigns by MOST_RECENT"],
];

const orderFamily = family("orders", [
  ...stated.flatMap(([at, sort, what]) => {
    const name = `${at}${sort === "MOST_RECENT" ? "-most-recent" : ""}`;
    return [
      fault(
        `${name}-none`,
        `${what} come in no order.`,
        reordered(at, sort, () => 0),
      ),
      fault(`${name}-reversed`, `${what} come from least to most.`, reversed(at, sort)),
    ];
  }),
  fault(
    "campaigns-velocity-reversed",
    "`sortBy` HIGHEST_VELOCITY puts the lowest velocity first.",
    reversed(campaigns, "HIGHEST_VELOCITY"),
  ),
  ...["MOST_RECENT", "HIGHEST_VELOCITY"].map((sort) => failingSort(campaigns, sort, `campaigns/${sort}`)),
]);

/** Orders of rows. */
export const sortFamilies: readonly Family[] = [mediaFamily, accountFamily, orderFamily];
