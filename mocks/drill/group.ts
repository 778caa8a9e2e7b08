import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** A process with all that it starts in turn, such as the node that an npx runs. */
export interface Group {
  child: ChildProcessByStdio<Writable, Readable, null>;
  /** Ends all of it at once. */
  kill(): void;
  /** Ends what is left of it, and no longer watches over it. To be called once the process has ended. */
  close(): void;
}

const isWindows = process.platform === "win32";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Starts a process in a group of its own, which ends when this process does. Its standard error is this process's. */
export function startGroup(command: string, parameters: readonly string[]): Group {
  // A group of its own is not reached by the terminal's Ctrl+C; `stop` passes that on.
  const child = spawn(command, parameters, { stdio: ["pipe", "pipe", "inherit"], detached: !isWindows });

  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      // Windows has no groups.
      if (isWindows) child.kill("SIGKILL");
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      // All of it has ended.
    }
  };
  const stop = (signal: NodeJS.Signals): void => {
    close();
    process.kill(process.pid, signal);
  };
  const close = (): void => {
    kill();
    process.off("exit", kill);
    for (const signal of signals) process.off(signal, stop);
  };
  process.once("exit", kill);
  for (const signal of signals) process.once(signal, stop);
  return { child, kill, close };
}
