/** A text with small letters and without accents, as words are compared. What consists of a letter and its accent alone, such as é, is one letter. */
function folded(text: string): string {
  const small = text.toLowerCase();
  return /[^\0-\x7f]/.test(small)
    ? small
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f]/g, "")
        .normalize("NFC")
    : small;
}

const separators = /[\n\r\p{Z}\p{P}]+/u;

/** Letters of scripts that put no spaces between words. */
const unspaced =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+)/u;

/** The words of a text to index. What is written without spaces counts as its letters, and its pairs of letters. */
export function wordsOf(text: string): string[] {
  return split(text, (letters) => (letters.length > 1 ? [...letters, ...pairsOf(letters)] : letters));
}

/** The words of a query: of what is written without spaces, the pairs of letters, or the only letter. */
export function termsIn(query: string): string[] {
  return split(query, (letters) => (letters.length > 1 ? pairsOf(letters) : letters));
}

/** Segmenting by a dictionary would differ from one platform to another. */
function split(text: string, cut: (letters: string[]) => string[]): string[] {
  const words = folded(text).split(separators);
  if (!unspaced.test(text)) return words;
  return words.flatMap((word) =>
    word
      .split(unspaced)
      .flatMap((part, place) => (place % 2 === 1 ? cut([...part]) : part === "" ? [] : [part])),
  );
}

function pairsOf(letters: string[]): string[] {
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
}

const irregular = new Map([
  ["knives", "knife"],
  ["leaves", "leaf"],
  ["shelves", "shelf"],
  ["lens", "lens"],
  ["news", "news"],
  ["lenses", "lens"],
  ["children", "child"],
  ["women", "woman"],
]);

/**
 * An English word without the ending of a plural, or of a verb in -ing; what is no such form stays as it is. Enough for a text of
 * a few words, where the stemmer of Porter takes "universe" for "university", and "news" for "new".
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const irregularStem = irregular.get(word);
  if (irregularStem !== undefined) return irregularStem;
  if (/(?<!th|^even|^morn)ing$/.test(word)) return verbOf(word.slice(0, -3)) ?? word;
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, "y");
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What is left without -ing as the verb is written: "runn" is "run", and "bik" is "bike". */
function verbOf(rest: string): string | undefined {
  if (rest.length < 2 || !/[aeiouy]/.test(rest)) return undefined;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return /^[^aeiou]*[aeiou][^aeiouwxy]$|(at|bl|iz)$/.test(rest) ? `${rest}e` : rest;
}
