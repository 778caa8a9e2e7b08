import { createBudget, type Held } from "../journal/budget.ts";
import type { SavedWorld, World } from "../sessions/world.ts";
import { maxStateBytes, type SandboxWorlds } from "../sessions/worlds.ts";
import { SandboxGone, type Sandbox } from "./sandbox.ts";
import {
  bytesOf,
  maxDataBytesInAll,
  maxSandboxes,
  recordOf,
  tooLarge,
  tooMany,
  tooMuchState,
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

interface KeptSandbox {
  sandbox: Sandbox;
  dataBytes: number;
  /** Made when it is first used. */
  world?: World;
  state: Held;
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
  const room = createBudget(maxStateBytes.sandbox);
  let next = Infinity;
  const keep = (one: KeptSandbox): void => {
    kept.set(one.sandbox.id, one);
    next = Math.min(next, endOf(one));
  };
  const drop = (id: string): boolean => {
    const sandbox = kept.get(id);
    if (!sandbox) return false;
    // Its journal shares its room with those of others.
    sandbox.world?.journal.clear();
    room.remove(sandbox.state);
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
  const settle = ({ state, world }: KeptSandbox): void => room.use(state, world?.bytes());
  for (const { sandbox, world: savedWorld } of saved) {
    const world = savedWorld && create(sandbox, savedWorld);
    const restored = { sandbox, dataBytes: bytesOf(sandbox), ...(world && { world }), state: { bytes: 0 } };
    keep(restored);
    settle(restored);
  }
  return {
    now: tick,
    add(sandbox) {
      sweep();
      const dataBytes = bytesOf(sandbox);
      if (kept.size >= maxSandboxes) throw tooMany(kept.size);
      const dataBytesInAll = [...kept.values()].reduce((sum, one) => sum + one.dataBytes, dataBytes);
      if (dataBytesInAll > maxDataBytesInAll) throw tooLarge();
      checkExtent([...kept.values()].map((one) => one.sandbox).concat(sandbox));
      if (room.isFull()) throw tooMuchState();
      keep({ sandbox, dataBytes, state: { bytes: 0 } });
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
    find: (id) => find(id)?.world,
    worlds() {
      sweep();
      return [...kept.values()].flatMap(({ world }) => world ?? []);
    },
    settle(id) {
      const sandbox = kept.get(id);
      if (sandbox) settle(sandbox);
    },
    isFull() {
      sweep();
      return room.isFull();
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
