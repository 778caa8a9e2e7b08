import { execFile } from "node:child_process";
import { copyFile, lstat, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createMock } from "@adintel/mock";
import { listen, type Server } from "@adintel/mock/server";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { address, outerEnvironment, run } from "../run.ts";
import { publintProblems, sourcesIn, typeProblems } from "./problems.ts";

const execute = promisify(execFile);

const { project, contractAlone, tarballs } = inject("installed");
const folder = join(contractAlone, "node_modules/@adintel/contract");

const { version }: { version: string } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));

const apiKey = "mock_live_demo";
let server: Server;

beforeAll(async () => {
  const mock = createMock({ seed: 7, rateLimits: false });
  server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
});

afterAll(() => server.close());

test("publint finds nothing", async () => {
  expect(await publintProblems(tarballs["scripts/contract"])).toEqual([]);
});

test("Are the types wrong? finds nothing in an ES module package", async () => {
  expect(await typeProblems(tarballs["scripts/contract"], "CJSResolvesToESM")).toEqual([]);
});

test("the tarball holds JavaScript, declarations and the documents, and no other source", async () => {
  expect(await sourcesIn(tarballs["scripts/contract"])).toEqual([
    "package/AGENTS.md",
    "package/CHANGELOG.md",
    "package/README.md",
    ...["v1.json", "v1.yaml", "v2.json", "v2.yaml"].map((name) => `package/dist/openapi/${name}`),
    "package/package.json",
  ]);
});

test("it brings at most 15 packages, and none of this project or of Prism's", async () => {
  const lock = await readFile(join(contractAlone, "node_modules/.package-lock.json"), "utf8");
  const names = Object.keys((JSON.parse(lock) as { packages: object }).packages);
  expect(names.filter((name) => name.includes("@adintel/"))).toEqual(["node_modules/@adintel/contract"]);
  expect(names.filter((name) => name.includes("@stoplight/"))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(15);
});

test("it takes at most 15 MB", async () => {
  const names = await readdir(join(contractAlone, "node_modules"), { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => (await lstat(join(contractAlone, "node_modules", name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000_000);
});

test("its declarations name no package that is not there", async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".d.ts"));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const source = await readFile(join(folder, name), "utf8");
    const named = [...source.matchAll(/(?:from|import\()\s*"([^".][^"]*)"/g)].map(([, module]) => module);
    expect(named, name).toEqual([]);
  }
});

/** What a command printed, and its exit code. */
async function ran(command: string, args: string[], at = contractAlone, environment: NodeJS.ProcessEnv = {}) {
  const env = { ...outerEnvironment(), NO_COLOR: "1", ...environment };
  const options = { cwd: at, env, maxBuffer: 64 * 1024 * 1024 };
  type Ended = { code?: number; stdout: string; stderr: string };
  const {
    code = 0,
    stdout,
    stderr,
  }: Ended = await execute(join(at, "node_modules/.bin", command), args, options).catch(
    (error: Ended) => error,
  );
  return { code, stdout, stderr };
}

describe("the commands", () => {
  test.each(["adintel-check", "adintel-proxy", "adintel-diff"])("%s --help", async (command) => {
    const { code, stdout } = await ran(command, ["--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: npx ${command} `));
    expect(stdout).not.toContain("npm run");
  });

  test("adintel-check checks a server, and writes every report", async () => {
    const reports = ["junit", "json", "html", "sarif"].map((name) => `${name}=report.${name}`);
    const { code, stdout, stderr } = await ran(
      "adintel-check",
      [
        "--v2",
        `${server.url}/v2`,
        "--only",
        "v2/searchTaxonomies",
        "--rate",
        "off",
        "--reporter",
        ["default", ...reports].join(),
      ],
      contractAlone,
      { API_KEY: apiKey },
    );
    expect([code, stdout]).toEqual([0, expect.stringMatching(/No fault found/)]);
    expect(stderr).not.toContain("Error");
    const read = async (name: string) => readFile(join(contractAlone, `report.${name}`), "utf8");
    expect(await read("html")).toContain("<code>npx adintel-check</code>");
    expect(JSON.parse(await read("json"))).toMatchObject({
      verdict: "no-fault-seen",
      tool: { version },
    });
    expect(await read("junit")).toContain("<testsuites");
    expect(JSON.parse(await read("sarif"))).toMatchObject({ version: "2.1.0" });
  });

  test("adintel-check needs an address, or the mock beside it", async () => {
    expect(await ran("adintel-check", [])).toEqual({
      code: 2,
      stdout: "",
      stderr:
        "name the server to check with --v2 URL or --v1 URL; to check the mock, install @adintel/mock next to this package\n",
    });
    const args = ["--only", "v2/searchTaxonomies"];
    expect(await ran("adintel-check", args, project)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("the mock, in process"),
    });
  });

  test("adintel-check traffic reads what adintel-proxy recorded", async () => {
    const proxy = run(
      join(contractAlone, "node_modules/.bin/adintel-proxy"),
      ["--upstream", server.url, "--port", "0", "--har", "session.har", "--fail"],
      contractAlone,
    );
    const url = (await address(proxy)) && / listening on (\S+)/.exec(proxy.printed.stdout)?.[1];
    const headers = { Authorization: `Bearer ${apiKey}` };
    await (await fetch(`${url}/v2/taxonomies?query=shoes`, { headers })).text();
    await (await fetch(`${url}/v2/taxonomies?query=shoes&limit=x`)).text();
    const { exchanges } = (await (await fetch(`${url}/__proxy/violations`)).json()) as {
      exchanges: unknown[];
    };
    expect(exchanges).toMatchObject([{ violations: [{ path: "limit" }, { path: "Authorization" }] }]);
    proxy.process.kill("SIGTERM");
    expect(await proxy.ended).toBe(1);
    const { code, stdout } = await ran("adintel-check", ["traffic", "session.har"]);
    expect([code, stdout]).toEqual([0, expect.stringContaining("session.har")]);
  });

  test("adintel-diff compares files, and a file with the package's documents", async () => {
    const own = join(folder, "dist/openapi/v2.json");
    expect(await ran("adintel-diff", [own])).toMatchObject({ code: 0, stderr: "" });
    const document = JSON.parse(await readFile(own, "utf8")) as { paths: Record<string, unknown> };
    document.paths["/gone"] = { get: { operationId: "gone", responses: { 200: { description: "Gone." } } } };
    await writeFile(join(contractAlone, "former.json"), JSON.stringify(document));
    const since = await ran("adintel-diff", ["former.json"]);
    expect([since.code, since.stdout]).toEqual([1, expect.stringContaining("/gone was removed")]);
    expect(await ran("adintel-diff", ["former.json", "former.json"])).toMatchObject({ code: 0 });
    expect(await ran("adintel-diff", ["main"])).toEqual({
      code: 2,
      stdout: "",
      stderr: "adintel-diff: main is not a file.\n",
    });
    await writeFile(
      join(contractAlone, "several.yaml"),
      "openapi: 3.1.0\ninfo: { version: 2.0.0 }\npaths: { /a: { $ref: a.yaml } }\n",
    );
    expect(await ran("adintel-diff", ["several.yaml"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("npx @redocly/cli bundle several.yaml"),
    });
  });
});

const functions = `
import { readFile } from "node:fs/promises";
import { check, diff, proxy, render, OptionsError } from "@adintel/contract";

const upstream = process.argv[2];
const forward = async (request) => {
  const { pathname, search } = new URL(request.url);
  return fetch(upstream + pathname + search, request.method === "POST" ? { method: "POST", headers: request.headers, body: await request.text() } : request);
};
const wrong = async (request) => {
  const response = await forward(request);
  if (!request.url.includes("taxonomies") || response.status !== 200) return response;
  return Response.json({ ...(await response.json()), count: 99 });
};
const options = { apiKey: "mock_live_demo", only: "v2/searchTaxonomies" };
const good = await check(forward, options);
const bad = await check({ fetch: wrong, v2: "http://server/v2" }, options);
const running = await proxy({ upstream });
await (await fetch(running.url + "/v2/taxonomies?limit=0")).text();
const { violations } = running.violations();
await running.close();
const document = JSON.parse(await readFile(new URL(import.meta.resolve("@adintel/contract/openapi/v1.json")), "utf8"));
console.log(JSON.stringify({
  good: [good.ok, good.findings.length],
  bad: [bad.ok, bad.findings[0]?.operation, (await render(bad, "html")).includes("<html")],
  violations,
  diff: diff(document),
  error: await check(forward, {}).catch((error) => error instanceof OptionsError && error.message),
}));
`;

test("the functions work in a project of their own, and leave nothing open", async () => {
  await writeFile(join(contractAlone, "functions.mjs"), functions);
  const { stdout, stderr } = await execute(process.execPath, ["functions.mjs", server.url], {
    cwd: contractAlone,
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({
    good: [true, 0],
    bad: [false, "v2/searchTaxonomies", true],
    // The limit is too low, and there is no key.
    violations: 2,
    diff: { breaking: 0, safe: 0, changes: [] },
    error: expect.stringContaining("apiKey"),
  });
});

describe("the README", () => {
  const app = `export const app = { fetch: (request) => fetch(request.url.replace("http://server", process.argv[2]), request) };`;

  test("has examples that run", async () => {
    const readme = await readFile(join(folder, "README.md"), "utf8");
    const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
    expect(examples.length).toBe(3);
    await writeFile(join(contractAlone, "app.js"), app);
    await copyFile(join(folder, "dist/openapi/v2.json"), join(contractAlone, "v2-of-last-year.json"));
    const printed = [];
    for (const [index, example] of examples.entries()) {
      const file = `readme-${index}.mjs`;
      const code = example
        .replace("http://127.0.0.1:4010", server.url)
        .replace("port: 4011", "port: 0")
        .replace("key-of-a-test", apiKey);
      await writeFile(join(contractAlone, file), code);
      printed.push((await execute(process.execPath, [file, server.url], { cwd: contractAlone })).stdout);
    }
    expect(printed).toEqual([expect.stringMatching(/^\S* pass 1$/m), "[]\n", ""]);
  });

  test("names every option of check() and proxy()", async () => {
    const readme = await readFile(join(folder, "README.md"), "utf8");
    const types = join(folder, "dist/types");
    const files = (await readdir(types, { recursive: true })).filter((file) => file.endsWith(".d.ts"));
    const declarations = await Promise.all(files.map((file) => readFile(join(types, file), "utf8")));
    const options = ["Settings", "ProxySettings"].flatMap((name) => {
      const body = new RegExp(`^export interface ${name} \\{\\n(.*?)\\n\\}`, "ms").exec(
        declarations.join("\n"),
      )?.[1];
      expect(body, name).toBeDefined();
      return [...(body ?? "").matchAll(/^ {4}(\w+)\??:/gm)].map(([, option = ""]) => option);
    });
    expect(options.length).toBeGreaterThan(25);
    expect(options.filter((option) => !readme.includes(`\`${option}\``))).toEqual([]);
  });
});

test("require() gives it as well", async () => {
  const script = `console.log(Object.keys(require("@adintel/contract")).sort().join())`;
  await writeFile(join(contractAlone, "required.cjs"), script);
  const { stdout } = await execute(process.execPath, ["required.cjs"], { cwd: contractAlone });
  expect(stdout.trim()).toBe("InputError,OptionsError,Unreachable,check,diff,proxy,render");
});

test("it has the documents as they are", async () => {
  for (const name of ["v1.json", "v1.yaml", "v2.json", "v2.yaml"])
    expect(await readFile(join(folder, "dist/openapi", name), "utf8")).toBe(
      await readFile(join(root, "generated/openapi", name), "utf8"),
    );
});
