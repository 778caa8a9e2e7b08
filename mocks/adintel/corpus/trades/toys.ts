import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const toys: Trade = {
  id: "toys",
  topic: "playing with children",
  category: "Toys & Games",
  words: ["Toys", "Play", "Blocks", "Playroom", "Kids"],
  icon: "M3 13h8v8H3zM13 13h8v8h-8zM8 4h8v8H8zM6 17h2M16 17h2M11 8h2",
  products: [
    product("Toys & Games > Building Toys > Wooden Blocks", "wooden blocks", 54, {
      does: "survive the second child; keep them busy for an hour; fit back in the box",
      ends: "plastic everywhere; toys that bore after a day; broken pieces",
      tried: "stacked all 62 of them up to the ceiling; hid every other toy for a week",
      shown: "builds up to the ceiling and lets it fall; builds with a toddler for an hour",
    }),
    product("Toys & Games > Building Toys > Marble Runs", "marble runs", 79, {
      does: "click together without glue; grow piece by piece; fascinate grandfathers too",
      ends: "rainy Saturdays; missing marbles; tracks that fall apart",
      tried: "built one down two flights of stairs; sent one marble through the whole flat",
      shown: "sends a marble from the bookshelf to the cat; drinks a hot coffee while a marble run clicks",
    }),
    product("Toys & Games > Building Toys > Magnetic Tiles", "magnetic tiles", 69, {
      does: "hold upside down; turn windows into churches; never end up under bare feet",
      ends: "collapsing towers; bricks underfoot; hours of screen time",
      tried: "built a garage for forty cars; left them on the table at a family party",
      shown: "hangs a castle from the fridge; holds a tile up to the sun",
    }),
    product("Toys & Games > Early Learning > Sorting Toys", "sorting toys", 36, {
      does: "make no noise; teach three things at once; fit small hands",
      ends: "flashing lights; toys that sing at night; choking worries",
      tried: "gave one to eleven toddlers at once; took it on a four-hour train ride",
      shown: "watches a toddler succeed on the ninth try; takes the last battery out of the playroom",
    }),
    product("Toys & Games > Early Learning > Toy Subscriptions", "monthly play boxes", 29, {
      does: "match what a child learns next; go back when outgrown; come with ideas for parents",
      ends: "shelves of outgrown toys; guessing what fits the age; duplicate presents",
      tried: "sent back a year of boxes and counted what was missed; let grandma choose the next box",
      shown: "opens a box with the smallest critic in the house; packs outgrown toys into the old box",
    }),
  ],
  about: [
    "{name} makes {a} and {b} that survive the second child.",
    "{A} and {b} without batteries, designed with nursery teachers.",
  ],
  nouns: { customers: "parents", expert: "nursery teacher", crowd: "playgroup", units: "afternoons" },
  people: list(
    "a father on parental leave; a nursery teacher; a godmother without children; a mother of three",
  ),
  errors: list("buying toys that sing; tidying up too early; helping too soon; buying for the wrong age"),
  occasions: list("rainy Saturdays; second birthdays; screen-free afternoons; grandparents' houses"),
  moments: list("7:10, raining, everyone up; forty minutes of silence; a hot coffee, finally"),
  angles: themes(
    "Play without a screen: screen time; Toys that grow with the child: development, value; " +
      "Time for a coffee while they play: relief; Made to be handed down: durability; A quieter living room",
  ),
  personas: themes(
    "Parents of toddlers: family; Grandparents who look for a gift: gift; " +
      "Parents worried about screen time: screen time; Nursery teachers: professional; " +
      "Godparents without children",
  ),
  sellingPoints: [
    point("Made to last: material", "Beech from one forest", "Painted with colours made for food"),
    point("Right for the age: development", "Matched to each month of age", "Chosen by nursery teachers"),
    point("Rent or keep: value", "Send back what they outgrow", "Keep the favourites"),
    point("No batteries: quiet", "No sounds, no lights", "Nothing to charge"),
    point("Spare parts", "Lost a piece? We send it", "Every piece can be replaced"),
  ],
  campaigns: [
    push("One afternoon without a screen", "Brand", "What happens when the tablet stays off."),
    push("Handed down", "Evergreen", "Toys with a second and a third owner."),
  ],
  offers: [push("Grandparents' week", "Discount", "A fifth off all gifts.")],
};
