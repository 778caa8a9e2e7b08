import type { Exchanged } from "../../engine/journal/exchanged.ts";
import { mostCreatives } from "../../engine/sandboxes/sandbox.ts";
import type { Library } from "../../adintel/content/library.ts";
import { createSearchable } from "../../adintel/content/searchable.ts";
import { isSandboxId } from "../../engine/sessions/session-names.ts";
import { outOfCredits } from "../../engine/steps/require-credits.ts";
import { rateLimited } from "../../engine/steps/rate-limit.ts";
import type { Refusal } from "../../http/errors.ts";
import type { Answer, Settled, Settling, Store, StoreContext } from "../../engine/store.ts";
import { createBeginnings } from "./beginnings.ts";
import { createRedisTime } from "./clock.ts";
import type { Connection } from "./connection.ts";
import { createControls, createWhole } from "./controls.ts";
import { createSharedEvents } from "./events.ts";
import { addedJson, docOf, nextIndexed, sync, type Mirror, type Synced } from "./mirror.ts";
import { memberOf, type Names } from "./names.ts";
import { createRedisSandboxes } from "./sandboxes.ts";
import { keepScript, saveScript, settleScript, syncScript } from "./scripts.ts";
import type { Subscribe } from "./subscribing.ts";
import { chargeJson, exchangeJson } from "./written.ts";

/** What Redis says to a request to settle. */
type Reply =
  | { is: "stale" }
  | { is: "later"; now: number; real: number }
  | {
      is: "done" | "limited" | "unpaid";
      seconds: number;
      version: string;
      real: number;
      requestId: string;
      at: number;
      order: number;
    };

/** How many sessions a replica keeps a mirror of. */
const mostMirrors = 1000;

/**
 * Keeps everything in Redis, so that several replicas are one mock. A request is worked out on a mirror of its session, and
 * settled by one script, which does nothing if the session is no longer as the mirror has it.
 */
export function createRedisStore(
  connection: Connection,
  subscribe: Subscribe,
  names: Names,
  worlding: StoreContext,
): Store {
  const { journals } = worlding;
  const time = createRedisTime();
  const events = createSharedEvents(names.events, subscribe, (message) => {
    // Whoever listens reads again when Redis is back.
    connection.send(["PUBLISH", names.events, message]).catch(() => undefined);
  });
  const beginnings = createBeginnings(connection, names, time, worlding);
  const whole = createWhole(names, worlding.beginning().keys());
  /** Those that were used last come last. */
  const mirrors = new Map<string, Mirror>();

  /**
   * Brings the mirror of a session up to date; the session is made if there is none.
   *
   * @throws {SandboxGone} if it is a sandbox that is gone.
   */
  const refresh = async (session: string, mirror: Mirror): Promise<Mirror> => {
    const { meta, doc, added } = names.of(session);
    for (;;) {
      const known = [mirror.epoch, String(mirror.added)];
      const synced = (await connection.run(syncScript, [meta, doc, added], known)) as Synced | null;
      if (synced) {
        const { epoch } = mirror;
        sync(mirror, synced, time);
        if (epoch !== mirror.epoch) mirror.world.searchable = createSearchable(mirror.world.library);
        return mirror;
      }
      if (isSandboxId(session)) mirrors.delete(session);
      await beginnings.create(session);
    }
  };

  const newMirror = async (session: string): Promise<Mirror> => {
    const beginning = await beginnings.of(session);
    const clock = beginnings.clockOf(beginning);
    const world = beginning.createWorld(session, { clock });
    return refresh(session, { beginning, world, clock, version: "", epoch: "", added: 0 });
  };

  const mirrorOf = (session: string): Mirror | Promise<Mirror> => {
    const known = mirrors.get(session);
    if (known) {
      mirrors.delete(session);
      mirrors.set(session, known);
      return known;
    }
    return newMirror(session).then((mirror) => {
      const other = mirrors.get(session);
      if (other) return other;
      mirrors.set(session, mirror);
      dropOldest(mirrors, worlding.library);
      return mirror;
    });
  };

  const settle = async (mirror: Mirror, settling: Settling): Promise<Settled | undefined> => {
    const { world, clock, version } = mirror;
    const { session } = world.journal;
    const now = clock.now();
    const worked = clock.at(now, () => {
      const ask = settling.ask(world, now);
      const { needs, answer } = ask.pass();
      return { ask, needs, until: nextIndexed(world, now), found: answer() };
    });
    const { ask, needs, until } = worked;
    const answer = await worked.found;
    const { charge, adds } = answer;
    const settled = settledOf(answer);
    const team = needs?.team ?? charge?.team;
    const keys = names.of(session);
    const exchanged = settling.exchanged(settled);
    const { entry, body } = exchangeJson(exchanged);
    const asked = {
      version,
      before: until,
      limits: ask.limits.map(({ counter, requestsPerMinute }) => [counter, requestsPerMinute]),
      ...(team && { team: team.name, monthly: team.monthlyMicrodollars }),
      needs: needs?.microdollars,
      microdollars: settled.microdollars,
      charge: charge && chargeJson(charge),
      adds: adds && addedJson(adds),
    };
    const reply = JSON.parse(
      String(
        await connection.run(
          settleScript,
          [
            keys.meta,
            keys.windows,
            keys.spent,
            keys.ledger(team?.name ?? "none"),
            keys.journal,
            keys.added,
            keys.done(crypto.randomUUID()),
            names.version,
            names.sessions,
            names.order,
          ],
          [JSON.stringify(asked), memberOf(session), entry, body, names.events],
        ),
      ),
    ) as Reply;
    if (reply.is === "stale") {
      await refresh(session, mirror);
      return undefined;
    }
    time.observe(reply.real);
    if (reply.is === "later") {
      clock.set(reply.now, reply.real);
      return undefined;
    }
    const { requestId, at, order, seconds } = reply;
    const tell = (exchange: Omit<Exchanged, "requestId" | "at">): void => {
      if (!journals.events.isHeard()) return;
      const kept = { session, order, exchanged: { ...exchange, requestId, at } };
      journals.events.publish({ type: "request", session, entry: kept });
    };
    if (reply.is === "done") {
      if (adds && mirror.version === version) {
        world.indexing.add(adds);
        mirror.added += 1;
        mirror.version = reply.version;
      }
      tell(exchanged);
      return settled;
    }
    const refusal: Refusal = reply.is === "limited" ? rateLimited(seconds) : outOfCredits;
    const refused: Settled = { response: settling.refuse(refusal), rows: null, microdollars: 0 };
    const kept = exchangeJson(settling.exchanged(refused));
    const head = JSON.stringify({ requestId, at, order }).slice(0, -1);
    await connection.run(
      keepScript,
      [keys.meta, keys.journal, keys.done(crypto.randomUUID())],
      [`${head},${kept.entry}`, kept.body, memberOf(session), names.events],
    );
    tell(settling.exchanged(refused));
    return refused;
  };

  const controls = createControls(connection, names, events, time, beginnings, whole);
  return {
    open(session) {
      const mirror = mirrorOf(session);
      return mirror instanceof Promise ? mirror.then(({ world }) => world) : mirror.world;
    },
    async settle(world, settling) {
      return settle(await mirrorOf(world.journal.session), settling);
    },
    async stage(session, run) {
      const mirror = await mirrorOf(session);
      for (;;) {
        // Another mock may just have staged something that this one has not met.
        await refresh(session, mirror);
        const { world, version } = mirror;
        const before = docOf(world);
        const result = run(world);
        const doc = docOf(world);
        if (doc === before) return result;
        const keys = whole.toSave(session);
        const saved = await connection.run(saveScript, keys, [version, JSON.stringify({ doc })]);
        if (!saved) continue;
        if (mirror.version === version) mirror.version = String(saved);
        return result;
      }
    },
    ...controls,
    sandboxes: createRedisSandboxes(connection, names, time, beginnings, whole.stateOf),
    async find(look) {
      for (const { world, beginning } of mirrors.values()) {
        const found = beginning.isApart ? undefined : look(world);
        if (found !== undefined) return found;
      }
      return controls.find(look);
    },
    events,
    listening: events.ready,
    unavailable: connection.unavailable,
  };
}

/** Drops the mirrors that were not used for longest: of very many, or where sandboxes have large worlds of their own. */
function dropOldest(mirrors: Map<string, Mirror>, shared: Library): void {
  const libraries = new Set([shared]);
  let creatives = 0;
  let isFull = false;
  for (const [place, [session, { world }]] of [...mirrors].reverse().entries()) {
    if (!libraries.has(world.library)) {
      libraries.add(world.library);
      creatives += world.library.creatives().length;
    }
    isFull ||= place >= mostMirrors || (creatives > mostCreatives && place > 0);
    if (isFull) mirrors.delete(session);
  }
}

function settledOf({ response, rows, charge }: Answer): Settled {
  return { response, rows, microdollars: charge?.microdollars ?? 0 };
}
