import { basePath } from "../../scripts/lib/versions.ts";
import { mockOf } from "../app/mock.ts";
import { createMockApp } from "../app/mock-app.ts";
import type { SampleCall } from "../http/sample-call.ts";
import type { Drill } from "./drills/drill.ts";
import { demoKey, sampleData } from "../adintel/index.ts";
import { drills, plain } from "./drills/index.ts";
import { judge, seconds, type DrillVerdict } from "./judge.ts";
import { ProgramError, startProgram, type CallOutcome, type Program } from "./program.ts";
import { startElsewhere, startDrillServer, type DrillServer } from "./drill-server.ts";

export interface RunOptions {
  /** The client's program, and its parameters. */
  command: string;
  parameters: readonly string[];
  /** Drills to run beside the plain one; default: all. */
  only?: readonly string[];
  /** Milliseconds that a call may take; three times as many if it can still get its rows. */
  timeoutMs: number;
  concurrency: number;
}

/**
 * Runs the drills against a client, the plain one first.
 *
 * @throws {ProgramError} if its program cannot be started, ends early, or does not speak the protocol.
 */
export async function run({
  command,
  parameters,
  only,
  timeoutMs,
  concurrency,
}: RunOptions): Promise<DrillVerdict[]> {
  // Only what a drill stages may limit the client.
  const mock = mockOf(createMockApp({ data: sampleData, rateLimits: false }));
  const elsewhere = await startElsewhere();
  const program = startProgram(command, parameters);
  const servers: DrillServer[] = [];
  const go = async (drill: Drill): Promise<Ended> => {
    const server = await startDrillServer(drill, mock, elsewhere);
    servers.push(server);
    return { drill, server, outcomes: await outcomesOf(drill, server, program, timeoutMs) };
  };
  try {
    const first = await go(plain);
    for (const { result, tookMs } of first.outcomes)
      if (!result)
        throw new ProgramError(
          `the program wrote no result for the first call within ${seconds(tookMs)}; does it flush each line?`,
        );
    const ended = [first];
    const queue = drills.filter(({ id }) => !only || only.includes(id));
    // One at a time: a program that is busy with another call would connect only after the address is open again.
    for (const drill of queue) if (drill.shutMs !== undefined) ended.push(await go(drill));
    const others = queue.filter(({ shutMs }) => shutMs === undefined);
    ended.push(...(await inParallel(others, concurrency, go)));
    await program.end();
    const violation = program.violation();
    if (violation) throw violation;
    // Judge last, since a client may send more after it reported a result.
    return ended.map(({ drill, server, outcomes }) =>
      judge(drill, outcomes, { ...server.evidence(), elsewhere: elsewhere.of(drill.id) }),
    );
  } finally {
    await program.end();
    await Promise.all([elsewhere, ...servers].map((one) => one.close()));
  }
}

/** A drill that is over, but not judged yet. */
interface Ended {
  drill: Drill;
  server: DrillServer;
  outcomes: readonly CallOutcome[];
}

async function outcomesOf(
  drill: Drill,
  server: DrillServer,
  program: Program,
  timeoutMs: number,
): Promise<readonly CallOutcome[]> {
  // If waiting leads to rows, a slow client gets more time.
  const allowedMs = drill.leadsTo === "rows" ? 3 * timeoutMs : timeoutMs;
  const send = (id: string, call: SampleCall) => {
    const baseUrl = server.place.url + basePath(call.version);
    const budget = drill.maxSpendUsd !== undefined && { maxSpendUsd: drill.maxSpendUsd };
    return program.call({ id, ...call, baseUrl, apiKey: demoKey, timeoutMs: allowedMs, ...budget });
  };
  const sendAll = () => {
    const ids = Array.from({ length: drill.times ?? 1 }, (_, index) =>
      drill.times === undefined ? drill.id : `${drill.id}-${index + 1}`,
    );
    return inParallel(ids, drill.isInTurn ? 1 : ids.length, (id) => send(id, drill.call));
  };
  if (drill.before) await send(`${drill.id}-before`, drill.before);
  const opened = new Promise((done) => setTimeout(done, drill.shutMs ?? 0)).then(() => server.open());
  const both = [sendAll(), opened] as const;
  // Wait for both: an address that opens after its drill was closed would stay open.
  await Promise.allSettled(both);
  const [outcomes] = await Promise.all(both);
  return outcomes;
}

/** Calls `make` for each item, at most `maxParallel` at a time; the outcomes are in the order of the items. */
async function inParallel<Item, Out>(
  items: readonly Item[],
  maxParallel: number,
  make: (item: Item) => Promise<Out>,
): Promise<Out[]> {
  const outcomes = new Map<Item, Out>();
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      outcomes.set(item, await make(item));
  };
  const workers = Array.from({ length: maxParallel }, work);
  // Wait for all, so that what the others set up is closed when one fails.
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return items.flatMap((item) => outcomes.get(item) ?? []);
}
