import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/paths.ts";
import { copyProject, type ProjectCopy } from "../scripts/project-copy.ts";
import { npmrc } from "./managers.ts";
import { newProject, outputOf } from "./project.ts";
import { startRegistry, type Registry } from "./registry.ts";
import { cleanEnvironment, installTools } from "./tools.ts";

let folder: string;
let copy: ProjectCopy;
let registry: Registry;
let consumer: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "rehearsal-")));
  registry = await startRegistry(await installTools(), folder);
  copy = await copyProject("runnable");
  for (const name of ["CHANGELOG.md", ".gitignore", ".github"])
    await cp(join(root, name), join(copy.folder, name), { recursive: true });
  // As if nothing had been released yet, whatever was.
  await writeFile(join(copy.folder, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n- Three packages.\n");
  await rm(join(copy.folder, "openapi/releases"), { recursive: true });
  const others = (await outputOf(["npm", "config", "get", "registry"], folder)).trim();
  const settings = { url: registry.url, scope: "@adintel", others, cache: "" };
  await writeFile(join(copy.folder, ".npmrc"), npmrc(settings));
  await git("init", "--quiet", "--initial-branch=main");
  await git("config", "user.name", "Tester");
  await git("config", "user.email", "tester@library.example");
  await git("config", "core.hooksPath", "none");
  await commit();
  consumer = await newProject(join(folder, "consumer"), { ".npmrc": npmrc(settings) });
});

afterAll(async () => {
  await registry.stop();
  await copy.remove();
  await rm(folder, { recursive: true });
});

const git = (...parameters: string[]) => outputOf(["git", ...parameters], copy.folder);

async function commit() {
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "Edit");
}

const script = (name: string, ...parameters: string[]) =>
  outputOf([process.execPath, "scripts/run.mjs", name, ...parameters], copy.folder);

/** Runs the script of the workflow, as for a tag. */
function publish(tag: string) {
  const { status, stdout, stderr } = spawnSync("bash", [".github/publish.sh", "dist/release"], {
    cwd: copy.folder,
    encoding: "utf8",
    env: {
      ...cleanEnvironment(),
      GITHUB_REF_NAME: tag,
      GITHUB_REPOSITORY: "library/contract",
      NPM_TOKEN: "any",
    },
  });
  return { status, stdout, stderr };
}

/** What a consumer has of a package, read from its folder. */
async function installed(file: string) {
  return JSON.parse(await readFile(join(consumer, "node_modules/@adintel", file), "utf8")) as unknown;
}

test("released, published, installed; a document changes; released, published and upgraded", async () => {
  expect(await script("release.ts", "--date", "2026-11-20")).toContain("0.1.0, the first release");
  expect(publish("v9.9.9")).toMatchObject({
    status: 2,
    stderr: "The tag v9.9.9 is not that of the packages, which have version 0.1.0.\n",
  });
  const first = publish("v0.1.0");
  expect(first.status, first.stderr).toBe(0);
  const made = await readdir(join(copy.folder, "dist/release"));
  expect(made).toEqual(
    expect.arrayContaining(["adintel-client-0.1.0.tgz", "adintel-mock-0.1.0.tgz", "notes.md"]),
  );
  expect(await readFile(join(copy.folder, "dist/release/notes.md"), "utf8")).toMatch(
    /^\nDocuments: v1 1\.\d+\.\d+, v2 2\.\d+\.\d+\.\n\n- Three packages\.\n$/,
  );
  const bill: { components: { name: string }[] } = JSON.parse(
    await readFile(join(copy.folder, "dist/release/sbom.cdx.json"), "utf8"),
  );
  expect(bill.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["@adintel/client", "@adintel/mock", "openapi-fetch", "hono"]),
  );

  await outputOf(["npm", "install", "--no-audit", "@adintel/client", "@adintel/mock"], consumer);
  expect(await installed("mock/package.json")).toMatchObject({
    version: "0.1.0",
    repository: { url: "git+https://github.com/library/contract.git" },
  });
  // Whoever repeats a run that failed midway publishes nothing twice.
  expect(publish("v0.1.0")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("@adintel/client@0.1.0 is published already"),
  });

  await git("checkout", "--", ".");
  await copy.edit("openapi/v2/schemas/CreativeCategory.yaml", (text) =>
    text.replace("  - Greenscreen\n", "  - Greenscreen\n  - Haul\n"),
  );
  await script("generate.ts");
  await commit();
  await expect(script("release.ts", "--date", "2026-11-21")).rejects.toThrow(
    /v2 breaks callers of 2\.\d+\.\d+: "Haul" is a new value/,
  );
  const said = await script("release.ts", "--date", "2026-11-21", "--allow-breaking");
  expect(said).toContain("0.1.0 -> 0.2.0");
  const second = publish("v0.2.0");
  expect(second.status, second.stderr).toBe(0);

  // What asked for ^0.1.0 goes on without the break; who wants it asks for it.
  await outputOf(["npm", "update", "--no-audit"], consumer);
  expect(await installed("client/package.json")).toMatchObject({ version: "0.1.0" });
  await outputOf(
    ["npm", "install", "--no-audit", "@adintel/client@latest", "@adintel/mock@latest"],
    consumer,
  );
  expect(await installed("client/package.json")).toMatchObject({ version: "0.2.0" });
  expect(JSON.stringify(await installed("client/openapi/v2.json"))).toContain('"Haul"');
  expect(await git("tag", "--list")).toBe("v0.1.0\nv0.2.0\n");
});
