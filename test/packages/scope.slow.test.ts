import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { configuredScope, withScope } from "../../scripts/packages/pack.ts";
import { root } from "../../scripts/lib/paths.ts";
import { outerEnvironment, run } from "../run.ts";
import { compile } from "../compile.ts";

const execute = promisify(execFile);

const { tarballs } = inject("installed");

let folder: string;
let project: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "scope-")));
  project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const renamed = await Promise.all(
    Object.values(tarballs).map((tarball) => withScope(tarball, folder, "@somebody.else")),
  );
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await execute("npm", ["install", ...flags, ...renamed], { cwd: project, env: outerEnvironment() });
});

afterAll(() => rm(folder, { recursive: true }));

test("packages of another scope have no trace of this one", async () => {
  const own = join(project, "node_modules/@somebody.else");
  expect((await readdir(own)).sort()).toEqual(["client", "contract", "mcp", "mock"]);
  for (const name of await readdir(own, { recursive: true })) {
    const path = join(own, name);
    if (!(await stat(path)).isFile()) continue;
    // A host such as api.adintel.example is another name.
    expect(
      (await readFile(path, "utf8")).match(/.{0,80}@adintel(?![\w.-]).{0,80}/)?.[0],
      name,
    ).toBeUndefined();
  }
  await expect(stat(join(project, "node_modules/@adintel"))).rejects.toThrow("ENOENT");
});

const uses = `
import { createClient } from "@somebody.else/client";
import { mediaFormats } from "@somebody.else/client/values";
import { createMock } from "@somebody.else/mock";
import { check, type CheckReport } from "@somebody.else/contract";

const mock = createMock({ seed: 7, rateLimits: false });
const { fetch } = mock;
const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch });
const { count } = await api.searchMedia({ query: "running shoes", format: mediaFormats, limit: 2 });
const report: CheckReport = await check(fetch, { apiKey: "mock_live_demo", only: "v2/searchTaxonomies" });
console.log(count, report.ok);
`;

test("they compile and run", async () => {
  await writeFile(join(project, "uses.ts"), uses);
  const options = { noEmit: false, skipLibCheck: false, skipDefaultLibCheck: true };
  expect(await compile(project, ["uses.ts"], options)).toBe("");
  const ran = await execute(process.execPath, [join(project, "uses.js")], { cwd: project });
  expect(ran.stdout).toBe("2 true\n");
});

test("the commands are called as before", async () => {
  const command = join(project, "node_modules/.bin/adintel-check");
  const { stdout } = await execute(command, ["--only", "v2/searchTaxonomies"], { cwd: project });
  expect(stdout).toContain("the mock, in process");
});

test("what is no scope is refused", async () => {
  await expect(withScope(tarballs.generated, folder, "somebody")).rejects.toThrow("somebody is not a scope");
  const { ended, printed } = run(
    process.execPath,
    ["scripts/run.mjs", "pack.ts", "--scope", "somebody"],
    root,
  );
  expect(await ended).toBe(2);
  expect(printed).toEqual({ stdout: "", stderr: "somebody is not a scope such as @adintel\n" });
});

test("the scope is what config.scope of package.json says", async () => {
  const setting = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { config: object };
  const changed = { ...setting, config: { ...setting.config, scope: "@somebody.else" } };
  await writeFile(join(folder, "package.json"), JSON.stringify(changed));
  expect(await configuredScope(folder)).toBe("@somebody.else");
});
