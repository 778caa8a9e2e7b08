import type { CheckCase } from "../case.ts";
import { accessCases } from "./access.ts";
import { documentCases } from "./from-document.ts";
import { meaningCases } from "./meaning/index.ts";
import { meteringCases } from "./metering/index.ts";
import { transportCases } from "./transport.ts";

/** Every case of the check; those about lists ask for `depth` rows at a time. */
export function allCases(depth: number): CheckCase[] {
  return [
    ...documentCases(),
    ...accessCases(),
    ...transportCases(),
    ...meaningCases(depth),
    ...meteringCases(),
  ];
}
