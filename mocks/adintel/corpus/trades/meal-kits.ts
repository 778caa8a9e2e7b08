import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const mealKits: Trade = {
  id: "meal-kits",
  topic: "weeknight dinners",
  category: "Food Delivery Service",
  words: ["Meals", "Suppers", "Dinner Co", "Recipes", "Ladle"],
  icon: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 4v5a1.5 1.5 0 0 0 3 0V4M3.5 10.5V21M21 4v17M21 4c-2 2-2 6 0 8",
  products: [
    product("Food & Drink > Meal Kits > Family Meal Kits", "family meal kits", 69, {
      does: "feed four in 25 minutes; pass the toddler test; leave nothing over",
      ends: "arguing about dinner; picky eaters; five meals on repeat",
      tried: "let a seven-year-old choose for a week; cooked with both children on the counter",
      shown: "cooks while the smallest one stirs; lays out the box in order of use",
    }),
    product("Food & Drink > Meal Kits > Vegetarian Meal Kits", "vegetarian meal kits", 59, {
      does: "win over meat eaters; come from farms a day away; use the whole cauliflower",
      ends: "pasta again; limp salad bags; recipes with thirty ingredients",
      tried: "served three dinners to a butcher; went without meat for a month by accident",
      shown: "serves a butcher and waits for the verdict; roasts a cauliflower whole",
    }),
    product("Food & Drink > Meal Kits > Low-Carb Meal Kits", "low-carb meal kits", 64, {
      does: "keep you full until morning; count the carbs for you; taste of more than lettuce",
      ends: "counting every gram; hunger at ten; dry chicken",
      tried: "ate nothing else for six weeks; kept the scales hidden for a month",
      shown: "weighs one plate and eats it with delight; turns a courgette into dinner for two",
    }),
    product("Food & Drink > Meal Kits > Ready-to-Heat Meals", "ready-to-heat meals", 49, {
      does: "take four minutes; taste of a real kitchen; wait in the fridge for a week",
      ends: "cereal for dinner; expensive delivery; washing up at nine",
      tried: "served one on a good plate to the in-laws; took a week off cooking",
      shown: "plates one up and lights a candle; beats the delivery app by half an hour",
    }),
    product("Food & Drink > Meal Kits > Breakfast Kits", "breakfast kits", 34, {
      does: "turn Tuesday into Sunday; bake while you shower; beat bakery queues",
      ends: "skipped breakfasts; toast over the sink; bakery queues",
      tried: "baked rolls on a school morning; brought breakfast to the whole office",
      shown: "takes warm rolls out of the oven at seven; makes pancakes for six in one pan",
    }),
  ],
  about: [
    "{name} delivers {a} and {b} with ingredients weighed to the gram.",
    "{A} from farms within a day's drive, in boxes that go back.",
  ],
  nouns: { customers: "families", expert: "butcher", crowd: "football team", units: "dinners" },
  people: list(
    "a father who could not cook; a student with one pot; a couple after work; a chef on a day off",
  ),
  errors: list(
    "shopping while hungry; cooking without a plan; buying herbs by the bunch; ordering in on Mondays",
  ),
  occasions: list(
    "school nights; two people and one stove; people who cannot cook yet; the week before payday",
  ),
  moments: list("17:40, fridge open, no plan; two children, one stove; dinner on the table by seven"),
  angles: themes(
    "Nobody has to decide: relief, planning; Less food in the bin: waste, savings; " +
      "Everyone eats it: family; Cheaper than delivery: price; Learn to cook on the way",
  ),
  personas: themes(
    "Working parents: family, time-poor; Couples tired of deciding: couples; " +
      "People who cannot cook yet: beginner; Part-time vegetarians: diet; Singles who hate leftovers",
  ),
  sellingPoints: [
    point("Quick: time", "On the table in 25 minutes", "Six steps with pictures"),
    point("Nothing left over: waste", "Weighed to the gram", "No half-used jars"),
    point("Choose weekly: choice", "24 recipes every week", "A new menu each Thursday"),
    point("Skip any week: flexibility", "Skip a week in the app", "No minimum term"),
    point("Boxes go back", "The driver takes the box back", "No plastic ice packs"),
  ],
  campaigns: [
    push("What is for dinner?", "Evergreen", "The question, asked in forty kitchens."),
    push("The empty bin", "Education", "What a household throws away in a month."),
  ],
  offers: [push("First box at half price", "Free trial", "And a quarter off the next three.")],
};
