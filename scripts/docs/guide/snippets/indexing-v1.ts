import { createClient } from "@adintel/client/v1";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/api/v1",
  apiKey: process.env.ADINTEL_API_KEY,
});

const { brandId } = await api.indexBrand({ websiteUrl: "https://shoes.example" });
let { status } = await api.getBrandIndexStatus(brandId);
while (status === "indexing") {
  await new Promise((resolve) => setTimeout(resolve, 5000));
  ({ status } = await api.getBrandIndexStatus(brandId));
}
console.log(brandId, status);
