import type { Hono } from "hono";
import type { CorpusOptions, Progress } from "../adintel/corpus/index.ts";
import { checkData } from "../adintel/data/check/check.ts";
import { instantOf } from "../adintel/data/dates.ts";
import type { MockData } from "../adintel/corpus/own/data.ts";
import { addPictures, sandboxAssets } from "../adintel/pictures.ts";
import type { PageFiles } from "../controls/page.ts";
import { addControls } from "../controls/routes.ts";
import { checkKnown } from "../controls/staging.ts";
import { documented } from "../examples/documented.ts";
import { createExamples, type ExampleHandler } from "../examples/examples.ts";
import { ControlError } from "../http/control-error.ts";
import type { Env } from "../http/incoming.ts";
import { createApp } from "../http/router.ts";
import { createMemoryStore } from "../store/memory.ts";
import type { SessionStart, Store, StoreContext } from "../engine/store.ts";
import { createApi } from "../engine/api.ts";
import { checkComplete } from "./complete.ts";
import type { RequestSummary } from "../engine/journal/exchanged.ts";
import { createJournals } from "../engine/journal/journal.ts";
import { createStreams } from "../engine/journal/streams.ts";
import { summaryOf } from "../engine/journal/summary.ts";
import { createLibraries, isApart } from "../adintel/content/sandbox-libraries.ts";
import { createMemorySandboxes, type SavedSandbox } from "../engine/sandboxes/memory.ts";
import { keysOfSandbox, type Sandbox } from "../engine/sandboxes/sandbox.ts";
import type { ScenarioInput } from "../engine/scenarios/presets.ts";
import { readScenario } from "../engine/scenarios/read.ts";
import { changeSettings, defaultSettings, type Settings } from "../engine/scenarios/settings.ts";
import { createClock } from "../engine/sessions/clock.ts";
import { checkCorpusOptions } from "../adintel/content/corpus-options.ts";
import { createKeys } from "../engine/sessions/keys.ts";
import { libraryFor, libraryOf, type Library } from "../adintel/content/library.ts";
import { createWorld, type SavedWorld } from "../engine/sessions/world.ts";
import { createWorlds, type Worlds } from "../engine/sessions/worlds.ts";

/** The size and age of the world, and the mock's initial settings. */
export interface SimulatorOptions extends Partial<CorpusOptions>, Partial<Settings> {
  /**
   * Your own accounts and creatives, which replace the made-up ones. `accounts` adds made-up accounts, none by default.
   * Mistakes are thrown as a `DataError`.
   */
  data?: MockData;
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
  /** Continues from what another mock's `save()` returned, including when its clock started. */
  state?: SavedState;
}

/** A store that several mocks share, in place of the memory. */
export interface StoreElsewhere {
  /** When their world was made, in milliseconds since the epoch. */
  start: number;
  open(worlding: StoreContext): Store;
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

/** The simulator: a router whose `fetch` responds to requests, the worlds that they meet, and all of its state by `save`. */
export type Simulator = Hono<Env> & {
  worlds: Worlds;
  save(): SavedState;
  /** Ends the streams of events; browsers then open them anew, at the mock that goes on in place of this one. */
  endStreams(): void;
};

/** Libraries that were found to have what the documents ask for. */
const complete = new WeakSet<Library>();

/**
 * A mock that behaves as the service does: it searches, pages, charges, limits and remembers. One function from Request to
 * Response, without anything of Node's. The page at `/__mock/` is there if its files are given.
 */
export function createSimulator(
  options: SimulatorOptions,
  examples: ExampleHandler = createExamples(() => Promise.resolve(documented)),
  page?: PageFiles,
  elsewhere?: StoreElsewhere,
): Simulator {
  const {
    data,
    seed = data?.seed ?? 1,
    accounts = data === undefined ? 40 : 0,
    mediaPerAccount = 60,
    tick: givenTick,
    allowOrigins = [],
    controlsToken,
    onProgress,
    onExchange,
    scenarios: inputs = [],
    state,
    now = elsewhere?.start ?? state?.start ?? startOf(data) ?? (givenTick ?? Date.now)(),
    ...settings
  } = options;
  const tick = givenTick ?? Date.now;
  // Of whole milliseconds most durations would be 0.
  const stopwatch = givenTick ?? (() => performance.now());
  // A session that is first used an hour after the start is at the real time too, unless a time was given.
  const realTime =
    options.now === undefined && startOf(data) === undefined && (state?.realTime ?? state === undefined);
  const clockFrom = (start: number | undefined) =>
    createClock(start === undefined ? tick : () => start, tick);
  const atStart = settingsAtStart(settings, inputs);
  const corpus = { seed, accounts, mediaPerAccount, now };
  if (data !== undefined) checkData(data, now);
  checkCorpusOptions(corpus);
  // Changing the data later must not change the world.
  const own = data && structuredClone(data);
  const library = own ? libraryOf(own, corpus) : libraryFor(corpus, onProgress);
  const scenarios = inputs.map((input, index) => readScenario(input, `scenarios.${index}`));
  const journals = createJournals();
  if (onExchange)
    journals.events.listen((event) => event.type === "request" && onExchange(summaryOf(event.entry)));

  const defaults = { ...corpus, data: own };
  const libraryIn = createLibraries(library, defaults);
  const beginning = (sandbox?: Sandbox): SessionStart => {
    const given = sandbox?.now === undefined ? undefined : Date.parse(sandbox.now);
    const start = {
      settings: { ...atStart, ...sandbox?.settings },
      scenarios: sandbox?.scenarios ?? scenarios,
      keys: () => (sandbox ? keysOfSandbox(sandbox.id) : createKeys()),
    };
    const apart = sandbox !== undefined && isApart(sandbox, defaults);
    return {
      ...start,
      isApart: apart,
      start: given ?? (realTime ? undefined : now),
      createWorld: (session, { clock, ...rest }) =>
        createWorld(sandbox ? libraryIn(sandbox) : library, clock, start.settings, {
          session,
          journals,
          scenarios: start.scenarios,
          keys: start.keys,
          ...(apart && { assets: sandboxAssets(session) }),
          ...rest,
        }),
    };
  };
  const inMemory = (session: string, saved?: SavedWorld, sandbox?: Sandbox) => {
    const { start, createWorld: createSessionWorld } = beginning(sandbox);
    return createSessionWorld(session, { clock: clockFrom(start), saved });
  };
  const sandboxes = createMemorySandboxes(
    (sandbox, saved) => inMemory(sandbox.id, saved, sandbox),
    tick,
    state?.sandboxes,
  );
  const worlds = createWorlds(inMemory, sandboxes, state?.worlds);
  // A small world may lack fields that the documents promise for some rows only.
  const sample =
    data === undefined ? library : libraryFor({ seed: 1, accounts: 10, mediaPerAccount: 20, now });
  if (!complete.has(sample)) checkComplete(createWorld(sample, clockFrom(now), defaultSettings));
  complete.add(sample);
  const first = createWorld(library, clockFrom(now), defaultSettings);
  scenarios.forEach((scenario, index) => checkKnown(first, scenario, `scenarios.${index}.`));
  // Time that is given does not pass in a store that others share.
  const isStill = givenTick !== undefined;
  const store =
    elsewhere?.open({ library, beginning, isStill, journals }) ??
    createMemoryStore(worlds, sandboxes, journals.events);
  const app = createApp(createApi(store, examples, stopwatch), store.unavailable);
  const streams = createStreams(store.events);
  addControls(app, store, streams, { allowOrigins, token: controlsToken }, page, defaults);
  addPictures(app, store);
  const save = () =>
    structuredClone({ start: now, realTime, worlds: worlds.save(), sandboxes: sandboxes.save() });
  return Object.assign(app, { worlds, save, endStreams: () => streams.close() });
}

/**
 * The settings that every session begins with.
 *
 * @throws {ControlError} on an option that is none, or has a wrong value.
 */
function settingsAtStart(given: Partial<Settings>, scenarios: unknown): Settings {
  const settings = changeSettings(defaultSettings, given);
  if (Array.isArray(settings)) throw new ControlError(400, ...settings);
  if (!Array.isArray(scenarios))
    throw new ControlError(400, {
      path: "scenarios",
      message: "must be an array of scenarios or preset names",
    });
  return settings;
}

/** When the clock starts, by the data. */
export function startOf(data: MockData | undefined): number | undefined {
  const start = typeof data?.now === "string" ? instantOf(data.now) : NaN;
  return Number.isNaN(start) ? undefined : start;
}
