import { operations } from "@adintel/client/operations";
import { callOf } from "../http/sample-call.ts";
import type { MockData } from "./corpus/own/data.ts";

const { v1, v2 } = operations;

/** The only brand. */
const account = "drills";

/** The smallest world that the calls need. */
export const sampleData: MockData = {
  accounts: [
    { id: account, name: "Laufwerk" },
    { name: "Ada on the run", type: "CREATOR" },
    { name: "Ben goes uphill", type: "CREATOR" },
  ],
  creatives: [
    { brand: account, title: "Running shoes for rain", collabs: ["Ada on the run"] },
    { brand: account, title: "Running shoes for snow", collabs: ["Ben goes uphill"] },
  ],
};

/** The calls that drills send, and the page where there are no requests yet. */
export const sampleCalls = {
  // Two creatives, $0.001; a POST is not safe to repeat.
  paidPost: callOf("v2", v2.searchMedia, { body: { query: "running shoes", limit: 2 } }),
  // Two creators, $0.001; helpers repeat a GET freely, although it is charged.
  paidGet: callOf("v2", v2.listAccountCollabs, { pathParameters: { id: account }, query: { limit: 2 } }),
  // Free of charge.
  free: callOf("v2", v2.searchTaxonomies, { query: { query: "shoes" } }),
  // Of the legacy version: one brand and more, $0.0025 each.
  legacy: callOf("v1", v1.searchBrands, { body: { query: "shoes", limit: 2 } }),
};
