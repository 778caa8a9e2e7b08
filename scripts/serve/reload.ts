import { readFileSync } from "node:fs";
import type { Flags } from "../../mocks/flags.ts";
import { stamp } from "../generate/files.ts";
import { UsageError, isExpected } from "../lib/errors.ts";
import { root } from "../lib/paths.ts";
import { BrokenDocumentError, parseBundles } from "../openapi/document.ts";
import type { Maker } from "./build-worker-client.ts";
import { renewed, type App } from "./mock-app.ts";

/** The mock that is served. */
export interface Served {
  app: App;
  /** The stamp of the documents that it is made of. */
  stamp: string;
  /** That of later ones which were told to be broken. */
  refused?: string | undefined;
}

/**
 * Takes the changed documents: first the reference, since pages are what people look at while they write, then
 * generated/ and the mock, which keeps its state. Where the documents are broken, it says so in one line, and all goes on
 * as it was.
 *
 * @param maker Does what takes long.
 * @param take Is given the new mock as soon as it can answer.
 */
export async function follow(
  served: Served,
  flags: Flags,
  reference: string | undefined,
  maker: Maker,
  take: (next: Served) => void,
): Promise<void> {
  let isAhead = false;
  let found: string | undefined;
  try {
    found = await stamp(root);
    // One that is saved may be noticed twice, and what is wrong with it is told once.
    if (found === served.refused) return;
    served.refused = undefined;
    const sources = await maker.readSources();
    // Nothing but a release was recorded, of which the changelog tells.
    if (sources.stamp === served.stamp) return await refresh(reference, maker);
    if (reference !== undefined) {
      isAhead = true;
      await maker.buildReference(reference, { documents: parseBundles(sources) });
      tell(flags, "The reference now shows the changed documents.");
    }
    // Another process may have generated already.
    await maker.bringUpToDate(root, sources);
    take({ app: await renewed(served.app, flags, reference), stamp: sources.stamp });
    tell(flags, "The mock now uses the changed documents.");
  } catch (error) {
    if (error instanceof BrokenDocumentError) served.refused = found;
    console.error(error instanceof BrokenDocumentError ? inOneLine(error) : error);
    console.error("The mock keeps using the previous documents.");
    if (isAhead) await maker.buildReference(reference).catch(console.error);
    return;
  }
  await refresh(reference, maker);
}

/** Standard output is for those who read it by a program, if they asked for JSON. */
function tell({ telling: logFormat }: Flags, words: string): void {
  if (logFormat === "json") console.error(words);
  else console.log(words);
}

/** Builds the reference again where it is behind what it is made of. */
async function refresh(reference: string | undefined, maker: Maker): Promise<void> {
  if (reference === undefined) return;
  await maker
    .refreshReference(reference)
    // What is wrong in a guide is said in lines of its own.
    .catch((error: unknown) => console.error(error instanceof UsageError ? error.message : error));
}

/** What is wrong with a document; the command that is for editing documents shows the place in full. */
export function inOneLine(error: BrokenDocumentError): string {
  return `${error.firstProblem} (npm run generate shows more)`;
}

/** The text of the file of data, to tell whether it was edited; `undefined` if there is none. */
export function dataText({ dataFile }: Flags): string | undefined {
  try {
    return dataFile === undefined ? undefined : readFileSync(dataFile, "utf8");
  } catch {
    return undefined;
  }
}

/** Takes the edited data, and keeps the state. What is wrong with it is told, and all goes on as it was. */
export async function followData(
  served: Served,
  flags: Flags,
  reference: string | undefined,
  take: (next: Served) => void,
): Promise<void> {
  try {
    take({ ...served, app: await renewed(served.app, flags, reference) });
    console.log("The mock now uses the changed data.");
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    console.error("The mock keeps using the previous data.");
  }
}
