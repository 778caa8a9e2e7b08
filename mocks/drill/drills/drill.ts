import type { Version } from "@adintel/client/operations";
import type { ScenarioInput } from "../../engine/scenarios/presets.ts";

/** What a program is asked to call; `baseUrl`, the key and the time are added for each drill. */
export interface DrillCall {
  /** The operationId, such as `searchMedia`. */
  operation: string;
  version: Version;
  method: "GET" | "POST";
  /** Below `baseUrl`, without the query; path parameters are filled in. */
  path: string;
  pathParameters?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>;
}

/** A situation that a client is put in, once. */
export interface Drill {
  /** Short and stable, such as `lost-after-charge`. */
  id: string;
  /** What happens, in a sentence. */
  title: string;
  call: DrillCall;
  /** What is called before, on the same address and without trouble, so that a connection is there to be used again. */
  before?: DrillCall;
  /** What the mock does, as scenarios of its own. */
  scenarios?: (place: Place) => ScenarioInput[];
  /** What happens to a request that no scenario can stage; `before` does not come here. */
  respond?: (arrival: Arrival) => Response | Promise<Response>;
  /** Milliseconds for which nothing listens at the address. */
  shutMs?: number;
  /** `rows`: there is a way to them. `none`: nothing that arrives is a response of the API. */
  leadsTo: "rows" | "none";
  /** Why it is no failure to end without them, which is only noted, in words such as `gave up on a call that is free to retry`. */
  mayGiveUp?: string;
  /** Milliseconds after the first rejection before which the call must not be sent again. */
  pauseMs?: (arrival: Pick<Arrival, "wallClock">) => number;
}

/** Where a drill takes place. */
export interface Place {
  /** The address of the mock, without a trailing slash. */
  url: string;
  /** Another origin, which notes what arrives. */
  elsewhere: string;
}

/** A request that arrived at the drill's address. */
export interface Arrival {
  /** From 1. */
  nth: number;
  request: Request;
  /** Milliseconds since the epoch. */
  wallClock: number;
  /** Has the mock process the request, and charge it. */
  pass(): Promise<Response>;
  /** Cuts the connection; what is returned goes nowhere. */
  cut(): Response;
}
