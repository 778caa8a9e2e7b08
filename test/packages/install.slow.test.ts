import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createMock, listen, type Server } from "@adintel/mock";
import { root } from "../../scripts/paths.ts";
import { address, said, type Run } from "../scripts/run.ts";
import { managersIn, npmrc, type Manager, type Settings } from "./managers.ts";
import { startRegistry, type Registry } from "./registry.ts";
import { cleanEnvironment, installTools, nodeBinary } from "./tools.ts";

const execute = promisify(execFile);
const { tarballs } = inject("installed");

const tools = await installTools();
const managers = managersIn(tools);

let folder: string;
let registry: Registry;
let others: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "install-")));
  registry = await startRegistry(tools, folder);
  for (const tarball of Object.values(tarballs)) await registry.publish(tarball);
  const { stdout } = await execute("npm", ["config", "get", "registry"], { env: cleanEnvironment() });
  others = stdout.trim();
});

afterAll(async () => {
  await registry.stop();
  await rm(folder, { recursive: true });
});

/** A page that calls the API. It does not compile if the packages' types are not found, since `any` has no errors. */
const use = `
import { createClient, type MediaItem } from "@adintel/client";

export async function call(origin: string): Promise<string> {
  const api = createClient({ baseUrl: origin + "/v2", apiKey: "mock_live_demo" });
  const { count, media } = await api.searchMedia({ query: "running shoes", limit: 2 });
  const first: MediaItem | undefined = media[0];
  // @ts-expect-error An id is a text.
  const id: number | undefined = first?.id;
  return \`\${count} rows, \${typeof id}\`;
}
`;

const compilerOptions = {
  ...{ strict: true, target: "ES2023", module: "NodeNext", moduleResolution: "NodeNext" },
  ...{ lib: ["ES2023", "DOM", "DOM.Iterable"], types: [], skipLibCheck: true },
};

const ask = `
import { call } from "./use.js";
console.log(await call(process.argv[2]));
`;

function settings(name: string): Settings {
  return { url: registry.url, scope: "@adintel", others, cache: join(folder, `cache-${name}`) };
}

async function newProject(name: string, files: Record<string, string>): Promise<string> {
  const project = join(folder, name);
  await mkdir(project);
  const all = {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "tsconfig.json": JSON.stringify({ compilerOptions, files: ["use.ts"] }),
    "use.ts": use,
    "ask.js": ask,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) await writeFile(join(project, file), text);
  return project;
}

const outputOf = async ([command = "", ...parameters]: string[], cwd: string) => {
  const { stdout } = await execute(command, parameters, { cwd, env: cleanEnvironment() }).catch(
    (error: { stdout: string; stderr: string; message: string }) => {
      throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
    },
  );
  return stdout;
};
const t0 = performance.now();
const log = (what: string) => console.error(((performance.now() - t0) / 1000).toFixed(1), what);

/** Runs what takes an address against the command of the mock, which ends with all that it started. */
async function withMock<Result>(
  [command = "", ...parameters]: string[],
  cwd: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const child = spawn(command, parameters, { cwd, env: cleanEnvironment(), detached: true });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (printed.stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (printed.stderr += text.toString()));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const run: Run = { process: child, printed, ended };
  try {
    return await work(await address(run));
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

describe.each(managers)("$name", (manager) => {
  const name = manager.name.replaceAll(/\W+/g, "-");
  let project: string;

  beforeAll(async () => {
    project = await newProject(name, manager.files(settings(name)));
    const packages = ["@adintel/client", "@adintel/mock"];
    log(`${name} installs`);
    await outputOf(
      manager.install([...packages, ...(manager.nodeModules ? [] : ["typescript@5.9.3"])]),
      project,
    );
    log(`${name} installed`);
  });

  test("a typed call compiles, and runs against the mock's command", async () => {
    const compiler = manager.nodeModules
      ? [process.execPath, join(root, "node_modules/typescript-7/bin/tsc")]
      : manager.run("tsc");
    expect(await outputOf([...compiler, "-p", "."], project)).toBe("");
    log(`${name} compiled`);
    const answer = await withMock(manager.run("adintel-mock", "--port", "0"), project, (origin) =>
      outputOf(manager.node("ask.js", origin), project),
    );
    expect(answer).toBe("2 rows, string\n");
    log(`${name} ran`);
  });
});
