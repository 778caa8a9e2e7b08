import { expect, test } from "vitest";
import { createSimulator, type SimulatorOptions } from "../../../mocks/simulator/index.ts";

const start = Date.UTC(2026, 10, 20);

/** A mock whose real time is moved by hand. */
function setUp(options: SimulatorOptions = {}) {
  let now = start;
  const mock = createSimulator({ accounts: 4, mediaPerAccount: 5, tick: () => now, ...options });
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await mock.request(`http://localhost${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const make = async (body: unknown = {}) => (await send("POST", "/__mock/sandboxes", body)).body;
  const search = (key: string, session?: string) =>
    send(
      "POST",
      "/v2/media",
      { query: "the", limit: 2 },
      {
        Authorization: `Bearer ${key}`,
        ...(session !== undefined && { "X-Mock-Session": session }),
      },
    );
  const spent = async (sandbox: { id: string; keys: Record<string, string> }) =>
    (
      await send("GET", `/__mock/ledger?key=${sandbox.keys["mock_live_demo"]}`, undefined, {
        "X-Mock-Session": sandbox.id,
      })
    ).body.charges.length;
  return { mock, send, make, search, spent, pass: (seconds: number) => (now += seconds * 1000) };
}

test("a sandbox has an id, keys and an end", async () => {
  const { send } = setUp();
  const { status, headers, body } = await send("POST", "/__mock/sandboxes", { name: "pull-7", seed: 3 });
  expect(status).toBe(201);
  expect(body.id).toMatch(/^sb_[a-z0-9]{12}$/);
  expect(headers.get("Location")).toBe(`/__mock/sandboxes/${body.id}`);
  expect(body).toMatchObject({ name: "pull-7", seed: 3, expiresAt: "2026-11-20T01:00:00.000Z" });
  expect(body.keys.mock_live_low).toBe(`mock_live_low_${body.id}`);
  expect((await send("GET", "/__mock/sandboxes")).body).toEqual({ sandboxes: [body] });
});

test("a request with a sandbox's key lands in it, whatever session it names, and nowhere else", async () => {
  const { make, search, spent } = setUp();
  const [one, other] = [await make(), await make()];
  expect((await search(one.keys.mock_live_demo, "elsewhere")).status).toBe(200);
  expect([await spent(one), await spent(other)]).toEqual([1, 0]);
  expect((await search("mock_live_demo", one.id)).status).toBe(401);
  expect((await search("mock_live_demo")).status).toBe(200);
});

test("an expired sandbox is gone with its keys, and one that was extended stays", async () => {
  const { make, search, send, pass, mock } = setUp();
  const [brief, long] = [await make({ ttlSeconds: 60 }), await make({ ttlSeconds: 60 })];
  await search(brief.keys.mock_live_demo);
  pass(30);
  const extended = await send("PATCH", `/__mock/sandboxes/${long.id}`, { ttlSeconds: 60 });
  expect(extended.body.expiresAt).toBe("2026-11-20T00:01:30.000Z");
  pass(30);
  expect((await search(brief.keys.mock_live_demo)).status).toBe(401);
  expect((await search(long.keys.mock_live_demo)).status).toBe(200);
  expect((await send("GET", `/__mock/sandboxes/${brief.id}`)).status).toBe(404);
  expect((await send("GET", "/__mock/keys", undefined, { "X-Mock-Session": brief.id })).status).toBe(404);
  expect(mock.save().sandboxes?.map(({ id }) => id)).toEqual([long.id]);
});

test("a deleted sandbox is gone", async () => {
  const { make, search, send } = setUp();
  const { id, keys } = await make();
  expect((await send("DELETE", `/__mock/sandboxes/${id}`)).body).toEqual({ deleted: id });
  expect((await search(keys.mock_live_demo)).status).toBe(401);
  expect((await send("DELETE", `/__mock/sandboxes/${id}`)).status).toBe(404);
});

test("a snapshot of one sandbox is restored into another of the same world, with its charges", async () => {
  const { make, search, send, spent } = setUp();
  const [from, to, unlike] = [await make(), await make(), await make({ seed: 9 })];
  await search(from.keys.mock_live_demo);
  expect((await send("PUT", `/__mock/sandboxes/${from.id}/snapshots/paid`)).status).toBe(201);
  const restore = (id: string) =>
    send("POST", `/__mock/sandboxes/${id}/restore`, { from: from.id, snapshot: "paid" });
  expect((await restore(to.id)).status).toBe(200);
  expect(await spent(to)).toBe(1);
  const refused = await restore(unlike.id);
  expect([refused.status, refused.body.error.details[0].message]).toEqual([
    409,
    "has another world: seed differs; make both sandboxes of the same",
  ]);
});

test("everything that is wrong with a sandbox is told at once", async () => {
  const { send } = setUp();
  const { status, body } = await send("POST", "/__mock/sandboxes", {
    ...{ seeds: 1, ttlSeconds: 0, accounts: -1, now: "soon" },
    ...{ settings: { latencyMs: -1 }, data: { creatives: 1 } },
    scenarios: [{ on: { key: "mine" }, error: "rate_limited" }],
  });
  expect(status).toBe(400);
  expect(body.error.details.map(({ path }: { path: string }) => path)).toEqual([
    ...["seeds", "ttlSeconds", "now", "data.creatives", "accounts", "settings.latencyMs"],
    "scenarios.0.on.key",
  ]);
});

test("data that is too large, and one sandbox too many, are refused", async () => {
  const { send, make } = setUp();
  const large = await send("POST", "/__mock/sandboxes", { data: { accounts: ["x".repeat(2 ** 20)] } });
  expect([large.status, large.body.error.details[0].path]).toEqual([413, "data"]);
  for (let i = 0; i < 1000; i += 1) await make();
  const { status, body } = await send("POST", "/__mock/sandboxes", {});
  expect([status, body.error.details[0].message]).toEqual([
    409,
    "there are 1000 already, the maximum; delete some, or give them a shorter ttlSeconds",
  ]);
});

test("a sandbox goes on in the mock that takes over a saved state", async () => {
  const { make, search, mock } = setUp();
  const { keys } = await make();
  await search(keys.mock_live_demo);
  const next = setUp({ state: mock.save() });
  expect((await next.search(keys.mock_live_demo)).status).toBe(200);
});
