// Generated from scripts/client/indexing.ts by `npm run generate`. Do not edit.
import { AdintelError, unreadable } from "./errors.js";
import { wait } from "./wait.js";
/** The one status that is specified: the indexing goes on. */
const indexing = "indexing";
/** Milliseconds, unless the caller says otherwise. */
const defaultTimeout = 600_000;
/** Each pause is longer than the one before, up to this many times the first. */
const longestPause = 5;
/**
 * Adds an account and polls until its indexing is over. An account that was there before may still be indexing, so it
 * is polled as well: calling this again goes on waiting.
 *
 * @param pollMs the first pause, in milliseconds
 */
export async function indexAndWait(operation, start, poll, pollMs, { timeoutMs = defaultTimeout, onStatus, ...options } = {}) {
    const began = Date.now();
    const left = () => began + timeoutMs - Date.now();
    const started = await start({ ...options, timeoutMs });
    if (!started?.brandId)
        throw unreadable(operation, "has no brandId", started);
    const { brandId } = started;
    let { status } = started;
    let pause = status === indexing ? pollMs : 0;
    for (let polls = 0;; polls += 1) {
        onStatus?.({ brandId, status, elapsedMs: Date.now() - began });
        if (polls && status !== indexing)
            return { brandId, status };
        if (left() <= pause) {
            throw new AdintelError(`${operation}: still ${status} after ${timeoutMs / 1000} s; call it again to wait on`, { code: "timeout", operation, attempts: polls, brandId });
        }
        await wait(pause, options.signal);
        ({ status = indexing } = await poll(brandId, { ...options, timeoutMs: left() }));
        pause = Math.min(polls + 1, longestPause) * pollMs;
    }
}
