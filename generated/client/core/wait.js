// Generated from scripts/client/core/wait.ts by `npm run generate`. Do not edit.
import { watch } from "./watch.js";
/** Why a signal was aborted. Older Safari and React Native do not say. */
export function abortReason({ reason }) {
    return reason === undefined
        ? Object.assign(new Error("the call was aborted"), { name: "AbortError" })
        : reason;
}
export function assertNotAborted(signal) {
    if (signal?.aborted)
        throw abortReason(signal);
}
/** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted. */
export function wait(milliseconds, signal) {
    return new Promise((resolve, reject) => {
        assertNotAborted(signal);
        const stop = watch(milliseconds, signal, () => {
            stop();
            if (signal?.aborted)
                reject(abortReason(signal));
            else
                resolve();
        });
    });
}
