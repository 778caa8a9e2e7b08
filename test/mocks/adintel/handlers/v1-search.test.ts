import type { Brand, LegacyBrandList } from "@adintel/client/types/v1";
import { describe, expect, test } from "vitest";
import type { AccountRecord } from "../../../../mocks/adintel/corpus/index.ts";
import { corpus, ids, ok, one, sortedIds } from "../../support/call.ts";

const { accounts } = corpus;
const ofType = (type: string) => accounts.filter((account) => account.type === type);
const followers = ({ igFollowers, tiktokFollowers }: AccountRecord) =>
  Math.max(igFollowers ?? 0, tiktokFollowers ?? 0);

async function search(body: object): Promise<Brand[]> {
  const { count, brands } = await ok<LegacyBrandList>("v1", "searchBrands", { body });
  expect(count).toBe(brands.length);
  return brands;
}

describe("mode ids", () => {
  test("answers one row for each id that matches, of both types and past count, and lists the others", async () => {
    const asked = accounts.map(({ id, platformId }, i) => (i % 2 ? id : platformId));
    const body = { mode: "ids", brandIds: ["nobody", ...asked, 12], count: 1 };
    const { brands, unmatchedIds } = await ok<LegacyBrandList>("v1", "searchBrands", { body });
    expect(ids(brands)).toEqual(ids(accounts));
    expect(unmatchedIds).toEqual(["nobody", "12"]);
  });

  test("takes platform ids as numbers, and an account once", async () => {
    const { id, platformId } = one(accounts);
    expect(ids(await search({ mode: "ids", brandIds: [Number(platformId), id] }))).toEqual([id]);
  });

  test("has unmatchedIds even where there are none; other modes never have", async () => {
    const { id, type, name } = one(accounts);
    const keys = async (body: object) => Object.keys(await ok<object>("v1", "searchBrands", { body })).sort();
    expect(await keys({ mode: "ids", brandIds: [id] })).toEqual(["brands", "count", "unmatchedIds"]);
    expect(await keys({ mode: "brand_name", brandNames: [name], type })).toEqual(["brands", "count"]);
    expect(await keys({ mode: "smart", query: name, type })).toEqual(["brands", "count"]);
  });
});

describe("mode brand_name", () => {
  test.each(["BRAND", "CREATOR"])(
    "finds the names of type %s that contain one of those given",
    async (type) => {
      const own = ofType(type);
      const brandNames = own.slice(0, 3).map(({ name }) => name.slice(0, -1).toUpperCase());
      const having = own.filter(({ name }) =>
        brandNames.some((text) => name.toLowerCase().includes(text.toLowerCase())),
      );
      const rows = await search({ mode: "brand_name", brandNames, type, count: 100 });
      expect(sortedIds(rows)).toEqual(sortedIds(having));
      const [other = ""] = accounts.filter((account) => account.type !== type).map(({ name }) => name);
      const none = own.every(({ name }) => !name.toLowerCase().includes(other.toLowerCase()));
      expect((await search({ mode: "brand_name", brandNames: [other], type })).length === 0).toBe(none);
    },
  );

  test("answers ten rows where count is not given", async () => {
    const brandNames = ofType("BRAND").map(({ name }) => name);
    const fields = { mode: "brand_name", brandNames, type: "BRAND" };
    const all = await search({ ...fields, count: 100 });
    expect(sortedIds(all)).toEqual(sortedIds(ofType("BRAND")));
    expect(await search(fields)).toEqual(all.slice(0, 10));
    expect(await search({ ...fields, count: 1 })).toEqual(all.slice(0, 1));
  });
});

describe("mode smart", () => {
  test("finds accounts of its type by what is said of them, the nearest first", async () => {
    for (const { id, name, type } of accounts.slice(0, 6)) {
      const rows = await search({ mode: "smart", query: name, type, count: 100 });
      expect(rows[0]?.id).toBe(id);
      const types = new Set(rows.map((row) => one(accounts, (account) => account.id === row.id).type));
      expect([...types]).toEqual([type]);
    }
    expect(await search({ mode: "smart", query: "zzzzqqq", type: "BRAND" })).toEqual([]);
  });
});

describe("filters", () => {
  const creators = ofType("CREATOR");
  const every = {
    mode: "brand_name",
    brandNames: creators.map(({ name }) => name),
    type: "CREATOR",
    count: 100,
  };
  const numbers = creators.map(followers).sort((a, b) => a - b);
  const low = numbers[3] ?? 0;
  const high = numbers[8] ?? 0;

  test.each([
    [{ minFollowers: low }, low, Infinity],
    [{ maxFollowers: high }, -Infinity, high],
    [{ minFollowers: low, maxFollowers: high }, low, high],
    [{ minFollowers: low, maxFollowers: low }, low, low],
  ])("%j includes its ends", async (fields, from, to) => {
    const inRange = creators.filter((account) => followers(account) >= from && followers(account) <= to);
    expect(inRange.length).toBeGreaterThan(0);
    expect(sortedIds(await search({ ...every, ...fields }))).toEqual(sortedIds(inRange));
  });

  test.each(["gender", "ageRange", "ethnicity", "language", "location"] as const)(
    "%s keeps the creators who have it",
    async (name) => {
      for (const value of new Set(creators.map((creator) => creator[name]).filter((text) => text !== null))) {
        const having = creators.filter((creator) => creator[name] === value);
        expect(sortedIds(await search({ ...every, [name]: value }))).toEqual(sortedIds(having));
      }
    },
  );

  test("hold in a smart search too", async () => {
    const fields = { mode: "smart", query: "coffee running sleep", type: "CREATOR", count: 100 };
    const all = await search(fields);
    const expected = all.filter(({ id }) => followers(one(accounts, (a) => a.id === id)) >= low);
    expect(await search({ ...fields, minFollowers: low })).toEqual(expected);
  });
});
