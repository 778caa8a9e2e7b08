import { mockOf } from "../app/mock.ts";
import { createMockApp } from "../app/mock-app.ts";
import type { Call } from "./call.ts";
import type { CallOf, Drill } from "./drills/drill.ts";
import { data } from "./drills/calls.ts";
import { drills, plain } from "./drills/index.ts";
import { judge, seconds, type Verdict } from "./judge.ts";
import { ProgramError, startProgram, type Outcome, type Program } from "./program.ts";
import { apiKey, createElsewhere, setUp, type Stand } from "./stand.ts";

export interface RunOptions {
  /** The client's program, and its parameters. */
  command: string;
  parameters: readonly string[];
  /** Drills to run beside the plain one; default: all. */
  only?: readonly string[];
  /** Milliseconds that a call may take; three times as many where it can still get its rows. */
  timeoutMs: number;
  /** How many drills run at the same time. */
  concurrency: number;
}

/**
 * Puts a client through the drills, the plain one first.
 *
 * @throws {ProgramError} if its program cannot be started, ends early, or does not speak the protocol.
 */
export async function run({
  command,
  parameters,
  only,
  timeoutMs,
  concurrency,
}: RunOptions): Promise<Verdict[]> {
  // Only what a drill stages limits a client.
  const mock = mockOf(createMockApp({ data, rateLimits: false }));
  const elsewhere = await createElsewhere();
  const program = startProgram(command, parameters);
  const stands: Stand[] = [];
  const go = async (drill: Drill): Promise<Ended> => {
    const stand = await setUp(drill, mock, elsewhere);
    stands.push(stand);
    return { drill, stand, outcome: await outcomeOf(drill, stand, program, timeoutMs) };
  };
  try {
    const first = await go(plain);
    if (!first.outcome.result)
      throw new ProgramError(
        `the program wrote no result for the first call within ${seconds(first.outcome.tookMs)}; does it flush each line?`,
      );
    const ended = [first];
    const queue = drills.filter(({ id }) => !only || only.includes(id));
    // One at a time: a program that is busy with another call would connect only after the address is open again.
    for (const drill of queue.filter(isShut)) ended.push(await go(drill));
    const others = queue.filter((drill) => !isShut(drill));
    ended.push(...(await inParallel(others, concurrency, go)));
    await program.end();
    const violation = program.violation();
    if (violation) throw violation;
    // Judge last, since a client may send more after it reported a result.
    return ended.map(({ drill, stand, outcome }) =>
      judge(drill, outcome, { ...stand.evidence(), elsewhere: elsewhere.of(drill.id) }),
    );
  } finally {
    await program.end();
    await Promise.all([elsewhere, ...stands].map((one) => one.close()));
  }
}

function isShut({ shutMs }: Drill): boolean {
  return shutMs !== undefined;
}

/** A drill that is over, but not judged yet. */
interface Ended {
  drill: Drill;
  stand: Stand;
  outcome: Outcome;
}

async function outcomeOf(drill: Drill, stand: Stand, program: Program, timeoutMs: number): Promise<Outcome> {
  // If waiting leads to rows, a slow client gets more time.
  const allowedMs = drill.leadsTo === "rows" ? 3 * timeoutMs : timeoutMs;
  const ask = (id: string, call: CallOf) => program.ask(callOf(id, call, stand.place.url, allowedMs));
  if (drill.before) await ask(`${drill.id}-before`, drill.before);
  const opened = new Promise((done) => setTimeout(done, drill.shutMs ?? 0)).then(() => stand.open());
  const both = [ask(drill.id, drill.call), opened] as const;
  // Wait for both: an address that opens after its drill was closed would stay open.
  await Promise.allSettled(both);
  const [outcome] = await Promise.all(both);
  return outcome;
}

/** Does something with each item, with so many at the same time; the outcomes are in the order of the items. */
async function inParallel<Item, Out>(
  items: readonly Item[],
  most: number,
  make: (item: Item) => Promise<Out>,
): Promise<Out[]> {
  const outcomes = new Map<Item, Out>();
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      outcomes.set(item, await make(item));
  };
  const workers = Array.from({ length: most }, work);
  // Wait for all, so that what the others set up is closed when one fails.
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return items.flatMap((item) => outcomes.get(item) ?? []);
}

function callOf(id: string, call: CallOf, url: string, timeoutMs: number): Call {
  const baseUrl = `${url}${call.version === "v2" ? "/v2" : "/api/v1"}`;
  return { id, ...call, baseUrl, apiKey, timeoutMs };
}
