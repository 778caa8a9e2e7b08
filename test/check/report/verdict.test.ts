import { describe, expect, test } from "vitest";
import { operations } from "@adintel/client/operations";
import { assert, type CheckCase } from "../../../scripts/check/engine/case.ts";
import { createMask } from "../../../scripts/lib/mask.ts";
import { collect } from "../../../scripts/check/report/collect.ts";
import type { ReportData } from "../../../scripts/check/report/data.ts";
import { htmlReport } from "../../../scripts/check/report/html/page.tsx";
import { githubReport, githubSummary } from "../../../scripts/check/report/formats/github.ts";
import { junitReport } from "../../../scripts/check/report/formats/junit.ts";
import { terminalReport } from "../../../scripts/check/report/formats/terminal.ts";
import { now } from "../../now.ts";
import { smallMock, withBody, type Fetch } from "../faulty.ts";
import { casesAt, found, hold, type Held } from "../hold.ts";

const cases = casesAt(3);

function only(...starts: string[]): CheckCase[] {
  const selected = cases.filter(({ id }) => starts.some((start) => id.startsWith(start)));
  expect(selected.length).toBeGreaterThan(0);
  return selected;
}

const mock = () => smallMock();

/** Runs cases on a server and gives the data of the reports. */
async function checked(
  fetch: Fetch,
  held: Omit<Held, "fetch">,
  options: { isLimited?: boolean; minCoverage?: number } = {},
  rules?: number,
): Promise<ReportData> {
  const report = await hold({ fetch, depth: 3, now: () => now, ...held });
  const apiKey = "mock_live_demo";
  return collect(report, {
    options: { given: [], seed: 1, maxSpend: 1_000_000, isLimited: false, ...options },
    ...(rules !== undefined && { rules }),
    target: { name: "a server", roots: { v1: "http://mock/api/v1", v2: "http://mock/v2" } },
    mask: createMask({ apiKey, keys: {}, headers: {} }),
    startedAt: now,
    endedAt: now,
  });
}

/** A case by hand about taxonomies, which are free. */
function caseOf(name: string, run: CheckCase["run"]): CheckCase {
  return {
    id: `v2/searchTaxonomies/meaning/${name}`,
    area: "meaning",
    version: "v2",
    rule: name,
    place: "here",
    operation: operations.v2.searchTaxonomies,
    requests: 1,
    rows: 0,
    run,
  };
}

const asks = caseOf("asks", async (tools) => {
  await tools.answer("v2", "searchTaxonomies", { query: { query: "home" } });
});

const statusOf = ({ cases: all }: ReportData, name: string) =>
  all.find(({ id }) => id.endsWith(`/${name}`))?.status;

describe("a case in which the check itself fails", () => {
  const broken = caseOf("broken", async () => {
    throw new TypeError("no such thing as mock_live_demo");
  });

  test("has that as its outcome, and the run goes on", async () => {
    const data = await checked(mock(), { cases: [broken, asks] });
    expect(data).toMatchObject({ verdict: "not-enough", exitCode: 2, totals: { errored: 1, passed: 1 } });
    expect(data.lacks).toEqual([expect.stringMatching(/^The check itself failed in 1 case,/)]);
    const { error } = data.cases.find(({ status }) => status === "errored") ?? {};
    expect(error).toEqual({
      message: "no such thing as $API_KEY",
      stack: expect.stringMatching(/^TypeError: no such thing as \$API_KEY\n +at /),
    });
  });

  test("is an error in every report", async () => {
    const data = await checked(mock(), { cases: [broken, asks] });
    expect(terminalReport(data, { colours: false })).toContain(
      "ERRORED the check failed here: no such thing",
    );
    expect(junitReport(data)).toMatch(/errors="1".*<error message="the check failed here: no such/s);
    expect(await htmlReport(data)).toContain('id="errored"');
  });

  test("does not hide a failure of another", async () => {
    const failing = caseOf("failing", async () => assert(false, "one thing", "another"));
    expect(await checked(mock(), { cases: [broken, failing] })).toMatchObject({
      verdict: "breaks",
      exitCode: 1,
    });
  });

  test("a value that is missing is nothing, and no error", async () => {
    const data = await checked(mock(), {
      cases: [caseOf("missing", async () => assert(false, "a name", undefined))],
    });
    expect(data.failures).toEqual([expect.objectContaining({ expected: "a name", got: "nothing" })]);
  });
});

/** The server, with some responses cut off after so many bytes. */
function cut(fetch: Fetch, isCut: (request: Request, place: number) => boolean, bytes = 7): Fetch {
  let place = 0;
  return async (request) => {
    const isRoot = new URL(request.url).pathname === "/";
    if (isRoot) return new Response("alive");
    place += 1;
    const isNow = isCut(request, place);
    const response = await fetch(request);
    if (!isNow) return response;
    const text = new TextEncoder().encode(await response.text());
    let sent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }));
        else controller.enqueue(text.slice(0, bytes));
        sent = true;
      },
    });
    return new Response(body, response);
  };
}

describe("a connection that is cut off", () => {
  test("once, is made again", async () => {
    const data = await checked(
      cut(mock(), (_, place) => place === 1),
      { cases: [asks] },
    );
    expect(data.totals).toMatchObject({ passed: 1, failed: 0 });
    expect(data.tally.serverErrors).toBe(1);
  });

  test("again, is a failure of its case, and the run goes on", async () => {
    const fetch = cut(mock(), ({ url }) => url.includes("broken"));
    const data = await checked(fetch, {
      cases: [
        caseOf(
          "cut",
          async (tools) => void (await tools.ask("v2", "searchTaxonomies", { query: { query: "broken" } })),
        ),
        asks,
      ],
    });
    expect(data.failures).toEqual([
      expect.objectContaining({ expected: "a response", got: "a connection closed after 7 bytes" }),
    ]);
    expect(data.failures[0]?.exchanges.at(-1)).toMatchObject({
      status: 0,
      body: expect.stringMatching(/^.{7}$/),
    });
    expect(statusOf(data, "asks")).toBe("passed");
  });

  test("without a byte too, whatever the error is", async () => {
    const server = mock();
    const fetch: Fetch = async (request) => {
      if (request.url.includes("taxonomies")) throw new TypeError("fetch failed");
      return server(request);
    };
    const data = await checked(fetch, { cases: [asks, ...only("v2/searchMedia/refusals")] });
    expect(data).toMatchObject({ verdict: "breaks" });
    expect(data.failures[0]?.got).toBe("a connection closed after 0 bytes (fetch failed)");
  });

  test("ends the run where the server is gone, after it was looked for several times", async () => {
    const server = mock();
    let requests = 0;
    let looks = 0;
    const fetch: Fetch = async (request) => {
      requests += 1;
      if (new URL(request.url).pathname === "/") looks += 1;
      if (requests > 15) throw new TypeError("fetch failed");
      return server(request);
    };
    const data = await checked(fetch, { cases: only("v2/searchTaxonomies") });
    expect(data).toMatchObject({ verdict: "stopped", exitCode: 2 });
    expect(data.totals.passed).toBeGreaterThan(0);
    expect(looks).toBe(3);
  });
});

describe("a server conforms only if enough was seen", () => {
  /** The server, with other responses to some requests. */
  const answering = (to: (request: Request, place: number) => Response | undefined): Fetch => {
    const server = mock();
    let place = 0;
    return async (request) => {
      const response = await server(request.clone());
      place += 1;
      return to(request, place) ?? response;
    };
  };
  const error = (status: number, code: string) =>
    Response.json({ error: { code, message: "No." } }, { status, headers: { "Retry-After": "1" } });

  test("the mock does", async () => {
    const data = await checked(mock(), { cases });
    expect(data).toMatchObject({ verdict: "conforms", exitCode: 0, lacks: [], failures: [], hints: [] });
    expect(data.seen.rules.checked).toBeGreaterThan(800);
    expect(data.seen.operations).toEqual({ succeeded: 18, total: 18, unspecified: 4 });
    expect(await htmlReport(data)).toContain('<p class="verdict conforms">');
  });

  test("an operation that never succeeds is told, with what it takes", async () => {
    const without = answering(({ url, method }) =>
      method === "GET" && url.includes("/collabs") ? error(404, "brand_not_found") : undefined,
    );
    const valid = caseOf("collabs", async (tools) => {
      await tools.ask("v2", "listAccountCollabs", { id: await tools.account() });
    });
    const data = await checked(without, { cases: [valid, asks] });
    expect(data).toMatchObject({ verdict: "not-enough", exitCode: 2 });
    expect(data.lacks).toEqual([
      "v2/listAccountCollabs never succeeded: 1 valid request, all responses were 404; name an account that has data with --account.",
    ]);
    expect(terminalReport(data, { colours: false })).toMatch(
      /Too little was seen to say .*\n {2}v2\/listAccountCollabs never/,
    );
    // A run that fails by what it did not see must say so where no case failed.
    const failing = /Too little was seen to say [^<]*v2\/listAccountCollabs never succeeded/;
    expect(junitReport(data)).toMatch(new RegExp(`errors="1".*<error>${failing.source}`, "s"));
    expect(await githubReport(data)).toMatch(new RegExp(`::error [^:]*::${failing.source}`));
    expect(githubSummary(data)).toContain("never succeeded");
  });

  test("that an unknown account or path is not found says nothing of an operation", async () => {
    const unknown = only("v2/getAccount/meaning/unknown-account", "v2/getAccount/transport/404");
    const data = await checked(mock(), { cases: unknown });
    expect(data).toMatchObject({ verdict: "conforms", lacks: [], totals: { passed: 2 } });
  });

  test("an operation that was never to succeed is a hint", async () => {
    const data = await checked(mock(), { cases: only("v2/searchTaxonomies", "v2/indexAccount/refusals") });
    expect(data.verdict).toBe("conforms");
    expect(data.hints).toEqual([
      expect.stringMatching(
        /^\d+ operations received no valid request \(v1\/searchBrands, .*, …\); raise --max-spend, /,
      ),
    ]);
  });

  test("a server without an account that a search finds is told so", async () => {
    const none = answering(({ url }) => {
      const lists = {
        "/media": "media",
        "/brands": "brands",
        "/brands/search": "brands",
        "/creators": "creators",
      };
      const [, key] = Object.entries(lists).find(([path]) => new URL(url).pathname.endsWith(path)) ?? [];
      return key === undefined ? undefined : Response.json({ count: 0, [key]: [] });
    });
    const data = await checked(none, {
      cases: only("v2/searchTaxonomies", "v2/listAccountCollabs"),
    });
    expect(data).toMatchObject({ verdict: "not-enough", exitCode: 2 });
    const limited = await checked(none, { cases: only("v2/listAccountCollabs") }, { isLimited: true }, 1_000);
    expect(limited).toMatchObject({ verdict: "not-enough", exitCode: 2 });
    expect(data.lacks[0]).toMatch(
      /^No account was found, .*: no search returned an account; name one with --account\.$/,
    );
  });

  test("one whose request is not shown may refuse all", async () => {
    const refusing = caseOf(
      "comments",
      async (tools) => void (await tools.ask("v2", "postComments", { body: {} })),
    );
    const data = await checked(
      answering(({ url }) => (url.includes("comments") ? error(400, "invalid_request") : undefined)),
      {
        cases: [refusing, asks],
      },
    );
    expect(data.verdict).toBe("conforms");
  });

  test("a key without credits is told", async () => {
    const fetch = answering(({ method, url }) =>
      method === "POST" && url.includes("/v2/media") ? error(402, "out_of_credits") : undefined,
    );
    const data = await checked(fetch, {
      cases: only("v2/searchMedia/refusals", "v2/searchMedia/shape", "v2/searchTaxonomies"),
    });
    expect(data).toMatchObject({ verdict: "not-enough" });
    expect(data.lacks).toEqual([
      expect.stringMatching(/^The key's credits are used up, .* \(--api-key\)\.$/),
    ]);
  });

  test("one in twelve responses of 500 is a finding", async () => {
    const failing = answering((_, place) => (place % 12 === 0 ? error(500, "internal_error") : undefined));
    const data = await checked(failing, { cases });
    expect(data).toMatchObject({ verdict: "breaks", exitCode: 1 });
    expect(data.failures).toContainEqual(
      expect.objectContaining({
        rule: "responds without server errors",
        got: expect.stringMatching(/^500 for \d+ of \d+ requests, and for \d+ of \d+ valid ones$/),
      }),
    );
    // What fails twice in a row by chance is no finding of its own.
    expect(data.totals.findings).toBe(1);
  });

  test("a single response of 500 is flaky", async () => {
    let failed = false;
    const failing = answering(({ url }) => {
      if (failed || !url.includes("query=home")) return undefined;
      failed = true;
      return error(500, "internal_error");
    });
    const data = await checked(failing, { cases: only("v2/searchTaxonomies") });
    expect(data).toMatchObject({ verdict: "conforms", totals: { flaky: 1, failed: 0 } });
  });

  test("a limited run says how much it saw, and asks for no more", async () => {
    const some = only("v2/searchTaxonomies");
    const data = await checked(mock(), { cases: some }, { isLimited: true }, cases.length);
    expect(data).toMatchObject({ verdict: "no-fault-seen", exitCode: 0 });
    expect(terminalReport(data, { colours: false })).toMatch(
      /No fault found in a server, as far as it was checked: \d+ of \d+ rules checked, \d+ of \d+ operations succeeded/,
    );
  });

  test("a limit that left nothing out changes nothing", async () => {
    const data = await checked(mock(), { cases: only("v2/searchTaxonomies") }, { isLimited: true });
    expect(data).toMatchObject({ verdict: "conforms", exitCode: 0 });
  });

  test("a server whose lists are all empty shows nothing, whatever limits the run", async () => {
    const empty = withBody(mock(), (body) =>
      Object.fromEntries(Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [] : 0])),
    );
    const some = only("v2/searchTaxonomies");
    const data = await checked(empty, { cases: some }, { isLimited: true }, cases.length);
    expect(data).toMatchObject({ verdict: "not-enough", exitCode: 2 });
    expect(data.lacks).toEqual([
      expect.stringMatching(/^No account was found, /),
      expect.stringMatching(/^Every list of v1 was empty, /),
      expect.stringMatching(/^Every list of v2 was empty, /),
    ]);
  });

  test("says what would let it check more, and how much", async () => {
    const data = await checked(mock(), {
      cases: only("v2/searchTaxonomies", "v2/listAccountCollabs"),
      maxSpend: 2_000,
    });
    expect(data.advice).toMatch(
      /^More can be checked: \d+ rules with a higher --max-spend \(\d+(\.\d+)? is enough\) and 1 rule with more or other data \(--account\)\.$/,
    );
    expect(terminalReport(data, { colours: false })).toContain(data.advice);
  });

  test("--min-coverage asks for more, also of a limited run", async () => {
    const some = only("v2/searchTaxonomies", "v2/indexAccount");
    const data = await checked(mock(), { cases: some }, { isLimited: true, minCoverage: 1 }, cases.length);
    expect(data).toMatchObject({ verdict: "not-enough", exitCode: 2 });
    expect(data.lacks).toEqual([expect.stringMatching(/^Only \d+% of the rules were checked, .* 100%/)]);
  });

  test("a pause that is too long is no reason to be satisfied", async () => {
    let left = 8;
    const limiting = answering(() => {
      left -= 1;
      return left < 0 ? error(429, "rate_limited") : undefined;
    });
    const data = await checked(limiting, { cases: only("v2/searchTaxonomies") });
    expect(data).toMatchObject({ verdict: "not-enough", exitCode: 2 });
    expect(data.lacks[0]).toMatch(
      /^The run ended early: a rate limit requires waiting another 1 s; --max-wait/,
    );
  });
});

describe("one cause", () => {
  test("an envelope of another name is one finding, and what it hides is not exercised", async () => {
    const fetch = withBody(mock(), ({ media, ...rest }) => (media ? { ...rest, items: media } : undefined));
    const data = await checked(fetch, { cases: only("v2/searchMedia/meaning") });
    expect(data.failures.map(({ rule }) => rule)).toEqual(["media is required"]);
    const passed = data.cases.filter(({ status }) => status === "passed").map(({ id }) => id);
    // Refused with 404, which has another envelope.
    expect(passed).toEqual(["v2/searchMedia/meaning/unknown-account"]);
    expect(data.cases.filter(({ status }) => status === "skipped")).toEqual(
      data.cases.filter(({ reason }) => reason?.startsWith("depends on something")),
    );
    expect(data.totals.unexercised).toBeGreaterThan(40);
    expect(data.verdict).toBe("breaks");
  });

  test("the same error of an operation is one finding, whatever the fields", async () => {
    const server = mock();
    const fetch: Fetch = async (request) => {
      const response = await server(request);
      if (response.status !== 400 || !request.url.endsWith("/v2/media")) return response;
      const message = `Not yet, request ${Math.random()}.`;
      return Response.json({ error: { code: "invalid_api_key", message } }, { status: 401 });
    };
    const data = await checked(fetch, { cases: only("v2/searchMedia/refusals") });
    expect(data.totals.findings).toBe(1);
    expect(data.totals.failed).toBe(data.failures[0]?.cases.length);
    expect(data.totals.failed).toBeGreaterThan(40);
    expect(new Set(data.cases.flatMap(({ finding }) => finding ?? []))).toEqual(new Set([1]));
    expect(junitReport(data)).toMatch(/same cause as v2\/searchMedia\/refusals\/\S+ \(finding 1\)/);
    expect(terminalReport(data, { colours: false })).toMatch(/^0 passed, \d\d failed \(1 finding\), /m);
  });
});

describe("a finding shows", () => {
  const many = caseOf("many", async (tools) => {
    for (const query of ["a", "b", "c", "d", "home"])
      await tools.answer("v2", "searchTaxonomies", { query: { query } });
    const { exchange } = await tools.answer("v2", "searchTaxonomies", { query: { query: "shop" } });
    const list = Array.from({ length: 400 }, (_, place) => `item ${place}`);
    assert(
      false,
      `the rows of the first: ${JSON.stringify(list)}`,
      JSON.stringify(list.with(300, "stranger")),
      exchange,
    );
  });

  test("the last four exchanges, shared ones too, with their responses", async () => {
    const data = await checked(mock(), { cases: [asks, many] });
    const [finding] = data.failures;
    const asked = finding?.exchanges.map(({ curl }) => /query=(\w+)/.exec(curl)?.[1]);
    expect(asked).toEqual(["c", "d", "home", "shop"]);
    expect(finding?.exchanges.at(-1)).toMatchObject({
      status: 200,
      isFaulty: true,
      body: expect.stringMatching(/^\{"count":/),
      headers: { "content-type": "application/json" },
    });
    const text = terminalReport(data, { colours: false });
    expect(text.match(/^ {4}curl /gm)).toHaveLength(4);
    expect(text).toMatch(/^ {6}response 200 application\/json: \{"count"/m);
    expect(await htmlReport(data)).toContain("Compared with");
  });

  test("values from where they differ", async () => {
    const data = await checked(mock(), { cases: [many] });
    const { expected = "", got = "" } = data.failures[0] ?? {};
    expect(expected).toMatch(/^the rows of the first: ….*"item 299","item 300","item 301"/);
    expect(got).toMatch(/^….*"item 299","stranger","item 301"/);
    expect(got.length).toBeLessThan(400);
  });

  test("a command that asks about the same accounts", async () => {
    let ids: string[] = [];
    const about = caseOf("about", async (tools) => {
      ids = await tools.accounts();
      const exchange = await tools.ask("v2", "listAccountCollabs", { id: String(ids[1]) });
      assert(false, "one thing", "another", exchange);
    });
    const data = await checked(mock(), { cases: [about] });
    expect(data.failures[0]?.again).toBe(
      `npm run check -- --only v2/searchTaxonomies/meaning/about --seed 1 --account ${ids.join(",")}`,
    );
  });

  test("no key in a response", async () => {
    const echo = withBody(mock(), (body) => ({ echo: "mock_live_demo".repeat(300), ...body, count: 99 }));
    const data = await checked(echo, { cases: only("v2/searchTaxonomies/shape") });
    const bodies = data.failures.flatMap(({ exchanges }) => exchanges.map(({ body }) => body));
    expect(bodies.some((body) => body.includes("$API_KEY"))).toBe(true);
    expect(JSON.stringify(data)).not.toContain("mock_live");
  });
});

test("a case that fails once and then passes is flaky, and fails nothing", async () => {
  let times = 0;
  const once = caseOf("once", async (tools) => {
    await tools.answer("v2", "searchTaxonomies", { query: { query: "home" } });
    times += 1;
    assert(times > 1, "the second time", "the first");
  });
  const data = await checked(mock(), { cases: [once] });
  expect(data).toMatchObject({
    verdict: "conforms",
    exitCode: 0,
    totals: { flaky: 1, passed: 0, failed: 0 },
  });
  expect(data.cases[0]).toMatchObject({
    status: "flaky",
    failure: { expected: "the second time", got: "the first" },
  });
  expect(terminalReport(data, { colours: false })).toMatch(
    /^flaky \(failed, then passed when repeated\): 1\n {2}v2\//m,
  );
  expect(junitReport(data)).toContain("<system-out>flaky (passed when repeated): expected the second time");
});

describe("an operation that fails now and then", () => {
  const asking = Array.from({ length: 40 }, (_, place) =>
    caseOf(`asks-${place}`, async (tools) => {
      await tools.answer("v2", "searchTaxonomies", { query: { query: `home ${place}` } });
    }),
  );
  const others = Array.from({ length: 100 }, (_, place): CheckCase => {
    return {
      ...caseOf(`looks-${place}`, async (tools) => {
        await tools.ask("v2", "getAccount", { id: `nobody-${place}` });
      }),
      id: `v2/getAccount/meaning/looks-${place}`,
      operation: operations.v2.getAccount,
    };
  });

  /** Fails at one in so many requests of taxonomies. */
  const failingAt = (oneIn: number): Fetch => {
    const fetch = mock();
    let asked = 0;
    return async (request) => {
      if (!request.url.includes("/taxonomies") || (asked += 1) % oneIn !== 0) return fetch(request);
      const error = { code: "internal_error", message: "Try again." };
      return Response.json({ error }, { status: 500 });
    };
  };

  test("breaks the contract where it fails at one in ten, however well the others do", async () => {
    const data = await checked(failingAt(7), { cases: [...asking, ...others] });
    expect(data.verdict).toBe("breaks");
    expect(data.failures.map(({ rule }) => rule)).toContain("responds without server errors");
    const report = await hold({ fetch: failingAt(7), depth: 3, now: () => now, cases: asking, bail: true });
    expect(found(report).map(({ id }) => id)).toEqual(["v2/searchTaxonomies/shape/500-sporadic"]);
    expect(report.tally.requests).toBeLessThan(50);
  });

  test("does not where it fails less often", async () => {
    const data = await checked(failingAt(15), { cases: [...asking, ...others] });
    expect(data.failures).toEqual([]);
  });
});

test("a client is not told to wait for milliseconds", async () => {
  const limited = (after: string): Fetch => {
    const error = { code: "rate_limited", message: "Wait." };
    return async () => Response.json({ error }, { status: 429, headers: { "Retry-After": after } });
  };
  const ids = async (after: string) =>
    found(await hold({ fetch: limited(after), now: () => now, cases: [asks] })).map(({ id }) => id);
  expect(await ids("60000")).toEqual([expect.stringMatching(/429-retry-after$/)]);
  expect(await ids("60")).toEqual([]);
  expect(await ids(new Date(now + 60_000).toUTCString())).toEqual([]);
});
