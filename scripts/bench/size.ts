import { createMock } from "../../mocks/index.ts";
import { accountIn, filteredSearch, firstRequest } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

/** The corpus grows by more creatives of as many accounts, so that the orders and filters of one account grow too. */
const accounts = 10;
const sizes = [1_000, 10_000, 100_000];

const pages = 200;
const rounds = 5;

interface Costs {
  startMs: number;
  firstPageMs: number;
  pageMicroseconds: number;
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
    const page = row("filtered, sorted page, CPU", 0, "µs", ({ pageMicroseconds }) => pageMicroseconds);
    rows.push({ ...page, ...(page.ratio !== undefined && { budget: atMost(page.ratio, 5, "at most 5x") }) });
    rows.push(row("first such page, which sorts", 1, "ms", ({ firstPageMs }) => firstPageMs));
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
    const response = await mock.request("/v2/media", { method: "POST", headers, ...(body && { body }) });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`/v2/media answered ${response.status}: ${text}`);
    return text;
  };
  const body = JSON.stringify(filteredSearch(accountIn(await send(firstRequest.body))));
  const first = performance.now();
  await send(body);
  const firstPageMs = performance.now() - first;
  const figures: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    for (let page = 0; page < pages; page += 1) await send(body);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) figures.push((user + system) / pages);
  }
  return { startMs, firstPageMs, pageMicroseconds: median(figures) };
}
