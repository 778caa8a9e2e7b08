import type { ErrorCode, OperationId, Version } from "@adintel/client/operations";
import type { OperationName } from "../journal/typed.ts";

/**
 * How the mock should treat some requests otherwise than usual: which requests (`on`), how many of them (`after`, `times`,
 * `share`), and what happens to them. It is plain JSON, so it is the same in process, over HTTP and in a file; `on.where`
 * alone needs the process.
 *
 * At most one of `error`, `response`, `lost`, and `rows` with or without `newer` can be given; each goes with `delayMs`, and
 * all but `lost` with `slowBodyMs`.
 *
 * @example
 * mock.scenario({ on: { operation: "searchMedia" }, times: 2, error: "rate_limited", retryAfterSeconds: 3 });
 */
export interface Scenario {
  /** Shown in responses, in the journal and in lists; by default that of the preset, or the id. No commas. */
  name?: string;
  /** The requests that it is about, all conditions together; by default those of every operation. */
  on?: ScenarioCondition;
  /** How many such requests are let through first; default 0. */
  after?: number;
  /** How many requests it changes at most; by default it stays until it is removed. */
  times?: number;
  /** Of the requests, the share that it changes, spread evenly: at 0.25 every fourth. Default 1. */
  share?: number;

  /** Milliseconds to wait before the request is looked at, at most 600,000. */
  delayMs?: number;
  /** Milliseconds over which the body of the response is sent, at most 600,000. */
  slowBodyMs?: number;
  /** Refuses the request with an error of the contract, free of charge, before anything else is checked. */
  error?: ErrorCode;
  /** The `Retry-After` of the error `rate_limited`, in seconds; default 1. */
  retryAfterSeconds?: number;
  /** A response that is none of the API's, such as the page of a gateway; the request goes no further. */
  response?: FreeResponse;
  /**
   * Cuts the connection: before the request is processed, after it was processed and charged, or in the middle of the body,
   * which is after it was charged too.
   */
  lost?: "before" | "afterCharge" | "midBody";
  /** The request is processed, and lists find nothing: they are empty, and charged as such. Single accounts are found. */
  rows?: "none";
  /** Adds fields and enum values that are not in the contract, as a newer server may. */
  newer?: true;
}

/** Which requests a scenario is about. */
export interface ScenarioCondition {
  operation?: OperationName | readonly OperationName[];
  /** Whether the operation may charge. */
  metered?: boolean;
  /** An account, by its id or platform id, in the path or in the body's `accountId`. */
  account?: string;
  /** The API key that was sent. */
  key?: string;
  /** Parameters of the query with the value that they must have. */
  query?: Readonly<Record<string, string | number | boolean>>;
  /** What the JSON body must contain: of an object these fields, of an array these items, in any order. */
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

export interface FreeResponse {
  /** From 200 to 599, and not one of those that have no body (204, 205, 304). */
  status: number;
  headers?: Readonly<Record<string, string>>;
  /**
   * A text is sent as it is, as HTML where it begins with `<`, else as plain text; anything else is sent as JSON. A
   * Content-Type among the headers says otherwise.
   */
  body?: unknown;
}

/** A scenario that was staged, as lists show it. */
export interface StagedScenario {
  id: string;
  name: string;
  /** How many requests it has changed. */
  used: number;
  /** How many more it will change; `null`: any number. */
  remaining: number | null;
  /** What was staged, without `where`. */
  scenario: Scenario;
}

/** A scenario that was staged in process: its numbers are those of now. */
export interface ScenarioHandle extends Readonly<StagedScenario> {
  /** Takes it away; nothing happens if it is gone already. */
  remove(this: void): void;
}
