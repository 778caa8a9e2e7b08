import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const kitchen: Trade = {
  id: "kitchen",
  topic: "cooking at home",
  category: "Kitchen/Cooking",
  words: ["Kitchen", "Cookware", "Table", "Pantry", "Hearth"],
  icon: "M3 10h13v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM16 11h6M7 3c-1 1.5 1 2.5 0 4M12 3c-1 1.5 1 2.5 0 4",
  products: [
    product("Home & Garden > Kitchen > Frying Pans", "frying pans", 89, {
      does: "let eggs slide off without oil; get better with age; go from stove to oven",
      ends: "burnt eggs; flaking coatings; pans that warp",
      tried: "fried forty eggs in a row without oil; dropped one on purpose",
      shown: "tilts the pan until an egg slides out; scrapes the pan with a fork and wipes it clean",
    }),
    product("Home & Garden > Kitchen > Kitchen Knives", "kitchen knives", 79, {
      does: "hold their edge for a year; fit small hands; cut tomatoes by their own weight",
      ends: "blunt knives; crushed tomatoes; tears over onions",
      tried: "cut 1,200 onions before sharpening; gave one to a chef and asked for the truth",
      shown: "slices a tomato so thin that the board shows through; halves a falling sheet of paper",
    }),
    product("Home & Garden > Kitchen > Kettles", "gooseneck kettles", 69, {
      does: "pour without a splash; hold the exact temperature; boil in three minutes",
      ends: "scalded fingers; limescale crumbs; boiling the same water twice",
      tried: "poured a full litre into a thimble; timed it against the old one",
      shown: "draws a thin circle of water over a filter; sets 92 degrees and pours without looking",
    }),
    product("Home & Garden > Kitchen > Storage Jars", "glass storage jars", 39, {
      does: "stack three high; close with one click; keep bread fresh for a week",
      ends: "half-open bags of flour; pantry moths; lids that fit nothing",
      tried: "turned a full one upside down over a white carpet; sorted the whole pantry in an hour",
      shown: "turns a messy shelf into four tidy rows; shakes a jar of soup upside down",
    }),
    product("Home & Garden > Kitchen > Baking Dishes", "baking dishes", 54, {
      does: "go from freezer to oven; look good on the table; come clean without soaking",
      ends: "soaking overnight; chipped corners; soggy lasagne",
      tried: "put one from the freezer straight into the oven; baked a lasagne for fourteen in two of them",
      shown: "carries a bubbling dish straight to the table; wipes off burnt cheese with one stroke",
    }),
    product("Home & Garden > Kitchen > Hand Blenders", "hand blenders", 64, {
      does: "turn anything into soup; fit in a drawer; rinse clean in ten seconds",
      ends: "soup on the ceiling; lumpy sauces; blenders with nine parts",
      tried: "made mayonnaise in eleven seconds; blended frozen berries without a break",
      shown: "makes mayonnaise in a jam jar; rinses the blender with a single swirl",
    }),
    product("Home & Garden > Kitchen > Cutting Boards", "oak cutting boards", 59, {
      does: "go easy on the blade; stay put on a wet counter; can be sanded like new",
      ends: "boards that slide; knife marks that smell; juice all over the counter",
      tried: "chopped on one side for three years; left it under a dripping tap for a night",
      shown: "sands a ten-year-old board until it looks new; carves a chicken without losing a drop",
    }),
  ],
  about: [
    "{name} makes {a} and {b} that are meant to be handed down.",
    "{A} and {b} in four colours, sold without a shop in between.",
  ],
  nouns: { customers: "home cooks", expert: "grandmother", crowd: "supper club", units: "dinners" },
  people: list("a home cook; a couple in a first flat; a retired chef; a father of three"),
  errors: list(
    "crowding the pan; washing knives in the dishwasher; buying sets of twelve; " +
      "cooking everything on full heat",
  ),
  occasions: list("weeknight dinners; a first kitchen; small kitchens; long tables"),
  moments: list("18:55 and everyone is hungry; first dinner in the new flat; one pot, no recipe"),
  angles: themes(
    "Buy it once: durability, value; Nothing toxic on the stove: health; " +
      "Professional results at home: quality; Cook more, wash less: ease; " +
      "Less in the cupboard, more on the table",
  ),
  personas: themes(
    "People who just moved in together: life event; Home cooks short on time: time-poor; " +
      "Hosts of long dinners: hobby; Small kitchen owners: space; People who look for a wedding gift",
  ),
  sellingPoints: [
    point("Easy to clean: ease", "Wipes clean with water", "Two minutes, no soaking"),
    point("Lifetime guarantee: value", "Guaranteed for life", "We repair what breaks"),
    point("Good materials: quality", "Steel, glass and oak", "No coating that can flake"),
    point("Looks good: design", "Too good for the cupboard", "Four colours that go together"),
    point("Saves space", "Stacks in one drawer", "Hangs, stacks or stands"),
  ],
  campaigns: [
    push("Buy it once", "Brand", "Customers' oldest pieces, photographed like portraits."),
    push("First kitchen", "Evergreen", "What a first kitchen needs, and what it does not."),
  ],
  offers: [push("Trade in the old one", "Discount", "A voucher for any old piece that is sent in.")],
};
