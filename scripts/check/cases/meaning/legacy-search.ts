import type { BodyOf, RowOf } from "../../questions.ts";
import { demand, need, type CheckCase, type Tools } from "../../case.ts";
import { nameParts, nobody } from "../hints.ts";
import { meaning } from "./case.ts";
import { foundInLegacy } from "./legacy-scopes.ts";
import { demandDescending, demandEach, demandFacts, demandSame, idsOf, numberOf, textOf } from "./rows.ts";
import { searches } from "./words.ts";

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

/** Some brands, and the description that led to them; without one where only their names did. */
const found = (tools: Tools) => foundInLegacy(tools, "BRAND");

/** A search by the names of some brands that there are. */
async function byNames(tools: Tools, fields: Body = {}) {
  const { rows } = await found(tools);
  const brandNames = rows.flatMap((row) => textOf(row, "name") ?? []).filter((name) => name.length >= 3);
  need(brandNames.length > 1, "the brands that were found have no names of three characters");
  const body: Body = { mode: "brand_name", type: "BRAND", brandNames, count: 2 * few, ...fields };
  return { ...(await tools.answer("v1", "searchBrands", { body })), brandNames };
}

function modeCases(): CheckCase[] {
  return [
    meaning("v1", "searchBrands", {
      ...{ name: "ids", at: "requestBody", requests: 2, rows: 5 },
      rule: "mode ids gives one row for each id that matches, and unmatchedIds has exactly the others",
      async run(tools) {
        const ids = await tools.accounts();
        const body: Body = { mode: "ids", brandIds: [...ids, nobody], count: 1 };
        const { rows, body: got, exchange } = await tools.answer("v1", "searchBrands", { body });
        needMatched(tools, rows);
        demand(rows.length === ids.length, `${ids.length} rows`, `${rows.length}`, exchange);
        if (tools.options.account === undefined)
          demandSame(idsOf(rows).sort(), [...ids].sort(), "the brands asked for", exchange);
        const { unmatchedIds } = got;
        const expected = JSON.stringify([nobody]);
        demand(JSON.stringify(unmatchedIds) === expected, `unmatchedIds ${expected}`, unmatchedIds, exchange);
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "ids-all-matched", at: "responses/200", requests: 1, rows: 1 },
      // Whether it is left out then is not stated.
      rule: "unmatchedIds names no id where every id matches",
      async run(tools) {
        const body: Body = { mode: "ids", brandIds: [await tools.account()] };
        const { rows, body: got, exchange } = await tools.answer("v1", "searchBrands", { body });
        needMatched(tools, rows);
        demand(
          JSON.stringify(got["unmatchedIds"] ?? (tools.options.assume ? null : [])) === "[]",
          "no unmatchedIds, or []",
          got["unmatchedIds"],
          exchange,
        );
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "unmatchedIds-of-ids-only", at: "responses/200" },
      rule: "unmatchedIds is there for mode ids only",
      ...{ requests: finding.requests + 1, rows: finding.rows + 2 * few },
      async run(tools) {
        for (const { body, exchange } of [await found(tools), await byNames(tools)])
          demand(!("unmatchedIds" in body), "no unmatchedIds", body["unmatchedIds"], exchange);
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "names-find-some", at: "requestBody" },
      rule: "mode brand_name finds some of the brands whose names are asked for",
      ...{ requests: finding.requests + 1, rows: finding.rows + 2 * few },
      async run(tools) {
        const { rows, brandNames, exchange } = await byNames(tools);
        demand(rows.length > 0, `some brand named ${brandNames.join(" or ")}`, "none", exchange);
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "names-in-either-order", at: "requestBody" },
      rule: "names find the same whichever of them stands first",
      ...{ requests: finding.requests + 2, rows: finding.rows + 4 * few },
      async run(tools) {
        const { rows, brandNames } = await byNames(tools);
        const shown = new Set(rows.map((row) => textOf(row, "name")));
        const [first, last] = [brandNames[0], brandNames.at(-1)];
        need(first !== last, "the brands that were found have one name");
        // Where each is found, neither place decides.
        if (shown.has(first) && shown.has(last)) return;
        const back = await byNames(tools, { brandNames: brandNames.toReversed() });
        const most = Math.max(rows.length, back.rows.length);
        need(most < 2 * few, "there are more brands with these names than were asked for");
        const [mine, its] = [idsOf(rows).sort(), idsOf(back.rows).sort()];
        demandSame(its, mine, `as with ${brandNames.join(", ")}`, back.exchange);
        need(most > 0, `no brand is found by the names ${brandNames.join(", ")}`);
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "rows-as-fetched", at: "responses/200", requests: 3, rows: 6 },
      // Numbers and addresses of pictures may change from one request to the next.
      rule: "a row has the same names, category and verified as the brand when it is fetched",
      async run(tools) {
        const ids = await tools.accounts();
        const body: Body = { mode: "ids", brandIds: [...ids, nobody], count: 1 };
        const { rows } = await tools.answer("v1", "searchBrands", { body });
        const [id = ""] = ids;
        const row = rows.find((one) => one.id === id);
        need(row !== undefined, "the account is found by no search");
        const fetched = await tools.answer("v1", "getBrand", { id });
        demandFacts(fetched.body, row, steady, fetched.exchange);
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "names", at: "requestBody", assumed: true },
      rule: "mode brand_name finds brands whose names contain one of those asked for, and each of those",
      ...{ requests: finding.requests + 1, rows: finding.rows + 2 * few },
      async run(tools) {
        const { rows, brandNames, exchange } = await byNames(tools);
        const nameOf = (row: Found) => (textOf(row, "name") ?? "").toLowerCase();
        const wanted = brandNames.map((name) => name.toLowerCase());
        demandEach(
          rows,
          (row) => wanted.some((name) => nameOf(row).includes(name)),
          `a name that contains one of ${brandNames.join(", ")}`,
          (row) => row["name"],
          exchange,
        );
        const missing = wanted.find((name) => !rows.some((row) => nameOf(row).includes(name)));
        demand(missing === undefined || rows.length >= 2 * few, "each name found", `no ${missing}`, exchange);
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "type", at: "requestBody", requests: finding.requests + 2, rows: finding.rows + 2 * few },
      rule: "no account is found both as a brand and as a creator",
      async run(tools) {
        const { rows, query } = await found(tools);
        need(query !== "", "no search by description finds two brands");
        const body: Body = { mode: "smart", query, type: "CREATOR", count: few };
        const creators = await tools.answer("v1", "searchBrands", { body });
        const ids = new Set(idsOf(rows));
        demandEach(
          creators.rows,
          ({ id }) => !ids.has(String(id)),
          "no brand",
          ({ id }) => id,
          creators.exchange,
        );
      },
    }),
  ];
}

/** An account that was named may still be being indexed, and is in no search then. */
function needMatched({ options }: Tools, rows: readonly Found[]): void {
  need(options.account === undefined || rows.length > 0, "the account that was named is found by no search");
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
  const cost = { requests: finding.requests + 2, rows: finding.rows + 4 * few };
  const pivotOf = (rows: readonly Found[]): number => {
    const counts = rows.map((row) => Math.max(0, ...followings(row))).sort((a, b) => a - b);
    const pivot = counts[Math.floor(counts.length / 2)];
    need(pivot !== undefined && pivot > 0, "the brands that were found show no followers");
    return pivot;
  };
  return [
    meaning("v1", "searchBrands", {
      ...{ name: "minFollowers", at: "requestBody", ...cost },
      rule: "minFollowers keeps brands with at least so many followers, on both platforms together at least",
      async run(tools) {
        const least = pivotOf((await byNames(tools)).rows);
        const { rows, exchange } = await byNames(tools, { minFollowers: least });
        // Likes of a page may be counted as well.
        const sum = (row: Found) =>
          [...followings(row), numberOf(row, "likes") ?? 0].reduce((total, count) => total + count, 0);
        demandEach(rows, (row) => sum(row) >= least, `at least ${least} followers`, followings, exchange);
        need(rows.length > 0, "no brand has so many followers");
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "maxFollowers", at: "requestBody", ...cost },
      rule: "maxFollowers keeps brands with at most so many followers, on one of the platforms at least",
      async run(tools) {
        const most = pivotOf((await byNames(tools)).rows);
        const { rows, exchange } = await byNames(tools, { maxFollowers: most });
        const known = (row: Found) => [...followings(row), numberOf(row, "likes") ?? Infinity];
        const passes = (row: Found) => followings(row).length === 0 || Math.min(...known(row)) <= most;
        demandEach(rows, passes, `at most ${most} followers`, followings, exchange);
        need(rows.length > 0, "no brand has so few followers");
      },
    }),
    meaning("v1", "searchBrands", {
      ...{ name: "followers-by-the-larger-platform", at: "requestBody", ...cost, assumed: true },
      rule: "follower bounds are about the larger of the two platforms, ends included",
      async run(tools) {
        const { rows: all } = await byNames(tools);
        const pivot = pivotOf(all);
        const larger = (row: Found) => Math.max(0, ...followings(row));
        for (const [bound, passes] of [
          ["minFollowers", (row: Found) => larger(row) >= pivot],
          ["maxFollowers", (row: Found) => larger(row) <= pivot],
        ] as const) {
          const { rows, exchange } = await byNames(tools, { [bound]: pivot });
          demandEach(rows, passes, `${bound} ${pivot}`, larger, exchange);
          const ids = new Set(idsOf(rows));
          const missing = all.filter(passes).find(({ id }) => !ids.has(String(id)));
          demand(
            missing === undefined || rows.length >= 2 * few,
            `each with ${bound} ${pivot}`,
            missing,
            exchange,
          );
        }
      },
    }),
  ];
}

function orderCases(): CheckCase[] {
  const cost = { requests: finding.requests + 2, rows: finding.rows + 4 * few };
  const larger = (row: Found) => (followings(row).length > 0 ? Math.max(...followings(row)) : undefined);
  const smaller = (row: Found) => {
    const count = larger(row);
    return count === undefined ? undefined : -count;
  };
  const byFollowers = (sortBy: NonNullable<Body["sortBy"]>, valueOf: (row: Found) => number | undefined) =>
    meaning("v1", "searchBrands", {
      // Of which platform is not specified.
      ...{ name: `sort-${sortBy}`, at: "requestBody", ...cost, assumed: true },
      rule: `${sortBy} orders by the followers on the larger platform`,
      async run(tools) {
        const { rows, exchange } = await byNames(tools, { sortBy });
        need(rows.length > 1, "fewer than 2 brands were found");
        demandDescending(rows, valueOf, `followers by ${sortBy}`, exchange);
      },
    });
  return [
    ...(["MOST_FOLLOWERS", "LEAST_FOLLOWERS"] as const).map((sortBy) =>
      meaning("v1", "searchBrands", {
        ...{ name: `sort-${sortBy}-of-clear-rows`, at: "requestBody" },
        ...{ requests: cost.requests + 1, rows: cost.rows + 10 },
        rule: `${sortBy} puts no brand first that another one outdoes on every platform the other way`,
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
              demand(!outdoes(later, row), words, followings(later), exchange);
            }
          });
          need(compared > 0, "no brand that was found has more followers than another on every platform");
        },
      }),
    ),
    byFollowers("MOST_FOLLOWERS", larger),
    byFollowers("LEAST_FOLLOWERS", smaller),
  ];
}
