import { memoize } from "../../scripts/lib/memoize.ts";
import type { PointId, Readings } from "@adintel/client/readings";
import type { Hono } from "hono";
import type { GivenCalibration } from "../../scripts/lib/data/calibration.ts";
import {
  addPictures,
  checkCorpusOptions,
  checkData,
  checkExtentInAll,
  type CorpusOptions,
  createContent,
  createKeys,
  createLibraries,
  handlers,
  isApart,
  type Library,
  libraryFor,
  libraryOf,
  type MockData,
  type Progress,
  rules,
  sandboxAssets,
  type SandboxDefaults,
  startOf,
} from "../adintel/index.ts";
import { addHealth } from "../controls/health.ts";
import type { PageFiles } from "../controls/page.ts";
import { addControls } from "../controls/routes.ts";
import { checkDefaultKey } from "../controls/session.ts";
import { checkKnown } from "../controls/staging.ts";
import type { JournalEntry, RequestSummary } from "../engine/journal/exchanged.ts";
import { createJournals, type Journals } from "../engine/journal/journal.ts";
import { createStreams } from "../engine/journal/streams.ts";
import { summaryOf } from "../engine/journal/summary.ts";
import { createPipeline } from "../engine/pipeline.ts";
import { createMemorySandboxes, type SavedSandbox } from "../engine/sandboxes/memory.ts";
import { keysOfSandbox, type Sandbox } from "../engine/sandboxes/sandbox.ts";
import { calibratedBy } from "../engine/scenarios/calibrated.ts";
import { anything, object } from "../engine/scenarios/checks.ts";
import type { ScenarioInput } from "../engine/scenarios/presets.ts";
import { readScenario } from "../engine/scenarios/read.ts";
import type { Scenario } from "../engine/scenarios/scenario.ts";
import { changeSettings, defaultSettings, type Settings } from "../engine/scenarios/settings.ts";
import { createClock } from "../engine/sessions/clock.ts";
import type { SessionStart, StoreContext } from "../engine/state/session-start.ts";
import { timeOf } from "../engine/sessions/instants.ts";
import { checksumOf } from "../engine/sessions/snapshot-files.ts";
import { createWorld, type SavedWorld, type World } from "../engine/sessions/world.ts";
import { createWorlds, type Worlds } from "../engine/sessions/worlds.ts";
import type { Store } from "../engine/state/store.ts";
import { documented } from "../examples/documented.ts";
import { createExamples, type ExampleHandler } from "../examples/examples.ts";
import { ControlError } from "../http/control-error.ts";
import type { Env } from "../http/incoming.ts";
import { createApp } from "../http/router.ts";
import { createForward, type Upstream } from "../http/upstream.ts";
import { createMemoryStore, type MemoryStore } from "../store/memory.ts";
import { checkComplete } from "./complete.ts";

/** The size and age of the world, and the mock's initial settings. */
export interface MockOptions extends Partial<Omit<CorpusOptions, "now">>, Partial<Settings> {
  /** The mock's time at startup: a date such as `2026-11-20`, an instant in ISO 8601, or milliseconds. Default: the real time. */
  now?: string | number | Date;
  /**
   * Your own accounts and creatives, which replace the made-up ones. `accounts` adds made-up accounts, none by default.
   * Mistakes are thrown as a `DataError`.
   */
  data?: MockData;
  /**
   * What was observed of a service, such as `calibration.yaml` has it: the mock takes those readings in place of its usual
   * ones, except where the option or the setting `readings` has others. Mistakes are thrown as a `ControlError`.
   */
  calibration?: GivenCalibration;
  /** The time source, in milliseconds, that moves the mock's clock and measures durations. */
  tick?: () => number;
  /** Origins of pages that may use the controls, such as `http://localhost:5173`, besides the mock's own. */
  allowOrigins?: string[];
  /** Callers that send it as `Authorization: Bearer` may use the controls from anywhere; without it, only from this machine. */
  controlsToken?: string;
  /** Scenarios staged in every new session and after a reset, such as `["slow"]`. */
  scenarios?: readonly ScenarioInput[];
  /** Called with progress while the world is generated, which takes seconds for a million creatives. */
  onProgress?: (progress: Progress) => void;
  /** Called for each API request when its response is ready, for example to log it. */
  onExchange?: (exchange: RequestSummary) => void;
  /** Called with each point that the specification leaves open, whenever a response depends on its reading. */
  onReading?: (point: PointId) => void;
  /** Passes some operations on to the service, whose responses are real and may cost money; the mock responds to the others. */
  upstream?: Upstream;
  /** Continues from what another mock's `save()` returned, including when its clock started. */
  state?: SavedState;
}

/** Everything that requests have changed, as plain data. */
export interface SavedState {
  /** When the clock started, in milliseconds since the epoch: the corpus depends on it. */
  start: number;
  /** Whether sessions begin at the real time, since no other was given. */
  realTime?: boolean;
  /** By session. */
  worlds: Record<string, SavedWorld>;
  sandboxes?: SavedSandbox[];
}

/** A mock as a function from Request to Response, with the state behind it. */
export type MockApp = Hono<Env> & {
  /** Where the state is kept; with `--store` that is elsewhere, and this one stays empty. */
  memory: MemoryStore;
  worlds: Worlds;
  save(): SavedState;
  /** Ends the streams of events; browsers then open them anew, at the mock that goes on in place of this one. */
  endStreams(): void;
};

/** What a mock may have beside its options. */
export interface Beside {
  /** Where the documents' examples come from. */
  examples?: ExampleHandler;
  /** The files of the page at `/__mock/`; without them there is none. */
  page?: PageFiles;
  /** The store that several mocks share, in place of the memory, and when their world was made. */
  shared?: { start: number; open(context: StoreContext): Store };
  /** Called with each exchange once it is in the journal. */
  onEntry?: (entry: JournalEntry) => void;
}

/** A mock that behaves as the service does: it searches, pages, charges, limits and remembers. Nothing of it is Node's. */
export function createMockApp(
  options: MockOptions,
  { examples = createExamples(() => Promise.resolve(documented)), page, shared, onEntry }: Beside = {},
): MockApp {
  const {
    data,
    calibration: givenCalibration,
    seed = data?.seed ?? 1,
    accounts = data === undefined ? 40 : 0,
    mediaPerAccount = 60,
    tick: givenTick,
    allowOrigins = [],
    controlsToken,
    onProgress,
    onExchange,
    onReading,
    scenarios: inputs = [],
    state,
    upstream,
    now: givenNow,
    ...settings
  } = options;
  checkNames(options);
  const now =
    givenNow === undefined
      ? (shared?.start ?? state?.start ?? startOf(data) ?? (givenTick ?? Date.now)())
      : timeOf(givenNow);
  const tick = givenTick ?? Date.now;
  // Of whole milliseconds most durations would be 0.
  const stopwatch = givenTick ?? (() => performance.now());
  // A session that is first used an hour after the start is at the real time too, unless a time was given.
  const realTime =
    givenNow === undefined && startOf(data) === undefined && (state?.realTime ?? state === undefined);
  const initialSettings = readSettings(settings, inputs);
  const observed = givenCalibration === undefined ? {} : calibratedBy(givenCalibration).unusual;
  const corpus = { seed, accounts, mediaPerAccount, now };
  if (data !== undefined) checkData(data, now);
  checkCorpusOptions(corpus);
  // Changing either later must not change the mock.
  const ownData = data && structuredClone(data);
  const calibration = structuredClone(givenCalibration);
  const library = ownData ? libraryOf(ownData, corpus) : libraryFor(corpus, onProgress);
  checkComplete();
  const scenarios = inputs.map((input, index) => readScenario(input, `scenarios.${index}`));
  checkKnownIn(library, scenarios, initialSettings);

  const journals = createJournals();
  if (onExchange)
    journals.events.listen((event) => event.type === "request" && onExchange(summaryOf(event.entry)));
  if (onEntry) journals.events.listen((event) => event.type === "request" && onEntry(event.entry));
  const defaults = { ...corpus, data: ownData };
  const sessionStart = createSessionStarts({
    library,
    defaults,
    journals,
    settings: initialSettings,
    scenarios,
    observed,
    onReading,
    start: realTime ? undefined : now,
  });
  const createInMemory = (session: string, saved?: SavedWorld, sandbox?: Sandbox) => {
    const { start, createWorld: createSessionWorld } = sessionStart(sandbox);
    let world: World | undefined;
    const isFrozen = () => world?.settings.frozenClock ?? false;
    const clock = createClock(start === undefined ? tick : () => start, tick, isFrozen);
    return (world = createSessionWorld(session, { clock, saved }));
  };
  const sandboxes = createMemorySandboxes(
    (sandbox, saved) => createInMemory(sandbox.id, saved, sandbox),
    checkExtentInAll,
    tick,
    state?.sandboxes,
  );
  const worlds = createWorlds(createInMemory, sandboxes, state?.worlds);
  const memory = createMemoryStore(worlds, sandboxes, journals.events);
  // Time that is given does not pass in a store that others share.
  const context = { library, startOf: sessionStart, isStill: givenTick !== undefined, journals };
  const store = shared?.open(context) ?? memory;
  const streams = createStreams(store.events);
  const access = { allowOrigins, token: controlsToken };
  const app = createApp({
    api: createPipeline({
      store,
      handlers,
      rules,
      examples,
      stopwatch,
      forward: upstream && createForward(upstream),
    }),
    beside: [
      (router) => addHealth(router, store.unavailable),
      (router) => addControls(router, { store, streams, access, page, defaults, calibration }),
      (router) => addPictures(router, store, defaults),
    ],
  });
  const save = () =>
    structuredClone({ start: now, realTime, worlds: worlds.save(), sandboxes: sandboxes.save() });
  return Object.assign(app, { memory, worlds, save, endStreams: () => streams.close() });
}

/** How sessions and sandboxes start: all alike, but for what a sandbox says of itself. */
function createSessionStarts({
  library,
  defaults,
  journals,
  ...common
}: Pick<SessionStart, "settings" | "scenarios" | "start"> & {
  library: Library;
  defaults: SandboxDefaults;
  journals: Journals;
  /** What it takes in place of its usual readings. */
  observed: Readings;
  onReading: MockOptions["onReading"];
}): StoreContext["startOf"] {
  const libraryIn = createLibraries(library, defaults);
  const checksumOfData = memoize(checksumOf);
  return (sandbox) => {
    const settings = { ...common.settings, ...sandbox?.settings };
    const scenarios = sandbox?.scenarios ?? common.scenarios;
    const keys = () => (sandbox ? keysOfSandbox(sandbox.id, createKeys) : createKeys());
    const apart = sandbox !== undefined && isApart(sandbox, defaults);
    const { seed, accounts, mediaPerAccount, data = defaults.data } = sandbox ?? defaults;
    const origin = () => ({
      seed,
      accounts,
      mediaPerAccount,
      now: sandbox?.now ?? new Date(defaults.now).toISOString(),
      data: data ? checksumOfData(data) : null,
    });
    return {
      settings,
      scenarios,
      keys,
      isApart: apart,
      start: sandbox?.now === undefined ? common.start : Date.parse(sandbox.now),
      createWorld: (session, { clock, ...rest }) =>
        createWorld(createContent(sandbox ? libraryIn(sandbox) : library), clock, settings, {
          session,
          journals,
          scenarios,
          keys,
          ...(apart && { assets: sandboxAssets(session) }),
          origin,
          observed: common.observed,
          onReading: common.onReading,
          ...rest,
        }),
    };
  };
}

function checkKnownIn(library: Library, scenarios: readonly Scenario[], settings: Settings): void {
  const world = createWorld(createContent(library), createClock(Date.now), defaultSettings, {
    keys: createKeys,
  });
  scenarios.forEach((scenario, index) => checkKnown(world, scenario, `scenarios.${index}.`));
  checkDefaultKey(world, settings);
}

/**
 * The settings that every session begins with.
 *
 * @throws {ControlError} on an option that is none, or has a wrong value.
 */
const optionNames = [
  ...Object.keys({
    data: 0,
    calibration: 0,
    seed: 0,
    accounts: 0,
    mediaPerAccount: 0,
    now: 0,
    tick: 0,
    scenarios: 0,
    allowOrigins: 0,
    controlsToken: 0,
    onProgress: 0,
    onExchange: 0,
    onReading: 0,
    state: 0,
    upstream: 0,
  } satisfies Record<Exclude<keyof MockOptions, keyof Settings>, 0>),
  ...Object.keys(defaultSettings),
];

/**
 * @param others options beside those of a mock
 * @throws {ControlError} on an option that does not exist, with the one that was perhaps meant.
 */
export function checkNames(options: object, others: readonly string[] = []): void {
  const names = [...others, ...optionNames];
  const violations = object(Object.fromEntries(names.map((name) => [name, anything])))(options, "");
  if (violations.length > 0) throw new ControlError(400, ...violations);
}

function readSettings(given: Partial<Settings>, scenarios: unknown): Settings {
  const settings = changeSettings(defaultSettings, given);
  if (Array.isArray(settings)) throw new ControlError(400, ...settings);
  if (!Array.isArray(scenarios))
    throw new ControlError(400, {
      path: "scenarios",
      message: "must be an array of scenarios or preset names",
    });
  return settings;
}
