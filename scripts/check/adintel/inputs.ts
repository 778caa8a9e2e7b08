import type { OperationId, Version } from "@adintel/client/operations";
import type { InputProbe } from "../probes/inputs.ts";

/** Exactly one URL is taken, in both versions. */
const indexing: InputProbe[] = [
  {
    id: "400.9-two-urls",
    body: { websiteUrl: ["https://quillmarsh.example", "https://veldra.example"] },
    refused: ["websiteUrl"],
  },
  { id: "200.9-instagram-profile", body: { websiteUrl: "https://www.instagram.com/quillmarsh" } },
  { id: "200.9-tiktok-profile", body: { websiteUrl: "https://www.tiktok.com/@quillmarsh" } },
];

/** Nothing of the request is specified, so any JSON is accepted, and so is no body. */
const comments: InputProbe[] = [
  { id: "200.9-no-body", body: undefined },
  { id: "200.9-any-fields", body: { accountId: "102938475610293", limit: "many" } },
];

/** Inputs of each operation of v1 that no schema leads to: rules across fields, and what another version takes. */
const v1: { [I in OperationId<"v1">]?: InputProbe[] } = {
  indexBrand: indexing,
  listBrandInsights: [
    { id: "200.9-type-HOOK", query: { type: "HOOK" } },
    { id: "200.9-type-TARGET_PERSONA", query: { type: "TARGET_PERSONA" } },
    // Not among the values of the parameter, though among the results.
    { id: "400.9-type-AD_ANGLE", query: { type: "AD_ANGLE" }, refused: ["type"] },
    {
      id: "400.9-every-violation-is-named",
      query: { type: "hook", maxDaysBack: "91", limit: "many" },
      refused: ["type", "maxDaysBack", "limit"],
    },
  ],
  postComments: comments,
  searchBrandMedia: [
    // Which keys are required is not specified, so none is.
    { id: "200.9-empty-body", body: {}, assumed: true },
    { id: "200.9-no-body", body: undefined, assumed: true },
    {
      id: "400.9-every-violation-is-named",
      body: {
        mode: "clever",
        limit: "2",
        filters: { daysRun: { min: "30" }, landingPage: { operator: "is" } },
      },
      refused: ["mode", "limit", "filters.daysRun.min", "filters.landingPage.operator"],
    },
  ],
  // The rules across fields: each mode requires fields of its own, whatever else is there.
  searchBrands: [
    {
      id: "400.9-mode-ids-with-names-alone",
      body: { mode: "ids", brandNames: ["Veldra"], type: "BRAND" },
      refused: ["brandIds"],
    },
    {
      id: "400.9-mode-brand_name-with-ids-alone",
      body: { mode: "brand_name", brandIds: [102938475610293] },
      refused: ["brandNames", "type"],
    },
    {
      id: "400.9-mode-smart-with-names-alone",
      body: { mode: "smart", brandNames: ["Veldra"], type: "BRAND" },
      refused: ["query"],
    },
    {
      id: "400.9-mode-smart-without-type",
      body: { mode: "smart", query: "running shoes" },
      refused: ["type"],
    },
    {
      id: "400.9-mode-smart-with-sortBy",
      body: { mode: "smart", query: "running shoes", type: "BRAND", sortBy: "MOST_FOLLOWERS" },
      refused: ["sortBy"],
    },
    {
      id: "400.9-every-violation-is-named",
      // A server may look at the rules of a mode only once each field alone is right.
      body: {
        mode: "brand_name",
        type: "BRAND",
        brandNames: ["Veldra", "ab"],
        count: 101,
        minFollowers: -1,
        gender: "unknown",
      },
      refused: ["brandNames.1", "count", "minFollowers", "gender"],
    },
    {
      id: "200.9-mode-ids-ignores-fields-of-other-modes",
      body: { mode: "ids", brandIds: [102938475610293], brandNames: ["Veldra"], query: "shoes", count: 1 },
    },
    {
      id: "200.9-mode-ids-with-sortBy",
      body: { mode: "ids", brandIds: [102938475610293], sortBy: "NAME" },
    },
  ],
};

/** Inputs of each operation of v2 that no schema leads to: rules across fields, and what another version takes. */
const v2: { [I in OperationId<"v2">]?: InputProbe[] } = {
  indexAccount: indexing,
  listAccountCampaigns: [
    {
      id: "400.9-every-violation-is-named",
      query: { type: "SALE", sortBy: "OLDEST", limit: "ten", datePreset: "tomorrow" },
      refused: ["type", "sortBy", "limit", "datePreset"],
    },
  ],
  listAccountInsights: [
    { id: "200.9-type-TARGET_PERSONA", query: { type: "TARGET_PERSONA" } },
    { id: "200.9-type-AD_ANGLE", query: { type: "AD_ANGLE" } },
    // It is a type in v1 only.
    { id: "400.9-type-USP", query: { type: "USP" }, refused: ["type"] },
    {
      id: "400.9-every-violation-is-named",
      query: { maxDaysBack: "week", limit: "ten" },
      refused: ["type", "maxDaysBack", "limit"],
    },
  ],
  postComments: comments,
  searchBrands: [
    {
      id: "400.9-profile-filters-of-the-creator-search",
      body: { query: "shoes", gender: "female", ageRange: "25-34", ethnicity: "Asian", language: "English" },
      refused: ["gender", "ageRange", "ethnicity", "language"],
    },
    // The first input in the order of precedence decides; the others are valid beside it.
    {
      id: "200.9-every-input-at-once",
      body: {
        ids: ["102938475610293"],
        igUsername: "veldra",
        tiktokUsername: "veldra",
        names: ["Veldra"],
        query: "shoes",
      },
    },
    { id: "200.9-query-with-sortBy", body: { query: "shoes", sortBy: "MOST_FOLLOWERS" } },
  ],
  searchCreators: [
    {
      id: "200.9-every-profile-filter",
      body: {
        query: "runners",
        gender: "other",
        ageRange: "65+",
        ethnicity: "Black",
        language: "English",
        location: "Portugal",
      },
    },
    {
      id: "400.9-every-violation-is-named",
      body: { ids: "102938475610293", gender: "unknown", ageRange: "30", limit: "10" },
      refused: ["ids", "gender", "ageRange", "limit"],
    },
  ],
  searchMedia: [
    // Without `accountId` the whole corpus is searched, and then `query` is required.
    {
      id: "400.9-neither-accountId-nor-query",
      body: { limit: 1 },
      refused: ["accountId", "query"],
      either: true,
    },
    { id: "400.9-empty-body", body: {}, refused: ["accountId", "query"], either: true },
    // Beside a query, an account that is ignored would not be missed.
    { id: "400.9-accountId-as-number", body: { query: "shoes", accountId: 7 }, refused: ["accountId"] },
    { id: "200.9-accountId-alone", body: { accountId: "102938475610293" } },
    { id: "200.9-query-alone", body: { query: "evening skin care" } },
    { id: "200.9-accountId-and-query", body: { accountId: "102938475610293", query: "evening skin care" } },
    { id: "400.9-status-in-lower-case", body: { query: "shoes", status: "active" }, refused: ["status"] },
    // What v1 takes and v2 has renamed, flattened or removed.
    {
      id: "400.9-userRequest-of-v1",
      body: { query: "shoes", userRequest: "videos of shoes" },
      refused: ["userRequest"],
    },
    {
      id: "400.9-filters-of-v1",
      body: { query: "shoes", mode: "smart", semanticSearchQuery: "shoes", filters: { daysRun: { min: 3 } } },
      refused: ["mode", "semanticSearchQuery", "filters"],
    },
    {
      id: "400.9-every-violation-is-named",
      // A server may look at rules across fields only once each field alone is right.
      body: {
        query: "shoes",
        format: ["VIDEO", "AUDIO"],
        duration: "0-10",
        status: "active",
        limit: 2.5,
        userRequest: "shoes",
      },
      refused: ["format.1", "duration", "status", "limit", "userRequest"],
    },
  ],
};

export const inputs: Partial<Record<Version, Readonly<Record<string, InputProbe[] | undefined>>>> = {
  v1,
  v2,
};
