import { createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
});

// v1: POST /brands/search { "mode": "smart", "type": "BRAND", "query": "running shoes", "count": 20 }
const { brands = [] } = await api.searchBrands({ query: "running shoes", limit: 20 });
for (const { id, type } of brands) console.log({ id, type });

// v1: the same with "type": "CREATOR"
const { creators = [] } = await api.searchCreators({ query: "running", limit: 20 });
for (const { id, type } of creators) console.log({ id, type });
