import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";

/** A process that a test started. */
export interface Run {
  process: ChildProcess;
  /** All that it printed so far. */
  printed: { stdout: string; stderr: string };
  /** Resolves to the exit code; `null` where a signal ended it. */
  ended: Promise<number | null>;
}

/** The environment without the command of an npx around the tests, which one inside them would take for its own. */
export function outerEnvironment(): NodeJS.ProcessEnv {
  const { npm_config_call: _call, npm_config_package: _package, ...rest } = process.env;
  return rest;
}

/** Starts a process and gathers what it prints. */
export function run(command: string, parameters: string[], cwd: string): Run {
  const child = spawn(command, parameters, { cwd, env: { ...outerEnvironment(), NO_COLOR: "1" } });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (printed.stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (printed.stderr += text.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { process: child, printed, ended };
}

/** The address that it prints once it answers. */
export async function address({ printed, ended }: Run): Promise<string> {
  const over = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${printed.stderr}`)));
  const found = vi.waitFor(() => addressIn(printed.stdout), { timeout: 55_000 });
  return Promise.race([found, over]);
}

function addressIn(text: string): string {
  const [address] = /http:\/\/\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error("no address has been printed");
  return address;
}
