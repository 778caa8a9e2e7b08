import { translated, type Phrasebook } from "./languages.ts";
import { memoize } from "../../../../scripts/lib/memoize.ts";
import { grouped, type Market } from "./markets.ts";
import { numberOf } from "../base/random.ts";
import { capital, filled, textsOf, type Fillings, type NumberedTexts } from "./texts.ts";
import type { Product, Trade } from "../trades/trade.ts";

/** What can be said about one product. All accounts that make it share these texts. */
export interface Copy {
  /** What templates say of it, in English or in the words of a phrasebook. */
  texts(templates: readonly string[], book?: Phrasebook): NumberedTexts;
  /** Problems that it solves: one of them, or two. */
  readonly painPoints: readonly (readonly string[])[];
  /** Whether two texts praise it in the same words. */
  isSame(one: string, other: string): boolean;
  /** One of these texts with what depends on the market and on the account of this name. */
  local(text: string, market: Market, name: string): string;
}

/** What can be said about a product of a trade. */
export function copyOf(trade: Trade, product: Product): Copy {
  return copiesOf(trade)(product);
}

const copiesOf = memoize((trade: Trade) => memoize((product: Product) => makeCopy(trade, product)));

function makeCopy(trade: Trade, product: Product): Copy {
  const fillings = fillingsOf(trade, product);
  const english = memoize((templates: readonly string[]) => textsOf(templates, fillings));
  const praise = new Set(product.does);
  const foreign = memoize((book: Phrasebook) => {
    const { name, does, ends } = translated(book, product);
    for (const text of does) praise.add(text);
    // Numbers after which each language has the plural that its templates have.
    const others = { product: [name], does, end: ends, who: book.who, n: ["14", "30", "60", "90"] };
    return memoize((templates: readonly string[]) => textsOf(templates, { ...common, ...others }));
  });
  const pains = product.ends.map(capital);
  return {
    texts: (templates, book) => (book ? foreign(book) : english)(templates),
    isSame: (one, other) => [...praise].some((text) => one.includes(text) && other.includes(text)),
    painPoints: pains.flatMap((pain, i) => [
      Object.freeze([pain]),
      Object.freeze([pain, pains[(i + 1) % pains.length] ?? pain]),
    ]),
    local(text, market, name) {
      const local = filled(text, (gap) => locals[gap]?.(market, name, product, text));
      // A shop may be called after what it sells.
      return name.toLowerCase() === product.name ? local.replace(`${name} ${product.name}`, name) : local;
    },
  };
}

/** What fills the gaps that depend on the market or on the account, which has one rating, one discount and one number of customers. */
const locals: Readonly<
  Record<string, (market: Market, name: string, product: Product, text: string) => string>
> = {
  name: (_market, name) => name,
  price: (market, _name, { usd }) => market.price(usd),
  city: ({ cities, location }, _name, _product, text) => cities[numberOf(text) % cities.length] ?? location,
  stars: (_market, name) => `4.${6 + (numberOf(name) % 4)}`,
  thousands: (_market, name) => grouped(1_000 + (numberOf(`customers of ${name}`) % 98_000)),
  reviews: (_market, name) => grouped(1_000 + (numberOf(`reviews of ${name}`) % 98_000)),
  pct: (_market, name) => `${10 + 5 * (numberOf(name) % 5)}`,
};

/** What fills the gaps of titles, hooks and summaries, except those that depend on the market or the account. */
function fillingsOf(trade: Trade, product: Product): Fillings {
  const { name, isPlural, does, ends, tried, shown } = product;
  const { customers, expert, units } = trade.nouns;
  return {
    product: [name],
    does,
    end: ends,
    tried,
    shown,
    they: [isPlural ? "they" : "it"],
    these: [isPlural ? "these" : "this"],
    topic: [trade.topic],
    customers: [customers],
    expert: [expert],
    units: [units],
    person: trade.people,
    error: trade.errors,
    occasion: trade.occasions,
    moment: trade.moments,
    ...common,
  };
}

const common: Fillings = {
  n: ["14", "30", "60", "90", "200", "365"],
  few: ["three", "four", "five", "six"],
  years: ["two", "three", "five", "ten"],
  day: ["14", "21", "30", "60"],
  group: ["12", "18", "30", "50"],
  friend: ["sister", "flatmate", "neighbour", "brother-in-law", "boss", "dad"],
  weekday: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};
