import type { Operation } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import type { Refusal } from "../errors.ts";
import type { Input } from "../exchange.ts";
import type { Json } from "../json.ts";
import type { World } from "./world.ts";

export type { Refusal } from "../errors.ts";

/** A request that has passed all gates, as a handler sees it. */
export interface Call extends Input {
  world: World;
  operation: Operation;
  /** Where the request came to, such as `http://127.0.0.1:4010`; addresses of pictures begin with it. */
  origin: string;
  /** On the mock's clock, in milliseconds. */
  now: number;
}

/** A successful response: its JSON and the number of rows in it, which is what is charged for. */
export interface Success {
  json: Json;
  rows: number;
}

export type Handler = (call: Call) => Success | Refusal;

/** A response of `count` and rows under a key. */
export function rowsAnswer(key: string, rows: readonly unknown[]): Success {
  return { json: JSON.stringify({ count: rows.length, [key]: rows }), rows: rows.length };
}

/** Refuses values that the documents leave open and the mock can make no sense of. */
export function invalid(...details: Violation[]): Refusal {
  return { error: "invalid_request", details };
}

/**
 * The row cap and the offset of a request, or the documents' defaults.
 *
 * The range of both is not specified in v2; a limit below 1 and an offset below 0 are refused.
 */
export function readPage(
  fields: { limit?: number | undefined; offset?: number | undefined },
  fallback: number,
) {
  const { limit = fallback, offset = 0 } = fields;
  const faults: Violation[] = [];
  if (limit < 1) faults.push({ path: "limit", message: "must be at least 1" });
  if (offset < 0) faults.push({ path: "offset", message: "must be at least 0" });
  return { limit, offset, faults };
}
