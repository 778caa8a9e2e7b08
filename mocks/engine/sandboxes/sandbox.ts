import { ControlError } from "../../http/control-error.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Settings } from "../scenarios/settings.ts";
import { createKeys, type DemoKey, type Key } from "../sessions/keys.ts";
import { keyIn } from "../sessions/session-names.ts";

/** A session that was made ahead, with keys, world and time to live of its own. Plain JSON. */
export interface Sandbox {
  /** `sb_` and 12 lower-case letters and digits. It names the session. */
  id: string;
  name?: string;
  /** ISO 8601, in real time. */
  createdAt: string;
  /** ISO 8601, in real time; from then on it is gone. */
  expiresAt: string;
  seed: number;
  /** Made-up accounts. */
  accounts: number;
  mediaPerAccount: number;
  /** Without it, the mock's own data if it has any. */
  data?: object;
  /** ISO 8601: when its clock starts. Without it, where the mock's own clock does. */
  now?: string;
  settings?: Partial<Settings>;
  scenarios?: Scenario[];
  /** Its key for each demo key, such as `mock_live_demo`. */
  keys: Record<DemoKey, string>;
}

/** A sandbox as the controls show it: its data can be large, and is the caller's own. */
export type SandboxRecord = Omit<Sandbox, "data"> & { dataBytes?: number };

/** A control or a request names a sandbox that there is not, or no longer. */
export class SandboxGone extends ControlError {
  override name = "SandboxGone";
  /** What became of it, as callers of the API are told. */
  readonly reason: string;

  constructor(id: string, path = "X-Mock-Session") {
    const reason = `${id} is not a sandbox, or it has expired or was deleted; GET /__mock/sandboxes lists the sandboxes`;
    super(404, { path, message: reason });
    this.reason = reason;
  }
}

/** The demo keys of a sandbox, by key. */
export function keysOfSandbox(id: string): Map<string, Key> {
  return new Map(
    [...createKeys().values()].map((demo) => {
      const key = keyIn(id, demo.key);
      return [key, { ...demo, key }];
    }),
  );
}

/** The keys of a sandbox by the demo key that each is like. */
export function keyNames(id: string): Record<DemoKey, string> {
  return {
    mock_live_demo: keyIn(id, "mock_live_demo"),
    mock_live_low: keyIn(id, "mock_live_low"),
    mock_live_exhausted: keyIn(id, "mock_live_exhausted"),
    mock_live_inactive: keyIn(id, "mock_live_inactive"),
    mock_live_departed: keyIn(id, "mock_live_departed"),
    mock_live_revoked: keyIn(id, "mock_live_revoked"),
  };
}
