import { documents } from "@adintel/client/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProxy } from "./proxy.ts";
import { freePort, startRedis, type Redis } from "./redis.ts";
import { killReplicas, startReplica } from "./replica.ts";

const key = "mock_live_demo";
const path = "/v2/media";
/** A metered call of two rows at 500 microdollars. */
const call = {
  method: "POST",
  headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
  body: JSON.stringify({ query: "shoes", limit: 2 }),
};
const cost = 1_000;

interface Ledger {
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  charges: { requestId: string; microdollars: number; at: string }[];
}

let redis: Redis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(async () => {
  killReplicas();
  await redis.close();
});

/** The status of a call; 0 if there was no response. */
async function send(url: string, init: RequestInit = call, to = path): Promise<number> {
  try {
    const response = await fetch(url + to, { ...init, signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function json<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  return (await response.json()) as T;
}

const ledgerAt = (url: string, of = key) => json<Ledger>(`${url}/__mock/ledger?key=${of}`);

/** Calls from several clients at once, each of which goes round all mocks. */
async function callAll(urls: string[], clients: number, each: number, init = call): Promise<number[]> {
  const statuses: number[] = [];
  const client = async (number: number): Promise<void> => {
    for (let n = 0; n < each; n += 1) statuses.push(await send(urls[(n + number) % urls.length] ?? "", init));
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return statuses;
}

const times = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

/** What must hold of a ledger whatever has failed: each charge is of one call, and the sum is that of the charges. */
function expectConserved(ledger: Ledger, statuses: number[]): void {
  const { charges, spentMicrodollars } = ledger;
  const unknown = times(statuses, 0) + times(statuses, 500);
  expect(spentMicrodollars).toBe(charges.reduce((sum, { microdollars }) => sum + microdollars, 0));
  expect(new Set(charges.map(({ requestId }) => requestId)).size).toBe(charges.length);
  expect(charges.length).toBeGreaterThanOrEqual(times(statuses, 200));
  expect(charges.length).toBeLessThanOrEqual(times(statuses, 200) + unknown);
  expect(charges.map(({ at }) => at)).toEqual(charges.map(({ at }) => at).sort());
}

test("three mocks are one: credits, limits, clock, added accounts and scenarios", async () => {
  const store = `${redis.url}?prefix=one`;
  const replicas = await Promise.all([1, 2, 3].map(() => startReplica(store, ["--now", "2026-11-20"])));
  const urls = replicas.map(({ url }) => url);
  const [first = "", second = "", third = ""] = urls;

  // Credits: as many calls pass as in one mock, and one may cost more than is left.
  const low = { ...call, headers: { ...call.headers, Authorization: "Bearer mock_live_low" } };
  const { monthlyMicrodollars } = await ledgerAt(first, "mock_live_low");
  const paid = await callAll(urls, 8, 5, low);
  expect(times(paid, 200)).toBe(Math.ceil(monthlyMicrodollars / cost));
  expect(times(paid, 402)).toBe(40 - times(paid, 200));
  expectConserved(await ledgerAt(third, "mock_live_low"), paid);

  // Limits: no more in a minute than the documents say for an address.
  const free = { headers: { ...call.headers, "X-Mock-Session": "limits" } };
  const { requestsPerMinute = 0 } = documents.v2.rateLimits.find(({ scope }) => scope === "ip") ?? {};
  const taken: number[] = [];
  await Promise.all(
    Array.from({ length: 90 }, async (_, n) => {
      taken.push(await send(urls[n % 3] ?? "", free, "/v2/taxonomies?query=shoes"));
    }),
  );
  expect(times(taken, 200)).toBe(requestsPerMinute);
  expect(times(taken, 429)).toBe(90 - requestsPerMinute);

  // The clock that one moves, all have.
  const moved = await json<{ now: string }>(`${first}/__mock/clock`, {
    method: "POST",
    body: JSON.stringify({ advanceSeconds: 3600 }),
  });
  for (const url of urls) {
    const { now } = await json<{ now: string }>(`${url}/__mock/clock`);
    expect(now >= moved.now).toBe(true);
  }

  // An account that one indexes, all find.
  const index = { ...call, body: JSON.stringify({ websiteUrl: "zorbel.example" }) };
  const { brandId } = await json<{ brandId: string }>(`${first}/v2/account/index`, index);
  expect(await json(`${second}/v2/account/index`, index)).toEqual({ brandId, status: "already_exists" });
  await json(`${second}/__mock/clock`, { method: "POST", body: JSON.stringify({ advanceSeconds: 60 }) });
  for (const url of urls) {
    const status = await json(`${url}/v2/account/${brandId}/index-status`, { headers: call.headers });
    expect(status).toEqual({ status: "indexed" });
  }

  // A scenario that one stages befalls the next call, wherever it goes, and is used up.
  await json(`${third}/__mock/scenarios`, { method: "POST", body: '{"times":1,"error":"rate_limited"}' });
  expect(await send(first)).toBe(429);
  expect(await send(second)).toBe(200);
  expect(await send(third)).toBe(200);
});

test("a mock that is killed charges nobody twice, and the others go on", async () => {
  const store = `${redis.url}?prefix=killed`;
  const replicas = await Promise.all([1, 2, 3].map(() => startReplica(store, ["--no-rate-limits"])));
  const urls = replicas.map(({ url }) => url);
  const calls = callAll(urls, 8, 30);
  replicas[0]?.child.kill("SIGKILL");
  const statuses = await calls;
  expect(times(statuses, 0)).toBeGreaterThan(0);
  expect(times(statuses, 200) + times(statuses, 0)).toBe(240);
  expectConserved(await ledgerAt(urls[1] ?? ""), statuses);
});

test("a connection to Redis that is cut after a charge is not charged again", async () => {
  const proxy = await startProxy(redis.port);
  const { url } = await startReplica(`redis://127.0.0.1:${proxy.port}?prefix=cut`, ["--no-rate-limits"]);
  const statuses = [await send(url)];
  for (let n = 0; n < 5; n += 1) {
    const isCut = proxy.cutAt(/"is":"done"/);
    statuses.push(await send(url));
    await isCut;
  }
  const ledger = await ledgerAt(url);
  expect(statuses).toEqual(Array<number>(6).fill(200));
  expect(ledger.charges).toHaveLength(6);
  expectConserved(ledger, statuses);
  proxy.close();
});

test("a connection to Redis that is cut after a refusal lists the request once", async () => {
  const proxy = await startProxy(redis.port);
  const { url } = await startReplica(`redis://127.0.0.1:${proxy.port}?prefix=refused`, ["--no-rate-limits"]);
  const poor = { ...call, headers: { ...call.headers, Authorization: "Bearer mock_live_low" } };
  const { monthlyMicrodollars } = await ledgerAt(url, "mock_live_low");
  for (let left = monthlyMicrodollars; left > 0; left -= cost) expect(await send(url, poor)).toBe(200);
  const isCut = proxy.cutAt(/"is":"unpaid"/);
  expect(await send(url, poor)).toBe(402);
  await isCut;
  const { requests } = await json<{ requests: { requestId: string; status: number }[] }>(
    `${url}/__mock/requests`,
  );
  const ids = requests.map(({ requestId }) => requestId);
  expect(requests.filter(({ status }) => status === 402)).toHaveLength(1);
  expect(new Set(ids).size).toBe(ids.length);
  proxy.close();
});

describe("Redis", () => {
  test("that is away makes calls fail in the API's envelope, and the mock goes on when it is back", async () => {
    const own = await startRedis();
    const { url } = await startReplica(own.url, ["--no-rate-limits"]);
    expect(await send(url)).toBe(200);
    await own.crash();
    const response = await fetch(url + path, call);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: "internal_error", message: expect.stringMatching(/Redis/) },
    });
    const health = await fetch(`${url}/__mock/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ status: "unavailable", reason: expect.stringMatching(/Redis/) });
    expect((await fetch(`${url}/__mock/keys`)).status).toBe(503);
    await own.restart();
    await expect.poll(() => send(url, {}, "/__mock/health")).toBe(200);
    expect(await send(url)).toBe(200);
    // What was said before is kept, and nothing was charged while it was away.
    expect((await ledgerAt(url)).charges).toHaveLength(2);
    await own.close();
  });

  test("that stands still holds no call up for long, and no charge comes twice of it", async () => {
    const own = await startRedis();
    const { url } = await startReplica(own.url, ["--no-rate-limits"]);
    const statuses = [await send(url)];
    own.pause();
    statuses.push(...(await Promise.all([send(url), send(url), send(url)])));
    expect(statuses).toEqual([200, 500, 500, 500]);
    own.resume();
    await expect.poll(() => send(url, {}, "/__mock/health")).toBe(200);
    statuses.push(await send(url));
    expect(statuses.at(-1)).toBe(200);
    expectConserved(await ledgerAt(url), statuses);
    await own.close();
  });

  test("that is away at the start is one line and exit code 2", async () => {
    const port = await freePort();
    const { ended, printed } = await startReplica(`redis://user:secret@127.0.0.1:${port}`);
    expect(await ended).toBe(2);
    expect(printed.stdout).toBe("");
    expect(printed.stderr).toMatch(/^the store at 127\.0\.0\.1:\d+ cannot be reached: [^\n]+\n$/);
    expect(printed.stderr).not.toContain("secret");
  });

  test("that has another world is one line and exit code 2", async () => {
    const store = `${redis.url}?prefix=worlds`;
    const first = await startReplica(store, ["--seed", "1"]);
    expect(first.printed.stdout).toMatch(/^The mock is listening/);
    const { ended, printed } = await startReplica(store, ["--seed", "2"]);
    expect(await ended).toBe(2);
    expect(printed.stderr).toMatch(
      /^the store at \S+ is used by a mock with a different seed \(seed 1, here 2\)[^\n]+\n$/,
    );
  });
});
