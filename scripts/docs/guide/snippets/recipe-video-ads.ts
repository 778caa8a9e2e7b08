import { createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
});

const { brands = [] } = await api.searchBrands({ names: ["Quillmarsh Running"], limit: 1 });
const accountId = brands[0]?.id;
if (accountId === undefined) throw new Error("no brand of that name; add it to the index first");

const videos = api.searchMedia.all(
  { accountId, format: ["VIDEO"], datePreset: "last-30-days", sortBy: "MOST_IMPRESSIONS" },
  { maxRows: 200 },
);
for await (const { id, startAt, impressionPercentile, hook } of videos)
  console.log({ id, startAt, impressionPercentile, hook });
