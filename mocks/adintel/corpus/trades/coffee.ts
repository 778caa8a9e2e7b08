import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const coffee: Trade = {
  id: "coffee",
  topic: "coffee",
  category: "Food & Beverage",
  words: ["Coffee", "Roasters", "Brew", "Beans", "Kaffa"],
  icon: "M4 9h12v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 10h2a3 3 0 0 1 0 6h-2M8 2v3M12 2v3M3 22h14",
  products: [
    product("Food & Drink > Coffee > Whole Bean Coffee", "fresh coffee beans", 16, {
      does: "ship the day after roasting; taste of chocolate and cherry; carry the roast date",
      ends: "stale supermarket beans; bitter mornings; bags without a roast date",
      tried: "brewed the same beans on day 4 and day 40; served them to a barista without saying so",
      shown: "reads the roast date aloud while the grinder runs; tastes two cups blind",
    }),
    product("Food & Drink > Coffee > Ground Coffee", "ground coffee", 15, {
      does: "is ground the morning it ships; fits your brewer exactly; needs no grinder",
      ends: "grinder noise at 6 a.m.; sludge in the last sip; guessing the grind",
      tried: "took a bag on a camping trip; brewed it three ways before breakfast",
      shown: "pours water over the coffee until it blooms; makes a pot on a camp stove",
    }),
    product("Food & Drink > Coffee > Coffee Capsules", "compostable coffee capsules", 24, {
      does: "rot on any compost heap; fit the machine you have; taste like the café",
      ends: "drawers full of aluminium; watery espresso; capsule guilt",
      tried: "buried one in a flower pot for twelve weeks; swapped the office capsules in secret",
      shown: "digs up a capsule after twelve weeks; pulls two espressos and hides the labels",
    }),
    product("Food & Drink > Coffee > Decaf Coffee", "decaf coffee", 17, {
      does: "tastes like the real thing; lets you sleep; is washed with water only",
      ends: "jitters after the second cup; lying awake at two; decaf that tastes of paper",
      tried: "drank four cups after dinner; switched the whole family without a word",
      shown: "pours a cup at ten at night and yawns; lets two coffee snobs guess which cup is decaf",
    }),
    product("Food & Drink > Coffee > Cold Brew", "cold brew", 21, {
      does: "steeps while you sleep; keeps for a week in the fridge; goes easy on the stomach",
      ends: "sour iced coffee; takeaway prices; melted, watery ice",
      tried: "made a week's worth on a Sunday night; carried a bottle up a mountain",
      shown: "lifts the filter out of the jug and pours over ice; lines up seven small bottles for the week",
    }),
  ],
  about: [
    "{name} roasts on Mondays and ships {a} on Tuesdays.",
    "{A} and {b} from eleven farms that are named on the bag.",
  ],
  nouns: { customers: "coffee drinkers", expert: "barista", crowd: "office", units: "cups" },
  people: list("a barista on a day off; a nurse before the early shift; the head roaster; a mother of twins"),
  errors: list(
    "keeping beans in the fridge; pouring boiling water; buying coffee for a whole month; " +
      "guessing the dose",
  ),
  occasions: list("slow Sundays; the home office; people who need two cups; early shifts"),
  moments: list("6:40, nobody else awake; rain, a full pot and no plans; the kettle just on"),
  angles: themes(
    "Fresh beats fancy: freshness; Café quality for less: value, savings; " +
      "You can meet the farmer: origin, trust; Coffee that goes easy on you: health; " +
      "The best part of the morning",
  ),
  personas: themes(
    "Home office workers: work; People tired of café prices: savings; " +
      "Curious beginners: beginner, hobby; Parents of small children: time-poor; " +
      "People who drink coffee after dinner",
  ),
  sellingPoints: [
    point("Roasted to order: freshness", "Roasted the day before it ships", "A date on every bag"),
    point("Low acid: health", "Gentle on the stomach", "Slow-roasted for less acid"),
    point("Flexible plan: convenience", "Pause or skip with one tap", "Change it every month"),
    point("Fair to growers: origin", "Farmers are named on the bag", "Pays twice the market price"),
    point("First bag free", "The first bag costs only shipping", "Don't like it? Don't pay"),
  ],
  campaigns: [
    push("Know your roast date", "Education", "Asks people to look for a date on their bag."),
    push("Eleven farms", "Brand", "A portrait of each farm the coffee comes from."),
  ],
  offers: [push("First bag free", "Free trial", "New subscribers pay shipping only.")],
};
