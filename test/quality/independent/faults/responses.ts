import type { Family, Fault } from "../faults.ts";
import { answering, body, family, fault, isRow, rows, without } from "./make.ts";

type Change = readonly [id: string, what: string, change: (value: unknown) => unknown];

const gone: Change = ["absent", "is absent", () => undefined];
const none: Change = ["null", "is null", () => null];
const text: Change = ["text", "is a text", (value) => (value === null ? null : String(value))];
const other = (value: string): Change => [
  "other",
  `may be ${value}, which is none of its values`,
  (one) => (one === null ? null : value),
];
const number: Change = ["number", "is a number", (value) => (value === null ? null : 7)];
const list: Change = ["list", "is a list", (value) => (value === null ? null : [value])];
const single: Change = [
  "single",
  "is a text and no list",
  (value) => (Array.isArray(value) ? value.join(", ") : value),
];
const fraction: Change = [
  "fraction",
  "has a fraction",
  (value) => (typeof value === "number" ? value + 0.5 : value),
];

/** Fields of rows, and what breaks in them. */
const ofRows: Readonly<Record<string, Readonly<Record<string, readonly Change[]>>>> = {
  "v2/searchMedia": {
    id: [gone, none, number],
    platformId: [gone, number],
    brand: [gone, text],
    title: [gone, number],
    type: [gone, other("REEL")],
    mediaType: [other("AUDIO")],
    url: [gone, list],
    urls: [gone, none, single],
    width: [text],
    durationInSeconds: [gone, text],
    platforms: [gone, none, single],
    hook: [list],
    ugcCharacter: [gone, text],
    startAt: [gone, number],
    endAt: [gone],
    daysRun: [gone, text],
    categories: [gone, none, single],
    viewCount: [gone, text],
    likeCount: [text],
    commentCount: [text],
    impressionPercentile: [text],
    impressionsText: [number],
    painPoints: [none, single],
    sellingPoints: [none],
  },
  "v1/searchMedia": {
    id: [gone, none],
    title: [gone],
    mediaUrl: [gone],
    platforms: [gone, single],
    daysRun: [text],
    viewCount: [text],
    categories: [single],
  },
  "v1/searchBrands": {
    id: [gone, number],
    name: [gone, none],
    summary: [gone, number],
    category: [gone],
    verified: [gone, none, text],
    likes: [gone, text],
    igFollowers: [gone, text],
    igEngagementRate: [text],
    tiktokUsername: [gone],
    thumbnailUrl: [gone],
  },
  "v1/getBrand": { id: [gone], verified: [text], pageAlias: [gone], likes: [text] },
  "v2/searchBrands": { type: [gone, other("SHOP")] },
  "v2/searchCreators": {
    type: [gone],
    gender: [gone],
    ageRange: [gone],
    tiktokEngagementRate: [gone],
    language: [gone],
  },
  "v2/getAccount": { type: [gone, other("ACCOUNT")] },
  "v2/listLandingPages": { url: [gone, none], total: [gone, text] },
  "v1/listLandingPages": { url: [gone], total: [text] },
  "v2/listCampaigns": {
    id: [gone],
    type: [gone],
    title: [none],
    category: [gone],
    velocityScore: [gone, text],
    startAt: [none],
    launches7d: [gone, text],
    mediaCount: [none, text],
  },
  "v2/listCollabs": { name: [gone, none], profileUrl: [gone], mediaCount: [gone, text, fraction] },
};

const openInV1 = "whether each key of v1's creatives is present, and may be null, is not stated";

function fieldFaults(at: string, fields: Readonly<Record<string, readonly Change[]>>): readonly Fault[] {
  return Object.entries(fields).flatMap(([field, changes]) =>
    changes.map(([id, what, change]) =>
      fault(
        `${at}-${field}-${id}`,
        `\`${field}\` ${what}.`,
        rows(at, (row) => {
          if (!(field in row)) return row;
          const changed = change(row[field]);
          return changed === undefined ? without(row, field) : { ...row, [field]: changed };
        }),
        at === "v1/searchMedia" && (id === "absent" || id === "null") ? { findable: openInV1 } : {},
      ),
    ),
  );
}

function totals(
  id: string,
  what: string,
  change: (row: Readonly<Record<string, unknown>>) => unknown,
): Fault {
  const at = "v2/getInsights";
  return fault(
    `totals-${id}`,
    what,
    rows(at, (row) => ("label" in row ? change(row) : row)),
  );
}

function nested(id: string, what: string, key: string, change: (value: object) => unknown): Fault {
  const at = "v2/searchMedia";
  return fault(
    `media-${id}`,
    what,
    rows(at, (row) => (isRow(row[key]) ? { ...row, [key]: change(row[key]) } : row)),
  );
}

const rowFamily = family("rows", [
  ...Object.entries(ofRows).flatMap(([at, fields]) => fieldFaults(at, fields)),
  totals("without-id", "A total has no `id`.", (row) => without(row, "id")),
  totals("without-tags", "A total has no `tags`.", (row) => without(row, "tags")),
  totals("total-as-text", "`total` of a cluster is a text.", (row) => ({
    ...row,
    total: String(row["total"]),
  })),
  totals("tags-as-text", "`tags` is one text.", (row) => ({ ...row, tags: "tea, mornings" })),
  totals("label-null", "`label` is null.", (row) => ({ ...row, label: null })),
  nested("brand-without-name", "A creative's brand has no `name`.", "brand", ({ ...brand }) =>
    without({ ...brand }, "name"),
  ),
  nested("brand-type-other", "A creative's brand has the type PAGE.", "brand", (brand) => ({
    ...brand,
    type: "PAGE",
  })),
  nested("brand-followers-text", "A creative's brand has followers as a text.", "brand", (brand) => ({
    ...brand,
    igFollowers: "many",
  })),
  nested("brand-id-number", "A creative's brand has a number for an `id`.", "brand", (brand) => ({
    ...brand,
    id: 5,
  })),
  nested("character-age-other", "A character's age range is 20-30.", "ugcCharacter", (one) => ({
    ...one,
    ageRange: "20-30",
  })),
  nested("character-gender-other", "A character's gender is Woman.", "ugcCharacter", (one) => ({
    ...one,
    gender: "Woman",
  })),
  nested("character-ethnicity-list", "A character's ethnicity is a list.", "ugcCharacter", (one) => ({
    ...one,
    ethnicity: ["White"],
  })),
  fault(
    "creators-have-likes",
    "Creators' rows have `likes` and `category`.",
    rows("v2/searchCreators", (row) => ({ ...row, likes: null, category: null })),
  ),
  fault(
    "creators-have-facebook",
    "Creators' rows have `facebookUsername`.",
    rows("v2/searchCreators", (row) => ({ ...row, facebookUsername: null })),
  ),
  fault(
    "v1-media-as-v2",
    "v1's creatives have `url` instead of `mediaUrl`.",
    rows("v1/searchMedia", ({ mediaUrl, ...row }) => ({ ...row, url: mediaUrl })),
    { findable: openInV1 },
  ),
  fault(
    "one-in-seven-without-id",
    "One creative in seven has no `id`.",
    rows("v2/searchMedia", (row, index) => (index % 7 === 6 ? without(row, "id") : row)),
  ),
  fault(
    "first-is-null",
    "The first row is null.",
    rows("v2/searchMedia", (row, index) => (index === 0 ? null : row)),
  ),
  fault(
    "ids-repeated",
    "All creatives have one `id`.",
    rows("v2/searchMedia", (row) => ({ ...row, id: "00000000-0000-4000-8000-000000000000" })),
  ),
]);

const envelopes: readonly (readonly [at: string, list: string])[] = [
  ["v2/searchMedia", "media"],
  ["v2/getInsights", "totals"],
  ["v2/listLandingPages", "landingPages"],
  ["v2/listCampaigns", "campaigns"],
  ["v2/listCollabs", "collabs"],
  ["v2/searchTaxonomies", "paths"],
  ["v1/searchBrands", "brands"],
  ["v1/searchMedia", "media"],
  ["v1/listLandingPages", "landingPages"],
];

const envelopeFamily = family("envelopes", [
  ...envelopes.flatMap(([at, name]) => [
    fault(
      `${at}-renamed`,
      `Rows are in \`items\`, not in \`${name}\`.`,
      body(at, (plain) => (name in plain ? { ...without(plain, name), items: plain[name] } : plain)),
    ),
    fault(
      `${at}-bare`,
      "Rows are a list without an envelope.",
      body(at, (plain) => plain[name] ?? plain),
    ),
    fault(
      `${at}-without-count`,
      "`count` is absent.",
      body(at, (plain) => without(plain, "count")),
    ),
    fault(
      `${at}-count-text`,
      "`count` is a text.",
      body(at, (plain) => ({ ...plain, count: String(plain["count"]) })),
    ),
    fault(
      `${at}-empty-null`,
      `Where there are no rows, \`${name}\` is null.`,
      body(at, (plain) => {
        const listed = plain[name];
        return Array.isArray(listed) && listed.length === 0 ? { ...plain, [name]: null } : plain;
      }),
      at === "v1/listLandingPages" ? { needs: ["indexUrl"] } : {},
    ),
  ]),
  fault(
    "v1-brand-wrapped",
    "GET /brands/{id} of v1 wraps its row.",
    body("v1/getBrand", (plain) => ({ brand: plain })),
  ),
  fault(
    "v1-brand-counted",
    "GET /brands/{id} of v1 has a `count`.",
    body("v1/getBrand", (plain) => ({ ...plain, count: 1 })),
  ),
  fault(
    "v2-searches-without-count",
    "The v2 searches have no `count`.",
    body("v2/searchBrands", (plain) => without(plain, "count")),
  ),
  fault(
    "created",
    "POST /media has the status 201.",
    answering("v2/searchMedia", (answer) => ({ ...answer, status: 201 })),
  ),
  ...["text/plain", "text/html"].map((type) =>
    fault(
      `type-${type.replace("/", "-")}`,
      `Responses say they are ${type}.`,
      { answer: (answer) => ({ ...answer, headers: { ...answer.headers, "Content-Type": type } }) },
      { findable: "that responses say they are JSON is not stated, only that they are" },
    ),
  ),
]);

/** What responses hold. */
export const responseFamilies: readonly Family[] = [rowFamily, envelopeFamily];
