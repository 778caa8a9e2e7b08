import type { Events } from "./journal/events.ts";
import type { Exchanged } from "./journal/exchanged.ts";
import type { Journals } from "./journal/journal.ts";
import type { Sandbox } from "./sandboxes/sandbox.ts";
import type { Sandboxes, Awaitable } from "./sandboxes/sandboxes.ts";
import type { Scenario } from "./scenarios/scenario.ts";
import type { Settings } from "./scenarios/settings.ts";
import type { NewCharge } from "./sessions/charge.ts";
import type { Clock } from "./sessions/clock.ts";
import type { NewAccount } from "../adintel/content/indexing.ts";
import type { Key, Team } from "./sessions/keys.ts";
import type { Library } from "../adintel/content/library.ts";
import type { Limit } from "./sessions/rate-limits.ts";
import type { SavedWorld, World } from "./sessions/world.ts";
import type { FoundWorlds } from "./sessions/worlds.ts";
import type { Refusal } from "../http/errors.ts";
import type { JsonResponse } from "../http/json.ts";

/**
 * Where everything that requests change is kept: credits and ledger, limit windows, added accounts, clock, settings,
 * scenarios, journal, snapshots, each by session.
 */
export interface Store {
  /**
   * The world of a session, made if there is none. Reading it costs nothing; it may have changed elsewhere since, which
   * `settle` then says.
   *
   * @throws {SandboxGone} if the session is a sandbox that there is not; so do all others that take a session.
   */
  open(session: string): Awaitable<World>;
  /**
   * Settles a request in one step, which nothing comes in between: counts its limits, checks its credits, charges, adds to
   * ledger and journal.
   *
   * @returns `undefined`, nothing done, if the session has changed since it was opened; then open it and settle again.
   */
  settle(world: World, settling: Settling): Awaitable<Settled | undefined>;
  /** Runs a change of a session's scenarios by a request; once it resolves, every other request meets the change. */
  stage<T>(session: string, run: (world: World) => T): Awaitable<T>;
  /** Runs a control on a session, which is made if there is none. It changes all that it changes, or throws and changes nothing. */
  control<T>(session: string, run: (world: World) => T): Awaitable<T>;
  /** Runs a control that looks back at the journals of a session, if there is one, or of all for `*`. */
  lookBack<T>(session: string, run: (worlds: FoundWorlds) => T): Awaitable<T>;
  /** The sessions that there are, and the sandboxes that have had requests. */
  sessions(): Awaitable<SessionUse[]>;
  /** Finds something in the sessions, and in the sandboxes that share their library. */
  find<T>(look: (world: World) => T | undefined): Awaitable<T | undefined>;
  sandboxes: Sandboxes;
  /** What happens in the sessions. */
  events: Events;
  /** Waits until nothing that happens from then on is missed by those who listen. */
  listening(): Awaitable<void>;
  /** Why it cannot be reached; `undefined` when it can. */
  unavailable(): string | undefined;
}

/** How much a session has been used. */
interface SessionUse {
  name: string;
  /** How many requests the API has had in it. */
  requests: number;
  /** When the last one came, in milliseconds on the session's clock; `null` without any. */
  lastAt: number | null;
}

/** The store cannot be reached: nothing that is said to be done may be taken for done. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** A request, as far as the state of its session decides what becomes of it. */
export interface Settling {
  /** What it asks of the state at a time on the mock's clock, in milliseconds. It changes nothing. */
  ask(world: World, now: number): Ask;
  /** The response that rejects it. */
  refuse(refusal: Refusal): JsonResponse;
  /** How the journal keeps it. */
  exchanged(settled: Settled): Omit<Exchanged, "requestId" | "at">;
}

/** What a request asks of the state, in the order in which the state may reject it. */
export interface Ask {
  /** It is counted against all of them, or against none if one is exceeded. */
  limits: readonly Limit[];
  /** What comes once the limits let it pass. */
  pass(): Passage;
}

export interface Passage {
  /** The team that must have that many microdollars left. */
  needs?: { team: Team; microdollars: number } | undefined;
  /** What comes once the credits suffice. */
  answer(): Awaitable<Answer>;
}

/** What a request comes to if nothing rejects it. */
export interface Answer {
  /** `undefined` of an exchange that ends without one. */
  response: JsonResponse | undefined;
  /** Rows that are returned; `null` of a response that has none. */
  rows: number | null;
  charge?: NewCharge | undefined;
  /** The account that it adds. */
  adds?: NewAccount | undefined;
}

/** What became of a request. */
export interface Settled {
  response: JsonResponse | undefined;
  rows: number | null;
  microdollars: number;
}

/** What a store needs of the simulator that it serves. */
export interface StoreContext {
  /** What all sessions share, and those sandboxes that have no world of their own. */
  library: Library;
  /** How a session begins, or a sandbox. */
  beginning(sandbox?: Sandbox): SessionStart;
  /** Whether the clock of a session stands still unless a control moves it. */
  isStill: boolean;
  journals: Journals;
}

/** How a session is at its start. */
export interface SessionStart {
  /** When its clock starts, in milliseconds since the epoch; `undefined`: at the real time. */
  start: number | undefined;
  settings: Settings;
  /** Whether its library is one of its own. */
  isApart: boolean;
  /** What is staged. */
  scenarios: readonly Scenario[];
  /** Makes its keys and teams. */
  keys(): Map<string, Key>;
  /** Its world at the start, or as it was saved. */
  createWorld(
    session: string,
    given: { clock: Clock; journals?: Journals; saved?: SavedWorld | undefined },
  ): World;
}
