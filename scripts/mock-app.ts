import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Flags } from "../mocks/flags.ts";
import { progressOn } from "../mocks/progress.ts";
import { stampFile } from "./generate/freshness.ts";
import { root } from "./paths.ts";

type MockModule = typeof import("../mocks/index.ts");
export type App = ReturnType<MockModule["createMock"] | MockModule["createStaticMock"]>;

/** The mock as generated/ makes it now, with the state of the present one. */
export async function renewed(present: App, flags: Flags, reference: string | undefined): Promise<App> {
  // Modules are loaded once and for all, unless under a namespace of their own.
  const { tsImport } = await import("tsx/esm/api");
  const fresh: MockModule = await tsImport("../mocks/index.ts", import.meta.url);
  return createApp(fresh, flags, reference, present);
}

/** The mock that the flags ask for, with the reference out of a folder; it goes on where a former one was. */
export function createApp(mock: MockModule, flags: Flags, reference: string | undefined, former?: App): App {
  const state = former && "save" in former ? { state: former.save() } : {};
  const options = { ...flags.simulator, ...state, onProgress: progressOn(process.stderr) };
  const app = flags.static ? mock.createStaticMock() : mock.createMock(options);
  mock.addSite(app, reference);
  return app;
}

/** Which state of the documents generated/ was made from. */
export function generatedFrom(): Promise<string> {
  return readFile(join(root, "generated", stampFile), "utf8");
}
