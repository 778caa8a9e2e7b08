import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root, versions } from "../../../scripts/paths.ts";
import { record } from "../../../scripts/release/record.ts";
import { documentOf, readReleases } from "../../../scripts/release/releases.ts";
import { library, madeUpProject, type Project } from "./made-up.ts";

let project: Project;
const v1 = library("1.0.0", "get");

beforeEach(async () => {
  project = await madeUpProject();
  await project.present({ v1, v2: library("2.9.0", "get") });
  await release("2026-11-21");
});

afterEach(() => project.remove());

const release = (date: string, allowBreaking = false) => record(project.folder, { date, allowBreaking });
const files = async () =>
  (await readdir(join(project.folder, "openapi/releases"), { recursive: true })).sort();
const first = ["v1", "v1/2026-11-21-1.0.0.json", "v2", "v2/2026-11-21-2.9.0.json"];

describe("a release", () => {
  test("is the bundle, byte by byte", async () => {
    expect(await files()).toEqual(first);
    expect(await readFile(join(project.folder, "openapi/releases/v2/2026-11-21-2.9.0.json"), "utf8")).toBe(
      await readFile(join(project.folder, "generated/openapi/v2.json"), "utf8"),
    );
  });

  test("is recorded once, whatever the day", async () => {
    expect(await release("2026-12-24")).toEqual([]);
    expect(await files()).toEqual(first);
  });

  test("is recorded of the document that changed, and is the newest by its number", async () => {
    await project.present({ v1, v2: library("2.10.0", "get", "post") });
    const news = await release("2026-12-24");
    expect(news.map(({ file }) => file)).toEqual(["openapi/releases/v2/2026-12-24-2.10.0.json"]);
    expect((await readReleases("v2", project.folder)).map(({ release }) => release)).toEqual([
      "2.10.0",
      "2.9.0",
    ]);
  });

  test("may break callers where that is said", async () => {
    await project.present({ v1, v2: library("2.10.0", "post") });
    expect(await release("2026-12-24", true)).toHaveLength(1);
  });
});

describe("nothing is recorded", () => {
  // The other document could be released: all are, or none.
  const changed = library("1.1.0", "get", "post");

  afterEach(async () => expect(await files()).toEqual(first));

  test("of stale bundles", async () => {
    await project.write("openapi/v2/openapi.yaml", JSON.stringify(library("2.10.0", "get")));
    await expect(release("2026-12-24")).rejects.toThrow("generated/ is stale; run `npm run generate`");
  });

  test.each([
    [
      "with the number of a release that has other content",
      library("2.9.0", "get", "post"),
      "v2 2.9.0 cannot be released: 2.9.0 is, with other content; raise info.version in openapi/v2/openapi.yaml",
    ],
    ["with a lower number", library("2.8.1", "get", "post"), "raise info.version"],
    ["with the major number of another version", library("3.0.0", "get"), "has to be 2.MINOR.PATCH"],
    ["with no such number", library("2.10", "get"), "has to be 2.MINOR.PATCH"],
    [
      "that breaks callers",
      library("2.10.0", "post"),
      /it would break callers of 2\.9\.0, .* --allow-breaking:\n {2}GET \/books was removed\.$/,
    ],
  ])("%s", async (_, v2, message) => {
    await project.present({ v1: changed, v2 });
    await expect(release("2026-12-24")).rejects.toThrow(message);
  });

  test("of a day before the last release", async () => {
    await project.present({ v1: changed, v2: library("2.9.0", "get") });
    await expect(release("2026-11-20")).rejects.toThrow("1.0.0 was released later, on 2026-11-21");
  });
});

test("the first releases of this project's documents are recorded", async () => {
  const oldest = await Promise.all(
    versions.map(async (version) => (await readReleases(version, root)).at(-1)),
  );
  expect(oldest.map((release) => `${release?.date} ${release?.release}`)).toEqual([
    "2026-11-21 1.0.0",
    "2026-11-21 2.0.0",
  ]);
  for (const release of oldest)
    if (release) expect((await documentOf(release, root)).info["version"]).toBe(release.release);
});
