// Generated from scripts/client/indexing.ts by `npm run generate`. Do not edit.
import { clientError, unreadableError } from "./core/errors.js";
import { assertOptions } from "./core/checks.js";
import { assertAtLeast } from "./core/usage.js";
import { wait } from "./core/wait.js";
/** The only specified status of an account that is still being indexed. */
const indexing = "indexing";
/**
 * Adds an account and polls until its indexing is over. An account that already existed may still be indexing, so it is
 * polled as well. To keep waiting after a timeout, call this again.
 *
 * @param pollMs the default of `intervalMs`
 */
export async function indexAndWait(operation, start, poll, pollMs, emit, waitingOptions = {}) {
    assertOptions(operation, waitingOptions);
    const { timeoutMs = 600_000, intervalMs = pollMs, onStatus, ...options } = waitingOptions;
    /** Milliseconds between the last poll and the deadline. */
    const lastPollMs = 500;
    /** The pause before a poll grows by the first pause each time, up to this multiple of it. */
    const maxPauseFactor = 5;
    assertAtLeast(operation, 0, "intervalMs", intervalMs);
    const deadline = performance.now() + assertAtLeast(operation, 1, "timeoutMs", timeoutMs);
    const remainingMs = () => deadline - performance.now();
    const elapsed = () => Math.round(timeoutMs - remainingMs());
    const started = await start({ ...options, timeoutMs });
    const { brandId, status: firstStatus } = started.data ?? {};
    if (!brandId)
        throw unreadableError(operation, "has no brandId", started);
    let status = firstStatus ?? indexing;
    const report = () => emit("onStatus", { brandId, status, elapsedMs: elapsed() }, onStatus);
    report();
    for (let polls = 0;; polls += 1) {
        const steps = polls || Number(status === indexing);
        const pauseMs = Math.min(steps, maxPauseFactor) * intervalMs;
        // Poll at least once, whatever the deadline is.
        await wait(Math.min(pauseMs, remainingMs() - lastPollMs), options.signal);
        const pollTimeoutMs = Math.max(1, remainingMs());
        const answer = await poll(brandId, { ...options, timeoutMs: pollTimeoutMs }).catch((error) => {
            // The reason of an aborted signal can be any value, so only the code of a timeout is trusted.
            if (error?.code !== "timeout" || remainingMs() > 1)
                throw error;
        });
        if (answer) {
            status = answer.status ?? indexing;
            report();
            if (status !== indexing)
                return { brandId, status };
        }
        if (remainingMs() <= lastPollMs) {
            throw clientError("timeout", operation, `still ${status} after ${elapsed() / 1000} s; call andWait again`, { attempts: polls + 2, brandId });
        }
    }
}
