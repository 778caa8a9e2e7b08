import type { Events } from "../engine/journal/events.ts";
import type { Sandboxes } from "../engine/sandboxes/sandboxes.ts";
import { addCharge } from "../engine/sessions/charge.ts";
import { isSandboxId } from "../engine/sessions/session-names.ts";
import type { World } from "../engine/sessions/world.ts";
import type { Worlds } from "../engine/sessions/worlds.ts";
import { outOfCredits } from "../engine/steps/require-credits.ts";
import { rateLimited } from "../engine/steps/rate-limit.ts";
import type { Refusal } from "../http/errors.ts";
import type { Answer, Settled, Settling, Store } from "../engine/store.ts";

/** Keeps everything in the memory of this process, where nothing comes between two steps that do not wait. */
export function createMemoryStore(worlds: Worlds, sandboxes: Sandboxes, events: Events): Store {
  return {
    open: (session) => worlds.named(session),
    settle(world, settling) {
      const now = world.clock.now();
      const answer = admitted(world, settling, now);
      // Only a documented example is waited for, which nobody pays for.
      if (!(answer instanceof Promise)) return settled(worlds, world, settling, answer, now);
      return answer.then((example) => settled(worlds, world, settling, example, now));
    },
    stage: (session, run) => run(worlds.named(session)),
    control: (session, run) => run(worlds.named(session)),
    lookBack(session, run) {
      // A sandbox that is gone has no requests that could be asked for.
      if (isSandboxId(session)) worlds.named(session);
      return run(worlds);
    },
    sessions: () =>
      [...worlds.all()]
        .map(({ journal, requests }) => ({ name: journal.session, requests, lastAt: journal.lastAt() }))
        .filter(({ name, requests }) => !isSandboxId(name) || requests > 0),
    find(look) {
      for (const world of worlds.all()) {
        const found = look(world);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    sandboxes,
    events,
    listening: () => undefined,
    unavailable: () => undefined,
  };
}

function admitted(world: World, settling: Settling, now: number): Answer | Promise<Answer> {
  const refused = (refusal: Refusal): Answer => ({ response: settling.refuse(refusal), rows: null });
  const { limits, pass } = settling.ask(world, now);
  const seconds = limits.length === 0 ? 0 : world.limiter.take(limits, now);
  if (seconds > 0) return refused(rateLimited(seconds));
  const { needs, answer } = pass();
  if (needs && needs.team.monthlyMicrodollars - needs.team.spentMicrodollars < needs.microdollars)
    return refused(outOfCredits);
  return answer();
}

function settled(
  worlds: Worlds,
  world: World,
  settling: Settling,
  { response, rows, charge, adds }: Answer,
  now: number,
): Settled {
  const requestId = world.nextRequestId();
  if (adds) world.indexing.add(adds);
  if (charge) addCharge(charge, requestId, now);
  const result = { response, rows, microdollars: charge?.microdollars ?? 0 };
  world.journal.add({ ...settling.exchanged(result), requestId, at: world.clock.now() });
  worlds.settle(world.journal.session);
  return result;
}
