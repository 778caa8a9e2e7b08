import type { ClientOptions } from "@adintel/client";
import type { Terminal } from "../../../generated/client/command-line/call.js";
import { run } from "../../../generated/client/command-line/run.js";

/** What a command line printed, and its exit code. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs command lines in process; `fetch` answers their requests, and must not be called if it is left out. */
export function adintel(fetch?: ClientOptions["fetch"], terminal: Partial<Terminal> = {}) {
  return async (...args: string[]): Promise<Outcome> => {
    const printed = { stdout: "", stderr: "" };
    const code = await run(args, {
      environment: {},
      columns: undefined,
      write: (text) => Promise.resolve(Boolean((printed.stdout += text))),
      log: (line) => void (printed.stderr += `${line}\n`),
      read: (file) => Promise.reject(new Error(`there is no ${file}`)),
      signal: new AbortController().signal,
      fetch: fetch ?? (() => Promise.reject(new Error("a request was sent"))),
      ...terminal,
    });
    return { code, ...printed };
  };
}

/** The rows of JSON lines. */
export function rowsOf({ stdout }: Outcome): Record<string, unknown>[] {
  return stdout.split("\n").flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []));
}
