import type { Entry } from "./entry.ts";
import { joined, type Index, type Name } from "./index-of.ts";
import type { Word } from "./query.ts";

/** How much what something is called is like what was typed. */
export interface Likeness {
  factor: number;
  isExact: boolean;
}

/** How many times as much something counts that is called just as was typed: as code, or in words. */
const exactly = { code: 16, words: 4 };

/**
 * What is called just as was typed goes before all that only contains it, and code as it is written before the word. A
 * question has the name of something in it.
 */
export function likenessOf(index: Index, id: number, typed: string, words: Word[]): Likeness {
  const { title = "", names = [] }: Partial<Entry> = index.entries[id] ?? {};
  const isCode = /\p{Ll}\p{Lu}|[_/]|^\p{Lu}{3,}$/u.test(typed.trim());
  if (isCode && [title, ...names].includes(typed.trim())) return { factor: exactly.code, isExact: true };
  const wanted = joined(typed);
  const all = index.names[id] ?? [];
  if (all.some((name) => name.joined === wanted)) return { factor: exactly.words, isExact: true };
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
