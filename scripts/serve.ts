import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import type { Flags } from "../mocks/flags.ts";
import { listen, stopSignal } from "../mocks/server.ts";
import { UsageError } from "./command.ts";
import { refreshReference } from "./docs/build.ts";
import { bringUpToDate } from "./generate/freshness.ts";
import { BrokenDocumentError } from "./generate/openapi.ts";
import { createApp, generatedFrom, renewed, type App } from "./mock-app.ts";
import { onChange } from "./on-change.ts";
import { root } from "./paths.ts";

/**
 * Serves the mock, and the reference if it is told the folder for it, both made of the documents as they are, until it is
 * told to stop; resolves to the exit code. With `--watch` it goes on with the documents as they become.
 *
 * @throws {UsageError} if a document is broken at the start and not watched, saying where.
 */
export async function serve(flags: Flags, reference?: string): Promise<number> {
  const stopped = stopSignal().then(() => "stopped" as const);
  let app: Promise<App>;
  // It listens before anything is built, so that a taken port shows at once; a request that comes early waits.
  const server = await listen(async (request, env) => (await app).fetch(request, env), flags.address);
  app = prepare(flags, reference);
  let watcher: FSWatcher | undefined;
  const follow = async () => {
    let served = await generatedFrom();
    return onChange([join(root, "openapi")], async () => {
      const next = await renewed(await app, served, flags, reference);
      if (!next) return;
      served = await generatedFrom();
      app = Promise.resolve(next);
      console.log("The mock goes on with the changed documents.");
      if (reference !== undefined) await refreshReference(reference).catch(console.error);
    });
  };
  try {
    if ((await Promise.race([app, stopped])) === "stopped") return 0;
    if (flags.watch) watcher = await follow();
    const what = reference === undefined ? "The mock answers" : "The mock and the reference are";
    console.log(`${what} on ${server.url}`);
    await stopped;
    return 0;
  } finally {
    await watcher?.close();
    await server.close();
  }
}

async function prepare(flags: Flags, reference: string | undefined): Promise<App> {
  await bringUpToDate().catch((error: unknown) => {
    // One line here; the command that is for editing documents shows the place in full.
    if (!(error instanceof BrokenDocumentError)) throw error;
    const problem = `${error.firstProblem} (npm run generate shows more)`;
    if (!flags.watch) throw new UsageError(problem);
    console.error(`${problem}\nThe mock starts with the documents as they last were whole.`);
  });
  // The mock reads generated/, so it is loaded only now.
  const loading = import("../mocks/index.ts");
  if (reference !== undefined) await refreshReference(reference);
  return createApp(await loading, flags, reference);
}
