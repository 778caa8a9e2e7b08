import { operationRows } from "./operations.ts";
import { once } from "./once.ts";

/** The operations table of a document. */
export const rowsOf = once(operationRows);
