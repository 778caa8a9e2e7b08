import MiniSearch, { type Query } from "minisearch";
import type { Entry } from "./entry.ts";
import { namesOf, pieces, plain } from "./pieces.ts";
import { isStopWord, synonymsOf } from "./synonyms.ts";

/** All that can be found, by its number in the list. */
export interface Index {
  entries: Entry[];
  search: MiniSearch<Indexed>;
}

/** What is searched of an entry. */
interface Indexed extends Record<"title" | "names" | "context" | "version" | "text", string> {
  id: number;
}

/** An entry that was found, and the terms in it that the query matched. */
export interface Hit {
  entry: Entry;
  terms: ReadonlySet<string>;
}

/**
 * The index of a list of entries, made in small steps so that a page stays responsive. It is made here, and not when the
 * site is built, since the finished index is more than twice as large as the list, which is needed in any case.
 */
export async function indexOf(entries: Entry[]): Promise<Index> {
  const search = new MiniSearch<Indexed>({
    fields: ["title", "names", "context", "version", "text"],
    tokenize: (text) => pieces(text).map(({ term }) => term),
    processTerm: (term) => term,
  });
  await search.addAllAsync(
    entries.map(({ title, names = [], context, version, text }, id) => ({
      ...{ id, title, context, text },
      names: names.join(" "),
      version: version === "v1" ? "v1 legacy" : (version ?? ""),
    })),
    { chunkSize: 100 },
  );
  return { entries, search };
}

/** How much each kind is looked for, other things being equal. */
const weights: Record<Entry["kind"], number> = {
  operation: 2,
  guide: 2,
  error: 1.6,
  schema: 1.3,
  section: 1.1,
  request: 1.1,
  value: 1,
  field: 0.8,
};

/**
 * What has all the words of a query, best first, or else what has some of them; words may be unfinished, and a letter may be
 * wrong. Of the versions the current one goes first, unless the query names the other.
 */
export function find(index: Index, query: string): Hit[] {
  const { version, words } = parsed(query);
  const all = [...namesOf(words)];
  const telling = all.filter(({ whole }) => !isStopWord(whole.term));
  const wanted = (telling.length > 0 ? telling : all).map(({ whole, parts }) => wordQuery(whole.term, parts));
  if (wanted.length === 0) return [];
  const strict = hits(index, { combineWith: "AND", queries: wanted }, { version, words });
  return strict.length > 0 || wanted.length === 1
    ? strict
    : hits(index, { combineWith: "OR", queries: wanted }, { version, words });
}

function hits({ entries, search }: Index, wanted: Query, { version, words }: Parsed): Hit[] {
  const results = search.search(wanted, {
    prefix: true,
    // A number with a wrong digit is another number.
    fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
    weights: { prefix: 0.6, fuzzy: 0.2 },
    boost: { title: 4, names: 4, context: 1, version: 0.1, text: 0.7 },
  });
  const typed = joined(words);
  return results
    .flatMap(({ id, score, terms }) => {
      const entry = entries[Number(id)];
      if (!entry) return [];
      const like = likenessOf(entry, typed);
      // Unless v1 is asked for, what is called just so is hardly less wanted for being of v1.
      const ofOther = like === exactly && version === "v2" ? 0.8 : 0.4;
      const weight = weights[entry.kind] * like * (entry.version === other[version] ? ofOther : 1);
      return [{ entry, terms: new Set(terms), score: score * weight }];
    })
    .sort((one, next) => next.score - one.score);
}

interface Parsed {
  version: "v1" | "v2";
  words: string;
}

const other = { v1: "v2", v2: "v1" } as const;

/**
 * Which version a query asks for, and what of it is to be searched: `v1` and `v2` stand in so many places that they say
 * nothing, unless nothing else is asked for.
 */
function parsed(query: string): Parsed {
  const words = query.replaceAll(/(\bapi\/)?\bv[12]\b|\blegacy\b/gi, " ");
  const version = /\b(v1|legacy)\b/i.test(query) ? "v1" : "v2";
  return { version, words: joined(words) === "" ? query : words };
}

/** A name is found whole, by all of its parts, or by what the reference calls it. */
function wordQuery(whole: string, parts: { term: string }[]): Query {
  const all: Query = { combineWith: "AND", queries: parts.map(({ term }) => term) };
  const called = synonymsOf(whole).map((term): Query => ({ queries: [term], prefix: false, fuzzy: false }));
  if (parts.length < 2 && called.length === 0) return whole;
  return { combineWith: "OR", queries: [whole, ...(parts.length < 2 ? [] : [all]), ...called] };
}

function likenessOf({ title, names = [] }: Entry, typed: string): number {
  return Math.max(...[title, ...names].map((name) => likeness(joined(name), typed)));
}

const exactly = 3;

/** What is called just as was typed goes before all that only contains it. */
function likeness(name: string, typed: string): number {
  if (name === typed) return exactly;
  return name.startsWith(typed) ? 1.5 : 1;
}

function joined(text: string): string {
  return plain(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
}
