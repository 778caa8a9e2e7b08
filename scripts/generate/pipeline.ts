import { contractFolder } from "../lib/paths.ts";
import { type Files, stampFile } from "./files.ts";
import { parseBundles } from "../openapi/document.ts";
import { withScope } from "./scope.ts";
import { readSources, type Sources } from "./sources.ts";
import type { Timed, Timings } from "./make.ts";

/**
 * Everything that is generated from the documents under `folder`/openapi, in memory; nothing is written.
 *
 * @param sources The documents, if they have been read already.
 * @throws {BrokenDocumentError} if a document cannot be bundled.
 */
export async function generate(
  folder = contractFolder,
  sources?: Sources,
): Promise<{ files: Files; timings: Timings }> {
  const timings: Timings = { redocly: 0, "openapi-typescript": 0, validators: 0, client: 0 };
  const timed: Timed = async (stage, work) => {
    const start = performance.now();
    const result = await work();
    timings[stage] += performance.now() - start;
    return result;
  };

  const read = sources ?? (await timed("redocly", () => readSources(folder)));
  // The generators take more than a second to load; load them only if the documents are valid.
  const { make } = await import("./make.ts");
  const made = await make(parseBundles(read), read.contract, timed);
  const { scope } = read.contract;
  const files = scope === undefined ? made : withScope(made, scope);
  return { files: files.set(stampFile, read.stamp), timings };
}
