import { createClient } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import type { MediaItem, MediaSearchFields } from "@adintel/client/types";
import { responseViolations } from "@adintel/client/validation";
import { createMock, type CreativeData, type MockData } from "@adintel/mock";
import { createHandlers } from "@adintel/mock/msw";
import { describe, expect, test } from "vitest";

const now = Date.UTC(2026, 10, 20, 13, 37);
const options = { now, tick: () => 0, rateLimits: false };
const apiKey = "mock_live_demo";

const clientOf = (data: MockData, more: object = {}) => {
  const mock = createMock({ ...options, data, ...more });
  return createClient({ baseUrl: "http://mock/v2", apiKey, fetch: mock.fetch });
};

/** All creatives of the account of a name. */
async function mediaOf(data: MockData, more: MediaSearchFields = {}): Promise<MediaItem[]> {
  const api = clientOf(data);
  const [account] = (await api.searchBrands({ names: ["Kupfer"] })).brands ?? [];
  return (await api.searchMedia({ ...more, accountId: account?.id ?? "none" })).media;
}

const titles = (media: readonly { title: string | null }[]) => media.map(({ title }) => title);

const kettles: MockData = {
  accounts: [{ name: "Kupfer & Korn", category: "Kitchen" }],
  creatives: [
    {
      brand: "Kupfer & Korn",
      title: "A kettle for life",
      type: "VIDEO",
      viewCount: 120_000,
      startAt: "2026-11-02",
    },
    { brand: "Kupfer & Korn", title: "Pans that last", type: "IMAGE", viewCount: 9, startAt: "2026-10-01" },
    {
      brand: "Kupfer & Korn",
      title: "One pot",
      type: "CAROUSEL",
      mediaType: "IMAGE",
      viewCount: 4_000,
      status: "INACTIVE",
    },
  ],
};

describe("facts that are given", () => {
  const account = {
    id: "kk-1",
    platformId: "77",
    name: "Kupfer & Korn",
    summary: "Copper pans.",
    category: "Kitchen",
    verified: true,
    pageAlias: null,
    likes: 12,
    igUsername: "kupfer.korn",
    igFollowers: 3,
    thumbnailUrl: "/kk.png",
    igEngagementRate: 0.5,
    tiktokUsername: null,
    tiktokFollowers: null,
    facebookUsername: "kk",
  } as const;
  const creative = {
    id: "cr-1",
    platformId: "88",
    title: "A kettle",
    type: "VIDEO",
    mediaType: "VIDEO",
    width: 7,
    height: 9,
    url: "https://cdn.example/1.mp4",
    urls: ["https://cdn.example/1.mp4"],
    thumbnailUrl: "https://cdn.example/1.png",
    durationInSeconds: 12.5,
    platforms: ["TIKTOK", "META_AD"],
    hook: "Grey tea?",
    summary: "Tea is poured.",
    coreAngle: "Taste",
    targetPersona: "Tea drinkers",
    categories: ["Unboxing"],
    carouselCount: null,
    ugcCharacter: { ageRange: "25-34", gender: "female", ethnicity: null, description: "In a kitchen" },
    startAt: "2026-11-02",
    endAt: "2026-11-12T08:00:00+01:00",
    daysRun: 10,
    viewCount: 1000,
    likeCount: 40,
    commentCount: 7,
    impressionPercentile: 93,
    impressionsText: "1K-5K",
    painPoints: ["Grey tea"],
    sellingPoints: [],
  } as const satisfies CreativeData;
  const data: MockData = { accounts: [account], creatives: [{ brand: account.name, ...creative }] };

  test("are in the rows of v2 as they are given", async () => {
    const api = clientOf(data);
    const { platformId: _, ...shown } = account;
    expect((await api.searchBrands({ names: ["Kupfer"] })).brands).toEqual([{ ...shown, type: "BRAND" }]);
    const [row] = await mediaOf(data);
    expect(row).toMatchObject(creative);
    expect(row?.brand).toMatchObject({
      id: "kk-1",
      name: account.name,
      thumbnailUrl: "/kk.png",
      category: "Kitchen",
    });
  });

  test("are in the rows of v1 too", async () => {
    const mock = createMock({ ...options, data });
    const legacy = createLegacyClient({ baseUrl: "http://mock/api/v1", apiKey, fetch: mock.fetch });
    const { platformId: _, facebookUsername: __, ...shown } = account;
    expect(await legacy.getBrand("kk-1")).toEqual(shown);
    const { media } = await legacy.searchBrandMedia("kk-1", { mode: "structured", userRequest: "videos" });
    const { id, title, type, url, startAt, endAt, daysRun, viewCount } = creative;
    expect(media).toMatchObject([{ id, title, type, mediaUrl: url, startAt, endAt, daysRun, viewCount }]);
  });

  test("are found by: ids, handles, words and the address of the website", async () => {
    const api = clientOf({
      accounts: [{ ...account, websiteUrl: "https://kupfer.example" }],
      creatives: [{ brand: "77", title: "Wondrous teapot" }],
    });
    for (const found of [{ ids: ["77"] }, { igUsername: "kupfer." }, { query: "copper" }])
      expect((await api.searchBrands(found)).count).toBe(1);
    expect(titles((await api.searchMedia({ query: "teapot" })).media)).toEqual(["Wondrous teapot"]);
    expect(await api.indexAccount({ websiteUrl: "kupfer.example" })).toEqual({
      brandId: "kk-1",
      status: "already_exists",
    });
  });

  test.for<[MediaSearchFields, CreativeData]>([
    [{ channel: ["TIKTOK"] }, { platforms: ["TIKTOK"] }],
    [{ format: ["DCO"] }, { type: "DCO" }],
    [{ duration: ["60+"] }, { durationInSeconds: 75 }],
    [{ status: "INACTIVE" }, { status: "INACTIVE" }],
    [{ categories: ["GRWM"] }, { categories: ["GRWM"] }],
    [{ taxonomy: ["Kettles > Copper"] }, { taxonomy: ["Kettles > Copper > Small"] }],
    [{ funnelStage: ["MOST_AWARE"] }, { funnelStage: "MOST_AWARE" }],
    [{ language: ["Welsh"] }, { language: "Welsh" }],
    [{ location: ["Cymru"] }, { location: "Cymru" }],
    [{ startDate: "2026-11-02", endDate: "2026-11-02" }, { startAt: "2026-11-02" }],
    [{ minDaysRun: 300 }, { daysRun: 300 }],
    [{ minViewCount: 10_000_000 }, { viewCount: 12_000_000 }],
    [{ landingPage: "summer" }, { landingPage: "https://kupfer.example/summer" }],
    [{ lowImpressions: true }, { lowImpressions: true }],
    [{ partnershipAd: true }, { collabs: ["Odalys"] }],
    [{ crossposted: true }, { crossposted: true }],
  ])("are filtered by: %j", async ([filter, facts]) => {
    const plain: CreativeData = {
      brand: "Kupfer & Korn",
      type: "IMAGE",
      platforms: ["INSTAGRAM"],
      categories: [],
      language: "Danish",
      location: "Denmark",
      funnelStage: "UNAWARE",
      taxonomy: [],
      landingPage: null,
      viewCount: 5000,
      collabs: [],
      startAt: "2026-11-10",
      lowImpressions: false,
    };
    const { platforms: _, type: __, startAt: ___, lowImpressions: ____, ...rest } = plain;
    const media = await mediaOf(
      {
        accounts: [{ name: "Kupfer & Korn" }, { name: "Odalys", type: "CREATOR" }],
        creatives: [plain, { ...rest, ...facts, title: "this one" }],
      },
      filter,
    );
    expect(titles(media)).toEqual(["this one"]);
  });

  test.for<[NonNullable<MediaSearchFields["sortBy"]>, keyof CreativeData]>([
    ["MOST_VIEWS", "viewCount"],
    ["MOST_LIKES", "likeCount"],
    ["MOST_COMMENTS", "commentCount"],
    ["LONGEST_RUN", "daysRun"],
    ["MOST_IMPRESSIONS", "impressions"],
    ["HIGHEST_ENGAGEMENT", "engagementRate"],
    ["HIGHEST_OUTLIER", "outlierScore"],
  ])("are sorted by: %s", async ([sortBy, field]) => {
    const creatives = [2, 9, 5].map((value) => ({ brand: "Kupfer", title: `${value}`, [field]: value }));
    expect(titles(await mediaOf({ creatives }, { sortBy }))).toEqual(["9", "5", "2"]);
  });
});

describe("what is not given", () => {
  test("fits to what is, and keeps the contract", async () => {
    const media = await mediaOf(kettles);
    expect(responseViolations("v2", "searchMedia", 200, { count: 3, media })).toEqual([]);
    const [kettle, pans, pot] = ["A kettle for life", "Pans that last", "One pot"].map((title) =>
      media.find((one) => one.title === title),
    );
    expect(kettle).toMatchObject({ mediaType: "VIDEO", startAt: "2026-11-02", endAt: null, daysRun: 18 });
    expect(kettle?.likeCount ?? 0).toBeLessThanOrEqual(120_000);
    expect(kettle?.urls).toEqual([expect.stringMatching(/video\.webm$/)]);
    expect(pans).toMatchObject({
      mediaType: "IMAGE",
      durationInSeconds: null,
      carouselCount: null,
      daysRun: 50,
    });
    expect(pot?.urls).toHaveLength(pot?.carouselCount ?? 0);
    expect(pot?.endAt).toEqual(expect.any(String));
  });

  test("is the same each time, whatever else there is", async () => {
    const [creative] = kettles.creatives ?? [];
    const [alone] = await mediaOf({ creatives: [creative ?? {}] });
    const { media: all } = await clientOf({
      accounts: [{ name: "Other" }, { name: "Kupfer & Korn" }, { name: "Odalys", type: "CREATOR" }],
      creatives: [{ brand: "Other", title: "x" }, ...(kettles.creatives ?? [])],
    }).searchMedia({ query: "kettle for life" });
    const again = all.find(({ title }) => title === alone?.title);
    // How it compares with others depends on the others.
    expect({ ...again, impressionPercentile: null, brand: null }).toEqual({
      ...alone,
      impressionPercentile: null,
      brand: null,
    });
    expect(again?.brand?.id).toBe(alone?.brand?.id);
    const [other] = await mediaOf({ ...kettles, seed: 2 });
    expect(other?.id).not.toBe(again?.id);
  });

  test("follows a creative's subject: a kettle is not sold as glasses", async () => {
    const data = { creatives: [{ brand: "Kupfer", title: "Sunglasses for skiing" }] };
    const { brands = [] } = await clientOf(data).searchBrands({ names: ["Kupfer"] });
    const mock = createMock({ ...options, data });
    expect(mock.world.export().accounts).toMatchObject([{ id: brands[0]?.id, trade: "eyewear" }]);
  });

  test("follows everywhere: campaigns, insights, landing pages, collabs and pictures", async () => {
    const creatives = Array.from({ length: 12 }, (_, i) => ({
      brand: "Kupfer",
      title: `No ${i}`,
      coreAngle: i < 5 ? "Taste" : "Price",
      collabs: i < 3 ? ["Odalys"] : [],
      landingPage: i < 4 ? "https://kupfer.example/sale" : null,
      startAt: "2026-11-01",
    }));
    const mock = createMock({ ...options, data: { creatives } });
    const api = createClient({ baseUrl: "http://mock/v2", apiKey, fetch: mock.fetch });
    const [brand] = (await api.searchBrands({ names: ["Kupfer"] })).brands ?? [];
    const id = brand?.id ?? "";
    const angles = await api.listAccountInsights(id, { type: "AD_ANGLE" });
    expect(angles).toMatchObject({
      totals: [
        { label: "Price", total: 7 },
        { label: "Taste", total: 5 },
      ],
    });
    expect((await api.listAccountLandingPages(id)).landingPages).toEqual([
      { url: "https://kupfer.example/sale", total: 4 },
    ]);
    expect((await api.listAccountCollabs(id)).collabs).toMatchObject([{ name: "Odalys", mediaCount: 3 }]);
    const [a, b] = await Promise.all(
      (["CAMPAIGN", "OFFER"] as const).map((type) => api.listAccountCampaigns(id, { type })),
    );
    expect([...(a?.campaigns ?? []), ...(b?.campaigns ?? [])]).not.toEqual([]);
    const [media] = (await api.searchMedia({ accountId: id, limit: 1 })).media;
    expect((await mock.fetch(media?.thumbnailUrl ?? "")).headers.get("Content-Type")).toBe("image/svg+xml");
  });
});

describe("lists", () => {
  test("that are given are all there is; the made-up world is gone", async () => {
    const { accounts, creatives } = createMock({ ...options, data: kettles }).world.export();
    expect([accounts?.length, creatives?.length]).toEqual([1, 3]);
  });

  test("that are left out are made up", async () => {
    const accounts = createMock({ ...options, data: { accounts: [{ name: "Kupfer" }] }, mediaPerAccount: 7 });
    expect(accounts.world.export().creatives).toHaveLength(7);
    const creatives = createMock({ ...options, data: { creatives: [{ title: "Of nobody in particular" }] } });
    expect(creatives.world.export().accounts).toMatchObject([{ type: "BRAND" }]);
  });

  test("may be empty", async () => {
    const api = clientOf({ accounts: [], creatives: [] });
    expect((await api.searchMedia({ query: "the" })).count).toBe(0);
    expect((await api.searchBrands({ query: "the" })).count).toBe(0);
    expect((await api.indexAccount({ websiteUrl: "https://new.example" })).status).toBe("indexing");
  });

  test("have made-up accounts beside them if the option asks for some", async () => {
    const { accounts } = createMock({ ...options, data: kettles, accounts: 5 }).world.export();
    expect(accounts).toHaveLength(6);
  });
});

test("rows of a real response are data", async () => {
  const source = clientOf(kettles);
  const { media } = await source.searchMedia({ query: "kettle pans pot" });
  const again = await clientOf({ creatives: media }).searchMedia({ query: "kettle pans pot" });
  const byId = (rows: readonly MediaItem[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId(again.media)).toMatchObject(byId(media));
});

test("what is done to the data later changes nothing", async () => {
  const creative = { brand: "Kupfer", title: "Before", painPoints: ["one"] };
  const mock = createMock({ ...options, data: { creatives: [creative] } });
  creative.painPoints.push("two");
  expect(mock.world.export().creatives).toMatchObject([{ painPoints: ["one"] }]);
});

test("the time and the seed of data hold unless the options say others", () => {
  const data: MockData = { now: "2026-01-02T03:04:05.000Z", seed: 9, creatives: [{ title: "x" }] };
  const start = (more: object) => createMock({ data, tick: () => 0, ...more }).world.export();
  expect(start({})).toMatchObject({ now: data.now, seed: 9 });
  expect(start({ now, seed: 3 })).toMatchObject({ now: new Date(now).toISOString(), seed: 3 });
});

test("handlers for Mock Service Worker take data too", () => {
  const { mock } = createHandlers({ ...options, data: kettles });
  expect(mock.world.export().creatives).toHaveLength(3);
});
