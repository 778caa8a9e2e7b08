import { addStills, createContent, createKeys, handlers, libraryFor } from "./adintel/index.ts";
import { addHealth } from "./controls/health.ts";
import { addLedger } from "./controls/ledger.ts";
import { onError } from "./controls/on-error.ts";
import { createPipeline } from "./engine/pipeline.ts";
import { createJournals } from "./engine/journal/journal.ts";
import { createMemorySandboxes } from "./engine/sandboxes/memory.ts";
import { SandboxGone } from "./engine/sandboxes/sandbox.ts";
import { defaultSettings, type Settings } from "./engine/scenarios/settings.ts";
import { createClock } from "./engine/sessions/clock.ts";
import { createWorld } from "./engine/sessions/world.ts";
import { createWorlds } from "./engine/sessions/worlds.ts";
import { documented } from "./examples/documented.ts";
import { createExamples } from "./examples/examples.ts";
import { createApp } from "./http/router.ts";
import { createMemoryStore } from "./store/memory.ts";
import { forEachVersion } from "../scripts/lib/versions.ts";

/** When the world begins, and how its clock moves. */
export interface InPageOptions extends Partial<
  Pick<Settings, "rateLimits" | "indexingSeconds" | "defaultKey">
> {
  /** The real time in milliseconds, by which rate limits and indexing go on. */
  tick?: () => number;
  /** When the clock starts, in milliseconds since the epoch; left out, at the real time. */
  now?: number;
}

export interface InPageMock {
  fetch(request: Request): Promise<Response>;
  /** The world as it was at the start. */
  reset(): void;
}

/** What readings refuse beside the documents is left out, adopted ones as well: it is too large for a page. */
const none = forEachVersion(() => ({}));

/** The world that `createMock()` has. */
const world = { seed: 1, accounts: 40, mediaPerAccount: 60 };

/**
 * The mock for a page without a server: the whole API, and of the controls the ledger alone. It responds as `createMock()` does.
 * What such a page has no use for is not loaded: own data, videos, sandboxes, scenarios, what other readings refuse, other
 * controls.
 */
export function createInPageMock({ tick = Date.now, now, ...settings }: InPageOptions = {}): InPageMock {
  const library = libraryFor({ ...world, now: now ?? tick() });
  const start = now === undefined ? tick : () => now;
  const journals = createJournals();
  const sandboxes = createMemorySandboxes(
    ({ id }) => {
      throw new SandboxGone(id);
    },
    () => undefined,
    tick,
  );
  const create = (session: string) => {
    const clock = createClock(start, tick);
    return createWorld(
      createContent(library),
      clock,
      { ...defaultSettings, ...settings },
      { session, journals, keys: createKeys },
    );
  };
  const worlds = createWorlds(create, sandboxes);
  const store = createMemoryStore(worlds, sandboxes, journals.events);
  const examples = createExamples(() => Promise.resolve(documented));
  const app = createApp({
    api: createPipeline({ store, handlers, rules: none, examples, stopwatch: tick }),
    beside: [
      addHealth,
      (router) => addLedger(router, (_, run) => run(worlds.named(""))),
      (router) => addStills(router, "", (_, look) => look(worlds.named(""))),
      (router) => void router.onError(onError),
    ],
  });
  return {
    fetch: async (request) => app.fetch(request),
    reset: () => worlds.named("").reset(),
  };
}
