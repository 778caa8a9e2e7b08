import { once } from "node:events";
import { watch, type FSWatcher } from "chokidar";

/**
 * Calls `run` after files under some folders changed, and resolves once it watches. An editor saves several files at once,
 * so one run serves them all, and all that is saved while one runs is served by one more; runs never overlap, and one that
 * throws ends the process.
 */
export async function onChange(folders: string[], run: () => Promise<void>): Promise<FSWatcher> {
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let waits = false;
  const next = () => {
    if (waits) return;
    waits = true;
    running = running.then(() => {
      waits = false;
      return run();
    });
  };
  const watcher = watch(folders, { ignoreInitial: true }).on("all", () => {
    clearTimeout(pending);
    pending = setTimeout(next, 100);
  });
  await once(watcher, "ready");
  return watcher;
}
