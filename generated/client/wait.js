// Generated from scripts/client/wait.ts by `npm run generate`. Do not edit.
/** More milliseconds than this setTimeout does not wait at all. */
const longest = 2 ** 31 - 1;
/** What to do when a signal is aborted. Node.js warns of a leak at more than ten listeners, so each signal has one. */
const waiting = /* @__PURE__ */ new WeakMap();
function listen(signal, onAbort) {
    let listener = waiting.get(signal);
    if (!listener) {
        const all = new Set();
        listener = { all, tell: () => all.forEach((one) => one()) };
        waiting.set(signal, listener);
        signal.addEventListener("abort", listener.tell);
    }
    const { all, tell } = listener;
    all.add(onAbort);
    return () => {
        // Signals that are made of others are kept as long as somebody listens.
        if (all.delete(onAbort) && !all.size) {
            signal.removeEventListener("abort", tell);
            waiting.delete(signal);
        }
    };
}
/** Calls `onEnd` after so many milliseconds, or with the signal's reason once that is aborted. Returns what stops it. */
export function watch(milliseconds, signal, onEnd) {
    const timer = setTimeout(onEnd, Math.min(milliseconds, longest));
    const abort = () => onEnd(signal?.reason);
    const stop = signal && listen(signal, abort);
    return () => {
        clearTimeout(timer);
        stop?.();
    };
}
/** Resolves after so many milliseconds, and rejects with the signal's reason once it is aborted. */
export function wait(milliseconds, signal) {
    return new Promise((done, fail) => {
        signal?.throwIfAborted();
        const stop = watch(milliseconds, signal, (reason) => {
            stop();
            if (signal?.aborted)
                fail(reason);
            else
                done();
        });
    });
}
