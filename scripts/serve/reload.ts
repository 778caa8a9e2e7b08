import { readFileSync } from "node:fs";
import type { Flags } from "../../mocks/flags.ts";
import { stamp } from "../generate/files.ts";
import { UsageError, isExpected } from "../lib/errors.ts";
import { contractFolder } from "../lib/paths.ts";
import { listed } from "../lib/text.ts";
import { BrokenDocumentError, parseBundles } from "../openapi/document.ts";
import type { BuildWorker } from "./build-worker-client.ts";
import { renewApp, type App } from "./mock-app.ts";

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
  flags: Flags,
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
      announce(flags, "The reference now shows the changed documents.");
    }
    // Another process may have generated already.
    await worker.bringUpToDate(contractFolder, sources);
    take({ app: await renewApp(served.app, flags, reference), stamp: sources.stamp });
    announce(flags, "The mock now uses the changed documents.");
  } catch (error) {
    if (error instanceof BrokenDocumentError) served.refused = found;
    console.error(error instanceof BrokenDocumentError ? brokenDocumentLine(error) : error);
    console.error("The mock keeps using the previous documents.");
    if (isAhead) await worker.buildReference(reference).catch(console.error);
    return;
  }
  await refresh(reference, worker);
}

/** With JSON, standard output is for programs only. */
function announce({ telling: logFormat }: Flags, words: string): void {
  if (logFormat === "json") console.error(words);
  else console.log(words);
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

/** What notices edits of the files that options come from: each call names those that changed since the last one. */
export function createFileWatch({ dataFile, calibrationFile }: Flags): () => string[] {
  const files = { data: dataFile, calibration: calibrationFile };
  const read = () => Object.entries(files).map(([name, file]) => [name, textOf(file)] as const);
  const texts = new Map(read());
  return () => {
    // A file may be missing for a moment while it is saved.
    const changed = read().filter(([name, text]) => text !== undefined && text !== texts.get(name));
    for (const [name, text] of changed) texts.set(name, text);
    return changed.map(([name]) => name);
  };
}

function textOf(file: string | undefined): string | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Applies edited files and keeps the state. If one is invalid, it says so and keeps what the mock had. */
export async function reloadFiles(
  changed: readonly string[],
  served: Served,
  flags: Flags,
  reference: string | undefined,
  take: (next: Served) => void,
): Promise<void> {
  const what = listed(changed);
  try {
    take({ ...served, app: await renewApp(served.app, flags, reference) });
    announce(flags, `The mock now uses the changed ${what}.`);
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    console.error(`The mock keeps using the previous ${what}.`);
  }
}
