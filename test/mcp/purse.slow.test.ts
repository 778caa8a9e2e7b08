import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMock, type Scenario } from "@adintel/mock";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tools } from "../../scripts/mcp/adintel/index.ts";
import { callTool } from "../../scripts/mcp/call.ts";
import { createPurse, type Receipt } from "../../scripts/mcp/purse.ts";
import { createTool, type Tool } from "../../scripts/mcp/tool.ts";
import { apiKey, mockOptions } from "./connect.ts";

const folder = await mkdtemp(join(tmpdir(), "purse-"));

// The client waits before it sends a free call again.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
});
afterAll(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const maxCalls = 10_000;
/** Calls that are under way at once, against one purse. */
const batchSize = 25;

const mock = createMock(mockOptions);
const [account] = mock.world.export().accounts ?? [];
const offered = await Promise.all(tools.map(createTool));

const faults: Scenario[] = [
  { share: 0.15, lost: "afterCharge" },
  { share: 0.1, lost: "midBody" },
  { share: 0.1, lost: "before" },
  { share: 0.1, error: "internal_error" },
  { share: 0.05, error: "out_of_credits" },
  { share: 0.05, rows: "none" },
  { share: 0.05, response: { status: 502, body: "gateway" } },
];

/** Values of arguments: mostly good ones, some that fail, and now and then anything. */
const usually = <T>(...values: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.anything() });
const values: Record<string, fc.Arbitrary<unknown>> = {
  query: usually("shoes", "coffee", ""),
  accountId: usually(account?.id, "nobody"),
  id: usually(account?.id, account?.id, "nobody"),
  names: usually([account?.name]),
  kind: usually("brand", "creator"),
  view: usually("profile", "insights", "landing_pages", "campaigns", "collabs", "index_status"),
  type: usually("HOOK", "CAMPAIGN"),
  websiteUrl: usually("https://tidewick-lamps.example"),
  offset: usually(0, 5, 50),
  limit: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 25 }) },
    { weight: 1, arbitrary: fc.anything() },
  ),
  quote: usually(false, false, true),
  maxSpendUsd: fc.constant(1000),
};

/** The arguments that a tool takes, some of them left out, and rarely one that it does not take. */
const inputOf = ({ schema }: Tool) => {
  const taken = Object.keys(values).filter((name) => schema.properties?.[name]);
  const choice = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? fc.anything()]));
  const good = fc.record(choice(taken), { requiredKeys: schema.required ?? [] });
  return fc.oneof(
    { weight: 9, arbitrary: good },
    { weight: 1, arbitrary: fc.record(choice([...taken, "maxSpendUsd"])) },
  );
};

const oneCall = fc.constantFrom(...offered).chain((tool) => fc.tuple(fc.constant(tool), inputOf(tool)));
const batch = fc.array(oneCall, { minLength: batchSize, maxLength: batchSize });
const budget = fc.double({ min: 0, max: 0.1, noNaN: true });

const microdollars = (usd: number | null) => Math.round((usd ?? 0) * 1e6);

test("however 10,000 calls go, they never exceed the purse, and the ledger agrees with the receipts", async () => {
  let purses = 0;
  const sums = { charged: 0, lost: 0, unsent: 0 };
  await fc.assert(
    fc.asyncProperty(batch, budget, async (calls, maxSpendUsd) => {
      mock.reset();
      mock.requests.clear();
      for (const fault of faults) mock.scenario(fault);
      const receipts = join(folder, `${purses++}.jsonl`);
      const client = { baseUrl: "http://mock/v2", apiKey, fetch: mock.fetch, pacing: false as const };
      const purse = await createPurse({ maxSpendUsd, client, receipts });
      await Promise.all(calls.map(([tool, input]) => callTool(tool, input, purse)));

      const { spentMicrodollars } = mock.ledger(apiKey);
      expect(spentMicrodollars).toBeLessThanOrEqual(maxSpendUsd * 1e6);
      expect(purse.spentUsd).toBeLessThanOrEqual(maxSpendUsd);

      const lines = (await readFile(receipts, "utf8")).split("\n").filter(Boolean);
      const kept = lines.map((line) => JSON.parse(line) as Receipt);
      const charged = kept.reduce((sum, { chargedUsd }) => sum + microdollars(chargedUsd), 0);
      const maybe = kept.reduce((sum, { maybeUsd }) => sum + microdollars(maybeUsd), 0);
      // What the ledger has beyond the receipts was lost on the way back, and may have been charged.
      expect(spentMicrodollars).toBeGreaterThanOrEqual(charged);
      expect(spentMicrodollars).toBeLessThanOrEqual(charged + maybe);
      expect(microdollars(purse.spentUsd)).toBe(charged + maybe);
      // A call whose response arrived was charged as its receipt says.
      const byId = new Map(mock.requests().map((request) => [request.requestId, request]));
      for (const { requestId = "", chargedUsd, maybeUsd } of kept)
        if (maybeUsd === 0 && byId.has(requestId))
          expect(byId.get(requestId)?.microdollars).toBe(microdollars(chargedUsd));
      sums.charged += charged;
      sums.lost += spentMicrodollars - charged;
      sums.unsent += kept.filter(({ attempts }) => attempts === 0).length;
    }),
    { numRuns: maxCalls / batchSize },
  );
  // The calls did what this test is about.
  for (const sum of Object.values(sums)) expect(sum).toBeGreaterThan(100);
});
