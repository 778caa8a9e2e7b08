import type { MediaSearchFields } from "@adintel/client/types";
import { send } from "./load.ts";
import { commands, startServer, type ServerProcess } from "./processes.ts";
import { search } from "./samples.ts";
import { limited, median, type Row } from "./table.ts";

const accounts = 2_000;
const mediaPerAccount = 500;
const megabyte = 2 ** 20;

const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** For the search that builds the index, and for any later one. */
const maxCpuMs = { first: 3_000, later: 300 };

/** Words that many creatives have. Each search runs with several, so that no result is cached. */
const words = ["every", "your", "with", "for", "that"];

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
    `--accounts=${accounts}`,
    `--media-per-account=${mediaPerAccount}`,
  ];
  const server = await startServer(command, { method: "GET", path: "/__mock/health" });
  try {
    const { cpuMicroseconds } = await server.usage();
    const rows: Row[] = [
      { what: "the start, CPU", figure: `${(cpuMicroseconds / 1000).toFixed(0)} ms` },
      { what: "resident memory before the first search", figure: megabytes(await resident(server)) },
    ];
    rows.push(
      limited("the first search, CPU", await cpuOf(server, { query: "running shoes" }), maxCpuMs.first, ms),
    );
    for (const [what, fieldsOf] of Object.entries(searches)) {
      const figures: number[] = [];
      for (const word of words) figures.push(await cpuOf(server, fieldsOf(word)));
      // The first one may also sort all creatives, and garbage collection slows some.
      const peer = `from ${Math.min(...figures).toFixed(0)} to ${ms(Math.max(...figures))}`;
      const name = `${what}, median of ${words.length}, CPU`;
      rows.push({ ...limited(name, median(figures), maxCpuMs.later, ms), peer });
    }
    rows.push(limited("resident memory afterwards", await resident(server), 1_200, megabytes));
    return rows;
  } finally {
    await server.stop();
  }
}

async function resident(server: ServerProcess): Promise<number> {
  return (await server.usage()).residentBytes / megabyte;
}

/** CPU time of a search, in milliseconds. */
async function cpuOf(server: ServerProcess, fields: MediaSearchFields): Promise<number> {
  const before = await server.usage();
  const response = await send(server.url, search({ limit: 25, ...fields }));
  const after = await server.usage();
  if (response.status !== 200)
    throw new Error(`${JSON.stringify(fields)} returned ${response.status}: ${response.body.slice(0, 200)}`);
  return (after.cpuMicroseconds - before.cpuMicroseconds) / 1000;
}
