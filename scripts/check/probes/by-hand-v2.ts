import type { OperationId } from "@adintel/client/operations";
import type { InputProbe } from "./inputs.ts";

/** Inputs of each operation of v2 that no schema leads to: rules across fields, and what another version takes. */
export const v2: { [I in OperationId<"v2">]?: InputProbe[] } = {
  indexAccount: [
    // Exactly one URL is taken.
    {
      id: "400.9-two-urls",
      body: { websiteUrl: ["https://quillmarsh.example", "https://veldra.example"] },
      refused: ["websiteUrl"],
    },
    { id: "200.9-instagram-profile", body: { websiteUrl: "https://www.instagram.com/quillmarsh" } },
    { id: "200.9-tiktok-profile", body: { websiteUrl: "https://www.tiktok.com/@quillmarsh" } },
  ],
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
  // Nothing of the request is specified, so any JSON is accepted, and so is no body.
  postComments: [
    { id: "200.9-no-body", body: undefined },
    { id: "200.9-any-fields", body: { accountId: "102938475610293", limit: "many" } },
  ],
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
