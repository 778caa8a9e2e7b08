import { errorCharges, type ErrorCode } from "@adintel/client/operations";
import type { OperationRow } from "../../openapi/operations.ts";

import type { StatusFacts } from "./facts.ts";

/** Whether an error of an operation is charged, by what is known of all codes that its status can stand for. */
export function errorCharge({ errors, billing }: OperationRow, status: string): StatusFacts["charge"] {
  // What is only assumed of other operations may be stated of this one.
  if (billing?.freeStatuses?.includes(status)) return "never";
  const charges = (errors[status] ?? []).map((code) => errorCharges[code as ErrorCode]);
  if (charges.length === 0 || charges.includes(null)) return undefined;
  return charges.some((charge) => charge?.assumed) ? "assumed free" : "never";
}
