import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { check } from "../../../scripts/check/cli/command.ts";
import { createPace } from "../../../scripts/check/http/pace.ts";
import { creativesUsd } from "../../prices.ts";
import { miscounting, served, smallMock } from "../faulty.ts";
import { keepPrinted, quiet } from "../printed.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const printed = keepPrinted();

/** Runs the check and gives what it printed with its exit code, or the message that it ended with. */
async function run(...args: string[]) {
  const code = await check(args, quiet).catch((error: Error) => `${error.name}: ${error.message}`);
  return { code, text: printed.text };
}

describe("without a URL", () => {
  it("runs what --only names", async () => {
    const { code, text } = await run("--only", "v2/searchTaxonomies/access");
    expect([code, text]).toEqual([0, expect.stringMatching(/^\n?.*\d passed, 0 failed/s)]);
    expect(text).toMatch(/; \d requests, /);
  });

  it("--plan sends nothing and tells cases, requests and the worst cost", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const { code, text } = await run("--plan", "--v2", "http://127.0.0.1:1/v2", "--api-key", "k");
    expect(code).toBe(0);
    const cost = creativesUsd(12).toFixed(4).replace(".", "\\.");
    expect(text).toMatch(
      new RegExp(`^ {2}v2/searchMedia/shape/first {2}1 request, at most ${cost} USD$`, "m"),
    );
    expect(text).toMatch(
      /total: \d+ cases, about \d+ requests, at most \d+; expected about .* USD; the run stops at 0\.2500 USD$/,
    );
    expect(text).not.toMatch(/^ {2}v1\//m);
    expect(fetched).not.toHaveBeenCalled();
  });
});

it("a plan and a run keep to --max-requests, also with several cases at a time", async () => {
  const plan = await run("--plan", "--v2", "http://127.0.0.1:1/v2", "--api-key", "k", "--max-requests", "60");
  expect(plan.text).toMatch(/at most 60; .*the run stops at 0\.2500 USD or 60 requests$/);
  const mock = smallMock();
  let sent = 0;
  const fetch = async (request: Request) => {
    sent += 1;
    await new Promise((done) => setImmediate(done));
    return mock(request);
  };
  const args = ["--api-key", "mock_live_demo", "--max-requests", "60", "--concurrency", "4"];
  await check(args, { ...quiet, fetch });
  expect(sent).toBe(60);
});

describe("the pace", () => {
  it.each([
    ["http://127.0.0.1:1", [], /^as fast as the server responds, since it is on this machine; --rate N/m],
    ["http://127.8.0.1:1", [], /^as fast as the server responds, since it is on this machine/m],
    ["http://[::1]:1", [], /^as fast as the server responds, since it is on this machine/m],
    ["http://localhost:1", [], /^as fast as the server responds, since it is on this machine/m],
    ["http://localhost:1", ["--rate", "30"], /^in about .* at 30 requests per minute/m],
    ["http://localhost:1", ["--rate", "off"], /^as fast as the server responds$/m],
    ["http://localhost.example", [], /^in about .* at 60 requests per minute/m],
    ["http://10.0.0.1", [], /^in about .* at 60 requests per minute/m],
  ])("of %s %j is in the plan", async (origin, flags, line) => {
    const { text } = await run("--plan", "--v2", `${origin}/v2`, "--api-key", "k", ...flags);
    expect(text).toMatch(line);
  });

  it("begins on this machine with the first refusal for a limit", async () => {
    let time = 0;
    const pace = createPace(
      undefined,
      () => time,
      async (milliseconds) => void (time += milliseconds),
      60,
    );
    for (let sent = 0; sent < 200; sent += 1) await pace.next(null);
    expect(time).toBe(0);
    pace.onLimit();
    for (let sent = 0; sent < 61; sent += 1) await pace.next(null);
    expect(time).toBe(60_000);
  });
});

describe("a server in process", () => {
  const app = smallMock();
  const only = ["--only", "v2/searchTaxonomies"];

  /** The addresses that a run asks for, with its exit code or the message that it ended with. */
  async function asked(...args: string[]) {
    const urls: string[] = [];
    const fetch = (request: Request) => {
      urls.push(request.url);
      return app(new Request(request.url.replace("http://here/ads", "http://server/v2"), request));
    };
    const code = await check([...only, ...args], { ...quiet, fetch }).catch((error: Error) => error.message);
    return { code, urls };
  }

  it("is asked at the usual roots, with a key of its own", async () => {
    const { code, urls } = await asked("--api-key", "mock_live_demo");
    expect(code).toBe(0);
    expect(urls.filter((url) => !url.startsWith("http://server/v2/"))).toEqual([]);
    expect(urls.length).toBeGreaterThan(10);
  });

  it("is asked at the roots that flags name", async () => {
    const { code, urls } = await asked("--api-key", "mock_live_demo", "--v2", "http://here/ads");
    expect(code).toBe(0);
    expect(urls.filter((url) => !url.startsWith("http://here/ads/"))).toEqual([]);
  });

  it("needs a key, and one that it takes", async () => {
    vi.stubEnv("API_KEY", "");
    expect(await asked()).toEqual({ code: expect.stringMatching(/^a server needs a key/), urls: [] });
    vi.unstubAllEnvs();
    expect((await asked("--api-key", "mock_live_revoked")).code).toMatch(/rejects the key/);
  });

  it("is no part of a plan", async () => {
    const { code, urls } = await asked("--api-key", "k", "--plan");
    expect([code, urls, printed.text]).toEqual([
      0,
      [],
      expect.stringMatching(/as fast as the server responds/),
    ]);
  });
});

describe("bad input ends it before anything is sent", () => {
  it.each([
    [["--v2", "nonsense", "--api-key", "k"], /--v2 must be a URL.*nonsense/],
    [["--v2", "http://127.0.0.1:1/v2"], /a server needs a key/],
    [["--only", "v9/nothing"], /--only v9\/nothing matches no case/],
    [["--max-spend", "much"], /--max-spend.*'much'.*Expected a number/],
    [["--rate", "0"], /--rate.*'0'.*Expected requests per minute, or off/],
    [["--header", "broken"], /--header must have the form "Name: value"/],
    [["--api-kye=s3cret"], /unknown option '--api-kye=…'/],
    [["--seeed", "1"], /unknown option '--seeed' \(Did you mean --seed\?\)/],
  ])("%j", async (args, message) => {
    expect((await run(...args)).code).toMatch(message);
  });
});

describe("a wrong address or account is one line", () => {
  /** Refuses what has no key before it looks at the path. */
  let isGuarded = false;
  const mock = smallMock();
  const server = served(async (request) => {
    const error = { code: "invalid_api_key", message: "No key." };
    const isMissing = request.headers.get("Authorization") === null;
    return isGuarded && isMissing ? Response.json({ error }, { status: 401 }) : mock(request);
  });
  const offPace = ["--api-key", "mock_live_demo", "--rate", "off"];

  it.each([
    ["--v2", "/v3", /^UsageError: This does not look like .* returned 404 .*\. Is it --v2 \S+\/v2\?$/],
    [
      "--v2",
      "/v2/v2",
      /^UsageError: This does not look like .* returned 404 .*Is --v2 \S+ the root of v2\?$/,
    ],
    [
      "--v2",
      "/api/v1",
      /^UsageError: \S+\/api\/v1 is the root of v1, not of v2: .*Give it as --v1 \S+\/api\/v1$/,
    ],
    ["--v1", "/v2", /^UsageError: \S+\/v2 is the root of v2, not of v1: .*Give it as --v2 \S+\/v2$/],
    [
      "--v1",
      "/api/v1x",
      /^UsageError: This does not look like .* returned 404 .*\. Is it --v1 \S+\/api\/v1\?$/,
    ],
  ])("%s %s", async (flag, path, message) => {
    for (isGuarded of [false, true]) {
      const { code, text } = await run(flag, `${server.url}${path}`, ...offPace);
      expect(code).toMatch(message);
      expect(text).toBe("");
    }
  });

  it.each([
    ["--v2", "/v2"],
    ["--v1", "/api/v1"],
  ])("an account that %s does not have", async (flag, path) => {
    const { code } = await run(flag, `${server.url}${path}`, ...offPace, "--account", "no-such-account");
    expect(code).toMatch(
      /^UsageError: --account no-such-account: the server has no such account \(GET \S+ returned 404\)/,
    );
  });

  it("an account that the mock in process does not have", async () => {
    expect((await run("--account", "no-such-account")).code).toMatch(
      /^UsageError: --account no-such-account: /,
    );
  });
});

describe("a server that breaks the contract", () => {
  const folder = temporaryFolder();
  const counting = miscounting(smallMock());
  const server = served(async (request) => {
    const response = await counting(request);
    return response.status === 401 ? Response.json({ error: "no" }, { status: 401 }) : response;
  });
  const ofTaxonomies = ["--only", "v2/searchTaxonomies", "--rate", "off", "--api-key", "mock_live_demo"];

  it("fails it with rule, place, expected, got, and how to repeat it", async () => {
    const { code, text } = await run("--v2", `${server.url}/v2`, ...ofTaxonomies);
    expect(code).toBe(1);
    expect(text).toMatch(
      /FAILED count is the number of rows \(\d+ times\)\n {4}expected count \d+, the number of rows\n {4}got {6}count 99/,
    );
    expect(text).toContain("rule     openapi/v2.json#/paths/~1taxonomies/get/responses/200");
    expect(text).toMatch(
      /curl -i -H 'Accept-Encoding: gzip, deflate' -H "Authorization: Bearer \$API_KEY" --compressed 'http:\/\/127\.0\.0\.1:\d+\/v2\/taxonomies\?query=/,
    );
    expect(text).toMatch(/again {4}npm run check -- --only v2\/searchTaxonomies\/\S+ --seed 1/);
    expect(text).not.toContain("mock_live_demo");
  });

  it("writes JSON and JUnit to files beside it", async () => {
    const [json, junit] = [join(folder, "new/report.json"), join(folder, "report.xml")];
    const reporters = ["--reporter", `default,json=${json}`, "--reporter", `junit=${junit}`];
    expect((await run("--v2", `${server.url}/v2`, ...ofTaxonomies, ...reporters)).code).toBe(1);
    const report = JSON.parse(await readFile(json, "utf8")) as { failures: { rule: string }[] };
    expect(report.failures).toEqual(
      expect.arrayContaining([expect.objectContaining({ rule: "count is the number of rows" })]),
    );
    const xml = await readFile(junit, "utf8");
    expect(xml).toMatch(/^<\?xml version="1\.0"/);
    expect(xml).toContain('<failure message="expected count');
    expect(xml + JSON.stringify(report)).not.toContain("mock_live_demo");
  });

  it("--bail stops at the first violation", async () => {
    const { code, text } = await run("--v2", `${server.url}/v2`, ...ofTaxonomies, "--bail");
    expect(code).toBe(1);
    expect(text).toMatch(/not tested \(--bail ended the run at an earlier violation\): \d+/);
  });

  it("stays under --max-spend and says what it left out", async () => {
    const limit = ["--rate", "off", "--max-spend", "0.004"];
    const { text } = await run("--v2", `${server.url}/v2`, "--api-key", "mock_live_demo", ...limit);
    const [, usd] = /; \d+ requests, ([\d.]+) USD/.exec(text) ?? [];
    expect(Number(usd)).toBeGreaterThan(0);
    // What such a server charges for too many rows is known only afterwards.
    expect(Number(usd)).toBeLessThanOrEqual(0.005);
    expect(text).toMatch(/not tested \(would exceed --max-spend\): \d+/);
  });
});

describe("a rate limit", () => {
  let limited = 0;
  let retryAfter = "1";
  const mock = smallMock();
  const server = served(async (request) => {
    const error = { code: "rate_limited", message: "Later." };
    if (limited === 0) return mock(request);
    limited -= 1;
    return Response.json({ error }, { status: 429, headers: { "Retry-After": retryAfter } });
  });
  const only = ["--only", "v2/searchTaxonomies/access"];
  const some = (...more: string[]) =>
    run("--v2", `${server.url}/v2`, "--api-key", "k", "--rate", "off", ...only, ...more);

  it("is waited for, and is no failure", async () => {
    // Two requests look whether it is the API at all, and do not mind.
    limited = 3;
    const { code, text } = await some();
    expect(text).toMatch(/ 0 failed, .*, 1 pause for rate limits$/);
    expect(code).toBe(0);
  });

  it("that asks for more than --max-wait ends the run, which says what it left out", async () => {
    [limited, retryAfter] = [3, "60"];
    const { code, text } = await some("--max-wait", "5");
    expect(text).toMatch(/not tested \(a rate limit requires waiting another 60 s\): \d+/);
    expect(text).toContain("Too little was seen");
    expect(code).toBe(2);
  });
});
