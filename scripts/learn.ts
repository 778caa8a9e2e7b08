/**
 * Learns in which order cases find most faults for their requests, on servers with known faults, and writes it to
 * `scripts/check/order.json`: `npm run learn -- [--every N]`.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { integer, parseCommand } from "../mocks/command-line.ts";
import { faultyIndependents, faultyMocks, heldOut, sound, type Faulty } from "../test/score/faulty.ts";
import { cases, measure, type Measurement } from "../test/score/measure.ts";
import { main } from "./command.ts";
import { greedy, type Measured } from "./learn/greedy.ts";
import { root } from "./paths.ts";

/** Draws the families that nothing is learned from. */
const seed = 1;

await main(async () => {
  const command = new Command("npm run learn --")
    .description(
      "Learns the order of the check's cases on servers with known faults. It takes a quarter of an hour.",
    )
    .option("--every <n>", "take every n-th of the servers only", integer(1, 1000), 1);
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  const unseen = heldOut(seed);
  const known = faultyIndependents.filter(({ family }) => !unseen.has(family));
  const servers = [...faultyMocks, ...known].filter((_, place) => place % flags.every === 0);
  const clean = [await measure(sound.mock()), await measure(sound.independent())];
  const kills = new Map<string, Set<string>>();
  for (const [place, server] of servers.entries()) {
    for (const id of await killsOf(server)) kills.set(id, (kills.get(id) ?? new Set()).add(server.id));
    if (process.stderr.isTTY) process.stderr.write(`\r${place + 1} of ${servers.length} servers`);
  }
  const order = greedy(
    cases.map(({ id }) => measuredOf(id, clean, kills.get(id))),
    cases.filter(({ id }) => id.endsWith("/shape/first")).map(({ id }) => id),
  );
  const learned = {
    from: { mock: faultyMocks.length, independent: known.length, every: flags.every, seed },
    cases: Object.fromEntries(order.map((id) => [id, expenseOf(id, clean)])),
  };
  await writeFile(join(root, "scripts/check/order.json"), `${JSON.stringify(learned)}\n`);
  console.log(
    `scripts/check/order.json has ${order.length} of ${cases.length} cases, from ${servers.length} servers`,
  );
  return 0;
});

/** The cases that find a server, apart from what they say of one without a fault. */
async function killsOf(server: Faulty): Promise<ReadonlySet<string>> {
  return (await measure(server.held())).failed;
}

function measuredOf(id: string, clean: readonly Measurement[], kills = new Set<string>()): Measured {
  const requests = clean.flatMap(({ asked }, place) =>
    [...(asked.get(id) ?? [])].map((request) => `${place} ${request}`),
  );
  return { id, requests: new Set(requests), microdollars: expenseOf(id, clean)[1], kills };
}

/** Requests and microdollars of a case by itself, on average. */
function expenseOf(id: string, clean: readonly Measurement[]): [requests: number, microdollars: number] {
  const mean = (of: (one: Measurement) => number) =>
    Math.round(clean.reduce((sum, one) => sum + of(one), 0) / clean.length);
  return [mean(({ asked }) => asked.get(id)?.size ?? 0), mean(({ charged }) => charged.get(id) ?? 0)];
}
