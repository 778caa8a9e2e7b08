/** Tools that check a server. What is not a dependency is installed with npm below node_modules when it is needed. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Exchange } from "../../../check/http/exchange.ts";
import { root } from "../../../lib/paths.ts";
import { basePath, versions } from "../../../lib/versions.ts";
import { createPrismProxy, type PrismProxy } from "../../../proxy/prism.ts";
import { failuresOf } from "./reports.ts";

export const cache = join(root, "node_modules/.cache/peers");

/** A server that responds too late takes two seconds. */
const timeoutMs = 1_500;

/** What a tool is told of the server that it checks. */
interface Target {
  url: string;
  apiKey: string;
  /** Where the documents are, as `v2.json`, and what the tool writes. */
  folder: string;
  exchanges: readonly Exchange[];
}

interface Peer {
  name: string;
  /** Gets it ready for a server, and resolves to what checks the server and names each check that failed. */
  prepare(target: Target): Promise<() => Promise<string[]>>;
}

const redocly = join(root, "node_modules/.bin/redocly");

export const tools: Peer[] = [
  {
    name: "Redocly Respect 2.77",
    async prepare({ folder, apiKey }) {
      const flows = versions.map((version) => `${version}.arazzo.yaml`);
      for (const [place, version] of versions.entries())
        await run(redocly, ["generate-arazzo", `${version}.json`, "-o", flows[place] ?? ""], folder);
      const flags = `--input apiKey=${apiKey} --max-fetch-timeout ${timeoutMs} -J out.json`.split(" ");
      return () => reported("respect", folder, () => run(redocly, ["respect", ...flows, ...flags], folder));
    },
  },
  {
    name: "Portman 1.33",
    async prepare({ folder, url, apiKey }) {
      // Portman does not name tslib, which it needs.
      const bin = await installed("@apideck/portman@1.33.0", "tslib@2.8.1");
      const items: unknown[] = [];
      const report = `--timeout-request ${timeoutMs} -r json --reporter-json-export out.json`.split(" ");
      const flags = [...report, "--env-var", `bearerToken=${apiKey}`];
      let collection: { item?: unknown[] } = {};
      for (const version of versions) {
        await run(join(bin, "portman"), ["-l", `${version}.json`, "-o", "one.json"], folder);
        const text = await readFile(join(folder, "one.json"), "utf8");
        collection = JSON.parse(text.replaceAll("{{baseUrl}}", `{{${version}}}`)) as typeof collection;
        items.push(...(collection.item ?? []));
        flags.push("--env-var", `${version}=${url}${basePath(version)}`);
      }
      await writeFile(join(folder, "all.json"), JSON.stringify({ ...collection, item: items }));
      return () =>
        reported("newman", folder, () => run(join(bin, "newman"), ["run", "all.json", ...flags], folder));
    },
  },
  {
    name: "Prism 5.14, with the check's requests",
    async prepare({ url, exchanges }) {
      const prism = await createPrismProxy(url);
      const plain = exchanges.filter(
        ({ sending: { operation }, method, requestText }) =>
          operation !== null && method === (requestText === undefined ? "GET" : "POST"),
      );
      return () => inTurn(plain, (exchange, place) => judged(prism, url, exchange, place));
    },
  },
];

/** Repeats a request, and resolves to where Prism objects to the response. */
async function judged(
  prism: PrismProxy,
  url: string,
  { method, url: at, requestHeaders: headers, requestText: body }: Exchange,
  place: number,
): Promise<string[]> {
  const { pathname, search, searchParams } = new URL(at);
  const request = {
    method: method.toLowerCase() as "get" | "post",
    url: { path: pathname, query: Object.fromEntries(searchParams) },
    headers,
  };
  const forward = async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = { method, headers, signal, ...(body !== undefined && { body }) };
    const response = await fetch(url + pathname + search, sent);
    const text = await response.text();
    return { statusCode: response.status, headers: Object.fromEntries(response.headers), body: parsed(text) };
  };
  try {
    const violations = await prism(request, forward);
    return violations.filter((one) => one.in === "answer").map(({ path }) => `${place} ${path}`);
  } catch {
    return [`${place} no response`];
  }
}

/** Installs packages without running their scripts, and resolves to the folder of their commands. */
async function installed(...packages: [string, ...string[]]): Promise<string> {
  const folder = join(cache, "installed", packages[0].replaceAll(/\W+/g, "-"));
  const bin = join(folder, "node_modules/.bin");
  if (existsSync(bin)) return bin;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...flags, ...packages], folder);
  return bin;
}

const execute = promisify(execFile);

async function run(program: string, args: string[], cwd: string): Promise<void> {
  await execute(program, args, { cwd, timeout: 120_000, maxBuffer: Infinity });
}

/** What a report says that a command writes, whatever its exit code. */
async function reported(
  kind: keyof typeof failuresOf,
  folder: string,
  command: () => Promise<void>,
): Promise<string[]> {
  const file = join(folder, "out.json");
  await rm(file, { force: true });
  const error: unknown = await command().catch((reason: unknown) => reason);
  try {
    return failuresOf[kind](await readFile(file, "utf8"));
  } catch (reason) {
    throw error ?? reason;
  }
}

async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<string[]>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const [place, item] of items.entries()) failures.push(...(await work(item, place)));
  return failures;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
