import { createMock } from "@adintel/mock";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { client, refusal, type Answer } from "./stub.ts";
import { now } from "../now.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
});

afterEach(() => {
  vi.useRealTimers();
});

const started = (status: string) => Response.json({ brandId: "b1", status });
const status = (name: string) => Response.json({ status: name });
const site = { websiteUrl: "https://shop.example" };

/** Waits with all timers run, and keeps when what was asked and told. */
async function waiting(answers: Answer[], options: object = {}) {
  const api = client(answers);
  const start = Date.now();
  const told: [string, number][] = [];
  const onStatus = ({ status: stage, elapsedMs }: { status: string; elapsedMs: number }) =>
    told.push([stage, elapsedMs]);
  let isOver = false;
  const outcome = api.indexAccount
    .andWait(site, { onStatus, ...options })
    .then(
      (account) => ({ account, error: undefined }),
      (error: unknown) => ({ account: undefined, error }),
    )
    .finally(() => (isOver = true));
  while (!isOver) await vi.advanceTimersToNextTimerAsync();
  const asked = api.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { ...(await outcome), asked, told, milliseconds: Date.now() - start, api };
}

test("an account is added and polled until it is no longer indexing", async () => {
  const { account, asked, told, api } = await waiting([
    started("indexing"),
    status("indexing"),
    status("indexing"),
    status("indexed"),
  ]);
  expect(account).toEqual({ brandId: "b1", status: "indexed" });
  expect(asked).toEqual([
    "POST /v2/account/index",
    "GET /v2/account/b1/index-status",
    "GET /v2/account/b1/index-status",
    "GET /v2/account/b1/index-status",
  ]);
  // Each pause is longer than the one before, and all keep under the limits of 50 and 60 requests a minute.
  expect(told).toEqual([
    ["indexing", 0],
    ["indexing", 2400],
    ["indexing", 4800],
    ["indexed", 9600],
  ]);
  expect(api.spending.maybeUsd).toBe(0);
});

test("an account that exists is asked for at once, since it may still be indexing", async () => {
  const done = await waiting([started("already_exists"), status("indexed")]);
  expect(done.account).toEqual({ brandId: "b1", status: "indexed" });
  expect(done.milliseconds).toBe(0);
  const busy = await waiting([started("already_exists"), status("indexing"), status("indexed")]);
  expect(busy.told.map(([name]) => name)).toEqual(["already_exists", "indexing", "indexed"]);
});

test("a status that nobody has specified is an end, and told as it is", async () => {
  const { account } = await waiting([started("indexing"), status("failed")]);
  expect(account).toEqual({ brandId: "b1", status: "failed" });
});

test("the deadline ends it, with what to do", async () => {
  const { error, milliseconds, asked } = await waiting([started("indexing"), status("indexing")], {
    timeoutMs: 12_000,
  });
  expect(error).toMatchObject({ code: "timeout", operation: "indexAccount", brandId: "b1" });
  expect(String(error)).toContain("indexAccount: still indexing after 11.5 s; call andWait again");
  expect(milliseconds).toBeLessThanOrEqual(12_000);
  expect(asked.length).toBeGreaterThan(2);
});

test("the last poll is just before the deadline, however short that is", async () => {
  for (const timeoutMs of [2000, 9000, 60_000]) {
    const { error, milliseconds, asked } = await waiting([started("indexing"), status("indexing")], {
      timeoutMs,
    });
    expect(error).toMatchObject({ code: "timeout", attempts: asked.length });
    expect(asked.length).toBeGreaterThan(1);
    expect(milliseconds).toBe(timeoutMs - 500);
  }
});

test("a poll that hangs is ended by the deadline, with the account", async () => {
  const hanging = () => new Promise<Response>(() => undefined);
  const { error, milliseconds } = await waiting([started("indexing"), hanging], { timeoutMs: 5000 });
  expect(error).toMatchObject({ code: "timeout", operation: "indexAccount", brandId: "b1" });
  expect(milliseconds).toBe(5000);
});

test("an account is polled once, however short the deadline", async () => {
  const done = await waiting([started("already_exists"), status("indexed")], { timeoutMs: 300 });
  expect(done.account).toEqual({ brandId: "b1", status: "indexed" });
});

test("no status is told that the service has not told", async () => {
  const hanging = () => new Promise<Response>(() => undefined);
  const { error, told } = await waiting([started("already_exists"), hanging], { timeoutMs: 2000 });
  expect(told).toEqual([["already_exists", 0]]);
  expect(error).toMatchObject({ code: "timeout", brandId: "b1" });
  expect(String(error)).toContain("still already_exists after 2 s");
});

test("without a deadline of the caller's there is one", async () => {
  const { error, milliseconds } = await waiting([started("indexing"), status("indexing")]);
  expect(error).toMatchObject({ code: "timeout" });
  expect(milliseconds).toBeLessThanOrEqual(600_000);
  expect(milliseconds).toBeGreaterThan(580_000);
});

test("a limit that is exceeded meanwhile is waited for", async () => {
  const { account, milliseconds } = await waiting([
    started("indexing"),
    refusal(429, "rate_limited", { "Retry-After": "30" }),
    status("indexed"),
  ]);
  expect(account?.status).toBe("indexed");
  expect(milliseconds).toBeGreaterThanOrEqual(32_400);
});

describe("it ends", () => {
  test("by its signal, with the reason", async () => {
    const control = new AbortController();
    setTimeout(() => control.abort(new Error("left")), 3000);
    const { error, milliseconds } = await waiting([started("indexing"), status("indexing")], {
      signal: control.signal,
    });
    expect(error).toEqual(new Error("left"));
    expect(milliseconds).toBe(3000);
  });

  test("with an error of the service", async () => {
    const { error } = await waiting([started("indexing"), refusal(401, "invalid_api_key")]);
    expect(error).toMatchObject({ code: "invalid_api_key", operation: "getAccountIndexStatus" });
    const refused = await waiting([refusal(400, "invalid_request")]);
    expect(refused.error).toMatchObject({ code: "invalid_request", operation: "indexAccount" });
  });
});

test.each([null, undefined, "left", new Error("left")])(
  "may be aborted with any reason: %j",
  async (reason) => {
    const control = new AbortController();
    const poll = () => {
      control.abort(reason);
      return new Promise<Response>(() => {});
    };
    const api = client([started("indexing"), poll]);
    const { signal } = control;
    const ended = api.indexAccount.andWait(site, { signal }).catch((why: unknown) => ({ why }));
    await vi.runAllTimersAsync();
    expect(await ended).toEqual({ why: signal.reason as unknown });
  },
);

test("it polls as often as it is told to", async () => {
  const { asked, milliseconds } = await waiting(
    [started("indexing"), status("indexing"), status("indexing"), status("ready")],
    { intervalMs: 100 },
  );
  expect([asked.length, milliseconds]).toEqual([4, 100 + 100 + 200]);
});

test.each([-1, NaN, "5"])("an interval of %j is refused, and nothing is sent", async (intervalMs) => {
  const { error, asked } = await waiting([started("indexing")], { intervalMs: intervalMs as number });
  expect(error).toMatchObject({ code: "invalid_usage" });
  expect(asked).toEqual([]);
});

test("an answer without an id is none that could be waited for", async () => {
  const { error, asked } = await waiting([Response.json({})]);
  expect(error).toMatchObject({
    code: "unreadable_answer",
    message: "indexAccount: the response has no brandId",
  });
  expect(asked).toHaveLength(1);
});

test("the simulator's account is ready when it ends", async () => {
  const mock = createMock({ now, rateLimits: false, indexingSeconds: 0 });
  const api = client([], { apiKey: "mock_live_demo", fetch: mock.fetch });
  const wait = api.indexAccount.andWait(site);
  await vi.advanceTimersByTimeAsync(10_000);
  const { brandId } = await wait;
  expect((await api.getAccount(brandId)).id).toBe(brandId);
});
