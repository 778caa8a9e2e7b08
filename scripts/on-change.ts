import { once } from "node:events";
import { watch } from "chokidar";

/**
 * Calls `run` after files under some folders changed, and resolves once it watches. An editor saves several files at once,
 * so one run serves them all; runs never overlap. It goes on for as long as the process.
 *
 * @param run Must not throw.
 */
export async function onChange(folders: string[], run: () => Promise<void>): Promise<void> {
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(folders, { ignoreInitial: true }).on("all", () => {
    clearTimeout(pending);
    pending = setTimeout(() => (running = running.then(run)), 100);
  });
  await once(watcher, "ready");
}
