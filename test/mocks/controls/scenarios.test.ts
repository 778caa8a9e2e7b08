import { ControlError, createMock, listen, type Scenario, type Server } from "@adintel/mock";
import { createHandlers } from "@adintel/mock/msw";
import { connectMock } from "@adintel/mock/remote";
import { setupServer } from "msw/node";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, test } from "vitest";
import { openMock } from "../support/open-mock.ts";

const options = { accounts: 4, mediaPerAccount: 10, now: Date.UTC(2026, 10, 20), tick: () => 0 };
const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
const free = "/v2/taxonomies?query=coffee";
const search = { method: "POST", headers, body: '{"query":"the","limit":2}' };

/** What the mock says of a scenario, which may be as wrong as the types would not let it be. */
function refusal(input: unknown): string[] {
  const { scenario } = createMock(options);
  try {
    scenario(input as Scenario);
  } catch (error) {
    if (error instanceof ControlError) return error.details.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
}

describe("a mistake", () => {
  test.each<[input: unknown, messages: (string | RegExp)[]]>([
    [{ eror: "internal_error" }, ["eror: is not a known field; did you mean error?"]],
    [{ frequency: 2 }, [/^frequency: is not a known field; the known fields are name, on, after, /]],
    [
      { on: { operation: "searchMedai" }, delayMs: 1 },
      [/^on\.operation: did you mean searchMedia\? It must be/],
    ],
    [
      { on: { operation: "v2/getBrand" }, delayMs: 1 },
      [/^on\.operation: .*, or one with its version, such as v1/],
    ],
    [{ on: { operation: [] }, delayMs: 1 }, ["on.operation: must not be empty"]],
    [
      { on: { operation: ["searchMedia", 7] }, delayMs: 1 },
      [/^on\.operation\.1: must be one of searchBrands/],
    ],
    [{ on: { metered: "yes" }, delayMs: 1 }, ["on.metered: must be true or false"]],
    [
      { on: { account: "none" }, delayMs: 1 },
      ["on.account: must be the id of an account; no account has this id"],
    ],
    [{ on: { key: "mine" }, delayMs: 1 }, [/^on\.key: must be one of mock_live_demo, /]],
    [
      { on: { query: { limit: [1] } }, delayMs: 1 },
      ["on.query.limit: must be a string, a number, true or false"],
    ],
    [
      { on: { operation: "searchTaxonomies", query: { q: "a" } }, delayMs: 1 },
      ["on.query.q: is not a parameter of these operations; they have query, limit"],
    ],
    [{ on: { body: "the" }, delayMs: 1 }, ["on.body: must be an object"]],
    [{ on: "searchMedia", delayMs: 1 }, ["on: must be an object"]],
    [
      { on: { operation: "searchTaxonomies", metered: true }, delayMs: 1 },
      ["on: matches no operation: operation and metered contradict each other"],
    ],
    [{ share: 2, delayMs: 1 }, ["share: must be a number above 0 and up to 1"]],
    [{ times: 0, after: -1, delayMs: 1 }, [/^times: must be an integer from 1/, /^after: .* from 0/]],
    [{ delayMs: 600_001 }, ["delayMs: must be a number of milliseconds up to 600000"]],
    [{ error: "rate_limit" }, [/^error: did you mean rate_limited\?/]],
    [
      { error: "internal_error", retryAfterSeconds: 3 },
      ["retryAfterSeconds: requires the error rate_limited"],
    ],
    [{ response: { body: "x" } }, ["response.status: is required"]],
    [{ response: { status: 204 } }, [/^response\.status: must be a status that has a body/]],
    [{ response: { status: 99 } }, ["response.status: must be an integer from 200 to 599"]],
    [
      { response: { status: 502, headers: { "Content-Length": "1", "X Y": "1", "X-Y": "é" } } },
      [
        /Content-Length: is set by the server$/,
        /X Y: is not a valid header name$/,
        /X-Y: must be printable ASCII$/,
      ],
    ],
    [{ lost: "after" }, ["lost: must be one of before, afterCharge, midBody"]],
    [{ rows: 0 }, ["rows: must be none"]],
    [{ newer: false }, ["newer: must be true"]],
    [
      { on: { operation: "getAccount" }, rows: "none" },
      [/^rows: none of these operations returns lists; those that do/],
    ],
    [{ error: "internal_error", lost: "before" }, [/^error and lost: cannot be combined/]],
    [{ response: { status: 500 }, rows: "none" }, [/^response and rows: cannot be combined/]],
    [{ lost: "midBody", slowBodyMs: 5 }, ["slowBodyMs: cannot be combined with lost"]],
    [{ times: 1 }, [/^body: must say what happens: delayMs, /]],
    [{ name: "a, b", delayMs: 1 }, [/^name: must be 1 to 60 letters/]],
    [{ preset: "slwo" }, [/^preset: did you mean slow\?/]],
    ["slwo", [/^preset: did you mean slow\?/]],
    [{ preset: "rateLimited", error: "internal_error" }, [/^retryAfterSeconds: requires the error/]],
    [{ response: { status: 502, body: "x".repeat(100_000) } }, [/^body: must be JSON of at most 100000/]],
    [[], ["body: must be a scenario or the name of a preset"]],
    [7, ["body: must be a scenario or the name of a preset"]],
    [undefined, [/^body: must be JSON/]],
  ])("%j is told where it is", (input, messages) => {
    const told = refusal(input);
    expect(told).toHaveLength(messages.length);
    messages.forEach((message, index) =>
      typeof message === "string" ? expect(told[index]).toBe(message) : expect(told[index]).toMatch(message),
    );
  });

  test("all of them are told at once, up to a number", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    const told = refusal(many);
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toBe("body: has 480 more mistakes");
  });

  test("it stages nothing", () => {
    const { scenario, scenarios } = createMock(options);
    expect(() => scenario({ share: 2, delayMs: 1 })).toThrow("share: must be a number above 0");
    expect(scenarios()).toEqual([]);
  });

  test("it is found in options too", () => {
    expect(() => createMock({ ...options, scenarios: ["slow", { times: 1 }] })).toThrow(
      "scenarios.1: must say what happens",
    );
    const on = { account: "none" };
    expect(() => createMock({ ...options, scenarios: [{ on, delayMs: 1 }] })).toThrow(
      "scenarios.0.on.account: must be",
    );
  });
});

test("the compiler knows the operations, the errors and the presets", () => {
  const { scenario } = createMock(options);
  // @ts-expect-error There is no such operation.
  expect(() => scenario({ on: { operation: "searchMedai" }, delayMs: 1 })).toThrow(ControlError);
  // @ts-expect-error The operation is not of this version.
  expect(() => scenario({ on: { operation: "v2/getBrand" }, delayMs: 1 })).toThrow(ControlError);
  // @ts-expect-error There is no such preset.
  expect(() => scenario("slwo")).toThrow(ControlError);
  expectTypeOf<NonNullable<Scenario["error"]>>().toExtend<string>();
});

describe("a handle", () => {
  it("counts, and takes away what it stands for", async () => {
    const mock = createMock(options);
    const limited = mock.scenario({ name: "limited", times: 3, error: "rate_limited" });
    expect(limited).toMatchObject({ id: "scenario-1", name: "limited", used: 0, remaining: 3 });
    expect((await mock.fetch(free, { headers })).status).toBe(429);
    expect([limited.used, limited.remaining]).toEqual([1, 2]);
    limited.remove();
    limited.remove();
    expect((await mock.fetch(free, { headers })).status).toBe(200);
    expect(mock.scenarios()).toEqual([]);
  });

  it("of before a reset takes nothing away that was staged after it", () => {
    const mock = createMock(options);
    const first = mock.scenario("slow");
    mock.reset();
    mock.scenario("flaky");
    first.remove();
    expect(mock.scenarios()).toMatchObject([{ name: "flaky" }]);
  });

  it("shares nothing with what it was made of", async () => {
    const mock = createMock(options);
    const input = { response: { status: 502, body: { a: 1 } } };
    mock.scenario(input);
    input.response.body.a = 2;
    const listed = mock.scenarios()[0]?.scenario.response?.body as { a: number };
    listed.a = 3;
    expect(await (await mock.fetch(free, { headers })).json()).toEqual({ a: 1 });
  });
});

test("a session has 100 scenarios at most, and those that are used up make room", async () => {
  const mock = createMock(options);
  mock.scenario({ times: 1, error: "rate_limited" });
  for (let n = 1; n < 100; n += 1) mock.scenario({ on: { operation: "searchMedia" }, delayMs: 1 });
  expect(() => mock.scenario("slow")).toThrow("there are already 100 scenarios");
  await mock.fetch(free, { headers });
  mock.scenario("slow");
  expect(mock.scenarios()).toHaveLength(100);
  expect(mock.scenarios()[0]?.id).toBe("scenario-2");
  expect(() => mock.session("other").scenario("slow")).not.toThrow();
});

test("a session is staged for itself, and callers who name none too", async () => {
  const mock = createMock(options);
  mock.session("one").scenario({ error: "rate_limited" });
  const status = async (one: typeof mock) => (await one.fetch(free, { headers })).status;
  expect([await status(mock.session("one")), await status(mock.session("two")), await status(mock)]).toEqual([
    429, 200, 200,
  ]);
  mock.scenario({ error: "internal_error" });
  expect([await status(mock.session("two")), await status(mock)]).toEqual([200, 500]);
});

test("a reset takes everything away but what the mock began with", async () => {
  const mock = createMock({ ...options, scenarios: [{ name: "first", times: 1, error: "rate_limited" }] });
  await mock.fetch(free, { headers });
  mock.scenario("slow");
  mock.reset();
  expect(mock.scenarios()).toMatchObject([{ name: "first", used: 0, remaining: 1 }]);
  expect(mock.session("other").scenarios()).toMatchObject([{ name: "first" }]);
});

test("what is saved goes on where it was, without what is no JSON", async () => {
  const mock = createMock({ ...options, scenarios: ["flaky"] });
  mock.scenario({ times: 3, error: "rate_limited" });
  mock.scenario({ on: { where: () => false }, delayMs: 1 });
  await mock.fetch(free, { headers });
  const state = JSON.parse(JSON.stringify(mock.save())) as ReturnType<typeof mock.save>;
  const next = createMock({ ...options, scenarios: ["flaky"], state });
  expect(next.scenarios()).toMatchObject([
    { name: "flaky", used: 0 },
    { name: "scenario-2", used: 1, remaining: 2 },
  ]);
  next.reset();
  expect(next.scenarios()).toMatchObject([{ name: "flaky" }]);
});

describe("over HTTP", () => {
  it("a scenario is staged, listed and taken away by its id", async () => {
    const mock = openMock();
    const created = await mock.send("/__mock/scenarios", {
      body: { preset: "rateLimited", on: { operation: "searchTaxonomies" }, times: 2 },
    });
    const first = {
      id: "scenario-1",
      name: "rateLimited",
      used: 0,
      remaining: 2,
      scenario: { error: "rate_limited", times: 2, on: { operation: "searchTaxonomies" } },
    };
    expect(created).toMatchObject({ status: 201, body: first });
    expect((await mock.send(free)).status).toBe(429);
    const listed = await mock.send("/__mock/scenarios");
    expect(listed.body).toMatchObject({ scenarios: [{ ...first, used: 1, remaining: 1 }] });
    const removed = await mock.send("/__mock/scenarios/scenario-1", { method: "DELETE" });
    expect(removed).toMatchObject({ status: 200, body: { scenarios: [] } });
    expect((await mock.send(free)).status).toBe(200);
  });

  it("all are taken away at once", async () => {
    const mock = openMock();
    for (const preset of ["slow", "flaky"]) await mock.send("/__mock/scenarios", { body: { preset } });
    expect((await mock.send("/__mock/scenarios", { method: "DELETE" })).body).toEqual({ scenarios: [] });
    expect(mock.app.scenarios()).toEqual([]);
  });

  it("a mistake is a 400 in the envelope of the controls, an unknown id a 404", async () => {
    const mock = openMock();
    const { status, body } = await mock.send("/__mock/scenarios", { body: { share: 2, delayMs: 1 } });
    expect([status, body.error]).toMatchObject([400, { code: "mock_control", details: [{ path: "share" }] }]);
    expect((await mock.send("/__mock/scenarios", { text: "{" })).status).toBe(400);
    const unknown = await mock.send("/__mock/scenarios/scenario-9", { method: "DELETE" });
    expect([unknown.status, unknown.body.error?.details]).toEqual([
      404,
      [{ path: "id", message: "does not exist; nothing is staged" }],
    ]);
  });

  it("pages of allowed origins may do so", async () => {
    const mock = openMock();
    const preflight = await mock.fetch("/__mock/scenarios", {
      method: "OPTIONS",
      headers: { Origin: "http://page.example", "Access-Control-Request-Method": "DELETE" },
    });
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("DELETE");
  });
});

describe("on a port", () => {
  const mock = createMock(options);
  let server: Server;
  beforeAll(async () => (server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" })));
  afterAll(() => server.close());

  /** What a search receives until its connection closes, byte for byte: a client may drop what came before a loss. */
  const lost = async (session: string, scenario: Scenario, also: object = {}): Promise<string> => {
    await connectMock(server.url, { session }).scenario(scenario);
    const { port, host } = new URL(server.url);
    const fields = {
      ...headers,
      ...also,
      Host: host,
      "X-Mock-Session": session,
      "Content-Length": search.body.length,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), "127.0.0.1");
    let received = "";
    socket.setEncoding("latin1").on("data", (text) => (received += text));
    socket.write(["POST /v2/media HTTP/1.1", ...lines, "", search.body].join("\r\n"));
    // A connection that is reset closes as well.
    await new Promise((closed) => socket.on("error", () => undefined).on("close", closed));
    return received;
  };

  it.each([
    { when: "before", by: "a program", rows: [], received: "" },
    { when: "afterCharge", by: "a program", rows: [2], received: "" },
    // It would send the request again if it got nothing.
    {
      when: "afterCharge",
      by: "Mozilla/5.0 (a browser)",
      rows: [2],
      received: /^HTTP\/1.1 200 OK\r\n(Content-Length: \d\r\n){2}\r\n$/,
    },
  ] as const)("a connection of $by is cut, $when", async ({ when, by, rows, received }) => {
    const session = `${when} ${by[0]}`;
    expect(await lost(session, { lost: when }, { "User-Agent": by })).toEqual(
      received === "" ? "" : expect.stringMatching(received),
    );
    expect(
      mock
        .session(session)
        .ledger()
        .charges.map((charge) => charge.rows),
    ).toEqual(rows);
  });

  it("a connection is cut when half of the body has come", async () => {
    const [head, chunks = ""] = (await lost("midBody", { lost: "midBody" })).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    // One chunk, without the empty one that ends a body.
    const [, size = "", half = ""] = /^([0-9a-f]+)\r\n(\{"count":.*)\r\n$/s.exec(chunks) ?? [];
    expect(half).toHaveLength(parseInt(size, 16));
    expect(() => JSON.parse(half)).toThrow(SyntaxError);
    expect(mock.session("midBody").ledger().charges).toMatchObject([{ rows: 2 }]);
  });

  it("a connection that is cut is a TypeError of fetch", async () => {
    const remote = connectMock(server.url, { session: "fetched" });
    for (const when of ["before", "midBody"] as const) {
      await remote.scenario({ times: 1, lost: when });
      const text = async () => (await remote.fetch("/v2/media", search)).text();
      await expect(text()).rejects.toThrow(TypeError);
    }
  });

  it("the connections of a session that is served alone are cut too", async () => {
    const one = mock.session("alone");
    const served = await listen(one.fetch, { port: 0, host: "127.0.0.1" });
    one.scenario({ lost: "before" });
    await expect(fetch(served.url + free, { headers })).rejects.toThrow(TypeError);
    await served.close();
  });

  it("a test elsewhere stages what it needs in its own session", async () => {
    const remote = connectMock(server.url, { session: "page" });
    const gateway = await remote.scenario("gatewayDown", { times: 1 });
    const response = await remote.fetch(free, { headers });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([502, "text/html"]);
    expect(await remote.scenarios()).toMatchObject([{ id: gateway.id, used: 1, remaining: 0 }]);
    expect(mock.scenarios()).toEqual([]);
    await gateway.remove();
    await gateway.remove();
    expect(await remote.scenarios()).toEqual([]);
  });

  it("a test elsewhere is told its mistakes", async () => {
    const remote = connectMock(server.url, { session: "mistakes" });
    await expect(remote.scenario({ share: 2, delayMs: 1 })).rejects.toThrow(ControlError);
    await expect(remote.scenario({ on: { where: () => true }, delayMs: 1 })).rejects.toThrow(
      "on.where: must not be a function",
    );
  });
});

describe("with Mock Service Worker", () => {
  const origin = "https://api.adintel.example";
  const { handlers, mock } = createHandlers({ ...options, origin });
  const worker = setupServer(...handlers);
  beforeAll(() => worker.listen());
  afterEach(() => mock.reset());
  afterAll(() => worker.close());

  it("errors and pages of a gateway come as they do from the server", async () => {
    mock.scenario("gatewayDown", { on: { operation: "searchTaxonomies" } });
    mock.scenario("rateLimited", { on: { operation: "searchMedia" } });
    const limited = await fetch(`${origin}/v2/media`, search);
    expect([limited.status, limited.headers.get("X-Mock-Scenario")]).toEqual([429, "rateLimited"]);
    expect(await (await fetch(origin + free, { headers })).text()).toContain("<h1>502 Bad Gateway</h1>");
  });

  it.each(["before", "afterCharge"] as const)(
    "a connection that is lost %s is a network error",
    async (when) => {
      mock.scenario({ lost: when });
      await expect(fetch(`${origin}/v2/media`, search)).rejects.toThrow("Failed to fetch");
      expect(mock.ledger().charges).toHaveLength(when === "before" ? 0 : 1);
    },
  );

  it("a body is cut in the middle", async () => {
    mock.scenario({ lost: "midBody" });
    const { status, body } = await fetch(`${origin}/v2/media`, search);
    const reader = body?.getReader();
    expect([status, (await reader?.read())?.done]).toEqual([200, false]);
    await expect(reader?.read()).rejects.toThrow();
  });

  it("the controls stage too", async () => {
    const response = await fetch(`${origin}/__mock/scenarios`, {
      method: "POST",
      headers,
      body: '{"preset":"slow"}',
    });
    expect([response.status, mock.scenarios()]).toMatchObject([201, [{ name: "slow" }]]);
  });
});
