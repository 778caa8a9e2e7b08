import { ControlError } from "../../http/control-error.ts";
import type { SavedSnapshot, World } from "./world.ts";

/** A state of a session that was saved under a name, to go back to. */
export interface Snapshot {
  name: string;
  /** ISO 8601, on the mock's clock. */
  savedAt: string;
  /** What it takes up, about. */
  bytes: number;
}

/** What a session may keep. */
const maxSnapshots = 20;
export const maxSnapshotBytes = 16 * 2 ** 20;

/**
 * Saves the state of a world under a name: credits, clock, settings, added accounts, staged scenarios. An older snapshot of
 * the name is replaced.
 *
 * @throws {ControlError} on a name that an address could not carry, or if there are too many.
 */
export function takeSnapshot(world: World, name: string): Snapshot {
  const { exchanges: _, lastAt: __, snapshots: ___, ...present } = world.save();
  return keepSnapshot(world, name, structuredClone(present));
}

/**
 * Keeps a state of a world under a name.
 *
 * @throws {ControlError} as {@link takeSnapshot}.
 */
export function keepSnapshot(world: World, name: string, state: SavedSnapshot["state"]): Snapshot {
  if (!/^[A-Za-z0-9][\w.-]{0,63}$/.test(name))
    throw new ControlError(400, {
      path: "name",
      message: "must be 1 to 64 letters, digits and - . _, starting with a letter or digit",
    });
  const saved = { state, bytes: JSON.stringify(state).length };
  const others = [...world.snapshots].filter(([other]) => other !== name);
  if (others.length >= maxSnapshots)
    throw new ControlError(400, {
      path: "name",
      message: `would exceed the maximum of ${maxSnapshots} snapshots per session; delete one of ${others.map(([other]) => other).join(", ")}`,
    });
  if (others.reduce((sum, [, { bytes }]) => sum + bytes, saved.bytes) > maxSnapshotBytes)
    throw new ControlError(400, {
      path: "name",
      message: `would exceed the maximum of ${maxSnapshotBytes / 2 ** 20} MB for the session's snapshots; delete one of ${others.map(([other]) => other).join(", ")}`,
    });
  world.snapshots.set(name, saved);
  world.changed("snapshots");
  return described(name, saved);
}

/**
 * Takes a world back to a snapshot, its journal emptied.
 *
 * @throws {ControlError} on a name that there is not.
 */
export function restoreSnapshot(world: World, name: string): Snapshot {
  const saved = savedAs(world, name);
  world.restore({ ...structuredClone(saved.state), exchanges: [] });
  return described(name, saved);
}

export function listSnapshots({ snapshots }: World): Snapshot[] {
  const listed = [...snapshots].map(([name, saved]) => described(name, saved));
  return listed.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Deletes a snapshot.
 *
 * @throws {ControlError} on a name that there is not.
 */
export function forgetSnapshot(world: World, name: string): void {
  savedAs(world, name);
  world.snapshots.delete(name);
  world.changed("snapshots");
}

/**
 * The snapshot of a name.
 *
 * @throws {ControlError} on a name that there is not; `path` says where it was given.
 */
export function savedAs({ snapshots }: World, name: string, path = "name"): SavedSnapshot {
  const saved = snapshots.get(name);
  if (saved) return saved;
  const names = [...snapshots.keys()].sort();
  const existing = names.length > 0 ? `the snapshots are ${names.join(", ")}` : "it has none";
  throw new ControlError(404, {
    path,
    message: `${name} is not a snapshot of this session; ${existing}`,
  });
}

function described(name: string, { state, bytes }: SavedSnapshot): Snapshot {
  return { name, savedAt: new Date(state.now).toISOString(), bytes };
}
