/**
 * What the interface specification states, written from the specification alone: the documents are held against it,
 * so nothing here may be copied from them.
 *
 * Everything that stands in no table below is "not shown" in the specification, and a document that bounds, lists or
 * requires it makes a fact up.
 */

export type Version = "v1" | "v2";

export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** A bound as the specification gives it; the names are those of JSON Schema. */
export type Bound = "minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems";

export interface Field {
  /** Absent: the specification does not show the type. */
  types?: readonly JsonType[];
  /** `not shown`: whether it may be null is open, so a document may say either. */
  nullability?: "not shown";
  /** In a request, whether it must be sent; in an answer, whether the key is always there. Absent: it is not stated. */
  required?: boolean;
  /** The allowed values, all of them. Absent: any. */
  values?: readonly (string | boolean)[];
  bounds?: Readonly<Partial<Record<Bound, number>>>;
  default?: string | number | boolean;
  items?: Field;
  keys?: Readonly<Record<string, Field>>;
  /** Keys that a document may leave out, and describes like this where it does not. */
  optionalKeys?: Readonly<Record<string, Field>>;
  /** The specification says that it does not show all keys, so a document may assume further ones. */
  moreKeys?: true;
  /** What a row is, whose key is not shown. */
  rows?: Field;
  /** Further keys are stated to be refused, or not to be there. Absent: that is not stated, so none may be refused. */
  closed?: true;
  /** Keys that are stated to be refused, by name. */
  refused?: readonly string[];
}

type Details = Omit<Field, "types" | "items" | "keys">;

const text = (details: Details = {}): Field => ({ types: ["string"], ...details });
const number = (details: Details = {}): Field => ({ types: ["number"], ...details });
const integer = (details: Details = {}): Field => ({ types: ["integer"], ...details });
const boolean = (details: Details = {}): Field => ({ types: ["boolean"], ...details });
const oneOf = (values: readonly string[], details: Details = {}): Field => text({ values, ...details });
const listOf = (items: Field, details: Details = {}): Field => ({ types: ["array"], items, ...details });
const object = (keys: Record<string, Field>, details: Details = {}): Field => ({
  types: ["object"],
  keys,
  ...details,
});
const nullable = (field: Field): Field => ({ ...field, types: [...(field.types ?? []), "null"] });

/** An object in an answer whose keys are always there but for those that say `required: false`. */
const answer = (keys: Record<string, Field>, details: Details = {}): Field =>
  object(
    Object.fromEntries(Object.entries(keys).map(([key, field]) => [key, { required: true, ...field }])),
    details,
  );
const optionalKey = (field: Field): Field => ({ ...field, required: false });

const nullableText = nullable(text());
const nullableNumber = nullable(number());

// Values

export const languages = [
  "English",
  "Spanish",
  "French",
  "German",
  "Italian",
  "Portuguese",
  "Russian",
  "Chinese",
  "Cantonese",
  "Japanese",
  "Korean",
  "Arabic",
  "Hindi",
  "Dutch",
  "Polish",
  "Turkish",
  "Vietnamese",
  "Thai",
  "Burmese",
  "Khmer",
  "Lao",
  "Indonesian",
  "Hebrew",
  "Swedish",
  "Norwegian",
  "Danish",
  "Finnish",
  "Farsi",
  "Fijian",
  "Greek",
  "Czech",
  "Hungarian",
  "Romanian",
  "Ukrainian",
  "Malay",
  "Tagalog",
  "Filipino",
  "Bengali",
  "Serbian",
  "Croatian",
  "Bulgarian",
  "Slovak",
  "Slovenian",
  "Estonian",
  "Latvian",
  "Lithuanian",
  "Persian",
  "Swahili",
  "Amharic",
  "Assamese",
  "Urdu",
  "Afrikaans",
  "Basque",
  "Catalan",
  "Icelandic",
  "Georgian",
  "Albanian",
  "Armenian",
  "Azerbaijani",
  "Bosnian",
  "Galician",
  "Gujarati",
  "Haitian Creole",
  "Kannada",
  "Kazakh",
  "Kyrgyz",
  "Latin",
  "Macedonian",
  "Malayalam",
  "Marathi",
  "Mizo",
  "Montenegrin",
  "Nepali",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Tulu",
  "Punjabi",
  "Welsh",
  "Irish",
  "Maltese",
  "Yoruba",
  "Zulu",
  "ASL",
  "Asturian",
  "Bambara",
  "Belarusian",
  "Bhojpuri",
  "Bisaya",
  "Bodo",
  "Cebuano",
  "Chechen",
  "Cherokee",
  "Chichewa",
  "Coptic",
  "Cornish",
  "Dari",
  "Dhivehi",
  "Esperanto",
  "Ewe",
  "Faroese",
  "Frisian",
  "Guarani",
  "Hausa",
  "Hawaiian",
  "Hiligaynon",
  "Hmong",
  "Igbo",
  "Ilocano",
  "Jamaican Patois",
  "Javanese",
  "Kashmiri",
  "Kikuyu",
  "Kinyarwanda",
  "Konkani",
  "Kurdish",
  "Lingala",
  "Luxembourgish",
  "Luganda",
  "Malagasy",
  "Manipuri",
  "Maori",
  "Mongolian",
  "Nigerian Pidgin",
  "Nyanja",
  "Odia",
  "Oromo",
  "Papiamento",
  "Pashto",
  "Quechua",
  "Samoan",
  "Sanskrit",
  "Scottish Gaelic",
  "Sepedi",
  "Shona",
  "Sindhi",
  "Somali",
  "Sotho",
  "Sundanese",
  "Tajik",
  "Tamazight",
  "Tetum",
  "Tibetan",
  "Tongan",
  "Tsonga",
  "Tswana",
  "Twi",
  "Uzbek",
  "Wolof",
  "Xhosa",
  "Khasi",
] as const;

export const datePresets = [
  "today",
  "yesterday",
  "last-3-days",
  "last-7-days",
  "this-week",
  "last-week",
  "last-14-days",
  "last-30-days",
  "this-month",
  "last-month",
  "last-3-months",
  "last-6-months",
  "year-to-date",
  "last-year",
] as const;

export const creativeCategories = [
  "Announcement",
  "Before and After",
  "Brand Story",
  "Case Study",
  "Comparison",
  "Discount or Offer",
  "Explainer",
  "Founder Story",
  "Interface",
  "Meme",
  "Negative Review",
  "Press",
  "Question",
  "Quiz",
  "Quote",
  "Social Proof",
  "Testimonial",
  "Fake Interface",
  "Street Interview",
  "Unboxing",
  "GRWM",
  "Day in the life",
  "Storytime",
  "Skit",
  "Reply",
  "Text Overlay",
  "Greenscreen",
] as const;

export const channels = ["META_AD", "INSTAGRAM", "TIKTOK"] as const;
export const mediaFormats = ["DPA", "VIDEO", "CAROUSEL", "IMAGE", "DCO"] as const;
export const mediaTypes = ["VIDEO", "IMAGE"] as const;
export const durations = ["0-10", "10-30", "30-60", "60+"] as const;
export const mediaStatuses = ["ACTIVE", "INACTIVE", "ALL"] as const;
export const funnelStages = [
  "UNAWARE",
  "PROBLEM_AWARE",
  "SOLUTION_AWARE",
  "PRODUCT_AWARE",
  "MOST_AWARE",
] as const;
export const landingPageMatches = ["contains", "equals"] as const;
export const mediaSortOrders = [
  "MOST_RECENT",
  "OLDEST",
  "LONGEST_RUN",
  "MOST_IMPRESSIONS",
  "MOST_LIKES",
  "MOST_COMMENTS",
  "MOST_VIEWS",
  "HIGHEST_ENGAGEMENT",
  "HIGHEST_OUTLIER",
] as const;
export const campaignTypes = ["CAMPAIGN", "OFFER"] as const;
export const campaignSortOrders = ["MOST_RECENT", "HIGHEST_VELOCITY"] as const;
export const ethnicities = [
  "White",
  "Black",
  "Asian",
  "Hispanic",
  "Middle Eastern",
  "Indigenous",
  "Pacific Islander",
] as const;
export const genders = ["male", "female", "other"] as const;
export const ageRanges = ["0-18", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;
export const accountTypes = ["BRAND", "CREATOR"] as const;
export const indexOutcomes = ["already_exists", "indexing"] as const;
export const legacySearchModes = ["ids", "brand_name", "smart"] as const;
export const legacySearchSortOrders = [
  "NAME",
  "MOST_FOLLOWERS",
  "LEAST_FOLLOWERS",
  "MOST_VIEWS",
  "HIGHEST_ENGAGEMENT",
  "MOST_ACTIVE_ADS",
] as const;
export const legacyMediaModes = ["structured", "smart"] as const;
export const clusterTypes = {
  v1: ["USP", "HOOK", "TARGET_PERSONA"],
  v2: ["HOOK", "TARGET_PERSONA", "AD_ANGLE"],
} as const satisfies Record<Version, readonly string[]>;

// Objects in answers

const brandRow = answer({
  id: text(),
  name: text(),
  summary: nullableText,
  category: nullableText,
  verified: boolean(),
  pageAlias: nullableText,
  likes: nullableNumber,
  igUsername: nullableText,
  igFollowers: nullableNumber,
  igEngagementRate: nullableNumber,
  tiktokUsername: nullableText,
  tiktokFollowers: nullableNumber,
  thumbnailUrl: nullableText,
});

const mediaBrand = answer({
  id: text(),
  facebookAdLibraryId: nullableText,
  name: text(),
  type: nullable(oneOf(accountTypes)),
  igUsername: nullableText,
  igFollowers: nullableNumber,
  tiktokUsername: nullableText,
  tiktokFollowers: nullableNumber,
  facebookUsername: nullableText,
  thumbnailUrl: nullableText,
  category: nullableText,
});

const ugcCharacter = answer({
  ageRange: nullable(oneOf(ageRanges)),
  gender: nullable(oneOf(genders)),
  ethnicity: nullable(oneOf(ethnicities)),
  description: nullableText,
});

const mediaItem = answer({
  id: text(),
  platformId: text(),
  brand: nullable(mediaBrand),
  title: nullableText,
  type: nullable(oneOf(mediaFormats)),
  mediaType: nullable(oneOf(mediaTypes)),
  url: nullableText,
  urls: listOf(text()),
  thumbnailUrl: nullableText,
  width: nullableNumber,
  height: nullableNumber,
  durationInSeconds: nullableNumber,
  platforms: listOf(text()),
  hook: nullableText,
  summary: nullableText,
  coreAngle: nullableText,
  targetPersona: nullableText,
  ugcCharacter: nullable(ugcCharacter),
  startAt: nullableText,
  endAt: nullableText,
  daysRun: nullableNumber,
  categories: listOf(text()),
  carouselCount: nullableNumber,
  viewCount: nullableNumber,
  likeCount: nullableNumber,
  commentCount: nullableNumber,
  impressionPercentile: nullableNumber,
  impressionsText: nullableText,
  painPoints: optionalKey(listOf(text())),
  sellingPoints: optionalKey(listOf(text())),
});

const openText = text({ nullability: "not shown" });
const openNumber = number({ nullability: "not shown" });
const openTexts = listOf(text({ nullability: "not shown" }), { nullability: "not shown" });

/** Whether a key may be missing is not stated, and whether it may be null is stated to be not shown. */
const legacyMediaItem = object({
  id: openText,
  title: openText,
  type: openText,
  mediaType: openText,
  mediaUrl: openText,
  thumbnailUrl: openText,
  platforms: openTexts,
  hook: openText,
  startAt: openText,
  endAt: openText,
  daysRun: openNumber,
  categories: openTexts,
  carouselCount: openNumber,
  viewCount: openNumber,
  likeCount: openNumber,
  commentCount: openNumber,
  impressionPercentile: openNumber,
  impressionsText: openText,
});

const profileFields = {
  gender: {},
  ageRange: {},
  ethnicity: {},
  location: {},
  language: {},
  tiktokEngagementRate: {},
};
/** Named as what creators lack. */
const brandFields = { facebookUsername: {}, likes: {}, category: {} };
const brandAccountRow = object({ type: oneOf(["BRAND"], { required: true }) }, { moreKeys: true });
const creatorAccountRow = object(
  { type: oneOf(["CREATOR"], { required: true }), ...profileFields },
  { moreKeys: true, refused: Object.keys(brandFields) },
);
/** Told apart by `type`. */
const account = object(
  { type: oneOf(accountTypes, { required: true }), ...profileFields, ...brandFields },
  { moreKeys: true },
);

/** Both shapes of an insights answer in one: `rows` comes with MEDIA_MIX alone, `totals` with the other types. */
const insights = (version: Version) =>
  object(
    {
      type: oneOf([...clusterTypes[version], "MEDIA_MIX"], { required: true }),
      count: integer({ required: true }),
      rows: listOf(answer({ type: text(), count: integer() }), { required: false }),
      totals: listOf(answer({ id: text(), label: text(), tags: nullable(listOf(text())), total: number() }), {
        required: false,
      }),
    },
    // The weekly buckets: that there are some is said, what they look like is not.
    { moreKeys: true },
  );

const landingPages = answer({
  count: integer(),
  landingPages: listOf(answer({ url: text(), total: number() })),
});

const indexedAccount = answer({ brandId: text(), status: oneOf(indexOutcomes) });

export const errorCodes = {
  400: ["invalid_request"],
  401: ["invalid_api_key"],
  402: ["out_of_credits"],
  403: ["subscription_inactive", "membership_ended"],
  // Which of the two is given when: not shown.
  404: ["brand_not_found", "not_found"],
  405: ["method_not_allowed"],
  413: ["payload_too_large"],
  429: ["rate_limited"],
  500: ["internal_error"],
} as const satisfies Record<number, readonly string[]>;

export type ErrorStatus = keyof typeof errorCodes;

const errorDetails = optionalKey(listOf(answer({ path: text(), message: text() })));

export const errorStatuses = Object.keys(errorCodes).map(Number) as ErrorStatus[];

/** An object with the one key `error`. Its `details` are for failed validation, so other errors may leave them out. */
export const errorEnvelope = (status: ErrorStatus): Field =>
  answer(
    {
      error: answer(
        {
          code: oneOf(errorCodes[status]),
          message: text(),
          ...(status === 400 && { details: errorDetails }),
        },
        status === 400 ? {} : { optionalKeys: { details: errorDetails } },
      ),
    },
    { closed: true },
  );

/** The headers that an answer of a status carries, on every operation. */
export const errorHeaders: Partial<Record<ErrorStatus, string>> = { 405: "Allow", 429: "Retry-After" };

/** How the address of each version ends. */
export const rootEndings: Record<Version, string> = { v1: "/api/v1", v2: "/v2" };

/** Requests per minute; an operation's own limit is in its row. */
export const rateLimits = { perIp: 60, perKey: 120 } as const;

/** Stated as 100 KB; that a kilobyte is 1024 bytes here is a reading of it and has to be marked as one. */
export const bodyLimit = { stated: "100 KB", bytes: 102_400 } as const;

// Operations

export interface Price {
  microdollarsPerRow: number;
  /** What a row is called where the specification names it. */
  unit?: string;
  /** The fewest rows charged for; `smart`: in that search mode alone. Absent: no such rule is stated. */
  minimumRows?: { rows: number; mode?: "smart" };
}

export interface Operation {
  /** Statuses that it is stated to list, by its own row or by a rule for all operations. */
  lists: readonly ErrorStatus[];
  /** Statuses that it is stated, or follows from a complete list, not to have. */
  never: readonly ErrorStatus[];
  price: Price | "not shown";
  /** Requests per minute of this endpoint alone. */
  rateLimit: { requestsPerMinute: number; scope: "user" | "not shown" } | "not shown";
  query?: Readonly<Record<string, Field>> | "not shown";
  body?: Field | "not shown";
  /** The least that a request may hold, for probing one field at a time. Absent: nothing at all. */
  leastBody?: Readonly<Record<string, unknown>>;
  leastQuery?: Readonly<Record<string, string>>;
  response: Field | "not shown";
}

/** Hold for every operation: it needs a key, a team and a known method, and it is limited and can fail. */
const always = [401, 403, 405, 429, 500] as const;
/** Where the request has fields that can fail validation, and every row returned costs. */
const metered = [400, 402, ...always] as const;
/** The indexing endpoints list exactly these. */
const indexing = { lists: [400, 413, ...always], never: [402, 404] } as const;

const free: Price = { microdollarsPerRow: 0 };
const perUser = (requestsPerMinute: number) => ({ requestsPerMinute, scope: "user" }) as const;
const perMinute = (requestsPerMinute: number) => ({ requestsPerMinute, scope: "not shown" }) as const;

const v2: Record<string, Operation> = {
  "POST /media": {
    lists: [...metered, 404, 413],
    never: [],
    price: { microdollarsPerRow: 500, unit: "creative", minimumRows: { rows: 1 } },
    rateLimit: perUser(120),
    leastBody: { query: "shoes" },
    body: object(
      {
        accountId: text(),
        query: text(),
        channel: listOf(oneOf(channels)),
        format: listOf(oneOf(mediaFormats)),
        duration: listOf(oneOf(durations)),
        status: oneOf(mediaStatuses),
        categories: listOf(oneOf(creativeCategories)),
        taxonomy: listOf(text()),
        funnelStage: listOf(oneOf(funnelStages)),
        language: listOf(oneOf(languages)),
        location: listOf(text()),
        datePreset: oneOf(datePresets),
        startDate: text(),
        endDate: text(),
        minDaysRun: number(),
        maxDaysRun: number(),
        minViewCount: number(),
        maxViewCount: number(),
        landingPage: text(),
        landingPageMatch: oneOf(landingPageMatches),
        lowImpressions: boolean(),
        partnershipAd: boolean(),
        crossposted: boolean(),
        sortBy: oneOf(mediaSortOrders),
        limit: integer({ default: 100 }),
        offset: integer(),
      },
      { closed: true },
    ),
    response: answer({ count: integer(), media: listOf(mediaItem) }),
  },
  "GET /account/{id}/insights": {
    lists: [...metered, 404],
    never: [413],
    price: { microdollarsPerRow: 500, unit: "cluster" },
    rateLimit: perUser(120),
    leastQuery: { type: "HOOK" },
    query: {
      type: oneOf([...clusterTypes.v2, "MEDIA_MIX"], { required: true }),
      maxDaysBack: integer(),
      limit: integer({ default: 100 }),
    },
    response: insights("v2"),
  },
  "GET /account/{id}/landing-pages": {
    lists: [...metered, 404],
    never: [413],
    price: { microdollarsPerRow: 2500, unit: "landing page" },
    rateLimit: perUser(120),
    query: {
      showInactive: boolean(),
      limit: integer({ default: 100 }),
      offset: integer({ default: 0 }),
    },
    response: landingPages,
  },
  "GET /account/{id}/campaigns": {
    lists: [...metered, 404],
    never: [413],
    price: { microdollarsPerRow: 500, unit: "campaign" },
    rateLimit: perUser(120),
    leastQuery: { type: "CAMPAIGN" },
    query: {
      type: oneOf(campaignTypes, { required: true }),
      sortBy: oneOf(campaignSortOrders),
      limit: integer({ default: 10 }),
      datePreset: oneOf(datePresets),
      startDate: text(),
      endDate: text(),
    },
    response: answer({
      count: integer(),
      campaigns: listOf(
        answer({
          id: text(),
          type: text(),
          category: nullableText,
          title: text(),
          summary: nullableText,
          velocityScore: nullableNumber,
          startAt: text(),
          launches7d: number(),
          mediaCount: optionalKey(number()),
        }),
      ),
    }),
  },
  "GET /account/{id}/collabs": {
    lists: [...metered, 404],
    never: [413],
    price: { microdollarsPerRow: 500, unit: "collab" },
    rateLimit: perUser(120),
    query: { limit: integer({ default: 20 }), offset: integer({ default: 0 }) },
    response: answer({
      count: integer(),
      collabs: listOf(answer({ name: text(), profileUrl: text(), mediaCount: integer() })),
    }),
  },
  "GET /taxonomies": {
    lists: metered,
    never: [404, 413],
    price: free,
    rateLimit: perUser(120),
    leastQuery: { query: "kettle" },
    query: { query: text({ required: true }), limit: integer({ default: 20 }) },
    response: answer({ paths: listOf(text()), count: integer() }),
  },
  "POST /account/index": {
    ...indexing,
    price: free,
    rateLimit: perUser(50),
    leastBody: { websiteUrl: "https://shop.example" },
    body: object({ websiteUrl: text({ required: true }) }),
    response: indexedAccount,
  },
  "POST /brands": {
    lists: [400, ...always],
    never: [],
    price: "not shown",
    rateLimit: "not shown",
    // What is named without its type stays `{}`.
    body: object(
      {
        ids: {},
        igUsername: text(),
        tiktokUsername: text(),
        names: {},
        query: text(),
        limit: {},
        sortBy: {},
        location: {},
        taxonomy: {},
      },
      { moreKeys: true, refused: ["gender", "ageRange", "ethnicity", "language"] },
    ),
    response: answer({ count: integer() }, { moreKeys: true, rows: brandAccountRow }),
  },
  "POST /creators": {
    lists: [400, ...always],
    never: [],
    price: "not shown",
    rateLimit: "not shown",
    body: object(
      {
        ids: {},
        igUsername: text(),
        tiktokUsername: text(),
        names: {},
        query: text(),
        limit: {},
        sortBy: {},
        location: {},
        gender: {},
        ageRange: {},
        ethnicity: {},
        language: {},
      },
      { moreKeys: true },
    ),
    response: answer({ count: integer() }, { moreKeys: true, rows: creatorAccountRow }),
  },
  "GET /account/{id}": {
    lists: [404, ...always],
    never: [413],
    price: "not shown",
    rateLimit: "not shown",
    query: {},
    response: account,
  },
  "GET /account/{id}/index-status": {
    lists: [404, ...always],
    never: [413],
    // Index-status polling is called free without a version, and the costs of this operation are not shown.
    price: free,
    rateLimit: "not shown",
    query: {},
    response: "not shown",
  },
  "POST /comments": {
    lists: always,
    never: [],
    price: "not shown",
    rateLimit: "not shown",
    body: "not shown",
    response: "not shown",
  },
};

const followers = integer({ bounds: { minimum: 0, maximum: 2_147_483_647 } });

const v1: Record<string, Operation> = {
  "POST /brands/search": {
    lists: [...metered, 413],
    never: [404],
    price: { microdollarsPerRow: 2500, unit: "brand", minimumRows: { rows: 1, mode: "smart" } },
    rateLimit: perMinute(120),
    leastBody: { mode: "brand_name", brandNames: ["Acme"], type: "BRAND" },
    body: object({
      mode: oneOf(legacySearchModes, { required: true }),
      brandIds: listOf(
        { types: ["string", "number"], bounds: { maxLength: 200 } },
        { bounds: { maxItems: 100 } },
      ),
      brandNames: listOf(text({ bounds: { minLength: 3, maxLength: 200 } }), { bounds: { maxItems: 100 } }),
      query: text({ bounds: { maxLength: 500 } }),
      type: oneOf(accountTypes),
      count: integer({ bounds: { minimum: 1, maximum: 100 }, default: 10 }),
      minFollowers: followers,
      maxFollowers: followers,
      sortBy: oneOf(legacySearchSortOrders),
      ethnicity: oneOf(ethnicities),
      gender: oneOf(genders),
      ageRange: oneOf(ageRanges),
      location: text(),
      language: oneOf(languages),
    }),
    response: answer({
      count: integer(),
      brands: listOf(brandRow),
      unmatchedIds: optionalKey(listOf(text())),
    }),
  },
  "GET /brands/{id}": {
    lists: [402, 404, ...always],
    never: [413],
    price: { microdollarsPerRow: 2500 },
    rateLimit: perMinute(120),
    query: {},
    response: brandRow,
  },
  "POST /brands/{id}/media": {
    // "POST /media list 404" and "list 413" are said of v2; the body limit is said of every request.
    lists: [...metered, 413],
    never: [],
    price: { microdollarsPerRow: 1000, unit: "creative", minimumRows: { rows: 1 } },
    rateLimit: perMinute(120),
    // `semanticSearchQuery` and `filters` are known from what they became in v2, so their types are not shown.
    body: object(
      {
        mode: oneOf(legacyMediaModes),
        userRequest: text(),
        limit: integer(),
        semanticSearchQuery: {},
        filters: object(
          {
            dateRange: object({ preset: {}, startDate: {}, endDate: {} }, { moreKeys: true }),
            daysRun: object({ min: {}, max: {} }, { moreKeys: true }),
            viewCount: object({ min: {}, max: {} }, { moreKeys: true }),
            landingPage: object({ value: {}, operator: {} }, { moreKeys: true }),
          },
          { moreKeys: true },
        ),
      },
      { moreKeys: true },
    ),
    response: answer({ count: integer(), media: listOf(legacyMediaItem) }),
  },
  "POST /brands/index": {
    ...indexing,
    price: free,
    rateLimit: perMinute(50),
    leastBody: { websiteUrl: "https://shop.example" },
    body: object({ websiteUrl: text({ required: true, bounds: { minLength: 1, maxLength: 2048 } }) }),
    response: indexedAccount,
  },
  "GET /brands/{id}/index-status": {
    lists: [404, ...always],
    // Polling is not blocked when there are no credits left.
    never: [402, 413],
    price: free,
    rateLimit: perMinute(300),
    query: {},
    // One value is seen in a sample; the others are not shown, so there is no list of them.
    response: answer({ status: text() }),
  },
  "GET /brands/{id}/insights": {
    lists: [...metered, 404],
    never: [413],
    price: { microdollarsPerRow: 1000, unit: "cluster" },
    rateLimit: perMinute(120),
    query: {
      type: oneOf([...clusterTypes.v1, "MEDIA_MIX"]),
      maxDaysBack: integer({ bounds: { minimum: 1, maximum: 90 } }),
      limit: integer({ bounds: { minimum: 1, maximum: 500 } }),
    },
    response: insights("v1"),
  },
  "GET /brands/{id}/landing-pages": {
    lists: [...metered, 404],
    never: [413],
    price: { microdollarsPerRow: 5000, unit: "landing page" },
    rateLimit: perMinute(120),
    query: { showInactive: boolean(), limit: integer({ bounds: { minimum: 1, maximum: 100 } }) },
    response: landingPages,
  },
  "GET /brands/{id}/campaigns": {
    lists: [404, ...always],
    never: [413],
    price: "not shown",
    rateLimit: "not shown",
    query: "not shown",
    response: "not shown",
  },
  "GET /brands/{id}/collabs": {
    lists: [404, ...always],
    never: [413],
    price: "not shown",
    rateLimit: "not shown",
    query: "not shown",
    response: "not shown",
  },
  "POST /comments": {
    lists: always,
    never: [],
    price: "not shown",
    rateLimit: "not shown",
    body: "not shown",
    response: "not shown",
  },
};

export const operations: Record<Version, Record<string, Operation>> = { v1, v2 };

// From v1 to v2

export interface Successor {
  to: string;
  /** Given where only one value of a v1 field leads to this successor. */
  when?: { field: string; equals: string };
}

export const endpointMap: Record<string, readonly Successor[]> = {
  "POST /brands/search": [
    { to: "POST /brands", when: { field: "type", equals: "BRAND" } },
    { to: "POST /creators", when: { field: "type", equals: "CREATOR" } },
  ],
  "GET /brands/{id}": [{ to: "GET /account/{id}" }],
  "POST /brands/{id}/media": [{ to: "POST /media" }],
  "POST /brands/index": [{ to: "POST /account/index" }],
  "GET /brands/{id}/index-status": [{ to: "GET /account/{id}/index-status" }],
  "GET /brands/{id}/insights": [{ to: "GET /account/{id}/insights" }],
  "GET /brands/{id}/campaigns": [{ to: "GET /account/{id}/campaigns" }],
  "GET /brands/{id}/collabs": [{ to: "GET /account/{id}/collabs" }],
  "GET /brands/{id}/landing-pages": [{ to: "GET /account/{id}/landing-pages" }],
  "POST /comments": [{ to: "POST /comments" }],
};

/** v2 operations that nothing in v1 became. */
export const newOperations = ["GET /taxonomies"] as const;

/** What became of a v1 operation's fields that changed; `null`: there is none any more. */
export const fieldMap: Record<string, Readonly<Record<string, string | null>>> = {
  "POST /brands/search": {
    mode: null,
    type: null,
    brandNames: "names",
    brandIds: "ids",
    count: "limit",
  },
  "POST /brands/{id}/media": {
    id: "accountId",
    semanticSearchQuery: "query",
    userRequest: null,
    "filters.dateRange.preset": "datePreset",
    "filters.dateRange.startDate": "startDate",
    "filters.dateRange.endDate": "endDate",
    "filters.daysRun.min": "minDaysRun",
    "filters.daysRun.max": "maxDaysRun",
    "filters.viewCount.min": "minViewCount",
    "filters.viewCount.max": "maxViewCount",
    "filters.landingPage.value": "landingPage",
    "filters.landingPage.operator": "landingPageMatch",
  },
};

// What is not shown

export interface Gap {
  /** The specification's subject, in short. */
  what: string;
  version: Version;
  /** An operation, with what of it: `query.limit`, `body`, `body.startDate`, `200`, `200.status`, `404`. Absent: the document. */
  at?: string;
  part?: string;
  /** What the mark at that place has to speak of. */
  says: RegExp;
}

const ranges = (at: string, ...fields: string[]): Gap[] =>
  fields.map((part) => ({
    what: `allowed range of ${part.split(".").at(-1)}`,
    version: "v2",
    at,
    part,
    says: /range|bound/i,
  }));
const dates = (at: string, ...fields: string[]): Gap[] =>
  fields.map((part) => ({ what: "format of dates", version: "v2", at, part, says: /format/i }));
const shape = (version: Version, at: string, part: string): Gap => ({
  what: `shape of ${part}`,
  version,
  at,
  part,
  says: /shape|body|schema|field|key|envelope|row|request|response|param/i,
});
const unpriced = (version: Version, ...operations: string[]): Gap[] =>
  operations.flatMap((at) => [
    { what: "cost", version, at, says: /cost|price|billing|free/i },
    { what: "rate limit", version, at, says: /rate limit/i },
  ]);

export const gaps: readonly Gap[] = [
  {
    what: "fields of the account record",
    version: "v2",
    at: "GET /account/{id}",
    part: "200",
    says: /field|key|body/i,
  },
  {
    what: "fields of a brand search row",
    version: "v2",
    at: "POST /brands",
    part: "200",
    says: /field|key|body/i,
  },
  {
    what: "fields of a creator search row",
    version: "v2",
    at: "POST /creators",
    part: "200",
    says: /field|key|body/i,
  },
  { what: "nullability", version: "v1", at: "POST /brands/{id}/media", part: "200.media.0", says: /null/i },
  {
    what: "values of type",
    version: "v1",
    at: "POST /brands/{id}/media",
    part: "200.media.0",
    says: /value/i,
  },
  { what: "weekly buckets", version: "v1", at: "GET /brands/{id}/insights", part: "200", says: /week/i },
  { what: "weekly buckets", version: "v2", at: "GET /account/{id}/insights", part: "200", says: /week/i },
  {
    what: "transitions out of indexing",
    version: "v1",
    at: "GET /brands/{id}/index-status",
    part: "",
    says: /transition|leave|after|end|finish/i,
  },
  {
    what: "transitions out of indexing",
    version: "v2",
    at: "GET /account/{id}/index-status",
    part: "",
    says: /transition|leave|after|end|finish/i,
  },
  {
    what: "values of the status",
    version: "v1",
    at: "GET /brands/{id}/index-status",
    part: "200.status",
    says: /value/i,
  },
  shape("v2", "GET /account/{id}/index-status", "200"),
  shape("v2", "POST /brands", "body"),
  shape("v2", "POST /brands", "200"),
  shape("v2", "POST /creators", "body"),
  shape("v2", "POST /creators", "200"),
  shape("v2", "GET /account/{id}", "200"),
  shape("v1", "POST /comments", ""),
  shape("v2", "POST /comments", ""),
  shape("v1", "GET /brands/{id}/campaigns", ""),
  shape("v1", "GET /brands/{id}/collabs", ""),
  {
    what: "requiredness of the body's keys",
    version: "v1",
    at: "POST /brands/{id}/media",
    part: "body",
    says: /requir/i,
  },
  {
    what: "other keys of the body",
    version: "v1",
    at: "POST /brands/{id}/media",
    part: "body",
    says: /other|further|more/i,
  },
  ...ranges("POST /media", "body.limit", "body.offset"),
  ...ranges("GET /account/{id}/insights", "query.limit", "query.maxDaysBack"),
  ...ranges("GET /account/{id}/landing-pages", "query.limit", "query.offset"),
  ...ranges("GET /account/{id}/campaigns", "query.limit"),
  ...ranges("GET /account/{id}/collabs", "query.limit", "query.offset"),
  ...ranges("GET /taxonomies", "query.limit"),
  ...dates("POST /media", "body.startDate", "body.endDate"),
  ...dates("GET /account/{id}/campaigns", "query.startDate", "query.endDate"),
  ...unpriced(
    "v2",
    "POST /brands",
    "POST /creators",
    "POST /comments",
    "GET /account/{id}",
    "GET /account/{id}/index-status",
  ),
  { what: "events", version: "v2", says: /event/i },
  { what: "events", version: "v1", says: /event/i },
  { what: "retirement of v1", version: "v1", says: /retire|sunset/i },
  { what: "literal of the key prefix", version: "v1", says: /prefix/i },
  { what: "literal of the key prefix", version: "v2", says: /prefix/i },
  { what: "text of messages", version: "v1", says: /message/i },
  { what: "text of messages", version: "v2", says: /message/i },
  ...(["v1", "v2"] as const).flatMap((version) =>
    Object.entries(operations[version])
      .filter(([, { lists }]) => lists.includes(404))
      .flatMap(([at]) => [
        { what: "which 404 code is given when", version, at, part: "404", says: /which/i },
      ]),
  ),
];
