import { listen } from "@adintel/mock";
import type { CheckCase } from "../../../scripts/check/case.ts";
import { allCases } from "../../../scripts/check/cases/index.ts";
import { found, hold } from "../../scripts/check/hold.ts";
import type { Mutant } from "../mutant.ts";
import { options } from "../world.ts";
import type { Fetch } from "../wrap.ts";

/** Asking for 25 rows at a time shows more of the data than the 3 which are asked for where money is short. */
export interface Judging {
  depth?: number;
  /** In microdollars. */
  maxSpend?: number;
}

const casesOf = new Map([3, 25].map((depth) => [depth, allCases(depth)]));

/**
 * Holds a server over HTTP against the contract, as `npm run check` does, and gives the ids of what it found. Assumptions
 * are asserted only of a fault in something assumed, and the mock's controls are used only where nothing else shows a fault.
 */
export async function judge(mutant: Mutant, { depth = 25, maxSpend }: Judging = {}): Promise<string[]> {
  const { operation, visible, staged, assumed, area } = mutant;
  const fetch = dated(mutant.make({ ...options, rateLimits: false }));
  const server = await listen(fetch, { port: 0, host: "127.0.0.1" });
  const controls = visible === "controls" || staged;
  const all = casesOf.get(depth) ?? allCases(depth);
  const near = all.filter(({ id }) => operation !== null && id.startsWith(`${operation}/`));
  // Most faults show in a few cases, and the others need not run then.
  const likely = near.filter((one) => one.area === areaOfCases[area]);
  try {
    for (const cases of maxSpend === undefined ? [likely, near, all] : [all]) {
      const report = await hold({
        ...{ origin: server.url, cases, depth, maxSpend, controls },
        ...{ assume: assumed, timeoutMs: 3_000, bail: true },
      });
      const ids = found(report).map(({ id }) => id);
      if (ids.length > 0) return ids;
    }
    return [];
  } finally {
    await server.close();
  }
}

const areaOfCases: Record<Mutant["area"], CheckCase["area"]> = {
  ...{ shape: "shape", envelope: "refusals", access: "access", transport: "transport" },
  ...{ validation: "refusals", meaning: "meaning", metering: "metering", limits: "metering" },
};

/** With the standing time of the mutants' world as the date of each answer. */
function dated(next: Fetch): (request: Request) => Promise<Response> {
  const date = new Date(options.now).toUTCString();
  return async (request) => {
    const response = await next(request);
    response.headers.set("Date", date);
    return response;
  };
}
