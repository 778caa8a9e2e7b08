import type { Hono } from "hono";
import { sizeOf, type CheckedData } from "../adintel/index.ts";
import { placing } from "../../scripts/lib/data/data-file.ts";
import type { Env } from "../http/incoming.ts";
import { pageFiles, pageFilesWithReference } from "../page/load.ts";
import { createMockApp, type Beside, type MockOptions, type SavedState } from "../app/mock-app.ts";
import { addSite } from "./site.ts";
import { createStaticMock } from "../app/static.ts";

export { readCalibrationFile } from "../../scripts/lib/data/calibration-file.ts";
export { checkComplete, sampleWorld } from "../app/complete.ts";

/** What the commands serve. */
export type Served = Hono<Env> & {
  /** What requests have changed; examples remember nothing. */
  save?(): SavedState;
  /** Ends the streams of events, where there can be any. */
  endStreams?(): void;
  /** What own data makes, such as `2 accounts, 14 creatives`. */
  size?: string;
};

/**
 * The mock, or for `static` the documents' examples alone, with the documents beside it and the reference, if there is
 * a folder of it.
 *
 * @param dataFile that `options.data` was read from
 * @param beside what the mock has beside its options, such as a store that several mocks share
 * @throws {DataError} on mistakes in the data, with their places in the file.
 */
export function createServed(
  options: MockOptions,
  isStatic: boolean,
  reference?: string,
  dataFile?: string,
  beside: Omit<Beside, "page"> = {},
): Served {
  const page = reference === undefined ? pageFiles : pageFilesWithReference;
  const app: Served = isStatic
    ? createStaticMock()
    : placing(dataFile, () => createMockApp(options, { page, ...beside }));
  addSite(app, reference);
  // It has been checked.
  if (options.data) app.size = sizeOf(options.data as CheckedData, options);
  return app;
}
