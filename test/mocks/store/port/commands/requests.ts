import fc from "fast-check";
import type { NewEntry } from "../../../../../mocks/engine/journal/exchanged.ts";
import type { Uses } from "../../../../../mocks/engine/scenarios/stage.ts";
import { isSandboxId } from "../../../../../mocks/engine/sessions/session-names.ts";
import type { Committed, Loaded, Outcome, Transaction } from "../../../../../mocks/engine/state/store.ts";
import { bounds } from "../build.ts";
import { hold, LawBroken, type Law } from "../laws.ts";
import type { Session, Taken } from "../model.ts";
import { nextChange, type Loss, type Measured, type Note } from "../stores.ts";
import {
  anyRequest,
  presentWindows,
  storeAt,
  verify,
  verifyKept,
  verifyTaken,
  versionOf,
  type Run,
} from "../verify.ts";

/** A request as it was drawn. */
export interface Ask {
  team: "demo" | "low" | "exhausted";
  rows: number;
  /** Rows that its team must have beyond those that it is charged. */
  more: number;
  /** Which of the limits it counts against. */
  limits: readonly ("address" | "key" | "operation")[];
  adds: boolean;
  counts: boolean;
  body?: Body;
}

/** What is sent and what comes back. */
type Body = "short" | "empty" | "none" | "pieces" | "wide" | "long" | "huge";

const price = 500;
const perMinute = { address: 3, key: 3, operation: 4 };

/** How many milliseconds may pass, or a sandbox may live. */
export const spans = [1, 500, 10_000, 29_999, 60_000, 120_000, 3_600_000];

export const ask: fc.Arbitrary<Ask> = fc.record({
  team: fc.constantFrom("demo", "low", "low", "exhausted"),
  rows: fc.nat(4),
  more: fc.nat(1),
  limits: fc.constantFrom([], [], ["key"], ["address"], ["address", "key"], ["address", "operation", "key"]),
  adds: fc.boolean(),
  counts: fc.boolean(),
  body: fc.constantFrom("short", "short", "short", "empty", "none", "pieces", "wide", "long"),
});

/** Something, and more often nothing. */
export function seldom<T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: some });
}

export const loss: fc.Arbitrary<Loss | undefined> = seldom(
  fc.record({ when: fc.constantFrom("before", "after", "late"), isUnknown: fc.boolean() }),
);
/** Which of the two mocks is asked, and of which session. */
export const place = { store: fc.nat(1), session: fc.nat(8) };

/** Two differ only in letters that are large in one of them, and one looks as if it was encoded. */
const named = ["", "one", "One", "%6Fne", "zwei:ü%"];

/** A session by its number; sandboxes come up as often as others. */
export function sessionAt({ model }: Run, number: number): string {
  const all = [...named, ...model.sandboxes.keys(), ...model.gone.slice(-1)];
  return all[number % all.length] ?? "";
}

let requests = 0;

/** Loads a session for a request, and looks whether it is what was committed; `undefined` if it is gone. */
export async function load(
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
  const session = model.sessions.get(name) ?? (await created(run, name));
  model.use(session);
  // In Redis, a request does not read how many there were.
  if (reader === "control" || !stores.isRedis) verifyKept(session, loaded);
  if (versionOf(loaded) === session.version || reader === "control") compareLoaded(run, session, loaded);
  return loaded;
}

/** What the model knows of a session that was just created. */
export async function created({ stores, model }: Run, name: string): Promise<Session> {
  const session = model.create(name);
  const measured = await stores.measure(name);
  // It has been read since.
  if (measured)
    hold("room", `what is noted of ${name}`, Math.abs(measured.noted - measured.state) < 100, true);
  if (measured) session.bytes = measured.noted;
  return session;
}

/** What a session takes up, by what the store has just noted. */
export async function measure(
  { stores }: Run,
  name: string,
  isNoted: boolean,
): Promise<Measured | undefined> {
  const measured = await stores.measure(name);
  if (measured && isNoted) hold("room", `what is noted of ${name}`, measured.noted, measured.state);
  return measured;
}

/** Whether a request can be committed. */
export async function takesAnything(run: Run, loaded: Loaded, store: number): Promise<boolean> {
  const entry = (outcome: Outcome) => entryOf("http://mock/gone", 0, "short", outcome);
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
export interface Prepared {
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

export function prepare(
  { model, stores }: Run,
  session: Session,
  store: number,
  loaded: Loaded,
  given: Ask,
): Prepared {
  const { name } = session;
  const { world } = loaded;
  const { team: teamName, rows, more, counts, body = "short" } = given;
  const { team } = stores.kit.keyNamed(world, `mock_live_${teamName}`) ?? {};
  if (!team) throw new Error(`${name} has no key of ${teamName}`);
  requests += 1;
  const url = `http://mock/${requests}`;
  const microdollars = rows * price;
  const charge = rows === 0 ? undefined : { operationId: "searchMedia", version: "v2", rows, microdollars };
  const adds: Note | undefined = given.adds ? { id: `note-${requests}`, at: loaded.now } : undefined;
  const uses = counts ? usesOf(loaded) : undefined;
  if (uses && versionOf(loaded) === session.version)
    hold("times", `what ${url} counts`, [...uses], [...model.usesOf(session)]);
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
      entry: (outcome) => entryOf(url, microdollars, body, outcome),
    },
  };
}

function usesOf({ world: { stage, settings } }: Loaded): Uses | undefined {
  const { uses } = stage.effectsOn(settings, anyRequest);
  return uses.size > 0 ? uses : undefined;
}

const texts: Record<Body, Pick<NewEntry, "requestBody" | "responseBody">> = {
  short: { requestBody: '{"limit":1}', responseBody: '{"count":1}' },
  empty: { requestBody: "", responseBody: "" },
  none: { requestBody: undefined, responseBody: undefined },
  pieces: { requestBody: "é", responseBody: ["[", '"ü"', "]"].map((text) => new TextEncoder().encode(text)) },
  wide: { requestBody: "漢".repeat(500), responseBody: '"漢"' },
  long: { requestBody: "{}", responseBody: `"${"l".repeat(3_000)}"` },
  huge: { requestBody: "{}", responseBody: `"${"h".repeat(bounds.journalBytes)}"` },
};

function entryOf(url: string, microdollars: number, body: Body, outcome: Outcome): NewEntry {
  const isDone = outcome.is === "done";
  return {
    method: "POST",
    url,
    version: "v2",
    operation: "searchMedia",
    requestHeaders: ["X-Call", url],
    ...texts[body],
    status: { done: 200, limited: 429, unpaid: 402, full: 503 }[outcome.is],
    responseHeaders: outcome.is === "limited" ? { "Retry-After": String(outcome.seconds) } : {},
    brokeOff: body === "none",
    durationMs: 1,
    rows: isDone ? 1 : null,
    microdollars: isDone ? microdollars : 0,
    scenario: null,
  };
}

/** Takes away the sandboxes that have ended. */
export function endSandboxes({ model }: Run): string[] {
  return model.expire();
}

/** Commits a request, and compares what became of it; `undefined` if it took nothing, and had to. */
export async function settle(run: Run, prepared: Prepared, lost?: Loss): Promise<Outcome | undefined> {
  const { model, stores } = run;
  const { name, store, session, loaded, version, changes, before, taken, transaction } = prepared;
  const isThere = model.sessions.get(name) === session;
  const isCurrent = isThere && version === session.version;
  const { real } = stores.time;
  const now = model.nowOf(session);
  const isLater = before !== undefined && now >= before;
  if (lost) stores.lose(store, lost, "remembered");
  let outcome: Committed | undefined;
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
    if (isThere && stores.isRedis && !isUnknown) {
      const again = await storeAt(run, store).load(name, "request");
      // It may have forgotten the session by then, and know it only as it was when it was asked again.
      if (again.world === loaded.world)
        hold("getsThrough", `whether ${name} is known as it is`, versionOf(again) === session.version, true);
    }
    endSandboxes(run);
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
    const isNoted = (taken.charge ?? taken.adds ?? taken.uses) !== undefined;
    const measured = await measure(run, name, isNoted && lost === undefined);
    const at = { now, real, measured, store: isUnknown ? -1 : store % stores.all.length };
    const expected = model.take(session, taken, transaction.entry, at);
    if (!isUnknown && outcome) await compareOutcome(run, session, outcome, expected);
  }
  endSandboxes(run);
  // What was late has told no time that goes back.
  if (lost?.when === "late" && !isUnknown) await load(run, name, store, "request");
  if (wasLost && model.sessions.has(name)) {
    const isTaken = session.journal.some(({ exchanged }) => exchanged.url === taken.url);
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
  outcome: Committed,
  expected: Committed,
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
export async function send(run: Run, name: string, store: number, given: Ask, lost?: Loss): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const loaded = await load(run, name, store, "request");
    const session = run.model.sessions.get(name);
    if (!loaded || !session) return;
    if (session.version === undefined) await verify(run, name, store, "isolation");
    if (await settle(run, prepare(run, session, store, loaded, given), attempt === 0 ? lost : undefined))
      return;
    if (!run.model.sessions.has(name)) return;
  }
  throw new LawBroken("getsThrough", `a request in ${JSON.stringify(name)} took nothing three times`);
}

/** Two mocks commit to the same state at once. */
export async function race(run: Run, name: string, given: Ask): Promise<void> {
  const { model } = run;
  for (const store of [0, 1]) await send(run, name, store, { ...given, adds: false, counts: false });
  const session = model.sessions.get(name);
  if (!session) return;
  const prepared: Prepared[] = [];
  for (const store of [0, 1]) {
    const loaded = await load(run, name, store, "request");
    if (loaded)
      prepared.push(prepare(run, session, store, loaded, { ...given, limits: [], team: "demo", adds: true }));
  }
  if (prepared.some(({ version }) => version !== session.version)) return;
  const outcomes = await Promise.all(
    prepared.map(async ({ store, loaded, taken: { uses }, transaction }) =>
      storeAt(run, store).commit(loaded, { uses, request: transaction }),
    ),
  );
  hold("stale", "how many of two at once took something", outcomes.filter(Boolean).length, 1);
  const first = prepared[outcomes[0] ? 0 : 1];
  if (first) {
    const measured = await measure(run, name, true);
    const at = { now: model.nowOf(session), real: run.stores.time.real, measured, store: first.store };
    model.take(session, first.taken, first.transaction.entry, at);
  }
  await verify(run, name, 0, "stale");
}

/** Requests that were worked out, and wait to be committed. */
const waiting = new WeakMap<Run, Prepared[]>();

export async function prepareLater(run: Run, name: string, store: number, given: Ask): Promise<void> {
  const loaded = await load(run, name, store, "request");
  const session = run.model.sessions.get(name);
  if (!loaded || !session) return;
  await verify(run, name, store);
  const all = waiting.get(run) ?? [];
  waiting.set(run, [...all, prepare(run, session, store, loaded, given)].slice(-3));
}

/** @param span passes before, and nobody has seen it */
export async function commitLater(run: Run, number: number, span = 0): Promise<void> {
  const all = waiting.get(run) ?? [];
  const one = all[number % all.length];
  if (!one) return;
  waiting.set(
    run,
    all.filter((other) => other !== one),
  );
  await run.stores.pass(span);
  // In memory, a sandbox ends once somebody asks for one.
  if (!isSandboxId(one.name)) await storeAt(run, 0).sandboxes.all();
  endSandboxes(run);
  await settle(run, one);
}

/** A request is counted by scenarios before it waits as long as they say. */
export async function countFirst(run: Run, name: string, store: number): Promise<void> {
  const { model } = run;
  const loaded = await load(run, name, store, "request");
  const session = model.sessions.get(name);
  if (!loaded || !session) return;
  await verify(run, name, store);
  const uses = usesOf(loaded);
  if (!uses) return;
  const isCurrent = versionOf(loaded) === session.version;
  const outcome = await storeAt(run, store).commit(loaded, { uses });
  hold(isCurrent ? "times" : "stale", "what counting takes", outcome, isCurrent ? { is: "done" } : undefined);
  if (isCurrent) {
    model.count(session, uses);
    const measured = await measure(run, name, true);
    if (measured) model.settle(session, measured.state);
  }
  await verify(run, name, store + 1);
}
