import { assumed } from "./mutant.ts";
import { accepted, ignoresUnknown, refused, unchecked } from "./unchecked.ts";
import { brand } from "./world.ts";

const shoes = { others: { query: "shoes" } };

/** A field that no operation has. */
const unknown = { colour: "red" } as object;

/** Requests to v2 that break the contract and are accepted. */
export const validationV2 = [
  ignoresUnknown("media-unknown-field", "v2/searchMedia", { query: "shoes", ...unknown }),
  accepted(
    "media-user-request",
    "v2/searchMedia",
    "`userRequest`, which v2 no longer takes, is ignored.",
    { query: "shoes", userRequest: "video ads" },
    ({ userRequest: _, ...body }) => body,
  ),
  accepted(
    "media-neither-query-nor-account",
    "v2/searchMedia",
    "A search may have neither `accountId` nor `query`.",
    { limit: 1 },
    (body) => ("query" in body || "accountId" in body ? undefined : { ...body, query: "shoes" }),
  ),
  accepted(
    "media-format-single",
    "v2/searchMedia",
    "`format` may be one value in place of an array.",
    { query: "shoes", format: "VIDEO" },
    (body) => (typeof body["format"] === "string" ? { ...body, format: [body["format"]] } : undefined),
  ),
  accepted(
    "media-status-lower-case",
    "v2/searchMedia",
    "`status` may be in lower case.",
    { query: "shoes", status: "active" },
    (body) =>
      typeof body["status"] === "string" ? { ...body, status: body["status"].toUpperCase() } : undefined,
  ),
  unchecked("media-account-type", "v2/searchMedia", "accountId", 7, shoes),
  unchecked("media-query-type", "v2/searchMedia", "query", 7, { others: { accountId: brand.id } }),
  unchecked("media-channel", "v2/searchMedia", "channel", ["YOUTUBE"], shoes),
  unchecked("media-format", "v2/searchMedia", "format", ["GIF"], shoes),
  unchecked("media-duration", "v2/searchMedia", "duration", ["0-5"], shoes),
  unchecked("media-status", "v2/searchMedia", "status", "PAUSED", shoes),
  unchecked("media-categories", "v2/searchMedia", "categories", ["Musical"], shoes),
  unchecked("media-funnel-stage", "v2/searchMedia", "funnelStage", ["BORED"], shoes),
  unchecked("media-language", "v2/searchMedia", "language", ["Klingon"], shoes),
  unchecked("media-location-type", "v2/searchMedia", "location", "Canada", shoes),
  unchecked("media-preset", "v2/searchMedia", "datePreset", "last-5-days", shoes),
  unchecked("media-days-type", "v2/searchMedia", "minDaysRun", "7", shoes),
  unchecked("media-views-type", "v2/searchMedia", "maxViewCount", "many", shoes),
  unchecked("media-landing-page-match", "v2/searchMedia", "landingPageMatch", "starts", shoes),
  unchecked("media-low-impressions-type", "v2/searchMedia", "lowImpressions", "yes", shoes),
  unchecked("media-sort", "v2/searchMedia", "sortBy", "CHEAPEST", shoes),
  unchecked("media-limit-type", "v2/searchMedia", "limit", "2", shoes),
  unchecked("media-limit-fraction", "v2/searchMedia", "limit", 2.5, {
    ...shoes,
    what: "`limit` may have a fraction.",
    when: (value) => typeof value === "number",
    instead: 2,
  }),
  unchecked("media-offset-in-quotes", "v2/searchMedia", "offset", "2", {
    ...shoes,
    what: "`offset` may be a number in quotes.",
    when: (value) => typeof value === "string" && /^\d+$/.test(value),
  }),
  unchecked("media-offset-type", "v2/searchMedia", "offset", "2", shoes),
  unchecked("media-query-in-list", "v2/searchMedia", "query", ["shoes"], {
    what: "`query` may be a list with a text.",
    others: { accountId: brand.id },
    when: Array.isArray,
  }),
  unchecked("media-crossposted-number", "v2/searchMedia", "crossposted", 1, {
    ...shoes,
    what: "`crossposted` may be 0 or 1.",
    when: (value) => typeof value === "number",
  }),
  unchecked("media-flag-in-words", "v2/searchMedia", "partnershipAd", "true", {
    ...shoes,
    what: "`partnershipAd` may be a boolean in quotes.",
    when: (value) => value === "true" || value === "false",
  }),
  unchecked(
    "media-channel-object",
    "v2/searchMedia",
    "channel",
    { 0: "META_AD" },
    {
      ...shoes,
      what: "`channel` may be an object in place of a list.",
      when: (value) => typeof value === "object" && !Array.isArray(value),
    },
  ),
  unchecked("media-days-in-list", "v2/searchMedia", "minDaysRun", [1], {
    ...shoes,
    what: "`minDaysRun` may be a list with a number.",
    when: Array.isArray,
  }),
  unchecked("media-sort-in-list", "v2/searchMedia", "sortBy", ["MOST_VIEWS"], {
    ...shoes,
    what: "`sortBy` may be a list with a value.",
    when: Array.isArray,
  }),
  unchecked("media-preset-any-case", "v2/searchMedia", "datePreset", "TODAY", {
    ...shoes,
    what: "`datePreset` may be in capitals.",
    when: (value) => typeof value === "string" && value === value.toUpperCase(),
  }),
  refused(
    "creators-gender-refused",
    "v2/searchCreators",
    "`gender` is refused in a search for creators too.",
    "gender",
    { query: "runners", gender: "female" },
    (value) => value !== undefined,
  ),
  unchecked("brands-gender", "v2/searchBrands", "gender", "female", {
    what: "`gender` is accepted in a search for brands.",
  }),
  unchecked("brands-age-range", "v2/searchBrands", "ageRange", "25-34", {
    what: "`ageRange` is accepted in a search for brands.",
  }),
  unchecked("brands-ethnicity", "v2/searchBrands", "ethnicity", "Asian", {
    what: "`ethnicity` is accepted in a search for brands.",
  }),
  unchecked("brands-language", "v2/searchBrands", "language", "English", {
    what: "`language` is accepted in a search for brands.",
  }),
  // Of these fields the names are stated, and types and values are taken from v1.
  assumed(unchecked("brands-names-type", "v2/searchBrands", "names", "ell")),
  assumed(unchecked("creators-age-range", "v2/searchCreators", "ageRange", "30-40")),
  assumed(unchecked("creators-gender", "v2/searchCreators", "gender", "unknown")),
  assumed(unchecked("creators-limit-type", "v2/searchCreators", "limit", "2")),
  unchecked("index-url-missing", "v2/indexAccount", "websiteUrl", undefined, {
    what: "`websiteUrl` may be missing.",
    when: (value) => value === undefined,
    instead: "https://new.example",
  }),
  accepted(
    "index-url-type",
    "v2/indexAccount",
    "`websiteUrl` may be a list with an address.",
    { websiteUrl: ["https://new.example"] },
    ({ websiteUrl }) => (Array.isArray(websiteUrl) ? { websiteUrl: websiteUrl[0] } : undefined),
  ),
  accepted(
    "index-two-urls",
    "v2/indexAccount",
    "`websiteUrl` may hold two addresses, of which the first is taken.",
    { websiteUrl: "https://new.example https://newer.example" },
    ({ websiteUrl }) => ({
      websiteUrl: typeof websiteUrl === "string" ? websiteUrl.split(/[\s,]+(?=https?:)/)[0] : websiteUrl,
    }),
  ),
  unchecked("insights-type-missing", "v2/listAccountInsights", "type", "", {
    what: "`type` may be missing or empty.",
    when: (value) => !value,
    instead: "HOOK",
  }),
  unchecked("insights-type-usp", "v2/listAccountInsights", "type", "USP", {
    what: "`type` may be USP, which v1 alone has.",
    when: (value) => value === "USP",
    instead: "AD_ANGLE",
  }),
  unchecked("insights-days-type", "v2/listAccountInsights", "maxDaysBack", "week", {
    others: { type: "HOOK" },
  }),
  unchecked("insights-limit-fraction", "v2/listAccountInsights", "limit", 2.5, { others: { type: "HOOK" } }),
  unchecked("insights-days-prefix", "v2/listAccountInsights", "maxDaysBack", "5x", {
    others: { type: "HOOK" },
    what: "`maxDaysBack` is read only as far as it is a number.",
    when: (value) => /^\d/.test(String(value)),
  }),
  unchecked("landing-pages-inactive-type", "v2/listAccountLandingPages", "showInactive", "maybe"),
  unchecked("landing-pages-offset-type", "v2/listAccountLandingPages", "offset", "two"),
  unchecked("campaigns-type", "v2/listAccountCampaigns", "type", "SALE", { instead: "CAMPAIGN" }),
  unchecked("campaigns-sort", "v2/listAccountCampaigns", "sortBy", "OLDEST", { others: { type: "OFFER" } }),
  unchecked("campaigns-preset", "v2/listAccountCampaigns", "datePreset", "someday", {
    others: { type: "OFFER" },
  }),
  unchecked("collabs-limit-type", "v2/listAccountCollabs", "limit", "ten"),
  unchecked("taxonomies-query-missing", "v2/searchTaxonomies", "query", undefined, {
    what: "`query` may be missing.",
    instead: "shoes",
  }),
  unchecked("taxonomies-limit-type", "v2/searchTaxonomies", "limit", "ten", shoes),
];
