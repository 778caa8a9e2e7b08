import { maxRecords } from "../../engine/sandboxes/sandboxes.ts";
import type { NewEntry } from "../../engine/journal/exchanged.ts";
import type { Content } from "../../engine/sessions/content.ts";
import { isSandboxId } from "../../engine/sessions/session-names.ts";
import type { StoreContext } from "../../engine/state/session-start.ts";
import {
  untilCommitted,
  type Changes,
  type Loaded,
  type Outcome,
  type Store,
} from "../../engine/state/store.ts";
import { createRedisTime } from "./clock.ts";
import type { Connection, CommandPart } from "./connection.ts";
import { createSharedEvents } from "./events.ts";
import { chargeJson, entryParts } from "./journal-json.ts";
import { docOf, sync, type Mirror, type Synced } from "./mirror.ts";
import { memberOf, sessionNamed, type Names } from "./names.ts";
import { createRedisSandboxes } from "./sandboxes.ts";
import { commitScript, loadScript, syncScript, usesScript } from "./scripts.ts";
import { createSessionStarts } from "./session-starts.ts";
import type { Subscribe } from "./subscribing.ts";
import { changedParts, createStateKeys, readWhole, type LoadedParts } from "./whole-session.ts";

/** What Redis says to a commit. */
type Reply =
  | { is: "stale" }
  | { is: "later"; now: number; real: number }
  | { is: Outcome["is"]; real: number; seconds: number; requestId: string; at: number; order: number };

/** How many sessions this process keeps a mirror of. */
const maxMirrors = 1000;

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

  /**
   * Brings the mirror of a session up to date; the session is created if there is none.
   *
   * @throws {SandboxGone} if it is a sandbox that is gone.
   */
  const refresh = (session: string, mirror: Mirror): Promise<Mirror> =>
    untilCommitted(async () => {
      const { meta, doc, added } = names.of(session);
      const known = [mirror.epoch, String(mirror.added), mirror.lastAdded];
      const synced = (await connection.run(syncScript, [meta, doc, added], known)) as Synced | null;
      if (synced) {
        sync(mirror, synced, time);
        return { result: mirror };
      }
      if (isSandboxId(session)) mirrors.delete(session);
      await starts.create(session);
      return undefined;
    });

  const createMirror = async (session: string): Promise<Mirror> => {
    const sessionStart = await starts.of(session);
    const clock = starts.clockOf(sessionStart, time);
    const world = sessionStart.createWorld(session, { clock });
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

  const loadedOf = ({ world, version, clock }: Mirror): Loaded => ({ world, version, now: clock.now() });

  /** All of a session, if there is one. */
  const readAll = async (session: string, hasJournal: boolean): Promise<Loaded | undefined> => {
    const sessionStart = await starts.of(session);
    const parts = await connection.run(loadScript, stateKeys(session), [hasJournal ? "1" : "0"]);
    return parts === null ? undefined : readWhole(session, sessionStart, parts as LoadedParts, time);
  };

  const commit = async ({ world, version, now }: Loaded, changes: Changes): Promise<Outcome | undefined> => {
    const { session } = world.journal;
    const { changed = new Set(), isUnconditional, uses, request } = changes;
    const team = request?.credits?.team ?? request?.charge?.team;
    const parts = changedParts(world, changed, now);
    const isChange = Object.keys(parts).some((name) => name !== "cleared") || uses || request?.adds;
    const next = isChange ? crypto.randomUUID() : undefined;
    const whenDone = request?.entry({ is: "done" });
    const added = request?.adds && JSON.stringify(request.adds.saved);
    const asked = {
      version,
      isUnconditional,
      next,
      ...(uses && { doc: docOf(world, uses) }),
      ...parts,
      ...(request && {
        before: world.content.nextChange(now, world.settings),
        request: {
          limits: request.limits.map(({ counter, requestsPerMinute }) => [counter, requestsPerMinute]),
          ...(team && { team: team.name, monthly: team.monthlyMicrodollars }),
          needs: request.credits?.microdollars,
          microdollars: request.charge?.microdollars ?? 0,
          charge: request.charge && chargeJson(request.charge),
          adds: added,
        },
      }),
    };
    const { meta, doc, windows, spent, journal, added: list, snapshots, done, ledger } = names.of(session);
    const keys = [meta, doc, windows, spent, journal, list, snapshots];
    const ledgers =
      changed.size > 0 ? stateKeys(session).slice(keys.length) : team ? [ledger(team.name)] : [];
    const reply = JSON.parse(
      String(
        await connection.run(
          commitScript,
          [...keys, done(crypto.randomUUID()), names.sessions, names.order, ...ledgers],
          [JSON.stringify(asked), memberOf(session), names.events, ...entriesOf(request, whenDone)],
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
    if (isOfMirror && next !== undefined && mirror.version === version) {
      if (uses) world.stage.count(uses);
      if (reply.is === "done" && request?.adds && added !== undefined) {
        world.content.add(request.adds);
        mirror.added += 1;
        mirror.lastAdded = added;
      }
      mirror.version = next;
    }
    for (const what of changed) events.publish({ type: "change", session, what });
    const outcome: Outcome =
      reply.is === "limited" ? { is: "limited", seconds: reply.seconds } : { is: reply.is };
    if (request && journals.events.isHeard()) {
      const kept = outcome.is === "done" && whenDone ? whenDone : request.entry(outcome);
      const { requestId, at, order } = reply;
      const entry = { session, order, exchanged: { ...kept, requestId, at } };
      journals.events.publish({ type: "request", session, entry });
    }
    return outcome;
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
        return untilCommitted(async () => {
          const loaded = await readAll(session, false);
          if (loaded) return { result: loaded };
          await starts.create(session);
          return undefined;
        });
      const mirror = mirrorOf(session);
      return mirror instanceof Promise ? mirror.then(loadedOf) : loadedOf(mirror);
    },
    peek: (session) => readAll(session, true),
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
  const { entry, limits, credits } = request;
  const none: CommandPart[] = ["", ""];
  return [
    ...entryParts(whenDone),
    ...(limits.length > 0 ? entryParts(entry({ is: "limited", seconds: 0 })) : none),
    ...(credits ? entryParts(entry({ is: "unpaid" })) : none),
  ];
}

/** Drops the mirrors that were not used for longest: of very many, or where sandboxes have large contents of their own. */
function dropOldest(mirrors: Map<string, Mirror>, shared: Content["library"]): void {
  const libraries = new Set([shared]);
  let records = 0;
  let isFull = false;
  for (const [place, [session, { world }]] of [...mirrors].reverse().entries()) {
    const { library } = world.content;
    if (!libraries.has(library)) {
      libraries.add(library);
      records += library.size;
    }
    isFull ||= place >= maxMirrors || (records > maxRecords && place > 0);
    if (isFull) mirrors.delete(session);
  }
}
