import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";
import type { AddedAccount } from "./indexing.ts";
import { once, type Library } from "./library.ts";
import type { ExtendedIndex, TextIndex } from "./text-index.ts";

/** The full-text indexes of what searches find. */
export interface Searchable {
  creatives(): TextIndex<CreativeRecord>;
  accounts(): TextIndex<AccountRecord>;
}

/** The indexes of the corpus, and on top of them those of the accounts that a world has added. */
export function createSearchable(library: Library): (added: readonly AddedAccount[]) => Searchable {
  const ofCorpus = { creatives: library.creativeTexts, accounts: library.accountTexts };
  const creatives = growing(
    () => library.creativeTexts().extended(),
    (newcomer) => newcomer.creatives,
  );
  const accounts = growing(
    () => library.accountTexts().extended(),
    ({ account }) => [account],
  );
  return (added) =>
    added.length === 0
      ? ofCorpus
      : { creatives: once(() => creatives(added)), accounts: once(() => accounts(added)) };
}

/** An index that grows with the accounts it is asked for, and is made anew should one of them be gone. */
function growing<T>(
  create: () => ExtendedIndex<T>,
  recordsOf: (added: AddedAccount) => readonly T[],
): (added: readonly AddedAccount[]) => TextIndex<T> {
  let index: ExtendedIndex<T> | undefined;
  let members: readonly AddedAccount[] = [];
  return (added) => {
    const isGrown = members.every((member, place) => added[place] === member);
    if (!index || !isGrown) {
      index = create();
      members = [];
    }
    const fresh = added.slice(members.length);
    if (fresh.length > 0) index.add(fresh.flatMap(recordsOf));
    members = added;
    return index;
  };
}
