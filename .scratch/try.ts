import { programsOf } from "../scripts/docs/samples/program/index.ts";
const base = { version: "v2" as const, baseUrl: "http://127.0.0.1:4010/v2", apiKey: "mock_live_demo", pathParameters: {}, query: {} };
const steps = [
  { ...base, operationId: "indexAccount", method: "POST", path: "/account/index", body: { websiteUrl: "https://shoes.example" }, take: { account: "brandId" } },
  { ...base, operationId: "s", method: "GET", path: "/account/{id}/index-status", pathParameters: { id: "$account" }, repeat: { at: "status", is: "indexing" } },
  { ...base, operationId: "m", method: "POST", path: "/media", body: { accountId: "$account", format: ["VIDEO"], datePreset: "last-30-days", sortBy: "MOST_IMPRESSIONS", limit: 10 } },
  { ...base, operationId: "l", method: "GET", path: "/account/{id}/landing-pages", pathParameters: { id: "$account" }, query: { limit: 50 } },
];
for (const { title, code } of programsOf(steps, "client")) console.log("=====", title, "\n" + code);
