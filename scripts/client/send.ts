import { retryAfterSeconds, type Envelope, type Fault } from "./answer.js";
import type { AdintelError } from "./errors.js";
import { exchange } from "./exchange.js";
import { failureOf } from "./failure.js";
import { demandAtLeast, type CallOptions, type ClientOptions } from "./options.js";
import { rowsIn, type Input, type Operation } from "./pricing.js";
import type { Purse } from "./spending.js";
import { wait } from "./wait.js";

/** What came of a call: data, or an error. */
export interface Outcome {
  data?: unknown;
  error?: AdintelError;
  /** The body of an error that the service answered with. */
  envelope?: Envelope | undefined;
  response: Response | undefined;
  /** The body of a successful answer as it came. */
  text?: string;
}

/**
 * Sends a request, and again where that costs nothing. Rejects with `over_budget` before it is sent, and with the
 * signal's reason.
 */
export type Send = (
  name: string,
  operation: Operation,
  input: Input | undefined,
  options: CallOptions,
  makeRequest: (signal: AbortSignal) => Request,
) => Promise<Outcome>;

/** Milliseconds. A call with less time than that is not sent again: its answer would be lost, and perhaps charged. */
const leastAttempt = 500;

/** Seconds. Limits are counted by the minute, so a longer wait is of no use. */
const longestWait = 60;

export function createSend(client: ClientOptions, purse: Purse): Send {
  return async (name, operation, input, options, makeRequest) => {
    const { signal } = options;
    const attemptTimeoutMs = options.attemptTimeoutMs ?? client.attemptTimeoutMs ?? 60_000;
    const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? Infinity;
    const maxRetries = options.maxRetries ?? client.maxRetries ?? 2;
    demandAtLeast(name, 1, "attemptTimeoutMs", attemptTimeoutMs);
    demandAtLeast(name, 1, "timeoutMs", timeoutMs);
    demandAtLeast(name, 0, "maxRetries", maxRetries);
    signal?.throwIfAborted();
    const deadline = Date.now() + timeoutMs;
    const settle = purse.open(name, operation, input);
    for (let attempts = 1; ; attempts += 1) {
      const milliseconds = Math.min(attemptTimeoutMs, deadline - Date.now());
      const came = await exchange(client, operation, makeRequest, milliseconds, signal);
      const { response, text, data } = came;
      let faults: readonly Fault[] | undefined;
      if (data !== undefined) {
        settle(rowsIn(operation, data));
        faults = client.validate?.(name, response!.status, data);
        if (!faults?.[0]) return { data, response, text };
      }
      const { error, envelope, isLost, isPassing } = failureOf(
        client,
        name,
        operation,
        attempts,
        milliseconds,
        came,
        faults,
      );
      const seconds = response && retryAfterSeconds(response);
      const pause =
        seconds === undefined
          ? 250 * 2 ** attempts * (1 + Math.random())
          : Math.min(seconds, longestWait) * 1000 + 500 * Math.random();
      const isSafe = !isLost || operation.price === 0;
      if (!isPassing || !isSafe || attempts > maxRetries || Date.now() + pause + leastAttempt > deadline) {
        if (!isLost && !faults) settle();
        return { error, envelope, response };
      }
      await wait(pause, signal).catch((reason: unknown) => {
        settle();
        throw reason;
      });
    }
  };
}
