import { sortedBy, type Positions } from "./sort.ts";

/** Into how many groups positions are divided before any of them are compared. */
export const groups = 4_096;

/**
 * Positions in the order of their keys, the lowest first; those with equal keys stay as they are. They are sorted as far as they
 * are looked at: the first page of a million does not wait for the rest. `groupOf` has the group of each position, from 0 to
 * {@link groups} - 1, and never a lower one for a higher key. The positions are changed.
 */
export function lazilySorted(
  keys: Float64Array,
  positions: Positions,
  groupOf: Uint16Array,
): Iterable<number> {
  const starts = divide(positions, groupOf);
  /** How many groups are in order. */
  let done = 0;
  return {
    *[Symbol.iterator]() {
      for (let group = 0; group < groups; group += 1) {
        const start = starts[group] ?? 0;
        const end = starts[group + 1] ?? 0;
        if (group === done) {
          const members = positions.subarray(start, end);
          if (members.length > 1) members.set(sortedBy(keys, members));
          done += 1;
        }
        for (let place = start; place < end; place += 1) yield positions[place] ?? 0;
      }
    },
  };
}

/** Puts positions in their groups, in each as they were; returns where each group starts. */
function divide(positions: Positions, groupOf: Uint16Array): Int32Array {
  const next = new Int32Array(groups + 1);
  for (let place = 0; place < positions.length; place += 1) {
    const group = groupOf[positions[place] ?? 0] ?? 0;
    next[group + 1] = (next[group + 1] ?? 0) + 1;
  }
  for (let group = 0; group < groups; group += 1)
    next[group + 1] = (next[group + 1] ?? 0) + (next[group] ?? 0);
  const starts = next.slice();
  const before = roomFor(positions.length);
  before.set(positions);
  for (let place = 0; place < positions.length; place += 1) {
    const position = before[place] ?? 0;
    const group = groupOf[position] ?? 0;
    const free = next[group] ?? 0;
    positions[free] = position;
    next[group] = free + 1;
  }
  return starts;
}

/** Room that is used again: new arrays of a million numbers soon make Node.js look for garbage in all of a large world. */
let room: Positions = new Int32Array();
let roomOfGroups = new Uint16Array();

function roomFor(count: number): Positions {
  if (room.length < count) room = new Int32Array(count);
  return room;
}

/** Room for the groups of so many positions, for {@link lazilySorted} at once: the next caller uses it again. */
export function roomForGroups(count: number): Uint16Array {
  if (roomOfGroups.length < count) roomOfGroups = new Uint16Array(count);
  return roomOfGroups;
}

/** Groups that divide the range of all keys evenly; those of Infinity are in the last one. For {@link lazilySorted} at once. */
export function evenGroups(keys: Float64Array): Uint16Array {
  let least = Infinity;
  let most = -Infinity;
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    if (key === Infinity) continue;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  const scale = most > least ? (groups - 2) / (most - least) : 0;
  const groupOf = roomForGroups(keys.length);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    groupOf[place] = key === Infinity ? groups - 1 : Math.floor((key - least) * scale);
  }
  return groupOf;
}
