import type { Candidate } from "../../../../mocks/engine/scenarios/matching.ts";
import type { Exchanged, JournalEntry } from "../../../../mocks/engine/journal/exchanged.ts";
import { textOf } from "../../../../mocks/http/json.ts";
import { isSandboxId } from "../../../../mocks/engine/sessions/session-names.ts";
import { minute, type Window } from "../../../../mocks/engine/sessions/rate-limits.ts";
import type { SavedWorld, World } from "../../../../mocks/engine/sessions/world.ts";
import type { Loaded, Store } from "../../../../mocks/engine/state/store.ts";
import { bounds } from "./build.ts";
import { hold, LawBroken, type Law } from "./laws.ts";
import type { Model, Session } from "./model.ts";
import type { Stores } from "./stores.ts";

/** A run: the stores, and the model of what they must hold. */
export interface Run {
  stores: Stores;
  model: Model;
  listeners: Listener[];
  /** Those who hear no more. */
  left: Listener[];
  /** What each store has told of the requests that it has served itself. */
  own: Told[][];
}

/** A request as listeners are told of it. */
type Told = Pick<JournalEntry, "session" | "exchanged">;

/** Somebody who hears what happens in the sessions. */
export interface Listener {
  stop(): void;
  requests: Told[];
  orders: number[];
  changes: string[];
  /** How many requests and changes there had been before. */
  before: { requests: number; changes: number };
  /** How many there were when it left. */
  until?: { requests: number; changes: number };
  /** How often it has heard that all before was told. */
  ends: number;
}

/** A request that all scenarios are about which name no conditions. */
export const anyRequest = { target: {} } as Candidate;

export function storeAt({ stores }: Run, number: number): Store {
  const store = stores.all[number % stores.all.length];
  if (!store) throw new Error("there is no store");
  return store;
}

const worlds = new WeakMap<World, number>();
let worldCount = 0;

/** What names a state of a session: in memory, a version counts the changes of one world. */
export function versionOf({ world, version }: Loaded): string {
  if (typeof version === "string") return version;
  if (!worlds.has(world)) worlds.set(world, (worldCount += 1));
  return `${worlds.get(world)}:${version}`;
}

/**
 * Looks at a session, and compares all of it with what it must be.
 *
 * @param law that is broken if it is anything else, but for its clock and its ids; without it, the law of the part that differs
 */
export async function verify(run: Run, name: string, store: number, law?: Law): Promise<void> {
  const { stores, model } = run;
  const session = model.sessions.get(name);
  const found = storeAt(run, store);
  let entries: readonly JournalEntry[];
  let loaded: Loaded | undefined;
  try {
    entries = await found.exchanges(name);
    if (session?.requests && entries.length === 0 && !isSandboxId(name)) await verifyListed(found, name);
    if (session) loaded = await found.load(name, "control");
  } catch (error) {
    if (!(error instanceof stores.kit.SandboxGone)) throw error;
    if (session) throw new LawBroken(law ?? "gone", `${name} is said to be gone, and is not`);
    return;
  }
  const exchanges = entries.map(({ exchanged }) => shown(exchanged));
  if (!session || !loaded)
    return hold(law ?? "gone", `what is there of ${name}`, exchanges, isSandboxId(name) ? "gone" : []);
  model.use(session);
  verifyKept(session, loaded);
  hold(law === "extension" ? law : "clock", `the time in ${name}`, loaded.now, model.nowOf(session));
  session.last = loaded.now;
  // What the settings have counted is part of a state once a request has asked for it.
  loaded.world.stage.effectsOn(loaded.world.settings, anyRequest);
  compare(run, session, { ...loaded.world.save(), exchanges }, law);
  compareVersion(session, versionOf(loaded));
}

/** An exchange with its body as text, in whichever form a store has it. */
export function shown(exchanged: Exchanged): Exchanged {
  const { responseBody } = exchanged;
  return { ...exchanged, responseBody: responseBody && textOf(responseBody) };
}

/** Makes sure that a session that has had requests was not forgotten and made anew. */
export function verifyKept({ name, requests }: Session, { world }: Loaded): void {
  if (requests > 0 && world.requests === 0 && world.journal.lastAt() === null && !isSandboxId(name))
    throw new LawBroken("evicted", `${JSON.stringify(name)} was forgotten`);
}

/** A session that is loaded would be made anew. */
async function verifyListed(store: Store, name: string): Promise<void> {
  const names = (await store.sessions()).map((session) => session.name);
  if (!names.includes(name)) throw new LawBroken("evicted", `there is no session ${JSON.stringify(name)}`);
}

/** Looks how often a request that was lost was taken. */
export async function verifyTaken(
  run: Run,
  name: string,
  url: string,
  times: number,
  law: Law,
): Promise<void> {
  const entries = await storeAt(run, 0).exchanges(name);
  const found = entries.filter(({ exchanged }) => exchanged.url === url);
  hold(law, `how often ${url} was taken`, found.length, times);
}

function compareVersion(session: Session, version: string): void {
  if (session.changes !== session.seenChanges && session.versions.has(version))
    throw new LawBroken("versions", `${session.name} has changed, and is still, or again, at ${version}`);
  session.versions.add(version);
  session.version = version;
  session.seenChanges = session.changes;
}

function compare({ model }: Run, session: Session, saved: SavedWorld, law?: Law): void {
  const { name } = session;
  const is = (own: Law, what: string, actual: unknown, expected: unknown) =>
    hold(own === "ids" ? own : (law ?? own), `${what} of ${JSON.stringify(name)}`, actual, expected);
  const kept = session.journal.map(({ exchanged }) => shown(exchanged));
  is("journal", "the journal", saved.exchanges, kept);
  is("ids", "the number of requests", saved.requests, session.requests);
  is("sessions", "the time of the last request", saved.lastAt ?? null, session.lastAt);
  compareState(session, saved, model.nowOf(session), is);
  const snapshots = Object.entries(saved.snapshots ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  is(
    "snapshots",
    "the names of snapshots",
    snapshots.map(([one]) => one),
    [...session.snapshots.keys()].sort(),
  );
  for (const [one, { state }] of snapshots) {
    const expected = session.snapshots.get(one);
    const inSnapshot: typeof is = (_own, what, actual, must) =>
      is("snapshots", `${what} in ${one}`, actual, must);
    inSnapshot("snapshots", "the time", state.now, expected?.now);
    inSnapshot("snapshots", "the number of requests", state.requests, expected?.requests);
    if (expected) compareState(expected, state, state.now, inSnapshot);
  }
  const passed = saved.windows.filter(([, { start }]) => hasPassed(start, session.countedAt));
  if (passed.length > bounds.windows)
    throw new LawBroken("windows", `${name} keeps ${passed.length} windows that have passed`);
}

type Compare = (law: Law, what: string, actual: unknown, expected: unknown) => void;

function compareState(
  expected: Pick<
    Session,
    "spent" | "ledgers" | "windows" | "staged" | "scenarios" | "settings" | "ofSettings" | "added"
  >,
  saved: Pick<SavedWorld, "teams" | "windows" | "stage" | "settings" | "added">,
  now: number,
  is: Compare,
): void {
  const teams = new Map(Object.values(saved.teams).map((team) => [team.name, team]));
  for (const [team, { spentMicrodollars, charges }] of teams) {
    is("charged", `the ledger of ${team}`, charges, expected.ledgers.get(team) ?? []);
    is("charged", `what ${team} has spent`, spentMicrodollars, expected.spent.get(team));
  }
  is(
    "windows",
    "the windows",
    presentWindows(saved.windows, now),
    presentWindows([...expected.windows], now),
  );
  const { count, entries, ofSettings } = saved.stage;
  is("ids", "the number of scenarios", count, expected.scenarios);
  is("times", "the scenarios", entries, expected.staged);
  is("controls", "the settings", saved.settings, expected.settings);
  const isPresent = ofSettings?.settings === JSON.stringify(expected.settings);
  const { seen = 0, used = 0 } = (isPresent && ofSettings?.counts[0]) || {};
  is("times", "what the settings have counted", { seen, used }, expected.ofSettings);
  is("additions", "the additions", saved.added, expected.added);
}

/** The windows that have not passed, by counter. */
export function presentWindows(windows: readonly (readonly [string, Window])[], now: number) {
  return windows.filter(([, { start }]) => !hasPassed(start, now)).sort(([a], [b]) => (a < b ? -1 : 1));
}

function hasPassed(start: number, now: number): boolean {
  return now >= start + minute;
}

/** Makes sure that nothing is left of a session that is gone, but for a minute what became of its last requests. */
export async function verifyNothingLeft({ stores, model }: Run, name: string): Promise<void> {
  const own = (await stores.keys()).filter(([key]) => key.includes(encodeURIComponent(name)));
  const longest = model.wasSetBack ? Infinity : stores.time.real + minute;
  const [outcomes, state] = [true, false].map((isOutcome) =>
    own.filter(([key]) => key.includes(":done:") === isOutcome),
  );
  const of = `what is left of ${name}`;
  hold(model.extended.has(name) ? "extension" : "nothingLeft", of, state, []);
  hold(
    "nothingLeft",
    of,
    outcomes?.filter(([, ends]) => ends < 0 || ends > longest),
    [],
  );
}

/** Waits until all listeners have heard what has happened by now. */
export async function hearAll({ stores, listeners }: Run): Promise<void> {
  const ends = listeners.map((listener) => listener.ends);
  await stores.announceEnd();
  if (listeners.some((listener, place) => listener.ends === ends[place]))
    throw new LawBroken("told", "somebody who listens hears nothing");
}

/** Compares what a listener has heard with what has happened since it came. */
function verifyHeard({ model }: Run, { requests, orders, changes, before, until }: Listener): void {
  hold(
    "told",
    "what is told of requests",
    requests,
    toldOf(model.committed.slice(before.requests, until?.requests)),
  );
  hold(
    "told",
    "the order of what is told",
    orders,
    [...orders].sort((a, b) => a - b),
  );
  hold(
    "told",
    "what is told of changes",
    [...changes].sort(),
    model.told.slice(before.changes, until?.changes).sort(),
  );
}

function toldOf(committed: Model["committed"]): Told[] {
  return committed.map(({ session, exchanged }) => ({ session, exchanged: shown(exchanged) }));
}

/** Compares everything, and what listeners have heard. */
export async function verifyAll(run: Run): Promise<void> {
  const { stores, model } = run;
  const all = [...model.sessions.keys()];
  for (const [place, name] of all.entries()) await verify(run, name, place, "isolation");
  for (const id of model.gone) await verify(run, id, 0);

  const entries = (await Promise.all(all.map(async (name) => storeAt(run, 0).exchanges(name)))).flat();
  const inOrder = entries.sort((a, b) => a.order - b.order).map(({ exchanged }) => exchanged.url);
  const listed = new Set(inOrder);
  const committed = model.committed.map(({ exchanged }) => exchanged.url);
  hold(
    "order",
    "the order of exchanges",
    inOrder,
    committed.filter((url) => listed.has(url)),
  );

  await hearAll(run);
  for (const listener of [...run.listeners, ...run.left]) verifyHeard(run, listener);
  for (const [store, requests] of run.own.entries())
    hold(
      "told",
      "what a store tells of its own requests",
      requests,
      toldOf(model.committed.filter((one) => one.store === store)),
    );

  for (const [key, ends, items] of await stores.keys()) {
    const isOfSandbox = [...model.sandboxes.keys(), ...model.gone].some((id) => key.includes(id));
    if (ends < 0 && (isOfSandbox || key.includes(":done:")))
      throw new LawBroken("nothingLeft", `${key} never ends`);
    // Who reads it reads no more than a journal may have.
    if (key.endsWith(":journal") && items > 2 * bounds.exchanges)
      throw new LawBroken("journal", `${key} has ${items} items`);
  }
}
