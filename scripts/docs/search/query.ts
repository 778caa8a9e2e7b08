import type { Index } from "./index-of.ts";
import { namesOf, plain } from "./pieces.ts";
import { stem } from "./stem.ts";
import { isStopWord, isWeak, known, rephrased, synonymsOf } from "./synonyms.ts";

export interface Word {
  typed: string;
  /** By the stem of what it may be called, how surely that is meant. */
  stems: Map<string, number>;
  /** Those of them that are the word itself, finished or spelt right, and no other word for it. */
  typedStems: ReadonlySet<string>;
  /** How much it says of what is looked for. */
  importance: number;
  /** What was looked for in its place, if it was misspelt. */
  corrected?: string;
}

const sureness = { prefix: 0.5, synonym: 0.9, corrected: 0.8 };

/** A word that says little beside others, such as `find`. */
const weakWordFactor = 0.12;

/** Below 1, a rare word counts less beside a usual one. */
const rarityExponent = 0.6;

/** Nobody asks in more words than these; what is longer was pasted. */
const maxWords = 30;

/** The words of a query that tell anything, and what each may be called. */
export function wordsOf(index: Index, query: string): Word[] {
  const said = rephrased(plain(query).replaceAll(/['’](s|t|re|m|ll|ve|d)\b/g, ""));
  // Without capitals a name is one word, so it is taken apart as it was typed.
  const typed = new Map([...namesOf(query)].map((name) => [name.whole.term, name.parts]));
  const all = [...namesOf(said)].map(({ whole, parts }) => ({
    term: whole.term,
    parts: (typed.get(whole.term) ?? parts).map(({ term }) => term),
  }));
  const telling = all.filter(({ term }) => !isStopWord(term));
  const searchedNames = (telling.length > 0 ? telling : all).slice(0, maxWords);
  const last = searchedNames.at(-1);
  const words = searchedNames.flatMap((name) => {
    const isKnown = index.weights.has(stem(name.term)) || name.parts.length < 2;
    const terms = isKnown ? [name.term] : name.parts;
    return terms.map((term) => wordOf(index, term, name === last));
  });
  // A question may be misspelt, too.
  const spelt = words.filter((word) => word.corrected === undefined || !isStopWord(word.corrected));
  return spelt.length > 0 ? spelt : words;
}

function wordOf(index: Index, typed: string, isLast: boolean): Word {
  const stems = new Map<string, number>();
  const add = (one: string, sure: number) => {
    if (index.weights.has(one)) stems.set(one, Math.max(sure, stems.get(one) ?? 0));
  };
  const typedStems = new Set<string>();
  const call = (word: string, sure: number) => {
    add(stem(word), sure);
    typedStems.add(stem(word));
    for (const other of synonymsOf(word)) add(stem(other), sure * sureness.synonym);
  };
  call(typed, 1);
  // It may not be finished.
  if (typed.length > 1 && (isLast || stems.size === 0))
    for (const word of index.words.keys())
      if (word.startsWith(typed)) {
        add(stem(word), (sureness.prefix * (typed.length + 2)) / (word.length + 2));
        typedStems.add(stem(word));
      }
  const meant = stems.size === 0 ? corrected(typed, everyWord(index)) : undefined;
  if (meant !== undefined) call(meant, sureness.corrected);
  const importance = importanceOf(index, stems) * (isWeak(typed) ? weakWordFactor : 1);
  return { typed, stems, typedStems, importance, ...(meant === undefined ? {} : { corrected: meant }) };
}

/** The rarity of its surest stems. */
function importanceOf(index: Index, stems: Map<string, number>): number {
  if (stems.size === 0) return rarity(index, 0) ** rarityExponent;
  const surest = Math.max(...stems.values());
  const meant = [...stems].filter(([, sure]) => sure === surest);
  return Math.max(...meant.map(([one]) => rarityOf(index, one))) ** rarityExponent;
}

/** How much less there is of a word than of others: the idf of BM25. */
export function rarityOf(index: Index, one: string): number {
  return rarity(index, index.weights.get(one)?.size ?? 0);
}

function rarity({ entries }: Index, count: number): number {
  return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
}

const every = new WeakMap<Index, ReadonlyMap<string, number>>();

/** What a misspelt word may have been: a word of the reference, or one that has synonyms. */
function everyWord(index: Index): ReadonlyMap<string, number> {
  const all = every.get(index) ?? new Map([...known().map((word) => [word, 1] as const), ...index.words]);
  every.set(index, all);
  return all;
}

/** How many letters of a word may be wrong: none of a short one, which would be another word. */
function maxTypos(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** From so many letters on a word may have a letter in place of another: `rows` is not meant by `roas`. */
const minReplaceableLength = 5;

/**
 * The word that was meant by one that is nowhere, if there is any: the most like it, and of several the one that is used most.
 *
 * @param words The words that there are, and how often.
 */
export function corrected(typed: string, words: ReadonlyMap<string, number>): string | undefined {
  // A number with a wrong digit is another number.
  if (!/^\p{L}+$/u.test(typed)) return undefined;
  let best: { word: string; rank: number; often: number } | undefined;
  for (const [word, often] of words) {
    if (Math.abs(word.length - typed.length) > maxTypos(typed.length)) continue;
    const away = distance(typed, word, maxTypos(typed.length));
    if (away === undefined) continue;
    // Few people get the first letter wrong.
    const rank = away + (word[0] === typed[0] ? 0 : 0.5);
    if (!best || rank < best.rank || (rank === best.rank && often > best.often)) best = { word, rank, often };
  }
  return best?.word;
}

/** How many letters have to be put in, left out, changed or swapped with the next; `undefined` if more than `limit`. */
function distance(one: string, other: string, limit: number): number | undefined {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : one.length < minReplaceableLength ? 2 : 1;
      let changes = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) changes = Math.min(changes, (before[j - 2] ?? 0) + 1);
      row.push(changes);
    }
    if (Math.min(...row) > limit) return undefined;
    [before, last] = [last, row];
  }
  const away = last.at(-1) ?? 0;
  return away > limit ? undefined : away;
}
