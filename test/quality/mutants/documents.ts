import { operations, type Operation, type Version } from "@adintel/client/operations";
import documentV1 from "@adintel/client/openapi/v1.json" with { type: "json" };
import documentV2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import {
  eachOperation,
  type Document,
  type Operation as Documented,
} from "../../../scripts/openapi/document.ts";
import type { OperationName } from "./names.ts";

/** The bundled documents; the compiler only knows them as JSON. */
const documents = { v1: documentV1, v2: documentV2 } as unknown as Record<Version, Document>;

/** An operation as its document and as the table has it. */
export interface Known {
  name: OperationName;
  version: Version;
  document: Document;
  operation: Documented;
  row: Operation;
}

/** Every operation of both versions, the current one first. */
export const all: Known[] = (["v2", "v1"] as const).flatMap((version) => {
  const table: Record<string, Operation> = operations[version];
  return [...eachOperation(documents[version])].map(({ operation }) => {
    const row = table[operation.operationId];
    if (!row) throw new RangeError(`the table lacks ${version}/${operation.operationId}`);
    const name = `${version}/${operation.operationId}` as OperationName;
    return { name, version, document: documents[version], operation, row };
  });
});
