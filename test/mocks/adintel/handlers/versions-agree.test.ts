import type { Account, MediaSearchFields } from "@adintel/client/types";
import type { Brand, LegacyMediaItem, LegacyMediaSearchRequest } from "@adintel/client/types/v1";
import { expect, test } from "vitest";
import { corpus, ids, media, ok, one, richest } from "../../support/call.ts";

const account = richest(
  ({ platforms, endAt, landingPage }) =>
    platforms.includes("TIKTOK") && endAt === null && landingPage !== null,
);
const page = one(corpus.creatives, (c) => c.account === account && c.landingPage !== null).landingPage ?? "";

async function legacy(body: LegacyMediaSearchRequest): Promise<LegacyMediaItem[]> {
  const answer = await ok<{ count: number; media: LegacyMediaItem[] }>("v1", "searchBrandMedia", {
    id: account.id,
    body,
  });
  expect(answer.count).toBe(answer.media.length);
  return answer.media;
}

test("both tell the same of every account, as far as both tell it", async () => {
  for (const record of corpus.accounts) {
    const brand = await ok<Brand>("v1", "getBrand", { id: record.id });
    const row = await ok<Account>("v2", "getAccount", { id: record.platformId });
    expect(row.type).toBe(record.type);
    const shared = Object.keys(brand).filter((key) => key in row);
    expect(shared.length).toBeGreaterThanOrEqual(10);
    expect(row).toMatchObject(Object.fromEntries(Object.entries(brand).filter(([key]) => key in row)));
    for (const key of ["id", "name", "summary", "verified", "igUsername", "igFollowers", "tiktokFollowers"]) {
      expect(brand).toHaveProperty(key, record[key as keyof typeof record]);
    }
  }
});

test("a creator's row has a profile and lacks what brands alone have", async () => {
  const creator = one(corpus.accounts, ({ type }) => type === "CREATOR");
  const row = await ok<Account>("v2", "getAccount", { id: creator.id });
  const { gender, ageRange, ethnicity, location, language, tiktokEngagementRate } = creator;
  expect(row).toMatchObject({ gender, ageRange, ethnicity, location, language, tiktokEngagementRate });
  for (const key of ["facebookUsername", "likes", "category"]) expect(row).not.toHaveProperty(key);
});

test("both tell the same of an account's creatives, in the same order", async () => {
  const [old, recent] = await Promise.all([
    legacy({ limit: 1000 }),
    media({ accountId: account.id, limit: 1000 }),
  ]);
  expect(old).toHaveLength(60);
  expect(old.map(({ mediaUrl, ...shared }) => ({ ...shared, url: mediaUrl }))).toEqual(
    recent.map((item) => {
      const { id, title, type, mediaType, url, thumbnailUrl, platforms, hook, startAt, endAt, daysRun } =
        item;
      const { categories, carouselCount, viewCount, likeCount, commentCount } = item;
      const { impressionPercentile, impressionsText } = item;
      return {
        id,
        title,
        type,
        mediaType,
        url,
        thumbnailUrl,
        platforms,
        hook,
        startAt,
        endAt,
        daysRun,
        categories,
        carouselCount,
        viewCount,
        likeCount,
        commentCount,
        impressionPercentile,
        impressionsText,
      };
    }),
  );
});

const pairs: [LegacyMediaSearchRequest, MediaSearchFields][] = [
  [{}, {}],
  [{ limit: 5 }, { limit: 5 }],
  [{ semanticSearchQuery: "testimonial" }, { query: "testimonial" }],
  [{ mode: "smart", userRequest: "testimonial offer" }, { query: "testimonial offer" }],
  [{ mode: "structured", userRequest: "testimonial offer" }, {}],
  [{ mode: "structured", userRequest: "videos" }, { format: ["VIDEO"] }],
  [
    { mode: "structured", userRequest: "active tiktok, longest first" },
    { status: "ACTIVE", channel: ["TIKTOK"], sortBy: "LONGEST_RUN" },
  ],
  [{ filters: { dateRange: { preset: "last-30-days" } } }, { datePreset: "last-30-days" }],
  [
    { filters: { dateRange: { startDate: "2026-08-01", endDate: "2026-11-01" } } },
    { startDate: "2026-08-01", endDate: "2026-11-01" },
  ],
  [{ filters: { daysRun: { min: 5, max: 40 } } }, { minDaysRun: 5, maxDaysRun: 40 }],
  [{ filters: { viewCount: { min: 1000 } } }, { minViewCount: 1000 }],
  [{ filters: { viewCount: { max: 100_000 } } }, { maxViewCount: 100_000 }],
  [
    { filters: { landingPage: { value: page, operator: "equals" } } },
    { landingPage: page, landingPageMatch: "equals" },
  ],
  [{ filters: { landingPage: { value: page.slice(-5) } } }, { landingPage: page.slice(-5) }],
  [
    { semanticSearchQuery: "offer testimonial", filters: { daysRun: { min: 3 } }, limit: 9 },
    { query: "offer testimonial", minDaysRun: 3, limit: 9 },
  ],
];

test.each(pairs)("v1's %j finds what v2's %j finds, in the same order", async (old, recent) => {
  const rows = await legacy(old);
  expect(ids(rows)).toEqual(ids(await media({ ...recent, accountId: account.id })));
  expect(rows).not.toEqual([]);
});
