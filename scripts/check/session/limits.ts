/** What a run may use at most; `Infinity` where nothing is said. */
export interface RunLimits {
  /** What may be charged, in microdollars. */
  microdollars: number;
  requests: number;
  /** From the first request on, waiting included. */
  milliseconds: number;
}

export const unlimited: RunLimits = { microdollars: Infinity, requests: Infinity, milliseconds: Infinity };

/** A request would go over a limit of the run, so it was not sent. */
export class LimitReached extends Error {
  override name = "LimitReached";
  /** Whether no other request could be sent either: money may be left for a cheaper one, requests and time are not. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

export interface Used {
  microdollarsAtMost: number;
  requests: number;
}

/**
 * Tells why a request may not be sent that is charged so many microdollars at most and begins in so many milliseconds;
 * `undefined` where it may.
 */
export type LimitCheck = (microdollars: number, inMilliseconds: number) => LimitReached | undefined;

/** Counts the time from the first question on. `now` gives milliseconds. */
export function createLimit(limits: RunLimits, used: Used, now: () => number): LimitCheck {
  let start: number | undefined;
  return (microdollars, inMilliseconds) => {
    start ??= now();
    if (used.requests >= limits.requests)
      return new LimitReached(`the run reached --max-requests ${limits.requests}`, true);
    if (now() - start + inMilliseconds > limits.milliseconds)
      return new LimitReached(`the run reached --max-time ${limits.milliseconds / 1000}`, true);
    if (microdollars > 0 && used.microdollarsAtMost + microdollars > limits.microdollars)
      return new LimitReached(overBudgetReason, false);
    return undefined;
  };
}

/** Whether a case was left out for such a reason. */
export function isLimit(reason: string): boolean {
  return reason === overBudgetReason || /^the run reached --max-\w+ \S+$/.test(reason);
}

/** Why a case is left out, or broken off, whose next request might cost more than is left. */
export const overBudgetReason = "would exceed --max-spend";
