import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { escapeKey } from "../../scripts/openapi/pointer.ts";
import { root } from "../../scripts/lib/paths.ts";
import { type Edits, editDocument, pointerOf } from "../edit-document.ts";

/** What Spectral reports, as its JSON output says it. */
type Report = {
  code: string;
  message: string;
  path: (string | number)[];
  severity: number;
  source: string;
};

/** The cases of a rule. Places of edits and of reports are written as {@link pointerOf} reads them. */
interface Cases {
  at: string;
  /** Edits of an empty document that all cases start with. */
  base?: Edits;
  cases: Record<string, Case>;
}

interface Case {
  /** Edits that make the document. */
  document?: Edits;
  /** Where the rule reports something: in cases whose names begin with `fail-`, and only in them. */
  reports?: string | string[];
}

const SPECTRAL = createRequire(import.meta.url).resolve("@stoplight/spectral-cli/dist/index.js");

const ruleset = parse(readFileSync(join(root, ".spectral.yaml"), "utf8")) as {
  rules: Record<string, unknown>;
};
const rules = Object.keys(ruleset.rules);
/** The rules that we define, and not only switch on or off. */
const ownRules = rules.filter((rule) => typeof ruleset.rules[rule] === "object");

const tables = join(import.meta.dirname, "fixtures");
const fixtures = readdirSync(tables).flatMap((file) => {
  const table = parse(readFileSync(join(tables, file), "utf8")) as Record<string, Cases>;
  return Object.entries(table).flatMap(([rule, cases]) => fixturesOf(rule, cases));
});

/** Where the documents are written. */
let folder: string;

/** What Spectral finds in all fixtures: one run of its command line, which is also what the lint script runs. */
let reports: Report[];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "lint-rules-")));
  for (const { name, document } of fixtures) {
    const file = join(folder, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
  }
  const args = [SPECTRAL, "lint", `${folder}/**/*.json`, "--ruleset", ".spectral.yaml", "--format", "json"];
  const output = await new Promise<string>((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // 1 says that there are findings; anything else says that Spectral could not run.
      if (error === null || error.code === 1) resolve(stdout);
      else reject(new Error(`Spectral exited with ${String(error.code)}: ${stderr}`));
    });
  });
  reports = JSON.parse(output) as Report[];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(fixtures)("$name", ({ name, rule, fails, places }) => {
  const found = (code: string) =>
    reports.filter((report) => report.code === code && relative(folder, report.source) === `${name}.json`);

  test("is a valid document", () => {
    for (const code of ["parser", "invalid-ref", "unrecognized-format", "oas3-schema"]) {
      expect(found(code), code).toEqual([]);
    }
  });

  test(fails ? "is reported where the problem is" : "is not reported", () => {
    expect(places.length > 0, "failing fixtures say what is reported, and only they").toBe(fails);
    expect(found(rule).map(({ path }) => ["#", ...path.map(String).map(escapeKey)].join("/"))).toEqual(
      places,
    );
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
  for (const { name, rule } of fixtures) {
    expect(rules, name).toContain(rule);
    expect(name.slice(rule.length)).toMatch(/^\/(pass|fail)-[a-z0-9-]+$/);
  }
});

function fixturesOf(rule: string, { at, base = {}, cases }: Cases) {
  const empty = { openapi: "3.1.0", info: { title: "Fixture", version: "2.0.0" }, paths: {} };
  return Object.entries(cases).map(([name, { document = {}, reports: places = [], ...rest }]) => {
    expect(rest, `${rule}/${name} has keys that nobody reads`).toEqual({});
    return {
      name: `${rule}/${name}`,
      rule,
      document: editDocument(editDocument(empty, base, at), document, at),
      fails: name.startsWith("fail-"),
      places: [places].flat().map((place) => pointerOf(place, at)),
    };
  });
}
