import type { Operation } from "../../generate/openapi.ts";
import type { OperationRow } from "../../generate/operations.ts";
import { guidanceOf } from "../pages/error-guidance.ts";
import type { StatusFacts } from "./facts.ts";

/** Whether an error of an operation is charged, by what is known of all codes that its status can stand for. */
export function errorCharge(
  { errors }: OperationRow,
  { description = "" }: Operation,
  status: string,
): StatusFacts["charge"] {
  // What is only assumed of others is specified of this lookup, in its own words.
  if (status === "404" && /matches nothing\s+costs nothing/.test(description)) return "never";
  const charges = (errors[status] ?? []).map((code) => guidanceOf(code)?.charge ?? "not specified");
  if (charges.length === 0 || charges.includes("not specified")) return undefined;
  return charges.includes("assumed free") ? "assumed free" : "never";
}
