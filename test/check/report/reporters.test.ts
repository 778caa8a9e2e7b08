import { readFile } from "node:fs/promises";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { check as command } from "../../../scripts/check/cli/command.ts";
import { check, render, type CheckReport } from "../../../scripts/check/index.ts";
import { root } from "../../../scripts/lib/paths.ts";
import { now } from "../../now.ts";
import { smallMock, withBody } from "../faulty.ts";
import { keepPrinted, quiet } from "../printed.ts";
import { sarifProblems } from "./sarif-shape.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const apiKey = "mock_live_demo";
const hostile = "50%\r\n::set-env name=PATH::evil, a|b ``` <img src=x> [link](https://evil.example) @octocat";
const app = smallMock();

/** What a server that means ill answers with, where it should answer with rows; the key as well. */
const hostileServer = withBody(app, (body, { url }) =>
  new URL(url).pathname === "/v2/taxonomies" ? { ...body, count: `${hostile} ${apiKey}` } : undefined,
);
const server = async (request: Request): Promise<Response> => {
  const response = await hostileServer(request);
  const isTaxonomies = new URL(request.url).pathname === "/v2/taxonomies";
  if (isTaxonomies && response.status === 405) response.headers.delete("Allow");
  return response;
};

let report: CheckReport;
const folder = temporaryFolder();
const printed = keepPrinted();

beforeAll(async () => {
  report = await check(server, { apiKey, only: "v2/searchTaxonomies", now: () => now });
});

afterEach(() => void vi.unstubAllEnvs());

/** Runs the command on the server with a list of reporters. */
function run(reporters: string): Promise<number | string> {
  const args = ["--api-key", apiKey, "--only", "v2/searchTaxonomies", "--reporter", reporters];
  return command(args, { ...quiet, fetch: server }).catch((error: Error) => error.message);
}

interface Sarif {
  runs: {
    tool: { driver: { rules: { id: string; shortDescription: { text: string } }[] } };
    invocations: { executionSuccessful: boolean; exitCode: number }[];
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: {
        physicalLocation?: { artifactLocation: { uri: string }; region: { startLine: number } };
      }[];
      partialFingerprints: Record<string, string>;
      suppressions?: unknown[];
      baselineState?: string;
    }[];
  }[];
}

async function sarif(data: CheckReport): Promise<Sarif["runs"][number]> {
  const text = await render(data, "sarif");
  expect(sarifProblems(JSON.parse(text))).toEqual([]);
  const [first] = (JSON.parse(text) as Sarif).runs;
  if (!first) throw new Error("no run");
  return first;
}

describe("sarif", () => {
  it("has a result for each finding, with its rule", async () => {
    const { results, tool, invocations } = await sarif(report);
    expect(results.length).toBe(report.findings.length);
    expect(results.length).toBeGreaterThan(0);
    for (const { ruleId, ruleIndex, level } of results)
      expect([tool.driver.rules[ruleIndex]?.id, level]).toEqual([ruleId, "error"]);
    expect(invocations).toEqual([expect.objectContaining({ executionSuccessful: true, exitCode: 1 })]);
  });

  it("points at the line of the document's source that the rule stands on", async () => {
    const { results } = await sarif(report);
    const ofStatus = results.find(({ ruleId }) => ruleId === "shape/200-count");
    const place = ofStatus?.locations[0]?.physicalLocation;
    expect(place?.artifactLocation.uri).toBe("openapi/v2/paths/taxonomies.yaml");
    const lines = readFileSync(join(root, place?.artifactLocation.uri ?? ""), "utf8").split("\n");
    expect(lines[(place?.region.startLine ?? 0) - 1]).toMatch(/^ {4}"200":/);
    for (const { locations } of results)
      for (const { physicalLocation } of locations)
        expect(existsSync(join(root, physicalLocation?.artifactLocation.uri ?? ""))).toBe(true);
  });

  it("has fingerprints that stay when cases are renumbered", async () => {
    const renumbered = structuredClone(report);
    for (const one of renumbered.cases) one.id = one.id.replace(/\/(\d{3})\.\d+-/, "/$1.99-");
    const prints = async (data: CheckReport) =>
      (await sarif(data)).results.map(({ partialFingerprints, ruleId }) => [partialFingerprints, ruleId]);
    const before = await prints(report);
    expect(await prints(renumbered)).toEqual(before);
    expect(new Set(before.map((one) => JSON.stringify(one))).size).toBe(before.length);
  });

  it("has no key, no control character and no link in it", async () => {
    const text = await render(report, "sarif");
    expect(text).not.toContain(apiKey);
    expect(text).toContain("$API_KEY");
    const { results } = await sarif(report);
    for (const { message } of results) {
      expect(message.text).not.toMatch(/\p{Cc}/u);
      expect(message.text).not.toContain("](");
    }
  });

  it("suppresses what is known, and tells it from what is new", async () => {
    const [first, ...others] = report.findings;
    const baseline = others.map(({ id }) => ({ id, reason: "ticket 9" }));
    const next = await check(server, { apiKey, only: "v2/searchTaxonomies", now: () => now, baseline });
    const { results } = await sarif(next);
    const states = results.map(({ baselineState, suppressions }) => [baselineState, suppressions?.length]);
    expect(states.filter(([state]) => state === "new")).toEqual([["new", undefined]]);
    expect(states).toContainEqual(["unchanged", 1]);
    expect(next.findings.map(({ id }) => id)).toEqual([first?.id]);
  });

  it("of a run that tested nothing says that it was not successful", async () => {
    const skip = { "v2/searchTaxonomies": "later" };
    const { results, invocations } = await sarif(
      await check(app, { apiKey, only: "v2/searchTaxonomies", skip }),
    );
    expect(results).toEqual([]);
    expect(invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 2 });
  });

  it("goes to a file", async () => {
    const file = join(folder, "check.sarif");
    expect(await run(`default,sarif=${file}`)).toBe(1);
    expect(sarifProblems(JSON.parse(await readFile(file, "utf8")))).toEqual([]);
  });
});

describe("github", () => {
  it("writes one command a line, which a server cannot add to", async () => {
    const text = await render(report, "github");
    const lines = text.trimEnd().split("\n");
    expect(lines.length).toBe(report.failures.length + 1);
    for (const line of lines) expect(line).toMatch(/^::(error|notice) [^\r]*?::[^\r]*$/);
    expect(text).not.toContain(apiKey);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^::error file=openapi\/v2\/paths\/taxonomies\.yaml,line=\d+,title=[^:,]+::expected [^\n]*50%25\\r\\n::set-env/,
      ),
    );
    expect(lines.at(-1)).toMatch(/^::error title=Contract check::Does not conform: .*%0A/);
  });

  it("escapes what ends a property", async () => {
    const changed = structuredClone(report);
    for (const failure of changed.failures)
      [failure.rule, failure.got] = ["a:b,c%d\ne", "x\r\n::stop\u2028y"];
    const text = await render(changed, "github");
    expect(text).toContain("title=a%3Ab%2Cc%25d\\u{a}e::");
    expect(text).toContain("got x\\u{d}\\u{a}::stop\\u{2028}y%0A");
  });

  it("stands with the report for a person on standard output, and with no other", async () => {
    expect(await run("default,github")).toBe(1);
    expect(printed.text).toMatch(/FAILED[^]*\n::error /);
    expect(await run("json,github")).toMatch(/two reports would go to standard output; give github a file/);
    expect(await run("github,github")).toMatch(/two reports would go to/);
  });

  it("appends a summary, in which a server's text is only text", async () => {
    const file = join(folder, "summary.md");
    vi.stubEnv("GITHUB_STEP_SUMMARY", file);
    await run("github");
    const once = await readFile(file, "utf8");
    await run("github");
    expect(await readFile(file, "utf8")).toBe(once + once);
    expect(once).toMatch(/^## Contract check\n\n\*\*Does not conform/);
    expect(once).not.toContain(apiKey);
    expect(once).not.toContain("\r");
    const outside = once.replaceAll(/^(`{3,})\n[^]*?^\1$/gm, "");
    expect(outside).not.toMatch(/<img|@octocat|\]\(/);
    // The fence is longer than the one in the answer.
    expect(once).toMatch(/^````\nexpected /m);
  });

  it("says so if the summary cannot be written", async () => {
    vi.stubEnv("GITHUB_STEP_SUMMARY", folder);
    expect(await run("github")).toBe(2);
  });

  it("says that a server conforms", async () => {
    const good = await check(app, { apiKey, only: "v2/searchTaxonomies", now: () => now });
    expect(await render(good, "github")).toMatch(/^::notice title=Contract check::No fault found in /);
  });
});
