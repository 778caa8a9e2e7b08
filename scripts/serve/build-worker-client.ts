import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { UsageError } from "../lib/errors.ts";
import { BrokenDocumentError } from "../openapi/document.ts";
import { root } from "../lib/paths.ts";
import type { Answer, Call, Result, Work } from "./build-worker.ts";

/** Makes what comes of the documents in a process of its own, so that the server answers meanwhile. */
export interface Maker extends Work {
  close(): void;
}

/** Starts the process with the first call; it keeps what it has made, so that the next is faster. */
export function createMaker(): Maker {
  const waiting = new Map<number, (answer: Result) => void>();
  let started: ChildProcess | undefined;
  let calls = 0;
  let isClosed = false;
  const start = () => {
    const maker = fork(join(root, "scripts/run.mjs"), ["serve/build-worker.ts"], {
      // What is not given goes over, too.
      serialization: "advanced",
    });
    maker.on("message", ({ id, ...result }: Answer) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
    maker.once("exit", () => {
      const { name, message } = new Error("the process that builds the reference ended unexpectedly");
      for (const answer of waiting.values()) answer({ error: { name, message } });
      waiting.clear();
      started = undefined;
    });
    return maker;
  };
  const call = async (name: keyof Work, parameters: unknown[]): Promise<unknown> => {
    // What still runs while the command ends must not start it again.
    if (isClosed) throw new Error("the reference is no longer built, since the command is stopping");
    started ??= start();
    const sent: Call = { id: ++calls, name, parameters };
    const answered = new Promise<Result>((answer) => waiting.set(sent.id, answer));
    started.send(sent);
    const result = await answered;
    if ("error" in result) throw revived(result.error);
    return result.value;
  };
  // The process answers with what the function of that name resolves to.
  const method = <Name extends keyof Work>(name: Name) =>
    ((...parameters: unknown[]) => call(name, parameters)) as Work[Name];
  return {
    readSources: method("readSources"),
    bringUpToDate: method("bringUpToDate"),
    buildReference: method("buildReference"),
    refreshReference: method("refreshReference"),
    warmUp: method("warmUp"),
    close: () => {
      isClosed = true;
      started?.kill();
    },
  };
}

/** The error that the process met. */
function revived({ name, message, stack }: Extract<Result, { error: unknown }>["error"]): Error {
  const known = [UsageError, BrokenDocumentError].find((one) => one.name === name);
  return known ? new known(message) : Object.assign(new Error(message), { name, ...(stack && { stack }) });
}
