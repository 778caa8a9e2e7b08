import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { root } from "../../scripts/lib/paths.ts";

const run = promisify(execFile);

/** The contents of files by their names. */
type Files = Record<string, unknown>;

/** Sources of documents that keep and break each rule; what the files of a rule hold is part of each of its cases. */
const rules = parse(readFileSync(join(import.meta.dirname, "sources.yaml"), "utf8")) as Record<
  string,
  { files: Files; cases: Record<string, Files> }
>;
const sources = Object.entries(rules).flatMap(([rule, { files, cases }]) =>
  Object.entries(cases).map(([name, more]) => ({ name: `${rule}/${name}`, files: { ...files, ...more } })),
);
const cases = sources.map(({ name }) => name);

/** What Redocly reports of a document. */
interface Report {
  problems: { ruleId: string; location: { source: { ref: string } }[] }[];
}

/** What Redocly reports of the sources, by `rule/case`. */
const reported = new Map<string, string[]>();

/** Where the sources are written. */
let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "lint-sources-")));
  for (const { name, files } of sources) {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, file)), { recursive: true });
      await writeFile(join(folder, name, file), stringify(content));
    }
  }
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const documents = cases.map((name) => join(folder, name, "openapi.yaml"));
  const parameters = ["--format", "json", "--config", join(root, "redocly.yaml")];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // One run for all, since starting Redocly takes longer than linting. It reports of each in turn.
  const { stdout } = await run(
    process.execPath,
    [cli, "lint", ...documents, ...parameters, "--max-problems", "10000"],
    { env, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  const reports = stdout.split(/(?<=^\})\s*(?=\{)/m).map((text) => JSON.parse(text) as Report);
  expect(reports).toHaveLength(cases.length);
  for (const [index, name] of cases.entries()) {
    const problems = reports[index]?.problems ?? [];
    const files = problems.map(({ location }) => resolve(location[0]?.source.ref ?? ""));
    for (const file of files) expect(file).toContain(join(folder, name, sep));
    reported.set(
      name,
      problems.map(({ ruleId }) => ruleId),
    );
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(cases)("%s", (name) => {
  const [rule, outcome] = name.split("/");
  if (outcome?.startsWith("fail-")) expect(reported.get(name)).toContain(`rule/${rule}`);
  else expect(reported.get(name)).not.toContain(`rule/${rule}`);
});

test("each rule of our own has a passing and a failing fixture", async () => {
  const config = parse(await readFile(join(root, "redocly.yaml"), "utf8")) as {
    rules: Record<string, unknown>;
  };
  const own = Object.keys(config.rules).filter((rule) => rule.startsWith("rule/"));
  expect(
    Object.keys(rules)
      .map((rule) => `rule/${rule}`)
      .sort(),
  ).toEqual(own.sort());
  for (const rule of Object.keys(rules)) {
    for (const outcome of ["pass-", "fail-"]) {
      expect(
        cases.some((name) => name.startsWith(`${rule}/${outcome}`)),
        `${rule} has no ${outcome} fixture`,
      ).toBe(true);
    }
  }
});
