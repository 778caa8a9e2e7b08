import type { MediaSearchFields } from "@adintel/client/types";
import { createMock } from "../../../mocks/index.ts";
import { accountIn, filteredSearch, filteredSearchForText, firstRequest } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

/** The corpus grows by more creatives of as many accounts, so that the orders and filters of one account grow too. */
const accounts = 10;
const sizes = [1_000, 10_000, 100_000];

const pagesOfRound = 200;
const rounds = 5;

/**
 * What is measured, by its name in the table. The one that none passes is the worst: whatever is asked, no more than all
 * creatives of the account, or all that match the text, are looked at.
 */
const searches: Record<string, (accountId: string, creatives: number) => MediaSearchFields> = {
  "filtered, sorted page": filteredSearch,
  "the same, at a high offset": (accountId, creatives) => ({
    ...filteredSearch(accountId),
    offset: creatives / accounts / 2,
  }),
  "the same, with no matches": (accountId) => ({
    ...filteredSearch(accountId),
    ...({ minViewCount: 1e12 } satisfies MediaSearchFields),
  }),
  "ranked page of a text search": () => ({ query: "week", limit: 25 }),
  "the same, filtered and sorted": () => filteredSearchForText("every"),
  "the same, with few matches": () => ({ ...filteredSearchForText("every"), minDaysRun: 400 }),
};

interface Costs {
  startMs: number;
  /** By the name of the search. */
  pages: Record<string, { firstMs: number; microseconds: number }>;
}

/** What a page costs, and how long the start takes, over the number of creatives. */
export async function size(): Promise<Row[]> {
  const rows: Row[] = [];
  let smaller: Costs | undefined;
  for (const creatives of sizes) {
    const costs = await measure(creatives);
    const name = `${creatives.toLocaleString("en")} creatives`;
    const row = (what: string, digits: number, unit: string, of: (costs: Costs) => number): Row => ({
      what: `${name}: ${what}`,
      figure: `${of(costs).toFixed(digits)} ${unit}`,
      ...(smaller && {
        peer: `${of(smaller).toFixed(digits)} ${unit}`,
        ratio: of(costs) / of(smaller),
      }),
    });
    for (const search of Object.keys(searches)) {
      const page = row(`${search}, CPU`, 0, "µs", ({ pages }) => pages[search]?.microseconds ?? NaN);
      rows.push({
        ...page,
        // A search that nothing passes has looked at all of the account, whatever its order; it is shown for what it is.
        ...(page.ratio !== undefined &&
          !search.includes("no matches") && { budget: atMost(page.ratio, 5, "at most 5x") }),
      });
      rows.push(row("  first time, in total", 1, "ms", ({ pages }) => pages[search]?.firstMs ?? NaN));
    }
    rows.push(row("start", 0, "ms", ({ startMs }) => startMs));
    smaller = costs;
  }
  return rows;
}

async function measure(creatives: number): Promise<Costs> {
  const start = performance.now();
  const mock = createMock({ accounts, mediaPerAccount: creatives / accounts, rateLimits: false });
  const startMs = performance.now() - start;
  const send = async (body: string | undefined) => {
    const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
    const response = await mock.fetch("/v2/media", { method: "POST", headers, ...(body && { body }) });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`/v2/media returned ${response.status}: ${text}`);
    return text;
  };
  const accountId = accountIn(await send(firstRequest.body));
  const pages: Costs["pages"] = {};
  for (const [name, fieldsOf] of Object.entries(searches)) {
    // The credits pay for some 4,000 pages.
    await mock.fetch("/__mock/reset", { method: "POST" });
    const body = JSON.stringify(fieldsOf(accountId, creatives));
    const first = performance.now();
    await send(body);
    const firstMs = performance.now() - first;
    const figures: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const before = process.cpuUsage();
      for (let page = 0; page < pagesOfRound; page += 1) await send(body);
      const { user, system } = process.cpuUsage(before);
      if (round > 0) figures.push((user + system) / pagesOfRound);
    }
    pages[name] = { firstMs, microseconds: median(figures) };
  }
  return { startMs, pages };
}
