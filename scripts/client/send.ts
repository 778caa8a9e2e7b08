import type { Envelope, Violation } from "./answer.js";
import { rowsIn } from "./charging.js";
import type { AdintelError } from "./errors.js";
import { exchange, type Exchange } from "./exchange.js";
import { failureOf } from "./failure.js";
import { demandAtLeast, type CallOptions, type ClientOptions } from "./options.js";
import type { Pacing } from "./pacing-options.js";
import type { Input, Operation } from "./pricing.js";
import { mayBeCharged, retryAfterMs } from "./retry.js";
import type { Purse } from "./spending.js";
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
  makeRequest: (signal: AbortSignal) => Request,
) => Promise<Outcome>;

export function createSend(
  client: ClientOptions,
  purse: Purse,
  pacing: Pacing | undefined,
  perMinute: number,
): Send {
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
    for (let attempts = 1; ; attempts += 1) {
      const turn = pacing?.enter({
        ...{ name, operation, attempt: attempts, maxPerMinute: perMinute, signal },
        maxWaitMs: Math.min(maxWaitMs, deadline - Date.now()),
      });
      if (turn) {
        await turn.catch((reason: unknown) => {
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
      let attempt: Exchange | undefined;
      try {
        attempt = await exchange(client, operation, makeRequest, milliseconds, signal);
      } finally {
        pacing?.leave(operation, attempt?.isSent ?? !attempt, attempt?.response);
      }
      const { response, text, data } = attempt;
      let violations: readonly Violation[] | undefined;
      if (data !== undefined) {
        settle(rowsIn(operation, data));
        violations = client.validate?.(name, response!.status, data);
        if (!violations?.[0]) return { data, response, text };
      }
      const leftMs = deadline - Date.now();
      const pause = retryAfterMs(operation, attempt, { attempts, maxRetries, leftMs, jitter: Math.random() });
      if (pause === undefined) {
        if (data === undefined && !mayBeCharged(operation, attempt)) settle();
        return {
          ...failureOf(client, name, operation, attempts, milliseconds, attempt, violations),
          response,
        };
      }
      await wait(pause, signal).catch((reason: unknown) => {
        settle();
        throw reason;
      });
    }
  };
}
