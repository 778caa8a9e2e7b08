import type { Entry } from "./entry.ts";
import { pieces, plain } from "./pieces.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./synonyms.ts";

/** All that can be found, by its number in the list. */
export interface Index {
  entries: Entry[];
  /** By the stem of a word, how much each entry that has it says of it. */
  weights: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Every word as it is written, and in how many places. */
  words: ReadonlyMap<string, number>;
  /** By entry, its title and each other name. */
  names: readonly (readonly Name[])[];
}

export interface Name {
  /** The stems of its words, without those that say nothing. */
  stems: readonly string[];
  /** Without what stands between words. */
  joined: string;
}

/** How much a word tells where it stands. */
const boosts = { title: 4, names: 4, context: 1, text: 1.2, within: 0.25 };

/** From how many occurrences on another one says little (the k of BM25), and how much a long text dilutes (its b). */
const saturation = 1.2;
const dilution = 0.7;

/** Entries that are read before the page may react to its reader again. */
const entriesPerStep = 100;

/**
 * The index of a list of entries, made in small steps so that a page stays responsive. It is made here, and not when the
 * site is built, since the finished index is more than twice as large as the list, which is needed in any case.
 */
export async function indexOf(entries: Entry[]): Promise<Index> {
  const weights = new Map<string, Map<number, number>>();
  const words = new Map<string, number>();
  const names: Name[][] = [];
  const stems = new Map<string, string>();
  const pages = new Map(entries.map(({ address }, id) => [address, id]));
  const within = new Map<number, string[]>();

  const add = (id: number, boost: number, terms: readonly string[], usual: number) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const length = 1 - dilution + (dilution * terms.length) / usual;
    for (const [term, count] of counts) {
      const of = weights.get(term) ?? new Map<number, number>();
      weights.set(term, of);
      const weight = (boost * count * (saturation + 1)) / (count + saturation * length);
      of.set(id, (of.get(id) ?? 0) + weight);
    }
  };
  const read = (text: string): string[] => {
    const terms = pieces(text).map(({ term }) => term);
    for (const term of new Set(terms)) words.set(term, (words.get(term) ?? 0) + 1);
    return terms.map((term) => {
      const known = stems.get(term) ?? stem(term);
      stems.set(term, known);
      return known;
    });
  };

  for (const [id, entry] of entries.entries()) {
    if (id % entriesPerStep === entriesPerStep - 1) await new Promise((resolve) => setTimeout(resolve));
    const called = [entry.title, ...(entry.names ?? [])];
    const title = read(entry.title);
    const others = (entry.names ?? []).map(read);
    const text = read(entry.text);
    names.push(called.map(nameOf));
    add(id, boosts.title, title, 2);
    // Names of several words are typed as one word, too.
    const asOne = called.map(asOneWord).filter(Boolean).flatMap(read);
    add(id, boosts.names, [...new Set([...others.flat(), ...asOne])], Infinity);
    add(id, boosts.context, read(entry.context), 4);
    add(id, boosts.text, text, 20);
    const page = pages.get(entry.address.split("#")[0] ?? "");
    // What is open is on a page of its own, and not what that page is about.
    if (page === undefined || page === id || entry.kind === "gap" || entry.kind === "change") continue;
    const isField = entry.kind === "request" || entry.kind === "field";
    within.set(page, [...(within.get(page) ?? []), ...title, ...(isField ? text : [])]);
  }
  for (const [id, { within: more }] of entries.entries())
    if (more !== undefined) within.set(id, [...(within.get(id) ?? []), ...read(more)]);
  // A question names several of the places on a page.
  for (const [id, terms] of within) add(id, boosts.within, terms, 100);
  return { entries, weights, words, names };
}

function nameOf(name: string): Name {
  const terms = pieces(name).map(({ term }) => term);
  const telling = terms.filter((term) => !isStopWord(term));
  return { stems: (telling.length > 0 ? telling : terms).map(stem), joined: joined(name) };
}

/** Without what stands between words, and one for several. */
export function joined(text: string): string {
  return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join("");
}

function asOneWord(name: string): string {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 && words.length < 4 ? words.join("") : "";
}
