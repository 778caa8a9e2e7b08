import { root, type Version } from "../lib/paths.ts";
import { bundle, lint } from "./bundle.ts";
import { stamp } from "./stamp.ts";
import { refuseMeaning } from "./meaning.ts";

/** The documents as they were at one moment, bundled and found to be in order. */
export interface Sources {
  /** Which state of them it is. */
  stamp: string;
  /** The bundles as JSON. */
  texts: Record<Version, string>;
}

/**
 * Reads the documents under `folder`/openapi.
 *
 * @throws {BrokenDocumentError} if one cannot be bundled or breaks a rule.
 */
export async function readSources(folder = root): Promise<Sources> {
  // What is read while a document changes may be neither its former state nor its new one.
  for (;;) {
    const taken = await stamp(folder);
    const texts = await bundle(folder);
    await lint(folder);
    await refuseMeaning(folder, texts);
    if ((await stamp(folder)) === taken) return { stamp: taken, texts };
  }
}
