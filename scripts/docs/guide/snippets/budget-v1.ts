import { createClient } from "@adintel/client/v1";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/api/v1",
  apiKey: process.env.ADINTEL_API_KEY,
  maxSpendUsd: 0.01,
});

const search = { mode: "smart", query: "running shoes", type: "BRAND" } as const;
const { error } = await api.searchBrands.result({ ...search, count: 50 }); // at most {usd searchBrands 50}
console.log(error?.code); // over_budget

const { count } = await api.searchBrands({ ...search, count: 2 }); // at most {usd searchBrands 2}
console.log(count, api.spending.spentUsd);
