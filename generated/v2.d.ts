// Generated from openapi/v2 by `npm run generate`. Do not edit.
import type { Client as Transport } from "openapi-fetch";
import { type CallOptions, type ClientOptions, type Result } from "./transport.js";
import type { operations, paths, BrandSearchRequest, CreatorSearchRequest, MediaSearchRequest, IndexAccountRequest } from "./types/v2.js";
export type { CallOptions, ClientOptions, Data, Failure, Result } from "./transport.js";
export type * from "./types/v2.js";
/** The operations of v2 as methods. Each resolves to the answer, successful or not; it rejects only where none came. */
export interface Client {
    /**
     * Search brands.
     *
     * Finds brands by id, handle, name or description; the first input present of `ids`, `igUsername` or
     * `tiktokUsername`, `names`, `query` decides. A search by `query` ignores `sortBy`. The profile filters
     * of the creator search are refused.
     *
     * Cost: not specified.
     */
    searchBrands(body: BrandSearchRequest, options?: CallOptions): Promise<Result<operations["searchBrands"]>>;
    /**
     * Search creators.
     *
     * Finds creators by id, handle, name or description; the first input present of `ids`, `igUsername` or
     * `tiktokUsername`, `names`, `query` decides. A search by `query` ignores `sortBy`. Gender, age range,
     * ethnicity and language narrow the search.
     *
     * Cost: not specified.
     */
    searchCreators(body: CreatorSearchRequest, options?: CallOptions): Promise<Result<operations["searchCreators"]>>;
    /**
     * Get an account.
     *
     * Fetches one account, a brand or a creator; branch on its `type`.
     *
     * Cost: not specified.
     */
    getAccount(id: string, options?: CallOptions): Promise<Result<operations["getAccount"]>>;
    /**
     * Search creatives.
     *
     * Finds creatives of one account, given by `accountId`, or of the whole corpus, in which case `query`
     * is required. Each creative returned is charged, and a search that finds nothing is charged as one
     * row, so start with a small `limit`.
     *
     * Cost: $0.0005 for each creative returned, at least 1.
     */
    searchMedia(body: MediaSearchRequest, options?: CallOptions): Promise<Result<operations["searchMedia"]>>;
    /**
     * List clustered insights of an account.
     *
     * Clusters the account's creatives by hook, persona or angle, ranked by size, or counts them by type
     * (`MEDIA_MIX`). Each cluster returned is charged.
     *
     * Cost: $0.0005 for each cluster returned.
     */
    listAccountInsights(id: string, query: operations["listAccountInsights"]["parameters"]["query"], options?: CallOptions): Promise<Result<operations["listAccountInsights"]>>;
    /**
     * List landing pages of an account.
     *
     * Lists the addresses that the account's ads lead to, the most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.0025 for each landing page returned.
     */
    listAccountLandingPages(id: string, query?: operations["listAccountLandingPages"]["parameters"]["query"], options?: CallOptions): Promise<Result<operations["listAccountLandingPages"]>>;
    /**
     * List campaigns or offers of an account.
     *
     * Lists campaigns or offers, newest start date first. The date filters apply to the start date of a
     * campaign; with none of them, all time is covered. Each campaign returned is charged.
     *
     * Cost: $0.0005 for each campaign returned.
     */
    listAccountCampaigns(id: string, query: operations["listAccountCampaigns"]["parameters"]["query"], options?: CallOptions): Promise<Result<operations["listAccountCampaigns"]>>;
    /**
     * List creators an account works with.
     *
     * Lists the creators whom the account's creatives tag, those with the most creatives first. Works for
     * brands and for creators. Each collab returned is charged.
     *
     * Cost: $0.0005 for each collab returned.
     */
    listAccountCollabs(id: string, query?: operations["listAccountCollabs"]["parameters"]["query"], options?: CallOptions): Promise<Result<operations["listAccountCollabs"]>>;
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or a social profile and queues its sync. For an account that the
     * index has already, its id is answered. Free of charge.
     *
     * Cost: free.
     */
    indexAccount(body: IndexAccountRequest, options?: CallOptions): Promise<Result<operations["indexAccount"]>>;
    /**
     * Poll the indexing of an account.
     *
     * Tells whether the indexing of an account has finished. Polling counts as a free operation.
     *
     * Cost: free.
     */
    getAccountIndexStatus(id: string, options?: CallOptions): Promise<Result<operations["getAccountIndexStatus"]>>;
    /**
     * Look up product taxonomy paths.
     *
     * Finds taxonomy paths for a product or category phrase. The paths are valid values of the `taxonomy`
     * filters of the creative search and the brand search. Free of charge.
     *
     * Cost: free.
     */
    searchTaxonomies(query: operations["searchTaxonomies"]["parameters"]["query"], options?: CallOptions): Promise<Result<operations["searchTaxonomies"]>>;
    /**
     * Call the comments endpoint.
     *
     * Unchanged from v1. The specification shows that the endpoint exists, and nothing of its purpose,
     * request or response.
     *
     * Cost: not specified.
     */
    postComments(body?: unknown, options?: CallOptions): Promise<Result<operations["postComments"]>>;
    /** openapi-fetch's own calls by method and path, for what the methods do not cover. */
    transport: Transport<paths>;
}
/**
 * A client of v2.
 *
 * @throws {TypeError} if `baseUrl` is no absolute http or https address, or `apiKey` is missing.
 */
export declare function createClient(options: ClientOptions): Client;
