// Generated from scripts/client/core/wait.ts by `npm run generate`. Do not edit.
/** Calls `onEnd` after so many milliseconds, and once the signal is aborted. Returns what stops it. */
export declare function watch(milliseconds: number, signal: AbortSignal | undefined, onEnd: () => void): () => void;
/** Resolves after so many milliseconds, and rejects with the signal's reason once it is aborted. */
export declare function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
