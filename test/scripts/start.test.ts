import { once } from "node:events";
import { readFile, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { address, run, type Run } from "./run.ts";

/** A copy of the project, so that its documents can be broken and its reference is not built yet. */
let project: string;
let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject("runnable");
  project = copy.folder;
});

afterAll(() => copy.remove());

function start(parameters: string[], cwd = project): Run {
  const tsx = import.meta.resolve("tsx");
  return run(process.execPath, ["--import", tsx, join(project, "scripts/start.ts"), ...parameters], cwd);
}

function search(url: string, body: object) {
  return fetch(`${url}/v2/media`, {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  server.close();
  await once(server, "close");
  return typeof bound === "object" && bound ? bound.port : 0;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

const stamp = () => readFile(join(project, "generated/sources.sha256"), "utf8");

describe("npm start", () => {
  test("builds the reference and serves it with the mock, from any working directory", async () => {
    const before = await stamp();
    const running = start(["--port", "0"], tmpdir());
    const url = await address(running);
    expect(running.printed.stdout).toBe(`The mock and the reference are on ${url}\n`);

    expect((await search(url, { query: "running shoes", limit: 2 })).status).toBe(200);
    const refused = await search(url, { query: 1 });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: "invalid_request" } });

    for (const [path, words] of [
      ["/", "First call"],
      ["/v1.html", "Search accounts"],
      ["/v2.html", "Search creatives"],
      ["/openapi/v2.json", "searchMedia"],
      ["/openapi/v1.yaml", "searchBrandMedia"],
    ] as const) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain(words);
    }
    for (const path of ["/v2", "/v2/", "/v2/nothing", "/api/v1/nothing", "/__mock/nothing", "/nothing"]) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(404);
      expect(await response.json(), path).toMatchObject({ error: { code: "not_found" } });
    }

    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
    expect(running.printed.stderr).toBe("");
    expect(await stamp()).toBe(before);
  });

  test("builds nothing where nothing changed, and stops on SIGINT", async () => {
    const page = join(project, "dist/reference/index.html");
    const before = (await stat(page)).mtimeMs;
    const running = start(["--port", "0"]);
    await address(running);
    expect((await stat(page)).mtimeMs).toBe(before);
    running.process.kill("SIGINT");
    expect(await running.ended).toBe(0);
  });

  test("leaves no server behind when npm is ended", async () => {
    const running = run("npm", ["start", "--", "--port", "0"], project);
    const url = await address(running);
    running.process.kill("SIGTERM");
    await running.ended;
    await expect.poll(() => fetch(url).catch(() => "gone"), { timeout: 5000 }).toBe("gone");
  });

  test("stops while it still builds", async () => {
    await rm(join(project, "dist"), { recursive: true, force: true });
    const port = await freePort();
    const running = start(["--port", String(port)]);
    // It listens before it builds.
    await expect.poll(() => accepts(port), { timeout: 55_000 }).toBe(true);
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(running.printed).toEqual({ stdout: "", stderr: "" });
  });

  test("brings generated/ and the reference up to date with a changed document", async () => {
    await copy.edit("openapi/v2/paths/media.yaml", (text) =>
      text.replace("summary: Search creatives", "summary: Search for adverts"),
    );
    const before = await stamp();
    const running = start(["--port", "0"]);
    expect(await (await fetch(`${await address(running)}/`)).text()).toContain("Search for adverts");
    running.process.kill("SIGTERM");
    await running.ended;
    expect(await stamp()).not.toBe(before);
    expect(await readFile(join(project, "generated/openapi/v2.json"), "utf8")).toContain(
      "Search for adverts",
    );
  });
});

describe("npm start says in one line what is wrong", () => {
  async function failure(parameters: string[]) {
    const { printed, ended } = start(parameters);
    expect(await ended).toBe(2);
    expect(printed.stdout).toBe("");
    return printed.stderr;
  }

  test("with a port that is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const bound = taken.address();
    const port = typeof bound === "object" && bound ? bound.port : 0;
    expect(await failure(["--port", String(port)])).toBe(
      `port ${port} on 127.0.0.1 is taken; choose another with --port\n`,
    );
    taken.close();
  });

  test("with an unknown flag", async () => {
    expect(await failure(["--prot", "1"])).toMatch(/^Unknown option '--prot'\n$/);
  });

  test("with a broken document, and leaves generated/ whole", async () => {
    const before = await stamp();
    await copy.edit("openapi/v2/schemas/Collab.yaml", (text) => `${text}  bad: [1\n`);
    expect(await failure(["--port", "0"])).toMatch(
      /^openapi\/v2\/schemas\/Collab\.yaml:\d+:\d+ Failed to parse.* \(npm run generate shows more\)\n$/,
    );
    expect(await stamp()).toBe(before);
  });
});
