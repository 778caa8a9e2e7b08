import { createMock } from "@adintel/mock";
import { setTimeout as sleep } from "node:timers/promises";
import { families, type Fault } from "../independent/faults.ts";
import { createIndependentServer } from "../independent/server.ts";
import { mutants } from "../mutants/index.ts";
import type { Mutant } from "../mutants/mutant.ts";
import { options as world } from "../mutants/world.ts";
import type { Held } from "../../check/hold.ts";

/** A server with one fault, which a black box should find without knowing the server. */
export interface Faulty {
  /** Unique among the servers of both subjects. */
  id: string;
  subject: "mock" | "independent";
  /** Faults of one family are of one kind. */
  family: string;
  /** A fresh server, and how it is called. */
  held(few?: number): Held;
}

/** A server of each subject without a fault. */
export const sound: Record<Faulty["subject"], (few?: number) => Held> = {
  mock: () => heldMock(),
  independent: (few?: number) => heldIndependent(undefined, few),
};

/** Longer than any server here takes that answers at all. */
const timeoutMs = 1_000;

/** The one-fault servers made out of the mock, as far as requests show the fault. */
export const faultyMocks: readonly Faulty[] = mutants
  .filter(({ needsControls, assumed }) => !needsControls && !assumed)
  .map((mutant) => ({
    id: `mock: ${mutant.id}`,
    subject: "mock",
    family: mutant.area,
    held: () => heldMock(mutant),
  }));

/** The faults of the independent server, as far as a black box can be sure of them. */
export const faultyIndependents: readonly Faulty[] = families.flatMap(({ id: family, faults }) =>
  faults
    .filter(({ findable }) => findable === true)
    .map((fault) => ({
      id: `independent: ${fault.id}`,
      subject: "independent",
      family,
      held: (few?: number) => heldIndependent(fault, few),
    })),
);

/**
 * Half of the families of the independent server, drawn by a seed: no case is written for their faults. The cases of robustness
 * were written for the faults of that family, so that it is not drawn.
 */
export function heldOut(): ReadonlySet<string> {
  const drawn = families.map(({ id }) => id).filter((id) => id !== "robustness");
  let state = 1;
  for (let place = drawn.length - 1; place > 0; place -= 1) {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    const other = state % (place + 1);
    [drawn[place], drawn[other]] = [drawn[other] ?? "", drawn[place] ?? ""];
  }
  return new Set(drawn.slice(0, Math.ceil(drawn.length / 2)));
}

function heldMock(mutant?: Mutant): Held {
  const options = { ...world, rateLimits: false };
  const make = (): NonNullable<Held["fetch"]> => {
    if (mutant) {
      const fetch = mutant.make(options);
      return (request) => fetch(request);
    }
    const mock = createMock(options);
    return async (request) => mock.fetch(request);
  };
  return { fetch: inTime(make()), now: () => world.now, timeoutMs };
}

function heldIndependent(fault?: Fault, few?: number): Held {
  let time = world.now;
  const wait = async (milliseconds: number) => void (time += milliseconds);
  const { fetch, keys, indexUrl } = createIndependentServer({
    now: new Date(world.now),
    clock: () => time,
    // What comes too late need not come.
    wait: (milliseconds) => sleep(Math.min(milliseconds, 2 * timeoutMs), undefined, { ref: false }),
    ...(few !== undefined && { few }),
    ...(fault && { fault: fault.id, rateLimits: fault.needs?.includes("rateLimits") ?? false }),
  });
  const { valid, ...others } = keys;
  return {
    fetch: inTime(fetch),
    apiKey: valid,
    keys: others,
    indexUrl,
    now: () => time,
    wait,
    maxWaitMs: 120_000,
    timeoutMs,
  };
}

/** A server in process does not see that its caller gave up, be it before the response or within its body. */
function inTime(fetch: NonNullable<Held["fetch"]>): NonNullable<Held["fetch"]> {
  return async (request) => {
    const { signal } = request;
    const late = new Promise<never>((_, fail) => {
      signal.addEventListener("abort", () => fail(signal.reason), { once: true });
    });
    const { body, status, headers } = await Promise.race([fetch(request), late]);
    return new Response(body?.pipeThrough(new TransformStream(), { signal }) ?? null, { status, headers });
  };
}

/** Does something while a server may hang that nothing in this process waits for, which would end it. */
export async function awake<T>(work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => undefined, 1_000);
  return work().finally(() => clearInterval(timer));
}
