// Generated from scripts/client/wait.ts by `npm run generate`. Do not edit.
/** More milliseconds than this setTimeout does not wait at all. */
const longest = 2 ** 31 - 1;
/** Calls `onEnd` after so many milliseconds, or with the signal's reason once that is aborted. Returns what stops it. */
export function watch(milliseconds, signal, onEnd) {
    const abort = () => onEnd(signal?.reason);
    const timer = setTimeout(onEnd, Math.min(milliseconds, longest));
    signal?.addEventListener("abort", abort);
    return () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
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
