import { listen } from "@adintel/mock";
import type { CheckCase } from "../../scripts/check/case.ts";
import { allCases } from "../../scripts/check/cases/index.ts";
import { createPace } from "../../scripts/check/pace.ts";
import { failuresOf } from "../../scripts/check/report/failures.ts";
import { run } from "../../scripts/check/run.ts";
import { createSession } from "../../scripts/check/session.ts";
import type { Mutant } from "./mutant.ts";
import { options } from "./world.ts";
import type { Fetch } from "./wrap.ts";

/** Rows to ask for: 25 show what the data have, 3 are what the check asks for where money is short. */
export interface Judging {
  depth?: number;
  /** In microdollars. */
  maxSpend?: number;
}

const sound = allCases(25);
const thrifty = allCases(3);

/**
 * Holds a server over HTTP against the contract, as `npm run check` does, and gives the ids of what it found. Assumptions
 * are asserted only of a fault in something assumed, and the mock's controls are used only where nothing else shows a fault.
 */
export async function judge(
  mutant: Mutant,
  { depth = 25, maxSpend = Infinity }: Judging = {},
): Promise<string[]> {
  const { operation, visible, assumed, area } = mutant;
  const needsControls = visible === "controls" || area === "limits";
  const server = await listen(dated(mutant.make({ ...options, rateLimits: false })), {
    port: 0,
    host: "127.0.0.1",
  });
  const { url } = server;
  const check = (cases: CheckCase[]) =>
    run(cases, {
      ...{ depth, maxSpend, apiKey: "mock_live_demo", indexUrl: "https://check.example", assume: assumed },
      controls: needsControls ? `${url}/__mock` : undefined,
      keys: {
        ...{ revoked: "mock_live_revoked", inactive: "mock_live_inactive" },
        ...{ departed: "mock_live_departed", exhausted: "mock_live_exhausted" },
      },
      session: createSession({
        target: {
          name: url,
          roots: { v1: `${url}/api/v1`, v2: `${url}/v2` },
          fetch: (request) => fetch(request),
        },
        ...{
          apiKey: "mock_live_demo",
          headers: {},
          timeoutMs: 10_000,
          maxWaitMs: 0,
          pace: createPace(undefined),
        },
      }),
    });
  try {
    const all = depth < 25 ? thrifty : sound;
    const near = all.filter(({ id }) => operation !== null && id.startsWith(`${operation}/`));
    // Most faults show in a few cases, and the others need not run then.
    const likely = near.filter((one) => one.area === areaOfCases[area]);
    for (const cases of maxSpend < Infinity ? [all] : [likely, near, all]) {
      const found = failuresOf(await check(cases)).map(({ id }) => id);
      if (found.length > 0) return found;
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
