import { createClient } from "@adintel/client";
import type { MediaItem, MediaSearchRequest } from "@adintel/client/types";
import { mediaSorts } from "@adintel/client/values";
import { describe, expect, test } from "vitest";
import { createCorpus } from "../../../../mocks/adintel/corpus/index.ts";
import { wordsOfProduct, wordsOfTrade } from "../../../../mocks/adintel/corpus/writing/keywords.ts";
import { trades } from "../../../../mocks/adintel/corpus/trades/index.ts";
import { createMock } from "../../../../mocks/index.ts";

const pageRows = 20;

/** Words that many creatives have, beside those of the trades. */
const commonWords = ["the", "new", "week", "home", "no more", "review", "best price for two"];

const size = { accounts: 40, mediaPerAccount: 60, now: Date.UTC(2026, 10, 20) };

describe.each([1, 2, 3])("in the world of seed %i", (seed) => {
  const { accounts, taxonomy } = createCorpus({ ...size, seed });
  const mock = createMock({ ...size, seed, tick: () => 0, rateLimits: false });
  const api = createClient({
    baseUrl: "http://mock/v2",
    apiKey: "mock_live_demo",
    pacing: false,
    // So that its credits never run out.
    fetch: (input, init) => {
      mock.reset();
      mock.settings({ rateLimits: false });
      return mock.fetch(input, init);
    },
  });

  test("any page has at least 14 different titles and 15 different hooks", async () => {
    const searches: MediaSearchRequest[] = [
      ...accounts.flatMap(({ id }) =>
        [undefined, ...mediaSorts].map((sortBy) => ({ accountId: id, ...(sortBy && { sortBy }) })),
      ),
      ...[...commonWords, ...trades.flatMap(wordsOfTrade)].flatMap((query) =>
        ([undefined, "MOST_RECENT", "MOST_VIEWS"] as const).map((sortBy) => ({
          query,
          ...(sortBy && { sortBy }),
        })),
      ),
      ...trades.flatMap(({ products }) => products.map(({ name }) => ({ query: name }))),
    ];
    const [titles, hooks]: [number[], number[]] = [[], []];
    for (const search of searches) {
      const { media } = await api.searchMedia({ ...search, limit: 500 });
      for (let from = 0; from + pageRows <= media.length; from += 1) {
        const page = media.slice(from, from + pageRows);
        titles.push(countOf(page.map(({ title }) => title)));
        hooks.push(countOf(page.map(({ hook }) => hook)));
      }
    }
    expect(titles.length).toBeGreaterThan(40_000);
    expect(titles.reduce((one, next) => Math.min(one, next))).toBeGreaterThanOrEqual(14);
    expect(hooks.reduce((one, next) => Math.min(one, next))).toBeGreaterThanOrEqual(15);
  });

  test("every path of the taxonomy that is found has creatives and a brand", async () => {
    const found = new Set<string>();
    for (const query of new Set(taxonomy.flatMap((path) => path.split(" > "))))
      for (const path of (await api.searchTaxonomies({ query, limit: 1000 })).paths) found.add(path);
    expect(found.size).toBeGreaterThan(50);
    for (const path of found) {
      const below = { taxonomy: [path], limit: 1 };
      const { media } = await api.searchMedia({ query: path.split(" > ").at(-1) ?? path, ...below });
      const { brands } = await api.searchBrands(below);
      expect([path, media.length, brands?.length]).toEqual([path, 1, 1]);
    }
  });

  test("every word of a trade and of its products finds a brand of the trade", async () => {
    const tradeOf = new Map(accounts.map(({ id, trade }) => [id, trade]));
    for (const trade of trades)
      for (const query of new Set([...wordsOfTrade(trade), ...trade.products.flatMap(wordsOfProduct)])) {
        const { brands } = await api.searchBrands({ query, limit: 100 });
        expect([query, brands?.some(({ id }) => tradeOf.get(id ?? "") === trade.id)]).toEqual([query, true]);
      }
  });
});

/** How many different texts there are, not counting null. */
function countOf(texts: readonly MediaItem["title"][]): number {
  return new Set(texts.filter((text) => text !== null)).size;
}
