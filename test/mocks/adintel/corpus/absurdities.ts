import type { Language } from "@adintel/client/types";
import type { Corpus, CreativeRecord } from "../../../../mocks/adintel/corpus/index.ts";

/** Whether a creative is absurd in one way, to a reader of its row who knows the rows of its account and the world. */
type Detector = (creative: CreativeRecord, world: Corpus) => boolean;

const wordsOf = ({ title, hook, summary }: CreativeRecord): string =>
  [title, hook, summary].flatMap((text) => text ?? []).join("\n");

const northern = {
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
};
const southern = {
  winter: northern.summer,
  spring: northern.autumn,
  summer: northern.winter,
  autumn: northern.spring,
};
const seasons: Readonly<Record<keyof typeof northern, RegExp>> = {
  winter: /\b(winter|snow|first frost|ice-cold morning)/i,
  spring: /\b((this|every|in|by) spring\b|springtime|first warm (day|weekend))/i,
  summer: /\b(summer|heatwave|beach)/i,
  autumn: /\b(autumn|falling leaves)/i,
};
const months = "January February March April May June July August September October November December".split(
  " ",
);

/** Each market's signs stand before or after the amount. */
const currencies: Readonly<Record<string, RegExp>> = {
  "United States": /(?<![A-Z])\$\d/,
  Canada: /C\$\d/,
  Australia: /A\$\d/,
  Mexico: /MX\$\d/,
  Brazil: /R\$ ?\d/,
  "United Kingdom": /£\d/,
  Japan: /¥\d/,
  "South Korea": /₩\d/,
  India: /₹\d/,
  Sweden: /\d kr\b/,
  Poland: /\d zł/,
  "United Arab Emirates": /AED \d/,
};
const euro = /€\d/;

/** Small words that hardly any other language has. */
const smallWords: Readonly<Partial<Record<Language, string>>> = {
  English: "the with and of is that who in for your my no it they on",
  German:
    "mit und die der das ein eine von für auf nach am mehr ist über jetzt im ohne nie wieder immer jeden später",
  French: "les le la avec et des une pour sur après dès du est à jours plus jamais",
  Spanish: "con el los las y una un para por en más días de al lo",
  Portuguese: "com o os uma um para dias em no mais já da e depois as que sem chega",
  Italian: "il gli con e di per giorni una un alla dopo che più da le i sono senza si",
  Dutch: "met de het een van voor en dagen op nu na aan in nooit je",
};

/** The language of a text: by its letters, or by the small words that it has most of. */
export function languageOf(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return "Arabic";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "Japanese";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(smallWords).map(([language, list]) => {
    const small = new Set(list.split(" "));
    return { language, count: words.filter((word) => small.has(word)).length };
  });
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).language;
}

/** Products, by the department of a shop that has them. */
const products: Readonly<Record<string, RegExp>> = {
  "Sports & Outdoors": /running (shoes|shorts|jackets|socks)|\b(city|cargo) bikes|bike (lights|helmets)/i,
  "Food & Drink": /coffee beans|ground coffee|cold brew/i,
  "Home & Garden": /mattress|frying pans|kitchen knives|pruning shears|hand trowels|raised beds/i,
  "Beauty & Personal Care": /barrier cream|night serum|gel cleanser|sunscreen|clay masks/i,
  "Fashion & Accessories": /prescription glasses|sunglasses|reading glasses/i,
  "Toys & Games": /wooden blocks|marble runs|magnetic tiles|play boxes/i,
  Travel: /suitcases|travel backpacks|weekender bags|packing cubes/i,
  Pets: /(dog|cat|puppy) food|dog treats/i,
};

/** What one person may well speak of, by the first words of departments. */
const together = ["Beauty Fashion", "Fashion Sports Travel", "Sports Food", "Food Home Toys", "Home Pets"];

const goTogether = (one = "", other = ""): boolean =>
  one === other ||
  together.some((words) => [one, other].every((name) => words.split(" ").includes(name.split(" ")[0] ?? "")));

const departmentsOf = (taxonomy: readonly string[]) => new Set(taxonomy.map((path) => path.split(" > ")[0]));

/** Large numbers that are no prices, such as "2,318 runners". */
const counts = /(?<![$€£¥₩₹\d,.]|[$€] |AED |AED \d+)\b\d{1,3}(?:,\d{3})+\b(?! (?:kr|zł))/g;

const statedBy = new WeakMap<Corpus, Map<string, Set<string>>>();

/** Which accounts state a number. */
function statedIn(world: Corpus): Map<string, Set<string>> {
  let stated = statedBy.get(world);
  if (!stated) {
    statedBy.set(world, (stated = new Map()));
    for (const creative of world.creatives)
      for (const number of wordsOf(creative).match(counts) ?? [])
        stated.set(number, (stated.get(number) ?? new Set()).add(creative.account.id));
  }
  return stated;
}

const timeOf = (text: string | null) => text?.slice(11, 19);
const fullHour = /T\d\d:00:00/;

/** Fifteen ways in which rows of a made-up world can be absurd, each with how a reader notices. */
export const absurdities = {
  "a still image with a voice": ({ mediaType, ugcCharacter }) =>
    mediaType === "IMAGE" &&
    /talk|speak|whisper|\bsay|answer|explain|voice|interview|\bcuts\b|microphone|\breads\b/i.test(
      ugcCharacter?.description ?? "",
    ),
  "strangers interviewed elsewhere than in the street, or the reverse"({
    mediaType,
    categories,
    ugcCharacter,
  }) {
    const isInterview = categories.includes("Street Interview");
    const description = ugcCharacter?.description ?? "";
    const asks = /stranger|passers/i.test(description);
    return asks ? !isInterview : isInterview && mediaType === "VIDEO" && description !== "";
  },
  "somebody of an age that their part rules out"({ categories, summary, ugcCharacter }) {
    const part = [...categories, summary ?? ""].join(" ");
    const age = ugcCharacter?.ageRange;
    if (age === "0-18")
      return /founder|\b(mother|father|bride|chef|nurse|coach|teacher|optician|mechanic|consultant|vet|veteran)\b/i.test(
        part,
      );
    return (
      (age === "18-24" && /\bretired\b/i.test(part)) ||
      (age === "65+" && /\b(student|young vet)\b/i.test(part))
    );
  },
  "a collab with a creator from an unrelated department": ({ account, collabs }) =>
    collabs.some(({ taxonomy }) => {
      const own = departmentsOf(account.taxonomy);
      const others = [...departmentsOf(taxonomy)];
      return (
        own.size > 0 &&
        others.length > 0 &&
        !others.some((department) => [...own].some((name) => goTogether(name, department)))
      );
    }),
  "a number of customers that another account has, too": (creative, world) =>
    (wordsOf(creative).match(counts) ?? []).some((number) => (statedIn(world).get(number)?.size ?? 0) > 1),
  "a season that it is not"({ startAt, location, campaign, ...creative }) {
    if (startAt === null) return false;
    const month = Number(startAt.slice(5, 7));
    const text = [wordsOf(creative as CreativeRecord), campaign?.title, campaign?.summary].join("\n");
    const places = ["Australia", "Brazil"].includes(location) ? southern : northern;
    const isWrongMonth = months.some((name, place) => {
      const distance = Math.abs(place + 1 - month);
      return (
        new RegExp(`\\b(in|since|until|by) ${name}\\b`).test(text) && Math.min(distance, 12 - distance) > 1
      );
    });
    const names = Object.keys(seasons) as (keyof typeof seasons)[];
    return isWrongMonth || names.some((name) => seasons[name].test(text) && !places[name].includes(month));
  },
  "a start on the full hour": ({ startAt }) => fullHour.test(startAt ?? ""),
  "an end on the full hour, or at the time of its start": ({ startAt, endAt }) =>
    endAt !== null && (fullHour.test(endAt) || timeOf(endAt) === timeOf(startAt)),
  "another language than it claims": (creative) =>
    wordsOf(creative) !== "" && languageOf(wordsOf(creative)) !== creative.language,
  "a price in the money of another country"({ location, ...creative }) {
    const text = wordsOf(creative as CreativeRecord);
    const signs = Object.entries({ ...currencies, euro }).filter(([, sign]) => sign.test(text));
    return signs.some(([place]) => place !== (location in currencies ? location : "euro"));
  },
  "a presenter of another gender than the person described"({ summary, ugcCharacter }) {
    const gender = ugcCharacter?.gender;
    if (summary === null || !gender) return false;
    const isWoman = /\b(woman|mother|godmother|bride)\b/i.test(summary);
    const isMan = /\b(man|father|postman)\b/i.test(summary);
    return (isWoman && gender !== "female") || (isMan && gender !== "male");
  },
  "a product that its account does not sell"({ account, ...creative }) {
    const own = departmentsOf(account.taxonomy);
    const text = `${creative.title} ${creative.hook}`;
    return Object.entries(products).some(
      ([department, names]) => names.test(text) && own.size > 0 && !own.has(department),
    );
  },
  "an offer that was over weeks ago": ({ daysRun, ...creative }) =>
    (daysRun ?? 0) > 7 &&
    /\b(until|only this|this) (mon|tues|wednes|thurs|fri|satur|sun)day\b( only)?|last chance|today only|ends (today|tomorrow)/i.test(
      wordsOf(creative as CreativeRecord).replaceAll(/^.*\bthis is\b.*$/gim, ""),
    ),
  "a description of another medium"({ mediaType, summary, ugcCharacter }) {
    const text = summary ?? "";
    if (mediaType === "IMAGE")
      return /filmed|voice-over|last words|screen recording|quick cuts|one take|sketch in/i.test(text);
    if (mediaType === null) return false;
    const isSilent = /no voice-over|without a word/i.test(text);
    return (
      /^(a|two) photos?\b|^a chart|large type/i.test(text) ||
      (isSilent && /talk|speak|whisper/i.test(ugcCharacter?.description ?? ""))
    );
  },
  "a presenter who is not the creator it tags": ({ collabs: [creator], ugcCharacter }) =>
    creator !== undefined &&
    ugcCharacter !== null &&
    (["gender", "ageRange", "ethnicity"] as const).some((key) => ugcCharacter[key] !== creator[key]),
} satisfies Record<string, Detector>;

/** By absurdity, the share of creatives in these worlds that are absurd, from 0 to 1. */
export function sharesIn(worlds: readonly Corpus[]): Record<string, number> {
  const all = worlds.flatMap((world) => world.creatives.map((creative) => ({ world, creative })));
  const detectors: Record<string, Detector> = absurdities;
  return Object.fromEntries(
    Object.entries(detectors).map(([name, isAbsurd]) => [
      name,
      all.filter(({ world, creative }) => isAbsurd(creative, world)).length / Math.max(1, all.length),
    ]),
  );
}
