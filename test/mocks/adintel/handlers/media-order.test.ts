import { operations } from "@adintel/client/operations";
import type { MediaSortBy } from "@adintel/client/types";
import { describe, expect, test } from "vitest";
import type { CreativeRecord } from "../../../../mocks/adintel/corpus/index.ts";
import { corpus, creativesOf, ids, media, refusal, richest, sortedIds } from "../../support/call.ts";

const account = richest(({ viewCount }) => viewCount !== null);
/** One word: of several, an order keeps only what has them all. */
const query = "the";
const byId = new Map(corpus.creatives.map((creative) => [creative.id, creative]));

const millis = (iso: string | null) => (iso === null ? null : Date.parse(iso));
/** What each order puts first is highest in. */
const keys: Partial<Record<MediaSortBy, (creative: CreativeRecord) => number | null>> = {
  MOST_RECENT: ({ startAt }) => millis(startAt),
  OLDEST: ({ startAt }) => (startAt === null ? null : -Date.parse(startAt)),
  LONGEST_RUN: ({ daysRun }) => daysRun,
  MOST_IMPRESSIONS: ({ impressions }) => impressions,
  MOST_LIKES: ({ likeCount }) => likeCount,
  MOST_COMMENTS: ({ commentCount }) => commentCount,
  MOST_VIEWS: ({ viewCount }) => viewCount,
  HIGHEST_ENGAGEMENT: ({ engagementRate }) => engagementRate,
  HIGHEST_OUTLIER: ({ outlierScore }) => outlierScore,
};

/** Two neighbours stand right: by the key, the unknown last, ties by id. */
function inOrder(sortBy: MediaSortBy, a: string, b: string): boolean {
  const [first, second] = [byId.get(a), byId.get(b)];
  if (!first || !second) return false;
  const [one, other] = [keys[sortBy]?.(first) ?? -Infinity, keys[sortBy]?.(second) ?? -Infinity];
  return one > other || (one === other && a < b);
}

describe.each(Object.keys(keys) as MediaSortBy[])("%s", (sortBy) => {
  test.each([
    ["an account", { accountId: account.id }],
    ["all accounts", { query }],
  ])("of %s is monotone with ties by id, and loses nothing", async (_, scope) => {
    const found = ids(await media({ ...scope, sortBy, limit: 10_000 }));
    const wrong = found.filter((id, i) => i > 0 && !inOrder(sortBy, found[i - 1] ?? "", id));
    expect(wrong).toEqual([]);
    expect([...found].sort()).toEqual(sortedIds(await media({ ...scope, limit: 10_000 })));
  });
});

test("without sortBy and query, the most recent come first", async () => {
  const [plain, recent] = await Promise.all([
    media({ accountId: account.id }),
    media({ accountId: account.id, sortBy: "MOST_RECENT" }),
  ]);
  expect(ids(plain)).toEqual(ids(recent));
});

describe("pages", () => {
  test.each([
    ["an account, by default", { accountId: account.id }, 7],
    ["an account, in an order with many ties", { accountId: account.id, sortBy: "LONGEST_RUN" as const }, 11],
    ["an account, filtered", { accountId: account.id, status: "ACTIVE" as const }, 5],
    ["all accounts, by relevance", { query }, 333],
    ["all accounts, sorted", { query, sortBy: "MOST_VIEWS" as const }, 333],
  ])("tile without gap or overlap: %s", async (_, fields, limit) => {
    const whole = ids(await media({ ...fields, limit: 10_000 }));
    const tiles: string[] = [];
    for (let offset = 0; offset < whole.length + limit; offset += limit) {
      const rows = await media({ ...fields, limit, offset });
      expect(rows).toHaveLength(Math.max(0, Math.min(limit, whole.length - offset)));
      tiles.push(...ids(rows));
    }
    expect(tiles).toEqual(whole);
  });

  test("have the documented default limit", async () => {
    const whole = await media({ query, limit: 10_000 });
    const rows = await media({ query });
    expect(rows).toHaveLength(operations.v2.searchMedia.paging.limit.default);
    expect(ids(rows)).toEqual(ids(whole).slice(0, rows.length));
  });

  test("with a limit below 1 or an offset below 0 are refused, both named", async () => {
    const body = { query, limit: 0, offset: -1 };
    expect(await refusal("v2", "searchMedia", { body })).toEqual({
      status: 400,
      code: "invalid_request",
      paths: ["limit", "offset"],
    });
  });
});

describe("accountId", () => {
  test.each(["id", "platformId"] as const)("may be the %s", async (name) => {
    const rows = await media({ accountId: account[name], limit: 1000 });
    expect(sortedIds(rows)).toEqual(sortedIds(creativesOf(account)));
    expect(rows.filter(({ brand }) => brand !== null && brand.id !== account.id)).toEqual([]);
  });

  test("narrows a query to the account's matches, in the order of the query", async () => {
    const own = new Set(ids(creativesOf(account)));
    const rows = await media({ query, accountId: account.id, limit: 1000 });
    const everywhere = await media({ query, limit: 10_000 });
    expect(ids(rows)).toEqual(ids(everywhere).filter((id) => own.has(id)));
    expect(rows).not.toEqual([]);
  });
});
