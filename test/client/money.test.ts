import { costOf, worstCostOf, type Charge } from "@adintel/client";
import {
  costOf as legacyCostOf,
  createClient as createLegacyClient,
  worstCostOf as legacyWorst,
} from "@adintel/client/v1";
import { operations } from "@adintel/client/operations";
import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { client, mediaPage, refusal, stub } from "./stub.ts";
import { now } from "../now.ts";
import { creativesUsd, priceOf, usdOf } from "../prices.ts";

const dollars = (microdollars: number) => microdollars / 1e6;
const found = (body: object) => Response.json(body);

describe("costOf", () => {
  test.each(Object.values(operations.v2))("$operationId costs what its x-billing says", (operation) => {
    const { operationId, billing } = operation;
    if (billing === null) return expect(costOf(operationId, 3)).toBeUndefined();
    const minimum = "minimumRows" in billing ? billing.minimumRows : 0;
    expect(costOf(operationId, 3)).toBe(dollars(3 * billing.microdollarsPerRow));
    expect(costOf(operationId, 0)).toBe(dollars(minimum * billing.microdollarsPerRow));
  });

  test("takes no rows that cannot be, and no other operation", () => {
    for (const rows of [-1, NaN, "3"]) {
      expect(() => costOf("searchMedia", rows as number)).toThrow(
        `costOf: rows must be a number of at least 0, not ${typeof rows === "string" ? `"${rows}"` : rows}`,
      );
    }
    for (const name of ["searchFilms", "toString", "__proto__"]) {
      expect(() => costOf(name as "searchMedia", 1)).toThrow(
        `unknown operation ${name}; the operations are searchBrands, `,
      );
    }
  });

  test("knows v1's prices", () => {
    expect(legacyCostOf("listBrandLandingPages", 2)).toBe(usdOf("v1", "listBrandLandingPages", 2));
    expect(legacyCostOf("searchBrands", 0)).toBe(0);
  });
});

describe("worstCostOf", () => {
  const limits = {
    media: operations.v2.searchMedia.paging.limit.default,
    insights: operations.v2.listAccountInsights.paging.limit.default,
    landingPages: operations.v2.listAccountLandingPages.paging.limit.default,
    campaigns: operations.v2.listAccountCampaigns.paging.limit.default,
    collabs: operations.v2.listAccountCollabs.paging.limit.default,
    brands: operations.v1.searchBrands.paging.limit.default,
    brandIds: operations.v1.searchBrands.paging.limit.maximum,
    brandInsights: operations.v1.listBrandInsights.paging.limit.maximum,
  };
  const landingPagesUsd = (rows: number) => usdOf("v2", "listAccountLandingPages", rows);
  const brandsUsd = (rows: number) => usdOf("v1", "searchBrands", rows);

  test.each([
    [worstCostOf("searchMedia", { query: "a", limit: 25 }), creativesUsd(25)],
    [worstCostOf("searchMedia", { query: "a" }), creativesUsd(limits.media)],
    // A limit that is none bounds nothing.
    [worstCostOf("searchMedia", { query: "a", limit: 0 }), Infinity],
    [
      worstCostOf("listAccountInsights", { type: "HOOK" }),
      usdOf("v2", "listAccountInsights", limits.insights),
    ],
    [worstCostOf("listAccountLandingPages"), landingPagesUsd(limits.landingPages)],
    [worstCostOf("listAccountLandingPages", { limit: 2 }), landingPagesUsd(2)],
    [
      worstCostOf("listAccountCampaigns", { type: "OFFER" }),
      usdOf("v2", "listAccountCampaigns", limits.campaigns),
    ],
    [worstCostOf("listAccountCollabs", {}), usdOf("v2", "listAccountCollabs", limits.collabs)],
    [worstCostOf("searchTaxonomies", { query: "a" }), 0],
    [worstCostOf("indexAccount", { websiteUrl: "a" }), 0],
    // Its price is not specified.
    [worstCostOf("searchBrands", { query: "a", limit: 5 }), undefined],
    [legacyWorst("getBrand"), usdOf("v1", "getBrand", 1)],
    [legacyWorst("searchBrands", { mode: "smart", query: "a", type: "BRAND" }), brandsUsd(limits.brands)],
    [
      legacyWorst("searchBrands", { mode: "brand_name", brandNames: ["abc"], type: "BRAND", count: 3 }),
      brandsUsd(3),
    ],
    // A search by ids pays no heed to count.
    [legacyWorst("searchBrands", { mode: "ids", brandIds: ["a", "b", "c"], count: 1 }), brandsUsd(3)],
    // And any other search pays none to ids.
    [
      legacyWorst("searchBrands", { mode: "smart", query: "a", type: "BRAND", count: 100, brandIds: ["a"] }),
      brandsUsd(100),
    ],
    [
      legacyWorst("searchBrands", { mode: "brand_name", brandNames: ["abc"], type: "BRAND", brandIds: [] }),
      brandsUsd(limits.brands),
    ],
    [worstCostOf("listAccountLandingPages", { limit: 4, ids: [] } as { limit: number }), landingPagesUsd(4)],
    [worstCostOf("searchMedia", null as never), creativesUsd(limits.media)],
    // The default is not specified, so the maximum counts.
    [
      legacyWorst("listBrandInsights", { type: "USP" }),
      usdOf("v1", "listBrandInsights", limits.brandInsights),
    ],
    // Neither default nor maximum is specified.
    [legacyWorst("searchBrandMedia", { mode: "smart" }), Infinity],
    [legacyWorst("searchBrandMedia", { mode: "smart", limit: 10 }), usdOf("v1", "searchBrandMedia", 10)],
  ])("%#", (cost, expected) => {
    expect(cost).toBe(expected);
  });
});

describe("what a client has spent", () => {
  test("is what its answers were charged, each told when it comes", async () => {
    const charges: Charge[] = [];
    const api = client([mediaPage(3), mediaPage(0), found({ count: 2, landingPages: [{}, {}] })], {
      onCharge: (charge) => charges.push(charge),
    });
    await api.searchMedia({ query: "a", limit: 5 });
    await api.searchMedia({ query: "a", limit: 5 });
    await api.listAccountLandingPages("a", { limit: 2 });
    expect(charges).toMatchObject([
      { operation: "searchMedia", rows: 3, usd: creativesUsd(3) },
      // An empty answer is charged as one row.
      { operation: "searchMedia", rows: 1, usd: creativesUsd(1) },
      { operation: "listAccountLandingPages", rows: 2, usd: usdOf("v2", "listAccountLandingPages", 2) },
    ]);
    const usd = dollars(4 * priceOf("v2", "searchMedia") + 2 * priceOf("v2", "listAccountLandingPages"));
    expect(api.spending).toMatchObject({ spentUsd: usd, maybeUsd: 0 });
  });

  test("holds no call that is free, refused or not sent", async () => {
    const charges: Charge[] = [];
    const api = client(
      [found({ count: 1, paths: ["A"] }), refusal(402, "out_of_credits"), new TypeError("no")],
      {
        onCharge: (charge) => charges.push(charge),
      },
    );
    await api.searchTaxonomies({ query: "a" });
    await api.searchMedia.result({ query: "a" });
    await api.searchMedia.result({ query: 1n as never });
    expect(charges).toEqual([]);
    expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: 0 });
  });

  test("may be more, where an answer was lost", async () => {
    const api = client([new TypeError("fetch failed"), mediaPage(2)]);
    await api.searchMedia.result({ query: "a", limit: 4 });
    expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: creativesUsd(4) });
    await api.searchMedia({ query: "a", limit: 4 });
    expect(api.spending).toMatchObject({ spentUsd: creativesUsd(2), maybeUsd: creativesUsd(4) });
  });

  test("may be more while calls are under way", async () => {
    let answer: (response: Response) => void = () => undefined;
    const api = client([new Promise<Response>((done) => (answer = done))]);
    const call = api.searchMedia({ query: "a", limit: 10 });
    expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: creativesUsd(10) });
    answer(mediaPage(1));
    await call;
    expect(api.spending).toMatchObject({ spentUsd: creativesUsd(1), maybeUsd: 0 });
  });

  test("counts rows without a price as the dearest, and says that it is not known", async () => {
    const charges: Charge[] = [];
    const api = client([found({ count: 2, brands: [{}, {}] })], {
      onCharge: (charge) => charges.push(charge),
    });
    await api.searchBrands({ query: "a", limit: 5 });
    expect(charges).toMatchObject([{ operation: "searchBrands", rows: 2, usd: null }]);
    const prices = Object.values(operations.v2).map(({ billing }) => billing?.microdollarsPerRow ?? 0);
    expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: dollars(2 * Math.max(...prices)) });
  });

  test.each([
    [{ count: -5, media: [{}, {}] }, 2],
    [{ count: 1, media: [{}, {}] }, 2],
    [{ count: 3, media: [] }, 3],
    [{ media: [{}, {}] }, 2],
    [{ count: "2", media: [] }, 1],
    [{ count: Infinity, media: [{}] }, 1],
    [{ count: 0.5, media: [{}] }, 1],
    [{}, 1],
  ])("goes by the larger of count and rows, where an answer is odd: %j", async (answer, rows) => {
    const api = client([found(answer)]);
    await api.searchMedia({ query: "a", limit: 5 });
    expect(api.spending.spentUsd).toBe(creativesUsd(rows));
  });

  test("in v1 goes by v1's prices, and by the mode of a search", async () => {
    const { fetch } = stub(found({ count: 0, brands: [] }));
    const charges: Charge[] = [];
    const api = createLegacyClient({
      baseUrl: "http://mock.test/api/v1",
      apiKey: "k",
      fetch,
      onCharge: (charge) => charges.push(charge),
    });
    await api.searchBrands({ mode: "brand_name", brandNames: ["abc"], type: "BRAND" });
    expect(charges).toEqual([]);
    await api.searchBrands({ mode: "smart", query: "a", type: "BRAND" });
    expect(charges).toMatchObject([
      { operation: "searchBrands", rows: 1, usd: usdOf("v1", "searchBrands", 1) },
    ]);
  });
});

describe("the budget of a client", () => {
  test("lets a call through that it can just pay, and not the next", async () => {
    const maxSpendUsd = creativesUsd(10);
    const api = client([mediaPage(10)], { maxSpendUsd });
    await api.searchMedia({ query: "a", limit: 10 });
    const { error, response } = await api.searchMedia.result({ query: "a", limit: 1 });
    expect(error).toMatchObject({
      code: "over_budget",
      operation: "searchMedia",
      attempts: 0,
      costUsd: creativesUsd(1),
      spentUsd: maxSpendUsd,
      maybeUsd: 0,
      maxSpendUsd,
    });
    expect(error?.message).toBe(
      `searchMedia: not sent: it could cost $${creativesUsd(1)}; of $${maxSpendUsd}, $${maxSpendUsd} is spent; lower its limit or raise maxSpendUsd`,
    );
    expect(response).toBeUndefined();
    expect(api.requests).toHaveLength(1);
  });

  test("is not rounded up", async () => {
    const api = client([mediaPage(1)], { maxSpendUsd: creativesUsd(1) - 4e-7 });
    await expect(api.searchMedia({ query: "a", limit: 1 })).rejects.toMatchObject({ code: "over_budget" });
  });

  test("counts the calls under way, so that many at once do not go over", async () => {
    const api = client([mediaPage(10)], { maxSpendUsd: creativesUsd(40) });
    const calls = Array.from({ length: 10 }, () => api.searchMedia.result({ query: "a", limit: 10 }));
    const errors = (await Promise.all(calls)).flatMap(({ error }) => error?.code ?? []);
    expect(errors).toEqual(Array(6).fill("over_budget"));
    expect(api.requests).toHaveLength(4);
    expect(api.spending.spentUsd).toBe(creativesUsd(40));
  });

  test("counts answers that were lost as charged", async () => {
    const api = client([new TypeError("fetch failed"), mediaPage(1)], { maxSpendUsd: creativesUsd(10) });
    await api.searchMedia.result({ query: "a", limit: 10 });
    await expect(api.searchMedia({ query: "a", limit: 1 })).rejects.toMatchObject({ code: "over_budget" });
    expect(api.requests).toHaveLength(1);
  });

  test("lets free calls through when it is used up, and when it is nothing", async () => {
    const api = client([found({ count: 0, paths: [] })], { maxSpendUsd: 0 });
    await api.searchTaxonomies({ query: "a" });
    await expect(api.searchMedia({ query: "a", limit: 1 })).rejects.toMatchObject({ code: "over_budget" });
    expect(api.requests).toHaveLength(1);
  });

  test("asks for a limit where nothing else bounds the cost", async () => {
    const api = client([found({ count: 1, brands: [{}] })], { maxSpendUsd: 1 });
    await expect(api.searchBrands({ query: "a" })).rejects.toMatchObject({
      code: "over_budget",
      costUsd: Infinity,
      message: expect.stringContaining("lower its limit") as string,
    });
    await expect(api.postComments({})).rejects.toMatchObject({ code: "over_budget" });
    await api.searchBrands({ query: "a", limit: 3 });
    await api.searchBrands({ ids: ["a", "b"] });
    expect(api.requests).toHaveLength(2);
  });

  test.each([NaN, "many", {}])("refuses a call with the limit %j, whose cost nobody knows", async (limit) => {
    const api = client([mediaPage(1)], { maxSpendUsd: 1 });
    const { error } = await api.searchMedia.result({ query: "a", limit: limit as number });
    expect(error?.code).toBe("over_budget");
    expect(api.requests).toEqual([]);
  });
});

test("a search of v1 by words that also has ids is kept within the budget", async () => {
  const mock = createMock({ now, rateLimits: false });
  const { fetch } = mock;
  const options = { baseUrl: "http://mock/api/v1", apiKey: "mock_live_demo", fetch };
  const api = createLegacyClient({ ...options, maxSpendUsd: usdOf("v1", "searchBrands", 1) });
  const query = "running shoes coffee tea skincare bikes garden kitchen toys";
  const { error } = await api.searchBrands.result({
    mode: "smart",
    type: "BRAND",
    count: 100,
    query,
    brandIds: ["1"],
  });
  expect(error?.code).toBe("over_budget");
  const ledger = await (await mock.fetch("/__mock/ledger?key=mock_live_demo")).json();
  expect(ledger).toMatchObject({ spentMicrodollars: 0 });
});

test("what a client has spent is what the service has charged", async () => {
  const mock = createMock({ now, rateLimits: false });
  const api = client([], { apiKey: "mock_live_demo", fetch: mock.fetch });
  const { media } = await api.searchMedia({ query: "new", limit: 7 });
  const id = media[0]?.brand?.id ?? "";
  await api.searchMedia({ accountId: id, query: "qzxv" });
  await api.listAccountInsights(id, { type: "HOOK", limit: 3 });
  await api.listAccountInsights(id, { type: "MEDIA_MIX" });
  await api.listAccountLandingPages(id, { limit: 4 });
  await api.listAccountCampaigns(id, { type: "CAMPAIGN", limit: 2 });
  await api.listAccountCollabs(id, { limit: 2 });
  await api.searchTaxonomies({ query: "shoes" });
  await api.listAccountCollabs.result("nobody");
  const ledger = await mock.fetch("/__mock/ledger?key=mock_live_demo");
  const { spentMicrodollars } = (await ledger.json()) as { spentMicrodollars: number };
  expect(spentMicrodollars).toBeGreaterThan(0);
  expect(api.spending.spentUsd).toBe(dollars(spentMicrodollars));
  expect(api.spending.maybeUsd).toBe(0);
});
