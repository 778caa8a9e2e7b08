import { expect } from "vitest";
import { now } from "../../now.ts";
import { found, hold, type Held } from "../../check/hold.ts";
import { byPoint, otherReadings } from "./readings.ts";
import { createIndependentServer, type IndependentServer, type Options } from "./server.ts";

/**
 * What the documents do state, so that the check finds it: GET index-status and POST /media list a 404 for an id that no account
 * has.
 */
const stated = byPoint([
  { point: "index-status-unknown", name: "not-indexed" },
  { point: "media-account-unknown", name: "no-rows" },
]);

/** What the second server may do otherwise than it does by default. */
export const free = otherReadings.filter(({ point, name }) => stated[point] !== name);

/** A server of which one response in a hundred is a documented 500. */
export function failingRarely({ fetch, ...server }: IndependentServer): IndependentServer {
  const error = { code: "internal_error", message: "Something broke." };
  let count = 0;
  return {
    ...server,
    async fetch(request) {
      const response = await fetch(request);
      count += 1;
      return count % 100 === 0 && response.status !== 405
        ? Response.json({ error }, { status: 500 })
        : response;
    },
  };
}

/** What the check says of the second server, which keeps all that is stated. */
export async function alarms(
  options: Omit<Options, "now"> & Pick<Held, "assume">,
  wrap = (server: IndependentServer) => server,
) {
  const { assume, ...taken } = options;
  const server = wrap(createIndependentServer({ now: new Date(now), ...taken }));
  const { valid, ...keys } = server.keys;
  const report = await hold({
    thorough: true,
    isElsewhere: true,
    ...(assume !== undefined && { assume }),
    fetch: (request: Request) => server.fetch(request),
    now: () => now,
    apiKey: valid,
    keys,
    indexUrl: server.indexUrl,
  });
  // Where it shows less there is less to look at; a run of nothing would show nothing.
  const passed = report.results.filter(({ outcome }) => outcome.status === "passed");
  expect(passed.length).toBeGreaterThan(300);
  expect(report.stopped).toBeUndefined();
  return found(report);
}

/** A half of some things, another one for each seed. */
export function halfOf<T>(all: readonly T[], seed: number): T[] {
  let state = seed * 7919;
  return all.filter(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state < 1_073_741_824;
  });
}
