import { moving, v1, one, type Query } from "./addresses.ts";

/** Typed by a reader of a page of v1. */
export const tunedOfV1: Query[] = [
  ["search brands", one("searchBrands")],
  ["rate limit", "v1/rate-limits.html"],
  ["landing pages", one("listBrandLandingPages")],
  ["index status", one("getBrandIndexStatus")],
  ["usp", one("listBrandInsights")],
  ["prices", "v1/credits.html"],
  ["bearer token", "v1/authentication.html"],
  ["sunset", moving, v1],
  ["influencers", one("searchBrands")],
  ["add a brand", one("indexBrand"), "v1/indexing.html"],
  ["invalid_request", "v1/errors.html#invalid_request"],
  ["unmatchedIds", one("searchBrands"), "schemas/v1/LegacyBrandList.html"],
];

/** Likewise, and not looked at while the search was tuned. */
export const heldBackOfV1: Query[] = [
  ["ads", one("searchBrandMedia")],
  ["pagination", "v1/paging.html"],
  ["smart search", one("searchBrands"), "schemas/v1/SmartSearch.html", one("searchBrandMedia")],
  ["hooks", one("listBrandInsights")],
  ["unauthorized", "v1/errors.html#invalid_api_key", "v1/authentication.html"],
  ["userRequest", one("searchBrandMedia"), "schemas/v1/LegacyMediaSearchRequest.html"],
  ["creators by followers", one("searchBrands")],
  ["quota", "v1/rate-limits.html"],
  ["brand by id", one("getBrand")],
  ["campaigns", one("listBrandCampaigns")],
  ["getBrand", one("getBrand")],
  ["out of credits", "v1/errors.html#out_of_credits", "v1/credits.html"],
];
