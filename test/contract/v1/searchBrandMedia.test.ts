import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v1", "searchBrandMedia", [
  // Which keys are required is not specified, so none is.
  { id: "200.9-empty-body", body: {} },
  { id: "200.9-no-body", body: undefined },
  {
    id: "400.9-every-fault-is-named",
    body: {
      mode: "clever",
      limit: "2",
      filters: { daysRun: { min: "30" }, landingPage: { operator: "is" } },
    },
    refused: ["mode", "limit", "filters.daysRun.min", "filters.landingPage.operator"],
  },
]);
