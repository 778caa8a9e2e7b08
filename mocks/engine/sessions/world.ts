import { adoptedReadings, type PointId, type Readings } from "@adintel/client/readings";
import type { Changed } from "../journal/events.ts";
import type { Exchanged } from "../journal/exchanged.ts";
import { createJournal, createJournals, type Journal, type Journals } from "../journal/journal.ts";
import { readingOf, type Takes } from "../scenarios/readings.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Settings } from "../scenarios/settings.ts";
import { createStage, type SavedStage, type Stage } from "../scenarios/stage.ts";
import type { Clock } from "./clock.ts";
import type { Content } from "./content.ts";
import type { CreateKeys, Key, Team } from "./keys.ts";
import { createRateLimiter, type RateLimiter, type Window } from "./rate-limits.ts";
import { keyIn } from "./session-names.ts";

/** All state of the mock for one session: everything that a request can change is in here. */
export interface World {
  content: Content;
  /** What the paths of its pictures begin with: nothing, or where content of its own is found. */
  assets: string;
  /** Which accounts and creatives it has; worked out when it is asked for, since own data may be large. */
  origin(this: void): Origin;
  clock: Clock;
  settings: Settings;
  /** The readings that it was told, by a setting or else by what was observed of a service, now or when that was adopted. */
  readings(): Readings;
  /** Whether it takes a reading of what the specification leaves open. */
  takes: Takes;
  /** The reading that it takes. */
  reading(point: PointId): string | undefined;
  keys: Map<string, Key>;
  limiter: RateLimiter;
  journal: Journal;
  /** How many requests the API has had. */
  requests: number;
  stage: Stage;
  nextRequestId(): string;
  /** Back to how it was at the start, the clock included. */
  reset(): void;
  /** Notes what a control has changed, for the store to commit. */
  changed(what: Changed): void;
  /** What was noted since the last time. */
  takeChanges(): ReadonlySet<Changed>;
  /** How often what requests read was changed. */
  version: number;
  save(): SavedWorld;
  /** To how it was when it was saved. */
  restore(saved: SavedWorld): void;
  /** By name. They outlive a reset. */
  snapshots: Map<string, SavedSnapshot>;
  /** How many bytes it takes up, about, its journal and what all worlds share left out. */
  bytes(): number;
}

/** What the accounts and creatives of a world follow from, by the names of options: two worlds with the same have the same. */
export type Origin = Readonly<Record<string, string | number | null>>;

/** All of a world that requests have changed, as plain data. */
export interface SavedWorld {
  now: number;
  requests: number;
  settings: Settings;
  stage: SavedStage;
  /** By key; keys of one team have the same. */
  teams: Record<string, Team>;
  windows: [counter: string, window: Window][];
  added: object[];
  exchanges: Exchanged[];
  /** When the last request came, though it may be forgotten. */
  lastAt?: number | null;
  /** By name. */
  snapshots?: Record<string, SavedSnapshot>;
}

/** A state of a world that was saved under a name: all of it, except its journal and its snapshots. */
export interface SavedSnapshot {
  state: Omit<SavedWorld, "exchanges" | "lastAt" | "snapshots">;
  /** What it takes up, about. */
  bytes: number;
}

/** What parts of a world take up, as measured on Node.js 20. */
const emptyBytes = 10_000;
const chargeBytes = 150;
const windowBytes = 200;

/** The world of a session at its start, or as it was saved. Its journal shares room and listeners with those of others. */
export function createWorld(
  content: Content,
  clock: Clock,
  settings: Settings,
  {
    session = "",
    journals = createJournals(),
    scenarios = [],
    keys = () => new Map(),
    assets = "",
    origin = () => ({}),
    observed = {},
    onReading,
    saved: initial,
  }: {
    session?: string;
    journals?: Journals;
    scenarios?: readonly Scenario[];
    /** Makes its keys; none by default. */
    keys?: CreateKeys;
    assets?: string;
    origin?: World["origin"];
    /** The readings that it takes unless it is told others, where they are not the usual ones. */
    observed?: Readings;
    /** Learns of each point that the specification leaves open and a response depends on. */
    onReading?: ((point: PointId) => void) | undefined;
    saved?: SavedWorld | undefined;
  } = {},
): World {
  const fresh = () => ({
    requests: 0,
    settings: { ...settings },
    keys: keys(),
    limiter: createRateLimiter(),
    journal: createJournal(session, journals),
  });
  let changes = new Set<Changed>();
  const restore = (saved: SavedWorld): void => {
    clock.advance(saved.now - clock.now());
    world.requests = saved.requests;
    // An earlier version of the mock may have saved it without some of them.
    world.settings = { ...settings, ...saved.settings };
    // Ids go on, since a caller may still hold one that was given after the save.
    const count = Math.max(world.stage.save(world.settings).count, saved.stage.count);
    world.stage = createStage(scenarios, { ...saved.stage, count });
    for (const [name, team] of Object.entries(saved.teams))
      Object.assign(world.keys.get(name)?.team ?? {}, team);
    world.limiter = createRateLimiter(saved.windows);
    world.content = world.content.having(saved.added);
    world.journal = createJournal(session, journals, saved.exchanges, saved.lastAt);
  };
  const world: World = {
    content,
    version: 0,
    readings: () => ({ ...adoptedReadings, ...observed, ...world.settings.readings }),
    takes: (point, reading) => world.reading(point) === reading,
    reading(point) {
      onReading?.(point);
      return world.settings.readings[point] ?? readingOf(observed, point);
    },
    assets,
    origin,
    clock,
    stage: createStage(scenarios),
    ...fresh(),
    snapshots: new Map(Object.entries(initial?.snapshots ?? {})),
    nextRequestId: () => `req_${String((world.requests += 1)).padStart(6, "0")}`,
    reset() {
      clock.reset();
      world.journal.clear();
      world.stage.reset();
      Object.assign(world, fresh(), { content: world.content.having([]) });
      world.changed("reset");
    },
    changed: (what) => void changes.add(what),
    takeChanges() {
      const taken = changes;
      changes = new Set();
      return taken;
    },
    restore(former) {
      world.reset();
      restore(former);
      world.changed("world");
    },
    bytes() {
      const teams = new Set([...world.keys.values()].map(({ team }) => team));
      const charges = [...teams].reduce((sum, team) => sum + team.charges.length, 0);
      const snapshots = [...world.snapshots.values()].reduce((sum, { bytes }) => sum + bytes, 0);
      return (
        snapshots +
        emptyBytes +
        charges * chargeBytes +
        world.limiter.size() * windowBytes +
        world.content.bytes() +
        world.stage.bytes()
      );
    },
    save: () => ({
      now: clock.now(),
      requests: world.requests,
      settings: world.settings,
      stage: world.stage.save(world.settings),
      teams: Object.fromEntries([...world.keys].map(([name, { team }]) => [name, team])),
      windows: world.limiter.save(),
      added: world.content.save(),
      exchanges: world.journal.save(),
      lastAt: world.journal.lastAt(),
      ...(world.snapshots.size > 0 && { snapshots: Object.fromEntries(world.snapshots) }),
    }),
  };
  if (initial) restore(initial);
  return world;
}

/** The key of a name; in a sandbox also by the key that it is like, for callers who name the sandbox as their session. */
export function keyNamed({ keys, journal }: World, name: string): Key | undefined {
  return keys.get(name) ?? keys.get(keyIn(journal.session, name));
}
