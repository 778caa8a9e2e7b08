import type { Phrasebook } from "./languages.ts";
import { memoize } from "../../../../scripts/lib/memoize.ts";
import { grouped, type Market } from "./markets.ts";
import { numberOf } from "../base/random.ts";
import { capital, filled, textsOf, type Fillings, type NumberedTexts } from "./texts.ts";
import type { Product, Trade } from "../trades/trade.ts";

/** What can be said about one product. All accounts that make it share these texts. */
export interface Copy {
  /** What templates say of it; those of a phrasebook, of what its trade sells. */
  texts(templates: readonly string[], book?: Phrasebook): NumberedTexts;
  /** Problems that it solves: one of them, or two. */
  readonly painPoints: readonly (readonly string[])[];
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
  const pains = product.ends.map(capital);
  return {
    texts: (templates, book) => (book ? translationsOf(trade)(book) : english)(templates),
    painPoints: pains.flatMap((pain, i) => [
      Object.freeze([pain]),
      Object.freeze([pain, pains[(i + 1) % pains.length] ?? pain]),
    ]),
    local: (text, market, name) => filled(text, (gap) => locals[gap]?.(market, name, product, text)),
  };
}

const translationsOf = memoize((trade: Trade) =>
  memoize((book: Phrasebook) => {
    const fillings = { ...common, product: [book.products[trade.id] ?? ""], point: book.points };
    return memoize((templates: readonly string[]) => textsOf(templates, fillings));
  }),
);

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
  const { customers, expert, crowd, units } = trade.nouns;
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
    crowd: [crowd],
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
  day: ["7", "14", "21", "30", "60"],
  group: ["12", "18", "30", "50"],
  friend: ["sister", "flatmate", "neighbour", "brother-in-law", "boss", "dad"],
  weekday: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};
