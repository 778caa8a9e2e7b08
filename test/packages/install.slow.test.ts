import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createMock, listen, type Server } from "../../mocks/index.ts";
import { root } from "../../scripts/lib/paths.ts";
import { managersIn, missing, npmrc, type Settings } from "./managers.ts";
import { answer, newProject, outputOf, withServer } from "./project.ts";
import { startRegistry, type Registry } from "./registry.ts";
import { installTools, nodeBinary } from "./tools.ts";

const { tarballs } = inject("installed");
const packages = ["@adintel/client", "@adintel/mock", "@adintel/contract"];
const scope = "@adintel";

/** Flags of a check that takes a moment. */
const oneCase = ["--only", "v2/searchTaxonomies/shape", "--rate", "off"];

const tools = await installTools();
const compiler = join(root, "node_modules/typescript-7/bin/tsc");

let folder: string;
let registry: Registry;
let others: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "install-")));
  registry = await startRegistry(tools, folder);
  for (const tarball of Object.values(tarballs)) await registry.publish(tarball);
  others = (await outputOf(["npm", "config", "get", "registry"], folder)).trim();
});

afterAll(async () => {
  await registry.stop();
  await rm(folder, { recursive: true });
});

const settings = (cache: string): Settings => ({
  url: registry.url,
  scope,
  others,
  cache: join(folder, "cache", cache),
});

/** The projects that managers made, by their names. */
const projects = new Map<string, string>();

describe.each(managersIn(tools))("$name installs the packages", (manager) => {
  let project: string;
  let reason: string | undefined;

  beforeAll(async () => {
    reason = await missing(manager.binary);
    if (reason !== undefined) return;
    const name = manager.name.replaceAll(/\W+/g, "-");
    project = await newProject(join(folder, name), manager.files(settings(manager.cache)));
    projects.set(manager.name, project);
    // Without node_modules only a compiler that the manager installed finds the packages.
    const wanted = manager.nodeModules ? packages : [...packages, "typescript@5.9.3"];
    await outputOf(manager.install(wanted), project);
  });

  test("a typed call compiles, runs against the mock's command, and a check of it ends", async ({ skip }) => {
    skip(reason !== undefined, reason);
    const compile = manager.nodeModules ? [process.execPath, compiler] : manager.run("tsc");
    expect(await outputOf([...compile, "-p", "."], project)).toBe("");
    const start = manager.run("adintel-mock", "--port", "0");
    const said = await withServer(start, project, async (origin) => [
      await outputOf(manager.node("ask.js", origin), project),
      await outputOf(manager.run("adintel-check", "--v2", `${origin}/v2`, ...oneCase), project, {
        API_KEY: "mock_live_demo",
      }),
    ]);
    expect(said).toEqual([answer, expect.stringContaining("No fault found")]);
  });
});

// What npm installed there was compiled by the test above.
test.each(["20.19", "22", "24", "26"])("client and mock run on Node.js %s", async (version) => {
  const node = await nodeBinary(version);
  const project = projects.get("npm") ?? "";
  expect(await outputOf([node, "-p", "process.versions.node"], project)).toMatch(`${version}.`);
  const start = [node, "node_modules/.bin/adintel-mock", "--port", "0"];
  const asked = await withServer(start, project, (origin) => outputOf([node, "ask.js", origin], project));
  expect(asked).toBe(answer);
});

test("three commands of the README lead from an empty folder to a typed call", async () => {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const [, code = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const [, commands = ""] = /```sh\n(npm install \/tmp\/adintel\/.*?)```/s.exec(readme) ?? [];
  const [install = "", mock = "", call = ""] = commands.trim().split("\n");
  const manager = managersIn(tools).find(({ name }) => name === "npm");
  const project = await realpath(await mkdtemp(join(folder, "readme-")));
  for (const [file, text] of Object.entries(manager?.files(settings("npm")) ?? {}))
    await writeFile(join(project, file), text);
  await outputOf(["bash", "-c", install.replace("/tmp/adintel", dirname(tarballs.mocks))], project);
  const start = mock.replace(/ &.*/, " --port 0").split(" ");
  const said = await withServer(start, project, async (origin) => {
    await writeFile(join(project, "call.mts"), code.replace("http://127.0.0.1:4010", origin));
    return outputOf(["bash", "-c", call], project);
  });
  expect(said.trim().split("\n")).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
});

describe("Deno", () => {
  let mock: Server;

  beforeAll(async () => {
    const { fetch } = createMock();
    mock = await listen(fetch, { port: 0, host: "127.0.0.1" });
  });

  afterAll(() => mock.close());

  test("imports the client: a typed call compiles and runs", async ({ skip }) => {
    const deno = join(tools, "@deno/linux-x64-glibc/deno");
    const reason = await missing(deno);
    skip(reason !== undefined, reason);
    const project = await newProject(join(folder, "Deno"), {
      ".npmrc": npmrc(settings("deno")),
      "deno.json": JSON.stringify({
        imports: { "@adintel/client": "npm:@adintel/client" },
        // What was published a moment ago would be too new.
        minimumDependencyAge: "0",
      }),
      "ask.ts": `import { call } from "./use.ts";\nconsole.log(await call(Deno.args[0]!));\n`,
    });
    await rm(join(project, "package.json"));
    const environment = {
      DENO_DIR: join(folder, "cache/deno"),
      DENO_CERT: process.env["NODE_EXTRA_CA_CERTS"],
      DENO_NO_UPDATE_CHECK: "1",
    };
    await outputOf([deno, "check", "ask.ts"], project, environment);
    const asked = await outputOf([deno, "run", "--allow-net", "ask.ts", mock.url], project, environment);
    expect(asked).toBe(answer);
  });
});
