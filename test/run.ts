import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

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
export async function address(running: Run): Promise<string> {
  await said(running, "stdout", (text) => addressIn(text) !== undefined);
  return addressIn(running.printed.stdout) ?? "";
}

function addressIn(text: string): string | undefined {
  return /http:\/\/\S+(?=\s)/.exec(text)?.[0];
}

/**
 * Waits until what was printed is so, however long that takes; the test's own timeout ends the wait.
 *
 * @throws {Error} if the process ends before, with all that it printed.
 */
export async function said(
  { process: child, printed, ended }: Run,
  stream: "stdout" | "stderr",
  isSaid: (text: string) => boolean,
): Promise<void> {
  const heard = new Promise<void>((done) => {
    const listen = () => {
      if (!isSaid(printed[stream])) return;
      child[stream]?.off("data", listen);
      done();
    };
    child[stream]?.on("data", listen);
    listen();
  });
  const over = ended.then((code) => {
    throw new Error(`ended with ${code}: ${JSON.stringify(printed)}`);
  });
  await Promise.race([heard, over]);
}

/** How often a text has some words. */
export function times(text: string, words: string): number {
  return text.split(words).length - 1;
}
