import { createMock, listen } from "../../../mocks/index.ts";
import { mutants } from "../../../test/quality/mutants/index.ts";
import { areas, type Mutant } from "../../../test/quality/mutants/mutant.ts";
import { judge } from "../../../test/quality/mutants/judge.ts";
import { awake, faultyIndependents, heldOut, sound } from "../../../test/quality/score/faulty.ts";
import { fullRun, requestsUntilFound } from "../../../test/quality/score/measure.ts";
import { hold } from "../../../test/check/hold.ts";
import learned from "../../check/adintel/order.json" with { type: "json" };
import type { Report } from "../../check/engine/run.ts";
import { atMost, median, type Row } from "./table.ts";

const rounds = 3;

/** Requests that a minute at the documented limit allows, three minutes of it, and a full run. */
const budgets = [10, 30, 60, 120, 200, 400, 800, 1000];

/** The share of faults to be found in families that nothing was learned from, by number of requests. */
const goals: Record<number, number> = { 60: 0.6, 200: 0.85 };
/** The same of a full run, whose order does not matter, in families that no case was written for. */
const goalInFull = 0.97;

export async function check(): Promise<Row[]> {
  return [...(await durations()), ...(await awake(curve)), ...(await score())];
}

/**
 * The share of faults that is found by each number of requests, in the second server, which shares no code with the mock; with the
 * time at the documented limit and the cost. Behind it what `npm run learn` found in families that it had left out.
 */
async function curve(): Promise<Row[]> {
  const held = heldOut();
  const found: { family: string; requests: number; usd: number }[] = [];
  for (const fault of faultyIndependents) {
    const first = await requestsUntilFound(fault.held());
    found.push({ family: fault.family, ...(first ?? { requests: Infinity, usd: 0 }) });
  }
  const { requests, usd } = await fullRun(sound.independent());
  const shareOf = (some: typeof found, budget: number) =>
    some.filter((one) => one.requests <= budget).length / some.length;
  const rows = budgets.map((budget): Row => {
    const maxUsd = Math.max(0, ...found.filter((one) => one.requests <= budget).map((one) => one.usd));
    const share = shareOf(found, budget);
    return {
      what: `found by ${Math.min(budget, requests)} requests`,
      figure: `${Math.round(share * 100)}%, ${Math.max(0, Math.ceil(budget / 60) - 1)} min at 60 per minute, at most $${Math.min(maxUsd, usd).toFixed(2)}`,
      peer: `of ${found.length} faults that the order knows`,
      ratio: share,
    };
  });
  const unseen = found.filter(({ family }) => held.has(family));
  return [
    ...rows,
    ...Object.entries(learned.leftOut).map(([budget, share]) =>
      shareRow(`found by ${budget} requests, left out`, share, goals[Number(budget)] ?? 0),
    ),
    shareRow("found by a full run, no case written for it", shareOf(unseen, Number.MAX_VALUE), goalInFull),
  ];
}

function shareRow(what: string, share: number, goal: number): Row {
  const budget = { words: `at least ${goal * 100}%`, met: share >= goal };
  return { what, figure: `${(share * 100).toFixed(1)}%`, peer: "of unknown families", ratio: share, budget };
}

async function durations(): Promise<Row[]> {
  const mock = createMock({ rateLimits: false });
  const inProcess = await secondsOf(() =>
    hold({ fetch: async (request) => mock.fetch(request), controls: true, assume: true }),
  );
  const server = await listen(async (request) => mock.fetch(request), { port: 0, host: "127.0.0.1" });
  const overHttp = await secondsOf(() => hold({ origin: server.url, controls: true, assume: true }));
  await server.close();
  return [
    durationRow("the mock, in process", inProcess, 20),
    durationRow("the mock on localhost, limits off", overHttp, 60),
  ];
}

function durationRow(
  what: string,
  { seconds, requests }: { seconds: number; requests: number },
  limit: number,
): Row {
  return {
    what,
    figure: `${seconds.toFixed(1)} s, ${requests} requests`,
    peer: `limit ${limit} s`,
    ratio: seconds / limit,
    budget: atMost(seconds, limit, `at most ${limit} s`),
  };
}

async function secondsOf(run: () => Promise<Report>): Promise<{ seconds: number; requests: number }> {
  const seconds: number[] = [];
  let requests = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    requests = (await run()).tally.requests;
    seconds.push((performance.now() - start) / 1000);
  }
  return { seconds: median(seconds), requests };
}

async function score(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const area of areas) {
    const all = mutants.filter((mutant) => mutant.area === area);
    const survivors: Mutant[] = [];
    for (const mutant of all) if ((await judge(mutant)).length === 0) survivors.push(mutant);
    rows.push(scoreRow(`single-fault servers found: ${area}`, all, survivors));
  }
  return rows;
}

function scoreRow(what: string, all: Mutant[], survivors: Mutant[]): Row {
  const found = all.length - survivors.length;
  const ratio = found / all.length;
  const names = survivors.map(({ id }) => id).slice(0, 3);
  return {
    what,
    figure: `${found}${names.length > 0 ? `, not ${names.join(", ")}` : ""}${survivors.length > 3 ? ", …" : ""}`,
    peer: `of ${all.length}`,
    ratio,
    budget: { words: "all", met: ratio === 1 },
  };
}
