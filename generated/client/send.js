// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import { rowsIn } from "./charging.js";
import { exchange } from "./exchange.js";
import { failureOf, requestIdOf } from "./failure.js";
import { demandAtLeast } from "./options.js";
import { retryAfterMs } from "./retry.js";
import { wait } from "./wait.js";
export function createSend(client, purse, tell) {
    const { validate } = client;
    return async (name, operation, input, options, makeRequest) => {
        const { signal } = options;
        const attemptTimeoutMs = options.attemptTimeoutMs ?? client.attemptTimeoutMs ?? 60_000;
        const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? Infinity;
        const maxRetries = options.maxRetries ?? client.maxRetries ?? 2;
        const fetchOptions = { ...client.fetchOptions, ...options.fetchOptions };
        demandAtLeast(name, 1, "attemptTimeoutMs", attemptTimeoutMs);
        demandAtLeast(name, 1, "timeoutMs", timeoutMs);
        demandAtLeast(name, 0, "maxRetries", maxRetries);
        signal?.throwIfAborted();
        const deadline = performance.now() + timeoutMs;
        const settle = purse.open(name, operation, input);
        let waitMs = 0;
        for (let attempt = 1;; attempt += 1) {
            const began = performance.now();
            const milliseconds = Math.min(attemptTimeoutMs, deadline - began);
            const facts = { operation: name, attempt, waitedMs: waitMs, spending: purse.spending };
            let record = facts;
            const prepare = () => {
                record = { ...makeRequest(), ...facts };
                tell("onRequest", record);
                return record;
            };
            const outcome = await exchange(client, operation, fetchOptions, prepare, milliseconds, signal);
            const { response, text, data } = outcome;
            const durationMs = Math.round(performance.now() - began);
            const requestId = requestIdOf(response);
            const ended = Object.assign(record, { response, status: response?.status, requestId, durationMs });
            let violations;
            if (data !== undefined) {
                const charge = settle(rowsIn(operation, data), response.headers.has("Idempotency-Key"));
                if (charge)
                    tell("onCharge", Object.assign(ended, charge));
                violations = validate?.(name, response.status, data);
                if (!violations?.[0]) {
                    tell("onResponse", ended);
                    return { data, response, text };
                }
            }
            const failed = { name, operation, attempt, milliseconds, client };
            const failure = failureOf(failed, outcome, violations);
            const { error } = failure;
            tell("onResponse", Object.assign(ended, { error }));
            const leftMs = deadline - performance.now();
            const allowance = { attempts: attempt, maxRetries, leftMs, jitter: Math.random() };
            const pause = retryAfterMs(operation, outcome, allowance);
            if (pause === undefined) {
                if (data === undefined && !failure.mayBeCharged)
                    settle();
                return failure;
            }
            waitMs = pause;
            tell("onRetry", Object.assign(ended, { error, waitMs }));
            await wait(waitMs, signal).catch((reason) => {
                settle();
                throw reason;
            });
        }
    };
}
