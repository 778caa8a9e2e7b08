import type { ErrorCode, OperationId, Version } from "@adintel/client/operations";
import type { OperationName } from "../journal/typed.ts";

/**
 * Makes the mock fail, delay or change some requests: which requests (`on`), how many of them (`after`, `times`, `share`),
 * and what happens to them. It is plain JSON, the same in process, over HTTP and in a file; only `on.where` and `respond` need
 * the process.
 *
 * Give at most one of `error`, `response`, `respond`, `lost`, and `rows` with or without `newer`. Each can be combined with `delayMs`,
 * and all but `lost` with `slowBodyMs`.
 *
 * @example
 * mock.scenario({ on: { metered: true }, times: 2, error: "rate_limited", retryAfterSeconds: 3 });
 */
export interface Scenario {
  /** Shown in responses and lists; default: the preset's name or the scenario's id. No commas. */
  name?: string;
  /** The requests that it applies to; all conditions must match. Default: every operation. */
  on?: ScenarioCondition;
  /** How many such requests to let through first; default 0. */
  after?: number;
  /** How many requests to change at most; by default it applies until it is removed. */
  times?: number;
  /** The share of requests to change, evenly spaced: 0.25 is every fourth. Default 1. */
  share?: number;

  /** Milliseconds to wait before processing the request, at most 600,000; with `min` and `max`, they vary between these, in every run alike. */
  delayMs?: number | { min: number; max: number };
  /** Milliseconds over which to spread sending the response body, at most 600,000. */
  slowBodyMs?: number;
  /** Rejects the request with an error of the contract, free of charge, before anything else is checked. */
  error?: ErrorCode;
  /** The `details` of the error `invalid_request`: where the request is invalid, and how. */
  details?: readonly { path: string; message: string }[];
  /** The `Retry-After` of the error `rate_limited`, in seconds; default 1. */
  retryAfterSeconds?: number;
  /** A response that does not come from the API, such as a gateway's error page; the request is not processed. */
  response?: FreeResponse;
  /**
   * Responds in place of the operation; key, limits, credits and the request itself are checked as usual. In process only: it is not
   * part of `save()`. `mock.on` is the same with types.
   */
  respond?: Respond;
  /**
   * Cuts the connection: before the request is processed, after it was processed and charged, or in the middle of the body,
   * also after the charge.
   */
  lost?: "before" | "afterCharge" | "midBody";
  /** Lists are empty, and charged as empty; lookups of single accounts still work. */
  rows?: "none";
  /** Adds fields and enum values that are not in the contract, as a newer server may. */
  newer?: true;
}

/** Which requests a scenario applies to. */
export interface ScenarioCondition {
  operation?: OperationName | readonly OperationName[];
  /** Whether the operation may be charged. */
  metered?: boolean;
  /** An account, by its id or platform id, in the path or in a field of the body. */
  account?: string;
  /** The API key that was sent. */
  key?: string;
  /** Query parameters with the values that they must have. */
  query?: Readonly<Record<string, string | number | boolean>>;
  /** What the JSON body must contain: these fields of an object, these items of an array in any order. */
  body?: Readonly<Record<string, unknown>>;
  /** Any other condition. In process only: it is not part of `save()`. */
  where?: (request: ScenarioRequest) => boolean;
}

/** A request as `where` sees it. */
export interface ScenarioRequest {
  version: Version;
  operation: OperationId;
  method: string;
  url: string;
  headers: Headers;
  /** The parsed JSON body; `undefined` where there is none, or none that can be read. */
  body: unknown;
}

/** A valid call with a valid key, as `respond` sees it. */
export interface OwnCall {
  version: Version;
  operation: OperationId;
  /** The path's parameters by name, decoded. */
  pathParameters: unknown;
  /** The query's values by name, as the types that the documents declare. */
  query: unknown;
  /** The parsed JSON body. */
  body: unknown;
}

/**
 * Returns the body of a response with status 200, whose rows are charged, or a `Response`, which is free. `next` resolves to what
 * the mock would respond; if that is an error, it throws, and the error is the response unless it is caught.
 */
export type Respond = (call: OwnCall, next: () => Promise<unknown>) => unknown;

export interface FreeResponse {
  /** From 200 to 599, except those without a body (204, 205, 304). */
  status: number;
  headers?: Readonly<Record<string, string>>;
  /**
   * A string is sent unchanged, as HTML if it starts with `<`, otherwise as plain text; anything else is sent as JSON. A
   * Content-Type in `headers` overrides this.
   */
  body?: unknown;
}

/** A staged scenario. */
export interface StagedScenario {
  id: string;
  name: string;
  /** How many requests it has changed. */
  used: number;
  /** How many more requests it will change; `null`: no limit. */
  remaining: number | null;
  /** What was staged, without functions. */
  scenario: Scenario;
}

/** A scenario staged in this process, with current counts. */
export interface ScenarioHandle extends Readonly<StagedScenario> {
  /** Removes it; does nothing if it was already removed. */
  remove(this: void): void;
}
