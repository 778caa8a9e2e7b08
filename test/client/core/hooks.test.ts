import {
  createClient,
  type Attempt,
  type Charge,
  type EndedAttempt,
  type Hooks,
  type Retry,
} from "@adintel/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { client, mediaPage, refusal, stub, userAgent } from "../stub.ts";
import { creativesUsd } from "../../prices.ts";

const search = { query: "a", limit: 5 };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  vi.spyOn(Math, "random").mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Hooks that keep what they are told, as it was then. */
function recording() {
  const told: [string, object][] = [];
  const records = new Set<object>();
  const hook = (name: string) => (event: object) => {
    records.add(event);
    told.push([name, { ...event }]);
  };
  const hooks = {
    onRequest: hook("onRequest"),
    onCharge: hook("onCharge"),
    onResponse: hook("onResponse"),
    onRetry: hook("onRetry"),
  } satisfies Hooks;
  return { told, records, hooks };
}

async function inTime<T>(call: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return call;
}

test("say what is sent, what comes back, what it is charged, and what is sent again", async () => {
  const { told, records, hooks } = recording();
  const page = mediaPage(3);
  page.headers.set("X-Request-Id", "req_2");
  const api = client([refusal(429, "rate_limited", { "Retry-After": "2" }), page], hooks);
  await inTime(api.searchMedia(search));

  const first = {
    operation: "searchMedia",
    attempt: 1,
    waitedMs: 0,
    method: "POST",
    body: JSON.stringify(search),
  };
  const failure = {
    ...first,
    status: 429,
    durationMs: 0,
    error: { code: "rate_limited", retryAfterSeconds: 2 },
  };
  const second = { operation: "searchMedia", attempt: 2, waitedMs: 2000 };
  const charged = { ...second, status: 200, requestId: "req_2", rows: 3, usd: creativesUsd(3) };
  expect(told).toMatchObject([
    ["onRequest", { ...first, url: "http://mock.test/v2/media" }],
    ["onResponse", failure],
    ["onRetry", { ...failure, waitMs: 2000 }],
    ["onRequest", second],
    ["onCharge", { ...charged, spending: { spentUsd: creativesUsd(3) } }],
    ["onResponse", charged],
  ]);
  // One record an attempt, so that a map can go from the request to what became of it.
  expect(records.size).toBe(2);
  expect(told[5]?.[1]).not.toHaveProperty("error");
});

test("an attempt keeps no wait of its start, and says how long a retry waits in whole milliseconds", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.123_456);
  const waits: (number | undefined)[] = [];
  const { hooks, told } = recording();
  const onWait = ({ waitMs }: { waitMs: number }) => waits.push(waitMs);
  const api = client([refusal(429, "rate_limited"), mediaPage(1)], { ...hooks, onWait, pacing: false });
  await inTime(api.searchMedia(search));
  expect(waits).toEqual([562, 0]);
  expect(told.find(([name]) => name === "onRetry")?.[1]).toMatchObject({ waitMs: 562 });
  expect(told.at(-1)?.[1]).toMatchObject({ attempt: 2, status: 200 });
  expect(told.at(-1)?.[1]).not.toHaveProperty("waitMs");
});

test.each([
  [{ logLevel: "loud" }, "logLevel must be one of off, error, warn, info, debug, not loud"],
  [{ logger: { info: vi.fn() } }, "logger must have error, warn, info, debug, such as console"],
  [{ logger: vi.fn() }, "logger must have error, warn, info, debug, such as console"],
  [{ logger: null }, "logger must have error, warn, info, debug, such as console"],
])("%o is refused", (options, message) => {
  expect(() => client([mediaPage(1)], options as never)).toThrow(`createClient: ${message}`);
});

test("onResponse is told of an attempt without a response as well", async () => {
  const ended: EndedAttempt[] = [];
  const broken = new TypeError("fetch failed");
  const api = client([broken], { onResponse: (attempt) => ended.push(attempt) });
  await api.searchMedia.result(search);
  expect(ended).toMatchObject([{ status: undefined, response: undefined, error: { code: "unreachable" } }]);
});

test("onRequest may add headers, and never sees the key", async () => {
  const seen: Attempt[] = [];
  const onRequest = (attempt: Attempt) => {
    seen.push({ ...attempt, headers: { ...attempt.headers } });
    attempt.headers["traceparent"] = "00-1-1-01";
  };
  const api = client([mediaPage(1)], { onRequest });
  await api.searchMedia(search, { headers: { "X-Test": "1" } });
  expect(seen[0]?.headers).toEqual({
    authorization: "Bearer <apiKey>",
    "user-agent": userAgent,
    "content-type": "application/json",
    "x-test": "1",
  });
  expect(api.requests[0]?.headers.get("traceparent")).toBe("00-1-1-01");
  expect(api.requests[0]?.headers.get("Authorization")).toBe("Bearer live_secret");
});

test("a charge of more rows than the call asked for is told, and logged as a warning", async () => {
  const charges: Charge[] = [];
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const api = client([mediaPage(5), mediaPage(2)], {
    onCharge: (charge) => charges.push(charge),
    logger,
    logLevel: "warn",
  });
  for (const limit of [2, 2]) await api.searchMedia({ query: "shoes", limit });
  expect(charges.map(({ rows, isUnexpected }) => [rows, isUnexpected])).toEqual([
    [5, true],
    [2, false],
  ]);
  expect(logger.warn).toHaveBeenCalledOnce();
  expect(logger.warn.mock.calls[0]?.[0]).toContain("onCharge");
});

test("shouldRetry is awaited before each retry, and can refuse it", async () => {
  const limited = () => refusal(429, "rate_limited", { "Retry-After": "0" });
  const asked: number[] = [];
  const shouldRetry = async ({ attempt, error }: Retry) => {
    await Promise.resolve();
    asked.push(attempt);
    return error.code === "rate_limited" && attempt < 2;
  };
  const onRetry = vi.fn();
  const api = client([limited], { shouldRetry, onRetry, maxRetries: 5, pacing: false });
  const { error } = await api.searchMedia.result(search);
  expect(error).toMatchObject({ code: "rate_limited", attempts: 2 });
  expect([asked, onRetry.mock.calls.length]).toEqual([[1, 2], 1]);
});

test("a call whose shouldRetry never answers ends when its time is up, and when it is aborted", async () => {
  const limited = () => refusal(429, "rate_limited", { "Retry-After": "0" });
  const asked: (() => void)[] = [];
  const shouldRetry = () => new Promise<boolean>(() => asked.shift()?.());
  const api = client([limited], { shouldRetry, pacing: false });
  const late = new Promise<void>((resolve) => asked.push(resolve));
  const lateCall = api.searchMedia.result(search, { timeoutMs: 5000 });
  await late;
  await vi.advanceTimersByTimeAsync(5001);
  expect((await lateCall).error).toMatchObject({ code: "rate_limited", attempts: 1 });
  const control = new AbortController();
  asked.push(() => control.abort(new Error("enough")));
  await expect(api.searchMedia(search, { signal: control.signal })).rejects.toThrow("enough");
});

test("shouldRetry is not asked where a retry could cost something", async () => {
  const shouldRetry = vi.fn(() => true);
  const { error } = await client([refusal(500, "internal_error")], { shouldRetry }).searchMedia.result(
    search,
  );
  expect(error).toMatchObject({ attempts: 1 });
  expect(shouldRetry).not.toHaveBeenCalled();
});

const failures: [string, () => unknown][] = [
  [
    "throws",
    () => {
      throw new Error("boom");
    },
  ],
  ["rejects", () => Promise.reject(new Error("boom"))],
];

test.each(failures)("an onRequest that %s ends the call before it is sent or charged", async (_, fail) => {
  const onResponse = vi.fn();
  const api = client([mediaPage(2)], { onRequest: fail, onResponse });
  const { error } = await inTime(api.searchMedia.result(search));
  expect(error).toMatchObject({
    code: "invalid_usage",
    message: "searchMedia: onRequest failed: boom (not sent)",
    attempts: 0,
    cause: { message: "boom" },
  });
  expect(api.requests).toEqual([]);
  expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: 0 });
  // So that a span that it began also ends.
  expect(onResponse).toHaveBeenCalledOnce();
});

test("an onRequest that fails before a retry ends the call without another attempt", async () => {
  const onRequest = ({ attempt }: Attempt) => (attempt === 2 ? Promise.reject(new Error("boom")) : undefined);
  const api = client([refusal(429, "rate_limited"), mediaPage(2)], { onRequest });
  const { error } = await inTime(api.searchMedia.result(search));
  expect(error).toMatchObject({ code: "invalid_usage", attempts: 1 });
  expect(api.requests).toHaveLength(1);
});

test.each(failures)("a later hook that %s is logged, and loses no response", async (_, fail) => {
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const api = client([refusal(429, "rate_limited"), mediaPage(2)], {
    onResponse: fail,
    onRetry: fail,
    onCharge: fail,
    logger,
  });
  const { media } = await inTime(api.searchMedia(search));
  expect(media).toHaveLength(2);
  expect(api.spending.spentUsd).toBe(creativesUsd(2));
  const lines = logger.error.mock.calls.map(([line]: unknown[]) => line);
  expect(lines).toHaveLength(4);
  expect(lines).toContain('adintel onCharge {"error":"Error: boom"}');
});

test("an onStatus that rejects ends neither the waiting nor the process", async () => {
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const status = { brandId: "b", status: "ready" };
  const api = client([Response.json({ brandId: "b", status: "indexing" }), Response.json(status)], {
    logger,
  });
  const onStatus = () => Promise.reject(new Error("boom"));
  expect(await inTime(api.indexAccount.andWait({ websiteUrl: "https://a.example" }, { onStatus }))).toEqual(
    status,
  );
  expect(logger.error.mock.calls).toEqual(Array(2).fill(['adintel onStatus {"error":"Error: boom"}']));
});

test.each([
  ["off", 0, 0, 0],
  ["error", 0, 0, 0],
  ["warn", 1, 0, 0],
  ["info", 1, 5, 0],
  ["debug", 1, 5, 2],
] as const)("logLevel %s logs so many lines, without key and body", async (logLevel, warn, info, debug) => {
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const echo = refusal(429, "rate_limited", {}, { message: "live_secret was seen too often" });
  const api = client([echo, mediaPage(2)], { logLevel, logger });
  await inTime(
    api.searchMedia(
      { query: "secret plans", limit: 5 },
      { headers: { Authorization: "Bearer of_one_call" } },
    ),
  );
  const counts = Object.values(logger).map(({ mock }) => mock.calls.length);
  expect(counts).toEqual([0, warn, info, debug]);
  const lines = Object.values(logger).flatMap(({ mock }) => mock.calls.map(([line]: unknown[]) => line));
  expect(lines.join("\n")).not.toMatch(/live_secret|of_one_call|secret plans/);
  if (warn) {
    expect(logger.warn.mock.calls[0]?.[0]).toContain(
      'adintel onRetry {"operation":"searchMedia","attempt":1,',
    );
  }
});

test("a logger that throws loses nothing either", async () => {
  const fail = () => {
    throw new Error("disk full");
  };
  const logger = { error: fail, warn: fail, info: fail, debug: fail };
  const api = client([mediaPage(2)], { logLevel: "debug", logger });
  expect((await api.searchMedia(search)).count).toBe(2);
});

test("the hooks' types say what each is told", () => {
  const { fetch } = stub(mediaPage(1));
  createClient({
    fetch,
    onCharge: (charge: Charge) => charge.usd?.toFixed(4),
    onRetry: ({ error, waitMs }: Retry) => `${error.code} ${waitMs.toFixed(0)}`,
  });
});
