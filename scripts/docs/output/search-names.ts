import type { OperationId } from "@adintel/client/operations";
import { operationPage } from "../../openapi/reference-links.ts";

/*
 * What people call a page who do not know its title: one list of names a page, separated by commas. Words that mean the same
 * wherever they stand are in browser/search/synonyms.ts.
 */

const operations: Partial<Record<OperationId<"v2">, string>> = {
  searchMedia:
    "ads, ad, advert, search ads, find ads, ad library, ad search, creatives, creative, video ads, image ads, longest running ads, filter",
  searchBrands: "brand, advertiser, competitor, company, find a brand, followers",
  searchCreators: "creator, influencer, find a creator, followers",
  getAccount: "account, profile, account details",
  listAccountInsights: "insight, hooks, angles, personas, analytics, statistics",
  listAccountLandingPages: "landing page, destination url, target url, link, url",
  listAccountCampaigns: "campaign, offer, promotion, sale",
  listAccountCollabs: "collab, collaboration, sponsored creators, partners",
  searchTaxonomies: "taxonomy, product category, categories",
  indexAccount: "add a brand, add an account, track an account, track a new account, new account",
  getAccountIndexStatus: "index status, indexing status, poll",
  postComments: "comment",
};

const guides: Record<string, string> = {
  "index.html":
    "get started, getting started, quickstart, quick start, tutorial, introduction, hello world, first request, curl, " +
    "npm, install, sdk, client library, javascript, typescript, python, base url, host, server",
  "authentication.html":
    "api key, key, token, access token, bearer, auth, authorization header, login, credentials",
  "credits.html": "price, pricing, cost, billing, charges, credit, quota, balance, plan",
  "rate-limits.html": "quota, rpm, requests per minute, rate limiting, throttling",
  "errors.html": "error code, status code, http status, error handling, exception",
  "paging.html": "pagination, page, cursor, next page, offset, limit, page size",
  "indexing.html": "crawl, sync, how long does indexing take",
  "moving-to-v2.html": "migrate, migration, upgrade, deprecated, deprecation, sunset, v1 to v2, version",
  "open-questions.html": "known issues, open questions, limitations, not specified, assumptions",
  "downloads.html":
    "openapi download, download, postman, postman collection, openapi json, swagger, spec, yaml, json",
  "changelog.html": "release notes, what is new, breaking changes, history, releases",
};

const places: Record<string, string> = {
  "v1.html": "v1, legacy",
  "v2.html": "v2, endpoints, operations, all endpoints, api reference",
  "print.html": "print, pdf, one page",
  "index.html#keys-of-the-mock": "sandbox, test key, demo key, mock, mock key, test mode",
  "index.html#response": "null, nullable",
  "authentication.html#on-a-server": "cors, browser, call it from the browser, front end, proxy",
  "indexing.html#waiting": "wait for indexing, wait",
  "credits.html#free": "free, is it free, free of charge",
  "credits.html#budget": "budget, spend limit, cap",
  "credits.html#without-credits": "credits run out, no credits left",
  "errors.html#invalid_request": "bad request, validation error, unknown field, invalid request",
  "errors.html#invalid_api_key": "unauthorized, unauthenticated, invalid key",
  "errors.html#out_of_credits": "payment required, insufficient credits",
  "errors.html#subscription_inactive": "forbidden",
  "errors.html#membership_ended": "forbidden",
  "errors.html#payload_too_large": "body too large, request too large, payload too large",
  "errors.html#rate_limited": "too many requests, throttled, throttling, retry, retry-after, backoff",
  "errors.html#internal_error": "internal server error, server error",
};

/** By the address of a page, or of a place on it, what else it is called. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Object.entries(operations).map(([id, names]) => [operationPage("v2", id), names] as const),
    ...Object.entries(guides),
    ...Object.entries(places),
  ].map(([address, names]) => [address, names.split(", ")] as const),
);
