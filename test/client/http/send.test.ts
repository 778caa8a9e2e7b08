import {
  createClient,
  createPacing,
  type Attempt,
  type ClientOptions,
  type FetchInit,
  type HeadersInput,
} from "@adintel/client";
import { createPathClient } from "@adintel/client/paths";
import { afterEach, describe, expect, test, vi } from "vitest";
import { client, mediaPage, refusal, stub, userAgent } from "../stub.ts";

const search = { query: "a", limit: 1 };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("fetch", () => {
  test("gets the address, and everything else in an object that any make of fetch takes", async () => {
    const calls: [string, FetchInit][] = [];
    const fetch = (url: string, init: FetchInit) => {
      calls.push([url, init]);
      return mediaPage(1);
    };
    await createClient({ baseUrl: "http://mock.test/v2", apiKey: "k", fetch }).searchMedia(search);
    const [[url, { signal, ...init }]] = calls as [[string, FetchInit]];
    expect(url).toBe("http://mock.test/v2/media");
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(init).toEqual({
      method: "POST",
      body: JSON.stringify(search),
      redirect: "manual",
      headers: { authorization: "Bearer k", "content-type": "application/json", "user-agent": userAgent },
    });
  });

  test("gets the options of the client and, before them, those of the call", async () => {
    const seen: object[] = [];
    const fetch = (_: string, init: FetchInit) => {
      seen.push(init);
      return mediaPage(1);
    };
    const fetchOptions = { cache: "no-store", dispatcher: "a" };
    const api = createClient({ fetch, fetchOptions });
    await api.searchMedia(search, { fetchOptions: { dispatcher: "b" } });
    expect(seen).toMatchObject([{ cache: "no-store", dispatcher: "b", redirect: "manual", method: "POST" }]);
  });
});

test("an input is sent as it was when the call was made", async () => {
  const api = client([refusal(429, "rate_limited", { "Retry-After": "0" }), mediaPage(1)], {
    maxSpendUsd: 0.002,
  });
  const input = { query: "a", limit: 1 };
  const call = api.searchMedia(input);
  input.limit = 100;
  await call;
  expect(await Promise.all(api.requests.map((request) => request.json()))).toEqual([
    { query: "a", limit: 1 },
    { query: "a", limit: 1 },
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  [
    "signal must be an AbortSignal",
    () => client([mediaPage(1)]).searchMedia(search, { signal: {} as never }),
  ],
  ["the query or body must be an object", () => client([mediaPage(1)]).searchMedia("shoes" as never)],
  ["the id is missing", () => client([mediaPage(1)]).getAccount({ id: "x" } as never)],
])("what cannot be sent is refused before: %s", async (message, call) => {
  await expect(call()).rejects.toMatchObject({
    code: "invalid_usage",
    attempts: 0,
    message: expect.stringContaining(message) as string,
  });
});

test("the key shows neither in the status text nor in another encoding", async () => {
  const texts = [
    "live_secret",
    "live%5Fsecret",
    "live\\u005fsecret",
    "live&#95;secret",
    btoa("live_secret").replace("=", ""),
  ];
  const body = `{"error":{"code":"invalid_api_key","message":"${texts.join(" ")}"}}`;
  const api = client([new Response(body, { status: 401, statusText: "bad live_secret" })]);
  const { error } = await api.searchMedia.result(search);
  expect(error?.response?.statusText).toBe("bad <apiKey>");
  expect(error?.serverMessage).toBe(texts.map(() => "<apiKey>").join(" "));
});

describe("headers", () => {
  const sent = async (headers: HeadersInput, ofCall?: HeadersInput) => {
    const api = client([mediaPage(1)], { headers });
    await api.searchMedia(search, ofCall ? { headers: ofCall } : {});
    return Object.fromEntries(api.requests[0]!.headers);
  };
  const usual = {
    authorization: "Bearer live_secret",
    "content-type": "application/json",
    "user-agent": userAgent,
  };

  test.each<[string, HeadersInput]>([
    ["an object", { "X-Test": "1" }],
    ["Headers", new Headers({ "X-Test": "1" })],
    ["entries", [["X-Test", "1"]]],
    ["a map", new Map([["X-Test", "1"]])],
  ])("may be %s", async (_, headers) => {
    expect(await sent(headers)).toEqual({ ...usual, "x-test": "1" });
    expect(await sent({}, headers)).toEqual({ ...usual, "x-test": "1" });
  });

  test("are removed by null or undefined, whatever their case, the key's too", async () => {
    expect(await sent({ "X-Test": "1" }, { "x-test": null })).toEqual(usual);
    expect(await sent({ "X-Test": "1" }, [["X-TEST", undefined]])).toEqual(usual);
    expect(await sent({ Authorization: null, "User-Agent": null })).toEqual({
      "content-type": "application/json",
    });
    expect(await sent({ Authorization: null }, { Authorization: "Bearer other" })).toMatchObject({
      authorization: "Bearer other",
    });
  });

  test.each([
    ["X Test", "1"],
    ["", "1"],
    ["X-Test", "a\nb"],
    ["X-Test", "€"],
  ])("that cannot be sent (%j: %j) end the call, and nothing is sent", async (name, value) => {
    const api = client([mediaPage(1)], { maxSpendUsd: 1 });
    const { error } = await api.searchMedia.result(search, { headers: { [name]: value } });
    expect(error).toMatchObject({ code: "invalid_usage", attempts: 0 });
    expect(error?.message).toContain(`header ${name} is invalid`);
    expect([api.requests.length, api.spending.maybeUsd]).toEqual([0, 0]);
  });
});

describe("apiKey", () => {
  test("may be a function, which is asked before each attempt", async () => {
    let count = 0;
    const apiKey = async () => `key_number_${(count += 1)}`;
    const api = client([refusal(429, "rate_limited", { "Retry-After": "0" }), mediaPage(1)], { apiKey });
    vi.spyOn(Math, "random").mockReturnValue(0);
    await api.searchMedia(search);
    expect(api.requests.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer key_number_1",
      "Bearer key_number_2",
    ]);
  });

  const refused = () => refusal(401, "invalid_api_key");

  test("is asked for once more with a key that was refused, and the call sent with another", async () => {
    const asked: unknown[] = [];
    const apiKey = (refusedKey?: string) => {
      asked.push(refusedKey);
      return refusedKey ? "key_renewed" : "key_expired";
    };
    const api = client([refused, mediaPage(1)], { apiKey });
    await api.searchMedia(search);
    expect(asked).toEqual([undefined, "key_expired"]);
    expect(api.requests.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer key_expired",
      "Bearer key_renewed",
    ]);
  });

  test.each<[string, (refusedKey?: string) => string]>([
    ["the same key", () => "key_expired"],
    [
      "an error",
      (refusedKey) => {
        if (refusedKey) throw new Error("the vault is closed");
        return "key_expired";
      },
    ],
  ])("that was refused stays refused where there is %s", async (_, apiKey) => {
    const api = client([refused, mediaPage(1)], { apiKey });
    const { error } = await api.searchMedia.result(search);
    expect(error).toMatchObject({ code: "invalid_api_key", status: 401, attempts: 1 });
    expect(api.requests).toHaveLength(1);
  });

  test("is renewed no more often than calls are retried", async () => {
    let count = 0;
    const api = client([refused], { apiKey: () => `key_number_${(count += 1)}`, maxRetries: 3 });
    const { error } = await api.searchMedia.result(search);
    expect(error).toMatchObject({ code: "invalid_api_key", attempts: 4 });
  });

  test("of a call itself is not replaced", async () => {
    const api = client([refused, mediaPage(1)], { apiKey: () => "key_of_client" });
    const { error } = await api.searchMedia.result(search, { headers: { Authorization: "Bearer own_key" } });
    expect(error).toMatchObject({ code: "invalid_api_key", attempts: 1 });
  });

  test.each<[string, () => unknown, string]>([
    [
      "throws",
      () => {
        throw new Error("the vault is closed");
      },
      "apiKey failed: the vault is closed",
    ],
    ["rejects", () => Promise.reject(new Error("the vault is closed")), "apiKey failed: the vault is closed"],
    ["returns nothing", () => undefined, "apiKey returned undefined"],
    ["returns no text", () => "", 'apiKey returned ""'],
    ["returns a number", () => 7, "apiKey must be a string"],
    ["returns a key with a line break", () => "live_other\n", "apiKey has spaces or line breaks; trim it"],
    ["returns what is no key", () => "Bearer live_other", "apiKey must be the key alone"],
  ])("of a function that %s ends the call, and nothing is sent", async (_, apiKey, message) => {
    const api = client([mediaPage(1)], { apiKey: apiKey as () => string, maxSpendUsd: 1 });
    const { error } = await api.searchMedia.result(search);
    expect(error).toMatchObject({ code: "invalid_usage", attempts: 0 });
    expect(error?.message).toMatch(new RegExp(`^searchMedia: ${message}.* \\(not sent\\)$`));
    expect(error?.message).not.toContain("live_other");
    expect([api.requests.length, api.spending.maybeUsd]).toEqual([0, 0]);
  });

  test("that never comes does not keep a call waiting for longer than it may", async () => {
    let release: ((key: string) => void) | undefined;
    const apiKey = () => new Promise<string>((resolve) => (release = resolve));
    const api = client([mediaPage(1)], { apiKey });
    const { error } = await api.searchMedia.result(search, { attemptTimeoutMs: 1, maxRetries: 0 });
    expect(error).toMatchObject({ code: "timeout", attempts: 0 });
    expect(error?.message).not.toContain("may have been charged");
    release?.("too_late");
    await new Promise(setImmediate);
    expect(api.requests).toHaveLength(0);
  });

  test("of a function is masked as well", async () => {
    const echo = refusal(401, "invalid_api_key", {}, { message: "live_of_the_vault is unknown" });
    const api = client([echo], { apiKey: () => "live_of_the_vault" });
    const { error } = await api.searchMedia.result(search);
    expect(error?.message).toBe("searchMedia: 401 invalid_api_key: <apiKey> is unknown");
    expect(JSON.stringify(error)).not.toContain("live_of_the_vault");
  });

  test("cannot come out by changing the options", async () => {
    const options: ClientOptions = { baseUrl: "http://mock.test/v2", apiKey: "live_secret" };
    options.fetch = () => refusal(401, "invalid_api_key", {}, { message: "live_secret is unknown" });
    const api = createClient(options);
    delete options.apiKey;
    expect((await api.searchMedia.result(search)).error?.message).not.toContain("live_secret");
  });

  test("of a single call is masked, and so is the client's own there", async () => {
    const echo = refusal(401, "invalid_api_key", {}, { message: "live_of_one_call is not live_secret" });
    const headers = { Authorization: "Bearer live_of_one_call" };
    const { error } = await client([echo]).searchMedia.result(search, { headers });
    expect(error?.message).toBe("searchMedia: 401 invalid_api_key: <apiKey> is not <apiKey>");
    expect(await error?.response?.text()).not.toMatch(/live_/);
  });
});

test.each([
  ["Authorization", "Bearer live_of_one_call ", "live_of_one_call"],
  ["Authorization", "Bearer abcd/efgh+ijkl==", "abcd/efgh+ijkl"],
  ["Cookie", "session=aaaaaaaaaa; csrf=bbbbbbbbbb", "aaaaaaaaaa"],
  ["X-Api-Key", "live_of_a_gateway", "live_of_a_gateway"],
  ["X-Hub-Signature-256", "sha256=abcdef0123", "abcdef0123"],
  ["X-Amz-Credential", "of_a_gateway", "of_a_gateway"],
  ["X-Proxy-Password", "of_a_gateway", "of_a_gateway"],
])("what %s: %s holds is masked, whatever stands around it", async (name, value, secret) => {
  const echo = refusal(401, "invalid_api_key", {}, { message: `You sent ${secret}.` });
  const { error } = await client([echo]).searchMedia.result(search, { headers: { [name]: value } });
  expect(error?.serverMessage).toBe("You sent <apiKey>.");
});

describe("onRequest", () => {
  test("is waited for, so that its headers are sent", async () => {
    const api = client([mediaPage(1)], {
      onRequest: async ({ headers }) => {
        await new Promise(setImmediate);
        headers["X-Late"] = "1";
      },
    });
    await api.searchMedia(search);
    expect(api.requests[0]?.headers.get("X-Late")).toBe("1");
  });

  test("that adds a header which cannot be sent ends the call, and nothing is sent", async () => {
    const onRequest = ({ headers }: Attempt) => void (headers["x-bad"] = "a\nb");
    const api = client([mediaPage(1)], { onRequest });
    const { error } = await api.searchMedia.result(search);
    expect(error).toMatchObject({ code: "invalid_usage", attempts: 0 });
    expect(error?.message).toContain("header x-bad is invalid");
    expect([api.requests.length, api.spending.maybeUsd]).toEqual([0, 0]);
  });

  test("that takes too long does not keep a call waiting", async () => {
    const api = client([mediaPage(1)], { onRequest: () => new Promise(() => undefined) });
    const { error } = await api.searchMedia.result(search, { attemptTimeoutMs: 1, maxRetries: 0 });
    expect(error).toMatchObject({ code: "timeout", attempts: 0 });
    expect(api.requests).toEqual([]);
  });
});

describe("a signal as older Safari and React Native have it, without throwIfAborted and a reason", () => {
  const older = (signal: AbortSignal) =>
    Object.defineProperties(signal, {
      throwIfAborted: { value: undefined },
      reason: { value: undefined },
    });

  test("lets a call through", async () => {
    const { throwIfAborted } = AbortSignal.prototype;
    Reflect.deleteProperty(AbortSignal.prototype, "throwIfAborted");
    try {
      const { signal } = new AbortController();
      expect((await client([mediaPage(1)]).searchMedia(search, { signal })).count).toBe(1);
    } finally {
      AbortSignal.prototype.throwIfAborted = throwIfAborted;
    }
  });

  test("ends a call with an AbortError", async () => {
    const control = new AbortController();
    const api = client([new Promise<Response>(() => undefined)]);
    const call = api.searchMedia(search, { signal: older(control.signal) });
    const rejected = expect(call).rejects.toMatchObject({ name: "AbortError" });
    control.abort();
    await rejected;
    await expect(api.searchMedia(search, { signal: control.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("baseUrl", () => {
  test.each([
    ["http://mock.test/v2", "http://mock.test/v2/media"],
    ["https://site.example/adintel/v2/", "https://site.example/adintel/v2/media"],
    ["https://site.example/adintel", "https://site.example/adintel/media"],
  ])("may be that of the service or of a back end that passes requests on: %s", async (baseUrl, url) => {
    const api = client([mediaPage(1)], { baseUrl });
    await api.searchMedia(search);
    expect(api.requests[0]?.url).toBe(url);
  });

  test("may be relative to the page, whose back end adds the key", async () => {
    vi.stubGlobal("document", {});
    vi.stubGlobal("location", { href: "https://site.example/shop?a=b" });
    const { fetch } = stub(mediaPage(1));
    const urls: string[] = [];
    const api = createClient({
      baseUrl: "/adintel/v2",
      fetch: (url, init) => {
        urls.push(url);
        return fetch(new URL(url, location.href).href, init);
      },
    });
    await api.searchMedia(search);
    await createPathClient(api).POST("/media", { body: search });
    expect(urls).toEqual(["/adintel/v2/media", "https://site.example/adintel/v2/media"]);
  });

  test.each(["/v2", "adintel/v2", "//site.example/v2", "/"])("%s is refused outside of a page", (baseUrl) => {
    expect(() => createClient({ baseUrl, apiKey: "k" })).toThrow("baseUrl must be absolute and end with /v2");
  });

  test.each([
    "http://mock.test/v1",
    "http://mock.test/api/v1",
    "http://mock.test/v2/media",
    "http://mock.test/v3",
  ])("%s is that of something else, and refused", (baseUrl) => {
    expect(() => createClient({ baseUrl, apiKey: "k" })).toThrow("baseUrl must be absolute and end with /v2");
  });
});

describe("withResponse", () => {
  test("gives the data, the response with its headers, and the request's id", async () => {
    const page = mediaPage(2);
    page.headers.set("X-Request-Id", "req_1");
    const { data, response, requestId } = await client([page]).searchMedia.withResponse(search);
    expect([data.count, response.status, response.headers.get("X-Request-Id"), requestId]).toEqual([
      2,
      200,
      "req_1",
      "req_1",
    ]);
  });

  test("fails as the method itself does", async () => {
    const failing = client([refusal(404, "not_found")]).getAccount.withResponse("a");
    await expect(failing).rejects.toMatchObject({ code: "not_found" });
  });

  test("pages carry their responses, and their JSON is what the service sent", async () => {
    const page = mediaPage(1);
    page.headers.set("X-Request-Id", "req_1");
    for await (const found of client([page]).searchMedia.pages({ query: "a" })) {
      expect(found.response.headers.get("X-Request-Id")).toBe("req_1");
      expect(JSON.parse(JSON.stringify(found))).toEqual({ count: 1, media: [{ id: "m0" }] });
    }
  });
});

test("a client whose fetch responds by itself is not paced, unless it is told to", async () => {
  vi.useFakeTimers();
  try {
    const fetch = () => Response.json({ count: 0, paths: [] });
    const calls = 200;
    const all = (options: Pick<ClientOptions, "pacing">) => {
      const api = createClient({ fetch, ...options });
      return {
        api,
        ended: Promise.all(Array.from({ length: calls }, () => api.searchTaxonomies({ query: "a" }))),
      };
    };
    await all({}).ended;
    const { api, ended } = all({ pacing: createPacing() });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.pacing.waiting).toBeGreaterThan(0);
    await vi.runAllTimersAsync();
    expect(await ended).toHaveLength(calls);
  } finally {
    vi.useRealTimers();
  }
});
