import type { Refusal } from "../../http/errors.ts";
import type { Input } from "../../http/incoming.ts";
import type { Json } from "../../http/json.ts";
import type { Operation } from "./table.ts";
import type { Addition } from "../sessions/content.ts";
import type { World } from "../sessions/world.ts";

export type { Refusal } from "../../http/errors.ts";

/** A request that has passed all middleware, as a handler sees it. */
export interface Call extends Input {
  world: World;
  operation: Operation;
  /** Where the request came to, such as `http://127.0.0.1:4010`; addresses of pictures begin with it. */
  origin: string;
  /** On the mock's clock, in milliseconds. */
  now: number;
  /** Whether lists are to be empty, whatever the world has. */
  findsNothing?: boolean;
}

/** A successful response: its JSON and the number of rows in it, which is what is charged for. */
export interface Success {
  json: Json;
  rows: number;
  /** What it adds to the session's content. */
  adds?: Addition | undefined;
}

export type Handler = (call: Call) => Success | Refusal;
