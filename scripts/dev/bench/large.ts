import type { MediaSearchFields } from "@adintel/client/types";
import { send } from "./load.ts";
import { commands, startServer, type ServerProcess } from "./processes.ts";
import { search } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

const accounts = 2_000;
const mediaPerAccount = 500;
const megabyte = 2 ** 20;

/** Limits of CPU time, in milliseconds, for the search that makes the index and for any after it. */
const most = { first: 3_000, later: 300 };

/** Words that many creatives have: each search is measured with several, so that nothing is remembered from the one before. */
const words = ["every", "your", "with", "for", "that"];

/** 64 words, most of them with typing errors, and none twice. */
const many = (word: string) =>
  Array.from({ length: 64 }, (_, n) => {
    const near = ["mornin", "weeks", "shoos", "coffes", "minut", "the", "and"][n % 7] ?? "";
    return n === 0 ? word : n < 8 ? near : `${near}${n}`;
  }).join(" ");

/** Searches of all creatives. */
const searches: Record<string, (word: string) => MediaSearchFields> = {
  "a rare word": (word) => ({ query: `marathon${word}` }),
  "a common word": (word) => ({ query: word }),
  "ten common words": (word) => ({ query: `the and to of a in what you ${word} week` }),
  "64 words, with typing errors": (word) => ({ query: many(word) }),
  "a common word, sorted": (word) => ({ query: `the ${word}`, sortBy: "MOST_VIEWS" }),
  "the same, by a field that many share": (word) => ({ query: `and ${word}`, sortBy: "LONGEST_RUN" }),
  "the same, at a high offset": (word) => ({
    query: `you ${word}`,
    sortBy: "MOST_IMPRESSIONS",
    offset: 200_000,
  }),
  "a common word, filtered and sorted": (word) => ({
    query: `a ${word}`,
    format: ["VIDEO"],
    minDaysRun: 30,
    sortBy: "HIGHEST_ENGAGEMENT",
  }),
  "the same, with no matches": (word) => ({
    query: `to ${word}`,
    channel: ["META_AD"],
    format: ["VIDEO", "IMAGE"],
    status: "ACTIVE",
    minDaysRun: 3,
    ...({ minViewCount: 1e12, sortBy: "MOST_RECENT" } satisfies MediaSearchFields),
  }),
};

/** The cost of searches in a world of a million creatives, and what it keeps in memory. */
export async function large(): Promise<Row[]> {
  const command = (port: number) => [
    ...commands.simulator(port),
    "--accounts",
    String(accounts),
    "--media-per-account",
    String(mediaPerAccount),
  ];
  const server = await startServer(command, { method: "GET", path: "/__mock/health" });
  try {
    const { cpuMicroseconds } = await server.usage();
    const rows: Row[] = [
      // What the first search needs is made with the world.
      { what: "the start, CPU", figure: `${(cpuMicroseconds / 1000).toFixed(0)} ms` },
      memory("resident memory before the first search", await resident(server)),
    ];
    rows.push(cost("the first search", await cpuOf(server, { query: "running shoes" }), most.first));
    for (const [what, fieldsOf] of Object.entries(searches)) {
      const figures: number[] = [];
      for (const word of words) figures.push(await cpuOf(server, fieldsOf(word)));
      // The first of them also sorts all creatives, as far as that is needed; in some, garbage is collected.
      const peer = `from ${Math.min(...figures).toFixed(0)} to ${Math.max(...figures).toFixed(0)} ms`;
      rows.push({ ...cost(`${what}, median of ${words.length}`, median(figures), most.later), peer });
    }
    rows.push(memory("resident memory afterwards", await resident(server), 1_200));
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

/** CPU time of a search, in milliseconds. Once in some searches, that of collecting garbage comes on top. */
async function cpuOf(server: ServerProcess, fields: MediaSearchFields): Promise<number> {
  const before = await server.usage();
  const answer = await send(server.url, search({ limit: 25, ...fields }));
  const after = await server.usage();
  if (answer.status !== 200)
    throw new Error(`${JSON.stringify(fields)} returned ${answer.status}: ${answer.body.slice(0, 200)}`);
  return (after.cpuMicroseconds - before.cpuMicroseconds) / 1000;
}

function cost(what: string, milliseconds: number, limit: number): Row {
  return {
    what: `${what}, CPU`,
    figure: `${milliseconds.toFixed(0)} ms`,
    ratio: milliseconds / limit,
    budget: atMost(milliseconds, limit, `at most ${limit} ms`),
  };
}
