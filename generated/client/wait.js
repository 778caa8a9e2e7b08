// Generated from scripts/client/wait.ts by `npm run generate`. Do not edit.
/** More milliseconds than this setTimeout does not wait at all. */
const longest = 2 ** 31 - 1;
/** What to do when a signal is aborted. Node.js warns of a leak at more than ten listeners, so each signal has one. */
const waiting = /* @__PURE__ */ new WeakMap();
/** Calls `onEnd` after so many milliseconds, or with the signal's reason once that is aborted. Returns what stops it. */
export function watch(milliseconds, signal, onEnd) {
    const timer = setTimeout(onEnd, Math.min(milliseconds, longest));
    const abort = () => onEnd(signal?.reason);
    let all = signal && waiting.get(signal);
    if (signal && !all) {
        const own = (all = new Set());
        waiting.set(signal, own);
        signal.addEventListener("abort", () => own.forEach((one) => one()), { once: true });
    }
    all?.add(abort);
    return () => {
        clearTimeout(timer);
        all?.delete(abort);
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
