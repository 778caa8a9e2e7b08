import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "@commander-js/extra-typings";
import { AdintelError, type ClientOptions } from "@adintel/client";
import { currentVersion, documents, keyVariable } from "@adintel/client/operations";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { loadSkills } from "@modelcontextprotocol/server/ext/skills/node";
import { integer, number, parseCommand, repeated, text } from "../lib/cli.ts";
import { UsageError } from "../lib/errors.ts";
import { address } from "../lib/server-flags.ts";
import { createPurse } from "./purse.ts";
import { createReference } from "./reference.ts";
import { createServerFactory } from "./server.ts";
import { serveHttp } from "./serve.ts";

/** What the mock may spend unless a flag says otherwise. Its money is made up, and a budget is part of what it shows. */
const mockBudgetUsd = 1;

/**
 * The command: it starts a server and resolves to its exit code, at once for `--help`, and otherwise when the server ends.
 *
 * @throws {UsageError} if a flag is wrong, `--live` has no budget, key or address, or receipts cannot be written.
 */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { folder, version } = await ownPackage();
  const flags = parseCommand(command().version(version), args);
  if (!flags) return 0;
  if (!flags.http && (flags.port !== undefined || flags.host !== undefined || flags.allowHost))
    throw new UsageError("--port, --host and --allow-host need --http");
  const { live = false, maxSpend, receipts } = flags;
  if (live && maxSpend === undefined)
    throw new UsageError("--live needs --max-spend, such as --max-spend 0.50");
  const client = live ? liveClient(flags.baseUrl, environment) : await mockClient();
  const purse = await createPurse({ maxSpendUsd: maxSpend ?? mockBudgetUsd, client, receipts }).catch(
    (error: Error) => {
      const problem = error instanceof AdintelError ? "" : `--receipts ${receipts} cannot be written: `;
      throw new UsageError(`${problem}${error.message}`, { cause: error });
    },
  );
  const create = await createServerFactory({
    purse,
    version,
    isMock: !live,
    allowIndex: flags.allowIndex === true,
    reference: await readReference(),
    skills: await loadSkills(join(folder, "skills")),
  });
  const server = flags.http
    ? await serveHttp(create, flags.port ?? 0, flags.host ?? "127.0.0.1", flags.allowHost)
    : serveStdio(create, { onerror: ({ message }) => console.error(`adintel-mcp: ${message}`) });
  const source = live ? "the service" : "made-up data of the mock";
  const endpoint = "url" in server ? `at ${server.url}` : "over stdio";
  console.error(`adintel-mcp: ${source} ${endpoint}, at most $${purse.leftUsd}, receipts in ${receipts}`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    // The end of standard input is that of a client over stdio.
    if (!flags.http) process.stdin.once("end", resolve).once("close", resolve);
  });
  await server.close();
  return 0;
}

function command() {
  return new Command("adintel-mcp")
    .description(
      "MCP server of the ad-intelligence query API. Without --live, its data are made up by a mock in this process.",
    )
    .option("--live", `call the service, with the key in ${keyVariable}; needs --max-spend`)
    .option(
      "--max-spend <usd>",
      "the most that all calls together may cost; no tool can raise it",
      number(0, 1e6),
    )
    .option(
      "--base-url <url>",
      "the service's address (default: ADINTEL_BASE_URL)",
      address("--base-url", `https://api.example${documents[currentVersion].basePath}`),
    )
    .option("--allow-index", "offer the tool that adds accounts to the index")
    .option("--receipts <file>", "the file that a line is added to for each call", text, "receipts.jsonl")
    .option("--http", "serve over HTTP at /mcp instead of stdio")
    .option("--port <port>", "port for --http (default: any free one)", integer(0, 65_535))
    .option("--host <host>", "address to listen on for --http (default: 127.0.0.1)", text)
    .option(
      "--allow-host <host>",
      "a host that requests and pages may name besides this machine; may be repeated",
      repeated(text),
    );
}

function liveClient(given: string | undefined, environment: NodeJS.ProcessEnv): ClientOptions {
  const baseUrl = given ?? environment["ADINTEL_BASE_URL"];
  const apiKey = environment[keyVariable];
  if (!apiKey) throw new UsageError(`--live needs a key; set ${keyVariable} in the environment`);
  if (!baseUrl)
    throw new UsageError("--live needs the service's address; pass --base-url, or set ADINTEL_BASE_URL");
  return { baseUrl, apiKey };
}

/** The mock in this process, loaded only if it is used. */
async function mockClient(): Promise<ClientOptions> {
  const { createMock } = await import("@adintel/mock");
  return { environment: "mock", fetch: createMock().fetch, pacing: false };
}

/** The folder and version of this package, installed or in its project. */
async function ownPackage(): Promise<{ folder: string; version: string }> {
  const path = fileURLToPath(import.meta.resolve("@adintel/mcp/package.json"));
  const { version } = JSON.parse(await readFile(path, "utf8")) as { version: string };
  return { folder: dirname(path), version };
}

/** The reference's search, which a build adds; there is none in a project that has not been built. */
async function readReference() {
  const path = fileURLToPath(import.meta.resolve("@adintel/mcp/reference.json"));
  const entries = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return entries === undefined ? undefined : createReference(JSON.parse(entries));
}
