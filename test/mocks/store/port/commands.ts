import fc from "fast-check";
import type { Changed } from "../../../../mocks/engine/journal/events.ts";
import type { NewEntry } from "../../../../mocks/engine/journal/exchanged.ts";
import type { Sandbox } from "../../../../mocks/engine/sandboxes/sandbox.ts";
import type { Scenario } from "../../../../mocks/engine/scenarios/scenario.ts";
import type { Uses } from "../../../../mocks/engine/scenarios/stage.ts";
import { keyIn, isSandboxId } from "../../../../mocks/engine/sessions/session-names.ts";
import type { World } from "../../../../mocks/engine/sessions/world.ts";
import type { Loaded, Outcome, Store, Transaction } from "../../../../mocks/engine/state/store.ts";
import { bounds } from "./build.ts";
import { hold, LawBroken, type Law } from "./laws.ts";
import type { Session, Taken } from "./model.ts";
import { nextChange, type Loss, type Note } from "./stores.ts";
import {
  anyRequest,
  presentWindows,
  storeAt,
  verify,
  verifyNothingLeft,
  verifyTaken,
  versionOf,
  type Run,
} from "./verify.ts";

type Command = fc.AsyncCommand<Run, Run>;

/** A request as it was drawn. */
interface Ask {
  team: "demo" | "low" | "exhausted";
  rows: number;
  /** Rows that its team must have beyond those that it is charged. */
  more: number;
  /** Which of the limits it counts against. */
  limits: readonly ("address" | "key" | "operation")[];
  adds: boolean;
  counts: boolean;
}

const price = 500;
const perMinute = { address: 3, key: 3, operation: 4 };

/** How many milliseconds may pass, or a sandbox may live. */
const spans = [1, 500, 10_000, 29_999, 60_000, 120_000, 3_600_000];

const ask: fc.Arbitrary<Ask> = fc.record({
  team: fc.constantFrom("demo", "low", "low", "exhausted"),
  rows: fc.nat(4),
  more: fc.nat(1),
  limits: fc.constantFrom([], [], ["key"], ["address"], ["address", "key"], ["address", "operation", "key"]),
  adds: fc.boolean(),
  counts: fc.boolean(),
});

/** Something, and more often nothing. */
function seldom<T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: some });
}

const loss: fc.Arbitrary<Loss | undefined> = seldom(
  fc.record({ when: fc.constantFrom("before", "after"), isUnknown: fc.boolean() }),
);
/** Which of the two mocks is asked, and of which session. */
const place = { store: fc.nat(1), session: fc.nat(6) };

const named = ["", "one", "zwei:ü%"];

/** A session by its number; sandboxes come up as often as others. */
function sessionAt({ model }: Run, number: number): string {
  const all = [...named, ...model.sandboxes.keys(), ...model.gone.slice(-1)];
  return all[number % all.length] ?? "";
}

let requests = 0;

/** Loads a session for a request, and looks whether it is what was committed; `undefined` if it is gone. */
async function load(
  run: Run,
  name: string,
  store: number,
  reader: "request" | "control",
): Promise<Loaded | undefined> {
  const { stores, model } = run;
  let loaded: Loaded;
  try {
    loaded = await storeAt(run, store).load(name, reader);
  } catch (error) {
    if (!(error instanceof stores.kit.SandboxGone)) throw error;
    hold("gone", `whether ${name} is there`, false, model.sessions.has(name));
    return undefined;
  }
  if (isSandboxId(name) && !model.sessions.has(name)) {
    // What a mock knows of it may be old, which its commit tells.
    if (reader === "control" || !stores.isRedis || (await takesAnything(run, loaded, store)))
      throw new LawBroken("gone", `${name} can be used`);
    return undefined;
  }
  const session = model.sessions.get(name) ?? model.create(name);
  model.use(session);
  if (versionOf(loaded) === session.version || reader === "control") compareLoaded(run, session, loaded);
  return loaded;
}

/** Whether a request can be committed. */
async function takesAnything(run: Run, loaded: Loaded, store: number): Promise<boolean> {
  const entry = (outcome: Outcome) => entryOf("http://mock/gone", 0, outcome);
  try {
    return (await storeAt(run, store).commit(loaded, { request: { limits: [], entry } })) !== undefined;
  } catch (error) {
    if (error instanceof run.stores.kit.SandboxGone) return false;
    throw error;
  }
}

function compareLoaded({ model }: Run, session: Session, { world, now }: Loaded): void {
  const of = (what: string) => `${what} of ${JSON.stringify(session.name)}`;
  hold("reads", of("the settings"), world.settings, session.settings);
  hold("reads", of("the scenarios"), world.stage.list().reverse(), session.staged);
  hold("reads", of("the additions"), world.content.save(), session.added);
  // What a mock knows of a time that was set back may be early or late until it commits.
  if (!model.wasSetBack) hold("clock", of("the time"), now, model.nowOf(session));
}

/** A request that was worked out on a session as it was loaded. */
interface Prepared {
  name: string;
  store: number;
  session: Session;
  loaded: Loaded;
  version: string;
  /** The changes that there were. */
  changes: number;
  /** When it finds something else, only because time has passed. */
  before: number | undefined;
  taken: Taken;
  transaction: Transaction;
}

function prepare(session: Session, store: number, loaded: Loaded, given: Ask): Prepared {
  const { name } = session;
  const { world } = loaded;
  const { team: teamName, rows, more, counts } = given;
  const { team } = world.keys.get(keyIn(name, `mock_live_${teamName}`)) ?? {};
  if (!team) throw new Error(`${name} has no key of ${teamName}`);
  requests += 1;
  const url = `http://mock/${requests}`;
  const microdollars = rows * price;
  const charge = rows === 0 ? undefined : { operationId: "searchMedia", version: "v2", rows, microdollars };
  const adds: Note | undefined = given.adds ? { id: `note-${requests}`, at: loaded.now } : undefined;
  const uses = counts ? usesOf(world) : undefined;
  const needs = rows + more === 0 ? undefined : (rows + more) * price;
  const limits = given.limits.map((scope) => ({
    counter: `${scope} ${teamName}`,
    requestsPerMinute: perMinute[scope],
  }));
  return {
    name,
    store,
    session,
    loaded,
    version: versionOf(loaded),
    changes: session.changes,
    before: nextChange(world.content.save() as Note[], loaded.now, world.settings.indexingSeconds),
    taken: { url, team: teamName, limits, needs, charge, adds, uses },
    transaction: {
      limits,
      ...(needs !== undefined && { credits: { team, microdollars: needs } }),
      ...(charge && { charge: { ...charge, team } }),
      ...(adds && { adds: { saved: adds } }),
      entry: (outcome) => entryOf(url, microdollars, outcome),
    },
  };
}

function usesOf({ stage, settings }: World): Uses | undefined {
  const { uses } = stage.effectsOn(settings, anyRequest);
  return uses.size > 0 ? uses : undefined;
}

function entryOf(url: string, microdollars: number, outcome: Outcome): NewEntry {
  const isDone = outcome.is === "done";
  return {
    method: "POST",
    url,
    version: "v2",
    operation: "searchMedia",
    requestHeaders: ["X-Call", url],
    requestBody: '{"limit":1}',
    status: { done: 200, limited: 429, unpaid: 402, full: 503 }[outcome.is],
    responseHeaders: outcome.is === "limited" ? { "Retry-After": String(outcome.seconds) } : {},
    responseBody: `{"by":"${url}"}`,
    brokeOff: false,
    durationMs: 1,
    rows: isDone ? 1 : null,
    microdollars: isDone ? microdollars : 0,
    scenario: null,
  };
}

/** Commits a request, and compares what became of it; `undefined` if it took nothing, and had to. */
async function settle(run: Run, prepared: Prepared, lost?: Loss): Promise<Outcome | undefined> {
  const { model, stores } = run;
  const { name, store, session, loaded, version, changes, before, taken, transaction } = prepared;
  const isThere = model.sessions.get(name) === session;
  const isCurrent = isThere && version === session.version;
  const now = model.nowOf(session);
  const isLater = before !== undefined && now >= before;
  if (lost) stores.lose(store, lost, "remembered");
  let outcome: Outcome | undefined;
  let isUnknown = false;
  try {
    const { uses } = taken;
    outcome = await storeAt(run, store).commit(loaded, { uses, request: transaction });
  } catch (error) {
    if (error instanceof stores.kit.SandboxGone) {
      hold("gone", `whether ${name} is there`, false, isThere);
      return undefined;
    }
    if (!lost?.isUnknown || !(error instanceof stores.kit.StoreUnavailable)) throw error;
    isUnknown = true;
  }
  const wasLost = lost !== undefined && !stores.spare();
  const lossLaw: Law = lost?.isUnknown ? "unknown" : "once";
  const mustBeNothing = !isCurrent || isLater;
  if (mustBeNothing) {
    const law: Law = isCurrent ? "later" : isThere ? "stale" : "gone";
    hold(law, `the outcome of ${taken.url}`, isUnknown ? undefined : outcome, undefined);
    await verify(run, name, store + 1, law);
    return undefined;
  }
  if (!outcome && !isUnknown)
    throw new LawBroken(
      wasLost ? lossLaw : "getsThrough",
      `${taken.url} took nothing of ${JSON.stringify(name)}`,
    );
  if (changes !== session.changes)
    throw new LawBroken("versions", `${name} has changed, and is still at ${version}`);
  if (!(isUnknown && lost?.when === "before")) {
    for (const [id, { used }] of taken.uses ?? []) {
      const entry = session.staged.find((staged) => staged.id === id);
      const { times = Infinity } = entry?.scenario ?? {};
      if (entry && entry.used + used > times)
        throw new LawBroken("times", `${id} was used ${entry.used + used} times`);
    }
    const expected = model.take(session, taken, transaction.entry, now);
    if (!isUnknown && outcome) await compareOutcome(run, session, outcome, expected);
  }
  endSandboxes(run);
  if (wasLost && model.sessions.has(name)) {
    const isTaken = session.journal.some(({ url }) => url === taken.url);
    await verifyTaken(run, name, taken.url, isTaken ? 1 : 0, lossLaw);
  }
  const others = [...model.sessions.keys()].filter((other) => other !== name);
  const [other] = others.slice(model.committed.length % Math.max(1, others.length));
  if (other !== undefined) await verify(run, other, store, "isolation");
  await verify(run, name, store + 1);
  return outcome ?? { is: "done" };
}

async function compareOutcome(
  run: Run,
  session: Session,
  outcome: Outcome,
  expected: Outcome,
): Promise<void> {
  const kinds = new Set([outcome.is, expected.is]);
  let law: Law = kinds.has("full") ? "full" : kinds.has("limited") ? "windows" : "credits";
  if (kinds.has("limited") && kinds.has("unpaid")) {
    law = "limitsFirst";
    const { world } = await storeAt(run, 0).load(session.name, "control");
    const now = run.model.nowOf(session);
    hold(
      "windows",
      "the windows",
      presentWindows(world.limiter.save(), now),
      presentWindows([...session.windows], now),
    );
  }
  hold(law, "the outcome", outcome, expected);
}

/** Sends a request as a mock does: it starts over after a commit that took nothing. */
async function send(run: Run, name: string, store: number, given: Ask, lost?: Loss): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const loaded = await load(run, name, store, "request");
    const session = run.model.sessions.get(name);
    if (!loaded || !session) return;
    if (session.version === undefined) await verify(run, name, store, "isolation");
    if (await settle(run, prepare(session, store, loaded, given), attempt === 0 ? lost : undefined)) return;
    if (!run.model.sessions.has(name)) return;
  }
  throw new LawBroken("getsThrough", `a request in ${JSON.stringify(name)} took nothing three times`);
}

/** What a control does, to the world and to the model. */
interface Control {
  changes: Changed[];
  onWorld(world: World): unknown;
  /** @param read the session as it was read, which is as old as what a snapshot keeps of it */
  onModel(
    session: Session,
    read: Session["snapshots"] extends Map<string, infer State> ? State : never,
  ): unknown;
}

type Wish =
  | { is: "settings"; errorRate: number; indexingSeconds: number }
  | { is: "scenario"; times: number | undefined; name?: string }
  | { is: "scenarios cleared" }
  | { is: "clock"; milliseconds: number }
  | { is: "reset" }
  | { is: "snapshot"; name: string }
  | { is: "restore"; name: string }
  | { is: "forget"; name: string }
  | { is: "look" };

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    is: fc.constant("settings" as const),
    errorRate: fc.constantFrom(0, 0.5),
    indexingSeconds: fc.constantFrom(10, 40),
  }),
  fc.record({ is: fc.constant("scenario" as const), times: fc.constantFrom(1, 2, undefined) }),
  fc.record({ is: fc.constant("scenario" as const), times: fc.constantFrom(1, 2) }),
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
        session.settings = { ...session.settings, ...change };
        session.ofSettings = { seen: 0, used: 0 };
        session.changes += 1;
      },
    };
  }
  if (wanted.is === "scenario") {
    const { times, name } = wanted;
    const scenario: Scenario = { error: "internal_error", ...(times && { times }), ...(name && { name }) };
    return {
      changes: ["scenarios"],
      onWorld(world) {
        world.changed("scenarios");
        return world.stage.add(scenario).id;
      },
      onModel(session) {
        session.scenarios += 1;
        const id = `scenario-${session.scenarios}`;
        session.staged = [{ id, name: name ?? id, scenario, seen: 0, used: 0 }, ...session.staged];
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
  if (wanted.is === "snapshot")
    return {
      changes: ["snapshots"],
      onWorld: (world) => kit.takeSnapshot(world, name).savedAt,
      onModel(session, read) {
        session.snapshots.set(name, read);
        return new Date(read.now).toISOString();
      },
    };
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
type Interference = { by: "request"; ask: Ask } | { by: "control"; wish: Wish };

const interference: fc.Arbitrary<Interference | undefined> = seldom(
  fc.oneof(
    fc.record({ by: fc.constant("request" as const), ask }),
    fc.record({ by: fc.constant("control" as const), wish }),
  ),
);

interface Controlled {
  wanted: Wish;
  lost: Loss | undefined;
  between: Interference | undefined;
}

async function control(
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
          if (isFirst && lost) stores.lose(store, { ...lost, isUnknown: false }, "remembered");
          isFirst = false;
          return loaded;
        },
      }
    : own;
  let result: unknown;
  try {
    result = await stores.kit.runControl(reading, name, (world) => asked.onWorld(world));
  } catch (error) {
    stores.spare();
    if (error instanceof stores.kit.SandboxGone)
      return hold("gone", `whether ${name} is there`, false, model.sessions.has(name));
    if (!(error instanceof stores.kit.ControlError)) throw error;
    const isThere = "name" in wanted && hadIt && model.sessions.get(name)?.snapshots.has(wanted.name);
    hold("controls", error.message, isThere, false);
    return verify(run, name, store + 1);
  }
  const wasLost = !stores.spare() && lost !== undefined && stores.isRedis;
  const session = model.sessions.get(name);
  if (!session) throw new LawBroken("gone", `a control was run on ${name}`);
  // Requests that change nothing which is read may come between.
  const state = version === session.version ? read : model.snapshotOf(session);
  const context: Law | undefined = between && stores.isRedis ? "noOverwriting" : wasLost ? "once" : undefined;
  const resultLaw = wanted.is === "clock" ? wanted.is : wanted.is === "scenario" ? "ids" : "controls";
  hold(context ?? resultLaw, `the result of a control`, result, asked.onModel(session, state));
  model.told.push(...asked.changes.map((what) => `${name} ${what}`));
  await verify(run, name, store + 1, context ?? (isSnapshot(wanted) ? "snapshots" : "controls"));
}

function isSnapshot({ is }: Wish): boolean {
  return is === "snapshot" || is === "restore" || is === "forget";
}

/** Clears the journal of a session. */
async function clear(run: Run, name: string, store: number): Promise<void> {
  const { model } = run;
  const session = model.sessions.get(name);
  if (!session) return;
  const cleared = await storeAt(run, store).clearExchanges(name);
  hold("journal", "how many exchanges were cleared", cleared, session.journal.length);
  session.journal = [];
  model.told.push(`${name} requests`);
  await verify(run, name, store + 1);
}

/** Takes away the sandboxes that have ended. */
function endSandboxes({ model }: Run): string[] {
  return model.expire();
}

/** Looks at what is gone: nobody finds it, and nothing is left of it. */
async function verifyGone(run: Run, id: string, store: number): Promise<void> {
  const { sandboxes } = storeAt(run, store);
  hold("gone", `the sandbox ${id}`, await sandboxes.get(id), undefined);
  await load(run, id, store, "request");
  await load(run, id, store + 1, "control");
  await verify(run, id, store);
  await verifyNothingLeft(run, id);
}

let made = 0;

function sandboxOf({ stores: { kit, time } }: Run, ttl: number, size: number): Sandbox {
  const id = `sb_${String((made += 1)).padStart(12, "0")}`;
  return {
    id,
    createdAt: new Date(time.real).toISOString(),
    expiresAt: new Date(time.real + ttl).toISOString(),
    seed: made,
    accounts: 0,
    mediaPerAccount: 0,
    ...(size > 0 && { data: { text: "ü".repeat(size * 70) } }),
    settings: { indexingSeconds: 10 },
    keys: Object.fromEntries([...kit.createKeys().keys()].map((key) => [key, keyIn(id, key)])),
  };
}

function dataBytes({ data }: Sandbox): number {
  return data ? Buffer.byteLength(JSON.stringify(data)) : 0;
}

async function addSandbox(run: Run, store: number, ttl: number, size: number, lost?: Loss): Promise<void> {
  const { stores, model } = run;
  const sandbox = sandboxOf(run, ttl, size);
  const bytes = [...model.sandboxes.values(), sandbox].reduce((sum, one) => sum + dataBytes(one), 0);
  const fits = model.sandboxes.size < bounds.sandboxes && bytes <= bounds.dataBytes;
  if (lost) stores.lose(store, { ...lost, isUnknown: false }, "any");
  let isAdded = true;
  try {
    await storeAt(run, store).sandboxes.add(sandbox);
  } catch (error) {
    if (!(error instanceof stores.kit.ControlError)) throw error;
    isAdded = false;
  }
  stores.spare();
  // What has ended by a time that was set back gives its room back once that has come again.
  if (!model.wasSetBack || isAdded)
    hold(
      "room",
      `whether there is room for ${bytes} bytes in ${model.sandboxes.size + 1} sandboxes`,
      isAdded,
      fits,
    );
  if (!isAdded) return;
  model.sandboxes.set(sandbox.id, sandbox);
  model.create(sandbox.id);
  await verify(run, sandbox.id, store + 1, "isolation");
  hold("listed", sandbox.id, await storeAt(run, store + 1).sandboxes.get(sandbox.id), sandbox);
}

async function extend(run: Run, id: string, store: number, ttl: number, lost?: Loss): Promise<void> {
  const { stores, model } = run;
  const sandbox = model.sandboxes.get(id);
  if (!sandbox) return;
  const other = { ...sandbox, expiresAt: new Date(stores.time.real + ttl).toISOString() };
  if (lost) stores.lose(store, { ...lost, isUnknown: false }, "any");
  hold("extension", `whether ${id} has another end`, await storeAt(run, store).sandboxes.extend(other), true);
  stores.spare();
  model.sandboxes.set(id, other);
  model.extended.add(id);
  await verify(run, id, store + 1, "extension");
  hold("extension", id, await storeAt(run, store + 1).sandboxes.get(id), other);
}

async function remove(run: Run, id: string, store: number, lost?: Loss): Promise<void> {
  const { stores, model } = run;
  const isThere = model.sandboxes.has(id);
  if (lost) stores.lose(store, { ...lost, isUnknown: false }, "any");
  hold("deletion", `whether ${id} was deleted`, await storeAt(run, store).sandboxes.delete(id), isThere);
  stores.spare();
  if (isThere) model.remove(id);
  hold(
    "deletion",
    `whether ${id} was deleted again`,
    await storeAt(run, store + 1).sandboxes.delete(id),
    false,
  );
  await verifyGone(run, id, store + 1);
}

async function pass(run: Run, milliseconds: number, store: number): Promise<void> {
  await run.stores.pass(milliseconds);
  for (const id of endSandboxes(run)) await verifyGone(run, id, store);
  for (const id of run.model.sandboxes.keys()) await verify(run, id, store, "extension");
}

async function list(run: Run, store: number): Promise<void> {
  const { model } = run;
  const { sandboxes } = storeAt(run, store);
  const byEnd = [...model.sandboxes.values()].map(({ data, ...record }) => ({
    ...record,
    ...(data && { dataBytes: dataBytes({ ...record, data }) }),
  }));
  const key = ({ expiresAt, id }: { expiresAt: string; id: string }) => `${expiresAt} ${id}`;
  const listed = await sandboxes.all();
  hold(
    "listed",
    "the ends of sandboxes",
    listed.map(({ expiresAt }) => expiresAt),
    byEnd.map(({ expiresAt }) => expiresAt).sort(),
  );
  const sorted = (all: { expiresAt: string; id: string }[]) =>
    [...all].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  hold("listed", "the sandboxes", sorted(listed), sorted(byEnd));
}

async function listSessions(run: Run, store: number): Promise<void> {
  const listed = await storeAt(run, store).sessions();
  const expected = [...run.model.sessions.values()]
    .filter(({ name, requests: count }) => !isSandboxId(name) || count > 0)
    .map(({ name, requests: count, lastAt }) => ({ name, requests: count, lastAt }));
  const sorted = (all: { name: string }[]) => [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
  hold("sessions", "the sessions", sorted(listed), sorted(expected));
}

/** Two mocks commit to the same state at once. */
async function race(run: Run, name: string, given: Ask): Promise<void> {
  const { model } = run;
  for (const store of [0, 1]) await send(run, name, store, { ...given, adds: false, counts: false });
  const session = model.sessions.get(name);
  if (!session) return;
  const prepared: Prepared[] = [];
  for (const store of [0, 1]) {
    const loaded = await load(run, name, store, "request");
    if (loaded)
      prepared.push(prepare(session, store, loaded, { ...given, limits: [], team: "demo", adds: true }));
  }
  if (prepared.some(({ version }) => version !== session.version)) return;
  const outcomes = await Promise.all(
    prepared.map(async ({ store, loaded, taken: { uses }, transaction }) =>
      storeAt(run, store).commit(loaded, { uses, request: transaction }),
    ),
  );
  hold("stale", "how many of two at once took something", outcomes.filter(Boolean).length, 1);
  const first = prepared[outcomes[0] ? 0 : 1];
  if (first) model.take(session, first.taken, first.transaction.entry, model.nowOf(session));
  await verify(run, name, 0, "stale");
}

/** Requests that were worked out, and wait to be committed. */
const waiting = new WeakMap<Run, Prepared[]>();

async function prepareLater(run: Run, name: string, store: number, given: Ask): Promise<void> {
  const loaded = await load(run, name, store, "request");
  const session = run.model.sessions.get(name);
  if (!loaded || !session) return;
  await verify(run, name, store);
  const all = waiting.get(run) ?? [];
  waiting.set(run, [...all, prepare(session, store, loaded, given)].slice(-3));
}

async function commitLater(run: Run, number: number): Promise<void> {
  const all = waiting.get(run) ?? [];
  const one = all[number % all.length];
  if (!one) return;
  waiting.set(
    run,
    all.filter((other) => other !== one),
  );
  await settle(run, one);
}

/** A command out of what was drawn for it. */
function command<T>(
  name: string,
  drawn: fc.Arbitrary<T>,
  run: (run: Run, given: T) => Promise<void>,
): fc.Arbitrary<Command> {
  return drawn.map((given) => ({
    check: () => true,
    run: (state) => run(state, given),
    toString: () => `${name} ${JSON.stringify(given)}`,
  }));
}

const sandboxAt = ({ model }: Run, number: number): string =>
  [...model.sandboxes.keys(), ...model.gone.slice(-1)].at(number % (model.sandboxes.size + 1)) ??
  "sb_neverthereno";

const request = command(
  "request",
  fc.record({ ...place, ask, lost: loss }),
  (run, { store, session, ask: given, lost }) => send(run, sessionAt(run, session), store, given, lost),
);
const manyRequests = command(
  "requests",
  fc.record({ ...place, ask, times: fc.integer({ min: 3, max: bounds.exchanges + 2 }) }),
  async (run, { store, session, ask: given, times }) => {
    const name = sessionAt(run, session);
    for (let n = 0; n < times; n += 1) await send(run, name, store, given);
  },
);
const requestLater = command(
  "a request begins",
  fc.record({ ...place, ask }),
  (run, { store, session, ask: given }) => prepareLater(run, sessionAt(run, session), store, given),
);
const requestEnds = command("a request ends", fc.nat(2), commitLater);
const controls = command(
  "control",
  fc.record({ ...place, wanted: wish, lost: loss, between: interference }),
  (run, { store, session, ...rest }) => control(run, sessionAt(run, session), store, rest),
);
const clearing = command("clear", fc.record(place), (run, { store, session }) =>
  clear(run, sessionAt(run, session), store),
);
const passing = command(
  "pass",
  fc.record({ store: fc.nat(1), span: fc.constantFrom(...spans) }),
  (run, { store, span }) => pass(run, span, store),
);
const settingBack = command("set back", fc.constantFrom(5_000, 90_000), async (run, span) => {
  const { stores, model } = run;
  const lookAtAll = async () => {
    for (const name of model.sessions.keys()) await verify(run, name, 0, "clock");
  };
  // A clock in memory knows what it was asked for.
  await lookAtAll();
  await stores.setBack(span);
  model.setBack(span);
  await lookAtAll();
});
const ttl = fc.constantFrom(...spans.slice(3));
const adding = command(
  "add",
  fc.record({ store: fc.nat(1), ttl, size: fc.nat(2), lost: loss, after: seldom(ttl) }),
  async (run, { store, ttl: span, size, lost, after }) => {
    // Nobody has seen by then that others have ended.
    if (after) await run.stores.pass(after);
    endSandboxes(run);
    await addSandbox(run, store, span, size, lost);
  },
);
const extending = command(
  "extend",
  fc.record({ store: fc.nat(1), which: fc.nat(3), ttl, lost: loss }),
  (run, { store, which, ttl: span, lost }) => extend(run, sandboxAt(run, which), store, span, lost),
);
/** It is used, gets another end, and both ends pass. */
const living = command(
  "live",
  fc.record({ store: fc.nat(1), which: fc.nat(3), ask, wanted: wish }),
  async (run, { store, which, ask: given, wanted }) => {
    const id = sandboxAt(run, which);
    if (!run.model.sandboxes.has(id)) return;
    await extend(run, id, store, 60_000);
    await send(run, id, store, { ...given, limits: ["key"], rows: 1, adds: true });
    await control(run, id, store, { wanted, lost: undefined, between: undefined });
    await extend(run, id, store, 120_000);
    await pass(run, 60_000, store);
    await list(run, store);
    await send(run, id, store + 1, given);
    await pass(run, 60_000, store);
  },
);
/** A request that begins before what was added is there, and ends just then. */
const outlasting = command(
  "outlast",
  fc.record({ ...place, ask }),
  async (run, { store, session: number, ask: given }) => {
    const name = sessionAt(run, number);
    await send(run, name, store, { ...given, rows: 0, more: 0, limits: [], adds: true });
    const loaded = await load(run, name, store, "request");
    const session = run.model.sessions.get(name);
    if (!loaded || !session) return;
    await verify(run, name, store);
    const one = prepare(session, store, loaded, given);
    if (one.before !== undefined) await pass(run, one.before - loaded.now, store);
    await settle(run, one);
  },
);
/** Two limits are exceeded after each other, so that there is room again at two times. */
const limiting = command(
  "limit",
  fc.record({ ...place, ask }),
  async (run, { store, session, ask: given }) => {
    const name = sessionAt(run, session);
    for (const scope of ["address", "key"] as const) {
      for (let n = 0; n < 3; n += 1) await send(run, name, store, { ...given, limits: [scope] });
      await pass(run, 10_000, store);
    }
    await send(run, name, store, { ...given, limits: ["address", "key"] });
  },
);
const deleting = command(
  "delete",
  fc.record({ store: fc.nat(1), which: fc.nat(3), lost: loss }),
  (run, { store, which, lost }) => remove(run, sandboxAt(run, which), store, lost),
);
const listing = command("list", fc.nat(1), async (run, store) => {
  await list(run, store);
  await listSessions(run, store);
});
const racing = command(
  "race",
  fc.record({ session: fc.nat(6), ask }),
  async (run, { session, ask: given }) => {
    if (run.stores.isRedis) await race(run, sessionAt(run, session), given);
  },
);

/** How often each comes up. */
const weights: [number, fc.Arbitrary<Command>][] = [
  [4, request],
  [1, manyRequests],
  [2, requestLater],
  [2, requestEnds],
  [4, controls],
  [1, clearing],
  [2, passing],
  [1, settingBack],
  [1, outlasting],
  [1, limiting],
  [2, adding],
  [1, extending],
  [1, living],
  [1, deleting],
  [1, listing],
  [1, racing],
];

export const commands = weights.flatMap(([weight, one]) => Array.from({ length: weight }, () => one));

const usual: Ask = { team: "demo", rows: 1, more: 0, limits: ["key"], adds: true, counts: false };

/** The sessions that were there first go when there are too many, but for that of callers who name none. */
export async function fillSessions(run: Run): Promise<void> {
  const { model, stores } = run;
  const names = ["", ...Array.from({ length: bounds.sessions + 1 }, (_, n) => `session ${n}`)];
  for (const [n, name] of names.entries()) {
    await send(run, name, n, usual);
    await control(run, name, n, {
      wanted: { is: "snapshot", name: "x" },
      lost: undefined,
      between: undefined,
    });
    await stores.pass(1_000);
    // It was the first one, and is used again.
    if (n === bounds.sessions / 2) await send(run, "session 0", n, usual);
  }
  for (const name of names) await verify(run, name, 0, "evicted");
  for (const name of names.filter((one) => !model.sessions.has(one))) await verifyNothingLeft(run, name);
}

/** What chance leads to seldom, such as a snapshot that is forgotten, or a deletion that is sent again. */
export async function goRound(run: Run): Promise<void> {
  const order = (wanted: Wish): Controlled => ({ wanted, lost: undefined, between: undefined });
  for (const is of ["snapshot", "forget"] as const) await control(run, "one", 0, order({ is, name: "x" }));
  for (let n = 0; n < 3 * bounds.exchanges; n += 1) {
    await send(run, "one", n, usual);
    if (n % bounds.exchanges === 0) await clear(run, "one", n);
  }
  for (const is of ["snapshot", "restore"] as const) await control(run, "one", 0, order({ is, name: "x" }));

  const limited: Ask = { ...usual, limits: ["address", "operation", "key"] };
  for (const team of ["demo", "low"] as const)
    for (let n = 0; n < 3; n += 1) await send(run, "two", n, { ...limited, team });
  await pass(run, 500, 0);
  await send(run, "two", 0, limited);
  await control(run, "two", 1, order({ is: "settings", errorRate: 0.5, indexingSeconds: 40 }));
  await send(run, "two", 0, { ...usual, limits: [], counts: true });
  await pass(run, 60_000, 0);
  await send(run, "two", 0, limited);

  for (const when of ["before", "after"] as const) {
    await addSandbox(run, 0, 60_000, 2, { when, isUnknown: false });
    const [id = ""] = run.model.sandboxes.keys();
    await send(run, id, 0, usual);
    await remove(run, id, 1, { when, isUnknown: false });
  }
  for (let n = 0; n < bounds.sandboxes; n += 1) await addSandbox(run, n, 60_000, 0);
  const [id = ""] = run.model.sandboxes.keys();
  await send(run, id, 0, { ...usual, team: "exhausted" });
  await control(run, id, 0, order({ is: "snapshot", name: "x" }));
  // Nobody has seen that they have ended.
  await run.stores.pass(60_001);
  endSandboxes(run);
  await addSandbox(run, 0, 60_000, 0);
  await verifyGone(run, id, 0);
}

/** A sandbox grows until there is no room, and shrinks again. */
export async function fillState(run: Run): Promise<void> {
  const { model } = run;
  const order = (wanted: Wish): Controlled => ({ wanted, lost: undefined, between: undefined });
  const free: Ask = { ...usual, rows: 0, adds: false };
  const sendAll = async (id: string): Promise<void> => {
    for (const given of [
      usual,
      free,
      { ...usual, adds: false },
      { ...usual, team: "exhausted" as const },
      usual,
    ])
      await send(run, id, 0, given);
    await pass(run, 60_000, 0);
  };
  await addSandbox(run, 0, 3_600_000, 0);
  const [id = ""] = model.sandboxes.keys();
  await sendAll(id);
  for (let n = 0; !model.isFull; n += 1) {
    if (n > bounds.sandboxBytes / longName.length) throw new LawBroken("full", `${id} takes up any room`);
    await control(run, id, n, order({ is: "scenario", times: undefined, name: longName }));
    model.isFull = await storeAt(run, n).isFull(id);
  }
  await sendAll(id);
  await control(run, id, 0, order({ is: "scenarios cleared" }));
  hold("full", "whether there is no room", await storeAt(run, 1).isFull(id), false);
  model.isFull = false;
  await sendAll(id);
}

const longName = "n".repeat(10_000);

/** What is replaced, deleted or over takes nothing from what stays. */
export async function fillRoom(run: Run): Promise<void> {
  const given = { ...usual, adds: false };
  await send(run, "one", 0, given);
  for (let n = 0; n < 20; n += 1) {
    await addSandbox(run, n, 60_000, 2);
    const [id = ""] = run.model.sandboxes.keys();
    for (let count = 0; count < 6; count += 1) await send(run, id, n, given);
    if (n < 10) await remove(run, id, n);
    else await pass(run, 60_000, n);
  }
  for (let n = 0; n < 70; n += 1) await send(run, "two", 0, given);
  for (let n = 0; n < 70; n += 1) {
    await send(run, "three", 0, given);
    if (n % 7 === 0) await clear(run, "three", 0);
  }
  await verify(run, "one", 0, "room");
}
