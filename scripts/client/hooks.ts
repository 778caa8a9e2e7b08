import type { AdintelError } from "./errors.js";
import type { ApiRequest } from "./request.js";

/** What a client has spent so far, in US dollars. */
export interface Spending {
  /** The sum of the charges whose price is specified. */
  readonly usd: number;
  /**
   * The most that can have been spent: a call that is under way, or that failed after it was sent, counts with the most
   * it can cost (unless nothing limits its rows), and a row without a specified price counts as the most expensive one.
   */
  readonly atMostUsd: number;
}

/** A request that is about to be sent: one attempt of a call. All hooks of the attempt get this same object. */
export interface SentRequest extends ApiRequest {
  /** The operationId. */
  readonly operation: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Milliseconds that it waited before, for the rate limits or between attempts. */
  readonly waitedMs: number;
  /** What the client has spent until now: it changes while calls are under way. */
  readonly spending: Spending;
  readonly url: string;
  readonly method: string;
  readonly body?: string | undefined;
  /** By names in lower case; the key is not among them. Whatever `onRequest` adds is sent. */
  readonly headers: Record<string, string>;
}

/** How an attempt ended. */
export interface ReceivedResponse {
  readonly request: SentRequest;
  /** Its body has been read; `undefined`: there was none. */
  readonly response: Response | undefined;
  readonly requestId: string | undefined;
  /** From sending to the last byte. */
  readonly durationMs: number;
  /** Why the attempt failed; it may be retried. */
  readonly error: AdintelError | undefined;
}

/** An attempt that failed and is repeated. */
export interface Retry {
  /** The attempt that failed. */
  readonly request: SentRequest;
  readonly error: AdintelError;
  /** Milliseconds until the next attempt, at least. */
  readonly waitMs: number;
}

/** What a response was charged. */
export interface Charge {
  readonly operation: string;
  /** Rows charged, which may be one more than were returned: an empty response of some operations costs one. */
  readonly rows: number;
  /** `null`: the price of the operation is not specified. */
  readonly usd: number | null;
}

/** A charge as `onCharge` gets it. */
export interface ChargedResponse extends Charge {
  readonly request: SentRequest;
  readonly requestId: string | undefined;
}

/**
 * Functions that are told what the client does. They are not awaited, and what they throw or reject with goes to the
 * logger as an error: it never loses a response that was paid for.
 */
export interface Hooks {
  /** Called before each attempt. What it adds to `headers` is sent. */
  onRequest?: ((request: SentRequest) => unknown) | undefined;
  /** Called after each attempt, also where there is no response. */
  onResponse?: ((response: ReceivedResponse) => unknown) | undefined;
  /** Called before the wait for another attempt. */
  onRetry?: ((retry: Retry) => unknown) | undefined;
  /** Called for each response that is charged, before `onResponse` and before the call resolves. */
  onCharge?: ((charge: ChargedResponse) => unknown) | undefined;
}

/** From nothing to everything; each includes those before it. */
export type LogLevel = "off" | "error" | "warn" | "info" | "debug";

/** Where a client logs to, such as `console`. */
export type Logger = { readonly [Level in Exclude<LogLevel, "off">]: (message: string) => unknown };

/** Where to log, and how much. */
export interface Logging {
  /**
   * `error`: what hooks throw. `warn`: retries too. `info`: each response and charge too. `debug`: each request too. The key
   * is never logged. Default: `error`.
   */
  logLevel?: LogLevel | undefined;
  /** Default: `console`. */
  logger?: Logger | undefined;
}
