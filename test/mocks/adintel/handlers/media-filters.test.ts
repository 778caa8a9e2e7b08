import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import type { MediaItem, MediaSearchFields } from "@adintel/client/types";
import { beforeAll, describe, expect, test } from "vitest";
import type { CreativeRecord } from "../../../../mocks/adintel/corpus/index.ts";
import { corpus, creativesOf, ids, media, one, richest, sortedIds } from "../../support/call.ts";

const schemas = v2.components.schemas;
type Test = (creative: CreativeRecord) => boolean;
interface Filter {
  name: string;
  fields: MediaSearchFields;
  /** What the records say of a creative that passes. */
  test: Test;
  /** What an item of the answer must show, where it shows the fact. */
  row?: (item: MediaItem) => boolean;
}

const locations = [...new Set(corpus.creatives.map(({ location }) => location))];
const paths = [...new Set(corpus.creatives.flatMap(({ taxonomy }) => taxonomy))];
const landingPage = one(
  corpus.creatives.map((creative) => creative.landingPage).filter((page) => page !== null),
);
const seconds: Record<string, (n: number) => boolean> = {
  "0-10": (n) => n < 10,
  "10-30": (n) => n >= 10 && n < 30,
  "30-60": (n) => n >= 30 && n < 60,
  "60+": (n) => n >= 60,
};

/** The filters whose values the corpus has, each value by itself. */
const filters: Filter[] = [
  ...list(
    "channel",
    schemas.Channel.enum,
    (c) => c.platforms,
    (item) => item.platforms,
  ),
  ...list(
    "format",
    schemas.MediaFormat.enum,
    (c) => [c.type],
    (item) => [item.type],
  ),
  ...list(
    "categories",
    schemas.CreativeCategory.enum,
    (c) => c.categories,
    (item) => item.categories,
  ),
  ...list("funnelStage", schemas.FunnelStage.enum, (c) => [c.funnelStage]),
  ...list("location", locations, (c) => [c.location]),
  ...list("taxonomy", paths, (c) => c.taxonomy),
  ...list("language", [...new Set(corpus.creatives.map((c) => c.language))], (c) => [c.language]),
  ...schemas.DurationRange.enum.map((range): Filter => {
    const inRange = (n: number | null) => n !== null && seconds[range]?.(n) === true;
    return {
      name: `duration ${range}`,
      fields: { duration: [range] } as MediaSearchFields,
      test: (c) => inRange(c.durationInSeconds),
      row: (item) => inRange(item.durationInSeconds),
    };
  }),
  {
    name: "status ACTIVE",
    fields: { status: "ACTIVE" },
    test: (c) => c.endAt === null,
    row: (item) => item.endAt === null,
  },
  {
    name: "status INACTIVE",
    fields: { status: "INACTIVE" },
    test: (c) => c.endAt !== null,
    row: (item) => item.endAt !== null,
  },
  { name: "status ALL", fields: { status: "ALL" }, test: () => true },
  ...flag("lowImpressions", (c) => c.impressions !== null && c.impressions < 1000),
  ...flag("partnershipAd", (c) => c.collabs.length > 0),
  ...flag(
    "crossposted",
    (c) => c.platforms.length > 1,
    (item) => item.platforms.length > 1,
  ),
  {
    name: "landingPage, whole and equal in another case",
    fields: { landingPage: landingPage.toUpperCase(), landingPageMatch: "equals" },
    test: (c) => c.landingPage === landingPage,
  },
  {
    name: "landingPage, a part, equal",
    fields: { landingPage: landingPage.slice(0, -1), landingPageMatch: "equals" },
    test: (c) => c.landingPage === landingPage.slice(0, -1),
  },
  ...(["contains", undefined] as const).map((landingPageMatch): Filter => {
    const part = landingPage.slice(8, 14);
    return {
      name: `landingPage, a part, ${landingPageMatch ?? "without match"}`,
      fields: { landingPage: part, ...(landingPageMatch && { landingPageMatch }) },
      test: (c) => c.landingPage?.includes(part) === true,
    };
  }),
  {
    name: "two values of a filter",
    fields: { format: ["IMAGE", "CAROUSEL"] },
    test: (c) => c.type === "IMAGE" || c.type === "CAROUSEL",
  },
  {
    name: "filters together",
    fields: { format: ["VIDEO"], status: "ACTIVE", channel: ["TIKTOK"], minDaysRun: 10 },
    test: (c) =>
      c.type === "VIDEO" && c.endAt === null && c.platforms.includes("TIKTOK") && (c.daysRun ?? -1) >= 10,
  },
];

/** One filter for each value of a list. */
function list(
  name: keyof MediaSearchFields,
  values: readonly string[],
  facts: (creative: CreativeRecord) => readonly (string | null)[],
  shown?: (item: MediaItem) => readonly (string | null)[],
): Filter[] {
  return values.map((value) => ({
    name: `${name} ${value}`,
    fields: { [name]: [value] } as MediaSearchFields,
    test: (creative) => facts(creative).includes(value),
    ...(shown && { row: (item: MediaItem) => shown(item).includes(value) }),
  }));
}

function flag(name: keyof MediaSearchFields, matches: Test, row?: (item: MediaItem) => boolean): Filter[] {
  return [true, false].map((value) => ({
    name: `${name} ${value}`,
    fields: { [name]: value } as MediaSearchFields,
    test: (creative) => matches(creative) === value,
    ...(row && { row: (item: MediaItem) => row(item) === value }),
  }));
}

/** Words that most creatives have one of. */
const query = "the with your founder story offer testimonial food home travel sports";
let all: MediaItem[];
beforeAll(async () => {
  all = await media({ query, limit: 10_000 });
});

test("nearly all filters keep some creatives, so that what they keep is put to the test", () => {
  const empty = filters.filter(({ test: matches }) => !corpus.creatives.some(matches));
  expect(empty.length).toBeLessThan(filters.length / 10);
});

test("the search that the filters narrow finds many creatives", () => {
  expect(all.length).toBeGreaterThan(1000);
});

describe("a filter keeps exactly what satisfies it", () => {
  test.each(filters)("$name, of an account", async ({ fields, test: matches, row = () => true }) => {
    const account = richest(matches);
    const rows = await media({ ...fields, accountId: account.id, limit: 1000 });
    expect(sortedIds(rows)).toEqual(sortedIds(creativesOf(account).filter(matches)));
    expect(rows.filter((item) => !row(item))).toEqual([]);
  });

  test.each(filters)("$name, of all accounts", async ({ fields, test: matches }) => {
    const passing = new Set(ids(corpus.creatives.filter(matches)));
    const rows = await media({ ...fields, query, limit: 150 });
    expect(ids(rows)).toEqual(ids(all.filter(({ id }) => passing.has(id)).slice(0, 150)));
  });
});

test("a language that no creative has finds none", async () => {
  const used = new Set<string>(corpus.creatives.map(({ language }) => language));
  const unused = schemas.Language.enum.filter((language) => !used.has(language));
  const language = unused as NonNullable<MediaSearchFields["language"]>;
  expect(await media({ query, language })).toEqual([]);
});

test("a location matches in any case", async () => {
  const [location = ""] = locations;
  expect(await media({ query, location: [location.toUpperCase()] })).toEqual(
    await media({ query, location: [location] }),
  );
});

test("a taxonomy path stands for all below it, and not for one that begins alike", async () => {
  const path = one(paths);
  for (const level of [1, 2]) {
    const wanted = path.split(" > ").slice(0, level).join(" > ");
    const below = new Set(
      ids(
        corpus.creatives.filter(({ taxonomy }) =>
          taxonomy.some((other) => other.split(" > ").slice(0, level).join(" > ") === wanted),
        ),
      ),
    );
    expect(below.size).toBeGreaterThan(0);
    const rows = await media({ query, taxonomy: [wanted], limit: 10_000 });
    expect(ids(rows)).toEqual(ids(all.filter(({ id }) => below.has(id))));
    expect(await media({ query, taxonomy: [wanted.slice(0, -1)] })).toEqual([]);
  }
});

test("an empty list of values filters nothing", async () => {
  const rows = await media({ query, format: [], channel: [], taxonomy: [], duration: [], limit: 10_000 });
  expect(ids(rows)).toEqual(ids(all));
});

test("active and inactive creatives together are all, and none is both", async () => {
  const statuses = ["ACTIVE", "INACTIVE", "ALL"] as const;
  const [active = [], inactive = [], both = []] = await Promise.all(
    statuses.map((status) => media({ query, status, limit: 10_000 })),
  );
  expect(sortedIds([...active, ...inactive])).toEqual(sortedIds(both));
  expect(ids(both)).toEqual(ids(all));
});

describe.each([
  ["DaysRun", "daysRun"],
  ["ViewCount", "viewCount"],
] as const)("min%s and max%s", (name, fact) => {
  const account = richest((creative) => creative[fact] !== null);
  const known = creativesOf(account).filter((creative) => creative[fact] !== null);
  const values = known.map((creative) => creative[fact] ?? 0).sort((a, b) => a - b);
  const low = values[Math.floor(values.length / 4)] ?? 0;
  const high = values[Math.floor((values.length * 3) / 4)] ?? 0;

  test.each([
    ["a minimum", { [`min${name}`]: low }, low, Infinity],
    ["a maximum", { [`max${name}`]: high }, -Infinity, high],
    ["both", { [`min${name}`]: low, [`max${name}`]: high }, low, high],
    ["one value as both", { [`min${name}`]: low, [`max${name}`]: low }, low, low],
    ["a fraction above", { [`min${name}`]: low + 0.5 }, low + 1, Infinity],
    ["zero as minimum, which drops what is unknown", { [`min${name}`]: 0 }, 0, Infinity],
    ["bounds that leave nothing", { [`min${name}`]: high + 1, [`max${name}`]: high }, 1, 0],
  ])("include their ends: %s", async (_, fields, from, to) => {
    const rows = await media({ accountId: account.id, limit: 1000, ...fields });
    const expected = known.filter((creative) => (creative[fact] ?? 0) >= from && (creative[fact] ?? 0) <= to);
    expect(sortedIds(rows)).toEqual(sortedIds(expected));
    expect(rows.every((item) => (item[fact] ?? -1) >= from && (item[fact] ?? -1) <= to)).toBe(true);
  });
});
