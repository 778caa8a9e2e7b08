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
  readonly title: string;
  readonly faults: readonly Fault[];
}

/** All faults, by family. */
export const families: readonly Family[] = [];

/** A fault by its id. */
export function faultOf(id: string): Fault {
  const found = families.flatMap(({ faults }) => faults).find((fault) => fault.id === id);
  if (!found) throw new Error(`There is no fault ${id}.`);
  return found;
}
