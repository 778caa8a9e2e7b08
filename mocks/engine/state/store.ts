import type { Changed, Events } from "../journal/events.ts";
import type { NewEntry } from "../journal/exchanged.ts";
import { SandboxGone } from "../sandboxes/sandbox.ts";
import type { Awaitable, Sandboxes } from "../sandboxes/sandboxes.ts";
import type { Uses } from "../scenarios/stage.ts";
import type { NewCharge } from "../sessions/charge.ts";
import type { Addition } from "../sessions/content.ts";
import type { Team } from "../sessions/keys.ts";
import type { Limit } from "../sessions/rate-limits.ts";
import type { World } from "../sessions/world.ts";

/**
 * Where everything that requests change is kept, by session: credits and ledger, limit windows, additions, clock, settings,
 * scenarios, journal, snapshots. A session is loaded and read, and then committed to in one step.
 */
export interface Store {
  /**
   * A session, created if there is none: for a request as much as requests read; for a control all but its journal.
   *
   * @throws {SandboxGone} if it is a sandbox that does not exist (any more).
   */
  load(session: string, reader: "request" | "control"): Awaitable<Loaded>;
  /**
   * All of a session, its journal included; `undefined` if there is none. It is not created.
   *
   * @throws {SandboxGone} if it is a sandbox that does not exist (any more).
   */
  peek(session: string): Awaitable<Loaded | undefined>;
  /**
   * Takes everything at once, in this order: what a control changed, what scenarios counted, a place in each window, credits,
   * additions, the charge with its ledger row, the journal entry. Sent to the store twice, it is taken once.
   *
   * @returns `undefined`, with nothing taken, if the session is no longer as it was loaded: load it again and start over
   */
  commit(loaded: Loaded, changes: Changes): Awaitable<Outcome | undefined>;
  /** The sessions that exist, and the sandboxes that have had requests. */
  sessions(): Awaitable<SessionUse[]>;
  sandboxes: Sandboxes;
  /** What happens in the sessions. */
  events: Events;
  /** Resolves once those who listen miss nothing that happens from then on. */
  listening(): Awaitable<void>;
  /** Why the store cannot be reached; `undefined` when it can. */
  unavailable(): string | undefined;
}

/** A session as it was at some time. */
export interface Loaded {
  world: World;
  /** Names this state of the session. It changes with all that the steps of a request read, and never comes twice in the same world. */
  version: string | number;
  /** On the session's clock, in milliseconds. */
  now: number;
}

/** What a request or a control takes from a session, or changes in it. */
export interface Changes {
  /** What a control changed in the world that was loaded. */
  changed?: ReadonlySet<Changed>;
  /** Whether that holds whatever else has changed since. */
  isUnconditional?: boolean;
  /** What scenarios counted. */
  uses?: Uses | undefined;
  request?: Transaction;
}

/** What a request takes. Of the three ways in which it can end, only `done` takes all of it. */
export interface Transaction {
  /** It counts against all of these limits, or against none of them if one is exceeded: then it ends as `limited`. */
  limits: readonly Limit[];
  /** The team must have so many microdollars left; otherwise it ends as `unpaid`. */
  credits?: { team: Team; microdollars: number } | undefined;
  charge?: NewCharge | undefined;
  adds?: Addition | undefined;
  /** How the journal keeps it, by how it ended. */
  entry(outcome: Outcome): NewEntry;
}

/** How a request ended; `seconds` until every limit has room again. */
export type Outcome = { is: "done" | "unpaid" } | { is: "limited"; seconds: number };

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

/** How often something is tried on a session that others keep changing. */
const maxAttempts = 100;

/**
 * Tries something until it was committed.
 *
 * @throws {StoreUnavailable} if others change the session each time.
 */
export async function untilCommitted<T>(attempt: () => Promise<{ result: T } | undefined>): Promise<T> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const committed = await attempt();
    if (committed) return committed.result;
  }
  throw new StoreUnavailable(`The session changed ${maxAttempts} times while a request was processed`);
}

/** Runs a control on a session. It changes all that it changes, or throws and changes nothing. */
export function runControl<T>(store: Store, session: string, run: (world: World) => T): Promise<T> {
  return untilCommitted(async () => {
    const read = store.load(session, "control");
    // In memory nothing is waited for: what has changed the world itself must not be run again.
    const loaded = read instanceof Promise ? await read : read;
    const result = run(loaded.world);
    const changed = loaded.world.takeChanges();
    return changed.size === 0 || (await store.commit(loaded, { changed })) ? { result } : undefined;
  });
}

/** The state of a session that was listed; `undefined` if it has gone since. */
export async function unlessGone(load: () => Awaitable<Loaded | undefined>): Promise<Loaded | undefined> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof SandboxGone) return undefined;
    throw error;
  }
}
