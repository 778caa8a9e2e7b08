import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const eyewear: Trade = {
  id: "eyewear",
  topic: "glasses",
  category: "Eyewear & Optician",
  words: ["Eyewear", "Optics", "Frames", "Lens", "Sight"],
  icon: "M6 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10 12a2 2 0 0 1 4 0M2 12l2-5M22 12l-2-5",
  products: [
    product("Fashion & Accessories > Eyewear > Prescription Glasses", "prescription glasses", 145, {
      does: "come with lenses in the price; weigh 14 grams; arrive in five days",
      ends: "marks on the nose; frames that slide down; prices nobody can explain",
      tried: "let strangers choose between five frames; sat on a pair, twice",
      shown: "tries on five frames, one a second; twists a frame and lets it spring back",
    }),
    product("Fashion & Accessories > Eyewear > Sunglasses", "polarized sunglasses", 95, {
      does: "cut the glare off wet roads; see through water; stay on in the surf",
      ends: "squinting at traffic lights; glare on the water; scratched lenses",
      tried: "drove into the evening sun for an hour; dropped them off a boat and dived",
      shown: "holds one lens in front of a glittering river; drives west at dusk without squinting",
    }),
    product("Fashion & Accessories > Eyewear > Screen Glasses", "screen glasses", 75, {
      does: "rest your eyes; take the edge off neon light; need no prescription",
      ends: "headaches after work; dry eyes; rubbed eyes at four",
      tried: "wore them through nine hours of video calls; coded with and without for a week",
      shown: "closes the laptop at six and looks awake; films two eyes after the same day at a desk",
    }),
    product("Fashion & Accessories > Eyewear > Reading Glasses", "reading glasses", 35, {
      does: "fold flat as a card; live in every jacket; look nothing like the pharmacy",
      ends: "menus at arm's length; lost glasses; borrowing a neighbour's pair",
      tried: "hid six pairs around the house; read a wine list by candlelight",
      shown: "reads a menu by candlelight; pulls a flat pair out of a shirt pocket",
    }),
    product("Fashion & Accessories > Eyewear > Kids Glasses", "kids' glasses", 69, {
      does: "survive football; come with a spare pair; bend and come back",
      ends: "broken hinges; tears at the optician; glasses in the sandpit",
      tried: "handed them to a class of six-year-olds; ran over a pair with a scooter",
      shown: "bends a small frame around one finger; lets a first-grader choose, and choose again",
    }),
  ],
  about: [
    "{name} sends five pairs of {a} home and makes the lenses within two days.",
    "{A} and {b} in titanium and acetate, with the lenses in the price.",
  ],
  nouns: { customers: "wearers", expert: "optician", crowd: "office", units: "days" },
  people: list(
    "an optician; a student before the first day at work; a driver on the evening shift; a mother of two",
  ),
  errors: list(
    "paying extra for thin lenses; cleaning lenses with a shirt; skipping eye tests; " +
      "wearing the first pair you tried",
  ),
  occasions: list("long days at a desk; low winter sun; small faces; people who have never worn any"),
  moments: list("low sun, wet road, no glare; first day at work; five frames, one mirror"),
  angles: themes(
    "Glasses without the markup: value, price; Try them on at home: convenience, risk-free; " +
      "So light you forget them: comfort; Rested eyes: health, work; A new face for a new start",
  ),
  personas: themes(
    "People who stare at screens: work; First-time glasses wearers: beginner; Drivers at dusk: safety; " +
      "Parents of children with glasses: family; People with more frames than shoes",
  ),
  sellingPoints: [
    point("Lenses included: price", "Lenses are in the price", "No extra for thin lenses"),
    point("Home try-on: convenience", "Five frames for five days", "Free both ways"),
    point("Hard to break: material", "Bends and comes back", "Hinges without a screw"),
    point("Guarantee: trust", "Scratched? New lenses", "One replacement, no questions"),
    point("Good optics", "Lenses ground in two days", "Coated against glare and dust"),
  ],
  campaigns: [
    push("Which pair?", "Collaboration", "Strangers choose frames for one another."),
    push("What glasses cost", "Education", "Takes the price of a pair apart, line by line."),
  ],
  offers: [push("Second pair for half", "Bundle", "Any two pairs, the cheaper one at half price.")],
};
