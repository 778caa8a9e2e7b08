import { createMock } from "@adintel/mock";
import fc from "fast-check";
import { afterAll, describe, expect, it, test, vi } from "vitest";
import { toHaveRequested } from "../../../../mocks/matchers.ts";
import { isInMemory, openMock, type Sending } from "../../support/open-mock.ts";

// Whatever a caller sends, without a key too, the journal keeps: it must never keep what it cannot show.

const mock = openMock({ rateLimits: false });
const log = vi.spyOn(console, "error");
afterAll(() => log.mockRestore());

const arrays = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

const deep: [what: string, text: string][] = [
  ["arrays 501 deep", arrays(501)],
  ["arrays 5,000 deep", arrays(5000)],
  ["arrays 16,000 deep", arrays(16_000)],
  ["arrays deeper than is kept", arrays(50_000)],
  ["objects 5,000 deep", objects(5000)],
  ["objects 16,000 deep", objects(16_000)],
  ["a query of arrays 16,000 deep", `{"query":${arrays(16_000)}}`],
];

const odd: [what: string, text: string][] = [
  ["arrays that do not close", "[".repeat(16_000)],
  ["objects that do not close", '{"a":'.repeat(6000)],
  ["brackets in a text", JSON.stringify({ query: arrays(10_000) })],
  ["lone surrogates", '{"query":"\\ud800","\\udfff":"\\udfff\\ud800"}'],
  ["32 KB of quotes", '"'.repeat(32_768)],
  ["32 KB of backslashes", `"${"\\".repeat(32_766)}"`],
  ["32 KB of null bytes", "\0".repeat(32_768)],
  ["32 KB of an open secret", `{"token":"${"\\a".repeat(16_000)}`],
  ["a field named __proto__", '{"__proto__":{"a":1},"query":"the"}'],
];

/** Everything that shows what a session's journal has, after a request. */
async function lookBack(session: string): Promise<unknown> {
  const { status, body } = await mock.send("/__mock/requests", { session });
  expect(status, JSON.stringify(body)).toBe(200);
  const requests = body["requests"] as { requestBody?: unknown }[];
  expect(requests.length).toBeGreaterThan(0);
  expect(await mock.send("/__mock/requests.har", { session })).toMatchObject({ status: 200 });
  for (const expected of [{ body: { a: { a: 1 } } }, { body: [[]] }, { query: { a: 1 } }, {}])
    expect([200, 409]).toContain(
      (await mock.send("/__mock/requests/verify", { session, body: expected })).status,
    );
  expect(await mock.send("/__mock/snapshots/odd", { session, method: "PUT" })).toMatchObject({ status: 201 });
  const restored = await mock.send("/__mock/snapshots/odd/restore", { session, method: "POST" });
  expect(restored).toMatchObject({ status: 200 });
  return requests[0]?.requestBody;
}

let sessions = 0;

/** Sends a request in a session of its own; whoever sends it, it is answered in the envelope and can be shown. */
async function sendAndLookBack(path: string, sending: Sending): Promise<{ status: number; kept: unknown }> {
  const session = `odd ${(sessions += 1)}`;
  const { status } = await mock.send(path, { ...sending, session });
  expect(status).toBeLessThan(500);
  return { status, kept: await lookBack(session) };
}

describe.each([...deep, ...odd])("a body of %s", (what, text) => {
  test.each([
    ["without a key", "/v2/media", null],
    ["to no operation", "/v2/nowhere", null],
    ["to an operation whose body is not specified", "/v2/comments", "mock_live_demo"],
    ["with a key", "/v2/media", "mock_live_demo"],
  ])("%s is shown", async (_, path, key) => {
    const { status, kept } = await sendAndLookBack(path, { text, key });
    if (text.length > 32_768) expect(kept).toBeUndefined();
    else if (deep.some(([name]) => name === what)) expect(kept).toBe(text);
    else expect(kept).toBeDefined();
    if (key !== null && deep.some(([name]) => name === what)) expect(status).toBe(400);
  });
});

test("a body that is nested 500 deep is taken and shown as JSON", async () => {
  const { status, kept } = await sendAndLookBack("/v2/comments", { text: arrays(500) });
  expect(status).toBe(200);
  expect(JSON.stringify(kept)).toBe(arrays(500));
});

test("a body that is nested too deeply is refused for that", async () => {
  const { body } = await mock.send("/v2/comments", { text: arrays(501) });
  expect(body.error).toMatchObject({
    code: "invalid_request",
    details: [{ path: "body", message: "is nested deeper than 500 levels" }],
  });
});

test.each<[what: string, response: object]>([
  ["arrays as deep as JSON may be nested", { status: 200, body: JSON.parse(arrays(490)) }],
  ["a text of deep arrays", { status: 200, body: arrays(16_000), headers: { "Content-Type": "text/plain" } }],
  ["deep arrays in a text", { status: 400, body: { error: { code: arrays(16_000), details: "\ud800" } } }],
])("a response is shown that a scenario makes of %s", async (_, response) => {
  const session = `staged ${(sessions += 1)}`;
  const staged = await mock.send("/__mock/scenarios", { body: { response }, session });
  expect(staged.status).toBe(201);
  const sent = await (await mock.fetch("/v2/media", { text: "{}", session })).text();
  const { body } = await mock.send("/__mock/requests", { session });
  const [request] = body["requests"] as { responseBody: unknown }[];
  await lookBack(session);
  expect([sent, JSON.stringify(sent)]).toContain(JSON.stringify(request?.responseBody));
});

test.runIf(isInMemory)("listeners, matchers, streams and copies get it too", async () => {
  const heard: string[] = [];
  const { app } = openMock({ onExchange: ({ requestId }) => void heard.push(requestId) });
  const stream = await app.fetch("/__mock/events");
  const reader = stream.body?.getReader();
  await app.fetch("/v2/media", { method: "POST", body: arrays(16_000) });
  expect(heard).toEqual(["req_000001"]);
  let events = "";
  while (!events.includes("event: request")) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    events += new TextDecoder().decode(value);
  }
  await reader?.cancel();
  expect(events).toContain(arrays(16_000));
  const { pass, message } = await toHaveRequested.call({}, app, "searchMedia", { body: { query: "the" } });
  expect(pass).toBe(false);
  expect(message()).toContain("body expected");
  const state = structuredClone(app.save());
  expect(createMock({ accounts: 4, state: JSON.parse(JSON.stringify(state)) }).requests()).toEqual(
    app.requests(),
  );
  expect(log).not.toHaveBeenCalled();
});

describe("a control refuses what is nested too deeply, in its own envelope", () => {
  it.each<[method: string, path: string, body: (text: string) => string]>([
    ["POST", "/__mock/scenarios", (text) => text],
    ["POST", "/__mock/scenarios", (text) => `{"response":{"status":200,"body":${text}}}`],
    ["POST", "/__mock/scenarios", (text) => `{"error":"internal_error","on":{"body":{"a":${text}}}}`],
    ["POST", "/__mock/scenarios", (text) => `{"error":${text}}`],
    ["POST", "/__mock/scenarios", (text) => `{"preset":${text}}`],
    ["PATCH", "/__mock/settings", (text) => text],
    ["PATCH", "/__mock/settings", (text) => `{"latencyMs":${text}}`],
    ["POST", "/__mock/clock", (text) => text],
    ["POST", "/__mock/clock", (text) => `{"advanceSeconds":${text}}`],
    ["POST", "/__mock/requests/verify", (text) => text],
    ["POST", "/__mock/requests/verify", (text) => `{"body":${text}}`],
    ["POST", "/__mock/requests/verify", (text) => `{"query":{"a":${text}}}`],
    ["POST", "/__mock/requests/verify", (text) => `{"headers":{"a":${text}}}`],
    ["POST", "/__mock/requests/verify", (text) => `{"method":${text}}`],
    ["POST", "/__mock/sandboxes", (text) => text],
    ["POST", "/__mock/sandboxes", (text) => `{"data":${text}}`],
    ["POST", "/__mock/sandboxes", (text) => `{"data":{"accounts":${text}}}`],
    ["POST", "/__mock/sandboxes", (text) => `{"data":{"accounts":[{"name":${text}}]}}`],
    ["POST", "/__mock/sandboxes", (text) => `{"settings":${text}}`],
    ["POST", "/__mock/sandboxes", (text) => `{"scenarios":[{"response":{"status":200,"body":${text}}}]}`],
  ])("%s %s %#", async (method, path, body) => {
    // Something to compare an expectation with.
    await mock.send("/v2/media", { text: "{}", session: "controls" });
    for (const text of [arrays(501), arrays(3000), arrays(16_000), objects(5000), objects(16_000)]) {
      const answer = await mock.send(path, { method, text: body(text), session: "controls" });
      expect(answer).toMatchObject({ status: 400, code: "mock_control" });
      expect(JSON.stringify(answer.body).length).toBeLessThan(40_000);
    }
    expect(log).not.toHaveBeenCalled();
  });
});

test("whatever comes, the list shows it", async () => {
  const token = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,20}$/);
  const value = fc.stringMatching(/^[\t\x20-\x7e\x80-\xff]{0,40}$/).map((text) => text.trim());
  const text = fc.oneof(
    fc.json({ noUnicodeString: false, maxDepth: 6 }),
    fc.string({ unit: "binary", maxLength: 200 }),
    fc
      .array(fc.constantFrom("[", "]", "{", "}", '"a":', ",", "\\", '"', "1"), { maxLength: 400 })
      .map((all) => all.join("")),
    fc.nat(20_000).map(arrays),
    fc.nat(7000).map(objects),
  );
  const sent = fc.record({
    path: fc.webPath(),
    query: fc.option(fc.webQueryParameters(), { nil: undefined }),
    names: fc.array(
      fc.tuple(fc.oneof(token, fc.constantFrom("__proto__", "constructor", "Authorization")), value),
      { maxLength: 5 },
    ),
    text,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/v2/media", "/v2", "/api/v1", "/api/v1/brands/search"),
      sent,
      async (root, { path, query, names, text: body }) => {
        const session = `any ${(sessions += 1)}`;
        const headers = Object.fromEntries(
          names.filter(([name]) => !/^(x-mock-session|prefer|host|expect)$/i.test(name)),
        );
        const target = root + path.replace(/^\/\//, "/") + (query === undefined ? "" : `?${query}`);
        const { status } = await mock.send(target, {
          method: "POST",
          session,
          key: null,
          headers,
          text: Buffer.from(body).toString(),
        });
        expect(status).toBeLessThan(500);
        await lookBack(session);
      },
    ),
    { numRuns: 100 },
  );
});
