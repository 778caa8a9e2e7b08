import { root, type Version } from "../paths.ts";
import { bundle, lint } from "./bundle.ts";
import { stamp } from "./freshness.ts";

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
  // Taken first: a document that changes meanwhile then leaves the stamp stale.
  const taken = await stamp(folder);
  const texts = await bundle(folder);
  await lint(folder);
  return { stamp: taken, texts };
}
