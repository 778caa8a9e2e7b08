import { AdintelError, costOf, createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: process.env.ADINTEL_API_KEY,
});
const search = { query: "running", limit: 25 }; // rows per page

// Row by row, across as many pages as needed.
for await (const { id } of api.searchMedia.all(search, { maxRows: 60 })) console.log(id);

// Page by page, within a budget.
try {
  const maxSpendUsd = costOf("searchMedia", 40); // {usd searchMedia 40}
  for await (const { count } of api.searchMedia.pages(search, { maxSpendUsd })) console.log(count);
} catch (error) {
  if (!(error instanceof AdintelError && error.code === "over_budget")) throw error;
  console.log(`continue at ${error.offset}`); // continue at 40
}
