import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { AdintelError, ApiError } from "@adintel/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { creativesUsd } from "../prices.ts";
import { client, mediaPage, refusal, stub, type Answer } from "./stub.ts";

const search = { query: "a", limit: 5 };
const failureOf = async (...answers: Answer[]) => {
  const { error } = await client(answers, { maxRetries: 0 }).searchMedia.result(search);
  if (!error) throw new Error("the call has not failed");
  return error;
};
const html = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "Content-Type": "text/html", ...headers } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("an error shows what led to it", () => {
  test("what a custom fetch threw is its cause", async () => {
    const cause = Object.assign(new Error("the circuit is open"), { retryAt: 5 });
    const error = await failureOf(cause);
    expect(error).toMatchObject({ code: "unreachable", cause });
    expect(error.cause).toBe(cause);
  });

  test("what JSON.parse threw is the cause of an unreadable answer", async () => {
    expect((await failureOf(html(502, "<h1>Bad gateway</h1>"))).cause).toBeInstanceOf(SyntaxError);
  });

  test("the body of a gateway's error is in the excerpt, bounded, and whole in the response", async () => {
    const page = `<h1>Bad gateway</h1>${"x".repeat(5_000)}`;
    const { data, error, response } = await client([html(502, page, { Via: "gateway" })]).searchMedia.result(
      search,
    );
    expect([data, error?.code, error?.bodyExcerpt]).toEqual([
      undefined,
      "unreadable_answer",
      page.slice(0, 2_000),
    ]);
    expect(error?.response).toBe(response);
    expect([response?.status, response?.headers.get("Via"), response?.bodyUsed]).toEqual([
      502,
      "gateway",
      false,
    ]);
    expect(await response?.text()).toBe(page);
  });

  test("the service's own words stand apart from the client's", async () => {
    const error = await failureOf(
      refusal(402, "out_of_credits", {}, { message: "Your team has no credits left." }),
    );
    expect(error.serverMessage).toBe("Your team has no credits left.");
    expect(error.message).toBe("searchMedia: 402 out_of_credits: Your team has no credits left.");
    expect((await failureOf(html(502, "")))?.serverMessage).toBeUndefined();
  });

  test("its JSON has the message, and neither the response nor the cause", async () => {
    const error = await failureOf(refusal(404, "not_found", { "X-Request-Id": "req_1" }));
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "ApiError",
      message: "searchMedia: 404 not_found: No.",
      code: "not_found",
      operation: "searchMedia",
      attempts: 1,
      status: 404,
      requestId: "req_1",
      serverMessage: "No.",
      bodyExcerpt: '{"error":{"code":"not_found","message":"No."}}',
    });
  });

  test("a redirect that a page may not see is an error too", async () => {
    const opaque = Object.defineProperties(new Response(null), {
      status: { value: 0 },
      ok: { value: false },
    });
    const error = await failureOf(() => opaque);
    expect(error).toMatchObject({ code: "unreadable_answer", status: 0 });
    expect(error.response).toBe(opaque);
  });
});

describe("a 429", () => {
  test("that is no JSON is a rate limit all the same", async () => {
    const error = await failureOf(html(429, "<h1>Slow down</h1>", { "Retry-After": "7" }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: "rate_limited", status: 429, retryAfterSeconds: 7 });
    expect(error.message).toBe("searchMedia: 429, retry after 7 s");
    expect(error.bodyExcerpt).toBe("<h1>Slow down</h1>");
  });

  test("that is no JSON is waited for", async () => {
    const api = client([html(429, "", { "Retry-After": "0" }), mediaPage(1)]);
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect((await api.searchMedia(search)).count).toBe(1);
  });
});

describe("a service that uses one of the client's own codes", () => {
  test.each(["over_budget", "timeout", "unreachable", "unreadable_answer", "invalid_usage", "wait_too_long"])(
    "%s is told apart from the client's",
    async (code) => {
      const error = await failureOf(refusal(402, code));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code: `service_${code}`, status: 402, serverMessage: "No." });
      expect(error.message).toBe(`searchMedia: 402 ${code}: No.`);
    },
  );

  test("a code that nobody knows is an ApiError with that code", async () => {
    expect(await failureOf(refusal(418, "quota_paused"))).toMatchObject({
      name: "ApiError",
      code: "quota_paused",
    });
  });
});

describe("what cannot have been charged", () => {
  const codes = [
    "CERT_HAS_EXPIRED",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  ];
  test.each(codes)("a refused certificate (%s) is neither a risk nor sent again", async (code) => {
    const { requests, fetch } = stub(new TypeError("fetch failed", { cause: { code, message: code } }));
    vi.stubGlobal("fetch", fetch);
    const api = client([], { maxSpendUsd: 1, fetch: undefined });
    const { error } = await api.searchMedia.result(search);
    expect(error).toMatchObject({ code: "unreachable", attempts: 1 });
    expect(error?.message).not.toContain("may have been charged");
    expect([requests.length, api.spending.maybeUsd]).toEqual([1, 0]);
  });

  test("a broken connection can", async () => {
    const cause = { code: "ECONNRESET", message: "read ECONNRESET" };
    const api = client([new TypeError("fetch failed", { cause })]);
    expect((await api.searchMedia.result(search)).error?.message).toContain("it may have been charged");
    expect(api.spending.maybeUsd).toBe(creativesUsd(5));
  });
});

test.each([["[]"], ["[1]"], ['"text"'], ["null"], ["5"]])("%s is no data of a known shape", async (text) => {
  const error = await failureOf(new Response(text, { headers: { "Content-Type": "application/json" } }));
  expect(error).toBeInstanceOf(AdintelError);
  expect(error).toMatchObject({ code: "unreadable_answer", status: 200, bodyExcerpt: text });
});

test("a clock that is set back does not lengthen a call", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ["Date"] });
  let server: Server | undefined;
  try {
    server = createServer(() => {
      // The response never comes.
      vi.setSystemTime(Date.UTC(2026, 10, 20) - 3_600_000);
    });
    await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const calls = { attemptTimeoutMs: 20, timeoutMs: 1_000, maxRetries: 1_000 };
    const api = client([], { baseUrl: `http://127.0.0.1:${port}/v2`, fetch: undefined, ...calls });
    const before = performance.now();
    const { error } = await api.searchTaxonomies.result({ query: "a" });
    expect(error?.code).toBe("timeout");
    // Each attempt and the wait after it take 0.5 s at least; the clock says that an hour is left.
    expect(error?.attempts).toBeLessThan(4);
    expect(performance.now()).toBeGreaterThan(before);
  } finally {
    server?.closeAllConnections();
    server?.close();
  }
});
