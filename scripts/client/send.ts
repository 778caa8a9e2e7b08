import type { Envelope, Violation } from "./answer.js";
import { rowsIn } from "./charging.js";
import type { AdintelError } from "./errors.js";
import { exchange, type Exchange } from "./exchange.js";
import { failureOf, requestIdOf } from "./failure.js";
import type { Attempt, Charge, EndedAttempt, Retry } from "./hooks.js";
import type { CallOptions, ClientOptions } from "./options.js";
import { demandAtLeast } from "./usage.js";
import type { Leave } from "./pacing-options.js";
import type { Input, Operation } from "./pricing.js";
import type { ApiRequest } from "./request.js";
import { mayBeCharged, retryAfterMs } from "./retry.js";
import type { Purse } from "./spending.js";
import type { Tell } from "./telling.js";
import { wait } from "./wait.js";

/** The outcome of a call: data, or an error. */
export interface Outcome {
  data?: unknown;
  error?: AdintelError;
  /** The body of an error response. */
  envelope?: Envelope | undefined;
  response: Response | undefined;
  /** The body of a successful response as it was received. */
  text?: string;
}

/**
 * Sends a request, and retries it where retry.ts says so. Rejects with `over_budget` before it is sent, and with the
 * signal's reason.
 */
export type Send = (
  name: string,
  operation: Operation,
  input: Input | undefined,
  options: CallOptions,
  makeRequest: () => ApiRequest,
) => Promise<Outcome>;

type NumberOption = "attemptTimeoutMs" | "timeoutMs" | "maxRetries" | "maxWaitMs";

export function createSend(client: ClientOptions, purse: Purse, maxPerMinute: number, tell: Tell): Send {
  const { validate } = client;
  const pacing = client.pacing || undefined;
  return async (name, operation, input, options, makeRequest) => {
    const { signal } = options;
    const setting = (key: NumberOption, least: number, otherwise: number) =>
      demandAtLeast(name, least, key, options[key] ?? client[key] ?? otherwise);
    const attemptTimeoutMs = setting("attemptTimeoutMs", 1, 60_000);
    const timeoutMs = setting("timeoutMs", 1, Infinity);
    const maxRetries = setting("maxRetries", 0, 2);
    const maxWaitMs = setting("maxWaitMs", 0, Infinity);
    const fetchOptions = { ...client.fetchOptions, ...options.fetchOptions };
    signal?.throwIfAborted();
    const deadline = performance.now() + timeoutMs;
    const settle = purse.open(name, operation, input);
    let waitMs = 0;
    for (let attempt = 1; ; attempt += 1) {
      const queued = performance.now();
      let leave: Leave | undefined;
      try {
        if (waitMs) await wait(waitMs, signal);
        const mayWaitMs = Math.min(maxWaitMs - waitMs, deadline - performance.now());
        leave = await pacing?.enter(name, operation, attempt, maxPerMinute, mayWaitMs, signal);
        signal?.throwIfAborted();
      } catch (reason) {
        leave?.({});
        settle();
        throw reason;
      }
      const began = performance.now();
      const milliseconds = Math.min(attemptTimeoutMs, deadline - began);
      const waitedMs = Math.round(began - queued);
      const facts = { operation: name, attempt, waitedMs, spending: purse.spending };
      let record = facts as Attempt;
      const prepare = () => {
        record = { ...facts, ...makeRequest() };
        tell("onRequest", record, client.onRequest);
        return record;
      };
      const ended = (more: object) => {
        // A request that could not be made was no attempt.
        if (record.url) tell("onResponse", Object.assign(record, more) as EndedAttempt, client.onResponse);
      };
      let outcome: Exchange | undefined;
      try {
        outcome = await exchange(client, operation, fetchOptions, prepare, milliseconds, signal);
      } finally {
        leave?.(outcome);
        const durationMs = Math.round(performance.now() - began);
        const response = outcome?.response;
        Object.assign(record, {
          response,
          status: response?.status,
          requestId: requestIdOf(response),
          durationMs,
        });
        if (!outcome) ended({ isAborted: true });
      }
      const { response, text, data } = outcome;
      let violations: readonly Violation[] | undefined;
      if (data !== undefined) {
        const charge = settle(rowsIn(operation, data), response!.headers.has("Idempotency-Key"));
        if (charge) tell("onCharge", Object.assign(record, charge) as Charge, client.onCharge);
        violations = validate?.(name, response!.status, data);
        if (!violations?.[0]) {
          ended({});
          return { data, response, text };
        }
      }
      const isRisky = mayBeCharged(operation, outcome);
      const failure = failureOf(client, name, attempt, milliseconds, isRisky, outcome, violations);
      const { error } = failure;
      ended({ error });
      const leftMs = deadline - performance.now();
      const allowance = { attempts: attempt, maxRetries, leftMs, jitter: Math.random() };
      const pause = retryAfterMs(operation, outcome, allowance);
      if (pause === undefined || pause > maxWaitMs) {
        if (data === undefined && !isRisky) settle();
        return failure;
      }
      waitMs = pause;
      tell("onRetry", Object.assign(record, { error, waitMs }) as Retry, client.onRetry);
    }
  };
}
