import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { scopeHere } from "../../scripts/packages/pack.ts";
import { root } from "../../scripts/lib/paths.ts";
import { raisedPackage } from "../../scripts/diff/model/semver.ts";
import { readManifest } from "../../scripts/release/manifests.ts";
import { copyProject, type ProjectCopy } from "../project/project-copy.ts";
import { run } from "../run.ts";
import { isWhole } from "../sample.ts";
import { npmrc } from "./managers.ts";
import { newProject, outputOf } from "./project.ts";
import { startRegistry, type Registry } from "./registry.ts";
import { cleanEnvironment, installTools } from "./tools.ts";

const { tarballs } = inject("installed");

let folder: string;
let copy: ProjectCopy;
let registry: Registry;
let consumer: string;
/** What the script makes. */
let made: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "rehearsal-")));
  registry = await startRegistry(await installTools(), folder);
  copy = await copyProject("runnable");
  for (const name of ["CHANGELOG.md", ".gitignore", ".github"])
    await cp(join(root, name), join(copy.folder, name), { recursive: true });
  // As if nothing had been released yet, whatever was.
  await writeFile(join(copy.folder, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n- Three packages.\n");
  await rm(join(copy.folder, "openapi/releases"), { recursive: true });
  await copy.edit("package.json", (text) => text.replace(/"scope": ".*"/, `"scope": "${scopeHere}"`));
  const others = (await outputOf(["npm", "config", "get", "registry"], folder)).trim();
  // Without a slash at its end, as it is often written; npm takes a token only for an address that has one.
  const settings = { url: registry.url.replace(/\/$/, ""), scope: scopeHere, others, cache: "" };
  await writeFile(join(copy.folder, ".npmrc"), npmrc(settings));
  await git("init", "--quiet", "--initial-branch=main");
  await git("config", "user.name", "Tester");
  await git("config", "user.email", "tester@library.example");
  await git("config", "core.hooksPath", "none");
  await commit();
  made = join(copy.folder, "dist/release");
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

/** Runs the scripts of the workflow, as for a tag; the second has only what the first makes. */
async function publish(tag: string) {
  const packed = await runScript("pack.sh", { GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: "library/contract" });
  return packed.status === 0 ? runScript("publish.sh", { NPM_TOKEN: "any" }) : packed;
}

async function runScript(name: string, variables: Record<string, string>) {
  const child = spawn("bash", [`.github/${name}`, "dist/release"], {
    cwd: copy.folder,
    env: { ...cleanEnvironment(), ...variables },
  });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (printed.stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (printed.stderr += text.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, ...printed };
}

/** What a consumer has of a package, read from its folder. */
async function installed(file: string) {
  return JSON.parse(await readFile(join(consumer, "node_modules/@adintel", file), "utf8")) as unknown;
}

// Each package is packed, published and installed twice, which takes minutes where much else runs.
vi.setConfig({ testTimeout: 900_000 });

// What it joins is tested apart: the release, the scripts of the workflow, packing, and installing from a registry.
const steps = "released, published, installed; a document changes; released, published and upgraded";

test.runIf(isWhole)(steps, async () => {
  const { version: first } = await readManifest(root);
  const second = raisedPackage(first, "major");

  expect(await script("release.ts", "--date", "2026-11-20", "--dry-run")).toMatch(
    /^packages .*\n[^]*\nNothing was written\.\n$/,
  );
  expect(await git("tag", "--list")).toBe("");
  expect(await script("release.ts", "--date", "2026-11-20")).toContain(`${first}, the first release`);
  const again = run(process.execPath, ["scripts/run.mjs", "release.ts"], copy.folder);
  expect(await again.ended).toBe(2);
  expect(again.printed).toEqual({ stdout: "", stderr: expect.stringMatching(/^nothing to release: .*\n$/) });
  expect(await publish("v999.0.0")).toMatchObject({
    status: 2,
    stderr: `The tag v999.0.0 does not match the packages' version ${first}; publish from the tag v${first}.\n`,
  });
  // A run that failed midway is repeated.
  await registry.publish(tarballs.generated);
  expect(await publish(`v${first}`)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`@adintel/client@${first} is already published`),
  });
  expect((await readdir(made)).sort()).toEqual([
    ...["client", "contract", "mock"].map((name) => `adintel-${name}-${first}.tgz`),
    "notes.md",
    "sbom.cdx.json",
  ]);
  expect(await readFile(join(made, "notes.md"), "utf8")).toMatch(
    /^\nDocuments: v1 1\.\d+\.\d+, v2 2\.\d+\.\d+\.\n\n- Three packages\.\n$/,
  );
  const bill: { components: { name: string }[] } = JSON.parse(
    await readFile(join(made, "sbom.cdx.json"), "utf8"),
  );
  expect(bill.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["@adintel/client", "@adintel/mock", "openapi-fetch", "hono"]),
  );
  expect(bill.components.map(({ name }) => name)).not.toContain("vitest");

  await outputOf(["npm", "install", "--no-audit", "@adintel/client", "@adintel/mock"], consumer);
  expect(await installed("mock/package.json")).toMatchObject({
    version: first,
    repository: { url: "git+https://github.com/library/contract.git" },
  });

  await git("checkout", "--", ".");
  await copy.edit("openapi/v2/paths/media.yaml", (text) =>
    text.replace("microdollarsPerRow: 500\n", "microdollarsPerRow: 600\n"),
  );
  await script("generate.ts");
  await commit();
  expect(await script("release.ts", "--date", "2026-11-21", "--allow-breaking")).toContain(
    `${first} -> ${second}`,
  );
  const { status, stderr } = await publish(`v${second}`);
  expect(status, stderr).toBe(0);

  // Who asked for the first version and what is compatible stays; who wants the break asks for it.
  await outputOf(["npm", "update", "--no-audit"], consumer);
  expect(await installed("client/package.json")).toMatchObject({ version: first });
  await outputOf(
    ["npm", "install", "--no-audit", "@adintel/client@latest", "@adintel/mock@latest"],
    consumer,
  );
  expect(await installed("client/package.json")).toMatchObject({ version: second });
  expect(JSON.stringify(await installed("client/openapi/v2.json"))).toContain('"microdollarsPerRow":600');
  expect(await git("tag", "--list")).toBe(`v${first}\nv${second}\n`);
});
