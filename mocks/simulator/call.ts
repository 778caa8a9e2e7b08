import type { ErrorCode } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import type { Json } from "../json.ts";
import type { Operation } from "./rows/table.ts";
import type { World } from "./world.ts";

/** A request that has passed all gates, as a handler sees it. */
export interface Call {
  world: World;
  /** Its row of the table. */
  operation: Operation;
  path: Record<string, string>;
  /** Values coerced to the types that the documents declare. */
  query: Record<string, unknown>;
  body: unknown;
  /** Where the request came to, such as `http://127.0.0.1:4010`; addresses of pictures begin with it. */
  origin: string;
  /** On the mock's clock, in milliseconds. */
  now: number;
}

/** A refusal in the API's envelope. */
export interface Refusal {
  error: ErrorCode;
  details?: Violation[];
}

/** A successful answer: its JSON and the number of rows in it, which is what is charged for. */
export interface Success {
  json: Json;
  rows: number;
}

export type Handler = (call: Call) => Success | Refusal;

/** Refuses values that the documents leave open and the mock can make no sense of. */
export function invalid(...details: Violation[]): Refusal {
  return { error: "invalid_request", details };
}
