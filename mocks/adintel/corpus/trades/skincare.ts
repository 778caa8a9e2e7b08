import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const skincare: Trade = {
  id: "skincare",
  topic: "skin care",
  category: "Beauty, Cosmetic & Personal Care",
  words: ["Skin", "Botanics", "Derm", "Glow Lab", "Apothecary"],
  icon: "M9 2h6v4H9zM8 9a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3v11a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM8 12h8M8 17h8",
  products: [
    product("Beauty & Personal Care > Skin Care > Moisturizers", "barrier cream", 34, {
      does: "calms redness overnight; sinks in within a minute; lists eleven ingredients, all explained",
      ends: "tight skin; flaky patches; redness before big meetings",
      tried: "used nothing else for 28 days; wore it on one half of the face for a week",
      shown: "draws the skin barrier as a brick wall; films one cheek every seven days",
    }),
    product("Beauty & Personal Care > Skin Care > Face Serums", "night serum", 42, {
      does: "works while you sleep; fades marks in six weeks; does not sting",
      ends: "dull mornings; old acne marks; serums that sting",
      tried: "took a photo every night for six weeks; sent an empty bottle to an outside lab",
      shown: "counts three drops onto a fingertip; flicks through six weeks of photos in six seconds",
    }),
    product("Beauty & Personal Care > Skin Care > Cleansers", "gel cleanser", 22, {
      does: "takes off sunscreen in one go; rinses clean in cold water; leaves no tightness",
      ends: "tight cheeks; mascara on the towel; breakouts along the jaw",
      tried: "washed off stage makeup with one pump; threw out three other bottles",
      shown: "presses a white towel to a clean face; washes half of a full face of makeup",
    }),
    product("Beauty & Personal Care > Skin Care > Sunscreens", "daily sunscreen", 28, {
      does: "leaves no white cast; sits well under makeup; does not run into your eyes",
      ends: "white cast; stinging eyes; sunscreen that pills",
      tried: "wore it through a football match in July; put it on over foundation",
      shown: "blends two fingers' worth in under a minute; holds both cheeks under a UV lamp",
    }),
    product("Beauty & Personal Care > Skin Care > Face Masks", "clay masks", 26, {
      does: "clear pores in ten minutes; never dry to a crust; wash off with one cloth",
      ends: "shiny foreheads; blocked pores; masks that crack",
      tried: "answered the door with one on; used one every Sunday for three months",
      shown: "wipes one off after ten minutes; peers at one nose through a magnifying glass",
    }),
  ],
  about: [
    "{name} makes {a} and {b} for skin that reacts to everything.",
    "{A} and {b}, mixed in small batches and dated like milk.",
  ],
  nouns: { customers: "testers", expert: "dermatologist", crowd: "whole ward", units: "days" },
  people: list("a nurse; a bride-to-be; a woman with sensitive skin; a student with acne"),
  errors: list("scrubbing; layering nine products; washing with hot water; changing creams every week"),
  occasions: list("sensitive skin; winter faces; the short routine; skin that reacts to everything"),
  moments: list(
    "11 p.m., bathroom light, honest skin; no filter, no makeup; ten minutes until the video call",
  ),
  angles: themes(
    "Repair the skin barrier first: science, health; Fewer products, better skin: simplicity; " +
      "Nothing that irritates: sensitive skin; Visible change in weeks: results, timeline; " +
      "Honest about what cream cannot do",
  ),
  personas: themes(
    "Women with sensitive skin: sensitive skin; Skin care beginners: beginner; " +
      "Adults with acne: acne, frustration; New mothers with five minutes: time-poor; Ingredient readers",
  ),
  sellingPoints: [
    point("Fragrance-free: ingredients", "No perfume at all", "Smells of nothing, on purpose"),
    point("Short list: ingredients", "Every ingredient explained", "No ingredient without a job"),
    point("Clinically tested: proof", "Tested on 214 people", "Results reviewed by outside doctors"),
    point("Refillable: sustainability", "Refills cost a third less", "Keep the jar, change the pod"),
    point("Money back", "60 days to change your mind", "Send back the empty tube"),
  ],
  campaigns: [
    push("28 days, no filter", "Education", "Testers show their skin week by week."),
    push("Ask the nurse", "Education", "A dermatology nurse answers the comments."),
  ],
  offers: [push("Refill month", "Discount", "A fifth off everything that goes into an old jar.")],
};
