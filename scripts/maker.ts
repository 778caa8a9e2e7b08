import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

import { UsageError } from "./command.ts";
import { BrokenDocumentError } from "./generate/openapi.ts";
import type { Answer, Call, Result, Work } from "./maker-process.ts";

/** Makes what comes of the documents in a process of its own, so that the server answers meanwhile. */
export interface Maker extends Work {
  close(): void;
}

/** Starts the process with the first call; it keeps what it has made, so that the next is faster. */
export function createMaker(): Maker {
  const waiting = new Map<number, (answer: Result) => void>();
  let started: ChildProcess | undefined;
  let calls = 0;
  const start = () => {
    const maker = fork(fileURLToPath(new URL("./maker-process.ts", import.meta.url)), {
      execArgv: ["--import", import.meta.resolve("tsx")],
      // Errors and what is not given go over, too.
      serialization: "advanced",
    });
    maker.on("message", ({ id, ...result }: Answer) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
    maker.once("exit", () => {
      const error = new Error("the process that makes the reference ended");
      for (const answer of waiting.values()) answer({ error });
      waiting.clear();
      started = undefined;
    });
    return maker;
  };
  const call = async (name: keyof Work, parameters: unknown[]): Promise<unknown> => {
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
    close: () => void started?.kill(),
  };
}

/** Errors lose their class on their way between processes. */
function revived(error: Error): Error {
  const known = [UsageError, BrokenDocumentError].find(({ name }) => name === error.name);
  return known ? new known(error.message) : error;
}
