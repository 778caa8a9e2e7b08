import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { createMockApp, type MockApp } from "../../../mocks/app/mock-app.ts";

interface Made {
  id: string;
  keys: Record<string, string>;
}

const options = { seed: 1, accounts: 6, mediaPerAccount: 8, now: Date.UTC(2026, 10, 20) };
const url = inject("store");
const redis = createClient({ url: url ?? "" });
const closing: (() => void)[] = [];

beforeAll(async () => {
  await redis.connect();
});

afterAll(() => {
  for (const close of closing) close();
  redis.destroy();
});

/** Two mocks that share keys with a prefix of their own. */
async function openTwo() {
  const prefix = randomUUID();
  const open = async (): Promise<MockApp> => {
    const store = await connectStore(`${url}?prefix=${prefix}`, options);
    closing.push(store.close);
    return createMockApp(options, { shared: store });
  };
  /** The keys that belong to a sandbox. */
  const keysOf = async ({ id }: Made) =>
    (await redis.keys(`${prefix}:*`)).filter((name) => name.includes(id));
  return { mocks: [await open(), await open()] as const, keysOf };
}

async function send(mock: MockApp, method: string, path: string, body?: object, headers = {}) {
  const response = await mock.request(`http://localhost${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** A metered call of two rows, or one that adds an account. */
const search = async (mock: MockApp, { keys }: Made): Promise<number> => {
  const headers = { Authorization: `Bearer ${keys["mock_live_demo"]}` };
  return (await send(mock, "POST", "/v2/media", { query: "the", limit: 2 }, headers)).status;
};
const index = async (mock: MockApp, { keys }: Made): Promise<number> => {
  const headers = { Authorization: `Bearer ${keys["mock_live_demo"]}` };
  return (await send(mock, "POST", "/v2/account/index", { websiteUrl: "https://fresh.example" }, headers))
    .status;
};

test("whatever was done in a sandbox, no key of it outlives it", async () => {
  const { mocks, keysOf } = await openTwo();
  const [one, other] = mocks;
  const made = await send(one, "POST", "/__mock/sandboxes", {
    ttlSeconds: 600,
    data: { accounts: [{ name: "Kupfer & Korn" }] },
  });
  const sandbox: Made = made.body;
  const session = { "X-Mock-Session": sandbox.id };
  const control = (method: string, path: string, body?: object) =>
    send(other, method, `/__mock/${path}`, body, session);
  const expectEnding = async (): Promise<void> => {
    for (const name of await keysOf(sandbox))
      expect(await redis.sendCommand(["PTTL", name]), name).toBeGreaterThan(0);
  };
  expect([await search(one, sandbox), await index(other, sandbox)]).toEqual([200, 200]);
  // What calls have made ends by itself, before any control has saved the session.
  await expectEnding();
  const statuses = [
    (await control("PUT", "snapshots/before")).status,
    (await control("PATCH", "settings", { latencyMs: 0 })).status,
    (await control("POST", "scenarios", { error: "rate_limited", times: 1 })).status,
    await search(one, sandbox),
    (await control("POST", "clock", { advanceSeconds: 60 })).status,
    (await control("POST", "snapshots/before/restore")).status,
    await search(one, sandbox),
    (await control("DELETE", "requests")).status,
    await search(other, sandbox),
  ];
  expect(statuses).toEqual([201, 200, 201, 429, 200, 200, 200, 200, 200]);
  const kinds = (await keysOf(sandbox)).map((name) => name.split(":").slice(3).join(":")).sort();
  expect(kinds).toEqual(
    expect.arrayContaining([
      "added",
      "doc",
      "journal",
      "ledger:demo",
      "meta",
      "snapshots",
      "spent",
      "windows",
    ]),
  );
  await expectEnding();
  const shortened = await send(other, "PATCH", `/__mock/sandboxes/${sandbox.id}`, { ttlSeconds: 1 });
  expect(shortened.status).toBe(200);
  await expect
    .poll(async () => (await keysOf(sandbox)).filter((name) => !name.includes(":done:")), { interval: 50 })
    .toEqual([]);
  expect([await search(one, sandbox), await search(other, sandbox)]).toEqual([401, 401]);
  expect((await send(one, "GET", "/__mock/sandboxes")).body).toEqual({ sandboxes: [] });
});
