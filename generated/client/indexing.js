// Generated from scripts/client/indexing.ts by `npm run generate`. Do not edit.
import { clientError, unreadable } from "./core/errors.js";
import { demandAtLeast } from "./core/usage.js";
import { wait } from "./core/wait.js";
/** The only specified status of an account that is still being indexed. */
const indexing = "indexing";
/** Milliseconds. */
const defaultTimeout = 600_000;
/** Milliseconds between the last poll and the deadline. */
const lastPollMs = 500;
/** Each pause is longer than the one before, up to this many times the first. */
const longestPause = 5;
/**
 * Adds an account and polls until its indexing is over. An account that already existed may still be indexing, so it is
 * polled as well. To keep waiting after a timeout, call this again.
 *
 * @param pollMs the default of `intervalMs`
 */
export async function indexAndWait(operation, start, poll, pollMs, emit, { timeoutMs = defaultTimeout, intervalMs = pollMs, onStatus, ...options } = {}) {
    demandAtLeast(operation, 0, "intervalMs", intervalMs);
    const deadline = performance.now() + demandAtLeast(operation, 1, "timeoutMs", timeoutMs);
    const left = () => deadline - performance.now();
    const elapsed = () => Math.round(timeoutMs - left());
    const started = await start({ ...options, timeoutMs });
    const { brandId, status: first } = started.data ?? {};
    if (!brandId)
        throw unreadable(operation, "has no brandId", started);
    let status = first ?? indexing;
    const report = () => emit("onStatus", { brandId, status, elapsedMs: elapsed() }, onStatus);
    report();
    for (let polls = 0;; polls += 1) {
        const steps = polls || Number(status === indexing);
        // Polled at least once, whatever the deadline is.
        await wait(Math.min(Math.min(steps, longestPause) * intervalMs, left() - lastPollMs), options.signal);
        const remaining = Math.max(1, left());
        const answer = await poll(brandId, { ...options, timeoutMs: remaining }).catch((error) => {
            // An aborted signal may have any reason.
            if (error?.code !== "timeout" || left() > 1)
                throw error;
        });
        if (answer) {
            status = answer.status ?? indexing;
            report();
            if (status !== indexing)
                return { brandId, status };
        }
        if (left() <= lastPollMs) {
            throw clientError("timeout", operation, `still ${status} after ${elapsed() / 1000} s; call andWait again to keep waiting`, { attempts: polls + 2, brandId });
        }
    }
}
