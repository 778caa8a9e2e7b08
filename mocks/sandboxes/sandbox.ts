import type { CheckedData } from "../data/types.ts";
import { ControlError } from "../simulator/control-error.ts";
import type { Scenario } from "../simulator/scenarios/scenario.ts";
import type { Settings } from "../simulator/settings.ts";
import { createKeys, type Key } from "../simulator/teams.ts";

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
  data?: CheckedData;
  /** ISO 8601: when its clock starts. Without it, where the mock's own clock does. */
  now?: string;
  settings?: Partial<Settings>;
  scenarios?: Scenario[];
  /** Its key for each demo key, such as `mock_live_demo`. */
  keys: Record<string, string>;
}

const digits = "abcdefghijklmnopqrstuvwxyz0123456789";

/** An id that nobody can guess. */
export function newId(): string {
  let id = "sb_";
  while (id.length < 15) {
    // The bytes from 252 on would make some digits likelier than others.
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < 252 && id.length < 15) id += digits[byte % 36];
  }
  return id;
}

/** Whether a session's name is that of a sandbox, be there one or not. */
export function isSandboxId(name: string): boolean {
  return /^sb_[a-z0-9]{12}$/.test(name);
}

/** A control or a request names a sandbox that there is not, or no longer. */
export class SandboxGone extends ControlError {
  override name = "SandboxGone";
  /** What became of it, as callers of the API are told. */
  readonly reason: string;

  constructor(id: string, path = "X-Mock-Session") {
    const reason = `${id} is no sandbox, or it was deleted or has expired; GET /__mock/sandboxes lists them`;
    super(404, { path, message: reason });
    this.reason = reason;
  }
}

/** The sandbox that a key belongs to, by its name. */
export function sandboxOfKey(key: string): string | undefined {
  return /_(sb_[a-z0-9]{12})$/.exec(key)?.[1];
}

/** The demo keys of a sandbox, by key. */
export function keysOfSandbox(id: string): Map<string, Key> {
  return new Map(
    [...createKeys().values()].map((demo) => {
      const key = `${demo.key}_${id}`;
      return [key, { ...demo, key }];
    }),
  );
}

/** The keys of a sandbox by the demo key that each is like. */
export function keyNames(id: string): Record<string, string> {
  return Object.fromEntries([...createKeys().keys()].map((key) => [key, `${key}_${id}`]));
}
