import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v2", "listAccountCampaigns", [
  {
    id: "400.9-every-fault-is-named",
    query: { type: "SALE", sortBy: "OLDEST", limit: "ten", datePreset: "tomorrow" },
    refused: ["type", "sortBy", "limit", "datePreset"],
  },
]);
