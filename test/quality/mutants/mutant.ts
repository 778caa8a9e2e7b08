import type { MockOptions } from "@adintel/mock";
import { createMock } from "@adintel/mock";
import type { Change, Fetch, OperationName } from "./wrap.ts";

export const areas = ["shape", "validation", "meaning", "metering", "limits"] as const;

/** A server with one fault: the simulator with exactly one behaviour changed. */
export interface Mutant {
  /** The area and the fault, such as `meaning/v2-searchMedia-format-ignored`. */
  id: string;
  area: (typeof areas)[number];
  /** Where the fault is; `null`: at no operation of its own. */
  operation: OperationName | null;
  /** The fault in one sentence. */
  what: string;
  /** Whether only the mock's controls show it: its ledger, its clock, its settings. */
  needsControls: boolean;
  /**
   * Whether the documents leave open, or only assume, what the fault changes: a checker of the documents may miss it and be
   * right.
   */
  assumed: boolean;
  change: Change;
  /** Options of the simulator that are part of the fault. */
  simulator?: MockOptions;
}

export interface Description {
  id: `${(typeof areas)[number]}/${string}`;
  operation: OperationName | null;
  what: string;
  needsControls?: boolean;
  assumed?: boolean;
  change: Change;
  simulator?: MockOptions;
}

/** Fills in what follows from a description. */
export function mutant(description: Description): Mutant {
  const { id } = description;
  const area = areas.find((name) => id.startsWith(`${name}/`));
  if (!area) throw new RangeError(`${id} is of no area`);
  // A charge shows in the ledger, and a limit only once it has been reached.
  const needsControls = area === "metering" || area === "limits";
  return { assumed: false, needsControls, ...description, area };
}

/** The server with some faults. Rate limits apply unless the options say otherwise; without them, no fault of a 429 shows. */
export function serverOf(mutants: readonly Mutant[], options: MockOptions): Fetch {
  const mock = createMock(Object.assign({}, options, ...mutants.map(({ simulator }) => simulator)));
  return mutants.reduce<Fetch>(
    (next, { change, operation }) => change(next, operation),
    async (request, env) => mock.fetch(request, env),
  );
}
