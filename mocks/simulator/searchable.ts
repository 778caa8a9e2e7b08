import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";
import type { AddedAccount } from "./indexing.ts";
import { once, type Library } from "./library.ts";
import type { BaseIndex, ExtendedIndex, TextIndex } from "./text-index.ts";

/** The full-text indexes of what searches find. */
export interface Searchable {
  creatives(): TextIndex<CreativeRecord>;
  accounts(): TextIndex<AccountRecord>;
}

/** The indexes of the corpus, and on top of them those of the accounts that a world has added. */
export function createSearchable(library: Library): (added: readonly AddedAccount[]) => Searchable {
  const ofCorpus = { creatives: library.creativeTexts, accounts: library.accountTexts };
  const creatives = growing(library.creativeTexts, (newcomer) => newcomer.creatives);
  const accounts = growing(library.accountTexts, ({ account }) => [account]);
  return (added) =>
    added.length === 0
      ? ofCorpus
      : { creatives: once(() => creatives(added)), accounts: once(() => accounts(added)) };
}

/** An index that grows with the accounts it is asked for, and is made anew should one of them be gone. */
function growing<T>(
  base: () => BaseIndex<T>,
  recordsOf: (added: AddedAccount) => readonly T[],
): (added: readonly AddedAccount[]) => TextIndex<T> {
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
  return (added) => {
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
}
