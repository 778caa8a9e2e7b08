import { costOf, createClient, worstCostOf } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: process.env.ADINTEL_API_KEY,
  maxSpendUsd: 0.02,
});

const search = { query: "running shoes" };
console.log(worstCostOf("searchMedia", search)); // 0.05
console.log(costOf("searchMedia", 25)); // 0.0125

const { error } = await api.searchMedia.result(search);
console.log(error?.code); // over_budget

await api.searchMedia({ ...search, limit: 10 });
console.log(api.spending.usd); // 0.005
