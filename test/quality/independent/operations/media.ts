import { dateFields, dateProblems } from "../dates.ts";
import {
  choice,
  flag,
  initially,
  integer,
  language,
  limit,
  list,
  number,
  offset,
  openInitially,
  text,
} from "../fields.ts";
import { limitOf, numberOf, offsetOf, page, textsOf } from "../pages.ts";
import { mediaRow, mediaRowV1 } from "../rows.ts";
import * as values from "../values.ts";
import { isTaxonomyPath } from "../data/taxonomies.ts";
import type { Field, Operation, Problem, Row, World } from "../world.ts";
import { mediaFilters } from "./media-filters.ts";
import { mediaOrder } from "./media-sorts.ts";

const lists = {
  channel: list(choice(values.channels)),
  format: list(choice(values.formats)),
  duration: list(choice(values.durations)),
  categories: list(choice(values.categories)),
  taxonomy: list(text()),
  funnelStage: list(choice(values.funnelStages)),
  language: list(language),
  location: list(text()),
};

const bounds = { minDaysRun: number, maxDaysRun: number, minViewCount: number, maxViewCount: number };

/** POST /media of v2. */
export const searchMedia: Operation = {
  id: "v2/searchMedia",
  version: "v2",
  method: "POST",
  path: "/media",
  metered: true,
  perMinute: 120,
  strict: true,
  fields: {
    accountId: text(),
    query: text(),
    ...lists,
    status: choice(values.statuses),
    ...dateFields,
    ...bounds,
    landingPage: text(),
    landingPageMatch: choice(values.matches),
    lowImpressions: flag,
    partnershipAd: flag,
    crossposted: flag,
    sortBy: choice(values.mediaSorts),
    limit: initially(100, limit),
    offset: initially(0, offset),
  },
  check: (input, world) => [...dateProblems(input, world), ...problemsOf(input, world)],
  handle(call) {
    const { world, account, input } = call;
    const status = input["status"] ?? defaultStatus(world);
    const rows = page(call, {
      rows: world.creatives,
      filters: mediaFilters,
      chosen: { ...input, status, ...(input["accountId"] !== undefined && { accountId: account?.id ?? "" }) },
      order: mediaOrder(call),
      offset: offsetOf(call),
      limit: limitOf(call),
    });
    return { count: rows.length, media: rows.map((row) => mediaRow(row, world)) };
  },
};

function defaultStatus({ takes }: World): string | undefined {
  if (takes("status-default", "active")) return "ACTIVE";
  return takes("status-default", "inactive") ? "INACTIVE" : undefined;
}

/** What no field of POST /media alone shows. */
function problemsOf(input: Row, { takes }: World): readonly Problem[] {
  const found: Problem[] = [];
  const fault = (path: string, message: string) => found.push({ path, message });
  const { accountId, query } = input;
  if (accountId === undefined && query === undefined) {
    if (!takes("details-scope", "query")) fault("accountId", "is required without a query");
    if (!takes("details-scope", "account")) fault("query", "is required without an accountId");
  }
  if (query === "" && takes("search-text-empty", "refused")) fault("query", "must not be empty");
  if (String(query).length > 500 && takes("media-query-length", "at-most-500")) fault("query", "is too long");
  if (query !== undefined && input["sortBy"] !== undefined && takes("media-sort-beside-query", "refused"))
    fault("sortBy", "cannot stand beside query");
  for (const name of Object.keys(bounds)) {
    const value = input[name];
    if (typeof value !== "number") continue;
    if (value < 0 && takes("bounds-negative", "refused")) fault(name, "must not be negative");
    if (!Number.isInteger(value) && takes("bounds-fractional", "refused")) fault(name, "must be whole");
  }
  for (const name of ["DaysRun", "ViewCount"])
    if (
      takes("bounds-crossed", "refused") &&
      numberOf(input[`min${name}`], 0) > numberOf(input[`max${name}`], Infinity)
    )
      fault(`min${name}`, "is above the most");
  for (const name of Object.keys(lists)) {
    const value = input[name];
    if (!Array.isArray(value)) continue;
    if (value.length === 0 && takes("list-empty", "refused")) fault(name, "must not be empty");
    if (new Set(value).size < value.length && takes("list-repeated", "refused")) fault(name, "repeats");
  }
  if (takes("taxonomy-unknown", "refused"))
    if (textsOf(input["taxonomy"]).some((one) => !isTaxonomyPath(one))) fault("taxonomy", "is no path");
  if (takes("location-unknown", "refused"))
    if (textsOf(input["location"]).some((one) => !/^[A-Z]/.test(one))) fault("location", "is not known");
  if (input["landingPage"] === undefined) {
    if (input["landingPageMatch"] !== undefined && takes("landing-match-alone", "refused"))
      fault("landingPageMatch", "needs a landingPage");
  } else if (input["landingPage"] === "" && takes("landing-empty", "refused"))
    fault("landingPage", "must not be empty");
  return found;
}

const limitV1: Field = {
  ...integer(1),
  problems: (value, path, world) =>
    integer(1, world.takes("v1-media-limit-maximum", "refused-above-10") ? 10 : Infinity).problems(
      value,
      path,
      world,
    ),
};

/** POST /brands/{id}/media of v1. */
export const searchMediaV1: Operation = {
  id: "v1/searchMedia",
  version: "v1",
  method: "POST",
  path: "/brands/{id}/media",
  metered: true,
  perMinute: 120,
  fields: {
    mode: choice(values.mediaModes),
    userRequest: text(),
    limit: openInitially("v1-media-limit-default", { "rows-100": 100, "rows-20": 20, "rows-2": 2 }, limitV1),
  },
  check(input, { takes }) {
    const found: Problem[] = [];
    if (input["userRequest"] === undefined && !takes("v1-media-request", "optional"))
      found.push({ path: "userRequest", message: "is required" });
    if (input["mode"] === undefined && takes("v1-media-mode", "required"))
      found.push({ path: "mode", message: "is required" });
    return found;
  },
  handle(call) {
    const { world, account, input } = call;
    const all = world.takes("v1-media-words", "everything");
    const rows = page(call, {
      rows: world.creatives,
      filters: mediaFilters,
      chosen: {
        accountId: account?.id ?? "",
        query: all ? undefined : input["userRequest"],
        status: world.takes("v1-media-status", "active") ? "ACTIVE" : undefined,
      },
      order: mediaOrder({ ...call, input: {} }),
      limit: limitOf(call),
    });
    return { count: rows.length, media: rows.map((row) => mediaRowV1(row, world)) };
  },
};
