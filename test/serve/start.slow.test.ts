import { once } from "node:events";
import { readFile, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { address, run, said } from "../run.ts";
import { building, copyToStart, patiently, search, type StartedProject } from "./start-project.ts";

let project: StartedProject;

beforeAll(async () => {
  project = await copyToStart();
});

afterAll(() => project.copy.remove());

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

const stamp = () => readFile(join(project.folder, "generated/sources.sha256"), "utf8");

describe("npm start", () => {
  beforeAll(() => project.putReference());

  test("serves the reference with the mock, from any working directory", async () => {
    const before = await stamp();
    const running = project.start(["--port", "0"], tmpdir());
    const url = await address(running);
    expect(running.printed.stdout).toMatch(
      `The mock and the reference are on ${url}\nA key: mock_live_demo, `,
    );
    const [, tried = ""] =
      /^Try it: curl '(\S+)' -H 'Authorization: Bearer mock_live_demo'$/m.exec(running.printed.stdout) ?? [];
    const free = await fetch(tried, { headers: { Authorization: "Bearer mock_live_demo" } });
    expect(free.status).toBe(200);

    expect((await search(url, { query: "running shoes", limit: 2 })).status).toBe(200);
    const refused = await search(url, { query: 1 });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: "invalid_request" } });

    for (const [path, words] of [
      ["/", "Make your first calls"],
      ["/v1.html", "Search accounts"],
      ["/v2.html", "Search creatives"],
      ["/openapi/v2.json", "searchMedia"],
      ["/openapi/v1.yaml", "searchBrandMedia"],
    ] as const) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(200);
      const text = await response.text();
      expect(text, path).toContain(words);
      // The reference was built for another port.
      expect(text, path).not.toMatch(/127\.0\.0\.1:4010\b/);
      if (path !== "/v1.html") expect(text, path).toContain(`${url}/`);
    }
    for (const path of ["/v2", "/v2/", "/v2/nothing", "/api/v1/nothing", "/__mock/nothing", "/nothing"]) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(404);
      const code = path.startsWith("/__mock/") ? "mock_control" : "not_found";
      expect(await response.json(), path).toMatchObject({ error: { code } });
    }

    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
    expect(running.printed.stderr).toBe("");
    expect(await stamp()).toBe(before);
  });

  test("builds nothing where nothing changed, and stops on SIGINT", async () => {
    const page = join(project.folder, "dist/reference/index.html");
    const before = (await stat(page)).mtimeMs;
    const running = project.start(["--port", "0"]);
    await address(running);
    expect((await stat(page)).mtimeMs).toBe(before);
    running.process.kill("SIGINT");
    expect(await running.ended).toBe(0);
  });

  test("leaves no server behind when npm is ended", async () => {
    const running = run("npm", ["start", "--", "--port", "0"], project.folder);
    const url = await address(running);
    running.process.kill("SIGTERM");
    await running.ended;
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), patiently);
  });

  test("says that it builds the reference, and stops while it still does", async () => {
    await rm(join(project.folder, "dist"), { recursive: true });
    const port = await freePort();
    const running = project.start(["--port", String(port)]);
    // It listens before it builds.
    await vi.waitFor(async () => expect(await accepts(port)).toBe(true), patiently);
    await said(running, "stderr", (text) => text.endsWith("\n"));
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(running.printed).toEqual({ stdout: "", stderr: building });
  });
});

describe("npm start says in one line what is wrong", () => {
  async function failure(parameters: string[]) {
    const { printed, ended } = project.start(parameters);
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
    expect(await failure(["--prot", "1"])).toBe("unknown option '--prot' (Did you mean --port?)\n");
  });
});
