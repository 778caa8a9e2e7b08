import { assumptions } from "./assumptions.ts";
import { ignoredFields } from "./ignored-fields.ts";
import { indexing } from "./indexing.ts";
import { limits } from "./limits.ts";
import { metering } from "./metering.ts";
import { missingFields } from "./missing-fields.ts";
import type { Mutant } from "./mutant.ts";

/** Every one-fault server made out of the mock. */
export const mutants: readonly Mutant[] = [
  ...missingFields,
  ...ignoredFields,
  ...assumptions,
  ...indexing,
  ...metering,
  ...limits,
];
