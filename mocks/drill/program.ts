import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { readResult, ResultError, type Call, type Result } from "./call.ts";

/** The client's program cannot take part. The message is one line. */
export class ProgramError extends Error {
  override name = "ProgramError";
}

/** What became of a call: a result, or none in time. */
export interface Outcome {
  result: Result | undefined;
  /** Milliseconds from when the call was written. */
  tookMs: number;
}

/** A program of a client, which takes calls and gives results. */
export interface Program {
  /**
   * Has it make a call. Resolves without a result if it says nothing for longer than the call may take, and the time beyond it.
   *
   * @throws {ProgramError} if it ended, or does not speak the protocol.
   */
  ask(call: Call): Promise<Outcome>;
  /** Closes its input, and ends it if it does not end by itself. */
  end(): Promise<void>;
}

/** Milliseconds that a program may say nothing, beyond what a call may take. */
const beyondMs = 3000;

/** Milliseconds that a program has to end by itself. */
const toEndMs = 2000;

interface Waiting {
  settle(result: Result | undefined): void;
  fail(error: ProgramError): void;
}

/** Starts the program of a client. Its standard error is this process's. */
export function startProgram(command: string, parameters: readonly string[]): Program {
  const child = spawn(command, parameters, { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map<string, Waiting>();
  const asked = new Set<string>();
  let failure: ProgramError | undefined;
  let lastLineAt = 0;

  const failAll = (message: string): void => {
    failure ??= new ProgramError(message);
    for (const one of waiting.values()) one.fail(failure);
    waiting.clear();
  };

  const read = (line: string): void => {
    lastLineAt = performance.now();
    if (line.trim() === "") return;
    try {
      const result = readResult(line);
      const one = waiting.get(result.id);
      if (!asked.has(result.id))
        throw new ResultError(`the program has a result of "${result.id}", which is the id of no call`);
      // One that comes too late has been given up.
      waiting.delete(result.id);
      one?.settle(result);
    } catch (error) {
      if (!(error instanceof ResultError)) throw error;
      failAll(error.message);
    }
  };

  createInterface({ input: child.stdout, crlfDelay: Infinity }).on("line", read);
  // Why it does not read, its end says.
  child.stdin.on("error", () => undefined);
  child.once("error", (error) => failAll(`${command} cannot be started: ${error.message}`));
  const ended = new Promise<void>((done) => {
    child.once("error", () => done());
    child.once("close", (code, signal) => {
      const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
      const open = [...waiting.keys()].join(", ");
      failAll(`the program ended ${how} before it had a result of ${open === "" ? "every call" : open}`);
      done();
    });
  });

  return {
    ask(call) {
      if (failure) return Promise.reject(failure);
      const sentAt = performance.now();
      asked.add(call.id);
      return new Promise((done, fail) => {
        let timer: NodeJS.Timeout;
        const settle = (result: Result | undefined): void => {
          clearTimeout(timer);
          done({ result, tookMs: Math.round(performance.now() - sentAt) });
        };
        const watch = (): void => {
          // One that works on one call after another shows by its other results that it is at work.
          const leftMs = Math.max(sentAt, lastLineAt) + call.timeoutMs + beyondMs - performance.now();
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
      const terminate = setTimeout(() => child.kill("SIGKILL"), toEndMs);
      await ended;
      clearTimeout(terminate);
    },
  };
}
