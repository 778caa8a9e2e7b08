import type { MockData } from "../../adintel/corpus/own/data.ts";
import type { DrillCall } from "./drill.ts";

/** The only brand. */
const account = "drills";

/** The smallest world that the calls need. */
export const data: MockData = {
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

/** Two creatives, $0.001: a POST, which is not safe to repeat. */
export const search: DrillCall = {
  operation: "searchMedia",
  version: "v2",
  method: "POST",
  path: "/media",
  body: { query: "running shoes", limit: 2 },
};

/** Two creators, $0.001: a GET, which helpers repeat freely, although it is charged. */
export const collabs: DrillCall = {
  operation: "listAccountCollabs",
  version: "v2",
  method: "GET",
  path: `/account/${account}/collabs`,
  pathParameters: { id: account },
  query: { limit: 2 },
};

/** Free of charge. */
export const taxonomies: DrillCall = {
  operation: "searchTaxonomies",
  version: "v2",
  method: "GET",
  path: "/taxonomies",
  query: { query: "shoes" },
};

/** Of the legacy version: one brand and more, $0.0025 each. */
export const legacySearch: DrillCall = {
  operation: "searchBrands",
  version: "v1",
  method: "POST",
  path: "/brands/search",
  body: { query: "shoes", limit: 2 },
};

/** The note for a client that does not retry. */
export const freeToRetry = "gave up on a call that is free to retry";
