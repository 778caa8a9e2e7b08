import { once } from "node:events";
import { watch, type FSWatcher } from "chokidar";

/**
 * Calls `run` after files under some folders changed, and resolves once it watches. An editor saves several files at once,
 * so one run serves them all; runs never overlap, and one that throws ends the process.
 */
export async function onChange(folders: string[], run: () => Promise<void>): Promise<FSWatcher> {
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(folders, { ignoreInitial: true }).on("all", () => {
    clearTimeout(pending);
    pending = setTimeout(() => (running = running.then(run)), 100);
  });
  await once(watcher, "ready");
  return watcher;
}
