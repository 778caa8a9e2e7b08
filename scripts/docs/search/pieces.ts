/** A part of a text that can be searched for, and where in the text it stands. */
export interface Piece {
  /** As it is compared: in lower case, without accents. */
  term: string;
  start: number;
  end: number;
}

/** Letters, digits and underscores in a row: a name of code or a word of prose. */
const name = /[\p{L}\p{N}\p{M}_]+/gu;

/** The parts of a name: `min`, `Page` and `Size` of `minPageSize`, `UGC` and `Character` of `UGCCharacter`. */
const part = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[\p{L}\p{M}]+/gu;

/**
 * The names in a text, each followed by its parts where it has several, so that a field is found by the words in its name.
 */
export function* namesOf(text: string): Generator<{ whole: Piece; parts: Piece[] }> {
  for (const found of text.matchAll(name)) {
    const parts = [...found[0].matchAll(part)].map((one) => piece(one[0], found.index + one.index));
    yield { whole: piece(found[0], found.index), parts };
  }
}

/** Every piece of a text: what an index is made of. */
export function pieces(text: string): Piece[] {
  return [...namesOf(text)].flatMap(({ whole, parts }) => (parts.length === 1 ? parts : [whole, ...parts]));
}

function piece(text: string, start: number): Piece {
  return { term: plain(text), start, end: start + text.length };
}

export function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
