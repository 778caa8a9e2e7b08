import type { Hono } from "hono";
import { placedIn } from "../adintel/data/file.ts";
import { DataError } from "../adintel/data/problems.ts";
import type { Env } from "../http/incoming.ts";
import { pageFiles, pageFilesWithReference } from "../page/load.ts";
import {
  createSimulator,
  type SavedState,
  type SimulatorOptions,
  type StoreElsewhere,
} from "../app/simulator.ts";
import { addSite } from "./site.ts";
import { createStaticMock } from "../app/static.ts";

/** What the commands serve. */
export type Served = Hono<Env> & {
  /** What requests have changed; examples remember nothing. */
  save?(): SavedState;
  /** Ends the streams of events, where there can be any. */
  endStreams?(): void;
};

/**
 * The simulator, or for `static` the documents' examples alone, with the documents beside it and the reference, if there is
 * a folder of it.
 *
 * @param dataFile that `options.data` was read from
 * @param elsewhere where requests keep what they change, if not in memory
 * @throws {DataError} on mistakes in the data, with their places in the file.
 */
export function createServed(
  options: SimulatorOptions,
  isStatic: boolean,
  reference?: string,
  dataFile?: string,
  elsewhere?: StoreElsewhere,
): Served {
  const page = reference === undefined ? pageFiles : pageFilesWithReference;
  const app: Served = isStatic
    ? createStaticMock()
    : placing(dataFile, () => createSimulator(options, undefined, page, elsewhere));
  addSite(app, reference);
  return app;
}

function placing<T>(dataFile: string | undefined, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof DataError && dataFile !== undefined ? placedIn(dataFile, error) : error;
  }
}
