/** How a creative can open. */
export type HookKind = "question" | "number" | "dare" | "confession" | "mistake" | "proof" | "scene";

type Tags = readonly string[] | null;

/** Themes that many creatives share: their labels, each with its tags. */
export type Themes = Readonly<Record<string, Tags>>;

export interface Push {
  readonly title: string;
  readonly category: string | null;
  readonly summary: string | null;
}

/** A product, and the phrases that sentences about it are put together from. None of them ends in a full stop. */
export interface Product {
  /** In the taxonomy; empty where it has no place there. */
  readonly path: string;
  /** Without an article, in small letters: a plural, or what cannot be counted. */
  readonly name: string;
  /** Whether the name is a plural; else it is something that cannot be counted. */
  readonly isPlural: boolean;
  /** Price in the United States, in dollars. */
  readonly usd: number;
  /** Path of its landing page below the account's website. */
  readonly page: string;
  /** What it does, as in "shoes that …": the verb agrees with the name. */
  readonly does: readonly string[];
  /** What it puts an end to, as in "no more …": nouns without an article. */
  readonly ends: readonly string[];
  /** What somebody did with it, as in "I …" and "my sister …". */
  readonly tried: readonly string[];
  /** What somebody does with it in a creative, as in "a runner …". */
  readonly shown: readonly string[];
}

/** The words of one trade, from which accounts and their creatives are made. */
export interface Trade {
  readonly id: string;
  /** What it is about, in a word or two that fit into "all about …". */
  readonly topic: string;
  /** Category of its accounts. */
  readonly category: string;
  /** Words that brands of the trade add to their names. */
  readonly words: readonly string[];
  /** Outline of a typical product in a square of 24: the `d` of an SVG path that is stroked. */
  readonly icon: string;
  /** The first brand of a trade makes the first half of them, the next brand the second half, and so on. */
  readonly products: readonly Product[];
  /** Summaries of its brands. `{name}` stands for the brand, `{a}` and `{b}` for two of its products. */
  readonly about: readonly string[];
  /** Who buys; whose opinion counts ("my …"); what use is counted in. */
  readonly nouns: Readonly<Record<"customers" | "expert" | "units", string>>;
  /** Who is seen in a creative, with an article. */
  readonly people: readonly string[];
  /** What people do wrong, as in "stop …". */
  readonly errors: readonly string[];
  /** As in "made for …". */
  readonly occasions: readonly string[];
  /** Where a creative begins, in a few words. */
  readonly moments: readonly string[];
  readonly angles: Themes;
  readonly personas: Themes;
  /** By their labels, with how creatives put them. */
  readonly sellingPoints: Readonly<
    Record<string, { readonly tags: Tags; readonly texts: readonly string[] }>
  >;
  /** Campaigns for the whole account; each product has some of its own. */
  readonly campaigns: readonly Push[];
}
