import { createLists, inverseOf } from "./lists.ts";

/**
 * The records that have a text, in blocks: what a search adds up for the records of a block fits in a processor's cache, and a
 * place in the block in two bytes.
 */
export type Holders = readonly Block[];

export interface Block {
  /** The position of its first record. */
  readonly first: number;
  /** The places of the records that have text n stand in `places` from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Int32Array;
  readonly places: Uint16Array;
}

const recordsOfBlock = 2 ** 16;

/**
 * By text, the records that have it. `note` pushes the number of each text of a record, of each text once; `textCount` tells
 * how many there are so far.
 */
export function holdersOf<T>(
  records: readonly T[],
  note: (record: T, push: (text: number) => void) => void,
  textCount: () => number,
): Holders {
  const blocks: Block[] = [];
  const lists = createLists();
  for (let first = 0; first < records.length; first += recordsOfBlock) {
    const end = Math.min(records.length, first + recordsOfBlock);
    lists.clear();
    for (let position = first; position < end; position += 1) {
      const record = records[position];
      if (record !== undefined) note(record, lists.push);
      lists.end();
    }
    const view = lists.view();
    const { starts, numbers } = inverseOf(view, textCount(), new Uint16Array(view.numbers.length));
    blocks.push({ first, starts, places: numbers });
  }
  return blocks;
}
