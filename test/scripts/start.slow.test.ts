import { once } from "node:events";
import { cp, readFile, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { freePort } from "../../scripts/bench/free-port.ts";
import { root } from "../../scripts/paths.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { address, run, said, times, type Run } from "./run.ts";

/** A copy of the project, so that its documents can be broken. */
let project: string;
let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject("runnable");
  project = copy.folder;
});

afterAll(() => copy.remove());

function start(parameters: string[], cwd = project): Run {
  return run(process.execPath, [join(project, "scripts/run.mjs"), "start.ts", ...parameters], cwd);
}

function search(url: string, body: object) {
  return fetch(`${url}/v2/media`, {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
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

/** For what nothing tells of; the test's own timeout ends the wait. */
const patiently = { timeout: 3_600_000, interval: 20 };

/** The reference is built from nothing, which takes ten seconds where nothing else runs, and minutes where much does. */
const timeout = 900_000;

const media = "openapi/v2/paths/media.yaml";
const collab = "openapi/v2/schemas/Collab.yaml";
const stamp = () => readFile(join(project, "generated/sources.sha256"), "utf8");

/** What is printed before what takes seconds. */
const generating = "Generating again, since the documents changed…\n";
const building = "Building the reference, which takes some seconds the first time and after changes…\n";

/** Sets the reference to what is made of the documents as they are. */
async function putReference(): Promise<void> {
  await rm(join(project, "dist"), { recursive: true, force: true });
  await cp(join(inject("reference"), "dist/site"), join(project, "dist/reference"), { recursive: true });
}

/** Takes back what a test changed in the documents, and what was made of that. */
async function undo(): Promise<void> {
  await copy.undo();
  await cp(join(root, "generated"), join(project, "generated"), { recursive: true, filter: isOwn });
}

const isOwn = (path: string) => !path.includes("node_modules");

describe("npm start", () => {
  beforeAll(putReference);

  test("serves the reference with the mock, from any working directory", async () => {
    const before = await stamp();
    const running = start(["--port", "0"], tmpdir());
    const url = await address(running);
    expect(running.printed.stdout).toBe(`The mock and the reference are on ${url}\n`);

    expect((await search(url, { query: "running shoes", limit: 2 })).status).toBe(200);
    const refused = await search(url, { query: 1 });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: "invalid_request" } });

    for (const [path, words] of [
      ["/", "A first call in a minute"],
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
      expect(text, path).not.toContain("127.0.0.1:4010");
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
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), patiently);
  });

  test("says that it builds the reference, and stops while it still does", async () => {
    await rm(join(project, "dist"), { recursive: true });
    const port = await freePort();
    const running = start(["--port", String(port)]);
    // It listens before it builds.
    await vi.waitFor(async () => expect(await accepts(port)).toBe(true), patiently);
    await said(running, "stderr", (text) => text.endsWith("\n"));
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(running.printed).toEqual({ stdout: "", stderr: building });
  });

  test(
    "brings generated/ up to date with a changed document, and builds the reference where there is none",
    { timeout },
    async () => {
      await copy.edit(media, (text) =>
        text.replace("summary: Search creatives", "summary: Search for adverts"),
      );
      const before = await stamp();
      const running = start(["--port", "0"]);
      const url = await address(running);
      expect(await (await fetch(`${url}/`)).text()).toContain("Search for adverts");
      expect(await (await fetch(`${url}/v1.html`)).text()).toContain("Search accounts");
      expect(await stamp()).not.toBe(before);
      expect(running.printed.stderr).toBe(generating + building);
      running.process.kill("SIGTERM");
      expect(await running.ended).toBe(0);
      await undo();
    },
  );

  test(
    "starts with the documents as they last were whole, takes them once they are mended, and then follows edits",
    { timeout },
    async () => {
      await putReference();
      const before = await stamp();
      await copy.edit(media, (text) =>
        text.replace("summary: Search creatives", "summary: Search for adverts"),
      );
      await copy.edit(collab, (text) => `${text}  bad: [1\n`);
      const running = start(["--port", "0"]);
      const url = await address(running);
      const says = (stream: "stdout" | "stderr", words: string, count: number) =>
        said(running, stream, (text) => times(text, words) >= count);
      const page = async (path = "/") => (await fetch(url + path)).text();
      expect(running.printed.stderr).toMatch(
        /^Generating again, since the documents changed…\nopenapi\/v2\/schemas\/Collab\.yaml:\d+:\d+ Failed to parse.* \(npm run generate shows more\)\nThe mock starts .*\n$/,
      );
      expect(await stamp()).toBe(before);
      expect(await page()).toContain("Search creatives");
      const atStart = running.printed.stderr;
      const saidSince = () => running.printed.stderr.slice(atStart.length);

      // Two edits, the second while the mock still takes the first.
      await copy.edit(collab, (text) => text.replace("  bad: [1\n", ""));
      await says("stdout", "The reference shows the changed documents.", 1);
      expect(await page()).toContain("Search for adverts");
      await copy.edit(media, (text) =>
        text
          .replace("Search for adverts", "Find adverts")
          .replace(/microdollarsPerRow: \d+/, "microdollarsPerRow: 701"),
      );
      await says("stdout", "The mock goes on with the changed documents.", 2);
      expect(await stamp()).not.toBe(before);
      expect(await page()).toContain("Find adverts");
      expect(await page("/openapi/v2.json")).toContain("Find adverts");
      await search(url, { query: "running shoes", limit: 2 });
      expect(JSON.parse(await page("/__mock/ledger?key=mock_live_demo"))).toMatchObject({
        spentMicrodollars: 2 * 701,
      });
      expect(await readFile(join(project, "generated/openapi/v2.json"), "utf8")).toContain("Find adverts");
      expect(saidSince()).toBe("");

      // One that cannot be read, and one in which only the generators find a problem.
      const whole = await page();
      await copy.edit(collab, (text) => `${text}  bad: [1\n`);
      await says("stderr", "The mock goes on with the documents as they were.", 1);
      expect(saidSince()).toMatch(/^openapi\/v2\/schemas\/Collab\.yaml:\d+:\d+ Failed [^\n]*\n[^\n]*\n$/);
      await copy.edit(collab, (text) => text.replace("  bad: [1\n", ""));
      await copy.edit("openapi/v1/paths/account.yaml", (text) =>
        text
          .replace("operationId: getAccount", "operationId: getNobody")
          .replace(/^  summary: .*$/m, "  summary: Get nobody"),
      );
      await says("stderr", "The mock goes on with the documents as they were.", 2);
      await vi.waitFor(async () => expect(await page()).toBe(whole), patiently);
      expect((await search(url, { query: "running shoes", limit: 2 })).status).toBe(200);

      running.process.kill("SIGTERM");
      expect(await running.ended).toBe(0);
      await undo();
    },
  );
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
    expect(await failure(["--prot", "1"])).toBe("unknown option '--prot' (Did you mean --port?)\n");
  });
});
