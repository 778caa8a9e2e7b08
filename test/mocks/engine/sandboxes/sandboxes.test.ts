import { expect, test } from "vitest";
import { createMockApp, type MockOptions } from "../../../../mocks/app/mock-app.ts";

interface Made {
  id: string;
  keys: Record<string, string>;
}

/** A mock in memory whose real time is moved by hand. */
function setUp(options: MockOptions = {}) {
  let now = Date.UTC(2026, 10, 20);
  const mock = createMockApp({ accounts: 4, mediaPerAccount: 5, tick: () => now, ...options });
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await mock.request(`http://localhost${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const make = async (body: unknown = {}): Promise<Made> =>
    (await send("POST", "/__mock/sandboxes", body)).body;
  const search = async ({ keys }: Made): Promise<number> => {
    const headers = { Authorization: `Bearer ${keys["mock_live_demo"]}` };
    return (await send("POST", "/v2/media", { query: "the", limit: 2 }, headers)).status;
  };
  const spent = async ({ id }: Made): Promise<number> => {
    const path = "/__mock/ledger?key=mock_live_demo";
    return (await send("GET", path, undefined, { "X-Mock-Session": id })).body.charges.length;
  };
  return { mock, send, make, search, spent, pass: (seconds: number) => (now += seconds * 1000) };
}

test("an expired sandbox is gone with its keys, and one that was extended stays", async () => {
  const { make, search, send, pass, mock } = setUp();
  const [brief, long] = [await make({ ttlSeconds: 60 }), await make({ ttlSeconds: 60 })];
  await search(brief);
  pass(30);
  const extended = await send("PATCH", `/__mock/sandboxes/${long.id}`, { ttlSeconds: 60 });
  expect(extended.body.expiresAt).toBe("2026-11-20T00:01:30.000Z");
  pass(30);
  expect([await search(brief), await search(long)]).toEqual([401, 200]);
  expect((await send("GET", `/__mock/sandboxes/${brief.id}`)).status).toBe(404);
  expect((await send("GET", "/__mock/keys", undefined, { "X-Mock-Session": brief.id })).status).toBe(404);
  expect(mock.save().sandboxes?.map(({ sandbox }) => sandbox.id)).toEqual([long.id]);
});

test("what is asked first after the end of a sandbox no longer has it", async () => {
  const { make, send, search, pass } = setUp();
  const lists = async () => {
    const { sessions } = (await send("GET", "/__mock/sessions")).body as unknown as { sessions: object[] };
    return JSON.stringify(sessions);
  };
  const brief = await make({ ttlSeconds: 60 });
  await search(brief);
  expect(await lists()).toContain(brief.id);
  pass(61);
  expect(await lists()).not.toContain(brief.id);
});

test("a clock that is moved by a control does not make a sandbox expire", async () => {
  const { make, search, send } = setUp();
  const sandbox = await make({ ttlSeconds: 60 });
  const session = { "X-Mock-Session": sandbox.id };
  await send("POST", "/__mock/clock", { advanceSeconds: 3600 }, session);
  expect(await search(sandbox)).toBe(200);
});

test("a sandbox goes on in the mock that takes over a saved state", async () => {
  const { make, search, mock } = setUp();
  const [used, unused] = [await make(), await make({ seed: 4 })];
  await search(used);
  const next = setUp({ state: mock.save() });
  expect([await next.search(used), await next.search(unused)]).toEqual([200, 200]);
  expect([await next.spent(used), await next.spent(unused)]).toEqual([2, 1]);
});

test("very many sessions do not take away what a sandbox has spent", async () => {
  const { make, search, spent, send } = setUp();
  const sandbox = await make();
  await search(sandbox);
  for (let n = 0; n < 1100; n += 1)
    await send("GET", "/__mock/clock", undefined, { "X-Mock-Session": `${n}` });
  expect(await spent(sandbox)).toBe(1);
});

test("one sandbox too many is refused", async () => {
  const { send, make } = setUp();
  for (let n = 0; n < 1000; n += 1) await make();
  const { status, body } = await send("POST", "/__mock/sandboxes", {});
  expect([status, body.error.details[0].message]).toEqual([
    409,
    "there are already 1000 sandboxes, the maximum; delete some, or give them a shorter ttlSeconds",
  ]);
});

test("data that is too large together, and worlds that are, are refused", async () => {
  const { send, make, search } = setUp();
  const data = { accounts: [{ name: "Kupfer & Korn", summary: "x".repeat(2 ** 20 - 100) }] };
  for (let n = 0; n < 64; n += 1) await make({ data });
  const large = await send("POST", "/__mock/sandboxes", { data });
  expect([large.status, large.body.error.details[0].message]).toEqual([
    409,
    "would exceed the maximum of 64 MB for the data of all sandboxes; delete some, or give them a shorter ttlSeconds",
  ]);
  const vast = { accounts: 1000, mediaPerAccount: 249, seed: 2 };
  const first = await make(vast);
  expect((await make(vast)).id).toBeDefined();
  const other = await send("POST", "/__mock/sandboxes", { ...vast, seed: 3 });
  expect([other.status, other.body.error.details[0].message]).toEqual([
    409,
    "would have 498320 creatives in 66 different worlds; the maximum is 250000: give several sandboxes the same seed and size, delete some, or use --store",
  ]);
  // What is made is only so large once it is used.
  expect((await send("DELETE", `/__mock/sandboxes/${first.id}`)).status).toBe(200);
  expect(await search(await make())).toBe(200);
});
