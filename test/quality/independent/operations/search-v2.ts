import {
  choice,
  integer,
  language,
  limit,
  list,
  openInitially,
  openOffset,
  text,
  accountIdV1,
} from "../fields.ts";
import { isTaxonomyPath } from "../data/taxonomies.ts";
import { limitOf, numberOf, offsetOf, page, textsOf } from "../pages.ts";
import { accountRow } from "../rows.ts";
import * as values from "../values.ts";
import type { Account } from "../data/accounts.ts";
import type { Call, Field, Operation, Problem, Row, World } from "../world.ts";
import { accountFilters, accountOrder, isNamedBy } from "./account-filters.ts";

const refusedField: Field = {
  problems: (_, path) => [{ path, message: "is not accepted here" }],
  read: (one) => one,
};

const bound: Field = {
  ...integer(0),
  problems: (value, path, world) =>
    world.takes("search-followers", "filtered") ? integer(0).problems(value, path, world) : [],
};

const both = {
  ids: list(accountIdV1),
  names: list(text()),
  igUsername: text(),
  tiktokUsername: text(),
  query: text(),
  limit: openInitially("search-limit-default", { "rows-10": 10, "rows-3": 3 }, limit),
  offset: {
    ...openOffset("search-offset"),
    problems: (value: unknown, path: string, world: World) =>
      (world.takes("search-offset", "refused") ? refusedField : openOffset("search-offset")).problems(
        value,
        path,
        world,
      ),
  },
  minFollowers: bound,
  maxFollowers: bound,
  sortBy: choice(values.accountSorts),
  location: text(),
};

const old: Field = {
  problems: (value, path, world) =>
    world.takes("search-old-fields", "refused") ? refusedField.problems(value, path, world) : [],
  read: (one) => one,
};

const oldFields = { mode: old, type: old, brandIds: old, brandNames: old, count: old };

function problemsOf(input: Row, { takes }: World): readonly Problem[] {
  const found: Problem[] = [];
  if (!inputsOf(input) && !takes("search-inputs", "everything"))
    found.push({ path: "query", message: "is required without ids, usernames and names" });
  if (numberOf(input["limit"], 1) > 50 && takes("search-limit-maximum", "refused-above-50"))
    found.push({ path: "limit", message: "must be at most 50" });
  if (textsOf(input["names"]).some(({ length }) => length < 3) && takes("name-length", "at-least-3"))
    found.push({ path: "names", message: "must have 3 characters" });
  const { taxonomy, location } = input;
  if (textsOf(taxonomy).some((one) => !isTaxonomyPath(one)) && takes("taxonomy-unknown", "refused"))
    found.push({ path: "taxonomy", message: "is no path" });
  if (textsOf(location).some((one) => !/^[A-Z]/.test(one)) && takes("location-unknown", "refused"))
    found.push({ path: "location", message: "is not known" });
  return found;
}

/** The inputs that decide a search: the first of those in order. */
function inputsOf({ ids, igUsername, tiktokUsername, names, query }: Row): Row | undefined {
  if (ids !== undefined) return { ids };
  if (igUsername !== undefined || tiktokUsername !== undefined) return { igUsername, tiktokUsername };
  if (names !== undefined) return { names };
  return query === undefined ? undefined : { query };
}

function search(type: Account["type"], call: Call): unknown {
  const { world, input } = call;
  const inputs = inputsOf(input) ?? {};
  const hasBounds = world.takes("search-followers", "filtered");
  const {
    ids: _,
    igUsername: _ig,
    tiktokUsername: _tiktok,
    names: _names,
    query: _query,
    ...narrowing
  } = input;
  const either =
    "igUsername" in inputs && inputs["igUsername"] !== undefined && inputs["tiktokUsername"] !== undefined;
  const rows = page(call, {
    rows: world.accounts,
    filters: {
      ...accountFilters,
      ...(either &&
        !world.takes("handles-both", "both") && {
          igUsername: (row: Account, value: unknown, one: Call) =>
            accountFilters["igUsername"]!(row, value, one) ||
            accountFilters["tiktokUsername"]!(row, inputs["tiktokUsername"], one),
          tiktokUsername: () => true,
        }),
    },
    chosen: {
      ...narrowing,
      ...(!hasBounds && { minFollowers: undefined, maxFollowers: undefined }),
      ...inputs,
      type,
    },
    order: accountOrder(call, inputs["query"]),
    offset: world.takes("search-offset", "pages") ? offsetOf(call) : 0,
    limit: limitOf(call),
  });
  const ids = textsOf(inputs["ids"]);
  const name = world.takes("search-envelope", "data")
    ? "data"
    : world.takes("search-envelope", "accounts")
      ? "accounts"
      : type === "BRAND"
        ? "brands"
        : "creators";
  return {
    count: rows.length,
    [name]: rows.map((row) => accountRow(row, world)),
    ...(world.takes("search-unmatched", "present") &&
      "ids" in inputs && {
        unmatchedIds: ids.filter((one) => !rows.some((row) => isNamedBy(row, one, world))),
      }),
  };
}

/** POST /brands of v2. */
export const searchBrands: Operation = {
  id: "v2/searchBrands",
  version: "v2",
  method: "POST",
  path: "/brands",
  metered: true,
  fields: {
    ...both,
    taxonomy: list(text()),
    gender: refusedField,
    ageRange: refusedField,
    ethnicity: refusedField,
    language: refusedField,
    ...oldFields,
  },
  check: problemsOf,
  handle: (call) => search("BRAND", call),
};

/** POST /creators of v2. */
export const searchCreators: Operation = {
  id: "v2/searchCreators",
  version: "v2",
  method: "POST",
  path: "/creators",
  metered: true,
  fields: {
    ...both,
    gender: choice(values.genders),
    ageRange: choice(values.ageRanges),
    ethnicity: choice(values.ethnicities),
    language,
    ...oldFields,
  },
  check: problemsOf,
  handle: (call) => search("CREATOR", call),
};
