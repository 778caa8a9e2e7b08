import { createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
  maxRetries: 3,
});

const queries = ["running shoes", "skincare", "coffee"];
for (const [index, query] of queries.entries()) {
  const { data, error } = await api.searchMedia.result({ query, limit: 5 });
  if (data) {
    console.log({ query, rows: data.count });
  } else if (error.code === "rate_limited" || error.code === "out_of_credits") {
    // Nothing was charged. After a 429, continue soon; after a 402, once the team has credits again.
    const wait = error.code === "rate_limited" ? error.retryAfterSeconds : undefined;
    console.log({ stopped: error.code, wait, left: queries.slice(index) });
    break;
  } else throw error;
}
