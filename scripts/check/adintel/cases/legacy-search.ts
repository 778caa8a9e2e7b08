import type { BodyOf, RowOf } from "../../session/questions.ts";
import {
  meaning,
  assert,
  requireData,
  type CaseParts,
  type CheckCase,
  type Tools,
} from "../../engine/case.ts";
import { nameParts, maxSearches } from "../../cases/lists/words.ts";
import { unknownId } from "../../contract/values.ts";
import { findInLegacy } from "../lists/scopes.ts";
import {
  assertDescending,
  assertEach,
  assertFacts,
  assertSame,
  idsOf,
  numberOf,
  textOf,
} from "../../session/rows.ts";

type Brand = RowOf<"v1", "searchBrands">;
type SearchBody = BodyOf<"v1", "searchBrands">;

export function legacySearchCases(): CheckCase[] {
  return [...modeCases(), ...followerCases(), ...orderCases()];
}

const rowCount = 3;
/** Fields that change so rarely that a row and the fetched brand have the same values. */
const steadyFields = ["name", "category", "verified", "pageAlias", "igUsername", "tiktokUsername"];
/** The maximum cost of {@link findBrands}. */
const findingCost = { requests: maxSearches + 2, rows: (maxSearches + 10) * rowCount };

function searchCase(calls: number, parts: Omit<CaseParts, "requests">): CheckCase {
  return meaning("v1", "searchBrands", {
    at: "requestBody",
    requests: findingCost.requests + calls,
    rows: findingCost.rows + calls * 2 * rowCount,
    ...parts,
  });
}

/** Some brands, and the query that returned them; `""` if they were found by name. */
const findBrands = (tools: Tools) => findInLegacy(tools, "BRAND");

async function byNames(tools: Tools, fields: SearchBody = {}) {
  const { rows } = await findBrands(tools);
  const brandNames = rows.flatMap((row) => textOf(row, "name") ?? []).filter((name) => name.length >= 3);
  requireData(brandNames.length > 1, "no two brands have names of three characters or more");
  const body: SearchBody = { mode: "brand_name", type: "BRAND", brandNames, count: 2 * rowCount, ...fields };
  return { ...(await tools.answer("v1", "searchBrands", { body })), brandNames };
}

function modeCases(): CheckCase[] {
  return [
    meaning("v1", "searchBrands", {
      name: "ids",
      at: "requestBody",
      requests: 2,
      rows: 5,
      rule: "mode ids returns one row for each id that matches, and unmatchedIds lists exactly the others",
      async run(tools) {
        const ids = await tools.accounts();
        const body: SearchBody = { mode: "ids", brandIds: [...ids, unknownId], count: 1 };
        const { rows, body: got, exchange } = await tools.answer("v1", "searchBrands", { body });
        requireMatched(tools, rows);
        assert(rows.length === ids.length, `${ids.length} rows`, `${rows.length}`, exchange);
        if (tools.options.account === undefined)
          assertSame(idsOf(rows).sort(), [...ids].sort(), "the requested brands", exchange);
        const { unmatchedIds } = got;
        const expected = JSON.stringify([unknownId]);
        assert(JSON.stringify(unmatchedIds) === expected, `unmatchedIds ${expected}`, unmatchedIds, exchange);
      },
    }),
    meaning("v1", "searchBrands", {
      name: "ids-all-matched",
      at: "responses/200",
      rows: 1,
      // Whether the key is omitted or empty is not specified.
      rule: "unmatchedIds lists no id if every id matches",
      async run(tools) {
        const body: SearchBody = { mode: "ids", brandIds: [await tools.account()] };
        const { rows, body: got, exchange } = await tools.answer("v1", "searchBrands", { body });
        requireMatched(tools, rows);
        assert(
          JSON.stringify(got["unmatchedIds"] ?? (tools.options.assume ? null : [])) === "[]",
          "no unmatchedIds, or []",
          got["unmatchedIds"],
          exchange,
        );
      },
    }),
    searchCase(1, {
      name: "unmatchedIds-of-ids-only",
      at: "responses/200",
      rule: "only mode ids returns unmatchedIds",
      async run(tools) {
        for (const { body, exchange } of [await findBrands(tools), await byNames(tools)])
          assert(!("unmatchedIds" in body), "no unmatchedIds", body["unmatchedIds"], exchange);
      },
    }),
    searchCase(1, {
      name: "names-find-some",
      rule: "mode brand_name returns some of the brands with the requested names",
      async run(tools) {
        const { rows, brandNames, exchange } = await byNames(tools);
        assert(rows.length > 0, `at least one brand named ${brandNames.join(" or ")}`, "none", exchange);
      },
    }),
    searchCase(2, {
      name: "names-in-either-order",
      rule: "brandNames return the same brands in any order",
      async run(tools) {
        const { rows, brandNames } = await byNames(tools);
        const shown = new Set(rows.map((row) => textOf(row, "name")));
        const [first, last] = [brandNames[0], brandNames.at(-1)];
        requireData(first !== last, "all brands have the same name");
        // If both names are found, their order does not matter.
        if (shown.has(first) && shown.has(last)) return;
        const back = await byNames(tools, { brandNames: brandNames.toReversed() });
        const maxRows = Math.max(rows.length, back.rows.length);
        requireData(maxRows < 2 * rowCount, "there are more brands with these names than the limit");
        const [mine, its] = [idsOf(rows).sort(), idsOf(back.rows).sort()];
        assertSame(its, mine, `the same brands as with ${brandNames.join(", ")}`, back.exchange);
        requireData(maxRows > 0, `no brands with the names ${brandNames.join(", ")}`);
      },
    }),
    meaning("v1", "searchBrands", {
      name: "rows-as-fetched",
      at: "responses/200",
      requests: 3,
      rows: 6,
      // Numbers and image URLs may change between requests.
      rule: "a row has the same names, category and verified as the fetched brand",
      async run(tools) {
        const ids = await tools.accounts();
        const body: SearchBody = { mode: "ids", brandIds: [...ids, unknownId], count: 1 };
        const { rows } = await tools.answer("v1", "searchBrands", { body });
        const [id = ""] = ids;
        const row = rows.find((candidate) => candidate.id === id);
        requireData(row !== undefined, "no search returns the account");
        const fetched = await tools.answer("v1", "getBrand", { id });
        assertFacts(fetched.body, row, steadyFields, fetched.exchange);
      },
    }),
    searchCase(1, {
      name: "names",
      assumed: true,
      rule: "mode brand_name returns brands whose names contain a requested name, at least one for each name",
      async run(tools) {
        const { rows, brandNames, exchange } = await byNames(tools);
        const lowerName = (row: Brand) => (textOf(row, "name") ?? "").toLowerCase();
        const names = brandNames.map((name) => name.toLowerCase());
        assertEach(
          rows,
          (row) => names.some((name) => lowerName(row).includes(name)),
          `a name that contains one of ${brandNames.join(", ")}`,
          (row) => row["name"],
          exchange,
        );
        const missing = names.find((name) => !rows.some((row) => lowerName(row).includes(name)));
        assert(
          missing === undefined || rows.length >= 2 * rowCount,
          "a brand for each name",
          `none for ${missing}`,
          exchange,
        );
      },
    }),
    searchCase(2, {
      name: "type",
      rows: findingCost.rows + 2 * rowCount,
      rule: "no account is both a brand and a creator",
      async run(tools) {
        const { rows, query } = await findBrands(tools);
        requireData(query !== "", "no search by description returns two brands");
        const body: SearchBody = { mode: "smart", query, type: "CREATOR", count: rowCount };
        const creators = await tools.answer("v1", "searchBrands", { body });
        const ids = new Set(idsOf(rows));
        assertEach(
          creators.rows,
          ({ id }) => !ids.has(String(id)),
          "no account that is also a brand",
          ({ id }) => id,
          creators.exchange,
        );
      },
    }),
  ];
}

/** An account given by --account may still be indexing, and in no search. */
function requireMatched({ options }: Tools, rows: readonly Brand[]): void {
  requireData(
    options.account === undefined || rows.length > 0,
    "no search returns the account named with --account",
  );
}

/** The follower counts of an account. Which of them a bound applies to is not specified. */
function followings(row: Brand): number[] {
  return [numberOf(row, "igFollowers"), numberOf(row, "tiktokFollowers")].filter(
    (count) => count !== undefined,
  );
}

/** Whether an account has more followers than another by every count. */
function outdoes(row: Brand, other: Brand): boolean {
  const names = ["igFollowers", "tiktokFollowers", "likes"] as const;
  const pairs = names.map((name) => [numberOf(row, name), numberOf(other, name)] as const);
  const comparable = pairs.filter(([one, two]) => one !== undefined && two !== undefined);
  // Likes may count as followers, but not without any followers.
  if (followings(row).length === 0) return false;
  const isComparable = pairs.every(([one, two]) => (one === undefined) === (two === undefined));
  return isComparable && comparable.length > 0 && comparable.every(([one = 0, two = 0]) => one > two);
}

function followerCases(): CheckCase[] {
  const medianCount = (rows: readonly Brand[]): number => {
    const counts = rows.map((row) => Math.max(0, ...followings(row))).sort((a, b) => a - b);
    const pivot = counts[Math.floor(counts.length / 2)];
    requireData(pivot !== undefined && pivot > 0, "the brands show no followers");
    return pivot;
  };
  return [
    searchCase(2, {
      name: "minFollowers",
      rule: "minFollowers returns only brands with at least that many followers on both platforms together",
      async run(tools) {
        const bound = medianCount((await byNames(tools)).rows);
        const { rows, exchange } = await byNames(tools, { minFollowers: bound });
        // Likes of a page may count too.
        const sum = (row: Brand) =>
          [...followings(row), numberOf(row, "likes") ?? 0].reduce((total, count) => total + count, 0);
        assertEach(rows, (row) => sum(row) >= bound, `at least ${bound} followers`, followings, exchange);
        requireData(rows.length > 0, "no brand has that many followers");
      },
    }),
    searchCase(2, {
      name: "maxFollowers",
      rule: "maxFollowers returns only brands with at most that many followers on at least one platform",
      async run(tools) {
        const bound = medianCount((await byNames(tools)).rows);
        const { rows, exchange } = await byNames(tools, { maxFollowers: bound });
        const counts = (row: Brand) => [...followings(row), numberOf(row, "likes") ?? Infinity];
        const passes = (row: Brand) => followings(row).length === 0 || Math.min(...counts(row)) <= bound;
        assertEach(rows, passes, `at most ${bound} followers`, followings, exchange);
        requireData(rows.length > 0, "no brand has that few followers");
      },
    }),
    searchCase(2, {
      name: "followers-by-the-larger-platform",
      assumed: true,
      rule: "follower bounds apply to the larger of the two platforms and include the bound itself",
      async run(tools) {
        const { rows: all } = await byNames(tools);
        const pivot = medianCount(all);
        const larger = (row: Brand) => Math.max(0, ...followings(row));
        for (const [bound, passes] of [
          ["minFollowers", (row: Brand) => larger(row) >= pivot],
          ["maxFollowers", (row: Brand) => larger(row) <= pivot],
        ] as const) {
          const { rows, exchange } = await byNames(tools, { [bound]: pivot });
          assertEach(rows, passes, `${bound} ${pivot}`, larger, exchange);
          const ids = new Set(idsOf(rows));
          const missing = all.filter(passes).find(({ id }) => !ids.has(String(id)));
          assert(
            missing === undefined || rows.length >= 2 * rowCount,
            `every brand with ${bound} ${pivot}`,
            missing,
            exchange,
          );
        }
      },
    }),
  ];
}

function orderCases(): CheckCase[] {
  const larger = (row: Brand) => (followings(row).length > 0 ? Math.max(...followings(row)) : undefined);
  const smaller = (row: Brand) => {
    const count = larger(row);
    return count === undefined ? undefined : -count;
  };
  const byFollowers = (
    sortBy: NonNullable<SearchBody["sortBy"]>,
    count: (row: Brand) => number | undefined,
  ) =>
    searchCase(2, {
      // Of which platform is not specified.
      name: `sort-${sortBy}`,
      assumed: true,
      rule: `sortBy ${sortBy} orders by followers on the larger platform`,
      async run(tools) {
        const { rows, exchange } = await byNames(tools, { sortBy });
        requireData(rows.length > 1, "fewer than two brands");
        assertDescending(rows, count, `followers with ${sortBy}`, exchange);
      },
    });
  return [
    ...(["MOST_FOLLOWERS", "LEAST_FOLLOWERS"] as const).map((sortBy) =>
      searchCase(3, {
        name: `sort-${sortBy}-of-clear-rows`,
        rows: findingCost.rows + 4 * rowCount + 10,
        rule: `sortBy ${sortBy} puts a brand with more followers on every platform ${sortBy === "MOST_FOLLOWERS" ? "before" : "after"} one with fewer`,
        async run(tools) {
          const body: SearchBody = {
            mode: "brand_name",
            type: "BRAND",
            brandNames: nameParts,
            count: 10,
            sortBy,
          };
          const many = await tools.answer("v1", "searchBrands", { body });
          const { rows, exchange } = many.rows.length > 1 ? many : await byNames(tools, { sortBy });
          const ordered = sortBy === "MOST_FOLLOWERS" ? rows : rows.toReversed();
          let compared = 0;
          ordered.forEach((row, index) => {
            for (const later of ordered.slice(index + 1)) {
              if (outdoes(row, later)) compared += 1;
              const words = `${String(row["name"])} to have more followers than ${String(later["name"])}`;
              assert(!outdoes(later, row), words, followings(later), exchange);
            }
          });
          requireData(compared > 0, "no brand has more followers than another on every platform");
        },
      }),
    ),
    byFollowers("MOST_FOLLOWERS", larger),
    byFollowers("LEAST_FOLLOWERS", smaller),
  ];
}
