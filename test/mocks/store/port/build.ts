import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

export type Kit = typeof import("./kit.ts");

/** A change of a source: the text that it must have exactly once, and what is there instead. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** How much the stores of a kit keep, so that a short run comes to each end. */
export const bounds = {
  exchanges: 8,
  charges: 3,
  additions: 5,
  forgottenAtOnce: 2,
  windows: 4,
  sessions: 5,
  sandboxes: 3,
  dataBytes: 400,
  /** Of the journals of all sessions, which take up less in Redis. */
  journalBytes: 24_000,
  redisJournalBytes: 9_000,
  /** Of the state of all sessions that are no sandbox. */
  sessionBytes: 75_000,
  redisSessionBytes: 12_000,
  /** Of the state of all sandboxes. */
  sandboxBytes: 45_000,
  redisSandboxBytes: 9_000,
  snapshots: 2,
  /** Of the snapshots of a session, which in Redis has no room for as many. */
  snapshotBytes: 80_000,
};

const journal = "mocks/engine/journal/journal.ts";
const limits = "mocks/engine/sessions/rate-limits.ts";
const content = "mocks/engine/sessions/content.ts";
const worlds = "mocks/engine/sessions/worlds.ts";
const sandboxes = "mocks/engine/sandboxes/sandboxes.ts";
const scripts = "mocks/store/redis/scripts.ts";
const room = "mocks/store/redis/room-script.ts";
const connection = "mocks/store/redis/connection.ts";
const snapshots = "mocks/engine/sessions/snapshots.ts";

const smaller: Edit[] = [
  edit(journal, "maxExchanges = 200;", `maxExchanges = ${bounds.exchanges};`),
  edit(journal, "maxJournalBytes = 32 * 2 ** 20;", `maxJournalBytes = ${bounds.journalBytes};`),
  edit("mocks/engine/sessions/charge.ts", "keptCharges = 1_000;", `keptCharges = ${bounds.charges};`),
  edit(content, "maxAdditions = 5_000;", `maxAdditions = ${bounds.additions};`),
  edit(content, "forgottenAtOnce = 500;", `forgottenAtOnce = ${bounds.forgottenAtOnce};`),
  edit(limits, "windows.size < 10_000", `windows.size < ${bounds.windows}`),
  edit(scripts, "'HLEN', windows) > 10000", `'HLEN', windows) > ${bounds.windows}`),
  edit(worlds, "maxSessions = 1000;", `maxSessions = ${bounds.sessions};`),
  edit(sandboxes, "maxSandboxes = 1000;", `maxSandboxes = ${bounds.sandboxes};`),
  edit(sandboxes, "maxDataBytesInAll = 64 * 2 ** 20;", `maxDataBytesInAll = ${bounds.dataBytes};`),
  edit(worlds, "session: 64 * 2 ** 20", `session: ${bounds.sessionBytes}`),
  edit(worlds, "sandbox: 192 * 2 ** 20", `sandbox: ${bounds.sandboxBytes}`),
  edit(room, "${maxStateBytes.session}", String(bounds.redisSessionBytes)),
  edit(room, "${maxStateBytes.sandbox}", String(bounds.redisSandboxBytes)),
  edit(room, "${maxJournalBytes}", String(bounds.redisJournalBytes)),
  edit(snapshots, "maxSnapshots = 20;", `maxSnapshots = ${bounds.snapshots};`),
  edit(snapshots, "maxSnapshotBytes = 16 * 2 ** 20;", `maxSnapshotBytes = ${bounds.snapshotBytes};`),
  edit("mocks/store/redis/store.ts", "maxMirrors = 1000;", "maxMirrors = 3;"),
  edit("mocks/engine/state/turns.ts", "pauseMs = 2;", "pauseMs = 0;"),
  // What is lost is sent again at once.
  edit(connection, "pauseMs = 50;", "pauseMs = 0;"),
  // However slow this machine is, a Redis that is back has said so.
  edit(connection, "await Promise.race([beat(), pause(maxWaitForBeatMs)])", "await beat()"),
];

export function edit(file: string, find: string, replace: string): Edit {
  return { file, find, replace };
}

/** The name of the global function that tells the stores of a kit how much time has passed. */
export const stopwatchName = "portStopwatch";

/**
 * Builds the stores with smaller bounds, a stopwatch of the test, and with edits.
 *
 * @throws if an edit does not fit its source exactly once.
 */
export async function loadKit(edits: readonly Edit[] = []): Promise<Kit> {
  const all = [...smaller, ...edits];
  const unused = new Set(all);
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "kit.ts")],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
    define: { "performance.now": stopwatchName },
    logLevel: "silent",
    plugins: [
      {
        name: "edits",
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]mocks[\\/].*\.ts$/ }, async ({ path }) => {
            let contents = await readFile(path, "utf8");
            for (const one of all.filter(({ file }) => file === relative(process.cwd(), path))) {
              contents = edited(contents, one);
              unused.delete(one);
            }
            return { contents, loader: "ts" };
          });
        },
      },
    ],
  });
  const [never] = unused;
  if (never) throw new Error(`the stores have no module ${never.file}`);
  const [{ text } = { text: "" }] = outputFiles;
  const folder = join("node_modules", ".cache", "store-port");
  const path = join(folder, `${createHash("sha1").update(text).digest("hex")}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, text);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Kit;
}

/** @throws if the text to replace is there more or less than once. */
function edited(contents: string, { file, find, replace }: Edit): string {
  const count = contents.split(find).length - 1;
  if (count === 1) return contents.replace(find, () => replace);
  throw new Error(`${file} has ${count} places, in place of one, that read: ${find}`);
}
