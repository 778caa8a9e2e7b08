import type { Events } from "../engine/journal/events.ts";
import type { Sandboxes } from "../engine/sandboxes/sandboxes.ts";
import { addCharge } from "../engine/sessions/charge.ts";
import { isSandboxId } from "../engine/sessions/session-names.ts";
import type { World } from "../engine/sessions/world.ts";
import type { Worlds } from "../engine/sessions/worlds.ts";
import type { Changes, Loaded, Outcome, Store, Transaction } from "../engine/state/store.ts";

/** A store that is not waited for. */
export interface MemoryStore extends Store {
  load(session: string): Loaded;
  peek(session: string): Loaded | undefined;
  commit(loaded: Loaded, changes: Changes): Outcome | undefined;
}

/** Keeps everything in the memory of this process. The world of a session is what is loaded of it. */
export function createMemoryStore(worlds: Worlds, sandboxes: Sandboxes, events: Events): MemoryStore {
  const loaded = (world: World): Loaded => ({ world, version: world.version, now: world.clock.now() });
  return {
    load: (session) => loaded(worlds.named(session)),
    peek(session) {
      // A sandbox that is gone has no requests that could be asked for.
      const world = isSandboxId(session) ? worlds.named(session) : worlds.find(session);
      return world && loaded(world);
    },
    commit(
      { world, version, now: loadedAt },
      { changed = new Set(), isUnconditional = false, uses, request },
    ) {
      const { session } = world.journal;
      const now = world.clock.now();
      const isCurrent = worlds.find(session) === world && world.version === version;
      if (!isUnconditional && !isCurrent) return undefined;
      const until = world.content.nextChange(loadedAt, world.settings);
      if (request && until !== undefined && now >= until) return undefined;
      for (const what of changed) events.publish({ type: "change", session, what });
      if (uses) world.stage.count(uses);
      const outcome = request ? take(world, request, now) : done;
      if (changed.size > 0 || uses) world.version += 1;
      worlds.settle(session);
      return outcome;
    },
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

function take(world: World, { limits, credits, charge, adds, entry }: Transaction, now: number): Outcome {
  const outcome = admit(world, { limits, credits }, now);
  const requestId = world.nextRequestId();
  if (outcome.is === "done" && adds) {
    world.content.add(adds);
    world.version += 1;
  }
  if (outcome.is === "done" && charge) addCharge(charge, requestId, now);
  world.journal.add(Object.assign(entry(outcome), { requestId, at: now }));
  return outcome;
}

/** Counts a request against its limits, and looks at the credits that it needs. */
function admit(
  { limiter }: World,
  { limits, credits }: Pick<Transaction, "limits" | "credits">,
  now: number,
): Outcome {
  const seconds = limits.length === 0 ? 0 : limiter.take(limits, now);
  if (seconds > 0) return { is: "limited", seconds };
  if (!credits) return done;
  const { monthlyMicrodollars, spentMicrodollars } = credits.team;
  return monthlyMicrodollars - spentMicrodollars < credits.microdollars ? { is: "unpaid" } : done;
}
