import { listen } from "@adintel/mock";
import type { CheckCase } from "../../../../scripts/check/engine/case.ts";
import { allCases } from "../../../../scripts/check/cli/all-cases.ts";
import { dated, found, hold, type Held } from "../../../check/hold.ts";
import type { Mutant } from "../mutant.ts";
import { options } from "../world.ts";

/** Asking for 25 rows at a time shows more of the data than the 3 which are asked for where money is short. */
export interface Judging {
  depth?: number;
  /** In microdollars. */
  maxSpend?: number;
}

const casesOf = new Map([3, 25].map((depth) => [depth, allCases(depth)]));

/**
 * Checks a server as `npm run check` does, and gives the ids of what it found. Assumptions are asserted only of a fault in
 * something assumed, and the mock's controls are used only where nothing else shows a fault. The server is called in this
 * process first, and over HTTP where that shows nothing.
 */
export async function judge(mutant: Mutant, { depth = 25, maxSpend }: Judging = {}): Promise<string[]> {
  const { operation, visible, staged, assumed, area } = mutant;
  const controls = visible === "controls" || staged;
  const all = casesOf.get(depth) ?? allCases(depth);
  const near = all.filter(({ id }) => operation === null || id.startsWith(`${operation}/`));
  // Most faults show in a few cases, and the others need not run then.
  const likely = near.filter((one) => one.area === areaOfCases[area]);
  // In this process nothing ends a request that is never answered.
  const isCalled = maxSpend === undefined && !mutant.hangs;
  const look = async (server: Pick<Held, "origin" | "fetch">, cases: readonly CheckCase[]) => {
    const report = await hold({
      ...server,
      cases,
      depth,
      maxSpend,
      controls,
      now: () => options.now,
      assume: assumed,
      timeoutMs: mutant.hangs ? 1_000 : 60_000,
      bail: true,
    });
    return found(report).map(({ id }) => id);
  };
  const fetch = mutant.make({ ...options, rateLimits: false });
  for (const cases of isCalled ? [likely, near] : []) {
    const ids = await look({ fetch }, cases);
    if (ids.length > 0) return ids;
  }
  const server = await listen(dated(fetch, options.now), { port: 0, host: "127.0.0.1" });
  try {
    for (const cases of mutant.hangs ? [likely, all] : [all]) {
      const ids = await look({ origin: server.url }, cases);
      if (ids.length > 0) return ids;
    }
    return [];
  } finally {
    await server.close();
  }
}

const areaOfCases: Record<Mutant["area"], CheckCase["area"]> = {
  shape: "shape",
  envelope: "refusals",
  access: "access",
  transport: "transport",
  validation: "refusals",
  meaning: "meaning",
  metering: "metering",
  limits: "metering",
};
