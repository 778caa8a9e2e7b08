// Generated from scripts/client/http/pacing.ts by `npm run generate`. Do not edit.
import { retryAfterSeconds } from "../core/answer.js";
import { clientError } from "../core/errors.js";
import { assertAtLeast, assertKnown } from "../core/usage.js";
import { abortReason } from "../core/wait.js";
import { watch } from "../core/watch.js";
const minuteMs = 60_000;
/** How long a request counts after its response. Clocks differ a little, hence the tenth of a second. */
const countedMs = minuteMs + 100;
const createLimit = (size = Infinity) => ({ size, busy: 0, ends: [], ahead: 0 });
/** The time from which a limit has room for one more request; an estimate while requests are under way. */
function opensAt({ size, busy, ends, ahead }, now) {
    while (ends[0] <= now)
        ends.shift();
    const position = busy + ends.length + ahead - size;
    if (position < 0)
        return 0;
    return (Math.min(ends[position % size] ?? Infinity, now + countedMs) + Math.floor(position / size) * countedMs);
}
/**
 * Creates a schedule that exceeds no limit, whether the service counts in fixed windows, in sliding windows or with a token
 * bucket. Each request counts from when it is sent until a minute after its response, because the service may have counted
 * it at any moment in between. Calls are sent in order, but those that wait for the limit of their operation let others
 * pass.
 *
 * A `Retry-After` on any error response pauses all calls. It means that someone else is using the same limits, so for a
 * minute after it, calls are sent one at a time.
 *
 * @throws `invalid_usage` if an option is not a number of at least 1.
 */
export function createPacing(options = {}) {
    assertKnown("createPacing", options, "perMinute maxConcurrent");
    const { perMinute, maxConcurrent = 6 } = options;
    assertAtLeast("createPacing", 1, "perMinute", perMinute ?? 1);
    assertAtLeast("createPacing", 1, "maxConcurrent", maxConcurrent);
    const sharedLimit = createLimit();
    const limits = new WeakMap();
    let queue = new Set();
    let notBefore = 0;
    let slowUntil = 0;
    let timer;
    /** When a Retry-After lets the next call go, after those that are ahead of it. */
    const turnAt = (now) => {
        const from = Math.max(now, notBefore);
        const inTurn = from + sharedLimit.ahead * (minuteMs / sharedLimit.size);
        return Math.max(from, Math.min(inTurn, slowUntil));
    };
    /** Sends the waiters whose turn it is, and ends those whose turn would come too late. */
    const pump = () => {
        clearTimeout(timer);
        const now = performance.now();
        let nextAt = Infinity;
        sharedLimit.ahead = 0;
        for (const { operationLimit } of queue)
            operationLimit.ahead = 0;
        for (const waiter of queue) {
            const { operationLimit, from, until, end } = waiter;
            const waitsAlone = Math.max(from, opensAt(operationLimit, now));
            const turn = turnAt(now);
            const at = Math.max(waitsAlone, turn, opensAt(sharedLimit, now));
            if (at === now && sharedLimit.busy < maxConcurrent) {
                sharedLimit.busy += 1;
                operationLimit.busy += 1;
                if (now < slowUntil)
                    notBefore = now + minuteMs / sharedLimit.size;
                end();
            }
            else if (at > until || now >= until || notBefore > now + minuteMs + 500) {
                end(Math.ceil((at - now) / 1000));
            }
            else {
                if (at > now)
                    nextAt = Math.min(nextAt, at);
                operationLimit.ahead += 1;
                // Those that wait for their operation's limit, or to be retried, let others pass.
                if (waitsAlone <= now)
                    sharedLimit.ahead += 1;
                const reason = at === now ? "concurrency" : at === from ? "retry" : at === turn ? "retry_after" : "rate_limit";
                if (reason !== waiter.reason)
                    waiter.onWait(reason, Math.ceil(at - now));
                waiter.reason = reason;
            }
        }
        if (nextAt < Infinity)
            timer = setTimeout(pump, Math.ceil(nextAt - now));
    };
    return {
        get waiting() {
            return queue.size;
        },
        get waitMs() {
            const now = performance.now();
            return Math.ceil(Math.max(turnAt(now), opensAt(sharedLimit, now)) - now);
        },
        reset() {
            notBefore = slowUntil = 0;
            pump();
        },
        enter(name, operation, attempt, maxPerMinute, maxWaitMs, signal, pauseMs, onWait) {
            sharedLimit.size = perMinute ?? maxPerMinute;
            const operationLimit = limits.get(operation) ?? createLimit(operation.perMinute);
            limits.set(operation, operationLimit);
            const release = ({ isSent, response }) => {
                const now = performance.now();
                for (const limit of [sharedLimit, operationLimit]) {
                    limit.busy -= 1;
                    // The service may have counted a request that was aborted.
                    if (isSent)
                        limit.ends.push(now + countedMs);
                }
                const seconds = response?.ok ? undefined : retryAfterSeconds(response);
                if (seconds >= 0) {
                    // More than an hour is treated as a mistake, and so is more than a minute of a gateway that does not limit rates.
                    const most = response?.status === 429 ? 3600 : 60;
                    notBefore = Math.max(notBefore, now + Math.min(seconds, most) * 1000 + 500 * Math.random());
                    slowUntil = notBefore + minuteMs;
                }
                pump();
            };
            return new Promise((resolve, reject) => {
                let stop = undefined;
                const now = performance.now();
                const waiter = {
                    operationLimit,
                    from: now + pauseMs,
                    until: now + maxWaitMs,
                    onWait,
                    end(seconds) {
                        stop?.();
                        queue.delete(waiter);
                        if (seconds === undefined)
                            resolve(release);
                        else if (signal?.aborted)
                            reject(abortReason(signal));
                        else {
                            const cause = seconds ? `the rate limits allow it in ${seconds} s` : "others are under way";
                            const reason = `not sent: ${cause}; raise maxWaitMs`;
                            reject(clientError("wait_too_long", name, reason, {
                                attempts: attempt - 1,
                                retryAfterSeconds: seconds,
                            }));
                        }
                    },
                };
                // A retry goes first, since it has waited before.
                queue = attempt > 1 ? new Set([waiter, ...queue]) : queue.add(waiter);
                pump();
                if (!queue.has(waiter))
                    return;
                stop = watch(maxWaitMs, signal, () => {
                    if (signal?.aborted)
                        waiter.end(0);
                    pump();
                });
            });
        },
    };
}
