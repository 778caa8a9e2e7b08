// Generated from scripts/client/core/watch.ts by `npm run generate`. Do not edit.
/** The maximum delay of setTimeout; with a longer one it fires at once. */
const maxTimeoutMs = 2 ** 31 - 1;
/** Callbacks by signal. Node.js warns of a leak above ten listeners, so each signal gets a single listener. */
const waiting = /* @__PURE__ */ new WeakMap();
const notify = ({ target }) => waiting.get(target)?.forEach((onAbort) => onAbort());
/** Calls `onEnd` after `milliseconds`, and when the signal is aborted. Returns a function that cancels both. */
export function watch(milliseconds, signal, onEnd) {
    const timer = setTimeout(onEnd, Math.min(milliseconds, maxTimeoutMs));
    const callbacks = (signal && waiting.get(signal)) ?? new Set();
    callbacks.add(onEnd);
    if (signal)
        waiting.set(signal, callbacks);
    // Adding the same function again has no effect.
    signal?.addEventListener("abort", notify);
    return () => {
        clearTimeout(timer);
        callbacks.delete(onEnd);
        // Composite signals are kept alive as long as they have a listener.
        if (!callbacks.size)
            signal?.removeEventListener("abort", notify);
    };
}
