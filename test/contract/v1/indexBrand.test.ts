import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v1", "indexBrand", [
  // Exactly one URL is taken.
  {
    id: "400.9-two-urls",
    body: { websiteUrl: ["https://quillmarsh.example", "https://veldra.example"] },
    refused: ["websiteUrl"],
  },
  { id: "200.9-instagram-profile", body: { websiteUrl: "https://www.instagram.com/quillmarsh" } },
  { id: "200.9-tiktok-profile", body: { websiteUrl: "https://www.tiktok.com/@quillmarsh" } },
]);
