import { once } from "node:events";
import { watch, type FSWatcher } from "chokidar";

/**
 * Calls `run` after files under some folders changed, and resolves once it watches. Changes within 100 ms share one run, and
 * changes during a run share one more. Runs never overlap, and an error ends the process.
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
