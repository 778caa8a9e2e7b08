import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";
import type { AddedAccount } from "./indexing.ts";
import { accountText, creativeText, once, type Library } from "./library.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";

/** The full-text indexes of what searches find. */
export interface Searchable {
  creatives(): TextIndex<CreativeRecord>;
  accounts(): TextIndex<AccountRecord>;
}

/**
 * The indexes of the corpus with some accounts that were added to it. Relevance is a matter of the whole, so they are made
 * anew once there is another.
 */
export function createSearchable(library: Library): (added: readonly AddedAccount[]) => Searchable {
  const ofCorpus = { creatives: library.creativeTexts, accounts: library.accountTexts };
  let last: { members: string; searchable: Searchable } | undefined;
  return (added) => {
    if (added.length === 0) return ofCorpus;
    const members = added.map(({ account }) => account.id).join();
    if (last?.members !== members) last = { members, searchable: together(library, added) };
    return last.searchable;
  };
}

function together({ corpus }: Library, added: readonly AddedAccount[]): Searchable {
  const creatives = [...corpus.creatives, ...added.flatMap((newcomer) => newcomer.creatives)];
  const accounts = [...corpus.accounts, ...added.map(({ account }) => account)];
  return {
    creatives: once(() => createTextIndex(creatives, creativeText)),
    accounts: once(() => createTextIndex(accounts, accountText)),
  };
}
