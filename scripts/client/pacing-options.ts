import type { Operation } from "./pricing.js";

/** How a schedule differs from what the documents say. */
export interface PacingOptions {
  /**
   * Most requests in any minute, of all clients together. Default: what the documents allow an IP address. The limits of
   * single operations hold all the same.
   */
  perMinute?: number | undefined;
  /** Most requests at the same time. Default: 6, as many as browsers send to one server over HTTP/1.1. */
  maxConcurrent?: number | undefined;
}

/** The schedule by which calls are sent. Clients that are created with the same one share the limits. */
export interface Pacing {
  /** How many calls wait for their turn. */
  readonly waiting: number;
  /** Milliseconds that a call made now would wait for its turn, as far as is known; 0: it would be sent at once. */
  readonly waitMs: number;
  /**
   * Resolves to what must be called in the end, once a request may be sent. Rejects with `wait_too_long`, at
   * once if that is known at once, and with the signal's reason.
   *
   * @internal
   * @param attempt from 1; a retry goes first, since its call has waited before
   * @param maxPerMinute how many requests all operations together may send a minute
   */
  enter(
    name: string,
    operation: Operation,
    attempt: number,
    maxPerMinute: number,
    maxWaitMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Leave>;
}

/** Ends a turn, as soon as there is a response or will be none. */
export type Leave = (outcome: { isSent?: boolean; response?: Response }) => void;
