import type { Changed } from "../../engine/journal/events.ts";
import { pairsOf } from "../../engine/journal/exchanged.ts";
import type { Charge, Key, Team } from "../../engine/sessions/keys.ts";
import type { Window } from "../../engine/sessions/rate-limits.ts";
import type { SessionStart } from "../../engine/state/session-start.ts";
import type { SavedSnapshot, SavedWorld, World } from "../../engine/sessions/world.ts";
import type { Loaded } from "../../engine/state/store.ts";
import { createStillClock, type RedisTime } from "./clock.ts";
import { docOf, type Doc, type Synced } from "./mirror.ts";
import type { Names } from "./names.ts";

/** What Redis says of all of a session but its journal. */
export type LoadedParts = [
  synced: Synced,
  windows: string[],
  spent: string[],
  snapshots: string[],
  ledgers: string[][],
];

/** A world with all that Redis says of a session but its journal, for one control to read and change. */
export function readWhole(
  session: string,
  sessionStart: SessionStart,
  [synced, windows, spent, snapshots, ledgers]: LoadedParts,
  time: RedisTime,
): Loaded {
  const [version, epoch, real, at, , requests, doc, , added, used] = synced;
  const now = Number(at);
  time.observe(Number(real));
  const keys = sessionStart.keys();
  const teams = teamNames(keys);
  const spentBy = new Map(pairsOf(spent));
  const asSaved = ({ team }: Key): Team => ({
    ...team,
    spentMicrodollars: Number(spentBy.get(team.name) ?? 0),
    charges: (ledgers[teams.indexOf(team.name)] ?? []).map((text) => JSON.parse(text) as Charge),
  });
  const saved: SavedWorld = {
    ...(JSON.parse(doc) as Doc),
    now,
    requests: Number(requests),
    teams: Object.fromEntries([...keys].map(([name, key]) => [name, asSaved(key)])),
    windows: pairsOf(windows).map(([counter, text]) => [counter, windowFrom(text)]),
    added: added.map((text) => Object(JSON.parse(text)) as object),
    exchanges: [],
    lastAt: used === null || used === "" ? null : Number(used),
    snapshots: Object.fromEntries(pairsOf(snapshots).map(([name, text]) => [name, keptSnapshot(text)])),
  };
  const world = sessionStart.createWorld(session, {
    clock: createStillClock(now, () => sessionStart.start ?? time.now()),
    saved,
  });
  return { world, version, epoch, now };
}

/** Snapshots as Redis has them, which need not be sent back. */
const keptSnapshots = new WeakSet<SavedSnapshot>();

function keptSnapshot(text: string): SavedSnapshot {
  const snapshot = JSON.parse(text) as SavedSnapshot;
  keptSnapshots.add(snapshot);
  return snapshot;
}

/** What a control has changed in such a world, as the script commits it: an object, and the texts of new snapshots, which can be large. */
export function changedParts(
  world: World,
  changed: ReadonlySet<Changed>,
  now: number,
  still: string,
): { parts: object; texts: string[] } {
  const has = (...some: Changed[]) => some.some((what) => changed.has(what));
  const added = has("snapshots") ? [...world.snapshots].filter(([, saved]) => !keptSnapshots.has(saved)) : [];
  const parts = {
    ...(has("settings", "scenarios", "reset", "world") && { doc: docOf(world) }),
    ...(has("settings", "reset", "world") && { still }),
    ...(has("clock") && { advance: Math.round(world.clock.now() - now) }),
    ...(has("snapshots") && {
      snapshots: { names: [...world.snapshots.keys()], added: added.map(([name]) => name) },
    }),
    ...(has("reset", "world") && { world: wholeJson(world) }),
  };
  return { parts, texts: added.map(([, saved]) => JSON.stringify(saved)) };
}

function wholeJson(world: World): object {
  const { now, requests, windows, added } = world.save();
  const teams = new Map([...world.keys.values()].map(({ team }) => [team.name, team]));
  return {
    now,
    requests,
    windows: windows.map(([counter, { start, count }]) => [counter, `${start} ${count}`]),
    teams: [...teams.values()].map(({ name, spentMicrodollars, charges }) => ({
      name,
      spent: spentMicrodollars,
      charges: charges.map((charge) => JSON.stringify(charge)),
    })),
    added: added.map((addition) => JSON.stringify(addition)),
  };
}

/** The keys that hold all of a session: meta first, the ledgers of the teams, which are those of every session, last. */
export function createStateKeys(names: Names, keys: ReadonlyMap<string, Key>) {
  const teams = teamNames(keys);
  return (session: string): string[] => {
    const { meta, doc, windows, spent, journal, added, snapshots, ledger } = names.of(session);
    return [meta, doc, windows, spent, journal, added, snapshots, ...teams.map(ledger)];
  };
}

function teamNames(keys: ReadonlyMap<string, Key>): string[] {
  return [...new Set([...keys.values()].map(({ team }) => team.name))];
}

function windowFrom(text: string): Window {
  const [start = 0, count = 0] = text.split(" ").map(Number);
  return { start, count };
}
