import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v2", "searchCreators", [
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
    id: "400.9-every-fault-is-named",
    body: { ids: "102938475610293", gender: "unknown", ageRange: "30", limit: "10" },
    refused: ["ids", "gender", "ageRange", "limit"],
  },
]);
