/** The maximum delay of setTimeout; with a longer one it fires at once. */
const maxTimeoutMs = 2 ** 31 - 1;

/** Callbacks by signal. Node.js warns of a leak above ten listeners, so each signal gets a single listener. */
const waiting = /* @__PURE__ */ new WeakMap<EventTarget, Set<() => void>>();

const notify = ({ target }: Event) => waiting.get(target!)?.forEach((onAbort) => onAbort());

/** Calls `onEnd` after `milliseconds`, and when the signal is aborted. Returns a function that cancels both. */
export function watch(milliseconds: number, signal: AbortSignal | undefined, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, Math.min(milliseconds, maxTimeoutMs));
  const callbacks = (signal && waiting.get(signal)) ?? new Set();
  callbacks.add(onEnd);
  if (signal) waiting.set(signal, callbacks);
  // Adding the same function again has no effect.
  signal?.addEventListener("abort", notify);
  return () => {
    clearTimeout(timer);
    callbacks.delete(onEnd);
    // Composite signals are kept alive as long as they have a listener.
    if (!callbacks.size) signal?.removeEventListener("abort", notify);
  };
}

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
