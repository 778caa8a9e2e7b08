import { refusal, success } from "./answers.ts";
import type { Ask } from "./ask.ts";
import { column, mistaken, size, values } from "./mistaken.ts";
import { assumed, mutant, type Mutant } from "./mutant.ts";
import {
  around,
  changeBody,
  changeQuery,
  changeRow,
  changeRows,
  firstPageAgain,
  typeOf,
  type Row,
} from "./wrap.ts";
import { brand, creator } from "./world.ts";

const insights = "v2/listAccountInsights";
const pages = "v2/listAccountLandingPages";
const campaigns = "v2/listAccountCampaigns";
const collabs = "v2/listAccountCollabs";
const hook = { type: "HOOK" };
const offer = { type: "OFFER" };

/** What is listed of an account: insights, landing pages, campaigns, collabs; and taxonomy paths. */
export const lists = [
  mistaken(
    "insights-days-as-weeks",
    insights,
    "`maxDaysBack` counts weeks.",
    "maxDaysBack",
    (value) => (value === undefined ? undefined : 7 * Number(value)),
    { ...hook, maxDaysBack: 14 },
    column("total"),
  ),
  ...["TARGET_PERSONA", "AD_ANGLE"].map((type) => withoutDays(type)),
  mutant({
    id: "meaning/insights-days-find-nothing",
    operation: insights,
    what: "With `maxDaysBack` there are no clusters.",
    change: changeRows((rows, { query }) => (query.has("maxDaysBack") ? [] : rows)),
    probe: async (ask) => size(await ask({ id: brand.id, query: { type: "HOOK", maxDaysBack: 90 } })),
  }),
  // It is stated of totals, and MEDIA_MIX has none.
  assumed(withoutDays("MEDIA_MIX")),
  mistaken(
    "insights-default-limit",
    insights,
    "Without `limit` there are at most 3 clusters and not 100.",
    "limit",
    (value) => (value === undefined ? 3 : undefined),
    hook,
  ),
  mutant({
    id: "meaning/insights-not-ranked",
    operation: insights,
    what: "`totals` are in the order of their labels and not of their size.",
    change: changeRows((rows) =>
      rows.toSorted((a, b) => String(a["label"]).localeCompare(String(b["label"]), "en")),
    ),
    probe: async (ask) => column("total")(await ask({ id: brand.id, query: hook })),
  }),
  mutant({
    id: "meaning/insights-persona-as-hook",
    operation: insights,
    what: "TARGET_PERSONA is answered with the clusters of HOOK.",
    change: (next, operation) => {
      const asked = changeQuery((query) => {
        if (query.get("type") === "TARGET_PERSONA") query.set("type", "HOOK");
      })(next, operation);
      return changeBody((body, { query }) => ({ ...body, type: query.get("type") }))(asked, operation);
    },
    probe: async (ask) =>
      column("label")(await ask({ id: brand.id, query: { type: "TARGET_PERSONA", limit: 2 } })),
  }),
  mutant({
    id: "meaning/insights-type-echo",
    operation: insights,
    what: "AD_ANGLE is answered as HOOK, by its `type` as well.",
    change: changeQuery((query) => {
      if (query.get("type") === "AD_ANGLE") query.set("type", "HOOK");
    }),
    probe: async (ask) => (await ask({ id: brand.id, query: { type: "AD_ANGLE" } })).body["type"],
  }),
  mutant({
    id: "meaning/media-mix-totals",
    operation: insights,
    what: "MEDIA_MIX answers `totals` and not `rows`.",
    change: changeBody(({ rows, ...body }) => {
      if (!Array.isArray(rows)) return body;
      const totals = (rows as { type: string; count: number }[]).map(({ type, count }) => {
        return { id: type, label: type, tags: null, total: count };
      });
      return { ...body, totals };
    }),
    probe: async (ask) => Object.keys((await ask({ id: brand.id, query: { type: "MEDIA_MIX" } })).body),
  }),
  mutant({
    id: "meaning/media-mix-counts",
    operation: insights,
    what: "MEDIA_MIX counts one creative too many of each type.",
    // What it counts is not specified, nor of how many days.
    assumed: true,
    change: changeRow((row) => ("total" in row ? row : { ...row, count: Number(row["count"]) + 1 })),
    probe: async (ask) => {
      const { rows } = await ask({ id: brand.id, query: { type: "MEDIA_MIX" } });
      const { body } = await ask({ operation: "v2/searchMedia", body: { accountId: brand.id } });
      return rows.reduce((sum, { count }) => sum + Number(count), 0) - Number(body["count"]);
    },
  }),
  mutant({
    id: "meaning/insights-persona-empty",
    operation: insights,
    what: "TARGET_PERSONA has no clusters.",
    assumed: true,
    change: changeRows((rows, { query }) => (query.get("type") === "TARGET_PERSONA" ? [] : rows)),
    probe: async (ask) => size(await ask({ id: brand.id, query: { type: "TARGET_PERSONA", limit: 2 } })),
  }),
  mutant({
    id: "meaning/v1-insights-not-ranked",
    operation: "v1/listBrandInsights",
    what: "`totals` are ranked smallest first.",
    change: changeRows((rows) => rows.toReversed()),
    probe: async (ask) => column("total")(await ask({ id: brand.id, query: { type: "USP" } })),
  }),

  mistaken(
    "landing-pages-inactive-always",
    pages,
    "The pages of ads that have ended are counted whatever `showInactive` says.",
    "showInactive",
    () => true,
    { showInactive: false },
    column("total"),
  ),
  mutant({
    id: "meaning/landing-pages-page-one-again",
    operation: pages,
    what: "An `offset` beyond the end gives the first page again.",
    change: firstPageAgain,
    probe: async (ask) => size(await ask({ id: brand.id, query: { offset: 90 } })),
  }),
  mistaken(
    "landing-pages-page-overlap",
    pages,
    "A page begins one row too early.",
    "offset",
    (value) => (Number(value) > 0 ? Number(value) - 1 : undefined),
    { offset: 2 },
  ),
  mutant({
    id: "meaning/landing-pages-not-ranked",
    operation: pages,
    what: "Rows are in the order of their addresses.",
    change: changeRows((rows) => rows.toSorted((a, b) => (String(a["url"]) < String(b["url"]) ? -1 : 1))),
    probe: async (ask) => column("total")(await ask({ id: brand.id, query: { showInactive: true } })),
  }),
  mutant({
    id: "meaning/v1-landing-pages-not-ranked",
    operation: "v1/listBrandLandingPages",
    what: "Rows are ranked lowest first.",
    change: changeRows((rows) => rows.toReversed()),
    probe: async (ask) => column("total")(await ask({ id: brand.id })),
  }),
  mutant({
    id: "meaning/v1-landing-pages-totals",
    operation: "v1/listBrandLandingPages",
    what: "The totals are one more than in v2.",
    change: changeRow((row) => ({ ...row, total: Number(row["total"]) + 1 })),
    probe: async (ask) => {
      const legacy = await ask({ id: brand.id });
      return legacy.rows[0]?.["total"] === (await ask({ operation: pages, id: brand.id })).rows[0]?.["total"];
    },
  }),

  mistaken(
    "campaigns-type-mapped-wrong",
    campaigns,
    "`type` OFFER lists campaigns.",
    "type",
    (value) => (value === "OFFER" ? "CAMPAIGN" : undefined),
    offer,
    values("type"),
  ),
  mutant({
    id: "meaning/campaigns-type-ignored",
    operation: campaigns,
    what: "`type` is ignored: campaigns and offers are listed together.",
    change: around(async (next, { request, query }) => {
      const response = await next(request);
      const other = query.get("type") === "OFFER" ? "CAMPAIGN" : "OFFER";
      const rest = await next(
        new Request(request.url.replace(/type=(OFFER|CAMPAIGN)/, `type=${other}`), request),
      );
      if (response.status !== 200 || rest.status !== 200) return response;
      const lists = await Promise.all([response, rest].map((one) => one.json() as Promise<Row>));
      const key = query.get("sortBy") === "HIGHEST_VELOCITY" ? "velocityScore" : "startAt";
      const rank = (row: Row) => (key === "startAt" ? Date.parse(String(row[key])) : Number(row[key] ?? -1));
      const all = lists.flatMap(({ campaigns }) => campaigns as Row[]).sort((a, b) => rank(b) - rank(a));
      const rows = all.slice(0, Number(query.get("limit") ?? 10));
      return success({ count: rows.length, campaigns: rows });
    }),
    probe: async (ask) => values("type")(await ask({ id: brand.id, query: offer })),
  }),
  mutant({
    id: "meaning/campaigns-sort-ignored",
    operation: campaigns,
    what: "`sortBy` is ignored.",
    change: changeQuery((query) => query.delete("sortBy")),
    probe: async (ask) => {
      // Most accounts have so few campaigns that the newest have the highest velocity anyway.
      const { rows: accounts } = await ask({ operation: "v2/searchBrands", body: { limit: 40 } });
      const query = { type: "CAMPAIGN", sortBy: "HIGHEST_VELOCITY" };
      let unsorted = 0;
      for (const { id } of accounts) {
        const scores = column("velocityScore")(await ask({ id: String(id), query })).map(Number);
        if (scores.some((score, index) => score > Number(scores[index - 1]))) unsorted += 1;
      }
      return { unsorted };
    },
  }),
  mutant({
    id: "meaning/campaigns-last-month-as-this",
    operation: campaigns,
    what: "The preset `last-month` covers this month.",
    // Whether it is the calendar's is not stated; the end of the last one is in the last 30 days too.
    change: changeQuery((query) => {
      if (query.get("datePreset") === "last-month") query.set("datePreset", "this-month");
    }),
    probe: async (ask) => sizeOfAll(ask, { ...offer, datePreset: "last-month" }),
  }),
  mutant({
    id: "meaning/campaigns-30-days-ignored",
    operation: campaigns,
    what: "The preset `last-30-days` is ignored.",
    change: changeQuery((query) => {
      if (query.get("datePreset") === "last-30-days") query.delete("datePreset");
    }),
    probe: async (ask) => size(await ask({ id: brand.id, query: { ...offer, datePreset: "last-30-days" } })),
  }),
  mutant({
    id: "meaning/campaigns-offers-recent-by-default",
    operation: campaigns,
    what: "Without dates only the last six months of offers are covered.",
    change: changeQuery((query) => {
      const isDated = ["datePreset", "startDate", "endDate"].some((name) => query.has(name));
      if (query.get("type") === "OFFER" && !isDated) query.set("datePreset", "last-6-months");
    }),
    probe: async (ask) => sizeOfAll(ask, offer),
  }),
  mutant({
    id: "meaning/campaigns-limit-ignored-of-offers",
    operation: campaigns,
    what: "`limit` is ignored of offers.",
    change: changeQuery((query) => {
      if (query.get("type") === "OFFER") query.delete("limit");
    }),
    probe: async (ask) => size(await ask({ id: brand.id, query: { ...offer, limit: 1 } })),
  }),
  mistaken(
    "campaigns-default-limit",
    campaigns,
    "Without `limit` there is one row and not up to 10.",
    "limit",
    (value) => (value === undefined ? 1 : undefined),
    offer,
  ),
  mistaken(
    "campaigns-recent-by-default",
    campaigns,
    "Without dates only the last three months are covered.",
    "datePreset",
    (value) => (value === undefined ? "last-3-months" : undefined),
    offer,
  ),
  mutant({
    id: "meaning/campaigns-oldest-first",
    operation: campaigns,
    what: "Rows come oldest start date first.",
    change: changeRows((rows, { query }) => (query.has("sortBy") ? rows : rows.toReversed())),
    probe: async (ask) => column("startAt")(await ask({ id: brand.id, query: offer })),
  }),

  mutant({
    id: "meaning/collabs-page-one-again",
    operation: collabs,
    what: "An `offset` beyond the end gives the first page again.",
    change: firstPageAgain,
    probe: async (ask) => size(await ask({ id: brand.id, query: { offset: 90 } })),
  }),
  mistaken(
    "collabs-offset-off-by-one",
    collabs,
    "`offset` skips one row more.",
    "offset",
    (value) => (Number(value) > 0 ? Number(value) + 1 : undefined),
    { offset: 1 },
  ),
  mistaken(
    "collabs-default-limit",
    collabs,
    "Without `limit` there is one row and not up to 20.",
    "limit",
    (value) => (value === undefined ? 1 : undefined),
    {},
  ),
  mutant({
    id: "meaning/collabs-not-ranked",
    operation: collabs,
    what: "Rows are ordered from least media to most.",
    change: changeRows((rows) => rows.toReversed()),
    probe: async (ask) => column("mediaCount")(await ask({ id: brand.id })),
  }),
  mutant({
    id: "meaning/collabs-of-creators-unknown",
    operation: collabs,
    what: "The id of a creator is answered with 404.",
    change: around(async (next, sent) =>
      (await typeOf(next, sent)) === "CREATOR" ? refusal("brand_not_found") : next(sent.request),
    ),
    probe: async (ask) => (await ask({ id: creator.id })).status,
  }),

  mistaken(
    "taxonomies-default-limit",
    "v2/searchTaxonomies",
    "Without `limit` there are at most 5 paths and not 20.",
    "limit",
    (value) => (value === undefined ? 5 : undefined),
    { query: "home" },
  ),
  mistaken(
    "taxonomies-limit-below-default",
    "v2/searchTaxonomies",
    "A `limit` above 2 is read as 2, though up to 20 paths come without one.",
    "limit",
    (value) => (Number(value) > 2 ? "2" : undefined),
    { query: "home", limit: "3" },
  ),
  mutant({
    id: "meaning/taxonomies-separator",
    operation: "v2/searchTaxonomies",
    what: "Levels are joined by ` / `.",
    change: changeRow((path) => String(path).replaceAll(" > ", " / ")),
    probe: async (ask) => (await ask({ query: { query: "shoes", limit: 1 } })).rows,
  }),
  mutant({
    id: "meaning/taxonomies-last-level",
    operation: "v2/searchTaxonomies",
    what: "Paths are cut to their last level, so that as filters they find nothing.",
    change: changeRow((path) => String(path).split(" > ").at(-1)),
    probe: async (ask) => {
      const { rows } = await ask({ query: { query: "running", limit: 1 } });
      return size(
        await ask({ operation: "v2/searchMedia", body: { query: "running", taxonomy: rows, limit: 3 } }),
      );
    },
  }),
];

/** The number of rows of forty accounts together. */
async function sizeOfAll(ask: Ask, query: Record<string, string>): Promise<number> {
  const { rows } = await ask({ operation: "v2/searchBrands", body: { limit: 40 } });
  let sum = 0;
  for (const { id } of rows) sum += size(await ask({ id: String(id), query }));
  return sum;
}

function withoutDays(type: string): Mutant {
  return mutant({
    id: `meaning/insights-days-ignored-of-${type}`,
    operation: insights,
    what: `\`maxDaysBack\` is ignored of ${type}.`,
    change: changeQuery((query) => {
      if (query.get("type") === type) query.delete("maxDaysBack");
    }),
    probe: async (ask) => {
      const { rows } = await ask({ id: brand.id, query: { type, maxDaysBack: 7 } });
      return rows.map(({ total, count }) => total ?? count);
    },
  });
}
