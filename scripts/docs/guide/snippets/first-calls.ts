import { createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
});

const { brands = [] } = await api.searchBrands({ query: "running shoes", limit: 1 });
const accountId = brands[0]?.id;
if (accountId === undefined) throw new Error("no brand found");

const { media } = await api.searchMedia({ accountId, format: ["VIDEO"], limit: 2 });
console.log(media, api.spending.spentUsd);
