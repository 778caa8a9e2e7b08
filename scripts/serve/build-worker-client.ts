import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { UsageError } from "../lib/errors.ts";
import { BrokenDocumentError } from "../openapi/document.ts";
import { root } from "../lib/paths.ts";
import type { WorkerResponse, WorkerCall, WorkerResult, Work } from "./build-worker.ts";

/** Reads documents and builds the reference in a process of its own, so that the server keeps responding. */
export interface BuildWorker extends Work {
  close(): void;
}

/** Starts the process with the first call, and keeps it for the next, which is faster then. */
export function createBuildWorker(): BuildWorker {
  const waiting = new Map<number, (done: WorkerResult) => void>();
  let started: ChildProcess | undefined;
  let calls = 0;
  let isClosed = false;
  const start = () => {
    const worker = fork(join(root, "scripts/run.mjs"), ["serve/build-worker.ts"], {
      // JSON would drop `undefined`.
      serialization: "advanced",
    });
    worker.on("message", ({ id, ...result }: WorkerResponse) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
    worker.once("exit", () => {
      const { name, message } = new Error("the process that builds the reference ended unexpectedly");
      for (const done of waiting.values()) done({ error: { name, message } });
      waiting.clear();
      started = undefined;
    });
    return worker;
  };
  const call = async (name: keyof Work, parameters: unknown[]): Promise<unknown> => {
    // A call during shutdown must not start it again.
    if (isClosed) throw new Error("the reference is no longer built, since the command is stopping");
    started ??= start();
    const sent: WorkerCall = { id: ++calls, name, parameters };
    const responded = new Promise<WorkerResult>((done) => waiting.set(sent.id, done));
    started.send(sent);
    const result = await responded;
    if ("error" in result) throw deserializedError(result.error);
    return result.value;
  };
  // The process responds with what the function of that name resolves to.
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

function deserializedError({
  name,
  message,
  stack,
}: Extract<WorkerResult, { error: unknown }>["error"]): Error {
  const known = [UsageError, BrokenDocumentError].find((one) => one.name === name);
  return known ? new known(message) : Object.assign(new Error(message), { name, ...(stack && { stack }) });
}
