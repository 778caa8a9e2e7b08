import { sortedBy, type Positions } from "../rows/sort.ts";
import { partsOf, type Hits } from "./hits.ts";

/** The ids of records: by position, and all positions in the order of the ids. */
export interface Ids {
  at(position: number): string;
  order(): Positions;
}

/** Fewer are simply compared. */
const fewest = 1_000;

/** Into how many groups, the more relevant first, hits are divided before any of them are compared. */
const groups = 4_096;

/**
 * The positions of hits, the most relevant first and ties by id. They are sorted as far as they are looked at: the first page of
 * the million that a common word finds does not wait for the rest.
 */
export function byRelevance(hits: Hits, ids: Ids): () => Iterable<number> {
  let starts: Int32Array | undefined;
  /** How many groups are in order. */
  let done = 0;
  return function* () {
    starts ??= hits.count < fewest ? compared(hits, ids) : divided(hits, ids.order());
    for (let group = 0; group + 1 < starts.length; group += 1) {
      const members = hits.positions.subarray(starts[group], starts[group + 1]);
      if (group === done) {
        if (members.length > 1) members.set(sortedBy(hits.keys, members));
        done += 1;
      }
      yield* members;
    }
  };
}

function compared({ count, keys, positions }: Hits, ids: Ids): Int32Array {
  positions
    .subarray(0, count)
    .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (ids.at(a) < ids.at(b) ? -1 : 1));
  return Int32Array.of(0, count);
}

/** Puts hits in groups, within each in the order of the ids; returns where each group starts. */
function divided({ count, keys, positions }: Hits, byId: Positions): Int32Array {
  let most = 0;
  let mostWords = 0;
  for (let place = 0; place < count; place += 1) {
    const { words, score } = partsOf(keys[positions[place] ?? 0] ?? 0);
    most = Math.max(most, score);
    mostWords = Math.max(mostWords, words);
  }
  const groupOf = (key: number) => {
    const { words, score } = partsOf(key);
    return Math.floor(((mostWords - words + (most - score) / (most + 1)) / mostWords) * groups);
  };
  const next = new Int32Array(groups + 2);
  for (let place = 0; place < count; place += 1) {
    const group = groupOf(keys[positions[place] ?? 0] ?? 0);
    next[group + 1] = (next[group + 1] ?? 0) + 1;
  }
  for (let group = 0; group <= groups; group += 1) next[group + 1] = (next[group + 1] ?? 0) + (next[group] ?? 0);
  const starts = next.slice();
  for (let from = 0; from < byId.length; from += 1) {
    const position = byId[from] ?? 0;
    const key = keys[position] ?? 0;
    if (key === 0) continue;
    const group = groupOf(key);
    const free = next[group] ?? 0;
    positions[free] = position;
    next[group] = free + 1;
  }
  return starts;
}
