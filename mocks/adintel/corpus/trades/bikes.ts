import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const bikes: Trade = {
  id: "bikes",
  topic: "cycling in the city",
  category: "Bicycle Shop",
  words: ["Bikes", "Cycles", "Wheels", "Velo", "Ride"],
  icon: "M5.5 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18.5 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5.5 17l4-8h7l2 8M9.5 9l3.5 8h-7.5M16.5 9L13 17M8 7h3M16.5 9V6h2",
  products: [
    product("Sports & Outdoors > Cycling > City Bikes", "city bikes", 890, {
      does: "run on a belt, not a chain; come assembled; carry a tracker in the frame",
      ends: "oil on trousers; traffic every morning; fear of theft",
      tried: "raced a car across town at 8 a.m.; left one unlocked with the tracker on",
      shown: "leaves with a car from the same corner and arrives first; rolls one out of the box",
    }),
    product("Sports & Outdoors > Cycling > Electric Bikes", "electric cargo bikes", 3490, {
      does: "replace the second car; carry two children and a cello; go 90 km on a charge",
      ends: "school run traffic; looking for a parking space; hills on the way home",
      tried: "sold the second car for a year; moved flat without a van",
      shown: "loads two children, a cello and the shopping; overtakes a jam with a Christmas tree on board",
    }),
    product("Sports & Outdoors > Cycling > Bike Helmets", "folding bike helmets", 89, {
      does: "fold flat into a bag; fit over a bun; pass every test a solid one does",
      ends: "helmet hair; carrying a helmet all day; leaving the helmet at home",
      tried: "slipped one between two books; dropped one from the fourth floor",
      shown: "folds one up and slides it next to a laptop; puts one on over a bun without a mirror",
    }),
    product("Sports & Outdoors > Cycling > Bike Lights", "bike lights", 45, {
      does: "shine without batteries; stay on when the bike is stolen; show up from 800 metres",
      ends: "flat batteries in November; cars that come too close; lights that get stolen",
      tried: "rode every night for a winter without charging; hung them on the dog",
      shown: "rides towards the camera from 800 metres away; spins a wheel by hand until the lamp glows",
    }),
    product("Sports & Outdoors > Cycling > Panniers", "waterproof panniers", 79, {
      does: "click on with one hand; stand in a puddle; hold a week of shopping",
      ends: "sweaty backs; soggy laptops; bags that swing into the spokes",
      tried: "filled one with water to find the leak; did the Saturday shopping for six",
      shown: "stands a bag in a fountain and takes out a dry laptop; hooks two full bags on without stopping",
    }),
  ],
  about: [
    "{name} builds {a} and {b} for people who ride to work.",
    "{A} and {b}, with a mechanic who comes to you.",
  ],
  nouns: { customers: "riders", expert: "mechanic", crowd: "office", units: "commutes" },
  people: list("a commuter; a mother with two children; a bike mechanic; a man who sold the second car"),
  errors: list(
    "riding with soft tyres; locking only the wheel; waiting for better weather; " +
      "setting the saddle too low",
  ),
  occasions: list("the way to work; the school run; rainy commutes; cities with hills"),
  moments: list("8:15, everyone honks, nobody moves; school run with a cello; first frost, dry road"),
  angles: themes(
    "Faster than the car: time, city; No grease, no repairs: ease; " +
      "Cheaper than parking: savings, family; Safe on every street: security; Arrive awake",
  ),
  personas: themes(
    "Commuters in large cities: city, work; Families without a second car: family; " +
      "People who have not cycled for years: beginner; Riders who fear theft: security; Weekend riders",
  ),
  sellingPoints: [
    point("Ready to ride: convenience", "Ready in ten minutes", "No tools needed"),
    point("Mechanic at home: service", "A mechanic comes to your door", "Two services included"),
    point("Theft promise: security", "Stolen? Replaced in two weeks", "Insured from day one"),
    point("Weatherproof: material", "Made for wet streets", "Nothing that rusts"),
    point("Test ride", "Ride it for 14 days", "A test ride at your door"),
  ],
  campaigns: [
    push("A month without the car", "Brand", "Six families hand in their keys."),
    push("Race to the office", "Evergreen", "Commuters against the clock, by bike and car."),
  ],
  offers: [push("Commuter bundle", "Bundle", "Everything for the way to work, cheaper together.")],
};
