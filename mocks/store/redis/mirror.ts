import type { Address } from "../../adintel/corpus/index.ts";
import type { Settings } from "../../engine/scenarios/settings.ts";
import { createStage, type SavedStage } from "../../engine/scenarios/stage.ts";
import type { Added } from "../../adintel/content/indexing.ts";
import { createIndexing } from "../../adintel/content/indexing.ts";
import type { World } from "../../engine/sessions/world.ts";
import type { SessionStart } from "../../engine/store.ts";
import type { RedisTime, SessionClock } from "./clock.ts";

/** The part of a session that hardly ever changes, as this replica knows it. */
export interface Mirror {
  beginning: SessionStart;
  world: World;
  clock: SessionClock;
  /** Of the session when this was read; changes whenever any of it does. Empty before it was. */
  version: string;
  /** Changes whenever all of it was replaced. */
  epoch: string;
  /** How many accounts have been added in this epoch. */
  added: number;
}

/** Settings and scenarios as they are kept. */
export interface Doc {
  settings: Settings;
  stage: SavedStage;
}

export function docOf({ settings, stage }: Pick<World, "settings" | "stage">): string {
  const doc: Doc = { settings, stage: stage.save() };
  return JSON.stringify(doc);
}

/** What Redis says of a session for a mirror. */
export type Synced = [
  version: string,
  epoch: string,
  real: string,
  now: string,
  base: string,
  requests: string,
  doc: string,
  from: string,
  added: string[],
  lastUsed: string | null,
];

/** Brings a mirror up to what Redis says of its session. */
export function sync(mirror: Mirror, synced: Synced, time: RedisTime): void {
  const [version, epoch, real, now, base, requests, doc, from, added] = synced;
  const { world, clock } = mirror;
  time.observe(Number(real));
  // An older response may come last.
  if (Number(version) < Number(mirror.version)) return;
  clock.set(Number(now), Number(real));
  const { settings, stage } = JSON.parse(doc) as Doc;
  world.settings = settings;
  world.requests = Number(requests);
  world.stage = createStage(mirror.beginning.scenarios, stage);
  const accounts = added.map((text) => JSON.parse(text) as Added);
  const first = Number(base) + Number(from);
  if (epoch === mirror.epoch && first <= mirror.added) {
    // Those before were added in the meantime.
    for (const { address, addedAt } of accounts.slice(mirror.added - first))
      world.indexing.index(address, addedAt);
  } else world.indexing = createIndexing(world.library, accounts);
  mirror.added = first + accounts.length;
  mirror.epoch = epoch;
  mirror.version = version;
}

/** When the next account will have been indexed, on the session's clock; `undefined` if none is being indexed. */
export function nextIndexed({ indexing, settings }: World, now: number): number | undefined {
  const all = indexing.all();
  const untilOf = (place: number) => (all[place]?.addedAt ?? Infinity) + settings.indexingSeconds * 1000;
  // The later it was added, the later it will have been indexed.
  let from = 0;
  for (let to = all.length; from < to;) {
    const middle = (from + to) >>> 1;
    if (untilOf(middle) <= now) from = middle + 1;
    else to = middle;
  }
  return from < all.length ? untilOf(from) : undefined;
}

export function addedJson({ address, addedAt }: { address: Address; addedAt: number }): string {
  return JSON.stringify({ address, addedAt });
}
