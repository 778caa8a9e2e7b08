import type { MockOptions } from "@adintel/mock";
import { createMock } from "@adintel/mock";
import { asker, type Ask } from "./ask.ts";
import type { Fetch, Change, OperationName } from "./wrap.ts";

export const areas = [
  "shape",
  "envelope",
  "access",
  "transport",
  "validation",
  "meaning",
  "metering",
  "limits",
] as const;

/** A server with one fault: the simulator with exactly one behaviour changed. */
export interface Mutant {
  /** The area and the fault, such as `meaning/media-format-ignored`. */
  id: string;
  area: (typeof areas)[number];
  /** Where the fault is; `null`: at no operation of its own. */
  operation: OperationName | null;
  /** The fault in one sentence. */
  what: string;
  /** Whether requests to the API can show it, or only the mock's ledger under `/__mock`. */
  visible: "blackbox" | "controls";
  /**
   * Set where requests show it only in a state of the server that a checker cannot bring about or know of without the mock's
   * controls: a rate limit has been reached, or an index is known not to have an address yet.
   */
  staged: boolean;
  /**
   * Set where the documents leave open, or only assume, what the fault changes: a checker of the documents may miss it and be
   * right.
   */
  assumed: boolean;
  /** Set where some requests are never answered. */
  hangs: boolean;
  /** Rate limits apply unless the options say otherwise; without them, no fault of `limits` or of a 429 shows. */
  make(options?: MockOptions): Fetch;
  /** Facts that differ between the untouched mock and this one, each of them freshly made or in a session of its own. */
  probe(fetch: Fetch): Promise<unknown>;
}

interface Description {
  id: `${(typeof areas)[number]}/${string}`;
  operation: OperationName | null;
  what: string;
  visible?: Mutant["visible"];
  staged?: true;
  assumed?: true;
  hangs?: true;
  change?: Change;
  /** Options of the simulator that are the fault. */
  simulator?: MockOptions;
  /** Asks the mutant's operation unless another is named. */
  probe(ask: Ask): Promise<unknown>;
}

/** Fills in what follows from a description. */
export function mutant({ change, simulator, probe, ...description }: Description): Mutant {
  const { id, operation } = description;
  const area = areas.find((name) => id.startsWith(`${name}/`));
  if (!area) throw new RangeError(`${id} is of no area`);
  return {
    visible: "blackbox",
    assumed: false,
    hangs: false,
    // Nothing of a limit shows before it is reached.
    staged: area === "limits",
    ...description,
    area,
    make(options = {}) {
      const mock = createMock({ ...options, ...simulator });
      const untouched = async (request: Request, env?: object) => mock.fetch(request, env);
      return change ? change(untouched, operation) : untouched;
    },
    probe: (fetch) => probe(asker(fetch, operation)),
  };
}

/** The same fault, in something that the documents leave open or only assume. */
export function assumed(fault: Mutant): Mutant {
  return { ...fault, assumed: true };
}

/** The same fault, which shows only in a state that the mock's controls bring about, or of which nobody else may be asked. */
export function staged(fault: Mutant): Mutant {
  return { ...fault, staged: true };
}
