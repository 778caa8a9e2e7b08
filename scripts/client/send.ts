import type { Envelope, Violation } from "./answer.js";
import { rowsIn } from "./charging.js";
import type { AdintelError } from "./errors.js";
import { exchange } from "./exchange.js";
import { failureOf, requestIdOf } from "./failure.js";
import type { Attempt } from "./hooks.js";
import { demandAtLeast, type CallOptions, type ClientOptions } from "./options.js";
import type { Input, Operation } from "./pricing.js";
import type { ApiRequest } from "./request.js";
import { retryAfterMs } from "./retry.js";
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

export function createSend(client: ClientOptions, purse: Purse, tell: Tell): Send {
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
    for (let attempt = 1; ; attempt += 1) {
      const began = performance.now();
      const milliseconds = Math.min(attemptTimeoutMs, deadline - began);
      const facts = { operation: name, attempt, waitedMs: waitMs, spending: purse.spending };
      let record = facts as Attempt;
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
      let violations: readonly Violation[] | undefined;
      if (data !== undefined) {
        const charge = settle(rowsIn(operation, data), response!.headers.has("Idempotency-Key"));
        if (charge) tell("onCharge", Object.assign(ended, charge));
        violations = validate?.(name, response!.status, data);
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
        if (data === undefined && !failure.mayBeCharged) settle();
        return failure;
      }
      waitMs = pause;
      tell("onRetry", Object.assign(ended, { error, waitMs }));
      await wait(waitMs, signal).catch((reason: unknown) => {
        settle();
        throw reason;
      });
    }
  };
}
