import { describe, expect, test } from "vitest";
import type { Exchange } from "../../../scripts/client/http/exchange.ts";
import type { Operation } from "../../../scripts/client/core/pricing.ts";
import { mayBeCharged, retryAfterMs as pauseAfter } from "../../../scripts/client/http/retry.ts";

const operations = {
  free: { method: "GET", path: "/free", price: 0 },
  paid: { method: "GET", path: "/paid", price: 500 },
  unpriced: { method: "GET", path: "/unpriced" },
} satisfies Record<string, Operation>;

const json = { "Content-Type": "application/json" };

const none: Exchange = { attempts: 1, stage: "", text: "", mask: (value) => value };
const sent = (part: Partial<Exchange>): Exchange => ({ isSent: true, ...none, ...part });
const response = (status: number, headers: Record<string, string> = {}) =>
  sent({ response: new Response(null, { status, headers }) });

const retryAfterMs = (
  operation: Operation,
  exchange: Exchange,
  { attempts, maxRetries, leftMs, jitter }: typeof fresh,
) => pauseAfter(operation, { ...exchange, attempts }, maxRetries, leftMs, jitter);

const fresh = { attempts: 1, maxRetries: 2, leftMs: Infinity, jitter: 0 };

describe.each([
  // exchange, whether it may have been charged, and how many milliseconds later it is repeated: if free, if not
  ["a request that could not be made", none, false, undefined, undefined],
  ["data", sent({ data: {}, response: new Response("{}", { headers: json }) }), false, undefined, undefined],
  ["no connection", sent({ unsent: "connection" }), false, 500, 500],
  ["a refused certificate", sent({ unsent: "certificate" }), false, undefined, undefined],
  ["a broken connection", sent({ cause: new TypeError("fetch failed") }), true, 500, undefined],
  ["no response in time", sent({ isLate: true }), true, 500, undefined],
  ["a body that is cut off", response(200, json), true, 500, undefined],
  ["a success that is not JSON", response(200, { "Content-Type": "text/html" }), true, undefined, undefined],
  ["a redirect", response(302), true, undefined, undefined],
  ["400", response(400, json), false, undefined, undefined],
  ["402", response(402, { "Retry-After": "1" }), false, undefined, undefined],
  ["408", response(408), true, undefined, undefined],
  ["421", response(421), true, undefined, undefined],
  ["429", response(429), false, 500, 500],
  ["429 with Retry-After", response(429, { "Retry-After": "3" }), false, 3000, 3000],
  ["429 with a long Retry-After", response(429, { "Retry-After": "3600" }), false, undefined, undefined],
  ["500", response(500), true, 500, undefined],
  ["503 with Retry-After", response(503, { "Retry-After": "3" }), true, 3000, undefined],
] as const)("after %s", (_, exchange, isRisky, ifFree, ifNot) => {
  test.each([
    ["free", ifFree],
    ["paid", ifNot],
    ["unpriced", ifNot],
  ] as const)("a call that is %s", (name, milliseconds) => {
    expect(retryAfterMs(operations[name], exchange, fresh)).toBe(milliseconds);
    expect(mayBeCharged(operations[name], exchange)).toBe(isRisky && name !== "free");
  });
});

test.each([
  ["the second wait is twice as long", { attempts: 2 }, 1000],
  ["no retry is left", { attempts: 3 }, undefined],
  ["none is allowed", { maxRetries: 0 }, undefined],
  ["a wait is half a minute at most", { attempts: 20, maxRetries: 30 }, 30_000],
  ["waits are spread", { jitter: 0.5 }, 750],
  ["half a second must be left after the wait", { leftMs: 1000 }, 500],
  ["less is too little", { leftMs: 999 }, undefined],
])("%s", (_, change, milliseconds) => {
  expect(retryAfterMs(operations.free, response(500), { ...fresh, ...change })).toBe(milliseconds);
});

test("a wait that Retry-After names is never shorter than that", () => {
  const exchange = response(429, { "Retry-After": "3" });
  expect(retryAfterMs(operations.paid, exchange, { ...fresh, jitter: 0.5 })).toBe(3250);
});
