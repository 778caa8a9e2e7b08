import bikes from "./bikes.json" with { type: "json" };
import coffee from "./coffee.json" with { type: "json" };
import eyewear from "./eyewear.json" with { type: "json" };
import garden from "./garden.json" with { type: "json" };
import kitchen from "./kitchen.json" with { type: "json" };
import mattress from "./mattress.json" with { type: "json" };
import neutralWords from "./neutral.json" with { type: "json" };
import petFood from "./pet-food.json" with { type: "json" };
import running from "./running.json" with { type: "json" };
import skincare from "./skincare.json" with { type: "json" };
import toys from "./toys.json" with { type: "json" };
import travelBags from "./travel-bags.json" with { type: "json" };
import type { Product, Trade } from "./trade.ts";

/** Every trade; accounts take them in turn. */
export const trades: readonly Trade[] = [
  running,
  skincare,
  coffee,
  petFood,
  kitchen,
  travelBags,
  mattress,
  toys,
  garden,
  eyewear,
  bikes,
].map(tradeOf);

/** For accounts of which nobody knows what they sell: what any shop could say. No account of its own accord has it. */
export const neutral: Trade = tradeOf(neutralWords);

/** As in the files: where a product stands below the section, unless it stands there by its name. */
type ProductWords = Omit<Product, "isPlural" | "page" | "path"> & { path?: string };

type TradeWords = Omit<Trade, "products"> & { section?: string; products: ProductWords[] };

function tradeOf({ section, products, ...words }: TradeWords): Trade {
  return { ...words, products: products.map((product) => productOf(product, section)) };
}

/** Names that end in "s" are plurals. */
function productOf(words: ProductWords, section?: string): Product {
  const { name, path: place = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) } = words;
  const page = (place.split(" > ").at(-1) ?? name).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return { ...words, path: section ? `${section} > ${place}` : "", isPlural: name.endsWith("s"), page };
}
