import SearchableMap from "minisearch/SearchableMap";
import { stemOf } from "./words.ts";

/** Letters from which on a word of a query also stands for those that begin with it, and for those that are nearly like it. */
const minPrefixLetters = 4;
const minFuzzyLetters = 6;

/** Letters up to which typing errors are forgiven, since comparing takes time and memory by their square. */
const maxFuzzyLetters = 40;

/** Typing errors in a letter. */
const errorsOfLetter = 0.15;

/** What another form of a word counts, and as in MiniSearch its beginning, and what is nearly like it. */
const weightOf = { form: 0.9, beginning: 0.375, likeness: 0.45 };

/** Each half of a compound has so many letters at least: a "carpet" is no car for a pet. */
const minHalfLetters = 4;

export type Dictionary = ReturnType<typeof createDictionary>;

/** The words of an index, each with a number, in the order in which they were added. */
export function createDictionary() {
  const numbers = new Map<string, number>();
  const tree = new SearchableMap<number>();
  /** By stem, the words that have it. */
  const forms = new Map<string, number[]>();
  let maxWordLetters = 0;
  return {
    get size() {
      return numbers.size;
    },
    /** The number of a word, which is added if it is new. */
    numberOf(word: string): number {
      let number = numbers.get(word);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(word, number);
        tree.set(word, number);
        const stem = stemOf(word);
        const others = forms.get(stem);
        if (others) others.push(number);
        else forms.set(stem, [number]);
        maxWordLetters = Math.max(maxWordLetters, word.length);
      }
      return number;
    },
    find: (word: string): number | undefined => numbers.get(word),
    /** The pairs of words that a word is put together of. */
    *halvesOf(term: string): Iterable<readonly [number, number]> {
      if (term.length > maxFuzzyLetters) return;
      for (let at = minHalfLetters; at <= term.length - minHalfLetters; at += 1) {
        const [one, other] = [numbers.get(term.slice(0, at)), numbers.get(term.slice(at))];
        if (one !== undefined && other !== undefined) yield [one, other];
      }
    },
    /** The words that a word of a query stands for, each with how much it counts, above 0 and at most 1. */
    *alike(term: string): Iterable<readonly [word: number, weight: number]> {
      const same = numbers.get(term);
      if (same !== undefined) yield [same, 1];
      const ofStem = forms.get(stemOf(term)) ?? [];
      for (const number of ofStem) if (number !== same) yield [number, weightOf.form];
      const { length } = term;
      const beginning = length >= minPrefixLetters ? tree.atPrefix(term) : undefined;
      if (beginning)
        for (const [word, number] of beginning) {
          const more = word.length - length;
          if (more > 0 && !ofStem.includes(number))
            yield [number, (weightOf.beginning * word.length) / (word.length + 0.3 * more)];
        }
      if (length < minFuzzyLetters || length > maxFuzzyLetters) return;
      const errors = Math.round(length * errorsOfLetter);
      // As many letters are missing at least.
      if (length - maxWordLetters > errors) return;
      for (const [word, [number, distance]] of tree.fuzzyGet(term, errors))
        if (distance > 0 && !word.startsWith(term) && !ofStem.includes(number))
          yield [number, (weightOf.likeness * word.length) / (word.length + distance)];
    },
  };
}
