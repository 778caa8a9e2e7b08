import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { address, outerEnvironment, run, type Run } from "../scripts/run.ts";

const execute = promisify(execFile);

const { project, tarballs } = inject("installed");

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

  test.each(["code=429", "dynamic=true"])(
    "lets Prism, which is loaded late, answer Prefer: %s",
    async (Prefer) => {
      const response = await fetch(`${url}/v2/taxonomies?query=shoes`, {
        headers: { Authorization: "Bearer mock_live_demo", Prefer },
      });
      expect(response.status).toBe(Prefer === "code=429" ? 429 : 200);
    },
  );

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
    expect(version).toBe("0.1.0\n");
  });
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

test("the tarball holds JavaScript and declarations, and no other source", async () => {
  const { stdout } = await execute("tar", ["-tzf", tarballs.mocks]);
  const names = stdout.trim().split("\n");
  const odd = names.filter((name) => !/^package\/dist\/.*(\.js|\.d\.ts)$/.test(name));
  expect(odd.sort()).toEqual(["package/README.md", "package/package.json"]);
});

test("publint finds nothing", async () => {
  const tarball = await readFile(tarballs.mocks);
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(tarball).buffer },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
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
