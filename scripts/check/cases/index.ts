import type { CheckCase } from "../case.ts";
import { documentCases } from "./from-document.ts";

/** Every case of the check. */
export function allCases(): CheckCase[] {
  return [...documentCases()];
}
