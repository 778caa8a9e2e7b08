import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import type { Flags } from "../mocks/flags.ts";
import { listen, stopSignal } from "../mocks/server.ts";
import { UsageError } from "./command.ts";
import { refreshReference } from "./docs/build.ts";
import { bringUpToDate, stampFile } from "./generate/freshness.ts";
import { BrokenDocumentError } from "./generate/openapi.ts";
import { onChange } from "./on-change.ts";
import { root } from "./paths.ts";

type MockModule = typeof import("../mocks/index.ts");
type App = ReturnType<MockModule["createMock"] | MockModule["createStaticMock"]>;

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
  try {
    if ((await Promise.race([app, stopped])) === "stopped") return 0;
    if (flags.watch) {
      let served = await generatedFrom();
      await onChange([join(root, "openapi")], async () => {
        const next = await renewed(await app, served, flags, reference);
        if (!next) return;
        served = await generatedFrom();
        app = Promise.resolve(next);
        console.log("The mock goes on with the changed documents.");
        if (reference !== undefined) await refreshReference(reference).catch(console.error);
      });
    }
    const what = reference === undefined ? "The mock answers" : "The mock and the reference are";
    console.log(`${what} on ${server.url}`);
    await stopped;
    return 0;
  } finally {
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
  const loading: Promise<MockModule> = import("../mocks/index.ts");
  if (reference !== undefined) await refreshReference(reference);
  return create(await loading, flags, reference);
}

/** The mock as the changed documents make it, with the state of the present one; `undefined` if they do not, saying why. */
async function renewed(
  present: App,
  served: string,
  flags: Flags,
  reference: string | undefined,
): Promise<App | undefined> {
  try {
    await bringUpToDate();
    // Another process may have generated before this one looked.
    if ((await generatedFrom()) === served) return undefined;
    // Modules are loaded once and for all, unless under a namespace of their own.
    const fresh: MockModule = await tsImport("../mocks/index.ts", import.meta.url);
    return create(fresh, flags, reference, present);
  } catch (error) {
    console.error(
      error instanceof BrokenDocumentError ? `${error.firstProblem} (npm run generate shows more)` : error,
    );
    console.error("The mock goes on with the documents as they were.");
    return undefined;
  }
}

function create(mock: MockModule, flags: Flags, reference: string | undefined, former?: App): App {
  const state = former && "save" in former ? { state: former.save() } : {};
  const app = flags.static ? mock.createStaticMock() : mock.createMock({ ...flags.simulator, ...state });
  mock.addSite(app, reference);
  return app;
}

/** Which state of the documents generated/ was made from. */
function generatedFrom(): Promise<string> {
  return readFile(join(root, "generated", stampFile), "utf8");
}
