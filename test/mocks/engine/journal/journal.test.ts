import { createClient } from "@adintel/client";
import { ControlError, createMock, type RequestRecord } from "@adintel/mock";
import { describe, expect, expectTypeOf, it, test } from "vitest";
import { openMock, start, isInMemory, type Sending } from "../../support/open-mock.ts";

const options = { seed: 7, now: Date.UTC(2026, 10, 20), accounts: 4, tick: () => 0 };
const free = "/v2/taxonomies?query=coffee";

/** A mock in process with a client of each version. */
function open(more: Parameters<typeof createMock>[0] = {}) {
  const mock = createMock({ ...options, ...more });
  const { fetch } = mock;
  return { mock, api: createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch }) };
}

describe("an exchange is kept with", () => {
  test("all that was sent and all that came back", async () => {
    const { mock, api } = open();
    const result = await api.searchMedia({ query: "the", limit: 2 });
    const [request, ...more] = mock.requests();
    expect(more).toEqual([]);
    expect(request).toEqual({
      requestId: "req_000001",
      at: "2026-11-20T00:00:00.000Z",
      session: "",
      method: "POST",
      url: "/v2/media",
      path: "/v2/media",
      pathParameters: {},
      query: {},
      version: "v2",
      operation: "searchMedia",
      operationId: "searchMedia",
      status: 200,
      errorCode: null,
      errorDetails: null,
      brokeOff: false,
      durationMs: 0,
      rows: 2,
      microdollars: mock.ledger().spentMicrodollars,
      scenario: null,
      requestHeaders: expect.objectContaining({ "content-type": "application/json" }),
      requestBody: { query: "the", limit: 2 },
      responseHeaders: expect.objectContaining({ "content-type": "application/json" }),
      responseBody: JSON.parse(JSON.stringify(result)),
      requestViolations: [],
      responseViolations: [],
    });
  });

  test("parameters of its path, and those of its query as the documents type them", async () => {
    const { mock, api } = open();
    const [creative] = (await api.searchMedia({ query: "the", limit: 1 })).media;
    const id = creative?.brand?.id ?? "";
    await mock.fetch(`/v2/account/${id}/collabs?limit=3&limit=4&more=a%20b`);
    await mock.fetch(`/v2/account/a%2Fb/collabs?limit=3`);
    const [first, second] = mock.requests({ operation: "listAccountCollabs" });
    expect(first).toMatchObject({ pathParameters: { id }, query: { limit: ["3", "4"], more: "a b" } });
    expect(second).toMatchObject({ pathParameters: { id: "a/b" }, query: { limit: 3 } });
  });

  test.each<[string, string, RequestInit, unknown]>([
    ["a wrong key", "/v2/media", { headers: { Authorization: "Bearer nobody" } }, "invalid_api_key"],
    ["an unknown path", "/v2/nowhere", {}, "not_found"],
    ["a wrong method", "/v2/taxonomies", {}, "method_not_allowed"],
  ])("the body of a request that was refused for %s", async (_, path, init, errorCode) => {
    const { mock } = open();
    await mock.fetch(path, { method: "POST", body: '{"query":"shoes"}', ...init });
    expect(mock.requests()).toMatchObject([
      { errorCode, requestBody: { query: "shoes" }, rows: null, microdollars: 0 },
    ]);
  });

  test("the text of a body that is no JSON, and none of one that is too large", async () => {
    const { mock } = open();
    const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
    for (const body of ['{"query":', "x".repeat(200_000)])
      await mock.fetch("/v2/media", { method: "POST", headers, body });
    const [broken, large] = mock.requests();
    expect(broken).toMatchObject({ status: 400, requestBody: '{"query":' });
    expect(broken?.requestViolations).toMatchObject([{ path: "body" }]);
    expect(large).toMatchObject({ status: 413, errorCode: "payload_too_large" });
    expect(large?.requestBody).toBeUndefined();
    expect(large?.requestViolations).toEqual([]);
  });

  test("no body of more than 32 KB", async () => {
    const { mock } = open();
    for (const length of [32_768, 32_769])
      await mock.fetch("/v2/nowhere", { method: "POST", body: "x".repeat(length) });
    const [kept, longer] = mock.requests();
    expect(kept?.requestBody).toHaveLength(32_768);
    expect(longer?.requestBody).toBeUndefined();
  });

  test("what breaks the contract in a request that was refused before it was validated", async () => {
    const { mock } = open();
    await mock.fetch("/v2/media", { method: "POST", body: '{"limit":"many"}' });
    const [request] = mock.requests({ status: 401 });
    expect(request?.requestViolations.map(({ path }) => path)).toContain("limit");
  });

  test("no key in a body, nor a part of one that has no scheme before it", async () => {
    const { mock } = open();
    await mock.fetch("/v2/media", {
      method: "POST",
      headers: { Authorization: "sk_1 sk_2", "Content-Type": "application/json" },
      body: '{"query": "token: keys", "api_key": "sk_1", "nested": {"Token" : "sk\\"_2"}, "note": "mock_live_low"}',
    });
    const [request] = mock.requests();
    expect(request?.requestHeaders["authorization"]).toBe("***");
    expect(request?.requestBody).toEqual({
      query: "token: keys",
      api_key: "***",
      nested: { Token: "***" },
      note: "***",
    });
    const har = await (await mock.fetch("http://localhost/__mock/requests.har")).text();
    expect(har).toContain("api_key");
    for (const kept of [
      JSON.stringify(mock.requests()),
      har,
      JSON.stringify(mock.save().worlds[""]?.exchanges),
    ])
      expect(kept).not.toMatch(/sk_|sk\\|mock_live/);
  });

  test("no key and no cookie", async () => {
    const { mock } = open();
    await mock.fetch("/v2/taxonomies?query=a&api_key=sk_1", {
      headers: {
        Authorization: "Bearer mock_live_demo",
        Cookie: "id=1",
        "X-Api-Key": "sk_1",
        Referer: "http://app.example/?key=mock_live_demo",
        Accept: "*/*",
      },
    });
    const [request] = mock.requests();
    expect(request?.url).toBe("/v2/taxonomies?query=a&api_key=***");
    expect(request?.requestHeaders).toEqual({
      authorization: "Bearer ***",
      cookie: "***",
      "x-api-key": "***",
      referer: "http://app.example/?key=***",
      accept: "*/*",
    });
    const saved = JSON.stringify(mock.save());
    expect(saved).not.toMatch(/sk_1|id=1|Bearer mock_live/);
    expect(createMock({ ...options, state: mock.save() }).requests()).toEqual(mock.requests());
  });

  test("how long it took by the clock that was injected", async () => {
    let time = 0;
    const { mock } = open({ tick: () => (time += 5) });
    await mock.fetch("/v2/nowhere");
    const [request] = mock.requests();
    expect(request?.durationMs).toBeGreaterThan(0);
    expect((request?.durationMs ?? NaN) % 5).toBe(0);
  });

  test("that the response broke off", async () => {
    const { mock } = open({ dropRate: 1 });
    await expect(mock.fetch("/v2/taxonomies?query=a")).rejects.toThrow(TypeError);
    const [request] = mock.requests();
    expect(request).toMatchObject({ status: 0, brokeOff: true, responseHeaders: {}, responseViolations: [] });
    expect(request?.responseBody).toBeUndefined();
  });

  test("its charge, though a scenario cut the response in the middle of its body", async () => {
    const { mock, api } = open();
    mock.scenario({ lost: "midBody", name: "cut" });
    await expect(api.searchMedia({ query: "the", limit: 2 })).rejects.toThrow();
    const [request] = mock.requests();
    expect(request).toMatchObject({ status: 200, brokeOff: true, scenario: "cut", rows: 2 });
    expect(request?.responseBody).toBeUndefined();
    expect(request?.microdollars).toBe(mock.ledger().spentMicrodollars);
  });

  test("the text of a response that is no JSON", async () => {
    const { mock } = open({ scenarios: ["gatewayDown"] });
    await mock.fetch(free);
    const [request] = mock.requests();
    expect(request).toMatchObject({
      status: 502,
      errorCode: null,
      errorDetails: null,
      responseBody: expect.stringMatching(/<html/),
    });
    expect(request?.responseHeaders["content-type"]).toMatch(/^text\/html/);
  });

  test("its headers as the server read them, each under one name", async () => {
    const rawHeaders = ["ACCEPT", "a", "accept", "b", "Authorization", "Basic c2VjcmV0"];
    const request = new Request(`http://127.0.0.1${free}`);
    const { mock } = open();
    await mock.fetch(request, { incoming: { socket: {}, rawHeaders } });
    expect(mock.requests()[0]?.requestHeaders).toEqual({ accept: "a, b", authorization: "Basic ***" });
  });
});

describe("mock.requests", () => {
  it("has the first one sent first, and types them by operation", async () => {
    const { mock, api } = open();
    await api.searchMedia({ query: "shoes", limit: 1 });
    await api.searchTaxonomies({ query: "shoes" });
    await api.searchMedia({ query: "boots", limit: 1 });
    const requests = mock.requests({ operation: "searchMedia" });
    expect(requests.map(({ requestId }) => requestId)).toEqual(["req_000001", "req_000003"]);
    for (const request of requests) {
      expectTypeOf(request.operation).toEqualTypeOf<"searchMedia">();
      expect(request.operationId).toBe("searchMedia");
      expectTypeOf(request.requestBody.query).toEqualTypeOf<string | undefined>();
      if (request.brokeOff) expectTypeOf(request.responseBody).toEqualTypeOf<undefined>();
      else if (request.status === 200) {
        expectTypeOf(request.responseBody.media[0]?.id).toEqualTypeOf<string | undefined>();
        expect(request.responseBody.media).toHaveLength(request.rows ?? NaN);
      } else if (request.status === 429)
        expectTypeOf(request.responseBody.error.code).toEqualTypeOf<"rate_limited">();
    }
  });

  it("tells operations apart by name and version where it is asked for no one in particular", async () => {
    const { mock, api } = open();
    await api.searchBrands({ limit: 1 });
    const [request] = mock.requests();
    if (request?.operation === "searchBrands" && request.version === "v2" && request.status === 200)
      expectTypeOf(request).toExtend<RequestRecord<"v2/searchBrands">>();
    expect(mock.requests({ operation: "searchBrands" })).toHaveLength(1);
    expect(mock.requests({ operation: "v2/searchBrands" })).toHaveLength(1);
    expect(mock.requests({ operation: "v1/searchBrands" })).toEqual([]);
  });

  it("takes all that a request must be", async () => {
    const { mock, api } = open();
    for (const query of ["shoes", "boots"]) await api.searchMedia({ query, limit: 1 });
    await mock.fetch("/v2/taxonomies?query=shoes&limit=2");
    const found = (filter: Parameters<typeof mock.requests>[0]) =>
      mock.requests(filter).map(({ requestId }) => Number(requestId.slice(4)));
    expect(found({ body: { query: "boots" } })).toEqual([2]);
    expect(found({ path: "/v2/media" })).toEqual([1, 2]);
    expect(found({ method: "get" })).toEqual([3]);
    expect(found({ query: { limit: "2" } })).toEqual([3]);
    expect(found({ status: "4xx" })).toEqual([3]);
    expect(found({ status: 200, limit: 1 })).toEqual([2]);
    expect(found({ headers: { "Content-Type": expect.stringContaining("json") } })).toEqual([1, 2]);
  });

  it("is of one session, of another that is named, or of all in the order in which they came", async () => {
    const { mock } = open();
    const other = mock.session("other");
    for (const { fetch } of [mock, other, mock]) await fetch("/v2/nowhere");
    const sessions = (requests: { session: string }[]) => requests.map(({ session }) => session);
    expect(sessions(mock.requests())).toEqual(["", ""]);
    expect(sessions(other.requests())).toEqual(["other"]);
    expect(sessions(mock.requests({ session: "other" }))).toEqual(["other"]);
    expect(sessions(mock.requests({ session: "*" }))).toEqual(["", "other", ""]);
    expect(mock.requests({ session: "nobody" })).toEqual([]);
    expect(mock.requests.clear()).toBe(2);
    expect(sessions(mock.requests({ session: "*" }))).toEqual(["other"]);
  });

  it("refuses a filter that is none, and names all that is wrong", () => {
    const { mock } = open();
    const wrong: object = { operation: "buyAds", status: 700, limit: 0, colour: 1 };
    expect(() => mock.requests(wrong)).toThrow(ControlError);
    expect(() => mock.requests(wrong)).toThrow(
      /^operation: is not an operation; the operations are v2\/searchBrands.*status: must be a status.*limit: must be an integer.*colour: is not a known field; the known fields are operation, /,
    );
  });
});

describe("secrets by any name are hidden", () => {
  const mock = openMock();
  const json = "application/json";
  const form = "application/x-www-form-urlencoded";
  const parts = "multipart/form-data; boundary=b";
  const part = (value: string) =>
    `--b\r\nContent-Disposition: form-data; name="client_secret"\r\n\r\n${value}\r\n--b--\r\n`;

  test.each<[what: string, sending: Sending & { query?: string }, shown: object]>([
    [
      "fields",
      { body: { query: "the", clientSecret: "s3cr3t", nested: [{ refresh_token: "s3cr3t", passwd: 1 }] } },
      {
        requestBody: { query: "the", clientSecret: "***", nested: [{ refresh_token: "***", passwd: "***" }] },
      },
    ],
    [
      "addresses in texts",
      { body: { websiteUrl: "https://user:s3cr3t@shop.example/?sig=s3cr3t&a=1" } },
      { requestBody: { websiteUrl: "https://***@shop.example/?sig=***&a=1" } },
    ],
    [
      "forms",
      { text: "query=the&client_secret=s3cr3t&a=1", headers: { "Content-Type": form } },
      { requestBody: "query=the&client_secret=***&a=1" },
    ],
    [
      "forms of parts",
      { text: part("s3cr3t"), headers: { "Content-Type": parts } },
      { requestBody: part("***") },
    ],
    [
      "JSON that breaks off",
      { text: '{"query":"the","password":"s3cr3t', headers: { "Content-Type": json } },
      { requestBody: '{"query":"the","password":***' },
    ],
    [
      "parameters",
      { query: "?query=the&sig=s3cr3t&next=https%3A%2F%2Fuser%3As3cr3t%40h.example" },
      { query: { query: "the", sig: "***", next: "https://***@h.example" } },
    ],
    [
      "headers",
      { headers: { "X-Amz-Signature": "s3cr3t", Referer: "https://user:s3cr3t@app.example/?token=s3cr3t" } },
      { requestHeaders: { "x-amz-signature": "***", referer: "https://***@app.example/?token=***" } },
    ],
  ])("in %s", async (session, { query = "", ...sending }, shown) => {
    await mock.send(`/v2/comments${query}`, { method: "POST", session, ...sending });
    const { body } = await mock.send("/__mock/requests", { session });
    expect(body["requests"]).toMatchObject([shown]);
    const { body: har } = await mock.send("/__mock/requests.har", { session });
    expect(JSON.stringify([body, har, mock.app.save()])).not.toContain("s3cr3t");
  });
});

describe("GET /__mock/requests", () => {
  const mock = openMock();
  const list = async (query: string, session?: string) => {
    const { status, body } = await mock.send(
      `/__mock/requests${query}`,
      session === undefined ? {} : { session },
    );
    expect(status).toBe(200);
    return (body["requests"] as { requestId: string; session: string }[]).map(
      (one) => `${one.session} ${one.requestId.slice(-1)}`,
    );
  };

  it("filters by operation, status and session, and has the newest first", async () => {
    const session = "filters";
    await mock.send("/v2/media", { body: { query: "the", limit: 1 }, session });
    await mock.send(free, { session });
    await mock.send(free, { session, key: null });
    await mock.send(free, { session: "another" });
    expect(await list("", session)).toEqual(["filters 3", "filters 2", "filters 1"]);
    expect(await list("?operation=searchTaxonomies", session)).toEqual(["filters 3", "filters 2"]);
    expect(await list("?operation=v2/searchMedia&session=filters")).toEqual(["filters 1"]);
    expect(await list("?status=401&session=filters")).toEqual(["filters 3"]);
    expect(await list("?status=2xx&session=filters")).toEqual(["filters 2", "filters 1"]);
    expect(await list("?limit=1&session=filters")).toEqual(["filters 3"]);
    expect(await list("?session=*&limit=2")).toEqual(["another 1", "filters 3"]);
    expect(await list("?session=nobody")).toEqual([]);
  });

  it.each([
    ["?operation=searchAds", ["operation"]],
    ["?operation=", ["operation"]],
    ["?status=6xx", ["status"]],
    ["?limit=0", ["limit"]],
    ["?limit=1.5&colour=red&status=ok", ["limit", "colour", "status"]],
    ["?body=1", ["body"]],
  ])("refuses %s, and names all that is wrong", async (query, paths) => {
    const { status, body } = await mock.send(`/__mock/requests${query}`);
    expect(status).toBe(400);
    expect(body.error?.code).toBe("mock_control");
    expect(body.error?.details?.map(({ path }) => path)).toEqual(paths);
  });

  it("lists what there is where an operation or a filter is unknown", async () => {
    const { body } = await mock.send("/__mock/requests?operation=buyAds&colour=red");
    const [operation, colour] = body.error?.details ?? [];
    expect(operation?.message).toContain("v2/searchMedia, ");
    expect(colour?.message).toBe(
      "is not a known field; the known fields are operation, status, session, limit",
    );
  });

  it("is emptied by DELETE, of one session only", async () => {
    await mock.send(free, { session: "kept" });
    for (let n = 0; n < 3; n += 1) await mock.send(free, { session: "emptied" });
    const { body } = await mock.send("/__mock/requests", { method: "DELETE", session: "emptied" });
    expect(body).toEqual({ deleted: 3 });
    expect(await list("?session=emptied")).toEqual([]);
    expect(await list("?session=kept")).toHaveLength(1);
  });
});

test("GET /__mock/sessions lists sessions with what each has asked for and when", async () => {
  const mock = openMock();
  await mock.send(free, { session: "early" });
  await mock.send("/__mock/clock", { body: { advanceSeconds: 60 }, session: "late" });
  await mock.send(free, { session: "late" });
  await mock.send(free, { session: "late" });
  await mock.send("/__mock/requests", { method: "DELETE", session: "late" });
  await mock.send("/__mock/settings");
  const { body } = await mock.send("/__mock/sessions");
  expect(body["sessions"]).toEqual([
    { name: "early", requests: 1, lastUsedAt: new Date(start).toISOString() },
    { name: "late", requests: 2, lastUsedAt: new Date(start + 60_000).toISOString() },
    { name: "", requests: 0, lastUsedAt: null },
  ]);
});

test.runIf(isInMemory)("the journals of all sessions have room for 32 MB of requests too", async () => {
  const mock = openMock();
  const body = { query: "x".repeat(30_000) };
  for (let n = 0; n < 1200; n += 1) await mock.send("/v2/nowhere", { body, session: `session ${n % 12}` });
  const { body: all } = await mock.send("/__mock/requests?session=*");
  const kept = (all["requests"] as unknown[]).length;
  expect(kept).toBeLessThanOrEqual((32 * 2 ** 20) / 30_000);
  expect(kept).toBeGreaterThan(((32 * 2 ** 20) / 30_000) * 0.9);
});
