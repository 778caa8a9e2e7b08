import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";
import type { AddedAccount } from "./indexing.ts";
import { accountText, creativeText, once, type Library } from "./library.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";

/** The full-text indexes of what searches find. */
export interface Searchable {
  creatives(): TextIndex<CreativeRecord>;
  accounts(): TextIndex<AccountRecord>;
}

/** Of worlds that added accounts, only those that were last searched keep their indexes, which are large. */
const kept = 20;

/** The indexes that the worlds of one library have made, those used last at the end. */
const made = new WeakMap<Library, Map<object, { members: string; searchable: Searchable }>>();

/**
 * The indexes of the corpus with some accounts that were added to it. Relevance is a matter of the whole, so they are made
 * anew once there is another.
 */
export function createSearchable(library: Library): (added: readonly AddedAccount[]) => Searchable {
  const ofCorpus = { creatives: library.creativeTexts, accounts: library.accountTexts };
  const owner = {};
  return (added) => {
    if (added.length === 0) return ofCorpus;
    const all = made.get(library) ?? new Map();
    made.set(library, all);
    const members = added.map(({ account }) => account.id).join();
    const known = all.get(owner);
    const own = known?.members === members ? known : { members, searchable: together(library, added) };
    all.delete(owner);
    all.set(owner, own);
    const [oldest] = all.keys();
    if (all.size > kept && oldest) all.delete(oldest);
    return own.searchable;
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
