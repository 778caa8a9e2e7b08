import fc from "fast-check";
import type { Changed } from "../../../../../mocks/engine/journal/events.ts";
import type { Scenario } from "../../../../../mocks/engine/scenarios/scenario.ts";
import { isSandboxId } from "../../../../../mocks/engine/sessions/session-names.ts";
import type { World } from "../../../../../mocks/engine/sessions/world.ts";
import type { Store } from "../../../../../mocks/engine/state/store.ts";
import { bounds } from "../build.ts";
import { hold, LawBroken, type Law } from "../laws.ts";
import type { Model, Session } from "../model.ts";
import type { Loss } from "../stores.ts";
import { storeAt, verify, versionOf, type Run } from "../verify.ts";
import { ask, load, measure, seldom, send, spans, type Ask } from "./requests.ts";

/** What a control does, to the world and to the model. */
interface Control {
  changes: Changed[];
  onWorld(world: World): unknown;
  /** @param read the session as it was read, which is as old as what a snapshot keeps of it */
  onModel(session: Session, read: ReturnType<Model["snapshotOf"]>): unknown;
  /** Whether there would be too many snapshots, or too large ones, in the world that it was last run on. */
  isTooMuch?(): boolean;
}

export type Wish =
  | { is: "settings"; errorRate: number; indexingSeconds: number; frozenClock?: boolean }
  | { is: "scenario"; scenario: Pick<Scenario, "name" | "after" | "times"> }
  | { is: "scenarios cleared" }
  | { is: "clock"; milliseconds: number }
  | { is: "reset" }
  | { is: "snapshot"; name: string }
  | { is: "restore"; name: string }
  | { is: "forget"; name: string }
  | { is: "look" };

export const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc
    .record({
      is: fc.constant("settings" as const),
      errorRate: fc.constantFrom(0, 0.5),
      indexingSeconds: fc.constantFrom(10, 40),
    })
    // Not often, since windows and indexing end with time.
    .map((settings) => ({
      ...settings,
      frozenClock: settings.errorRate > 0 && settings.indexingSeconds === 40,
    })),
  ...[{}, { times: 1 }, { times: 2 }, { times: 2, after: 1 }].map((scenario) =>
    fc.constant({ is: "scenario" as const, scenario }),
  ),
  fc.constant({ is: "scenarios cleared" as const }),
  fc.record({ is: fc.constant("clock" as const), milliseconds: fc.constantFrom(...spans) }),
  fc.constant({ is: "reset" as const }),
  ...(["snapshot", "snapshot", "restore", "restore", "forget"] as const).map((is) =>
    fc.record({ is: fc.constant(is), name: fc.constantFrom("x", "y") }),
  ),
  fc.constant({ is: "look" as const }),
);

function controlOf({ stores, model }: Run, wanted: Wish): Control {
  const { kit } = stores;
  if (wanted.is === "settings") {
    const { is: _, ...change } = wanted;
    return {
      changes: ["settings"],
      onWorld(world) {
        world.settings = { ...world.settings, ...change };
        world.changed("settings");
      },
      onModel(session) {
        model.changeSettings(session, change);
        session.ofSettings = { seen: 0, used: 0 };
        session.changes += 1;
      },
    };
  }
  if (wanted.is === "scenario") {
    const scenario: Scenario = { error: "internal_error", ...wanted.scenario };
    return {
      changes: ["scenarios"],
      onWorld(world) {
        world.changed("scenarios");
        return world.stage.add(scenario).id;
      },
      onModel(session) {
        session.scenarios += 1;
        const id = `scenario-${session.scenarios}`;
        session.staged = [{ id, name: scenario.name ?? id, scenario, seen: 0, used: 0 }, ...session.staged];
        session.changes += 1;
        return id;
      },
    };
  }
  if (wanted.is === "scenarios cleared")
    return {
      changes: ["scenarios"],
      onWorld(world) {
        world.stage.clear();
        world.changed("scenarios");
      },
      onModel(session) {
        session.staged = [];
        session.changes += 1;
      },
    };
  if (wanted.is === "clock")
    return {
      changes: ["clock"],
      onWorld(world) {
        world.clock.advance(wanted.milliseconds);
        world.changed("clock");
        return world.clock.now();
      },
      onModel(session) {
        const now = model.moveClock(session, wanted.milliseconds);
        session.changes += 1;
        return now;
      },
    };
  if (wanted.is === "reset")
    return {
      changes: ["reset"],
      onWorld: (world) => world.reset(),
      onModel: (session) => model.reset(session),
    };
  if (wanted.is === "look") return { changes: [], onWorld: () => undefined, onModel: () => undefined };
  const { name } = wanted;
  if (wanted.is === "snapshot") {
    let bytes = 0;
    let isTooMuch = false;
    return {
      changes: ["snapshots"],
      onWorld(world) {
        const { exchanges: _, lastAt: __, snapshots: ___, ...state } = world.save();
        ({ length: bytes } = JSON.stringify(state));
        const others = [...world.snapshots].filter(([other]) => other !== name);
        isTooMuch =
          others.length >= bounds.snapshots ||
          others.reduce((sum, [, other]) => sum + other.bytes, bytes) > bounds.snapshotBytes;
        const taken = kit.takeSnapshot(world, name);
        hold("room", `what ${name} takes up`, taken.bytes, bytes);
        return taken.savedAt;
      },
      isTooMuch: () => isTooMuch,
      onModel(session, read) {
        session.snapshots.set(name, { ...read, bytes });
        return new Date(read.now).toISOString();
      },
    };
  }
  if (wanted.is === "restore")
    return {
      changes: ["reset", "world"],
      onWorld: (world) => void kit.restoreSnapshot(world, name),
      onModel(session) {
        const saved = session.snapshots.get(name);
        if (saved) model.restore(session, saved);
      },
    };
  return {
    changes: ["snapshots"],
    onWorld: (world) => kit.forgetSnapshot(world, name),
    onModel: (session) => void session.snapshots.delete(name),
  };
}

/** What happens in a session between a control's reading it and its commit. */
export type Interference = { by: "request"; ask: Ask } | { by: "control"; wish: Wish };

export const interference: fc.Arbitrary<Interference | undefined> = seldom(
  fc.oneof(
    fc.record({ by: fc.constant("request" as const), ask }),
    fc.record({ by: fc.constant("control" as const), wish }),
  ),
);

export interface Controlled {
  wanted: Wish;
  lost: Loss | undefined;
  between: Interference | undefined;
}

export async function control(
  run: Run,
  name: string,
  store: number,
  { wanted, lost, between }: Controlled,
): Promise<void> {
  const { stores, model } = run;
  if (model.sessions.has(name) || !isSandboxId(name)) {
    if (!(await load(run, name, store, "control"))) return;
    await verify(run, name, store, "isolation");
  }
  const asked = controlOf(run, wanted);
  const own = storeAt(run, store);
  let isFirst = true;
  const present = model.sessions.get(name);
  if (!present) return;
  const [version, read] = [present.version, model.snapshotOf(present)];
  const hadIt = "name" in wanted && present.snapshots.has(wanted.name);
  // In memory nothing comes between reading and commit.
  const reading: Store = stores.isRedis
    ? {
        ...own,
        async load(session, reader) {
          const loaded = await own.load(session, reader);
          if (isFirst && between?.by === "request") await send(run, name, store + 1, between.ask);
          if (isFirst && between?.by === "control")
            await control(run, name, store + 1, {
              wanted: between.wish,
              lost: undefined,
              between: undefined,
            });
          // What comes between comes before anything is lost.
          if (isFirst && lost) loseReply(run, store, lost, "remembered");
          isFirst = false;
          return loaded;
        },
      }
    : own;
  const isGrowing = wanted.is === "scenario" || wanted.is === "snapshot";
  const isFull = isGrowing && model.room.isFull(present);
  const runIt = isGrowing ? stores.kit.runGrowingControl : stores.kit.runControl;
  let result: unknown;
  try {
    result = await runIt(reading, name, (world) => asked.onWorld(world));
  } catch (error) {
    stores.spare();
    if (error instanceof stores.kit.SandboxGone)
      return hold("gone", `whether ${name} is there`, false, model.sessions.has(name));
    if (!(error instanceof stores.kit.ControlError)) throw error;
    if (isGrowing) {
      const isRefused = isFull || asked.isTooMuch?.();
      hold("full", `whether a control that grows is refused: ${error.message}`, true, isRefused);
      return verify(run, name, store + 1);
    }
    const isThere = "name" in wanted && hadIt && model.sessions.get(name)?.snapshots.has(wanted.name);
    hold("controls", error.message, isThere, false);
    return verify(run, name, store + 1);
  }
  hold("full", "whether there is no room for a control", false, isFull || (asked.isTooMuch?.() ?? false));
  const measured = await measure(run, name, lost === undefined && asked.changes.length > 0);
  const wasLost = !stores.spare() && lost !== undefined && stores.isRedis;
  const session = model.sessions.get(name);
  if (!session) throw new LawBroken("gone", `a control was run on ${name}`);
  // Requests that change nothing which is read may come between.
  const state = version === session.version ? read : model.snapshotOf(session);
  const context: Law | undefined = between && stores.isRedis ? "noOverwriting" : wasLost ? "once" : undefined;
  const resultLaw = wanted.is === "clock" ? wanted.is : wanted.is === "scenario" ? "ids" : "controls";
  hold(context ?? resultLaw, `the result of a control`, result, asked.onModel(session, state));
  if (asked.changes.length > 0) model.settle(session, measured?.state);
  model.told.push(...asked.changes.map((what) => `${name} ${what}`));
  await verify(run, name, store + 1, context ?? (isSnapshot(wanted) ? "snapshots" : "controls"));
}

function isSnapshot({ is }: Wish): boolean {
  return is === "snapshot" || is === "restore" || is === "forget";
}

/** Clears the journal of a session. */
export async function clear(run: Run, name: string, store: number): Promise<void> {
  const { model } = run;
  const session = model.sessions.get(name);
  if (!session) return;
  const cleared = await storeAt(run, store).clearExchanges(name);
  hold("journal", "how many exchanges were cleared", cleared, session.journal.length);
  session.journal = [];
  model.told.push(`${name} requests`);
  await verify(run, name, store + 1);
}

/** What comes late would come after time has passed, which only requests are compared by. */
export function loseReply({ stores }: Run, store: number, { when }: Loss, which: "remembered" | "any"): void {
  stores.lose(store, { when: when === "before" ? when : "after", isUnknown: false }, which);
}

/** A control that has read too early commits nothing, and tells nobody. */
export async function controlTooLate(run: Run, name: string, store: number, given: Ask): Promise<void> {
  const loaded = await load(run, name, store, "control");
  if (!loaded) return;
  const adding: Ask = { ...given, limits: [], more: 0, rows: 0, adds: true };
  const version = versionOf(loaded);
  await send(run, name, store, adding);
  if (run.model.sessions.get(name)?.version === version) return;
  hold(
    "stale",
    "what a control takes",
    await storeAt(run, store).commit(loaded, { changed: new Set(["settings"]) }),
    undefined,
  );
  await verify(run, name, store + 1, "stale");
}
