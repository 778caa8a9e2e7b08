import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v1", "listBrandInsights", [
  { id: "200.9-type-HOOK", query: { type: "HOOK" } },
  { id: "200.9-type-TARGET_PERSONA", query: { type: "TARGET_PERSONA" } },
  {
    id: "400.9-every-fault-is-named",
    query: { type: "hook", maxDaysBack: "91", limit: "many" },
    refused: ["type", "maxDaysBack", "limit"],
  },
]);
