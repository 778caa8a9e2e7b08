import type { MockData } from "../data/types.ts";
import type { ScenarioInput } from "../simulator/scenarios/read.ts";
import type { Settings } from "../simulator/settings.ts";

/** What a sandbox is made of; what is left out is as in the mock itself. */
export interface SandboxOptions {
  /** What people call it: 1 to 100 characters. */
  name?: string;
  /** How long it lives, in seconds of real time: 1 to 604,800, which is 7 days. Default: 3,600. */
  ttlSeconds?: number;
  seed?: number;
  accounts?: number;
  mediaPerAccount?: number;
  /** Accounts and creatives in place of the mock's own: at most 1 MB of JSON. */
  data?: MockData;
  /** When its clock starts, in ISO 8601. */
  now?: string;
  settings?: Partial<Settings>;
  /** What is staged at its start and after a reset. A condition on a key names the demo key. */
  scenarios?: readonly ScenarioInput[];
}
