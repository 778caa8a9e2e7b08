import type { Events } from "../engine/journal/events.ts";
import type { Sandboxes } from "../engine/sandboxes/sandboxes.ts";
import { addCharge } from "../engine/sessions/charge.ts";
import { isSandboxId } from "../engine/sessions/session-names.ts";
import type { World } from "../engine/sessions/world.ts";
import type { Worlds } from "../engine/sessions/worlds.ts";
import type { Changes, Committed, Loaded, Outcome, Store, Transaction } from "../engine/state/store.ts";
import { createTurns } from "../engine/state/turns.ts";
import type { JournalEntry } from "../engine/journal/exchanged.ts";

/** A store that is not waited for. */
export interface MemoryStore extends Store {
  load(session: string): Loaded;
  exchanges(session: string): readonly JournalEntry[];
  clearExchanges(session: string): number;
  commit(loaded: Loaded, changes: Changes): Committed | undefined;
  isFull(session: string): boolean;
}

/** Keeps everything in the memory of this process. The world of a session is what is loaded of it. */
export function createMemoryStore(worlds: Worlds, sandboxes: Sandboxes, events: Events): MemoryStore {
  const journalOf = (session: string) =>
    // A sandbox that is gone has no requests that could be asked for.
    (isSandboxId(session) ? worlds.named(session) : worlds.find(session))?.journal;
  const loaded = (world: World): Loaded => ({
    world,
    version: world.version,
    // A reset makes another one.
    epoch: world.journal,
    now: world.clock.now(),
  });
  return {
    load: (session) => loaded(worlds.named(session)),
    exchanges: (session) => journalOf(session)?.entries() ?? [],
    clearExchanges(session) {
      const cleared = journalOf(session)?.clear() ?? 0;
      events.publish({ type: "change", session, what: "requests" });
      return cleared;
    },
    commit({ world, version, now: loadedAt }, { changed = new Set(), uses, request }) {
      const { session } = world.journal;
      const now = world.clock.now();
      if (worlds.find(session) !== world || world.version !== version) return undefined;
      const until = world.content.nextChange(loadedAt, world.settings);
      if (request && until !== undefined && now >= until) return undefined;
      for (const what of changed) events.publish({ type: "change", session, what });
      if (uses) world.stage.count(uses);
      const outcome = request ? take(world, request, now, () => worlds.isFull(session)) : done;
      const isGrown = outcome.is === "done" && (request?.adds ?? request?.charge) !== undefined;
      if (changed.size > 0 || uses) world.version += 1;
      if (changed.size > 0 || isGrown) worlds.settle(session);
      return outcome;
    },
    untilCommitted: createTurns(),
    isFull: (session) => worlds.isFull(session),
    sessions: () =>
      [...worlds.all()]
        .map(({ journal, requests }) => ({ name: journal.session, requests, lastAt: journal.lastAt() }))
        .filter(({ name, requests }) => !isSandboxId(name) || requests > 0),
    sandboxes,
    events,
    listening: () => undefined,
    unavailable: () => undefined,
  };
}

const done: Outcome = { is: "done" };

function take(
  world: World,
  { limits, credits, charge, adds, entry }: Transaction,
  now: number,
  isFull: () => boolean,
): Committed {
  const outcome = admit(world, { limits, credits, isGrowing: (adds ?? charge) !== undefined }, now, isFull);
  const requestId = world.nextRequestId();
  if (outcome.is === "done" && adds) {
    world.content.add(adds);
    world.version += 1;
  }
  if (outcome.is === "done" && charge) addCharge(charge, requestId, now);
  world.journal.add(Object.assign(entry(outcome), { requestId, at: now }));
  return { ...outcome, requestId };
}

/** Counts a request against its limits, and looks at the credits and the room that it needs. */
function admit(
  { limiter }: World,
  { limits, credits, isGrowing }: Pick<Transaction, "limits" | "credits"> & { isGrowing: boolean },
  now: number,
  isFull: () => boolean,
): Outcome {
  const seconds = limits.length === 0 ? 0 : limiter.take(limits, now);
  if (seconds > 0) return { is: "limited", seconds };
  const { monthlyMicrodollars = 0, spentMicrodollars = 0 } = credits?.team ?? {};
  if (credits && monthlyMicrodollars - spentMicrodollars < credits.microdollars) return { is: "unpaid" };
  return isGrowing && isFull() ? { is: "full" } : done;
}
