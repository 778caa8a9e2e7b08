import type { Family, Fault } from "../faults.ts";
import type { Row, World } from "../world.ts";
import {
  asking,
  body,
  each,
  family,
  fault,
  ignoring,
  isAt,
  listing,
  paging,
  remembering,
  without,
} from "./make.ts";

const number = (value: unknown) => (typeof value === "number" ? value : 0);

/** Reads another number in a field. */
const counting = (at: string, field: string, change: (value: number, input: Row) => number) =>
  asking(at, (input) => ({ ...input, [field]: change(number(input[field]), input) }));

const initial: readonly (readonly [at: string, field: string, stated: number, ...others: number[]])[] = [
  ["v2/searchMedia", "limit", 100, 10, 50],
  ["v2/getInsights", "limit", 100, 2],
  ["v2/listLandingPages", "limit", 100, 2],
  ["v2/listCampaigns", "limit", 10, 5, 15],
  ["v2/listCollabs", "limit", 20, 10, 100],
  ["v2/searchTaxonomies", "limit", 20, 10, 1000],
  ["v1/searchBrands", "count", 10, 2],
  ["v2/listLandingPages", "offset", 0, 1],
  ["v2/listCollabs", "offset", 0, 1],
];

const defaults = family("defaults", [
  ...initial.flatMap(([at, field, stated, ...others]) =>
    others.map((other) =>
      fault(
        `${at}-${field}-${other}`,
        `The default of \`${field}\` is ${other}, not ${stated}.`,
        asking(at, (input, { given }) => (field in given ? input : { ...input, [field]: other })),
      ),
    ),
  ),
  fault(
    "campaigns-of-30-days",
    "Without dates, campaigns of the last 30 days are returned, not of all time.",
    asking("v2/listCampaigns", (input) =>
      ["datePreset", "startDate", "endDate"].some((name) => name in input)
        ? input
        : { ...input, datePreset: "last-30-days" },
    ),
  ),
]);

const limited = [
  "v2/searchMedia",
  "v2/getInsights",
  "v2/listLandingPages",
  "v2/listCampaigns",
  "v2/listCollabs",
  "v2/searchTaxonomies",
  "v2/searchBrands",
  "v2/searchCreators",
  "v1/searchMedia",
  "v1/getInsights",
  "v1/listLandingPages",
];

const limits = family("limit", [
  ...each(limited, "*-ignored", "`limit` is ignored.", (at) => counting(at, "limit", () => 100000)),
  ...each(limited.slice(0, 6), "*-one-more", "One row more than `limit` is returned.", (at) =>
    counting(at, "limit", (limit) => limit + 1),
  ),
  ...each(
    limited.slice(0, 6),
    "*-one-fewer",
    "One row fewer than `limit` is returned, though there are more.",
    (at) => counting(at, "limit", (limit) => Math.max(1, limit - 1)),
  ),
  fault(
    "v1-search-count-ignored",
    "`count` is ignored in modes brand_name and smart.",
    ignoring("v1/searchBrands", "count"),
  ),
  fault(
    "v1-search-count-cuts-ids",
    "`count` cuts the rows of mode ids.",
    paging("v1/searchBrands", (page, _, { input }) =>
      input["mode"] === "ids" ? page.slice(0, number(input["count"])) : page,
    ),
  ),
  fault(
    "v1-search-smart-fixed",
    "`count` is ignored in mode smart only.",
    asking("v1/searchBrands", (input) => (input["mode"] === "smart" ? without(input, "count") : input)),
  ),
]);

const paged = ["v2/searchMedia", "v2/listLandingPages", "v2/listCollabs"];

const offsets = family(
  "offset",
  paged.flatMap((at) => [
    fault(`${at}-ignored`, "`offset` is ignored.", ignoring(at, "offset")),
    fault(
      `${at}-one-less`,
      "Pages overlap: one row less than `offset` is skipped.",
      counting(at, "offset", (offset) => Math.max(0, offset - 1)),
    ),
    fault(
      `${at}-one-more`,
      "A row is lost between pages: one more than `offset` is skipped.",
      counting(at, "offset", (offset) => (offset === 0 ? 0 : offset + 1)),
    ),
    fault(
      `${at}-pages`,
      "`offset` counts pages, not rows.",
      counting(at, "offset", (offset, { limit }) => offset * number(limit)),
    ),
    fault(
      `${at}-from-the-end`,
      "Rows after an `offset` come in another order, so that pages repeat some and lose others.",
      listing(at, (rows, { input }) => (number(input["offset"]) > 0 ? rows.toReversed() : rows)),
    ),
  ]),
);

const counted = [
  "v2/searchMedia",
  "v2/listLandingPages",
  "v2/listCampaigns",
  "v2/listCollabs",
  "v2/searchTaxonomies",
  "v2/searchBrands",
  "v1/searchBrands",
  "v1/searchMedia",
];

/** Counts all rows in place of those of the page. */
function total(at: string): Fault {
  return remembering(
    `${at}-total`,
    "`count` is the number of all matching rows, not of those returned.",
    () => {
      // Each request has a world of its own, and several may be under way.
      const totals = new WeakMap<World, number>();
      return {
        rows(rows, { world }) {
          totals.set(world, rows.length);
          return rows;
        },
        ...body(at, (plain, { world }) => ({ ...plain, count: totals.get(world) ?? plain["count"] })),
      };
    },
    { at },
  );
}

/** Changes the `count` of responses. */
const miscounting = (at: string, change: (count: number) => number) =>
  body(at, (plain) => ({ ...plain, count: change(number(plain["count"])) }));

const counts = family("count", [
  ...counted.map(total),
  ...each(
    ["v2/searchMedia", "v2/getInsights", "v2/listCollabs", "v1/searchMedia", "v2/searchTaxonomies"],
    "*-one-more",
    "`count` is one more than there are rows.",
    (at) => miscounting(at, (count) => count + 1),
  ),
  ...each(
    ["v2/searchMedia", "v1/searchMedia", "v1/searchBrands"],
    "*-at-least-one",
    "`count` is 1, which is charged, where no rows are returned.",
    (at) => miscounting(at, (count) => Math.max(1, count)),
  ),
  fault(
    "mix-of-creatives",
    "`count` of MEDIA_MIX is the sum of its rows' counts, not the number of rows.",
    body("v2/getInsights", (plain) =>
      Array.isArray(plain["rows"])
        ? {
            ...plain,
            count: plain["rows"].reduce((sum: number, row: { count: number }) => sum + row.count, 0),
          }
        : plain,
    ),
  ),
]);

const repeated = [...counted.slice(0, 4), "v1/searchBrands", "v1/searchMedia", "v2/searchBrands"];

function otherRowsEachTime(at: string): Fault {
  return remembering(
    `${at}-other-rows-each-time`,
    "The same request gets other rows each time, so that paging neither finds all nor each once.",
    () => {
      let turn = 0;
      return {
        rows(rows, call) {
          if (!isAt(call, at)) return rows;
          turn += 1;
          return [...rows.slice(turn % rows.length), ...rows.slice(0, turn % rows.length)];
        },
      };
    },
    { at },
  );
}

const pages = family("pages", [
  ...each(repeated, "*-row-twice", "The first row of a page stands in it twice.", (at) =>
    paging(at, (page) => (page.length > 1 ? [...page.slice(0, 1), ...page.slice(0, -1)] : page)),
  ),
  ...each(paged, "*-second-page-is-first", "The second page holds the rows of the first in reverse.", (at) =>
    paging(at, (page, rows, { input }) =>
      number(input["offset"]) === page.length ? rows.slice(0, page.length).toReversed() : page,
    ),
  ),
  ...paged.map(otherRowsEachTime),
  fault(
    "media-last-row-lost",
    "The last of all matching rows is never returned.",
    listing("v2/searchMedia", (rows) => rows.slice(0, -1)),
    {
      findable:
        "which creatives exist shows only in responses, and this one is in none unless another filter puts another row last",
    },
  ),
]);

/** Limits, offsets, counts and pages. */
export const pageFamilies: readonly Family[] = [defaults, limits, offsets, counts, pages];
