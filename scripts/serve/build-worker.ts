/** The worker's process: handles one call after the other, and ends with the process that started it. */
import { buildReference, refreshReference } from "../docs/site/build.ts";
import { bringUpToDate } from "../generate/freshness.ts";
import { parseBundles } from "../openapi/document.ts";

export interface Work {
  readSources: typeof import("../generate/sources.ts").readSources;
  bringUpToDate: typeof bringUpToDate;
  buildReference: typeof buildReference;
  refreshReference: typeof refreshReference;
  /** Builds everything once and keeps it in memory, so that the first edit is as fast as the next. */
  warmUp: (reference: boolean) => Promise<void>;
}

export interface WorkerCall {
  id: number;
  name: keyof Work;
  parameters: unknown[];
}

/** An error is sent as its parts: serialization loses the class of all but the standard ones. */
export type WorkerResult =
  { value: unknown } | { error: { name: string; message: string; stack?: string | undefined } };
export type WorkerResponse = { id: number } & WorkerResult;

/** Whether the pages are in this process's memory. */
let hasPages = false;

const work: Work = {
  bringUpToDate,
  buildReference: async (...parameters) => {
    await buildReference(...parameters);
    hasPages = true;
  },
  refreshReference: async (...parameters) => {
    const isBuilt = await refreshReference(...parameters);
    hasPages ||= isBuilt;
    return isBuilt;
  },
  readSources: async (...parameters) => (await import("../generate/sources.ts")).readSources(...parameters),
  warmUp: async (reference) => {
    const { readSources } = await import("../generate/sources.ts");
    const documents = parseBundles(await readSources());
    if (reference && !hasPages) await (await import("../docs/site/files.tsx")).filesOf(documents, {});
  },
};

let last = Promise.resolve();
process.on("message", ({ id, name, parameters }: WorkerCall) => {
  last = last.then(async () => {
    const run = work[name] as (...parameters: unknown[]) => Promise<unknown>;
    const response: WorkerResponse = await run(...parameters).then(
      (value) => ({ id, value }),
      (error: unknown) => ({ id, error: serializedError(error) }),
    );
    process.send?.(response);
  });
});
function serializedError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}

process.once("disconnect", () => process.exit());
