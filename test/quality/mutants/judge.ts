import type { CheckCase } from "../../../scripts/check/engine/case.ts";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { allCases } from "../../../scripts/check/cli/all-cases.ts";
import { found, hold } from "../../check/hold.ts";
import type { Mutant } from "./mutant.ts";
import { options } from "./world.ts";

const all = allCases(25, contractKnowledge);

/** Most faults show in a few cases, and the others need not run then. */
const likely: Record<Mutant["area"], CheckCase["area"]> = {
  shape: "shape",
  validation: "refusals",
  meaning: "meaning",
  metering: "metering",
  limits: "metering",
};

/** How a server is checked: by default, assumptions and the mock's controls count only where nothing else shows the fault. */
interface Judging {
  assume?: boolean;
  controls?: boolean;
}

/** The ids of the cases that find a mutant. */
export async function judge(
  { operation, needsControls, assumed, area, make }: Mutant,
  { assume = assumed, controls = needsControls }: Judging = {},
): Promise<string[]> {
  const fetch = make({ ...options, rateLimits: false });
  const near = all.filter(({ id }) => operation === null || id.startsWith(`${operation}/`));
  for (const cases of [near.filter((one) => one.area === likely[area]), near, all]) {
    const report = await hold({
      fetch: (request) => fetch(request),
      cases,
      controls,
      assume,
      now: () => options.now,
      bail: true,
    });
    const ids = found(report).map(({ id }) => id);
    if (ids.length > 0) return ids;
  }
  return [];
}
