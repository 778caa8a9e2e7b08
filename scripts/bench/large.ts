import type { MediaSearchFields } from "@adintel/client/types";
import { send } from "./load.ts";
import { commands, startServer, type ServerProcess } from "./processes.ts";
import { search } from "./samples.ts";
import { atMost, type Row } from "./table.ts";

const accounts = 2_000;
const mediaPerAccount = 500;
const megabyte = 2 ** 20;

/** Limits of CPU time, in milliseconds, for the search that makes the index and for any after it. */
const most = { first: 3_000, later: 300 };

/** Searches of all creatives, none like another, so that nothing is remembered from the one before. */
const searches: Record<string, MediaSearchFields> = {
  "a rare word": { query: "marathon" },
  "a common word": { query: "every" },
  "common words": { query: "the and for with you your what that every week" },
  "64 words, with typing errors": {
    query: Array.from(
      { length: 64 },
      (_, n) => `${"the your morning every weeks shoos coffes minut".split(" ")[n % 8]}${n < 8 ? "" : n}`,
    ).join(" "),
  },
  "a common word, sorted": { query: "your", sortBy: "MOST_VIEWS" },
  "another, sorted by what many share": { query: "with", sortBy: "LONGEST_RUN" },
  "another, far into the list": { query: "for", sortBy: "MOST_IMPRESSIONS", offset: 200_000 },
  "another, filtered": { query: "that", format: ["VIDEO"], minDaysRun: 30, sortBy: "HIGHEST_ENGAGEMENT" },
  "another, which no creative passes": {
    query: "the every",
    ...{
      channel: ["META_AD"],
      format: ["VIDEO", "IMAGE"],
      minDaysRun: 3,
      status: "ACTIVE",
      minViewCount: 1e12,
    },
    ...{ sortBy: "MOST_RECENT" },
  },
};

/** The cost of searches in a world of a million creatives, and what it keeps in memory. */
export async function large(): Promise<Row[]> {
  const command = (port: number) => [
    ...commands.simulator(port),
    ...["--accounts", String(accounts), "--media-per-account", String(mediaPerAccount)],
  ];
  const server = await startServer(command, { method: "GET", path: "/__mock/health" });
  try {
    const rows = [memory("resident before the first search", await resident(server))];
    rows.push(await cost(server, "the first search", { query: "running shoes" }, most.first));
    for (const [what, fields] of Object.entries(searches))
      rows.push(await cost(server, what, fields, most.later));
    rows.push(memory("resident after them", await resident(server), 1_200));
    return rows;
  } finally {
    await server.stop();
  }
}

async function resident(server: ServerProcess): Promise<number> {
  return (await server.usage()).residentBytes / megabyte;
}

function memory(what: string, megabytes: number, limit?: number): Row {
  const figure = `${megabytes.toFixed(0)} MB`;
  if (limit === undefined) return { what, figure };
  return { what, figure, ratio: megabytes / limit, budget: atMost(megabytes, limit, `at most ${limit} MB`) };
}

async function cost(
  server: ServerProcess,
  what: string,
  fields: MediaSearchFields,
  limit: number,
): Promise<Row> {
  const before = await server.usage();
  const answer = await send(server.url, search({ limit: 25, ...fields }));
  const after = await server.usage();
  if (answer.status !== 200)
    throw new Error(`${what} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
  const milliseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / 1000;
  return {
    what: `${what}, CPU`,
    figure: `${milliseconds.toFixed(0)} ms`,
    ratio: milliseconds / limit,
    budget: atMost(milliseconds, limit, `at most ${limit} ms`),
  };
}
