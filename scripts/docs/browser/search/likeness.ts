import type { Entry } from "./entry.ts";
import { plain } from "./pieces.ts";
import { stem } from "./stem.ts";

/** How much what something is called is like what was typed. */
export interface Likeness {
  factor: number;
  isExact: boolean;
}

/** What is called just as was typed goes before all that only contains it, and code as it is written before the word. */
export function likenessOf({ title, names = [] }: Entry, typed: string): Likeness {
  const wanted = joined(typed);
  const isCode = /\p{Ll}\p{Lu}|_|^\p{Lu}{3,}$/u.test(typed.trim());
  if (isCode && [title, ...names].includes(typed.trim())) return { factor: 8, isExact: true };
  const all = [title, ...names].map(joined);
  if (all.includes(wanted)) return { factor: 3, isExact: true };
  return { factor: all.some((name) => name.startsWith(wanted)) ? 1.5 : 1, isExact: false };
}

/** Without what stands between words, and one for several. */
function joined(text: string): string {
  return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join("");
}
