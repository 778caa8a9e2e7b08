import { expect, test } from "vitest";
import { createIndexing } from "../../../../mocks/adintel/content/indexing.ts";
import { libraryFor } from "../../../../mocks/adintel/content/library.ts";
import { openMock } from "../../support/open-mock.ts";

const now = Date.UTC(2026, 10, 20);
const library = libraryFor({ seed: 1, accounts: 10, mediaPerAccount: 20, now });

const site = (number: number) => ({ kind: "website", name: `site${number}.example` }) as const;

test("what an account published is the same after it was forgotten", () => {
  const indexing = createIndexing(library);
  const { account } = indexing.index(site(0), now);
  const added = indexing.byId(account.id);
  const { creatives = [], campaigns } = added ?? {};
  expect(creatives).toHaveLength(20);
  for (let number = 1; number <= 300; number += 1) indexing.index(site(number), now);
  expect(added?.creatives).not.toBe(creatives);
  expect(added?.creatives).toEqual(creatives);
  expect(added?.campaigns).toEqual(campaigns);
  expect(added?.creatives.every((creative) => creative.account === account)).toBe(true);
});

test("a creative is found by its id however many accounts came after its own", () => {
  const indexing = createIndexing(library);
  const { account } = indexing.index(site(0), now);
  const ids = indexing.byId(account.id)?.creatives.map(({ id }) => id) ?? [];
  for (let number = 1; number <= 300; number += 1) indexing.index(site(number), now);
  expect(ids.map((id) => indexing.creative(id)?.id)).toEqual(ids);
  expect(indexing.creative("nothing")).toBeUndefined();
});

test("many added accounts take up little more than what sets them apart", () => {
  const indexing = createIndexing(library);
  for (let number = 0; number < 300; number += 1) indexing.index(site(number), now);
  const before = indexing.bytes();
  for (let number = 300; number < 600; number += 1) indexing.index(site(number), now);
  // A creative takes some 900 bytes, and each account has twenty.
  expect((indexing.bytes() - before) / 300).toBeLessThan(3_000);
});

test("a search finds the creatives of all added accounts, those that were forgotten too", async () => {
  const mock = openMock({ rateLimits: false, accounts: 10, mediaPerAccount: 3, indexingSeconds: 0 });
  for (let number = 0; number < 300; number += 1)
    await mock.send("/v2/account/index", { body: { websiteUrl: `zorbel-${number}.example` } });
  const rowsOf = async (body: object) => {
    const { body: answer } = await mock.send("/v2/media", {
      body: { query: "zorbel", limit: 1000, ...body },
    });
    return answer["media"] as { id: string; viewCount: number | null; format: string }[];
  };
  const ranked = await rowsOf({});
  expect(ranked).toHaveLength(300 * 3);
  const byViews = await rowsOf({ sortBy: "MOST_VIEWS" });
  expect(byViews.map(({ id }) => id).sort()).toEqual(ranked.map(({ id }) => id).sort());
  const views = byViews.map(({ viewCount }) => viewCount ?? -1);
  expect(views).toEqual([...views].sort((a, b) => b - a));
  const many = await rowsOf({ minViewCount: 10_000 });
  expect(many.map(({ id }) => id)).toEqual(
    ranked.filter(({ viewCount }) => (viewCount ?? 0) >= 10_000).map(({ id }) => id),
  );
  expect(many.length).toBeGreaterThan(0);
});
