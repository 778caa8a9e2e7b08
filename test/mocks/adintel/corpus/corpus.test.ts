import { createHash } from "node:crypto";
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { exampleCreatives } from "@adintel/client/operations";
import type { CreatorAccount } from "@adintel/client/types";
import { responseViolations } from "@adintel/client/validation";
import { describe, expect, it } from "vitest";
import {
  accountPicture,
  addressesOf,
  addressKey,
  clip,
  createAccount,
  createCorpus,
  creativePicture,
  readAddress,
  type AccountRecord,
  type CampaignRecord,
  type ClusterRecord,
  type Corpus,
  type CreativeRecord,
} from "../../../../mocks/adintel/corpus/index.ts";
import { escapeText, textBlock } from "../../../../mocks/adintel/corpus/pictures/svg.ts";
import { trades } from "../../../../mocks/adintel/corpus/trades/index.ts";
import {
  ageRanges,
  ethnicities,
  funnelStages,
  genders,
  pictureCategories,
  videoCategories,
} from "../../../../mocks/adintel/corpus/base/values.ts";
import hooks from "../../../../mocks/adintel/corpus/writing/hooks.json" with { type: "json" };
import stories from "../../../../mocks/adintel/corpus/writing/stories.json" with { type: "json" };
import { now } from "../../../now.ts";

const DAY = 24 * 60 * 60 * 1000;
const options = { seed: 1, accounts: 40, mediaPerAccount: 60, now };
const corpus = createCorpus(options);
const { accounts, creatives, campaigns } = corpus;
const schemas = v2.components.schemas;
/** The documents' examples may say of a creative what the world would not make up. */
const exampleIds = new Set<string>(exampleCreatives.map(({ row }) => row.id));
const madeUp = creatives.filter(({ id }) => !exampleIds.has(id));

// The documents may gain values that the world does not draw from.
const formats = ["DPA", "VIDEO", "CAROUSEL", "IMAGE", "DCO"];
const allCategories = [...new Set([...pictureCategories, ...videoCategories].flat())];

describe("a world", () => {
  it("is the same for the same options", () => {
    expect(hash(createCorpus(options))).toBe(hash(corpus));
  });

  it("is the same on every engine and in every release, unless it was changed on purpose", () => {
    expect(hash(corpus)).toMatchInlineSnapshot(
      `"f17c28784dd709ca714c644de4d6236be90e2d81bc0566e9cc80322b2a041b3e"`,
    );
  });

  it("is another one for another seed, size or time", () => {
    const others = [{ seed: 2 }, { accounts: 39 }, { mediaPerAccount: 61 }, { now: now + DAY }];
    const hashes = others.map((other) => hash(createCorpus({ ...options, ...other })));
    expect(new Set([hash(corpus), ...hashes]).size).toBe(5);
  });

  it("keeps its first accounts when it grows", () => {
    const larger = createCorpus({ ...options, accounts: 90 });
    expect(larger.accounts.slice(0, 40)).toEqual(accounts);
    expect(larger.creatives.slice(0, 2400).map(({ id }) => id)).toEqual(creatives.map(({ id }) => id));
  });

  it("cannot be changed", () => {
    const records = [corpus, corpus.options, ...accounts, ...creatives, ...campaigns];
    const values = records.flatMap((record): unknown[] => [record, ...Object.values(record)]);
    expect(values.filter((value) => !Object.isFrozen(value))).toEqual([]);
  });

  it("can be empty or tiny", () => {
    expect(createCorpus({ ...options, accounts: 0 }).creatives).toEqual([]);
    expect(createCorpus({ ...options, mediaPerAccount: 0 }).campaigns).toEqual([]);
    expect(createCorpus({ ...options, accounts: 1, mediaPerAccount: 1 }).creatives).toHaveLength(1);
  });

  it("has unique ids, names and addresses, however many accounts there are", () => {
    const large = createCorpus({ ...options, accounts: 9000, mediaPerAccount: 1 });
    expectUnique(large.accounts.map(({ id }) => id));
    expectUnique(large.accounts.map(({ platformId }) => platformId));
    expectUnique(large.accounts.map(({ name }) => name));
    expectUnique(large.accounts.map(({ profileUrl }) => profileUrl));
    expectUnique(large.accounts.flatMap(addressesOf).map(addressKey));
    for (const list of [creatives, campaigns]) expectUnique(list.map(({ id }) => id));
    expectUnique(creatives.map(({ platformId }) => platformId));
  });
});

describe("accounts", () => {
  const brands = accounts.filter(({ type }) => type === "BRAND");
  const creators = accounts.filter(({ type }) => type === "CREATOR");

  it("are brands and creators", () => {
    expect([brands.length, creators.length]).toEqual([28, 12]);
  });

  it("have ids in the forms of the service", () => {
    for (const { id, platformId } of accounts) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(platformId).toMatch(/^[1-9][0-9]{14}$/);
    }
  });

  it("are found at invented addresses only", () => {
    for (const { website, profileUrl } of accounts) {
      if (website !== null) expect(new URL(website).hostname).toMatch(/\.example$/);
      expect(new URL(profileUrl).hostname).toBe("social.example");
    }
  });

  it("leave out what creators and brands don't have", () => {
    for (const creator of creators) {
      expect(creator).toMatchObject({ category: null, likes: null, facebookUsername: null });
    }
    for (const brand of brands)
      expect(brand).toMatchObject({ gender: null, ageRange: null, ethnicity: null });
  });

  it("tell nothing of a network that they are not on", () => {
    for (const account of accounts) {
      if (account.igUsername === null)
        expect(account).toMatchObject({ igFollowers: null, igEngagementRate: null });
      if (account.tiktokUsername === null) {
        expect(account).toMatchObject({ tiktokFollowers: null, tiktokEngagementRate: null });
      }
    }
  });

  const ofBrands = [
    "summary",
    "category",
    "pageAlias",
    "likes",
    "igUsername",
    "igFollowers",
    "igEngagementRate",
    "tiktokUsername",
    "tiktokFollowers",
    "tiktokEngagementRate",
    "facebookUsername",
    "facebookAdLibraryId",
    "website",
    "location",
    "language",
  ];
  it.each(ofBrands)("know %s of some brands and not of others", (key) => {
    const values = brands.map((brand) => Object.entries(brand).find(([name]) => name === key)?.[1]);
    expect(values).toContain(null);
    expect(values.filter((value) => value !== null).length).toBeGreaterThan(14);
  });

  it.each(["gender", "ageRange", "ethnicity"] as const)(
    "know %s of some creators and not of others",
    (key) => {
      const values = createCorpus({ ...options, accounts: 120 })
        .accounts.filter(({ type }) => type === "CREATOR")
        .map((creator) => creator[key]);
      expect(values).toContain(null);
      expect(values.filter((value) => value !== null).length).toBeGreaterThan(18);
    },
  );

  it("include one of which hardly anything is known", () => {
    const unknown = accounts.map(
      (account) => Object.values(account).filter((value) => value === null).length,
    );
    expect(Math.max(...unknown)).toBeGreaterThanOrEqual(15);
  });

  it("keep the contract as creators and as brands", () => {
    for (const account of accounts) {
      const { id, name, summary, verified, igUsername, igFollowers, igEngagementRate } = account;
      const { tiktokUsername, tiktokFollowers, gender, ageRange, ethnicity, location, language } = account;
      const profile = { id, name, summary, verified, igUsername, igFollowers, igEngagementRate };
      const tiktok = { tiktokUsername, tiktokFollowers };
      const { facebookUsername, likes, category, tiktokEngagementRate } = account;
      const creator: CreatorAccount = {
        type: "CREATOR",
        ...profile,
        ...tiktok,
        gender,
        ageRange,
        ethnicity,
        location,
        language,
        tiktokEngagementRate,
      };
      const brand = { type: "BRAND", ...profile, ...tiktok, facebookUsername, likes, category };
      const answer = account.type === "BRAND" ? brand : creator;
      expect(responseViolations("v2", "getAccount", 200, answer)).toEqual([]);
    }
  });

  it("have paths of the taxonomy that belong to their trade", () => {
    for (const { taxonomy, trade } of accounts) {
      const paths = trades.find(({ id }) => id === trade)?.products.map(({ path }) => path) ?? [];
      expect(taxonomy.filter((path) => !paths.includes(path))).toEqual([]);
    }
    expect(accounts.filter(({ taxonomy }) => taxonomy.length >= 2).length).toBe(39);
  });
});

describe("the taxonomy", () => {
  const products = trades.flatMap((trade) => trade.products);

  it("has the path of every product, three levels each", () => {
    expect(corpus.taxonomy).toEqual(products.map(({ path }) => path).sort());
    expectUnique(corpus.taxonomy);
    for (const path of corpus.taxonomy) expect(path.split(" > ")).toHaveLength(3);
  });

  it.each([
    ["the default", options],
    ["another seed", { ...options, seed: 2 }],
    ["a few accounts", { ...options, accounts: 3 }],
    ["a creative each", { ...options, mediaPerAccount: 1 }],
  ])("leads to creatives and a brand in the world of %s", (_, other) => {
    const world = createCorpus(other);
    const has = (path: string) => (record: { taxonomy: readonly string[] }) => record.taxonomy.includes(path);
    const brands = world.accounts.filter(({ type }) => type === "BRAND");
    expect(world.taxonomy.length).toBeGreaterThan(0);
    expectEach(world.taxonomy, (path) => world.creatives.some(has(path)) && brands.some(has(path)));
  });

  it("is empty where nothing was published", () => {
    expect(createCorpus({ ...options, mediaPerAccount: 0 }).taxonomy).toEqual([]);
  });
});

describe("texts", () => {
  const bySeed = [1, 2].map((seed) => createCorpus({ ...options, seed }));
  const texts = bySeed.flatMap((world) =>
    world.creatives.map(({ title, hook, summary, account }) => ({ title, hook, summary, account })),
  );
  const all = texts.flatMap(({ title, hook, summary }) =>
    [title, hook, summary].filter((text) => text !== null),
  );

  it.each(["title", "hook", "summary"] as const)("hardly ever repeat a %s", (key) => {
    for (const world of bySeed) {
      const values = world.creatives.flatMap((creative) => creative[key] ?? []);
      expect(new Set(values).size).toBeGreaterThan(0.9 * values.length);
    }
  });

  it.each(["title", "hook"] as const)("give any 20 creatives of an account 15 different %ss", (key) => {
    for (const world of bySeed)
      for (let first = 0; first < world.creatives.length; first += 60) {
        const values = world.creatives.slice(first, first + 60).map((creative) => creative[key]);
        const pages = Array.from({ length: 41 }, (_, from) => values.slice(from, from + 20));
        const counts = pages.map((page) => new Set(page.filter((value) => value !== null)).size);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
      }
  });

  it("are complete: no gap is left open, and none is filled with nothing", () => {
    expect(all.filter((text) => /[{}]|undefined|null|  | [.,?!]|^\s|\s$/.test(text))).toEqual([]);
  });

  it("begin with a capital where their letters have them, a number or a mark", () => {
    expect(all.filter((text) => !/^[\p{Lu}\p{Lo}\d“¿¡]|^[^\p{L}]*\d/u.test(text))).toEqual([]);
  });

  it("name no product of another trade than that of the account", () => {
    const names = trades.flatMap(({ id, products }) => products.map(({ name }) => ({ id, name })));
    const strange = texts.filter(({ title, hook, account }) =>
      names.some(({ id, name }) => id !== account.trade && `${title} ${hook}`.toLowerCase().includes(name)),
    );
    expect(strange).toEqual([]);
  });

  it("give prices in the currency of the market", () => {
    const signs: Record<string, RegExp> = {
      "United States": /^\$\d/,
      "United Kingdom": /^£/,
      Canada: /^C\$/,
      Australia: /^A\$/,
      Mexico: /^MX\$/,
      Brazil: /^R\$/,
      Japan: /^¥/,
      "South Korea": /^₩/,
      India: /^₹/,
      Sweden: /kr$/,
      "United Arab Emirates": /^AED/,
    };
    const price = /[A-Z]{0,2}\$ ?\d[\d,]*|AED \d[\d,]*|[£€¥₩₹]\d[\d,]*|\d[\d,]* kr/g;
    const priced = creatives.flatMap(({ title, hook, summary, location }) =>
      [title, hook, summary].flatMap((text) =>
        (text?.match(price) ?? []).map((amount) => ({ amount, location })),
      ),
    );
    expect(new Set(priced.map(({ location }) => location)).size).toBeGreaterThan(12);
    for (const { amount, location } of priced) expect(amount).toMatch(signs[location] ?? /^€/);
  });

  it("are about the product that the taxonomy and the landing page name", () => {
    const products = trades.flatMap((trade) => trade.products);
    const pages = new Set(products.map(({ page }) => page));
    for (const { title, hook, taxonomy, landingPage } of creatives) {
      const [path] = taxonomy;
      const product = products.find((other) => other.path === path);
      const page = landingPage?.split("/").at(-1) ?? "";
      if (product && pages.has(page)) expect(page).toBe(product.page);
      for (const text of [title, hook]) {
        const named = products.filter(({ name }) => text?.toLowerCase().includes(name));
        if (product && named.length > 0) expect(named).toContain(product);
      }
    }
  });
});

describe("creatives", () => {
  const media = creatives.map(mediaItemOf);

  it("keep the contract", () => {
    expect(responseViolations("v2", "searchMedia", 200, { count: media.length, media })).toEqual([]);
  });

  it("belong to the accounts in their order, as many to each", () => {
    const owners = creatives.map(({ account }) => account);
    expect(owners).toEqual(accounts.flatMap((account) => Array<AccountRecord>(60).fill(account)));
    expect(creatives.every(({ platformId }) => /^[1-9][0-9]{15}$/.test(platformId))).toBe(true);
  });

  const nullable = schemas.MediaItem.required.filter((key) => !["id", "platformId", "urls"].includes(key));
  const arrays = ["platforms", "categories"];
  it.each(nullable.filter((key) => !arrays.includes(key)))("know %s of some and not of others", (key) => {
    const values = media.map((item) => item[key]);
    expect(values).toContain(null);
    expect(values.some((value) => value !== null && value !== undefined)).toBe(true);
  });

  it.each(["painPoints", "sellingPoints"] as const)("have the key %s or leave it out", (key) => {
    expect(creatives.some((creative) => key in creative)).toBe(true);
    expect(creatives.some((creative) => !(key in creative))).toBe(true);
    expect(creatives.some((creative) => creative[key]?.length === 0)).toBe(false);
  });

  it.each(["ageRange", "gender", "ethnicity", "description"] as const)(
    "know %s of some presenters only",
    (key) => {
      const values = creatives.flatMap(({ ugcCharacter }) => (ugcCharacter ? [ugcCharacter[key]] : []));
      expect(values).toContain(null);
      expect(values.filter((value) => value !== null).length).toBeGreaterThan(values.length / 2);
    },
  );

  it("show nobody of another gender than the presenter's", () => {
    const women = /\b(woman|mother|godmother|bride)\b|bride-to-be/i;
    const men = /\b(man|father|postman)\b/i;
    const gendersOf = (pattern: RegExp) =>
      new Set(
        creatives.flatMap(({ summary, ugcCharacter }) =>
          pattern.test(summary ?? "") ? [ugcCharacter?.gender ?? null] : [],
        ),
      );
    expect(gendersOf(women)).toEqual(new Set([null, "female"]));
    expect(gendersOf(men)).toEqual(new Set([null, "male"]));
  });

  it("give one number of days, meals and the like in a summary", () => {
    const counted = creatives.map(({ summary }) => summary?.match(/\b(14|30|60|90|200|365) [a-z]+/g) ?? []);
    expect(counted.some(({ length }) => length === 1)).toBe(true);
    expect(counted.filter((counts) => new Set(counts).size > 1)).toEqual([]);
  });

  it("cover every value that the world draws from", () => {
    expectEach(["META_AD", "INSTAGRAM", "TIKTOK"], (value) =>
      creatives.some((c) => c.platforms.some((item) => item === value)),
    );
    expectEach(formats, (value) => creatives.some(({ type }) => type === value));
    expectEach(["VIDEO", "IMAGE"], (value) => creatives.some(({ mediaType }) => mediaType === value));
    expectEach(funnelStages, (value) => creatives.some(({ funnelStage }) => funnelStage === value));
    expectEach(allCategories, (value) =>
      creatives.some(({ categories }) => categories.some((item) => item === value)),
    );
    for (const [key, values] of [
      ["ageRange", ageRanges],
      ["gender", genders],
      ["ethnicity", ethnicities],
    ] as const) {
      expectEach(values, (value) => creatives.some((c) => c.ugcCharacter?.[key] === value));
    }
    for (const key of ["active", "crossposted", "partnershipAd", "lowImpressions"] as const) {
      expect(new Set(creatives.map((creative) => creative[key])), key).toEqual(new Set([true, false]));
    }
    const seconds = creatives.flatMap(({ durationInSeconds }) => durationInSeconds ?? []);
    for (const [from, to] of [
      [0, 10],
      [10, 30],
      [30, 60],
      [60, Infinity],
    ] as const) {
      expect(seconds.some((duration) => duration > from && duration < to)).toBe(true);
    }
    expect(new Set(creatives.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(creatives.map(({ location }) => location)).size).toBeGreaterThanOrEqual(8);
    expect(creatives.some(({ categories }) => categories.length === 0)).toBe(true);
  });

  it("have stories and hooks of what there is", () => {
    expect(schemas.CreativeCategory.enum).toEqual(expect.arrayContaining(Object.keys(stories.kinds)));
    const openings = Object.values(stories.kinds).flatMap((story) => ("hook" in story ? story.hook : []));
    expect(Object.keys(hooks)).toEqual(expect.arrayContaining(openings));
  });

  it("have no value that the documents don't have", () => {
    for (const { platforms, categories, funnelStage, language } of creatives) {
      expect(schemas.Channel.enum).toEqual(expect.arrayContaining([...platforms]));
      expect(schemas.CreativeCategory.enum).toEqual(expect.arrayContaining([...categories]));
      expect(schemas.FunnelStage.enum).toContain(funnelStage);
      expect(schemas.Language.enum).toContain(language);
    }
  });

  it.each([2, 3, 99])("cover every category and format in the world of seed %i too", (seed) => {
    const other = createCorpus({ ...options, seed }).creatives;
    expectEach(allCategories, (value) =>
      other.some(({ categories }) => categories.some((item) => item === value)),
    );
    expectEach(formats, (value) => other.some(({ type }) => type === value));
  });

  it("start on many days of fourteen months, and today, and yesterday", () => {
    const starts = creatives.flatMap(({ startedAt }) => startedAt ?? []);
    const midnight = Date.UTC(2026, 10, 20);
    expect(starts.some((start) => start >= midnight)).toBe(true);
    expect(starts.some((start) => start >= midnight - DAY && start < midnight)).toBe(true);
    expect(Math.max(...starts)).toBeLessThanOrEqual(now);
    expect(Math.min(...starts)).toBeLessThan(now - 400 * DAY);
    expect(Math.min(...starts)).toBeGreaterThan(now - 427 * DAY);
    expect(
      new Set(starts.map((start) => new Date(start).toISOString().slice(0, 7))).size,
    ).toBeGreaterThanOrEqual(14);
  });

  it("never start after now, even in the first minutes of a year", () => {
    const newYear = Date.UTC(2027, 0, 1, 0, 5);
    const early = createCorpus({ ...options, now: newYear });
    const starts = early.creatives.flatMap(({ startedAt }) => startedAt ?? []);
    expect(Math.max(...starts)).toBeLessThanOrEqual(newYear);
    expect(starts.some((start) => start >= Date.UTC(2027, 0, 1))).toBe(true);
  });

  it("run as long as their dates say", () => {
    for (const creative of creatives) {
      const { startedAt, startAt, endedAt, endAt, active, daysRun } = creative;
      expect(startAt).toBe(startedAt === null ? null : new Date(startedAt).toISOString());
      expect(endAt).toBe(endedAt === null ? null : new Date(endedAt).toISOString());
      expect(active).toBe(endedAt === null);
      expect(daysRun).toBe(startedAt === null ? null : Math.floor(((endedAt ?? now) - startedAt) / DAY));
      if (startedAt === null) expect(endedAt).toBeNull();
      if (endedAt !== null) expect(endedAt <= now && endedAt > (startedAt ?? now)).toBe(true);
    }
  });

  it("are hardly seen within an hour of their start", () => {
    const young = creatives.filter(({ startedAt }) => startedAt !== null && now - startedAt < DAY / 24);
    expect(young.length).toBeGreaterThan(0);
    for (const { impressions } of young) expect(impressions ?? 0).toBeLessThan(25_000);
  });

  it("are more seen than liked, and more liked than commented on", () => {
    for (const { viewCount, likeCount, commentCount, engagementRate, impressions } of madeUp) {
      if (viewCount !== null && likeCount !== null) expect(likeCount).toBeLessThan(viewCount);
      if (likeCount !== null && commentCount !== null) expect(commentCount).toBeLessThan(likeCount);
      if (impressions !== null && viewCount !== null) expect(viewCount).toBeLessThanOrEqual(impressions);
      if (viewCount === null) expect([likeCount, commentCount, engagementRate]).toEqual([null, null, null]);
      if (engagementRate !== null) expect(engagementRate > 0 && engagementRate < 1).toBe(true);
    }
  });

  it("have impressions where they are ads, with a text and a rank that fit", () => {
    const known = creatives.filter(({ impressions }) => impressions !== null);
    const ads = madeUp.filter(({ impressions }) => impressions !== null);
    expect(ads.every(({ platforms }) => platforms.includes("META_AD"))).toBe(true);
    for (const { impressions, impressionPercentile, impressionsText, lowImpressions } of madeUp) {
      if (impressions === null) {
        expect([impressionPercentile, impressionsText, lowImpressions]).toEqual([null, null, false]);
        continue;
      }
      const below = known.filter((other) => (other.impressions ?? 0) < impressions).length;
      expect(impressionPercentile).toBe(Math.floor((100 * below) / (known.length - 1)));
      expect(isWithin(impressions, impressionsText ?? "")).toBe(true);
      expect(lowImpressions).toBe(impressions < 1000);
    }
    const percentiles = known.map(({ impressionPercentile }) => impressionPercentile);
    expect(percentiles).toContain(0);
    expect(percentiles).toContain(100);
  });

  it("are compared with the median views of their account", () => {
    for (const account of accounts) {
      const seen = creatives.filter(
        (creative) => creative.account === account && creative.viewCount !== null,
      );
      const scores = seen.map(({ outlierScore }) => outlierScore ?? 0).sort((a, b) => a - b);
      const middle =
        ((scores[Math.floor((scores.length - 1) / 2)] ?? 0) + (scores[Math.floor(scores.length / 2)] ?? 0)) /
        2;
      expect(middle).toBeCloseTo(1, 1);
    }
    expect(
      creatives.every(({ viewCount, outlierScore }) => (viewCount === null) === (outlierScore === null)),
    ).toBe(true);
  });

  it("have cards, a length and a size that fit their format", () => {
    for (const { type, mediaType, carouselCount, durationInSeconds, width, height } of creatives) {
      if (carouselCount !== null) expect(["CAROUSEL", "DCO"]).toContain(type);
      if (durationInSeconds !== null) expect(mediaType).toBe("VIDEO");
      if (type === "VIDEO" && mediaType !== null) expect(mediaType).toBe("VIDEO");
      if ((type === "IMAGE" || type === "DPA") && mediaType !== null) expect(mediaType).toBe("IMAGE");
      expect(width === null).toBe(height === null);
    }
  });

  it("run only where their account is, and catalogue formats only as ads", () => {
    for (const { platforms, crossposted, account, type } of creatives) {
      expect(platforms.length).toBeGreaterThan(0);
      expect(crossposted).toBe(platforms.length > 1);
      if (platforms.includes("INSTAGRAM")) expect(account.igUsername).not.toBeNull();
      if (platforms.includes("TIKTOK")) expect(account.tiktokUsername).not.toBeNull();
      if (type === "DPA" || type === "DCO") expect(platforms).toEqual(["META_AD"]);
    }
  });

  it("lead to pages of their account's website, some pages more often than others", () => {
    for (const { landingPage, account } of creatives) {
      if (landingPage !== null) expect(landingPage.startsWith(`${account.website}/`)).toBe(true);
    }
    const pages = creatives.flatMap(({ landingPage }) => landingPage ?? []);
    const totals = pages.map((page) => pages.filter((other) => other === page).length);
    expect(Math.max(...totals)).toBeGreaterThan(2 * Math.min(...totals));
  });

  it("have paths of their account's taxonomy", () => {
    for (const { taxonomy, account } of creatives) {
      expect(taxonomy.filter((path) => !account.taxonomy.includes(path))).toEqual([]);
    }
    expect(creatives.filter(({ taxonomy }) => taxonomy.length > 0).length).toBeGreaterThan(1500);
  });

  it("have a cluster where they have the text, so that totals add up", () => {
    const trade = (cluster: ClusterRecord | null) => cluster?.id.replace(/^[a-z]+-|-\d+$/g, "");
    for (const creative of madeUp) {
      const { hook, hookCluster, coreAngle, angleCluster, targetPersona, personaCluster, uspCluster } =
        creative;
      expect(hook === null).toBe(hookCluster === null);
      expect(coreAngle).toBe(angleCluster?.label ?? null);
      expect(targetPersona).toBe(personaCluster?.label ?? null);
      expect("sellingPoints" in creative).toBe(uspCluster !== null);
      for (const cluster of [hookCluster, angleCluster, personaCluster, uspCluster]) {
        if (cluster) expect(trade(cluster)).toBe(creative.account.trade);
      }
    }
    const points = trades.flatMap((known) => Object.entries(known.sellingPoints));
    for (const { sellingPoints, uspCluster } of madeUp) {
      const texts = points.flatMap(([label, point]) => (label === uspCluster?.label ? point.texts : []));
      if (uspCluster) expect(texts).toContain(sellingPoints?.[0]);
    }
    const clusters = new Set(creatives.flatMap((creative) => creative.hookCluster ?? []));
    expectUnique([...clusters].map(({ id }) => id));
    expect([...clusters].some(({ tags }) => tags === null)).toBe(true);
    expect([...clusters].some(({ tags }) => tags !== null)).toBe(true);
  });

  it("tag creators of the corpus, and are partnership ads if they do", () => {
    for (const { account, collabs, partnershipAd } of creatives) {
      expect(partnershipAd).toBe(collabs.length > 0);
      expectUnique(collabs.map(({ id }) => id));
      for (const creator of collabs) {
        expect(creator.type).toBe("CREATOR");
        expect(creator).not.toBe(account);
        expect(accounts.includes(creator)).toBe(true);
      }
    }
    const partners = accounts.map(
      (account) =>
        new Set(creatives.filter((c) => c.account === account).flatMap(({ collabs }) => collabs)).size,
    );
    expect(Math.max(...partners)).toBeGreaterThanOrEqual(3);
  });
});

describe("campaigns", () => {
  const membersOf = (campaign: CampaignRecord) =>
    creatives.filter((creative) => creative.campaign === campaign);

  it("agree with their creatives", () => {
    for (const campaign of campaigns) {
      const members = membersOf(campaign);
      const starts = members.map(({ startedAt }) => startedAt ?? NaN);
      expect(members.length).toBeGreaterThan(0);
      expect(members.every(({ account }) => account === campaign.account)).toBe(true);
      expect(campaign.startedAt).toBe(Math.min(...starts));
      expect(campaign.startAt).toBe(new Date(campaign.startedAt).toISOString());
      expect(campaign.launches7d).toBe(starts.filter((start) => start > now - 7 * DAY).length);
      if ("mediaCount" in campaign) expect(campaign.mediaCount).toBe(members.length);
    }
  });

  it("are known to the corpus wherever a creative has one, and some have none", () => {
    const known = new Set(campaigns);
    expect(creatives.every(({ campaign }) => campaign === null || known.has(campaign))).toBe(true);
    expect(creatives.some(({ campaign }) => campaign === null)).toBe(true);
  });

  it("are campaigns and offers, of every account", () => {
    for (const account of accounts) {
      const types = campaigns.filter((campaign) => campaign.account === account).map(({ type }) => type);
      expect(new Set(types)).toEqual(new Set(["CAMPAIGN", "OFFER"]));
    }
  });

  it("keep the contract, with every key known and unknown", () => {
    const rows = campaigns.map(({ account: _account, startedAt: _startedAt, ...row }) => row);
    expect(
      responseViolations("v2", "listAccountCampaigns", 200, { count: rows.length, campaigns: rows }),
    ).toEqual([]);
    for (const key of ["category", "summary", "velocityScore"] as const) {
      expect(new Set(campaigns.map((campaign) => campaign[key] === null)), key).toEqual(
        new Set([true, false]),
      );
    }
    expect(new Set(campaigns.map((campaign) => "mediaCount" in campaign))).toEqual(new Set([true, false]));
    expect(campaigns.some(({ launches7d }) => launches7d > 0)).toBe(true);
  });
});

describe("an account that is new", () => {
  const site = { kind: "website", name: "brightbean-coffee.example" } as const;

  it("is a brand for a website, named after it and of a trade that its name hints at", () => {
    const { account, creatives: made, campaigns: run } = createAccount(site, corpus, now);
    expect(account).toMatchObject({
      type: "BRAND",
      name: "Brightbean Coffee",
      website: "https://brightbean-coffee.example",
      trade: "coffee",
    });
    expect(made).toHaveLength(20);
    expect(made.every((creative) => creative.account === account)).toBe(true);
    expect(run.every((campaign) => campaign.account === account)).toBe(true);
    const media = made.map(mediaItemOf);
    expect(responseViolations("v2", "searchMedia", 200, { count: media.length, media })).toEqual([]);
    expect(accounts.map(({ id }) => id)).not.toContain(account.id);
  });

  it.each([
    ["shoes.example", "running"],
    ["eyewear.example", "eyewear"],
    ["sunglasses-and-more.example", "eyewear"],
    ["dog-food.example", "pet-food"],
    ["mynewbike.example", "bikes"],
    ["knife.example", "kitchen"],
  ])("%s is of the trade %s", (name, trade) => {
    const { account, creatives: made } = createAccount({ kind: "website", name }, corpus, now);
    expect(account.trade).toBe(trade);
    expect(account.taxonomy.length).toBeGreaterThan(1);
    expect(made.some(({ taxonomy }) => taxonomy.length > 0)).toBe(true);
  });

  it("makes the product that its name tells", () => {
    const { taxonomy } = createAccount({ kind: "website", name: "bike-lights.example" }, corpus, now).account;
    expect(taxonomy).toContain("Sports & Outdoors > Cycling > Bike Lights");
  });

  it("sells what its name tells, though no trade has it", () => {
    const name = "espresso-grinders.example";
    const accountCreatives = createAccount({ kind: "website", name }, corpus, now).creatives;
    const texts = accountCreatives.map(({ title, hook, summary }) =>
      `${title} ${hook} ${summary}`.toLowerCase(),
    );
    expect(texts.filter((text) => text.includes("espresso grinders")).length).toBeGreaterThan(15);
    expect(texts.filter((text) => /cold brew|espresso grinders espresso/.test(text))).toEqual([]);
  });

  it("is a creator for a profile", () => {
    const instagram = createAccount({ kind: "instagram", name: "tam.ilveru" }, corpus, now).account;
    expect(instagram).toMatchObject({ type: "CREATOR", name: "Tam Ilveru", igUsername: "tam.ilveru" });
    const tiktok = createAccount({ kind: "tiktok", name: "tam.ilveru" }, corpus, now).account;
    expect(tiktok).toMatchObject({ type: "CREATOR", tiktokUsername: "tam.ilveru" });
    expect(tiktok.id).not.toBe(instagram.id);
  });

  it("is the same for the same address and seed", () => {
    expect(createAccount(site, corpus, now)).toEqual(createAccount(site, corpus, now));
    const smaller = createCorpus({ ...options, accounts: 3, mediaPerAccount: 1 });
    expect(createAccount(site, smaller, now).account).toEqual(createAccount(site, corpus, now).account);
    const other = createCorpus({ ...options, seed: 2, mediaPerAccount: 1 });
    expect(createAccount(site, other, now).account.id).not.toBe(createAccount(site, corpus, now).account.id);
  });

  it("works in an empty corpus", () => {
    const empty = createCorpus({ ...options, accounts: 0, mediaPerAccount: 2 });
    expect(createAccount(site, empty, now).creatives).toHaveLength(2);
  });
});

describe("addresses", () => {
  it.each([
    ["https://www.quillmarsh.example/shoes?a=1", "website:quillmarsh.example"],
    ["quillmarsh.example", "website:quillmarsh.example"],
    ["HTTP://QuillMarsh.example.", "website:quillmarsh.example"],
    ["https://www.instagram.com/Odalys.Runs/", "instagram:odalys.runs"],
    ["instagram.com/odalys", "instagram:odalys"],
    ["https://www.tiktok.com/@odalys?lang=en", "tiktok:odalys"],
    ["https://tiktok.com/%40odalys", "tiktok:odalys"],
  ])("%s is %s", (text, key) => {
    const address = readAddress(text);
    expect(address && addressKey(address)).toBe(key);
  });

  it.each([
    "",
    "quillmarsh",
    "ftp://quillmarsh.example",
    "https://",
    "https://instagram.com",
    "tiktok.com/odalys",
    "a b.c d",
  ])("%j is none", (text) => expect(readAddress(text)).toBeNull());

  it("of an account are its website and its profiles", () => {
    const account = accounts.find(
      ({ website, igUsername, tiktokUsername }) => website && igUsername && tiktokUsername,
    );
    expect(account && addressesOf(account).map(({ kind }) => kind)).toEqual([
      "website",
      "instagram",
      "tiktok",
    ]);
    expect(accounts.some((other) => addressesOf(other).length === 0)).toBe(true);
  });
});

describe("pictures", () => {
  it("are well-formed SVG of the creative's size that shows its hook", () => {
    for (const creative of creatives.filter((_, i) => i % 7 === 0)) {
      for (let card = 0; card < Math.max(1, creative.pictureCount); card++) {
        const svg = creativePicture(creative, card);
        expect(svg).toContain(`viewBox="0 0 ${creative.width ?? 1080} ${creative.height ?? 1080}"`);
        expect(unclosed(svg)).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        if (card === 0 && creative.hook) expect(svg).toContain(`<title>${escapeText(creative.hook)}</title>`);
      }
    }
  });

  it("differ within a brand, and begin in the colours of the video where there is one", () => {
    const brandCreatives = creatives.filter(
      ({ account, pictureCount }) => account === accounts[1] && pictureCount > 0,
    );
    const drawn = brandCreatives.map((creative) =>
      creativePicture(creative).replaceAll(/<(text|title).*?<.(text|title)>/g, ""),
    );
    expect(new Set(drawn).size).toBeGreaterThan(10);
    expect(drawn.map((svg) => svg.includes("#1fa187"))).toEqual(
      brandCreatives.map(({ hasVideo }) => hasVideo),
    );
  });

  it("of an account show its initials", () => {
    const account = accounts.find(({ name }) => name.split(" ").length === 2);
    const initials = account?.name
      .split(" ")
      .map((word) => word[0])
      .join("");
    expect(account && accountPicture(account)).toContain(`>${initials}</text>`);
  });

  it("escape what would be markup, and drop what XML cannot hold", () => {
    expect(escapeText(`<a b="c">&'\u0000\uD800`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;&#39;");
  });

  it("wrap long text and make it smaller until it fits", () => {
    const block = { x: 0, bottom: 100, width: 400, size: 50, lines: 2, colour: "#000" };
    const lines = textBlock("We asked eighty couples who used to fight over blankets", block).match(/<text/g);
    expect(lines).toHaveLength(2);
    expect(textBlock("", block)).toBe("");
  });
});

describe("the video of a creative", () => {
  /** The elements of a WebM file by their ids, those in others beside these. */
  function elementsOf(bytes: Uint8Array, found = new Map<string, Uint8Array>()): Map<string, Uint8Array> {
    const numberAt = (place: number, hasMark: boolean) => {
      const length = Math.clz32(bytes[place] ?? 0) - 23;
      const text = Buffer.from(bytes.subarray(place, place + length)).toString("hex");
      return { length, text, value: Number(BigInt(`0x${text}`) - BigInt(hasMark ? 0 : 2 ** (7 * length))) };
    };
    for (let place = 0; place < bytes.length;) {
      const id = numberAt(place, true);
      const size = numberAt(place + id.length, false);
      const start = place + id.length + size.length;
      const content = bytes.subarray(start, start + size.value);
      found.set(id.text, content);
      if (["18538067", "1549a966", "1654ae6b", "ae", "e0"].includes(id.text)) elementsOf(content, found);
      place = start + size.value;
    }
    return found;
  }
  const factsOf = (video: Uint8Array) => {
    const elements = elementsOf(video);
    const number = (id: string) =>
      Buffer.from(elements.get(id) ?? []).readUIntBE(0, elements.get(id)?.length ?? 0);
    const units = Buffer.from(elements.get("4489") ?? []).readDoubleBE(0);
    return [number("54b0"), number("54ba"), (units * number("2ad7b1")) / 1e9];
  };

  it("is a small WebM file of its size and length", () => {
    const videos = madeUp.filter(({ hasVideo }) => hasVideo).slice(0, 50);
    for (const { width, height, durationInSeconds } of videos) {
      const video = clip({ width, height, durationInSeconds });
      expect(video.length).toBeLessThan(5_000);
      const [shownWidth, shownHeight, seconds = 0] = factsOf(video);
      expect([shownWidth, shownHeight]).toEqual([width ?? 1080, height ?? 1080]);
      expect(seconds).toBeCloseTo(durationInSeconds ?? 6, 4);
    }
    expect(new Set(videos.map(({ width, height }) => `${width}/${height}`)).size).toBeGreaterThan(2);
  });

  it("is as near to what a file can say as own data lets it", () => {
    const [width, height, seconds] = factsOf(clip({ width: 0.2, height: 1e9, durationInSeconds: 1e9 }));
    expect([width, height, Math.floor((seconds ?? 0) / 1000)]).toEqual([1, 65_535, 25]);
  });
});

/** A creative as the service would answer it: the fields that the document names, with made-up addresses. */
function mediaItemOf(creative: CreativeRecord): Record<string, unknown> {
  const { id, account } = creative;
  const pictures = Array.from(
    { length: creative.pictureCount },
    (_, i) => `https://cdn.example/${id}/${i}.svg`,
  );
  const urls = creative.hasVideo ? [`https://cdn.example/${id}.webm`] : pictures;
  const thumbnailUrl = account.hasPicture ? `https://cdn.example/${account.id}.svg` : null;
  const places = { urls, url: urls[0] ?? null, thumbnailUrl: pictures[0] ?? null };
  const brand = creative.hasBrand ? shown({ ...account, thumbnailUrl }, schemas.MediaBrand) : null;
  return shown({ ...creative, ...places, brand }, schemas.MediaItem);
}

function shown(record: object, schema: { properties: object }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => Object.hasOwn(schema.properties, key)));
}

function hash(world: Corpus): string {
  return createHash("sha256")
    .update(JSON.stringify([world.accounts, world.creatives, world.campaigns, world.taxonomy]))
    .digest("hex");
}

function expectUnique(list: readonly string[]): void {
  expect(new Set(list).size).toBe(list.length);
}

function expectEach(values: readonly string[], occurs: (value: string) => boolean): void {
  expect(values.filter((value) => !occurs(value))).toEqual([]);
}

/** Whether a number is in a range such as `100K-200K`, `<1K` or `>1M`. */
function isWithin(number: number, range: string): boolean {
  const [from = "", to = ""] = range.startsWith("<")
    ? ["0", range.slice(1)]
    : range.startsWith(">")
      ? [range.slice(1), "Infinity"]
      : range.split("-");
  const value = (text: string) => Number(text.replace("K", "000").replace("M", "000000"));
  return number >= value(from) && number < value(to);
}

/** Names of elements that are opened and not closed, or closed and not opened. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = "", selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!slash) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
}
