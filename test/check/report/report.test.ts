import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { check } from "../../../scripts/check/cli/command.ts";
import type { ReportData } from "../../../scripts/check/report/data.ts";
import { faultyServer } from "../faulty.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { keepPrinted } from "../printed.ts";
import { secretExpressions } from "../../../scripts/lib/mask.ts";

const key = "mock_live_demo";
const hostile = `</code></td><script>alert("1")</script>]]>\u001b[31m\u0000\u202e`;

const server = faultyServer();
const folder = temporaryFolder();
const printed = keepPrinted();
let told: string;

beforeEach(() => void (told = ""));

afterEach(() => {
  server.fault = () => undefined;
});

const surroundings = { now: () => Date.parse("2026-11-20T10:00:00Z"), stderr: { write: tell } };

function tell(text: string): void {
  told += text;
}

/** Runs the check against the server, and gives its exit code, or the message that it ended with. */
function run(...args: string[]): Promise<number | string> {
  const target = ["--v2", `${server.url}/v2`, "--api-key", key, "--rate", "off"];
  return check([...target, ...args], surroundings).catch((error: Error) => error.message);
}

/** Runs it with all reporters; the texts that they gave, and the data. */
async function reports(...args: string[]) {
  const files = { html: join(folder, "r.html"), junit: join(folder, "r.xml"), json: join(folder, "r.json") };
  const list = Object.entries(files).map(([name, file]) => `${name}=${file}`);
  const code = await run("--reporter", ["default", ...list].join(","), ...args);
  const [html, junit, json] = await Promise.all(Object.values(files).map((file) => readFile(file, "utf8")));
  const data = JSON.parse(json ?? "") as ReportData;
  return { code, html: html ?? "", junit: junit ?? "", json: json ?? "", text: printed.text, data };
}

describe("what a hostile server answers", () => {
  it("stays text, and has no key in it, in every report", async () => {
    server.fault = (_, { status, body }) =>
      status === 200
        ? Response.json(
            { ...body, count: `${hostile} ${key} ${"x".repeat(88)}${key}` },
            { headers: { "X-Echo": key } },
          )
        : undefined;
    const secrets = ["--header", "X-Token: t0ken-of-a-gateway", "--revoked-key", "mock_live_revoked"];
    const found = await reports("--only", "v2/searchTaxonomies", ...secrets);
    expect(found.code).toBe(1);
    for (const text of [found.html, found.junit, found.json, found.text]) {
      expect(text).toContain("$API_KEY");
      expect(text).not.toContain(key);
      expect(text).not.toContain("t0ken");
      // Nor the beginning of one that was cut off.
      expect(text).not.toContain(key.slice(0, 8));
    }
    expect(found.html).not.toContain("<script");
    expect(found.html).toContain("&lt;script&gt;");
    expect(found.html + found.text).not.toMatch(/[\u0000\u001b\u202e]/);
    expect(XMLValidator.validate(found.junit)).toBe(true);
  });

  it("has no form of the key in it where a server accepts a variant", async () => {
    const accepting = /^Bearer (mock_live_DEMO|mock_live_dem)$/;
    server.fault = (request, { status }) =>
      status === 401 && accepting.test(request.headers.get("Authorization") ?? "")
        ? Response.json({ you: request.headers.get("Authorization") })
        : undefined;
    const names = ["default", "json", "junit", "html", "sarif", "github"];
    const list = names.map((name) => `${name}=${join(folder, `variant.${name}`)}`).join(",");
    const only = ["key-in-other-case", "beginning-of-key"];
    const cases = only.flatMap((name) => ["--only", `v2/getAccountIndexStatus/access/${name}`]);
    expect(await run(...cases, "--reporter", list)).toBe(1);
    for (const name of names) {
      const text = await readFile(join(folder, `variant.${name}`), "utf8");
      // Annotations have no curl.
      if (name !== "github") expect(text, name).toContain("API_KEY");
      expect(text, name).not.toMatch(/live_|DEMO/);
    }
    const text = await readFile(join(folder, "variant.default"), "utf8");
    expect(text).toContain(
      'Bearer $(printf %.10s "$API_KEY"; printf %s "$API_KEY" | tail -c +11 | tr a-z A-Z)"',
    );
    expect(text).toContain('Bearer ${API_KEY%?}"');
  });

  it("is not filled in by the shell that repeats a request", async () => {
    const { quoted } = await import("../../../scripts/lib/shell.ts");
    expect(quoted("a'b $(id)", secretExpressions)).toBe(`'a'\\''b $(id)'`);
    expect(quoted('Bearer $API_KEY $HOME `id` "', secretExpressions)).toBe(
      '"Bearer $API_KEY \\$HOME \\`id\\` \\""',
    );
  });
});

describe("failures of one cause", () => {
  it("are one, across operations and fields, with all operations named", async () => {
    // What lacks something as well is how the check finds out whether it may go on at all.
    server.fault = (_, { status, body }) =>
      status === 400 && /^(?!.*is required).*"limit"/.test(JSON.stringify(body))
        ? Response.json({ error: { code: "invalid_api_key", message: "no" } }, { status: 401 })
        : undefined;
    const { data, text, html } = await reports(
      "--only",
      "v2/searchMedia/refusals",
      "--only",
      "v2/listAccountInsights/refusals",
    );
    const [group] = data.failures;
    expect(group?.operations.map(({ name }) => name).sort()).toEqual([
      "v2/listAccountInsights",
      "v2/searchMedia",
    ]);
    expect(group?.cases.length).toBe(group?.times);
    expect(text).toContain(`has ${data.failures.length} violation`);
    expect(html).toContain('id="failure-1"');
  });

  it("are one for each kind of odd value", async () => {
    server.fault = (_, { status, body }) =>
      status === 400 && /Days/.test(JSON.stringify(body))
        ? Response.json({ count: 0, media: [] })
        : undefined;
    const names = ["minDaysRun-true", "maxDaysRun-true", "minDaysRun-object", "maxDaysRun-object"];
    const { data } = await reports(
      ...names.flatMap((name) => ["--only", `v2/searchMedia/robustness/${name}`]),
      "--max-spend",
      "1",
    );
    expect(data.failures.map(({ rule, times }) => [rule, times])).toEqual([
      [expect.stringMatching(/^rejects .+ for …$/), 2],
      [expect.stringMatching(/^rejects .+ for …$/), 2],
    ]);
  });

  it("are one with what follows from them", async () => {
    server.fault = (_, { status }) =>
      status === 401 ? Response.json({ error: "no" }, { status }) : undefined;
    const { data } = await reports("--only", "v2/searchTaxonomies/access");
    expect(data.failures.map(({ rule, times }) => [rule, times])).toEqual([["error must be an object", 5]]);
    expect(data.totals.failed).toBe(5);
  });
});

function shellWords(command: string): string[] {
  return execFileSync("sh", ["-c", `printf '%s\\n' ${command}`], { encoding: "utf8" })
    .trimEnd()
    .split("\n");
}

describe("the command that repeats a case", () => {
  it.each([
    ["of a case", "v2/searchTaxonomies/transport", 405],
    ["of a violation that an answer shows by itself", "v2/searchTaxonomies/shape", 200],
  ])("%s shows the same failure", async (_, only, faulty) => {
    server.fault = (__, { status, body }) =>
      status === faulty ? Response.json({ ...body, count: 99 }, { status: 200 }) : undefined;
    const first = await reports("--only", only, "--header", "User-Agent: it's", "--max-spend", "0.02");
    const [failure] = first.data.failures;
    expect(failure?.again).toContain(`--header 'User-Agent: it'\\''s' --max-spend 0.02`);
    expect(first.text).toContain(failure?.again);
    printed.lines = [];
    const args = shellWords(failure?.again ?? "").slice("npm run check --".split(" ").length);
    vi.stubEnv("API_KEY", key);
    expect(await check(args, surroundings)).toBe(1);
    vi.unstubAllEnvs();
    expect(printed.text).toContain(`FAILED ${failure?.rule}`);
    expect(printed.text).toContain(`got      ${failure?.got}`);
  });

  it("takes the id of a violation that is no case for all cases of its operation", async () => {
    const { data } = await reports("--only", "v2/searchTaxonomies/shape/200-count-of-rows");
    expect(data.cases.length).toBeGreaterThan(10);
    expect(new Set(data.cases.map(({ operation }) => operation))).toEqual(new Set(["v2/searchTaxonomies"]));
  });
});

describe("the reports of a run that conforms", () => {
  let found: Awaited<ReturnType<typeof reports>>;

  beforeAll(async () => {
    // No test keeps what is printed before the first.
    vi.spyOn(console, "log").mockImplementation((text: string) => void printed.lines.push(text));
    found = await reports(
      "--only",
      "v2/searchTaxonomies",
      "--only",
      "v2/getAccountIndexStatus",
      "--only",
      "v1/getBrand",
    );
  });

  it("tell what the target cannot show from what was not asked for", () => {
    const { data, text } = found;
    const reasons = (status: string) =>
      new Set(data.cases.filter((one) => one.status === status).map(({ reason }) => reason));
    expect(reasons("unsupported")).toEqual(
      new Set([
        "the target has no v1; give its root with --v1",
        "needs the mock's controls; give their address as --mock-controls",
      ]),
    );
    expect(reasons("skipped")).toContain("needs --revoked-key");
    expect(text).toMatch(
      /^unsupported \(the target has no v1; give its root with --v1\): \d+ \(v1\/getBrand/m,
    );
    expect(text).toMatch(/ 0 failed, \d+ not exercised, [1-9]\d* unsupported, [1-9]\d* not tested; /);
  });

  it("tell of every operation what was seen, also of one that was never asked", () => {
    const { coverage } = found.data;
    const taxonomies = coverage.find(({ operation }) => operation === "v2/searchTaxonomies");
    expect(taxonomies?.statuses).toContainEqual({ status: "500", documented: true, answers: 0 });
    expect(taxonomies?.parts).toContainEqual({ field: "paths", shows: "filled", seen: true });
    const never = coverage.find(({ operation }) => operation === "v1/listBrandCollabs");
    expect(never?.statuses).toContainEqual({ status: "200", documented: true, answers: 0 });
    expect(never?.parts.some(({ seen }) => seen)).toBe(false);
  });

  it("are XML with sums that agree", () => {
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });
    const { testsuites } = parser.parse(found.junit);
    const suites: Record<string, string>[] = testsuites.testsuite;
    const sum = (name: string) => suites.reduce((total, suite) => total + Number(suite[name]), 0);
    const { totals, cases } = found.data;
    // The verdict is one more.
    expect([sum("tests"), Number(testsuites.tests)]).toEqual([cases.length + 1, cases.length + 1]);
    expect(sum("failures")).toBe(0);
    expect(sum("skipped")).toBe(totals.skipped + totals.unsupported + totals.unexercised);
    expect(Number(testsuites.time)).toBeGreaterThan(0);
  });

  it("are a page that says how little was seen, in amber", () => {
    expect(found.html).toMatch(
      /<p class="verdict doubtful">No fault found[^<]*<span> Not enough to rely on: only \d+% of the rules were checked, and it takes 50%; \d+ operations never succeeded\.</,
    );
  });

  it("are a page that asks no host and runs nothing", () => {
    expect(found.html).not.toMatch(
      /<script|<link(?! rel="icon" href="data:)|@import|url\((?!"data:)|<img|<iframe/,
    );
    expect(found.html).toContain('<time datetime="2026-11-20T10:00:00.000Z">2026-11-20 10:00 UTC</time>');
    expect(found.html.length).toBeLessThan(600_000);
  });

  it("leave nothing else in the folder", async () => {
    expect((await readdir(folder)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

describe("where reports go", () => {
  const one = ["--only", "v2/searchTaxonomies/access/401.2-without-key"];

  it("makes a folder that is missing, and says where the report is", async () => {
    const file = join(folder, "new", "deep", "r.html");
    expect(await run(...one, "--reporter", `html=${file}`)).toBe(0);
    expect(told).toContain(`Wrote the report to ${file}`);
    expect(printed.lines).toEqual([]);
  });

  it.each([
    [() => "json=", /--reporter json= names no file/],
    [() => "html=x,junit=./x", /two reports would go to \.\/x/],
    [() => "default,json", /two reports would go to standard output; give json a file/],
    [() => "pdf", /--reporter takes default, json, junit, html/],
    [() => `json=${folder}`, /cannot be written: it is a directory/],
    [() => `json=${folder}/file/r.json`, /cannot be written: a part of its path is a file/],
  ])("%s", async (reporter, message) => {
    await writeFile(join(folder, "file"), "");
    const sent = vi.spyOn(globalThis, "fetch");
    expect(await run(...one, "--reporter", reporter())).toMatch(message);
    expect(sent).not.toHaveBeenCalled();
  });

  it("prints a report whose file went away while the run cost money", async () => {
    const gone = join(folder, "gone");
    await mkdir(gone);
    server.fault = async () => void (await rm(gone, { recursive: true, force: true }));
    expect(await run(...one, "--reporter", `json=${join(gone, "r.json")}`)).toBe(2);
    expect(JSON.parse(printed.text)).toMatchObject({ verdict: "no-fault-seen" });
    expect(told).toMatch(/could not be written/);
  });
});

it("--help lists the flags and checks nothing", async () => {
  const sent = vi.spyOn(globalThis, "fetch");
  expect(await run("--help")).toBe(0);
  expect(printed.text).toMatch(/^Usage: npm run check -- \[options\]\n[^]*^ {2}--max-spend <usd> /m);
  expect(sent).not.toHaveBeenCalled();
});
