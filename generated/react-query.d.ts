// Generated from openapi/v2 by `npm run generate`. Do not edit.
import { type InfiniteQueryOptions, type MutationOptions, type OperationKey, type QueryCallOptions, type QueryOptions } from "./client/queries.js";
import type { CallOptions, Client, IndexedAccountStatus, WaitingOptions, BrandSearchRequest, BrandList, CreatorSearchRequest, CreatorList, Account, MediaSearchRequest, MediaList, ListAccountInsightsQuery, Insights, InsightType, ListAccountLandingPagesQuery, LandingPageList, ListAccountCampaignsQuery, CampaignList, ListAccountCollabsQuery, CollabList, IndexAccountRequest, IndexedAccount, AccountIndexStatus, SearchTaxonomiesQuery, TaxonomyPathList } from "./v2.js";
export type { CallKey, InfiniteQueryOptions, MutationOptions, OperationKey, QueryCallOptions, QueryOptions } from "./client/queries.js";
/** The queries {@link Queries.searchBrands}. */
export interface SearchBrandsQueries {
    /**
     * Search brands.
     *
     * Finds brands by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. The profile filters of the
     * creator search fail with 400.
     *
     * Cost: not specified.
     */
    (body: BrandSearchRequest, options?: QueryCallOptions): QueryOptions<BrandList, "searchBrands">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"searchBrands">;
}
/** The queries {@link Queries.searchCreators}. */
export interface SearchCreatorsQueries {
    /**
     * Search creators.
     *
     * Finds creators by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. Filter by gender, age
     * range, ethnicity, language or location.
     *
     * Cost: not specified.
     */
    (body: CreatorSearchRequest, options?: QueryCallOptions): QueryOptions<CreatorList, "searchCreators">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"searchCreators">;
}
/** The queries {@link Queries.getAccount}. */
export interface GetAccountQueries {
    /**
     * Get an account.
     *
     * Returns one account. Its `type` says whether it is a brand or a creator.
     *
     * Cost: not specified.
     */
    (id: string, options?: QueryCallOptions): QueryOptions<Account, "getAccount">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"getAccount">;
}
/** The queries {@link Queries.searchMedia}. */
export interface SearchMediaQueries {
    /**
     * Search creatives.
     *
     * Searches one account's creatives, or the whole index by text. Send `accountId`, `query`, or both.
     * Each creative returned is charged, and an empty response is charged as one row, so start with a small
     * `limit`.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    (body: MediaSearchRequest<"accountId" | "query">, options?: QueryCallOptions): QueryOptions<MediaList, "searchMedia">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"searchMedia">;
    /**
     * Search creatives, page by page. `limit` is the page size, `offset` the start of the first page.
     * A refetch requests all pages again. Calling `fetchNextPage` while another call is in flight requests the same page again.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    infinite(body: MediaSearchRequest<"accountId" | "query">, options?: QueryCallOptions): InfiniteQueryOptions<MediaList, "searchMedia">;
}
/** The queries {@link Queries.listAccountInsights}. */
export interface ListAccountInsightsQueries {
    /**
     * List an account's insights.
     *
     * Groups the account's creatives into clusters by hook, persona or angle, largest first; `MEDIA_MIX`
     * counts them by type instead. Each row returned is charged.
     *
     * Cost: $0.0005 per cluster.
     */
    <Type extends InsightType>(id: string, query: ListAccountInsightsQuery<Type>, options?: QueryCallOptions): QueryOptions<Insights<Type>, "listAccountInsights">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"listAccountInsights">;
}
/** The queries {@link Queries.listAccountLandingPages}. */
export interface ListAccountLandingPagesQueries {
    /**
     * List an account's landing pages.
     *
     * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.0025 per landing page.
     */
    (id: string, query?: ListAccountLandingPagesQuery, options?: QueryCallOptions): QueryOptions<LandingPageList, "listAccountLandingPages">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"listAccountLandingPages">;
    /**
     * List an account's landing pages, page by page. `limit` is the page size, `offset` the start of the first page.
     * A refetch requests all pages again. Calling `fetchNextPage` while another call is in flight requests the same page again.
     *
     * Cost: $0.0025 per landing page.
     */
    infinite(id: string, query?: ListAccountLandingPagesQuery, options?: QueryCallOptions): InfiniteQueryOptions<LandingPageList, "listAccountLandingPages">;
}
/** The queries {@link Queries.listAccountCampaigns}. */
export interface ListAccountCampaignsQueries {
    /**
     * List an account's campaigns.
     *
     * Returns the account's campaigns, or its offers if `type` is `OFFER`, newest start date first. The
     * date filters apply to the start date; without them, you get rows of any date. Each row returned is
     * charged as one campaign, even if it is an offer.
     *
     * Cost: $0.0005 per campaign.
     */
    (id: string, query: ListAccountCampaignsQuery, options?: QueryCallOptions): QueryOptions<CampaignList, "listAccountCampaigns">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"listAccountCampaigns">;
}
/** The queries {@link Queries.listAccountCollabs}. */
export interface ListAccountCollabsQueries {
    /**
     * List creators an account works with.
     *
     * Returns the creators that the account's creatives tag, those with the most creatives first. The
     * account may be a brand or a creator. Each row returned is charged.
     *
     * Cost: $0.0005 per collab.
     */
    (id: string, query?: ListAccountCollabsQuery, options?: QueryCallOptions): QueryOptions<CollabList, "listAccountCollabs">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"listAccountCollabs">;
    /**
     * List creators an account works with, page by page. `limit` is the page size, `offset` the start of the first page.
     * A refetch requests all pages again. Calling `fetchNextPage` while another call is in flight requests the same page again.
     *
     * Cost: $0.0005 per collab.
     */
    infinite(id: string, query?: ListAccountCollabsQuery, options?: QueryCallOptions): InfiniteQueryOptions<CollabList, "listAccountCollabs">;
}
/** The mutations {@link Queries.indexAccount}. */
export interface IndexAccountMutations {
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or social profile URL to the index and queues its sync. If the
     * index already has the account, the response has its id. Free of charge.
     *
     * Cost: free.
     */
    (options?: CallOptions): MutationOptions<IndexedAccount, IndexAccountRequest, OperationKey<"indexAccount">>;
    /**
     * The prefix of the keys of all its mutations, for example for `useIsMutating`.
     */
    readonly key: OperationKey<"indexAccount">;
    /**
     * Add an account to the index, and wait until indexing is over.
     */
    andWait(options?: WaitingOptions): MutationOptions<IndexedAccountStatus, IndexAccountRequest, readonly [...OperationKey<"indexAccount">, "andWait"]>;
}
/** The queries {@link Queries.getAccountIndexStatus}. */
export interface GetAccountIndexStatusQueries {
    /**
     * Get an account's indexing status.
     *
     * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge.
     *
     * Cost: free (assumed).
     */
    (id: string, options?: QueryCallOptions): QueryOptions<AccountIndexStatus, "getAccountIndexStatus">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"getAccountIndexStatus">;
}
/** The queries {@link Queries.searchTaxonomies}. */
export interface SearchTaxonomiesQueries {
    /**
     * Look up product taxonomy paths.
     *
     * Finds taxonomy paths for a product or category. Use them in the `taxonomy` filter of the creative
     * search and of the brand search. Free of charge.
     *
     * Cost: free.
     */
    (query: SearchTaxonomiesQuery, options?: QueryCallOptions): QueryOptions<TaxonomyPathList, "searchTaxonomies">;
    /**
     * The prefix of the keys of all its queries, for example for `invalidateQueries`.
     */
    readonly key: OperationKey<"searchTaxonomies">;
}
/** The mutations {@link Queries.postComments}. */
export interface PostCommentsMutations {
    /**
     * Get comments.
     *
     * Unchanged from v1. The specification names this endpoint but says nothing about its purpose, request
     * or response.
     *
     * Cost: not specified.
     */
    (options?: CallOptions): MutationOptions<unknown, unknown | void, OperationKey<"postComments">>;
    /**
     * The prefix of the keys of all its mutations, for example for `useIsMutating`.
     */
    readonly key: OperationKey<"postComments">;
}
/**
 * Options for React Query: query options for operations that read, mutation options for all others.
 *
 * A call that is charged, or whose price is not specified, is sent only if its data is not in the cache, or on `refetch`
 * and `invalidateQueries`. It does not go stale, and is not repeated after a failure, on focus or on reconnection. It is
 * not aborted when its component unmounts, because it would be charged anyway. Free calls follow React Query's defaults,
 * except for `retry`: the client itself retries free calls. A mutation is sent once each time you call it.
 *
 * Query keys do not contain the API key. So use one `QueryClient` per client, and clear it when the API key changes.
 */
export interface Queries {
    /**
     * Search brands.
     *
     * Finds brands by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. The profile filters of the
     * creator search fail with 400.
     *
     * Cost: not specified.
     */
    searchBrands: SearchBrandsQueries;
    /**
     * Search creators.
     *
     * Finds creators by id, handle, name or description. If you send several of these, the first in this
     * order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. Filter by gender, age
     * range, ethnicity, language or location.
     *
     * Cost: not specified.
     */
    searchCreators: SearchCreatorsQueries;
    /**
     * Get an account.
     *
     * Returns one account. Its `type` says whether it is a brand or a creator.
     *
     * Cost: not specified.
     */
    getAccount: GetAccountQueries;
    /**
     * Search creatives.
     *
     * Searches one account's creatives, or the whole index by text. Send `accountId`, `query`, or both.
     * Each creative returned is charged, and an empty response is charged as one row, so start with a small
     * `limit`.
     *
     * Cost: $0.0005 per creative, minimum 1.
     */
    searchMedia: SearchMediaQueries;
    /**
     * List an account's insights.
     *
     * Groups the account's creatives into clusters by hook, persona or angle, largest first; `MEDIA_MIX`
     * counts them by type instead. Each row returned is charged.
     *
     * Cost: $0.0005 per cluster.
     */
    listAccountInsights: ListAccountInsightsQueries;
    /**
     * List an account's landing pages.
     *
     * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page
     * returned is charged.
     *
     * Cost: $0.0025 per landing page.
     */
    listAccountLandingPages: ListAccountLandingPagesQueries;
    /**
     * List an account's campaigns.
     *
     * Returns the account's campaigns, or its offers if `type` is `OFFER`, newest start date first. The
     * date filters apply to the start date; without them, you get rows of any date. Each row returned is
     * charged as one campaign, even if it is an offer.
     *
     * Cost: $0.0005 per campaign.
     */
    listAccountCampaigns: ListAccountCampaignsQueries;
    /**
     * List creators an account works with.
     *
     * Returns the creators that the account's creatives tag, those with the most creatives first. The
     * account may be a brand or a creator. Each row returned is charged.
     *
     * Cost: $0.0005 per collab.
     */
    listAccountCollabs: ListAccountCollabsQueries;
    /**
     * Add an account to the index.
     *
     * Adds the account behind a website or social profile URL to the index and queues its sync. If the
     * index already has the account, the response has its id. Free of charge.
     *
     * Cost: free.
     */
    indexAccount: IndexAccountMutations;
    /**
     * Get an account's indexing status.
     *
     * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge.
     *
     * Cost: free (assumed).
     */
    getAccountIndexStatus: GetAccountIndexStatusQueries;
    /**
     * Look up product taxonomy paths.
     *
     * Finds taxonomy paths for a product or category. Use them in the `taxonomy` filter of the creative
     * search and of the brand search. Free of charge.
     *
     * Cost: free.
     */
    searchTaxonomies: SearchTaxonomiesQueries;
    /**
     * Get comments.
     *
     * Unchanged from v1. The specification names this endpoint but says nothing about its purpose, request
     * or response.
     *
     * Cost: not specified.
     */
    postComments: PostCommentsMutations;
}
/**
 * Creates query and mutation options for React Query that send their calls with this client.
 *
 * @example
 * const queries = createQueries(api);
 * const { data, error } = useQuery(queries.searchBrands({ igUsername: "veldra" }));
 * const list = useInfiniteQuery(queries.searchMedia.infinite({ accountId: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", format: ["VIDEO", "IMAGE"], status: "ALL", sortBy: "MOST_VIEWS", limit: 2, offset: 0 }));
 * const adding = useMutation(queries.indexAccount.andWait({ timeoutMs: 120_000 }));
 * await queryClient.invalidateQueries({ queryKey: queries.searchBrands.key });
 */
export declare function createQueries(client: Client): Queries;
