/** The process of a maker: takes one call after the other, and ends with the process that started it. */
import { buildReference, refreshReference } from "../docs/site/build.ts";
import { bringUpToDate } from "../generate/freshness.ts";
import { parseBundles } from "../openapi/document.ts";

/** What the process can be asked for. */
export interface Work {
  readSources: typeof import("../generate/sources.ts").readSources;
  bringUpToDate: typeof bringUpToDate;
  buildReference: typeof buildReference;
  refreshReference: typeof refreshReference;
  /** Makes all once and keeps it in memory, so that the first edit is taken as fast as the next. */
  warmUp: (reference: boolean) => Promise<void>;
}

export interface Call {
  id: number;
  name: keyof Work;
  parameters: unknown[];
}

/** An error as its parts, since a process gives only the standard ones on as what they are. */
export type Result =
  { value: unknown } | { error: { name: string; message: string; stack?: string | undefined } };
export type Answer = { id: number } & Result;

/** Whether the pages have been made here, which keeps them in memory. */
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
process.on("message", ({ id, name, parameters }: Call) => {
  last = last.then(async () => {
    const run = work[name] as (...parameters: unknown[]) => Promise<unknown>;
    const answer: Answer = await run(...parameters).then(
      (value) => ({ id, value }),
      (error: unknown) => ({ id, error: partsOf(error) }),
    );
    process.send?.(answer);
  });
});
function partsOf(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}

process.once("disconnect", () => process.exit());
