import { defineContract } from "../support/contract.ts";

// The rules across fields: each mode requires fields of its own, whatever else is there.
export const cases = defineContract("v1", "searchBrands", [
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
    id: "400.9-every-fault-is-named",
    body: {
      mode: "brand_name",
      brandNames: ["Veldra", "ab"],
      count: 101,
      minFollowers: -1,
      gender: "unknown",
    },
    refused: ["type", "brandNames.1", "count", "minFollowers", "gender"],
  },
  {
    id: "200.9-mode-ids-ignores-fields-of-other-modes",
    body: { mode: "ids", brandIds: [102938475610293], brandNames: ["Veldra"], query: "shoes", count: 1 },
  },
  {
    id: "200.9-mode-ids-with-sortBy",
    body: { mode: "ids", brandIds: [102938475610293], sortBy: "NAME" },
  },
]);
