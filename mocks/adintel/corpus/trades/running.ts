import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const running: Trade = {
  id: "running",
  topic: "running",
  category: "Sporting Goods",
  words: ["Running", "Stride", "Trail Co", "Athletics", "Pace Club"],
  icon: "M3 16v-5l4-1 3-4 3 5 6 2a3 3 0 0 1 2 3v2H3zM3 19h18M11 9l2-1M12.5 11l2-1",
  products: [
    product("Sports & Outdoors > Running > Trail Running Shoes", "trail running shoes", 139, {
      does: "dry within the hour; grip on wet rock; shrug off mud; can be resoled twice",
      ends: "wet socks; slippery roots; soles that wear out by spring",
      tried: "ran through a river in them; wore nothing else for a week of rain",
      shown: "crosses a stream and shows them dry an hour later; holds a worn sole next to a new one",
    }),
    product("Sports & Outdoors > Running > Road Running Shoes", "road running shoes", 129, {
      does: "stay springy past 800 km; leave room for your toes; weigh 228 grams; go easy on the knees",
      ends: "numb toes; sore knees; black toenails",
      tried: "ran a marathon in them straight out of the box; had a physio cut a pair in half",
      shown: "puts one shoe on the kitchen scales; loosens two eyelets and wiggles ten free toes",
    }),
    product("Sports & Outdoors > Running > Running Shorts", "running shorts", 49, {
      does: "never chafe; carry keys, card and four gels; dry while you stretch",
      ends: "chafing; bouncing keys; shorts that ride up",
      tried: "ran thirty kilometres with six gels in the pockets; put them through a hundred washes",
      shown: "packs keys, a card and four gels and jumps up and down; wrings them out and puts them back on",
    }),
    product("Sports & Outdoors > Running > Running Jackets", "running jackets", 119, {
      does: "keep rain out for three hours; breathe uphill; fold into their own pocket",
      ends: "soaked shirts; clammy sleeves; runs skipped because of rain",
      tried: "stood under a garden hose for ten minutes; wore one on every wet run since March",
      shown: "stuffs one into its own pocket; takes one off in the rain to show a dry shirt",
    }),
    product("Sports & Outdoors > Running > Running Socks", "merino running socks", 18, {
      does: "keep blisters away; stay up; smell of nothing after three runs",
      ends: "blisters; slipping heels; cold toes",
      tried: "wore the same pair for five runs; stepped into every puddle on the route",
      shown: "smells a worn pair on camera, and shrugs; peels off wet shoes to show two good heels",
    }),
  ],
  about: [
    "{name} makes {a} and {b} for people who run in any weather.",
    "{A} and {b}, tested on wet hills by a team of amateurs.",
  ],
  nouns: { customers: "runners", expert: "physio", crowd: "running club", units: "kilometres" },
  people: list("a club runner; a first-time marathon runner; a father with a running buggy; a track coach"),
  errors: list("running in cotton; starting too fast; saving the good gear for race day; skipping easy days"),
  occasions: list("wet mornings; a first marathon; long Sunday runs; the dark half of the year"),
  moments: list(
    "5:40 a.m., two degrees and raining; one hill left before breakfast; start line in four minutes",
  ),
  angles: themes(
    "Run in any weather: comfort, weather; Fewer injuries through better fit: health, fit; " +
      "Gear that outlasts the season: durability, value; One kit for road and trail: versatility; " +
      "Made for slow runners too",
  ),
  personas: themes(
    "Weekend trail runners: outdoors, hobby; First-time marathon runners: beginner, goal; " +
      "Parents who run before work: time-poor; Runners coming back from injury: health; " +
      "Club runners chasing a personal best",
  ),
  sellingPoints: [
    point("Tested in the rain: material", "Tested in the rain", "Dries by the next run"),
    point("Light: weight", "You forget you are wearing it", "Every gram weighed twice"),
    point("Repairs: value", "Repaired, not replaced", "Free repairs for three years"),
    point("Right size: fit", "Half sizes and two widths", "A second size, sent free"),
    point("60-day test run", "Run in it for 60 days", "Send it back, mud and all"),
  ],
  campaigns: [
    push("Run in anything", "Brand", "A winter of wet Tuesdays with one running club."),
    push("Sixty days to decide", "Evergreen", "What people do in their 60-day test run."),
  ],
  offers: [push("Club discount", "Discount", "Running clubs of ten or more order together.")],
};
