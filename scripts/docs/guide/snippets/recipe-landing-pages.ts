import { createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
});

const { brands = [] } = await api.searchBrands({ query: "running shoes", limit: 1 });
const accountId = brands[0]?.id;
if (accountId === undefined) throw new Error("no brand found");

const before = api.spending.spentUsd;
const { landingPages } = await api.listAccountLandingPages(accountId, { limit: 50 });
for (const { url, total } of landingPages) console.log({ url, total });
console.log({ rows: landingPages.length, usd: api.spending.spentUsd - before });
