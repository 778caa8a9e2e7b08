import type { Family } from "../faults.ts";
import { asking, body, failing, fault, isAt, isRow, keeping, refusing, without } from "./make.ts";

const insights = "v2/getInsights";
const insightsV1 = "v1/getInsights";

const insightFamily: Family = {
  id: "insights",
  title: "Insights",
  faults: [
    ...[insights, insightsV1].flatMap((at) => [
      fault(
        `insights/${at}-days-ignored`,
        "`maxDaysBack` is ignored.",
        asking(at, (input) => without(input, "maxDaysBack")),
        { at },
      ),
      fault(
        `insights/${at}-days-inverted`,
        "`maxDaysBack` leaves out what is recent.",
        keeping(at, "maxDaysBack", (keeps, value) => !keeps(value)),
        { at },
      ),
      fault(
        `insights/${at}-always-hooks`,
        "Each type but MEDIA_MIX gives the totals of HOOK.",
        asking(at, (input) => (input["type"] === "MEDIA_MIX" ? input : { ...input, type: "HOOK" })),
        { at },
      ),
      fault(
        `insights/${at}-type-other`,
        "The response's `type` is HOOK, whatever was asked for.",
        body(at, (plain) => ({ ...plain, type: "HOOK" })),
        { at },
      ),
      fault(
        `insights/${at}-mix-as-totals`,
        "MEDIA_MIX gives `totals`.",
        body(at, (plain) =>
          Array.isArray(plain["rows"])
            ? {
                ...without(plain, "rows"),
                totals: plain["rows"].map((row: { type: string; count: number }) => ({
                  id: row.type,
                  label: row.type,
                  tags: null,
                  total: row.count,
                })),
              }
            : plain,
        ),
        { at },
      ),
      fault(
        `insights/${at}-mix-fails`,
        "MEDIA_MIX fails with 500.",
        failing(at, ({ type }) => type === "MEDIA_MIX"),
        {
          at,
        },
      ),
    ]),
    fault(
      "insights/days-change-mix-only",
      "`maxDaysBack` restricts MEDIA_MIX only.",
      asking(insights, (input) => (input["type"] === "MEDIA_MIX" ? input : without(input, "maxDaysBack"))),
      { at: insights },
    ),
    fault(
      "insights/usp-fails-in-v1",
      "USP fails with 500 in v1.",
      failing(insightsV1, ({ type }) => type === "USP"),
      {
        at: insightsV1,
      },
    ),
    fault(
      "insights/angle-fails",
      "AD_ANGLE fails with 500.",
      failing(insights, ({ type }) => type === "AD_ANGLE"),
      {
        at: insights,
      },
    ),
    fault(
      "insights/mix-rows-as-object",
      "`rows` of MEDIA_MIX is an object of counts.",
      body(insights, (plain) =>
        Array.isArray(plain["rows"])
          ? {
              ...plain,
              rows: Object.fromEntries(
                plain["rows"].map((row: { type: string; count: number }) => [row.type, row.count]),
              ),
            }
          : plain,
      ),
      { at: insights },
    ),
    fault(
      "insights/mix-shares",
      "A MEDIA_MIX row's `count` is a share.",
      body(insights, (plain) =>
        Array.isArray(plain["rows"])
          ? {
              ...plain,
              rows: plain["rows"].map((row: { type: string; count: number }) => ({
                ...row,
                count: row.count / 9.7,
              })),
            }
          : plain,
      ),
      { at: insights },
    ),
  ],
};

const landing = "v2/listLandingPages";

const landingFamily: Family = {
  id: "landing-pages",
  title: "Landing pages",
  faults: [landing, "v1/listLandingPages"].flatMap((at) => [
    fault(
      `landing-pages/${at}-inactive-ignored`,
      "`showInactive` is ignored.",
      asking(at, (input) => without(input, "showInactive")),
      { at, findable: "what `showInactive` adds is not stated, and there may be nothing to add" },
    ),
    fault(
      `landing-pages/${at}-inactive-inverted`,
      "`showInactive` true hides what is inactive, and false shows it.",
      asking(at, (input) =>
        input["showInactive"] === undefined
          ? input
          : { ...input, showInactive: input["showInactive"] !== true },
      ),
      { at },
    ),
    fault(
      `landing-pages/${at}-inactive-fails`,
      "`showInactive` true fails with 500.",
      failing(at, ({ showInactive }) => showInactive === true),
      { at },
    ),
    fault(
      `landing-pages/${at}-url-each-ad`,
      "A URL comes once for each ad.",
      {
        rows: (found, call) =>
          isAt(call, at)
            ? found.flatMap((row) =>
                Array.from({ length: typeof row["total"] === "number" ? row["total"] : 1 }, () => row),
              )
            : found,
      },
      { at },
    ),
  ]),
};

const campaigns = "v2/listCampaigns";

const campaignFamily: Family = {
  id: "campaigns",
  title: "Campaigns and offers",
  faults: [
    fault(
      "campaigns/type-ignored",
      "`type` is ignored.",
      keeping(campaigns, "type", () => true),
      { at: campaigns },
    ),
    fault(
      "campaigns/type-inverted",
      "CAMPAIGN gives offers, and OFFER campaigns.",
      keeping(campaigns, "type", (keeps, value) => !keeps(value)),
      {
        at: campaigns,
      },
    ),
    fault(
      "campaigns/type-after-paging",
      "`type` is applied to a page that was cut before.",
      { late: (field, call) => field === "type" && isAt(call, campaigns) },
      {
        at: campaigns,
      },
    ),
    fault(
      "campaigns/offers-fail",
      "OFFER fails with 500.",
      failing(campaigns, ({ type }) => type === "OFFER"),
      {
        at: campaigns,
      },
    ),
    fault(
      "campaigns/offers-empty",
      "OFFER gives nothing.",
      keeping(campaigns, "type", (keeps, value) => value !== "OFFER" && keeps(value)),
      {
        at: campaigns,
        findable: "that an account has no offers is not ruled out",
      },
    ),
  ],
};

const taxonomies = "v2/searchTaxonomies";

const taxonomyFamily: Family = {
  id: "taxonomies",
  title: "Taxonomy paths",
  faults: [
    fault(
      "taxonomies/query-ignored",
      "`query` is ignored.",
      keeping(taxonomies, "query", () => true),
      { at: taxonomies, findable: "what matches a phrase is not stated" },
    ),
    fault(
      "taxonomies/other-separator",
      "Levels are joined by a slash.",
      body(taxonomies, (plain) => ({
        ...plain,
        paths: Array.isArray(plain["paths"])
          ? plain["paths"].map((path) => String(path).replaceAll(" > ", "/"))
          : [],
      })),
      { at: taxonomies },
    ),
    fault(
      "taxonomies/no-spaces",
      "Levels are joined without spaces.",
      body(taxonomies, (plain) => ({
        ...plain,
        paths: Array.isArray(plain["paths"])
          ? plain["paths"].map((path) => String(path).replaceAll(" > ", ">"))
          : [],
      })),
      { at: taxonomies },
    ),
    fault(
      "taxonomies/objects",
      "Paths are objects.",
      body(taxonomies, (plain) => ({
        ...plain,
        paths: Array.isArray(plain["paths"]) ? plain["paths"].map((path: unknown) => ({ path })) : [],
      })),
      { at: taxonomies },
    ),
    fault(
      "taxonomies/refused-by-media",
      "POST /media refuses paths that GET /taxonomies returns.",
      refusing("v2/searchMedia", "taxonomy", "is not a known path", (paths) => paths !== undefined),
      { at: "v2/searchMedia" },
    ),
    fault(
      "taxonomies/refused-by-brands",
      "POST /brands refuses paths that GET /taxonomies returns.",
      refusing("v2/searchBrands", "taxonomy", "is not a known path", (paths) => paths !== undefined),
      { at: "v2/searchBrands" },
    ),
    fault(
      "taxonomies/no-match-fails",
      "A phrase that matches nothing fails with 404.",
      {
        answer: (answer, call) =>
          call && isAt(call, taxonomies) && isRow(answer.body) && answer.body["count"] === 0
            ? { status: 404, headers: {}, body: { error: { code: "not_found", message: "No such path." } } }
            : answer,
      },
      { at: taxonomies },
    ),
  ],
};

/** Lists of an account, and taxonomies. */
export const listFamilies: readonly Family[] = [insightFamily, landingFamily, campaignFamily, taxonomyFamily];
