import type { OperationId } from "@adintel/client/operations";
import type { InputProbe } from "./inputs.ts";

/** Inputs of each operation of v1 that no schema leads to: rules across fields, and what another version takes. */
export const v1: { [I in OperationId<"v1">]?: InputProbe[] } = {
  indexBrand: [
    // Exactly one URL is taken.
    {
      id: "400.9-two-urls",
      body: { websiteUrl: ["https://quillmarsh.example", "https://veldra.example"] },
      refused: ["websiteUrl"],
    },
    { id: "200.9-instagram-profile", body: { websiteUrl: "https://www.instagram.com/quillmarsh" } },
    { id: "200.9-tiktok-profile", body: { websiteUrl: "https://www.tiktok.com/@quillmarsh" } },
  ],
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
  // Nothing of the request is specified, so any JSON is accepted, and so is no body.
  postComments: [
    { id: "200.9-no-body", body: undefined },
    { id: "200.9-any-fields", body: { accountId: "102938475610293", limit: "many" } },
  ],
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
