// Generated from scripts/client/wait.ts by `npm run generate`. Do not edit.
/** More milliseconds than this setTimeout does not wait at all. */
const longest = 2 ** 31 - 1;
/** What to do when a signal is aborted. Node.js warns of a leak at more than ten listeners, so each signal has one. */
const waiting = /* @__PURE__ */ new WeakMap();
const tell = ({ target }) => waiting.get(target)?.forEach((onAbort) => onAbort());
/** Calls `onEnd` after so many milliseconds, and once the signal is aborted. Returns what stops it. */
export function watch(milliseconds, signal, onEnd) {
    const timer = setTimeout(onEnd, Math.min(milliseconds, longest));
    const all = (signal && waiting.get(signal)) ?? new Set();
    all.add(onEnd);
    if (signal)
        waiting.set(signal, all);
    // The same function again is no further listener.
    signal?.addEventListener("abort", tell);
    return () => {
        clearTimeout(timer);
        all.delete(onEnd);
        // Signals that are made of others are kept as long as somebody listens.
        if (!all.size)
            signal?.removeEventListener("abort", tell);
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
