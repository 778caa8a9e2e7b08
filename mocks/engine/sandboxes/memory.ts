import { ControlError } from "../../http/control-error.ts";
import type { SavedWorld, World } from "../sessions/world.ts";
import type { SandboxWorlds } from "../sessions/worlds.ts";
import { SandboxGone, type Sandbox } from "./sandbox.ts";
import {
  bytesOf,
  maxDataBytesInAll,
  maxSandboxes,
  recordOf,
  tooLarge,
  tooMany,
  type Sandboxes,
} from "./sandboxes.ts";

/** A sandbox as plain data, with what requests have changed in it. */
export interface SavedSandbox {
  sandbox: Sandbox;
  world?: SavedWorld;
}

/** The sandboxes in the memory of this process, with their worlds. */
export interface MemorySandboxes extends Sandboxes, SandboxWorlds {
  get(id: string): Sandbox | undefined;
  save(): SavedSandbox[];
}

/** Room in bytes for what requests have changed in all of them; beyond it there are no new ones. */
const maxStateBytes = 256 * 2 ** 20;

interface KeptSandbox {
  sandbox: Sandbox;
  /** Of its data. */
  bytes: number;
  /** Made when it is first used. */
  world?: World;
}

/**
 * Keeps sandboxes until `tick`, the real time in milliseconds, has come to their end.
 *
 * @param checkExtent throws if the contents of some sandboxes do not fit into memory
 */
export function createMemorySandboxes(
  create: (sandbox: Sandbox, saved?: SavedWorld) => World,
  checkExtent: (sandboxes: readonly Sandbox[]) => void,
  tick: () => number,
  saved: readonly SavedSandbox[] = [],
): MemorySandboxes {
  const kept = new Map<string, KeptSandbox>();
  let next = Infinity;
  const keep = (one: KeptSandbox): void => {
    kept.set(one.sandbox.id, one);
    next = Math.min(next, endOf(one));
  };
  const drop = (id: string): boolean => {
    // Its journal shares its room with those of others.
    kept.get(id)?.world?.journal.clear();
    return kept.delete(id);
  };
  const sweep = (): void => {
    const now = tick();
    if (now < next) return;
    for (const [id, one] of kept) if (endOf(one) <= now) drop(id);
    next = Math.min(...[...kept.values()].map(endOf));
  };
  const find = (id: string): KeptSandbox | undefined => {
    sweep();
    return kept.get(id);
  };
  const used = () => [...kept.values()].flatMap(({ world }) => world ?? []);
  for (const { sandbox, world } of saved)
    keep({ sandbox, bytes: bytesOf(sandbox), ...(world && { world: create(sandbox, world) }) });
  return {
    now: tick,
    add(sandbox) {
      sweep();
      const bytes = bytesOf(sandbox);
      if (kept.size >= maxSandboxes) throw tooMany(kept.size);
      if (sum([...kept.values()].map((one) => one.bytes)) + bytes > maxDataBytesInAll) throw tooLarge();
      checkExtent([...kept.values()].map((one) => one.sandbox).concat(sandbox));
      if (sum(used().map((world) => world.bytes())) > maxStateBytes)
        throw new ControlError(409, {
          path: "sandboxes",
          message: `their state already exceeds ${maxStateBytes / 2 ** 20} MB; delete some, or use --store`,
        });
      keep({ sandbox, bytes });
    },
    get: (id) => find(id)?.sandbox,
    all() {
      sweep();
      return [...kept.values()].sort((a, b) => endOf(a) - endOf(b)).map(({ sandbox }) => recordOf(sandbox));
    },
    extend(sandbox) {
      const one = find(sandbox.id);
      if (!one) return false;
      keep({ ...one, sandbox });
      return true;
    },
    delete(id) {
      sweep();
      return drop(id);
    },
    world(id) {
      const one = find(id);
      if (!one) throw new SandboxGone(id);
      return (one.world ??= create(one.sandbox));
    },
    worlds() {
      sweep();
      return used();
    },
    save() {
      sweep();
      return [...kept.values()].map(({ sandbox, world }) => ({
        sandbox,
        ...(world && { world: world.save() }),
      }));
    },
  };
}

function endOf({ sandbox }: KeptSandbox): number {
  return Date.parse(sandbox.expiresAt);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
