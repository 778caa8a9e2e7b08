import type { Readings } from "@adintel/client/readings";
import { XMLValidator } from "fast-xml-parser";
import { beforeAll, describe, expect, it } from "vitest";
import {
  check,
  render,
  type CheckOptions,
  type CheckReport,
  type Handler,
} from "../../../scripts/check/index.ts";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { readOptions } from "../../../scripts/check/cli/flags.ts";
import { choose, perform } from "../../../scripts/check/cli/perform.ts";
import { defaultRoots, handlerTarget } from "../../../scripts/check/http/handler.ts";
import { githubSummary } from "../../../scripts/check/report/formats/github.ts";
import { now } from "../../now.ts";
import { smallMock } from "../faulty.ts";

/** A sound service that takes other readings than the documents assume. */
const readings = { bounds: "excluded", "media-sort-beside-query": "ignored" } satisfies Readings;
const service = smallMock({ readings });

const atTheBound = "v2/searchMedia/meaning/minViewCount-at-the-bound";
const stated = "v2/searchMedia/meaning/sort-MOST_LIKES";

const options: CheckOptions = {
  apiKey: "mock_live_demo",
  only: [atTheBound, stated, `${stated}-of-a-search`],
  assume: true,
  thorough: true,
  now: () => now,
};

const namesOf = (report: CheckReport) => report.differences.flatMap(({ cases }) => cases.map(({ id }) => id));

describe("a service that only differs from what is assumed", () => {
  let report: CheckReport;

  beforeAll(async () => {
    report = await check(service, options);
  });

  it("conforms, with differences", () => {
    expect([report.exitCode, report.ok, report.findings, report.failures]).toEqual([0, true, [], []]);
    expect(namesOf(report)).toContain(atTheBound);
    // What a response shows beside its case, too.
    expect(namesOf(report)).toContain("v2/searchMedia/shape/200-order");
    expect(report.totals).toMatchObject({ failed: 0, findings: 0 });
    expect(report.totals.different).toBeGreaterThan(1);
    const count = report.differences.length;
    expect(report.summary).toContain(`, with ${count} differences from what is only assumed`);
  });

  it("is not accused by any report", async () => {
    const [text, junit, html, sarif, github] = await Promise.all(
      (["default", "junit", "html", "sarif", "github"] as const).map((name) => render(report, name)),
    );
    expect(text).toMatch(/differs from what the documents assume:\n\n {2}DIFFERENT .*\n {4}expected /);
    expect(text).not.toContain("FAILED");
    expect(text).toMatch(/^ {4}again {4}check\(server, .* assume: true, /m);
    expect(XMLValidator.validate(junit ?? "")).toBe(true);
    expect(junit).toMatch(/failures="0" errors="0"/);
    expect(junit).toContain("<system-out>differs from what the documents assume: expected ");
    expect(html).toContain("<h2>Differs from what the documents assume</h2>");
    expect(html).not.toContain('id="failures"');
    const { runs } = JSON.parse(sarif ?? "") as { runs: { results: { kind: string; level: string }[] }[] };
    const kinds = new Set(runs[0]?.results.map(({ kind, level }) => `${kind} ${level}`));
    expect([...kinds]).toEqual(["informational none"]);
    expect(github).toContain("title=Differs from what the documents assume");
    expect(github).not.toContain("::error");
    expect(githubSummary(report)).toContain("### Differs from what the documents assume\n\n- ");
  });

  it("is looked at to its end with bail", async () => {
    const { stopped, cases } = await check(service, { ...options, bail: true });
    expect([stopped, cases.filter(({ reason = "" }) => reason.startsWith("--bail"))]).toEqual([
      undefined,
      [],
    ]);
  });

  it("keeps its differences where another run goes on", async () => {
    const earlier = JSON.parse(JSON.stringify(report)) as CheckReport;
    const next = await check(service, { ...options, resume: earlier, maxRequests: 1 });
    expect([next.exitCode, next.findings]).toEqual([0, []]);
    expect(namesOf(next)).toContain(atTheBound);
  });

  it("needs no baseline, and one may have them", async () => {
    const known = await check(service, { ...options, baseline: [{ id: atTheBound, reason: "chosen" }] });
    expect(known.baseline?.known.map(({ id }) => id)).toEqual([atTheBound]);
    expect(namesOf(known)).not.toContain(atTheBound);
    const ended = [{ id: atTheBound, reason: "chosen", until: "2020-01-01" }];
    const { baseline, exitCode } = await check(service, { ...options, baseline: ended });
    expect([baseline?.fixed.map(({ id }) => id), exitCode]).toEqual([[atTheBound], 0]);
  });

  it("tells each result as it comes", async () => {
    const told: string[] = [];
    const only = [atTheBound];
    const onResult: CheckOptions["onResult"] = ({ status }) => void told.push(status);
    const { verdict } = await check(service, { ...options, only, onResult });
    expect([told, verdict]).toEqual([["different"], "no-fault-seen"]);
  });
});

it("what is stated stays a violation, and so does a server error, whatever is assumed", async () => {
  const faulty: Handler = async (request) => {
    const text = request.method === "POST" ? await request.clone().text() : "";
    if (text.includes("minViewCount")) return Response.json({}, { status: 503 });
    const response = await service(request);
    const body = (await response.clone().json()) as object;
    return "media" in body ? Response.json({ ...body, count: 99 }, response) : response;
  };
  const report = await check(faulty, options);
  const ids = report.findings.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([atTheBound, "v2/searchMedia/shape/200-count-of-rows"]));
  expect(namesOf(report)).toContain("v2/searchMedia/shape/200-order");
  expect([report.exitCode, report.summary]).toEqual([
    1,
    expect.stringMatching(
      /^Does not conform: .* violations? .*, with \d differences? from what is only assumed\.$/,
    ),
  ]);
});

it("the mock in process must do what is assumed of it", async () => {
  const args = ["--only", atTheBound, "--thorough"];
  const given = readOptions(args, { mock: contractKnowledge.mock });
  if (!given) throw new Error("there are no options");
  const { data } = await perform(choose(given, contractKnowledge), handlerTarget(service, defaultRoots), {
    now: () => now,
    signal: new AbortController().signal,
  });
  expect([data.exitCode, data.differences, data.failures.map(({ id }) => id)]).toEqual([1, [], [atTheBound]]);
});
