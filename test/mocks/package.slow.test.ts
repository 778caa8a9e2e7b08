import { execFile } from "node:child_process";
import { lstat, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { defaultSettings } from "../../mocks/engine/scenarios/settings.ts";
import { root } from "../../scripts/lib/paths.ts";
import { publintProblems, sourcesIn, typeProblems } from "../packages/problems.ts";
import { address, outerEnvironment, run, said, type Run } from "../run.ts";
import { compile } from "../compile.ts";

const execute = promisify(execFile);

const { project, mockAlone, tarballs } = inject("installed");

/** What npx runs. */
const command = join(project, "node_modules/.bin/adintel-mock");

function inProject() {
  return { cwd: project, env: outerEnvironment() };
}

describe("npx adintel-mock", () => {
  let mock: Run;
  let url: string;

  beforeAll(async () => {
    mock = run("npx", ["adintel-mock", "--port", "0"], project);
    url = await address(mock);
  });

  afterAll(() => mock.process.kill());

  test("answers a search out of the package's own files", async () => {
    const response = await fetch(`${url}/v2/media`, {
      method: "POST",
      headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
      body: JSON.stringify({ query: "running shoes", limit: 2 }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ count: 2, media: [{}, {}] });
  });

  test("has the mock's page built in", async () => {
    const page = await fetch(`${url}/__mock/`);
    expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
    const html = await page.text();
    const names = [...html.matchAll(/"(page\/[^"]+)"/g)].map(([, name]) => name);
    expect(names).toContain("page/main.js");
    for (const name of names) expect((await fetch(`${url}/__mock/${name}`)).status).toBe(200);
  });

  test.each(["v1", "v2"])("has the documents of %s", async (version) => {
    const read = async (path: string) => (await fetch(`${url}/openapi/${version}.${path}`)).text();
    const file = await readFile(join(root, "generated/openapi", `${version}.json`), "utf8");
    const { info, paths }: { info: object; paths: object } = JSON.parse(file);
    expect(JSON.parse(await read("json"))).toMatchObject({ info, paths });
    expect(await read("yaml")).toMatch(/^openapi: 3\.1/m);
  });

  test("is gone once npx is ended", async () => {
    mock.process.kill("SIGTERM");
    await mock.ended;
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 3_600_000, interval: 20 });
  });

  test("says in one line what is wrong with its flags", async () => {
    const { printed, ended } = run("npx", ["--loglevel=error", "adintel-mock", "--prot", "1"], project);
    expect(await ended).toBe(2);
    expect(printed).toEqual({ stdout: "", stderr: "unknown option '--prot' (Did you mean --port?)\n" });
  });

  test("tells its usage and its version", async () => {
    const { stdout: usage } = await execute("npx", ["adintel-mock", "--help"], inProject());
    expect(usage).toMatch(/^Usage: adintel-mock /);
    const { stdout: version } = await execute(command, ["--version"], inProject());
    const manifest = await readFile(join(root, "mocks/package.json"), "utf8");
    expect(version).toBe(`${(JSON.parse(manifest) as { version: string }).version}\n`);
  });
});

const answering = `
import { createMock } from "@adintel/mock";
const mock = createMock({ seed: 7 });
const statuses = [];
for (const Prefer of ["respond-async", "code=429", "example=kettles", "dynamic=true"]) {
  const headers = { Authorization: "Bearer mock_live_demo", Prefer };
  statuses.push((await mock.fetch("/v2/taxonomies?query=shoes", { headers })).status);
}
console.log(statuses.join());
`;

describe("installed alone", () => {
  /** The paths of all packages in it. */
  async function packages(): Promise<string[]> {
    const lock = await readFile(join(mockAlone, "node_modules/.package-lock.json"), "utf8");
    return Object.keys((JSON.parse(lock) as { packages: object }).packages);
  }

  test("it answers, out of the world and out of the documents", async () => {
    await writeFile(join(mockAlone, "answering.js"), answering);
    const { stdout, stderr } = await execute(process.execPath, ["answering.js"], { cwd: mockAlone });
    expect([stdout, stderr]).toEqual(["200,429,200,200\n", ""]);
  });

  test("it brings at most 25 packages, neither the client nor Prism among them", async () => {
    const names = await packages();
    expect(names).toContain("node_modules/@adintel/mock");
    expect(names.length).toBeLessThanOrEqual(25);
    expect(names.filter((name) => /@adintel\/client|@stoplight|msw/.test(name))).toEqual([]);
  });

  test("it takes at most 10 MB", async () => {
    const folder = join(mockAlone, "node_modules");
    const names = await readdir(folder, { recursive: true });
    const sizes = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000_000);
  });

  test("it drills the sample client of its guide", async () => {
    const guide = await readFile(join(mockAlone, "node_modules/@adintel/mock/DRILL.md"), "utf8");
    const [, client = ""] = /^```js client\.mjs\n([^]*?)^```$/m.exec(guide) ?? [];
    await writeFile(join(mockAlone, "client.mjs"), client);
    const line = ["adintel-mock", "drill", "--only", "cut-post", "--", process.execPath, "client.mjs"];
    const { stdout } = await execute("npx", line, { cwd: mockAlone, env: outerEnvironment() });
    expect(stdout).toMatch(/^cut-post +passed +\$0\.001 +1 [^]*\n\nAll 2 drills passed\.\n$/m);
  });

  test("--static says in one line what to install", async () => {
    const { printed, ended } = run(
      join(mockAlone, "node_modules/.bin/adintel-mock"),
      ["--static"],
      mockAlone,
    );
    expect(await ended).toBe(2);
    expect(printed).toEqual({
      stdout: "",
      stderr: expect.stringMatching(
        /^[^\n]*npm install --save-dev @stoplight\/prism-http @stoplight\/prism-core\n$/,
      ),
    });
  });
});

test("Prism serves the static mock where it is installed", async () => {
  const mock = run(command, ["--port", "0", "--static"], project);
  const headers = { Authorization: "Bearer mock_live_demo", Prefer: "code=429" };
  const response = await fetch(`${await address(mock)}/v2/taxonomies?query=shoes`, { headers });
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "17"]);
  mock.process.kill();
  await mock.ended;
});

// npx itself ends by the signal that it was sent, so its exit code tells nothing of the command's.
test.each(["SIGTERM", "SIGINT"] as const)(
  "the installed command ends with exit code 0 on %s",
  async (signal) => {
    const mock = run(command, ["--port", "0", "--static"], project);
    await address(mock);
    mock.process.kill(signal);
    expect(await mock.ended).toBe(0);
  },
);

test("the tarball holds JavaScript, declarations and the documents, and no other source", async () => {
  expect(await sourcesIn(tarballs.mocks)).toEqual([
    "package/AGENTS.md",
    "package/CHANGELOG.md",
    "package/DRILL.md",
    "package/README.md",
    "package/RECIPES.md",
    "package/dist/openapi/controls.json",
    ...["v1.json", "v1.yaml", "v2.json", "v2.yaml"].map((name) => `package/dist/openapi/${name}`),
    "package/package.json",
  ]);
});

test("the tarball's modules name no package that is not installed with it", async () => {
  const folder = join(mockAlone, "node_modules/@adintel/mock");
  const text = await readFile(join(folder, "package.json"), "utf8");
  const { dependencies, peerDependencies }: Record<string, object> = JSON.parse(text);
  const known = Object.keys({ ...dependencies, ...peerDependencies });
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|d\.ts)$/.test(name));
  for (const name of files) {
    const source = await readFile(join(folder, name), "utf8");
    for (const [, module = ""] of source.matchAll(/^(?:import|export)\b[^;"]*?\bfrom "([^."][^"]*)"/gm)) {
      const [, of] = /^((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
      if (!module.startsWith("node:")) expect(known, `${name} imports ${module}`).toContain(of);
    }
  }
  expect(files.length).toBeGreaterThan(20);
});

test("publint finds nothing", async () => {
  expect(await publintProblems(tarballs.mocks)).toEqual([]);
});

test("the types are right for every way to resolve them", async () => {
  expect(await typeProblems(tarballs.mocks, "CJSResolvesToESM")).toEqual([]);
});

const intercepting = `
import { createHandlers } from "@adintel/mock/msw";
import { setupServer } from "msw/node";
setupServer(...createHandlers().handlers).listen();
const headers = { Authorization: "Bearer mock_live_demo", Prefer: "code=429" };
const response = await fetch("https://api.adintel.example/v2/taxonomies?query=shoes", { headers });
console.log(response.status, response.headers.get("Retry-After"));
`;

test("the handlers for Mock Service Worker run as packed", async () => {
  await writeFile(join(project, "intercepting.js"), intercepting);
  const { stdout } = await execute(process.execPath, ["intercepting.js"], { cwd: project });
  expect(stdout).toBe("429 17\n");
});

/** Whether an example needs no more than is installed, no test runner for one. All are compiled in test/examples. */
function standsAlone(code: string): boolean {
  const imported = [...code.matchAll(/^import .* from "(.*)";$/gm)].map(([, name = ""]) => name);
  const isTest = /\b(page\.|expect\()/.test(code);
  return !isTest && imported.length > 0 && imported.every((name) => /^(@adintel|msw)\b/.test(name));
}

describe("the README", () => {
  let blocks: string[] = [];

  beforeAll(async () => {
    const readme = await readFile(join(project, "node_modules/@adintel/mock/README.md"), "utf8");
    blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code).filter(standsAlone);
    for (const [index, code] of blocks.entries())
      await writeFile(join(project, `mock-readme-${index}.ts`), code);
  });

  test("has examples that compile", async () => {
    expect(blocks.length).toBeGreaterThanOrEqual(2);
    const files = blocks.map((_, index) => `mock-readme-${index}.ts`);
    expect(await compile(project, files)).toBe("");
  });

  test("has one for a test, which prints what it says", async () => {
    const [inProcess = ""] = blocks;
    await writeFile(join(project, "mock-readme.mjs"), inProcess);
    const { stdout } = await execute(process.execPath, ["mock-readme.mjs"], { cwd: project });
    const [, says] = /console\.log\(.*\); \/\/ (.*)\n/.exec(inProcess) ?? [];
    expect(stdout).toBe(`${says}\n`);
  });

  test("with --watch, edits of its data are taken, and the state is kept", async () => {
    const file = join(project, "shop.yaml");
    const write = (...titles: string[]) =>
      writeFile(file, `creatives:\n${titles.map((title) => `  - title: ${title}\n`).join("")}`);
    await write("One kettle");
    const mock = run(command, ["--port", "0", "--data", "shop.yaml", "--watch", "--quiet"], project);
    try {
      const url = await address(mock);
      const search = async () => {
        const response = await fetch(`${url}/v2/media`, {
          method: "POST",
          headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
          body: '{"query": "kettle"}',
        });
        return ((await response.json()) as { count: number }).count;
      };
      expect(await search()).toBe(1);
      await write("One kettle", "Two kettles");
      await said(mock, "stdout", (text) =>
        text.includes("The mock now uses the changed data: 1 account, 2 creatives.\n"),
      );
      expect(await search()).toBe(2);
      const ledger = await fetch(`${url}/__mock/ledger?key=mock_live_demo`);
      expect(await ledger.json()).toMatchObject({ charges: [{ rows: 1 }, { rows: 2 }] });
      await writeFile(file, "creatives:\n  - tittle: A kettle\n");
      await said(mock, "stderr", (text) => text.includes("The mock keeps using the previous data.\n"));
      expect(mock.printed.stderr).toContain("shop.yaml:2:5: creatives[0].tittle: is not a known field");
      expect(await search()).toBe(2);
    } finally {
      mock.process.kill("SIGTERM");
      expect(await mock.ended).toBe(0);
    }
  });

  test("has every option and every flag", async () => {
    const readme = await readFile(join(project, "node_modules/@adintel/mock/README.md"), "utf8");
    const { stdout } = await execute(command, ["--help"], inProject());
    const flags = [...stdout.matchAll(/^ {2}(?:-h, )?(--[a-z-]+)/gm)].map(([, flag = ""]) => flag);
    expect(flags).toContain("--no-rate-limits");
    for (const flag of flags) expect(readme).toContain(flag);
    for (const name of Object.keys(defaultSettings)) expect(readme).toContain(`\`${name}\``);
  });
});
