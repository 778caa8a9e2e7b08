import type { Readable } from "node:stream";
import { readResult, ResultError, shown, type CallLine, type ResultLine } from "./call.ts";
import { ExpectedError } from "../../scripts/lib/errors.ts";
import { spawn } from "node:child_process";

/** The client's program cannot be used. The message is one line. */
export class ProgramError extends ExpectedError {
  override name = "ProgramError";
}

/** The result of a call, if there was one in time. */
export interface CallOutcome {
  result: ResultLine | undefined;
  /** Milliseconds since the call was written. */
  tookMs: number;
}

export interface Program {
  /**
   * Sends it a call. Resolves without a result if it stays silent for longer than the time limit and {@link silenceMs}.
   *
   * @throws {ProgramError} if it ended, or does not speak the protocol.
   */
  call(call: CallLine): Promise<CallOutcome>;
  /** Closes its input, and kills it with all its child processes if it does not exit. */
  end(): Promise<void>;
  /** A violation of the protocol, perhaps after its last result. */
  violation(): ProgramError | undefined;
}

/** How long a program may be silent beyond the time limit of a call. */
const silenceMs = 3000;

/** How long a program has to exit by itself. */
const toEndMs = 2000;

/** Many times what a result needs. */
const maxLineLength = 1_000_000;

interface Waiting {
  settle(result: ResultLine | undefined): void;
  fail(error: ProgramError): void;
}

/** Starts the program of a client. Its standard error is this process's. */
export function startProgram(command: string, parameters: readonly string[]): Program {
  const group = startGroup(command, parameters);
  const { child } = group;
  const waiting = new Map<string, Waiting>();
  const sent = new Set<string>();
  const settled = new Set<string>();
  let failure: ProgramError | undefined;
  let violation: ProgramError | undefined;
  let lastResultAt = 0;

  const failAll = (error: ProgramError): void => {
    failure ??= error;
    for (const one of waiting.values()) one.fail(failure);
    waiting.clear();
  };
  const refuse = (message: string): void => {
    violation ??= new ProgramError(message);
    failAll(violation);
  };

  const read = (line: string): void => {
    if (violation || line.trim() === "") return;
    try {
      const result = readResult(line);
      const { id } = result;
      if (!sent.has(id))
        throw new ResultError(`the program wrote a result for "${shown(id)}", which is not the id of a call`);
      if (settled.has(id))
        throw new ResultError(`the program wrote a second result for ${id}: ${shown(line)}`);
      settled.add(id);
      lastResultAt = performance.now();
      // Nobody waits for a late result.
      waiting.get(id)?.settle(result);
      waiting.delete(id);
    } catch (error) {
      if (!(error instanceof ResultError)) throw error;
      refuse(error.message);
    }
  };

  readLines(child.stdout, maxLineLength, {
    onLine: read,
    onTooLong: (line) =>
      refuse(`the program wrote a line of more than ${maxLineLength} characters: ${shown(line)}`),
  });
  // Ignore EPIPE: the exit handlers report the cause.
  child.stdin.on("error", () => undefined);
  child.once("error", (error) => failAll(new ProgramError(`${command} cannot be started: ${error.message}`)));
  const ended = new Promise<void>((done) => {
    child.once("error", () => done());
    child.once("close", (code, signal) => {
      const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
      const open = [...waiting.keys()].join(", ");
      failAll(
        new ProgramError(
          `the program ended ${how} before it wrote a result for ${open === "" ? "every call" : open}`,
        ),
      );
      done();
    });
  });

  return {
    call(call) {
      if (failure) return Promise.reject(failure);
      const sentAt = performance.now();
      sent.add(call.id);
      return new Promise((done, fail) => {
        let timer: NodeJS.Timeout;
        const settle = (result: ResultLine | undefined): void => {
          clearTimeout(timer);
          done({ result, tookMs: Math.round(performance.now() - sentAt) });
        };
        const watch = (): void => {
          // Results of other calls show that a program which handles calls one by one is alive.
          const leftMs = Math.max(sentAt, lastResultAt) + call.timeoutMs + silenceMs - performance.now();
          if (leftMs > 0) timer = setTimeout(watch, leftMs);
          else {
            waiting.delete(call.id);
            settle(undefined);
          }
        };
        watch();
        waiting.set(call.id, {
          settle,
          fail(error) {
            clearTimeout(timer);
            fail(error);
          },
        });
        child.stdin.write(`${JSON.stringify(call)}\n`);
      });
    },
    async end() {
      child.stdin.end();
      const terminate = setTimeout(() => {
        group.kill();
        // A process that left the group may hold the pipe open.
        child.stdout.destroy();
      }, toEndMs);
      await ended;
      clearTimeout(terminate);
      group.close();
    },
    violation: () => violation,
  };
}

/**
 * Reads a stream line by line, without line ends.
 *
 * @param maxLength once a line has more characters, `onTooLong` is called with its beginning, and the rest of the stream is
 * ignored.
 */
export function readLines(
  stream: Readable,
  maxLength: number,
  { onLine, onTooLong }: { onLine(line: string): void; onTooLong(beginning: string): void },
): void {
  let rest = "";
  let isTooLong = false;
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    if (isTooLong) return;
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line.replace(/\r$/, ""));
    if (rest.length <= maxLength) return;
    isTooLong = true;
    onTooLong(rest);
  });
  stream.on("end", () => {
    if (rest !== "" && !isTooLong) onLine(rest);
  });
}

const isWindows = process.platform === "win32";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Starts a process with its child processes, such as the node that npx runs, in a group, which is killed when this process ends. */
function startGroup(command: string, parameters: readonly string[]) {
  // The terminal's Ctrl+C does not reach another group; `stop` passes it on.
  const child = spawn(command, parameters, { stdio: ["pipe", "pipe", "inherit"], detached: !isWindows });

  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      // Windows has no groups.
      if (isWindows) child.kill("SIGKILL");
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      // The group has already ended.
    }
  };
  const stop = (signal: NodeJS.Signals): void => {
    close();
    process.kill(process.pid, signal);
  };
  /** Kills what is left and removes the handlers. To be called once the process has ended. */
  const close = (): void => {
    kill();
    process.off("exit", kill);
    for (const signal of signals) process.off(signal, stop);
  };
  process.once("exit", kill);
  for (const signal of signals) process.once(signal, stop);
  return { child, kill, close };
}
