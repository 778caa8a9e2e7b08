import type { Settings } from "../../engine/scenarios/settings.ts";
import { createStage, type SavedStage, type Uses } from "../../engine/scenarios/stage.ts";
import type { SessionStart } from "../../engine/state/session-start.ts";
import type { World } from "../../engine/sessions/world.ts";
import type { RedisTime, SessionClock } from "./clock.ts";

/** The part of a session that requests read, as this process knows it. */
export interface Mirror {
  sessionStart: SessionStart;
  world: World;
  clock: SessionClock;
  /** Names the state that was read; empty before any was. */
  version: string;
  /** Names the list of additions: it changes when they are replaced, and not when some are added. */
  epoch: string;
  /** How many additions there have been in this epoch, and the last one as it is kept. */
  added: number;
  lastAdded: string;
}

/** Settings and scenarios as they are kept. */
export interface Doc {
  settings: Settings;
  stage: SavedStage;
}

/** Settings and scenarios as they are kept, once what scenarios counted is added to them. */
export function docOf({ settings, stage }: Pick<World, "settings" | "stage">, uses?: Uses): string {
  const doc: Doc = { settings, stage: stage.save(settings, uses) };
  return JSON.stringify(doc);
}

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
  if (version === mirror.version) return clock.set(Number(now), Number(real));
  const { settings, stage } = JSON.parse(doc) as Doc;
  // A mock of an earlier version that shares the store knows fewer of them.
  world.settings = { ...mirror.sessionStart.settings, ...settings };
  clock.set(Number(now), Number(real));
  world.requests = Number(requests);
  world.stage = createStage(mirror.sessionStart.scenarios, stage);
  const additions = added.map((text) => Object(JSON.parse(text)) as object);
  const isWhole = Number(from) < 0;
  if (isWhole) world.content = world.content.having(additions);
  else additions.forEach((addition) => world.content.addSaved(addition));
  mirror.added = Number(base) + Math.max(0, Number(from)) + additions.length;
  mirror.lastAdded = added.at(-1) ?? (isWhole ? "" : mirror.lastAdded);
  mirror.epoch = epoch;
  mirror.version = version;
}
