import { list, point, product, push, themes, type Trade } from "./trade.ts";

export const mattress: Trade = {
  id: "mattress",
  topic: "sleep",
  category: "Home Goods Store",
  words: ["Sleep", "Mattress", "Nest", "Rest", "Bedding"],
  icon: "M2 18v-6a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v6M2 15h20M4 10V6h16v4M7 10V8h4v2M13 10V8h4v2M3 18v2M21 18v2",
  products: [
    product("Home & Garden > Bedroom > Hybrid Mattresses", "hybrid mattresses", 899, {
      does: "come in three firmnesses; hide every turn of your partner; stay cool on both sides",
      ends: "stiff backs; beds with a hollow; tossing and turning",
      tried: "jumped next to a glass of red wine; slept on it for 200 nights",
      shown: "jumps beside a glass of water that stands still; cuts one open and names the layers",
    }),
    product("Home & Garden > Bedroom > Foam Mattresses", "foam mattresses", 599, {
      does: "arrive in a box; let the heat out; have a cover you can wash",
      ends: "carrying a mattress upstairs; hot nights; mattress shops",
      tried: "carried one up five floors alone; unpacked it in a studio flat",
      shown: "carries a box up five floors and watches it unfold; zips off the cover and puts it in the wash",
    }),
    product("Home & Garden > Bedroom > Mattress Toppers", "mattress toppers", 199, {
      does: "save a bed that is too hard; cool you in July; roll up for guests",
      ends: "beds that are too hard; gaps between two mattresses; sweaty sheets",
      tried: "turned a sofa bed into a real one; left one half of the bed without",
      shown: "rolls one out over a sofa bed; closes the gap between two mattresses",
    }),
    product("Home & Garden > Bedroom > Pillows", "side sleeper pillows", 79, {
      does: "fill the gap at your neck; change height with one zip; keep their shape",
      ends: "numb arms; stiff necks; folding the pillow in half",
      tried: "brought one along to a hotel; swapped pillows in secret for a week",
      shown: "pulls out a layer until the neck lies straight; flattens two pillows and lets them rise",
    }),
    product("Home & Garden > Bedroom > Duvets", "wool duvets", 229, {
      does: "keep two people at two temperatures; air out instead of washing; weigh next to nothing",
      ends: "fights over the blanket; cold feet; kicking off the covers",
      tried: "shared one with the coldest feet in the family; slept under it in January and in June",
      shown: "hangs one out of a window on a frosty morning; stops fighting over the blanket",
    }),
    product("Home & Garden > Bedroom > Bed Frames", "oak bed frames", 749, {
      does: "go up without a screw; never creak; survive three moves",
      ends: "creaking slats; lost Allen keys; knees against the corner",
      tried: "built one in nine minutes without a tool; moved house with it three times",
      shown: "slots a bed together while a kettle boils; jumps on the edge to prove that nothing creaks",
    }),
    product("Home & Garden > Bedroom > Bed Linen", "linen bedding", 149, {
      does: "gets softer with every wash; looks better unironed; dries you in summer",
      ends: "ironing sheets; clammy cotton; sheets that slip off",
      tried: "washed one set a hundred times; slept in it through a heatwave",
      shown: "crumples a sheet and makes the bed with it; compares a new set with one washed a hundred times",
    }),
  ],
  about: [
    "{name} makes {a} and {b}, and takes the old ones away.",
    "{A} and {b} from wool, latex and nothing that smells.",
  ],
  nouns: { customers: "sleepers", expert: "physiotherapist", crowd: "choir", units: "nights" },
  people: list("a tired father; a couple with two blankets; a side sleeper; a mover"),
  errors: list(
    "sleeping on an old bed; blaming the back; sleeping in an overheated room; " + "scrolling until midnight",
  ),
  occasions: list("hot sleepers; two people with two opinions; a first home; sore backs"),
  moments: list("2:17, wide awake, too hot; moving day, bed first; alarm in four hours"),
  angles: themes(
    "Back pain starts at night: health, problem; Cool all night: comfort; " +
      "Try it at home, not in a shop: risk-free; Two sleepers, one bed: couples; Natural materials only",
  ),
  personas: themes(
    "Couples who sleep differently: couples; People with back pain: health; Hot sleepers: comfort; " +
      "First-time home owners: life event; Side sleepers",
  ),
  sellingPoints: [
    point("200-night trial: risk-free", "Sleep on it for 200 nights", "Free pick-up if it is not for you"),
    point("Stays cool: comfort", "Lets the heat out", "Cool on both sides"),
    point("Good for your back: health", "Developed with physiotherapists", "Wake up without the ache"),
    point("Natural: material", "Wool, oak and latex", "Nothing that smells"),
    point("Delivered upstairs", "Carried to the bedroom", "The old one goes with us"),
  ],
  campaigns: [
    push("How old is your bed?", "Education", "People guess, then look at the receipt."),
    push("Cool nights", "Seasonal", "What helps when it stays warm after dark."),
  ],
  offers: [push("Bedroom bundle", "Bundle", "Anything for the bed, cheaper together.")],
};
