import { createBudget, type Budget, type Held } from "./budget.ts";
import { createEvents, type Events } from "./events.ts";
import { bytesOf, savedExchange, type JournalEntry, type Exchanged } from "./exchanged.ts";

export type Journal = ReturnType<typeof createJournal>;

/** What the journals of all sessions share. */
export interface Journals {
  budget: Budget;
  events: Events;
  /** The next place in the order of exchanges. */
  next(): number;
}

/** How many exchanges a session's journal has at most. */
export const maxExchanges = 200;

/** Room in bytes for the journals of all sessions together. */
export const maxJournalBytes = 32 * 2 ** 20;

export function createJournals(): Journals {
  let order = 0;
  return { budget: createBudget(maxJournalBytes), events: createEvents(), next: () => (order += 1) };
}

interface KeptEntry extends Held {
  entry: JournalEntry;
}

/** The last exchanges of a session, as many as have room in a budget that all journals share. */
export function createJournal(
  session: string,
  { budget, events, next: nextOrder }: Journals,
  saved: readonly Exchanged[] = [],
  savedLastAt: number | null = null,
) {
  // A ring: the next one takes the place of the oldest.
  const ring: (KeptEntry | undefined)[] = [];
  let next = 0;
  let lastAt: number | null = null;
  const keep = (exchanged: Exchanged): JournalEntry => {
    const place = next;
    const oldest = ring[place];
    if (oldest) budget.remove(oldest);
    const entry: JournalEntry = { session, order: nextOrder(), exchanged };
    const kept: KeptEntry = { entry, bytes: bytesOf(exchanged), drop: () => (ring[place] = undefined) };
    ring[place] = kept;
    next = (next + 1) % maxExchanges;
    lastAt = exchanged.at;
    budget.keep(kept);
    return entry;
  };
  saved.forEach(keep);
  lastAt ??= savedLastAt;
  /** The oldest first. */
  const entries = (): JournalEntry[] =>
    [...ring.slice(next), ...ring.slice(0, next)].flatMap((kept) => (kept ? [kept.entry] : []));
  return {
    session,
    entries,
    /** The oldest first. */
    save: () => entries().map(({ exchanged }) => savedExchange(exchanged)),
    add(exchanged: Exchanged): void {
      const entry = keep(exchanged);
      if (events.isHeard()) events.publish({ type: "request", session, entry });
    },
    /** When the last request came, in milliseconds on the mock's clock, though it may be forgotten. */
    lastAt: () => lastAt,
    /** Forgets all; returns how many that were. */
    clear(): number {
      const forgotten = entries().length;
      for (const kept of ring) if (kept) budget.remove(kept);
      ring.length = 0;
      next = 0;
      return forgotten;
    },
  };
}
