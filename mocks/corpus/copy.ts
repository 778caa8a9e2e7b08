import { headlines } from "./headlines.ts";
import { hookKinds } from "./hooks.ts";
import type { Market } from "./markets.ts";
import { hashOf } from "./random.ts";
import type { CreativeRecord } from "./records.ts";
import { closings, storyOf } from "./stories.ts";
import { capital, filled, textsOf, type Fillings, type Texts } from "./texts.ts";
import type { HookKind, Product, Trade } from "./trade.ts";

/** What can be said about one product. All accounts that make it share these texts. */
export interface Copy {
  titles(kind: keyof typeof headlines): Texts;
  hooks(kind: HookKind): Texts;
  /** What is to be seen in a video or in a picture of these categories. */
  summaries(kind: "video" | "picture", categories: CreativeRecord["categories"]): Texts;
  /** Problems that it solves: one of them, or two. */
  readonly painPoints: readonly (readonly string[])[];
  /** One of these texts with what depends on the market and on the account of this name. */
  local(text: string, market: Market, name: string): string;
}

const copies = new WeakMap<Product, Copy>();

/** What can be said about a product of a trade. */
export function copyOf(trade: Trade, product: Product): Copy {
  const copy = copies.get(product) ?? makeCopy(product, fillingsOf(trade, product));
  copies.set(product, copy);
  return copy;
}

function makeCopy(product: Product, fillings: Fillings): Copy {
  const made = new Map<string, Texts>();
  const texts = (key: string, templates: () => readonly string[]) => {
    const known = made.get(key) ?? textsOf(templates(), fillings);
    made.set(key, known);
    return known;
  };
  const pains = product.ends.map(capital);
  return {
    titles: (kind) => texts(`title ${kind}`, () => headlines[kind]),
    hooks: (kind) => texts(`hook ${kind}`, () => hookKinds.find((hook) => hook.kind === kind)?.phrases ?? []),
    summaries: (kind, categories) =>
      texts(`summary ${kind} ${categories[0]}`, () =>
        closings[kind].flatMap((closing) => storyOf(categories)[kind].map((story) => story + closing)),
      ),
    painPoints: pains.flatMap((pain, i) => [
      Object.freeze([pain]),
      Object.freeze([pain, pains[(i + 1) % pains.length] ?? pain]),
    ]),
    local(text, market, name) {
      if (!text.includes("{")) return text;
      const hash = hashOf(name) >>> 0;
      return filled(text, {
        name,
        city: market.cities[(hashOf(text) >>> 0) % market.cities.length] ?? market.location,
        price: market.price(product.usd),
        // An account has one rating and one discount.
        stars: `4.${6 + (hash % 4)}`,
        pct: `${10 + 5 * (hash % 5)}`,
      });
    },
  };
}

/** What fills the gaps of titles, hooks and summaries, except those that depend on the market or the account. */
function fillingsOf(trade: Trade, product: Product): Fillings {
  const { name, isPlural, does, ends, tried, shown } = product;
  const { customers, expert, crowd, units } = trade.nouns;
  return {
    ...{ product: [name], does, end: ends, tried, shown },
    ...{ they: [isPlural ? "they" : "it"], these: [isPlural ? "these" : "this"] },
    ...{ topic: [trade.topic], customers: [customers], expert: [expert], crowd: [crowd], units: [units] },
    ...{ person: trade.people, error: trade.errors, occasion: trade.occasions, moment: trade.moments },
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
  thousands: ["1,204", "2,318", "3,412", "7,950", "12,000"],
};
