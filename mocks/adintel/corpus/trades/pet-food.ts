import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const petFood: Trade = {
  id: "pet-food",
  topic: "dogs and cats",
  category: "Pet Supplies",
  words: ["Pets", "Paws", "Bowl", "Petfood", "Tails"],
  icon: "M3 13h18l-2 6a2 2 0 0 1-2 1H7a2 2 0 0 1-2-1zM6 13a3 3 0 0 1 3-4 3 3 0 0 1 6 0 3 3 0 0 1 3 4M12 3v2M7 4l1 2M17 4l-1 2",
  products: [
    product("Pets > Dog Food > Fresh Dog Food", "fresh dog food", 45, {
      does: "has six ingredients you can name; comes in portions for your dog; empties the bowl in a minute",
      ends: "constant scratching; labels nobody understands; bowls that stay full",
      tried: "tasted a spoonful on camera; fed both bowls side by side for two weeks",
      shown: "fills a bowl while a terrier spins in circles; reads a label and stops at the fourth word",
    }),
    product("Pets > Dog Food > Dry Dog Food", "dry dog food", 52, {
      does: "is baked, not puffed; is easy on sensitive stomachs; lands on your doorstep each month",
      ends: "upset stomachs at night; heavy bags from the shop; mystery meat",
      tried: "changed over one handful at a time; weighed the dog every Sunday for two months",
      shown: "crumbles one piece to show what is inside; lifts a small bag next to a huge one",
    }),
    product("Pets > Dog Food > Puppy Food", "puppy food", 39, {
      does: "grows with your puppy; is planned by vets; fits a mouth with eleven teeth",
      ends: "first-week worries; guessing how much to feed; puppy tummy trouble",
      tried: "wrote down every meal for eight weeks; asked three vets the same question",
      shown: "measures breakfast for six puppies; films a puppy falling asleep in an empty bowl",
    }),
    product("Pets > Cat Food > Wet Cat Food", "wet cat food", 36, {
      does: "wins over fussy cats; is more than half fish; comes in one-meal trays",
      ends: "cats that walk away from dinner; half-full tins in the fridge; 4 a.m. protests",
      tried: "offered four bowls to the fussiest cat in the street; let the cat decide for a month",
      shown: "opens a tray and is run over by two cats; puts down two plates, one of which stays full",
    }),
    product("Pets > Dog Food > Dog Treats", "dog treats", 14, {
      does: "clean teeth while they chew; have one ingredient; snap into small bits for training",
      ends: "bad breath on the sofa; sugar in the treat jar; treats the size of a brick",
      tried: "trained a stubborn beagle with one bag; left the bag open on the floor",
      shown: "teaches a puppy to sit in four tries; snaps one treat into nine crumbs",
    }),
  ],
  about: [
    "{name} makes {a} and {b} in small batches and delivers to the door.",
    "{A} with one source of protein and nothing to hide, planned by vets.",
  ],
  nouns: { customers: "pet owners", expert: "vet", crowd: "dog park", units: "meals" },
  people: list("a dog sitter; an owner of two rescues; a young vet; a retired postman"),
  errors: list(
    "reading only the front of the bag; feeding by eye; changing food overnight; sharing breakfast",
  ),
  occasions: list("sensitive stomachs; picky eaters; rescues who missed out; grey muzzles"),
  moments: list(
    "the sound of the freezer door; day one with a rescue who would not eat; four paws on the kitchen scales",
  ),
  angles: themes(
    "Know what is in the bowl: trust, ingredients; Calmer stomachs, quieter nights: health; " +
      "They finally finish dinner: relief; Vets helped to plan it: science; Easier than cooking yourself",
  ),
  personas: themes(
    "Owners of animals with allergies: health; First-time pet owners: beginner; " +
      "Owners of picky eaters: frustration; Owners of rescues: emotion; People who read every label",
  ),
  sellingPoints: [
    point("Planned by vets: proof", "Recipes by veterinarians", "Every recipe checked by a vet"),
    point("One protein: ingredients", "A single source of protein", "Good for allergies"),
    point("Delivered: convenience", "At the door every four weeks", "Skip a month with one tap"),
    point("Shinier coat: results", "A softer coat in four weeks", "Less hair on the sofa"),
    point("Trial box", "14 days at half price", "Money back if the bowl stays full"),
  ],
  campaigns: [
    push("Read the back", "Education", "Strangers read pet food labels aloud."),
    push("Grey muzzles", "Brand", "Portraits of old animals and their people."),
  ],
  offers: [push("Trial box at half price", "Free trial", "Fourteen days of food for one animal.")],
};
