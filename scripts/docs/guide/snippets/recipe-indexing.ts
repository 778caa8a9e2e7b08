import { AdintelError, createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
});

try {
  const { brandId, status } = await api.indexAccount.andWait(
    { websiteUrl: "https://shoes.example" },
    { timeoutMs: 600_000 },
  );
  console.log({ brandId, status });
  const { count } = await api.searchMedia({ accountId: brandId, limit: 10 });
  console.log({ count });
} catch (error) {
  // The sync continues; run this again to keep waiting.
  if (error instanceof AdintelError && error.code === "timeout") console.log("still indexing");
  else throw error;
}
