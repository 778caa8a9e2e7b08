import { describe, expect, it } from "vitest";
import {
  createCorpus,
  createOwnCorpus,
  type CreativeRecord,
} from "../../../../mocks/adintel/corpus/index.ts";
import { neutral, trades } from "../../../../mocks/adintel/corpus/trades/index.ts";
import { now } from "../../../now.ts";
import { absurdities, languageOf, sharesIn } from "./absurdities.ts";

const options = { seed: 1, accounts: 40, mediaPerAccount: 60, now };
const worlds = [1, 2, 3, 4, 5].map((seed) => createCorpus({ ...options, seed }));
const [world = createCorpus(options)] = worlds;
const pick = (passes: (creative: CreativeRecord) => boolean): CreativeRecord => {
  const found = world.creatives.find(passes);
  if (!found) throw new Error("the world has no such creative");
  return found;
};

const video = pick(({ mediaType, account, language, ugcCharacter }) =>
  [
    mediaType === "VIDEO",
    account.type === "BRAND",
    account.taxonomy.length > 0,
    language === "English",
    ugcCharacter,
  ].every(Boolean),
);
const joint = pick(({ collabs, ugcCharacter }) => collabs.length > 0 && ugcCharacter?.gender === "female");
const stranger = pick(
  ({ account }) =>
    account.taxonomy.length > 0 &&
    account.trade !== joint.account.trade &&
    account.taxonomy[0]?.split(" ")[0] !== joint.account.taxonomy[0]?.split(" ")[0],
);
const presenter = (facts: object) => ({ ...video.ugcCharacter, ...facts }) as CreativeRecord["ugcCharacter"];
const counted = pick(
  ({ title, account }) =>
    /\d,\d{3} [a-z]/.test(title ?? "") && !/[$€£¥₩₹]/.test(title ?? "") && account !== video.account,
);

/** For each absurdity, a creative that has it. */
const absurd: Record<keyof typeof absurdities, CreativeRecord> = {
  "a still image with a voice": {
    ...video,
    mediaType: "IMAGE",
    ugcCharacter: presenter({ description: "Sits on the bed and whispers" }),
  },
  "strangers interviewed elsewhere than in the street, or the reverse": {
    ...video,
    categories: ["Unboxing"],
    ugcCharacter: presenter({ description: "Interviews strangers" }),
  },
  "somebody of an age that their part rules out": {
    ...video,
    categories: ["Founder Story"],
    ugcCharacter: presenter({ ageRange: "0-18" }),
  },
  "a collab with a creator from an unrelated department": { ...joint, collabs: [stranger.account] },
  "a number of customers that another account has, too": { ...video, title: "Loved by 1,204 people" },
  "a season that it is not": {
    ...video,
    startAt: "2026-11-02T09:14:11.000Z",
    location: "Germany",
    title: "For the first warm weekend",
  },
  "a start on the full hour": { ...video, startAt: "2026-11-02T09:00:00.000Z" },
  "an end on the full hour, or at the time of its start": {
    ...video,
    startAt: "2026-11-02T09:14:11.000Z",
    endAt: "2026-11-05T09:14:11.000Z",
  },
  "another language than it claims": { ...video, language: "German" },
  "a price in the money of another country": { ...video, location: "Germany", title: "Yours for $49" },
  "a presenter of another gender than the person described": {
    ...video,
    summary: "A tired father sleeps.",
    ugcCharacter: presenter({ gender: "female" }),
  },
  "a product that its account does not sell": {
    ...video,
    title: "Raised beds and dog food, electric cargo bikes and gel cleanser",
  },
  "an offer that was over weeks ago": { ...video, daysRun: 30, title: "This Monday only: 10% off" },
  "a description of another medium": { ...video, summary: "A photo of a table." },
  "a presenter who is not the creator it tags": {
    ...joint,
    ugcCharacter: { ...presenter({ gender: "male" }) } as CreativeRecord["ugcCharacter"],
    collabs: joint.collabs.map((creator) => ({ ...creator, gender: "female" })),
  },
};

describe("made-up worlds", () => {
  const shares = sharesIn(worlds);

  it.each(Object.keys(shares))("have %s in one row of a hundred at most", (name) => {
    expect(shares[name]).toBeLessThanOrEqual(0.01);
  });

  it.each(Object.keys(absurd) as (keyof typeof absurd)[])("would be noticed to have %s", (name) => {
    const other = { ...counted, title: "Loved by 1,204 people" };
    const planted = Object.freeze({ ...world, creatives: [absurd[name], other] });
    expect(absurdities[name](absurd[name], planted)).toBe(true);
  });

  it("are written in eight languages besides English, of which one is written from the right", () => {
    for (const { creatives } of worlds) {
      const languages = new Set(creatives.map(({ language }) => language));
      expect([...languages].sort()).toEqual([
        "Arabic",
        "Dutch",
        "English",
        "French",
        "German",
        "Italian",
        "Japanese",
        "Portuguese",
        "Spanish",
      ]);
    }
    const written = worlds
      .flatMap(({ creatives }) => creatives)
      .map(({ title, language }) => title === null || languageOf(title) === language);
    expect(written.filter(Boolean).length).toBeGreaterThan(0.8 * written.length);
  });
});

it("accounts speak one language, and run most of their creatives at home", () => {
  for (const { accounts, creatives } of worlds)
    for (const account of accounts) {
      const accountCreatives = creatives.filter((creative) => creative.account === account);
      for (const key of ["language", "location"] as const) {
        const counts = accountCreatives.map(
          (one) => accountCreatives.filter((other) => other[key] === one[key]).length,
        );
        expect(Math.max(...counts)).toBeGreaterThan(0.6 * accountCreatives.length);
      }
    }
});

it("own creatives are in the language of the texts that are given, at the place of their account", () => {
  const titles = [
    "Kettles, tested by tea drinkers",
    "Der Kessel, der nicht pfeift",
    "El hervidor para toda la vida",
  ];
  const { creatives } = createOwnCorpus(
    { accounts: [{ name: "Kupfer & Korn" }], creatives: titles.map((title) => ({ title })) },
    { ...options, accounts: 0 },
  );
  expect(creatives.map(({ language }) => language)).toEqual(["English", "German", "Spanish"]);
  expect(new Set(creatives.map(({ location }) => location)).size).toBe(1);
});

describe("own data that says nothing of what it sells", () => {
  const own = createOwnCorpus(
    { accounts: [{ name: "Otherfoot" }, { name: "Otherfoot DE", language: "German" }] },
    { ...options, accounts: 0 },
  );

  it("gets texts that any shop could have, in its language", () => {
    const names = trades.flatMap(({ products }) => products.map(({ name }) => name));
    const texts = own.creatives.map(({ title, hook, summary }) =>
      `${title} ${hook} ${summary}`.toLowerCase(),
    );
    expect(texts.length).toBe(120);
    expect(texts.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
    expect(
      texts.filter((text) => neutral.products.some(({ name }) => text.includes(name))).length,
    ).toBeGreaterThan(30);
    expect(
      own.creatives.filter(({ account, language }) => account.language === "German" && language === "German")
        .length,
    ).toBeGreaterThan(30);
    expect(own.taxonomy).toEqual([]);
  });
});
