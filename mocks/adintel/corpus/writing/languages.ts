import type { Language } from "@adintel/client/types";
import type { HookKind } from "../trades/trade.ts";
import languages from "./languages.json" with { type: "json" };

/** How creatives put it in a language other than English. What fills the gaps, `copyOf` says. */
export interface Phrasebook {
  /** By the id of a trade, what it sells, in a word or two that fit into any sentence here. */
  readonly products: Readonly<Record<string, string>>;
  /** What speaks for it, whatever it is. */
  readonly points: readonly string[];
  readonly titles: readonly string[];
  readonly offers: readonly string[];
  readonly hooks: Readonly<Partial<Record<HookKind, readonly string[]>>>;
  readonly video: readonly string[];
  readonly picture: readonly string[];
}

const phrasebooks: Readonly<Partial<Record<Language, Phrasebook>>> = languages;

/** `undefined` for English, in which most is written, and for languages in which nothing is. */
export function phrasebookOf(language: Language): Phrasebook | undefined {
  return phrasebooks[language];
}

/** The language of texts for those who speak a language. */
export function writtenFor(language: Language): Language {
  return phrasebooks[language] ? language : "English";
}
