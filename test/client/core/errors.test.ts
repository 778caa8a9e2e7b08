import { inspect } from "node:util";
import {
  AdintelError,
  ApiError,
  createBudget,
  createClient,
  createPacing,
  type ClientOptions,
  type EndedAttempt,
  type FetchInit,
} from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { errorStatuses } from "@adintel/client/operations";
import { describe, expect, test, vi } from "vitest";
import { client, mediaPage, refusal, type Answer } from "../stub.ts";
import { creativesUsd } from "../../prices.ts";

const search = { query: "a", limit: 1 };

/** What a search throws that is answered so, at the first attempt. */
async function thrown(answer: Answer, options: object = {}): Promise<unknown> {
  const api = client([answer], { maxRetries: 0, ...options });
  return api.searchMedia(search).then(
    () => expect.fail("it was not thrown"),
    (error: unknown) => error,
  );
}

describe("an error that the service answers with", () => {
  test.each(Object.entries(errorStatuses))("has the code %s and the status %i", async (code, status) => {
    const error = await thrown(refusal(status, code));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(AdintelError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: "ApiError", code, status, operation: "searchMedia", attempts: 1 });
    const risk = status < 500 ? "." : "; it may have been charged";
    expect((error as Error).message).toBe(`searchMedia: ${status} ${code}: No${risk}`);
  });

  test("has the fields that failed, in the message too", async () => {
    const details = [
      { path: "limit", message: "must be integer" },
      { path: "format.0", message: "must be one of VIDEO" },
    ];
    const error = await thrown(refusal(400, "invalid_request", {}, { details }));
    expect(error).toMatchObject({ code: "invalid_request", details });
    expect((error as Error).message).toBe(
      "searchMedia: 400 invalid_request: No; limit must be integer; format.0 must be one of VIDEO",
    );
  });

  test("names a field once, and a rule of several fields once", async () => {
    const message = "one of accountId, query is required";
    const details = ["accountId", "query"].map((path) => ({ path, message }));
    const error = await thrown(refusal(400, "invalid_request", {}, { details }));
    expect((error as Error).message).toBe(`searchMedia: 400 invalid_request: No; ${message}`);
  });

  test("has how long to wait, what is allowed, and the request's id, where the answer says so", async () => {
    expect(await thrown(refusal(429, "rate_limited", { "Retry-After": "17" }))).toMatchObject({
      retryAfterSeconds: 17,
    });
    expect(await thrown(refusal(405, "method_not_allowed", { Allow: "GET, POST" }))).toMatchObject({
      allow: ["GET", "POST"],
    });
    expect(await thrown(refusal(404, "not_found", { "X-Request-Id": "req_1" }))).toMatchObject({
      requestId: "req_1",
    });
  });

  test("shows no part of a key that its excerpt ends in", async () => {
    const apiKey = "key-of-the-team";
    const body = "x".repeat(1_995) + apiKey;
    const answer = () => new Response(body, { status: 502 });
    const error = await thrown(answer, { apiKey });
    expect((error as AdintelError).bodyExcerpt).toBe("x".repeat(1_995) + "<apiK");
  });

  test("shows no rest of a key that begins with another key", async () => {
    const answer = () => new Response("echo team-key-of-ours", { status: 502 });
    const options = { apiKey: "team-key", headers: { "X-Proxy-Key": "team-key-of-ours" } };
    expect(await thrown(answer, options)).toMatchObject({ bodyExcerpt: "echo <apiKey>" });
  });

  test("has nothing that the answer does not say", async () => {
    const error = await thrown(refusal(404, "not_found"));
    expect(Object.keys(error as object).sort()).toEqual([
      "attempts",
      "bodyExcerpt",
      "code",
      "name",
      "operation",
      "serverMessage",
      "status",
    ]);
  });
});

describe("no error of the service, and not thrown as one", () => {
  test.each([
    [
      "HTML",
      () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }),
      "200, text/html",
    ],
    [
      "HTML with an error",
      () => new Response("<h1>Bad", { status: 502, headers: { "Content-Type": "text/html" } }),
      "502, text/html",
    ],
    ["JSON of another kind", () => Response.json({ fault: "no" }, { status: 404 }), "404, application/json"],
    [
      "JSON that is cut off",
      () => new Response('{"count":1,"med', { headers: { "Content-Type": "application/json" } }),
      "200, application/json",
    ],
    ["no body", () => new Response(null, { status: 204 }), "204, null"],
  ])("%s", async (_, answer, what) => {
    const error = await thrown(answer);
    expect(error).toBeInstanceOf(AdintelError);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: "AdintelError", code: "unreadable_answer" });
    expect((error as Error).message).toContain(
      `the response (${what}) is not complete JSON of this API; check baseUrl (http://mock.test/v2)`,
    );
  });

  test("a fetch that fails, with why", async () => {
    const cause = Object.assign(new TypeError("fetch failed"), {
      cause: new Error("connect ECONNREFUSED 127.0.0.1:9"),
    });
    const error = await thrown(cause);
    expect(error).toMatchObject({ code: "unreachable", attempts: 1 });
    expect((error as Error).message).toContain("no response (connect ECONNREFUSED 127.0.0.1:9)");
    expect((error as Error).message).toContain("http://mock.test/v2");
  });

  test("a connection of this machine that is refused", async () => {
    const api = createClient({ baseUrl: "http://127.0.0.1:9/v2", apiKey: "k", maxRetries: 0 });
    const { error } = await api.searchTaxonomies.result({ query: "a" });
    expect(error).toMatchObject({ code: "unreachable" });
  });
});

describe("an answer that makes no sense is an error, and never an exception of another kind", () => {
  test.each([["text"], [{ path: "a" }], [[null]], [7]])("details %j", async (details) => {
    const { error } = await client([refusal(400, "invalid_request", {}, { details })]).searchMedia.result(
      search,
    );
    expect(error).toMatchObject({ code: "invalid_request", status: 400 });
  });

  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const ok = `{"count":1,"media":[{"id":"m0","more":${deep}}]}`;

  test.each([
    ["an error", `{"error":{"code":"invalid_request","message":"No.","details":${deep}}}`, 400],
    ["an error of another API", `{"fault":${deep}}`, 400],
    ["rows that a validator refuses", ok, 200],
  ])("%s that is nested deeper than a stack", async (_, body, status) => {
    const validate = () => [{ path: "media.0", message: "is wrong" }];
    const api = client([() => new Response(body, { status })], { validate });
    const { error } = await api.searchMedia.result(search);
    expect(error).toMatchObject({ status });
  });

  test("rows that are nested deeper than a stack", async () => {
    const rows = client([() => new Response(ok)]).searchMedia.all({ query: "a", limit: 2 });
    expect((await rows.next()).value).toMatchObject({ id: "m0" });
  });

  test("junk in the fields of an error is left out", async () => {
    const junk = {
      message: { text: "No." },
      details: [{ path: { a: 1 }, message: {} }, { path: "limit", message: "is wrong" }, null],
    };
    const { error } = await client([refusal(400, "invalid_request", {}, junk)]).searchMedia.result(search);
    expect(error).toMatchObject({ details: [{ path: "limit", message: "is wrong" }] });
    expect(error).not.toHaveProperty("serverMessage");
    expect(error?.message).toBe("searchMedia: 400 invalid_request; limit is wrong");
  });

  test.each([{ reason: "no" }, Object.create(null) as object, Symbol("no"), null])(
    "a fetch that rejects with what is no error (%o)",
    async (reason) => {
      const fetch = () => Promise.reject(reason);
      const { error } = await client([], { fetch }).searchMedia.result(search);
      expect(error?.message).toMatch(/no response \((unknown error|Symbol\(no\)|null)\)/);
    },
  );

  test.each([[null], ["text"], [7], [{ error: { code: "internal_error", message: "No." } }]])(
    "a success of %j",
    async (answer) => {
      const api = client([Response.json(answer)]);
      const { error } = await api.searchMedia.result(search);
      expect(error).toMatchObject({ code: "unreadable_answer", status: 200 });
      expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: creativesUsd(1) });
    },
  );

  test("but for the operation whose answer is not shown", async () => {
    expect(await client([Response.json("text")]).postComments({})).toBe("text");
    expect(await client([new Response(null, { status: 204 })]).postComments(null)).toBeNull();
  });

  test.each([[undefined], [{}], ["text"]])("a fetch that gives %j", async (given) => {
    const { error } = await client([(() => given) as unknown as Answer]).searchMedia.result(search);
    expect(error).toMatchObject({ code: "unreachable" });
    expect(error?.message).toContain("fetch did not return a Response");
  });

  test.each([301, 302, 303, 307, 308])("a redirect with %i, which is not followed", async (status) => {
    const redirect = new Response(null, { status, headers: { Location: "http://other.test/v2/media" } });
    const api = client([redirect]);
    const { error } = await api.searchMedia.result(search);
    expect(error).toMatchObject({ code: "unreadable_answer", status });
    expect(api.requests.map((request) => request.redirect)).toEqual(["manual"]);
    expect(api.spending.maybeUsd).toBe(creativesUsd(1));
  });
});

describe("what cannot be sent is refused, and nothing is sent or charged", () => {
  const circular: Record<string, unknown> = { query: "a" };
  circular["self"] = circular;

  test.each([
    ["a body that holds itself", circular, "circular"],
    ["a body with a BigInt", { query: "a", limit: 1n }, "BigInt"],
    ["a body that fails to serialise", { toJSON: () => expect.fail("not now") }, "not now"],
  ])("%s", async (_, body, why) => {
    const api = client([mediaPage(1)]);
    const { error } = await api.searchMedia.result(body as never);
    expect(error).toMatchObject({ code: "invalid_usage", operation: "searchMedia", attempts: 0 });
    expect(error?.message).toMatch(/^searchMedia: invalid request: /);
    expect(error?.message).toContain(why);
    expect(api.requests).toEqual([]);
    expect(api.spending.maybeUsd).toBe(0);
  });

  test.each([[""], ["."], [".."], [undefined], [null], [{ id: "a" }]])("the id %j", async (id) => {
    const api = client([mediaPage(1)]);
    await expect(api.getAccount(id as string)).rejects.toMatchObject({
      code: "invalid_usage",
      message: "getAccount: the id is missing or not a string",
    });
    expect(api.requests).toEqual([]);
  });

  test.each(["a\nb", 5])("the header %j", async (value) => {
    const api = client([mediaPage(1)]);
    const { error } = await api.searchMedia.result(search, { headers: { "X-Bad": value as string } });
    expect(error?.code).toBe("invalid_usage");
    expect(error?.message).toContain("header X-Bad is invalid or not a string");
    expect(api.requests).toEqual([]);
  });
});

describe("the result manner", () => {
  test("gives data, and no error", async () => {
    const { data, error, response } = await client([mediaPage(2)]).searchMedia.result(search);
    expect(data?.count).toBe(2);
    expect(error).toBeUndefined();
    expect(response?.status).toBe(200);
  });

  test("gives the error that the other throws", async () => {
    const result = await client([refusal(402, "out_of_credits")]).searchMedia.result(search);
    expect(result).toMatchObject({
      error: { code: "out_of_credits", status: 402 },
      response: { status: 402 },
    });
    expect(Object.keys(result)).toEqual(["error", "response", "requestId", "attempts"]);
  });

  test("gives what is no answer at all, too", async () => {
    const { error, response } = await client([new TypeError("fetch failed")]).searchMedia.result(search);
    expect(error?.code).toBe("unreachable");
    expect(response).toBeUndefined();
  });
});

describe("the options of a client", () => {
  const create = (options: object | null) => () => createClient(options as never);

  test.each([
    [undefined],
    [""],
    ["v2"],
    ["/v2"],
    ["ftp://127.0.0.1/v2"],
    ["http://127.0.0.1:4010"],
    ["http://127.0.0.1:4010/"],
    ["http://127.0.0.1:4010/api/v1"],
    ["http://127.0.0.1:4010/v2?key=1"],
    ["http://user:word@127.0.0.1:4010/v2"],
    ["http://127.0.0.1:4010/v2/media"],
  ])("baseUrl %j is refused, with what to give instead", (baseUrl) => {
    expect(create({ baseUrl, apiKey: "k" })).toThrow(
      'createClient: baseUrl must be absolute and end with /v2, such as http://127.0.0.1:4010/v2; or set environment: "mock"',
    );
  });

  test.each([["http://mock.test/v2"], ["http://mock.test/v2/"], ["https://mock.test/gateway/ads/v2//"]])(
    "baseUrl %s is taken, its last slash left out",
    async (baseUrl) => {
      const api = client([mediaPage(1)], { baseUrl });
      await api.searchMedia(search);
      expect(api.requests[0]?.url).toBe(`${baseUrl.replace(/\/+$/, "")}/media`);
    },
  );

  test("v1 asks for its own root", () => {
    expect(() => createLegacyClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: "k" })).toThrow(
      "end with /api/v1, such as http://127.0.0.1:4010/api/v1",
    );
  });

  test.each([[undefined], [""]])("apiKey %j is refused in a server, with what to do", (apiKey) => {
    expect(create({ baseUrl: "http://127.0.0.1/v2", apiKey })).toThrow(
      "createClient: apiKey is missing; set ADINTEL_API_KEY",
    );
  });

  const notAlone = 'must be the key alone, without "Bearer" or quotes';
  const notTrimmed = "has spaces or line breaks; trim it";
  const notString = "must be a string, or a function that returns one; await a promise";

  test.each<[unknown, string]>([
    ["Bearer live_secret", notAlone],
    ['"live_secret"', notAlone],
    ["líve", notAlone],
    ["live_secret\n", notTrimmed],
    [" live_secret", notTrimmed],
    [true, notString],
    [123, notString],
    [["live_secret"], notString],
    [Promise.resolve("live_secret"), notString],
  ])("apiKey %j is refused, and not shown", (apiKey, problem) => {
    expect(create({ baseUrl: "http://127.0.0.1/v2", apiKey })).toThrow(
      expect.objectContaining({ message: `createClient: apiKey ${problem}` }),
    );
  });

  test("may leave out where and as whom, if a fetch is given", async () => {
    const sent: Request[] = [];
    const fetch = (url: string, init: FetchInit) => {
      sent.push(new Request(url, init));
      return Response.json({ taxonomies: [] });
    };
    await createClient({ fetch }).searchTaxonomies({ query: "shoes" });
    expect(sent.map(({ url }) => url)).toEqual(["http://localhost/v2/taxonomies?query=shoes"]);
    expect(sent[0]?.headers.get("Authorization")).toBeNull();
    expect(() => createClient({ fetch, apiKey: undefined })).toThrow("apiKey is missing");
    expect(() => createClient({ fetch, maxSpendUsd: -1 })).toThrow("maxSpendUsd must be");
  });

  test("that are missing altogether are refused as well", () => {
    expect(() => createClient(undefined as never)).toThrow("createClient: baseUrl must be absolute");
  });

  test("may have the address as a URL", async () => {
    const api = client([mediaPage(1)], { baseUrl: new URL("HTTP://mock.test/v2/") as unknown as string });
    await api.searchMedia(search);
    expect(api.requests[0]?.url).toBe("http://mock.test/v2/media");
  });

  const required = { baseUrl: "http://mock.test/v2", apiKey: "k" };

  test.each([
    [{ timeoutMs: "300" }, 'timeoutMs must be a number of at least 1, not "300"'],
    [{ maxRetries: NaN }, "maxRetries must be a number of at least 0, not NaN"],
    [{ maxRetries: -1 }, "maxRetries must be a number of at least 0, not -1"],
    [{ attemptTimeoutMs: 0 }, "attemptTimeoutMs must be a number of at least 1, not 0"],
    [{ maxSpend: 1 }, "unknown option maxSpend: did you mean maxSpendUsd?"],
    [{ retries: 1 }, "unknown option retries: did you mean maxRetries?"],
    [{ retry: 1 }, "unknown option retry: did you mean maxRetries?"],
    [{ max_retries: 1 }, "unknown option max_retries: did you mean maxRetries?"],
    [{ timeout: 1 }, "unknown option timeout: did you mean timeoutMs?"],
    [{ timeoutMS: 1 }, "unknown option timeoutMS: did you mean timeoutMs?"],
    [{ timeoutSeconds: 1 }, "unknown option timeoutSeconds: did you mean timeoutMs?"],
    [
      { fetchOptions: { headers: {} } },
      "fetchOptions cannot have headers; use the options headers and signal",
    ],
    [
      { fetchOptions: { redirect: "follow" } },
      "fetchOptions cannot have redirect; use the options headers and signal",
    ],
  ])("%j is refused, by a client and by a call", async (options, message) => {
    expect(create({ ...required, ...options })).toThrow(`createClient: ${message}`);
    if ("maxSpend" in options) return;
    const api = client([mediaPage(1)]);
    const { error } = await api.searchMedia.result(search, options as object);
    expect(error).toMatchObject({ code: "invalid_usage", attempts: 0 });
    expect(error?.message).toBe(`searchMedia: ${message}`);
    expect(api.requests).toEqual([]);
    expect(api.spending.maybeUsd).toBe(0);
  });

  test.each([
    ["onRequests", "did you mean onRequest?"],
    ["onRespond", "did you mean onResponse?"],
    ["Fetch", "did you mean fetch?"],
    ["api_key", "did you mean apiKey?"],
    ["token", "did you mean apiKey?"],
    ["maxspendusd", "did you mean maxSpendUsd?"],
    ["constructor", "there are baseUrl environment apiKey "],
    ["c(", "there are baseUrl environment apiKey "],
  ])("the unknown option %s of a client is refused, with help", (name, help) => {
    expect(create({ ...required, [name]: 1 })).toThrow(`createClient: unknown option ${name}: ${help}`);
  });

  test("what is called unlike any is refused with the list of all, by a call with its own", async () => {
    const { error } = await client([]).searchMedia.result(search, { colour: "red" } as object);
    expect(error?.message).toBe(
      "searchMedia: unknown option colour: there are signal headers fetchOptions attemptTimeoutMs timeoutMs maxRetries maxWaitMs maxBodyBytes",
    );
  });

  test.each(["http://127.0.0.1:4010/v2", 5, true])("%j in their place is refused", (options) => {
    const message = "options must be an object";
    expect(create(options as never)).toThrow(`createClient: ${message}`);
    expect(() => createBudget(options as never)).toThrow(`createBudget: ${message}`);
  });

  test.each([
    ["null", null, "options must be an object"],
    ["text", "x", "options must be an object"],
    ["a signal", new AbortController().signal, "pass { signal }"],
  ])("%s in place of those of a call is refused", async (_, wrong, message) => {
    const api = client([mediaPage(1)]);
    const options = wrong as object;
    await expect(api.searchMedia(search, options)).rejects.toThrow(`searchMedia: ${message}`);
    await expect(api.searchTaxonomies.withResponse({ query: "a" }, options)).rejects.toThrow(message);
    await expect(api.searchMedia.all(search, options).next()).rejects.toThrow(message);
    await expect(api.indexAccount.andWait({ websiteUrl: "a" }, options)).rejects.toThrow(message);
    expect(() => api.with(options)).toThrow(`with: ${message}`);
    expect(() => createBudget(options)).toThrow(`createBudget: ${message}`);
    expect(() => createPacing(options)).toThrow(`createPacing: ${message}`);
    expect(api.requests).toEqual([]);
  });

  test("unknown ones are refused in all other places as well", async () => {
    const api = client([mediaPage(1)]);
    const wrong = { maxRow: 1 } as object;
    const message = "unknown option maxRow";
    await expect(api.searchMedia.all(search, wrong).next()).rejects.toThrow(message);
    await expect(api.searchMedia.pages(search, wrong).next()).rejects.toThrow(message);
    await expect(api.indexAccount.andWait({ websiteUrl: "a" }, wrong)).rejects.toThrow(message);
    await expect(api.searchMedia.withResponse(search, wrong)).rejects.toThrow(message);
    expect(() => createBudget({ maxSpend: 1 } as object)).toThrow("did you mean maxSpendUsd?");
    expect(() => createPacing({ perMin: 1 } as object)).toThrow("did you mean perMinute?");
    expect(api.requests).toEqual([]);
  });

  test("known ones are those of the types", () => {
    const known = {
      baseUrl: 1,
      environment: 1,
      apiKey: 1,
      headers: 1,
      fetch: 1,
      fetchOptions: 1,
      attemptTimeoutMs: 1,
      timeoutMs: 1,
      maxRetries: 1,
      maxWaitMs: 1,
      maxBodyBytes: 1,
      maxSpendUsd: 1,
      budget: 1,
      pacing: 1,
      validate: 1,
      onWait: 1,
      onRequest: 1,
      onCharge: 1,
      onUnknown: 1,
      onResponse: 1,
      onRetry: 1,
      shouldRetry: 1,
      dangerouslyAllowBrowser: 1,
      logLevel: 1,
      logger: 1,
    } satisfies Record<keyof ClientOptions, number>;
    for (const name of Object.keys(known))
      expect(create({ ...required, [name]: undefined })).not.toThrow("unknown option");
  });

  test.each([
    [{ maxSpendUsd: NaN }, "maxSpendUsd must be a number of at least 0, not NaN"],
    [{ maxSpendUsd: -1 }, "maxSpendUsd must be a number of at least 0, not -1"],
    [{ maxSpendUsd: "1" }, 'maxSpendUsd must be a number of at least 0, not "1"'],
    [{ onRequest: "log" }, "onRequest must be a function"],
    [{ onRequest: "" }, "onRequest must be a function"],
    [{ onRequest: false }, "onRequest must be a function"],
    [{ shouldRetry: false }, "shouldRetry must be a function"],
    [{ fetch: {} }, "fetch must be a function"],
    [{ validate: 0 }, "validate must be a function"],
    [null, "baseUrl must be absolute"],
  ])("%j is refused", (options, message) => {
    expect(create(options && { ...required, ...options })).toThrow(`createClient: ${message}`);
  });

  test("headers go with every request, and a call's own go first", async () => {
    const api = client([mediaPage(1)], { headers: { "X-Mock-Session": "one", "X-A": "1", "X-B": "1" } });
    await api.searchMedia(search, { headers: { "x-a": "2", "x-b": undefined as never } });
    const { headers } = api.requests[0]!;
    expect([headers.get("X-Mock-Session"), headers.get("X-A"), headers.get("X-B")]).toEqual([
      "one",
      "2",
      null,
    ]);
    expect(headers.get("Authorization")).toBe("Bearer live_secret");
  });
});

describe("the key never shows", () => {
  const echo = "you sent Authorization: Bearer live_secret";
  const answers: [string, Answer][] = [
    ["a message that repeats it", refusal(401, "invalid_api_key", {}, { message: echo })],
    [
      "details that repeat it",
      refusal(400, "invalid_request", {}, { details: [{ path: "live_secret", message: echo }] }),
    ],
    ["HTML that repeats it", new Response(`<pre>${echo}`, { headers: { "Content-Type": "text/html" } })],
    [
      "broken JSON that repeats it",
      new Response(`{${echo}`, { headers: { "Content-Type": "application/json" } }),
    ],
    ["a fetch that fails", new TypeError("fetch failed")],
    ["a server that fails", refusal(500, "internal_error")],
  ];

  test.each(answers)("in the error of %s", async (_, answer) => {
    const error = await thrown(answer);
    const shown = [String(error), inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error)];
    shown.push(
      (error as Error).stack ?? "",
      ...Object.values(error as object).map((value) => JSON.stringify(value)),
    );
    expect(shown.join("\n")).not.toContain("live_secret");
  });

  test("in the headers that an answer repeats it in", async () => {
    const headers = { "X-Request-Id": "live_secret", Allow: "live_secret, GET" };
    const error = await thrown(refusal(405, "method_not_allowed", headers));
    expect(error).toMatchObject({ requestId: "<apiKey>", allow: ["<apiKey>", "GET"] });
  });

  test("in what a fetch of the caller's throws", async () => {
    const request = new Request("http://mock.test", { headers: { Authorization: "Bearer live_secret" } });
    const faults = [Object.assign(new Error("boom"), { request }), new Error(echo), echo];
    for (const fault of faults) {
      const error = await thrown(async () => {
        throw fault;
      });
      expect(error).toMatchObject({ code: "unreachable" });
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("live_secret");
      expect(String(error)).toContain(fault instanceof Error ? fault.message.slice(0, 4) : "you sent");
    }
  });

  test.each([
    ["with an equals sign", "ab=cd=ef", "ab=cd=ef"],
    ["of few characters", "k3y", "k3y"],
    ["of few characters, after a line break", "k3y", String.raw`\nk3y`],
    ["whose slash is escaped", "ab/cd+ef==", String.raw`ab\/cd+ef==`],
    ["whose slash is escaped twice", "ab/cd+ef==", String.raw`ab\\\/cd+ef==`],
    ["in the escapes of JSON", "ab/cd+ef==", String.raw`ab\u002Fcd\u002bef\u003d\u003D`],
    ["in those of an address", "ab/cd+ef==", "ab%2Fcd%2bef%3D%3d"],
    ["in those of HTML", "ab/cd+ef==", "ab&#x2F;cd&#43;ef&#61;&#x3d;"],
  ])("a key %s", async (_, apiKey, echoed) => {
    const body = `{"error":{"code":"invalid_api_key","message":"You sent ${echoed}.","details":[{"path":"key","message":"is ${echoed}"}]}}`;
    const page = `<pre>You sent ${echoed}`;
    for (const answer of [body, page, body.slice(0, -1)]) {
      const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
      const events: unknown[] = [];
      const onResponse = (event: object) => void events.push({ ...event });
      const options = { apiKey, logger, logLevel: "debug", onResponse };
      const error = (await thrown(new Response(answer, { status: 401 }), options)) as AdintelError;
      const shown = [
        String(error),
        error.stack,
        error.bodyExcerpt,
        error.serverMessage,
        await error.response?.text(),
        JSON.stringify(error),
        inspect(error, { depth: 9, showHidden: true }),
        inspect(events, { depth: 9 }),
        inspect(logger.info.mock.calls),
      ].join("\n");
      for (const part of [apiKey, echoed]) expect(shown).not.toContain(part);
      expect(shown).toContain("You sent");
      expect(shown).toContain("<apiKey>");
    }
  });

  test.each(["X-Request-Id", "Content-Type"])("in the header %s that hooks and results get", async (name) => {
    const page = mediaPage(1);
    page.headers.set(name, "application/json; of=live_secret");
    const events: EndedAttempt[] = [];
    const api = client([page], { onResponse: (event) => void events.push(event) });
    const { requestId, response } = await api.searchMedia.withResponse(search);
    const told = [
      requestId,
      ...response.headers,
      events[0]?.requestId,
      ...(events[0]?.response?.headers ?? []),
    ];
    expect(told.join()).toContain("of=<apiKey>");
    expect(told.join()).not.toContain("live_secret");
  });

  test("and what is no secret stays as it is", async () => {
    const message = "a monkey of Robinson's, no. 7, has 1000 tokens at mock.test";
    const headers = {
      "X-Author": "Robinson",
      "X-Monkey": "monkey",
      "X-Max-Tokens": "1000",
      "Idempotency-Key": "7",
    };
    const options = { apiKey: "on", headers };
    const error = await thrown(refusal(400, "invalid_request", {}, { message }), options);
    expect(error).toMatchObject({ serverMessage: message });
    expect(await thrown(new TypeError("no network"), { apiKey: "mock" })).toMatchObject({
      message: expect.stringContaining("(http://mock.test/v2)") as string,
    });
  });

  test("in the error of an answer without rows", async () => {
    const api = client([Response.json({ hello: echo })]);
    const error = await api.searchMedia
      .all(search)
      .next()
      .catch((fault: unknown) => fault);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("live_secret");
  });

  test("in a client that is printed", async () => {
    const api = client([mediaPage(1)]);
    await api.searchMedia(search);
    const { requests: _, ...shown } = api;
    expect(inspect(shown, { depth: 9, showHidden: true })).not.toContain("live_secret");
    expect(JSON.stringify(shown) + String(api)).not.toContain("live_secret");
  });
});
