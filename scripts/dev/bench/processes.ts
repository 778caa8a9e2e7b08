import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../lib/paths.ts";
import { freePort } from "../../../test/free-port.ts";
import { send, type Sent } from "./load.ts";

export interface ServerProcess {
  url: string;
  /** From the spawn to the first response. */
  startMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export interface Usage {
  /** User and system. */
  cpuMicroseconds: number;
  residentBytes: number;
}

/** Makes a process report its usage: portable, and more precise than /proc. */
const usageReporter = `data:text/javascript,${encodeURIComponent(`
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send({ cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
  });
`)}`;

const prismCli = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

/** The arguments of Node that start each server on a port. */
export const commands = {
  simulator: (port: number) => ["--import", "tsx", ...simulator(join(root, "mocks/bin.ts"), port)],
  prism: (port: number) => [
    prismCli,
    "mock",
    `--port=${port}`,
    "--verboseLevel=silent",
    join(root, "generated/openapi/v2.json"),
  ],
};

/** The simulator from an entry file; quiet, as the other servers are. */
export function simulator(entry: string, port: number): string[] {
  return [entry, "--port", String(port), "--no-rate-limits", "--quiet"];
}

/** Starts a server and waits for any response to a request. */
export async function startServer(command: (port: number) => string[], first: Sent): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", usageReporter, ...command(port)], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  while (!(await responds(url, first))) {
    if (child.exitCode !== null) throw new Error(`${command(port).join(" ")} ended with ${child.exitCode}`);
    if (performance.now() - started > 60_000) throw new Error(`${command(port).join(" ")} does not respond`);
    await wait(5);
  }
  return { url, startMs: performance.now() - started, usage: () => usageOf(child), stop: () => stop(child) };
}

async function responds(url: string, request: Sent): Promise<boolean> {
  try {
    await send(url, request);
    return true;
  } catch {
    return false;
  }
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const message = once(child, "message");
  child.send("usage");
  const [usage] = (await message) as [Usage];
  return usage;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
