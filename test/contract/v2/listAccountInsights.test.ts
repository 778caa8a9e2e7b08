import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v2", "listAccountInsights", [
  { id: "200.9-type-TARGET_PERSONA", query: { type: "TARGET_PERSONA" } },
  { id: "200.9-type-AD_ANGLE", query: { type: "AD_ANGLE" } },
  // It is a type in v1 only.
  { id: "400.9-type-USP", query: { type: "USP" }, refused: ["type"] },
  {
    id: "400.9-every-fault-is-named",
    query: { maxDaysBack: "week", limit: "ten" },
    refused: ["type", "maxDaysBack", "limit"],
  },
]);
