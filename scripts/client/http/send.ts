import type { InvalidField } from "@adintel/client/api-errors";
import { headerOf } from "../core/answer.js";
import type { Budget } from "../core/budget.js";
import { assertFindings } from "../core/checks.js";
import { rowsIn } from "../core/charging.js";
import { exchange, type Exchange } from "./exchange.js";
import { createFailure } from "./failure.js";
import type { EndedAttempt, Hooks, Waiting } from "../core/hooks.js";
import { readLimits, type CallOptions, type Settings } from "../core/options.js";
import type { Pacing, Release, WaitReason } from "../core/pacing-options.js";
import type { Input, Operation } from "../core/pricing.js";
import type { ApiRequest } from "./request.js";
import { settleResent } from "../core/resends.js";
import { mayBeCharged, retryAfterMs } from "./retry.js";
import { reserve } from "../core/spending.js";
import type { Emit } from "../core/events.js";
import { usageError } from "../core/usage.js";
import { abortReason, assertNotAborted, wait, within } from "../core/wait.js";

/**
 * Sends a request, and retries it if retry.ts says so. Resolves to the exchange that returned data, and rejects
 * with an `AdintelError` or the signal's reason.
 */
export type Send = (
  name: string,
  operation: Operation,
  input: Input | undefined,
  options: CallOptions,
  makeRequest: () => ApiRequest,
) => Promise<Exchange>;

export function createSend(
  client: Settings,
  pacing: Pacing | undefined,
  budget: Budget,
  highestPrice: number,
  maxPerMinute: number,
  emit: Emit,
): Send {
  const { validate } = client;
  return async (name, operation, input, options, makeRequest) => {
    const { attemptTimeoutMs, timeoutMs, maxRetries, maxWaitMs, maxBodyBytes } = readLimits(
      name,
      "signal",
      options,
      client,
    );
    const { signal } = options;
    if (signal && !signal.addEventListener) throw usageError(name, "signal must be an AbortSignal");
    const fetchOptions = { ...client.fetchOptions, ...options.fetchOptions };
    const deadline = performance.now() + timeoutMs;
    const settle = reserve(budget, highestPrice, name, operation, input);
    let remainingWaitMs = maxWaitMs;
    let pauseMs = 0;
    let knownKey: string | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const outcome: Exchange = {
        attempts: attempt,
        knownKey,
        stage: "invalid request: ",
        text: "",
        mask: (value) => value,
      };
      const queued = performance.now();
      const record: Partial<EndedAttempt & Waiting> = { operation: name, attempt, spending: budget };
      const report = (hook: keyof Hooks, facts?: object) => emit(hook, Object.assign(record, facts));
      const onWait = (waitReason: WaitReason | undefined, waitMs: number) =>
        report("onWait", { waitReason, waitMs, waitedMs: Math.round(performance.now() - queued) });
      let release: Release | undefined;
      try {
        assertNotAborted(signal);
        const mayWaitMs = Math.min(remainingWaitMs, deadline - queued);
        if (!pacing && pauseMs) onWait("retry", pauseMs);
        const turn = pacing
          ? pacing.enter(name, operation, attempt, maxPerMinute, mayWaitMs, signal, pauseMs, onWait)
          : pauseMs
            ? wait(pauseMs, signal)
            : undefined;
        release = await turn?.finally(() => record.waitReason && onWait(undefined, 0));
        // It is over, and the attempt may be followed by a wait of its own.
        delete (record as { waitMs?: number }).waitMs;
        assertNotAborted(signal);
        const began = performance.now();
        remainingWaitMs -= began - queued;
        const milliseconds = Math.min(attemptTimeoutMs, deadline - began);
        const ended = (facts?: object) => {
          // A request that could not be made does not count as an attempt.
          if (record.url) report("onResponse", facts);
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
        let violations: readonly InvalidField[] | undefined;
        if (response && data !== undefined) {
          const charge = settle(rowsIn(operation, data), response);
          if (charge) report("onCharge", charge);
          const findings = validate?.(name, response.status, data) ?? [];
          assertFindings(findings);
          const unknown = findings.filter(({ isUnknown }) => isUnknown);
          if (unknown[0]) report("onUnknown", { unknown });
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
        if (pause === undefined || pause > remainingWaitMs) throw error;
        const waitMs = { waitMs: pause };
        if (client.shouldRetry) {
          const answer = report("shouldRetry", waitMs) as Promise<unknown>;
          if ((await within(answer, leftMs, signal)) === false || performance.now() >= deadline) throw error;
        }
        pauseMs = pause;
        knownKey = outcome.renewedKey;
        report("onRetry", waitMs);
      } catch (reason) {
        if (outcome.data === undefined && !mayBeCharged(operation, outcome)) settle();
        else settleResent(operation, input, outcome, client, settle);
        throw reason;
      } finally {
        release?.(outcome);
      }
    }
  };
}
