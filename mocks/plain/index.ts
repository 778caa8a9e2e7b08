/** What stands in for the knowledge of an API where a contract brings its rows alone. It exports the same names. */
import { readSandbox as readWith } from "../engine/sandboxes/read.ts";
import type { Sandbox } from "../engine/sandboxes/sandbox.ts";
import { keysOf } from "../engine/sessions/keys.ts";
import { forEachVersion } from "../../scripts/lib/versions.ts";
import { DataError } from "../../scripts/lib/data/data-error.ts";

export { cardsIn, createContent, exportJson, exportWorld, libraryFor, recordsIn } from "./content.ts";
export { libraryFor as libraryOf } from "./content.ts";
export { handlers } from "./handlers.ts";
export { places } from "./rows.ts";
export { keysOf as createKeys } from "../engine/sessions/keys.ts";
export { demoKey } from "../http/api-key.ts";
export { sampleCalls, sampleData } from "./sample-calls.ts";

/** Beside its documents, nothing is known of what it refuses. */
export const rules = forEachVersion(() => ({}));

// Its world is the rows of the contract, whatever the size that is asked for, and has no pictures.
const nothing = (): undefined => undefined;
export { nothing as addPictures, nothing as addStills, nothing as startOf };
export { nothing as checkCorpusOptions, nothing as checkExtentInAll };
export const isApart = (): boolean => false;
export const createLibraries = (library: object) => () => library;
export const sandboxAssets = (): string => "";
export const sizeOf = (): string => "";

export function checkData(): never {
  throw new DataError([
    { path: [], message: "the mock of this contract serves its rows, and takes no data" },
  ]);
}

export const maxDataBytes = 2 ** 20;

/** Rows of recordings are not data of this contract. */
export const dataInHar = (content: unknown): unknown => content;

/** A sandbox, whose world is that of all sessions. */
export function readSandbox(input: unknown, _defaults: unknown, at: number): Sandbox {
  const world = { seed: 0, accounts: 0, mediaPerAccount: 0 };
  return readWith(input, at, keysOf, { fields: [], read: () => world });
}
