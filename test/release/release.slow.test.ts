import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { versions } from "../../scripts/lib/versions.ts";
import { raised, raisedPackage } from "../../scripts/diff/model/semver.ts";
import { raiseManifests, readManifest } from "../../scripts/release/manifests.ts";
import { described, plan, type ReleaseRequest } from "../../scripts/release/plan.ts";
import { releasedDocument, readReleases } from "../../scripts/release/releases.ts";
import { generate, library, madeUpProject, type Project } from "./made-up.ts";

/** A project with a first release, of which each test gets a copy. */
let released: Project;
let project: Project;
const v1 = library("1.0.0", "get");
const v2 = library("2.9.0", "get");
const added = library("2.9.0", "get", "post");
const broken = library("2.9.0", "post");
const reworded = { ...v2, info: { ...v2.info, description: "Books." } };

beforeAll(async () => {
  released = await madeUpProject();
  await released.present({ v1, v2 });
  await released.release({ date: "2026-11-21" });
});

afterAll(() => released.remove());

beforeEach(async () => {
  project = await madeUpProject(released);
});

afterEach(() => project.remove());

const recorded = async () =>
  (await readdir(join(project.folder, "openapi/releases"), { recursive: true })).sort();
const first = ["v1", "v1/2026-11-21-1.0.0.json", "v2", "v2/2026-11-21-2.9.0.json"];
const changelogHead = "# Changelog\n\n## Unreleased\n";
const firstSection = "## 0.1.0 - 2026-11-21\n\nDocuments: v1 1.0.0, v2 2.9.0.\n\n- A library.\n";
const note = (entry: string) =>
  project.write("CHANGELOG.md", `${changelogHead}\n${entry}\n\n${firstSection}`);

describe("the first release", () => {
  test("records the bundles, byte by byte, and keeps all versions", async () => {
    expect(await recorded()).toEqual(first);
    expect(await project.read("openapi/releases/v2/2026-11-21-2.9.0.json")).toBe(
      await project.read("generated/openapi/v2.json"),
    );
    expect((await readManifest(project.folder)).version).toBe("0.1.0");
  });

  test("makes a dated section of what was unreleased", async () => {
    expect(await project.read("CHANGELOG.md")).toBe(`${changelogHead}\n${firstSection}`);
  });

  test("is a commit with a tag, and leaves nothing else", () => {
    expect(project.git("log", "-1", "--format=%s, %D")).toMatch(/^release: 0\.1\.0, .*tag: v0\.1\.0/);
    expect(project.git("cat-file", "-t", "v0.1.0")).toBe("tag");
    expect(project.git("status", "--porcelain")).toBe("");
    expect(project.git("worktree", "list").split("\n")).toHaveLength(1);
  });
});

describe("the verdict on the documents decides which versions rise", () => {
  test.each<[string, typeof v2, Partial<ReleaseRequest>, string, string]>([
    ["an addition: minor", added, {}, "0.2.0", "2.10.0"],
    ["words: a patch", reworded, {}, "0.1.1", "2.9.1"],
    ["an allowed break: minor before 1.0.0", broken, { allowBreaking: true }, "0.2.0", "2.10.0"],
    ["a number raised by hand stays", library("2.11.0", "get", "post"), {}, "0.2.0", "2.11.0"],
    ["one raised too little rises further", library("2.9.1", "get", "post"), {}, "0.2.0", "2.10.0"],
    ["packages rise as much as is asked", reworded, { atLeast: "minor" }, "0.2.0", "2.9.1"],
    ["and no less than the documents demand", added, { atLeast: "patch" }, "0.2.0", "2.10.0"],
  ])("%s", async (_, changed, wish, version, number) => {
    await project.present({ v1, v2: changed });
    expect((await project.release(wish)).version).toBe(version);
    const [newest, ...older] = await readReleases("v2", project.folder);
    expect([newest?.file, ...older.map(({ release }) => release)]).toEqual([
      `openapi/releases/v2/2026-12-24-${number}.json`,
      "2.9.0",
    ]);
    expect((await releasedDocument(newest!, project.folder)).info["version"]).toBe(number);
    expect(await project.read("openapi/v2/openapi.yaml")).toContain(`version: ${number}\n`);
    expect(await project.read("CHANGELOG.md")).toBe(
      `${changelogHead}\n## ${version} - 2026-12-24\n\nDocuments: v1 1.0.0, v2 ${number}.\n\n${firstSection}`,
    );
  });

  test("code alone: a patch of the packages", async () => {
    await note("- A faster library.");
    expect((await project.release({})).version).toBe("0.1.1");
    expect(await recorded()).toEqual(first);
    expect(await project.read("CHANGELOG.md")).toContain(
      "## 0.1.1 - 2026-12-24\n\nDocuments: v1 1.0.0, v2 2.9.0.\n\n- A faster library.\n\n## 0.1.0 - ",
    );
  });

  test("a break is a major version from 1.0.0 on", () => {
    expect(raisedPackage("0.9.3", "major")).toBe("0.10.0");
    expect(raisedPackage("1.9.3", "major")).toBe("2.0.0");
    expect(raised("2.9.9", "minor")).toBe("2.10.0");
  });
});

test("all packages have one version, and ask for each other's", async () => {
  await project.present({ v1, v2: added });
  await project.release({});
  const json = async (file: string) => JSON.parse(await project.read(file)) as unknown;
  const mock = {
    version: "0.2.0",
    dependencies: { "@library/client": "0.2.0", other: "0.1.0" },
    peerDependencies: { "@library/client": ">=0.1.0" },
  };
  expect(await json("package.json")).toMatchObject({ version: "0.2.0" });
  expect(await json("scripts/client/package.json")).toMatchObject({ version: "0.2.0" });
  for (const file of ["scripts/client/runtime.ts", "generated/client/runtime.js"])
    expect(await project.read(file)).toContain("adintel-client/0.2.0");
  expect(await project.read("generated/package.json")).toBe(
    await project.read("scripts/client/package.json"),
  );
  expect(await json("mocks/package.json")).toMatchObject(mock);
  expect(await json("package-lock.json")).toMatchObject({
    version: "0.2.0",
    packages: {
      "": { version: "0.2.0" },
      generated: { version: "0.2.0" },
      mocks: mock,
      "node_modules/other": { version: "0.1.0" },
    },
  });
});

describe("in one line it refuses", () => {
  afterEach(async () => expect(await recorded()).toEqual(first));

  const refusal = async (wish: Partial<ReleaseRequest> = {}) => {
    const error: Error = await project.release(wish).then(
      () => new Error("released"),
      (reason: Error) => reason,
    );
    expect(error.name).toBe("UsageError");
    expect(error.message).not.toContain("\n");
    return error.message;
  };

  test("what is not committed", async () => {
    project.git("mv", "package-lock.json", "lock.json");
    expect(await refusal()).toBe("the working tree has changes; commit them first");
  });

  test("a commit that is on no branch", async () => {
    await note("- More.");
    project.git("checkout", "--quiet", "--detach");
    expect(await refusal()).toBe("HEAD is detached; check out the branch to release");
  });

  test("nothing to release", async () => {
    expect(await refusal()).toBe(
      'nothing to release: the documents have not changed since 0.1.0, and "Unreleased" in CHANGELOG.md is empty',
    );
  });

  test("a break without leave", async () => {
    await project.present({ v1: library("1.0.0", "get", "post"), v2: broken });
    expect(await refusal()).toBe(
      "v2 breaks callers of 2.9.0: GET /books was removed. " +
        "`npm run diff -- openapi/releases/v2/2026-11-21-2.9.0.json` lists the changes; --allow-breaking releases them",
    );
  });

  test("stale bundles", async () => {
    await project.write("openapi/v2/openapi.yaml", JSON.stringify(added));
    expect(await refusal()).toBe("generated/ is stale; run `npm run generate`");
  });

  test.each([
    [
      library("2.8.1", "get"),
      "info.version of openapi/v2/openapi.yaml is 2.8.1, but 2.9.0 is already released",
    ],
    [library("3.0.0", "get"), "info.version of openapi/v2/openapi.yaml is 3.0.0; it must be 2.MINOR.PATCH"],
    [library("2.10", "get"), "info.version of openapi/v2/openapi.yaml is 2.10; it must be 2.MINOR.PATCH"],
  ])("a number that cannot be released (%#)", async (document, message) => {
    await project.present({ v1, v2: document });
    expect(await refusal()).toBe(message);
  });

  test("a day before the last release", async () => {
    await note("- More.");
    expect(await refusal({ date: "2026-11-20" })).toBe(
      "the last release was on 2026-11-21, which is after 2026-11-20",
    );
  });

  test("a tag that is taken", async () => {
    await note("- More.");
    project.git("tag", "v0.1.1");
    expect(await refusal()).toBe("the tag v0.1.1 already exists");
  });

  test("a changelog without a place for news", async () => {
    await project.write("CHANGELOG.md", "# Changelog\n");
    expect(await refusal()).toBe('CHANGELOG.md must have one section "## Unreleased", above all others');
  });
});

test("a failure midway leaves the project as it was", async () => {
  await project.present({ v1, v2: added });
  const state = () => project.git("show-ref") + project.git("status", "--porcelain");
  const before = state();
  const failing = async (folder: string) => {
    await generate(folder);
    throw new Error("no space left");
  };
  await expect(project.release({}, failing)).rejects.toThrow("no space left");
  // Somebody commits while it runs: what it made does not follow that commit.
  const overtaken = async (folder: string) => {
    project.git("commit", "--quiet", "--allow-empty", "--message", "Meanwhile");
    return generate(folder);
  };
  await expect(project.release({}, overtaken)).rejects.toThrow("git merge failed");
  project.git("reset", "--quiet", "--hard", "HEAD^");
  expect(state()).toBe(before);
  expect(project.git("worktree", "list").split("\n")).toHaveLength(1);
  expect((await project.release({})).version).toBe("0.2.0");
});

test("a plan says what would happen, and writes nothing", async () => {
  await project.present({ v1, v2: added });
  const planned = await plan(project.folder, { date: "2026-12-24", allowBreaking: false });
  expect(described(planned)).toBe(`packages  0.1.0 -> 0.2.0
v1        1.0.0, unchanged
v2        2.9.0 -> 2.10.0: 0 breaking, 1 safe
changelog ## 0.2.0 - 2026-12-24
git       a commit, and the tag v0.2.0`);
  expect(await recorded()).toEqual(first);
  expect(project.git("status", "--porcelain")).toBe("");
});

describe("this project", () => {
  test("has the first releases of its documents on record", async () => {
    const oldest = await Promise.all(
      versions.map(async (version) => (await readReleases(version, root)).at(-1)),
    );
    expect(oldest.map((release) => `${release?.date} ${release?.release}`)).toEqual([
      "2026-11-21 1.0.0",
      "2026-11-21 2.0.0",
    ]);
    for (const release of oldest)
      if (release) expect((await releasedDocument(release, root)).info["version"]).toBe(release.release);
  });

  // Else the next release would also reformat files, or leave one package behind.
  test("has one version in all packages, as a release writes it", async () => {
    const { version } = await readManifest(root);
    for (const [file, text] of await raiseManifests(root, version))
      expect(await readFile(join(root, file), "utf8"), file).toBe(text);
  });
});
