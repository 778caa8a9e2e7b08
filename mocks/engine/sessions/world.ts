import type { AccountRecord, CampaignRecord, CreativeRecord } from "../../adintel/corpus/index.ts";
import type { WorldRecords } from "../../adintel/data/export.ts";
import type { Changed } from "../journal/events.ts";
import type { Exchanged } from "../journal/exchanged.ts";
import { createJournal, createJournals, type Journal, type Journals } from "../journal/journal.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Settings } from "../scenarios/settings.ts";
import { createStage, type SavedStage, type Stage } from "../scenarios/stage.ts";
import type { Clock } from "./clock.ts";
import {
  createIndexing,
  type Added,
  type AddedAccount,
  type Indexing,
} from "../../adintel/content/indexing.ts";
import { createKeys, type Key, type Team } from "./keys.ts";
import type { Library } from "../../adintel/content/library.ts";
import { createRateLimiter, type RateLimiter, type Window } from "./rate-limits.ts";
import { createSearchable, type Searchable } from "../../adintel/content/searchable.ts";
import { keyIn } from "./session-names.ts";

/** All state of the mock for one session: everything that a request can change is in here. */
export interface World {
  library: Library;
  /** What the paths of its pictures begin with: nothing, or where a library of its own is found. */
  assets: string;
  clock: Clock;
  settings: Settings;
  keys: Map<string, Key>;
  limiter: RateLimiter;
  indexing: Indexing;
  searchable: ReturnType<typeof createSearchable>;
  journal: Journal;
  /** How many requests the API has had. */
  requests: number;
  /** What was staged. */
  stage: Stage;
  nextRequestId(): string;
  /** Back to how it was at the start, the clock included. */
  reset(): void;
  /** Tells whoever watches that something changed other than by a request to the API. */
  changed(what: Changed): void;
  save(): SavedWorld;
  /** To how it was when it was saved. */
  restore(saved: SavedWorld): void;
  /** By name. They outlive a reset. */
  snapshots: Map<string, SavedSnapshot>;
  /** How many bytes it takes up, about, its journal and what all worlds share left out. */
  bytes(): number;
}

/** All of a world that requests have changed, as plain data. */
export interface SavedWorld {
  now: number;
  requests: number;
  settings: Settings;
  stage: SavedStage;
  /** By key; keys of one team have the same. */
  teams: Record<string, Team>;
  windows: [counter: string, window: Window][];
  added: Added[];
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
  library: Library,
  clock: Clock,
  settings: Settings,
  {
    session = "",
    journals = createJournals(),
    scenarios = [],
    keys = createKeys,
    assets = "",
    saved,
  }: {
    session?: string;
    journals?: Journals;
    scenarios?: readonly Scenario[];
    /** Makes its keys; the demo keys by default. */
    keys?: () => Map<string, Key>;
    assets?: string;
    saved?: SavedWorld | undefined;
  } = {},
): World {
  const fresh = () => ({
    requests: 0,
    settings: { ...settings },
    keys: keys(),
    limiter: createRateLimiter(),
    indexing: createIndexing(library),
    searchable: createSearchable(library),
    journal: createJournal(session, journals),
  });
  const world: World = {
    library,
    assets,
    clock,
    stage: createStage(scenarios),
    ...fresh(),
    snapshots: new Map(Object.entries(saved?.snapshots ?? {})),
    nextRequestId: () => `req_${String((world.requests += 1)).padStart(6, "0")}`,
    reset() {
      clock.reset();
      world.journal.clear();
      world.stage.reset();
      Object.assign(world, fresh());
      world.changed("reset");
    },
    changed(what) {
      journals.events.publish({ type: "change", session, what });
    },
    restore(former) {
      world.reset();
      restore(world, session, journals, scenarios, former);
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
        world.indexing.bytes() +
        world.searchable.bytes() +
        world.stage.bytes()
      );
    },
    save: () => ({
      now: clock.now(),
      requests: world.requests,
      settings: world.settings,
      stage: world.stage.save(),
      teams: Object.fromEntries([...world.keys].map(([name, { team }]) => [name, team])),
      windows: world.limiter.save(),
      added: world.indexing.save(),
      exchanges: world.journal.save(),
      lastAt: world.journal.lastAt(),
      ...(world.snapshots.size > 0 && { snapshots: Object.fromEntries(world.snapshots) }),
    }),
  };
  if (saved) restore(world, session, journals, scenarios, saved);
  return world;
}

function restore(
  world: World,
  session: string,
  journals: Journals,
  scenarios: readonly Scenario[],
  saved: SavedWorld,
): void {
  world.clock.advance(saved.now - world.clock.now());
  world.requests = saved.requests;
  world.settings = { ...saved.settings };
  // Ids go on, since a caller may still hold one that was given after the save.
  const count = Math.max(world.stage.save().count, saved.stage.count);
  world.stage = createStage(scenarios, { ...saved.stage, count });
  for (const [name, team] of Object.entries(saved.teams))
    Object.assign(world.keys.get(name)?.team ?? {}, team);
  world.limiter = createRateLimiter(saved.windows);
  world.indexing = createIndexing(world.library, saved.added);
  world.journal = createJournal(session, journals, saved.exchanges, saved.lastAt);
}

/** The key of a name; in a sandbox also by the demo key that it is like, for callers who name the sandbox as their session. */
export function keyNamed({ keys, journal }: World, name: string): Key | undefined {
  return keys.get(name) ?? keys.get(keyIn(journal.session, name));
}

/** Whether the sync of an added account has finished. */
export function isIndexed({ clock, settings }: World, { addedAt }: AddedAccount): boolean {
  return clock.now() >= addedAt + settings.indexingSeconds * 1000;
}

/** An account by id or platform id, whether or not its sync has finished. */
export function findAccount({ library, indexing }: World, id: string): AccountRecord | undefined {
  return library.account(id) ?? indexing.byId(id)?.account;
}

/** A creative by id, of the corpus or of an added account. */
export function findCreative({ library, indexing }: World, id: string): CreativeRecord | undefined {
  return library.creative(id) ?? indexing.creative(id);
}

/** The added accounts that searches find: those whose sync has finished. */
export function indexedAccounts(world: World): AddedAccount[] {
  return world.indexing.all().filter((added) => isIndexed(world, added));
}

/** The full-text indexes of what searches find now. */
export function searchableIn(world: World): Searchable {
  return world.searchable(indexedAccounts(world));
}

const none: readonly never[] = [];

/** The creatives of an account; of one that is still being indexed there are none. */
export function creativesOf(world: World, account: AccountRecord): readonly CreativeRecord[] {
  const added = world.indexing.byId(account.id);
  if (!added) return world.library.creatives(account);
  return isIndexed(world, added) ? added.creatives : none;
}

/** The creatives of an account, or of all whose sync has finished: those of the corpus, and those that were added. */
export function creativesIn(
  world: World,
  account: AccountRecord | undefined,
): [corpus: readonly CreativeRecord[], added?: readonly CreativeRecord[]] {
  if (account) return [creativesOf(world, account)];
  return [world.library.creatives(), indexedAccounts(world).flatMap(({ creatives }) => creatives)];
}

/** The campaigns of an account, or of all whose sync has finished. */
export function campaignsIn(
  world: World,
  account: AccountRecord | undefined,
): [corpus: readonly CampaignRecord[], added?: readonly CampaignRecord[]] {
  const added = indexedAccounts(world);
  if (!account) return [world.library.corpus.campaigns, added.flatMap(({ campaigns }) => campaigns)];
  const newcomer = added.find((other) => other.account === account);
  return [newcomer?.campaigns ?? world.library.campaigns(account)];
}

/** All records of a world, but those of accounts that are still being indexed. */
export function recordsIn(world: World): WorldRecords {
  const { corpus } = world.library;
  return {
    now: world.clock.now(),
    seed: corpus.options.seed,
    *accounts() {
      yield* corpus.accounts;
      for (const { account } of indexedAccounts(world)) yield account;
    },
    *creatives() {
      for (const creatives of creativesIn(world, undefined)) yield* creatives ?? none;
    },
    *campaigns() {
      for (const campaigns of campaignsIn(world, undefined)) yield* campaigns ?? none;
    },
  };
}
