import { createClient, type FetchInit } from "@adintel/client";
import { createPathClient } from "@adintel/client/paths";
import { fetch, MockAgent, Response as UndiciResponse, type RequestInit } from "undici";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mediaPage } from "./stub.ts";

/*
 * Makes of fetch whose responses are of a class of their own: undici's own package, as node-fetch, is no part of the
 * platform.
 */

const origin = "http://mock.test";
const search = { query: "a", limit: 2 };

let agent: MockAgent;

beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
});

afterEach(() => agent.close());

const open = () =>
  createClient({
    baseUrl: `${origin}/v2`,
    apiKey: "live_secret",
    fetch,
    fetchOptions: { dispatcher: agent },
  });

/** What undici answers, without a network, to one call. */
function answer(
  path: string,
  method: string,
  status: number,
  body: unknown,
  headers: Record<string, string>,
) {
  agent
    .get(origin)
    .intercept({ path, method, headers: { authorization: "Bearer live_secret" } })
    .reply(status, JSON.stringify(body), { headers: { "Content-Type": "application/json", ...headers } });
}

describe("undici's fetch", () => {
  const page = { count: 1, media: [{ id: "m0" }] };
  const failure = { error: { code: "brand_not_found", message: "No such account." } };

  test("is no fetch of the platform's", () => {
    expect(fetch).not.toBe(globalThis.fetch);
    expect(new UndiciResponse()).not.toBeInstanceOf(Response);
  });

  test("gives data, and a response of the platform's", async () => {
    answer("/v2/media", "POST", 200, page, { "X-Request-Id": "r1" });
    const { data, response, requestId } = await open().searchMedia.withResponse(search);
    expect(data).toEqual(page);
    expect(requestId).toBe("r1");
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/json"]);
  });

  test("gives errors, whose response can be read", async () => {
    answer("/v2/account/a", "GET", 404, failure, { "X-Request-Id": "r2" });
    const { error } = await open().getAccount.result("a");
    expect(error).toMatchObject({ code: "brand_not_found", status: 404, requestId: "r2" });
    expect(error?.response).toBeInstanceOf(Response);
    expect(await error?.response?.json()).toEqual(failure);
  });

  test("is called again where that is free", async () => {
    answer(
      "/v2/media",
      "POST",
      429,
      { error: { code: "rate_limited", message: "No." } },
      { "Retry-After": "0" },
    );
    answer("/v2/media", "POST", 200, page, {});
    const attempts: number[] = [];
    const api = createClient({
      baseUrl: `${origin}/v2`,
      apiKey: "live_secret",
      fetch,
      fetchOptions: { dispatcher: agent },
      onResponse: ({ attempt, response }) => {
        expect(response).toBeInstanceOf(Response);
        attempts.push(attempt);
      },
    });
    expect(await api.searchMedia(search)).toEqual(page);
    expect(attempts).toEqual([1, 2]);
  });

  test("serves calls by path", async () => {
    answer("/v2/media", "POST", 200, page, {});
    const { data, response } = await createPathClient(open()).POST("/media", { body: search });
    expect(data).toEqual(page);
    expect(response).toBeInstanceOf(Response);
  });

  test("ends with the signal of a call", async () => {
    agent.get(origin).intercept({ path: "/v2/media", method: "POST" }).reply(200, page).delay(60_000);
    const control = new AbortController();
    const fetchAndAbort = (url: string, init: FetchInit) => {
      const fetched = fetch(url, { ...init, dispatcher: agent } satisfies RequestInit);
      control.abort(new Error("enough"));
      return fetched;
    };
    const api = createClient({ baseUrl: `${origin}/v2`, apiKey: "live_secret", fetch: fetchAndAbort });
    await expect(api.searchMedia(search, { signal: control.signal })).rejects.toThrow("enough");
  });
});

describe("a response of another class", () => {
  const asked = (response: object) =>
    createClient({ fetch: () => response as Response }).searchMedia.result(search);

  test("needs a status, headers and a text", async () => {
    const body = await mediaPage(2).text();
    const headers = new Map([["x-request-id", "r3"]]);
    const { data, response } = await asked({ status: 201, statusText: "", headers, text: async () => body });
    expect(data?.count).toBe(2);
    expect([response?.status, response?.headers.get("X-Request-Id")]).toEqual([201, "r3"]);
  });
});
