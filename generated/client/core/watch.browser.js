// Generated from scripts/client/core/watch.browser.ts by `npm run generate`. Do not edit.
/** What watch.ts is in a browser, which does not warn of many listeners. */
export function watch(milliseconds, signal, onEnd) {
    const timer = setTimeout(onEnd, Math.min(milliseconds, 2 ** 31 - 1));
    signal?.addEventListener("abort", onEnd);
    return () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onEnd);
    };
}
