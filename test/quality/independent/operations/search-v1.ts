import { accountIdV1, choice, initially, integer, language, list, required, text } from "../fields.ts";
import { numberOf, page } from "../pages.ts";
import { accountRowV1 } from "../rows.ts";
import * as values from "../values.ts";
import type { Account } from "../data/accounts.ts";
import type { Call, Operation, Problem, Row, World } from "../world.ts";
import { accountFilters, accountOrder, isNamedBy } from "./account-filters.ts";

const most = 2147483647;

/** POST /brands/search of v1. */
export const searchBrandsV1: Operation = {
  id: "v1/searchBrands",
  version: "v1",
  method: "POST",
  path: "/brands/search",
  metered: true,
  perMinute: 120,
  fields: {
    mode: required(choice(values.modes)),
    brandIds: list(accountIdV1, 100),
    brandNames: list(text(3, 200), 100),
    query: text(0, 500),
    type: choice(values.accountTypes),
    count: initially(10, integer(1, 100)),
    minFollowers: integer(0, most),
    maxFollowers: integer(0, most),
    sortBy: choice(values.accountSorts),
    ethnicity: choice(values.ethnicities),
    gender: choice(values.genders),
    ageRange: choice(values.ageRanges),
    location: text(),
    language,
  },
  check: problemsOf,
  handle: (call) => (call.input["mode"] === "ids" ? byIds(call) : byWords(call)),
};

function problemsOf(input: Row, { takes }: World): readonly Problem[] {
  const { mode } = input;
  const found: Problem[] = [];
  const needs = (path: string) => {
    if (input[path] === undefined) found.push({ path, message: `is required in mode ${String(mode)}` });
  };
  if (mode === "ids") needs("brandIds");
  if (mode === "brand_name") needs("brandNames");
  if (mode === "smart") needs("query");
  if (mode === "brand_name" || mode === "smart") needs("type");
  if (mode === "smart" && input["sortBy"] !== undefined)
    found.push({ path: "sortBy", message: "cannot be used in mode smart" });
  const empty = (path: string, is: boolean) => is && found.push({ path, message: "must not be empty" });
  empty(
    "brandIds",
    Array.isArray(input["brandIds"]) && input["brandIds"].length === 0 && takes("ids-empty", "refused"),
  );
  empty("query", input["query"] === "" && takes("search-text-empty", "refused"));
  if (
    numberOf(input["minFollowers"], 0) > numberOf(input["maxFollowers"], most) &&
    takes("bounds-crossed", "refused")
  )
    found.push({ path: "minFollowers", message: "is above maxFollowers" });
  return found;
}

function byIds(call: Call): unknown {
  const { world, input } = call;
  const ids = (Array.isArray(input["brandIds"]) ? input["brandIds"] : []).map(String);
  const { brandIds: _, brandNames: _names, query: _query, ...narrowing } = input;
  const byName = (left: Account, right: Account) => left.name.localeCompare(right.name, "en");
  const isByName = world.takes("ids-order", "names");
  const rows = page(call, {
    rows: world.accounts,
    filters: accountFilters,
    chosen: { ...(world.takes("ids-filtered", "filtered") && narrowing), ids },
    order: ["ids", isByName ? byName : (left, right) => place(left.id) - place(right.id)],
  });
  function place(id: string): number {
    return ids.findIndex((one) => world.accounts.some((row) => row.id === id && isNamedBy(row, one, world)));
  }
  const repeated = ids.flatMap((one) => rows.filter((row) => isNamedBy(row, one, world)));
  const again = !world.takes("ids-repeated", "each-time")
    ? rows
    : isByName
      ? repeated.sort(byName)
      : repeated;
  const unmatchedIds = [...new Set(ids)].filter(
    (one) => !world.accounts.some((row) => isNamedBy(row, one, world)),
  );
  const isAbsent = unmatchedIds.length === 0 && world.takes("unmatched-ids", "if-any");
  return {
    count: again.length,
    brands: again.map((row) => accountRowV1(row, world)),
    ...(!isAbsent && { unmatchedIds }),
  };
}

function byWords(call: Call): unknown {
  const { world, input } = call;
  const smart = input["mode"] === "smart";
  const { brandIds: _, brandNames, query, ...narrowing } = input;
  const rows = page(call, {
    rows: world.accounts,
    filters: accountFilters,
    chosen: { ...narrowing, ...(smart ? { query } : { names: brandNames }) },
    order: accountOrder(call, smart ? query : undefined),
    limit: numberOf(input["count"], Infinity),
  });
  return { count: rows.length, brands: rows.map((row) => accountRowV1(row, world)) };
}
