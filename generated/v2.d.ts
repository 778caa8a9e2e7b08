// Generated from openapi/v2 by `npm run generate`. Do not edit.
import { createLog } from "./client/core/events.js";
import { createPacing } from "./client/http/pacing.js";
import { indexAndWait } from "./client/indexing.js";
import { type Parts } from "./client/methods.js";
import type { PageOf, Result, WithResponse } from "./client/core/errors.js";
import type { Budget } from "./client/core/budget.js";
import type { Pacing } from "./client/core/pacing-options.js";
import type { CallOptions, ClientOptions, PagingOptions } from "./client/core/options.js";
import type { IndexedAccountStatus, WaitingOptions } from "./client/indexing.js";
import type { operations, BrandSearchRequest, BrandList, CreatorSearchRequest, CreatorList, Account, MediaSearchRequest, MediaList, MediaItem, Insights, InsightType, LandingPageList, LandingPage, CampaignList, CollabList, Collab, IndexAccountRequest, IndexedAccount, AccountIndexStatus, TaxonomyPathList } from "./types/v2.js";
export { AdintelError, ApiError } from "./client/core/errors.js";
export { createBudget } from "./client/core/budget.js";
export { createPacing, createLog, indexAndWait };
export type { Parts } from "./client/methods.js";
export { toArray } from "./client/pages.js";
export type * from "./client/core/errors.js";
export type * from "./client/core/budget.js";
export type * from "./client/core/hooks.js";
export type * from "./client/core/options.js";
export type * from "./client/core/pacing-options.js";
export type * from "./client/indexing.js";
export type * from "./api-errors.js";
export type * from "./types/v2.js";
/** The error codes that are documented for each operation. */
export interface ErrorCodes {
    searchBrands: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
    searchCreators: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
    getAccount: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    searchMedia: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
    listAccountInsights: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    listAccountLandingPages: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    listAccountCampaigns: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    listAccountCollabs: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    indexAccount: "invalid_request" | "invalid_api_key" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
    getAccountIndexStatus: "invalid_request" | "invalid_api_key" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    searchTaxonomies: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "rate_limited" | "internal_error";
    postComments: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
}
/** The query or body of each operation, if it takes one. */
export interface Inputs {
    searchBrands: BrandSearchRequest;
    searchCreators: CreatorSearchRequest;
    getAccount: undefined;
    searchMedia: MediaSearchRequest;
    listAccountInsights: ListAccountInsightsQuery;
    listAccountLandingPages: ListAccountLandingPagesQuery;
    listAccountCampaigns: ListAccountCampaignsQuery;
    listAccountCollabs: ListAccountCollabsQuery;
    indexAccount: IndexAccountRequest;
    getAccountIndexStatus: undefined;
    searchTaxonomies: SearchTaxonomiesQuery;
    postComments: unknown;
}
/** The method {@link Client.searchBrands}. */
export interface SearchBrands {
    /**
     * Search brands.
     *
     * Finds brands by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. The profile filters of the
     * creator search fail with 400.
     *
     * Cost: not specified.
     */
    (body: BrandSearchRequest, options?: CallOptions): Promise<BrandList>;
    /**
     * Search brands, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: not specified.
     */
    result(body: BrandSearchRequest, options?: CallOptions): Promise<Result<BrandList, ErrorCodes["searchBrands"]>>;
    /**
     * Search brands, as `{ data, response, requestId }`.
     *
     * Cost: not specified.
     */
    withResponse(body: BrandSearchRequest, options?: CallOptions): Promise<WithResponse<BrandList>>;
}
/** The method {@link Client.searchCreators}. */
export interface SearchCreators {
    /**
     * Search creators.
     *
     * Finds creators by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. Filter by gender, age
     * range, ethnicity, language or location.
     *
     * Cost: not specified.
     */
    (body: CreatorSearchRequest, options?: CallOptions): Promise<CreatorList>;
    /**
     * Search creators, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: not specified.
     */
    result(body: CreatorSearchRequest, options?: CallOptions): Promise<Result<CreatorList, ErrorCodes["searchCreators"]>>;
    /**
     * Search creators, as `{ data, response, requestId }`.
     *
     * Cost: not specified.
     */
    withResponse(body: CreatorSearchRequest, options?: CallOptions): Promise<WithResponse<CreatorList>>;
}
/** The method {@link Client.getAccount}. */
export interface GetAccount {
    /**
     * Get an account.
     *
     * Returns one account. Its `type` says whether it is a brand or a creator.
     *
     * Cost: not specified.
     */
    (id: string, options?: CallOptions): Promise<Account>;
    /**
     * Get an account, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: not specified.
     */
    result(id: string, options?: CallOptions): Promise<Result<Account, ErrorCodes["getAccount"]>>;
    /**
     * Get an account, as `{ data, response, requestId }`.
     *
     * Cost: not specified.
     */
    withResponse(id: string, options?: CallOptions): Promise<WithResponse<Account>>;
}
/** The method {@link Client.searchMedia}. */
export interface SearchMedia {
    /**
     * Search creatives.
     *
     * Searches one account's creatives, or the whole index by text. Send `accountId`, `query`, or both.
     * Each creative returned is charged, and an empty response is charged as one row, so start with a small
     * `limit`.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    (body: MediaSearchRequest<"accountId" | "query">, options?: CallOptions): Promise<MediaList>;
    /**
     * Search creatives, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    result(body: MediaSearchRequest<"accountId" | "query">, options?: CallOptions): Promise<Result<MediaList, ErrorCodes["searchMedia"]>>;
    /**
     * Search creatives, as `{ data, response, requestId }`.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    withResponse(body: MediaSearchRequest<"accountId" | "query">, options?: CallOptions): Promise<WithResponse<MediaList>>;
    /**
     * Search creatives: all rows, page by page. `limit` is the page size, `maxRows` the maximum number of rows.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    all(body: MediaSearchRequest<"accountId" | "query">, options?: PagingOptions): AsyncGenerator<MediaItem, void, undefined>;
    /**
     * Search creatives, page by page. `limit` is the page size, `maxRows` the maximum number of rows.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    pages(body: MediaSearchRequest<"accountId" | "query">, options?: PagingOptions): AsyncGenerator<PageOf<MediaList>, void, undefined>;
}
/** The query of {@link Client.listAccountInsights}. */
export interface ListAccountInsightsQuery<Type extends InsightType = InsightType> extends NonNullable<operations["listAccountInsights"]["parameters"]["query"]> {
    type: Type;
}
/** The method {@link Client.listAccountInsights}. */
export interface ListAccountInsights {
    /**
     * List an account's insights.
     *
     * Groups the account's creatives into clusters by hook, persona or angle, largest first; `MEDIA_MIX`
     * counts them by type instead. Each row returned is charged.
     *
     * Cost: $0.0005 per cluster.
     */
    <Type extends InsightType>(id: string, query: ListAccountInsightsQuery<Type>, options?: CallOptions): Promise<Insights<Type>>;
    /**
     * List an account's insights, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.0005 per cluster.
     */
    result<Type extends InsightType>(id: string, query: ListAccountInsightsQuery<Type>, options?: CallOptions): Promise<Result<Insights<Type>, ErrorCodes["listAccountInsights"]>>;
    /**
     * List an account's insights, as `{ data, response, requestId }`.
     *
     * Cost: $0.0005 per cluster.
     */
    withResponse<Type extends InsightType>(id: string, query: ListAccountInsightsQuery<Type>, options?: CallOptions): Promise<WithResponse<Insights<Type>>>;
}
/** The query of {@link Client.listAccountLandingPages}. */
export interface ListAccountLandingPagesQuery extends NonNullable<operations["listAccountLandingPages"]["parameters"]["query"]> {
}
/** The method {@link Client.listAccountLandingPages}. */
export interface ListAccountLandingPages {
    /**
     * List an account's landing pages.
     *
     * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.0025 per landing page.
     */
    (id: string, query?: ListAccountLandingPagesQuery, options?: CallOptions): Promise<LandingPageList>;
    /**
     * List an account's landing pages, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.0025 per landing page.
     */
    result(id: string, query?: ListAccountLandingPagesQuery, options?: CallOptions): Promise<Result<LandingPageList, ErrorCodes["listAccountLandingPages"]>>;
    /**
     * List an account's landing pages, as `{ data, response, requestId }`.
     *
     * Cost: $0.0025 per landing page.
     */
    withResponse(id: string, query?: ListAccountLandingPagesQuery, options?: CallOptions): Promise<WithResponse<LandingPageList>>;
    /**
     * List an account's landing pages: all rows, page by page. `limit` is the page size, `maxRows` the maximum number of rows.
     *
     * Cost: $0.0025 per landing page.
     */
    all(id: string, query?: ListAccountLandingPagesQuery, options?: PagingOptions): AsyncGenerator<LandingPage, void, undefined>;
    /**
     * List an account's landing pages, page by page. `limit` is the page size, `maxRows` the maximum number of rows.
     *
     * Cost: $0.0025 per landing page.
     */
    pages(id: string, query?: ListAccountLandingPagesQuery, options?: PagingOptions): AsyncGenerator<PageOf<LandingPageList>, void, undefined>;
}
/** The query of {@link Client.listAccountCampaigns}. */
export interface ListAccountCampaignsQuery extends NonNullable<operations["listAccountCampaigns"]["parameters"]["query"]> {
}
/** The method {@link Client.listAccountCampaigns}. */
export interface ListAccountCampaigns {
    /**
     * List an account's campaigns.
     *
     * Returns the account's campaigns, or its offers if `type` is `OFFER`, newest start date first. The
     * date filters apply to the start date; without them, you get rows of any date. Each row returned is
     * charged as one campaign, even if it is an offer.
     *
     * Cost: $0.0005 per campaign.
     */
    (id: string, query: ListAccountCampaignsQuery, options?: CallOptions): Promise<CampaignList>;
    /**
     * List an account's campaigns, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.0005 per campaign.
     */
    result(id: string, query: ListAccountCampaignsQuery, options?: CallOptions): Promise<Result<CampaignList, ErrorCodes["listAccountCampaigns"]>>;
    /**
     * List an account's campaigns, as `{ data, response, requestId }`.
     *
     * Cost: $0.0005 per campaign.
     */
    withResponse(id: string, query: ListAccountCampaignsQuery, options?: CallOptions): Promise<WithResponse<CampaignList>>;
}
/** The query of {@link Client.listAccountCollabs}. */
export interface ListAccountCollabsQuery extends NonNullable<operations["listAccountCollabs"]["parameters"]["query"]> {
}
/** The method {@link Client.listAccountCollabs}. */
export interface ListAccountCollabs {
    /**
     * List creators an account works with.
     *
     * Returns the creators that the account's creatives tag, those with the most creatives first. The
     * account may be a brand or a creator. Each row returned is charged.
     *
     * Cost: $0.0005 per collab.
     */
    (id: string, query?: ListAccountCollabsQuery, options?: CallOptions): Promise<CollabList>;
    /**
     * List creators an account works with, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.0005 per collab.
     */
    result(id: string, query?: ListAccountCollabsQuery, options?: CallOptions): Promise<Result<CollabList, ErrorCodes["listAccountCollabs"]>>;
    /**
     * List creators an account works with, as `{ data, response, requestId }`.
     *
     * Cost: $0.0005 per collab.
     */
    withResponse(id: string, query?: ListAccountCollabsQuery, options?: CallOptions): Promise<WithResponse<CollabList>>;
    /**
     * List creators an account works with: all rows, page by page. `limit` is the page size, `maxRows` the maximum number of rows.
     *
     * Cost: $0.0005 per collab.
     */
    all(id: string, query?: ListAccountCollabsQuery, options?: PagingOptions): AsyncGenerator<Collab, void, undefined>;
    /**
     * List creators an account works with, page by page. `limit` is the page size, `maxRows` the maximum number of rows.
     *
     * Cost: $0.0005 per collab.
     */
    pages(id: string, query?: ListAccountCollabsQuery, options?: PagingOptions): AsyncGenerator<PageOf<CollabList>, void, undefined>;
}
/** The method {@link Client.indexAccount}. */
export interface IndexAccount {
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or social profile URL to the index and queues its sync. If the
     * index already has the account, the response has its id. Free of charge.
     *
     * Cost: free.
     */
    (body: IndexAccountRequest, options?: CallOptions): Promise<IndexedAccount>;
    /**
     * Add an account to the index, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: free.
     */
    result(body: IndexAccountRequest, options?: CallOptions): Promise<Result<IndexedAccount, ErrorCodes["indexAccount"]>>;
    /**
     * Add an account to the index, as `{ data, response, requestId }`.
     *
     * Cost: free.
     */
    withResponse(body: IndexAccountRequest, options?: CallOptions): Promise<WithResponse<IndexedAccount>>;
    /**
     * Add an account to the index, and poll `getAccountIndexStatus` until indexing is over. Call it again to keep waiting.
     * It does not fetch the account.
     *
     * Cost: free.
     */
    andWait(body: IndexAccountRequest, options?: WaitingOptions): Promise<IndexedAccountStatus>;
}
/** The method {@link Client.getAccountIndexStatus}. */
export interface GetAccountIndexStatus {
    /**
     * Get an account's indexing status.
     *
     * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge.
     *
     * Cost: free (assumed).
     */
    (id: string, options?: CallOptions): Promise<AccountIndexStatus>;
    /**
     * Get an account's indexing status, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: free (assumed).
     */
    result(id: string, options?: CallOptions): Promise<Result<AccountIndexStatus, ErrorCodes["getAccountIndexStatus"]>>;
    /**
     * Get an account's indexing status, as `{ data, response, requestId }`.
     *
     * Cost: free (assumed).
     */
    withResponse(id: string, options?: CallOptions): Promise<WithResponse<AccountIndexStatus>>;
}
/** The query of {@link Client.searchTaxonomies}. */
export interface SearchTaxonomiesQuery extends NonNullable<operations["searchTaxonomies"]["parameters"]["query"]> {
}
/** The method {@link Client.searchTaxonomies}. */
export interface SearchTaxonomies {
    /**
     * Look up product taxonomy paths.
     *
     * Finds taxonomy paths for a product or category. Use them in the `taxonomy` filter of the creative
     * search and of the brand search. Free of charge.
     *
     * Cost: free.
     */
    (query: SearchTaxonomiesQuery, options?: CallOptions): Promise<TaxonomyPathList>;
    /**
     * Look up product taxonomy paths, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: free.
     */
    result(query: SearchTaxonomiesQuery, options?: CallOptions): Promise<Result<TaxonomyPathList, ErrorCodes["searchTaxonomies"]>>;
    /**
     * Look up product taxonomy paths, as `{ data, response, requestId }`.
     *
     * Cost: free.
     */
    withResponse(query: SearchTaxonomiesQuery, options?: CallOptions): Promise<WithResponse<TaxonomyPathList>>;
}
/** The method {@link Client.postComments}. */
export interface PostComments {
    /**
     * Get comments.
     *
     * Unchanged from v1. The specification names this endpoint but says nothing about its purpose, request
     * or response.
     *
     * Cost: not specified.
     */
    (body?: unknown, options?: CallOptions): Promise<unknown>;
    /**
     * Get comments, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: not specified.
     */
    result(body?: unknown, options?: CallOptions): Promise<Result<unknown, ErrorCodes["postComments"]>>;
    /**
     * Get comments, as `{ data, response, requestId }`.
     *
     * Cost: not specified.
     */
    withResponse(body?: unknown, options?: CallOptions): Promise<WithResponse<unknown>>;
}
/** The operations of v2, as methods that resolve to the response's data and reject with an {@link AdintelError}. */
export interface Client {
    /**
     * Search brands.
     *
     * Finds brands by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. The profile filters of the
     * creator search fail with 400.
     *
     * Cost: not specified.
     *
     * @example
     * ```ts
     * const { brands } = await api.searchBrands({ query: "running shoes for bad weather", location: "Portugal", taxonomy: ["Sports & Outdoors > Running > Trail Running Shoes"], limit: 5 });
     * ```
     */
    searchBrands: SearchBrands;
    /**
     * Search creators.
     *
     * Finds creators by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. Filter by gender, age
     * range, ethnicity, language or location.
     *
     * Cost: not specified.
     *
     * @example
     * ```ts
     * const { creators } = await api.searchCreators({ query: "trail running", gender: "female", ageRange: "25-34", language: "Portuguese", location: "Portugal", limit: 10 });
     * ```
     */
    searchCreators: SearchCreators;
    /**
     * Get an account.
     *
     * Returns one account. Its `type` says whether it is a brand or a creator.
     *
     * Cost: not specified.
     *
     * @example
     * ```ts
     * const data = await api.getAccount("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
     * ```
     */
    getAccount: GetAccount;
    /**
     * Search creatives.
     *
     * Searches one account's creatives, or the whole index by text. Send `accountId`, `query`, or both.
     * Each creative returned is charged, and an empty response is charged as one row, so start with a small
     * `limit`.
     *
     * Cost: $0.0005 per creative, minimum 1.
     *
     * @example
     * ```ts
     * const { media } = await api.searchMedia({ accountId: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", format: ["VIDEO", "IMAGE"], status: "ALL", sortBy: "MOST_VIEWS", limit: 2, offset: 0 });
     * ```
     */
    searchMedia: SearchMedia;
    /**
     * List an account's insights.
     *
     * Groups the account's creatives into clusters by hook, persona or angle, largest first; `MEDIA_MIX`
     * counts them by type instead. Each row returned is charged.
     *
     * Cost: $0.0005 per cluster.
     *
     * @example
     * ```ts
     * const data = await api.listAccountInsights("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { type: "HOOK", limit: 2 });
     * ```
     */
    listAccountInsights: ListAccountInsights;
    /**
     * List an account's landing pages.
     *
     * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.0025 per landing page.
     *
     * @example
     * ```ts
     * const { landingPages } = await api.listAccountLandingPages("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { limit: 2 });
     * ```
     */
    listAccountLandingPages: ListAccountLandingPages;
    /**
     * List an account's campaigns.
     *
     * Returns the account's campaigns, or its offers if `type` is `OFFER`, newest start date first. The
     * date filters apply to the start date; without them, you get rows of any date. Each row returned is
     * charged as one campaign, even if it is an offer.
     *
     * Cost: $0.0005 per campaign.
     *
     * @example
     * ```ts
     * const { campaigns } = await api.listAccountCampaigns("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { type: "CAMPAIGN", limit: 2 });
     * ```
     */
    listAccountCampaigns: ListAccountCampaigns;
    /**
     * List creators an account works with.
     *
     * Returns the creators that the account's creatives tag, those with the most creatives first. The
     * account may be a brand or a creator. Each row returned is charged.
     *
     * Cost: $0.0005 per collab.
     *
     * @example
     * ```ts
     * const { collabs } = await api.listAccountCollabs("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { limit: 2 });
     * ```
     */
    listAccountCollabs: ListAccountCollabs;
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or social profile URL to the index and queues its sync. If the
     * index already has the account, the response has its id. Free of charge.
     *
     * Cost: free.
     *
     * @example
     * ```ts
     * const data = await api.indexAccount({ websiteUrl: "https://mossgate-coffee.example" });
     * ```
     */
    indexAccount: IndexAccount;
    /**
     * Get an account's indexing status.
     *
     * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge.
     *
     * Cost: free (assumed).
     *
     * @example
     * ```ts
     * const data = await api.getAccountIndexStatus("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
     * ```
     */
    getAccountIndexStatus: GetAccountIndexStatus;
    /**
     * Look up product taxonomy paths.
     *
     * Finds taxonomy paths for a product or category. Use them in the `taxonomy` filter of the creative
     * search and of the brand search. Free of charge.
     *
     * Cost: free.
     *
     * @example
     * ```ts
     * const { paths } = await api.searchTaxonomies({ query: "electric kettle", limit: 2 });
     * ```
     */
    searchTaxonomies: SearchTaxonomies;
    /**
     * Get comments.
     *
     * Unchanged from v1. The specification names this endpoint but says nothing about its purpose, request
     * or response.
     *
     * Cost: not specified.
     *
     * @example
     * ```ts
     * const data = await api.postComments({});
     * ```
     */
    postComments: PostComments;
    /** What this client and all that share its budget have spent so far. Assign `maxSpendUsd` to change the limit. */
    readonly spending: Budget;
    /** The schedule of the calls. */
    readonly pacing: Pacing;
    /**
     * A client with other options, such as the key of a tenant, and otherwise these. Its `headers` are added to these, where `null`
     * removes one; a hook takes the place of the one before. It shares the schedule, and the budget unless `maxSpendUsd` or
     * `budget` is among them.
     *
     * @throws {AdintelError} `invalid_usage`, as createClient.
     */
    with(options: ClientOptions): Client;
}
/**
 * Creates a client of v2.
 *
 * @throws {AdintelError} `invalid_usage` if an option is not valid; the message says what to pass instead.
 */
export declare function createClient(options?: ClientOptions): Client;
/**
 * As {@link createClient}, with only the parts that are passed: without `createPacing`, calls are sent at once; without
 * `createLog`, nothing is logged; without `indexAndWait`, there is no `andWait`. A page loads only what is passed.
 */
export declare function createLeanClient(options?: ClientOptions, parts?: Parts): Client;
/**
 * The cost of this many rows, in US dollars, including any minimum charge; `undefined` if the price is not specified.
 *
 * @throws {AdintelError} `invalid_usage` if the operation does not exist, or `rows` is not a number of at least 0.
 */
export declare function costOf(operation: keyof Inputs, rows: number): number | undefined;
/**
 * The most that a call can cost, in US dollars; `undefined` if the price is not specified, and `Infinity` if nothing
 * limits the rows.
 *
 * @throws {AdintelError} `invalid_usage` if the operation does not exist.
 */
export declare function worstCostOf<Name extends keyof Inputs>(operation: Name, input?: Inputs[Name]): number | undefined;
