import { AdintelError, costOf, createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
});

const creatives = [];
const maxSpendUsd = costOf("searchMedia", 40); // {usd searchMedia 40}
let next;
try {
  const pages = api.searchMedia.pages({ query: "running", limit: 25 }, { maxSpendUsd });
  for await (const { media } of pages) creatives.push(...media);
} catch (error) {
  if (!(error instanceof AdintelError && error.code === "over_budget")) throw error;
  next = error.offset; // continue here with the next budget
}
console.log({ rows: creatives.length, usd: api.spending.spentUsd, next });
