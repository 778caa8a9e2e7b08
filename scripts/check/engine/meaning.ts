import type { OperationId, Version } from "@adintel/client/operations";
import type { CheckCase, Need, Tools } from "./case.ts";
import { operationOf, type OperationRef, operationPlace } from "../contract/table.ts";

/** What a case about the meaning of an operation's answers is made of. */
export interface Meaning {
  name: string;
  rule: string;
  /** The part of the operation that states it; default: the operation. */
  at?: "parameters" | "requestBody" | "responses/200";
  requests: number;
  /** Rows at most of all requests together; default: none. */
  rows?: number;
  /** Rows at most of operations beside its own, whatever they cost. */
  dearRows?: number;
  needs?: Need[];
  assumed?: boolean;
  run(tools: Tools): Promise<void>;
}

export function meaning<V extends Version>(
  version: V,
  operationId: OperationId<V>,
  about: Meaning,
): CheckCase {
  return meaningOf({ version, operation: operationOf(version, operationId) }, about);
}

/** The same of an operation out of the table. */
export function meaningOf({ version, operation }: OperationRef, { name, at, ...rest }: Meaning): CheckCase {
  const place = operationPlace(version, operation.path, operation.method);
  return {
    id: `${version}/${operation.operationId}/meaning/${name}`,
    area: "meaning",
    version,
    operation,
    rows: 0,
    place: at ? `${place}/${at}` : place,
    ...rest,
  };
}
