// Generated from openapi/v1 by `npm run generate`. Do not edit.
import { createLog } from "./client/core/events.js";
import { createPacing } from "./client/http/pacing.js";
import { type Parts } from "./client/methods.js";
import type { Result, WithResponse } from "./client/core/errors.js";
import type { Budget } from "./client/core/budget.js";
import type { Pacing } from "./client/core/pacing-options.js";
import type { CallOptions, ClientOptions } from "./client/core/options.js";
import type { operations, LegacyBrandSearchRequest, LegacyBrandList, BrandLookup, LegacyMediaSearchRequest, LegacyMediaList, LegacyInsights, LegacyInsightType, LandingPageList, IndexBrandRequest, IndexedAccount, BrandIndexStatus } from "./types/v1.js";
export { AdintelError, ApiError } from "./client/core/errors.js";
export { createBudget } from "./client/core/budget.js";
export { createPacing, createLog };
export type { Parts } from "./client/methods.js";
export type * from "./client/core/errors.js";
export type * from "./client/core/budget.js";
export type * from "./client/core/hooks.js";
export type * from "./client/core/options.js";
export type * from "./client/core/pacing-options.js";
export type * from "./client/indexing.js";
export type * from "./api-errors.js";
export type * from "./types/v1.js";
/** The error codes that are documented for each operation. */
export interface ErrorCodes {
    searchBrands: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
    getBrand: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    searchBrandMedia: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
    listBrandInsights: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    listBrandLandingPages: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    listBrandCampaigns: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    listBrandCollabs: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    indexBrand: "invalid_request" | "invalid_api_key" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
    getBrandIndexStatus: "invalid_request" | "invalid_api_key" | "subscription_inactive" | "membership_ended" | "brand_not_found" | "not_found" | "method_not_allowed" | "rate_limited" | "internal_error";
    postComments: "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error";
}
/** The query or body of each operation, if it takes one. */
export interface Inputs {
    searchBrands: LegacyBrandSearchRequest;
    getBrand: undefined;
    searchBrandMedia: LegacyMediaSearchRequest;
    listBrandInsights: ListBrandInsightsQuery;
    listBrandLandingPages: ListBrandLandingPagesQuery;
    listBrandCampaigns: undefined;
    listBrandCollabs: undefined;
    indexBrand: IndexBrandRequest;
    getBrandIndexStatus: undefined;
    postComments: unknown;
}
/** The method {@link Client.searchBrands}. */
export interface SearchBrands {
    /**
     * Search accounts.
     *
     * Finds brands or creators by id, by name or by description, as `mode` says. Each row returned is
     * charged. Mode `smart` runs a language model and charges at least one row. In v2, brands and creators
     * have separate searches.
     *
     * Cost: $0.0025 per brand, minimum 1 with mode smart.
     */
    (body: LegacyBrandSearchRequest<"ids" | "brand_name" | "smart">, options?: CallOptions): Promise<LegacyBrandList>;
    /**
     * Search accounts, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.0025 per brand, minimum 1 with mode smart.
     *
     * @deprecated Use `searchBrands` or `searchCreators` of v2.
     */
    result(body: LegacyBrandSearchRequest<"ids" | "brand_name" | "smart">, options?: CallOptions): Promise<Result<LegacyBrandList, ErrorCodes["searchBrands"]>>;
    /**
     * Search accounts, as `{ data, response, requestId }`.
     *
     * Cost: $0.0025 per brand, minimum 1 with mode smart.
     *
     * @deprecated Use `searchBrands` or `searchCreators` of v2.
     */
    withResponse(body: LegacyBrandSearchRequest<"ids" | "brand_name" | "smart">, options?: CallOptions): Promise<WithResponse<LegacyBrandList>>;
}
/** The method {@link Client.getBrand}. */
export interface GetBrand {
    /**
     * Get a brand.
     *
     * Returns one brand, and is charged as one row. The response is the row itself, without `count`. An
     * unknown id is not charged.
     *
     * Cost: $0.0025 per brand.
     */
    (id: string, options?: CallOptions): Promise<BrandLookup>;
    /**
     * Get a brand, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.0025 per brand.
     *
     * @deprecated Use `getAccount` of v2.
     */
    result(id: string, options?: CallOptions): Promise<Result<BrandLookup, ErrorCodes["getBrand"]>>;
    /**
     * Get a brand, as `{ data, response, requestId }`.
     *
     * Cost: $0.0025 per brand.
     *
     * @deprecated Use `getAccount` of v2.
     */
    withResponse(id: string, options?: CallOptions): Promise<WithResponse<BrandLookup>>;
}
/** The method {@link Client.searchBrandMedia}. */
export interface SearchBrandMedia {
    /**
     * Search a brand's creatives.
     *
     * Finds one brand's creatives from a request in natural language. Both modes run a language model. Each
     * creative returned is charged, and an empty response is charged as one row.
     *
     * Cost: $0.001 per creative, minimum 1.
     */
    (id: string, body?: LegacyMediaSearchRequest, options?: CallOptions): Promise<LegacyMediaList>;
    /**
     * Search a brand's creatives, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.001 per creative, minimum 1.
     *
     * @deprecated Use `searchMedia` of v2.
     */
    result(id: string, body?: LegacyMediaSearchRequest, options?: CallOptions): Promise<Result<LegacyMediaList, ErrorCodes["searchBrandMedia"]>>;
    /**
     * Search a brand's creatives, as `{ data, response, requestId }`.
     *
     * Cost: $0.001 per creative, minimum 1.
     *
     * @deprecated Use `searchMedia` of v2.
     */
    withResponse(id: string, body?: LegacyMediaSearchRequest, options?: CallOptions): Promise<WithResponse<LegacyMediaList>>;
}
/** The query of {@link Client.listBrandInsights}. */
export interface ListBrandInsightsQuery<Type extends LegacyInsightType = LegacyInsightType> extends NonNullable<operations["listBrandInsights"]["parameters"]["query"]> {
    type?: Type;
}
/** The method {@link Client.listBrandInsights}. */
export interface ListBrandInsights {
    /**
     * List an account's insights.
     *
     * Groups the account's creatives into clusters by selling point, hook or persona, largest first;
     * `MEDIA_MIX` counts them by type instead. Each row returned is charged.
     *
     * Cost: $0.001 per cluster.
     */
    <Type extends LegacyInsightType>(id: string, query?: ListBrandInsightsQuery<Type>, options?: CallOptions): Promise<LegacyInsights<Type>>;
    /**
     * List an account's insights, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.001 per cluster.
     *
     * @deprecated Use `listAccountInsights` of v2.
     */
    result<Type extends LegacyInsightType>(id: string, query?: ListBrandInsightsQuery<Type>, options?: CallOptions): Promise<Result<LegacyInsights<Type>, ErrorCodes["listBrandInsights"]>>;
    /**
     * List an account's insights, as `{ data, response, requestId }`.
     *
     * Cost: $0.001 per cluster.
     *
     * @deprecated Use `listAccountInsights` of v2.
     */
    withResponse<Type extends LegacyInsightType>(id: string, query?: ListBrandInsightsQuery<Type>, options?: CallOptions): Promise<WithResponse<LegacyInsights<Type>>>;
}
/** The query of {@link Client.listBrandLandingPages}. */
export interface ListBrandLandingPagesQuery extends NonNullable<operations["listBrandLandingPages"]["parameters"]["query"]> {
}
/** The method {@link Client.listBrandLandingPages}. */
export interface ListBrandLandingPages {
    /**
     * List an account's landing pages.
     *
     * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.005 per landing page.
     */
    (id: string, query?: ListBrandLandingPagesQuery, options?: CallOptions): Promise<LandingPageList>;
    /**
     * List an account's landing pages, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: $0.005 per landing page.
     *
     * @deprecated Use `listAccountLandingPages` of v2.
     */
    result(id: string, query?: ListBrandLandingPagesQuery, options?: CallOptions): Promise<Result<LandingPageList, ErrorCodes["listBrandLandingPages"]>>;
    /**
     * List an account's landing pages, as `{ data, response, requestId }`.
     *
     * Cost: $0.005 per landing page.
     *
     * @deprecated Use `listAccountLandingPages` of v2.
     */
    withResponse(id: string, query?: ListBrandLandingPagesQuery, options?: CallOptions): Promise<WithResponse<LandingPageList>>;
}
/** The method {@link Client.listBrandCampaigns}. */
export interface ListBrandCampaigns {
    /**
     * List an account's campaigns.
     *
     * Returns the account's campaigns or offers. For v1, only the path is specified, not its query or its
     * response.
     *
     * Cost: not specified.
     */
    (id: string, options?: CallOptions): Promise<unknown>;
    /**
     * List an account's campaigns, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: not specified.
     *
     * @deprecated Use `listAccountCampaigns` of v2.
     */
    result(id: string, options?: CallOptions): Promise<Result<unknown, ErrorCodes["listBrandCampaigns"]>>;
    /**
     * List an account's campaigns, as `{ data, response, requestId }`.
     *
     * Cost: not specified.
     *
     * @deprecated Use `listAccountCampaigns` of v2.
     */
    withResponse(id: string, options?: CallOptions): Promise<WithResponse<unknown>>;
}
/** The method {@link Client.listBrandCollabs}. */
export interface ListBrandCollabs {
    /**
     * List creators an account works with.
     *
     * Returns the creators an account works with. For v1, only the path is specified, not its query or its
     * response.
     *
     * Cost: not specified.
     */
    (id: string, options?: CallOptions): Promise<unknown>;
    /**
     * List creators an account works with, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: not specified.
     *
     * @deprecated Use `listAccountCollabs` of v2.
     */
    result(id: string, options?: CallOptions): Promise<Result<unknown, ErrorCodes["listBrandCollabs"]>>;
    /**
     * List creators an account works with, as `{ data, response, requestId }`.
     *
     * Cost: not specified.
     *
     * @deprecated Use `listAccountCollabs` of v2.
     */
    withResponse(id: string, options?: CallOptions): Promise<WithResponse<unknown>>;
}
/** The method {@link Client.indexBrand}. */
export interface IndexBrand {
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or social profile URL to the index and queues its sync. If the
     * index already has the account, the response has its id. Free of charge, and available to teams
     * without credits.
     *
     * Cost: free.
     */
    (body: IndexBrandRequest, options?: CallOptions): Promise<IndexedAccount>;
    /**
     * Add an account to the index, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: free.
     *
     * @deprecated Use `indexAccount` of v2.
     */
    result(body: IndexBrandRequest, options?: CallOptions): Promise<Result<IndexedAccount, ErrorCodes["indexBrand"]>>;
    /**
     * Add an account to the index, as `{ data, response, requestId }`.
     *
     * Cost: free.
     *
     * @deprecated Use `indexAccount` of v2.
     */
    withResponse(body: IndexBrandRequest, options?: CallOptions): Promise<WithResponse<IndexedAccount>>;
}
/** The method {@link Client.getBrandIndexStatus}. */
export interface GetBrandIndexStatus {
    /**
     * Get an account's indexing status.
     *
     * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge,
     * and available to teams without credits.
     *
     * Cost: free.
     */
    (id: string, options?: CallOptions): Promise<BrandIndexStatus>;
    /**
     * Get an account's indexing status, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: free.
     *
     * @deprecated Use `getAccountIndexStatus` of v2.
     */
    result(id: string, options?: CallOptions): Promise<Result<BrandIndexStatus, ErrorCodes["getBrandIndexStatus"]>>;
    /**
     * Get an account's indexing status, as `{ data, response, requestId }`.
     *
     * Cost: free.
     *
     * @deprecated Use `getAccountIndexStatus` of v2.
     */
    withResponse(id: string, options?: CallOptions): Promise<WithResponse<BrandIndexStatus>>;
}
/** The method {@link Client.postComments}. */
export interface PostComments {
    /**
     * Get comments.
     *
     * The specification names this endpoint but says nothing about its purpose, request or response.
     *
     * Cost: not specified.
     */
    (body?: unknown, options?: CallOptions): Promise<unknown>;
    /**
     * Get comments, as `{ data, error, response }`. Rejects only if it is aborted.
     *
     * Cost: not specified.
     *
     * @deprecated Use `postComments` of v2.
     */
    result(body?: unknown, options?: CallOptions): Promise<Result<unknown, ErrorCodes["postComments"]>>;
    /**
     * Get comments, as `{ data, response, requestId }`.
     *
     * Cost: not specified.
     *
     * @deprecated Use `postComments` of v2.
     */
    withResponse(body?: unknown, options?: CallOptions): Promise<WithResponse<unknown>>;
}
/** The operations of v1, the legacy version, as methods that resolve to the response's data and reject with an {@link AdintelError}. */
export interface Client {
    /**
     * Search accounts.
     *
     * Finds brands or creators by id, by name or by description, as `mode` says. Each row returned is
     * charged. Mode `smart` runs a language model and charges at least one row. In v2, brands and creators
     * have separate searches.
     *
     * Cost: $0.0025 per brand, minimum 1 with mode smart.
     *
     * @example
     * ```ts
     * const { brands } = await api.searchBrands({ mode: "ids", brandIds: ["5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", 102938475610293] });
     * ```
     *
     * @deprecated Use `searchBrands` or `searchCreators` of v2.
     */
    searchBrands: SearchBrands;
    /**
     * Get a brand.
     *
     * Returns one brand, and is charged as one row. The response is the row itself, without `count`. An
     * unknown id is not charged.
     *
     * Cost: $0.0025 per brand.
     *
     * @example
     * ```ts
     * const data = await api.getBrand("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
     * ```
     *
     * @deprecated Use `getAccount` of v2.
     */
    getBrand: GetBrand;
    /**
     * Search a brand's creatives.
     *
     * Finds one brand's creatives from a request in natural language. Both modes run a language model. Each
     * creative returned is charged, and an empty response is charged as one row.
     *
     * Cost: $0.001 per creative, minimum 1.
     *
     * @example
     * ```ts
     * const { media } = await api.searchBrandMedia("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { mode: "structured", userRequest: "trail shoe ads from this year", limit: 2 });
     * ```
     *
     * @deprecated Use `searchMedia` of v2.
     */
    searchBrandMedia: SearchBrandMedia;
    /**
     * List an account's insights.
     *
     * Groups the account's creatives into clusters by selling point, hook or persona, largest first;
     * `MEDIA_MIX` counts them by type instead. Each row returned is charged.
     *
     * Cost: $0.001 per cluster.
     *
     * @example
     * ```ts
     * const data = await api.listBrandInsights("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { limit: 2 });
     * ```
     *
     * @deprecated Use `listAccountInsights` of v2.
     */
    listBrandInsights: ListBrandInsights;
    /**
     * List an account's landing pages.
     *
     * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.005 per landing page.
     *
     * @example
     * ```ts
     * const { landingPages } = await api.listBrandLandingPages("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", { limit: 2 });
     * ```
     *
     * @deprecated Use `listAccountLandingPages` of v2.
     */
    listBrandLandingPages: ListBrandLandingPages;
    /**
     * List an account's campaigns.
     *
     * Returns the account's campaigns or offers. For v1, only the path is specified, not its query or its
     * response.
     *
     * Cost: not specified.
     *
     * @example
     * ```ts
     * const data = await api.listBrandCampaigns("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
     * ```
     *
     * @deprecated Use `listAccountCampaigns` of v2.
     */
    listBrandCampaigns: ListBrandCampaigns;
    /**
     * List creators an account works with.
     *
     * Returns the creators an account works with. For v1, only the path is specified, not its query or its
     * response.
     *
     * Cost: not specified.
     *
     * @example
     * ```ts
     * const data = await api.listBrandCollabs("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
     * ```
     *
     * @deprecated Use `listAccountCollabs` of v2.
     */
    listBrandCollabs: ListBrandCollabs;
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or social profile URL to the index and queues its sync. If the
     * index already has the account, the response has its id. Free of charge, and available to teams
     * without credits.
     *
     * Cost: free.
     *
     * @example
     * ```ts
     * const data = await api.indexBrand({ websiteUrl: "https://mossgate-coffee.example" });
     * ```
     *
     * @deprecated Use `indexAccount` of v2.
     */
    indexBrand: IndexBrand;
    /**
     * Get an account's indexing status.
     *
     * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge,
     * and available to teams without credits.
     *
     * Cost: free.
     *
     * @example
     * ```ts
     * const data = await api.getBrandIndexStatus("5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10");
     * ```
     *
     * @deprecated Use `getAccountIndexStatus` of v2.
     */
    getBrandIndexStatus: GetBrandIndexStatus;
    /**
     * Get comments.
     *
     * The specification names this endpoint but says nothing about its purpose, request or response.
     *
     * Cost: not specified.
     *
     * @example
     * ```ts
     * const data = await api.postComments({});
     * ```
     *
     * @deprecated Use `postComments` of v2.
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
 * Creates a client of v1, the legacy version.
 *
 * @throws {AdintelError} `invalid_usage` if an option is not valid; the message says what to pass instead.
 */
export declare function createClient(options?: ClientOptions): Client;
/**
 * As {@link createClient}, with only the parts that are passed: without `createPacing`, calls are sent at once; without
 * `createLog`, nothing is logged. A page loads only what is passed.
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
