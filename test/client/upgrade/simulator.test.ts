import { createClient } from "@adintel/client";
import type {
  LegacyBrandSearchRequest,
  LegacyBrandSortBy,
  LegacyMediaFilters,
  LegacyMediaSearchRequest,
} from "@adintel/client/types/v1";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import * as up from "@adintel/client/upgrade";
import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { createCorpus } from "../../../mocks/adintel/corpus/index.ts";
import type { AnyUpgrade } from "./support.ts";

const options = { seed: 5, accounts: 40, mediaPerAccount: 40, now: Date.UTC(2026, 10, 20, 13, 37) };
const { accounts, creatives } = createCorpus(options);
const mock = createMock({ ...options, tick: () => 0, rateLimits: false });
// More calls than the service allows in a minute.
const as = { pacing: false as const, apiKey: "mock_live_demo", fetch: mock.fetch };
const legacy = createLegacyClient({ ...as, baseUrl: "http://mock/api/v1" });
const api = createClient({ ...as, baseUrl: "http://mock/v2" });

type Row = Record<string, unknown>;
type Method = (...parameters: readonly unknown[]) => Promise<object>;

/** The rows of an answer; what has no list of them is a row itself. */
function rowsOf(answer: unknown): Row[] {
  const list = Object.entries(answer as Row).find(
    ([key, value]) => key !== "unmatchedIds" && Array.isArray(value),
  );
  return (list && !("id" in (answer as Row)) ? list[1] : [answer]) as Row[];
}

/** The answers of v2 to the calls of an upgrade. */
async function sendAll({ calls }: AnyUpgrade): Promise<Row[]> {
  const answers = await Promise.all(
    calls.map(({ operation, parameters }) => {
      // The type of a call is known to who made it, and not here.
      const method = Reflect.get(api, operation) as Method;
      return method(...parameters);
    }),
  );
  return answers.flatMap(rowsOf);
}

const renamed: Record<string, string> = { mediaUrl: "url" };

/** Holds rows of v1 against those of v2, one by one, in all that both tell. */
function compare(old: Row[], recent: Row[], fields: number): void {
  expect(recent).toHaveLength(old.length);
  old.forEach((row, index) => {
    const other = recent[index] ?? {};
    const shared = Object.entries(row).flatMap(([key, value]): [string, unknown][] => {
      const name = renamed[key] ?? key;
      return name in other ? [[name, value]] : [];
    });
    expect(shared.length).toBeGreaterThanOrEqual(fields);
    expect(other).toMatchObject(Object.fromEntries(shared));
  });
}

const lostIn = ({ lost }: AnyUpgrade) => lost.map(({ field }) => field);

const ofType = (type: string) => accounts.filter((account) => account.type === type);
const [brand, otherBrand] = ofType("BRAND");
// One whose every field can be asked for.
const creator = ofType("CREATOR").find((account) =>
  [account.gender, account.ageRange, account.ethnicity, account.language, account.location].every(Boolean),
);
if (!brand || !otherBrand || !creator) throw new Error("the corpus has too few accounts");

describe("searchBrands", () => {
  const names = (type: string, length: number) =>
    ofType(type)
      .slice(0, length)
      .map(({ name }) => name);
  const byName = (type: "BRAND" | "CREATOR", rest: object = {}): LegacyBrandSearchRequest => ({
    mode: "brand_name",
    brandNames: names(type, 30),
    type,
    ...rest,
  });
  const smart = (type: "BRAND" | "CREATOR", query: string, rest: object = {}): LegacyBrandSearchRequest => ({
    mode: "smart",
    query,
    type,
    ...rest,
  });
  const orders: LegacyBrandSortBy[] = [
    ...(["NAME", "MOST_FOLLOWERS", "LEAST_FOLLOWERS"] as const),
    ...(["MOST_VIEWS", "HIGHEST_ENGAGEMENT", "MOST_ACTIVE_ADS"] as const),
  ];
  const ids = (type: string) =>
    ofType(type).map(({ id, platformId }, index) => (index % 2 ? Number(platformId) : id));

  const same: LegacyBrandSearchRequest[] = [
    { mode: "ids", brandIds: ids("BRAND"), type: "BRAND" },
    { mode: "ids", brandIds: ids("CREATOR"), type: "CREATOR", count: 1 },
    { mode: "ids", brandIds: [...ids("BRAND"), "nobody"], type: "BRAND", sortBy: "NAME", count: 2 },
    { mode: "ids", brandIds: ["nobody"], type: "BRAND" },
    byName("BRAND"),
    byName("CREATOR"),
    byName("BRAND", { count: 3 }),
    byName("CREATOR", { count: 100 }),
    ...orders.map((sortBy) => byName("BRAND", { sortBy })),
    ...orders.map((sortBy) => byName("CREATOR", { sortBy, count: 20 })),
    { mode: "brand_name", brandNames: ["nobody is called this"], type: "BRAND" },
    byName("CREATOR", { gender: creator.gender, count: 100 }),
    byName("CREATOR", { ageRange: creator.ageRange, count: 100 }),
    byName("CREATOR", { ethnicity: creator.ethnicity, count: 100 }),
    byName("CREATOR", { language: creator.language, count: 100 }),
    byName("CREATOR", { location: creator.location, count: 100 }),
    smart("BRAND", "coffee running kitchen"),
    smart("BRAND", brand.name, { count: 1 }),
    smart("CREATOR", "coffee running skincare", { count: 50 }),
    smart("CREATOR", creator.name, { language: creator.language }),
    smart("BRAND", "zzzzqqq"),
  ];

  test.each(same)("%j finds the same", async (body) => {
    const upgraded = up.upgradeSearchBrands(body);
    expect(upgraded.lost).toEqual([]);
    const rows = rowsOf(await legacy.searchBrands(body));
    compare(rows, await sendAll(upgraded), 10);
  });

  test("most of these find something", async () => {
    const counts = await Promise.all(same.map(async (body) => (await legacy.searchBrands(body)).count));
    expect(counts.filter((count) => count === 0)).toHaveLength(3);
  });

  test("ids of both kinds without type find the same by two calls", async () => {
    const body: LegacyBrandSearchRequest = { mode: "ids", brandIds: accounts.map(({ id }) => id) };
    const upgraded = up.upgradeSearchBrands(body);
    expect(upgraded.calls.map(({ operation }) => operation)).toEqual(["searchBrands", "searchCreators"]);
    expect(upgraded.lost).toEqual([]);
    const byId = (a: Row, b: Row) => (String(a["id"]) < String(b["id"]) ? -1 : 1);
    const old = rowsOf(await legacy.searchBrands(body));
    expect(old).toHaveLength(accounts.length);
    compare(old.sort(byId), (await sendAll(upgraded)).sort(byId), 10);
  });

  test("what mode does not search by is left out, and said", async () => {
    const body = smart("BRAND", "coffee running kitchen", {
      brandIds: [otherBrand.id],
      brandNames: [otherBrand.name],
    });
    const upgraded = up.upgradeSearchBrands(body);
    expect(lostIn(upgraded)).toEqual(["brandIds", "brandNames"]);
    compare(rowsOf(await legacy.searchBrands(body)), await sendAll(upgraded), 10);
  });

  test("a following that is asked for is lost, and makes a difference", async () => {
    for (const type of ["BRAND", "CREATOR"] as const) {
      const body = byName(type, { minFollowers: 1_000_000_000 });
      const upgraded = up.upgradeSearchBrands(body);
      expect(lostIn(upgraded)).toEqual(["minFollowers"]);
      expect(rowsOf(await legacy.searchBrands(body))).toEqual([]);
      expect(await sendAll(upgraded)).not.toEqual([]);
    }
  });

  test("a profile is lost in a search for brands, and v2 would refuse it", async () => {
    const body = byName("BRAND", {
      gender: "female",
      ageRange: "65+",
      ethnicity: "Welsh",
      language: "Welsh",
    });
    const upgraded = up.upgradeSearchBrands(body);
    expect(lostIn(upgraded).sort()).toEqual(["ageRange", "ethnicity", "gender", "language"]);
    expect(await sendAll(upgraded)).not.toEqual([]);
  });
});

describe("getBrand", () => {
  test("tells the same of every account", async () => {
    for (const { id, platformId } of accounts) {
      const old = rowsOf(await legacy.getBrand(platformId));
      compare(old, await sendAll(up.upgradeGetBrand(id)), 10);
    }
  });
});

describe("searchBrandMedia", () => {
  const page =
    creatives.find(({ account, landingPage }) => account === brand && landingPage)?.landingPage ?? "";
  const filters: LegacyMediaFilters[] = [
    ...(
      ["last-7-days", "last-30-days", "last-3-months", "last-6-months", "year-to-date", "last-year"] as const
    ).map((preset) => ({ dateRange: { preset } })),
    { dateRange: { startDate: "2026-06-01" } },
    { dateRange: { endDate: "2026-09-01" } },
    { dateRange: { startDate: "2026-06-01", endDate: "2026-11-01" } },
    { daysRun: { min: 10 } },
    { daysRun: { max: 40 } },
    { daysRun: { min: 0, max: 20 } },
    { viewCount: { min: 1000 } },
    { viewCount: { max: 100_000 } },
    { viewCount: { min: 500, max: 500_000 } },
    { landingPage: { value: page } },
    { landingPage: { value: page, operator: "equals" } },
    { landingPage: { value: page.slice(-6), operator: "contains" } },
    { daysRun: { min: 2 }, viewCount: { min: 10 }, dateRange: { preset: "year-to-date" } },
    {},
  ];
  const same: LegacyMediaSearchRequest[] = [
    {},
    { limit: 5 },
    { limit: 1000 },
    { semanticSearchQuery: "testimonial" },
    { semanticSearchQuery: "offer testimonial", filters: { daysRun: { min: 3 } }, limit: 9 },
    ...filters.map((own) => ({ filters: own, limit: 200 })),
  ];

  test.each(same)("%j finds the same, in the same order", async (body) => {
    const upgraded = up.upgradeSearchBrandMedia(brand.id, body);
    expect(upgraded.lost).toEqual([]);
    const rows = rowsOf(await legacy.searchBrandMedia(brand.id, body));
    compare(rows, await sendAll(upgraded), 18);
  });

  test("most of these find something, and few find all", async () => {
    const counts = await Promise.all(
      same.map(async (body) => (await legacy.searchBrandMedia(brand.id, body)).count),
    );
    expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(2);
    expect(new Set(counts).size).toBeGreaterThan(8);
  });

  test("without a body", async () => {
    const rows = rowsOf(await legacy.searchBrandMedia(creator.id));
    compare(rows, await sendAll(up.upgradeSearchBrandMedia(creator.id)), 18);
    expect(rows).toHaveLength(40);
  });

  test("a request in words is lost, and makes a difference", async () => {
    const body = { mode: "structured", userRequest: "active videos", limit: 100 } as const;
    const upgraded = up.upgradeSearchBrandMedia(brand.id, body);
    expect(upgraded.lost).toEqual([
      { field: "userRequest", reason: "No longer accepted." },
      { field: "mode", reason: "Removed. v2 has no modes, and rejects unknown fields." },
    ]);
    const old = rowsOf(await legacy.searchBrandMedia(brand.id, body));
    const recent = await sendAll(upgraded);
    expect(old.length).toBeGreaterThan(0);
    expect(recent.length).toBeGreaterThan(old.length);
    // What v2 finds beyond that is for the caller to filter.
    expect(recent.map(({ id }) => id)).toEqual(expect.arrayContaining(old.map(({ id }) => id)));
  });

  test("a smart search with words of its own finds the same, though its mode is lost", async () => {
    const body = { mode: "smart", semanticSearchQuery: "testimonial", limit: 20 } as const;
    const upgraded = up.upgradeSearchBrandMedia(brand.id, body);
    expect(lostIn(upgraded)).toEqual(["mode"]);
    compare(rowsOf(await legacy.searchBrandMedia(brand.id, body)), await sendAll(upgraded), 18);
  });
});

describe("listBrandInsights", () => {
  const queries = (["HOOK", "TARGET_PERSONA", "MEDIA_MIX"] as const).flatMap((type) => [
    { type },
    { type, limit: 2 },
    { type, maxDaysBack: 60 },
    { type, maxDaysBack: 90, limit: 500 },
  ]);

  test.each(queries)("%j clusters the same", async (query) => {
    const upgraded = up.upgradeListBrandInsights(brand.id, query);
    expect(upgraded.lost).toEqual([]);
    const rows = rowsOf(await legacy.listBrandInsights(brand.id, query));
    expect(rows).not.toEqual([]);
    compare(rows, await sendAll(upgraded), 2);
  });

  test("selling points are answered by v1 alone", async () => {
    const upgraded = up.upgradeListBrandInsights(brand.id, { type: "USP" });
    expect(upgraded.calls).toEqual([]);
    expect(rowsOf(await legacy.listBrandInsights(brand.id, { type: "USP" }))).not.toEqual([]);
    // @ts-expect-error v2 has no such type
    await expect(api.listAccountInsights(brand.id, { type: "USP" })).rejects.toMatchObject({ status: 400 });
  });
});

describe("listBrandLandingPages", () => {
  test.each([undefined, {}, { limit: 1 }, { showInactive: true }, { showInactive: false, limit: 50 }])(
    "%j lists the same",
    async (query) => {
      const rows = rowsOf(await legacy.listBrandLandingPages(brand.id, query));
      const upgraded = up.upgradeListBrandLandingPages(brand.id, query);
      compare(rows, await sendAll(upgraded), 2);
      expect(upgraded.lost).toEqual([]);
      expect(rows).not.toEqual([]);
    },
  );
});

describe("operations whose answers v1 does not show", () => {
  test("campaigns and offers together are those of v1", async () => {
    const { calls, obstacle } = up.upgradeListBrandCampaigns(brand.id);
    expect({ calls, obstacle }).toEqual({ calls: [], obstacle: expect.stringContaining("type") });
    const old = rowsOf(await legacy.listBrandCampaigns(brand.id));
    for (const type of ["CAMPAIGN", "OFFER"] as const) {
      const rows = await sendAll(up.upgradeListBrandCampaigns(brand.id, { type }));
      const own = old.filter((row) => row["type"] === type);
      expect(rows.slice(0, own.length)).toEqual(own);
    }
    expect(old).not.toEqual([]);
  });

  test("collabs", async () => {
    for (const { id } of accounts.slice(0, 8)) {
      const rows = rowsOf(await legacy.listBrandCollabs(id));
      expect(await sendAll(up.upgradeListBrandCollabs(id))).toEqual(rows);
    }
  });

  test("comments", async () => {
    const upgraded = up.upgradePostComments({ some: "text" });
    expect(upgraded.lost).toEqual([]);
    expect(await sendAll(upgraded)).toEqual([await legacy.postComments({ some: "text" })]);
  });
});

describe("indexing", () => {
  test("an account that is known, and one that is new", async () => {
    for (const websiteUrl of ["https://quite-new.example", "https://www.instagram.com/quite.new"]) {
      const body = { websiteUrl };
      const old = await legacy.indexBrand(body);
      // The second to ask is told of the same account.
      const [recent] = await sendAll(up.upgradeIndexBrand(body));
      expect(recent?.["brandId"]).toBe(old.brandId);
      const status = rowsOf(await legacy.getBrandIndexStatus(old.brandId));
      compare(status, await sendAll(up.upgradeGetBrandIndexStatus(old.brandId)), 1);
    }
  });
});
