import { createClient } from "@adintel/client";
import type { MediaItem, MediaSearchRequest } from "@adintel/client/types";
import { mediaSorts } from "@adintel/client/values";
import { createMock } from "../../../mocks/index.ts";
import { createCorpus, type CorpusOptions, type Corpus } from "../../../mocks/adintel/corpus/index.ts";
import { wordsOfProduct, wordsOfTrade } from "../../../mocks/adintel/corpus/writing/keywords.ts";
import { trades } from "../../../mocks/adintel/corpus/trades/index.ts";
import type { Row } from "./table.ts";

const seeds = [1, 2, 3, 4, 5];

/** The rows of a page, and how many of them must differ. */
const pageRows = 20;
const minDifferent = 15;

const now = Date.UTC(2026, 10, 20);
const size = { accounts: 40, mediaPerAccount: 60 };

/** Words that many creatives have, beside those of the trades. */
const commonWords = ["the", "new", "week", "home", "no more", "review", "best price for two"];

/** Whether texts on a page differ, and whether taxonomy paths and words lead to results. */
export async function world(): Promise<Row[]> {
  const figures = await Promise.all(seeds.map((seed) => figuresOf({ seed, now, ...size })));
  const of = (key: keyof Figures) => figures.map((figure) => figure[key]);
  const atLeast = (what: string, numbers: readonly number[], limit?: number): Row => ({
    what,
    figure: spanOf(numbers),
    ...(limit !== undefined && {
      budget: { words: `at least ${limit}`, met: Math.min(...numbers) >= limit },
    }),
  });
  const none = (what: string, numbers: readonly number[]): Row => ({
    what,
    figure: spanOf(numbers),
    budget: { words: "none", met: Math.max(...numbers) === 0 },
  });
  return [
    atLeast("pages examined", of("pages")),
    atLeast(`fewest different titles in ${pageRows} rows of a page`, of("minTitles"), minDifferent),
    atLeast(`fewest different hooks in ${pageRows} rows of a page`, of("minHooks"), minDifferent),
    atLeast("taxonomy paths", of("paths")),
    none("  of them without creatives or without a brand", of("emptyPaths")),
    atLeast("words of trades and products", of("words")),
    none("  of them that find no brand of their trade", of("wordsWithoutBrand")),
  ];
}

interface Figures {
  pages: number;
  minTitles: number;
  minHooks: number;
  paths: number;
  emptyPaths: number;
  words: number;
  wordsWithoutBrand: number;
}

async function figuresOf(options: CorpusOptions): Promise<Figures> {
  const corpus = createCorpus(options);
  const api = apiOf(options);
  return {
    ...(await onPages(corpus, api)),
    ...(await onPaths(corpus, api)),
    ...(await byWords(corpus, api)),
  };
}

type Api = ReturnType<typeof apiOf>;

/** A client of a mock that is reset before each call, so that its credits never run out. */
function apiOf({ seed, accounts, mediaPerAccount }: CorpusOptions) {
  const mock = createMock({ seed, accounts, mediaPerAccount, now, tick: () => 0, rateLimits: false });
  return createClient({
    baseUrl: "http://mock/v2",
    apiKey: "mock_live_demo",
    pacing: false,
    fetch: (input, init) => {
      mock.reset();
      mock.settings({ rateLimits: false });
      return mock.fetch(input, init);
    },
  });
}

/** Looks at every run of rows that a page may show, over many searches. */
async function onPages({ accounts }: Corpus, api: Api) {
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
  let pages = 0;
  let minTitles = pageRows;
  let minHooks = pageRows;
  for (const search of searches) {
    const { media } = await api.searchMedia({ ...search, limit: 500 });
    for (let from = 0; from + pageRows <= media.length; from += 1) {
      const page = media.slice(from, from + pageRows);
      pages += 1;
      minTitles = Math.min(minTitles, countOf(page.map(({ title }) => title)));
      minHooks = Math.min(minHooks, countOf(page.map(({ hook }) => hook)));
    }
  }
  return { pages, minTitles, minHooks };
}

/** Follows every path that a search for its last level, or for a level above, returns. */
async function onPaths({ taxonomy }: Corpus, api: Api) {
  const found = new Set<string>();
  for (const query of new Set(taxonomy.flatMap((path) => path.split(" > ")))) {
    const { paths } = await api.searchTaxonomies({ query, limit: 1000 });
    for (const path of paths) found.add(path);
  }
  let emptyPaths = 0;
  for (const path of found) {
    const below = { taxonomy: [path], limit: 1 };
    const { media } = await api.searchMedia({ query: path.split(" > ").at(-1) ?? path, ...below });
    const { brands } = await api.searchBrands(below);
    if (media.length === 0 || !brands?.length) emptyPaths += 1;
  }
  return { paths: found.size, emptyPaths };
}

/** Searches for each word of a trade and of its products. */
async function byWords({ accounts }: Corpus, api: Api) {
  const tradeOf = new Map(accounts.map(({ id, trade }) => [id, trade]));
  let words = 0;
  let wordsWithoutBrand = 0;
  for (const trade of trades)
    for (const query of new Set([...wordsOfTrade(trade), ...trade.products.flatMap(wordsOfProduct)])) {
      const { brands } = await api.searchBrands({ query, limit: 100 });
      words += 1;
      if (!brands?.some(({ id }) => id !== undefined && tradeOf.get(id) === trade.id)) wordsWithoutBrand += 1;
    }
  return { words, wordsWithoutBrand };
}

/** How many different texts there are, not counting null. */
function countOf(texts: readonly MediaItem["title"][]): number {
  return new Set(texts.filter((text) => text !== null)).size;
}

function spanOf(numbers: readonly number[]): string {
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)].map((number) =>
    number.toLocaleString("en"),
  );
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
}
