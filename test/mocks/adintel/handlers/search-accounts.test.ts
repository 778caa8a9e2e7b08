import v1 from "@adintel/client/openapi/v1.json" with { type: "json" };
import type { BrandAccount, CreatorAccount } from "@adintel/client/types";
import { describe, expect, test } from "vitest";
import type { AccountRecord } from "../../../../mocks/adintel/corpus/index.ts";
import { call, corpus, creativesOf, ids, ok, one, refusal, sortedIds } from "../../support/call.ts";

const brands = corpus.accounts.filter(({ type }) => type === "BRAND");
const creators = corpus.accounts.filter(({ type }) => type === "CREATOR");

const followers = ({ igFollowers, tiktokFollowers }: AccountRecord) =>
  Math.max(igFollowers ?? -1, tiktokFollowers ?? -1);
const byFollowers = (accounts: AccountRecord[]) =>
  [...accounts].sort((a, b) => followers(b) - followers(a) || (a.id < b.id ? -1 : 1));

async function search(operationId: "searchBrands" | "searchCreators", body: object) {
  type Row = BrandAccount | CreatorAccount;
  const answer = await ok<{ count: number; brands?: Row[]; creators?: Row[] }>("v2", operationId, { body });
  const rows = answer.brands ?? answer.creators ?? [];
  expect(answer.count).toBe(rows.length);
  return rows;
}

describe.each([
  ["searchBrands", "BRAND", brands, creators],
  ["searchCreators", "CREATOR", creators, brands],
] as const)("%s", (operationId, type, own, others) => {
  const find = (body: object) => search(operationId, body);
  const a = one(own, ({ igUsername, tiktokUsername }) => igUsername !== null && tiktokUsername !== null);
  const b = one(own, ({ igUsername }) => igUsername !== null && igUsername !== a.igUsername);
  const c = one(own, (account) => account !== a && account !== b);
  const d = one(own, ({ id }) => ![a, b, c].some((account) => account.id === id));

  test("finds accounts of its type only, and without an input all of them", async () => {
    const rows = await find({ limit: 100 });
    expect(ids(rows)).toEqual(ids(byFollowers(own)));
    expect(rows.every((row) => row.type === type)).toBe(true);
    expect(await find({ ids: ids(others), limit: 100 })).toEqual([]);
  });

  test("finds ten where no limit is given", async () => {
    expect(ids(await find({}))).toEqual(ids(byFollowers(own)).slice(0, 10));
    expect(ids(await find({ limit: 3 }))).toEqual(ids(byFollowers(own)).slice(0, 3));
    expect(await refusal("v2", operationId, { body: { limit: 0 } })).toMatchObject({ paths: ["limit"] });
  });

  test.each([
    ["mode", "smart", "is not a field of v2: which input is sent decides the search"],
    ["type", type, "is not a field of v2: POST /brands and POST /creators search one type each"],
    ["brandIds", [a.id], "is named ids in v2"],
    ["brandNames", [a.name], "is named names in v2"],
    ["count", 3, "is named limit in v2"],
  ])("refuses %s of v1, and says what replaces it", async (path, value, message) => {
    const { status, body } = await call("v2", operationId, { body: { ids: [a.id], [path]: value } });
    expect([status, body]).toEqual([
      400,
      { error: { code: "invalid_request", message: expect.anything(), details: [{ path, message }] } },
    ]);
  });

  test("names all fields of v1 at once, beside what else is wrong", async () => {
    const body = { mode: "ids", brandIds: [a.id], count: 3, limit: 0, query: 1 };
    const { paths } = await refusal("v2", operationId, { body });
    expect(paths.sort()).toEqual(["brandIds", "count", "limit", "mode", "query"]);
  });

  test("takes other fields that no document has, since v2 may know them", async () => {
    expect(await find({ ids: [a.id], minFollowers: 10, colour: "red" })).toHaveLength(1);
  });

  test("takes uuids and platform ids, as text or number, in their order, each account once", async () => {
    const asked = [c.platformId, a.id, "nobody", Number(b.platformId), a.platformId];
    expect(ids(await find({ ids: asked }))).toEqual(ids([c, a, b]));
  });

  test("answers every id, however many, unless a limit is given", async () => {
    const asked = ids(own).sort();
    expect(asked.length).toBeGreaterThan(10);
    expect(ids(await find({ ids: asked }))).toEqual(asked);
    expect(ids(await find({ ids: asked, limit: 4 }))).toEqual(asked.slice(0, 4));
  });

  test("takes ids before handles, these before names, and these before query", async () => {
    const inputs = { ids: [c.id], igUsername: b.igUsername, names: [d.name], query: a.name };
    expect(ids(await find(inputs))).toEqual([c.id]);
    expect(ids(await find({ ...inputs, ids: undefined }))).toContain(b.id);
    expect(ids(await find({ ...inputs, ids: undefined }))).not.toContain(d.id);
    const { names, query } = inputs;
    expect(ids(await find({ names, query }))).toContain(d.id);
    expect(ids(await find({ names, query }))).not.toContain(a.id);
    expect(ids(await find({ query }))[0]).toBe(a.id);
  });

  test.each(["igUsername", "tiktokUsername"] as const)(
    "finds the handles that contain %s, in any case",
    async (name) => {
      const handle = a[name] ?? "";
      for (const part of [handle, handle.slice(1, 5), handle.slice(-3).toUpperCase(), "zzzzqqq"]) {
        const having = own.filter((account) => account[name]?.includes(part.toLowerCase()));
        expect(sortedIds(await find({ [name]: part, limit: 100 }))).toEqual(sortedIds(having));
      }
    },
  );

  test("finds the names that contain one of those given, in any case", async () => {
    const names = [a.name.slice(1, -1).toUpperCase(), b.name];
    const having = own.filter(({ name }) =>
      names.some((text) => name.toLowerCase().includes(text.toLowerCase())),
    );
    expect(sortedIds(await find({ names, limit: 100 }))).toEqual(sortedIds(having));
  });

  test("of a query finds what says one of its words, and leaves out the rest", async () => {
    const word =
      one([a.location, b.location, c.location].filter((text) => text !== null)).split(" ")[0] ?? "";
    const texts = ({ name, summary, category, location, taxonomy }: AccountRecord) =>
      [name, summary, category, location, ...taxonomy].join(" ").toLowerCase();
    const saying = own.filter((account) =>
      texts(account)
        .split(/[^\p{L}\d]+/u)
        .includes(word.toLowerCase()),
    );
    expect(ids(await find({ query: word, limit: 100 }))).toEqual(expect.arrayContaining(ids(saying)));
    expect(await find({ query: "zzzzqqq" })).toEqual([]);
  });

  test("ignores sortBy with a query", async () => {
    const query = `${a.name} ${a.location ?? ""}`;
    expect(await find({ query, sortBy: "NAME", limit: 100 })).toEqual(await find({ query, limit: 100 }));
  });

  test("filters by location, in any case", async () => {
    const location = one(own.map((account) => account.location).filter((text) => text !== null));
    const there = own.filter((account) => account.location === location);
    expect(sortedIds(await find({ location: location.toUpperCase(), limit: 100 }))).toEqual(sortedIds(there));
    expect(await find({ location: "Nowhere" })).toEqual([]);
    expect(ids(await find({ location, ids: ids(own), limit: 100 })).sort()).toEqual(sortedIds(there));
  });

  const views = (account: AccountRecord) =>
    creativesOf(account).reduce((sum, { viewCount }) => sum + (viewCount ?? 0), 0);
  const active = (account: AccountRecord) =>
    creativesOf(account).filter(({ endAt }) => endAt === null).length;
  const engagement = ({ igEngagementRate, tiktokEngagementRate }: AccountRecord) =>
    Math.max(igEngagementRate ?? -1, tiktokEngagementRate ?? -1);
  const keys: Record<string, (account: AccountRecord) => number> = {
    MOST_FOLLOWERS: followers,
    LEAST_FOLLOWERS: (account) => (followers(account) < 0 ? -Infinity : -followers(account)),
    MOST_VIEWS: views,
    MOST_ACTIVE_ADS: active,
    HIGHEST_ENGAGEMENT: engagement,
  };

  test.each(Object.keys(keys))("sorts by %s, ties by id", async (sortBy) => {
    const key = keys[sortBy] ?? (() => 0);
    const values = new Map(own.map((account) => [account, key(account)]));
    const value = (account: AccountRecord) => values.get(account) ?? 0;
    const expected = [...own].sort((x, y) => value(y) - value(x) || (x.id < y.id ? -1 : 1));
    expect(ids(await find({ sortBy, limit: 100 }))).toEqual(ids(expected));
    expect(ids(await find({ sortBy, ids: ids(own).reverse(), limit: 100 }))).toEqual(ids(expected));
  });

  test("sorts by NAME, and by no name of its own", async () => {
    const names = (await find({ sortBy: "NAME", limit: 100 })).map(({ name = "" }) => name);
    expect(names).toEqual(own.map(({ name }) => name).sort());
    expect(Object.keys(keys).concat("NAME").sort()).toEqual(
      [...v1.components.schemas.LegacyBrandSortBy.enum].sort(),
    );
    expect(await refusal("v2", operationId, { body: { sortBy: "AGE" } })).toMatchObject({
      paths: ["sortBy"],
    });
  });
});

describe("profile filters", () => {
  const { Gender, AgeRange, Ethnicity } = v1.components.schemas;
  const languages = [...new Set(creators.map(({ language }) => language))].filter((text) => text !== null);
  const profiles = [
    ...Gender.enum.map((value) => ["gender", value] as const),
    ...AgeRange.enum.map((value) => ["ageRange", value] as const),
    ...Ethnicity.enum.map((value) => ["ethnicity", value] as const),
    ...languages.map((value) => ["language", value] as const),
  ];

  test.each(profiles)("%s %s keeps the creators who have it", async (name, value) => {
    const rows = await search("searchCreators", { [name]: value, limit: 100 });
    expect(sortedIds(rows)).toEqual(sortedIds(creators.filter((creator) => creator[name] === value)));
  });

  test.each(profiles.filter(([name], i) => profiles.findIndex(([other]) => other === name) === i))(
    "%s is refused by the search for brands",
    async (name, value) => {
      expect(await refusal("v2", "searchBrands", { body: { [name]: value } })).toEqual({
        status: 400,
        code: "invalid_request",
        paths: [name],
      });
    },
  );

  test("hold together", async () => {
    const creator = one(creators, ({ gender, language }) => gender !== null && language !== null);
    const { gender, language } = creator;
    const both = creators.filter((other) => other.gender === gender && other.language === language);
    const rows = await search("searchCreators", { gender, language, limit: 100 });
    expect(sortedIds(rows)).toEqual(sortedIds(both));
  });
});

test("taxonomy keeps the brands on it or below it", async () => {
  const path = one(one(brands).taxonomy);
  for (const level of [1, 2, 3]) {
    const wanted = path.split(" > ").slice(0, level).join(" > ");
    const on = brands.filter(({ taxonomy }) =>
      taxonomy.some((other) => other.split(" > ").slice(0, level).join(" > ") === wanted),
    );
    expect(sortedIds(await search("searchBrands", { taxonomy: [wanted], limit: 100 }))).toEqual(
      sortedIds(on),
    );
  }
});
