import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";

/** What Spectral reports, as its JSON output says it. */
type Report = {
  code: string;
  message: string;
  path: (string | number)[];
  severity: number;
  source: string;
};

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FIXTURES = join(ROOT, "test/lint/fixtures");
const SPECTRAL = createRequire(import.meta.url).resolve("@stoplight/spectral-cli/dist/index.js");

const ruleset = parse(readFileSync(join(ROOT, ".spectral.yaml"), "utf8")) as {
  rules: Record<string, unknown>;
};
const rules = Object.keys(ruleset.rules);
/** The rules that we define, and not only switch on or off. */
const ownRules = rules.filter((rule) => typeof ruleset.rules[rule] === "object");

const fixtures = readdirSync(FIXTURES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ file, rule: dirname(file), fails: basename(file).startsWith("fail-") }));

/** What Spectral finds in all fixtures: one run of its command line, which is also what the lint script runs. */
let reports: Report[];

beforeAll(async () => {
  const args = [
    SPECTRAL,
    "lint",
    "test/lint/fixtures/**/*.yaml",
    "--ruleset",
    ".spectral.yaml",
    "--format",
    "json",
  ];
  const output = await new Promise<string>((resolve, reject) => {
    const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // 1 says that there are findings; anything else says that Spectral could not run.
      if (error === null || error.code === 1) resolve(stdout);
      else reject(new Error(`Spectral exited with ${String(error.code)}: ${stderr}`));
    });
  });
  reports = JSON.parse(output) as Report[];
});

describe.each(fixtures)("$file", ({ file, rule, fails }) => {
  const found = (code: string) =>
    reports.filter((report) => report.code === code && relative(FIXTURES, report.source) === file);

  test("is a valid document", () => {
    for (const code of ["parser", "invalid-ref", "unrecognized-format", "oas3-schema"]) {
      expect(found(code), code).toEqual([]);
    }
  });

  test(fails ? "is reported where the problem is" : "is not reported", () => {
    const text = readFileSync(join(FIXTURES, file), "utf8");
    const places = [...text.matchAll(/^# reports: (.*)$/gm)].map((match) => match[1]);
    expect(places.length > 0, "failing fixtures say what is reported, and only they").toBe(fails);
    expect(found(rule).map(({ path }) => path.join(" > ") || "the document")).toEqual(places);
    for (const { message, severity } of found(rule)) {
      expect(severity, "severity of an error").toBe(0);
      expect(message, "no hole in the message").not.toMatch(/undefined|\[object|\{\{/);
    }
  });
});

test.each(ownRules)("%s has fixtures that pass and fixtures that fail", (rule) => {
  const cases = fixtures.filter((fixture) => fixture.rule === rule);
  expect(cases.some(({ fails }) => fails)).toBe(true);
  expect(cases.some(({ fails }) => !fails)).toBe(true);
});

test("each fixture belongs to a rule and says by its name whether it passes", () => {
  for (const { file, rule } of fixtures) {
    expect(rules, file).toContain(rule);
    expect(basename(file)).toMatch(/^(pass|fail)-[a-z0-9-]+\.yaml$/);
  }
});
