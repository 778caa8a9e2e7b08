import type { ScenarioInput } from "../../engine/scenarios/presets.ts";
import type { SampleCall } from "../../http/sample-call.ts";

/** A fault that a client is tested against. */
export interface Drill {
  /** Short and stable, such as `lost-after-charge`. */
  id: string;
  /** What happens, in a sentence. */
  title: string;
  call: SampleCall;
  /** How often the program is told to make the call, all at once; default: once. */
  times?: number;
  /** One after the other instead. */
  isInTurn?: boolean;
  /** The budget of all calls together, in US dollars. */
  maxSpendUsd?: number;
  /** A call that succeeds before it at the same address, so that there is a connection to reuse. */
  before?: SampleCall;
  scenarios?: (place: Place) => ScenarioInput[];
  /** Responds where no scenario can stage the fault; not called for `before`. */
  respond?: (arrival: Arrival) => Response | Promise<Response>;
  /** Milliseconds during which nothing listens at the address. */
  shutMs?: number;
  /** `rows`: a client can get the rows. `none`: no response is valid. */
  leadsTo: "rows" | "none";
  /** If ending without rows is only a note, its text, such as `gave up on a call that is free to retry`. */
  mayGiveUp?: string;
  /** Milliseconds to wait after the first rejection. */
  pauseMs?: (arrival: Pick<Arrival, "wallClock">) => number;
}

export interface Place {
  /** The address of the mock, without a trailing slash. */
  url: string;
  /** Another origin, which records what arrives. */
  elsewhere: string;
}

/** A request that arrived at the drill's address. */
interface Arrival {
  /** From 1. */
  nth: number;
  request: Request;
  /** Milliseconds since the epoch. */
  wallClock: number;
  /** How many requests have arrived within so many milliseconds, with this one. */
  countWithin(milliseconds: number): number;
  /** Lets the mock process and charge the request. */
  pass(): Promise<Response>;
  /** Cuts the connection; the returned response is ignored. */
  cut(): Response;
}

/** The note for a client that does not retry. */
export const freeToRetry = "gave up on a call that is free to retry";
