import { maxRecords } from "../../engine/sandboxes/sandboxes.ts";
import { pairsOf, type NewEntry } from "../../engine/journal/exchanged.ts";
import type { Content } from "../../engine/sessions/content.ts";
import type { World } from "../../engine/sessions/world.ts";
import { isSandboxId } from "../../engine/sessions/session-names.ts";
import { maxStateBytes } from "../../engine/sessions/worlds.ts";
import type { StoreContext } from "../../engine/state/session-start.ts";
import {
  StoreUnavailable,
  type Changes,
  type Committed,
  type Loaded,
  type Outcome,
  type Store,
} from "../../engine/state/store.ts";
import { createTurns } from "../../engine/state/turns.ts";
import { createRedisTime } from "./clock.ts";
import type { Connection, CommandPart } from "./connection.ts";
import { createSharedEvents } from "./events.ts";
import { chargeJson, entryParts, readExchange } from "./journal-json.ts";
import { docOf, sync, type Mirror, type Synced } from "./mirror.ts";
import { memberOf, sessionNamed, sharedKeys, type Names } from "./names.ts";
import { createRedisSandboxes } from "./sandboxes.ts";
import {
  clearScript,
  commitScript,
  exchangesScript,
  fullScript,
  loadScript,
  syncScript,
  usesScript,
} from "./scripts.ts";
import { createSessionStarts } from "./session-starts.ts";
import type { Subscribe } from "./subscribing.ts";
import { changedParts, createStateKeys, readWhole, type LoadedParts } from "./whole-session.ts";

/** What Redis says to a commit. */
type Reply =
  | { is: "stale" }
  | { is: "later"; now: number; real: number }
  | { is: Outcome["is"]; real: number; seconds: number; requestId: string; at: number; order: number };

/** How many sessions this process keeps a mirror of, and room for them in bytes. */
const maxMirrors = 1000;
const maxMirrorBytes = maxStateBytes.session;

/** How many keys of a session come before its ledgers, less the one from which Lua counts. */
const firstLedger = 6;

/**
 * Keeps everything in Redis, so that several mocks are one. A request is worked out on a mirror of its session, and committed by
 * one script, which does nothing if the session is no longer as the mirror has it.
 */
export function createRedisStore(
  connection: Connection,
  subscribe: Subscribe,
  names: Names,
  context: StoreContext,
): Store {
  const { journals } = context;
  const time = createRedisTime();
  const events = createSharedEvents(names.events, subscribe, (message) => {
    // A lost publish is harmless: subscribers read again after reconnecting.
    connection.send(["PUBLISH", names.events, message]).catch(() => undefined);
  });
  const starts = createSessionStarts(connection, names, context);
  const stateKeys = createStateKeys(names, context.startOf().keys());
  /** Those that were used last come last. */
  const mirrors = new Map<string, Mirror>();

  /** What is read of a session, which is created if there is none. */
  const orCreate = async <T>(session: string, read: () => Promise<T | undefined>): Promise<T> => {
    const existing = await read();
    if (existing !== undefined) return existing;
    await starts.create(session);
    const created = await read();
    if (created === undefined) throw new StoreUnavailable("Redis loses what it was told");
    return created;
  };

  /**
   * Brings the mirror of a session up to date; the session is created if there is none.
   *
   * @throws {SandboxGone} if it is a sandbox that is gone.
   */
  const refresh = (session: string, mirror: Mirror): Promise<Mirror> =>
    orCreate(session, async () => {
      const { meta, doc, added } = names.of(session);
      const known = [mirror.epoch, String(mirror.added), mirror.lastAdded];
      const synced = (await connection.run(syncScript, [meta, doc, added], known)) as Synced | null;
      if (!synced && isSandboxId(session)) mirrors.delete(session);
      if (synced) sync(mirror, synced, time);
      return synced ? mirror : undefined;
    });

  const createMirror = async (session: string): Promise<Mirror> => {
    const sessionStart = await starts.of(session);
    const clock = starts.clockOf(sessionStart, time, () => world.settings);
    const world: World = sessionStart.createWorld(session, { clock });
    const blank = { sessionStart, world, clock, version: "", epoch: "", added: 0, lastAdded: "" };
    const mirror = await refresh(session, blank);
    const other = mirrors.get(session);
    if (other) return other;
    mirrors.set(session, mirror);
    dropOldest(mirrors, context.library);
    return mirror;
  };

  const mirrorOf = (session: string): Mirror | Promise<Mirror> => {
    const mirror = mirrors.get(session);
    if (!mirror) return createMirror(session);
    mirrors.delete(session);
    mirrors.set(session, mirror);
    return mirror;
  };

  const loadedOf = ({ world, version, epoch, clock }: Mirror): Loaded => ({
    world,
    version,
    epoch,
    now: clock.now(),
  });

  const commit = async (
    { world, version, now }: Loaded,
    changes: Changes,
  ): Promise<Committed | undefined> => {
    const { session } = world.journal;
    const { changed = new Set(), uses, request } = changes;
    const team = request?.credits?.team ?? request?.charge?.team;
    const isChange = changed.size > 0 || uses !== undefined;
    const next = isChange || request?.adds ? crypto.randomUUID() : undefined;
    const { parts, texts } = changedParts(world, changed, now, starts.stillness(world.settings));
    const keys = stateKeys(session);
    const { ledger, done } = names.of(session);
    const whenDone = request?.entry({ is: "done" });
    const added = request?.adds && JSON.stringify(request.adds.saved);
    const asked = {
      version,
      next,
      ...(uses && { doc: docOf(world, uses) }),
      ...parts,
      ...(request && {
        before: world.content.nextChange(now, world.settings),
        request: {
          limits: request.limits.map(({ counter, requestsPerMinute }) => [counter, requestsPerMinute]),
          ...(team && {
            team: team.name,
            ledger: keys.indexOf(ledger(team.name)) - firstLedger,
            monthly: team.monthlyMicrodollars,
          }),
          needs: request.credits?.microdollars,
          microdollars: request.charge?.microdollars ?? 0,
          charge: request.charge && chargeJson(request.charge),
          adds: added,
        },
      }),
    };
    const reply = JSON.parse(
      String(
        await connection.run(
          commitScript,
          [...sharedKeys(names), done(crypto.randomUUID()), ...keys],
          [
            JSON.stringify(asked),
            memberOf(session),
            names.ofSessions,
            names.events,
            ...(request ? entriesOf(request, whenDone) : texts),
          ],
        ),
      ),
    ) as Reply;
    const mirror = mirrors.get(session);
    const isOfMirror = mirror?.world === world;
    if (reply.is === "stale") {
      if (isOfMirror) await refresh(session, mirror);
      return undefined;
    }
    time.observe(reply.real);
    if (reply.is === "later") {
      if (isOfMirror) mirror.clock.set(reply.now, reply.real);
      return undefined;
    }
    const adds = reply.is === "done" ? request?.adds : undefined;
    if (isOfMirror && next !== undefined && (isChange || adds) && mirror.version === version) {
      if (uses) world.stage.count(uses);
      if (adds && added !== undefined) {
        world.content.add(adds);
        mirror.added += 1;
        mirror.lastAdded = added;
        dropOldest(mirrors, context.library);
      }
      mirror.version = next;
    }
    for (const what of changed) events.publish({ type: "change", session, what });
    const outcome: Outcome =
      reply.is === "limited" ? { is: "limited", seconds: reply.seconds } : { is: reply.is };
    if (!request) return outcome;
    const { requestId, at, order } = reply;
    if (journals.events.isHeard()) {
      const kept = outcome.is === "done" && whenDone ? whenDone : request.entry(outcome);
      const entry = { session, order, exchanged: { ...kept, requestId, at } };
      journals.events.publish({ type: "request", session, entry });
    }
    return { ...outcome, requestId };
  };

  const sessionNames = async (): Promise<string[]> => {
    const [sessions, sandboxes] = (await Promise.all(
      [names.sessions, names.sandboxes].map((list) => connection.send(["ZRANGE", list, "0", "-1"])),
    )) as string[][];
    return [...(sessions ?? []).map(sessionNamed), ...(sandboxes ?? [])];
  };

  return {
    load(session, reader) {
      if (reader === "control")
        return orCreate(session, async () => {
          const sessionStart = await starts.of(session);
          const parts = (await connection.runLarge(loadScript, stateKeys(session))) as LoadedParts | null;
          return parts ? readWhole(session, sessionStart, parts, time) : undefined;
        });
      const mirror = mirrorOf(session);
      return mirror instanceof Promise ? mirror.then(loadedOf) : loadedOf(mirror);
    },
    async exchanges(session) {
      await starts.check(session);
      const parts = (await connection.runLarge(exchangesScript, [names.of(session).journal])) as string[];
      return pairsOf(parts).map(([entry, body]) => ({ session, ...readExchange(entry, body) }));
    },
    async clearExchanges(session) {
      await starts.check(session);
      const keys = [...sharedKeys(names), names.of(session).journal];
      const cleared = Number(await connection.run(clearScript, keys, [memberOf(session)]));
      events.publish({ type: "change", session, what: "requests" });
      return cleared;
    },
    async isFull(session) {
      const kind = isSandboxId(session) ? "sandbox" : "session";
      const parameters = [kind, names.ofSessions, memberOf(session)];
      return (await connection.run(fullScript, sharedKeys(names), parameters)) === 1;
    },
    untilCommitted: createTurns(),
    commit,
    async sessions() {
      const all = await sessionNames();
      if (all.length === 0) return [];
      const metas = all.map((session) => names.of(session).meta);
      const uses = (await connection.run(usesScript, metas, [])) as [requests: string, used: string][];
      return all
        .map((name, place) => {
          const [requests = "", used = ""] = uses[place] ?? [];
          return { name, requests: Number(requests), lastAt: used === "" ? null : Number(used) };
        })
        .filter(({ name, requests }) => !isSandboxId(name) || requests > 0);
    },
    sandboxes: createRedisSandboxes(connection, names, time, starts, stateKeys),
    events,
    listening: events.ready,
    unavailable: connection.unavailable,
  };
}

/** The journal's entry for each way in which a request can end. Redis puts the seconds of a limit in place of 0. */
function entriesOf(request: Changes["request"], whenDone: NewEntry | undefined): CommandPart[] {
  if (!request || !whenDone) return [];
  const { entry, limits, credits, charge, adds } = request;
  const none: CommandPart[] = ["", ""];
  return [
    ...entryParts(whenDone),
    ...(limits.length > 0 ? entryParts(entry({ is: "limited", seconds: 0 })) : none),
    ...(credits ? entryParts(entry({ is: "unpaid" })) : none),
    ...(charge || adds ? entryParts(entry({ is: "full" })) : none),
  ];
}

/** Drops the mirrors that were not used for longest: of very many, or where sandboxes have large contents of their own. */
function dropOldest(mirrors: Map<string, Mirror>, shared: Content["library"]): void {
  const libraries = new Set([shared]);
  let records = 0;
  let bytes = 0;
  let isFull = false;
  for (const [place, [session, { world }]] of [...mirrors].reverse().entries()) {
    const { library } = world.content;
    if (!libraries.has(library)) {
      libraries.add(library);
      records += library.size;
    }
    bytes += world.bytes();
    isFull ||= place >= maxMirrors || ((records > maxRecords || bytes > maxMirrorBytes) && place > 0);
    if (isFull) mirrors.delete(session);
  }
}
