import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { connect } from "../../../browser/tab.ts";
import { missing } from "../../../packages/managers.ts";
import { outputOf } from "../../../packages/project.ts";
import { installPlatforms, nodeBinary } from "../../../packages/tools.ts";
import type { LostCall, Told } from "./calls.ts";

/** Makes calls on a platform. */
export type MakeCalls = (origin: string, calls: LostCall[]) => Promise<Told[]>;

/** Why a platform cannot be tried here. */
export class NotHere extends Error {}

/** What each platform runs, by the name of a file. */
const entries = {
  "command.mjs": `
    const [origin, calls] = JSON.parse(process.argv[2]);
    console.log(JSON.stringify(await makeCalls(origin, calls)));`,
  "page.js": "globalThis.makeCalls = makeCalls;",
  "worker.mjs": `
    export default {
      async fetch(request) {
        return Response.json(await makeCalls(...(await request.json())));
      },
    };`,
};

/** Bundles the calls for all platforms, into a folder. */
export async function bundleCalls(folder: string): Promise<void> {
  for (const [file, code] of Object.entries(entries)) {
    const contents = `import { makeCalls } from "./calls.ts";\n${code}`;
    await build({
      stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
      bundle: true,
      format: "esm",
      // Bundles for browsers leave out what only servers need.
      platform: file === "page.js" ? "browser" : "neutral",
      mainFields: ["module", "main"],
      target: "es2022",
      outfile: join(folder, file),
      logLevel: "error",
    });
  }
}

/** A program of the registry's, by its file. @throws {NotHere} where there is none for this system. */
export async function installed(file: string): Promise<string> {
  const binary = join(await obtained(installPlatforms()), file);
  const reason = await missing(binary);
  if (reason !== undefined) throw new NotHere(reason);
  return binary;
}

/** A platform that runs a file as a command. */
export function command(folder: string, ...words: string[]): MakeCalls {
  return async (origin, calls) => {
    const parameters = [join(folder, "command.mjs"), JSON.stringify([origin, calls])];
    // Node.js has no option that lets fetch trust a server nobody has to trust.
    const environment = { NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_NO_WARNINGS: "1" };
    return JSON.parse(await outputOf([...words, ...parameters], folder, environment)) as Told[];
  };
}

export async function node(folder: string, version: string): Promise<MakeCalls> {
  return command(folder, await obtained(nodeBinary(version)));
}

/** What the registry has. @throws {NotHere} where it cannot be reached. */
async function obtained<Value>(value: Promise<Value>): Promise<Value> {
  return value.catch((error: Error) => {
    throw new NotHere(`it cannot be installed (${error.message.split("\n", 1)[0]})`);
  });
}

/** The shared browser, with a page of the server's own origin. */
export async function chromium(folder: string): Promise<MakeCalls> {
  return async (origin, calls) => {
    const browser = await connect();
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const page = await context.newPage();
      await page.goto(`${origin}/page`);
      await page.addScriptTag({ path: join(folder, "page.js"), type: "module" });
      await page.waitForFunction(() => "makeCalls" in globalThis);
      const make = (given: [string, LostCall[]]): Promise<Told[]> =>
        (globalThis as unknown as { makeCalls: MakeCalls }).makeCalls(...given);
      return await page.evaluate(make, [origin, calls] as [string, LostCall[]]);
    } finally {
      await browser.close();
    }
  };
}

/** Cloudflare's runtime, as miniflare and wrangler start it. */
export async function workerd(folder: string, file: string): Promise<MakeCalls> {
  const binary = await installed(file);
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "internet", network = (allow = ["private"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-01-01",
);
`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "workerd.capnp"), config);
  return async (origin, calls) => {
    const child = spawn(binary, ["serve", "--control-fd=3", "workerd.capnp"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    });
    const said = text(child.stderr!);
    const ended = once(child, "close");
    try {
      // A line for each socket that listens, and nothing if the configuration is wrong.
      const told = once(child.stdio[3]!, "data") as Promise<[Buffer]>;
      const [line] = await Promise.race([
        told,
        ended.then(async () => Promise.reject(new Error(await said))),
      ]);
      const { port }: { port: number } = JSON.parse(line.toString());
      const body = JSON.stringify([origin, calls]);
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body });
      if (!response.ok) throw new Error(`${await response.text()}\n${await said}`);
      return (await response.json()) as Told[];
    } finally {
      child.kill();
      await ended;
    }
  };
}
