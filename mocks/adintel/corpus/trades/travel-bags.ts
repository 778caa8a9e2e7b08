import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const travelBags: Trade = {
  id: "travel-bags",
  topic: "traveling light",
  category: "Bags/Luggage",
  words: ["Luggage", "Travel", "Bags", "Carry", "Voyage"],
  icon: "M6 7h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9 7V3h6v4M9 11v6M15 11v6",
  products: [
    product("Travel > Luggage > Carry-On Suitcases", "carry-on suitcases", 199, {
      does: "fit every overhead bin; hold ten days of clothes; roll without a sound",
      ends: "fees at the gate; broken wheels; waiting at the belt",
      tried: "stood on one in the middle of an airport; dragged one over four kilometres of cobblestones",
      shown: "swaps a wheel with one hand; walks straight out of the airport",
    }),
    product("Travel > Bags > Travel Backpacks", "travel backpacks", 169, {
      does: "open like a suitcase; keep a laptop dry in a storm; fit under the seat",
      ends: "sore shoulders; digging for a charger; wet notebooks",
      tried: "lived out of one for three months; left one in the rain overnight",
      shown: "pulls a dry notebook out of a soaked bag; finds the charger with closed eyes",
    }),
    product("Travel > Bags > Weekender Bags", "weekender bags", 129, {
      does: "keep shoes apart from shirts; slide over a suitcase handle; look right in the office",
      ends: "wrinkled shirts; shoes on top of clean clothes; overpacking",
      tried: "packed for a wedding in four minutes; took the same bag to work and to a hut",
      shown: "packs a suit, shoes and a present; goes from desk to night train with one bag",
    }),
    product("Travel > Luggage > Packing Cubes", "packing cubes", 39, {
      does: "halve a pile of clothes; keep dirty socks to themselves; turn a drawer into luggage",
      ends: "sitting on the suitcase; hotel room chaos; socks in every corner",
      tried: "fitted nine outfits into three cubes; packed for four people in one case",
      shown: "zips a pile of shirts down to half its height; unpacks a week in eleven seconds",
    }),
    product("Travel > Bags > Belt Bags", "belt bags", 49, {
      does: "hold passport, phone and snacks; sit flat under a jacket; lock with one click",
      ends: "patting every pocket; pickpockets; handbags at festivals",
      tried: "danced through a festival with one; went a whole week without pockets",
      shown: "shows a passport at the gate without stopping; jumps, bends and runs with a full bag",
    }),
  ],
  about: [
    "{name} makes {a} and {b} that hold more than they should.",
    "{A} with parts that you can replace at home.",
  ],
  nouns: { customers: "travelers", expert: "travel agent", crowd: "hiking club", units: "flights" },
  people: list("a consultant; a student on a night train; a family of four; a flight attendant"),
  errors: list("rolling shirts; packing for the weather at home; checking a bag; packing the night before"),
  occasions: list("ten days away; long weekends; the morning flight; work trips with a beach at the end"),
  moments: list("gate 14, final call; a week of rain to pack for; night train, upper bunk"),
  angles: themes(
    "Never pay for checked bags again: savings; A place for everything: organization; " +
      "Repair it, don't replace it: durability, sustainability; From office to airport: versatility, work; " +
      "Lighter travel, lighter mind",
  ),
  personas: themes(
    "Weekend city travelers: leisure; Consultants who fly every week: work; " +
      "Families with too much luggage: family; Remote workers on the move: work, lifestyle; Students abroad",
  ),
  sellingPoints: [
    point("Fits the rules: size", "Within the limits of 40 airlines", "Measured, with wheels and handles"),
    point("Opens flat: ease", "See everything at once", "No more digging"),
    point("Spare parts: durability", "Spare parts for ten years", "Fixed at home in minutes"),
    point("Water-resistant: material", "Sealed zips all round", "Dry inside, whatever the weather"),
    point("100-night trial", "Travel with it for 100 nights", "Return it after your trip"),
  ],
  campaigns: [
    push("No checked bags", "Evergreen", "Counts what a year of baggage fees would buy."),
    push("Pack with us", "Collaboration", "Creators pack for their next trip."),
  ],
  offers: [push("Long weekend sale", "Discount", "Up to a third off for four days.")],
};
