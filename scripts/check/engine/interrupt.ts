import { setTimeout as sleep } from "node:timers/promises";

/** The run was asked to stop. What was spent until then is still reported. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/** Listens for Ctrl-C and for being asked to end; a second signal ends the process as ever. `dispose` stops listening. */
export function interruption(): { signal: AbortSignal; dispose(): void } {
  const controller = new AbortController();
  const stop = () => controller.abort(new Interrupted("interrupted"));
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const name of signals) process.once(name, stop);
  return {
    signal: controller.signal,
    dispose: () => signals.forEach((name) => process.off(name, stop)),
  };
}

/**
 * Waits so many milliseconds.
 *
 * @throws {Interrupted} as soon as the signal says so.
 */
export async function patiently(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
}
