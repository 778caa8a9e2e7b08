import bikes from "./bikes.json" with { type: "json" };
import coffee from "./coffee.json" with { type: "json" };
import eyewear from "./eyewear.json" with { type: "json" };
import garden from "./garden.json" with { type: "json" };
import kitchen from "./kitchen.json" with { type: "json" };
import mattress from "./mattress.json" with { type: "json" };
import mealKits from "./meal-kits.json" with { type: "json" };
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
  mealKits,
].map(tradeOf);

/** For accounts of which nobody knows what they sell: what any shop could say. No account of its own accord has it. */
export const neutral: Trade = tradeOf(neutralWords);

function tradeOf(words: Omit<Trade, "products"> & { products: Omit<Product, "isPlural" | "page">[] }): Trade {
  return { ...words, products: words.products.map(productOf) };
}

/** Names that end in "s" are plurals. */
function productOf(words: Omit<Product, "isPlural" | "page">): Product {
  const kind = words.path.split(" > ").at(-1) || words.name;
  const page = kind.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return { ...words, isPlural: words.name.endsWith("s"), page };
}
