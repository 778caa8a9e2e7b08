import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createMock } from "@adintel/mock";
import { listen } from "@adintel/mock/server";
import { afterAll, describe, expect, inject, test } from "vitest";
import { outerEnvironment } from "../run.ts";
import { publintProblems, sourcesIn, typeProblems } from "./problems.ts";

const { project, tarballs } = inject("installed");
const bin = join(project, "node_modules/@adintel/mcp/dist/bin.js");
const apiKey = "mock_live_demo";
const folder = await mkdtemp(join(tmpdir(), "mcp-"));
afterAll(() => rm(folder, { recursive: true }));

test("publint and Are the types wrong? find nothing in an ES module package", async () => {
  expect(await publintProblems(tarballs["scripts/mcp"])).toEqual([]);
  expect(await typeProblems(tarballs["scripts/mcp"], "CJSResolvesToESM")).toEqual([]);
});

test("the tarball holds JavaScript, declarations, the skill and what the reference's search finds", async () => {
  expect(await sourcesIn(tarballs["scripts/mcp"])).toEqual([
    "package/CHANGELOG.md",
    "package/README.md",
    "package/dist/reference.json",
    "package/package.json",
    "package/skills/adintel/SKILL.md",
  ]);
});

/** The official client, connected to the installed command over stdio. */
async function connect(args: string[] = [], environment: Record<string, string> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, ...args],
    cwd: folder,
    env: { ...(outerEnvironment() as Record<string, string>), ...environment },
    stderr: "ignore",
  });
  const client = new Client({ name: "test", version: "0" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(transport);
  return client;
}

describe("over stdio", () => {
  test("it talks to a mock in its process, searches the reference, and leaves receipts", async () => {
    const client = await connect();
    const search = await client.callTool({
      name: "search_creatives",
      arguments: { query: "running shoes", limit: 2 },
    });
    expect(search.structuredContent).toMatchObject({
      mock: expect.any(String),
      chargedUsd: 0.001,
      leftUsd: 0.999,
    });
    const told = await client.callTool({
      name: "search_reference",
      arguments: { query: "what is charged on 402" },
    });
    expect(JSON.stringify(told.structuredContent)).toContain("out_of_credits");
    await client.close();
    expect(await readFile(join(folder, "receipts.jsonl"), "utf8")).toMatch(
      /^\{"at":.*"chargedUsd":0\.001.*\}\n$/,
    );
  });

  test("it has the skill, for clients that know the extension", async () => {
    const client = await connect();
    const { contents } = await client.readResource({ uri: "skill://adintel/SKILL.md" });
    expect(JSON.stringify(contents)).toContain("Never pay twice");
    await client.close();
  });

  test("--live calls the service, within the budget", async () => {
    const mock = createMock({ rateLimits: false });
    const server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
    const environment = { ADINTEL_API_KEY: apiKey, ADINTEL_BASE_URL: `${server.url}/v2` };
    const client = await connect(["--live", "--max-spend", "0.002", "--receipts", "live.jsonl"], environment);
    const search = (limit: number) =>
      client.callTool({ name: "search_creatives", arguments: { query: "running shoes", limit } });
    expect((await search(4)).structuredContent).toMatchObject({ chargedUsd: 0.002, leftUsd: 0 });
    expect((await search(4)).structuredContent).not.toHaveProperty("mock");
    expect(mock.ledger(apiKey).spentMicrodollars).toBe(2000);
    await client.close();
    await server.close();
  });
});

test("over HTTP, it says where it listens", async () => {
  const { promise, child } = start(["--http"]);
  const url = await new Promise<string>((resolve) => {
    child.stderr?.on("data", (data: Buffer) => {
      const [found] = /http:\S+\/mcp/.exec(String(data)) ?? [];
      if (found) resolve(found);
    });
  });
  const client = new Client({ name: "test", version: "0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  expect((await client.listTools()).tools).toHaveLength(5);
  await client.close();
  child.kill("SIGTERM");
  await promise;
});

function start(args: string[], environment: Record<string, string> = {}) {
  const env = { ...(outerEnvironment() as Record<string, string>), ...environment };
  const promise = promisify(execFile)(process.execPath, [bin, ...args], { cwd: folder, env });
  return { promise, child: promise.child };
}

describe("what is wrong with the command line is one line, and exit code 2", () => {
  test.each([
    [["--live"], {}, "--live needs --max-spend, such as --max-spend 0.50"],
    [["--live", "--max-spend", "1"], {}, "--live needs a key; set ADINTEL_API_KEY in the environment"],
    [
      ["--live", "--max-spend", "1"],
      { ADINTEL_API_KEY: "k" },
      "--live needs the service's address; pass --base-url, or set ADINTEL_BASE_URL",
    ],
    [["--max-spend", "much"], {}, "Expected a number from 0 to 1000000."],
    [["--receipts", "no/such/receipts.jsonl"], {}, "--receipts no/such/receipts.jsonl cannot be written"],
    [["--port", "4020"], {}, "--port, --host and --allow-host need --http"],
    [["--maxspend", "1"], {}, "unknown option '--maxspend'"],
  ])("%j %j", async (args, environment, message) => {
    const error = (await start(args, environment).promise.catch((failure: unknown) => failure)) as {
      code: number;
      stderr: string;
    };
    expect(error.code).toBe(2);
    expect(error.stderr).toContain(message);
    expect(error.stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});
