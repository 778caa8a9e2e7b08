import { createMock, listen } from "../../mocks/index.ts";
import { mutants } from "../../test/mutants/index.ts";
import { areas, type Mutant } from "../../test/mutants/mutant.ts";
import { judge } from "../../test/mutants/score/judge.ts";
import { hold } from "../../test/scripts/check/hold.ts";
import type { Report } from "../check/run.ts";
import { atMost, median, type Row } from "./table.ts";

const rounds = 3;

/** What `npm run check` spends where nobody says otherwise, in microdollars. */
const defaultSpend = 50_000;

/** How long the check takes, and how many of the one-fault servers it finds. */
export async function check(): Promise<Row[]> {
  return [...(await durations()), ...(await score()), await thriftyScore()];
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
    { ...durationRow("the mock, in process", inProcess, 20) },
    { ...durationRow("the mock on localhost, limits off", overHttp, 60) },
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
    rows.push(scoreRow(`one-fault servers found: ${area}`, all, await survivorsOf(all), 1));
  }
  return rows;
}

/** As a stranger with the default budget finds them, without assumptions and controls. */
async function thriftyScore(): Promise<Row> {
  const fair = mutants.filter(
    ({ visible, assumed, area }) => visible === "blackbox" && !assumed && area !== "limits",
  );
  const survivors = await survivorsOf(fair, { depth: 3, maxSpend: defaultSpend });
  return { ...scoreRow("found for 0.05 USD, as a black box", fair, survivors) };
}

async function survivorsOf(some: Mutant[], judging?: Parameters<typeof judge>[1]): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  for (const mutant of some) if ((await judge(mutant, judging)).length === 0) survivors.push(mutant);
  return survivors;
}

function scoreRow(what: string, all: Mutant[], survivors: Mutant[], least?: number): Row {
  const found = all.length - survivors.length;
  const ratio = found / all.length;
  const names = survivors.map(({ id }) => id).slice(0, 3);
  return {
    what,
    figure: `${found}${names.length > 0 ? `, not ${names.join(", ")}` : ""}${survivors.length > 3 ? ", …" : ""}`,
    peer: `of ${all.length}`,
    ratio,
    ...(least !== undefined && { budget: { words: "all", met: ratio >= least } }),
  };
}
