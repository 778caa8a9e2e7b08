// Generated from openapi/v2 and openapi/shared by `npm run generate`. Do not edit.
export interface paths {
    "/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search brands
         * Finds brands by id, handle, name or description. If you send several of these, the first in this order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. The profile filters of the creator search fail with 400.
         */
        post: operations["searchBrands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search creators
         * Finds creators by id, handle, name or description. If you send several of these, the first in this order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. Filter by gender, age range, ethnicity, language or location.
         */
        post: operations["searchCreators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * Returns one account. Its `type` says whether it is a brand or a creator.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search creatives
         * Searches one account's creatives, or the whole index by text. Send `accountId`, `query`, or both. Each creative returned is charged, and an empty response is charged as one row, so start with a small `limit`.
         */
        post: operations["searchMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's insights
         * Groups the account's creatives into clusters by hook, persona or angle, largest first; `MEDIA_MIX` counts them by type instead. Each row returned is charged.
         */
        get: operations["listAccountInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/landing-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's landing pages
         * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page returned is charged.
         */
        get: operations["listAccountLandingPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's campaigns
         * Returns the account's campaigns, or its offers if `type` is `OFFER`, newest start date first. The date filters apply to the start date; without them, you get rows of any date. Each row returned is charged as one campaign, even if it is an offer.
         */
        get: operations["listAccountCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/collabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List creators an account works with
         * Returns the creators that the account's creatives tag, those with the most creatives first. The account may be a brand or a creator. Each row returned is charged.
         */
        get: operations["listAccountCollabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an account to the index
         * Adds the account behind a website or social profile URL to the index and queues its sync. If the index already has the account, the response has its id. Free of charge.
         */
        post: operations["indexAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/index-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account's indexing status
         * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge.
         */
        get: operations["getAccountIndexStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxonomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up product taxonomy paths
         * Finds taxonomy paths for a product or category. Use them in the `taxonomy` filter of the creative search and of the brand search. Free of charge.
         */
        get: operations["searchTaxonomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get comments
         * Unchanged from v1. The specification names this endpoint but says nothing about its purpose, request or response.
         */
        post: operations["postComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountSearchFields: AccountSearchFields;
        TaxonomyPath: TaxonomyPath;
        BrandSearchRequest: BrandSearchRequest;
        AccountProfile: AccountProfile;
        BrandAccount: BrandAccount;
        BrandList: BrandList;
        ErrorDetail: ErrorDetail;
        InvalidRequestError: InvalidRequestError;
        InvalidApiKeyError: InvalidApiKeyError;
        OutOfCreditsError: OutOfCreditsError;
        SubscriptionInactiveError: SubscriptionInactiveError;
        MembershipEndedError: MembershipEndedError;
        MethodNotAllowedError: MethodNotAllowedError;
        PayloadTooLargeError: PayloadTooLargeError;
        RateLimitedError: RateLimitedError;
        InternalError: InternalError;
        Gender: Gender;
        AgeRange: AgeRange;
        Ethnicity: Ethnicity;
        Language: Language;
        CreatorSearchRequest: CreatorSearchRequest;
        CreatorAccount: CreatorAccount;
        CreatorList: CreatorList;
        Account: Account;
        BrandNotFoundError: BrandNotFoundError;
        NotFoundError: NotFoundError;
        Channel: Channel;
        MediaFormat: MediaFormat;
        DurationRange: DurationRange;
        MediaStatus: MediaStatus;
        CreativeCategory: CreativeCategory;
        FunnelStage: FunnelStage;
        DatePreset: DatePreset;
        LandingPageMatch: LandingPageMatch;
        MediaSortBy: MediaSortBy;
        MediaSearchFields: MediaSearchFields;
        MediaSearchRequest: MediaSearchRequest;
        AccountType: AccountType;
        MediaBrand: MediaBrand;
        MediaKind: MediaKind;
        UgcCharacter: UgcCharacter;
        MediaItem: MediaItem;
        MediaList: MediaList;
        InsightType: InsightType;
        InsightCluster: InsightCluster;
        ClusterInsights: ClusterInsights;
        MediaMixRow: MediaMixRow;
        MediaMixInsights: MediaMixInsights;
        Insights: Insights;
        LandingPage: LandingPage;
        LandingPageList: LandingPageList;
        CampaignType: CampaignType;
        CampaignSortBy: CampaignSortBy;
        Campaign: Campaign;
        CampaignList: CampaignList;
        Collab: Collab;
        CollabList: CollabList;
        IndexAccountRequest: IndexAccountRequest;
        IndexedAccount: IndexedAccount;
        AccountIndexStatus: AccountIndexStatus;
        TaxonomyPathList: TaxonomyPathList;
    };
    responses: {
        /** The body or the query string is invalid; `details` lists the fields. Not charged. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InvalidRequestError;
            };
        };
        /** The API key is missing, malformed, unknown or revoked. Not charged. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InvalidApiKeyError;
            };
        };
        /** The team's monthly credits are used up. Not charged. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": OutOfCreditsError;
            };
        };
        /** The team's subscription is inactive, or the holder of the key has left the team. Not charged. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SubscriptionInactiveError | MembershipEndedError;
            };
        };
        /** The path does not support the method; `Allow` lists those that it supports. HEAD is rejected where GET is metered, because it would cost credits and return no data. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": MethodNotAllowedError;
            };
        };
        /** The request body is larger than 100 KB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PayloadTooLargeError;
            };
        };
        /** You exceeded a rate limit: per IP address, per API key or per endpoint. Wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RateLimitedError;
            };
        };
        /** The service failed. Whether the request is charged is not specified. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InternalError;
            };
        };
        /** No account has this id, or nothing exists at this address. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BrandNotFoundError | NotFoundError;
            };
        };
    };
    parameters: {
        /**
         * Id of a brand or creator; take it from a search.
         * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
         */
        AccountId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The methods that the path supports, separated by commas (RFC 9110).
         * @example POST
         */
        Allow: string;
        /**
         * How long to wait before the next request (RFC 9110).
         * @example 17
         */
        RetryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BrandSearchRequest;
            };
        };
        responses: {
            /** Matching brands (may be empty). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    searchCreators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreatorSearchRequest;
            };
        };
        responses: {
            /** Matching creators (may be empty). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreatorList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account, a brand or a creator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Account;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    searchMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MediaSearchRequest;
            };
        };
        responses: {
            /** Matching creatives (may be empty). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listAccountInsights: {
        parameters: {
            query: {
                /** What to group creatives by. */
                type: InsightType;
                /** Count creatives that started within this many days, both in the weekly buckets and in the ranked totals. Not specified: range. */
                maxDaysBack?: number | undefined;
                /**
                 * Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: range.
                 * @default 100
                 */
                limit?: number | undefined;
            };
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Clusters, or counts by type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Insights;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listAccountLandingPages: {
        parameters: {
            query?: {
                /** Whether to include landing pages of creatives that no longer run. The meaning is inferred from the name; only the two values are specified. Not specified: default. */
                showInactive?: boolean | undefined;
                /**
                 * Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: range.
                 * @default 100
                 */
                limit?: number | undefined;
                /**
                 * Number of rows to skip before the first one returned. Not specified: range.
                 * @default 0
                 */
                offset?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Landing pages, most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LandingPageList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listAccountCampaigns: {
        parameters: {
            query: {
                /** Whether to list campaigns or offers. The `type` of a row is assumed to use the filter's values, since the specification does not list them for responses. */
                type: CampaignType;
                /** Order in which rows are returned. Not specified: default; order of the rows (how it combines with the specified order, newest start date first). */
                sortBy?: CampaignSortBy | undefined;
                /**
                 * Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: range.
                 * @default 10
                 */
                limit?: number | undefined;
                /** Return rows that started in this period. Not specified: how fields combine (with `startDate` and `endDate`). */
                datePreset?: DatePreset | undefined;
                /** Return rows that started on or after this date. The day itself is assumed to be included; the specification does not say. Not specified: format. */
                startDate?: string | undefined;
                /** Return rows that started on or before this date. The day itself is assumed to be included; the specification does not say. Not specified: format. */
                endDate?: string | undefined;
            };
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account's campaigns or offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listAccountCollabs: {
        parameters: {
            query?: {
                /**
                 * Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: range.
                 * @default 20
                 */
                limit?: number | undefined;
                /**
                 * Number of rows to skip before the first one returned. Not specified: range.
                 * @default 0
                 */
                offset?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Creators, those with the most creatives first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CollabList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    indexAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IndexAccountRequest;
            };
        };
        responses: {
            /** The account, new or existing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IndexedAccount;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getAccountIndexStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The indexing status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountIndexStatus;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    searchTaxonomies: {
        parameters: {
            query: {
                /**
                 * Product or category to look up.
                 * @example electric kettle
                 */
                query: string;
                /**
                 * Maximum number of paths to return. Not specified: range.
                 * @default 20
                 */
                limit?: number | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Matching paths (may be empty). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaxonomyPathList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    postComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** The body is not specified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
/** Fields of both account searches. If you send several of these, the first in this order is used: `ids`, `igUsername` or `tiktokUsername`, `names`, `query`. */
export interface AccountSearchFields {
    /** Ids of the accounts to fetch; called `brandIds` in v1. The field is specified as v1's `brandIds` renamed; its items are assumed to be those of v1, without their bounds. Rows are assumed to have an `id`, as in v1; v2's rows are not specified. */
    ids?: readonly (string | number)[] | undefined;
    /** Part of the Instagram handle. */
    igUsername?: string | undefined;
    /** Part of the TikTok handle. */
    tiktokUsername?: string | undefined;
    /** Names to look for; called `brandNames` in v1. The field is specified as v1's `brandNames` renamed; its items are assumed to be those of v1, without their bounds. Part of a name is assumed to be enough; the specification does not say how names are compared. */
    names?: readonly string[] | undefined;
    /** Natural-language description of the accounts to find. */
    query?: string | undefined;
    /** Return accounts with this location. Only the name of the field is specified; its type is assumed to be that of v1. Matching the whole text, ignoring case, is assumed; the specification does not say how places are compared. */
    location?: string | undefined;
    /** Order of the rows. Ignored in a search by `query`. Only the name of the field is specified; its type is assumed to be that of v1. Not specified: allowed values. */
    sortBy?: string | undefined;
    /** Maximum number of rows to return; called `count` in v1. The field is specified as v1's `count` renamed; its type is assumed to be that of v1. Not specified: range; default. */
    limit?: number | undefined;
}
/**
 * A path in the product taxonomy: levels from broad to narrow, joined by ` > `.
 * @example Home & Garden > Kitchen > Kettles
 */
export type TaxonomyPath = string;
/** Search brands. The profile filters of the creator search are rejected. */
export interface BrandSearchRequest extends AccountSearchFields {
    /** Return brands at any of these taxonomy paths. Get paths from `GET /taxonomies`. Only the name of the field is specified; its type is assumed to be that of the creative search. A path is assumed to include everything below it; the specification does not say. */
    taxonomy?: readonly TaxonomyPath[] | undefined;
    gender?: never | undefined;
    ageRange?: never | undefined;
    ethnicity?: never | undefined;
    language?: never | undefined;
}
/** The fields that brands and creators share. The specification does not list the fields of an account in v2. These are the fields of v1's brand row that it does not tie to brands alone; any of them may be missing. */
export interface AccountProfile {
    /** Id of the account. */
    id?: string;
    /** Name of the account. */
    name?: string;
    /** Short description of the account. */
    summary?: string | null;
    /** Whether the account is verified. */
    verified?: boolean;
    /** Alias of the account's page. */
    pageAlias?: string | null;
    /** Instagram handle. */
    igUsername?: string | null;
    /** Number of followers on Instagram. */
    igFollowers?: number | null;
    /** Engagement rate on Instagram. Not specified: unit. */
    igEngagementRate?: number | null;
    /** TikTok handle. */
    tiktokUsername?: string | null;
    /** Number of followers on TikTok. */
    tiktokFollowers?: number | null;
    /** URL of a thumbnail of the account. */
    thumbnailUrl?: string | null;
}
/** A brand in the index. */
export interface BrandAccount extends AccountProfile {
    /**
     * Always `BRAND`; tells brands from creators.
     * @constant
     */
    type: "BRAND";
    /** Facebook handle. Assumed, so it may be missing. Only the name is specified, among the fields that creators lack; the type is that of the field in a creative's `brand`. */
    facebookUsername?: string | null;
    /** Number of likes. Assumed, so it may be missing. Only the name is specified, among the fields that creators lack; the type is that of the field in v1's brand row. Not specified: meaning (on which platform). */
    likes?: number | null;
    /** Category of the brand. Assumed, so it may be missing. Only the name is specified, among the fields that creators lack; the type is that of the field in v1's brand row. Not specified: allowed values. */
    category?: string | null;
}
/** Result of a brand search. */
export interface BrandList {
    /** Number of rows returned. */
    count: number;
    /** The matching brands. Assumed, so it may be missing. The envelope is not specified; the key is that of v1's search. */
    brands?: BrandAccount[];
}
/** One problem in a rejected request. */
export interface ErrorDetail {
    /**
     * The invalid field. Not specified: format (separators, array indexes, how a query parameter is named).
     * @example limit
     */
    path: string;
    /**
     * What is wrong with the field. For people, so do not parse it.
     * @example must be an integer
     */
    message: string;
}
/** The body or the query string is invalid. */
export interface InvalidRequestError {
    error: {
        /** @constant */
        code: "invalid_request";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
        /** The invalid fields. */
        details?: ErrorDetail[];
    };
}
/** The API key is missing, malformed, unknown or revoked. */
export interface InvalidApiKeyError {
    error: {
        /** @constant */
        code: "invalid_api_key";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** The team's monthly credits are used up. */
export interface OutOfCreditsError {
    error: {
        /** @constant */
        code: "out_of_credits";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** The team's subscription is inactive. */
export interface SubscriptionInactiveError {
    error: {
        /** @constant */
        code: "subscription_inactive";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** The holder of the key is no longer in the team. */
export interface MembershipEndedError {
    error: {
        /** @constant */
        code: "membership_ended";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** The path does not support the method. */
export interface MethodNotAllowedError {
    error: {
        /** @constant */
        code: "method_not_allowed";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** The request body is larger than the service accepts. */
export interface PayloadTooLargeError {
    error: {
        /** @constant */
        code: "payload_too_large";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** A rate limit is exceeded. */
export interface RateLimitedError {
    error: {
        /** @constant */
        code: "rate_limited";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** The service failed. The request was fine. */
export interface InternalError {
    error: {
        /** @constant */
        code: "internal_error";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/**
 * Gender of a creator or of a person in a creative.
 * @enum {string}
 */
export type Gender = "male" | "female" | "other";
/**
 * Age, in years, of a creator or of a person in a creative.
 * @enum {string}
 */
export type AgeRange = "0-18" | "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65+";
/**
 * Ethnicity of a creator or of a person in a creative.
 * @enum {string}
 */
export type Ethnicity = "White" | "Black" | "Asian" | "Hispanic" | "Middle Eastern" | "Indigenous" | "Pacific Islander";
/**
 * A language by its English name.
 * @enum {string}
 */
export type Language = "English" | "Spanish" | "French" | "German" | "Italian" | "Portuguese" | "Russian" | "Chinese" | "Cantonese" | "Japanese" | "Korean" | "Arabic" | "Hindi" | "Dutch" | "Polish" | "Turkish" | "Vietnamese" | "Thai" | "Burmese" | "Khmer" | "Lao" | "Indonesian" | "Hebrew" | "Swedish" | "Norwegian" | "Danish" | "Finnish" | "Farsi" | "Fijian" | "Greek" | "Czech" | "Hungarian" | "Romanian" | "Ukrainian" | "Malay" | "Tagalog" | "Filipino" | "Bengali" | "Serbian" | "Croatian" | "Bulgarian" | "Slovak" | "Slovenian" | "Estonian" | "Latvian" | "Lithuanian" | "Persian" | "Swahili" | "Amharic" | "Assamese" | "Urdu" | "Afrikaans" | "Basque" | "Catalan" | "Icelandic" | "Georgian" | "Albanian" | "Armenian" | "Azerbaijani" | "Bosnian" | "Galician" | "Gujarati" | "Haitian Creole" | "Kannada" | "Kazakh" | "Kyrgyz" | "Latin" | "Macedonian" | "Malayalam" | "Marathi" | "Mizo" | "Montenegrin" | "Nepali" | "Sinhala" | "Tamil" | "Telugu" | "Tulu" | "Punjabi" | "Welsh" | "Irish" | "Maltese" | "Yoruba" | "Zulu" | "ASL" | "Asturian" | "Bambara" | "Belarusian" | "Bhojpuri" | "Bisaya" | "Bodo" | "Cebuano" | "Chechen" | "Cherokee" | "Chichewa" | "Coptic" | "Cornish" | "Dari" | "Dhivehi" | "Esperanto" | "Ewe" | "Faroese" | "Frisian" | "Guarani" | "Hausa" | "Hawaiian" | "Hiligaynon" | "Hmong" | "Igbo" | "Ilocano" | "Jamaican Patois" | "Javanese" | "Kashmiri" | "Kikuyu" | "Kinyarwanda" | "Konkani" | "Kurdish" | "Lingala" | "Luxembourgish" | "Luganda" | "Malagasy" | "Manipuri" | "Maori" | "Mongolian" | "Nigerian Pidgin" | "Nyanja" | "Odia" | "Oromo" | "Papiamento" | "Pashto" | "Quechua" | "Samoan" | "Sanskrit" | "Scottish Gaelic" | "Sepedi" | "Shona" | "Sindhi" | "Somali" | "Sotho" | "Sundanese" | "Tajik" | "Tamazight" | "Tetum" | "Tibetan" | "Tongan" | "Tsonga" | "Tswana" | "Twi" | "Uzbek" | "Wolof" | "Xhosa" | "Khasi";
/** Search creators, also by profile. */
export interface CreatorSearchRequest extends AccountSearchFields {
    /** Return creators of this gender. Only the name of the field is specified; its type is assumed to be that of v1. */
    gender?: Gender | undefined;
    /** Return creators of this age. Only the name of the field is specified; its type is assumed to be that of v1. */
    ageRange?: AgeRange | undefined;
    /** Return creators of this ethnicity. Only the name of the field is specified; its type is assumed to be that of v1. */
    ethnicity?: Ethnicity | undefined;
    /** Return creators who use this language. Only the name of the field is specified; its type is assumed to be that of v1. */
    language?: Language | undefined;
}
/** A creator in the index. Creators have profile fields, and lack those that only brands have. */
export interface CreatorAccount extends AccountProfile {
    /**
     * Always `CREATOR`; tells creators from brands.
     * @constant
     */
    type: "CREATOR";
    /** Gender of the creator. Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null. */
    gender: Gender | (string & {}) | null;
    /** Age of the creator, in years. Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null. */
    ageRange: AgeRange | (string & {}) | null;
    /** Ethnicity of the creator. Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null. */
    ethnicity: Ethnicity | (string & {}) | null;
    /** Location of the creator. Only the name of the field is specified; its type is assumed to be that of v1's search filter, or null. Not specified: allowed values. */
    location: string | null;
    /** Language of the creator. Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null. */
    language: Language | (string & {}) | null;
    /** Engagement rate on TikTok. Only the name of the field is specified; its type is assumed to be that of `igEngagementRate` in v1's brand row. Not specified: unit. */
    tiktokEngagementRate: number | null;
    facebookUsername?: never;
    likes?: never;
    category?: never;
}
/** Result of a creator search. */
export interface CreatorList {
    /** Number of rows returned. */
    count: number;
    /** The matching creators. Assumed, so it may be missing. The envelope is not specified; the key follows the path, as `brands` does. */
    creators?: CreatorAccount[];
}
/** A brand or a creator; `type` says which. */
export type Account = BrandAccount | CreatorAccount;
/** No account has this id. */
export interface BrandNotFoundError {
    error: {
        /** @constant */
        code: "brand_not_found";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/** Nothing exists at this address. */
export interface NotFoundError {
    error: {
        /** @constant */
        code: "not_found";
        /** For people, and its wording may change. Check `code` instead. */
        message: string;
    };
}
/**
 * Where a creative runs.
 * @enum {string}
 */
export type Channel = "META_AD" | "INSTAGRAM" | "TIKTOK";
/**
 * Ad format of a creative.
 * @enum {string}
 */
export type MediaFormat = "DPA" | "VIDEO" | "CAROUSEL" | "IMAGE" | "DCO";
/**
 * Running time of a creative.
 * @enum {string}
 */
export type DurationRange = "0-10" | "10-30" | "30-60" | "60+";
/**
 * Whether a creative is still running.
 * @enum {string}
 */
export type MediaStatus = "ACTIVE" | "INACTIVE" | "ALL";
/**
 * Kind of creative, such as a testimonial or an unboxing.
 * @enum {string}
 */
export type CreativeCategory = "Announcement" | "Before and After" | "Brand Story" | "Case Study" | "Comparison" | "Discount or Offer" | "Explainer" | "Founder Story" | "Interface" | "Meme" | "Negative Review" | "Press" | "Question" | "Quiz" | "Quote" | "Social Proof" | "Testimonial" | "Fake Interface" | "Street Interview" | "Unboxing" | "GRWM" | "Day in the life" | "Storytime" | "Skit" | "Reply" | "Text Overlay" | "Greenscreen";
/**
 * How much the audience of a creative already knows about the problem or the product.
 * @enum {string}
 */
export type FunnelStage = "UNAWARE" | "PROBLEM_AWARE" | "SOLUTION_AWARE" | "PRODUCT_AWARE" | "MOST_AWARE";
/**
 * A period of days, given by name.
 * @enum {string}
 */
export type DatePreset = "today" | "yesterday" | "last-3-days" | "last-7-days" | "this-week" | "last-week" | "last-14-days" | "last-30-days" | "this-month" | "last-month" | "last-3-months" | "last-6-months" | "year-to-date" | "last-year";
/**
 * How `landingPage` is compared.
 * @enum {string}
 */
export type LandingPageMatch = "contains" | "equals";
/**
 * Order in which creatives are returned.
 * @enum {string}
 */
export type MediaSortBy = "MOST_RECENT" | "OLDEST" | "LONGEST_RUN" | "MOST_IMPRESSIONS" | "MOST_LIKES" | "MOST_COMMENTS" | "MOST_VIEWS" | "HIGHEST_ENGAGEMENT" | "HIGHEST_OUTLIER";
/** All fields of a creative search. Any other field is rejected with 400. */
export interface MediaSearchFields {
    /** Platform id or uuid of the account to search. Without it, the whole index is searched and `query` is required. */
    accountId?: string | undefined;
    /** Text to search for. */
    query?: string | undefined;
    /** Return creatives that run on any of these channels. The `platforms` of a row are assumed to use the filter's values, since the specification does not list them for responses. */
    channel?: readonly Channel[] | undefined;
    /** Return creatives in any of these ad formats. */
    format?: readonly MediaFormat[] | undefined;
    /** Return creatives whose running time is in any of these ranges. The unit is assumed to be seconds, that of the field; the specification does not name one. The lower end is assumed to be included; the specification does not say which end is. */
    duration?: readonly DurationRange[] | undefined;
    /** Return running creatives, ended ones, or both. Inferred from the names; the specification only lists them. Active is assumed to mean still running; the specification does not define it. Not specified: default. */
    status?: MediaStatus | undefined;
    /** Return creatives of any of these kinds. The `categories` of a row are assumed to use the filter's values, since the specification does not list them for responses. */
    categories?: readonly CreativeCategory[] | undefined;
    /** Return creatives at any of these taxonomy paths. Get paths from `GET /taxonomies`. A path is assumed to include everything below it; the specification does not say. */
    taxonomy?: readonly TaxonomyPath[] | undefined;
    /** Filter by how much the audience already knows about the problem or the product. */
    funnelStage?: readonly FunnelStage[] | undefined;
    /** Return creatives in any of these languages. */
    language?: readonly Language[] | undefined;
    /** Return creatives with any of these locations. Not specified: allowed values; meaning. */
    location?: readonly string[] | undefined;
    /** Return creatives from this named period. The start date is assumed to count; the specification does not say which date does. Not specified: how fields combine (with `startDate` and `endDate`, and which of a creative's dates they apply to). */
    datePreset?: DatePreset | undefined;
    /** First day of the period. The start date is assumed to count; the specification does not say which date does. The day itself is assumed to be included; the specification does not say. Not specified: format. */
    startDate?: string | undefined;
    /** Last day of the period. The start date is assumed to count; the specification does not say which date does. The day itself is assumed to be included; the specification does not say. Not specified: format. */
    endDate?: string | undefined;
    /** Return creatives that have run at least this many days. The bound itself is assumed to be included; the specification does not say. */
    minDaysRun?: number | undefined;
    /** Return creatives that have run at most this many days. The bound itself is assumed to be included; the specification does not say. */
    maxDaysRun?: number | undefined;
    /** Return creatives with at least this many views. The bound itself is assumed to be included; the specification does not say. */
    minViewCount?: number | undefined;
    /** Return creatives with at most this many views. The bound itself is assumed to be included; the specification does not say. */
    maxViewCount?: number | undefined;
    /** Return creatives that lead to this landing page. `landingPageMatch` sets how it is compared. */
    landingPage?: string | undefined;
    /** Whether a landing page must contain `landingPage` or equal it. Not specified: default. */
    landingPageMatch?: LandingPageMatch | undefined;
    /** Filter by whether a creative has few impressions. Not specified: where a range begins and ends (the threshold); what it does (what false does). */
    lowImpressions?: boolean | undefined;
    /** Filter by whether a creative is a partnership ad. Not specified: what it does (what false does). */
    partnershipAd?: boolean | undefined;
    /** Filter by whether a creative is cross-posted. Not specified: what it does (what false does). */
    crossposted?: boolean | undefined;
    /** Order of the rows. The start date is assumed to count; the specification does not say which date does. Not specified: default. */
    sortBy?: MediaSortBy | undefined;
    /**
     * Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: range.
     * @default 100
     */
    limit?: number | undefined;
    /** Number of rows to skip before the first one returned. Not specified: range; default. */
    offset?: number | undefined;
}
/** Search one account's creatives, or the whole index by text. */
export interface MediaSearchRequestWithAccountId extends MediaSearchFields {
    accountId: string;
}
/** Search one account's creatives, or the whole index by text. */
export interface MediaSearchRequestWithQuery extends MediaSearchFields {
    query: string;
}
/** Search one account's creatives, or the whole index by text. */
export type MediaSearchRequest<OneOf extends "accountId" | "query" = "accountId" | "query"> = {
    "accountId": MediaSearchRequestWithAccountId;
    "query": MediaSearchRequestWithQuery;
}[OneOf];
/**
 * Whether an account is a brand or a creator.
 * @enum {string}
 */
export type AccountType = "BRAND" | "CREATOR";
/** The account that published a creative. */
export interface MediaBrand {
    /** Id of the account. */
    id: string;
    /** Id of the account in the Facebook Ad Library. */
    facebookAdLibraryId: string | null;
    /** Name of the account. */
    name: string;
    /** Whether the account is a brand or a creator. */
    type: AccountType | (string & {}) | null;
    /** Instagram handle. */
    igUsername: string | null;
    /** Number of followers on Instagram. */
    igFollowers: number | null;
    /** TikTok handle. */
    tiktokUsername: string | null;
    /** Number of followers on TikTok. */
    tiktokFollowers: number | null;
    /** Facebook handle. */
    facebookUsername: string | null;
    /** URL of a thumbnail of the account. */
    thumbnailUrl: string | null;
    /** Category of the account. Not specified: allowed values. */
    category: string | null;
}
/**
 * Whether a creative is a video or an image.
 * @enum {string}
 */
export type MediaKind = "VIDEO" | "IMAGE";
/** The person who presents a creative made like user-generated content (UGC). */
export interface UgcCharacter {
    /** Age of the person, in years. */
    ageRange: AgeRange | (string & {}) | null;
    /** Gender of the person. */
    gender: Gender | (string & {}) | null;
    /** Ethnicity of the person. */
    ethnicity: Ethnicity | (string & {}) | null;
    /** Short description of the person. */
    description: string | null;
}
/** A creative: one ad. All fields are present except `painPoints` and `sellingPoints`, which are optional. */
export interface MediaItem {
    /** Id of the creative. */
    id: string;
    /** Id of the creative on its platform. */
    platformId: string;
    /** The account that published the creative. */
    brand: MediaBrand | null;
    /** Title of the creative. */
    title: string | null;
    /** Ad format of the creative. */
    type: MediaFormat | (string & {}) | null;
    /** Whether the creative is a video or an image. */
    mediaType: MediaKind | (string & {}) | null;
    /** URL of the image or video. */
    url: string | null;
    /** URLs of the creative's images and videos. */
    urls: string[];
    /** URL of a preview image. */
    thumbnailUrl: string | null;
    /** Width of the image or video. Not specified: unit. */
    width: number | null;
    /** Height of the image or video. Not specified: unit. */
    height: number | null;
    /** Length of the video, in seconds. */
    durationInSeconds: number | null;
    /** Where the creative runs. Not specified: allowed values (in a response). */
    platforms: string[];
    /** How the creative opens to catch attention. */
    hook: string | null;
    /** Short description of the creative. */
    summary: string | null;
    /** Main argument the creative makes. */
    coreAngle: string | null;
    /** Who the creative is aimed at. */
    targetPersona: string | null;
    /** The person who presents a creative made like user-generated content (UGC). */
    ugcCharacter: UgcCharacter | null;
    /** When the creative started running. Not specified: format. */
    startAt: string | null;
    /** When the creative stopped running. Not specified: format. */
    endAt: string | null;
    /** Number of days the creative has run. */
    daysRun: number | null;
    /** Kinds of creative that it is, such as a testimonial. Not specified: allowed values (in a response). */
    categories: string[];
    /** Number of cards in a carousel. */
    carouselCount: number | null;
    /** Number of views. */
    viewCount: number | null;
    /** Number of likes. */
    likeCount: number | null;
    /** Number of comments. */
    commentCount: number | null;
    /** How the creative ranks by impressions, as a percentile. Not specified: range; meaning (whether a higher number means more impressions, and which creatives it is ranked among). */
    impressionPercentile: number | null;
    /** Impressions as a readable range, such as `50K-100K`. */
    impressionsText: string | null;
    /** Customer problems that the ad speaks to. */
    painPoints?: string[];
    /** Benefits that the ad promotes. */
    sellingPoints?: string[];
}
/** Result of a creative search. */
export interface MediaList {
    /** Number of rows returned and charged; an empty response is charged as one row. */
    count: number;
    /** The matching creatives. */
    media: MediaItem[];
}
/**
 * What to group creatives by.
 * @enum {string}
 */
export type InsightType = "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX";
/** Creatives that share an idea. */
export interface InsightCluster {
    /** Id of the cluster. */
    id: string;
    /** The shared idea, in words. */
    label: string;
    /** Tags of the cluster. Not specified: meaning. */
    tags: string[] | null;
    /** Number of the account's creatives in the cluster. */
    total: number;
}
/** An account's creatives, grouped by one theme. */
export interface ClusterInsights {
    /**
     * The `type` requested.
     * @enum {string}
     */
    type: "HOOK" | "TARGET_PERSONA" | "AD_ANGLE";
    /** Number of clusters returned and charged. */
    count: number;
    /** The clusters, highest `total` first. */
    totals: InsightCluster[];
}
/** A type of creative and its count. */
export interface MediaMixRow {
    /** Type of creative. Not specified: allowed values. */
    type: string;
    /** Number of creatives of this type. */
    count: number;
}
/** An account's creatives, counted by type. */
export interface MediaMixInsights {
    /**
     * The `type` requested.
     * @constant
     */
    type: "MEDIA_MIX";
    /** Number of rows returned and charged. */
    count: number;
    /** The types and their counts. */
    rows: MediaMixRow[];
}
/** Clusters, or counts by type; `type` says which. */
export type Insights<Type extends "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX" = "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX"> = {
    "HOOK": ClusterInsights;
    "TARGET_PERSONA": ClusterInsights;
    "AD_ANGLE": ClusterInsights;
    "MEDIA_MIX": MediaMixInsights;
}[Type];
/** A URL that the account's creatives lead to. */
export interface LandingPage {
    /** Address of the page. */
    url: string;
    /** Rank of the page. The higher it is, the more of the account's creatives lead to the page. */
    total: number;
}
/** An account's landing pages. */
export interface LandingPageList {
    /** Number of rows returned and charged. */
    count: number;
    /** The landing pages, highest `total` first. */
    landingPages: LandingPage[];
}
/**
 * Campaigns or offers.
 * @enum {string}
 */
export type CampaignType = "CAMPAIGN" | "OFFER";
/**
 * Order of campaigns and offers.
 * @enum {string}
 */
export type CampaignSortBy = "MOST_RECENT" | "HIGHEST_VELOCITY";
/** A campaign or an offer of an account. */
export interface Campaign {
    /** Id of the campaign or offer. */
    id: string;
    /** Whether the row is a campaign or an offer. Not specified: allowed values (in a response). */
    type: string;
    /** Category of the campaign or offer. Not specified: allowed values. */
    category: string | null;
    /** Title of the campaign or offer. */
    title: string;
    /** Short description of the campaign or offer. */
    summary: string | null;
    /** Velocity score. Not specified: range; unit; meaning (what it measures, and whether a higher one is better). */
    velocityScore: number | null;
    /** When the campaign or offer started. Not specified: format. */
    startAt: string;
    /** Number of launches in seven days. Not specified: meaning (what counts as a launch); where a range begins and ends (which seven days). */
    launches7d: number;
    /** Number of creatives. */
    mediaCount?: number;
}
/** An account's campaigns or offers. */
export interface CampaignList {
    /** Number of rows returned and charged. */
    count: number;
    /** The campaigns or offers, newest start date first. Not specified: order of the rows (whether `HIGHEST_VELOCITY` changes it). */
    campaigns: Campaign[];
}
/** A creator tagged in the account's creatives. */
export interface Collab {
    /** Name of the creator. */
    name: string;
    /** URL of the creator's profile. */
    profileUrl: string;
    /** Number of the account's creatives that tag the creator. */
    mediaCount: number;
}
/** The creators an account works with. */
export interface CollabList {
    /** Number of rows returned and charged. */
    count: number;
    /** The creators, highest `mediaCount` first. */
    collabs: Collab[];
}
/** The account to add to the index. */
export interface IndexAccountRequest {
    /** URL of the account's website, or of an Instagram or TikTok profile, which is resolved as a creator. Exactly one. Not specified: length; allowed values (whether a URL without a scheme is accepted). */
    websiteUrl: string;
}
/** The account behind a URL, and whether the index already had it. */
export interface IndexedAccount {
    /** Id of the account, new or existing. */
    brandId: string;
    /** Whether the account was already in the index. */
    status: "already_exists" | "indexing" | (string & {});
}
/** Indexing status of an account. */
export interface AccountIndexStatus {
    /**
     * Indexing status; `indexing` while it is in progress. Assumed, so it may be missing. The v2 response is not specified; v1 returns this field, and its sample shows `indexing`. Not specified: allowed values (all but `indexing`).
     * @example indexing
     */
    status?: string;
}
/** The taxonomy paths that match a phrase. */
export interface TaxonomyPathList {
    /** Values for the `taxonomy` filter of the creative search and of the brand search. */
    paths: TaxonomyPath[];
    /** Number of paths returned. They are free of charge. */
    count: number;
}
