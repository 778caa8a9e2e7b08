import { ControlError } from "../../http/control-error.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import type { Settings } from "../scenarios/settings.ts";
import type { CreateKeys, Key } from "../sessions/keys.ts";
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
  accounts: number;
  mediaPerAccount: number;
  /** Without it, the mock's own data if it has any. */
  data?: object;
  /** ISO 8601: when its clock starts. Without it, where the mock's own clock does. */
  now?: string;
  settings?: Partial<Settings>;
  scenarios?: Scenario[];
  /** Its keys by the key of every session that each is like. */
  keys: Readonly<Record<string, string>>;
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

/** Makes the keys of a sandbox, each like one of those that every session begins with. */
export function keysOfSandbox(id: string, createKeys: CreateKeys): Map<string, Key> {
  return new Map(
    [...createKeys().values()].map((demo) => {
      const key = keyIn(id, demo.key);
      return [key, { ...demo, key }];
    }),
  );
}
