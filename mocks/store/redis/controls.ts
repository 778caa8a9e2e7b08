import { createBudget } from "../../simulator/budget.ts";
import { createEvents, type Changed } from "../../simulator/journal/events.ts";
import type { Journals } from "../../simulator/journal/journal.ts";
import type { Added } from "../../simulator/indexing.ts";
import type { Window } from "../../simulator/rate-limits.ts";
import type { Charge, Team } from "../../simulator/teams.ts";
import type { SavedSnapshot, SavedWorld, World } from "../../simulator/world.ts";
import type { FoundWorlds } from "../../simulator/worlds.ts";
import type { Store, Worlding } from "../store.ts";
import { createSessionClock, type RedisTime } from "./clock.ts";
import type { Connection } from "./connection.ts";
import { addedJson, docOf, type Doc, type Synced } from "./mirror.ts";
import { memberOf, sessionNamed, type Names } from "./names.ts";
import { loadScript, saveScript } from "./scripts.ts";
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
  worlding: Worlding,
  time: RedisTime,
  create: (session: string) => Promise<void>,
): Pick<Store, "control" | "lookBack"> {
  const { createWorld, journals } = worlding;
  /** Its teams are those of every session. */
  const any = createWorld("", { clock: createSessionClock(time, worlding) });

  const load = async (session: string, hasJournal: boolean): Promise<Loaded | null> => {
    const loaded = await connection.run(loadScript, wholeOf(names, any, session), [hasJournal ? "1" : "0"]);
    return loaded as Loaded | null;
  };

  const on = <T>(session: string, loaded: Loaded, run: (world: World) => T): Ran<T> => {
    const [version, , real, now, , requests, doc, , added, used] = loaded[0];
    const [, windows, spent, snapshots, journal, ledgers] = loaded;
    time.observe(Number(real));
    const clock = createSessionClock(time, worlding);
    const changes = new Set<Changed>();
    const events = createEvents();
    events.listen((event) => event.type === "change" && changes.add(event.what));
    const exchanges = pairsOf(journal).map(([entry, body]) => readExchange(entry, body));
    const orders = exchanges.map(({ order }) => order);
    const own: Journals = { budget: createBudget(Infinity), events, next: () => orders.shift() ?? 0 };
    return clock.at(Number(now), () => {
      const { keys } = createWorld(session, { clock });
      const teams = teamsOf(keys.values());
      const spentBy = new Map(pairsOf(spent));
      const saved: SavedWorld = {
        ...(JSON.parse(doc) as Doc),
        now: Number(now),
        requests: Number(requests),
        teams: Object.fromEntries(
          [...keys].map(([key, { team }]) => {
            const charges = ledgers[teams.findIndex(({ name }) => name === team.name)] ?? [];
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
      const world = createWorld(session, { clock, journals: own, saved });
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
    const saved = await connection.run(saveScript, toSave(names, any, session), [
      version,
      JSON.stringify(parts),
    ]);
    return saved !== null;
  };

  const tell = (session: string, { changes }: Ran<unknown>): void => {
    for (const what of changes) journals.events.publish({ type: "change", session, what });
  };

  return {
    async control(session, run) {
      for (;;) {
        const loaded = await load(session, false);
        if (!loaded) {
          await create(session);
          continue;
        }
        const ran = on(session, loaded, run);
        if (!(await save(session, ran))) continue;
        tell(session, ran);
        return ran.result;
      }
    },
    async lookBack(session, run) {
      const members =
        session === "*"
          ? ((await connection.send(["ZRANGE", names.sessions, "0", "-1"])) as string[])
          : [memberOf(session)];
      const found = members.map(sessionNamed);
      const loaded = new Map<string, Loaded>();
      for (const name of found) {
        const whole = await load(name, true);
        if (whole) loaded.set(name, whole);
      }
      const worlds = new Map<string, { world: World; ran: Ran<undefined> }>();
      for (const [name, whole] of loaded) {
        let world: World | undefined;
        const ran = on(name, whole, (made) => {
          world = made;
          return undefined;
        });
        if (world) worlds.set(name, { world, ran });
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

/** The keys that hold all of a session, then the ledgers of its teams and what all sessions share. */
function wholeOf(names: Names, { keys }: World, session: string): string[] {
  const { meta, doc, windows, spent, journal, added, snapshots, ledger } = names.of(session);
  return [
    ...[meta, doc, windows, spent, journal, added, snapshots],
    ...teamsOf(keys.values()).map(({ name }) => ledger(name)),
    names.version,
  ];
}

/** The same, and one where it is remembered that they were saved. */
export function toSave(names: Names, world: World, session: string): string[] {
  return [...wholeOf(names, world, session), names.of(session).done(crypto.randomUUID())];
}

function teamsOf(keys: Iterable<{ team: Team }>): Team[] {
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
    ...{ now, requests },
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

/** Names and values in turn, as pairs. */
function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let place = 0; place + 1 < flat.length; place += 2)
    pairs.push([flat[place] ?? "", flat[place + 1] ?? ""]);
  return pairs;
}
