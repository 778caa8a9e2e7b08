import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forEachVersion } from "../../scripts/lib/versions.ts";
import { bundleFile } from "../../scripts/diff/bundle-file.ts";
import { diff, type Terminal } from "../../scripts/diff/command.ts";
import { asOpenApiDocument, InputError } from "../../scripts/diff/model/document.ts";
import type { JsonObject } from "../../scripts/diff/model/json.ts";

const v1 = library("1.0.0", { get: { responses: {} } });
const v2 = library("2.0.0", { get: { responses: {} }, post: { responses: {} } });
const v2Without = library("2.1.0", { get: { responses: {} } });
const v2Described = library("2.1.0", {
  get: { responses: {}, summary: "List books" },
  post: { responses: {} },
});

/** Outside the repository: a project below its root, as a package of a larger repository is. */
let root: string;
let project: string;

/** The documents of the working tree. */
let documents: Terminal["current"];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "diff-test-"));
  project = join(root, "project");
  git("init", "--quiet", "--initial-branch=main");
  write("README.md", "A library.");
  commit("empty");
  write("generated/openapi/v1.json", JSON.stringify(v1));
  commit("old");
  write("generated/openapi/v2.json", JSON.stringify(v2));
  commit("new");
  write("generated/openapi/v2.json", "{ no JSON");
  commit("damaged");
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("against a git revision", () => {
  it("exits with 0 where nothing changed", async () => {
    current(v1, v2);
    const { code, out } = await run(["new"]);
    expect(code).toBe(0);
    expect(out.at(-1)).toBe("Total: 0 breaking, 0 safe");
  });

  it("exits with 0 where all is safe", async () => {
    current(v1, v2Described);
    const { code, out } = await run(["new"]);
    expect(code).toBe(0);
    expect(out).toContain("v1 since new: 0 breaking, 0 safe");
    expect(out).toContain("v2 since new: 0 breaking, 1 safe");
  });

  it("exits with 1 and says where, when something breaks", async () => {
    current(v1, v2Without);
    const { code, out } = await run(["new"]);
    expect(code).toBe(1);
    expect(out).toEqual([
      "v1 since new: 0 breaking, 0 safe",
      "",
      "v2 since new: 1 breaking, 0 safe",
      "",
      "  BREAKING",
      "  POST /books",
      "    operation-removed: POST /books was removed.",
      "      at #/paths/~1books/post",
      "",
      "Total: 1 breaking, 0 safe",
      "Next version: v2 3.0.0 (major)",
    ]);
  });

  it("prints JSON for machines", async () => {
    current(v1, v2Without);
    const { code, out } = await run(["new", "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out.join("\n"))).toEqual({
      base: "new",
      breaking: 1,
      safe: 0,
      next: { v2: { version: "3.0.0", level: "major" } },
      versions: {
        v1: [],
        v2: [
          {
            breaking: true,
            rule: "operation-removed",
            operations: ["POST /books"],
            location: "#/paths/~1books/post",
            message: "POST /books was removed.",
          },
        ],
      },
    });
  });

  it("compares the versions that the revision has", async () => {
    current(v1, v2);
    const { code, out } = await run(["old"]);
    expect(code).toBe(0);
    expect(out).toContain("v2 since old: not compared: only one side has it");
  });
});

it.each([
  ["an addition", { post: { responses: {} }, put: { responses: {} } }, "2.1.0 (minor)"],
  ["wording", { post: { responses: {}, description: "Adds a book." } }, "2.0.1 (patch)"],
])("%s raises the version", async (_, books, next) => {
  current(v1, library("2.0.0", { get: { responses: {} }, ...books }));
  const { out } = await run(["new"]);
  expect(out.at(-1)).toBe(`Next version: v2 ${next}`);
});

describe("for a pull request", () => {
  const revised = library("2.0.0", {
    get: { responses: {}, parameters: [{ in: "query", name: "a|b", required: true, schema: {} }] },
    put: { responses: {} },
  });

  it("writes a comment", async () => {
    current(v1, revised);
    const { code, out } = await run(["new", "--format", "markdown"]);
    expect(code).toBe(1);
    expect(out).toEqual([
      "**2 breaking, 1 safe** since `new`. Next version: v2 3.0.0 (major).",
      "",
      "| operation | breaking change | why it breaks |",
      "| --- | --- | --- |",
      "| `GET /books` | The query parameter `a\\|b` is new. | Calls without it are rejected. |",
      "| `POST /books` | POST /books was removed. | Calls to it fail. |",
      "",
      "<details>",
      "<summary>1 safe change</summary>",
      "",
      "- `PUT /books`: PUT /books is new.",
      "",
      "</details>",
    ]);
    current(v1, v2);
    expect((await run(["new", "--format", "markdown"])).out).toEqual(["**No changes** since `new`."]);
  });

  it("keeps a comment within what GitHub takes", async () => {
    const parameters = Array.from({ length: 2000 }, (_, index) => ({
      in: "query",
      name: `p${index}`,
      required: index % 2 === 0,
      schema: {},
    }));
    current(v1, library("2.0.0", { get: { responses: {}, parameters }, post: { responses: {} } }));
    const { out } = await run(["new", "--format", "markdown"]);
    expect(out.filter((line) => line === "… and 940 more.")).toHaveLength(2);
    expect(out.join("\n").length).toBeLessThan(65_536);
  });

  it("annotates the lines of the sources", async () => {
    current(v1, revised);
    write("openapi/v2/openapi.yaml", "openapi: 3.1.0\npaths:\n  /books: { $ref: paths/books.yaml }\n");
    write("openapi/v2/paths/books.yaml", "get:\n  responses: {}\n  parameters:\n    - name: a|b\n");
    expect(await run(["new", "--format", "github"])).toEqual({
      code: 1,
      err: [],
      out: [
        "::error file=openapi/v2/paths/books.yaml,line=4,title=required-parameter-added::" +
          "The query parameter `a|b` is new.%0ACalls without it are rejected.%0AGET /books",
        "::error file=openapi/v2/paths/books.yaml,line=1,title=operation-removed::" +
          "POST /books was removed.%0ACalls to it fail.%0APOST /books",
        "::error title=Contract diff::2 breaking, 1 safe since new%0ANext version: v2 3.0.0 (major)",
      ],
    });
  });

  it("annotates the line of a file", async () => {
    const name = file("lined.json", JSON.stringify(revised, null, 1));
    const { out } = await run(["new", name, "--format", "github"]);
    const line = JSON.stringify(revised, null, 1).split("\n").indexOf('   "get": {') + 1;
    expect(line).toBeGreaterThan(1);
    expect(out[1]).toMatch(/^::error file=.*lined\.json,line=\d+,title=operation-removed::/);
    expect(out[0]).toMatch(new RegExp(`lined\\.json,line=${line + 3},title=required-parameter-added::`));
  });
});

describe("--used-by", () => {
  const call = (method: string) =>
    JSON.stringify({ method, url: "https://library.example/v2/books", status: 200 });

  it.each([
    [
      "hits one",
      ["GET", "POST"],
      "hits 1 of 2 recorded calls",
      "1 of 1 breaking change hits recorded calls",
      1,
    ],
    ["hits none", ["GET"], "hits none of 1 recorded call", "0 of 1 breaking change hit recorded calls", 0],
  ])("says which calls a change hits: %s", async (_, methods, hits, summary, codeOfUsed) => {
    current(v1, v2Without);
    const recording = ["--used-by", file("calls.jsonl", methods.map(call).join("\n"))];
    const { code, out } = await run(["new", ...recording]);
    expect(code).toBe(1);
    expect(out).toContain(`      ${hits}`);
    expect(out.at(-1)).toBe(summary);
    expect((await run(["new", ...recording, "--fail-on", "used"])).code).toBe(codeOfUsed);
    expect((await run(["new", ...recording, "--fail-on", "breaking"])).code).toBe(1);
    const inFormat = async (format: string) => (await run(["new", ...recording, "--format", format])).out;
    expect((await inFormat("markdown")).join("\n")).toContain(`Calls to it fail. | ${hits} |`);
    expect((await inFormat("github"))[0]).toContain(`%0A${hits}`);
    expect(JSON.parse((await inFormat("json")).join("\n"))).toMatchObject({
      versions: { v2: [{ hits: { calls: methods.length - 1, of: methods.length } }] },
    });
  });

  it("reads calls of the first of two versions", async () => {
    current(v1, library("2.0.0", { post: { responses: {} } }));
    const calls = file("v1.jsonl", call("GET").replace("/v2/", "/api/v1/"));
    expect((await run(["v1", "v2", "--used-by", calls])).out).toContain("      hits 1 of 1 recorded call");
  });
});

it("compares two revisions or files", async () => {
  current(v1, v2);
  const { code, out } = await run(["new", file("revised.json", JSON.stringify(v2Without))]);
  expect(code).toBe(1);
  expect(out).toContain("v2 since new: 1 breaking, 0 safe");
  expect(await run(["old", "new"])).toMatchObject({ code: 0 });
});

it.each([
  ["named", () => ["v1", "v2"]],
  ["in files", () => [file("1.json", JSON.stringify(v1)), file("2.json", JSON.stringify(v2Described))]],
])("compares two versions %s", async (_, args) => {
  current(v1, v2Described);
  const { code, out } = await run(args());
  expect(code).toBe(0);
  expect(out[0]).toMatch(/^v2 since (v1|1\.json): 0 breaking, 2 safe$/);
  expect(out[0]).not.toContain("not compared");
});

describe("against a file", () => {
  it("compares a bundled YAML document with its version", async () => {
    current(v1, v2Without);
    const { code, out } = await run([
      file("base.yaml", "openapi: 3.1.0\ninfo: { version: 2.0.0 }\npaths: { /books: { put: {} } }\n"),
    ]);
    expect(code).toBe(1);
    expect(out.join("\n")).toContain("PUT /books was removed.");
    expect(out.join("\n")).toMatch(/v1 since .*: not compared/);
  });

  it("bundles a document of several files first", async () => {
    current(v1, v2);
    write("sources/books.json", JSON.stringify({ get: { responses: {} }, delete: { responses: {} } }));
    const base = library("1.0.0", { $ref: "./books.json" });
    const { code, out } = await run([file("sources/openapi.json", JSON.stringify(base))]);
    expect(code).toBe(1);
    expect(out.join("\n")).toContain("DELETE /books was removed.");
  });

  it("starts from the directory of the user", async () => {
    current(v1, v2);
    write("deep/base.json", JSON.stringify(v2));
    expect(await run(["base.json"], { from: join(project, "deep") })).toMatchObject({ code: 0, err: [] });
    expect(await run(["base.json"])).toMatchObject({ code: 2 });
  });

  it("takes a file before a revision of the same name", async () => {
    current(v1, v2);
    const { code, out } = await run([file("new", JSON.stringify(v1))]);
    rmSync(join(project, "new"));
    expect(code).toBe(0);
    expect(out).toContain("v2 since new: not compared: only one side has it");
  });
});

describe("what cannot be compared is one line and exit code 2", () => {
  const bad: [title: string, args: () => string[], line: RegExp][] = [
    ["no base", () => [], /missing required argument 'base'/],
    ["an empty base", () => [""], /'base'.* must not be empty/],
    ["three documents", () => ["old", "new", "newest"], /unexpected argument 'newest'/],
    ["an unknown flag", () => ["new", "--color"], /unknown option '--color'/],
    ["a value for --json", () => ["new", "--json=yes"], /unknown option '--json=…'/],
    ["two formats", () => ["new", "--json", "--format", "text"], /^--json and --format exclude each other/],
    ["an unknown format", () => ["new", "--format", "xml"], /Expected one of text, json, markdown, github/],
    ["no recording to fail on", () => ["new", "--fail-on", "used"], /^--fail-on used needs --used-by FILE/],
    ["an empty recording", () => ["new", "--used-by", file("empty.har", " ")], /empty\.har is empty/],
    [
      "a missing recording",
      () => ["new", "--used-by", "no.har"],
      /no\.har cannot be read: the file does not exist/,
    ],
    ["an unknown revision", () => ["nowhere"], /^nowhere is neither a file nor a git revision/],
    [
      "an option for git in place of a revision",
      () => ["--", "--all"],
      /'--all' is invalid for argument 'base'/,
    ],
    ["a directory", () => ["generated"], /^generated is neither a file nor a git revision/],
    ["a revision without documents", () => ["empty"], /^There are no committed documents at empty/],
    ["a revision with a damaged document", () => ["damaged"], /v2\.json at damaged is neither JSON nor YAML/],
    ["a text file", () => ["README.md"], /^README\.md is not an OpenAPI document/],
    ["broken YAML", () => [file("broken.yaml", "a: [1\nb: {")], /^broken\.yaml is neither JSON nor YAML/],
    ["an empty file", () => [file("empty.yaml", "")], /^empty\.yaml is not an OpenAPI document/],
    [
      "OpenAPI 3.0",
      () => [file("old.json", '{"openapi":"3.0.3","info":{},"paths":{}}')],
      /OpenAPI 3\.0\.3; only 3\.1/,
    ],
    [
      "no paths",
      () => [file("no-paths.json", '{"openapi":"3.1.0","info":{}}')],
      /"info" and "paths" must be objects/,
    ],
    [
      "a third version",
      () => [file("v3.json", JSON.stringify(library("3.0.0", {})))],
      /info\.version 3\.0\.0/,
    ],
    [
      "a broken $ref",
      () => [file("ref.json", JSON.stringify(library("1.0.0", { $ref: "#/x" })))],
      /does not exist: #\/x/,
    ],
    [
      "a missing file of several",
      () => [file("lost.json", JSON.stringify(library("1.0.0", { $ref: "./no.json" })))],
      /^lost\.json could not be bundled/,
    ],
  ];

  it.each(bad)("%s", async (_, args, line) => {
    current(v1, v2);
    const { code, out, err } = await run(args());
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(err).toEqual([expect.stringMatching(line)]);
    expect(err[0]).not.toContain("\n");
  });

  it("a broken document in the working tree", async () => {
    documents = () => Promise.reject(new InputError("openapi/v2/openapi.yaml:3:1"));
    const { code, err } = await run(["new"]);
    expect(code).toBe(2);
    expect(err).toEqual(["openapi/v2/openapi.yaml:3:1"]);
  });

  it("a project without git", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "diff-test-"));
    const { code, err } = await run(["main"], { at: elsewhere });
    rmSync(elsewhere, { recursive: true });
    expect(code).toBe(2);
    expect(err).toEqual([expect.stringContaining("main is neither a file nor a git revision")]);
  });
});

async function run(args: string[], { from = project, at = project } = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await diff(args, {
    project: at,
    from,
    current: () => documents(),
    bundle: bundleFile,
    out: (text) => out.push(...text.split("\n")),
    err: (text) => err.push(text),
  });
  return { code, out, err };
}

function library(version: string, books: JsonObject): JsonObject {
  return { openapi: "3.1.0", info: { title: "Library", version }, paths: { "/books": books } };
}

/** Sets the documents of the working tree. */
function current(first: JsonObject, second: JsonObject): void {
  const both = forEachVersion((id) => asOpenApiDocument(id === "v1" ? first : second, id));
  documents = () => Promise.resolve(both);
}

/** Writes a file and gives its name as a user would. */
function file(name: string, text: string): string {
  write(name, text);
  return name;
}

function write(name: string, text: string): void {
  const path = join(project, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function commit(tag: string): void {
  git("add", ".");
  git("-c", "user.name=Tester", "-c", "user.email=tester@example.com", "commit", "--quiet", "--message", tag);
  git("tag", tag);
}

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: root, env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" } });
}
