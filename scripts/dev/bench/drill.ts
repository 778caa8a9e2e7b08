/** Runs the drills of four clients, and updates the tables in mocks/DRILL.md and the client's README. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DrillVerdict } from "../../../mocks/drill/judge.ts";
import { run } from "../../../mocks/drill/run.ts";
import { root } from "../../lib/paths.ts";
import { makeHeyApi } from "./client-peers.ts";
import {
  clientsTable,
  drillsTable,
  withTable,
  type Participant,
} from "../../../test/mocks/drill/drill-tables.ts";

const participants = join(root, "test/mocks/drill/participants");

/** Below node_modules, so that modules in it find the packages. */
const folder = join(root, "node_modules/.cache/bench-drill");

export async function drill(): Promise<string> {
  const [v1, v2] = [join(folder, "v1"), join(folder, "v2")];
  await Promise.all([makeHeyApi("v1", v1), makeHeyApi("v2", v2)]);
  try {
    const drilled: Participant[] = [
      { name: "`@adintel/client`", verdicts: await drilledBy("adintel.mjs") },
      { name: "fetch with fetch-retry", verdicts: await drilledBy("fetch-retry.mjs") },
      { name: "ky", verdicts: await drilledBy("ky.mjs") },
      { name: "hey-api", verdicts: await drilledBy("hey-api.mjs", v1, v2) },
    ];
    const [clients, drills] = [clientsTable(drilled), drillsTable(drilled)];
    await write("scripts/client/README.md", clients);
    await write("mocks/DRILL.md", `${clients}\n\n${drills}`);
    return `${clients}\n\n${drills}\n\nWritten to mocks/DRILL.md and scripts/client/README.md; run npm run generate next.`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function drilledBy(file: string, ...parameters: string[]): Promise<DrillVerdict[]> {
  return run({
    command: process.execPath,
    parameters: ["--import", "tsx", join(participants, file), ...parameters],
    timeoutMs: 4000,
    concurrency: 8,
  });
}

async function write(path: string, table: string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, withTable(await readFile(file, "utf8"), table));
}
