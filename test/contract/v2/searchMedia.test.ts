import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v2", "searchMedia", [
  // Without `accountId` the whole corpus is searched, and then `query` is required.
  { id: "400.9-neither-accountId-nor-query", body: { limit: 1 }, refused: ["accountId", "query"] },
  { id: "400.9-empty-body", body: {}, refused: ["accountId", "query"] },
  { id: "200.9-accountId-alone", body: { accountId: "102938475610293" } },
  { id: "200.9-query-alone", body: { query: "evening skin care" } },
  { id: "200.9-accountId-and-query", body: { accountId: "102938475610293", query: "evening skin care" } },
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
    id: "400.9-every-fault-is-named",
    body: {
      format: ["VIDEO", "AUDIO"],
      duration: "0-10",
      status: "active",
      limit: 2.5,
      userRequest: "shoes",
    },
    refused: ["accountId", "query", "format.1", "duration", "status", "limit", "userRequest"],
  },
]);
