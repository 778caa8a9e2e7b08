// Generated from openapi/v1 by `npm run generate`. Do not edit.
import type { Client as Transport } from "openapi-fetch";
import { type CallOptions, type ClientOptions, type Result } from "./transport.js";
import type { operations, paths, LegacyBrandSearchRequest, LegacyMediaSearchRequest, IndexBrandRequest } from "./types/v1.js";
export type { CallOptions, ClientOptions, Data, Failure, Result } from "./transport.js";
export type * from "./types/v1.js";
/** The operations of v1 as methods. Each resolves to the answer, successful or not; it rejects only where none came. */
export interface Client {
    /**
     * Search accounts.
     *
     * Finds brands or creators in one of three ways, told apart by `mode`. Each row returned is charged.
     * Mode `smart` runs a language model and is charged as one row even if nothing matches. Replaced in v2
     * by one search for brands and one for creators.
     *
     * Cost: $0.0025 for each brand returned, at least 1 with mode smart.
     *
     * @deprecated Use `searchBrands` or `searchCreators` of v2.
     */
    searchBrands(body: LegacyBrandSearchRequest, options?: CallOptions): Promise<Result<operations["searchBrands"]>>;
    /**
     * Get a brand.
     *
     * Fetches one brand. The answer is the bare row without `count` and is charged as one row; an id that
     * matches nothing costs nothing.
     *
     * Cost: $0.0025 for each brand returned.
     *
     * @deprecated Use `getAccount` of v2.
     */
    getBrand(id: string, options?: CallOptions): Promise<Result<operations["getBrand"]>>;
    /**
     * Search creatives of a brand.
     *
     * Finds creatives of one brand from a request in natural language. Both modes run a language model:
     * each creative returned is charged, and a search that finds nothing is charged as one row.
     *
     * Cost: $0.0010 for each creative returned, at least 1.
     *
     * @deprecated Use `searchMedia` of v2.
     */
    searchBrandMedia(id: string, body?: LegacyMediaSearchRequest, options?: CallOptions): Promise<Result<operations["searchBrandMedia"]>>;
    /**
     * List clustered insights of an account.
     *
     * Clusters the account's creatives by selling point, hook or persona, ranked by size, or counts them by
     * type (`MEDIA_MIX`). Each cluster returned is charged.
     *
     * Cost: $0.0010 for each cluster returned.
     *
     * @deprecated Use `listAccountInsights` of v2.
     */
    listBrandInsights(id: string, query?: operations["listBrandInsights"]["parameters"]["query"], options?: CallOptions): Promise<Result<operations["listBrandInsights"]>>;
    /**
     * List landing pages of an account.
     *
     * Lists the addresses that the account's ads lead to, the most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.0050 for each landing page returned.
     *
     * @deprecated Use `listAccountLandingPages` of v2.
     */
    listBrandLandingPages(id: string, query?: operations["listBrandLandingPages"]["parameters"]["query"], options?: CallOptions): Promise<Result<operations["listBrandLandingPages"]>>;
    /**
     * List campaigns or offers of an account.
     *
     * Lists campaigns or offers of an account. The specification shows that the path exists in v1, and
     * nothing of its query or its answer.
     *
     * Cost: not specified.
     *
     * @deprecated Use `listAccountCampaigns` of v2.
     */
    listBrandCampaigns(id: string, options?: CallOptions): Promise<Result<operations["listBrandCampaigns"]>>;
    /**
     * List creators an account works with.
     *
     * Lists the creators an account works with. The specification shows that the path exists in v1, and
     * nothing of its query or its answer.
     *
     * Cost: not specified.
     *
     * @deprecated Use `listAccountCollabs` of v2.
     */
    listBrandCollabs(id: string, options?: CallOptions): Promise<Result<operations["listBrandCollabs"]>>;
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or a social profile and queues its sync. For an account that the
     * index has already, its id is answered. Free of charge, and open to a team without credits.
     *
     * Cost: free.
     *
     * @deprecated Use `indexAccount` of v2.
     */
    indexBrand(body: IndexBrandRequest, options?: CallOptions): Promise<Result<operations["indexBrand"]>>;
    /**
     * Poll the indexing of an account.
     *
     * Tells whether the indexing of an account has finished. Free of charge, and open to a team without
     * credits.
     *
     * Cost: free.
     *
     * @deprecated Use `getAccountIndexStatus` of v2.
     */
    getBrandIndexStatus(id: string, options?: CallOptions): Promise<Result<operations["getBrandIndexStatus"]>>;
    /**
     * Call the comments endpoint.
     *
     * The specification shows that the endpoint exists, and nothing of its purpose, request or response.
     *
     * Cost: not specified.
     *
     * @deprecated Use `postComments` of v2.
     */
    postComments(body?: unknown, options?: CallOptions): Promise<Result<operations["postComments"]>>;
    /** openapi-fetch's own calls by method and path, for what the methods do not cover. */
    transport: Transport<paths>;
}
/**
 * A client of v1, the legacy version.
 *
 * @throws {TypeError} if `baseUrl` is no absolute http or https address, or `apiKey` is missing.
 */
export declare function createClient(options: ClientOptions): Client;
