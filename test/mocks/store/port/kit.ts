/** What the stores are made of, in one module, so that a copy can be built in which something is edited. */
export { createJournals } from "../../../../mocks/engine/journal/journal.ts";
export { createMemorySandboxes } from "../../../../mocks/engine/sandboxes/memory.ts";
export { keysOfSandbox, SandboxGone } from "../../../../mocks/engine/sandboxes/sandbox.ts";
export { defaultSettings } from "../../../../mocks/engine/scenarios/settings.ts";
export { createClock } from "../../../../mocks/engine/sessions/clock.ts";
export { createKeys } from "../../../../mocks/adintel/content/keys.ts";
export {
  forgetSnapshot,
  restoreSnapshot,
  takeSnapshot,
} from "../../../../mocks/engine/sessions/snapshots.ts";
export { createWorld, keyNamed } from "../../../../mocks/engine/sessions/world.ts";
export { createWorlds } from "../../../../mocks/engine/sessions/worlds.ts";
export { runControl, runGrowingControl, StoreUnavailable } from "../../../../mocks/engine/state/store.ts";
export { ControlError } from "../../../../mocks/http/control-error.ts";
export { createMemoryStore } from "../../../../mocks/store/memory.ts";
export { connectRedis } from "../../../../mocks/store/redis/connect.ts";
