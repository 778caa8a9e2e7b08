// Generated from scripts/client/core/wait.ts by `npm run generate`. Do not edit.
import { watch } from "./watch.js";
/** Why a signal was aborted. Older Safari and React Native do not say. */
export function abortReason(signal) {
    if (!signal?.aborted)
        return undefined;
    const { reason = Object.assign(new Error("the call was aborted"), { name: "AbortError" }) } = signal;
    return reason;
}
export function assertNotAborted(signal) {
    if (signal?.aborted)
        throw abortReason(signal);
}
/** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted. */
export async function wait(milliseconds, signal) {
    await within(new Promise(() => undefined), milliseconds, signal);
    assertNotAborted(signal);
}
/** What a promise resolves to; `undefined` if that takes longer than `milliseconds`, or once the signal is aborted. */
export async function within(promise, milliseconds, signal) {
    if (signal?.aborted)
        return undefined;
    let stop;
    const end = new Promise((resolve) => {
        stop = watch(milliseconds, signal, () => resolve(undefined));
    });
    return Promise.race([promise, end]).finally(stop);
}
