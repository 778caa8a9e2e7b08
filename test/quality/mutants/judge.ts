import type { CheckCase } from "../../../scripts/check/engine/case.ts";
import { casesAt, found, hold, type Held } from "../../check/hold.ts";
import { serverOf, type Mutant } from "./mutant.ts";
import { options } from "./world.ts";
import type { Fetch } from "./wrap.ts";

const all = casesAt(25);

/** Most faults show in a few cases, and the others need not run then. */
const likely: Record<Mutant["area"], CheckCase["area"]> = {
  shape: "shape",
  validation: "refusals",
  meaning: "meaning",
  metering: "metering",
  limits: "metering",
};

const rateless = { ...options, rateLimits: false };

/** The ids of the cases that find a mutant. Assumptions and the mock's controls count only where nothing else shows the fault. */
export async function judge(mutant: Mutant): Promise<string[]> {
  const { operation, needsControls, assumed, area } = mutant;
  const fetch = serverOf([mutant], rateless);
  const near = all.filter(({ id }) => operation === null || id.startsWith(`${operation}/`));
  for (const cases of [near.filter((one) => one.area === likely[area]), near, all]) {
    const ids = await findersOf(fetch, { cases, controls: needsControls, assume: assumed });
    if (ids.length > 0) return ids;
  }
  return [];
}

/** The ids of the cases that find any of some mutants in one server, without assumptions and the mock's controls. */
export function judgeAsBlackBox(mutants: readonly Mutant[]): Promise<string[]> {
  return findersOf(serverOf(mutants, rateless), { cases: all });
}

async function findersOf(fetch: Fetch, how: Pick<Held, "cases" | "controls" | "assume">): Promise<string[]> {
  const report = await hold({
    ...how,
    fetch: (request) => fetch(request),
    now: () => options.now,
    bail: true,
  });
  return found(report).map(({ id }) => id);
}
