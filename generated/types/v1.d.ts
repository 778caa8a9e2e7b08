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
         * @description Finds brands or creators in one of three ways, told apart by `mode`. Each row returned is charged. Mode `smart` runs a language model and is charged as one row even if nothing matches. Replaced in v2 by one search for brands and one for creators.
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
         * @description Fetches one brand. The answer is the bare row without `count` and is charged as one row; an id that matches nothing costs nothing.
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
         * @description Finds creatives of one brand from a request in natural language. Both modes run a language model: each creative returned is charged, and a search that finds nothing is charged as one row.
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
         * @description Clusters the account's creatives by selling point, hook or persona, ranked by size, or counts them by type (`MEDIA_MIX`). Each cluster returned is charged.
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
         * @description Lists the addresses that the account's ads lead to, the most frequent first. Each landing page returned is charged.
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
         * @description Lists campaigns or offers of an account. The specification shows that the path exists in v1, and nothing of its query or its answer.
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
         * @description Lists the creators an account works with. The specification shows that the path exists in v1, and nothing of its query or its answer.
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
         * @description Adds the account behind a website or a social profile and queues its sync. For an account that the index has already, its id is answered. Free of charge, and open to a team without credits.
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
         * @description Tells whether the indexing of an account has finished. Free of charge, and open to a team without credits.
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
         * @description The specification shows that the endpoint exists, and nothing of its purpose, request or response.
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
        /** @description Brands to fetch, each given by its uuid or its numeric platform id. */
        BrandIds: (string | number)[];
        /** @description Names of the accounts to look for. */
        BrandNames: string[];
        /** @description A description in natural language of the accounts to find. */
        SearchText: string;
        /**
         * @description The two kinds of account in the index.
         * @enum {string}
         */
        AccountType: "BRAND" | "CREATOR";
        /**
         * @description Ethnicity of a creator or of a person in a creative.
         * @enum {string}
         */
        Ethnicity: "White" | "Black" | "Asian" | "Hispanic" | "Middle Eastern" | "Indigenous" | "Pacific Islander";
        /**
         * @description Gender of a creator or of a person in a creative.
         * @enum {string}
         */
        Gender: "male" | "female" | "other";
        /**
         * @description Age in years of a creator or of a person in a creative.
         * @enum {string}
         */
        AgeRange: "0-18" | "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65+";
        /**
         * @description A language by its English name.
         * @enum {string}
         */
        Language: "English" | "Spanish" | "French" | "German" | "Italian" | "Portuguese" | "Russian" | "Chinese" | "Cantonese" | "Japanese" | "Korean" | "Arabic" | "Hindi" | "Dutch" | "Polish" | "Turkish" | "Vietnamese" | "Thai" | "Burmese" | "Khmer" | "Lao" | "Indonesian" | "Hebrew" | "Swedish" | "Norwegian" | "Danish" | "Finnish" | "Farsi" | "Fijian" | "Greek" | "Czech" | "Hungarian" | "Romanian" | "Ukrainian" | "Malay" | "Tagalog" | "Filipino" | "Bengali" | "Serbian" | "Croatian" | "Bulgarian" | "Slovak" | "Slovenian" | "Estonian" | "Latvian" | "Lithuanian" | "Persian" | "Swahili" | "Amharic" | "Assamese" | "Urdu" | "Afrikaans" | "Basque" | "Catalan" | "Icelandic" | "Georgian" | "Albanian" | "Armenian" | "Azerbaijani" | "Bosnian" | "Galician" | "Gujarati" | "Haitian Creole" | "Kannada" | "Kazakh" | "Kyrgyz" | "Latin" | "Macedonian" | "Malayalam" | "Marathi" | "Mizo" | "Montenegrin" | "Nepali" | "Sinhala" | "Tamil" | "Telugu" | "Tulu" | "Punjabi" | "Welsh" | "Irish" | "Maltese" | "Yoruba" | "Zulu" | "ASL" | "Asturian" | "Bambara" | "Belarusian" | "Bhojpuri" | "Bisaya" | "Bodo" | "Cebuano" | "Chechen" | "Cherokee" | "Chichewa" | "Coptic" | "Cornish" | "Dari" | "Dhivehi" | "Esperanto" | "Ewe" | "Faroese" | "Frisian" | "Guarani" | "Hausa" | "Hawaiian" | "Hiligaynon" | "Hmong" | "Igbo" | "Ilocano" | "Jamaican Patois" | "Javanese" | "Kashmiri" | "Kikuyu" | "Kinyarwanda" | "Konkani" | "Kurdish" | "Lingala" | "Luxembourgish" | "Luganda" | "Malagasy" | "Manipuri" | "Maori" | "Mongolian" | "Nigerian Pidgin" | "Nyanja" | "Odia" | "Oromo" | "Papiamento" | "Pashto" | "Quechua" | "Samoan" | "Sanskrit" | "Scottish Gaelic" | "Sepedi" | "Shona" | "Sindhi" | "Somali" | "Sotho" | "Sundanese" | "Tajik" | "Tamazight" | "Tetum" | "Tibetan" | "Tongan" | "Tsonga" | "Tswana" | "Twi" | "Uzbek" | "Wolof" | "Xhosa" | "Khasi";
        /** @description Fields of the account search that every mode takes. */
        LegacyBrandFilters: {
            brandIds?: components["schemas"]["BrandIds"];
            brandNames?: components["schemas"]["BrandNames"];
            query?: components["schemas"]["SearchText"];
            type?: components["schemas"]["AccountType"];
            /**
             * @description Most rows to return in the modes `brand_name` and `smart`; ignored in mode `ids`.
             * @default 10
             */
            count?: number;
            minFollowers?: number;
            maxFollowers?: number;
            ethnicity?: components["schemas"]["Ethnicity"];
            gender?: components["schemas"]["Gender"];
            ageRange?: components["schemas"]["AgeRange"];
            location?: string;
            language?: components["schemas"]["Language"];
        };
        /**
         * @description The order in which accounts are returned.
         * @enum {string}
         */
        LegacyBrandSortBy: "NAME" | "MOST_FOLLOWERS" | "LEAST_FOLLOWERS" | "MOST_VIEWS" | "HIGHEST_ENGAGEMENT" | "MOST_ACTIVE_ADS";
        /** @description Fetches brands by id, one row for each id that matches. */
        SearchByIds: {
            /** @constant */
            mode: "ids";
            brandIds: components["schemas"]["BrandIds"];
            sortBy?: components["schemas"]["LegacyBrandSortBy"];
        } & WithRequired<components["schemas"]["LegacyBrandFilters"], "brandIds">;
        /** @description Finds accounts of one type by name. */
        SearchByName: {
            /** @constant */
            mode: "brand_name";
            brandNames: components["schemas"]["BrandNames"];
            type: components["schemas"]["AccountType"];
            sortBy?: components["schemas"]["LegacyBrandSortBy"];
        } & WithRequired<components["schemas"]["LegacyBrandFilters"], "brandNames" | "type">;
        /** @description Finds accounts of one type by a description, with a language model. Rows come by relevance, so `sortBy` is refused. */
        SmartSearch: {
            /** @constant */
            mode: "smart";
            query: components["schemas"]["SearchText"];
            type: components["schemas"]["AccountType"];
            sortBy?: never;
        } & WithRequired<components["schemas"]["LegacyBrandFilters"], "query" | "type">;
        /** @description One of three searches, told apart by `mode`. */
        LegacyBrandSearchRequest: components["schemas"]["SearchByIds"] | components["schemas"]["SearchByName"] | components["schemas"]["SmartSearch"];
        /** @description An account as v1 shows it, in searches and in single lookups. Every key is present, with null where nothing is known. */
        Brand: {
            id: string;
            name: string;
            summary: string | null;
            category: string | null;
            verified: boolean;
            pageAlias: string | null;
            likes: number | null;
            igUsername: string | null;
            igFollowers: number | null;
            igEngagementRate: number | null;
            tiktokUsername: string | null;
            tiktokFollowers: number | null;
            thumbnailUrl: string | null;
        };
        /** @description The accounts that a search found. */
        LegacyBrandList: {
            /** @description Rows returned. It is the number of rows charged too, except that an empty answer of mode `smart` is charged as one row. */
            count: number;
            brands: components["schemas"]["Brand"][];
            /** @description Only in mode `ids`, the requested ids that matched no brand and are missing from `brands`. */
            unmatchedIds?: string[];
        };
        /** @description One fault of a refused request. */
        ErrorDetail: {
            /**
             * @description The offending field.
             * @example limit
             */
            path: string;
            /**
             * @description What is wrong with the field, for people; do not parse it.
             * @example must be an integer
             */
            message: string;
        };
        /** @description The body or the query string failed validation. */
        InvalidRequestError: {
            error: {
                /** @constant */
                code: "invalid_request";
                /** @description For people; branch on the code instead. */
                message: string;
                /** @description The fields that failed. */
                details?: components["schemas"]["ErrorDetail"][];
            };
        };
        /** @description The API key is missing, malformed, unknown or revoked. */
        InvalidApiKeyError: {
            error: {
                /** @constant */
                code: "invalid_api_key";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description The team has used up its credits of the month. */
        OutOfCreditsError: {
            error: {
                /** @constant */
                code: "out_of_credits";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description The team's subscription is not active. */
        SubscriptionInactiveError: {
            error: {
                /** @constant */
                code: "subscription_inactive";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description The key's holder is no longer a member of the team. */
        MembershipEndedError: {
            error: {
                /** @constant */
                code: "membership_ended";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description The path does not support the HTTP method. */
        MethodNotAllowedError: {
            error: {
                /** @constant */
                code: "method_not_allowed";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description The request body is larger than the service accepts. */
        PayloadTooLargeError: {
            error: {
                /** @constant */
                code: "payload_too_large";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description One of the rate limits is exceeded. */
        RateLimitedError: {
            error: {
                /** @constant */
                code: "rate_limited";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description The service failed; the request was not at fault. */
        InternalError: {
            error: {
                /** @constant */
                code: "internal_error";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description No account has the id that was given. */
        BrandNotFoundError: {
            error: {
                /** @constant */
                code: "brand_not_found";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /** @description There is nothing at this address. */
        NotFoundError: {
            error: {
                /** @constant */
                code: "not_found";
                /** @description For people; branch on the code instead. */
                message: string;
            };
        };
        /**
         * @description A named range of dates.
         * @enum {string}
         */
        DatePreset: "today" | "yesterday" | "last-3-days" | "last-7-days" | "this-week" | "last-week" | "last-14-days" | "last-30-days" | "this-month" | "last-month" | "last-3-months" | "last-6-months" | "year-to-date" | "last-year";
        /**
         * @description How `landingPage` is compared.
         * @enum {string}
         */
        LandingPageMatch: "contains" | "equals";
        /** @description Filters of the creative search, nested where v2 has them at the top level. */
        LegacyMediaFilters: {
            dateRange?: {
                preset?: components["schemas"]["DatePreset"];
                startDate?: string;
                endDate?: string;
            };
            daysRun?: {
                min?: number;
                max?: number;
            };
            viewCount?: {
                min?: number;
                max?: number;
            };
            landingPage?: {
                value?: string;
                operator?: components["schemas"]["LandingPageMatch"];
            };
        };
        /** @description A creative search described in words, in v1. */
        LegacyMediaSearchRequest: {
            /**
             * @description `structured` derives filters from `userRequest`; `smart` runs a semantic search as well. Both run a language model.
             * @enum {string}
             */
            mode?: "structured" | "smart";
            /** @description What to look for, in natural language. */
            userRequest?: string;
            /** @description Text of the semantic search; `query` in v2. */
            semanticSearchQuery?: string;
            filters?: components["schemas"]["LegacyMediaFilters"];
            /** @description Most rows to return. Each is charged, so ask for no more than you need. */
            limit?: number;
        };
        /** @description One advertising creative as v1 shows it. */
        LegacyMediaItem: {
            id: string;
            title: string | null;
            type: string | null;
            mediaType: string | null;
            mediaUrl: string | null;
            thumbnailUrl: string | null;
            platforms: string[];
            hook: string | null;
            startAt: string | null;
            endAt: string | null;
            daysRun: number | null;
            categories: string[];
            carouselCount: number | null;
            viewCount: number | null;
            likeCount: number | null;
            commentCount: number | null;
            impressionPercentile: number | null;
            impressionsText: string | null;
        };
        /** @description The creatives that a search found. */
        LegacyMediaList: {
            /** @description Rows returned. It is the number of rows charged too, except that an empty answer is charged as one row. */
            count: number;
            media: components["schemas"]["LegacyMediaItem"][];
        };
        /**
         * @description The theme by which creatives are clustered; `MEDIA_MIX` counts them by type instead.
         * @enum {string}
         */
        LegacyInsightType: "USP" | "HOOK" | "TARGET_PERSONA" | "MEDIA_MIX";
        /** @description Creatives that share one idea, counted. */
        InsightCluster: {
            id: string;
            /** @description The shared idea in words. */
            label: string;
            tags: string[] | null;
            /** @description How many of the account's creatives belong to the cluster. */
            total: number;
        };
        /** @description An account's creatives clustered by one theme. */
        LegacyClusterInsights: {
            /**
             * @description The type that was asked for.
             * @enum {string}
             */
            type: "USP" | "HOOK" | "TARGET_PERSONA";
            /** @description Rows returned, which is also the number of rows charged. */
            count: number;
            /** @description Ranked by `total`, highest first. */
            totals: components["schemas"]["InsightCluster"][];
        };
        /** @description How many creatives have one type. */
        MediaMixRow: {
            type: string;
            count: number;
        };
        /** @description An account's creatives by their type. */
        MediaMixInsights: {
            /** @constant */
            type: "MEDIA_MIX";
            /** @description Rows returned, which is also the number of rows charged. */
            count: number;
            rows: components["schemas"]["MediaMixRow"][];
        };
        /** @description What was asked for by `type`, which also tells the two shapes apart. */
        LegacyInsights: components["schemas"]["LegacyClusterInsights"] | components["schemas"]["MediaMixInsights"];
        /** @description An address that ads of the account lead to. */
        LandingPage: {
            url: string;
            /** @description Ranking key; higher means the address appears across more of the account's ads. */
            total: number;
        };
        /** @description An account's landing pages. */
        LandingPageList: {
            /** @description Rows returned, which is also the number of rows charged. */
            count: number;
            /** @description Ranked by `total`, highest first. */
            landingPages: components["schemas"]["LandingPage"][];
        };
        /** @description The account to add, by its website or profile. */
        IndexBrandRequest: {
            /** @description Exactly one URL of a website or of an Instagram or TikTok profile; a profile is resolved as a creator. */
            websiteUrl: string;
        };
        /** @description The account behind a website or profile, and whether the index had it already. */
        IndexedAccount: {
            /** @description Id of the account, new or existing. */
            brandId: string;
            /**
             * @description `already_exists`: the URL matches an account of the index. `indexing`: the account was created and its sync is queued.
             * @enum {string}
             */
            status: "already_exists" | "indexing";
        };
        /** @description How far the indexing of an account has come. */
        BrandIndexStatus: {
            /**
             * @description State of the indexing; `indexing` while it runs.
             * @example indexing
             */
            status: string;
        };
    };
    responses: {
        /** @description The request failed validation. Nothing is charged. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequestError"];
            };
        };
        /** @description The API key is missing, malformed, unknown or revoked. Nothing is charged. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidApiKeyError"];
            };
        };
        /** @description The team's credits of the month are used up. Nothing is charged. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OutOfCreditsError"];
            };
        };
        /** @description The key is known, but its team's subscription is inactive or its holder has left the team. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SubscriptionInactiveError"] | components["schemas"]["MembershipEndedError"];
            };
        };
        /** @description The path does not support the method. HEAD is refused wherever GET is metered, since it would be billed without returning data. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MethodNotAllowedError"];
            };
        };
        /** @description The request body exceeds the limit of 100 KB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PayloadTooLargeError"];
            };
        };
        /** @description The limit per IP address, per API key or per endpoint is exceeded. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RateLimitedError"];
            };
        };
        /** @description The service failed. Whether a failed request is charged is not shown. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InternalError"];
            };
        };
        /** @description Nothing matches the id or the address. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BrandNotFoundError"] | components["schemas"]["NotFoundError"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of an account, brand or creator, as the search operations return it.
         * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
         */
        AccountId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The methods that the path supports, separated by commas, as defined by RFC 9110.
         * @example POST
         */
        Allow: string;
        /**
         * @description How long to wait before the next request, as defined by RFC 9110.
         * @example 17
         */
        RetryAfter: string;
    };
    pathItems: never;
}
export type BrandIds = components['schemas']['BrandIds'];
export type BrandNames = components['schemas']['BrandNames'];
export type SearchText = components['schemas']['SearchText'];
export type AccountType = components['schemas']['AccountType'];
export type Ethnicity = components['schemas']['Ethnicity'];
export type Gender = components['schemas']['Gender'];
export type AgeRange = components['schemas']['AgeRange'];
export type Language = components['schemas']['Language'];
export type LegacyBrandFilters = components['schemas']['LegacyBrandFilters'];
export type LegacyBrandSortBy = components['schemas']['LegacyBrandSortBy'];
export type SearchByIds = components['schemas']['SearchByIds'];
export type SearchByName = components['schemas']['SearchByName'];
export type SmartSearch = components['schemas']['SmartSearch'];
export type LegacyBrandSearchRequest = components['schemas']['LegacyBrandSearchRequest'];
export type Brand = components['schemas']['Brand'];
export type LegacyBrandList = components['schemas']['LegacyBrandList'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type InvalidRequestError = components['schemas']['InvalidRequestError'];
export type InvalidApiKeyError = components['schemas']['InvalidApiKeyError'];
export type OutOfCreditsError = components['schemas']['OutOfCreditsError'];
export type SubscriptionInactiveError = components['schemas']['SubscriptionInactiveError'];
export type MembershipEndedError = components['schemas']['MembershipEndedError'];
export type MethodNotAllowedError = components['schemas']['MethodNotAllowedError'];
export type PayloadTooLargeError = components['schemas']['PayloadTooLargeError'];
export type RateLimitedError = components['schemas']['RateLimitedError'];
export type InternalError = components['schemas']['InternalError'];
export type BrandNotFoundError = components['schemas']['BrandNotFoundError'];
export type NotFoundError = components['schemas']['NotFoundError'];
export type DatePreset = components['schemas']['DatePreset'];
export type LandingPageMatch = components['schemas']['LandingPageMatch'];
export type LegacyMediaFilters = components['schemas']['LegacyMediaFilters'];
export type LegacyMediaSearchRequest = components['schemas']['LegacyMediaSearchRequest'];
export type LegacyMediaItem = components['schemas']['LegacyMediaItem'];
export type LegacyMediaList = components['schemas']['LegacyMediaList'];
export type LegacyInsightType = components['schemas']['LegacyInsightType'];
export type InsightCluster = components['schemas']['InsightCluster'];
export type LegacyClusterInsights = components['schemas']['LegacyClusterInsights'];
export type MediaMixRow = components['schemas']['MediaMixRow'];
export type MediaMixInsights = components['schemas']['MediaMixInsights'];
export type LegacyInsights = components['schemas']['LegacyInsights'];
export type LandingPage = components['schemas']['LandingPage'];
export type LandingPageList = components['schemas']['LandingPageList'];
export type IndexBrandRequest = components['schemas']['IndexBrandRequest'];
export type IndexedAccount = components['schemas']['IndexedAccount'];
export type BrandIndexStatus = components['schemas']['BrandIndexStatus'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponsePaymentRequired = components['responses']['PaymentRequired'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ParameterAccountId = components['parameters']['AccountId'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
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
                "application/json": components["schemas"]["LegacyBrandSearchRequest"];
            };
        };
        responses: {
            /** @description The accounts that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyBrandList"];
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
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand as a bare row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
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
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LegacyMediaSearchRequest"];
            };
        };
        responses: {
            /** @description The creatives that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyMediaList"];
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
                /** @description The theme to cluster by. */
                type?: components["schemas"]["LegacyInsightType"];
                /** @description Count only creatives that started within so many days. */
                maxDaysBack?: number;
                /** @description Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clusters, or counts by type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyInsights"];
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
                /** @description Whether landing pages of ads that no longer run are included. */
                showInactive?: boolean;
                /** @description Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Landing pages, ranked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPageList"];
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
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not shown by the specification. */
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
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not shown by the specification. */
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
                "application/json": components["schemas"]["IndexBrandRequest"];
            };
        };
        responses: {
            /** @description The account, new or known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexedAccount"];
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
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the indexing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandIndexStatus"];
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
            /** @description Not shown by the specification. */
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
