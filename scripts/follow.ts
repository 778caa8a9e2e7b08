import type { Flags } from "../mocks/flags.ts";
import { buildReference, refreshReference } from "./docs/build.ts";
import { bringUpToDate } from "./generate/freshness.ts";
import { BrokenDocumentError } from "./generate/openapi.ts";
import { renewed, type App } from "./mock-app.ts";
import { root } from "./paths.ts";

/** The mock that is served. */
export interface Served {
  app: App;
  /** The stamp of the documents that it is made of. */
  stamp: string;
}

/**
 * Takes the changed documents: first the reference, since pages are what people look at while they write, then
 * generated/ and the mock, which keeps its state. Where the documents are broken, it says so in one line, and all goes on
 * as it was.
 *
 * @param take Is given the new mock as soon as it can answer.
 */
export async function follow(
  served: Served,
  flags: Flags,
  reference: string | undefined,
  take: (next: Served) => void,
): Promise<void> {
  let isAhead = false;
  try {
    const { documentsOf, readSources } = await import("./generate/sources.ts");
    const sources = await readSources();
    // Nothing but a release was recorded, of which the changelog tells.
    if (sources.stamp === served.stamp) return await refresh(reference);
    if (reference !== undefined) {
      isAhead = true;
      await buildReference(reference, { documents: documentsOf(sources) });
      console.log("The reference shows the changed documents.");
    }
    // Another process may have generated already.
    await bringUpToDate(root, sources);
    take({ app: await renewed(served.app, flags, reference), stamp: sources.stamp });
    console.log("The mock goes on with the changed documents.");
  } catch (error) {
    console.error(error instanceof BrokenDocumentError ? inOneLine(error) : error);
    console.error("The mock goes on with the documents as they were.");
    if (isAhead) await buildReference(reference).catch(console.error);
    return;
  }
  await refresh(reference);
}

/** Builds the reference again where it is behind what it is made of. */
async function refresh(reference: string | undefined): Promise<void> {
  if (reference !== undefined) await refreshReference(reference).catch(console.error);
}

/** What is wrong with a document; the command that is for editing documents shows the place in full. */
export function inOneLine(error: BrokenDocumentError): string {
  return `${error.firstProblem} (npm run generate shows more)`;
}

/** Loads and warms what reads the documents, once there is time for it, so that the first edit is taken as fast as the next. */
export function readAhead(): void {
  const read = async () => (await import("./generate/sources.ts")).readSources();
  setTimeout(() => void read().catch(() => undefined), 1000).unref();
}
