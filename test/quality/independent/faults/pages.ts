import type { Family, Fault } from "../faults.ts";
import type { World } from "../world.ts";
import { asking, body, fault, ignoring, isAt, remembering, without } from "./make.ts";

const number = (value: unknown) => (typeof value === "number" ? value : 0);

function otherDefault(at: string, field: string, plain: number, other: number): Fault {
  return fault(
    `defaults/${at}-${field}-${other}`,
    `The default of \`${field}\` is ${other}, not ${plain}.`,
    asking(at, (input, { given }) => (field in given ? input : { ...input, [field]: other })),
  );
}

const defaults: Family = {
  id: "defaults",
  faults: [
    otherDefault("v2/searchMedia", "limit", 100, 10),
    otherDefault("v2/searchMedia", "limit", 100, 50),
    otherDefault("v2/getInsights", "limit", 100, 2),
    otherDefault("v2/listLandingPages", "limit", 100, 2),
    otherDefault("v2/listCampaigns", "limit", 10, 5),
    otherDefault("v2/listCampaigns", "limit", 10, 15),
    otherDefault("v2/listCollabs", "limit", 20, 10),
    otherDefault("v2/listCollabs", "limit", 20, 100),
    otherDefault("v2/searchTaxonomies", "limit", 20, 10),
    otherDefault("v2/searchTaxonomies", "limit", 20, 1000),
    otherDefault("v1/searchBrands", "count", 10, 2),
    otherDefault("v2/listLandingPages", "offset", 0, 1),
    otherDefault("v2/listCollabs", "offset", 0, 1),
    fault(
      "defaults/campaigns-of-30-days",
      "Without dates, campaigns of the last 30 days are returned, not of all time.",
      asking("v2/listCampaigns", (input) =>
        ["datePreset", "startDate", "endDate"].some((name) => name in input)
          ? input
          : { ...input, datePreset: "last-30-days" },
      ),
    ),
  ],
};

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

const limits: Family = {
  id: "limit",
  faults: [
    ...limited.map((at) =>
      fault(
        `limit/${at}-ignored`,
        "`limit` is ignored.",
        asking(at, (input) => ({ ...input, limit: 100000 })),
      ),
    ),
    ...limited.slice(0, 6).map((at) =>
      fault(
        `limit/${at}-one-more`,
        "One row more than `limit` is returned.",
        asking(at, (input) => ({ ...input, limit: number(input["limit"]) + 1 })),
      ),
    ),
    ...limited.slice(0, 6).map((at) =>
      fault(
        `limit/${at}-one-fewer`,
        "One row fewer than `limit` is returned, though there are more.",
        asking(at, (input) => ({ ...input, limit: Math.max(1, number(input["limit"]) - 1) })),
      ),
    ),
    fault(
      "limit/v1-search-count-ignored",
      "`count` is ignored in modes brand_name and smart.",
      ignoring("v1/searchBrands", "count"),
    ),
    fault(
      "limit/v1-search-count-cuts-ids",
      "`count` cuts the rows of mode ids.",
      {
        page: (page, _, call) =>
          isAt(call, "v1/searchBrands") && call.input["mode"] === "ids"
            ? page.slice(0, number(call.input["count"]))
            : page,
      },
      { at: "v1/searchBrands" },
    ),
    fault(
      "limit/v1-search-smart-fixed",
      "`count` is ignored in mode smart only.",
      asking("v1/searchBrands", (input) => (input["mode"] === "smart" ? without(input, "count") : input)),
    ),
  ],
};

const paged = ["v2/searchMedia", "v2/listLandingPages", "v2/listCollabs"];

const offsets: Family = {
  id: "offset",
  faults: paged.flatMap((at) => [
    fault(`offset/${at}-ignored`, "`offset` is ignored.", ignoring(at, "offset")),
    fault(
      `offset/${at}-one-less`,
      "Pages overlap: one row less than `offset` is skipped.",
      asking(at, (input) => ({ ...input, offset: Math.max(0, number(input["offset"]) - 1) })),
    ),
    fault(
      `offset/${at}-one-more`,
      "A row is lost between pages: one more than `offset` is skipped.",
      asking(at, (input) => (input["offset"] ? { ...input, offset: number(input["offset"]) + 1 } : input)),
    ),
    fault(
      `offset/${at}-pages`,
      "`offset` counts pages, not rows.",
      asking(at, (input) => ({ ...input, offset: number(input["offset"]) * number(input["limit"]) })),
    ),
    fault(
      `offset/${at}-from-the-end`,
      "Rows after an `offset` come in another order, so that pages repeat some and lose others.",
      {
        rows: (rows, call) => (isAt(call, at) && number(call.input["offset"]) > 0 ? rows.toReversed() : rows),
      },
      { at },
    ),
  ]),
};

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

const counts: Family = {
  id: "count",
  faults: [
    ...counted.map((at) =>
      remembering(
        `count/${at}-total`,
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
      ),
    ),
    ...["v2/searchMedia", "v2/getInsights", "v2/listCollabs", "v1/searchMedia", "v2/searchTaxonomies"].map(
      (at) =>
        fault(
          `count/${at}-one-more`,
          "`count` is one more than there are rows.",
          body(at, (plain) => ({ ...plain, count: number(plain["count"]) + 1 })),
        ),
    ),
    ...["v2/searchMedia", "v1/searchMedia", "v1/searchBrands"].map((at) =>
      fault(
        `count/${at}-at-least-one`,
        "`count` is 1, which is charged, where no rows are returned.",
        body(at, (plain) => ({ ...plain, count: Math.max(1, number(plain["count"])) })),
      ),
    ),
    fault(
      "count/mix-of-creatives",
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
  ],
};

const repeated = [...counted.slice(0, 4), "v1/searchBrands", "v1/searchMedia", "v2/searchBrands"];

const pages: Family = {
  id: "pages",
  faults: [
    ...repeated.map((at) =>
      fault(
        `pages/${at}-row-twice`,
        "The first row of a page stands in it twice.",
        {
          page: (page, _, call) =>
            isAt(call, at) && page.length > 1 ? [...page.slice(0, 1), ...page.slice(0, -1)] : page,
        },
        { at },
      ),
    ),
    ...paged.map((at) =>
      fault(
        `pages/${at}-second-page-is-first`,
        "The second page holds the rows of the first in reverse.",
        {
          page: (page, rows, call) =>
            isAt(call, at) && number(call.input["offset"]) === page.length
              ? rows.slice(0, page.length).toReversed()
              : page,
        },
        { at },
      ),
    ),
    ...paged.map((at) =>
      remembering(
        `pages/${at}-other-rows-each-time`,
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
      ),
    ),
    fault(
      "pages/media-last-row-lost",
      "The last of all matching rows is never returned.",
      { rows: (rows, call) => (isAt(call, "v2/searchMedia") ? rows.slice(0, -1) : rows) },
      {
        at: "v2/searchMedia",
        findable:
          "which creatives exist shows only in responses, and this one is in none unless another filter puts another row last",
      },
    ),
  ],
};

/** Limits, offsets, counts and pages. */
export const pageFamilies: readonly Family[] = [defaults, limits, offsets, counts, pages];
