import type { Hono } from "hono";
import { createApp } from "../app.ts";
import type { CorpusOptions, Progress } from "../corpus/index.ts";
import { documented } from "../documented.ts";
import { createExamples, type ExampleHandler } from "../examples.ts";
import type { Env } from "../exchange.ts";
import { createApi } from "./api.ts";
import { createBudget } from "./budget.ts";
import { createClock } from "./clock.ts";
import { checkComplete } from "./complete.ts";
import { addControls } from "./controls.ts";
import { journalBytes } from "./journal.ts";
import { libraryFor, type Library } from "./library.ts";
import { addPictures } from "./pictures.ts";
import { defaultSettings, type Settings } from "./settings.ts";
import { createWorld, type SavedWorld } from "./world.ts";
import { createWorlds, type Worlds } from "./worlds.ts";

/** How large and how old the world is, and how the mock behaves at the start. */
export interface SimulatorOptions extends Partial<CorpusOptions>, Partial<Settings> {
  /** The real time in milliseconds by which the mock's clock moves. */
  tick?: () => number;
  /** Origins of pages that may reach the controls, such as `http://localhost:5173`; the mock's own may. */
  allowOrigins?: string[];
  /** Lets in to the controls whoever sends it as `Authorization: Bearer`, also from other machines; others are local only. */
  controlsToken?: string;
  /** Hears how far the making of the world is, which takes seconds if it has a million creatives. */
  onProgress?: (progress: Progress) => void;
  /** Goes on where another simulator was, whose `save()` gave this; it decides when the clock started. */
  state?: SavedState;
}

/** All that requests have changed, as plain data. */
export interface SavedState {
  /** When the clock started, in milliseconds since the epoch: the corpus depends on it. */
  start: number;
  /** By session. */
  worlds: Record<string, SavedWorld>;
}

/** The simulator: a router whose `fetch` responds to requests, the worlds that they meet, and all of its state by `save`. */
export type Simulator = Hono<Env> & { worlds: Worlds; save(): SavedState };

/** Libraries that were found to have what the documents ask for. */
const complete = new WeakSet<Library>();

/**
 * A mock that behaves as the service does: it searches, pages, charges, limits and remembers. One function from Request to
 * Response, without anything of Node's.
 */
export function createSimulator(
  options: SimulatorOptions,
  examples: ExampleHandler = createExamples(() => Promise.resolve(documented)),
): Simulator {
  const {
    seed = 1,
    accounts = 40,
    mediaPerAccount = 60,
    tick = Date.now,
    allowOrigins = [],
    controlsToken,
    onProgress,
    state,
    now = state?.start ?? tick(),
    ...settings
  } = options;
  const library = libraryFor({ seed, accounts, mediaPerAccount, now }, onProgress);
  const journals = createBudget(journalBytes);
  const worlds = createWorlds(
    (saved) =>
      createWorld(library, createClock(now, tick), { ...defaultSettings, ...settings }, { journals, saved }),
    state?.worlds,
  );
  if (!complete.has(library)) checkComplete(createWorld(library, createClock(now, tick), defaultSettings));
  complete.add(library);
  const app = createApp(createApi(worlds, examples));
  addControls(app, worlds, { allowOrigins, token: controlsToken });
  addPictures(app, worlds);
  return Object.assign(app, { worlds, save: () => structuredClone({ start: now, worlds: worlds.save() }) });
}
