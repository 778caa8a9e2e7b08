// Generated from scripts/client/core/watch.browser.ts by `npm run generate`. Do not edit.
/** What watch.ts is in a browser, which does not warn of many listeners. */
export declare function watch(milliseconds: number, signal: AbortSignal | undefined, onEnd: () => void): () => void;
