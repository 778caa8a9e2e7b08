import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { readCalibrationFile } from "../../scripts/lib/data/calibration-file.ts";
import { placing, readDataFile } from "../../scripts/lib/data/data-file.ts";
import { isExpected } from "../../scripts/lib/errors.ts";
import { listed } from "../../scripts/lib/text.ts";
import { dataInHar, type MockData } from "../adintel/index.ts";
import type { MockOptions } from "../app/mock-app.ts";
import type { Served } from "./compose.ts";
import type { LogFormat } from "./request-log.ts";

/** The files that options of the mock were read from. */
export interface Files {
  dataFile?: string;
  calibrationFile?: string;
}

/**
 * The options that files hold, as these are now. Whether data makes sense is found out when the world is made.
 *
 * @throws {DataError} if a file cannot be read, or what it has is no calibration, or a recording without rows.
 */
export function optionsInFiles({
  dataFile,
  calibrationFile,
}: Files): Pick<MockOptions, "data" | "calibration"> {
  return {
    ...(dataFile !== undefined && { data: dataIn(dataFile) }),
    ...(calibrationFile !== undefined && { calibration: readCalibrationFile(calibrationFile) }),
  };
}

function dataIn(file: string): MockData {
  const { data } = readDataFile(file);
  return placing(file, () => dataInHar(data)) as MockData;
}

/** How often the files are looked at: events get lost where editors replace a file, and in containers. */
const intervalMs = 250;

/** What notices edits of the files that options come from: each call names those that changed since the last one. */
export function createFileWatch({ dataFile, calibrationFile }: Files): () => string[] {
  const files = { data: dataFile, calibration: calibrationFile };
  const read = () => Object.entries(files).map(([name, file]) => [name, textOf(file)] as const);
  let texts = new Map(read());
  return () => {
    const changed = read().filter(([name, text]) => text !== texts.get(name));
    texts = new Map([...texts, ...changed]);
    const gone = changed.flatMap(([name, text]) => (text === undefined ? name : []));
    // An editor may remove it for a moment while it saves.
    if (gone.length > 0) console.error(`The file of ${listed(gone)} is gone; the mock keeps what it had.`);
    return changed.flatMap(([name, text]) => (text === undefined ? [] : name));
  };
}

function textOf(file: string | undefined): string | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Replaces a mock by one with the same state whenever its files are edited. `create` makes it with the options in them.
 *
 * @returns the present mock, and what ends the watch
 */
export function followFiles(
  first: Served,
  files: Files,
  logFormat: LogFormat,
  create: (given: Pick<MockOptions, "data" | "calibration" | "state">) => Served,
) {
  let app = first;
  const findChanged = createFileWatch(files);
  const paths = [files.dataFile, files.calibrationFile].filter((path) => path !== undefined);
  const renew = () => {
    const state = app.save?.();
    const next = create({ ...optionsInFiles(files), ...(state && { state }) });
    app.endStreams?.();
    app = next;
    return app.size;
  };
  const look = () => {
    const changed = findChanged();
    if (changed.length > 0) void applyFiles(changed, logFormat, renew);
  };
  for (const path of paths) watchFile(path, { interval: intervalMs, persistent: false }, look);
  return {
    present: () => app,
    close(): void {
      for (const path of paths) unwatchFile(path, look);
      app.endStreams?.();
    },
  };
}

/** Has edited files taken, and says so, with what `take` returns. If one is invalid, it says why, and that the mock keeps what it had. */
export async function applyFiles(
  changed: readonly string[],
  logFormat: LogFormat,
  take: () => string | undefined | Promise<string | undefined>,
): Promise<void> {
  const what = listed(changed);
  try {
    const size = await take();
    announce(logFormat, `The mock now uses the changed ${what}${size ? `: ${size}` : ""}.`);
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
