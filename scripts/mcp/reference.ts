import type { Entry } from "../docs/search/entry.ts";
import { find } from "../docs/search/find.ts";
import { indexOf, type Index } from "../docs/search/index-of.ts";

const maxHits = 5;

/** A place in the reference that says something about what was asked. */
export interface ReferenceHit {
  title: string;
  context: string;
  text: string;
}

/** Finds places in the reference. Its index is made when it is first asked. */
export type SearchReference = (query: string) => Promise<ReferenceHit[]>;

/** @param entries the search entries of the reference, as `npm run docs` writes them */
export function createReference(entries: Entry[]): SearchReference {
  let index: Promise<Index> | undefined;
  return async (query) => {
    index ??= indexOf(entries);
    const { hits } = find(await index, query);
    return hits.slice(0, maxHits).map(({ entry: { title, context, text } }) => ({ title, context, text }));
  };
}
