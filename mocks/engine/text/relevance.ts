import { groups, lazilySorted, roomForGroups } from "../sorting/lazy-sort.ts";
import type { Positions } from "../sorting/sort.ts";
import { partsOf, type Hits } from "./hits.ts";

/** The ids of records: by position, and all positions in the order of the ids. */
export interface Ids {
  at(position: number): string;
  order(): Positions;
}

/** Fewer hits are sorted by comparison. */
const minToGroup = 1_000;

/** The positions of hits, the most relevant first and ties by id. */
export function byRelevance(hits: Hits, ids: Ids): () => Iterable<number> {
  let sorted: Iterable<number> | undefined;
  return () => (sorted ??= hits.count < minToGroup ? compared(hits, ids) : lazily(hits, ids.order()));
}

function compared({ count, keys, positions }: Hits, ids: Ids): Iterable<number> {
  const found = positions.subarray(0, count);
  return found.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (ids.at(a) < ids.at(b) ? -1 : 1));
}

function lazily({ count, keys, positions }: Hits, byId: Positions): Iterable<number> {
  let most = 1;
  let mostWords = 1;
  const found = positions.subarray(0, count);
  for (let place = 0; place < count; place += 1) {
    const { words, score } = partsOf(keys[found[place] ?? 0] ?? 0);
    if (score > most) most = score;
    if (words > mostWords) mostWords = words;
  }
  // Each number of words has its part of the groups, whatever the scores.
  const scale = groups / mostWords;
  const groupOf = roomForGroups(keys.length);
  let place = 0;
  for (let from = 0; from < byId.length; from += 1) {
    const position = byId[from] ?? 0;
    const key = keys[position] ?? 0;
    if (key === 0) continue;
    const { words, score } = partsOf(key);
    groupOf[position] = Math.floor((mostWords - words + (most - score) / (most + 1)) * scale);
    found[place++] = position;
  }
  return lazilySorted(keys, found, groupOf);
}
