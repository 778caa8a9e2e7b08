import type { Family } from "../faults.ts";
import type { Row } from "../world.ts";
import {
  asking,
  body,
  failing,
  fault,
  ignoring,
  inverting,
  isAt,
  isRow,
  keeping,
  keepingAll,
  refusing,
  without,
  type Change,
} from "./make.ts";

const insights = "v2/getInsights";
const insightsV1 = "v1/getInsights";

type MixRow = Row & { readonly type: string; readonly count: number };

/** Changes the responses to MEDIA_MIX. */
function mix(at: string, change: (rows: readonly MixRow[], plain: Row) => unknown): Change {
  return body(at, (plain) => (Array.isArray(plain["rows"]) ? change(plain["rows"], plain) : plain));
}

const insightFamily: Family = {
  id: "insights",
  faults: [
    ...[insights, insightsV1].flatMap((at) => [
      fault(`insights/${at}-days-ignored`, "`maxDaysBack` is ignored.", ignoring(at, "maxDaysBack")),
      fault(
        `insights/${at}-days-inverted`,
        "`maxDaysBack` leaves out what is recent.",
        inverting(at, "maxDaysBack"),
      ),
      fault(
        `insights/${at}-always-hooks`,
        "Each type but MEDIA_MIX gives the totals of HOOK.",
        asking(at, (input) => (input["type"] === "MEDIA_MIX" ? input : { ...input, type: "HOOK" })),
      ),
      fault(
        `insights/${at}-type-other`,
        "The response's `type` is HOOK, whatever was asked for.",
        body(at, (plain) => ({ ...plain, type: "HOOK" })),
      ),
      fault(
        `insights/${at}-mix-as-totals`,
        "MEDIA_MIX gives `totals`.",
        mix(at, (rows, plain) => ({
          ...without(plain, "rows"),
          totals: rows.map(({ type, count }) => ({ id: type, label: type, tags: null, total: count })),
        })),
      ),
      fault(
        `insights/${at}-mix-fails`,
        "MEDIA_MIX fails with 500.",
        failing(at, ({ type }) => type === "MEDIA_MIX"),
      ),
    ]),
    fault(
      "insights/days-change-mix-only",
      "`maxDaysBack` restricts MEDIA_MIX only.",
      asking(insights, (input) => (input["type"] === "MEDIA_MIX" ? input : without(input, "maxDaysBack"))),
    ),
    fault(
      "insights/usp-fails-in-v1",
      "USP fails with 500 in v1.",
      failing(insightsV1, ({ type }) => type === "USP"),
    ),
    fault(
      "insights/angle-fails",
      "AD_ANGLE fails with 500.",
      failing(insights, ({ type }) => type === "AD_ANGLE"),
    ),
    fault(
      "insights/mix-rows-as-object",
      "`rows` of MEDIA_MIX is an object of counts.",
      mix(insights, (rows, plain) => ({
        ...plain,
        rows: Object.fromEntries(rows.map(({ type, count }) => [type, count])),
      })),
    ),
    fault(
      "insights/mix-shares",
      "A MEDIA_MIX row's `count` is a share.",
      mix(insights, (rows, plain) => ({
        ...plain,
        rows: rows.map((row) => ({ ...row, count: row.count / 9.7 })),
      })),
    ),
  ],
};

const landing = "v2/listLandingPages";

const landingFamily: Family = {
  id: "landing-pages",
  faults: [landing, "v1/listLandingPages"].flatMap((at) => [
    fault(
      `landing-pages/${at}-inactive-ignored`,
      "`showInactive` is ignored.",
      ignoring(at, "showInactive"),
      { findable: "what `showInactive` adds is not stated, and there may be nothing to add" },
    ),
    fault(
      `landing-pages/${at}-inactive-inverted`,
      "`showInactive` true hides what is inactive, and false shows it.",
      asking(at, (input) =>
        input["showInactive"] === undefined
          ? input
          : { ...input, showInactive: input["showInactive"] !== true },
      ),
    ),
    fault(
      `landing-pages/${at}-inactive-fails`,
      "`showInactive` true fails with 500.",
      failing(at, ({ showInactive }) => showInactive === true),
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
  faults: [
    fault("campaigns/type-ignored", "`type` is ignored.", keepingAll(campaigns, "type")),
    fault(
      "campaigns/type-inverted",
      "CAMPAIGN gives offers, and OFFER campaigns.",
      inverting(campaigns, "type"),
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
    ),
    fault(
      "campaigns/offers-empty",
      "OFFER gives nothing.",
      keeping(campaigns, "type", (keeps, value) => value !== "OFFER" && keeps(value)),
      { findable: "that an account has no offers is not ruled out" },
    ),
  ],
};

const taxonomies = "v2/searchTaxonomies";

function pathsAs(change: (path: string) => unknown): Change {
  return body(taxonomies, (plain) => ({
    ...plain,
    paths: Array.isArray(plain["paths"]) ? plain["paths"].map(change) : [],
  }));
}

const taxonomyFamily: Family = {
  id: "taxonomies",
  faults: [
    fault("taxonomies/query-ignored", "`query` is ignored.", keepingAll(taxonomies, "query"), {
      findable: "what matches a phrase is not stated",
    }),
    fault(
      "taxonomies/other-separator",
      "Levels are joined by a slash.",
      pathsAs((path) => path.replaceAll(" > ", "/")),
    ),
    fault(
      "taxonomies/no-spaces",
      "Levels are joined without spaces.",
      pathsAs((path) => path.replaceAll(" > ", ">")),
    ),
    fault(
      "taxonomies/objects",
      "Paths are objects.",
      pathsAs((path) => ({ path })),
    ),
    fault(
      "taxonomies/refused-by-media",
      "POST /media refuses paths that GET /taxonomies returns.",
      refusing("v2/searchMedia", "taxonomy", "is not a known path", (paths) => paths !== undefined),
    ),
    fault(
      "taxonomies/refused-by-brands",
      "POST /brands refuses paths that GET /taxonomies returns.",
      refusing("v2/searchBrands", "taxonomy", "is not a known path", (paths) => paths !== undefined),
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
