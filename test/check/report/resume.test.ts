import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createMock } from "@adintel/mock";
import { beforeAll, describe, expect, it } from "vitest";
import { check as command } from "../../../scripts/check/cli/command.ts";
import { check, OptionsError, type CheckReport } from "../../../scripts/check/index.ts";
import { now } from "../../now.ts";
import { smallMock, withBody } from "../faulty.ts";
import { quiet } from "../printed.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const apiKey = "mock_live_demo";
const only = ["v2/searchTaxonomies", "v2/listAccountCollabs"];

/**
 * A mock whose first accounts have enough collabs, since a resumed run looks for no further ones. Its responses of an operation have one row less
 * than they count, as long as it is faulty.
 */
function serverOf(faulty: () => boolean) {
  return withBody(smallMock({ accounts: 40, seed: 4 }), ({ count, ...body }, { url }) =>
    faulty() && url.includes("/taxonomies") ? { ...body, count: Number(count) + 1 } : undefined,
  );
}

const run = (server: Parameters<typeof check>[0], more: Partial<Parameters<typeof check>[1]>) =>
  check(server, { apiKey, only, now: () => now, ...more });

describe("a minute at a time", () => {
  it("covers everything after some runs, and then conforms as far as it was asked", async () => {
    const server = serverOf(() => false);
    const whole = await run(server, {});
    let report: CheckReport | undefined;
    let runs = 0;
    const checked: number[] = [];
    do {
      report = await run(server, { maxRequests: 15, ...(report && { resume: report }) });
      checked.push(report.seen.rules.checked);
      runs += 1;
    } while (report.cases.some(({ reason = "" }) => reason.includes("maxRequests")) && runs < 30);
    expect(runs).toBeGreaterThan(2);
    expect(runs).toBeLessThan(30);
    expect(checked).toEqual(checked.toSorted((a, b) => a - b));
    expect(report.seen).toEqual(whole.seen);
    expect(report.advice).toBe(whole.advice);
    const statuses = ({ cases }: CheckReport) => new Map(cases.map(({ id, status }) => [id, status]));
    expect(statuses(report)).toEqual(statuses(whole));
  });

  it("keeps a finding until it was looked at again, and then drops it if it is gone", async () => {
    let faulty = true;
    const server = serverOf(() => faulty);
    const first = await run(server, { maxRequests: 40 });
    const [finding] = first.findings;
    expect(finding?.id).toBe("v2/searchTaxonomies/shape/200-count-of-rows");
    const broken = await run(server, { maxRequests: 4, resume: first });
    expect(broken.findings.map(({ id }) => id)).toContain(finding?.id);
    expect(broken.ok).toBe(false);
    faulty = false;
    let fixed = broken;
    for (let more = 0; more < 5; more += 1) fixed = await run(server, { maxRequests: 40, resume: fixed });
    expect(fixed.findings).toEqual([]);
    expect(fixed.ok).toBe(true);
  });

  it("is at one time and at another, case by case", async () => {
    let time = now;
    const mock = createMock({ now, rateLimits: false });
    const settings = { apiKey, only, maxRequests: 20, now: () => time };
    const first = await check(mock, settings);
    time += 86_400_000;
    const second = await check(mock, { ...settings, resume: first });
    const days = new Set(second.cases.flatMap(({ checkedAt }) => checkedAt?.slice(0, 10) ?? []));
    expect(days.size).toBe(2);
  });
});

describe("--resume", () => {
  const folder = temporaryFolder();
  let file: string;
  const lines: string[] = [];
  const stderr = { write: (text: string) => lines.push(text) };
  const server = serverOf(() => false);
  const args = ["--api-key", apiKey, "--only", "v2/searchTaxonomies", "--max-requests", "10"];
  const resumed = () =>
    command([...args, "--resume", file, "--reporter", `json=${file}`], { ...quiet, stderr, fetch: server });

  beforeAll(async () => {
    file = join(folder, "report.json");
  });

  it("starts from the beginning where there is no report yet, says so, and goes on from there", async () => {
    expect(await resumed()).toBe(0);
    expect(lines.join("")).toContain(`${file} does not exist yet; the run starts from the beginning`);
    const { seen: before } = JSON.parse(await readFile(file, "utf8")) as CheckReport;
    expect(await resumed()).toBe(0);
    const { seen } = JSON.parse(await readFile(file, "utf8")) as CheckReport;
    expect(seen.rules.checked).toBeGreaterThan(before.rules.checked);
  });

  it.each([
    ["no JSON", "{", /is not a report of the check/],
    ["another JSON", '{"cases": [1]}', /is not a report of the check; --reporter json=FILE writes one/],
    [
      "a report of another server",
      '{"target": {"roots": {"v2": "https://other.example/v2"}}, "cases": [], "coverage": []}',
      /is a report of https:\/\/other\.example\/v2, not of http:\/\/server\/v2/,
    ],
  ])("refuses %s before anything is sent, and leaves it as it is", async (_, text, message) => {
    await writeFile(file, text);
    await expect(resumed()).rejects.toThrow(message);
    expect(await readFile(file, "utf8")).toBe(text);
  });

  it("as an option refuses what is no report", async () => {
    await expect(run(server, { resume: {} as CheckReport })).rejects.toThrow(OptionsError);
  });
});

describe("minCoverage", () => {
  it("fails a run that checks fewer rules, and says how many", async () => {
    const report = await run(
      serverOf(() => false),
      { maxRequests: 10, minCoverage: 0.9 },
    );
    expect([report.ok, report.verdict, report.exitCode]).toEqual([false, "not-enough", 2]);
    expect(report.lacks.join(" ")).toMatch(
      /Only \d+% of the rules were checked, but minCoverage requires 90%/,
    );
  });

  it("passes a run that checks enough", async () => {
    const report = await run(
      serverOf(() => false),
      { maxRequests: 10, minCoverage: 0 },
    );
    expect(report.verdict).toBe("no-fault-seen");
  });
});
