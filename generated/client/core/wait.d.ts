// Generated from scripts/client/core/wait.ts by `npm run generate`. Do not edit.
/** Calls `onEnd` after `milliseconds`, and when the signal is aborted. Returns a function that cancels both. */
export declare function watch(milliseconds: number, signal: AbortSignal | undefined, onEnd: () => void): () => void;
/** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted. */
export declare function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
