import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const garden: Trade = {
  id: "garden",
  topic: "gardening",
  category: "Home & Garden Website",
  words: ["Garden", "Tools", "Orchard", "Grow", "Spade"],
  icon: "M12 22v-9M12 13c-5 0-7-3-7-7 5 0 7 3 7 7zM12 11c0-4 2-6 6-6 0 4-2 6-6 6zM5 22h14",
  products: [
    product("Home & Garden > Garden Tools > Pruning Shears", "pruning shears", 59, {
      does: "come apart with one screw; fit small hands; cut clean for thirty years",
      ends: "crushed stems; sore wrists; new shears every spring",
      tried: "pruned forty apple trees with one pair; left them in the rain for a winter",
      shown: "takes the shears apart and cleans them; cuts a branch, then a sheet of paper",
    }),
    product("Home & Garden > Garden Tools > Hand Trowels", "hand trowels", 24, {
      does: "do not bend in clay; are forged from one piece; measure the depth for you",
      ends: "bent blades; blisters; bulbs planted too deep",
      tried: "tried to bend one over a knee; planted 300 tulips in one afternoon",
      shown: "digs through clay without a pause; leans on the handle with full weight",
    }),
    product("Home & Garden > Garden Tools > Garden Hoses", "soaker hoses", 44, {
      does: "water while you are away; use a third of the water; never kink",
      ends: "watering cans at dusk; brown lawns; begging the neighbours",
      tried: "went on holiday for three weeks in July; measured every litre for a summer",
      shown: "turns the tap and walks away; compares two beds after a dry fortnight",
    }),
    product("Home & Garden > Garden Tools > Lawn Mowers", "push mowers", 189, {
      does: "start without a cable; let the neighbours sleep; hang on one hook",
      ends: "petrol fumes; Sunday noise; cables in the hedge",
      tried: "mowed at seven on a Sunday and woke nobody; raced a petrol mower over ten metres",
      shown: "mows barefoot beside a sleeping baby; lifts the mower onto a hook with one hand",
    }),
    product("Home & Garden > Plants > Seeds", "vegetable seeds", 26, {
      does: "come with a plan for each week; suit a north-facing balcony; grow or get replaced",
      ends: "empty flower pots; split tomatoes; seed packets from 2019",
      tried: "planted a whole box on a balcony in March; forgot to water them for ten days",
      shown: "pulls out a carrot that is far too small, and cheers; turns a balcony green in a time lapse",
    }),
    product("Home & Garden > Plants > Raised Beds", "raised beds", 129, {
      does: "stand in twenty minutes; keep slugs out; spare your back",
      ends: "slugs; kneeling in mud; gardens too small for vegetables",
      tried: "harvested 41 kilos from one bed; built one on a garage roof",
      shown: "sets one up while a kettle boils; picks salad in office shoes",
    }),
    product("Home & Garden > Plants > Potting Soil", "peat-free potting soil", 19, {
      does: "holds water for a week; weighs half as much; comes without peat",
      ends: "plants that die in a week; dragging heavy sacks; fungus gnats",
      tried: "repotted 40 house plants in a day; grew the same basil in two kinds of soil",
      shown: "squeezes a handful until water runs out; carries two bags up to the fourth floor",
    }),
  ],
  about: ["{name} makes {a} and {b} that can be repaired.", "{A} and {b} for balconies and small yards."],
  nouns: { customers: "gardeners", expert: "allotment neighbour", crowd: "allotment club", units: "days" },
  people: list(
    "an allotment veteran; a balcony gardener; a family with one flower bed; a landscape gardener",
  ),
  errors: list("watering at noon; cutting in the wrong place; planting too early; buying cheap twice"),
  occasions: list("small balconies; the first warm weekend; heavy clay; people who kill basil"),
  moments: list("first warm day of the year; balcony, third floor, north side; muddy hands, cold tea"),
  angles: themes(
    "Tools for the next thirty years: durability; Grow food anywhere: space, food; " +
      "Gardening without the ache: health; Even you can't kill it: beginner; An hour outside is the point",
  ),
  personas: themes(
    "Balcony gardeners: space; New house owners with a lawn: life event; " +
      "Gardeners with sore wrists: health; Families who want to grow food: family; Allotment veterans",
  ),
  sellingPoints: [
    point("Can be repaired: durability", "Every part can be replaced", "Repaired for as long as you garden"),
    point("Easy on the body: comfort", "Made for sore backs", "Light enough for one hand"),
    point("Ready to use: ease", "Ready in twenty minutes", "No tools, no manual"),
    point("Good for the ground: sustainability", "No peat, no poison", "Saves water all summer"),
    point("Season promise", "Use it for a whole season", "Help by message all season"),
  ],
  campaigns: [
    push("Two square metres", "Education", "What grows on a balcony, month by month."),
    push("Over the fence", "Brand", "Neighbours who garden together."),
  ],
  offers: [push("First warm weekend, 20% off", "Discount", "Three days, everything in the shop.")],
};
