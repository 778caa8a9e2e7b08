import { createClient } from "@adintel/client";
import { ControlError, createMock, listen } from "@adintel/mock";
import { createHandlers } from "@adintel/mock/msw";
import { connectMock } from "@adintel/mock/remote";
import { describe, expect, test } from "vitest";

const options = { seed: 7, now: Date.UTC(2026, 10, 20), accounts: 4, tick: () => 0 };
const headers = { Authorization: "Bearer mock_live_demo" };
const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch });

describe("fetch", () => {
  test("takes a path, an address or a Request, as the global fetch does", async () => {
    const { fetch }: { fetch: typeof globalThis.fetch } = createMock(options);
    const address = "https://api.example/v2/taxonomies?query=shoes";
    for (const input of ["/v2/taxonomies?query=shoes", address, new URL(address)])
      expect((await fetch(input, { headers })).status).toBe(200);
    expect((await fetch(new Request(address, { headers }))).status).toBe(200);
    expect((await fetch(new Request(address), { headers })).status).toBe(200);
  });

  test("takes a Request that was made before a server listened in the same process", async () => {
    const request = new Request("http://mock/v2/taxonomies?query=shoes", { headers });
    const mock = createMock(options);
    const server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
    const other = connectMock(server.url);
    expect((await mock.fetch(request.clone())).status).toBe(200);
    expect((await mock.fetch(request, { headers: {} })).status).toBe(401);
    const earlier = new Request(`${server.url}/v2/taxonomies?query=shoes`, { headers });
    expect((await other.fetch(earlier)).status).toBe(200);
    await server.close();
  });

  test("is all that a client needs", async () => {
    const { media } = await clientOf(createMock(options).fetch).searchMedia({ query: "the", limit: 2 });
    expect(media).toHaveLength(2);
  });
});

test("the ledger lists what was charged, to the team of any key", async () => {
  const mock = createMock(options);
  await clientOf(mock.fetch).searchMedia({ query: "the", limit: 3 });
  const { spentMicrodollars, charges } = mock.ledger();
  expect(charges).toMatchObject([
    { operationId: "searchMedia", version: "v2", rows: 3, at: "2026-11-20T00:00:00.000Z" },
  ]);
  expect(spentMicrodollars).toBe(charges[0]?.microdollars);
  expect(mock.ledger("mock_live_low").charges).toEqual([]);
  expect(() => mock.ledger("mock_live_other")).toThrow(/^key: must be one of mock_live_demo, /);
});

test("the clock moves forward only", () => {
  const { clock } = createMock(options);
  expect(clock.advance({ seconds: 90 })).toEqual(new Date("2026-11-20T00:01:30Z"));
  expect(clock.now()).toEqual(new Date("2026-11-20T00:01:30Z"));
  expect(() => clock.advance({ seconds: -1 })).toThrow(ControlError);
  expect(() => clock.advance({ seconds: 1e15 })).toThrow("must not move the clock past the year 9999");
});

test("settings change whole or not at all", () => {
  const { settings } = createMock(options);
  expect(settings({ rateLimits: false, latencyMs: 5 })).toMatchObject({ rateLimits: false, latencyMs: 5 });
  expect(() => settings({ latencyMs: 9, errorRate: 2 })).toThrow("errorRate: must be at most 1");
  expect(settings()).toMatchObject({ latencyMs: 5, errorRate: 0 });
});

test("what settings() returns changes nothing when it is changed", () => {
  const { settings } = createMock(options);
  settings().latencyMs = 7;
  expect(settings().latencyMs).toBe(0);
});

test("reset forgets what was charged and changed", async () => {
  const mock = createMock(options);
  await clientOf(mock.fetch).searchMedia({ query: "the", limit: 1 });
  mock.settings({ latencyMs: 1 });
  mock.clock.advance({ seconds: 60 });
  mock.reset();
  expect(mock.ledger().charges).toEqual([]);
  expect(mock.settings().latencyMs).toBe(0);
  expect(mock.clock.now()).toEqual(new Date("2026-11-20T00:00:00Z"));
});

test("a session has a world of its own, for its fetch and for its controls", async () => {
  const mock = createMock(options);
  const other = mock.session("other");
  await clientOf(other.fetch).searchMedia({ query: "the", limit: 1 });
  expect(other.ledger().charges).toHaveLength(1);
  expect(mock.ledger().charges).toEqual([]);
  other.reset();
  expect(other.ledger().charges).toEqual([]);
});

test("what is saved goes on in another mock, in every session", async () => {
  const mock = createMock(options);
  await clientOf(mock.session("other").fetch).searchMedia({ query: "the", limit: 1 });
  const next = createMock({ ...options, state: mock.save() });
  expect(next.session("other").ledger().charges).toHaveLength(1);
});

test("a control over HTTP fails with the same words", async () => {
  const mock = createMock(options);
  const body = JSON.stringify({ errorRate: 2 });
  const response = await mock.fetch("/__mock/settings", { method: "PATCH", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { details: [{ path: "errorRate", message: "must be at most 1" }] },
  });
});

test("the mock behind the handlers of Mock Service Worker is the same object", () => {
  const { mock } = createHandlers(options);
  expect(Object.keys(mock).sort()).toEqual(Object.keys(createMock(options)).sort());
});

test("a setting that is undefined is as if it were left out", () => {
  const { rateLimits, latencyMs } = createMock({
    ...options,
    rateLimits: undefined,
    latencyMs: 2,
  } as object).settings();
  expect([rateLimits, latencyMs]).toEqual([true, 2]);
  const change = { latencyMs: undefined, errorRate: 0.5 } as object;
  expect(createMock(options).settings(change)).toMatchObject({ latencyMs: 0, errorRate: 0.5 });
});

test.each<[string, object]>([
  ["errorRate: must be at most 1", { errorRate: 4 }],
  ["sed: is not a known field; did you mean seed?", { sed: 7 }],
  ["now: must be a date such as 2026-11-20 or 2026-11-20T09:30:00Z, or milliseconds", { now: "soon" }],
  ["scenarios: must be an array", { scenarios: "slow" }],
  ["defaultKey: did you mean mock_live_demo? It must be one of", { defaultKey: "mock_live_dmeo" }],
  [
    "readings.status-defaut: is not a point; did you mean status-default?",
    { readings: { "status-defaut": "all" } },
  ],
])("an option that is wrong is refused: %s", (message, wrong) => {
  expect(() => createMock({ ...options, ...wrong })).toThrow(message);
});

test.each([
  ["latencMs: is not a setting; did you mean latencyMs?", "settings", { latencMs: 5 }],
  ["defaultKey: must be one of", "settings", { defaultKey: "a_key_of_nobody" }],
  ["minutes: is not a known field", "advance", { minutes: 5 }],
  ["seconds: must be a number", "advance", { seconds: "5" }],
  ["is not an operation; did you mean searchMedia?", "requests", { operation: "searchMeda" }],
])("what a control does not know is refused: %s", (message, name, given) => {
  const { settings, requests, clock } = createMock(options);
  const controls: Record<string, (given: never) => unknown> = { settings, requests, advance: clock.advance };
  expect(() => controls[name]?.(given as never)).toThrow(message);
});

test.each(["日本", " a ", "a\n", 3])("a session that no header can name is refused: %j", (name) => {
  const session = name as string;
  expect(() => createMock(options).session(session)).toThrow(ControlError);
  expect(() => connectMock("http://127.0.0.1:4010", { session })).toThrow(
    /session: must be valid in a header/,
  );
});

test("sessions begin at the real time, whenever they are first used, unless a time is given", () => {
  let time = Date.UTC(2026, 10, 20);
  const real = createMock({ accounts: 4, tick: () => time });
  const fixed = createMock({ accounts: 4, tick: () => time, now: "2026-11-01" });
  time += 3_600_000;
  expect(real.session("late").clock.now()).toEqual(new Date(time));
  expect(fixed.session("late").clock.now()).toEqual(new Date("2026-11-01T00:00:00Z"));
  const next = createMock({ accounts: 4, tick: () => time, state: real.save() });
  time += 3_600_000;
  expect(next.session("later").clock.now()).toEqual(new Date(time));
  real.clock.advance({ seconds: 60 });
  real.reset();
  expect(real.clock.now()).toEqual(new Date(time));
});

test.each([
  [
    { accounts: -1, mediaPerAccount: 0.5 },
    "accounts: must be an integer from 0 to 10000; mediaPerAccount: must be",
  ],
  [{ seed: NaN }, "seed: must be an integer from 0 to 2147483647"],
  [{ now: NaN }, "now: must be a date"],
])("a world cannot be made of %o", (invalid, message) => {
  expect(() => createMock(invalid)).toThrow(message);
});
