import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { createMockApp, type MockApp } from "../../../mocks/app/mock-app.ts";
import type { RedisClient } from "../../../mocks/store/redis/connection.ts";
import { createScript } from "../../../mocks/store/redis/scripts.ts";
import { startRedis, type Redis } from "./redis.ts";

const options = {
  accounts: 4,
  mediaPerAccount: 8,
  now: Date.UTC(2026, 10, 20),
  tick: () => 0,
  rateLimits: false,
};
let redis: Redis;
const closing: (() => void)[] = [];

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(async () => {
  for (const close of closing) close();
  await redis.close();
});

async function openMock(
  prefix: string = randomUUID(),
  through?: (client: RedisClient) => RedisClient,
): Promise<MockApp> {
  const store = await connectStore(`${redis.url}?prefix=${prefix}`, options, through);
  closing.push(store.close);
  return createMockApp(options, { shared: store });
}

async function openMocks(count: number): Promise<MockApp[]> {
  const prefix = randomUUID();
  return Promise.all(Array.from({ length: count }, () => openMock(prefix)));
}

async function send(mock: MockApp | undefined, path: string, body?: object) {
  const response = await mock?.request(`http://localhost${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response?.status, body: (await response?.json()) as Record<string, unknown> };
}

const search = { query: "the", limit: 1 };
const admin = async () => {
  const client = createClient({ url: redis.url, RESP: 2 });
  await client.connect();
  closing.push(() => client.destroy());
  return client;
};

test("of many calls at once that a scenario could change once, it changes one", async () => {
  const mocks = await openMocks(3);
  const staged = { on: { operation: "searchMedia" }, times: 1, response: { status: 503 } };
  for (let round = 0; round < 5; round += 1) {
    await send(mocks[0], "/__mock/scenarios", staged);
    const calls = Array.from({ length: 24 }, (_, n) =>
      send(mocks[n % 3], "/v2/media", search).catch(() => ({ status: 503 })),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(23);
  }
});

test("a session that another mock has made in the meantime is not made anew", async () => {
  const prefix = randomUUID();
  const first = await openMock(prefix);
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((done) => (isAsked = done));
  let mayCreate: () => void = () => undefined;
  const goOn = new Promise<void>((done) => (mayCreate = done));
  const second = await openMock(prefix, (client) => ({
    get isReady() {
      return client.isReady;
    },
    connect: () => client.connect(),
    async sendCommand(parts) {
      if (parts[1] === createScript.sha) {
        isAsked();
        await goOn;
      }
      return client.sendCommand(parts);
    },
    destroy: () => client.destroy(),
    on: (event, listener) => client.on(event, listener),
  }));
  const late = send(second, "/v2/media", search);
  await asked;
  expect((await send(first, "/v2/media", search)).status).toBe(200);
  mayCreate();
  expect((await late).status).toBe(200);
  const { charges } = (await send(first, "/__mock/ledger?key=mock_live_demo")).body;
  expect(charges).toMatchObject([{ requestId: "req_000001" }, { requestId: "req_000002" }]);
});

test("a Redis that forgets everything is like a new one, also for sessions that a mock has used", async () => {
  const mock = await openMock();
  await send(mock, "/v2/account/index", { websiteUrl: "https://fresh.example" });
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  await (await admin()).flushAll();
  expect((await send(mock, "/v2/media", search)).status).toBe(200);
  const { body } = await send(mock, "/__mock/ledger?key=mock_live_demo");
  expect(body["charges"]).toHaveLength(1);
});

test("a Redis that comes back with an older state is believed", async () => {
  const mock = await openMock();
  const client = await admin();
  const index = async (name: string) =>
    String(
      (await send(mock, "/v2/account/index", { websiteUrl: `https://${name}.example` })).body["brandId"],
    );
  const first = await index("first");
  const keys = (await client.sendCommand(["KEYS", "*"])) as unknown as string[];
  const copied = await Promise.all(keys.map((key) => client.sendCommand(["COPY", key, `older:${key}`])));
  expect(copied).not.toContain(0);
  const lost = await index("lost");
  for (const key of keys) await client.sendCommand(["COPY", `older:${key}`, key, "REPLACE"]);
  const other = await index("other");
  const statusOf = async (id: string) => (await send(mock, `/v2/account/${id}/index-status`)).status;
  expect([await statusOf(first), await statusOf(lost), await statusOf(other)]).toEqual([200, 404, 200]);
});

test("a Redis Cluster is refused in one line", async () => {
  const cluster = await startRedis(["--cluster-enabled", "yes"]);
  await expect(connectStore(cluster.url, options)).rejects.toThrow(
    /^the store at [^\n]* is a Redis Cluster[^\n]*$/,
  );
  await cluster.close();
});
