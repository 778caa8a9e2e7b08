import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { pack } from "../../scripts/packages/pack.ts";
import { root } from "../../scripts/lib/paths.ts";
import { runsHaproxy } from "../mocks/store/haproxy.ts";
import { runsRedis } from "../mocks/store/redis.ts";
import { makeImage, NoContainersError, preparePodman, type Podman } from "./podman.ts";

/*
 * Builds Containerfile and runs the compose files with Podman, as Debian packages it. Where no container can be run, the
 * tests are skipped with the reason; REQUIRE_CONTAINERS=1 makes them fail there.
 */

const execute = promisify(execFile);

const token = "token-of-this-test";

let folder: string;
let podman: Podman | undefined;
let whyNot = "";

/** What a command prints, run in the copy of the project. */
async function run(command: string, parameters: string[], environment: object = {}): Promise<string> {
  const { stdout } = await execute(command, parameters, {
    cwd: join(folder, "project"),
    env: { ...podman?.environment, ...environment },
  });
  return stdout.trim();
}

/** What Podman prints. */
const podmanSays = (...parameters: string[]) => run("podman", parameters);

/** What a compose file describes, as containers of this test's own. */
async function compositionOf(file: string, name: string) {
  const port = await freePort();
  const project = `adintel-${name}-${process.pid}`;
  const compose = (...parameters: string[]) =>
    run("podman-compose", ["--project-name", project, "--file", file, ...parameters], {
      PORT: String(port),
    });
  return {
    url: `http://127.0.0.1:${port}`,
    compose,
    /** The name of a service's container. */
    container: (service: string) => `${project}_${service}_1`,
    /** Its volumes, too. Podman's compose leaves the network, and with it a network interface of this machine. */
    async remove(): Promise<void> {
      await compose("down", "--volumes");
      await podmanSays("network", "rm", `${project}_default`);
    },
  };
}

type Composition = Awaited<ReturnType<typeof compositionOf>>;

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
  const needed = [
    ".dockerignore",
    "Containerfile",
    "package.json",
    "compose.yaml",
    "test/container/page-test.mjs",
    "mocks/deploy/compose/compose.yaml",
    "mocks/deploy/compose/haproxy.cfg",
  ];
  for (const file of needed) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await copyFile(join(root, file), join(project, file));
  }
  const image = join(project, "dist/image");
  await pack("mocks", image);
  // What is not published yet cannot be installed by its name.
  if ("@adintel/client" in (await dependenciesOfTheMock())) await pack("generated", image);
  Object.assign(podman.environment, { BASE: podman.base, ADINTEL_MOCK_CONTROLS_TOKEN: token });
}, 900_000);

afterAll(() => rm(folder, { recursive: true, force: true }), 600_000);

beforeEach(({ skip }) => {
  if (!podman) skip(whyNot);
});

async function dependenciesOfTheMock(): Promise<object> {
  const manifest: { dependencies?: object } = JSON.parse(
    await readFile(join(root, "mocks/package.json"), "utf8"),
  );
  return manifest.dependencies ?? {};
}

describe("one mock", () => {
  let one: Composition;

  /** The container of the service mock. */
  let mock: string;

  beforeAll(async () => {
    if (!podman) return;
    one = await compositionOf("compose.yaml", "one");
    mock = one.container("mock");
    await one.compose("up", "--build", "--detach", "mock");
    await vi.waitFor(() => fetch(`${one.url}/__mock/health`), { timeout: 3_600_000, interval: 100 });
  }, 900_000);

  afterAll(() => one?.remove(), 600_000);

  /** A module that runs in the container of the mock, as its user. */
  const inside = (code: string) => podmanSays("exec", mock, "node", "--input-type=module", "--eval", code);

  function reset(headers: Record<string, string>): Promise<Response> {
    return fetch(`${one.url}/__mock/reset`, { method: "POST", headers });
  }

  test("the job of a page, in another container, resets the mock and moves its clock", async () => {
    expect(await one.compose("run", "--rm", "-T", "page-test")).toContain("moved the clock");
  });

  test("the host reaches the API, and the controls only with the token", async () => {
    const headers = { Authorization: "Bearer mock_live_demo" };
    expect((await fetch(`${one.url}/v2/taxonomies?query=shoes`, { headers })).status).toBe(200);
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
    // Fails where there is no check, too. On a busy machine Node.js may need longer to start than a check may take.
    await vi.waitFor(() => podmanSays("healthcheck", "run", mock), { timeout: 120_000, interval: 100 });
  });

  test("the image holds what the package needs, and nothing else of the project", async () => {
    const code = `import { readFileSync, readdirSync as list } from "node:fs";
      const redis = JSON.parse(readFileSync("/mock/node_modules/@redis/client/package.json", "utf8"));
      console.log(list("/mock").join(), list("/mock/node_modules").join(), redis.version);`;
    const [files, packages = "", redis] = (await inside(code)).split(" ");
    expect(files).toBe("node_modules");
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      await readFile(join(root, "package.json"), "utf8"),
    );
    // Of its peers, the one that --store needs, in the version that the tests run with.
    expect(redis).toBe(devDependencies["@redis/client"]);
    expect(packages.split(",")).not.toContain("msw");
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
    await podmanSays("stop", "--time", "600", mock);
    expect(await podmanSays("inspect", mock, "--format", "{{.State.ExitCode}}")).toBe("0");
  });
});

describe("three mocks behind haproxy, with Redis", () => {
  let several: Composition;

  beforeEach(({ skip }) => {
    if (!runsHaproxy || !runsRedis) skip("needs haproxy and redis-server");
  });

  beforeAll(async () => {
    if (!podman || !runsHaproxy || !runsRedis) return;
    // Images as those that the file names: Redis's user has the folder that it writes to, haproxy's has nothing.
    const redis = ["COPY --chown=999:999 data /data", "WORKDIR /data", "VOLUME /data", "ENV HOME=/data"];
    await makeImage(podman, folder, "redis", ["redis-server", "redis-cli"], redis);
    await makeImage(podman, folder, "haproxy", ["haproxy"], ["USER 99"]);
    const images = { REDIS_IMAGE: "localhost/redis", HAPROXY_IMAGE: "localhost/haproxy" };
    Object.assign(podman.environment, images);
    several = await compositionOf("mocks/deploy/compose/compose.yaml", "several");
    await several.compose("up", "--detach");
    await vi.waitFor(() => call("mock_live_demo"), { timeout: 3_600_000, interval: 100 });
    await vi.waitFor(respondsItself("mock-1", "mock-2", "mock-3"), { timeout: 3_600_000, interval: 100 });
  }, 900_000);

  afterAll(() => several?.remove(), 600_000);

  /** The status of a metered call. */
  async function call(key: string, session = "waiting"): Promise<number> {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const response = await fetch(`${several.url}/v2/media`, {
      method: "POST",
      headers: { ...headers, "X-Mock-Session": session },
      body: JSON.stringify({ query: "shoes", limit: 2 }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async function charges(session: string): Promise<unknown[]> {
    const headers = { Authorization: `Bearer ${token}`, "X-Mock-Session": session };
    const response = await fetch(`${several.url}/__mock/ledger?key=mock_live_low`, { headers });
    return ((await response.json()) as { charges: unknown[] }).charges;
  }

  /** Calls, and fails until each of these mocks has printed a line of a call. */
  function respondsItself(...services: string[]) {
    return async () => {
      await call("mock_live_demo");
      for (const service of services)
        expect(await podmanSays("logs", several.container(service))).toContain("POST /v2/media");
    };
  }

  test("they charge one team as one mock does, and Redis still has it when it is started again", async () => {
    const statuses: number[] = [];
    while (!statuses.includes(402)) statuses.push(await call("mock_live_low", "charged"));
    const paid = await charges("charged");
    expect(paid.length).toBeGreaterThan(2);
    expect(statuses).toEqual([...paid.map(() => 200), 402]);
    await podmanSays("kill", several.container("redis"));
    await podmanSays("start", several.container("redis"));
    await vi.waitFor(async () => expect(await charges("charged")).toEqual(paid), {
      timeout: 3_600_000,
      interval: 100,
    });
  });

  test("no call fails while one is made anew, which gets calls at its new address", async () => {
    await podmanSays("rm", "--force", several.container("mock-2"));
    const statuses = await Promise.all(Array.from({ length: 9 }, () => call("mock_live_demo", "anew")));
    expect(statuses).toEqual(Array<number>(9).fill(200));
    await several.compose("up", "--detach", "mock-2");
    await vi.waitFor(respondsItself("mock-2"), { timeout: 3_600_000, interval: 100 });
  });

  test("none runs as root, can write to its image, or has a capability", async () => {
    const format = "{{.Config.User}} {{.HostConfig.ReadonlyRootfs}} {{.EffectiveCaps}}";
    const users = { "mock-1": 10001, "mock-2": 10001, "mock-3": 10001, haproxy: 99, redis: 999 };
    for (const [service, user] of Object.entries(users)) {
      const found = await podmanSays("inspect", several.container(service), "--format", format);
      expect(found, service).toBe(`${user} true []`);
    }
  });
});
