/**
 * Learns in which order cases find most faults for their requests, on servers with known faults, and writes it to
 * `scripts/check/engine/order.json`: `npm run learn -- [--every N]`.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { integer, parseCommand, main } from "../lib/cli.ts";
import {
  awake,
  faultyIndependents,
  faultyMocks,
  heldOut,
  seed,
  sound,
  type Faulty,
} from "../../test/quality/score/faulty.ts";
import { cases, measure, type Measurement } from "../../test/quality/score/measure.ts";
import type { CheckCase } from "../check/engine/case.ts";
import { greedy, type Measured } from "./greedy.ts";
import { root } from "../lib/paths.ts";

await main(() =>
  awake(async () => {
    const command = new Command("npm run learn --")
      .description(
        "Learns the best order of the check's cases from servers with known faults. Takes about 15 minutes.",
      )
      .option("--every <n>", "use only every n-th server", integer(1, 1000), 1);
    const flags = parseCommand(command, process.argv.slice(2));
    if (!flags) return 0;
    const unseen = heldOut();
    const known = faultyIndependents.filter(({ family }) => !unseen.has(family));
    const servers = [...faultyMocks, ...known].filter((_, place) => place % flags.every === 0);
    const clean = [await measure(sound.mock()), await measure(sound.independent())];
    const kills = new Map<string, Set<string>>();
    for (const [place, server] of servers.entries()) {
      for (const id of await killsOf(server)) kills.set(id, (kills.get(id) ?? new Set()).add(server.id));
      if (process.stderr.isTTY) process.stderr.write(`\r${place + 1} of ${servers.length} servers`);
    }
    // What is not asked of any server, such as what needs the mock's controls, has no place to learn.
    const isAsked = (id: string) => clean.some(({ asked }) => asked.has(id));
    const ids = greedy(
      cases.filter(({ id }) => isAsked(id)).map(({ id }) => measuredOf(id, clean, kills.get(id))),
      {
        first: cases.filter(({ id }) => id.endsWith("/shape/first")).map(({ id }) => id),
        subjects: clean.length,
      },
    );
    const ranks = new Map(ids.map((id, rank) => [id, rank]));
    const order = (some: readonly CheckCase[]) =>
      some.toSorted((a, b) => (ranks.get(a.id) ?? ids.length) - (ranks.get(b.id) ?? ids.length));
    const ordered = [await measure(sound.mock(), order), await measure(sound.independent(), order)];
    const learned = {
      from: { mock: faultyMocks.length, independent: known.length, every: flags.every, seed },
      others: meanOf(cases.filter(({ id }) => !ranks.has(id)).map(({ id }) => expenseOf(id, ordered))),
      cases: Object.fromEntries(ids.map((id) => [id, expenseOf(id, ordered)])),
    };
    await writeFile(join(root, "scripts/check/engine/order.json"), textOf(learned));
    console.log(
      `Wrote scripts/check/engine/order.json: ${ids.length} of ${cases.length} cases, from ${servers.length} servers`,
    );
    return 0;
  }),
);

/** JSON with a case a line. */
function textOf({ cases: known, ...learned }: { cases: Record<string, Expense> }): string {
  const lines = Object.entries(known).map(
    ([id, expense]) => `    ${JSON.stringify(id)}: ${JSON.stringify(expense)}`,
  );
  const start = JSON.stringify(learned, null, 2).slice(0, -2);
  return `${start},\n  "cases": {\n${lines.join(",\n")}\n  }\n}\n`;
}

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

function meanOf(expenses: readonly Expense[]): Expense {
  const mean = (place: 0 | 1) =>
    Math.round((100 * expenses.reduce((sum, one) => sum + one[place], 0)) / Math.max(1, expenses.length)) /
    100;
  return [mean(0), mean(1)];
}

type Expense = [requests: number, microdollars: number];

/** Requests that a case adds to those before it, and microdollars for them, on average. */
function expenseOf(id: string, clean: readonly Measurement[]): Expense {
  const mean = (of: "requests" | "microdollars") =>
    clean.reduce((sum, { added }) => sum + (added.get(id)?.[of] ?? 0), 0) / clean.length;
  return [mean("requests"), Math.round(mean("microdollars"))];
}
