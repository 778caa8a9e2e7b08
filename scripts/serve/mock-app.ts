import { rmSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import type { Beside } from "../../mocks/app/mock-app.ts";
import type { Flags } from "../../mocks/flags.ts";
import { optionsInFiles } from "../../mocks/serve/watch-files.ts";
import { progressOn } from "../../mocks/serve/progress.ts";
import { stampFile } from "../generate/files.ts";
import { contractFolder, root } from "../lib/paths.ts";

type MockModule = typeof import("../../mocks/serve/compose.ts");
export type App = ReturnType<MockModule["createServed"]>;

/** The flags, and what records requests whichever mock responds to them. */
export type ServeFlags = Flags & Pick<Beside, "onEntry">;

/** The mock with the current generated/ and the state of the present one. */
export async function renewApp(present: App, flags: ServeFlags, reference: string | undefined): Promise<App> {
  const next = createApp(await loadFreshMock(), flags, reference, present);
  present.endStreams?.();
  return next;
}

/** The folders of the last two bundles: a request to the former mock may still load a part of it. */
const folders: string[] = [];

/**
 * The current modules of the mock and of generated/. Node.js loads a module once, so they are bundled under a new name;
 * packages stay loaded, since Prism takes seconds.
 */
async function loadFreshMock(): Promise<MockModule> {
  const { build, stop } = await import("esbuild");
  const modules = pathToFileURL(join(root, "scripts/contract-modules.mjs")).href;
  const { contractPlugin }: { contractPlugin(folder: string): Plugin } = await import(modules);
  if (folders.length === 0) process.once("exit", () => folders.forEach((folder) => remove(folder)));
  const folder = await mkdtemp(join(root, "node_modules/.cache/mock-"));
  folders.push(folder);
  if (folders.length > 2) remove(folders.shift());
  await build({
    entryPoints: { mock: join(root, "mocks/serve/compose.ts") },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    // Unlike other packages, the client is bundled.
    plugins: [contractPlugin(contractFolder)],
  });
  await stop();
  return (await import(pathToFileURL(join(folder, "mock.mjs")).href)) as MockModule;
}

function remove(folder = ""): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The mock that the flags ask for, with the reference from a folder, and with the state of a former mock. */
export function createApp(
  mock: MockModule,
  flags: ServeFlags,
  reference: string | undefined,
  former?: App,
): App {
  if (!flags.static) mock.checkComplete(mock.sampleWorld());
  const state = former?.save ? { state: former.save() } : {};
  // The files may have been edited since.
  const options = {
    ...flags.simulator,
    ...optionsInFiles(flags),
    ...state,
    onProgress: progressOn(process.stderr),
  };
  const { onEntry } = flags;
  return mock.createServed(options, flags.static, reference, flags.dataFile, onEntry && { onEntry });
}

/** The stamp of the documents that generated/ was made from. */
export function readGeneratedStamp(): Promise<string> {
  return readFile(join(contractFolder, "generated", stampFile), "utf8");
}
