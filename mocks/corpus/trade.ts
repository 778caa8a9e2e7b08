/** How a creative can open. */
export type HookKind = "question" | "number" | "dare" | "confession" | "mistake" | "proof" | "scene";

/** A theme that many creatives share. */
export interface Theme {
  readonly label: string;
  readonly tags: readonly string[] | null;
}

/** A selling point, and how creatives put it. */
export interface SellingPoint extends Theme {
  readonly texts: readonly string[];
}

/** What a campaign or an offer of a trade is about. */
export interface Push {
  readonly title: string;
  readonly category: string | null;
  readonly summary: string | null;
}

/** The words of one trade, from which accounts and their creatives are made. `{name}` stands for the account's name. */
export interface Trade {
  readonly id: string;
  /** What it is about, in a word or two that fit into "all about …". */
  readonly topic: string;
  /** Category of its accounts. */
  readonly category: string;
  /** Words that brands of the trade add to their names; a website with one of them is taken to be of this trade. */
  readonly words: readonly string[];
  /** Outline of a typical product in a square of 24: the `d` of an SVG path that is stroked. */
  readonly icon: string;
  /** Its shelves in the taxonomy: the first two levels of paths. */
  readonly shelves: readonly string[];
  readonly products: readonly string[];
  /** Summaries of its brands. */
  readonly about: readonly string[];
  readonly hooks: Readonly<Record<HookKind, readonly string[]>>;
  readonly angles: readonly Theme[];
  readonly personas: readonly Theme[];
  readonly sellingPoints: readonly SellingPoint[];
  readonly painPoints: readonly string[];
  /** What is to be seen in a creative. */
  readonly scenes: readonly string[];
  readonly titles: readonly string[];
  /** Paths of landing pages below the account's website. */
  readonly pages: readonly string[];
  readonly campaigns: readonly Push[];
  readonly offers: readonly Push[];
}
