import type { Language } from "@adintel/client/types";
import type { HookKind, Product, Trade } from "../trades/trade.ts";
import languages from "./languages.json" with { type: "json" };

/** How creatives put it in a language other than English. What fills the gaps, `copyOf` says. */
export interface Phrasebook {
  /** The id of the trade of which some brands speak it. */
  readonly trade: string;
  /** Small words by which it is told from other languages with Latin letters. */
  readonly words?: string;
  /** By English names. Those of its trade, and some that stand for all others. */
  readonly products: Readonly<Record<string, Translation>>;
  /** Whom and what a product is for. */
  readonly who: readonly string[];
  readonly titles: readonly string[];
  readonly offers: readonly string[];
  readonly hooks: Readonly<Partial<Record<HookKind, readonly string[]>>>;
  readonly video: readonly string[];
  readonly picture: readonly string[];
}

/** A product as in {@link Product}; every template is such that its name, mostly a plural, fits as it stands. */
interface Translation {
  readonly name: string;
  readonly does: readonly string[];
  readonly ends: readonly string[];
}

const phrasebooks: Readonly<Partial<Record<Language, Phrasebook>>> = languages;

/** `undefined` for English, in which most is written, and for languages in which nothing is. */
export function phrasebookOf(language: Language): Phrasebook | undefined {
  return phrasebooks[language];
}

/** A product in another language, or what could be any. */
export function translated(book: Phrasebook, { name }: Product): Translation {
  return book.products[name] ?? book.products["everyday favourites"] ?? { name, does: [], ends: [] };
}

/** Every language with a phrasebook. */
export const books = Object.entries(phrasebooks) as [Language, Phrasebook][];

/** The language besides English that some brands of a trade speak. */
export function foreignLanguageOf({ id }: Trade): Language {
  return books.find(([, { trade }]) => trade === id)?.[0] ?? "English";
}

/** The language of texts for those who speak a language. */
export function writtenFor(language: Language): Language {
  return phrasebooks[language] ? language : "English";
}
