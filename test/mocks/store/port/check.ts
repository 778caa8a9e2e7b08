import fc from "fast-check";
import { commands } from "./commands.ts";
import { fillRoom, fillSessions, fillState, goOn, goRound } from "./commands/fill.ts";
import { listen, withFailures } from "./commands/listeners.ts";
import { LawBroken } from "./laws.ts";
import { createModel } from "./model.ts";
import type { Setup, Stores } from "./stores.ts";
import { shown, verifyAll, type Run } from "./verify.ts";

const setups: fc.Arbitrary<Setup> = fc.record({
  isStill: fc.boolean(),
  start: fc.constantFrom(undefined, Date.UTC(2026, 10, 1)),
  scenarios: fc.constantFrom([], [{ name: "first", error: "internal_error" as const, times: 2 }]),
  listening: fc.constantFrom([0, 1], [0], [1], []),
});

const mostCommands = 60;

/** So many runs at random come before those that fill a store, which take longer. */
const firstRuns = 8;

/**
 * Runs commands at random on stores and on the model.
 *
 * @throws {LawBroken} if they differ; what fast-check throws has the seed and the shortest run that does.
 */
export async function checkLaws(
  open: (setup: Setup) => Promise<Stores> | Stores,
  { seed, runs, isShrunk = true }: { seed: number; runs: number; isShrunk?: boolean },
): Promise<void> {
  const parameters = { seed, endOnFailure: !isShrunk };
  const all = async (setup: Setup, act: (run: Run) => Promise<void>): Promise<void> => {
    const stores = await open(setup);
    // Those of the test runner would report it beside the law.
    const others = process.rawListeners("unhandledRejection");
    const rejections: unknown[] = [];
    process.removeAllListeners("unhandledRejection");
    process.on("unhandledRejection", (reason) => rejections.push(reason));
    try {
      const run: Run = {
        stores,
        model: createModel(stores),
        listeners: [],
        left: [],
        own: stores.own.map(() => []),
      };
      for (const [store, own] of stores.own.entries())
        own.listen((event) => {
          if (event.type !== "request") return;
          const { session, exchanged } = event.entry;
          run.own[store]?.push({ session, exchanged: shown(exchanged) });
        });
      for (const store of setup.listening) await listen(run, store);
      await withFailures(async () => {
        await act(run);
        await verifyAll(run);
      });
      await new Promise((done) => setImmediate(done));
      if (rejections.length > 0) throw rejections[0];
    } catch (error) {
      throw error instanceof LawBroken ? error : new LawBroken("fails", String((error as Error).stack));
    } finally {
      stores.close();
      // Whoever gives up then does so in this run.
      await new Promise((done) => setImmediate(done));
      await new Promise((done) => setTimeout(done, 1));
      process.removeAllListeners("unhandledRejection");
      for (const other of others) process.on("unhandledRejection", other as () => void);
    }
  };
  const random = fc.asyncProperty(
    setups,
    fc.commands(commands, { maxCommands: mostCommands, size: "max" }),
    (setup, drawn) => all(setup, (run) => fc.asyncModelRun(() => ({ model: run, real: run }), drawn)),
  );
  const plain: Setup = { isStill: false, start: undefined, scenarios: [], listening: [0, 1] };
  const first = Math.min(runs, firstRuns);
  await all(plain, goRound);
  await fc.assert(random, { ...parameters, numRuns: first });
  await all(plain, fillSessions);
  await all(plain, fillState);
  await all(plain, fillRoom);
  await all(plain, goOn);
  await fc.assert(random, { ...parameters, seed: seed + 1, numRuns: runs - first });
}
