import { accessFamilies } from "./faults/access.ts";
import { accountFamilies } from "./faults/accounts.ts";
import { dateFamilies } from "./faults/dates.ts";
import { indexingFamilies } from "./faults/indexing.ts";
import { listFamilies } from "./faults/lists.ts";
import { mediaFilterFamilies } from "./faults/media-filters.ts";
import { pageFamilies } from "./faults/pages.ts";
import { rateFamilies } from "./faults/rates.ts";
import { refusalFamilies } from "./faults/refusals.ts";
import { responseFamilies } from "./faults/responses.ts";
import { robustnessFamilies } from "./faults/robustness.ts";
import { scopeFamilies } from "./faults/scope.ts";
import { sortFamilies } from "./faults/sorts.ts";
import { transportFamilies } from "./faults/transport.ts";
import type { Hooks } from "./hooks.ts";

/** What a check needs to be given to find a fault. */
export type Need = "exhaustedKey" | "revokedKey" | "inactiveKey" | "departedKey" | "indexUrl" | "rateLimits";

/** Something that the specification states, broken. */
export interface Fault {
  readonly id: string;
  /** One sentence. */
  readonly what: string;
  /** True, or why nobody who sees only responses could be sure of it. */
  readonly findable: true | string;
  readonly needs?: readonly Need[];
  /** The operation that shows it best. */
  readonly at?: string;
  /** Made anew for each server. */
  hooks(): Hooks;
}

/** Faults of one kind. */
export interface Family {
  readonly id: string;
  readonly faults: readonly Fault[];
}

/** All faults, by family. */
export const families: readonly Family[] = [
  ...accessFamilies,
  ...accountFamilies,
  ...dateFamilies,
  ...indexingFamilies,
  ...listFamilies,
  ...mediaFilterFamilies,
  ...pageFamilies,
  ...rateFamilies,
  ...refusalFamilies,
  ...responseFamilies,
  ...scopeFamilies,
  ...sortFamilies,
  ...transportFamilies,
  ...robustnessFamilies,
];

export function faultOf(id: string): Fault {
  const found = families.flatMap(({ faults }) => faults).find((fault) => fault.id === id);
  if (!found) throw new Error(`There is no fault ${id}.`);
  return found;
}
