import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { createMockApp, type MockApp } from "../../../mocks/app/mock-app.ts";
import type { JournalEntry } from "../../../mocks/engine/journal/exchanged.ts";
import type { CommandPart, RedisClient } from "../../../mocks/store/redis/connection.ts";
import { heartbeatScript } from "../../../mocks/store/redis/scripts.ts";
import { freePort, startRedis, type Redis } from "./redis.ts";

const options = { accounts: 4, mediaPerAccount: 8, now: Date.UTC(2026, 10, 20), tick: () => 0 };
const redis: Redis = await startRedis();
const closing: (() => unknown)[] = [() => redis.close()];
const stores: (() => unknown)[] = [];
const admin = createClient({ url: redis.url, RESP: 2 });
await admin.connect();
closing.unshift(() => admin.destroy());

/** What the mocks tell on standard error. */
let told: string[];

beforeEach(() => {
  told = [];
  vi.spyOn(console, "error").mockImplementation((text) => void told.push(String(text)));
});

afterEach(async () => {
  // A mock that goes on would tell in the next test that its Redis is gone.
  for (const close of stores.splice(0)) await close();
  vi.restoreAllMocks();
});

afterAll(async () => {
  for (const close of closing) await close();
});

/** A mock whose commands to Redis go through something. */
async function openMock(through?: (client: RedisClient) => RedisClient, of = redis): Promise<MockApp> {
  const store = await connectStore(`${of.url}?prefix=${randomUUID()}`, options, through);
  stores.push(store.close);
  return createMockApp(options, { shared: store });
}

/** Lets a client do all but send, for which there is another way. */
function sending(client: RedisClient, sendCommand: (parts: CommandPart[]) => Promise<unknown>): RedisClient {
  return {
    get isReady() {
      return client.isReady;
    },
    connect: () => client.connect(),
    sendCommand,
    destroy: () => client.destroy(),
    on: (event, listener) => client.on(event, listener),
  };
}

async function send(mock: MockApp, path: string, body?: object, method = body ? "POST" : "GET") {
  const response = await mock.request(`http://localhost${path}`, {
    method,
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as { error?: { message: string; details?: { message: string }[] } };
  const message = json.error?.details?.[0]?.message ?? json.error?.message;
  return { status: response.status, json, message };
}

const search = { query: "the", limit: 1 };
const health = (mock: MockApp) => send(mock, "/__mock/health");

test("Redis that stands still is noticed without a call, and so is that it goes on", async () => {
  const own = await startRedis();
  const mock = await openMock(undefined, own);
  own.pause();
  await expect.poll(async () => (await health(mock)).status).toBe(503);
  expect((await health(mock)).json).toEqual({
    status: "unavailable",
    reason: "Redis did not respond within 1 s",
  });
  own.resume();
  await expect.poll(async () => (await health(mock)).status).toBe(200);
  await expect.poll(() => told).toHaveLength(2);
  expect(told[0]).toMatch(/^the store at \S+: Redis did not respond within 1 s$/);
  expect(told[1]).toMatch(/^the store at \S+: ready again$/);
  await own.close();
});

test("a mock that shares its state has what it responded to for a recording", async () => {
  const store = await connectStore(`${redis.url}?prefix=${randomUUID()}`, options);
  stores.push(store.close);
  const statuses: number[] = [];
  const onEntry = ({ exchanged }: JournalEntry) => void statuses.push(exchanged.status);
  const mock = createMockApp(options, { shared: store, onEntry });
  for (const body of [search, {}]) await send(mock, "/v2/media", body);
  expect(statuses).toEqual([200, 400]);
});

test("Redis that is full is told, and what frees memory works all the same", async () => {
  const mock = await openMock();
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  const sandbox = (await send(mock, "/__mock/sandboxes", {})).json as { id?: string };
  const brief = (await send(mock, "/__mock/sandboxes", {})).json as { id?: string };
  await send(mock, "/__mock/snapshots/one", {}, "PUT");
  await send(mock, "/__mock/scenarios", { error: "rate_limited", times: 1 });
  await admin.configSet("maxmemory", "1");
  try {
    await expect.poll(async () => (await health(mock)).status).toBe(503);
    const reason = "Redis is full: its memory has reached maxmemory";
    expect((await health(mock)).json).toEqual({ status: "unavailable", reason });
    expect(await send(mock, "/v2/media", search)).toMatchObject({ status: 500, message: reason });
    expect(await send(mock, "/__mock/sandboxes", {})).toMatchObject({ status: 503, message: reason });
    expect((await send(mock, "/__mock/requests")).status).toBe(200);
    expect((await send(mock, "/__mock/requests", undefined, "DELETE")).json).toEqual({ deleted: 1 });
    expect((await send(mock, "/__mock/snapshots/one", undefined, "DELETE")).status).toBe(200);
    expect((await send(mock, "/__mock/scenarios", undefined, "DELETE")).status).toBe(200);
    expect((await send(mock, `/__mock/sandboxes/${sandbox.id}`, undefined, "DELETE")).status).toBe(200);
    expect((await send(mock, `/__mock/sandboxes/${brief.id}`, { ttlSeconds: 1 }, "PATCH")).status).toBe(200);
    expect((await send(mock, "/__mock/reset", {})).status).toBe(200);
  } finally {
    await admin.configSet("maxmemory", "0");
  }
  await expect.poll(async () => (await health(mock)).status).toBe(200);
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  const { json } = await send(mock, "/__mock/ledger?key=mock_live_demo");
  expect((json as { charges?: object[] }).charges).toHaveLength(1);
});

test("Redis that is read-only is told in a line", async () => {
  const own = await startRedis();
  const mock = await openMock(undefined, own);
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  const client = createClient({ url: own.url, RESP: 2 });
  await client.connect();
  await client.sendCommand(["REPLICAOF", "127.0.0.1", String(await freePort())]);
  const reason = "Redis is a read-only replica";
  await expect.poll(async () => (await health(mock)).json).toEqual({ status: "unavailable", reason });
  expect(await send(mock, "/v2/media", search)).toMatchObject({ status: 500, message: reason });
  expect(await send(mock, "/__mock/reset", {})).toMatchObject({ status: 503, message: reason });
  await client.sendCommand(["REPLICAOF", "NO", "ONE"]);
  await expect.poll(async () => (await health(mock)).status).toBe(200);
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  expect(told.join("\n")).not.toMatch(/\n +at /);
  client.destroy();
  await own.close();
});

test("Redis that still loads its data is waited for, but not for ever", async () => {
  let loads = 0;
  let asked = 0;
  const mock = await openMock((client) =>
    sending(client, async (parts) => {
      if (loads <= 0 || parts[0] === "PING") return client.sendCommand(parts);
      loads -= 1;
      if (parts[1] !== heartbeatScript.sha) asked += 1;
      throw new Error("LOADING Redis is loading the dataset in memory");
    }),
  );
  loads = 3;
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  loads = Infinity;
  const message = "Redis is still loading its data";
  expect(await send(mock, "/v2/media", search)).toMatchObject({ status: 500, message });
  expect(await send(mock, "/__mock/keys")).toMatchObject({ status: 503, message });
  await expect.poll(async () => (await health(mock)).status).toBe(503);
  // One has waited for all: those who come now are told at once.
  asked = 0;
  const others = await Promise.all(Array.from({ length: 24 }, () => send(mock, "/v2/media", search)));
  expect(others.map(({ status }) => status)).toEqual(Array(24).fill(500));
  expect(asked).toBe(0);
  loads = 0;
  await expect.poll(async () => (await health(mock)).status).toBe(200);
  expect((await send(mock, "/__mock/keys")).status).toBe(200);
});

test("that Redis lost its data is told", async () => {
  const own = await startRedis();
  const client = createClient({ url: own.url, RESP: 2 });
  await client.connect();
  const mock = await openMock(undefined, own);
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  await client.flushAll();
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/^the store at \S+ has lost data: /));
  expect((await health(mock)).status).toBe(200);
  // Whoever starts now meets the same world, or is refused.
  const keys = (await client.sendCommand(["KEYS", "*:world"])) as unknown as string[];
  expect(keys).toHaveLength(1);
  await client.set(
    keys[0] ?? "",
    JSON.stringify({ ...JSON.parse((await client.get(keys[0] ?? "")) ?? ""), seed: 9 }),
  );
  await expect.poll(async () => (await health(mock)).status).toBe(503);
  expect(await send(mock, "/v2/media", search)).toMatchObject({
    status: 500,
    message: expect.stringMatching(/ is used by a mock with a different seed \(seed 9, here 1\)/),
  });
  client.destroy();
  await own.close();
});

test("Redis that is too small, or that forgets keys, is told at the start", async () => {
  const own = await startRedis(["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"]);
  await openMock(undefined, own);
  expect(told).toEqual([
    expect.stringMatching(
      /^the store at \S+ may use 100 MB \(maxmemory\), while mocks keep up to 352 MB in it$/,
    ),
    expect.stringMatching(
      /^the store at \S+ forgets charges when it is full \(maxmemory-policy allkeys-lru\)/,
    ),
  ]);
  await own.close();
});

test("a call on a session that others keep changing is given up after 50 commands", async () => {
  let commands = 0;
  let isStale = false;
  const mock = await openMock((client) =>
    sending(client, async (parts) => {
      commands += 1;
      const result = await client.sendCommand(parts);
      return isStale && String(result).startsWith('{"is":') ? '{"is":"stale"}' : result;
    }),
  );
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  isStale = true;
  commands = 0;
  expect(await send(mock, "/v2/media", search)).toMatchObject({
    status: 500,
    message: expect.stringMatching(/^Others changed the session/),
  });
  expect(commands).toBeLessThanOrEqual(50);
});

test("calls at once that scenarios count take a few commands each", async () => {
  let commands = 0;
  const count = (client: RedisClient) =>
    sending(client, (parts) => {
      commands += 1;
      return client.sendCommand(parts);
    });
  const mock = await openMock(count);
  await send(mock, "/__mock/settings", { errorRate: 0.5, rateLimits: false }, "PATCH");
  commands = 0;
  const calls = Array.from({ length: 300 }, () => send(mock, "/v2/taxonomies?query=coffee"));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 500)).toHaveLength(150);
  expect(statuses.filter((status) => status === 200)).toHaveLength(150);
  expect(commands / 300).toBeLessThanOrEqual(5);
});
