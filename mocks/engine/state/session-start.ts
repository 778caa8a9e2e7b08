import type { Journals } from "../journal/journal.ts";
import type { Sandbox } from "../sandboxes/sandbox.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Settings } from "../scenarios/settings.ts";
import type { Clock } from "../sessions/clock.ts";
import type { Content } from "../sessions/content.ts";
import type { Key } from "../sessions/keys.ts";
import type { SavedWorld, World } from "../sessions/world.ts";

export interface SessionStart {
  /** When its clock starts, in milliseconds since the epoch; `undefined`: at the real time. */
  start: number | undefined;
  settings: Settings;
  /** Whether its content is another than that of the sessions that are no sandbox. */
  isApart: boolean;
  scenarios: readonly Scenario[];
  keys(): Map<string, Key>;
  /** Its world at the start, or as it was saved. */
  createWorld(
    session: string,
    given: { clock: Clock; journals?: Journals; saved?: SavedWorld | undefined },
  ): World;
}

/** What a store that several mocks share needs of the mock that it serves. */
export interface StoreContext {
  /** The library of the sessions that are not apart. */
  library: Content["library"];
  /** How a session starts, or a sandbox. */
  startOf(sandbox?: Sandbox): SessionStart;
  /** Whether the clock of a session stands still unless a control moves it. */
  isStill: boolean;
  journals: Journals;
}
