import type { Entry } from "./entry.ts";

/** Which version a query asks for, and what of it is to be searched. */
export interface Parsed {
  version: "v1" | "v2";
  /** Whether the query says so. */
  isNamed: boolean;
  words: string;
}

const other = { v1: "v2", v2: "v1" } as const;

/**
 * `v1` and `v2` stand in so many places that they say nothing, unless nothing else is asked for.
 *
 * @param read The version of the page that is read, which is meant where the query names none.
 */
export function parsed(query: string, read: Entry["version"] = "v2"): Parsed {
  const words = query.replaceAll(/(\bapi\/)?\bv[12]\b|\blegacy\b/gi, " ");
  const version = /\b(v1|legacy)\b/i.test(query) ? "v1" : /\bv2\b/i.test(query) ? "v2" : read;
  return { version, isNamed: words !== query, words: /[\p{L}\p{N}]/u.test(words) ? words : query };
}

/** How much an entry of the other version is wanted: hardly, if the query names one, and more if it is called just so. */
export function fitOf(entry: Entry, { version, isNamed }: Parsed, isExact: boolean): number {
  if (entry.version !== other[version]) return 1;
  // A guide of v1 says of v1 what the other says of v2.
  const isGuide = entry.kind === "guide" || entry.kind === "section" || entry.kind === "error";
  if (isNamed) return 0.1;
  return isExact && !isGuide ? 0.6 : 0.4;
}
