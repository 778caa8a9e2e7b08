import { costOf, createClient, worstCostOf } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: process.env.ADINTEL_API_KEY,
  maxSpendUsd: costOf("searchMedia", 40), // {usd searchMedia 40}
});

const search = { query: "running shoes" };
console.log(worstCostOf("searchMedia", search)); // {usd searchMedia page}
console.log(costOf("searchMedia", 25)); // {usd searchMedia 25}

const { error } = await api.searchMedia.result(search);
console.log(error?.code); // over_budget

await api.searchMedia({ ...search, limit: 10 });
console.log(api.spending.spentUsd); // {usd searchMedia 10}
