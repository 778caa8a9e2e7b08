import MiniSearch, { type SearchResult } from "minisearch";

/** Finds records by words, the most relevant first and ties by id. */
export interface TextIndex<T> {
  search(query: string): readonly T[];
}

/** An index that others can be based on. */
export interface BaseIndex<T> extends TextIndex<T> {
  /** An index of these records and those that are added to it, which costs no more than what is added. */
  extended(): ExtendedIndex<T>;
}

export interface ExtendedIndex<T> extends TextIndex<T> {
  add(records: readonly T[]): void;
}

type TextsOf<T> = (record: T) => readonly (string | null)[];

/** The records that have a text. */
type Holders<T> = Map<string, T[]>;

/** Searches whose results an index keeps: the pages of one search come one after the other. */
const remembered = 10;

/** Words of a query that are looked for; more would cost much time and tell little. */
const mostWords = 64;

/** Letters of a word up to which typing errors are forgiven, since comparing takes time and memory by their square. */
const longestWord = 40;

const options = { idField: "text", fields: ["text"] };

/**
 * A full-text index over the texts of each record. Words match by their beginning and with small typing errors; a record that
 * has more of the words comes first, then the one whose texts are more relevant together.
 *
 * Many records share a text, such as a category or the name of their account, so that each text is indexed once.
 */
export function createTextIndex<T extends { id: string }>(
  records: readonly T[],
  textsOf: TextsOf<T>,
): BaseIndex<T> {
  const holders: Holders<T> = new Map();
  for (const record of records) hold(holders, record, textsOf);
  const index = new MiniSearch<{ text: string }>(options);
  index.addAll(Array.from(holders.keys(), (text) => ({ text })));
  return {
    search: remembering(remembered, (query) => ranked(matchesOf(hitsOf(index, query), [holders]))),
    extended: () => extend(index, holders, textsOf),
  };
}

/** An index on top of another, whose texts it does not index again. */
function extend<T extends { id: string }>(
  base: MiniSearch<{ text: string }>,
  baseHolders: Holders<T>,
  textsOf: TextsOf<T>,
): ExtendedIndex<T> {
  const index = emptyLike(base, baseHolders);
  const holders: Holders<T> = new Map();
  const search = (query: string) => {
    const matches = matchesOf(hitsOf(base, query), [baseHolders, holders]);
    return ranked(matchesOf(hitsOf(index, query), [holders], matches));
  };
  let cached = remembering(1, search);
  return {
    add(records) {
      for (const record of records)
        for (const text of hold(holders, record, textsOf)) if (!baseHolders.has(text)) index.add({ text });
      cached = remembering(1, search);
    },
    search: (query) => cached(query),
  };
}

const statistics = new WeakMap<object, { documentCount: number; averageFieldLength: number[] }>();

/**
 * An index without texts that weighs words as if it had those of another: how rare a word is and how long a text are
 * matters of the whole. Else the name of the only account in it would hardly count.
 */
function emptyLike<T>(base: MiniSearch<{ text: string }>, holders: Holders<T>): MiniSearch<{ text: string }> {
  let known = statistics.get(base);
  if (!known) {
    let words = 0;
    for (const text of holders.keys()) words += new Set(tokenize(text.toLowerCase())).size;
    known = { documentCount: holders.size, averageFieldLength: [words / Math.max(1, holders.size)] };
    statistics.set(base, known);
  }
  return MiniSearch.loadJS(
    {
      ...{ ...known, averageFieldLength: [...known.averageFieldLength] },
      ...{ nextId: 0, documentIds: {}, fieldIds: { text: 0 }, fieldLength: {}, storedFields: {} },
      ...{ dirtCount: 0, index: [], serializationVersion: 2 },
    },
    options,
  );
}

/** Notes which texts a record has; returns those that none had before. */
function hold<T>(holders: Holders<T>, record: T, textsOf: TextsOf<T>): string[] {
  const fresh: string[] = [];
  for (const text of new Set(textsOf(record))) {
    if (text === null) continue;
    const sharing = holders.get(text);
    if (sharing) sharing.push(record);
    else {
      holders.set(text, [record]);
      fresh.push(text);
    }
  }
  return fresh;
}

function hitsOf(index: MiniSearch<{ text: string }>, query: string): SearchResult[] {
  return index.search(query, {
    tokenize: distinctWords,
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 5 && term.length <= longestWord ? 0.15 : false),
  });
}

/** What texts that were found tell of the records that have them. */
function matchesOf<T>(
  hits: readonly SearchResult[],
  allHolders: readonly Holders<T>[],
  matches = new Map<T, Match>(),
): Map<T, Match> {
  for (const { id, score, queryTerms } of hits)
    for (const holders of allHolders)
      for (const record of holders.get(id) ?? []) {
        const match = matches.get(record) ?? { score: 0, terms: new Set() };
        match.score += score;
        for (const term of queryTerms) match.terms.add(term);
        matches.set(record, match);
      }
  return matches;
}

function ranked<T extends { id: string }>(matches: Map<T, Match>): readonly T[] {
  return [...matches]
    .sort(([a, one], [b, other]) => compare(one, other) || (a.id < b.id ? -1 : 1))
    .map(([record]) => record);
}

/** A search that keeps its last results. Without them each page takes twice the CPU time. */
function remembering<T>(most: number, search: (query: string) => readonly T[]) {
  const cache = new Map<string, readonly T[]>();
  return (query: string): readonly T[] => {
    const known = cache.get(query);
    if (known) return known;
    const found = search(query);
    if (cache.size >= most) cache.clear();
    cache.set(query, found);
    return found;
  };
}

function tokenize(text: string): string[] {
  const split: (text: string) => string[] = MiniSearch.getDefault("tokenize");
  return split(text);
}

function distinctWords(query: string): string[] {
  return [...new Set(tokenize(query.toLowerCase()))].slice(0, mostWords);
}

interface Match {
  score: number;
  /** The words of the query that the record has. */
  terms: Set<string>;
}

function compare(a: Match, b: Match): number {
  return b.terms.size - a.terms.size || b.score - a.score;
}
