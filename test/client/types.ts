/**
 * What the generated types say, checked by the compiler: this file is type-checked and never run. A line under
 * `@ts-expect-error` must not compile.
 */
import { createClient } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import type { Account, Insights, MediaItem } from "@adintel/client/types";
import type { LegacyBrandSearchRequest } from "@adintel/client/types/v1";
import { operations } from "@adintel/client/operations";

const api = createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: "mock_live_demo" });
const legacy = createLegacyClient({ baseUrl: "http://127.0.0.1:4010/api/v1", apiKey: "mock_live_demo" });

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(...proof: T[]) => proof;

// ---- Requests

export const searches = [
  api.searchMedia({ query: "running shoes", format: ["VIDEO"], limit: 25 }),
  api.searchMedia({ accountId: "a" }),
  // What has a default may be left out, and what is closed takes nothing else.
  // @ts-expect-error neither accountId nor query
  api.searchMedia({ limit: 25 }),
  // @ts-expect-error not a format
  api.searchMedia({ query: "a", format: ["FILM"] }),
  // @ts-expect-error no longer accepted
  api.searchMedia({ query: "a", userRequest: "b" }),
  api.searchBrands({ query: "a", taxonomy: ["A > B > C"] }),
  // @ts-expect-error the brand search refuses profile filters
  api.searchBrands({ query: "a", gender: "female" }),
  api.searchCreators({ query: "a", gender: "female", language: "Haitian Creole" }),
  api.listAccountInsights("a", { type: "HOOK" }),
  // @ts-expect-error type is required
  api.listAccountInsights("a", {}),
  api.listAccountCollabs("a"),
];

export const smart: LegacyBrandSearchRequest[] = [
  { mode: "ids", brandIds: ["a", 1] },
  { mode: "brand_name", brandNames: ["abc"], type: "BRAND", sortBy: "NAME" },
  { mode: "smart", query: "a", type: "CREATOR" },
  // @ts-expect-error mode ids requires brandIds
  { mode: "ids" },
  // @ts-expect-error mode brand_name requires type
  { mode: "brand_name", brandNames: ["abc"] },
  // @ts-expect-error mode smart rejects sortBy
  { mode: "smart", query: "a", type: "BRAND", sortBy: "NAME" },
];

export const legacySearch = legacy.searchBrandMedia("a", { mode: "smart", filters: { daysRun: { min: 3 } } });

// ---- Answers

export async function answers() {
  const { data, error, response } = await api.searchMedia.result({ query: "a" });
  if (error) {
    holds<Equal<typeof data, undefined>>(true);
    if (error.code === "invalid_request") return error.details?.[0]?.path;
    if (error.code === "rate_limited") return error.retryAfterSeconds;
    if (error.code === "method_not_allowed") return error.allow;
    if (error.code === "out_of_credits") holds<Equal<typeof error.status, 402>>(true);
    if (error.code === "over_budget") return error.spentUsd;
    // @ts-expect-error allow belongs to method_not_allowed
    return error.allow;
  }
  holds<Equal<typeof data.media, MediaItem[]>>(true);
  holds<Equal<typeof response, Response>>(true);
  return data.count;
}

export function nullable(creative: MediaItem) {
  holds<Equal<typeof creative.viewCount, number | null>>(true);
  holds<Equal<typeof creative.urls, string[]>>(true);
  holds<Equal<typeof creative.painPoints, string[] | undefined>>(true);
  holds<Equal<typeof creative.type, "DPA" | "VIDEO" | "CAROUSEL" | "IMAGE" | "DCO" | null>>(true);
  // @ts-expect-error may be null
  return creative.hook.length;
}

export function insights(result: Insights) {
  if (result.type === "MEDIA_MIX") return result.rows.length;
  holds<Equal<typeof result.type, "HOOK" | "TARGET_PERSONA" | "AD_ANGLE">>(true);
  return result.totals.length;
}

export function account(found: Account) {
  if (found.type === "BRAND") return found.likes;
  holds<Equal<typeof found.likes, undefined>>(true);
  return found.tiktokEngagementRate;
}

// ---- The operations table

holds<Equal<typeof operations.v2.searchMedia.billing.minimumRows, 1>>(true);
holds<Equal<typeof operations.v2.searchBrands.billing, null>>(true);
holds<Equal<typeof operations.v2.searchMedia.paging.limit.default, 100>>(true);
