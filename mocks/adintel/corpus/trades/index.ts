import type { Trade } from "./trade.ts";
import { bikes } from "./bikes.ts";
import { coffee } from "./coffee.ts";
import { eyewear } from "./eyewear.ts";
import { garden } from "./garden.ts";
import { kitchen } from "./kitchen.ts";
import { mattress } from "./mattress.ts";
import { mealKits } from "./meal-kits.ts";
import { petFood } from "./pet-food.ts";
import { running } from "./running.ts";
import { skincare } from "./skincare.ts";
import { toys } from "./toys.ts";
import { travelBags } from "./travel-bags.ts";

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
];
