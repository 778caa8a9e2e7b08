import { accounts } from "../data/accounts.ts";
import { taxonomyPaths } from "../data/taxonomies.ts";
import type { Probe } from "../probes.ts";
import * as values from "../values.ts";
import { post } from "./sent.ts";

const first = accounts[0]!.id;
const everything = { query: "tea jacket skincare", limit: 100 };
const media = (body: object) => post("v2/searchMedia", "/v2/media", body);
const scoped = (body: object) => media({ accountId: first, ...body });
const wide = (body: object) => media({ ...everything, ...body });

const lists: Readonly<Record<string, readonly string[]>> = {
  channel: values.channels,
  format: values.formats,
  duration: values.durations,
  categories: values.categories,
  taxonomy: [...taxonomyPaths.slice(0, 6), "Consumer Goods > Drinks", "Consumer Goods > Nothing"],
  funnelStage: values.funnelStages,
  language: ["English", "French", "Spanish", "German", "Zulu"],
  location: ["France", "Germany", "United States", "united", "Nowhere"],
};

const singles: readonly object[] = [
  ...values.statuses.map((status) => ({ status })),
  ...[0, 3, 10, 30].flatMap((days) => [{ minDaysRun: days }, { maxDaysRun: days }]),
  ...[-1, 0, 0.5, 20000].flatMap((views) => [{ minViewCount: views }, { maxViewCount: views }]),
  { minViewCount: 60000, maxViewCount: 100 },
  { minDaysRun: 7, maxDaysRun: 20 },
  ...[
    "sale",
    "Sale",
    "SUMMER",
    "",
    "https://quillmark.example/sale",
    "quillmark.example/Sale/summer/",
    "https://quillmark.example/sale/SUMMER",
  ].flatMap((landingPage) => [
    { landingPage },
    ...values.matches.map((landingPageMatch) => ({ landingPage, landingPageMatch })),
  ]),
  { landingPageMatch: "equals" },
  ...["lowImpressions", "partnershipAd", "crossposted"].flatMap((name) => [
    { [name]: true },
    { [name]: false },
  ]),
];

const dates: readonly object[] = [
  ...values.presets.map((datePreset) => ({ datePreset })),
  { startDate: "2031-07-01" },
  { endDate: "2031-07-01" },
  { endDate: "2031-08-12" },
  { startDate: "2031-06-01", endDate: "2031-07-15" },
  { startDate: "2031-08-12", endDate: "2031-08-12" },
  { startDate: "2031-07-15", endDate: "2031-06-01" },
  { startDate: "2031-08-01T10:00:00Z" },
  { datePreset: "last-year", startDate: "2031-08-01" },
  { startDate: "soon" },
  { endDate: 7 },
  { datePreset: "ever" },
];

const pages: readonly object[] = [
  {},
  { limit: 1 },
  { limit: 5 },
  { limit: 5, offset: 5 },
  { limit: 5, offset: 10 },
  { offset: 3 },
  { limit: 3, offset: 1000 },
  { limit: 100 },
  { limit: 101 },
  { limit: 501 },
  { limit: 0 },
  { limit: -1 },
  { limit: "5" },
  { limit: 2.5 },
  { offset: -1 },
  { offset: "1" },
  { limit: null },
];

const bad: readonly object[] = [
  {},
  { limit: 5 },
  { accountId: 7 },
  { accountId: "no such account" },
  { accountId: "99999999-9999-4999-8999-999999999999" },
  { query: 7 },
  { ...everything, userRequest: "tea" },
  { ...everything, nonsense: 1, limit: "many" },
  { ...everything, channel: "META_AD" },
  { ...everything, channel: ["RADIO"] },
  ...Object.keys(lists).map((name) => ({ ...everything, [name]: ["NO SUCH VALUE"] })),
  ...Object.keys(lists).map((name) => ({ ...everything, [name]: [7] })),
  ...["status", "landingPageMatch", "sortBy", "datePreset"].map((name) => ({ ...everything, [name]: "NO" })),
  ...["lowImpressions", "partnershipAd", "crossposted"].map((name) => ({ ...everything, [name]: "yes" })),
  ...["minDaysRun", "maxDaysRun", "minViewCount", "maxViewCount"].map((name) => ({
    ...everything,
    [name]: "3",
  })),
  { ...everything, landingPage: 7 },
  { ...everything, sortBy: null },
];

const v1 = (id: string, body: unknown) => post("v1/searchMedia", `/api/v1/brands/${id}/media`, body);

/** Searches for creatives, in both versions. */
export const mediaProbes: readonly Probe[] = [
  ...pages.flatMap((page) => [scoped(page), media({ query: "tea", ...page })]),
  ...values.mediaSorts.flatMap((sortBy) => [
    scoped({ sortBy }),
    wide({ sortBy }),
    scoped({ sortBy, limit: 4, offset: 4 }),
  ]),
  ...singles.flatMap((filter) => [scoped(filter), wide(filter), scoped({ ...filter, limit: 3 })]),
  ...dates.flatMap((filter) => [
    scoped(filter),
    wide(filter),
    scoped({ ...filter, sortBy: "OLDEST", limit: 3 }),
  ]),
  ...[3, 10, 30].map((maxDaysRun) => scoped({ maxDaysRun, sortBy: "LONGEST_RUN", limit: 3 })),
  ...Object.entries(lists).flatMap(([name, all]) => [
    ...all.flatMap((value) => [wide({ [name]: [value] }), wide({ [name]: [value], limit: 3 })]),
    wide({ [name]: all.slice(0, 2) }),
    scoped({ [name]: all.slice(1, 4) }),
    wide({ [name]: [all[0], all[0]] }),
    wide({ [name]: [] }),
  ]),
  ...accounts.flatMap(({ id, platformId }) => [
    media({ accountId: id }),
    media({ accountId: platformId }),
    media({ accountId: id, query: "tea" }),
    v1(id, { mode: "smart", userRequest: "tea jacket", limit: 5 }),
    v1(id, { mode: "structured", userRequest: "tea jacket skincare" }),
  ]),
  media({ accountId: first.toUpperCase() }),
  media({ query: everything.query }),
  ...["tea", "jacket rain", "Slow living", "", "xylophone", "steep", "t".repeat(501)].map((query) =>
    media({ query, limit: 100 }),
  ),
  ...bad.map(media),
  ...[
    {},
    { userRequest: "tea" },
    { userRequest: "xylophone" },
    { mode: "smart" },
    { mode: "quick", userRequest: "tea" },
    { userRequest: 7 },
    { userRequest: "tea", limit: 0 },
    { userRequest: "tea", limit: 2 },
    { userRequest: "tea", limit: 50 },
    { userRequest: "tea", limit: "5" },
    { userRequest: "tea", nonsense: true },
  ].map((body) => v1(first, body)),
  v1("99999999-9999-4999-8999-999999999999", { userRequest: "tea" }),
];
