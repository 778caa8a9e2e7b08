import { join } from "node:path";
import { createRecording } from "../../mocks/serve/record.ts";
import { createLines } from "../../mocks/serve/request-log.ts";
import { firstSteps } from "../../mocks/serve/first-steps.ts";
import type { Flags } from "../../mocks/flags.ts";
import { createFileWatch } from "../../mocks/serve/watch-files.ts";
import { graceMs, listen, stopSignal } from "../../mocks/http/server.ts";
import { UsageError } from "../lib/errors.ts";
import { isUpToDate } from "../docs/site/build.ts";
import { guideFolder } from "../docs/model/guide-folder.ts";
import { reloadDocuments, brokenDocumentLine, type Served, reloadFiles } from "./reload.ts";
import { bringUpToDate, isGenerated } from "../generate/freshness.ts";
import { BrokenDocumentError } from "../openapi/document.ts";
import { createBuildWorker, type BuildWorker } from "./build-worker-client.ts";
import { createApp, readGeneratedStamp, type ServeFlags } from "./mock-app.ts";
import { onChange } from "../lib/files/on-change.ts";
import { contractFolder } from "../lib/paths.ts";

/**
 * Serves the mock, and the reference if given a folder for it, until a signal stops it; resolves to the exit code. With
 * `--watch` it follows edits of the documents. Slow steps before it listens are named on standard error.
 *
 * @throws {UsageError} if a document is broken at the start and not watched, saying where.
 */
export async function serve(given: Flags, reference?: string): Promise<number> {
  const lines = createLines(process.stdout, given.telling);
  const { onExchange } = lines;
  const recording = given.record === undefined ? undefined : createRecording(given.record);
  const flags = {
    ...given,
    simulator: { ...given.simulator, ...(onExchange && { onExchange }) },
    ...(recording && { onEntry: recording.add }),
  };
  const stopped = stopSignal().then(() => "stopped" as const);
  let served: Promise<Served>;
  // Listen before building, so that a taken port shows at once; early requests wait.
  const server = await listen(async (request, env) => (await served).app.fetch(request, env), flags.address);
  const worker = createBuildWorker();
  const changedFiles = createFileWatch(flags);
  const update = async () => {
    const present = await served.catch(() => undefined);
    // Without one, the command is ending.
    if (!present) return;
    const take = (next: Served) => (served = Promise.resolve(next));
    await reloadDocuments(present, flags, reference, worker, take);
    const changed = changedFiles();
    if (changed.length > 0) await reloadFiles(changed, await served, flags, reference, take);
  };
  // Watch before building, so that no save is missed.
  const watching = flags.watch
    ? onChange(
        [
          join(contractFolder, "openapi"),
          ...(reference === undefined ? [] : [guideFolder]),
          ...[flags.dataFile, flags.calibrationFile].filter((file) => file !== undefined),
        ],
        update,
      )
    : undefined;
  // Until it is ready, requests wait for what does not come if it is stopped.
  let waitMs: number | undefined;
  served = Promise.resolve(watching).then(() => prepare(flags, reference, worker));
  try {
    const ready = await Promise.race([served, stopped]);
    if (ready === "stopped") return 0;
    const what = reference === undefined ? "The mock is listening" : "The mock and the reference are";
    const hints = flags.static ? [] : firstSteps(server.url, ready.app.size, flags);
    lines.ready(`${what} on`, server.url, { hints, calibration: flags.simulator.calibration });
    // Let the first requests go first.
    if (flags.watch)
      setTimeout(() => void worker.warmUp(reference !== undefined).catch(() => undefined), 1000).unref();
    await stopped;
    (await served).app.endStreams?.();
    waitMs = graceMs;
    return 0;
  } finally {
    await server.close(waitMs);
    await recording?.end();
    await (await watching)?.close();
    lines.flush();
    worker.close();
  }
}

async function prepare(
  flags: ServeFlags,
  reference: string | undefined,
  worker: BuildWorker,
): Promise<Served> {
  if (!(await isGenerated())) console.error("The documents changed; running npm run generate…");
  await bringUpToDate().catch((error: unknown) => {
    if (!(error instanceof BrokenDocumentError)) throw error;
    if (!flags.watch) throw new UsageError(brokenDocumentLine(error));
    console.error(`${brokenDocumentLine(error)}\nThe mock starts with the last valid documents.`);
  });
  // The mock reads generated/, so it is loaded only now.
  const loading = import("../../mocks/serve/compose.ts");
  if (reference !== undefined && !(await isUpToDate(reference))) {
    console.error("Building the reference, which takes a few seconds the first time and after changes…");
    await worker.buildReference(reference);
  }
  return { app: createApp(await loading, flags, reference), stamp: await readGeneratedStamp() };
}
