import { announce, applyFiles } from "../../mocks/serve/watch-files.ts";
import { stamp } from "../generate/files.ts";
import { UsageError } from "../lib/errors.ts";
import { contractFolder } from "../lib/paths.ts";
import { BrokenDocumentError, parseBundles } from "../openapi/document.ts";
import type { BuildWorker } from "./build-worker-client.ts";
import { renewApp, type App, type ServeFlags } from "./mock-app.ts";

/** The mock that is served. */
export interface Served {
  app: App;
  /** The stamp of its documents. */
  stamp: string;
  /** The stamp of later documents that were reported as broken. */
  refused?: string | undefined;
}

/**
 * Applies changed documents: first to the reference, which people look at while they write, then to generated/ and the mock,
 * which keeps its state. If the documents are broken, it says so in one line and keeps the previous ones.
 *
 * @param take Is given the new mock as soon as it can respond.
 */
export async function reloadDocuments(
  served: Served,
  flags: ServeFlags,
  reference: string | undefined,
  worker: BuildWorker,
  take: (next: Served) => void,
): Promise<void> {
  let isAhead = false;
  let found: string | undefined;
  try {
    found = await stamp(contractFolder);
    // A save may be noticed twice, but its problems are reported once.
    if (found === served.refused) return;
    served.refused = undefined;
    const sources = await worker.readSources();
    // Only a release was recorded, which shows in the changelog.
    if (sources.stamp === served.stamp) return await refresh(reference, worker);
    if (reference !== undefined) {
      isAhead = true;
      await worker.buildReference(reference, { documents: parseBundles(sources) });
      announce(flags.telling, "The reference now shows the changed documents.");
    }
    // Another process may have generated already.
    await worker.bringUpToDate(contractFolder, sources);
    take({ app: await renewApp(served.app, flags, reference), stamp: sources.stamp });
    announce(flags.telling, "The mock now uses the changed documents.");
  } catch (error) {
    if (error instanceof BrokenDocumentError) served.refused = found;
    console.error(error instanceof BrokenDocumentError ? brokenDocumentLine(error) : error);
    console.error("The mock keeps using the previous documents.");
    if (isAhead) await worker.buildReference(reference).catch(console.error);
    return;
  }
  await refresh(reference, worker);
}

/** Builds the reference again if it is out of date. */
async function refresh(reference: string | undefined, worker: BuildWorker): Promise<void> {
  if (reference === undefined) return;
  await worker
    .refreshReference(reference)
    .catch((error: unknown) => console.error(error instanceof UsageError ? error.message : error));
}

/** The first problem in one line. */
export function brokenDocumentLine(error: BrokenDocumentError): string {
  return `${error.firstProblem} (npm run generate shows more)`;
}

/** Applies edited files and keeps the state. If one is invalid, it says so and keeps what the mock had. */
export async function reloadFiles(
  changed: readonly string[],
  served: Served,
  flags: ServeFlags,
  reference: string | undefined,
  take: (next: Served) => void,
): Promise<void> {
  await applyFiles(changed, flags.telling, async () => {
    const app = await renewApp(served.app, flags, reference);
    take({ ...served, app });
    return app.size;
  });
}
