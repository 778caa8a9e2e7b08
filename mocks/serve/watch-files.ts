import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { isExpected } from "../../scripts/lib/errors.ts";
import { listed } from "../../scripts/lib/text.ts";
import type { LogFormat } from "./request-log.ts";

/** The files that options of the mock were read from. */
interface Files {
  dataFile?: string;
  calibrationFile?: string;
}

/** How often the files are looked at: events get lost where editors replace a file, and in containers. */
const intervalMs = 250;

/** What notices edits of the files that options come from: each call names those that changed since the last one. */
export function createFileWatch({ dataFile, calibrationFile }: Files): () => string[] {
  const files = { data: dataFile, calibration: calibrationFile };
  const read = () => Object.entries(files).map(([name, file]) => [name, textOf(file)] as const);
  const texts = new Map(read());
  return () => {
    // A file may be missing for a moment while it is saved.
    const changed = read().filter(([name, text]) => text !== undefined && text !== texts.get(name));
    for (const [name, text] of changed) texts.set(name, text);
    return changed.map(([name]) => name);
  };
}

function textOf(file: string | undefined): string | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Calls `run` with the names of edited files, until the function that it returns is called. */
export function watchFiles(files: Files, run: (changed: readonly string[]) => void): () => void {
  const findChanged = createFileWatch(files);
  const paths = [files.dataFile, files.calibrationFile].filter((path) => path !== undefined);
  const look = () => {
    const changed = findChanged();
    if (changed.length > 0) run(changed);
  };
  for (const path of paths) watchFile(path, { interval: intervalMs, persistent: false }, look);
  return () => {
    for (const path of paths) unwatchFile(path, look);
  };
}

/** Has edited files taken, and says so. If one is invalid, it says why, and that the mock keeps what it had. */
export async function applyFiles(
  changed: readonly string[],
  logFormat: LogFormat,
  take: () => void | Promise<void>,
): Promise<void> {
  const what = listed(changed);
  try {
    await take();
    announce(logFormat, `The mock now uses the changed ${what}.`);
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    console.error(`The mock keeps using the previous ${what}.`);
  }
}

/** With JSON, standard output is for programs only. */
export function announce(logFormat: LogFormat, words: string): void {
  if (logFormat === "json") console.error(words);
  else console.log(words);
}
