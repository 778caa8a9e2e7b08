import { ControlError } from "../../http/control-error.ts";
import type { Eventually } from "./eventually.ts";
import type { Sandbox, SandboxRecord } from "./sandbox.ts";

/** The sandboxes that there are. Those that have expired are gone, with everything in them. */
export interface Sandboxes {
  /** The real time in milliseconds since the epoch, by which they expire. */
  now(): Eventually<number>;
  /** @throws {ControlError} 409 if there are too many, or if they are too large together. */
  add(sandbox: Sandbox): Eventually<void>;
  get(id: string): Eventually<Sandbox | undefined>;
  /** The one that expires first comes first. */
  all(): Eventually<SandboxRecord[]>;
  /** Gives a sandbox another end; `false` if it is gone. */
  extend(sandbox: Sandbox): Eventually<boolean>;
  /** `false` if it was gone already. */
  delete(id: string): Eventually<boolean>;
}

/** How many sandboxes there are at most, and how many bytes of JSON their data takes together. */
export const mostSandboxes = 1000;
export const mostBytesInAll = 64 * 2 ** 20;

const advice = "delete some, or give them a shorter ttlSeconds";

export function tooMany(count: number): ControlError {
  return new ControlError(409, {
    path: "sandboxes",
    message: `there are already ${count} sandboxes, the maximum; ${advice}`,
  });
}

export function tooLarge(): ControlError {
  return new ControlError(409, {
    path: "data",
    message: `would exceed the maximum of ${mostBytesInAll / 2 ** 20} MB for the data of all sandboxes; ${advice}`,
  });
}

/** What the data of a sandbox takes up, in bytes of JSON. */
export function bytesOf({ data }: Sandbox): number {
  return data === undefined ? 0 : new TextEncoder().encode(JSON.stringify(data)).length;
}

/** A sandbox as it is listed. */
export function recordOf(sandbox: Sandbox): SandboxRecord {
  const { data, ...record } = sandbox;
  return data === undefined ? record : { ...record, dataBytes: bytesOf(sandbox) };
}
