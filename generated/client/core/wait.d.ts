// Generated from scripts/client/core/wait.ts by `npm run generate`. Do not edit.
/** Why a signal was aborted. Older Safari and React Native do not say. */
export declare function abortReason(signal: AbortSignal | undefined): unknown;
export declare function assertNotAborted(signal: AbortSignal | undefined): void;
/** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted. */
export declare function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<undefined>;
/** What a promise resolves to; `undefined` if that takes longer than `milliseconds`, or once the signal is aborted. */
export declare function within<T>(promise: Promise<T>, milliseconds: number, signal: AbortSignal | undefined): Promise<T | undefined>;
