import { watch } from "./watch.js";

/** Why a signal was aborted. Older Safari and React Native do not say. */
export function abortReason(signal: AbortSignal | undefined): unknown {
  if (!signal?.aborted) return undefined;
  const { reason = Object.assign(new Error("the call was aborted"), { name: "AbortError" }) } = signal;
  return reason;
}

export function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal);
}

/** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted. */
export async function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<undefined> {
  await within(new Promise(() => undefined), milliseconds, signal);
  assertNotAborted(signal);
}

/** What a promise resolves to; `undefined` if that takes longer than `milliseconds`, or once the signal is aborted. */
export async function within<T>(
  promise: Promise<T>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (signal?.aborted) return undefined;
  let stop: (() => void) | undefined;
  const end = new Promise<undefined>((resolve) => {
    stop = watch(milliseconds, signal, () => resolve(undefined));
  });
  return Promise.race([promise, end]).finally(stop);
}
