import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  check,
  command,
  node,
  passedCases,
  problemIn,
  startMock,
  typecheck,
  vitest,
  vitestWhole,
} from "./commands.ts";
import {
  apply,
  editNamed,
  explainedEdits,
  isOfDocuments,
  linesBesideDocuments,
  type Change,
} from "./edits.ts";
import { isWhole } from "../sample.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";

const edits = await explainedEdits();
const named = (title: string) => editNamed(edits, title);

const additions = [
  "Add an enum value",
  "Change a price",
  "Add a response field",
  "Add a filter",
  "Add a query parameter",
  "Add an operation",
].map(named);

/** Runs fast tests. Where none of them looks at the reference, the configuration is not the project's, which builds it. */
async function fastTests(copy: ProjectCopy, files: readonly string[]) {
  const texts = await Promise.all(files.map((file) => readFile(join(copy.folder, file), "utf8")));
  if (texts.some((text) => text.includes('inject("reference")')))
    return vitest(copy, "--project", "fast", ...files);
  const config = "without-reference.config.js";
  await copy.add(
    config,
    `export default {
  resolve: { tsconfigPaths: true },
  test: { include: ["test/**/!(*.slow).test.ts"], isolate: false, testTimeout: 180_000 },
};
`,
  );
  return vitest(copy, `--config=${config}`, ...files);
}

/** A change without some of its lines. */
function without(change: Change, pattern: RegExp): Change {
  return { ...change, lines: change.lines.filter((line) => !pattern.test(line)) };
}

test("CONTRIBUTING.md explains nine edits", () => {
  expect(edits.map(({ title }) => title)).toEqual([
    ...additions.map(({ title }) => title),
    "Add a version",
    "Rename a field",
    "Remove a field",
  ]);
});

describe("what an edit takes beside the documents and the table of what is specified", () => {
  const lines = (title: string) => linesBesideDocuments(named(title));

  test.each(["Add an enum value", "Change a price"])("%s: nothing", (title) => {
    expect(lines(title)).toBe(0);
  });

  test.each(["Add a filter", "Add a query parameter"])("%s: five lines at most", (title) => {
    expect(lines(title)).toBeLessThanOrEqual(5);
  });

  test("Add an operation: forty lines at most", () => {
    expect(lines("Add an operation")).toBeLessThanOrEqual(40);
  });
});

describe("what is added", () => {
  let copy: ProjectCopy;
  const changes = additions.flatMap((edit) => edit.changes);

  beforeAll(async () => {
    copy = await copyProject("testable");
  });
  afterAll(() => copy.remove());

  test("is refused, with file and line, if it does not say what it does", async () => {
    for (const change of changes.filter(isOfDocuments))
      await apply(copy, without(change, /x-effect: \{ by: m/));
    const problem = await problemIn(copy);
    expect(problem).toMatch(
      /openapi\/v2\/schemas\/MediaSearchFields\.yaml:\d+\n\nsearchMedia takes minLikeCount, but nothing says what it does/,
    );
    expect(problem).toMatch(
      /openapi\/v2\/paths\/account-collabs\.yaml:\d+\n\nlistAccountCollabs takes minMediaCount, but nothing says what it does/,
    );
    await copy.undo();
  });

  test("is asked for by the compiler and by each command, where they cannot follow", async () => {
    for (const change of changes.filter(isOfDocuments)) await apply(copy, change);
    expect(await problemIn(copy)).toBeUndefined();

    const files = new Set((await typecheck(copy)).printed.match(/^[\w/.-]+(?=\(\d+,\d+\): error)/gm));
    expect([...files].sort()).toEqual([
      "mocks/adintel/corpus/makers/creatives.ts",
      "mocks/adintel/handlers/index.ts",
      "test/mocks/support/open-mock.ts",
    ]);

    const mock = await command(copy, node, "scripts/run.mjs", "mock.ts", "--port", "0");
    expect(mock.code).toBe(2);
    expect(mock.printed).toContain(
      "v2 listAccountLocations has no handler: add `listAccountLocations: …` to v2 in mocks/adintel/handlers/index.ts",
    );
    const checked = await check(copy);
    expect(checked.code).toBe(2);
    expect(checked.printed).toContain("mocks/adintel/handlers/index.ts");
  });

  test("is complete with what CONTRIBUTING.md says", async () => {
    for (const change of changes.filter((one) => !isOfDocuments(one))) await apply(copy, change);
    expect((await typecheck(copy)).printed.trim()).toBe("");
  });

  test("is honoured by the mock", async () => {
    const { ask: asked, prices, stop } = await startMock(copy);
    const ask = async <Response extends object>(path: string, given?: object) => {
      const { status, body } = await asked<Response & { count: number }>(path, given);
      expect(status, path).toBe(200);
      return body;
    };
    const all = await ask<{ media: { brand: { id: string } | null }[] }>("/v2/media", { query: "new" });
    expect(all.count).toBeGreaterThan(0);
    const none = await ask("/v2/media", { query: "new", minLikeCount: 1e12 });
    expect(none.count).toBe(0);
    expect((await ask("/v2/media", { query: "new", categories: ["Haul"] })).count).toBe(0);
    expect(all.media[0]).toHaveProperty("shareCount");

    const id = all.media.find(({ brand }) => brand !== null)?.brand?.id ?? "";
    const places = await ask<{ locations: { mediaCount: number }[] }>(`/v2/account/${id}/locations`);
    expect(places.count).toBeGreaterThan(0);
    const counts = places.locations.map(({ mediaCount }) => mediaCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const collabs = `/v2/account/${id}/collabs`;
    expect((await ask(collabs)).count).toBe((await ask(`${collabs}?minMediaCount=2`)).count);
    expect((await ask(`${collabs}?minMediaCount=100000`)).count).toBe(0);

    expect(await prices("searchMedia")).toEqual(new Set([600]));
    expect(await prices("listAccountLocations")).toEqual(new Set([700]));
    await stop();
  });

  test("is held by the check, in which the mock conforms", async () => {
    expect(await passedCases(copy)).toEqual(
      expect.arrayContaining([
        "v2/searchMedia/meaning/minLikeCount",
        "v2/listAccountCollabs/meaning/minMediaCount",
        "v2/listAccountCollabs/meaning/minMediaCount-default",
        "v2/listAccountLocations/meaning/no-doubles",
        "v2/listAccountLocations/meaning/offset-default",
        "v2/listAccountLocations/meaning/order",
        "v2/listAccountLocations/meaning/unknown-account",
        "v2/listAccountLocations/metering/charge-some-found",
      ]),
    );
  });

  test("is missed by the check in a server without it", async () => {
    const { code, printed } = await vitestWhole(
      copy,
      "--project",
      "score",
      "test/quality/mutants/",
      "--reporter",
      "json",
      "-t",
      "minLikeCount|minMediaCount|shareCount|listAccountLocations|searchMedia-price",
    );
    const { numPassedTests, numFailedTests } = JSON.parse(printed.slice(printed.indexOf("{"))) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    expect(code, printed.slice(-3000)).toBe(0);
    expect(numFailedTests).toBe(0);
    // Each of the servers is found.
    expect(numPassedTests).toBeGreaterThanOrEqual(8);
  });

  test("is stated", async () => {
    const { code, printed } = await fastTests(copy, ["test/contract/specification.test.ts"]);
    expect(code, printed).toBe(0);
  });
});

/** Edits after which a name is nowhere; they touch different fields, so that one copy takes both. */
const goners = [
  { title: "Rename a field", from: "minViewCount", to: "minViews" },
  { title: "Remove a field", from: "landingPageMatch", to: undefined },
];

describe("what is renamed or removed", () => {
  let copy: ProjectCopy;

  beforeAll(async () => {
    copy = await copyProject("testable");
  });
  afterAll(() => copy.remove());

  test("leaves documents that are whole, once those that the generator names are mended", async () => {
    for (const { title, from, to } of goners) {
      for (const change of named(title).changes) await apply(copy, change);
      await mendDocuments(copy, from, to);
    }
  });

  test.runIf(isWhole)("leaves nothing that no command names", async () => {
    // The rest, by what the compiler and the tests name.
    const words = goners.flatMap(({ from }) => ["-e", from]);
    const found = (await command(copy, "grep", "-rlw", ...words, ...places)).printed.trim().split("\n");
    const left = found.filter((file) => !knownElsewhere.some((one) => file.startsWith(one)));
    const { printed: compiled } = await typecheck(copy);
    const tests = left.filter((file) => file.endsWith(".test.ts") && !compiled.includes(file));
    const { printed: tested } = await fastTests(copy, [...general, ...tests]);
    const unnamed = left.filter((file) => !`${compiled}${tested}`.includes(file));
    expect(unnamed).toEqual([]);
  });
});

/** Renames a field in each document that the generator names, or removes it where there is no new name. */
async function mendDocuments(copy: ProjectCopy, from: string, to: string | undefined): Promise<void> {
  let message = await problemIn(copy);
  for (let round = 0; round < 10 && message !== undefined; round += 1) {
    const [file = ""] = /openapi\/[\w/.-]+\.yaml/.exec(message) ?? [];
    const path = join(copy.folder, file);
    const text = await readFile(path, "utf8");
    expect(text, `${file} is named, and has no ${from}:\n${message}`).toContain(from);
    const removed = file.startsWith("openapi/readings/") ? withoutBlocks : withoutLines;
    await writeFile(path, to === undefined ? removed(text, from) : text.replaceAll(from, to));
    message = await problemIn(copy);
  }
  expect(message).toBeUndefined();
}

/** Where people write names; what is generated or recorded is not edited. */
const places = [
  "openapi/README.md",
  "openapi/v1",
  "openapi/v2",
  "openapi/shared",
  "scripts",
  "mocks",
  "test",
];

/** Tests that name files which are no tests: the documents' texts, the explanations of keys. */
const general = ["test/contract/prose.test.ts", "test/lint/extensions.test.ts"];

/**
 * Files that `npm run test:all` compares as a whole, what is specified, and these edits themselves. The second server reads the
 * specification and no document, and what was learned is measured anew. What people type into the search may be a name of the past;
 * a test of the search names each query whose page is gone.
 */
const knownElsewhere = [
  "scripts/check/adintel/order.json",
  "scripts/check/adintel/telling.json",
  "test/quality/independent/",
  "test/docs/search/queries.yaml",
  "test/quality/mutants/catalogue.md",
  "scripts/client/UPGRADE.md",
  "test/contract/specification.txt",
  "test/project/",
];

/** A text without each block between empty lines that has a word: a point that the specification leaves open. */
function withoutBlocks(text: string, word: string): string {
  const blocks = text.split("\n\n").filter((block) => !new RegExp(`\\b${word}\\b`).test(block));
  return `${blocks.join("\n\n").trimEnd()}\n`;
}

/** A text without each line that has a word, and a list's entry that such a line belongs to. */
function withoutLines(text: string, word: string): string {
  return text
    .split("\n")
    .filter((line) => !new RegExp(`\\b${word}\\b`).test(line))
    .join("\n");
}
