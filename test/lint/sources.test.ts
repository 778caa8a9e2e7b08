import { execFile } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/lib/paths.ts";

const run = promisify(execFile);
const folder = join(root, "test/lint/sources");

/** What Redocly reports of a document. */
interface Report {
  problems: { ruleId: string; location: { source: { ref: string } }[] }[];
}

/** What Redocly reports of the fixtures, by `rule/case`. */
const reported = new Map<string, string[]>();
const rules = await readdir(folder);
const cases = (
  await Promise.all(
    rules.map(async (rule) => (await readdir(join(folder, rule))).map((name) => `${rule}/${name}`)),
  )
).flat();

beforeAll(async () => {
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
    const sources = problems.map(({ location }) => resolve(location[0]?.source.ref ?? ""));
    for (const source of sources) expect(source).toContain(join(folder, name, sep));
    reported.set(
      name,
      problems.map(({ ruleId }) => ruleId),
    );
  }
});

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
  expect(rules.map((rule) => `rule/${rule}`).sort()).toEqual(own.sort());
  for (const rule of rules) {
    for (const outcome of ["pass-", "fail-"]) {
      expect(
        cases.some((name) => name.startsWith(`${rule}/${outcome}`)),
        `${rule} has no ${outcome} fixture`,
      ).toBe(true);
    }
  }
});
