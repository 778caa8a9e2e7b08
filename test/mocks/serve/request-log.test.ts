import { createMock, type MockOptions } from "@adintel/mock";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { createLines, type LogFormat } from "../../../mocks/serve/request-log.ts";
import { now } from "../../now.ts";

const free = "/v2/taxonomies?query=coffee";
const headers = { Authorization: "Bearer mock_live_demo" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** An output that keeps what is written to it, and a mock whose requests it tells of. */
function open(
  logFormat: LogFormat = "words",
  { isTTY = false, env = {} }: { isTTY?: boolean; env?: NodeJS.ProcessEnv } = {},
  options: MockOptions = {},
) {
  const written: string[] = [];
  const failing: (() => void)[] = [];
  const output = {
    isTTY,
    writableLength: 0,
    write: (text: string) => written.push(text),
    on: (_: "error", listener: () => void) => failing.push(listener),
  };
  const lines = createLines(output, logFormat, env);
  const { onExchange } = lines;
  const mock = createMock({ now, accounts: 4, tick: () => 0, ...options, ...(onExchange && { onExchange }) });
  const text = () => {
    vi.runAllTimers();
    return written.join("");
  };
  return { lines, mock, output, written, text, fail: () => failing.forEach((listener) => listener()) };
}

function search(body: object, more: Record<string, string> = {}) {
  const sent = { ...headers, "Content-Type": "application/json", ...more };
  return { method: "POST", headers: sent, body: JSON.stringify(body) };
}

const calibration = {
  service: "https://api.example/v2",
  date: "2026-11-20",
  readings: { "status-default": "active", "date-zone": "utc", crossposted: "platforms" },
};

test("once the mock listens, its address is written, and what it behaves as", () => {
  const words = open();
  words.lines.ready("The mock is listening on", "http://127.0.0.1:4010", {
    hints: ["A key: k"],
    calibration,
  });
  expect(words.text()).toBe(
    "The mock is listening on http://127.0.0.1:4010\n" +
      "Behaves as https://api.example/v2 did on 2026-11-20: 3 readings (1 other than usual, 1 that the mock cannot take).\n" +
      "A key: k\n",
  );
  const json = open("json");
  json.lines.ready("The mock is listening on", "http://127.0.0.1:4010", { calibration });
  expect(JSON.parse(json.text())).toMatchObject({
    url: "http://127.0.0.1:4010",
    calibration: { readings: 3, notTaken: ["crossposted"] },
  });
});

describe("a line has", () => {
  test("method, path, status, time, rows and charge", async () => {
    const { mock, text } = open();
    await mock.fetch("/v2/media", search({ query: "the", limit: 2 }));
    await mock.fetch("/v2/media", search({ query: "the", limit: 1 }));
    const price = (rows: number) => `$${(rows * (mock.ledger().charges[1]?.microdollars ?? NaN)) / 1e6}`;
    expect(text()).toBe(
      `POST /v2/media 200 0.0 ms, 2 rows, ${price(2)}\nPOST /v2/media 200 0.0 ms, 1 row, ${price(1)}\n`,
    );
  });

  test("the code of an error, and the session", async () => {
    const { mock, text } = open();
    await mock.session("checkout").fetch(free);
    expect(text()).toBe(`GET  ${free} 401 0.0 ms, invalid_api_key, session checkout\n`);
  });

  test("that the connection broke", async () => {
    const { mock, text } = open("words", {}, { dropRate: 1 });
    await mock.fetch(free, { headers }).then(
      (response) => response.text().catch(() => undefined),
      () => undefined,
    );
    expect(text()).toMatch(/^GET {2}\/v2\/taxonomies\?query=coffee --- 0\.0 ms, broke off/);
  });

  test("no more of a long address than fits, and nothing that controls a terminal", async () => {
    const { mock, text } = open();
    await mock.fetch(`/v2/${"x".repeat(200)}`, { headers: { "X-Mock-Session": `a${"\x9b"}31m` } });
    expect(text()).toBe(`GET  /v2/${"x".repeat(75)}… 404 0.0 ms, not_found, session a?31m\n`);
  });

  test("no key", async () => {
    const { mock, text } = open();
    await mock.fetch(`${free}&api_key=sk_1`, { headers });
    expect(text()).toContain("&api_key=*** 200");
  });
});

describe("colours", () => {
  const colours = "\u001b[";
  it.each<[string, Parameters<typeof open>[1], boolean]>([
    ["are for terminals", { isTTY: true }, true],
    ["are not for files and pipes", {}, false],
    ["are off where NO_COLOR is set", { isTTY: true, env: { NO_COLOR: "1" } }, false],
    ["are on where NO_COLOR is empty", { isTTY: true, env: { NO_COLOR: "" } }, true],
    ["are off on a dumb terminal", { isTTY: true, env: { TERM: "dumb" } }, false],
  ])("%s", async (_, terminal, expected) => {
    const { mock, text } = open("words", terminal);
    await mock.fetch(free, { headers });
    expect(text().includes(colours)).toBe(expected);
  });

  it("show whether a request succeeded", async () => {
    const { mock, text } = open("words", { isTTY: true }, { errorRate: 0.5 });
    for (const path of [free, free, "/v2/nowhere"]) await mock.fetch(path, { headers });
    expect(text().match(/\[(\d+)m\d{3}/g)).toEqual(["[32m200", "[31m500", "[33m404"]);
  });
});

describe("told as", () => {
  test("JSON, it is an object a line, the first of which says where the mock is", async () => {
    const { mock, lines, text } = open("json", { isTTY: true });
    lines.ready("The mock is listening on", "http://127.0.0.1:4010");
    await mock.fetch("/v2/media", search({ query: "the", limit: 2 }));
    const [first, second, ...more] = text().trimEnd().split("\n");
    expect(JSON.parse(first ?? "")).toEqual({ url: "http://127.0.0.1:4010" });
    expect(JSON.parse(second ?? "")).toEqual({
      requestId: "req_000001",
      at: new Date(now).toISOString(),
      session: "",
      method: "POST",
      url: "/v2/media",
      version: "v2",
      operation: "searchMedia",
      status: 200,
      errorCode: null,
      errorDetails: null,
      brokeOff: false,
      durationMs: 0,
      rows: 2,
      scenario: null,
      microdollars: mock.ledger().spentMicrodollars,
    });
    expect(more).toEqual([]);
  });

  test("nothing, there is only the first line", async () => {
    const { mock, lines, text } = open("none");
    lines.ready("The mock is listening on", "http://127.0.0.1:4010");
    await mock.fetch(free, { headers });
    expect(text()).toBe("The mock is listening on http://127.0.0.1:4010\n");
  });
});

describe("under load", () => {
  it("writes many lines at once, and those that wait when it ends", async () => {
    const { mock, lines, written, text } = open();
    for (let n = 0; n < 50; n += 1) await mock.fetch("/v2/nowhere");
    expect(written).toEqual([]);
    text();
    expect(written).toHaveLength(1);
    await mock.fetch("/v2/nowhere");
    lines.flush();
    expect(written).toHaveLength(2);
    expect(text().split("\n")).toHaveLength(51 + 1);
  });

  it("counts what nobody reads, and says so once somebody does", async () => {
    const { mock, output, text } = open();
    output.writableLength = 2 ** 21;
    for (let n = 0; n < 1500; n += 1) await mock.fetch("/v2/nowhere");
    expect(text()).toBe("");
    output.writableLength = 0;
    await mock.fetch(free, { headers });
    expect(text()).toMatch(
      /^… 1500 more requests not shown, because the output was read too slowly\nGET {2}\/v2\/taxonomies/,
    );
  });

  it("says so in JSON too", async () => {
    const { mock, output, text } = open("json");
    output.writableLength = 2 ** 21;
    await mock.fetch("/v2/nowhere");
    text();
    output.writableLength = 0;
    await mock.fetch("/v2/nowhere");
    expect(JSON.parse(text().split("\n")[0] ?? "")).toEqual({ skipped: 1 });
  });

  it("writes nothing to an output that was closed", async () => {
    const { mock, written, text, fail } = open();
    await mock.fetch("/v2/nowhere");
    text();
    fail();
    await mock.fetch("/v2/nowhere");
    text();
    expect(written).toHaveLength(1);
  });
});

test("a listener that fails does not fail the request", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new Error("of the listener");
  const mock = createMock({
    now,
    accounts: 4,
    onExchange: () => {
      throw failure;
    },
  });
  expect((await mock.fetch(free, { headers })).status).toBe(200);
  expect(log).toHaveBeenCalledWith(failure);
  log.mockRestore();
});
