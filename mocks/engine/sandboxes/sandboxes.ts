import { ControlError } from "../../http/control-error.ts";
import { maxStateBytes } from "../sessions/worlds.ts";
import type { Sandbox, SandboxRecord } from "./sandbox.ts";

/** What is at hand at once, as in memory, or after a while, as over a network. */
export type Awaitable<T> = T | Promise<T>;

/** The sandboxes that there are. Those that have expired are gone, with everything in them. */
export interface Sandboxes {
  /** The real time in milliseconds since the epoch, by which they expire. */
  now(): Awaitable<number>;
  /** @throws {ControlError} 409 if there are too many, or if they are too large together. */
  add(sandbox: Sandbox): Awaitable<void>;
  get(id: string): Awaitable<Sandbox | undefined>;
  /** The one that expires first comes first. */
  all(): Awaitable<SandboxRecord[]>;
  /** Gives a sandbox another end; `false` if it is gone. */
  extend(sandbox: Sandbox): Awaitable<boolean>;
  /** `false` if it was gone already. */
  delete(id: string): Awaitable<boolean>;
}

/** How many sandboxes there are at most, and how many bytes of JSON their data takes together. */
export const maxSandboxes = 1000;
export const maxDataBytesInAll = 64 * 2 ** 20;

/** How many records a sandbox may have, and all that a process keeps in memory beside its own; about 1 KB each. */
export const maxRecords = 250_000;

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
    message: `would exceed the maximum of ${maxDataBytesInAll / 2 ** 20} MB for the data of all sandboxes; ${advice}`,
  });
}

export function tooMuchState(): ControlError {
  return new ControlError(409, {
    path: "sandboxes",
    message: `their state already exceeds the maximum of ${maxStateBytes.sandbox / 2 ** 20} MB for all sandboxes; delete some, or some of their snapshots`,
  });
}

/** What the data of a sandbox takes up, in bytes of JSON. */
export function bytesOf({ data }: Sandbox): number {
  return data === undefined ? 0 : new TextEncoder().encode(JSON.stringify(data)).length;
}

export function recordOf(sandbox: Sandbox): SandboxRecord {
  const { data, ...record } = sandbox;
  return data === undefined ? record : { ...record, dataBytes: bytesOf(sandbox) };
}
