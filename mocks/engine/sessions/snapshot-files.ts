import { isRecord } from "../../../scripts/lib/json.ts";
import { hashOf } from "../../../scripts/lib/text.ts";
import { ControlError } from "../../http/control-error.ts";
import { isSandboxId } from "./session-names.ts";
import { keepSnapshot, savedAs, type Snapshot } from "./snapshots.ts";
import type { Origin, SavedSnapshot, World } from "./world.ts";

/** The version of the form of a file; a mock reads files of its own version only. */
const fileVersion = 1;

/** A snapshot as a file, which a mock with the same accounts and creatives can take. */
export interface SnapshotFile {
  mockSnapshot: number;
  /** The accounts and creatives that it belongs to. */
  world: Origin;
  /** The session that it was saved in: keys of a sandbox have its id in them. */
  session: string;
  state: SavedSnapshot["state"];
  /** Of all of the above. */
  checksum: string;
}

/**
 * A snapshot as a file.
 *
 * @throws {ControlError} on a name that there is not.
 */
export function snapshotFileOf(world: World, name: string): SnapshotFile {
  const { state } = structuredClone(savedAs(world, name));
  const file = { mockSnapshot: fileVersion, world: world.origin(), session: world.journal.session, state };
  return { ...file, checksum: checksumOf(file) };
}

/**
 * Takes a snapshot out of a file, under a name.
 *
 * @throws {ControlError} on a file that is none, was edited, or belongs to another world.
 */
export function takeSnapshotFile(world: World, name: string, input: unknown): Snapshot {
  const { session: from, state } = checked(input, world);
  const to = world.journal.session;
  const text = JSON.stringify(state);
  return keepSnapshot(world, name, JSON.parse(isSandboxId(from) ? text.replaceAll(from, to) : text));
}

function checked(input: unknown, { origin, journal }: World): SnapshotFile {
  const refuse = (status: number, path: string, message: string): never => {
    throw new ControlError(status, { path, message });
  };
  if (!isRecord(input) || !("mockSnapshot" in input))
    return refuse(400, "body", "must be the file of a snapshot, as GET …/file has it");
  const { checksum, ...rest } = input;
  if (rest.mockSnapshot !== fileVersion)
    return refuse(400, "mockSnapshot", `must be ${fileVersion}: the file is of another version of the mock`);
  if (checksum !== checksumOf(rest))
    return refuse(400, "checksum", "does not fit: the file is incomplete, or was edited");
  // Whatever has this checksum was written by a mock.
  const file = input as unknown as SnapshotFile;
  const different = Object.entries(origin()).filter(
    ([field, value]) => Reflect.get(file.world, field) !== value,
  );
  if (different.length > 0)
    return refuse(
      409,
      "world",
      `differs: the file needs a mock with ${different.map(([field]) => needed(field, file.world)).join(", ")}`,
    );
  if (isSandboxId(file.session) !== isSandboxId(journal.session))
    return refuse(409, "session", "differs: the snapshot of a sandbox can only be put into a sandbox");
  return file;
}

function needed(field: string, world: Origin): string {
  if (field === "data") return world.data === null ? "no data" : "the data that it was saved with";
  return `${field} ${String(Reflect.get(world, field))}`;
}

/** A checksum of the JSON of a value (FNV-1a). It finds accidents, and keeps out nobody. */
export function checksumOf(value: object): string {
  return (hashOf(JSON.stringify(value)) >>> 0).toString(16).padStart(8, "0");
}
