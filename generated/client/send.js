// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import { rowsIn } from "./charging.js";
import { exchange } from "./exchange.js";
import { failureOf, requestIdOf } from "./failure.js";
import { demandAtLeast } from "./options.js";
import { retryAfterMs } from "./retry.js";
import { createLog, createTell } from "./telling.js";
import { wait } from "./wait.js";
export function createSend(client, purse) {
    const { validate, baseUrl, onRequest, onResponse, onRetry, onCharge } = client;
    const log = createLog(client);
    const tell = createTell(log);
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
        let waitedMs = 0;
        for (let attempt = 1;; attempt += 1) {
            const began = performance.now();
            const milliseconds = Math.min(attemptTimeoutMs, deadline - began);
            let request;
            const prepare = () => {
                request = { ...makeRequest(), operation: name, attempt, waitedMs, spending: purse.spending };
                log("debug", () => `${name}: ${request.method} ${request.url}`);
                tell(onRequest, request);
                return request;
            };
            const outcome = await exchange({ ...client, fetchOptions }, operation, prepare, milliseconds, signal);
            const { response, text, data } = outcome;
            const durationMs = performance.now() - began;
            const requestId = requestIdOf(response);
            const responded = (error) => {
                log("info", () => `${name}: ${error?.message ?? response.status} in ${Math.round(durationMs)} ms`);
                tell(onResponse, { request, response, requestId, durationMs, error });
            };
            let violations;
            if (data !== undefined) {
                const charge = settle(rowsIn(operation, data));
                if (charge) {
                    log("info", () => `${name}: ${charge.rows} rows, ${charge.usd === null ? "price unknown" : `$${charge.usd}`}`);
                    tell(onCharge, { ...charge, request, requestId });
                }
                violations = validate?.(name, response.status, data);
                if (!violations?.[0]) {
                    responded(undefined);
                    return { data, response, text };
                }
            }
            const failed = { name, operation, attempt, milliseconds, baseUrl };
            const failure = failureOf(failed, outcome, violations);
            const { error } = failure;
            responded(error);
            const leftMs = deadline - performance.now();
            const pause = retryAfterMs(operation, outcome, {
                attempts: attempt,
                maxRetries,
                leftMs,
                jitter: Math.random(),
            });
            if (pause === undefined) {
                if (data === undefined && !failure.mayBeCharged)
                    settle();
                return failure;
            }
            log("warn", () => `${error.message}; again in ${Math.round(pause)} ms`);
            tell(onRetry, { request, error, waitMs: pause });
            await wait(pause, signal).catch((reason) => {
                settle();
                throw reason;
            });
            waitedMs = pause;
        }
    };
}
