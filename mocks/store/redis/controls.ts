import { createBudget } from "../../engine/journal/budget.ts";
import { createEvents, type Changed, type Events } from "../../engine/journal/events.ts";
import { pairsOf } from "../../engine/journal/exchanged.ts";
import type { Journals } from "../../engine/journal/journal.ts";
import { SandboxGone } from "../../engine/sandboxes/sandbox.ts";
import type { Added } from "../../adintel/content/indexing.ts";
import type { Charge, Key, Team } from "../../engine/sessions/keys.ts";
import type { Window } from "../../engine/sessions/rate-limits.ts";
import { isSandboxId } from "../../engine/sessions/session-names.ts";
import type { SavedSnapshot, SavedWorld, World } from "../../engine/sessions/world.ts";
import type { FoundWorlds } from "../../engine/sessions/worlds.ts";
import type { SessionStart, Store } from "../../engine/store.ts";
import type { Beginnings } from "./beginnings.ts";
import type { RedisTime } from "./clock.ts";
import type { Connection } from "./connection.ts";
import { addedJson, docOf, type Doc, type Synced } from "./mirror.ts";
import { sessionNamed, type Names } from "./names.ts";
import { loadScript, saveScript, usesScript } from "./scripts.ts";
import { readExchange } from "./written.ts";

/** What Redis says of all of a session. */
type Loaded = [
  synced: Synced,
  windows: string[],
  spent: string[],
  snapshots: string[],
  journal: string[],
  ledgers: string[][],
];

/** A session that was loaded as a whole, what ran on it and what that changed. */
interface Ran<T> {
  result: T;
  changes: Set<Changed>;
  /** What to save, if anything has changed. */
  parts: object | undefined;
  version: string;
}

/**
 * Controls run on a session that was loaded as a whole, at one time, and what they change is saved if the session has not
 * changed since; otherwise they run again.
 */
export function createControls(
  connection: Connection,
  names: Names,
  shared: Events,
  time: RedisTime,
  beginnings: Beginnings,
  whole: Whole,
): Pick<Store, "control" | "lookBack" | "sessions" | "find"> {
  const load = async (session: string, hasJournal: boolean): Promise<Loaded | null> => {
    const loaded = await connection.run(loadScript, whole.of(session), [hasJournal ? "1" : "0"]);
    return loaded as Loaded | null;
  };

  const on = <T>(session: string, from: SessionStart, loaded: Loaded, run: (world: World) => T): Ran<T> => {
    const [version, , real, now, , requests, doc, , added, used] = loaded[0];
    const [, windows, spent, snapshots, journal, ledgers] = loaded;
    time.observe(Number(real));
    const clock = beginnings.clockOf(from);
    const changes = new Set<Changed>();
    const events = createEvents();
    events.listen((event) => event.type === "change" && changes.add(event.what));
    const exchanges = pairsOf(journal).map(([entry, body]) => readExchange(entry, body));
    const orders = exchanges.map(({ order }) => order);
    const own: Journals = { budget: createBudget(Infinity), events, next: () => orders.shift() ?? 0 };
    return clock.at(Number(now), () => {
      const keys = from.keys();
      const spentBy = new Map(pairsOf(spent));
      const saved: SavedWorld = {
        ...(JSON.parse(doc) as Doc),
        now: Number(now),
        requests: Number(requests),
        teams: Object.fromEntries(
          [...keys].map(([key, { team }]) => {
            const charges = ledgers[whole.teams.indexOf(team.name)] ?? [];
            return [
              key,
              {
                ...team,
                spentMicrodollars: Number(spentBy.get(team.name) ?? 0),
                charges: charges.map((text) => JSON.parse(text) as Charge),
              },
            ];
          }),
        ),
        windows: pairsOf(windows).map(([counter, text]) => [counter, windowFrom(text)]),
        added: added.map((text) => JSON.parse(text) as Added),
        exchanges: exchanges.map(({ exchanged }) => exchanged),
        lastAt: used === null || used === "" ? null : Number(used),
        snapshots: Object.fromEntries(
          pairsOf(snapshots).map(([name, text]) => [name, JSON.parse(text) as SavedSnapshot]),
        ),
      };
      const world = from.createWorld(session, { clock, journals: own, saved });
      changes.clear();
      const result = run(world);
      return { result, changes, parts: partsOf(world, changes, Number(now)), version };
    });
  };

  const save = async (
    session: string,
    { parts, version }: Pick<Ran<unknown>, "parts" | "version">,
  ): Promise<boolean> => {
    if (!parts) return true;
    const saved = await connection.run(saveScript, whole.toSave(session), [version, JSON.stringify(parts)]);
    return saved !== null;
  };

  const tell = (session: string, { changes }: Ran<unknown>): void => {
    for (const what of changes) shared.publish({ type: "change", session, what });
  };

  const named = async (): Promise<string[]> => {
    const sessions = await connection.send(["ZRANGE", names.sessions, "0", "-1"]);
    const sandboxes = await connection.send(["ZRANGE", names.sandboxes, "0", "-1"]);
    return [...(sessions as string[]).map(sessionNamed), ...(sandboxes as string[])];
  };

  /** How a session begins that was listed, though it may be gone by now. */
  const beginningOf = (session: string): Promise<SessionStart | undefined> =>
    beginnings.of(session).catch((error: unknown) => {
      if (error instanceof SandboxGone) return undefined;
      throw error;
    });

  /** The world of a session as it is now, and what runs on it from then on. */
  const lookAt = async (session: string, from: SessionStart | undefined, hasJournal: boolean) => {
    const loaded = from && (await load(session, hasJournal));
    if (!loaded) return undefined;
    let world: World | undefined;
    const ran = on(session, from, loaded, (made) => {
      world = made;
      return undefined;
    });
    return world && { world, ran };
  };

  return {
    async control(session, run) {
      for (;;) {
        const from = await beginnings.of(session);
        const loaded = await load(session, false);
        if (!loaded) {
          await beginnings.create(session);
          continue;
        }
        const ran = on(session, from, loaded, run);
        if (!(await save(session, ran))) continue;
        tell(session, ran);
        return ran.result;
      }
    },
    async sessions() {
      const all = await named();
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
    async find(look) {
      for (const session of await named()) {
        const from = await beginningOf(session);
        const found = from?.isApart ? undefined : await lookAt(session, from, false);
        const result = found && look(found.world);
        if (result !== undefined) return result;
      }
      return undefined;
    },
    async lookBack(session, run) {
      const isAll = session === "*";
      const worlds = new Map<string, { world: World; ran: Ran<undefined> }>();
      for (const name of isAll ? await named() : [session]) {
        const from = await (isAll ? beginningOf(name) : beginnings.of(name));
        const found = await lookAt(name, from, true);
        if (found) worlds.set(name, found);
      }
      const view: FoundWorlds = {
        *all() {
          for (const { world } of worlds.values()) yield world;
        },
        find: (name) => worlds.get(name)?.world,
      };
      const result = run(view);
      for (const [name, { ran }] of worlds) {
        if (!ran.changes.has("requests")) continue;
        await save(name, { ...ran, parts: { cleared: true, always: true } });
        tell(name, ran);
      }
      return result;
    },
  };
}

export type Whole = ReturnType<typeof createWhole>;

/** The keys that a script needs for all of a session. Its teams are those of every session. */
export function createWhole(names: Names, keys: ReadonlyMap<string, Key>) {
  const teams = teamsOf(keys.values()).map(({ name }) => name);
  /** Meta first, the ledgers of the teams last. */
  const stateOf = (session: string): string[] => {
    const { meta, doc, windows, spent, journal, added, snapshots, ledger } = names.of(session);
    return [meta, doc, windows, spent, journal, added, snapshots, ...teams.map(ledger)];
  };
  /** And what all sessions share. */
  const of = (session: string) => [...stateOf(session), names.version];
  return {
    teams,
    stateOf,
    of,
    /** And one where it is remembered that they were saved. */
    toSave: (session: string) => [...of(session), names.of(session).done(crypto.randomUUID())],
  };
}

function teamsOf(keys: Iterable<Key>): Team[] {
  return [...new Map([...keys].map(({ team }) => [team.name, team])).values()];
}

/** What a control has changed, as it is saved; `undefined` if nothing. */
function partsOf(world: World, changes: ReadonlySet<Changed>, now: number): object | undefined {
  const has = (...some: Changed[]) => some.some((what) => changes.has(what));
  const parts = {
    ...(has("settings", "scenarios", "reset", "world") && { doc: docOf(world) }),
    ...(has("clock") && { advance: Math.round(world.clock.now() - now) }),
    ...(has("snapshots") && {
      snapshots: Object.fromEntries([...world.snapshots].map(([name, one]) => [name, JSON.stringify(one)])),
    }),
    ...(has("requests") && { cleared: true }),
    ...(has("reset", "world") && { world: wholeJson(world) }),
  };
  return Object.keys(parts).length > 0 ? parts : undefined;
}

function wholeJson(world: World): object {
  const { now, requests, windows, added } = world.save();
  return {
    now,
    requests,
    windows: windows.map(([counter, { start, count }]) => [counter, `${start} ${count}`]),
    teams: teamsOf(world.keys.values()).map(({ name, spentMicrodollars, charges }) => ({
      name,
      spent: spentMicrodollars,
      charges: charges.map((charge) => JSON.stringify(charge)),
    })),
    added: added.map(addedJson),
  };
}

function windowFrom(text: string): Window {
  const [start = 0, count = 0] = text.split(" ").map(Number);
  return { start, count };
}
