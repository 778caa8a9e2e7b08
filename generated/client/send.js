// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import { retryAfterSeconds } from "./answer.js";
import { exchange } from "./exchange.js";
import { failureOf } from "./failure.js";
import { wait } from "./wait.js";
/** Seconds. Limits are counted by the minute, so a longer wait is of no use. */
const longestWait = 60;
export function createSend(client, purse) {
    return async (name, operation, input, options, makeRequest) => {
        const { signal, attemptTimeoutMs = client.attemptTimeoutMs ?? 60_000, timeoutMs = client.timeoutMs ?? Infinity, maxRetries = client.maxRetries ?? 2, } = options;
        signal?.throwIfAborted();
        const deadline = Date.now() + timeoutMs;
        const settle = purse.open(name, operation, input);
        for (let attempts = 1;; attempts += 1) {
            const milliseconds = Math.min(attemptTimeoutMs, deadline - Date.now());
            const came = await exchange(client, makeRequest, milliseconds, signal);
            const { response, text, data, envelope } = came;
            let faults;
            if (data !== undefined) {
                settle(rowsIn(operation, data));
                faults = client.validate?.(name, response.status, data);
                if (!faults?.[0])
                    return { data, response, text };
            }
            const { error, isLost, isPassing } = failureOf(client, name, operation, attempts, milliseconds, came, faults);
            const seconds = response && retryAfterSeconds(response);
            const pause = seconds === undefined
                ? 250 * 2 ** attempts * (1 + Math.random())
                : Math.min(seconds, longestWait) * 1000 + 500 * Math.random();
            const isSafe = !isLost || operation.price === 0;
            if (!isPassing || !isSafe || attempts > maxRetries || Date.now() + pause >= deadline) {
                if (!isLost && !faults)
                    settle();
                return { error, envelope, response, text };
            }
            await wait(pause, signal).catch((reason) => {
                settle();
                throw reason;
            });
        }
    };
}
/** What is charged for is what `count` says, an answer without it is one row; of two that differ, the larger. */
function rowsIn({ rows = "" }, data) {
    const { count, [rows]: list } = Object(data);
    return Math.max(Number(count) || 0, Array.isArray(list) ? list.length : count === undefined ? 1 : 0);
}
