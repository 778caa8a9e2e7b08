import { Hono } from "hono";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  check,
  OptionsError,
  render,
  Unreachable,
  type CheckOptions,
  type CheckReport,
  type Handler,
  type Server,
} from "../../scripts/check/index.ts";
import { now } from "../now.ts";
import { miscounting, smallMock } from "./faulty.ts";

const apiKey = "mock_live_demo";
const app = smallMock();

/** The app with another answer where a test wants one. */
function faulty(fault: (request: Request, response: Response) => unknown): Handler {
  return async (request) => (await fault(request, await app(request.clone()))) as Response;
}

const isTaxonomies = ({ url }: Request) => new URL(url).pathname === "/v2/taxonomies";
const few: CheckOptions = { apiKey, only: "v2/searchTaxonomies", now: () => now, timeout: 5 };

describe("a handler", () => {
  let report: CheckReport;

  beforeAll(async () => {
    report = await check(app, few);
  });

  it("that conforms has no findings, and its report is plain data", () => {
    expect(report.findings).toEqual([]);
    expect([report.ok, report.verdict, report.exitCode]).toEqual([true, "no-fault-seen", 0]);
    expect(report.summary).toMatch(/^No fault found in the handler/);
    expect(structuredClone(report)).toEqual(report);
    expect(JSON.stringify(report)).not.toContain(apiKey);
  });

  it("writes nothing and listens to no signals", async () => {
    const spies = [
      vi.spyOn(process.stdout, "write"),
      vi.spyOn(process.stderr, "write"),
      vi.spyOn(process, "once"),
      vi.spyOn(process, "exit"),
      vi.spyOn(console, "log"),
    ];
    await check(app, { ...few, only: "v2/searchTaxonomies/access" });
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("that breaks a rule has findings, each with what shows it", async () => {
    const { findings, ok, verdict, failures } = await check(miscounting(app), few);
    expect([ok, verdict]).toEqual([false, "breaks"]);
    expect(findings.map(({ id }) => id)).toContain("v2/searchTaxonomies/shape/200-count-of-rows");
    const [finding] = findings.filter(({ id }) => id.endsWith("200-count-of-rows"));
    expect(finding).toMatchObject({
      operation: "v2/searchTaxonomies",
      area: "shape",
      rule: "count is the number of rows",
      place: "openapi/v2.json#/paths/~1taxonomies/get/responses/200",
      got: "count 99",
      again: expect.stringMatching(/^check\(server, \{ only: \["v2\/searchTaxonomies\/.*"\], seed: 1 \}\)$/),
    });
    expect(failures.length).toBeLessThanOrEqual(findings.length);
  });

  it("is called as a method of an object such as a Hono app", async () => {
    class App {
      fetch(request: Request) {
        return this.answer(request);
      }
      answer = app;
    }
    expect((await check(new App(), few)).ok).toBe(true);
    // What these take compiles.
    const servers: Server[] = [
      new Hono(),
      new Hono().fetch,
      { v2: new URL("http://host/v2") },
      "http://host/v2",
    ];
    expect(servers.length).toBe(4);
  });

  it("with one version, at a path of its own", async () => {
    const moved: Handler = (request) =>
      app(new Request(request.url.replace("http://here/api/ads", "http://server/v2"), request));
    const one = await check(
      { fetch: moved, v2: "http://here/api/ads" },
      { ...few, only: ["v2/searchTaxonomies", "v1/getBrand"] },
    );
    expect(one.findings).toEqual([]);
    expect(
      new Set(one.cases.filter((found) => found.status === "passed").map(({ id }) => id.slice(0, 2))),
    ).toEqual(new Set(["v2"]));
    const reasons = one.cases.filter(({ id }) => id.startsWith("v1/")).map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(["the target has no v1; give its root with v1"]));
  });

  it("of no such API is an error that says how to name its roots", async () => {
    const nothing: Handler = () => new Response("nope", { status: 404 });
    await expect(check(nothing, few)).rejects.toThrow(
      /does not look like the API: .* returned 404 text\/plain.*check\(\{ fetch: handler, v2: /,
    );
  });

  it("that refuses the key is an error without the key", async () => {
    const error = await check(app, { ...few, apiKey: "mock_live_revoked" }).catch((found: Error) => found);
    expect(error).toBeInstanceOf(Unreachable);
    expect(String(error)).toMatch(/rejects the key/);
    expect(String(error)).not.toContain("mock_live_revoked");
  });

  it("reports as the command does", async () => {
    expect(await render(report, "junit")).toMatch(/^<\?xml/);
    expect(await render(report, "default")).toContain(report.summary);
    expect(JSON.parse(await render(report, "json"))).toMatchObject({ verdict: "no-fault-seen" });
  });
});

describe("a handler that fails", () => {
  it.each<[string, (request: Request) => unknown, RegExp]>([
    [
      "throws",
      () => {
        throw new RangeError("boom");
      },
      /^The handler threw RangeError: boom: \d+ times, first on GET http:\/\/server\/v2\/taxonomies/,
    ],
    ["rejects", () => Promise.reject(new Error("boom")), /^The handler threw Error: boom: \d+ times/],
    ["returns nothing", () => undefined, /^The handler returned undefined instead of a Response: \d+ times/],
    [
      "returns no Response",
      () => ({ status: 200 }),
      /^The handler returned an object that is not a Response/,
    ],
    ["returns Response.error()", () => Response.error(), /^The handler returned a Response with status 0/],
  ])("and %s on one operation fails its cases, and the report says why", async (_, fault, remark) => {
    const handler = faulty((request, response) =>
      isTaxonomies(request) && response.status === 200 ? fault(request) : response,
    );
    const report = await check(handler, few);
    expect([report.ok, report.verdict]).toEqual([false, "breaks"]);
    expect(report.hints.some((hint) => remark.test(hint))).toBe(true);
  });

  it("and throws a text that moves the cursor, or has the key, which reports do not", async () => {
    const bad = faulty((request, response) => {
      if (isTaxonomies(request) && response.status === 200)
        throw new Error(`\u001b[2J${apiKey}${"x".repeat(900)}`);
      return response;
    });
    const report = await check(bad, few);
    const text = await render(report, "default");
    expect(text).toContain("The handler threw Error: \\u{1b}[2J$API_KEY");
    expect(text + (await render(report, "html"))).not.toMatch(/\u001b|mock_live_demo|x{400}/);
  });

  it("and returns one Response twice", async () => {
    const once = new Response(JSON.stringify({ error: { code: "invalid_api_key", message: "no" } }), {
      status: 401,
      headers: { "Content-Type": "application/json" },
    });
    const report = await check(
      faulty((_, response) => (response.status === 401 ? once : response)),
      { ...few, only: "v2/searchTaxonomies/access" },
    );
    expect(report.hints.join()).toContain("The handler returned a Response whose body was already read");
  });

  it("whatever it is asked is an error that names the first", async () => {
    const broken: Handler = () => {
      throw new Error("no database");
    };
    await expect(check(broken, few)).rejects.toThrow(
      / the root of v\d\? The handler threw Error: no database/,
    );
  });

  it("that never answers is given up", async () => {
    const hangs: Handler = () => new Promise(() => undefined);
    await expect(check(hangs, { ...few, timeout: 0.05 })).rejects.toThrow(
      /no response within 0\.05 s \(raise timeout to wait longer\)/,
    );
  });

  it("and whose body never ends on one operation fails its cases", async () => {
    const endless = faulty((request, response) =>
      isTaxonomies(request) && response.status === 200
        ? new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(4)) }))
        : response,
    );
    const report = await check(endless, { ...few, only: "v2/searchTaxonomies/shape", timeout: 0.1 });
    expect(report.findings[0]?.got).toMatch(/was not complete within 0\.1 s/);
  });
});

describe("limits", () => {
  it("of requests are kept, and what is left out says so", async () => {
    const calls = vi.fn(app);
    const report = await check((request) => calls(request), { ...few, maxRequests: 7 });
    expect(calls.mock.calls.length).toBe(7);
    expect(report.cases.map(({ reason }) => reason)).toContain("the run reached maxRequests 7");
  });

  it("below what it takes to begin are no findings, and not ok", async () => {
    const report = await check(app, { ...few, maxRequests: 1 });
    expect([report.findings, report.ok, report.verdict]).toEqual([[], false, "nothing"]);
  });

  it("of time are kept", async () => {
    let passed = 0;
    const report = await check(app, { ...few, maxTime: 0.02, now: () => now + passed++ });
    expect(report.cases.map(({ reason }) => reason)).toContain("the run reached maxTime 0.02");
    expect(report.tally.requests).toBeLessThan(20);
  });

  it("of money are kept", async () => {
    const report = await check(app, { ...few, only: "v2/searchMedia/shape", maxSpend: 0 });
    expect(report.tally.usd).toBe(0);
    expect(report.cases.map(({ reason }) => reason)).toContain("would exceed maxSpend");
  });

  it("a signal ends the run, with a report of what ran", async () => {
    const controller = new AbortController();
    const report = await check(app, {
      ...few,
      signal: controller.signal,
      onResult: (_, done) => done === 3 && controller.abort(),
    });
    expect([report.ok, report.verdict]).toEqual([false, "stopped"]);
    expect(report.totals.passed).toBeGreaterThanOrEqual(2);
    expect((await check(app, { ...few, signal: AbortSignal.abort() })).verdict).toBe("stopped");
  });

  it("onResult is told of each case, without the key", async () => {
    const told: string[] = [];
    const report = await check(app, {
      ...few,
      onResult: (result, done, total) => told.push(`${done}/${total} ${JSON.stringify(result)}`),
    });
    expect(told.length).toBe(report.cases.length);
    expect(told.join()).not.toContain(apiKey);
  });
});

describe("known findings and cases left out", () => {
  const counts = miscounting(app);

  it("of a former run do not fail the next one", async () => {
    const former = await check(counts, few);
    const next = await check(counts, { ...few, baseline: former });
    expect([next.ok, next.findings]).toEqual([true, []]);
    expect(next.baseline?.known.length).toBe(former.findings.length);
    const back: unknown = JSON.parse(JSON.stringify(former));
    expect((await check(counts, { ...few, baseline: back as CheckReport })).ok).toBe(true);
  });

  it("a skipped case is in the report with its reason", async () => {
    const skip = { "v2/searchTaxonomies/access": "no keys yet" };
    const report = await check(app, { ...few, skip });
    const access = report.cases.filter(({ area }) => area === "access");
    expect(new Set(access.map(({ status, reason }) => `${status}: ${reason}`))).toEqual(
      new Set(["skipped: skipped by skip: no keys yet"]),
    );
  });
});

describe("a wrong option is an OptionsError before anything is sent", () => {
  it.each<[object, RegExp]>([
    [{ apiKey: undefined }, /^apiKey must be a string/],
    [{ apiKey: " k" }, /^apiKey has a space/],
    [{ maxSpendUsd: 1 }, /^there is no option maxSpendUsd; did you mean maxSpend\?$/],
    [{ maxSpend: -1 }, /^maxSpend must be a number of US dollars from 0 to 100000, not -1$/],
    [{ maxSpend: "much" }, /^maxSpend must be .*, not "much"$/],
    [{ maxRequests: 0 }, /^maxRequests must be an integer of at least 1, not 0$/],
    [{ maxTime: 0 }, /^maxTime must be/],
    [{ timeout: Number.NaN }, /^timeout must be a number of seconds from 0\.001 to 3600, not NaN$/],
    [{ rate: "fast" }, /^rate must be a number of requests per minute, or off/],
    [{ seed: 1.5 }, /^seed must be an integer/],
    [{ only: "v9/nothing" }, /^only v9\/nothing matches no case/],
    [{ only: [""] }, /^only must be a non-empty string/],
    [
      { skip: { "v2/searchMedai": "why" } },
      /^skip v2\/searchMedai matches no case; did you mean v2\/searchMedia\?$/,
    ],
    [{ skip: { "v2/searchMedia": " " } }, /^skip needs a reason for v2\/searchMedia$/],
    [{ baseline: [{ id: 4 }] }, /^baseline: \[0\] must be the id of a finding/],
    [{ baseline: {} }, /^baseline: it must be a list of findings/],
    [{ keys: { stolen: "k" } }, /^keys has revoked, .* and no stolen$/],
    [{ headers: { Authorization: "x" } }, /^headers cannot set Authorization/],
    [{ assume: "yes" }, /^assume must be true or false, not "yes"$/],
  ])("%j", async (options, message) => {
    const calls = vi.fn(app);
    const error = await check(calls, { ...few, ...options }).catch((found: Error) => found);
    expect(error).toBeInstanceOf(OptionsError);
    expect((error as Error).message).toMatch(message);
    expect(calls).not.toHaveBeenCalled();
  });

  it.each<[unknown, RegExp]>([
    ["nonsense", /^server must be a URL such as/],
    ["http://me:secret@host/v2", /must not contain a user/],
    [{}, /^server must have v1 or v2/],
    [{ v2: "host" }, /^v2 must be a URL/],
    [{ fetch: 5 }, /^server: fetch must be a function$/],
    [null, /^server must be a handler/],
  ])("server %j", async (server, message) => {
    const error = await check(server as Handler, few).catch((found: Error) => found);
    expect(error).toBeInstanceOf(OptionsError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain("secret");
  });
});
