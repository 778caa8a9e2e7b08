import type { Family } from "../faults.ts";
import type { Row } from "../world.ts";
import {
  afterPaging,
  asking,
  body,
  crash,
  failing,
  family,
  fault,
  ignoring,
  inverting,
  isRow,
  keeping,
  keepingAll,
  listing,
  refusing,
  responding,
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

const insightFamily = family("insights", [
  ...[insights, insightsV1].flatMap((at) => [
    fault(`${at}-days-ignored`, "`maxDaysBack` is ignored.", ignoring(at, "maxDaysBack")),
    fault(`${at}-days-inverted`, "`maxDaysBack` leaves out what is recent.", inverting(at, "maxDaysBack")),
    fault(
      `${at}-always-hooks`,
      "Each type but MEDIA_MIX gives the totals of HOOK.",
      asking(at, (input) => (input["type"] === "MEDIA_MIX" ? input : { ...input, type: "HOOK" })),
    ),
    fault(
      `${at}-type-other`,
      "The response's `type` is HOOK, whatever was asked for.",
      body(at, (plain) => ({ ...plain, type: "HOOK" })),
    ),
    fault(
      `${at}-mix-as-totals`,
      "MEDIA_MIX gives `totals`.",
      mix(at, (rows, plain) => ({
        ...without(plain, "rows"),
        totals: rows.map(({ type, count }) => ({ id: type, label: type, tags: null, total: count })),
      })),
    ),
    crash(`${at}-mix-fails`, "MEDIA_MIX", at, ({ type }) => type === "MEDIA_MIX"),
  ]),
  fault(
    "days-change-mix-only",
    "`maxDaysBack` restricts MEDIA_MIX only.",
    asking(insights, (input) => (input["type"] === "MEDIA_MIX" ? input : without(input, "maxDaysBack"))),
  ),
  fault(
    "usp-fails-in-v1",
    "USP fails with 500 in v1.",
    failing(insightsV1, ({ type }) => type === "USP"),
  ),
  crash("angle-fails", "AD_ANGLE", insights, ({ type }) => type === "AD_ANGLE"),
  fault(
    "mix-rows-as-object",
    "`rows` of MEDIA_MIX is an object of counts.",
    mix(insights, (rows, plain) => ({
      ...plain,
      rows: Object.fromEntries(rows.map(({ type, count }) => [type, count])),
    })),
  ),
  fault(
    "mix-shares",
    "A MEDIA_MIX row's `count` is a share.",
    mix(insights, (rows, plain) => ({
      ...plain,
      rows: rows.map((row) => ({ ...row, count: row.count / 9.7 })),
    })),
  ),
]);

const landing = "v2/listLandingPages";

const landingFamily = family(
  "landing-pages",
  [landing, "v1/listLandingPages"].flatMap((at) => [
    fault(`${at}-inactive-ignored`, "`showInactive` is ignored.", ignoring(at, "showInactive"), {
      findable: "what `showInactive` adds is not stated, and there may be nothing to add",
    }),
    fault(
      `${at}-inactive-inverted`,
      "`showInactive` true hides what is inactive, and false shows it.",
      asking(at, (input) =>
        "showInactive" in input ? { ...input, showInactive: input["showInactive"] !== true } : input,
      ),
    ),
    crash(`${at}-inactive-fails`, "`showInactive` true", at, ({ showInactive }) => showInactive === true),
    fault(
      `${at}-url-each-ad`,
      "A URL comes once for each ad.",
      listing(at, (found) =>
        found.flatMap((row) =>
          Array.from({ length: typeof row["total"] === "number" ? row["total"] : 1 }, () => row),
        ),
      ),
    ),
  ]),
);

const campaigns = "v2/listCampaigns";

const campaignFamily = family("campaigns", [
  fault("type-ignored", "`type` is ignored.", keepingAll(campaigns, "type")),
  fault("type-inverted", "CAMPAIGN gives offers, and OFFER campaigns.", inverting(campaigns, "type")),
  afterPaging(campaigns, "type"),
  crash("offers-fail", "OFFER", campaigns, ({ type }) => type === "OFFER"),
  fault(
    "offers-empty",
    "OFFER gives nothing.",
    keeping(campaigns, "type", (keeps, value) => value !== "OFFER" && keeps(value)),
    { findable: "that an account has no offers is not ruled out" },
  ),
]);

const taxonomies = "v2/searchTaxonomies";

function pathsAs(change: (path: string) => unknown): Change {
  return body(taxonomies, (plain) => ({
    ...plain,
    paths: Array.isArray(plain["paths"]) ? plain["paths"].map(change) : [],
  }));
}

const taxonomyFamily = family("taxonomies", [
  fault("query-ignored", "`query` is ignored.", keepingAll(taxonomies, "query"), {
    findable: "what matches a phrase is not stated",
  }),
  fault(
    "other-separator",
    "Levels are joined by a slash.",
    pathsAs((path) => path.replaceAll(" > ", "/")),
  ),
  fault(
    "no-spaces",
    "Levels are joined without spaces.",
    pathsAs((path) => path.replaceAll(" > ", ">")),
  ),
  fault(
    "objects",
    "Paths are objects.",
    pathsAs((path) => ({ path })),
  ),
  fault(
    "refused-by-media",
    "POST /media refuses paths that GET /taxonomies returns.",
    refusing("v2/searchMedia", "taxonomy", "is not a known path", (paths) => paths !== undefined),
  ),
  fault(
    "refused-by-brands",
    "POST /brands refuses paths that GET /taxonomies returns.",
    refusing("v2/searchBrands", "taxonomy", "is not a known path", (paths) => paths !== undefined),
  ),
  fault(
    "no-match-fails",
    "A phrase that matches nothing fails with 404.",
    responding(taxonomies, (answer) =>
      isRow(answer.body) && answer.body["count"] === 0
        ? { status: 404, headers: {}, body: { error: { code: "not_found", message: "No such path." } } }
        : answer,
    ),
  ),
]);

/** Lists of an account, and taxonomies. */
export const listFamilies: readonly Family[] = [insightFamily, landingFamily, campaignFamily, taxonomyFamily];
