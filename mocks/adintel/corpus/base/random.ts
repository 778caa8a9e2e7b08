import { hashOf } from "../../../../scripts/lib/text.ts";
import { uniformFloat32 } from "pure-rand/distribution/uniformFloat32";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { skipN } from "pure-rand/utils/skipN";

/**
 * A stream of choices. Only sums, products and divisions are made of its numbers: logarithms and powers may differ in
 * the last digit from one JavaScript engine to another, and the world must not.
 */
export type Random = ReturnType<typeof randomOf>;

/** The stream of this name: the same parts give the same stream, other parts an unrelated one. */
export function randomOf(...name: (string | number)[]) {
  const generator = xoroshiro128plus(hashOf(name.join("/")));
  // The generator starts from a state that is mostly zeros; its first numbers still show that.
  skipN(generator, 24);

  const fraction = () => uniformFloat32(generator);
  const at = <T>(list: readonly T[], position: number): T => {
    const item = list[Math.floor(position * list.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  };
  return {
    fraction,
    /** A whole number from `from` to `to`, both included. */
    int: (from: number, to: number): number => uniformInt(generator, from, to),
    /** True in `probability` (0 to 1) of the cases. */
    chance: (probability: number): boolean => fraction() < probability,
    pick: <T>(list: readonly T[]): T => at(list, fraction()),
    /** Any item, the first ones more likely: half of the picks fall into the first quarter. */
    pickEarly<T>(list: readonly T[]): T {
      const position = fraction();
      return at(list, position * position);
    },
    /** The value, or null in `probability` (0 to 1) of the cases. */
    orNull: <T>(probability: number, value: T): T | null => (fraction() < probability ? null : value),
    /** A text in the form of a UUID of version 4. */
    uuid: () => uuidOf(generator.next(), generator.next(), generator.next(), generator.next()),
    /** A number of so many digits, as text. */
    digits(length: number): string {
      const codes = [ZERO + uniformInt(generator, 1, 9)];
      while (codes.length < length) codes.push(ZERO + uniformInt(generator, 0, 9));
      return String.fromCharCode.apply(null, codes);
    },
  };
}

/** The same as a whole number from 0. */
export function numberOf(text: string): number {
  return hashOf(text) >>> 0;
}

/** A list in which each item stands as often as its weight says, for `pick`. */
export function weighted<T>(items: readonly (readonly [item: T, weight: number])[]): readonly T[] {
  return items.flatMap(([item, weight]) => Array.from({ length: weight }, () => item));
}

const ZERO = "0".charCodeAt(0);
const HYPHEN = "-".charCodeAt(0);
const HEX = Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));

// From character codes at once: a text put together from pieces stays a tree of pieces, several times the size.
function uuidOf(...words: [number, number, number, number]): string {
  const codes: number[] = [];
  for (const [w, word] of words.entries()) {
    for (let shift = 28; shift >= 0; shift -= 4) {
      const position = codes.length;
      if (position === 8 || position === 13 || position === 18 || position === 23) codes.push(HYPHEN);
      let nibble = (word >>> shift) & 15;
      if (w === 1 && shift === 12) nibble = 4; // the version
      if (w === 2 && shift === 28) nibble = 8 | (nibble & 3); // the variant
      codes.push(HEX[nibble] ?? ZERO);
    }
  }
  return String.fromCharCode.apply(null, codes);
}
