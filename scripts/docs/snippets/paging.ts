import { AdintelError, costOf, createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: process.env.ADINTEL_API_KEY,
});
const search = { query: "running", limit: 25 }; // rows of a page

// Row by row, over as many pages as it takes.
for await (const { id } of api.searchMedia.all(search, { maxRows: 60 })) console.log(id);

// Answer by answer, for as much as may be spent.
try {
  const maxSpendUsd = costOf("searchMedia", 40); // {usd searchMedia 40}
  for await (const { count } of api.searchMedia.pages(search, { maxSpendUsd })) console.log(count);
} catch (error) {
  if (!(error instanceof AdintelError && error.code === "over_budget")) throw error;
  console.log(`go on at ${error.offset}`); // go on at 40
}
