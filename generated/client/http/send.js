// Generated from scripts/client/http/send.ts by `npm run generate`. Do not edit.
import { headerOf } from "../core/answer.js";
import { assertFindings } from "../core/checks.js";
import { rowsIn } from "../core/charging.js";
import { exchange } from "./exchange.js";
import { createFailure } from "./failure.js";
import { readLimits } from "../core/options.js";
import { settleResent } from "../core/resends.js";
import { mayBeCharged, retryAfterMs } from "./retry.js";
import { reserve } from "../core/spending.js";
import { usageError } from "../core/usage.js";
import { abortReason, assertNotAborted, wait, within } from "../core/wait.js";
export function createSend(client, pacing, budget, highestPrice, maxPerMinute, emit) {
    const { validate } = client;
    return async (name, operation, input, options, makeRequest) => {
        const { attemptTimeoutMs, timeoutMs, maxRetries, maxWaitMs, maxBodyBytes } = readLimits(name, "signal", options, client);
        const { signal } = options;
        if (signal && !signal.addEventListener)
            throw usageError(name, "signal must be an AbortSignal");
        const fetchOptions = { ...client.fetchOptions, ...options.fetchOptions };
        const deadline = performance.now() + timeoutMs;
        const settle = reserve(budget, highestPrice, name, operation, input);
        let remainingWaitMs = maxWaitMs;
        let pauseMs = 0;
        let knownKey;
        for (let attempt = 1;; attempt += 1) {
            const outcome = {
                attempts: attempt,
                knownKey,
                stage: "invalid request: ",
                text: "",
                mask: (value) => value,
            };
            const queued = performance.now();
            const record = { operation: name, attempt, spending: budget };
            const report = (hook, facts) => emit(hook, Object.assign(record, facts));
            const onWait = (waitReason, waitMs) => report("onWait", { waitReason, waitMs, waitedMs: Math.round(performance.now() - queued) });
            let release;
            try {
                assertNotAborted(signal);
                const mayWaitMs = Math.min(remainingWaitMs, deadline - queued);
                if (!pacing && pauseMs)
                    onWait("retry", pauseMs);
                const turn = pacing
                    ? pacing.enter(name, operation, attempt, maxPerMinute, mayWaitMs, signal, pauseMs, onWait)
                    : pauseMs
                        ? wait(pauseMs, signal)
                        : undefined;
                release = await turn?.finally(() => record.waitReason && onWait(undefined, 0));
                // It is over, and the attempt may be followed by a wait of its own.
                delete record.waitMs;
                assertNotAborted(signal);
                const began = performance.now();
                remainingWaitMs -= began - queued;
                const milliseconds = Math.min(attemptTimeoutMs, deadline - began);
                const ended = (facts) => {
                    // A request that could not be made does not count as an attempt.
                    if (record.url)
                        report("onResponse", facts);
                };
                const prepare = async () => {
                    const request = makeRequest();
                    outcome.stage = "onRequest failed: ";
                    await report("onRequest", { waitedMs: Math.round(began - queued), ...request });
                    return request;
                };
                await exchange(outcome, client, operation, fetchOptions, prepare, milliseconds, maxBodyBytes, signal);
                const { response, data } = outcome;
                Object.assign(record, {
                    response,
                    status: response?.status,
                    requestId: headerOf(response, "X-Request-Id"),
                    durationMs: Math.round(performance.now() - began),
                });
                if (outcome.cause !== undefined && signal?.aborted) {
                    ended({ isAborted: true });
                    throw abortReason(signal);
                }
                let violations;
                if (response && data !== undefined) {
                    const charge = settle(rowsIn(operation, data), response);
                    if (charge)
                        report("onCharge", charge);
                    const findings = validate?.(name, response.status, data) ?? [];
                    assertFindings(findings);
                    const unknown = findings.filter(({ isUnknown }) => isUnknown);
                    if (unknown[0])
                        report("onUnknown", { unknown });
                    violations = findings.filter(({ isUnknown }) => !isUnknown);
                    if (!violations[0]) {
                        ended();
                        return outcome;
                    }
                }
                const error = createFailure(client, name, operation, milliseconds, outcome, violations);
                ended({ error });
                const leftMs = deadline - performance.now();
                const pause = retryAfterMs(operation, outcome, maxRetries, leftMs, Math.random());
                if (pause === undefined || pause > remainingWaitMs)
                    throw error;
                const waitMs = { waitMs: pause };
                if (client.shouldRetry) {
                    const answer = report("shouldRetry", waitMs);
                    if ((await within(answer, leftMs, signal)) === false || performance.now() >= deadline)
                        throw error;
                }
                pauseMs = pause;
                knownKey = outcome.renewedKey;
                report("onRetry", waitMs);
            }
            catch (reason) {
                if (outcome.data === undefined && !mayBeCharged(operation, outcome))
                    settle();
                else
                    settleResent(operation, input, outcome, client, settle);
                throw reason;
            }
            finally {
                release?.(outcome);
            }
        }
    };
}
