import { operations } from "@adintel/client/operations";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { client, mediaPage, refusal, stub } from "../stub.ts";
import { creativesUsd } from "../../prices.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  // No jitter, so that waits can be told exactly.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs all timers until the call has ended, and tells how, and after how many milliseconds. */
async function timed<T>(promise: Promise<T>) {
  const start = Date.now();
  const outcome = promise.then(
    (data) => ({ data, error: undefined }),
    (error: unknown) => ({ data: undefined, error }),
  );
  let isOver = false;
  void outcome.then(() => (isOver = true));
  // A timer moves the clock only up to itself, so the time that has passed is exact.
  while (!isOver) await vi.advanceTimersToNextTimerAsync();
  return { ...(await outcome), milliseconds: Date.now() - start };
}

const limited = (headers: Record<string, string> = {}) => refusal(429, "rate_limited", headers);
const failing = () => refusal(500, "internal_error");

/** Each operation of v2 with some input, called through the same name. */
function call(api: ReturnType<typeof client>, operationId: string): Promise<unknown> {
  const { pathParameters, queryParameters, requestBody } =
    operations.v2[operationId as keyof typeof operations.v2];
  const given = [
    ...pathParameters.map(() => "a"),
    ...(queryParameters.length > 0 || requestBody ? [{ query: "a", limit: 2 }] : []),
  ];
  return Reflect.apply(Reflect.get(api, operationId), api, given);
}

const all = Object.values(operations.v2).map(({ operationId, billing }) => ({
  operationId,
  isFree: billing?.microdollarsPerRow === 0,
}));
const free = all.filter(({ isFree }) => isFree).map(({ operationId }) => operationId);
const paid = all.filter(({ isFree }) => !isFree).map(({ operationId }) => operationId);

const broken = Object.assign(new TypeError("fetch failed"), {
  cause: Object.assign(new Error("socket hang up"), { code: "ECONNRESET" }),
});
const unknownHost = new TypeError("fetch failed", {
  cause: { code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "mock.test" },
});
const cutOff = () =>
  new Response('{"count":1,"media":[{', { headers: { "Content-Type": "application/json" } });

test("there are operations of both kinds", () => {
  expect(free).toEqual(expect.arrayContaining(["indexAccount", "getAccountIndexStatus", "searchTaxonomies"]));
  // Also what has no stated price counts as paid.
  expect(paid).toEqual(expect.arrayContaining(["searchMedia", "searchBrands", "listAccountLandingPages"]));
});

describe.each(all)("$operationId", ({ operationId, isFree }) => {
  test("is sent again after 429, which is not charged", async () => {
    const api = client([limited({ "Retry-After": "3" }), Response.json({ count: 0 })]);
    const { error, milliseconds } = await timed(call(api, operationId));
    expect(error).toBeUndefined();
    expect(milliseconds).toBe(3000);
    expect(api.requests).toHaveLength(2);
  });

  test("is sent again where there was no connection", async () => {
    const { requests, fetch } = stub(unknownHost, Response.json({ count: 0 }));
    vi.stubGlobal("fetch", fetch);
    const api = client([], { fetch: undefined });
    expect((await timed(call(api, operationId))).error).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["500", failing],
    ["503 that is no JSON", () => new Response("<html>", { status: 503 })],
    ["a broken connection", broken],
    ["an answer that is cut off", cutOff],
    [
      "an answer that is no JSON",
      () => new Response("{", { headers: { "Content-Type": "application/json" } }),
    ],
  ])(`is ${isFree ? "" : "not "}sent again after %s`, async (_, answer) => {
    const api = client([answer, Response.json({ count: 0 })]);
    const { error } = await timed(call(api, operationId));
    expect(api.requests).toHaveLength(isFree ? 2 : 1);
    if (isFree) expect(error).toBeUndefined();
    else expect(String(error)).toMatch(/; it may have been charged$/);
  });

  test(`is ${isFree ? "" : "not "}sent again where no answer came in time`, async () => {
    const { requests, fetch } = stub(() => new Promise<Response>(() => undefined));
    const api = client([], { fetch, attemptTimeoutMs: 1000 });
    const { error, milliseconds } = await timed(call(api, operationId));
    expect(error).toMatchObject({ code: "timeout", operation: operationId, attempts: isFree ? 3 : 1 });
    expect(requests).toHaveLength(isFree ? 3 : 1);
    expect(milliseconds).toBe(isFree ? 3000 + 500 + 1000 : 1000);
  });

  test.each([400, 401, 402, 403, 404, 405, 413, 422])("is not sent again after %i", async (status) => {
    const api = client([refusal(status, "some_code", { "Retry-After": "1" })]);
    const { error, milliseconds } = await timed(call(api, operationId));
    expect(error).toMatchObject({ status, attempts: 1 });
    expect(milliseconds).toBe(0);
    expect(api.requests).toHaveLength(1);
    expect(api.spending.maybeUsd).toBe(0);
  });
});

describe("the wait before another attempt", () => {
  const search = { query: "a", limit: 1 };
  const waited = async (headers: Record<string, string>) => {
    const api = client([limited(headers), mediaPage(1)]);
    return (await timed(api.searchMedia(search))).milliseconds;
  };

  test("is what Retry-After says, in seconds", async () => {
    expect(await waited({ "Retry-After": "17" })).toBe(17_000);
    expect(await waited({ "Retry-After": "0" })).toBe(0);
    expect(await waited({ "Retry-After": "1.5" })).toBe(1500);
    // Two headers, joined.
    expect(await waited({ "Retry-After": "5, 5" })).toBe(5000);
  });

  test("lasts until the time that Retry-After names, by the server's clock", async () => {
    const at = (milliseconds: number) => new Date(milliseconds).toUTCString();
    expect(await waited({ "Retry-After": at(Date.now() + 20_000) })).toBe(20_000);
    const slow = Date.now() - 3_600_000;
    expect(await waited({ Date: at(slow), "Retry-After": at(slow + 5_000) })).toBe(5_000);
    expect(await waited({ "Retry-After": at(Date.now() - 5_000) })).toBe(0);
  });

  test("is a minute at most: who is told to wait longer is told so at once", async () => {
    for (const [value, retryAfterSeconds] of [
      ["60", undefined],
      ["61", 61],
      ["86400", 86_400],
      ["1" + "0".repeat(400), Infinity],
    ] as const) {
      const api = client([limited({ "Retry-After": value }), mediaPage(1)]);
      const { error, milliseconds } = await timed(api.searchMedia(search));
      expect(milliseconds).toBe(retryAfterSeconds ? 0 : 60_000);
      if (retryAfterSeconds) expect(error).toMatchObject({ code: "rate_limited", retryAfterSeconds });
      else expect(error).toBeUndefined();
    }
  });

  test("grows where Retry-After is missing or makes no sense", async () => {
    expect(await waited({})).toBe(500);
    expect(await waited({ "Retry-After": "soon" })).toBe(500);
    expect(await waited({ "Retry-After": "-3" })).toBe(500);
    const api = client([limited()], { maxRetries: 4 });
    expect((await timed(api.searchMedia(search))).milliseconds).toBe(500 + 1000 + 2000 + 4000);
  });

  test("differs from caller to caller, and is never shorter than it was asked to be", async () => {
    vi.mocked(Math.random).mockReturnValue(0.9);
    expect(await waited({ "Retry-After": "2" })).toBe(2450);
    expect(await waited({})).toBe(950);
  });
});

test("the attempts are as many as allowed, for a client or a call", async () => {
  const attempts = async (forClient: object, forCall: object) => {
    const api = client([limited()], forClient);
    const { error } = await timed(api.searchMedia({ query: "a", limit: 1 }, forCall));
    expect(error).toMatchObject({ code: "rate_limited", attempts: api.requests.length });
    return api.requests.length;
  };
  expect(await attempts({}, {})).toBe(3);
  expect(await attempts({ maxRetries: 0 }, {})).toBe(1);
  expect(await attempts({ maxRetries: 0 }, { maxRetries: 1 })).toBe(2);
});

test("an option of a call that is undefined leaves the client's as it is", async () => {
  const api = client([limited()], { maxRetries: 1 });
  const options = { maxRetries: undefined, timeoutMs: undefined } as object;
  const { error } = await timed(api.searchMedia({ query: "a", limit: 1 }, options));
  expect(error).toMatchObject({ attempts: 2 });
});

describe("a deadline for the whole call", () => {
  test("ends it while it waits for an answer", async () => {
    const { requests, fetch } = stub(() => new Promise<Response>(() => undefined));
    const api = client([], { fetch, attemptTimeoutMs: 2000, timeoutMs: 3500 });
    const { error, milliseconds } = await timed(api.searchTaxonomies({ query: "a" }));
    expect(error).toMatchObject({ code: "timeout", attempts: 2 });
    expect(requests).toHaveLength(2);
    expect(milliseconds).toBe(3500);
  });

  test("is told in no more digits than milliseconds have", async () => {
    const api = client([new Promise<Response>(() => undefined)], { timeoutMs: 0.1 + 99.7 });
    const { error } = await timed(api.searchTaxonomies({ query: "a" }));
    expect(String(error)).toMatch(/within 0\.1 s$/);
  });

  test("leaves out a wait that would be longer, and tells the error at once", async () => {
    const api = client([limited({ "Retry-After": "30" })]);
    const { error, milliseconds } = await timed(api.searchMedia({ query: "a" }, { timeoutMs: 10_000 }));
    expect(error).toMatchObject({ code: "rate_limited", retryAfterSeconds: 30, attempts: 1 });
    expect(milliseconds).toBe(0);
  });
});

test("a call that would have no time for an answer is not sent again", async () => {
  const api = client([limited({ "Retry-After": "1" }), mediaPage(1)]);
  const { error, milliseconds } = await timed(api.searchMedia({ query: "a" }, { timeoutMs: 1400 }));
  expect(error).toMatchObject({ code: "rate_limited", attempts: 1 });
  expect(milliseconds).toBe(0);
});

describe("a signal", () => {
  const reason = new Error("the user left");

  test("ends a call under way with its reason, though fetch pays no heed to it", async () => {
    const control = new AbortController();
    const api = client([new Promise<Response>(() => undefined)]);
    const pending = api.searchMedia({ query: "a", limit: 4 }, { signal: control.signal });
    setTimeout(() => control.abort(reason), 100);
    const { error, milliseconds } = await timed(pending);
    expect(error).toBe(reason);
    expect(milliseconds).toBe(100);
    // It was sent, and nobody knows what became of it.
    expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: creativesUsd(4) });
  });

  test("ends a wait, after which nothing is owed", async () => {
    const control = new AbortController();
    const api = client([limited({ "Retry-After": "30" })]);
    const pending = api.searchMedia({ query: "a" }, { signal: control.signal });
    setTimeout(() => control.abort(reason), 1000);
    const { error, milliseconds } = await timed(pending);
    expect(error).toBe(reason);
    expect(milliseconds).toBe(1000);
    expect(api.requests).toHaveLength(1);
    expect(api.spending.maybeUsd).toBe(0);
  });

  test("that is aborted before keeps the call from being sent, in either manner", async () => {
    const api = client([mediaPage(1)]);
    const options = { signal: AbortSignal.abort(reason) };
    await expect(api.searchMedia({ query: "a" }, options)).rejects.toBe(reason);
    await expect(api.searchMedia.result({ query: "a" }, options)).rejects.toBe(reason);
    expect(api.requests).toEqual([]);
    expect(api.spending.maybeUsd).toBe(0);
  });

  test("of fetch is aborted when the time of an attempt is over", async () => {
    const api = client([() => new Promise<Response>(() => undefined)], {
      attemptTimeoutMs: 100,
      maxRetries: 0,
    });
    await timed(api.searchMedia({ query: "a" }));
    expect(api.requests[0]?.signal.aborted).toBe(true);
  });

  test("of many calls has one listener, and no timer is left of them", async () => {
    const { signal } = new AbortController();
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    const live = new Set<unknown>();
    let most = 0;
    vi.spyOn(signal, "addEventListener").mockImplementation((type: string, listener: unknown) => {
      most = Math.max(most, live.add(listener).size);
      add(type, listener as EventListener);
    });
    vi.spyOn(signal, "removeEventListener").mockImplementation((type: string, listener: unknown) => {
      live.delete(listener);
      remove(type, listener as EventListener);
    });
    const api = client([limited({ "Retry-After": "1" }), mediaPage(1)]);
    const calls = Array.from({ length: 30 }, () => api.searchMedia({ query: "a" }, { signal }));
    await timed(Promise.all(calls));
    expect([most, live.size]).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends all calls under way", async () => {
    const control = new AbortController();
    const api = client([new Promise<Response>(() => undefined)]);
    const calls = ["a", "b", "c"].map((query) => api.searchMedia({ query }, { signal: control.signal }));
    control.abort(reason);
    for (const pending of calls) await expect(pending).rejects.toBe(reason);
  });
});

test("each attempt sends the whole body", async () => {
  const api = client([limited(), limited(), mediaPage(1)]);
  await timed(api.searchMedia({ query: "a", limit: 1 }));
  const bodies = await Promise.all(api.requests.map((request) => request.text()));
  expect(bodies).toEqual(Array(3).fill('{"query":"a","limit":1}'));
});

test("an answer that hangs in the middle is a timeout", async () => {
  const start = new TextEncoder().encode('{"count":1,');
  const half = () => new Response(new ReadableStream({ start: (control) => control.enqueue(start) }));
  const api = client([half], { attemptTimeoutMs: 500 });
  const { error } = await timed(api.searchMedia({ query: "a" }));
  expect(error).toMatchObject({ code: "timeout", attempts: 1 });
});
