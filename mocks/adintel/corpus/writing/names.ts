import names from "./names.json" with { type: "json" };

const rootList = names.roots.split(" ");
const endingList = names.endings.split(" ");
const givenList = names.givenNames.split(" ");
const familyList = names.familyNames.split(" ");

/** The name of a brand or a creator, and the same as a handle. */
export interface Name {
  readonly name: string;
  readonly handle: string;
}

/**
 * Name of the brand of this number, counted from 0; `word` is a word of its trade. No two numbers below 10,000 have the
 * same name. `offset` shuffles the names from world to world.
 */
export function brandName(number: number, offset: number, word: string, useWord: boolean): Name {
  const total = rootList.length * endingList.length;
  // 787 has no divisor in common with the total, so that this visits every pair once before it comes round.
  const pair = (number * 787 + offset) % total;
  const name = `${rootList[Math.floor(pair / endingList.length)]}${endingList[pair % endingList.length]}`;
  const round = Math.floor(number / total);
  if (round > 0) return named(`${name} ${word} ${round + 1}`);
  return named(useWord ? `${name} ${word}` : name);
}

/** Name of the creator of this number, counted from 0, as `brandName`. */
export function creatorName(number: number, offset: number): Name {
  const total = givenList.length * familyList.length;
  const pair = (number * 1583 + offset) % total;
  const given = givenList[Math.floor(pair / familyList.length)];
  const family = familyList[pair % familyList.length];
  const round = Math.floor(number / total);
  return named(round > 0 ? `${given} ${family} ${round + 1}` : `${given} ${family}`);
}

/** A name and its handle: small letters and digits only. */
export function named(name: string): Name {
  return { name, handle: name.toLowerCase().replaceAll(/[^a-z0-9]/g, "") };
}
