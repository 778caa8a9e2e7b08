import type { Query } from "minisearch";
import type { Entry } from "./entry.ts";
import { likenessOf } from "./likeness.ts";
import type { Index } from "./index-of.ts";
import { namesOf, type Piece } from "./pieces.ts";
import { stem } from "./stem.ts";
import { isStopWord, synonymsOf } from "./synonyms.ts";
import { fitOf, parsed, type Parsed } from "./version.ts";

/** An entry that was found, and the terms in it that the query matched. */
export interface Hit {
  entry: Entry;
  terms: ReadonlySet<string>;
  /** Other places where the same is said of a field of the same name. */
  also: Entry[];
}

/** How much each kind is looked for, other things being equal. */
const weights: Record<Entry["kind"], number> = {
  operation: 2,
  guide: 2,
  error: 1.6,
  schema: 1.1,
  section: 1.1,
  request: 1.1,
  value: 1,
  field: 0.8,
  // What is open is read after what is there.
  gap: 0.15,
  change: 0.15,
};

/** Results that fit so much worse than the best are noise. */
const least = 0.02;

/**
 * What has the words of a query, best first: the more of them the better. Words may be unfinished; a word that is nowhere
 * may have wrong letters. Of the versions that of the page that is read goes first, unless the query names the other.
 */
export function find(index: Index, query: string, read?: Entry["version"]): Hit[] {
  const asked = parsed(query, read);
  const all = [...namesOf(asked.words)];
  const telling = all.filter(({ whole }) => !isStopWord(whole.term));
  const words = (telling.length > 0 ? telling : all).map((name) => wordOf(index, name));
  if (words.length === 0) return [];
  const hits = ranked(index, words, asked);
  return grouped(hits.filter(({ score }) => score >= least * (hits[0]?.score ?? 0)));
}

/** A word of a query, and the terms of which one has to be there. */
interface Word {
  query: Query;
  terms: string[][];
}

interface Scored extends Omit<Hit, "also"> {
  score: number;
  /** How many of the words it has, of all of them. */
  share: number;
}

function ranked({ entries, search }: Index, words: Word[], asked: Parsed): Scored[] {
  const results = search.search(
    { combineWith: "OR", queries: words.map(({ query }) => query) },
    {
      weights: { prefix: 0.5, fuzzy: 0.3 },
      boost: { title: 4, names: 4, context: 1, version: 0.1, text: 0.7, within: 0.3 },
    },
  );
  const scored = results.flatMap(({ id, score, terms, queryTerms }): Scored[] => {
    const entry = entries[Number(id)];
    if (!entry) return [];
    const matched = new Set(queryTerms);
    const found = words.filter((word) => word.terms.some((all) => all.every((term) => matched.has(term))));
    const share = found.length / words.length;
    const like = likenessOf(entry, asked.words);
    const weight = weights[entry.kind] * like.factor * fitOf(entry, asked, like.isExact) * share ** 3;
    return [{ entry, terms: new Set(terms), score: score * weight, share }];
  });
  return belowOperations(scored).sort((one, next) => next.score - one.score);
}

/** What is open never goes before an operation that has as many of the words. */
function belowOperations(scored: Scored[]): Scored[] {
  const operations = scored.filter(({ entry }) => entry.kind === "operation");
  return scored.map((hit) => {
    if (hit.entry.kind !== "gap" && hit.entry.kind !== "change") return hit;
    const better = operations.filter(({ share }) => share >= hit.share).map(({ score }) => score);
    return { ...hit, score: Math.min(hit.score, ...better.map((score) => score * 0.99)) };
  });
}

/** A name is found whole, by all of its parts, or by what the reference calls it. */
function wordOf({ search }: Index, { whole, parts }: { whole: Piece; parts: Piece[] }): Word {
  const called = [...new Set([...synonymsOf(whole.term), ...synonymsOf(stem(whole.term))])].map(stem);
  const own = stem(whole.term);
  const inParts = parts.length > 1 ? parts.map(({ term }) => stem(term)) : undefined;
  // A number with a wrong digit is another number.
  const isKnown =
    called.length > 0 || /\d/.test(own) || own.length < 4 || search.search(own, { prefix: true }).length > 0;
  const queries: Query[] = [
    { queries: [whole.term], prefix: true, fuzzy: isKnown ? false : 0.34 },
    ...(inParts ? [{ combineWith: "AND" as const, queries: inParts, prefix: true }] : []),
    ...called.map((term) => ({ queries: [term], boostTerm: () => 0.6 })),
  ];
  return {
    query: { combineWith: "OR", queries },
    terms: [[own], ...(inParts ? [inParts] : []), ...called.map((term) => [term])],
  };
}

/**
 * One field stands in several schemas that are made of each other, and a guide of v1 beside that of v2: they are one result,
 * the one that fits best, and it names the others.
 */
function grouped(hits: Scored[]): Hit[] {
  const known = new Map<string, Hit>();
  return hits.flatMap(({ entry, terms }) => {
    const key = sameness(entry);
    const first = known.get(key);
    first?.also.push(entry);
    if (first) return [];
    const hit: Hit = { entry, terms, also: [] };
    known.set(key, hit);
    return [hit];
  });
}

/** Alike for entries of which one will do. */
function sameness({ kind, title, address, version, text }: Entry): string {
  const isField = kind === "field" || kind === "request" || kind === "value";
  return isField
    ? [kind, title, version, text].join("\0")
    : address.replace(/^v1\//, "").replace(/-v1$/, "-v2");
}
