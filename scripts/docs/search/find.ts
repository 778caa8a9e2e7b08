import type { Entry } from "./entry.ts";
import type { Index } from "./index-of.ts";
import { likenessOf } from "./likeness.ts";
import { rarityOf, wordsOf, type Word } from "./query.ts";
import { fitOf, parsed, type Parsed } from "./version.ts";

/** An entry that was found, and the terms in it that the query matched. */
export interface Hit {
  entry: Entry;
  terms: ReadonlySet<string>;
  /** Other places where the same is said of a field of the same name. */
  also: Entry[];
}

/** What a query finds, and what has to be said of it. */
export interface Found {
  hits: Hit[];
  /** Words that the reference doesn't have. */
  missing: string[];
  /** What was looked for in place of misspelt words. */
  corrected: string[];
  /** Whether what is missing is most of what was asked for, so that the hits are at best near it. */
  isPoor: boolean;
}

/** How much each kind is looked for, other things being equal. */
const weights: Record<Entry["kind"], number> = {
  operation: 1.8,
  guide: 2,
  error: 1.4,
  schema: 1,
  section: 1.5,
  request: 1.8,
  value: 0.6,
  field: 0.4,
  // What is open is read after what is there.
  gap: 0.15,
  change: 0.15,
};

/** Results that fit so much worse than the best are noise. */
const least = 0.02;

/** How much it counts against an entry that it lacks some of what was asked for. */
const missed = 2.6;

/** So much of what was asked for has to be in the best result, or what is asked for is not here. */
const enough = 0.5;

/** How many results are shown where none has enough. */
const few = 5;

/**
 * What has the words of a query, best first: the more of them the better. Words may be unfinished; a word that is nowhere
 * may have wrong letters. Of the versions that of the page that is read goes first, unless the query names the other.
 */
export function find(index: Index, query: string, read?: Entry["version"]): Found {
  const asked = parsed(query, read);
  const words = wordsOf(index, asked.words);
  const missing = words.filter(({ stems }) => stems.size === 0).map(({ typed }) => typed);
  const corrected = words.flatMap((word) => (word.stems.size > 0 ? (word.corrected ?? []) : []));
  const ranking = ranked(index, words, asked);
  const [best] = ranking;
  const isPoor = missing.length > 0 && best !== undefined && best.share < enough;
  const hits = grouped(ranking.filter(({ score }) => score >= least * (best?.score ?? 0)));
  return { hits: isPoor ? hits.slice(0, few) : hits, missing, corrected, isPoor };
}

interface Scored extends Omit<Hit, "also"> {
  score: number;
  /** How much of what was asked for it has. */
  share: number;
}

function ranked(index: Index, words: Word[], asked: Parsed): Scored[] {
  const whole = words.reduce((sum, { importance }) => sum + importance, 0);
  const found = new Map<number, { score: number; importance: number; terms: Set<string> }>();
  for (const { stems, importance } of words) {
    /** By entry, what fits the word best. */
    const fits = new Map<number, number>();
    for (const [one, sure] of stems)
      for (const [id, weight] of index.weights.get(one) ?? []) {
        const score = sure * weight * Math.min(rarityOf(index, one), importance);
        fits.set(id, Math.max(score, fits.get(id) ?? 0));
        const hit = found.get(id) ?? { score: 0, importance: 0, terms: new Set() };
        hit.terms.add(one);
        found.set(id, hit);
      }
    for (const [id, score] of fits) {
      const hit = found.get(id);
      if (!hit) continue;
      hit.score += score;
      hit.importance += importance;
    }
  }
  const scored = [...found].flatMap(([id, { score, importance, terms }]): Scored[] => {
    const entry = index.entries[id];
    if (!entry) return [];
    const share = importance / whole;
    const like = likenessOf(index, id, asked.words, words);
    const weight = weights[entry.kind] * like.factor * fitOf(entry, asked, like.isExact) * share ** missed;
    return [{ entry, terms, score: score * weight, share }];
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
