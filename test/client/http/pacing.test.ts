import { createClient, createPacing, type ClientOptions, type Pacing, type Waiting } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { documents, operations } from "@adintel/client/operations";
import { createMock } from "@adintel/mock";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../stub.ts";

// Services count requests in one of three ways: the specification names none.

/** Seconds until the next request passes; 0: this one does. */
type Limiter = () => number;

const minute = 60_000;

/** Windows that begin with each full minute. */
function fixedWindow(perMinute: number): Limiter {
  let [window, count] = [0, 0];
  return () => {
    const present = Math.floor(Date.now() / minute);
    if (present !== window) [window, count] = [present, 0];
    if (count < perMinute) {
      count += 1;
      return 0;
    }
    return Math.ceil(((present + 1) * minute - Date.now()) / 1000);
  };
}

/** Of the requests within the last minute; one of exactly a minute ago still counts. */
function slidingLog(perMinute: number): Limiter {
  let log: number[] = [];
  return () => {
    const now = Date.now();
    log = log.filter((at) => at >= now - minute);
    const [first = 0] = log;
    if (log.length >= perMinute) return Math.ceil((first + minute - now) / 1000) || 1;
    log.push(now);
    return 0;
  };
}

/** A bucket that is full at first, and is filled at the rate of the limit. */
function tokenBucket(perMinute: number): Limiter {
  let tokens = perMinute;
  let filled = Date.now();
  return () => {
    const now = Date.now();
    tokens = Math.min(perMinute, tokens + ((now - filled) * perMinute) / minute);
    filled = now;
    if (tokens < 1) return Math.ceil(((1 - tokens) * minute) / perMinute / 1000);
    tokens -= 1;
    return 0;
  };
}

const limiters: Record<string, (perMinute: number) => Limiter> = {
  "fixed windows": fixedWindow,
  "a sliding log": slidingLog,
  "a bucket of tokens": tokenBucket,
};

/** The limit of an IP address, which is the lowest of those that every request counts against. */
const perMinute = Math.min(...documents.v2.rateLimits.map(({ requestsPerMinute }) => requestsPerMinute));

let seed = 0;

/** From 0 to 1, the same in each run. */
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

beforeEach(() => {
  seed = 18;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13, 37, 21) });
  vi.spyOn(Math, "random").mockImplementation(random);
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Sent {
  /** Milliseconds since the test began. */
  at: number;
  url: string;
  status: number;
}

/** A service behind a limiter: a request takes half of its latency to arrive, and half of it to be answered. */
function service(limiter: Limiter = () => 0, latency: () => number = () => 0) {
  const began = performance.now();
  const sent: Sent[] = [];
  const counts = { now: 0, most: 0 };
  const pass = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const fetch = async (url: string) => {
    const request: Sent = { at: performance.now() - began, url, status: 200 };
    sent.push(request);
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    const half = latency() / 2;
    if (half) await pass(half);
    const seconds = limiter();
    if (seconds) request.status = 429;
    if (half) await pass(half);
    counts.now -= 1;
    return seconds
      ? refusal(429, "rate_limited", { "Retry-After": String(seconds) })
      : Response.json({ count: 0 });
  };
  const refused = () => sent.filter(({ status }) => status === 429).length;
  return { fetch, sent, counts, refused };
}

/** A client of v2. */
function client(fetch: ClientOptions["fetch"], options: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: "http://mock.test/v2",
    apiKey: "mock_live_demo",
    ...options,
    ...(fetch && { fetch }),
  });
}

/** Starts so many free calls at once. */
function many(count: number, call: () => Promise<unknown>): Promise<PromiseSettledResult<unknown>[]> {
  return Promise.allSettled(Array.from({ length: count }, call));
}

/** Runs all timers until something has ended, and tells after how many milliseconds it had. */
async function timed<T>(outcome: Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const start = performance.now();
  let isOver = false;
  void outcome.finally(() => (isOver = true)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  while (!isOver) await vi.advanceTimersToNextTimerAsync();
  return { result: await outcome, milliseconds: performance.now() - start };
}

const failures = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === "rejected");

const search = (api: ReturnType<typeof client>) => () => api.searchTaxonomies({ query: "shoes" });

/** The times in seconds, rounded. */
const seconds = (sent: Sent[]) => sent.map(({ at }) => Math.round(at / 1000));

describe("200 free calls at once", () => {
  /** Three times a limit is used up, and a minute goes by until there is room again. */
  const allowed = Math.floor((200 - 1) / perMinute) * minute;

  test("of the mock: none is refused, and they take what the limit allows", async () => {
    const mock = createMock({ seed: 7 });
    const api = client(mock.fetch);
    const { result, milliseconds } = await timed(many(200, search(api)));
    expect(failures(result)).toEqual([]);
    expect(milliseconds).toBeGreaterThanOrEqual(allowed);
    expect(milliseconds).toBeLessThan(allowed * 1.01);
    const { requests } = (await (await mock.fetch("/__mock/requests")).json()) as { requests: unknown[] };
    expect(requests).toHaveLength(200);
  });

  test.each(Object.entries(limiters))("of a service that counts by %s", async (_, limiter) => {
    const { fetch, sent, refused } = service(limiter(perMinute), () => 50 + 1500 * random());
    const { result, milliseconds } = await timed(many(200, search(client(fetch))));
    expect(failures(result)).toEqual([]);
    expect([sent.length, refused()]).toEqual([200, 0]);
    expect(milliseconds).toBeLessThan(allowed * 1.1);
  });

  test("without pacing are refused, so that the tests above do prove something", async () => {
    const { fetch, refused } = service(fixedWindow(perMinute));
    const { result } = await timed(many(200, search(client(fetch, { pacing: false }))));
    expect(refused()).toBeGreaterThan(200);
    expect(failures(result).length).toBeGreaterThan(0);
  });
});

describe("whatever the latency", () => {
  test.each(Object.entries(limiters))(
    "random calls for ten minutes are never refused: %s",
    async (_, limiter) => {
      const { fetch, sent, refused } = service(limiter(perMinute), () => 3000 * random() ** 4);
      const api = client(fetch);
      const calls: Promise<unknown>[] = [];
      for (let passed = 0; passed < 10 * minute;) {
        const pause = random() < 0.1 ? 30_000 * random() : 400 * random();
        await vi.advanceTimersByTimeAsync(pause);
        passed += pause;
        calls.push(api.searchTaxonomies({ query: "shoes" }));
      }
      await timed(Promise.all(calls));
      expect(refused()).toBe(0);
      expect(sent.length).toBe(calls.length);
      expect(sent.length).toBeGreaterThan(5 * perMinute);
    },
  );
});

describe("a schedule", () => {
  test("is used by several clients, of both versions", async () => {
    const pacing = createPacing();
    const { fetch, sent, refused } = service(fixedWindow(perMinute));
    const api = client(fetch, { pacing });
    const legacy = createLegacyClient({ baseUrl: "http://mock.test/api/v1", apiKey: "other", fetch, pacing });
    const calls = [
      many(70, search(api)),
      many(70, () => legacy.getBrandIndexStatus("a")),
      many(10, search(client(fetch, { pacing }))),
    ];
    expect(api.pacing).toBe(legacy.pacing);
    const { result } = await timed(Promise.all(calls));
    expect(failures(result.flat())).toEqual([]);
    expect([sent.length, refused()]).toEqual([150, 0]);
  });

  test("belongs to one client otherwise", async () => {
    const { fetch, sent } = service();
    await timed(many(perMinute, search(client(fetch))));
    await timed(many(perMinute, search(client(fetch))));
    expect(seconds(sent)).toEqual(Array(2 * perMinute).fill(0));
  });

  test("sends a first burst at once, and counts each request until a minute after its response", async () => {
    const { fetch, sent } = service(undefined, () => 2000);
    const { milliseconds } = await timed(
      many(perMinute + 1, search(client(fetch, { pacing: createPacing({ maxConcurrent: 100 }) }))),
    );
    expect(seconds(sent)).toEqual([...Array<number>(perMinute).fill(0), 62]);
    expect(milliseconds).toBeGreaterThan(64_000);
  });

  test("has as many requests under way as is said, 6 by default", async () => {
    for (const [pacing, most] of [
      [undefined, 6],
      [createPacing({ maxConcurrent: 2 }), 2],
    ] as const) {
      const { fetch, counts } = service(undefined, () => 300);
      await timed(many(20, search(client(fetch, { pacing }))));
      expect(counts.most).toBe(most);
    }
  });

  test("may allow more, or less, than the documents say", async () => {
    const { fetch, sent } = service();
    await timed(many(5, search(client(fetch, { pacing: createPacing({ perMinute: 2 }) }))));
    expect(seconds(sent)).toEqual([0, 0, 60, 60, 120]);
    const quick = service();
    await timed(many(110, search(client(quick.fetch, { pacing: createPacing({ perMinute: 600 }) }))));
    expect(seconds(quick.sent)).toEqual(Array(110).fill(0));
  });

  test("keeps to the limit of an operation, and lets others pass meanwhile", async () => {
    const { requestsPerMinute } = operations.v2.indexAccount.rateLimit;
    expect(requestsPerMinute).toBeLessThan(perMinute);
    const { fetch, sent } = service();
    const api = client(fetch);
    const index = () => api.indexAccount({ websiteUrl: "https://shoes.example" });
    await timed(Promise.all([many(requestsPerMinute + 5, index), many(3, search(api)), many(2, index)]));
    const inTurn = (part: string) => seconds(sent.filter(({ url }) => url.includes(part)));
    expect(inTurn("/account/index")).toEqual([
      ...Array<number>(requestsPerMinute).fill(0),
      ...Array<number>(7).fill(60),
    ]);
    expect(inTurn("/taxonomies")).toEqual([0, 0, 0]);
  });

  test("sends calls in their order", async () => {
    const { fetch, sent } = service(undefined, () => 10);
    const api = client(fetch);
    await timed(
      Promise.all(Array.from({ length: 100 }, (_, number) => api.getAccountIndexStatus(`a${number}`))),
    );
    expect(sent.map(({ url }) => url.split("/").at(-2))).toEqual(
      Array.from({ length: 100 }, (_, number) => `a${number}`),
    );
  });

  test("sends who waits before who comes in the moment of their turn", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { fetch, sent } = service(fixedWindow(0));
    const api = client(fetch, { maxRetries: 0 });
    const { error } = await api.getAccountIndexStatus.result("first");
    const wait = error?.code === "rate_limited" ? 1000 * error.retryAfterSeconds! : 0;
    const third = new Promise((done) =>
      setTimeout(() => done(api.getAccountIndexStatus.result("third")), wait),
    );
    await timed(Promise.all([api.getAccountIndexStatus.result("second"), third]));
    expect(sent.map(({ url }) => url.split("/").at(-2))).toEqual(["first", "second", "third"]);
  });

  test("has no timer where nothing waits", async () => {
    const { fetch } = service();
    const api = client(fetch);
    await many(perMinute, search(api));
    expect(vi.getTimerCount()).toBe(0);
    expect([api.pacing.waiting, api.pacing.waitMs]).toEqual([0, 60_100]);
  });

  test("does not follow the wall clock", async () => {
    const { fetch, sent } = service();
    const calls = many(perMinute + 1, search(client(fetch)));
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await timed(calls);
    expect(seconds(sent).at(-1)).toBe(60);
  });
});

describe("Retry-After", () => {
  const answer = (headers: Record<string, string>, status = 429) => refusal(status, "rate_limited", headers);

  /** Answers the first request with this, and the others with success. */
  function firstAnswer(response: Response) {
    const { fetch, sent } = service();
    const once = [response];
    return {
      sent,
      fetch: async (url: string) => {
        const answered = await fetch(url);
        return once.pop() ?? answered;
      },
    };
  }

  test.each([429, 503])(
    "of any response (%i) holds all calls, which then do not wake at once",
    async (status) => {
      const { sent, fetch } = firstAnswer(answer({ "Retry-After": "20" }, status));
      const api = client(fetch);
      await api.searchTaxonomies.result({ query: "shoes" }, { maxRetries: 0 });
      const { result } = await timed(many(5, search(api)));
      expect(failures(result)).toEqual([]);
      // Clients in other processes were told the same, so each waits a little longer, at random.
      expect(sent[1]!.at).toBeGreaterThan(20_000);
      expect(sent[1]!.at).toBeLessThanOrEqual(20_500);
      const gaps = sent.slice(2).map(({ at }, index) => at - sent[index + 1]!.at);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    },
  );

  test("holds the calls of other clients of the schedule too, of both versions", async () => {
    const pacing = createPacing();
    const { sent, fetch } = firstAnswer(answer({ "Retry-After": "20" }));
    const legacy = createLegacyClient({ baseUrl: "http://mock.test/api/v1", apiKey: "k", fetch, pacing });
    await legacy.getBrandIndexStatus.result("a", { maxRetries: 0 });
    await timed(search(client(fetch, { pacing }))());
    expect(sent[1]!.at).toBeGreaterThanOrEqual(20_000);
  });

  test("of a success is none", async () => {
    const { sent, fetch } = firstAnswer(Response.json({ count: 0 }, { headers: { "Retry-After": "20" } }));
    const api = client(fetch);
    await api.searchTaxonomies({ query: "a" });
    await timed(api.searchTaxonomies({ query: "a" }));
    expect(seconds(sent)).toEqual([0, 0]);
  });

  test("of more than a minute is not waited for: calls fail until then, and are not sent", async () => {
    const { sent, fetch } = firstAnswer(answer({ "Retry-After": "600" }));
    const api = client(fetch, { pacing: createPacing({ maxConcurrent: 1 }) });
    const { result, milliseconds } = await timed(
      Promise.all([1, 2, 3].map(() => api.searchTaxonomies.result({ query: "a" }))),
    );
    expect(result.map(({ error }) => error?.code)).toEqual([
      "rate_limited",
      "wait_too_long",
      "wait_too_long",
    ]);
    expect(milliseconds).toBe(0);
    const { error } = await api.searchTaxonomies.result({ query: "a" });
    expect(error).toMatchObject({ code: "wait_too_long", attempts: 0 });
    expect(error?.code === "wait_too_long" && error.retryAfterSeconds).toBeGreaterThanOrEqual(600);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(601_000);
    expect(await api.searchTaxonomies({ query: "a" })).toEqual({ count: 0 });
  });

  test("of years holds for an hour", async () => {
    const { fetch } = firstAnswer(answer({ "Retry-After": "1000000000" }));
    const api = client(fetch, { maxRetries: 0 });
    await api.searchTaxonomies.result({ query: "a" });
    await vi.advanceTimersByTimeAsync(3_601_000);
    expect(await api.searchTaxonomies({ query: "a" })).toEqual({ count: 0 });
  });

  test.each(Object.entries(limiters))(
    "is all that is needed where others use up half of the limits: %s",
    async (_, limiter) => {
      const limit = limiter(perMinute);
      const others = setInterval(limit, (2 * minute) / perMinute);
      const { fetch, refused } = service(limit, () => 20 + 100 * random());
      const { result, milliseconds } = await timed(many(150, search(client(fetch, { maxRetries: 5 }))));
      clearInterval(others);
      expect(failures(result)).toEqual([]);
      // Unpaced, each of the 150 is refused several times.
      expect(refused()).toBeLessThan(50);
      expect(milliseconds).toBeLessThan(8 * minute);
    },
  );
});

describe("a call that would wait", () => {
  /** A client whose limit is used up. */
  async function busy(options: Partial<ClientOptions> = {}) {
    const { fetch, sent } = service();
    const api = client(fetch, options);
    await timed(many(perMinute, search(api)));
    sent.length = 0;
    return { api, sent };
  }

  test("fails at once if that is longer than maxWaitMs, of the client or its own", async () => {
    const { api, sent } = await busy({ maxWaitMs: 5000 });
    const { result, milliseconds } = await timed(api.searchTaxonomies.result({ query: "a" }));
    expect(milliseconds).toBe(0);
    expect(result.error).toMatchObject({
      code: "wait_too_long",
      operation: "searchTaxonomies",
      attempts: 0,
      retryAfterSeconds: 61,
    });
    expect(String(result.error)).toBe(
      "AdintelError: searchTaxonomies: not sent: the rate limits allow it in 61 s; raise maxWaitMs",
    );
    const patient = await timed(api.searchTaxonomies({ query: "a" }, { maxWaitMs: 61_000 }));
    expect(patient.milliseconds).toBeGreaterThan(60_000);
    expect(sent).toHaveLength(1);
  });

  test("fails at once where it would not end before timeoutMs", async () => {
    const { api, sent } = await busy();
    const { result, milliseconds } = await timed(
      api.searchTaxonomies.result({ query: "a" }, { timeoutMs: 30_000 }),
    );
    expect([result.error?.code, milliseconds, sent.length]).toEqual(["wait_too_long", 0, 0]);
  });

  test("fails at once by its place in the queue", async () => {
    const { api } = await busy();
    const waiting = many(perMinute, search(api));
    const { result, milliseconds } = await timed(
      api.searchTaxonomies.result({ query: "a" }, { maxWaitMs: 100_000 }),
    );
    expect([result.error?.code, milliseconds]).toEqual(["wait_too_long", 0]);
    expect(result.error?.code === "wait_too_long" && result.error.retryAfterSeconds).toBe(121);
    await timed(waiting);
  });

  test("is not held up by those that wait for the limit of their operation", async () => {
    const { fetch } = service();
    const api = client(fetch);
    const index = () => api.indexAccount({ websiteUrl: "https://shoes.example" });
    const indexing = many(200, index);
    const others = await timed(many(10, search(api)));
    expect(others.milliseconds).toBe(0);
    // 150 are before it, and all but those that go next wait longer.
    const { milliseconds } = await timed(api.searchTaxonomies({ query: "a" }, { maxWaitMs: 61_000 }));
    expect(milliseconds).toBeLessThan(61_000);
    await timed(indexing);
  });

  test("costs nothing if it fails, and gives back what was reserved for it", async () => {
    const { api } = await busy({ maxSpendUsd: 1, maxWaitMs: 5000 });
    const { error } = await api.searchMedia.result({ query: "a", limit: 10 });
    expect(error?.code).toBe("wait_too_long");
    expect(api.spending.maybeUsd).toBe(0);
  });

  test("is counted while it waits, and so is what it may cost", async () => {
    const { api } = await busy({ maxSpendUsd: 1 });
    const calls = many(3, () => api.searchMedia({ query: "a", limit: 10 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.pacing.waiting).toBe(3);
    expect(api.pacing.waitMs).toBe(50_100);
    expect(api.spending.maybeUsd).toBeGreaterThan(0);
    await timed(calls);
    expect(api.pacing.waiting).toBe(0);
  });

  test("leaves the queue when it is aborted, and the next takes its place", async () => {
    const { api, sent } = await busy({ maxSpendUsd: 1 });
    const abort = new AbortController();
    const aborted = api.searchMedia({ query: "aborted" }, { signal: abort.signal });
    const rejected = expect(aborted).rejects.toThrow("enough");
    const others = many(perMinute, search(api));
    await vi.advanceTimersByTimeAsync(1000);
    abort.abort(new Error("enough"));
    await rejected;
    expect(api.pacing.waiting).toBe(perMinute);
    expect(api.spending.maybeUsd).toBe(0);
    expect(sent).toEqual([]);
    await timed(others);
    expect(seconds(sent)).toEqual(Array(perMinute).fill(60));
    expect(sent.some(({ url }) => url.includes("/media"))).toBe(false);
  });

  test("leaves no timer behind if the last one is aborted, whatever the reason", async () => {
    const { api } = await busy();
    const abort = new AbortController();
    const calls = many(5, () => api.searchTaxonomies({ query: "a" }, { signal: abort.signal }));
    await vi.advanceTimersByTimeAsync(0);
    abort.abort(null);
    expect(
      (await calls).map((outcome) => outcome.status === "rejected" && (outcome.reason as unknown)),
    ).toEqual(Array(5).fill(null));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("takes no place that is left when several are aborted in the moment of their turn", async () => {
    const { fetch, sent } = service();
    const api = client(fetch, { pacing: createPacing({ perMinute: 1 }) });
    const abort = new AbortController();
    await api.searchTaxonomies({ query: "a" });
    // Due together with the turn of the first that waits, and before it.
    setTimeout(() => abort.abort(), 60_100);
    const calls = many(3, () => api.searchTaxonomies({ query: "a" }, { signal: abort.signal }));
    expect(failures((await timed(calls)).result)).toHaveLength(3);
    const { milliseconds } = await timed(api.searchTaxonomies({ query: "a" }));
    expect([sent.length, milliseconds]).toEqual([2, 0]);
  });

  test("is not sent if it is aborted in the moment of its turn", async () => {
    const { fetch, sent } = service(undefined, () => 100);
    const pacing = createPacing({ maxConcurrent: 1 });
    const abort = new AbortController();
    const onResponse = () => abort.abort(new Error("enough"));
    const first = client(fetch, { pacing, onResponse }).searchTaxonomies({ query: "a" });
    const api = client(fetch, { pacing, maxSpendUsd: 1 });
    const second = api.searchMedia.result({ query: "a" }, { signal: abort.signal });
    const rejected = expect(second).rejects.toThrow("enough");
    await timed(first);
    await rejected;
    expect(api.spending.maybeUsd).toBe(0);
    expect(sent).toHaveLength(1);
    await timed(api.searchTaxonomies({ query: "a" }));
    expect(sent).toHaveLength(2);
  });

  test("fails when Retry-After makes its turn too late", async () => {
    const { fetch } = service(() => 30);
    const api = client(fetch, {
      pacing: createPacing({ maxConcurrent: 1 }),
      maxRetries: 0,
      maxWaitMs: 10_000,
    });
    const { result, milliseconds } = await timed(
      Promise.all([1, 2].map(() => api.searchTaxonomies.result({ query: "a" }))),
    );
    expect(result.map(({ error }) => error?.code)).toEqual(["rate_limited", "wait_too_long"]);
    expect(milliseconds).toBe(0);
  });

  test("is not retried after a Retry-After that is longer", async () => {
    const { fetch, sent } = service(() => 30);
    const { result, milliseconds } = await timed(
      client(fetch, { maxWaitMs: 5000 }).searchTaxonomies.result({ query: "a" }),
    );
    expect(result.error).toMatchObject({ code: "rate_limited", retryAfterSeconds: 30, attempts: 1 });
    expect([sent.length, milliseconds]).toEqual([1, 0]);
  });

  test.each([{ maxWaitMs: 45_000 }, { timeoutMs: 45_000 }])(
    "fails by all of its waits: %o",
    async (options) => {
      const { fetch, sent } = service(() => 20);
      const api = client(fetch, { pacing: createPacing({ perMinute: 1 }) });
      const { result, milliseconds } = await timed(api.searchTaxonomies.result({ query: "a" }, options));
      expect(result.error).toMatchObject({ code: "wait_too_long", attempts: 1 });
      expect([sent.length, milliseconds]).toEqual([1, 0]);
    },
  );

  test("goes first if it has been sent before", async () => {
    const { fetch, sent } = service();
    let isFirst = true;
    const failing = async (url: string) => {
      const answered = await fetch(url);
      const fails = url.includes("query=first") && isFirst;
      if (fails) isFirst = false;
      return fails ? refusal(500, "internal_error") : answered;
    };
    const api = client(failing);
    const calls = many(perMinute + 10, () => api.searchTaxonomies({ query: "a" }));
    const first = api.searchTaxonomies({ query: "first" });
    const others = many(200, search(api));
    await timed(Promise.all([calls, first, others]));
    const [one, two] = sent.filter(({ url }) => url.includes("query=first"));
    expect([one, two].map((request) => Math.round(request!.at / minute))).toEqual([1, 2]);
    expect(sent.filter(({ at }) => at < two!.at)).toHaveLength(2 * perMinute);
  });

  test("tells its hooks how long it waited", async () => {
    const waited: number[] = [];
    const { api } = await busy({ onRequest: ({ waitedMs }) => void waited.push(waitedMs) });
    await timed(api.searchTaxonomies({ query: "a" }));
    expect(waited.slice(0, perMinute)).toEqual(Array(perMinute).fill(0));
    expect(waited.at(-1)).toBe(60_100);
  });

  test("gets its whole attemptTimeoutMs when it is sent", async () => {
    const { fetch } = service(undefined, () => 900);
    const api = client(fetch, { attemptTimeoutMs: 1000 });
    const { result } = await timed(many(20, search(api)));
    expect(failures(result)).toEqual([]);
  });
});

describe("a call that waits says so", () => {
  /** What each attempt of the last call was told about its wait. */
  function watched(fetch: ClientOptions["fetch"], options: Partial<ClientOptions> = {}) {
    const told: [string | undefined, number, number][] = [];
    const onWait = ({ waitReason, waitMs, waitedMs }: Waiting) =>
      void told.push([waitReason, waitMs, Math.round(waitedMs / 100) * 100]);
    return { told, api: client(fetch, { ...options, onWait }) };
  }

  test("for the rate limits", async () => {
    const { fetch } = service();
    const { told, api } = watched(fetch);
    await timed(many(perMinute, search(api)));
    told.length = 0;
    await timed(api.searchTaxonomies({ query: "a" }));
    expect(told).toEqual([
      ["rate_limit", 60_100, 0],
      [undefined, 0, 60_100],
    ]);
  });

  test("for requests under way, and then for what they were told", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { fetch } = service(
      () => 20,
      () => 400,
    );
    const { told, api } = watched(fetch, { pacing: createPacing({ maxConcurrent: 1 }), maxRetries: 0 });
    await timed(many(2, search(api)));
    expect(told).toEqual([
      ["concurrency", 0, 0],
      ["retry_after", 20_000, 400],
      [undefined, 0, 20_400],
    ]);
  });

  test.each([undefined, false] as const)("before it is retried, with pacing %s", async (pacing) => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { told, api } = watched(() => refusal(500, "internal_error"), { pacing, maxRetries: 1 });
    await timed(api.searchTaxonomies.result({ query: "a" }));
    expect(told).toEqual([
      ["retry", 500, 0],
      [undefined, 0, 500],
    ]);
  });

  test("is over when it is aborted", async () => {
    const { fetch } = service();
    const { told, api } = watched(fetch, { pacing: createPacing({ perMinute: 1 }) });
    await api.searchTaxonomies({ query: "a" });
    const abort = new AbortController();
    const aborted = api.searchTaxonomies({ query: "a" }, { signal: abort.signal });
    const rejected = expect(aborted).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(700);
    abort.abort();
    await rejected;
    expect(told.at(-1)).toEqual([undefined, 0, 700]);
  });

  test("in the log", async () => {
    const info = vi.fn();
    const logger = { ...console, info };
    const { fetch } = service();
    const api = client(fetch, { pacing: createPacing({ perMinute: 1 }), logger, logLevel: "info" });
    await timed(many(2, search(api)));
    const lines = info.mock.calls.map(([line]: unknown[]) => String(line));
    expect(lines.filter((line) => line.includes("onWait"))).toEqual([
      expect.stringContaining('"waitReason":"rate_limit","waitMs":60100,'),
      expect.stringContaining('"waitMs":0,"waitedMs":60100'),
    ]);
  });
});

describe("after a Retry-After", () => {
  /** A client whose first response says to wait for a second. */
  async function slowed(options: Partial<ClientOptions> = {}) {
    vi.mocked(Math.random).mockReturnValue(0);
    const limits = [1];
    const { fetch, sent } = service(() => limits.pop() ?? 0);
    const api = client(fetch, options);
    await api.searchTaxonomies.result({ query: "a" }, { maxRetries: 0 });
    return { api, sent };
  }

  test("a call is told how long it waits in turn", async () => {
    const { api } = await slowed();
    const others = many(16, search(api));
    await vi.advanceTimersByTimeAsync(0);
    const { waitMs } = api.pacing;
    const { milliseconds } = await timed(api.searchTaxonomies({ query: "a" }));
    expect(waitMs).toBe(17_000);
    expect(milliseconds).toBe(waitMs);
    await others;
  });

  test("calls that would wait too long in turn fail at once", async () => {
    const { api } = await slowed({ maxWaitMs: 6000 });
    const codes: unknown[] = [];
    const calls = Array.from({ length: 10 }, () =>
      api.searchTaxonomies.result({ query: "a" }).then(({ error }) => codes.push(error?.code)),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(codes).toEqual(Array(4).fill("wait_too_long"));
    await timed(Promise.all(calls));
    expect(codes).toEqual([...Array<string>(4).fill("wait_too_long"), ...Array<undefined>(6)]);
  });

  test("of a gateway that does not limit rates, calls wait for a minute at most", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const answers = [refusal(502, "bad_gateway", { "Retry-After": "3600" })];
    const api = client(() => answers.pop() ?? Response.json({ count: 0 }), { maxRetries: 0 });
    await api.searchTaxonomies.result({ query: "a" });
    const { milliseconds } = await timed(api.searchTaxonomies({ query: "a" }));
    expect(milliseconds).toBe(60_000);
  });

  test("the pause can be ended", async () => {
    const { fetch, sent } = service(() => (sent.length > 1 ? 0 : 3600));
    const api = client(fetch, { maxRetries: 0 });
    await api.searchTaxonomies.result({ query: "a" });
    expect((await api.searchTaxonomies.result({ query: "a" })).error?.code).toBe("wait_too_long");
    api.pacing.reset();
    const { milliseconds } = await timed(many(3, search(api)));
    expect([milliseconds, sent.length]).toEqual([0, 4]);
  });
});

describe("a request that is not answered", () => {
  test("counts when it is aborted, as the service may have counted it", async () => {
    const { fetch, sent } = service(undefined, () => 100);
    const api = client(fetch, { pacing: createPacing({ perMinute: 1 }) });
    const abort = new AbortController();
    const first = expect(api.searchTaxonomies({ query: "a" }, { signal: abort.signal })).rejects.toThrow(
      "aborted",
    );
    await vi.advanceTimersByTimeAsync(50);
    abort.abort();
    await first;
    await timed(api.searchTaxonomies({ query: "a" }));
    expect(seconds(sent)).toEqual([0, 60]);
  });

  test("does not count if it could not be made", async () => {
    const { fetch, sent } = service();
    const api = client(fetch, { pacing: createPacing({ perMinute: 1 }), maxRetries: 0 });
    const { error } = await api.searchTaxonomies.result({ query: "a" }, { headers: { "X-Odd": "\n\u0000" } });
    expect(error?.code).toBe("invalid_usage");
    await timed(api.searchTaxonomies({ query: "a" }));
    expect(seconds(sent)).toEqual([0]);
  });
});

test("pacing that is off sends all at once, and ignores Retry-After", async () => {
  const { fetch, sent } = service();
  const api = client(fetch, { pacing: false });
  await many(200, search(api));
  expect(seconds(sent)).toEqual(Array(200).fill(0));
  expect([api.pacing.waiting, api.pacing.waitMs]).toEqual([0, 0]);
});

test("options that make no schedule are refused", () => {
  expect(() => createPacing({ perMinute: 0 })).toThrow(
    "createPacing: perMinute must be a number of at least 1, not 0",
  );
  expect(() => createPacing({ maxConcurrent: NaN })).toThrow(
    "maxConcurrent must be a number of at least 1, not NaN",
  );
  const { fetch } = service();
  expect(() => client(fetch, { pacing: { maxConcurrent: 3 } as unknown as Pacing })).toThrow(
    "createClient: pacing must be false or come from createPacing",
  );
  expect(() => client(fetch, { maxWaitMs: -1 })).toThrow("maxWaitMs must be");
});
