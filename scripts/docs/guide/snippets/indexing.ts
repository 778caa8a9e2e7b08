import { createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: process.env.ADINTEL_API_KEY,
});

const { brandId, status } = await api.indexAccount.andWait(
  { websiteUrl: "https://shoes.example" },
  { timeoutMs: 120_000, onStatus: ({ status, elapsedMs }) => console.log(status, elapsedMs) },
);
console.log(brandId, status);
