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
         * Finds brands or creators by id, by name or by description, as `mode` says. Each row returned is charged. Mode `smart` runs a language model and charges at least one row. In v2, brands and creators have separate searches.
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
         * Returns one brand, and is charged as one row. The response is the row itself, without `count`. An unknown id is not charged.
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
         * Search a brand's creatives
         * @deprecated
         * Finds one brand's creatives from a request in natural language. Both modes run a language model. Each creative returned is charged, and an empty response is charged as one row.
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
         * List an account's insights
         * @deprecated
         * Groups the account's creatives into clusters by selling point, hook or persona, largest first; `MEDIA_MIX` counts them by type instead. Each row returned is charged.
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
         * List an account's landing pages
         * @deprecated
         * Returns the URLs that the account's creatives lead to, most frequent first. Each landing page returned is charged.
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
         * List an account's campaigns
         * @deprecated
         * Returns the account's campaigns or offers. For v1, only the path is specified, not its query or its response.
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
         * Returns the creators an account works with. For v1, only the path is specified, not its query or its response.
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
         * Adds the account behind a website or social profile URL to the index and queues its sync. If the index already has the account, the response has its id. Free of charge, and available to teams without credits.
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
         * Get an account's indexing status
         * @deprecated
         * Reports whether an account's indexing has finished; poll it after adding an account. Free of charge, and available to teams without credits.
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
         * Get comments
         * @deprecated
         * The specification names this endpoint but says nothing about its purpose, request or response.
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
        BrandId: string;
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
                "application/json": LegacyBrandSearchRequest;
            };
        };
        responses: {
            /** Matching accounts (may be empty). */
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
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brand, as a bare row. */
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
                 * Id of a brand or creator; take it from a search.
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
            /** Matching creatives (may be empty). */
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
                /** What to group creatives by. Not specified: whether it is required. */
                type?: LegacyInsightType | undefined;
                /** Count creatives that started within this many days. Not specified: default. */
                maxDaysBack?: number | undefined;
                /** Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: default. */
                limit?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
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
                /** Whether to include landing pages of creatives that no longer run. The meaning is inferred from the name; only the two values are specified. Not specified: default. */
                showInactive?: boolean | undefined;
                /** Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: default. */
                limit?: number | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
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
    listBrandCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    getBrandIndexStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of a brand or creator; take it from a search.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["BrandId"];
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
/** Brands to fetch, by uuid or numeric platform id. */
export type BrandIds = readonly (string | number)[];
/** Names of the accounts to find. */
export type BrandNames = readonly string[];
/** Natural-language description of the accounts to find. */
export type SearchText = string;
/**
 * Whether an account is a brand or a creator.
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
 * Age, in years, of a creator or of a person in a creative.
 * @enum {string}
 */
export type AgeRange = "0-18" | "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65+";
/**
 * A language by its English name.
 * @enum {string}
 */
export type Language = "English" | "Spanish" | "French" | "German" | "Italian" | "Portuguese" | "Russian" | "Chinese" | "Cantonese" | "Japanese" | "Korean" | "Arabic" | "Hindi" | "Dutch" | "Polish" | "Turkish" | "Vietnamese" | "Thai" | "Burmese" | "Khmer" | "Lao" | "Indonesian" | "Hebrew" | "Swedish" | "Norwegian" | "Danish" | "Finnish" | "Farsi" | "Fijian" | "Greek" | "Czech" | "Hungarian" | "Romanian" | "Ukrainian" | "Malay" | "Tagalog" | "Filipino" | "Bengali" | "Serbian" | "Croatian" | "Bulgarian" | "Slovak" | "Slovenian" | "Estonian" | "Latvian" | "Lithuanian" | "Persian" | "Swahili" | "Amharic" | "Assamese" | "Urdu" | "Afrikaans" | "Basque" | "Catalan" | "Icelandic" | "Georgian" | "Albanian" | "Armenian" | "Azerbaijani" | "Bosnian" | "Galician" | "Gujarati" | "Haitian Creole" | "Kannada" | "Kazakh" | "Kyrgyz" | "Latin" | "Macedonian" | "Malayalam" | "Marathi" | "Mizo" | "Montenegrin" | "Nepali" | "Sinhala" | "Tamil" | "Telugu" | "Tulu" | "Punjabi" | "Welsh" | "Irish" | "Maltese" | "Yoruba" | "Zulu" | "ASL" | "Asturian" | "Bambara" | "Belarusian" | "Bhojpuri" | "Bisaya" | "Bodo" | "Cebuano" | "Chechen" | "Cherokee" | "Chichewa" | "Coptic" | "Cornish" | "Dari" | "Dhivehi" | "Esperanto" | "Ewe" | "Faroese" | "Frisian" | "Guarani" | "Hausa" | "Hawaiian" | "Hiligaynon" | "Hmong" | "Igbo" | "Ilocano" | "Jamaican Patois" | "Javanese" | "Kashmiri" | "Kikuyu" | "Kinyarwanda" | "Konkani" | "Kurdish" | "Lingala" | "Luxembourgish" | "Luganda" | "Malagasy" | "Manipuri" | "Maori" | "Mongolian" | "Nigerian Pidgin" | "Nyanja" | "Odia" | "Oromo" | "Papiamento" | "Pashto" | "Quechua" | "Samoan" | "Sanskrit" | "Scottish Gaelic" | "Sepedi" | "Shona" | "Sindhi" | "Somali" | "Sotho" | "Sundanese" | "Tajik" | "Tamazight" | "Tetum" | "Tibetan" | "Tongan" | "Tsonga" | "Tswana" | "Twi" | "Uzbek" | "Wolof" | "Xhosa" | "Khasi";
/** Fields that every mode of the account search accepts. */
export interface LegacyBrandFilters {
    /** Ids of the brands to fetch. Not specified: allowed values (whether a string that is neither a uuid nor numeric is rejected). */
    brandIds?: BrandIds | undefined;
    /** Names of the accounts to find. Part of a name is assumed to be enough; the specification does not say how names are compared. */
    brandNames?: BrandNames | undefined;
    /** Natural-language description of the accounts to find. */
    query?: SearchText | undefined;
    /** Whether to find brands or creators. */
    type?: AccountType | undefined;
    /**
     * Maximum number of rows in the modes `brand_name` and `smart`; ignored in mode `ids`.
     * @default 10
     */
    count?: number | undefined;
    /** Return accounts with at least this many followers. The bound itself is assumed to be included; the specification does not say. */
    minFollowers?: number | undefined;
    /** Return accounts with at most this many followers. The bound itself is assumed to be included; the specification does not say. */
    maxFollowers?: number | undefined;
    /** Return creators of this ethnicity. */
    ethnicity?: Ethnicity | undefined;
    /** Return creators of this gender. */
    gender?: Gender | undefined;
    /** Return creators of this age. */
    ageRange?: AgeRange | undefined;
    /** Return accounts with this location. Matching the whole text, ignoring case, is assumed; the specification does not say how places are compared. Not specified: allowed values. */
    location?: string | undefined;
    /** Return accounts that use this language. */
    language?: Language | undefined;
}
/**
 * Order in which accounts are returned.
 * @enum {string}
 */
export type LegacyBrandSortBy = "NAME" | "MOST_FOLLOWERS" | "LEAST_FOLLOWERS" | "MOST_VIEWS" | "HIGHEST_ENGAGEMENT" | "MOST_ACTIVE_ADS";
/** Get brands by id. Returns one row for each id that matches. */
export interface SearchByIds extends WithRequired<LegacyBrandFilters, "brandIds"> {
    /**
     * Search by id.
     * @constant
     */
    mode: "ids";
    /** Ids of the brands to fetch. Not specified: allowed values (whether a string that is neither a uuid nor numeric is rejected). */
    brandIds: BrandIds;
    /** Order of the rows. A to Z is inferred from the name; the direction is not specified. Not specified: order of the rows (without `sortBy`); what it does (which platform's followers, views and engagement count). */
    sortBy?: LegacyBrandSortBy | undefined;
}
/** Finds accounts of one type by name. */
export interface SearchByName extends WithRequired<LegacyBrandFilters, "brandNames" | "type"> {
    /**
     * Search by name.
     * @constant
     */
    mode: "brand_name";
    /** Names of the accounts to find. */
    brandNames: BrandNames;
    /** Whether to find brands or creators. */
    type: AccountType;
    /** Order of the rows. A to Z is inferred from the name; the direction is not specified. Not specified: order of the rows (without `sortBy`); what it does (which platform's followers, views and engagement count). */
    sortBy?: LegacyBrandSortBy | undefined;
}
/** Finds accounts of one type by description, with a language model. Rows are ordered by relevance, so `sortBy` is rejected. */
export interface SmartSearch extends WithRequired<LegacyBrandFilters, "query" | "type"> {
    /**
     * Search by description.
     * @constant
     */
    mode: "smart";
    /** Natural-language description of the accounts to find. */
    query: SearchText;
    /** Whether to find brands or creators. */
    type: AccountType;
}
/** One of three searches; `mode` says which. */
export type LegacyBrandSearchRequest<Mode extends "ids" | "brand_name" | "smart" = "ids" | "brand_name" | "smart"> = {
    "ids": SearchByIds;
    "brand_name": SearchByName;
    "smart": SmartSearch;
}[Mode];
/** A brand or creator, as v1 returns it. */
export interface Brand {
    /** Id of the account. */
    id: string;
    /** Name of the account. */
    name: string;
    /** Short description of the account. */
    summary: string | null;
    /** Category of the account. Not specified: allowed values. */
    category: string | null;
    /** Whether the account is verified. */
    verified: boolean;
    /** Alias of the account's page. */
    pageAlias: string | null;
    /** Number of likes. Not specified: meaning (on which platform). */
    likes: number | null;
    /** Instagram handle. */
    igUsername: string | null;
    /** Number of followers on Instagram. */
    igFollowers: number | null;
    /** Engagement rate on Instagram. Not specified: unit. */
    igEngagementRate: number | null;
    /** TikTok handle. */
    tiktokUsername: string | null;
    /** Number of followers on TikTok. */
    tiktokFollowers: number | null;
    /** URL of a thumbnail of the account. */
    thumbnailUrl: string | null;
}
/** Result of an account search. */
export interface LegacyBrandList {
    /** Number of rows returned and charged; in mode `smart`, an empty response is charged as one row. */
    count: number;
    /** The matching accounts. */
    brands: Brand[];
    /** The requested ids that match no brand. Only in mode `ids`. */
    unmatchedIds?: string[];
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
/** A brand as the lookup returns it, a bare row without `count`. */
export interface BrandLookup extends Brand {
    count?: never;
}
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
 * A period of days, given by name.
 * @enum {string}
 */
export type DatePreset = "today" | "yesterday" | "last-3-days" | "last-7-days" | "this-week" | "last-week" | "last-14-days" | "last-30-days" | "this-month" | "last-month" | "last-3-months" | "last-6-months" | "year-to-date" | "last-year";
/**
 * How `landingPage` is compared.
 * @enum {string}
 */
export type LandingPageMatch = "contains" | "equals";
/** Filters of the creative search. In v2, they are at the top level of the request. */
export interface LegacyMediaFilters {
    /** Return creatives from this period. */
    dateRange?: {
        /** A named period. */
        preset?: DatePreset | undefined;
        /** First day of the period. */
        startDate?: string | undefined;
        /** Last day of the period. */
        endDate?: string | undefined;
    } | undefined;
    /** Return creatives that have run for this number of days. */
    daysRun?: {
        /** At least this many days. */
        min?: number | undefined;
        /** At most this many days. */
        max?: number | undefined;
    } | undefined;
    /** Return creatives with this number of views. */
    viewCount?: {
        /** At least this many views. */
        min?: number | undefined;
        /** At most this many views. */
        max?: number | undefined;
    } | undefined;
    /** Return creatives with this landing page. */
    landingPage?: {
        /** Landing page to look for. `operator` sets how it is compared. */
        value?: string | undefined;
        /** Whether the landing page must contain `value` or equal it. */
        operator?: LandingPageMatch | undefined;
    } | undefined;
}
/** Search creatives with a request in natural language. */
export interface LegacyMediaSearchRequest {
    /**
     * How to search. Both modes run a language model.
     * @enum {string}
     */
    mode?: ("structured" | "smart") | undefined;
    /** What to look for, in natural language. */
    userRequest?: string | undefined;
    /** Text of the semantic search; called `query` in v2. Only the name is specified, as the field that v2's `query` replaces; the type is assumed to be that of `query`. */
    semanticSearchQuery?: string | undefined;
    /** Narrows the search. Only the names of the fields are specified; their types are assumed to be those of the v2 fields that replace them. Not specified: other fields; allowed values (types and allowed values of the fields). */
    filters?: LegacyMediaFilters | undefined;
    /** Maximum number of rows to return. Each one is charged, so ask for no more than you need. Not specified: range; default. */
    limit?: number | undefined;
}
/** A creative (one ad), as v1 returns it. */
export interface LegacyMediaItem {
    /** Id of the creative. */
    id: string;
    /** Title of the creative. */
    title: string | null;
    /** Ad format of the creative. Not specified: allowed values. */
    type: string | null;
    /** Media type of the creative. Not specified: allowed values. */
    mediaType: string | null;
    /** URL of the image or video. */
    mediaUrl: string | null;
    /** URL of a preview image. */
    thumbnailUrl: string | null;
    /** Where the creative runs. Not specified: allowed values. */
    platforms: string[];
    /** How the creative opens to catch attention. */
    hook: string | null;
    /** When the creative started running. Not specified: format. */
    startAt: string | null;
    /** When the creative stopped running. Not specified: format. */
    endAt: string | null;
    /** Number of days the creative has run. */
    daysRun: number | null;
    /** Kinds of creative that it is, such as a testimonial. Not specified: allowed values. */
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
    /** Impressions as a readable range, such as `400K-500K`. */
    impressionsText: string | null;
}
/** Result of a creative search. */
export interface LegacyMediaList {
    /** Number of rows returned and charged; an empty response is charged as one row. */
    count: number;
    /** The matching creatives. */
    media: LegacyMediaItem[];
}
/**
 * What to group creatives by.
 * @enum {string}
 */
export type LegacyInsightType = "USP" | "HOOK" | "TARGET_PERSONA" | "MEDIA_MIX";
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
export interface LegacyClusterInsights {
    /**
     * The `type` requested. Not specified: when it occurs (AD_ANGLE, which is listed for responses but not for the parameter `type`).
     * @enum {string}
     */
    type: "USP" | "HOOK" | "TARGET_PERSONA" | "AD_ANGLE";
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
export type LegacyInsights<Type extends "USP" | "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX" = "USP" | "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX"> = {
    "USP": LegacyClusterInsights;
    "HOOK": LegacyClusterInsights;
    "TARGET_PERSONA": LegacyClusterInsights;
    "AD_ANGLE": LegacyClusterInsights;
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
/** The account to add to the index. */
export interface IndexBrandRequest {
    /** URL of the account's website, or of an Instagram or TikTok profile, which is resolved as a creator. Exactly one. */
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
export interface BrandIndexStatus {
    /**
     * Indexing status; `indexing` while it is in progress. Not specified: allowed values (all but `indexing`).
     * @example indexing
     */
    status: string;
}
