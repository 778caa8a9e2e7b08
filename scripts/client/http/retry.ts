import { retryAfterSeconds } from "../core/answer.js";
import type { Exchange } from "./exchange.js";
import type { Operation } from "../core/pricing.js";

/**
 * Milliseconds until the next attempt; `undefined` if there is none. A call is retried only if the outcome can change and
 * it cannot have been charged. For what a platform resends by itself, see resends.ts.
 *
 * @param leftMs until the call must end
 * @param jitter from 0 to 1: spreads the retries of many clients
 */
export function retryAfterMs(
  operation: Operation,
  exchange: Exchange,
  maxRetries: number,
  leftMs: number,
  jitter: number,
): number | undefined {
  /** With less time left, a call is not retried: its response would be lost, and perhaps charged. */
  const minAttemptMs = 500;
  /** Without Retry-After, waits grow up to this. */
  const maxBackoffMs = 30_000;
  /** Rate limits are per minute, so a longer Retry-After is reported at once instead of waiting silently. */
  const maxRetryAfterSeconds = 60;
  const { attempts, renewedKey, isSent, unsent, data, response, cause } = exchange;
  if (attempts > maxRetries || !isSent || data !== undefined || mayBeCharged(operation, exchange)) return;
  if (renewedKey) return 0;
  // A body that is too large would be so again.
  if (cause instanceof RangeError || (response ? !isTransient(response) : unsent === "certificate")) return;
  const seconds = retryAfterSeconds(response);
  if (seconds! > maxRetryAfterSeconds) return;
  const pause =
    seconds === undefined
      ? Math.min(250 * 2 ** attempts, maxBackoffMs) * (1 + jitter)
      : seconds * 1000 + 500 * jitter;
  return pause + minAttemptMs > leftMs ? undefined : Math.ceil(pause);
}

/** Whether an attempt without data may have been charged. Nothing in the response says so. */
export function mayBeCharged({ price }: Operation, { isSent, unsent, data, response }: Exchange): boolean {
  if (price === 0 || !isSent || unsent || data !== undefined) return false;
  // A redirect is not followed: its target may have received the request, and charged it. After 408 and 421, which a gateway
  // may say once it has passed the request on, platforms send it again.
  return /^([^4]|408|421)/.test(String(response?.status));
}

/** Whether the same request may succeed later. */
function isTransient(response: Response): boolean {
  const { status } = response;
  // A success that claims to be JSON and has no data was cut off.
  const isCutOff = status < 300 && /json/i.test(`${response.headers.get("Content-Type")}`);
  return isCutOff || status === 429 || status >= 500;
}
