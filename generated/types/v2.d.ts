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
         * Finds brands by id, handle, name or description; the first input present of `ids`, `igUsername` or `tiktokUsername`, `names`, `query` decides. A search by `query` ignores `sortBy`. The profile filters of the creator search are refused.
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
         * Finds creators by id, handle, name or description; the first input present of `ids`, `igUsername` or `tiktokUsername`, `names`, `query` decides. A search by `query` ignores `sortBy`. Gender, age range, ethnicity and language narrow the search.
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
         * Fetches one account, a brand or a creator; branch on its `type`.
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
         * Finds creatives of one account, given by `accountId`, or of the whole corpus, in which case `query` is required. Each creative returned is charged, and a search that finds nothing is charged as one row, so start with a small `limit`.
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
         * List clustered insights of an account
         * Clusters the account's creatives by hook, persona or angle, ranked by size, or counts them by type (`MEDIA_MIX`). Each cluster returned is charged.
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
         * List landing pages of an account
         * Lists the addresses that the account's ads lead to, the most frequent first. Each landing page returned is charged.
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
         * List campaigns or offers of an account
         * Lists campaigns or offers, newest start date first. The date filters apply to the start date of a campaign; with none of them, all time is covered. Each campaign returned is charged.
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
         * Lists the creators whom the account's creatives tag, those with the most creatives first. Works for brands and for creators. Each collab returned is charged.
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
         * Adds the account behind a website or a social profile and queues its sync. For an account that is already in the index, the response is its id. Free of charge.
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
         * Poll the indexing of an account
         * Tells whether the indexing of an account has finished. Polling counts as a free operation.
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
         * Finds taxonomy paths for a product or category phrase. The paths are valid values of the `taxonomy` filters of the creative search and the brand search. Free of charge.
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
         * Call the comments endpoint
         * Unchanged from v1. The specification shows that the endpoint exists, and nothing of its purpose, request or response.
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
        /** The request failed validation. Nothing is charged. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InvalidRequestError;
            };
        };
        /** The API key is missing, malformed, unknown or revoked. Nothing is charged. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InvalidApiKeyError;
            };
        };
        /** The team's credits of the month are used up. Nothing is charged. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": OutOfCreditsError;
            };
        };
        /** The key is known, but its team's subscription is inactive or its holder has left the team. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SubscriptionInactiveError | MembershipEndedError;
            };
        };
        /** The path does not support the method. HEAD is refused wherever GET is metered, since it would be billed without returning data. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": MethodNotAllowedError;
            };
        };
        /** The request body exceeds the limit of 100 KB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PayloadTooLargeError;
            };
        };
        /** The limit per IP address, per API key or per endpoint is exceeded. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RateLimitedError;
            };
        };
        /** The service failed. Whether a failed request is charged is not shown. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InternalError;
            };
        };
        /** Nothing matches the id or the address. */
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
         * Id of an account, brand or creator, as the search operations return it.
         * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
         */
        AccountId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The methods that the path supports, separated by commas, as defined by RFC 9110.
         * @example POST
         */
        Allow: string;
        /**
         * How long to wait before the next request, as defined by RFC 9110.
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
            /** The brands that match, or none. */
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
            /** The creators that match, or none. */
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
                 * Id of an account, brand or creator, as the search operations return it.
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
            /** The creatives that match, or none. */
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
                /** The theme to cluster by. */
                type: InsightType;
                /** Count only creatives that started within so many days; applies to the weekly buckets and to the ranked totals. */
                maxDaysBack?: number | undefined;
                /** Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number | undefined;
            };
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search operations return it.
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
                /** Whether landing pages of ads that no longer run are included. */
                showInactive?: boolean | undefined;
                /** Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number | undefined;
                /** Rows to skip before the first that is returned. */
                offset?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Landing pages, ranked. */
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
                /** Whether to list campaigns or offers. */
                type: CampaignType;
                /** The order in which campaigns are returned. */
                sortBy?: CampaignSortBy | undefined;
                /** Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number | undefined;
                /** Campaigns that started in a named range of dates. */
                datePreset?: DatePreset | undefined;
                /** Campaigns that started on or after this date. */
                startDate?: string | undefined;
                /** Campaigns that started on or before this date. */
                endDate?: string | undefined;
            };
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Campaigns or offers. */
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
                /** Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number | undefined;
                /** Rows to skip before the first that is returned. */
                offset?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search operations return it.
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
            /** The account, new or known. */
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
                 * Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the indexing. */
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
                 * A product or category phrase.
                 * @example electric kettle
                 */
                query: string;
                /** Most paths to return. */
                limit?: number | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The paths that match, or none. */
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
            /** Not shown by the specification. */
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
/** What brand and creator search share. The first input that is present decides what is searched: `ids` before `igUsername` and `tiktokUsername`, these before `names`, and `query` last. */
export interface AccountSearchFields {
    /** Ids of the accounts to fetch. */
    ids?: (string | number)[] | undefined;
    /** Finds accounts whose Instagram handle contains this text. */
    igUsername?: string | undefined;
    /** Finds accounts whose TikTok handle contains this text. */
    tiktokUsername?: string | undefined;
    /** Names of the accounts to find. */
    names?: string[] | undefined;
    /** Describes the accounts to find, in natural language. */
    query?: string | undefined;
    /** Only accounts at this location. */
    location?: string | undefined;
    /** Order of the rows. Ignored in a search by `query`. */
    sortBy?: string | undefined;
    /** Maximum number of rows to return. */
    limit?: number | undefined;
}
/**
 * A place in the product taxonomy, its levels from wide to narrow joined by ` > `.
 * @example Home & Garden > Kitchen > Kettles
 */
export type TaxonomyPath = string;
/** A search for brands. The profile filters of the creator search are refused. */
export interface BrandSearchRequest extends AccountSearchFields {
    /** Only brands with a product below one of these taxonomy paths, as returned by `GET /taxonomies`. */
    taxonomy?: TaxonomyPath[] | undefined;
    gender?: never | undefined;
    ageRange?: never | undefined;
    ethnicity?: never | undefined;
    language?: never | undefined;
}
/** What brands and creators of the account index have in common. The specification does not show the fields of an account in v2. These are the fields of v1's brand row that it does not tie to brands alone, so that an account can be shown; each may be missing. */
export interface AccountProfile {
    /** Id of the account. */
    id?: string;
    /** Name of the account. */
    name?: string;
    /** What the account is about, in brief. */
    summary?: string | null;
    /** Whether the account is verified. */
    verified?: boolean;
    /** Short name of the account's page. */
    pageAlias?: string | null;
    /** Instagram handle. */
    igUsername?: string | null;
    /** Number of followers on Instagram. */
    igFollowers?: number | null;
    /** Engagement rate on Instagram. */
    igEngagementRate?: number | null;
    /** TikTok handle. */
    tiktokUsername?: string | null;
    /** Number of followers on TikTok. */
    tiktokFollowers?: number | null;
    /** URL of a profile picture. */
    thumbnailUrl?: string | null;
}
/** A brand of the account index. */
export interface BrandAccount extends AccountProfile {
    /**
     * Always `BRAND`; tells a brand from a creator.
     * @constant
     */
    type: "BRAND";
    /** Facebook handle. Assumed, so it may be missing. Only the name is shown, among the fields that creators omit; the type is that of the creative's brand. */
    facebookUsername?: string | null;
    /** Number of likes of the Facebook page. Assumed, so it may be missing. Only the name is shown, among the fields that creators omit; the type is that of v1's brand row. */
    likes?: number | null;
    /** What line of business the brand is in. Assumed, so it may be missing. Only the name is shown, among the fields that creators omit; the type is that of v1's brand row. */
    category?: string | null;
}
/** The brands that a search found. */
export interface BrandList {
    /** Rows returned. */
    count: number;
    /** The brands found. Assumed, so it may be missing. The envelope is not shown; the key is that of the v1 search. */
    brands?: BrandAccount[];
}
/** One fault of a refused request. */
export interface ErrorDetail {
    /**
     * The offending field.
     * @example limit
     */
    path: string;
    /**
     * What is wrong with the field, for people; do not parse it.
     * @example must be an integer
     */
    message: string;
}
/** The body or the query string failed validation. */
export interface InvalidRequestError {
    error: {
        /** @constant */
        code: "invalid_request";
        /** For people; branch on the code instead. */
        message: string;
        /** The fields that failed. */
        details?: ErrorDetail[];
    };
}
/** The API key is missing, malformed, unknown or revoked. */
export interface InvalidApiKeyError {
    error: {
        /** @constant */
        code: "invalid_api_key";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** The team has used up its credits of the month. */
export interface OutOfCreditsError {
    error: {
        /** @constant */
        code: "out_of_credits";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** The team's subscription is not active. */
export interface SubscriptionInactiveError {
    error: {
        /** @constant */
        code: "subscription_inactive";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** The key's holder is no longer a member of the team. */
export interface MembershipEndedError {
    error: {
        /** @constant */
        code: "membership_ended";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** The path does not support the HTTP method. */
export interface MethodNotAllowedError {
    error: {
        /** @constant */
        code: "method_not_allowed";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** The request body is larger than the service accepts. */
export interface PayloadTooLargeError {
    error: {
        /** @constant */
        code: "payload_too_large";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** One of the rate limits is exceeded. */
export interface RateLimitedError {
    error: {
        /** @constant */
        code: "rate_limited";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** The service failed; the request was not at fault. */
export interface InternalError {
    error: {
        /** @constant */
        code: "internal_error";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/**
 * Gender of a creator or of a person in a creative.
 * @enum {string}
 */
export type Gender = "male" | "female" | "other";
/**
 * Age in years of a creator or of a person in a creative.
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
/** A search for creators, by profile among others. */
export interface CreatorSearchRequest extends AccountSearchFields {
    /** Only creators of this gender. */
    gender?: Gender | undefined;
    /** Only creators of this age. */
    ageRange?: AgeRange | undefined;
    /** Only creators of this ethnicity. */
    ethnicity?: Ethnicity | undefined;
    /** Only creators who use this language. */
    language?: Language | undefined;
}
/** A creator of the account index. Has profile fields and lacks those that only a brand has. */
export interface CreatorAccount extends AccountProfile {
    /**
     * Always `CREATOR`; tells a creator from a brand.
     * @constant
     */
    type: "CREATOR";
    /** Gender of the creator. */
    gender: Gender | (string & {}) | null;
    /** Age of the creator, in years. */
    ageRange: AgeRange | (string & {}) | null;
    /** Ethnicity of the creator. */
    ethnicity: Ethnicity | (string & {}) | null;
    /** Where the creator is based. */
    location: string | null;
    /** Language the creator uses. */
    language: Language | (string & {}) | null;
    /** Engagement rate on TikTok. */
    tiktokEngagementRate: number | null;
    facebookUsername?: never;
    likes?: never;
    category?: never;
}
/** The creators that a search found. */
export interface CreatorList {
    /** Rows returned. */
    count: number;
    /** The creators found. Assumed, so it may be missing. The envelope is not shown; the key follows the path as `brands` does. */
    creators?: CreatorAccount[];
}
/** A brand or a creator; branch on `type`. */
export type Account = BrandAccount | CreatorAccount;
/** No account has the id that was given. */
export interface BrandNotFoundError {
    error: {
        /** @constant */
        code: "brand_not_found";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/** There is nothing at this address. */
export interface NotFoundError {
    error: {
        /** @constant */
        code: "not_found";
        /** For people; branch on the code instead. */
        message: string;
    };
}
/**
 * Where a creative runs.
 * @enum {string}
 */
export type Channel = "META_AD" | "INSTAGRAM" | "TIKTOK";
/**
 * The ad format of a creative.
 * @enum {string}
 */
export type MediaFormat = "DPA" | "VIDEO" | "CAROUSEL" | "IMAGE" | "DCO";
/**
 * Running time of a creative.
 * @enum {string}
 */
export type DurationRange = "0-10" | "10-30" | "30-60" | "60+";
/**
 * Whether a creative still runs.
 * @enum {string}
 */
export type MediaStatus = "ACTIVE" | "INACTIVE" | "ALL";
/**
 * The kind of story a creative tells.
 * @enum {string}
 */
export type CreativeCategory = "Announcement" | "Before and After" | "Brand Story" | "Case Study" | "Comparison" | "Discount or Offer" | "Explainer" | "Founder Story" | "Interface" | "Meme" | "Negative Review" | "Press" | "Question" | "Quiz" | "Quote" | "Social Proof" | "Testimonial" | "Fake Interface" | "Street Interview" | "Unboxing" | "GRWM" | "Day in the life" | "Storytime" | "Skit" | "Reply" | "Text Overlay" | "Greenscreen";
/**
 * The stage of awareness that a creative addresses.
 * @enum {string}
 */
export type FunnelStage = "UNAWARE" | "PROBLEM_AWARE" | "SOLUTION_AWARE" | "PRODUCT_AWARE" | "MOST_AWARE";
/**
 * A named range of dates.
 * @enum {string}
 */
export type DatePreset = "today" | "yesterday" | "last-3-days" | "last-7-days" | "this-week" | "last-week" | "last-14-days" | "last-30-days" | "this-month" | "last-month" | "last-3-months" | "last-6-months" | "year-to-date" | "last-year";
/**
 * How `landingPage` is compared.
 * @enum {string}
 */
export type LandingPageMatch = "contains" | "equals";
/**
 * The order in which creatives are returned.
 * @enum {string}
 */
export type MediaSortBy = "MOST_RECENT" | "OLDEST" | "LONGEST_RUN" | "MOST_IMPRESSIONS" | "MOST_LIKES" | "MOST_COMMENTS" | "MOST_VIEWS" | "HIGHEST_ENGAGEMENT" | "HIGHEST_OUTLIER";
/** Every field of a creative search. The object is closed, so a field that is not listed is refused. */
export interface MediaSearchFields {
    /** Searches one account only: its platform id or UUID. Without it the whole corpus is searched, and `query` is required. */
    accountId?: string | undefined;
    /** Text to search for in creatives. */
    query?: string | undefined;
    /** Only creatives on one of these channels. */
    channel?: Channel[] | undefined;
    /** Only creatives in one of these formats. */
    format?: MediaFormat[] | undefined;
    /** Only creatives whose length falls into one of these ranges. */
    duration?: DurationRange[] | undefined;
    /** Whether to return running creatives, ended ones, or all. */
    status?: MediaStatus | undefined;
    /** Only creatives of one of these categories. */
    categories?: CreativeCategory[] | undefined;
    /** Only creatives about products below one of these taxonomy paths, as returned by `GET /taxonomies`. */
    taxonomy?: TaxonomyPath[] | undefined;
    /** Only creatives for one of these stages of the funnel. */
    funnelStage?: FunnelStage[] | undefined;
    /** Only creatives in one of these languages. */
    language?: Language[] | undefined;
    /** Only creatives for one of these locations. */
    location?: string[] | undefined;
    /** Only creatives in this named date range. */
    datePreset?: DatePreset | undefined;
    /** Only creatives from this date on. */
    startDate?: string | undefined;
    /** Only creatives up to this date. */
    endDate?: string | undefined;
    /** Only creatives that have run for at least this many days. */
    minDaysRun?: number | undefined;
    /** Only creatives that have run for at most this many days. */
    maxDaysRun?: number | undefined;
    /** Only creatives with at least this many views. */
    minViewCount?: number | undefined;
    /** Only creatives with at most this many views. */
    maxViewCount?: number | undefined;
    /** Only creatives that link to this landing page; `landingPageMatch` says how it is compared. */
    landingPage?: string | undefined;
    /** Whether a landing page must contain `landingPage` or equal it. */
    landingPageMatch?: LandingPageMatch | undefined;
    /** Filters creatives with few impressions. */
    lowImpressions?: boolean | undefined;
    /** Filters partnership ads, which an account runs together with a creator. */
    partnershipAd?: boolean | undefined;
    /** Filters creatives that were posted on more than one platform. */
    crossposted?: boolean | undefined;
    /** Order of the rows. */
    sortBy?: MediaSortBy | undefined;
    /**
     * Maximum number of rows to return. Each row is charged, so ask for no more than you need.
     * @default 100
     */
    limit?: number | undefined;
    /** Number of rows to skip. */
    offset?: number | undefined;
}
/** A creative search, either within one account or by text over the whole corpus. */
export interface MediaSearchRequestWithAccountId extends MediaSearchFields {
    accountId: string;
}
/** A creative search, either within one account or by text over the whole corpus. */
export interface MediaSearchRequestWithQuery extends MediaSearchFields {
    query: string;
}
/** A creative search, either within one account or by text over the whole corpus. */
export type MediaSearchRequest<OneOf extends "accountId" | "query" = "accountId" | "query"> = {
    "accountId": MediaSearchRequestWithAccountId;
    "query": MediaSearchRequestWithQuery;
}[OneOf];
/**
 * The two kinds of account in the index.
 * @enum {string}
 */
export type AccountType = "BRAND" | "CREATOR";
/** The account that published a creative, in brief. */
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
    /** URL of a profile picture. */
    thumbnailUrl: string | null;
    /** What line of business the account is in. */
    category: string | null;
}
/**
 * What a creative shows.
 * @enum {string}
 */
export type MediaKind = "VIDEO" | "IMAGE";
/** The person who presents a creative in the style of user-generated content. */
export interface UgcCharacter {
    /** Age of the person, in years. */
    ageRange: AgeRange | (string & {}) | null;
    /** Gender of the person. */
    gender: Gender | (string & {}) | null;
    /** Ethnicity of the person. */
    ethnicity: Ethnicity | (string & {}) | null;
    /** What the person looks like and does. */
    description: string | null;
}
/** One advertising creative. Keys that are not optional are always present, with null where nothing is known. */
export interface MediaItem {
    /** Id of the creative. */
    id: string;
    /** Id of the creative on the platform it was published on. */
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
    /** URLs of all images and videos of the creative. */
    urls: string[];
    /** URL of a preview image. */
    thumbnailUrl: string | null;
    /** Width of the image or video. */
    width: number | null;
    /** Height of the image or video. */
    height: number | null;
    /** Length of a video, in seconds. */
    durationInSeconds: number | null;
    /** Platforms the creative runs on. */
    platforms: string[];
    /** The opening that is meant to win attention. */
    hook: string | null;
    /** What the creative shows and says, in brief. */
    summary: string | null;
    /** The main argument of the creative. */
    coreAngle: string | null;
    /** Who the creative is addressed to. */
    targetPersona: string | null;
    /** The person who presents the creative. */
    ugcCharacter: UgcCharacter | null;
    /** When the creative started to run. */
    startAt: string | null;
    /** When the creative stopped running. */
    endAt: string | null;
    /** Number of days the creative has run. */
    daysRun: number | null;
    /** Kinds of story the creative tells. */
    categories: string[];
    /** Number of cards in a carousel. */
    carouselCount: number | null;
    /** Number of views. */
    viewCount: number | null;
    /** Number of likes. */
    likeCount: number | null;
    /** Number of comments. */
    commentCount: number | null;
    /** How the creative ranks by impressions, as a percentile. */
    impressionPercentile: number | null;
    /** Number of impressions, in words. */
    impressionsText: string | null;
    /** Problems of the customer that the creative names. */
    painPoints?: string[];
    /** Advantages of the product that the creative names. */
    sellingPoints?: string[];
}
/** The creatives that a search found. */
export interface MediaList {
    /** Number of rows returned and charged; an empty response is charged as one row. */
    count: number;
    /** The creatives found. */
    media: MediaItem[];
}
/**
 * The theme by which creatives are clustered; `MEDIA_MIX` counts them by type instead.
 * @enum {string}
 */
export type InsightType = "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX";
/** Creatives that share one idea, counted. */
export interface InsightCluster {
    /** Id of the cluster. */
    id: string;
    /** What the creatives have in common, in words. */
    label: string;
    /** Tags of the cluster. */
    tags: string[] | null;
    /** Number of the account's creatives in the cluster. */
    total: number;
}
/** An account's creatives clustered by one theme. */
export interface ClusterInsights {
    /**
     * The requested `type`.
     * @enum {string}
     */
    type: "HOOK" | "TARGET_PERSONA" | "AD_ANGLE";
    /** Number of rows returned and charged. */
    count: number;
    /** The clusters, ranked by `total`, highest first. */
    totals: InsightCluster[];
}
/** A type and its count. */
export interface MediaMixRow {
    /** Type of creative. */
    type: string;
    /** Number of creatives of this type. */
    count: number;
}
/** The result of type MEDIA_MIX. */
export interface MediaMixInsights {
    /**
     * Always `MEDIA_MIX`; tells this result from clusters.
     * @constant
     */
    type: "MEDIA_MIX";
    /** Number of rows returned and charged. */
    count: number;
    /** The types of creatives and their numbers. */
    rows: MediaMixRow[];
}
/** What was asked for by `type`, which also tells the two shapes apart. */
export type Insights<Type extends "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX" = "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX"> = {
    "HOOK": ClusterInsights;
    "TARGET_PERSONA": ClusterInsights;
    "AD_ANGLE": ClusterInsights;
    "MEDIA_MIX": MediaMixInsights;
}[Type];
/** An address that ads of the account lead to. */
export interface LandingPage {
    /** The landing page. */
    url: string;
    /** Ranking key. The higher, the more of the account's ads link to the page. */
    total: number;
}
/** An account's landing pages. */
export interface LandingPageList {
    /** Number of rows returned and charged. */
    count: number;
    /** The landing pages, ranked by `total`, highest first. */
    landingPages: LandingPage[];
}
/**
 * Campaigns or offers.
 * @enum {string}
 */
export type CampaignType = "CAMPAIGN" | "OFFER";
/**
 * The order in which campaigns are returned.
 * @enum {string}
 */
export type CampaignSortBy = "MOST_RECENT" | "HIGHEST_VELOCITY";
/** A campaign or an offer of an account. */
export interface Campaign {
    /** Id of the campaign or offer. */
    id: string;
    /** Type of the row. */
    type: string;
    /** Category of the campaign or offer. */
    category: string | null;
    /** Title of the campaign or offer. */
    title: string;
    /** What it is about, in brief. */
    summary: string | null;
    /** How fast the campaign or offer grows, as a score. */
    velocityScore: number | null;
    /** When it started. */
    startAt: string;
    /** Number of launches within seven days. */
    launches7d: number;
    /** Number of creatives that belong to it. */
    mediaCount?: number;
}
/** An account's campaigns or offers. */
export interface CampaignList {
    /** Number of rows returned and charged. */
    count: number;
    /** The campaigns or offers, newest start date first. */
    campaigns: Campaign[];
}
/** A creator the account works with. */
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
    /** The creators, ranked by `mediaCount`, highest first. */
    collabs: Collab[];
}
/** The account to add, by its website or profile. */
export interface IndexAccountRequest {
    /** Exactly one URL of a website or of an Instagram or TikTok profile; a profile is resolved as a creator. */
    websiteUrl: string;
}
/** The account behind a website or profile, and whether the index had it already. */
export interface IndexedAccount {
    /** Id of the account, new or existing. */
    brandId: string;
    /** `already_exists`: the URL matches an account of the index. `indexing`: the account was created and its sync is queued. */
    status: "already_exists" | "indexing" | (string & {});
}
/** How far the indexing of an account has come. */
export interface AccountIndexStatus {
    /**
     * State of the indexing. Assumed, so it may be missing. The v2 body is not shown; v1 returns this key, and its sample shows `indexing`.
     * @example indexing
     */
    status?: string;
}
/** The taxonomy paths that match a phrase. */
export interface TaxonomyPathList {
    /** The paths found, each a valid value of the `taxonomy` filters of the creative search and the brand search. */
    paths: TaxonomyPath[];
    /** Number of rows returned. They are free. */
    count: number;
}
