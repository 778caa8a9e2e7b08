import type { BodyOf, RowOf } from "../../session/questions.ts";
import {
  meaning,
  assert,
  requireData,
  type CaseParts,
  type CheckCase,
  type Tools,
} from "../../engine/case.ts";
import { nameParts } from "../../adintel/hints.ts";
import { unknownId } from "../../contract/values.ts";
import { foundInLegacy } from "../../adintel/legacy-scopes.ts";
import {
  assertDescending,
  assertEach,
  assertFacts,
  assertSame,
  idsOf,
  numberOf,
  textOf,
} from "../../session/rows.ts";
import { searches } from "../../adintel/words.ts";

type Found = RowOf<"v1", "searchBrands">;
type Body = BodyOf<"v1", "searchBrands">;

/** POST /brands/search of v1. */
export function legacySearchCases(): CheckCase[] {
  return [...modeCases(), ...followerCases(), ...orderCases()];
}

const few = 3;
/** What a brand row and the brand that is fetched show alike for days. */
const steady = ["name", "category", "verified", "pageAlias", "igUsername", "tiktokUsername"];
/** What it costs at most to find some accounts. */
const finding = { requests: searches + 2, rows: (searches + 10) * few };

/** A case of so many searches by name beside those that find the brands. */
function searching(calls: number, parts: Omit<CaseParts, "requests">): CheckCase {
  return meaning("v1", "searchBrands", {
    at: "requestBody",
    requests: finding.requests + calls,
    rows: finding.rows + calls * 2 * few,
    ...parts,
  });
}

/** Some brands, and the description that led to them; without one where only their names did. */
const found = (tools: Tools) => foundInLegacy(tools, "BRAND");

/** A search by the names of some brands that there are. */
async function byNames(tools: Tools, fields: Body = {}) {
  const { rows } = await found(tools);
  const brandNames = rows.flatMap((row) => textOf(row, "name") ?? []).filter((name) => name.length >= 3);
  requireData(brandNames.length > 1, "no two brands have names of three characters or more");
  const body: Body = { mode: "brand_name", type: "BRAND", brandNames, count: 2 * few, ...fields };
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
        const body: Body = { mode: "ids", brandIds: [...ids, unknownId], count: 1 };
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
      requests: 1,
      rows: 1,
      // Whether it is left out then is not stated.
      rule: "unmatchedIds lists no id if every id matches",
      async run(tools) {
        const body: Body = { mode: "ids", brandIds: [await tools.account()] };
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
    searching(1, {
      name: "unmatchedIds-of-ids-only",
      at: "responses/200",
      rule: "only mode ids returns unmatchedIds",
      async run(tools) {
        for (const { body, exchange } of [await found(tools), await byNames(tools)])
          assert(!("unmatchedIds" in body), "no unmatchedIds", body["unmatchedIds"], exchange);
      },
    }),
    searching(1, {
      name: "names-find-some",
      rule: "mode brand_name returns some of the brands with the requested names",
      async run(tools) {
        const { rows, brandNames, exchange } = await byNames(tools);
        assert(rows.length > 0, `at least one brand named ${brandNames.join(" or ")}`, "none", exchange);
      },
    }),
    searching(2, {
      name: "names-in-either-order",
      rule: "brandNames return the same brands in any order",
      async run(tools) {
        const { rows, brandNames } = await byNames(tools);
        const shown = new Set(rows.map((row) => textOf(row, "name")));
        const [first, last] = [brandNames[0], brandNames.at(-1)];
        requireData(first !== last, "all brands have the same name");
        // Where each is found, neither place decides.
        if (shown.has(first) && shown.has(last)) return;
        const back = await byNames(tools, { brandNames: brandNames.toReversed() });
        const most = Math.max(rows.length, back.rows.length);
        requireData(most < 2 * few, "there are more brands with these names than the limit");
        const [mine, its] = [idsOf(rows).sort(), idsOf(back.rows).sort()];
        assertSame(its, mine, `the same brands as with ${brandNames.join(", ")}`, back.exchange);
        requireData(most > 0, `no brands with the names ${brandNames.join(", ")}`);
      },
    }),
    meaning("v1", "searchBrands", {
      name: "rows-as-fetched",
      at: "responses/200",
      requests: 3,
      rows: 6,
      // Numbers and addresses of pictures may change from one request to the next.
      rule: "a row has the same names, category and verified as the fetched brand",
      async run(tools) {
        const ids = await tools.accounts();
        const body: Body = { mode: "ids", brandIds: [...ids, unknownId], count: 1 };
        const { rows } = await tools.answer("v1", "searchBrands", { body });
        const [id = ""] = ids;
        const row = rows.find((one) => one.id === id);
        requireData(row !== undefined, "no search returns the account");
        const fetched = await tools.answer("v1", "getBrand", { id });
        assertFacts(fetched.body, row, steady, fetched.exchange);
      },
    }),
    searching(1, {
      name: "names",
      assumed: true,
      rule: "mode brand_name returns brands whose names contain a requested name, at least one for each name",
      async run(tools) {
        const { rows, brandNames, exchange } = await byNames(tools);
        const nameOf = (row: Found) => (textOf(row, "name") ?? "").toLowerCase();
        const wanted = brandNames.map((name) => name.toLowerCase());
        assertEach(
          rows,
          (row) => wanted.some((name) => nameOf(row).includes(name)),
          `a name that contains one of ${brandNames.join(", ")}`,
          (row) => row["name"],
          exchange,
        );
        const missing = wanted.find((name) => !rows.some((row) => nameOf(row).includes(name)));
        assert(
          missing === undefined || rows.length >= 2 * few,
          "a brand for each name",
          `none for ${missing}`,
          exchange,
        );
      },
    }),
    searching(2, {
      name: "type",
      rows: finding.rows + 2 * few,
      rule: "no account is both a brand and a creator",
      async run(tools) {
        const { rows, query } = await found(tools);
        requireData(query !== "", "no search by description returns two brands");
        const body: Body = { mode: "smart", query, type: "CREATOR", count: few };
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

/** An account that was named may still be being indexed, and is in no search then. */
function requireMatched({ options }: Tools, rows: readonly Found[]): void {
  requireData(
    options.account === undefined || rows.length > 0,
    "no search returns the account named with --account",
  );
}

/** What an account has on the two platforms that rows show. Which of them a bound looks at is not specified. */
function followings(row: Found): number[] {
  return [numberOf(row, "igFollowers"), numberOf(row, "tiktokFollowers")].filter(
    (count) => count !== undefined,
  );
}

/** Whether an account has more followers than another, whichever of the numbers counts and however they are put together. */
function outdoes(row: Found, other: Found): boolean {
  const names = ["igFollowers", "tiktokFollowers", "likes"] as const;
  const pairs = names.map((name) => [numberOf(row, name), numberOf(other, name)] as const);
  const known = pairs.filter(([one, two]) => one !== undefined && two !== undefined);
  // Likes may be counted among followers, but are none by themselves.
  if (followings(row).length === 0) return false;
  const isComparable = pairs.every(([one, two]) => (one === undefined) === (two === undefined));
  return isComparable && known.length > 0 && known.every(([one = 0, two = 0]) => one > two);
}

function followerCases(): CheckCase[] {
  const pivotOf = (rows: readonly Found[]): number => {
    const counts = rows.map((row) => Math.max(0, ...followings(row))).sort((a, b) => a - b);
    const pivot = counts[Math.floor(counts.length / 2)];
    requireData(pivot !== undefined && pivot > 0, "the brands show no followers");
    return pivot;
  };
  return [
    searching(2, {
      name: "minFollowers",
      rule: "minFollowers returns only brands with at least that many followers on both platforms together",
      async run(tools) {
        const least = pivotOf((await byNames(tools)).rows);
        const { rows, exchange } = await byNames(tools, { minFollowers: least });
        // Likes of a page may be counted as well.
        const sum = (row: Found) =>
          [...followings(row), numberOf(row, "likes") ?? 0].reduce((total, count) => total + count, 0);
        assertEach(rows, (row) => sum(row) >= least, `at least ${least} followers`, followings, exchange);
        requireData(rows.length > 0, "no brand has that many followers");
      },
    }),
    searching(2, {
      name: "maxFollowers",
      rule: "maxFollowers returns only brands with at most that many followers on at least one platform",
      async run(tools) {
        const most = pivotOf((await byNames(tools)).rows);
        const { rows, exchange } = await byNames(tools, { maxFollowers: most });
        const known = (row: Found) => [...followings(row), numberOf(row, "likes") ?? Infinity];
        const passes = (row: Found) => followings(row).length === 0 || Math.min(...known(row)) <= most;
        assertEach(rows, passes, `at most ${most} followers`, followings, exchange);
        requireData(rows.length > 0, "no brand has that few followers");
      },
    }),
    searching(2, {
      name: "followers-by-the-larger-platform",
      assumed: true,
      rule: "follower bounds apply to the larger of the two platforms and include the bound itself",
      async run(tools) {
        const { rows: all } = await byNames(tools);
        const pivot = pivotOf(all);
        const larger = (row: Found) => Math.max(0, ...followings(row));
        for (const [bound, passes] of [
          ["minFollowers", (row: Found) => larger(row) >= pivot],
          ["maxFollowers", (row: Found) => larger(row) <= pivot],
        ] as const) {
          const { rows, exchange } = await byNames(tools, { [bound]: pivot });
          assertEach(rows, passes, `${bound} ${pivot}`, larger, exchange);
          const ids = new Set(idsOf(rows));
          const missing = all.filter(passes).find(({ id }) => !ids.has(String(id)));
          assert(
            missing === undefined || rows.length >= 2 * few,
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
  const larger = (row: Found) => (followings(row).length > 0 ? Math.max(...followings(row)) : undefined);
  const smaller = (row: Found) => {
    const count = larger(row);
    return count === undefined ? undefined : -count;
  };
  const byFollowers = (sortBy: NonNullable<Body["sortBy"]>, valueOf: (row: Found) => number | undefined) =>
    searching(2, {
      // Of which platform is not specified.
      name: `sort-${sortBy}`,
      assumed: true,
      rule: `sortBy ${sortBy} orders by followers on the larger platform`,
      async run(tools) {
        const { rows, exchange } = await byNames(tools, { sortBy });
        requireData(rows.length > 1, "fewer than two brands");
        assertDescending(rows, valueOf, `followers with ${sortBy}`, exchange);
      },
    });
  return [
    ...(["MOST_FOLLOWERS", "LEAST_FOLLOWERS"] as const).map((sortBy) =>
      searching(3, {
        name: `sort-${sortBy}-of-clear-rows`,
        rows: finding.rows + 4 * few + 10,
        rule: `sortBy ${sortBy} puts a brand with more followers on every platform ${sortBy === "MOST_FOLLOWERS" ? "before" : "after"} one with fewer`,
        async run(tools) {
          const body: Body = { mode: "brand_name", type: "BRAND", brandNames: nameParts, count: 10, sortBy };
          const many = await tools.answer("v1", "searchBrands", { body });
          const { rows, exchange } = many.rows.length > 1 ? many : await byNames(tools, { sortBy });
          const ordered = sortBy === "MOST_FOLLOWERS" ? rows : rows.toReversed();
          let compared = 0;
          ordered.forEach((row, place) => {
            for (const later of ordered.slice(place + 1)) {
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
