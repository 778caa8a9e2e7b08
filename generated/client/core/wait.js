// Generated from scripts/client/core/wait.ts by `npm run generate`. Do not edit.
/** With more milliseconds than this, setTimeout does not wait at all. */
const longest = 2 ** 31 - 1;
/** Callbacks by signal. Node.js warns of a leak above ten listeners, so each signal gets only one. */
const waiting = /* @__PURE__ */ new WeakMap();
const notify = ({ target }) => waiting.get(target)?.forEach((onAbort) => onAbort());
/** Calls `onEnd` after so many milliseconds, and once the signal is aborted. Returns what stops it. */
export function watch(milliseconds, signal, onEnd) {
    const timer = setTimeout(onEnd, Math.min(milliseconds, longest));
    const all = (signal && waiting.get(signal)) ?? new Set();
    all.add(onEnd);
    if (signal)
        waiting.set(signal, all);
    // Adding the same function again has no effect.
    signal?.addEventListener("abort", notify);
    return () => {
        clearTimeout(timer);
        all.delete(onEnd);
        // Composite signals are kept alive as long as they have a listener.
        if (!all.size)
            signal?.removeEventListener("abort", notify);
    };
}
/** Resolves after so many milliseconds, and rejects with the signal's reason once it is aborted. */
export function wait(milliseconds, signal) {
    return new Promise((done, fail) => {
        signal?.throwIfAborted();
        const stop = watch(milliseconds, signal, () => {
            stop();
            if (signal?.aborted)
                fail(signal.reason);
            else
                done();
        });
    });
}
