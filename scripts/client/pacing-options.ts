import type { Operation } from "./pricing.js";

/** How a schedule differs from what the documents say. */
export interface PacingOptions {
  /** Most requests in any minute, of all clients together. Default: 60, the documented limit of an IP address. */
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
   * Returns or resolves to what must be called in the end, once a request may be sent. Rejects with `wait_too_long`, at
   * once if that is known at once, and with the signal's reason.
   *
   * @internal
   */
  enter(turn: Turn): Leave | Promise<Leave>;
}

/** Ends a turn, as soon as there is a response or will be none; without an outcome, the request was aborted. */
export type Leave = (outcome?: { isSent?: boolean; response?: Response }) => void;

/** An attempt of a call that asks to be sent. */
export interface Turn {
  name: string;
  operation: Operation;
  /** From 1. A retry goes first: its call has waited before. */
  attempt: number;
  /** Most requests a minute of all operations. */
  maxPerMinute: number;
  maxWaitMs: number;
  signal: AbortSignal | undefined;
}
