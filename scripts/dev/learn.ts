/**
 * Learns in which order cases find most faults for their requests, on servers with known faults, and writes it to
 * `scripts/check/adintel/order.json`: `npm run learn -- [--every N]`. With `--telling`, learns instead which requests tell the readings of
 * points apart, and writes it to `scripts/check/adintel/telling.json`.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { stderr } from "node:process";
import { join } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { integer, parseCommand, main } from "../lib/cli.ts";
import { awake, faultyIndependents, faultyMocks, sound } from "../../test/quality/score/faulty.ts";
import { cases, measure, type Measurement } from "../../test/quality/score/measure.ts";
import { areas } from "../check/engine/case.ts";
import { groupOf, isFirst, meanGroupOf, orderBy } from "../check/engine/case-order.ts";
import { modelledPoints } from "../check/calibrate/answers.ts";
import { learnTelling } from "./learn-telling.ts";
import { entriesOf, greedy, type Measured } from "./greedy.ts";
import { leftOut, type Server } from "./left-out.ts";
import { servers as faulty, serversAtOnce } from "./measure-servers.ts";
import { root } from "../lib/paths.ts";

/** For how many requests cases are listed one by one instead of by group, and how long the list may get. */
const maxRequestsAlone = 200;
const maxEntries = 700;

await main(() =>
  awake(async () => {
    const command = new Command("npm run learn --")
      .description(
        "Learns the best order of the check's cases from servers with known faults. Takes about half an hour of CPU time.",
      )
      .option("--every <n>", "use only every n-th server", integer(1, 1000), 1)
      .option("--telling", "learn which requests calibrate needs instead, in some minutes");
    const flags = parseCommand(command, process.argv.slice(2));
    if (!flags) return 0;
    if (flags.telling) return learnRequests();
    const clean = [await measure(sound.mock()), await measure(sound.independent())];
    const servers = await measureAll(flags.every);
    // Cases that sent nothing, such as those that need the mock's controls, cannot be ordered.
    const isAsked = (id: string) => clean.some(({ asked }) => asked.has(id));
    const asked = cases.filter(({ id }) => isAsked(id)).map(({ id }) => id);
    const first = cases.filter(isFirst).map(({ id }) => id);
    const learnFrom = (some: readonly Server[]) => {
      const kills = new Map<string, Set<string>>();
      for (const { id, failed } of some)
        for (const one of failed) kills.set(one, (kills.get(one) ?? new Set()).add(id));
      const measured = asked.map((id) => measuredOf(id, clean, kills.get(id)));
      return greedy(measured, { first, subjects: clean.length }).filter((id) => !first.includes(id));
    };
    const ids = learnFrom(servers);
    const alone = countWithin(maxRequestsAlone, ids, { first, clean });
    const entries = entriesOf(ids, { alone, maxEntries, groupOf });
    const order = orderBy(entries);
    const ordered = [await measure(sound.mock(), order), await measure(sound.independent(), order)];
    const expenses = new Map<string, Expense[]>();
    for (const { id } of cases) {
      const name = [id, groupOf(id)].find((entry) => entries.includes(entry)) ?? meanGroupOf(id);
      expenses.set(name, [...(expenses.get(name) ?? []), expenseOf(id, ordered)]);
    }
    const meansOf = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, meanOf(expenses.get(name) ?? [])]));
    const learned = {
      from: { mock: faultyMocks.length, independent: faultyIndependents.length, every: flags.every },
      leftOut: leftOut(servers, (some) => placesOf([...first, ...learnFrom(some)], clean[1])),
      others: meansOf(["first", ...areas]),
      cases: meansOf(entries),
    };
    await writeFile(join(root, "scripts/check/adintel/order.json"), textOf(learned));
    console.log(
      `Wrote scripts/check/adintel/order.json: ${entries.length} entries of ${cases.length} cases, from ${servers.length} servers`,
    );
    return 0;
  }),
);

/** Learns which requests tell the readings of points apart. */
async function learnRequests(): Promise<number> {
  const telling = await learnTelling((done, total) => {
    if (stderr.isTTY) stderr.write(`\r${done} of ${total} requests`);
  });
  const file = join(root, "scripts/check/adintel/telling.json");
  await writeFile(file, `${JSON.stringify(telling, null, 1)}\n`);
  const untold = modelledPoints.filter((point) => telling[point] === undefined);
  console.log(`No request tells ${untold.length} of ${modelledPoints.length} points: ${untold.join(", ")}`);
  return 0;
}

/** Every n-th of the servers with a fault, in as many processes as there are processors. */
async function measureAll(every: number): Promise<Server[]> {
  const count = Math.ceil(faulty.length / every);
  const starts = Array.from({ length: Math.ceil(count / serversAtOnce) }, (_, n) => n * serversAtOnce);
  const measured = new Map<number, Server[]>();
  const next = starts.values();
  const work = async () => {
    for (const from of next) {
      const child = fork(join(root, "scripts/dev/measure-servers.ts"), [from, every].map(String), {
        execArgv: ["--import", "tsx"],
        serialization: "advanced",
      });
      const early = once(child, "exit").then(([code]) => {
        throw new Error(`measuring the servers from ${from} on ended with exit code ${String(code)}`);
      });
      const [some] = (await Promise.race([once(child, "message"), early])) as [Server[]];
      measured.set(from, some);
      if (stderr.isTTY) stderr.write(`\r${measured.size} of ${starts.length} parts`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return starts.flatMap((from) => measured.get(from) ?? []);
}

/** How many cases of an order fit into a number of requests, those of `first` included. */
function countWithin(
  maxRequests: number,
  ids: readonly string[],
  { first, clean }: { first: readonly string[]; clean: readonly Measurement[] },
): number {
  const sent = clean.map(() => new Set<string>());
  const send = (id: string) => {
    for (const [place, { asked }] of clean.entries())
      for (const request of asked.get(id) ?? []) sent[place]?.add(request);
    return sent.reduce((sum, { size }) => sum + size, 0) / clean.length;
  };
  for (const id of first) send(id);
  return ids.filter((id) => send(id) <= maxRequests).length;
}

/** How many requests are sent until each case of an order has run. */
function placesOf(ids: readonly string[], clean: Measurement | undefined): Map<string, number> {
  const sent = new Set<string>();
  return new Map(
    ids.map((id) => {
      for (const request of clean?.asked.get(id) ?? []) sent.add(request);
      return [id, sent.size];
    }),
  );
}

/** JSON with one entry per line. */
function textOf(learned: Record<string, Record<string, unknown>>): string {
  const parts = Object.entries(learned).map(([name, part]) => {
    const lines = Object.entries(part).map(
      ([id, value]) => `    ${JSON.stringify(id)}: ${JSON.stringify(value)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
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
