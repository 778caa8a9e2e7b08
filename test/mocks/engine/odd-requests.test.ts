import { gzipSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { documents } from "@adintel/client/operations";
import { openMock } from "../support/open-mock.ts";

const mock = openMock({ rateLimits: false });
const id = await mock.someAccount();
let sessions = 0;

/** A search whose body is this text, character for character. */
async function search(text: string, headers: Record<string, string> = {}) {
  const { status, code, body } = await mock.send("/v2/media", { text, headers });
  return { status, code, details: body.error?.details, count: body.count };
}

function refused(path: string, message: RegExp | string) {
  const violation = { path, message: typeof message === "string" ? message : expect.stringMatching(message) };
  return { status: 400, code: "invalid_request", details: [violation], count: undefined };
}

describe("a body", () => {
  it.each([
    ["that breaks off", '{"query":"coffee"'],
    ["with a comma too many", '{"query":"coffee",}'],
    ["that is two", '{"query":"coffee"}{}'],
    ["in single quotes", "{'query':'coffee'}"],
  ])("%s is no JSON", async (_, text) => {
    expect(await search(text)).toEqual(refused("body", /^is not JSON: /));
  });

  it.each([
    ["no", ""],
    ["a text", "text/plain"],
    ["a form's", "application/x-www-form-urlencoded"],
    ["several", "application/json, text/plain"],
    ["a broken", ";;;"],
  ])("with %s Content-Type is refused", async (_, type) => {
    expect(await search('{"query":"coffee"}', { "Content-Type": type })).toEqual(
      refused("Content-Type", "must be application/json"),
    );
  });

  it.each([
    ["that is not UTF-8", Buffer.from('{"query":"caf\xe9"}', "latin1"), {}, "body", "is not valid UTF-8"],
    [
      "with an encoding",
      gzipSync('{"query":"the"}'),
      { "Content-Encoding": "gzip" },
      "Content-Encoding",
      "must be identity, or left out",
    ],
    [
      "with several encodings",
      "{}",
      { "Content-Encoding": "identity, br" },
      "Content-Encoding",
      "must be identity, or left out",
    ],
  ])("%s is refused, and its text listed", async (_, text, headers, path, message) => {
    const session = `bytes ${(sessions += 1)}`;
    const { status, code, body } = await mock.send("/v2/media", { text, headers, session });
    expect([status, code, body.error?.details]).toEqual([400, "invalid_request", [{ path, message }]]);
    const { body: list } = await mock.send("/__mock/requests", { session });
    expect(list["requests"]).toMatchObject([
      { requestBody: expect.anything(), requestViolations: [{ path }] },
    ]);
  });

  it.each(["identity", "IDENTITY", ""])("with the encoding %j is taken", async (encoding) => {
    expect(await search('{"query":"the"}', { "Content-Encoding": encoding })).toMatchObject({ status: 200 });
  });

  it("with a byte order mark or a replacement character is taken", async () => {
    expect(await search('\ufeff{"query":"the \ufffd"}')).toMatchObject({ status: 200 });
  });

  it.each(["Application/JSON", "application/json; charset=utf-8", " application/json ;charset=UTF-8"])(
    "as %j is taken",
    async (type) => {
      expect(await search('{"query":"coffee"}', { "Content-Type": type })).toMatchObject({ status: 200 });
    },
  );

  it("with a key twice means its last value, as JSON parsers have it", async () => {
    expect(await search('{"query":"coffee","limit":"many","limit":2}')).toMatchObject({
      status: 200,
      count: 2,
    });
    expect(await search('{"query":"coffee","limit":2,"limit":"many"}')).toEqual(
      refused("limit", "must be an integer"),
    );
  });

  it("that is nested very deeply is refused as a whole", async () => {
    const depth = 50_000;
    const text = `{"query":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    expect(await search(text)).toEqual(refused("body", "is nested deeper than 500 levels"));
  });

  it("with __proto__ is refused for an unknown field and changes nothing", async () => {
    expect(await search('{"query":"coffee","__proto__":{"limit":1}}')).toEqual(
      refused("__proto__", "is not a known field"),
    );
    expect({}).not.toHaveProperty("limit");
  });

  it.each(["constructor", "toString", "hasOwnProperty"])("with %s is refused for it", async (name) => {
    expect(await search(`{"query":"coffee","${name}":1}`)).toEqual(refused(name, "is not a known field"));
  });

  it("with a lone surrogate is taken as text", async () => {
    expect(await search('{"query":"coffee \\ud800"}')).toMatchObject({ status: 200 });
    expect(await search('{"query":"\\udfff"}')).toMatchObject({ status: 200, count: 0 });
  });

  // Comparing such words letter by letter took gigabytes, or failed.
  it("of one word as long as a body may be is searched for", async () => {
    const room = documents.v2.maxBodyBytes - '{"query":""}'.length;
    expect(await search(`{"query":"${"x".repeat(room)}"}`)).toMatchObject({ status: 200, count: 0 });
    const { status } = await mock.send(`/v2/taxonomies?query=${"x".repeat(90_000)}`);
    expect(status).toBe(200);
  });

  // Looking for each of them, or comparing each violation with each, took many seconds; the test's patience is five.
  it.each([
    ["the same words over and over", { query: "the a ".repeat(17_000) }, 200],
    ["thousands of words", { query: Array.from({ length: 9000 }, (_, n) => `word${n}`).join(" ") }, 200],
    ["thousands of violations", { query: "x", location: Array<number>(45_000).fill(1) }, 400],
  ])("with %s is answered in time", { timeout: 60_000 }, async (_, body, status) => {
    expect((await search(JSON.stringify(body))).status).toBe(status);
  });

  it("with thousands of violations in a union is answered in time", { timeout: 60_000 }, async () => {
    const { status, body } = await mock.send("/v2/brands", { body: { ids: Array<null>(19_000).fill(null) } });
    expect([status, body.error?.details?.length]).toEqual([400, 21]);
  });

  it.each(["1e400", "-0", "2.5", "1e2"])("with the limit %s is answered", async (limit) => {
    const { status } = await search(`{"query":"coffee","limit":${limit}}`);
    expect(status).toBe(limit === "1e2" ? 200 : 400);
  });

  it("of a GET is not read", async () => {
    const { status } = await mock.send(`/v2/account/${id}`, { headers: { "Content-Type": "text/plain" } });
    expect(status).toBe(200);
  });
});

describe("an id", () => {
  test.each([
    ["with an encoded slash", "a%2Fb"],
    ["with a space and an umlaut", "%20%C3%BC"],
    ["with dots", "..%2F..%2Fetc"],
    ["that is __proto__", "__proto__"],
    ["that is very long", "a".repeat(5000)],
    ["with a null byte", "%00"],
  ])("%s is of nobody", async (_, odd) => {
    expect(await mock.send(`/v2/account/${odd}`)).toMatchObject({ status: 404, code: "brand_not_found" });
  });

  test("that is encoded needlessly is the same id", async () => {
    const encoded = [...id].map((character) => `%${character.charCodeAt(0).toString(16)}`).join("");
    expect((await mock.send(`/v2/account/${encoded}`)).body).toEqual(
      (await mock.send(`/v2/account/${id}`)).body,
    );
  });

  test.each(["%", "%E0%A4", "%zz"])("that is not encoded validly, %s, is refused", async (odd) => {
    expect(await mock.send(`/v2/account/${odd}`)).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: "id", message: "is not validly percent-encoded" }] } },
    });
  });

  test.each(["a/b", "", "x/"])("with a bare slash, %j, is another address", async (odd) => {
    expect(await mock.send(`/v2/account/${odd}`)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("a query", () => {
  const path = `/v2/account/${id}/collabs`;

  it.each(["limit=1&limit=2", "limit=1&limit=1"])("with a parameter twice, %s, is refused", async (query) => {
    expect(await mock.send(`${path}?${query}`)).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: "limit" }] } },
    });
  });

  it.each(["?", "?&&", "?=1", "?%", "?limit"])("of %j is answered", async (query) => {
    const { status } = await mock.send(`${path}${query}`);
    expect(status).toBe(query === "?limit" ? 400 : 200);
  });
});

describe("a number in a query", () => {
  it.each(["0x10", "1e1", "+5", " 5", "05", ""])("written %j is refused", async (limit) => {
    const answer = await mock.send(`/v2/account/${id}/collabs?limit=${encodeURIComponent(limit)}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ path: "limit" }] } } });
  });
});

describe("headers", () => {
  it.each(["AUTHORIZATION", "authorization", "aUtHoRiZaTiOn"])("are read as %s too", async (name) => {
    const headers = { [name]: "bEaReR mock_live_demo" };
    expect(await mock.send(`/v2/account/${id}`, { key: null, headers })).toMatchObject({ status: 200 });
  });

  it.each([
    ["twice the same key", "Bearer mock_live_demo, Bearer mock_live_demo"],
    ["no space", "Bearermock_live_demo"],
    ["a key with a space", "Bearer mock_live_ demo"],
    ["only the scheme", "Bearer"],
    ["a property of objects", "Bearer __proto__"],
  ])("with %s give no key", async (_, Authorization) => {
    const answer = await mock.send(`/v2/account/${id}`, { key: null, headers: { Authorization } });
    expect(answer).toMatchObject({ status: 401, code: "invalid_api_key" });
  });
});
