import { operations as table, type OperationId } from "@adintel/client/operations";
import { operationPage } from "../../openapi/reference-links.ts";

/*
 * What people call a page who do not know its title: one list of names a page, separated by commas. Words that mean the same
 * wherever they stand are in search/synonyms.ts.
 */

const operations: Partial<Record<OperationId<"v2">, string>> = {
  searchMedia:
    "ads, ad, advert, search ads, find ads, all ads of a brand, list ads, ads library, ad library, ad search, ad spy, " +
    "creatives, creative, creative search, video ads, image ads, active ads, facebook ads, instagram ads, tiktok ads, " +
    "longest running ads, winning ads, competitor ads, impressions, filter, ad copy, ad text",
  searchBrands:
    "brand, advertiser, publisher, competitor, company, find a brand, brand search, followers, username",
  searchCreators:
    "creator, influencer, influencer search, find a creator, creator search, followers, username",
  getAccount:
    "account, profile, account details, brand by id, creator by id, account by id, publisher, page id",
  listAccountInsights:
    "insight, hooks, angles, ad angles, personas, target audience, media mix, analytics, statistics, trends, " +
    "creative insights, creative strategy",
  listAccountLandingPages: "landing page, destination url, target url, where ads lead, link, url",
  listAccountCampaigns: "campaign, offer, promotion, sale, discounts, launches, velocity",
  listAccountCollabs:
    "collab, collaboration, sponsored creators, partners, partnerships, influencer partnerships, " +
    "creators of a brand, creators who work with a brand, tagged creators",
  searchTaxonomies: "taxonomy, product category, categories, category tree, industry, vertical, niche",
  indexAccount:
    "add a brand, add an account, add a creator, add a website, submit a url, track an account, track a new account, " +
    "new account, missing brand, crawl",
  getAccountIndexStatus: "index status, indexing status, sync status, poll, progress, is indexing finished",
  postComments: "comment, ad comments, replies",
};

const guides: Record<string, string> = {
  "index.html":
    "get started, getting started, quickstart, quick start, tutorial, introduction, hello world, first request, first call, " +
    "example request, curl, npm, npm package, install, sdk, client library, javascript, typescript, typescript types, " +
    "node, go, golang, php, python, base url, host, server, localhost, run locally, mock server",
  "authentication.html":
    "api key, key, token, access token, api token, bearer, auth, authorization header, header, headers, login, credentials, " +
    "secret, get an api key, create a key, rotate a key, revoke a key, oauth, basic auth, environment variable",
  "credits.html":
    "price, pricing, price list, cost, cost per call, billing, charges, credit, quota, balance, plan, usage, charged",
  "rate-limits.html":
    "rate limit, quota, rpm, requests per minute, requests per second, rate limiting, burst, concurrency, " +
    "concurrent requests, limit per ip, remaining requests",
  "errors.html":
    "error code, status code, http status, error handling, error format, error response, exception, failure",
  "paging.html":
    "pagination, page, all pages, cursor, next page, offset, limit, page size, default limit, maximum limit, has more, " +
    "infinite scroll, all results, total count, number of results, iterate",
  "indexing.html": "index, crawl, sync, how long does indexing take",
  "moving-to-v2.html":
    "migrate, migration, upgrade, deprecated, deprecation, sunset, retirement, v1 to v2, v1 vs v2, version, versioning, " +
    "renamed fields, changes between versions, difference between versions, backwards compatibility",
  "open-questions.html": "known issues, open questions, limitations, not specified, assumptions",
  "recipes.html": "recipe, code examples, code samples, sample code, example programs, cookbook, use cases",
  "downloads.html":
    "openapi download, download, postman, postman collection, insomnia, openapi json, openapi yaml, openapi document, swagger, " +
    "spec, specification, yaml, json, code generation, generate a client, llms, llms.txt, ai, agents",
  "changelog.html":
    "release notes, what is new, breaking changes, changes, history, releases, rss, feed, atom",
};

const places: Record<string, string> = {
  "v1.html": "v1, legacy, legacy api, old api, old version",
  "v2.html":
    "v2, endpoint, endpoints, list of endpoints, operations, all endpoints, api reference, current version",
  "print.html": "print, pdf, one page, single page, offline",
  "index.html#keys-of-the-mock":
    "sandbox, test key, test api key, demo key, mock, mock key, test mode, test data, test environment",
  "index.html#response": "null, nullable",
  "authentication.html#on-a-server":
    "cors, browser, call it from the browser, front end, frontend, hide the api key, proxy, backend",
  "indexing.html#waiting": "wait for indexing, wait",
  "credits.html#free":
    "free, is it free, free of charge, free calls, free tier, free endpoints, free operations",
  "credits.html#budget": "budget, spend limit, spending limit, cap, cost cap, cap costs, maximum spend",
  "credits.html#without-credits": "credits run out, out of credits, no credits left",
  "credits.html#never-charged": "charged for errors, cost of errors, failed requests charged",
  "errors.html#invalid_request":
    "bad request, validation error, validation failed, unknown field, invalid request, invalid json, malformed json, missing parameter",
  "errors.html#invalid_api_key":
    "unauthorized, unauthenticated, invalid key, revoked key, key invalid, expired key",
  "errors.html#out_of_credits": "payment required, insufficient credits",
  "errors.html#subscription_inactive": "forbidden, subscription expired, subscription inactive",
  "errors.html#membership_ended": "forbidden, member left the team",
  "errors.html#brand_not_found": "brand not found, account not found, unknown id",
  "errors.html#method_not_allowed": "wrong method, http method, method not allowed, head",
  "errors.html#payload_too_large":
    "body too large, body size, request too large, payload too large, entity too large",
  "errors.html#rate_limited":
    "too many requests, throttled, throttling, retry, retry-after, backoff, exponential backoff",
  "errors.html#internal_error": "internal server error, server error",
};

/** The names of a v1 operation are those of what replaces it. */
const ofV1 = Object.values(table.v1).map(({ operationId, replacedBy }) => {
  const names = replacedBy.map((next) => operations[next.operationId] ?? "").filter(Boolean);
  return [operationPage("v1", operationId), [...new Set(names.join(", ").split(", "))].join(", ")] as const;
});

/** By the address of a page, or of a place on it, what else it is called. A guide of v1 is called as that of v2. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Object.entries(operations).map(([id, names]) => [operationPage("v2", id), names] as const),
    ...ofV1,
    ...Object.entries(guides),
    ...Object.entries(places),
  ].map(([address, names]) => [address, names.split(", ")] as const),
);
