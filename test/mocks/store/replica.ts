import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { root } from "../../../scripts/lib/paths.ts";
import { freePort } from "./redis.ts";

export interface Replica {
  url: string;
  child: ChildProcess;
  printed: { stdout: string; stderr: string };
  /** Its exit code, once it has ended. */
  ended: Promise<unknown>;
}

export interface ReplicaOptions {
  /** Where it listens; any free port unless it is named. */
  port?: number;
  /** How far its machine's clock is ahead, in milliseconds. */
  aheadMs?: number;
}

/** All that were started in this process. */
const started = new Set<ChildProcess>();

/** Starts a mock as a process of its own, and resolves once it answers or has ended. */
export async function startReplica(
  store: string,
  flags: readonly string[] = [],
  { port, aheadMs = 0 }: ReplicaOptions = {},
): Promise<Replica> {
  const own = port ?? (await freePort());
  const line = ["scripts/run.mjs", "mock.ts", "--port", String(own), "--store", store, ...flags];
  const env = { ...process.env, ...(aheadMs !== 0 && { NODE_OPTIONS: `--import=${otherClock(aheadMs)}` }) };
  const child = spawn(process.execPath, line, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  started.add(child);
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (printed.stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (printed.stderr += text.toString()));
  const ended = once(child, "exit").then(([code]: unknown[]) => code);
  await Promise.race([once(child.stdout, "data"), ended]);
  return { url: `http://127.0.0.1:${own}`, child, printed, ended };
}

/** Kills all that were started, those that stand still included. */
export function killReplicas(): void {
  for (const child of started) child.kill("SIGKILL");
  started.clear();
}

/** A module that makes `Date` say that it is later. */
function otherClock(aheadMs: number): string {
  const source = `
    const Real = Date;
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${aheadMs}); }
      static now() { return Real.now() + ${aheadMs}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
