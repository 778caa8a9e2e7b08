import { operations } from "@adintel/client/operations";
import { refusal } from "./answers.ts";
import { column, mistaken, size, values } from "./mistaken.ts";
import { assumed, mutant } from "./mutant.ts";
import {
  around,
  askBeside,
  changeRequestBody,
  changeRows,
  rewrite,
  rowsIn,
  typeOf,
  type Row,
} from "./wrap.ts";
import { brand, otherBrand } from "./world.ts";

const media = "v2/searchMedia";
const all = { accountId: brand.id };
const page = brand.website ?? "";

/** Searches for creatives whose filters mean something else than they say. */
export const mediaFilters = [
  mistaken(
    "media-partnership-false-as-true",
    media,
    "`partnershipAd` false finds what true finds.",
    "partnershipAd",
    (value) => (value === false ? true : undefined),
    { ...all, partnershipAd: false },
  ),
  mutant({
    id: "meaning/media-partnership-after-limit",
    operation: media,
    what: "`partnershipAd` looks at a page that was cut from the list before.",
    change: around(async (next, { request, body: { partnershipAd, limit, ...body } }) => {
      if (partnershipAd === undefined || limit === undefined) return next(request);
      const listOf = async (fields: Row) => {
        const text = JSON.stringify({ ...body, ...fields });
        const response = await next(rewrite(request.clone(), { body: text }));
        return {
          response,
          rows: response.status === 200 ? rowsIn((await response.clone().json()) as Row) : [],
        };
      };
      const { response, rows } = await listOf({ limit });
      if (response.status !== 200) return response;
      const kept = new Set((await listOf({ partnershipAd, limit: 500, offset: 0 })).rows.map(({ id }) => id));
      const media = rows.filter(({ id }) => kept.has(id));
      return Response.json({ count: media.length, media }, { headers: response.headers });
    }),
    probe: async (ask) => size(await ask({ body: { ...all, partnershipAd: true, limit: 4 } })),
  }),
  mistaken(
    "media-status-inverted",
    media,
    "`status` ACTIVE finds what has ended, and INACTIVE what still runs.",
    "status",
    (value) => ({ ACTIVE: "INACTIVE", INACTIVE: "ACTIVE" })[String(value)],
    { ...all, status: "ACTIVE" },
  ),
  mistaken(
    "media-status-all-as-active",
    media,
    "`status` ALL means ACTIVE.",
    "status",
    (value) => (value === "ALL" ? "ACTIVE" : undefined),
    { ...all, status: "ALL" },
  ),
  // What `false` means is not specified, nor whether a row names all places where a creative was posted.
  assumed(
    mistaken(
      "media-crossposted-inverted",
      media,
      "`crossposted` true finds what runs on one channel, and false what runs on several.",
      "crossposted",
      (value) => (typeof value === "boolean" ? !value : undefined),
      { ...all, crossposted: true },
    ),
  ),
  mistaken(
    "media-channel-mapped-wrong",
    media,
    "`channel` TIKTOK finds what runs on Instagram.",
    "channel",
    (value) =>
      Array.isArray(value) ? value.map((one) => (one === "TIKTOK" ? "INSTAGRAM" : one)) : undefined,
    { ...all, channel: ["TIKTOK"] },
    (answer) => answer.rows.every(({ platforms }) => (platforms as string[]).includes("TIKTOK")),
  ),
  mistaken(
    "media-format-mapped-wrong",
    media,
    "`format` DCO finds DPA.",
    "format",
    (value) => (Array.isArray(value) ? value.map((one) => (one === "DCO" ? "DPA" : one)) : undefined),
    { query: "running", format: ["DCO"] },
    values("type"),
  ),
  mistaken(
    "media-format-first-only",
    media,
    "Of several values of `format` only the first counts.",
    "format",
    (value) => (Array.isArray(value) ? value.slice(0, 1) : undefined),
    { ...all, format: ["CAROUSEL", "VIDEO"] },
    values("type"),
  ),
  ...(
    [
      ["location", ["United States", "Germany"]],
      ["language", ["English", "Spanish"]],
      ["taxonomy", ["Home & Garden > Bedroom > Duvets", "Home & Garden > Bedroom > Pillows"]],
    ] as const
  ).map(([field, values]) =>
    mistaken(
      `media-${field}-first-only`,
      media,
      `Of several values of \`${field}\` only the first counts.`,
      field,
      (value) => (Array.isArray(value) ? value.slice(0, 1) : undefined),
      { query: field === "taxonomy" ? "home" : "running", [field]: values, limit: 1000 },
    ),
  ),
  mistaken(
    "media-duration-open-end",
    media,
    "`duration` 60+ finds what takes 30 to 60 seconds.",
    "duration",
    (value) => (Array.isArray(value) ? value.map((one) => (one === "60+" ? "30-60" : one)) : undefined),
    { query: "running", duration: ["60+"], limit: 1000 },
    (answer) => answer.rows.every(({ durationInSeconds }) => Number(durationInSeconds) >= 60),
  ),
  // Whether a bound belongs to its range is not shown.
  assumed(
    mistaken(
      "media-min-exclusive",
      media,
      "`minDaysRun` leaves out what ran for exactly so many days.",
      "minDaysRun",
      (value) => (typeof value === "number" ? value + 1e-6 : undefined),
      { query: "running", minDaysRun: 10, maxDaysRun: 12, limit: 1000 },
      values("daysRun"),
    ),
  ),
  // Whether a bound belongs to its range is not shown.
  assumed(
    mistaken(
      "media-max-exclusive",
      media,
      "`maxDaysRun` leaves out what ran for exactly so many days.",
      "maxDaysRun",
      (value) => (typeof value === "number" ? value - 1e-6 : undefined),
      { query: "running", minDaysRun: 10, maxDaysRun: 12, limit: 1000 },
      values("daysRun"),
    ),
  ),
  mistaken(
    "media-max-off-by-one",
    media,
    "`maxDaysRun` lets in what ran for a day more.",
    "maxDaysRun",
    (value) => (typeof value === "number" ? value + 1 : undefined),
    { query: "running", minDaysRun: 10, maxDaysRun: 11, limit: 1000 },
    values("daysRun"),
  ),
  mutant({
    id: "meaning/media-min-keeps-unknown",
    operation: media,
    what: "An unknown number of views passes a `minViewCount` of 0.",
    assumed: true,
    change: changeRequestBody(({ minViewCount, ...body }) =>
      minViewCount === 0 || minViewCount === undefined ? body : { ...body, minViewCount },
    ),
    probe: async (ask) => size(await ask({ body: { ...all, minViewCount: 0 } })),
  }),
  // Where in the world a day begins is not specified, so that some of today may be yesterday.
  assumed(
    mistaken(
      "media-yesterday-as-today",
      media,
      "The preset `yesterday` is off by a day.",
      "datePreset",
      (value) => (value === "yesterday" ? "today" : undefined),
      { query: "running", datePreset: "yesterday", limit: 1000 },
      (answer) => [...new Set(column("startAt")(answer).map((at) => String(at).slice(0, 10)))],
    ),
  ),
  // Which of a creative's dates is meant is not specified, but the other presets show it.
  mistaken(
    "media-7-days-as-14",
    media,
    "The preset `last-7-days` covers 14 days.",
    "datePreset",
    (value) => (value === "last-7-days" ? "last-14-days" : undefined),
    { ...all, datePreset: "last-7-days" },
  ),
  // Whether it is the calendar's is not stated: the last 365 days are years as well.
  assumed(
    mistaken(
      "media-last-year-as-this",
      media,
      "The preset `last-year` covers this year.",
      "datePreset",
      (value) => (value === "last-year" ? "year-to-date" : undefined),
      { ...all, datePreset: "last-year" },
      (answer) => values("startAt")(answer).map((at) => String(at).slice(0, 4))[0],
    ),
  ),
  // Which of a creative's dates is meant is not specified, nor where in the world a day begins.
  assumed(
    mistaken(
      "media-start-off-by-a-day",
      media,
      "`startDate` begins a day late.",
      "startDate",
      (value) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? dayAfter(String(value)) : undefined),
      { query: "running", startDate: "2026-11-18", limit: 1000 },
      (answer) => String(values("startAt")(answer)[0]).slice(0, 10),
    ),
  ),
  mistaken(
    "media-contains-as-equals",
    media,
    "`landingPageMatch` contains means equals.",
    "landingPageMatch",
    () => "equals",
    { ...all, landingPage: new URL(page).host },
  ),
  mutant({
    id: "meaning/media-taxonomy-refused",
    operation: media,
    what: "The paths of GET /taxonomies are refused as values of `taxonomy`.",
    change: around((next, { request, body }) =>
      "taxonomy" in body ? refusal("invalid_request", "taxonomy.0") : next(request),
    ),
    probe: async (ask) => {
      const { rows } = await ask({ operation: "v2/searchTaxonomies", query: { query: "shoes", limit: 1 } });
      return (await ask({ body: { query: "running", taxonomy: rows } })).status;
    },
  }),
  mutant({
    id: "meaning/media-of-another-account",
    operation: media,
    what: "One row of an account's creatives names another account.",
    change: changeRows((rows, { body }) =>
      rows.map((row, index) =>
        body["accountId"] !== undefined && index === 2
          ? { ...row, brand: { ...Object(row["brand"]), id: otherBrand.id, name: otherBrand.name } }
          : row,
      ),
    ),
    probe: async (ask) =>
      (await ask({ body: { ...all, limit: 5 } })).rows.map((row) => Object(row["brand"])["name"]),
  }),
  mutant({
    id: "meaning/media-brand-followers",
    operation: media,
    what: "The account of a row has other followers than when it is fetched.",
    // A row may have been written down on another day.
    assumed: true,
    change: changeRows((rows) =>
      rows.map((row) => {
        const account = row["brand"] as { igFollowers: number | null } | null;
        const igFollowers = account?.igFollowers && Math.round(account.igFollowers / 10) * 10 + 1;
        return account ? { ...row, brand: { ...account, igFollowers } } : row;
      }),
    ),
    probe: async (ask) => {
      const { rows } = await ask({ body: { ...all, limit: 1 } });
      const { body } = await ask({ operation: "v2/getAccount", id: brand.id });
      return Object(rows[0]?.["brand"])["igFollowers"] === body["igFollowers"];
    },
  }),
  mutant({
    id: "meaning/v1-media-of-another-account",
    operation: "v1/searchBrandMedia",
    what: "The creatives are those of another account than the path names.",
    change: around(async (next, sent) => {
      const { request, id } = sent;
      if ((await typeOf(next, sent)) === undefined) return next(request);
      const { brands } = await askBeside(next, request, "/v2/brands", { limit: 2 });
      const other = (brands as Row[]).find((row) => row["id"] !== id);
      return next(new Request(request.url.replace(id, String(other?.["id"])), request));
    }),
    probe: async (ask) => {
      const own = await ask({
        operation: "v2/searchMedia",
        body: { ...all, limit: operations.v2.searchMedia.paging.limit.default },
      });
      const { rows } = await ask({ id: brand.id, body: {} });
      return rows.filter(({ id }) => own.rows.some((row) => row["id"] === id)).length;
    },
  }),
];

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
