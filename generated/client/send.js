// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import { rowsIn } from "./charging.js";
import { exchange } from "./exchange.js";
import { failureOf } from "./failure.js";
import { demandAtLeast } from "./options.js";
import { mayBeCharged, retryAfterMs } from "./retry.js";
import { wait } from "./wait.js";
export function createSend(client, purse, pacing, perMinute) {
    return async (name, operation, input, options, makeRequest) => {
        const { signal } = options;
        const attemptTimeoutMs = options.attemptTimeoutMs ?? client.attemptTimeoutMs ?? 60_000;
        const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? Infinity;
        const maxRetries = options.maxRetries ?? client.maxRetries ?? 2;
        const maxWaitMs = options.maxWaitMs ?? client.maxWaitMs ?? Infinity;
        demandAtLeast(name, 1, "attemptTimeoutMs", attemptTimeoutMs);
        demandAtLeast(name, 1, "timeoutMs", timeoutMs);
        demandAtLeast(name, 0, "maxRetries", maxRetries);
        demandAtLeast(name, 0, "maxWaitMs", maxWaitMs);
        signal?.throwIfAborted();
        const deadline = Date.now() + timeoutMs;
        const settle = purse.open(name, operation, input);
        for (let attempts = 1;; attempts += 1) {
            const turn = pacing?.enter({
                ...{ name, operation, attempt: attempts, maxPerMinute: perMinute, signal },
                maxWaitMs: Math.min(maxWaitMs, deadline - Date.now()),
            });
            if (turn) {
                await turn.catch((reason) => {
                    settle();
                    throw reason;
                });
                if (signal?.aborted) {
                    pacing?.leave(operation, false, undefined);
                    settle();
                    throw signal.reason;
                }
            }
            const milliseconds = Math.min(attemptTimeoutMs, deadline - Date.now());
            let attempt;
            try {
                attempt = await exchange(client, operation, makeRequest, milliseconds, signal);
            }
            finally {
                pacing?.leave(operation, attempt?.isSent ?? !attempt, attempt?.response);
            }
            const { response, text, data } = attempt;
            let violations;
            if (data !== undefined) {
                settle(rowsIn(operation, data));
                violations = client.validate?.(name, response.status, data);
                if (!violations?.[0])
                    return { data, response, text };
            }
            const leftMs = deadline - Date.now();
            const pause = retryAfterMs(operation, attempt, { attempts, maxRetries, leftMs, jitter: Math.random() });
            if (pause === undefined) {
                if (data === undefined && !mayBeCharged(operation, attempt))
                    settle();
                return {
                    ...failureOf(client, name, operation, attempts, milliseconds, attempt, violations),
                    response,
                };
            }
            await wait(pause, signal).catch((reason) => {
                settle();
                throw reason;
            });
        }
    };
}
