import { join } from "node:path";
import { createMock, listen, type Mock } from "@adintel/mock";
import { transform } from "esbuild";
import { describe, expect, inject, test } from "vitest";
import { snippet } from "../../../scripts/docs/blocks/snippet.tsx";
import { sampleLanguages } from "../../../scripts/docs/samples/index.ts";
import { now } from "../../now.ts";
import { named, readPages, rowsOf } from "../built-pages.ts";
import { runSamples } from "../run-samples.ts";

const page = (await readPages(join(inject("reference"), "dist/site"))).get("recipes.html")!;

interface Run {
  printed: Record<string, unknown>[];
  /** What the mock charged for, in dollars, by operation. */
  charged: Record<string, { rows: number; usd: number }>;
}

/** Runs a recipe against a mock of its own, on a day that stays the same. */
async function run(
  name: string,
  prepare: (mock: Mock) => void = () => {},
  key = "mock_live_demo",
): Promise<Run> {
  const mock = createMock({ now, rateLimits: false, indexingSeconds: 0 });
  prepare(mock);
  const server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
  try {
    const code = snippet(name)
      .replaceAll("http://127.0.0.1:4010", server.url)
      .replaceAll('"mock_live_demo"', JSON.stringify(key));
    // It is copied into a file of JavaScript.
    await transform(code, { loader: "js" });
    const [outcome] = await runSamples("client", [code], { ADINTEL_API_KEY: "" });
    expect(outcome?.failure).toBeFalsy();
    const charged: Run["charged"] = {};
    for (const { operationId, rows, microdollars } of mock.ledger(key).charges) {
      const sum = (charged[operationId] ??= { rows: 0, usd: 0 });
      sum.rows += rows;
      sum.usd = Math.round((sum.usd + microdollars / 1e6) * 1e6) / 1e6;
    }
    return { printed: (outcome?.printed ?? []) as Run["printed"], charged };
  } finally {
    await server.close();
  }
}

/** The table below a recipe that says what it costs at most, by the address of each operation. */
function costsBelow(id: string): Map<string, { rows: number; usd: number | undefined }> {
  const main = named(page.root, "main")[0]!;
  const all = named(main, "h2").map((heading) => String(heading.properties.id));
  const table = named(main, "table")[all.indexOf(id)]!;
  return new Map(
    rowsOf({ type: "root", children: [table] }, "Costs at most").map(([operation = "", rows, , usd = ""]) => [
      operation,
      { rows: Number(rows), usd: usd.startsWith("$") ? Number(usd.slice(1)) : undefined },
    ]),
  );
}

function expectAtMost(id: string, address: string, charged: Run["charged"][string] | undefined): void {
  const [, most] = [...costsBelow(id)].find(([operation]) => operation.endsWith(address)) ?? [];
  expect(charged?.rows).toBeGreaterThan(0);
  expect(charged?.rows).toBeLessThanOrEqual(most?.rows ?? 0);
  expect(charged?.usd).toBeLessThanOrEqual(most?.usd ?? 0);
}

test("each recipe has code, and says what it costs at most", () => {
  const main = named(page.root, "main")[0]!;
  const recipes = named(main, "h2").map((heading) => String(heading.properties.id));
  expect(recipes).toHaveLength(6);
  expect(named(main, "pre")).toHaveLength(6 * sampleLanguages.length);
  for (const id of recipes) expect(costsBelow(id).size).toBeGreaterThan(0);
});

// Each runs in a process of its own, and some wait.
describe("all video ads of a brand", () => {
  test.concurrent("are videos of the last 30 days, the most seen first", async () => {
    const { printed, charged } = await run("recipe-video-ads");
    expect(printed.length).toBeGreaterThan(1);
    for (const { startAt } of printed) {
      const age = now - Date.parse(String(startAt));
      expect(age).toBeLessThanOrEqual(31 * 86_400_000);
      expect(age).toBeGreaterThanOrEqual(0);
    }
    const ranks = printed.map(({ impressionPercentile }) => Number(impressionPercentile ?? -1));
    expect(ranks).toEqual([...ranks].sort((one, next) => next - one));
    expect(charged["searchMedia"]?.rows).toBe(printed.length);
    expectAtMost("video-ads", "POST /media", charged["searchMedia"]);
  });

  test.concurrent("are all that there are", async () => {
    const { printed } = await run("recipe-video-ads");
    const { fetch } = createMock({ now, rateLimits: false });
    const ask = async (path: string, body: object) => {
      const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return (await (await fetch(path, init)).json()) as Record<string, Record<string, unknown>[]>;
    };
    const { brands = [] } = await ask("/v2/brands", { names: ["Quillmarsh Running"] });
    const { media = [] } = await ask("/v2/media", { accountId: brands[0]?.["id"], limit: 500 });
    const recent = media.filter(
      ({ type, startAt }) => type === "VIDEO" && now - Date.parse(String(startAt)) < 29 * 86_400_000,
    );
    expect(recent.length).toBeGreaterThan(0);
    const found = printed.map(({ id }) => id);
    for (const { id } of recent) expect(found).toContain(id);
  });
});

test.concurrent("landing pages: what the client says that they cost is what is charged", async () => {
  const { printed, charged } = await run("recipe-landing-pages");
  const { rows, usd } = printed.at(-1) ?? {};
  const totals = printed.slice(0, -1).map(({ total }) => Number(total));
  expect(totals).toHaveLength(Number(rows));
  expect(totals).toEqual([...totals].sort((one, next) => next - one));
  expect({ rows, usd }).toEqual(charged["listAccountLandingPages"]);
  expectAtMost("landing-pages", "GET /account/{id}/landing-pages", charged["listAccountLandingPages"]);
});

test.concurrent("a smart search of v1 finds in v2 brands first, then creators", async () => {
  const { printed } = await run("recipe-smart-search");
  const types = printed.map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(["BRAND", "CREATOR"]));
  expect(types).toEqual([...types].sort());
});

test.concurrent("an account is added, waited for, and looked at", async () => {
  const { printed } = await run("recipe-indexing");
  const [added, looked] = printed;
  expect(added).toMatchObject({ brandId: expect.any(String) });
  expect(added?.["status"]).not.toBe("indexing");
  expect(looked).toEqual({ count: expect.any(Number) });
});

test.concurrent("pages stop at the budget, and say where to continue", async () => {
  const { printed, charged } = await run("recipe-budget");
  const [{ rows, usd, next } = {}] = printed;
  expect({ rows, usd }).toEqual(charged["searchMedia"]);
  expect(next).toBe(rows);
  expectAtMost("budget", "POST /media", charged["searchMedia"]);
});

describe("a list of searches", () => {
  test.concurrent("runs through where nothing is in its way", async () => {
    const { printed, charged } = await run("recipe-errors");
    expect(printed.map(({ query }) => query)).toEqual(["running shoes", "skincare", "coffee"]);
    expectAtMost("out-of-credits-and-rate-limits", "POST /media", charged["searchMedia"]);
  });

  test.concurrent("stops at 402, uncharged, with what is left to do", async () => {
    const { printed } = await run("recipe-errors", undefined, "mock_live_exhausted");
    expect(printed).toEqual([{ stopped: "out_of_credits", left: ["running shoes", "skincare", "coffee"] }]);
  });

  test.concurrent("waits and retries at 429, and stops if that does not help", async () => {
    const limited = (times: number) => (mock: Mock) =>
      void mock.scenario({
        on: { operation: "searchMedia" },
        after: 1,
        times,
        error: "rate_limited",
        retryAfterSeconds: 0,
      });
    const [{ printed: retried }, { printed: stopped }] = await Promise.all([
      run("recipe-errors", limited(2)),
      run("recipe-errors", limited(4)),
    ]);
    expect(retried.map(({ query }) => query)).toEqual(["running shoes", "skincare", "coffee"]);
    expect(stopped.at(-1)).toMatchObject({ stopped: "rate_limited", left: ["skincare", "coffee"] });
  });
});
