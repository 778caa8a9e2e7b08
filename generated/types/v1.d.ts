// Generated from openapi/v1 and openapi/shared by `npm run generate`. Do not edit.
export interface paths {
    "/brands/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search accounts
         * @deprecated
         * Finds brands or creators in one of three ways, told apart by `mode`. Each row returned is charged. Mode `smart` runs a language model and is charged as one row even if nothing matches. Replaced in v2 by one search for brands and one for creators.
         */
        post: operations["searchBrands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a brand
         * @deprecated
         * Fetches one brand. The response is the row itself, without `count`, and is charged as one row. An id that matches nothing costs nothing.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search creatives of a brand
         * @deprecated
         * Finds creatives of one brand from a request in natural language. Both modes run a language model: each creative returned is charged, and a search that finds nothing is charged as one row.
         */
        post: operations["searchBrandMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clustered insights of an account
         * @deprecated
         * Clusters the account's creatives by selling point, hook or persona, ranked by size, or counts them by type (`MEDIA_MIX`). Each cluster returned is charged.
         */
        get: operations["listBrandInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/landing-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List landing pages of an account
         * @deprecated
         * Lists the addresses that the account's ads lead to, the most frequent first. Each landing page returned is charged.
         */
        get: operations["listBrandLandingPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns or offers of an account
         * @deprecated
         * Lists campaigns or offers of an account. The specification shows that the path exists in v1, but not its query or its response.
         */
        get: operations["listBrandCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/collabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List creators an account works with
         * @deprecated
         * Lists the creators an account works with. The specification shows that the path exists in v1, but not its query or its response.
         */
        get: operations["listBrandCollabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/index": {
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
         * @deprecated
         * Adds the account behind a website or a social profile and queues its sync. For an account that is already in the index, the response is its id. Free of charge, and open to a team without credits.
         */
        post: operations["indexBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/index-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Poll the indexing of an account
         * @deprecated
         * Tells whether the indexing of an account has finished. Free of charge, and open to a team without credits.
         */
        get: operations["getBrandIndexStatus"];
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
         * @deprecated
         * The specification shows that the endpoint exists, and nothing of its purpose, request or response.
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
        BrandIds: BrandIds;
        BrandNames: BrandNames;
        SearchText: SearchText;
        AccountType: AccountType;
        Ethnicity: Ethnicity;
        Gender: Gender;
        AgeRange: AgeRange;
        Language: Language;
        LegacyBrandFilters: LegacyBrandFilters;
        LegacyBrandSortBy: LegacyBrandSortBy;
        SearchByIds: SearchByIds;
        SearchByName: SearchByName;
        SmartSearch: SmartSearch;
        LegacyBrandSearchRequest: LegacyBrandSearchRequest;
        Brand: Brand;
        LegacyBrandList: LegacyBrandList;
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
        BrandLookup: BrandLookup;
        BrandNotFoundError: BrandNotFoundError;
        NotFoundError: NotFoundError;
        DatePreset: DatePreset;
        LandingPageMatch: LandingPageMatch;
        LegacyMediaFilters: LegacyMediaFilters;
        LegacyMediaSearchRequest: LegacyMediaSearchRequest;
        LegacyMediaItem: LegacyMediaItem;
        LegacyMediaList: LegacyMediaList;
        LegacyInsightType: LegacyInsightType;
        InsightCluster: InsightCluster;
        LegacyClusterInsights: LegacyClusterInsights;
        MediaMixRow: MediaMixRow;
        MediaMixInsights: MediaMixInsights;
        LegacyInsights: LegacyInsights;
        LandingPage: LandingPage;
        LandingPageList: LandingPageList;
        IndexBrandRequest: IndexBrandRequest;
        IndexedAccount: IndexedAccount;
        BrandIndexStatus: BrandIndexStatus;
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
         * Id of an account, brand or creator, as the search returns it.
         * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
         */
        BrandId: string;
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
                "application/json": LegacyBrandSearchRequest;
            };
        };
        responses: {
            /** The accounts that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LegacyBrandList;
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
    getBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search returns it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brand as a bare row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandLookup;
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
    searchBrandMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search returns it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": LegacyMediaSearchRequest;
            };
        };
        responses: {
            /** The creatives that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LegacyMediaList;
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
    listBrandInsights: {
        parameters: {
            query?: {
                /** The theme to cluster by. */
                type?: LegacyInsightType | undefined;
                /** Count only creatives that started within so many days. */
                maxDaysBack?: number | undefined;
                /** Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search returns it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
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
                    "application/json": LegacyInsights;
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
    listBrandLandingPages: {
        parameters: {
            query?: {
                /** Whether landing pages of ads that no longer run are included. */
                showInactive?: boolean | undefined;
                /** Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search returns it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
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
    listBrandCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search returns it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listBrandCollabs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search returns it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    indexBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IndexBrandRequest;
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
    getBrandIndexStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of an account, brand or creator, as the search returns it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
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
                    "application/json": BrandIndexStatus;
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
/** Brands to fetch, each given by its uuid or its numeric platform id. */
export type BrandIds = (string | number)[];
/** Names of the accounts to look for. */
export type BrandNames = string[];
/** A description in natural language of the accounts to find. */
export type SearchText = string;
/**
 * The two kinds of account in the index.
 * @enum {string}
 */
export type AccountType = "BRAND" | "CREATOR";
/**
 * Ethnicity of a creator or of a person in a creative.
 * @enum {string}
 */
export type Ethnicity = "White" | "Black" | "Asian" | "Hispanic" | "Middle Eastern" | "Indigenous" | "Pacific Islander";
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
 * A language by its English name.
 * @enum {string}
 */
export type Language = "English" | "Spanish" | "French" | "German" | "Italian" | "Portuguese" | "Russian" | "Chinese" | "Cantonese" | "Japanese" | "Korean" | "Arabic" | "Hindi" | "Dutch" | "Polish" | "Turkish" | "Vietnamese" | "Thai" | "Burmese" | "Khmer" | "Lao" | "Indonesian" | "Hebrew" | "Swedish" | "Norwegian" | "Danish" | "Finnish" | "Farsi" | "Fijian" | "Greek" | "Czech" | "Hungarian" | "Romanian" | "Ukrainian" | "Malay" | "Tagalog" | "Filipino" | "Bengali" | "Serbian" | "Croatian" | "Bulgarian" | "Slovak" | "Slovenian" | "Estonian" | "Latvian" | "Lithuanian" | "Persian" | "Swahili" | "Amharic" | "Assamese" | "Urdu" | "Afrikaans" | "Basque" | "Catalan" | "Icelandic" | "Georgian" | "Albanian" | "Armenian" | "Azerbaijani" | "Bosnian" | "Galician" | "Gujarati" | "Haitian Creole" | "Kannada" | "Kazakh" | "Kyrgyz" | "Latin" | "Macedonian" | "Malayalam" | "Marathi" | "Mizo" | "Montenegrin" | "Nepali" | "Sinhala" | "Tamil" | "Telugu" | "Tulu" | "Punjabi" | "Welsh" | "Irish" | "Maltese" | "Yoruba" | "Zulu" | "ASL" | "Asturian" | "Bambara" | "Belarusian" | "Bhojpuri" | "Bisaya" | "Bodo" | "Cebuano" | "Chechen" | "Cherokee" | "Chichewa" | "Coptic" | "Cornish" | "Dari" | "Dhivehi" | "Esperanto" | "Ewe" | "Faroese" | "Frisian" | "Guarani" | "Hausa" | "Hawaiian" | "Hiligaynon" | "Hmong" | "Igbo" | "Ilocano" | "Jamaican Patois" | "Javanese" | "Kashmiri" | "Kikuyu" | "Kinyarwanda" | "Konkani" | "Kurdish" | "Lingala" | "Luxembourgish" | "Luganda" | "Malagasy" | "Manipuri" | "Maori" | "Mongolian" | "Nigerian Pidgin" | "Nyanja" | "Odia" | "Oromo" | "Papiamento" | "Pashto" | "Quechua" | "Samoan" | "Sanskrit" | "Scottish Gaelic" | "Sepedi" | "Shona" | "Sindhi" | "Somali" | "Sotho" | "Sundanese" | "Tajik" | "Tamazight" | "Tetum" | "Tibetan" | "Tongan" | "Tsonga" | "Tswana" | "Twi" | "Uzbek" | "Wolof" | "Xhosa" | "Khasi";
/** Fields of the account search that every mode takes. */
export interface LegacyBrandFilters {
    /** Ids of the brands to fetch. */
    brandIds?: BrandIds | undefined;
    /** Names of the accounts to find. */
    brandNames?: BrandNames | undefined;
    /** Describes the accounts to find, in natural language. */
    query?: SearchText | undefined;
    /** Which kind of account to find. */
    type?: AccountType | undefined;
    /**
     * Maximum number of rows to return in the modes `brand_name` and `smart`. Ignored in mode `ids`.
     * @default 10
     */
    count?: number | undefined;
    /** Only accounts with at least this many followers. */
    minFollowers?: number | undefined;
    /** Only accounts with at most this many followers. */
    maxFollowers?: number | undefined;
    /** Only creators of this ethnicity. */
    ethnicity?: Ethnicity | undefined;
    /** Only creators of this gender. */
    gender?: Gender | undefined;
    /** Only creators of this age. */
    ageRange?: AgeRange | undefined;
    /** Only accounts at this location. */
    location?: string | undefined;
    /** Only accounts that use this language. */
    language?: Language | undefined;
}
/**
 * The order in which accounts are returned.
 * @enum {string}
 */
export type LegacyBrandSortBy = "NAME" | "MOST_FOLLOWERS" | "LEAST_FOLLOWERS" | "MOST_VIEWS" | "HIGHEST_ENGAGEMENT" | "MOST_ACTIVE_ADS";
/** Fetches brands by id, one row for each id that matches. */
export interface SearchByIds extends WithRequired<LegacyBrandFilters, "brandIds"> {
    /**
     * Always `ids`: fetches brands by id.
     * @constant
     */
    mode: "ids";
    /** Ids of the brands to fetch. */
    brandIds: BrandIds;
    /** Order of the rows. */
    sortBy?: LegacyBrandSortBy | undefined;
}
/** Finds accounts of one type by name. */
export interface SearchByName extends WithRequired<LegacyBrandFilters, "brandNames" | "type"> {
    /**
     * Always `brand_name`: finds accounts by name.
     * @constant
     */
    mode: "brand_name";
    /** Names of the accounts to find. */
    brandNames: BrandNames;
    /** Which kind of account to find. */
    type: AccountType;
    /** Order of the rows. */
    sortBy?: LegacyBrandSortBy | undefined;
}
/** Finds accounts of one type by a description, with a language model. Rows come by relevance, so `sortBy` is refused. */
export interface SmartSearch extends WithRequired<LegacyBrandFilters, "query" | "type"> {
    /**
     * Always `smart`: finds accounts by description.
     * @constant
     */
    mode: "smart";
    /** Describes the accounts to find, in natural language. */
    query: SearchText;
    /** Which kind of account to find. */
    type: AccountType;
}
/** One of three searches, told apart by `mode`. */
export type LegacyBrandSearchRequest<Mode extends "ids" | "brand_name" | "smart" = "ids" | "brand_name" | "smart"> = {
    "ids": SearchByIds;
    "brand_name": SearchByName;
    "smart": SmartSearch;
}[Mode];
/** An account as v1 shows it, in searches and in single lookups. Every key is present, with null where nothing is known. */
export interface Brand {
    /** Id of the account. */
    id: string;
    /** Name of the account. */
    name: string;
    /** What the account is about, in brief. */
    summary: string | null;
    /** What line of business the account is in. */
    category: string | null;
    /** Whether the account is verified. */
    verified: boolean;
    /** Short name of the account's page. */
    pageAlias: string | null;
    /** Number of likes of the account's page. */
    likes: number | null;
    /** Instagram handle. */
    igUsername: string | null;
    /** Number of followers on Instagram. */
    igFollowers: number | null;
    /** Engagement rate on Instagram. */
    igEngagementRate: number | null;
    /** TikTok handle. */
    tiktokUsername: string | null;
    /** Number of followers on TikTok. */
    tiktokFollowers: number | null;
    /** URL of a profile picture. */
    thumbnailUrl: string | null;
}
/** The accounts that a search found. */
export interface LegacyBrandList {
    /** Number of rows returned and charged; in mode `smart` an empty response is charged as one row. */
    count: number;
    /** The accounts found. */
    brands: Brand[];
    /** The requested ids that match no brand and are left out of `brands`. Present only in mode `ids`. */
    unmatchedIds?: string[];
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
/** An account as the lookup returns it, a bare row without `count`. */
export interface BrandLookup extends Brand {
    count?: never;
}
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
 * A named range of dates.
 * @enum {string}
 */
export type DatePreset = "today" | "yesterday" | "last-3-days" | "last-7-days" | "this-week" | "last-week" | "last-14-days" | "last-30-days" | "this-month" | "last-month" | "last-3-months" | "last-6-months" | "year-to-date" | "last-year";
/**
 * How `landingPage` is compared.
 * @enum {string}
 */
export type LandingPageMatch = "contains" | "equals";
/** Filters of the creative search, nested where v2 has them at the top level. */
export interface LegacyMediaFilters {
    /** Only creatives in this date range. */
    dateRange?: {
        /** Named date range. */
        preset?: DatePreset | undefined;
        /** First day of the range. */
        startDate?: string | undefined;
        /** Last day of the range. */
        endDate?: string | undefined;
    } | undefined;
    /** Only creatives that have run this many days. */
    daysRun?: {
        /** Lower bound. */
        min?: number | undefined;
        /** Upper bound. */
        max?: number | undefined;
    } | undefined;
    /** Only creatives with this many views. */
    viewCount?: {
        /** Lower bound. */
        min?: number | undefined;
        /** Upper bound. */
        max?: number | undefined;
    } | undefined;
    /** Only creatives that link to this landing page. */
    landingPage?: {
        /** The landing page, whole or in part. */
        value?: string | undefined;
        /** Whether the landing page must contain `value` or equal it. */
        operator?: LandingPageMatch | undefined;
    } | undefined;
}
/** A creative search described in words, in v1. */
export interface LegacyMediaSearchRequest {
    /**
     * `structured` derives filters from `userRequest`; `smart` runs a semantic search as well. Both run a language model.
     * @enum {string}
     */
    mode?: ("structured" | "smart") | undefined;
    /** Describes the creatives to find, in natural language. */
    userRequest?: string | undefined;
    /** Text of the semantic search; `query` in v2. */
    semanticSearchQuery?: string | undefined;
    /** Narrows the search. */
    filters?: LegacyMediaFilters | undefined;
    /** Maximum number of rows to return. Each row is charged, so ask for no more than you need. */
    limit?: number | undefined;
}
/** One advertising creative as v1 shows it. */
export interface LegacyMediaItem {
    /** Id of the creative. */
    id: string;
    /** Title of the creative. */
    title: string | null;
    /** Ad format of the creative. */
    type: string | null;
    /** What kind of media the creative is. */
    mediaType: string | null;
    /** URL of the image or video. */
    mediaUrl: string | null;
    /** URL of a preview image. */
    thumbnailUrl: string | null;
    /** Platforms the creative runs on. */
    platforms: string[];
    /** The opening that is meant to win attention. */
    hook: string | null;
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
}
/** The creatives that a search found. */
export interface LegacyMediaList {
    /** Number of rows returned and charged; an empty response is charged as one row. */
    count: number;
    /** The creatives found. */
    media: LegacyMediaItem[];
}
/**
 * The theme by which creatives are clustered; `MEDIA_MIX` counts them by type instead.
 * @enum {string}
 */
export type LegacyInsightType = "USP" | "HOOK" | "TARGET_PERSONA" | "MEDIA_MIX";
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
export interface LegacyClusterInsights {
    /**
     * The requested `type`.
     * @enum {string}
     */
    type: "USP" | "HOOK" | "TARGET_PERSONA" | "AD_ANGLE";
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
export type LegacyInsights<Type extends "USP" | "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX" = "USP" | "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX"> = {
    "USP": LegacyClusterInsights;
    "HOOK": LegacyClusterInsights;
    "TARGET_PERSONA": LegacyClusterInsights;
    "AD_ANGLE": LegacyClusterInsights;
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
/** The account to add, by its website or profile. */
export interface IndexBrandRequest {
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
export interface BrandIndexStatus {
    /**
     * State of the indexing: `indexing` while it runs.
     * @example indexing
     */
    status: string;
}
