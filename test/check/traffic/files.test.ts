import { describe, expect, it, test } from "vitest";
import {
  type Fields,
  account,
  failed,
  har,
  harEntry,
  line,
  lines,
  passed,
  root,
  setUp,
} from "./recording.ts";

const { judged, run, write, printed } = setUp();

const paths = (...all: unknown[]) => ({ count: all.length, paths: all });
const broken = JSON.stringify(paths("Home", 7));
const search = "/taxonomies?query=home";

describe("HAR 1.2", () => {
  test.each([
    ["a body as text", broken, {}],
    ["a body in base64", btoa(broken), { encoding: "base64" }],
  ])("is read with %s", async (_, text, content) => {
    const entry = harEntry(search, text);
    Object.assign(entry.response.content, content);
    const found = await judged(har(entry));
    expect([found.code, failed(found)]).toEqual([1, ["200-paths[]"]]);
    expect(found.data.failures[0]?.again).toMatch(/traffic \S+ --entry 1$/);
  });

  it("says nothing of a body that was not recorded, or was cut off", async () => {
    const cut = harEntry(search, '{"count": 2, "paths": ["Ho', { response: {} });
    cut.response.content.size = 5000;
    for (const entry of [harEntry(search, undefined), cut]) {
      const found = await judged(har(entry));
      expect([found.code, failed(found), found.data.totals.unexercised]).toEqual([2, [], 1]);
    }
    const whole = await judged(har(harEntry(search, '{"count": 2, "paths": ["Ho')));
    expect(failed(whole)).toEqual(["200-json"]);
  });

  it("says nothing of the rows of a request whose body was not recorded", async () => {
    const media = { count: 0, media: [] };
    const post = (request: Fields) => harEntry("/media", JSON.stringify(media), { request });
    const entry = post({ method: "POST", bodySize: 40 });
    expect((await judged(har(entry))).code).toBe(0);
    const postData = { mimeType: "application/json", text: JSON.stringify({ query: "shoes", limit: 1 }) };
    const many = { count: 2, paths: ["A", "B"] };
    const limited = harEntry("/taxonomies?query=a&limit=1", JSON.stringify(many));
    expect(failed(await judged(har(post({ method: "POST", postData }), limited)))).toEqual(["200-limit"]);
  });

  it("judges bodies that are nested too deeply to be walked", async () => {
    const deep = "[".repeat(16_000) + "]".repeat(16_000);
    const post = (text: string) => ({
      request: { method: "POST", postData: { mimeType: "application/json", text } },
    });
    const found = await judged(
      har(
        harEntry("/media", '{"count":0,"media":[]}', post(deep)),
        harEntry("/brands", '{"count":0,"brands":[]}', post(`{"query":${deep}}`)),
        harEntry(search, deep),
        harEntry(search, `{"count":1,"paths":${deep}}`),
      ),
    );
    expect([found.code, failed(found)]).toEqual([1, ["200-json"]]);
  });

  it("counts what it skips, and says why", async () => {
    const status = (number: number) => ({ response: { status: number } });
    const elsewhere = harEntry("/x", "{}", { request: { url: "https://cdn.example/logo.png" } });
    const data = harEntry("/x", "{}", { request: { url: "data:image/png;base64,AAAA" } });
    const entries = [
      elsewhere,
      data,
      harEntry("/nothing", "{}"),
      harEntry(search, "", status(0)),
      harEntry(search, "", status(307)),
      harEntry(search, "", status(304)),
      harEntry("/media", "", { request: { method: "OPTIONS" } }),
      harEntry(search, "{}", { request: { method: "PUT" } }),
      harEntry(search, JSON.stringify(paths("Home"))),
    ];
    const found = await judged(har(...entries));
    expect(found.code).toBe(0);
    expect(found.data.traffic).toMatchObject({ entries: 9, judged: 1 });
    expect(found.data.traffic?.skipped.map(({ reason, count }) => [reason, count])).toEqual([
      ["to a host or path outside the API", 2],
      ["to a path that is not in the documents", 1],
      ["without a response: aborted, blocked or offline", 1],
      ["that was redirected", 1],
      ["with status 304, whose body came from the cache", 1],
      ["that is a browser's preflight", 1],
      ["with a method that is not documented for the path", 1],
    ]);
    expect(found.data.hints[0]).toMatch(
      /^Skipped 2 entries to a host or path outside the API .*, entry 1\)$/,
    );
  });

  it("judges refusals: status, code, Allow and Retry-After", async () => {
    const error = (code: string) => JSON.stringify({ error: { code, message: "No." } });
    const refused = (status: number, code: string, request = {}) =>
      harEntry(search, error(code), { request, response: { status } });
    const found = await judged(
      har(
        refused(418, "invalid_request"),
        refused(401, "out_of_credits"),
        refused(429, "rate_limited"),
        refused(405, "method_not_allowed", { method: "PUT" }),
      ),
    );
    expect(failed(found)).toEqual(["418", "401-error.code", "429-retry-after", "405-allow"]);
  });
});

it("a request that breaks the contract must have been refused", async () => {
  const post = (requestBody: Fields) =>
    line("/media", { count: 0, media: [] }, { method: "POST", requestBody });
  const found = await judged(lines(post({ query: "a", userRequest: "b" }), post({ query: "a", limit: 5 })));
  expect(failed(found)).toEqual(["200-refused"]);
  expect(found.data.failures[0]?.expected).toBe("status 400, because userRequest is not a known field");
  expect(found.data.failures[0]?.times).toBe(1);
  expect(failed(await judged(lines(line("/taxonomies?query=a&limit=1e2", paths()))))).toEqual([]);
});

describe("JSON lines", () => {
  it("are read, with bodies as JSON or as text, and without headers", async () => {
    const text = lines(
      line(search, paths("Home", 7)),
      line(search, broken, { responseHeaders: undefined }),
      "",
    ).replace(/""$/, "");
    const found = await judged(text);
    expect([found.code, failed(found), found.data.failures[0]?.times]).toEqual([1, ["200-paths[]"], 2]);
  });

  it("with a path in place of a url are named", async () => {
    const found = await judged(lines(line("", {}, { url: "/v2/media" })));
    expect(found.data.hints).toEqual([expect.stringContaining("Skipped 1 entry with an incomplete URL")]);
  });

  it("with nothing of the API end in 2", async () => {
    const elsewhere = line("/x", {}, { url: "https://cdn.example/logo.png" });
    const found = await judged(lines(elsewhere));
    expect([found.code, found.data.verdict]).toEqual([2, "nothing"]);
  });

  it("find the API by its paths, or where --v2 and --v1 say that it is", async () => {
    const other = line(search, paths(7), { url: `https://other.example/v2${search}` });
    const legacy = line(
      "",
      { status: "indexing" },
      { url: "http://127.0.0.1:1/p/api/v1/brands/1/index-status" },
    );
    const found = await judged(lines(other, line(search, paths("A")), line(search, paths("B")), legacy));
    expect(found.data.target.roots).toEqual({ v2: root, v1: "http://127.0.0.1:1/p/api/v1" });
    expect([found.code, found.data.traffic?.judged]).toEqual([0, 3]);
    const named = await judged(lines(other, line(search, paths("A"))), "--v2", "https://other.example/v2");
    expect([named.code, named.data.traffic?.judged]).toEqual([1, 1]);
  });

  it("count dates from the time of the response, or of the recording", async () => {
    const campaign = (startAt: string) => ({
      id: "1",
      type: "CAMPAIGN",
      category: null,
      title: "T",
      summary: null,
      velocityScore: 1,
      startAt,
      launches7d: 1,
    });
    const asked = (startAt: string, startedAt: string | undefined) =>
      judged(
        lines(
          line(
            `/account/${account}/campaigns?type=CAMPAIGN&datePreset=last-7-days`,
            { count: 1, campaigns: [campaign(startAt)] },
            { startedAt },
          ),
        ),
      );
    expect(failed(await asked("2026-10-01", "2026-11-20T10:00:00Z"))).toEqual(["200-filter-datePreset"]);
    expect(passed(await asked("2026-11-18", "2026-11-20T10:00:00Z"))).toEqual(["200"]);
    expect(passed(await asked("2026-10-01", undefined))).toEqual(["200"]);
  });
});

describe("a file that cannot be read", () => {
  test.each<[string, text: string, message: string]>([
    ["is cut off", '{"log": {"entries": [', "a.har, line 1: it is not JSON, or is incomplete"],
    ["is empty", " \n", "a.har is empty"],
    ["has no log", '{\n"a": 1}', "a.har, line 1: it has no `log`"],
    ["has no entries", '{"log": {}}', "a.har: log.entries is missing and must be a list"],
    ["has an entry without a response", har({ request: {} }), "a.har, entry 1: response is missing"],
    [
      "has a status that is none",
      har({ request: { method: "GET", url: "x", headers: [] }, response: { status: "200" } }),
      "a.har, entry 1: response.status must be a number",
    ],
    [
      "has a line that is no JSON",
      `${lines(line(search, paths()))}\n{"secret`,
      "a.har, line 2: it is not JSON",
    ],
    [
      "has a line without a url",
      lines(line(search, {}), { method: "GET" }),
      "a.har, line 2: url is missing and must be a string",
    ],
    [
      "has a date that is none",
      lines(line(search, {}, { startedAt: "soon" })),
      "a.har, line 1: startedAt must be an ISO 8601 date",
    ],
  ])("since it %s is named, with its place", async (_, text, message) => {
    expect(await run(write(text, "a.har"))).toContain(message);
  });

  it("or is not there, or was not named, ends the command", async () => {
    expect(await run("none.har")).toBe("none.har cannot be read: the file does not exist");
    expect(await run()).toContain("name a recording");
    expect(await run("--help")).toBe(0);
    expect(printed()).toContain("JSON lines");
  });
});
