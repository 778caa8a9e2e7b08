import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { check } from "../../../scripts/check/cli/command.ts";
import type { ReportData } from "../../../scripts/check/report/data.ts";
import { now } from "../../now.ts";
import { smallMock, withBody } from "../faulty.ts";
import { keepPrinted } from "../printed.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const count = "v2/searchTaxonomies/shape/200-count-of-rows";
const [today, yesterday] = [now, now - 86_400_000].map((time) =>
  new Date(time).toISOString().slice(0, 10),
) as [string, string];

/** Status 405 without Allow, and a `count` that is wrong, or no number: a case and an answer that fail. */
const faults = { count: true, allow: true, countAsText: false };

const counting = withBody(smallMock(), (body, { url }) =>
  faults.count && new URL(url).pathname === "/v2/taxonomies"
    ? { ...body, count: faults.countAsText ? "99" : 99 }
    : undefined,
);

const server = async (request: Request): Promise<Response> => {
  const response = await counting(request);
  const isTaxonomies = new URL(request.url).pathname === "/v2/taxonomies";
  if (isTaxonomies && faults.allow && response.status === 405) response.headers.delete("Allow");
  return response;
};

const folder = temporaryFolder();
const file = join(folder, "baseline.json");
const printed = keepPrinted();
let told: string;

beforeEach(() => {
  Object.assign(faults, { count: true, allow: true, countAsText: false });
  told = "";
});

afterEach(() => rm(file, { force: true }));

const surroundings = {
  now: () => now,
  stderr: { write: (text: string) => void (told += text) },
  fetch: server,
};
const only = ["--api-key", "mock_live_demo", "--only", "v2/searchTaxonomies"];

/** Runs the command on the server, and gives its exit code, or the message that it ended with, and what it printed. */
async function run(...args: string[]) {
  printed.lines = [];
  const code = await check([...only, ...args], surroundings).catch((error: Error) => error.message);
  return { code, text: printed.text };
}

async function written(): Promise<{ id: string; reason: string }[]> {
  const value = JSON.parse(await readFile(file, "utf8")) as { findings: { id: string; reason: string }[] };
  return value.findings;
}

const update = ["--baseline", file, "--update-baseline"];
const baselineFlag = ["--baseline", file];

describe("--update-baseline", () => {
  it("writes what was found, and from then on it does not fail", async () => {
    const first = await run(...update);
    expect(first.code).toBe(0);
    expect(told).toMatch(/Wrote the baseline to .*baseline\.json: \d+ new findings, 0 already known/);
    const ids = (await written()).map(({ id }) => id);
    expect(ids).toContain("v2/searchTaxonomies/shape/200-count-of-rows");
    expect(ids).toEqual([...ids].sort());
    const next = await run(...baselineFlag);
    expect(next.code).toBe(0);
    expect(next.text).toMatch(/No fault found in .*, apart from \d+ known findings: /);
    expect(next.text).toMatch(/^known \(no reason given\): \d+ \(v2\/searchTaxonomies/m);
    expect(next.text).toMatch(/passed, 0 failed, [1-9]\d* known, /);
    expect(await readdir(folder)).toEqual(["baseline.json"]);
  });

  it("keeps reasons and what was not looked at, and drops what is fixed", async () => {
    const findings = [
      { id: "v2/searchTaxonomies/shape/200-count-of-rows", reason: "ticket 12" },
      { id: "v2/listAccountCollabs/shape/200-count-of-rows", reason: "ticket 13" },
      { id: "v2/searchTaxonomies/access/unknown-key", reason: "ticket 14" },
      { id: "v2/searchMedia/access/unknown-key", reason: "ticket 15" },
      { id: "v2/nothing/at-all", reason: "ticket 16" },
    ];
    await writeFile(file, JSON.stringify({ findings }));
    await run(...update);
    const after = await written();
    expect(after).toContainEqual(findings[0]);
    expect(after).toContainEqual(findings[1]);
    expect(after).toContainEqual(findings[3]);
    for (const { id } of [...findings.slice(2, 3), ...findings.slice(4)])
      expect(after.map((one) => one.id)).not.toContain(id);
  });

  it("keeps owners and ends, and fails on what has ended", async () => {
    const entry = { id: count, reason: "ticket 12", owner: "payments" };
    const findings = [
      { ...entry, until: yesterday },
      {
        id: "v2/listAccountCollabs/shape/200-count-of-rows",
        reason: "ticket 13",
        owner: "ads",
        until: today,
      },
    ];
    await writeFile(file, JSON.stringify({ findings }));
    expect((await run(...update)).code).toBe(1);
    expect(told).toMatch(/ new findings?, 0 already known, 1 whose end is past: fix them, or change "until"/);
    expect(await written()).toEqual(expect.arrayContaining(findings));
    await writeFile(file, (await readFile(file, "utf8")).replace(yesterday, today));
    expect((await run(...update)).code).toBe(0);
    expect(await written()).toContainEqual({ ...entry, until: today });
  });

  it("writes nothing if the run tested nothing", async () => {
    const before = JSON.stringify(["v2/listAccountCollabs/shape/200-count-of-rows"]);
    await writeFile(file, before);
    expect((await run(...update, "--skip", "v2/searchTaxonomies=later")).code).toBe(2);
    expect(told).toContain("was not updated: the run did not finish, or tested nothing");
    expect(await readFile(file, "utf8")).toBe(before);
  });
});

describe("--baseline", () => {
  it("fails on what is new", async () => {
    faults.count = false;
    await run(...update);
    faults.count = true;
    const { code, text } = await run(...baselineFlag);
    expect(code).toBe(1);
    expect(text).toContain("FAILED count is the number of rows");
    expect(text).not.toContain("FAILED lists the methods");
  });

  it.each([
    ["forgives a finding on its last day, and names its owner", today, 0],
    ["fails on a finding whose last day is over, and says so", yesterday, 1],
  ])("%s", async (_, until, exitCode) => {
    faults.allow = false;
    await writeFile(file, JSON.stringify([{ id: count, reason: "ticket 12", owner: "payments", until }]));
    const json = join(folder, "ends.json");
    const { code, text } = await run(...baselineFlag, "--reporter", `default,json=${json}`);
    expect(code).toBe(exitCode);
    const { baseline } = JSON.parse(await readFile(json, "utf8")) as ReportData;
    await rm(json);
    const entries = [{ id: count, reason: "ticket 12", owner: "payments", until }];
    expect(baseline).toMatchObject(
      exitCode === 0 ? { known: entries, ended: [] } : { known: [], ended: entries },
    );
    expect(text).toContain(
      exitCode === 0
        ? `known (ticket 12; owner: payments): 1 (${count})`
        : `the baseline's entry for ${count} ended on ${until}; owner: payments`,
    );
  });

  it("tells a field that its schema refuses from a rule about the same field", async () => {
    await run(...update);
    faults.countAsText = true;
    const { code, text } = await run(...baselineFlag);
    expect(code).toBe(1);
    expect(text).toContain("FAILED count must be an integer");
    expect(text).toContain("no longer found: v2/searchTaxonomies/shape/200-count-of-rows");
  });

  it("names what is no longer found, and what was not looked at", async () => {
    await run(...update);
    faults.count = false;
    const more = [
      ...(await written()),
      { id: "v2/listAccountCollabs/shape/200-count-of-rows" },
      { id: "v2/nothing/at-all" },
    ];
    await writeFile(file, JSON.stringify(more));
    const { code, text } = await run(...baselineFlag);
    expect(code).toBe(0);
    expect(text).toContain(
      "no longer found: v2/searchTaxonomies/shape/200-count-of-rows; remove it from the baseline",
    );
    expect(text).toContain(
      "in the baseline, but not checked in this run: 1 finding (v2/listAccountCollabs/shape/200-count-of-rows: no response of v2/listAccountCollabs had status 200)",
    );
    expect(text).toContain(
      "in the baseline, but no case has this id: v2/nothing/at-all; remove or correct it",
    );
  });

  it("takes the JSON report of a former run, and ids with other numbers", async () => {
    const report = join(folder, "report.json");
    expect((await run("--reporter", `json=${report}`)).code).toBe(1);
    const data = JSON.parse(await readFile(report, "utf8")) as ReportData;
    expect((await run("--baseline", report)).code).toBe(0);
    const failed = data.cases.filter(({ status }) => status === "failed").map(({ id }) => id);
    const renumbered = failed.map((id) => id.replace(/\/(\d{3})\.\d+-/, "/$1.99-"));
    expect(renumbered).not.toEqual(failed);
    await writeFile(file, JSON.stringify(renumbered));
    expect((await run(...baselineFlag)).code).toBe(0);
    await rm(report);
  });

  it("lets --bail go on past what is known", async () => {
    await run(...update);
    const { code, text } = await run(...baselineFlag, "--bail");
    expect(code).toBe(0);
    expect(text).not.toContain("--bail was given");
  });

  it("marks known findings in every report", async () => {
    await run(...update);
    const names = ["html", "junit", "sarif", "json"];
    const files = names.map((name) => join(folder, `all.${name}`));
    const list = names.map((name, index) => `${name}=${files[index]}`).join(",");
    expect((await run(...baselineFlag, "--reporter", list)).code).toBe(0);
    const [html, junit, sarif, json] = await Promise.all(files.map((one) => readFile(one, "utf8")));
    expect(html).toContain("Known findings");
    expect(junit).toContain('failures="0"');
    expect(junit).toContain('<skipped message="known: no reason given"/>');
    expect(sarif).toContain('"justification": "no reason given"');
    expect((JSON.parse(json ?? "") as ReportData).baseline?.known.length).toBeGreaterThan(0);
    await Promise.all(files.map((one) => rm(one)));
  });
});

describe("a baseline that is wrong ends the run before anything is sent", () => {
  it.each<[string, string | undefined, string[], RegExp]>([
    ["is not there", undefined, [], /baseline\.json: the file does not exist; --update-baseline creates it$/],
    ["is cut off", '{"findings": [', [], /baseline\.json: it is not JSON \(line 1, column 15\)$/],
    ["is not JSON", '{\n  "a" 1}', [], /baseline\.json: it is not JSON[ :].*/],
    ["is a number", "5", [], /: it must be a list of findings, .* or a JSON report of the check$/],
    ["has an entry without id", '{"findings": [{"id": "a"}, {}]}', [], /: findings\[1\] must be the id/],
    ["has a reason that is no text", '[{"id": "a", "reason": 1}]', [], /: \[0\]\.reason must be a string$/],
    ["has an owner that is no name", '[{"id": "a", "owner": " "}]', [], /: \[0\]\.owner must be a name$/],
    ["has no such day", '[{"id": "a", "until": "2026-02-30"}]', [], /: \[0\]\.until must be a date such as /],
    [
      "has an unknown key",
      '["b", {"id": "a", "untill": ""}]',
      [],
      /: \[1\] has an unknown key, untill; did you mean until\?$/,
    ],
    ["has an id twice", '["a", "a"]', [], /: a is listed twice$/],
    ["is broken, with --update-baseline", "{", ["--update-baseline"], /: it is not JSON/],
  ])("%s", async (_, content, more, message) => {
    if (content !== undefined) await writeFile(file, content);
    const fetch = vi.fn(server);
    const code = await check([...only, ...baselineFlag, ...more], { ...surroundings, fetch }).catch(
      (error: Error) => `${error.name}: ${error.message}`,
    );
    expect(code).toMatch(message);
    expect(code).toMatch(/^UsageError: --baseline /);
    expect(fetch).not.toHaveBeenCalled();
    if (content !== undefined) expect(await readFile(file, "utf8")).toBe(content);
  });

  it.each<[string, () => string[], RegExp]>([
    ["a folder", () => ["--baseline", folder], /: it is a directory$/],
    [
      "no file to update",
      () => ["--update-baseline"],
      /^--update-baseline needs a file to write: --baseline FILE/,
    ],
    ["--bail", () => [...update, "--bail"], /^--update-baseline needs a complete run/],
    ["a plan", () => [...update, "--plan"], /^--update-baseline needs a run/],
    [
      "a report in its place",
      () => [...update, "--reporter", `json=${file}`],
      /^--update-baseline and --reporter would both write/,
    ],
    [
      "a folder that is a file",
      () => ["--baseline", "package.json/x.json", "--update-baseline"],
      /--baseline package.json\/x.json: /,
    ],
  ])("%s", async (_, args, message) => {
    expect((await run(...args())).code).toMatch(message);
  });
});

describe("--skip", () => {
  it("leaves cases out, and says why in each report", async () => {
    const { text } = await run("--skip", "v2/searchTaxonomies/access=keys come with ticket 7");
    expect(text).toMatch(/^not tested \(skipped by --skip: keys come with ticket 7\): \d+ \(v2\/searchTax/m);
  });

  it("leaves out a violation that answers show by themselves, but not the cases of its operation", async () => {
    faults.allow = false;
    const json = join(folder, "skip.json");
    const skips = ["--skip", "v2/searchTaxonomies/shape/200-count-of-rows=ticket 8"];
    const { code } = await run(...skips, "--reporter", `json=${json}`);
    const { cases } = JSON.parse(await readFile(json, "utf8")) as ReportData;
    await rm(json);
    expect(cases).toContainEqual(
      expect.objectContaining({ kind: "answer", status: "skipped", reason: "skipped by --skip: ticket 8" }),
    );
    expect(cases.filter(({ status }) => status === "passed").length).toBeGreaterThan(5);
    expect([0, 1]).toContain(code);
  });

  it("is part of a plan", async () => {
    const { code, text } = await run("--plan", "--skip", "v2/searchTaxonomies=later");
    expect(code).toBe(0);
    expect(text).toMatch(/not tested \(skipped by --skip: later\)/);
  });

  it.each<[string, RegExp]>([
    ["v2/searchTaxonomies", /--skip.*It needs a reason: --skip "v2\/searchTaxonomies=REASON"/],
    ["v2/searchTaxonomies= ", /It needs a reason/],
    ["=why", /Expected ID=REASON/],
    [
      "v2/searchTaxonomy=why",
      /^--skip v2\/searchTaxonomy matches no case; did you mean v2\/searchTaxonomies\?/,
    ],
    ["v2/nothing/at/all=why", /^--skip v2\/nothing\/at\/all matches no case; --plan lists them$/],
  ])("%s", async (value, message) => {
    expect((await run("--skip", value)).code).toMatch(message);
  });
});
