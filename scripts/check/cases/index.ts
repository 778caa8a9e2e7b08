import type { CheckCase } from "../case.ts";
import { accessCases } from "./access.ts";
import { documentCases } from "./from-document.ts";
import { transportCases } from "./transport.ts";

/** Every case of the check. */
export function allCases(): CheckCase[] {
  return [...documentCases(), ...accessCases(), ...transportCases()];
}
