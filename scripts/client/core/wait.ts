import { watch } from "./watch.js";

/** Why a signal was aborted. Older Safari and React Native do not say. */
export function abortReason({ reason }: AbortSignal): unknown {
  return reason === undefined
    ? Object.assign(new Error("the call was aborted"), { name: "AbortError" })
    : reason;
}

export function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal);
}

/** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    assertNotAborted(signal);
    const stop = watch(milliseconds, signal, () => {
      stop();
      if (signal?.aborted) reject(abortReason(signal));
      else resolve();
    });
  });
}
