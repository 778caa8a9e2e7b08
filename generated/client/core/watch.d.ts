// Generated from scripts/client/core/watch.ts by `npm run generate`. Do not edit.
/** Calls `onEnd` after `milliseconds`, and when the signal is aborted. Returns a function that cancels both. */
export declare function watch(milliseconds: number, signal: AbortSignal | undefined, onEnd: () => void): () => void;
