import { ControlError } from "../simulator/control-error.ts";
import type { Sandbox } from "./sandbox.ts";

/** Where the definitions of sandboxes are kept until they expire. */
export interface SandboxShelf {
  /**
   * Keeps a sandbox, in place of the one of the same id.
   *
   * @throws {ControlError} 409 if it is new and there are too many, or if their data is too large together.
   */
  put(sandbox: Sandbox, isNew: boolean): void | Promise<void>;
  get(id: string): Sandbox | undefined | Promise<Sandbox | undefined>;
  /** The oldest first. */
  all(): Sandbox[] | Promise<Sandbox[]>;
  /** Whether there was one. */
  delete(id: string): boolean | Promise<boolean>;
}

/** How many sandboxes there are at most, and how many bytes their data takes together. */
export const mostSandboxes = 1000;
export const mostBytesInAll = 64 * 2 ** 20;

/** The shelf in the memory of this process. */
export interface MemoryShelf extends SandboxShelf {
  put(sandbox: Sandbox, isNew: boolean): void;
  get(id: string): Sandbox | undefined;
  all(): Sandbox[];
  delete(id: string): boolean;
  /** Drops those that have expired. */
  sweep(): void;
}

/** Keeps sandboxes until `tick`, the real time in milliseconds, has come to their end; `forget` then drops their worlds. */
export function createMemoryShelf(
  tick: () => number,
  forget: (id: string) => void,
  saved: readonly Sandbox[] = [],
): MemoryShelf {
  const kept = new Map(saved.map((sandbox) => [sandbox.id, { sandbox, bytes: bytesOf(sandbox) }]));
  const earliest = () => Math.min(...[...kept.values()].map(({ sandbox }) => Date.parse(sandbox.expiresAt)));
  let next = earliest();
  const drop = (id: string): boolean => {
    if (!kept.delete(id)) return false;
    forget(id);
    return true;
  };
  const sweep = (): void => {
    const now = tick();
    if (now < next) return;
    for (const [id, { sandbox }] of kept) if (Date.parse(sandbox.expiresAt) <= now) drop(id);
    next = earliest();
  };
  return {
    sweep,
    put(sandbox, isNew) {
      sweep();
      const bytes = bytesOf(sandbox);
      if (isNew) {
        const used = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
        checkRoom(kept.size, used, bytes);
      }
      kept.set(sandbox.id, { sandbox, bytes });
      next = earliest();
    },
    get(id) {
      sweep();
      return kept.get(id)?.sandbox;
    },
    all() {
      sweep();
      return [...kept.values()].map(({ sandbox }) => sandbox);
    },
    delete(id) {
      sweep();
      return drop(id);
    },
  };
}

/**
 * Makes sure that one more sandbox has room beside those that there are.
 *
 * @throws {ControlError} 409, naming the limit and what to do.
 */
export function checkRoom(count: number, bytesUsed: number, bytes: number): void {
  const advice = "delete some, or give them a shorter ttlSeconds";
  if (count >= mostSandboxes)
    throw new ControlError(409, {
      path: "sandboxes",
      message: `there are ${count} already, the maximum; ${advice}`,
    });
  if (bytesUsed + bytes > mostBytesInAll)
    throw new ControlError(409, {
      path: "data",
      message: `would take the data of all sandboxes above ${mostBytesInAll / 2 ** 20} MB; ${advice}`,
    });
}

/** What the data of a sandbox takes up, in bytes of JSON. */
export function bytesOf({ data }: Sandbox): number {
  return data === undefined ? 0 : new TextEncoder().encode(JSON.stringify(data)).length;
}
