import { currentVersion, isLegacy, versions, type Version } from "../../lib/versions.ts";
import type { Entry } from "./entry.ts";
import { type Index, joined, type Name } from "./index-of.ts";
import { rarityOf, wordsOf, type Word } from "./query.ts";

/** An entry that was found, and the terms in it that the query matched. */
export interface Hit {
  entry: Entry;
  terms: ReadonlySet<string>;
  /** Those that were typed, and not another word for what was. */
  marked: ReadonlySet<string>;
  /** Other places where the same is said of a field of the same name. */
  also: Entry[];
}

export interface SearchResult {
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
const minScoreRatio = 0.02;

/** How much it counts against an entry that it lacks some of what was asked for. */
const missingExponent = 2.6;

/** So much of what was asked for has to be in the best result, or what is asked for is not here. */
const minShare = 0.5;

/** How many results are shown where none has enough. */
const maxPoorHits = 5;

/**
 * What has the words of a query, best first: the more of them the better. Words may be unfinished; a word that is nowhere
 * may have wrong letters. Of the versions that of the page that is read goes first, unless the query names another.
 */
export function find(index: Index, query: string, read?: string): SearchResult {
  const parsedQuery = parseQuery(query, read);
  const words = wordsOf(index, parsedQuery.words);
  const missing = words.filter(({ stems }) => stems.size === 0).map(({ typed }) => typed);
  const corrected = words.flatMap((word) => (word.stems.size > 0 ? (word.corrected ?? []) : []));
  const ranking = rank(index, words, parsedQuery);
  const [best] = ranking;
  const isPoor = missing.length > 0 && best !== undefined && best.share < minShare;
  const hits = mergeSame(ranking.filter(({ score }) => score >= minScoreRatio * (best?.score ?? 0)));
  return { hits: isPoor ? hits.slice(0, maxPoorHits) : hits, missing, corrected, isPoor };
}

interface Scored extends Omit<Hit, "also"> {
  score: number;
  /** How much of what was asked for it has. */
  share: number;
  /** Whether it is called just so. */
  isExact: boolean;
}

function rank(index: Index, words: Word[], asked: ParsedQuery): Scored[] {
  const whole = words.reduce((sum, { importance }) => sum + importance, 0);
  const hitById = new Map<
    number,
    { score: number; importance: number; terms: Set<string>; marked: Set<string> }
  >();
  for (const { stems, typedStems, importance } of words) {
    /** By entry, what fits the word best. */
    const fits = new Map<number, number>();
    for (const [one, sure] of stems)
      for (const [id, weight] of index.weights.get(one) ?? []) {
        const score = sure * weight * Math.min(rarityOf(index, one), importance);
        fits.set(id, Math.max(score, fits.get(id) ?? 0));
        const hit = hitById.get(id) ?? { score: 0, importance: 0, terms: new Set(), marked: new Set() };
        hit.terms.add(one);
        if (typedStems.has(one)) hit.marked.add(one);
        hitById.set(id, hit);
      }
    for (const [id, score] of fits) {
      const hit = hitById.get(id);
      if (!hit) continue;
      hit.score += score;
      hit.importance += importance;
    }
  }
  const scored = [...hitById].flatMap(([id, { score, importance, terms, marked }]): Scored[] => {
    const entry = index.entries[id];
    if (!entry) return [];
    const share = importance / whole;
    const like = nameMatch(index, id, asked.words, words);
    const weight =
      weights[entry.kind] * like.factor * fitOf(entry, asked, like.isExact) * share ** missingExponent;
    return [{ entry, terms, marked, score: score * weight, share, isExact: like.isExact }];
  });
  return belowOperations(belowOwnVersion(scored, asked.version)).sort((one, next) => next.score - one.score);
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

/** What is of another version goes after the best of its kind that has as many of the words, unless it is called just as was typed. */
function belowOwnVersion(scored: Scored[], version: Version): Scored[] {
  const ofVersion = scored.filter(({ entry }) => entry.version === version);
  return scored.map((hit) => {
    const { entry, isExact, share } = hit;
    if (entry.version === undefined || entry.version === version || isExact) return hit;
    const better = ofVersion.filter((one) => one.entry.kind === entry.kind && one.share >= share);
    const best = Math.max(...better.map(({ score }) => score * 0.99));
    return better.length === 0 ? hit : { ...hit, score: Math.min(hit.score, best) };
  });
}

/**
 * One field stands in several schemas that are made of each other, and a guide of one version beside that of another: they are one result,
 * the one that fits best, and it names the others.
 */
function mergeSame(hits: Scored[]): Hit[] {
  const known = new Map<string, Hit>();
  return hits.flatMap(({ entry, terms, marked }) => {
    const key = sameness(entry);
    const first = known.get(key);
    first?.also.push(entry);
    if (first) return [];
    const hit: Hit = { entry, terms, marked, also: [] };
    known.set(key, hit);
    return [hit];
  });
}

/** Alike for entries of which one will do. */
function sameness({ kind, title, address, version, text }: Entry): string {
  const isField = kind === "field" || kind === "request" || kind === "value";
  return isField ? [kind, title, version, text].join("\0") : address.replace(ofVersion, "");
}

interface ParsedQuery {
  version: Version;
  /** Whether the query says so. */
  isNamed: boolean;
  words: string;
}

const anyVersion = versions.join("|");

/** What tells the guide of a version, or a section about one, from that of another. */
const ofVersion = new RegExp(`^(${anyVersion})/|(?<=-)(${anyVersion})$`, "g");

/** What the guide between two versions is about. */
const betweenVersions = "moving";

/** What names a version in a query: `legacy` is the last that is superseded. */
const inQuery = new RegExp(String.raw`(\bapi/)?\b(${anyVersion})\b|\blegacy\b`, "gi");

/**
 * The names of versions stand in so many places that they say nothing, unless nothing else is asked for.
 *
 * @param read The version of the page that is read, which is meant where the query names none.
 */
function parseQuery(query: string, read: string = currentVersion): ParsedQuery {
  const words = query.replaceAll(inQuery, " ");
  const named: readonly string[] = query.toLowerCase().match(/\w+/g) ?? [];
  const legacy = named.includes("legacy") ? versions.findLast(isLegacy) : undefined;
  const [said, other] = versions.filter((one) => named.includes(one) || one === legacy);
  // Who names several asks how they differ.
  if (other !== undefined)
    return { version: currentVersion, isNamed: false, words: `${words} ${betweenVersions}` };
  const version = said ?? versions.find((one) => one === read) ?? currentVersion;
  return { version, isNamed: words !== query, words: /[\p{L}\p{N}]/u.test(words) ? words : query };
}

/** How much an entry of another version is wanted: hardly, if the query names one, and more if it is called just so. */
function fitOf(entry: Entry, { version, isNamed }: ParsedQuery, isExact: boolean): number {
  if (entry.version === undefined || entry.version === version) return 1;
  // A guide of one version says of it what that of another says of that.
  const isGuide = entry.kind === "guide" || entry.kind === "section" || entry.kind === "error";
  if (isNamed) return 0.1;
  return isExact && !isGuide ? 0.6 : 0.4;
}

/** How much what something is called is like what was typed. */
interface NameMatch {
  factor: number;
  isExact: boolean;
}

/** How many times as much something counts that is called just as was typed: as code, or in words. */
const exactMatchFactors = { code: 16, words: 4 };

/**
 * What is called just as was typed goes before all that only contains it, and code as it is written before the word. A
 * question has the name of something in it.
 */
function nameMatch(index: Index, id: number, typed: string, words: Word[]): NameMatch {
  const { title = "", names = [] }: Partial<Entry> = index.entries[id] ?? {};
  const isCode = /\p{Ll}\p{Lu}|[_/]|^\p{Lu}{3,}$/u.test(typed.trim());
  if (isCode && [title, ...names].includes(typed.trim()))
    return { factor: exactMatchFactors.code, isExact: true };
  const wanted = joined(typed);
  const all = index.names[id] ?? [];
  if (all.some((name) => name.joined === wanted)) return { factor: exactMatchFactors.words, isExact: true };
  const within = Math.max(...all.map((name) => inCommon(name, words)));
  const begins = wanted !== "" && all.some((name) => name.joined.startsWith(wanted));
  return { factor: Math.max(begins ? 1.5 : 1, 1 + 2.5 * within), isExact: false };
}

/** Between 0 and 1: how much of a query is in a name, and of the name in the query. */
function inCommon({ stems: name }: Name, words: Word[]): number {
  const isAny = words.some(({ stems }) => name.some((one) => stems.has(one)));
  if (!isAny) return 0;
  let [said, named, all] = [0, 0, 0];
  for (const { stems, importance } of words) {
    all += importance;
    said += importance * Math.max(0, ...name.map((one) => stems.get(one) ?? 0));
  }
  for (const one of name) named += Math.max(0, ...words.map(({ stems }) => stems.get(one) ?? 0));
  return all === 0 ? 0 : (said / all) * (named / name.length) ** 3;
}
