import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";
import type { AddedAccount } from "./indexing.ts";
import { once, type Library } from "./library.ts";
import type { BaseIndex, ExtendedIndex, TextIndex } from "../../engine/text/text-index.ts";

export interface Searchable {
  creatives(): TextIndex<CreativeRecord>;
  accounts(): TextIndex<AccountRecord>;
}

export interface Searching {
  /** The indexes of the corpus, and on top of them those of the accounts that the world has added. */
  (added: readonly AddedAccount[]): Searchable;
  /** How many bytes the indexes of added accounts take up, about. */
  bytes(): number;
}

export function createSearchable(library: Library): Searching {
  const ofCorpus = { creatives: library.creativeTexts, accounts: library.accountTexts };
  const creatives = growing(library.creativeTexts, (newcomer) => newcomer.creatives);
  const accounts = growing(library.accountTexts, ({ account }) => [account]);
  const find = (added: readonly AddedAccount[]): Searchable =>
    added.length === 0
      ? ofCorpus
      : { creatives: once(() => creatives.of(added)), accounts: once(() => accounts.of(added)) };
  return Object.assign(find, { bytes: () => creatives.bytes() + accounts.bytes() });
}

/** An index that grows with the accounts it is asked for, and is made anew should one of them be gone. */
function growing<T>(
  base: () => BaseIndex<T>,
  recordsOf: (added: AddedAccount) => readonly T[],
): { of(added: readonly AddedAccount[]): TextIndex<T>; bytes(): number } {
  let members: AddedAccount[] = [];
  /** The position of the first record of each member. */
  let firsts: number[] = [];
  let count = 0;
  const recordAt = (position: number): T => {
    let place = 0;
    for (let step = members.length >>> 1; step > 0; step >>>= 1)
      while ((firsts[place + step] ?? Infinity) <= position) place += step;
    const member = members[place];
    const record = member && recordsOf(member)[position - (firsts[place] ?? 0)];
    if (record === undefined) throw new RangeError(`no record at ${position}`);
    return record;
  };
  let index: ExtendedIndex<T> | undefined;
  const of = (added: readonly AddedAccount[]): TextIndex<T> => {
    const isGrown = members.every((member, place) => added[place] === member);
    if (!index || !isGrown) {
      index = base().extended(recordAt);
      members = [];
      firsts = [];
      count = 0;
    }
    for (const member of added.slice(members.length)) {
      const records = recordsOf(member);
      index.add(records);
      members.push(member);
      firsts.push(count);
      count += records.length;
    }
    return index;
  };
  return { of, bytes: () => index?.bytes() ?? 0 };
}
