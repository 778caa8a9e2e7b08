import type { MockData } from "../../adintel/data/types.ts";
import type { ScenarioInput } from "../scenarios/read.ts";
import type { Settings } from "../scenarios/settings.ts";

/** Options of a sandbox; defaults are the mock's own. */
export interface SandboxOptions {
  /** A display name of 1 to 100 characters. */
  name?: string;
  /** Seconds of real time until it expires: 1 to 604,800 (7 days). Default: 3,600. */
  ttlSeconds?: number;
  seed?: number;
  accounts?: number;
  mediaPerAccount?: number;
  /** Accounts and creatives that replace the mock's: at most 1 MB of JSON. */
  data?: MockData;
  /** When its clock starts, in ISO 8601. */
  now?: string;
  settings?: Partial<Settings>;
  /** Scenarios to stage at the start and after a reset. Name keys by their demo name. */
  scenarios?: readonly ScenarioInput[];
}
