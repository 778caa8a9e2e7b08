import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../scripts/lib/paths.ts";
import { freePort } from "./redis.ts";

/** Whether tests with haproxy run. `REQUIRE_REDIS=1` makes them run, and fail, where `haproxy` is not installed. */
export const runsHaproxy = spawnSync("haproxy", ["-v"]).status === 0 || process.env["REQUIRE_REDIS"] === "1";

/** What is shipped for three mocks. */
export const haproxyFile = join(root, "mocks/deploy/compose/haproxy.cfg");

export interface Haproxy {
  /** The one address of all replicas, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts haproxy as it is shipped, on a free port of 127.0.0.1, in front of replicas such as `http://127.0.0.1:4011`, and
 * resolves once one of them responds through it. For another number than three, the lines of the first are repeated.
 */
export async function startHaproxy(replicaUrls: readonly string[]): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), "haproxy-"));
  const file = replicaUrls.length === 3 ? haproxyFile : join(folder, "haproxy.cfg");
  if (file !== haproxyFile) await writeFile(file, await configurationFor(replicaUrls.length));
  const port = await freePort();
  const child = spawn("haproxy", ["-db", "-f", file], {
    env: { ...process.env, ...addressesOf(port, replicaUrls) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (text: Buffer) => (printed += text.toString()));
  let failure: string | undefined;
  const ended = once(child, "exit").then(
    ([code]: unknown[]) => (failure = `haproxy ended with ${String(code)}: ${printed}`),
    (error: unknown) => (failure = `haproxy cannot be started: ${String(error)}`),
  );
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while (failure === undefined) {
    const response = await fetch(`${url}/__mock/health`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return { url, stop };
    await new Promise((done) => setTimeout(done, 20));
  }
  await rm(folder, { recursive: true });
  throw new Error(failure);
}

/** What the shipped file reads of its environment. */
export function addressesOf(port: number, replicaUrls: readonly string[]): Record<string, string> {
  const mocks = replicaUrls.map((url, index) => [`MOCK_${index + 1}`, new URL(url).host]);
  return { BIND: `127.0.0.1:${port}`, ...Object.fromEntries(mocks) };
}

/** The shipped file with another number of mocks. */
async function configurationFor(mocks: number): Promise<string> {
  const lines = (await readFile(haproxyFile, "utf8")).split("\n");
  return lines
    .filter((line) => !/^ *server mock-(?!1 )/.test(line))
    .flatMap((line) =>
      /^ *server mock-1 /.test(line)
        ? Array.from({ length: mocks }, (_, index) => line.replaceAll(/(mock-|MOCK_)1/g, `$1${index + 1}`))
        : [line],
    )
    .join("\n");
}
