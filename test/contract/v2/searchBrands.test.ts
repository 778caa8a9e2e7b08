import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v2", "searchBrands", [
  {
    id: "400.9-profile-filters-of-the-creator-search",
    body: { query: "shoes", gender: "female", ageRange: "25-34", ethnicity: "Asian", language: "English" },
    refused: ["gender", "ageRange", "ethnicity", "language"],
  },
  // The first input in the order of precedence decides; the others are no fault.
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
]);
