import { ControlError } from "../../http/control-error.ts";
import type { Changed, Events } from "../journal/events.ts";
import type { JournalEntry, NewEntry } from "../journal/exchanged.ts";
import { SandboxGone } from "../sandboxes/sandbox.ts";
import { tooMuchState, type Awaitable, type Sandboxes } from "../sandboxes/sandboxes.ts";
import type { Uses } from "../scenarios/stage.ts";
import type { NewCharge } from "../sessions/charge.ts";
import type { Addition } from "../sessions/content.ts";
import type { Team } from "../sessions/keys.ts";
import type { Limit } from "../sessions/rate-limits.ts";
import { isSandboxId } from "../sessions/session-names.ts";
import type { World } from "../sessions/world.ts";
import { maxStateBytes } from "../sessions/worlds.ts";

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
   * The exchanges in the journal of a session, the oldest first; none of one that does not exist, which is not created.
   *
   * @throws {SandboxGone} if it is a sandbox that does not exist (any more).
   */
  exchanges(session: string): Awaitable<readonly JournalEntry[]>;
  /**
   * Forgets them; returns how many there were.
   *
   * @throws {SandboxGone} if it is a sandbox that does not exist (any more).
   */
  clearExchanges(session: string): Awaitable<number>;
  /**
   * Takes everything at once, in this order: what a control changed, what scenarios counted, a place in each window, credits,
   * additions, the charge with its ledger row, the journal entry. Sent to the store twice, it is taken once.
   *
   * @returns `undefined`, with nothing taken, if the session is no longer as it was loaded: load it again and start over
   */
  commit(loaded: Loaded, changes: Changes): Awaitable<Committed | undefined>;
  untilCommitted: UntilCommitted;
  /** Whether there is no room to keep more in a session, not even once others have been forgotten. What frees room is still taken. */
  isFull(session: string): Awaitable<boolean>;
  /** The sessions that exist, and the sandboxes that have had requests. */
  sessions(): Awaitable<SessionUse[]>;
  sandboxes: Sandboxes;
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
  /** Another one after each reset: what was received before it has no part in what comes after it. */
  epoch: unknown;
  /** On the session's clock, in milliseconds. */
  now: number;
}

/** What a request or a control takes from a session, or changes in it. */
export interface Changes {
  /** What a control changed in the world that was loaded. */
  changed?: ReadonlySet<Changed>;
  /** What scenarios counted. */
  uses?: Uses | undefined;
  request?: Transaction;
}

/** What a request takes. Of the ways in which it can end, only `done` takes all of it. */
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

/** How a request ended; `seconds` until every limit has room again, and `full` if there is no room for its charge or addition. */
export type Outcome = { is: "done" | "unpaid" | "full" } | { is: "limited"; seconds: number };

/** How a request ended, and its id in the journal; a control has none. */
export type Committed = Outcome & { requestId?: string };

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

/**
 * Tries something on a session until it was committed, which it was unless the attempt returns `undefined`. What others of this
 * process try on the same session waits until it is done, once there was a conflict.
 *
 * @throws {StoreUnavailable} if others change the session each time.
 */
export type UntilCommitted = <T>(
  session: string,
  attempt: () => Promise<{ result: T } | undefined>,
) => Promise<T>;

/** Runs a control on a session. It changes all that it changes, or throws and changes nothing. */
export function runControl<T>(store: Store, session: string, run: (world: World) => T): Promise<T> {
  return store.untilCommitted(session, async () => {
    const read = store.load(session, "control");
    // In memory nothing is waited for: what has changed the world itself must not be run again.
    const loaded = read instanceof Promise ? await read : read;
    const result = run(loaded.world);
    const changed = loaded.world.takeChanges();
    return changed.size === 0 || (await store.commit(loaded, { changed })) ? { result } : undefined;
  });
}

/**
 * Runs a control that needs room to keep more in a session.
 *
 * @throws {ControlError} 409 if there is none.
 */
export async function runGrowingControl<T>(
  store: Store,
  session: string,
  run: (world: World) => T,
): Promise<T> {
  if (!(await store.isFull(session))) return runControl(store, session, run);
  if (isSandboxId(session)) throw tooMuchState();
  throw new ControlError(409, {
    path: "session",
    message: `there is no room: sessions already take up the maximum of ${maxStateBytes.session / 2 ** 20} MB; reset this one, or delete some of its snapshots`,
  });
}

/** What is asked of a session that was listed; `undefined` if it has gone since. */
export async function unlessGone<T>(ask: () => Awaitable<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SandboxGone) return undefined;
    throw error;
  }
}
