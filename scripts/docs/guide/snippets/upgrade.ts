import { createClient } from "@adintel/client";
import { upgradeSearchBrands } from "@adintel/client/upgrade";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: process.env.ADINTEL_API_KEY,
});

const upgraded = upgradeSearchBrands({ mode: "smart", query: "tea", type: "BRAND", minFollowers: 10_000 });
for (const { field, reason } of upgraded.lost) console.log(`${field}: ${reason}`);
for (const call of upgraded.calls) {
  if (call.operation !== "searchBrands") continue;
  const { count } = await api.searchBrands(...call.parameters);
  console.log(count);
}
