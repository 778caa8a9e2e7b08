import { bundle, lint } from "./bundle.ts";
import { readContract, type Contract } from "./contract.ts";
import { meaningProblems } from "./meaning-problems.ts";
import { replacementProblems } from "./replacement-problems.ts";
import { stamp } from "./files.ts";
import { contractFolder } from "../lib/paths.ts";
import type { Version } from "../lib/versions.ts";
import { BrokenDocumentError, parseBundles, versionsOf } from "../openapi/document.ts";
import { checkMarks } from "./readings/marks.ts";
import { checkPoints } from "./readings/read-points.ts";
import { sourcePlace } from "../openapi/source-place.ts";

/** The documents, bundled and checked. */
export interface Sources {
  /** The digest of the source files. */
  stamp: string;
  /** The bundles as JSON, the oldest version first. */
  texts: Record<Version, string>;
  contract: Contract;
}

/**
 * Reads the documents under `folder`/openapi.
 *
 * @throws {BrokenDocumentError} if one cannot be bundled or breaks a rule.
 */
export async function readSources(folder = contractFolder): Promise<Sources> {
  // A document may change while it is read; repeat until it has not.
  for (;;) {
    const taken = await stamp(folder);
    const contract = await readContract(folder);
    const texts = await bundle(folder, contract);
    await lint(folder, contract);
    await refuseMeaning(folder, texts);
    checkPoints(contract.points, parseBundles({ texts }));
    await checkMarks(contract.points, folder);
    if ((await stamp(folder)) === taken) return { stamp: taken, texts, contract };
  }
}

/**
 * Refuses documents whose extensions are missing or invalid: what a field of a request does, where rows are, whether an error
 * is charged, and what replaces an operation.
 *
 * @throws {BrokenDocumentError} naming file and line of each.
 */
export async function refuseMeaning(folder: string, texts: Record<Version, string>): Promise<void> {
  const documents = parseBundles({ texts });
  const lines = new Set<string>();
  const versions = versionsOf(documents);
  for (const [at, version] of versions.entries()) {
    const across = replacementProblems(documents, version, versions[at + 1]);
    for (const { pointer, message } of [...meaningProblems(documents[version]), ...across])
      lines.add(`${await sourcePlace(folder, version, pointer)}\n\n${message}`);
  }
  if (lines.size > 0)
    throw new BrokenDocumentError([...lines].map((line, at) => `[${at + 1}] ${line}`).join("\n\n\n"));
}
