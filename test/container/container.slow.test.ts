import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../../scripts/bench/free-port.ts";
import { pack } from "../../scripts/pack.ts";
import { root } from "../../scripts/paths.ts";
import { NoContainersError, preparePodman, type Podman } from "./podman.ts";

/*
 * Builds Containerfile and runs compose.yaml with Podman, as Debian packages it. Where no container can be run, the tests
 * are skipped with the reason; REQUIRE_CONTAINERS=1 makes them fail there.
 */

const execute = promisify(execFile);

const token = "token-of-this-test";
const composition = ["--project-name", `adintel-test-${process.pid}`];

let folder: string;
let url: string;
let podman: Podman | undefined;
let whyNot = "";

/** What Podman prints. */
async function run(command: "podman" | "podman-compose", ...parameters: string[]): Promise<string> {
  const { stdout } = await execute(command, parameters, {
    cwd: join(folder, "project"),
    env: podman?.environment,
  });
  return stdout.trim();
}

const compose = (...parameters: string[]) => run("podman-compose", ...composition, ...parameters);

/** The container of the service mock. */
const mock = `${composition[1]}_mock_1`;

/** A module that runs in the container of the mock, as its user. */
const inside = (code: string) => run("podman", "exec", mock, "node", "--input-type=module", "--eval", code);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "container-"));
  try {
    podman = await preparePodman(folder);
  } catch (error) {
    if (!(error instanceof NoContainersError) || process.env["REQUIRE_CONTAINERS"] === "1") throw error;
    whyNot = `no containers here: ${error.message}`;
    console.warn(`Skipped, ${whyNot}`);
    return;
  }
  // What the build does not name, it does not see.
  const project = join(folder, "project");
  for (const file of [".dockerignore", "Containerfile", "compose.yaml", "test/container/page-test.mjs"]) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await copyFile(join(root, file), join(project, file));
  }
  const image = join(project, "dist/image");
  await pack("mocks", image);
  // What is not published yet cannot be installed by its name.
  if ("@adintel/client" in (await dependenciesOfTheMock())) await pack("generated", image);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  Object.assign(podman.environment, {
    ...{ BASE: podman.base, PORT: String(port), ADINTEL_MOCK_CONTROLS_TOKEN: token },
  });
  await compose("up", "--build", "--detach", "mock");
  await vi.waitFor(() => fetch(`${url}/__mock/health`), { timeout: 3_600_000, interval: 100 });
}, 900_000);

afterAll(async () => {
  if (podman) {
    await compose("down");
    // Podman's compose leaves it, and with it a network interface of this machine.
    await run("podman", "network", "rm", `${composition[1]}_default`);
  }
  await rm(folder, { recursive: true, force: true });
}, 600_000);

beforeEach(({ skip }) => {
  if (!podman) skip(whyNot);
});

async function dependenciesOfTheMock(): Promise<object> {
  const manifest: { dependencies?: object } = JSON.parse(
    await readFile(join(root, "mocks/package.json"), "utf8"),
  );
  return manifest.dependencies ?? {};
}

function reset(headers: Record<string, string>): Promise<Response> {
  return fetch(`${url}/__mock/reset`, { method: "POST", headers });
}

test("the job of a page, in another container, resets the mock and moves its clock", async () => {
  expect(await compose("run", "--rm", "-T", "page-test")).toContain("moved the clock");
});

test("the host reaches the API, and the controls only with the token", async () => {
  const headers = { Authorization: "Bearer mock_live_demo" };
  expect((await fetch(`${url}/v2/taxonomies?query=shoes`, { headers })).status).toBe(200);
  expect((await reset({ Authorization: `Bearer ${token}` })).status).toBe(200);
  const refused = await reset(headers);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    error: { details: [{ path: "remote address" }, { path: "Authorization" }] },
  });
});

test("it does not run as root, and cannot write", async () => {
  expect(await inside("console.log(process.getuid(), process.getgid())")).toMatch(/^10001 /);
  const write = 'import { writeFileSync } from "node:fs"; writeFileSync("/mock/file", "")';
  await expect(inside(write)).rejects.toThrow(/EROFS/);
});

test("the image's own check finds it healthy", async () => {
  // Fails where there is no check, too.
  await run("podman", "healthcheck", "run", mock);
});

test("the image holds what the package needs, and nothing else of the project", async () => {
  const code =
    'import { readdirSync as list } from "node:fs"; console.log(list("/mock").join(), list("/mock/node_modules").join())';
  const [files, packages = ""] = (await inside(code)).split(" ");
  expect(files).toBe("node_modules");
  const { devDependencies }: { devDependencies: object } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  const tools = ["vitest", "esbuild", "typescript", "shiki", "playwright-core"];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(tools));
  expect(packages.split(",")).toContain("@adintel");
  expect(packages.split(",")).toEqual(
    expect.arrayContaining(
      Object.keys(await dependenciesOfTheMock()).filter((name) => !name.startsWith("@")),
    ),
  );
  for (const tool of tools) expect(packages.split(",")).not.toContain(tool);
});

test("SIGTERM stops it, so that nobody has to kill it", async () => {
  // Long enough for any machine; a container that had to be killed has exit code 137.
  await run("podman", "stop", "--time", "600", mock);
  expect(await run("podman", "inspect", mock, "--format", "{{.State.ExitCode}}")).toBe("0");
});
