import { accounts } from "../data/accounts.ts";
import { taxonomyPaths } from "../data/taxonomies.ts";
import { uuid } from "../data/names.ts";
import type { Probe } from "../probes.ts";
import * as values from "../values.ts";
import { get, post, type Sent } from "./sent.ts";

const ids = accounts.map(({ id }) => id);
const nobody = "99999999-9999-4999-8999-999999999999";
const newcomer = uuid("account https://brand-new.example");
const v1 = (body: unknown) => post("v1/searchBrands", "/api/v1/brands/search", body);
const brands = (body: unknown) => post("v2/searchBrands", "/v2/brands", body);
const creators = (body: unknown) => post("v2/searchCreators", "/v2/creators", body);

const profile: readonly object[] = [
  ...values.genders.map((gender) => ({ gender })),
  ...values.ageRanges.map((ageRange) => ({ ageRange })),
  ...values.ethnicities.map((ethnicity) => ({ ethnicity })),
  ...["English", "French", "Spanish", "Zulu"].map((language) => ({ language })),
];
const narrowing: readonly object[] = [
  ...["United Kingdom", "united", "united kingdom", "France", "Mexico"].map((location) => ({ location })),
  ...[0, 8800, 22040, 60000].flatMap((many) => [{ minFollowers: many }, { maxFollowers: many }]),
  { minFollowers: 50000, maxFollowers: 10 },
  ...values.accountSorts.map((sortBy) => ({ sortBy })),
];

const named = { mode: "brand_name", brandNames: ["tea", "line", "nimbusly", "mara", "dex"] };
const bounds = [1, 2, 4, 100, 0, 101, -1, "5", 2.5, null];

const badV1: readonly object[] = [
  {},
  { mode: "best" },
  { mode: "ids" },
  { mode: "ids", brandIds: [] },
  { mode: "ids", brandIds: "one" },
  { mode: "ids", brandIds: [true] },
  { mode: "ids", brandIds: ["x".repeat(201)] },
  { mode: "ids", brandIds: ["x".repeat(200)] },
  { mode: "ids", brandIds: Array.from({ length: 101 }, String) },
  { mode: "ids", brandIds: Array.from({ length: 100 }, String) },
  { mode: "brand_name", type: "BRAND" },
  { mode: "brand_name", brandNames: ["tea"] },
  { mode: "brand_name", type: "BRAND", brandNames: ["te"] },
  { mode: "brand_name", type: "BRAND", brandNames: ["t".repeat(201)] },
  { mode: "brand_name", type: "BRAND", brandNames: ["t".repeat(200)] },
  { mode: "brand_name", type: "BRAND", brandNames: Array.from({ length: 101 }, () => "tea") },
  { mode: "brand_name", type: "SHOP", brandNames: ["tea"] },
  { mode: "smart", type: "BRAND" },
  { mode: "smart", query: "tea" },
  { mode: "smart", type: "BRAND", query: "tea", sortBy: "NAME" },
  { mode: "smart", type: "BRAND", query: "q".repeat(501) },
  { mode: "smart", type: "BRAND", query: "q".repeat(500) },
  { mode: "smart", type: "BRAND", query: "" },
  ...["ethnicity", "gender", "ageRange", "language", "sortBy"].map((name) => ({
    ...named,
    type: "BRAND",
    [name]: "NO",
  })),
  ...["minFollowers", "maxFollowers"].flatMap((name) =>
    [-1, 2147483648, "7", 1.5].map((value) => ({ ...named, type: "BRAND", [name]: value })),
  ),
  { ...named, type: "BRAND", location: 7 },
  { ...named, type: "BRAND", nonsense: 7 },
  { mode: "ids", brandIds: [], count: "x", type: "SHOP" },
];

const searches = [brands, creators].flatMap((search) => [
  ...[
    {},
    { ids },
    { ids: [...ids, nobody, 410000000000101] },
    { ids: [] },
    { ids: "one" },
    { names: ["tea"] },
    { names: ["Mara Okonjo", "Quillmark Tea"] },
    { names: ["te"] },
    { names: "tea" },
    { igUsername: "mara" },
    { igUsername: "QUILL" },
    { igUsername: "@quillmark" },
    { igUsername: 7 },
    { tiktokUsername: "line" },
    { tiktokUsername: "okonjo" },
    { igUsername: "nimbus" },
    { tiktokUsername: "outfitters" },
    { names: ["mara"], query: "skincare" },
    { igUsername: "nimbus", tiktokUsername: "quill" },
    { query: "slow tea" },
    { query: "skincare" },
    { query: "travel", sortBy: "LEAST_FOLLOWERS" },
    { query: "xylophone" },
    { ids: [ids[1], ids[5]], names: ["tea"], query: "skincare", igUsername: "nimbus" },
    { names: ["line", "dex"], igUsername: "a", query: "skincare" },
    { names: ["line", "dex"], query: "skincare" },
    { query: "tea", mode: "smart" },
    { query: "tea", type: "CREATOR" },
    { query: "tea", nonsense: 1 },
    { query: "tea", sortBy: "NO" },
    { query: "tea", location: 7 },
    { query: "tea", offset: 1 },
    ...bounds.map((limit) => ({ query: "tea slow skincare", limit })),
    { query: "tea", limit: 51 },
  ].map(search),
  ...[...profile, ...narrowing].flatMap((filter) => [
    search({ igUsername: "a", ...filter }),
    search({ names: ["a", "e"], ...filter }),
    search({ query: "tea slow skincare", ...filter }),
  ]),
  ...taxonomyPaths.slice(0, 9).map((path) => search({ query: "tea slow skincare", taxonomy: [path] })),
  search({ query: "tea", taxonomy: ["Nowhere > Nothing"] }),
]);

const indexed = (v: string, path: string, body: unknown): Sent[] => [
  { method: "POST", path: `${v}${path}`, body },
];
const urls = [
  "https://brand-new.example/",
  "brand-new.example",
  "https://quillmark.example",
  "http://www.quillmark.example/tea?from=mail",
  "https://www.instagram.com/mara.okonjo/",
  "https://www.tiktok.com/@someone.new",
  "https://www.instagram.com/quillmark.tea",
  "https://a.example https://b.example",
  "not a url",
  "",
  `https://long.example/${"x".repeat(2027)}`,
  `https://long.example/${"x".repeat(2028)}`,
  7,
];

const names: Readonly<Record<string, string>> = {
  insights: "getInsights",
  "landing-pages": "listLandingPages",
  campaigns: "listCampaigns",
  collabs: "listCollabs",
};

const indexing = [
  ["v2/indexAccount", "v2/getIndexStatus", "/v2", "/account/index", "/v2/account/"],
  ["v1/indexBrand", "v1/getIndexStatus", "/api/v1", "/brands/index", "/api/v1/brands/"],
].flatMap(([at, poll, root, path, account]): Probe[] => [
  ...urls.map((websiteUrl) => ({
    at: at!,
    sent: [...indexed(root!, path!, { websiteUrl }), ...indexed(root!, path!, { websiteUrl })],
  })),
  ...[{}, { websiteUrl: ["https://a.example"] }, { websiteUrl: "https://a.example", more: 1 }].map((body) =>
    post(at!, `${root!}${path!}`, body),
  ),
  {
    at: poll!,
    sent: [
      ...indexed(root!, path!, { websiteUrl: "https://brand-new.example" }),
      { path: `${account!}${newcomer}/index-status` },
      { path: `${account!}${newcomer}/index-status` },
      { path: `${account!}${newcomer}` },
    ],
  },
  {
    at: at!,
    sent: [
      ...indexed(root!, path!, { websiteUrl: "https://www.tiktok.com/@someone.new" }),
      { path: `/v2/account/${uuid("account https://tiktok.com/@someone.new")}` },
    ],
  },
  ...[
    "insights?type=HOOK",
    "insights?type=MEDIA_MIX",
    "landing-pages",
    "campaigns?type=OFFER",
    "collabs",
  ].map((list) => ({
    at: `${root === "/v2" ? "v2" : "v1"}/${names[list.split("?")[0]!]!}`,
    sent: [
      ...indexed(root!, path!, { websiteUrl: "https://brand-new.example" }),
      { path: `${account!}${newcomer}/${list}` },
    ],
  })),
  ...[...ids, "410000000000102", nobody, "no id"].map((id) => get(poll!, `${account!}${id}/index-status`)),
]);

/** Searches for accounts, look-ups and indexing, in both versions. */
export const accountProbes: readonly Probe[] = [
  ...indexing,
  ...[
    ...ids,
    ...accounts.map(({ platformId }) => platformId),
    nobody,
    "no id",
    ids[0]!.toUpperCase(),
  ].flatMap((id) => [get("v2/getAccount", `/v2/account/${id}`), get("v1/getBrand", `/api/v1/brands/${id}`)]),
  ...values.accountTypes.flatMap((type) => [
    v1({ ...named, type }),
    ...bounds.map((count) => v1({ ...named, type, count })),
    ...[...profile, ...narrowing].map((filter) => v1({ ...named, type, ...filter })),
    ...["tea", "slow travel", "skincare for dads", "xylophone", "trav"].map((query) =>
      v1({ mode: "smart", type, query }),
    ),
    v1({ mode: "smart", type, query: "tea", count: 1 }),
    ...[{ gender: "female" }, { gender: "male" }, { minFollowers: 60000 }, { maxFollowers: 30000 }].map(
      (filter) => v1({ ...named, type, ...filter, count: 1 }),
    ),
    v1({ mode: "brand_name", type, brandNames: ["xylophone"] }),
    v1({ mode: "brand_name", type, brandNames: ["quillmark tea"] }),
  ]),
  v1({ mode: "ids", brandIds: ids }),
  v1({ mode: "ids", brandIds: [...ids].reverse(), count: 1 }),
  v1({ mode: "ids", brandIds: [ids[0], ids[0]] }),
  v1({ mode: "ids", brandIds: [410000000000103, "410000000000101", nobody, 12] }),
  v1({ mode: "ids", brandIds: [ids[0], ids[4]], type: "BRAND", minFollowers: 60000, gender: "female" }),
  ...badV1.map(v1),
  ...searches,
  ...["/v2/comments", "/api/v1/comments"].flatMap((path) => [
    post(path === "/v2/comments" ? "v2/listComments" : "v1/listComments", path, {}),
  ]),
];
