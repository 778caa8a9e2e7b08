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
         * @description Finds brands by id, handle, name or description; the first input present of `ids`, `igUsername` or `tiktokUsername`, `names`, `query` decides. A search by `query` ignores `sortBy`. The profile filters of the creator search are refused.
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
         * @description Finds creators by id, handle, name or description; the first input present of `ids`, `igUsername` or `tiktokUsername`, `names`, `query` decides. A search by `query` ignores `sortBy`. Gender, age range, ethnicity and language narrow the search.
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
         * @description Fetches one account, a brand or a creator; branch on its `type`.
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
         * @description Finds creatives of one account, given by `accountId`, or of the whole corpus, in which case `query` is required. Each creative returned is charged, and a search that finds nothing is charged as one row, so start with a small `limit`.
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
         * @description Clusters the account's creatives by hook, persona or angle, ranked by size, or counts them by type (`MEDIA_MIX`). Each cluster returned is charged.
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
         * @description Lists the addresses that the account's ads lead to, the most frequent first. Each landing page returned is charged.
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
         * @description Lists campaigns or offers, newest start date first. The date filters apply to the start date of a campaign; with none of them, all time is covered. Each campaign returned is charged.
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
         * @description Lists the creators whom the account's creatives tag, those with the most creatives first. Works for brands and for creators. Each collab returned is charged.
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
         * @description Adds the account behind a website or a social profile and queues its sync. For an account that the index has already, its id is answered. Free of charge.
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
         * @description Tells whether the indexing of an account has finished. Polling counts as a free operation.
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
         * @description Finds taxonomy paths for a product or category phrase. The paths are valid values of the `taxonomy` filters of the creative search and the brand search. Free of charge.
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
         * @description Unchanged from v1. The specification shows that the endpoint exists, and nothing of its purpose, request or response.
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
        /** @description What brand and creator search share. The first input that is present decides what is searched: `ids` before `igUsername` and `tiktokUsername`, these before `names`, and `query` last. */
        AccountSearchFields: {
            /** @description Accounts to fetch, as `brandIds` in v1. */
            ids?: (string | number)[];
            /** @description Text that the Instagram handle contains. */
            igUsername?: string;
            /** @description Text that the TikTok handle contains. */
            tiktokUsername?: string;
            /** @description Names to look for, as `brandNames` in v1. */
            names?: string[];
            /** @description A description in natural language of the accounts to find. */
            query?: string;
            location?: string;
            /** @description Order of the rows; ignored in a search by `query`. */
            sortBy?: string;
            /** @description Most rows to return. */
            limit?: number;
        };
        /**
         * @description A place in the product taxonomy, its levels from wide to narrow joined by ` > `.
         * @example Home & Garden > Kitchen > Kettles
         */
        TaxonomyPath: string;
        /** @description A search for brands. The profile filters of the creator search are refused. */
        BrandSearchRequest: components["schemas"]["AccountSearchFields"] & {
            /** @description Taxonomy paths as `GET /taxonomies` returns them. */
            taxonomy?: components["schemas"]["TaxonomyPath"][];
            gender?: never;
            ageRange?: never;
            ethnicity?: never;
            language?: never;
        };
        /** @description What brands and creators of the account index have in common. */
        AccountProfile: {
            id?: string;
            name?: string;
            summary?: string | null;
            verified?: boolean;
            igUsername?: string | null;
            igFollowers?: number | null;
            igEngagementRate?: number | null;
            tiktokUsername?: string | null;
            tiktokFollowers?: number | null;
            thumbnailUrl?: string | null;
        };
        /** @description A brand of the account index. */
        BrandAccount: {
            /** @constant */
            type: "BRAND";
            facebookUsername?: string | null;
            likes?: number | null;
            category?: string | null;
        } & components["schemas"]["AccountProfile"];
        /** @description The brands that a search found. */
        BrandList: {
            /** @description Rows returned. */
            count: number;
            brands?: components["schemas"]["BrandAccount"][];
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
         * @description Ethnicity of a creator or of a person in a creative.
         * @enum {string}
         */
        Ethnicity: "White" | "Black" | "Asian" | "Hispanic" | "Middle Eastern" | "Indigenous" | "Pacific Islander";
        /**
         * @description A language by its English name.
         * @enum {string}
         */
        Language: "English" | "Spanish" | "French" | "German" | "Italian" | "Portuguese" | "Russian" | "Chinese" | "Cantonese" | "Japanese" | "Korean" | "Arabic" | "Hindi" | "Dutch" | "Polish" | "Turkish" | "Vietnamese" | "Thai" | "Burmese" | "Khmer" | "Lao" | "Indonesian" | "Hebrew" | "Swedish" | "Norwegian" | "Danish" | "Finnish" | "Farsi" | "Fijian" | "Greek" | "Czech" | "Hungarian" | "Romanian" | "Ukrainian" | "Malay" | "Tagalog" | "Filipino" | "Bengali" | "Serbian" | "Croatian" | "Bulgarian" | "Slovak" | "Slovenian" | "Estonian" | "Latvian" | "Lithuanian" | "Persian" | "Swahili" | "Amharic" | "Assamese" | "Urdu" | "Afrikaans" | "Basque" | "Catalan" | "Icelandic" | "Georgian" | "Albanian" | "Armenian" | "Azerbaijani" | "Bosnian" | "Galician" | "Gujarati" | "Haitian Creole" | "Kannada" | "Kazakh" | "Kyrgyz" | "Latin" | "Macedonian" | "Malayalam" | "Marathi" | "Mizo" | "Montenegrin" | "Nepali" | "Sinhala" | "Tamil" | "Telugu" | "Tulu" | "Punjabi" | "Welsh" | "Irish" | "Maltese" | "Yoruba" | "Zulu" | "ASL" | "Asturian" | "Bambara" | "Belarusian" | "Bhojpuri" | "Bisaya" | "Bodo" | "Cebuano" | "Chechen" | "Cherokee" | "Chichewa" | "Coptic" | "Cornish" | "Dari" | "Dhivehi" | "Esperanto" | "Ewe" | "Faroese" | "Frisian" | "Guarani" | "Hausa" | "Hawaiian" | "Hiligaynon" | "Hmong" | "Igbo" | "Ilocano" | "Jamaican Patois" | "Javanese" | "Kashmiri" | "Kikuyu" | "Kinyarwanda" | "Konkani" | "Kurdish" | "Lingala" | "Luxembourgish" | "Luganda" | "Malagasy" | "Manipuri" | "Maori" | "Mongolian" | "Nigerian Pidgin" | "Nyanja" | "Odia" | "Oromo" | "Papiamento" | "Pashto" | "Quechua" | "Samoan" | "Sanskrit" | "Scottish Gaelic" | "Sepedi" | "Shona" | "Sindhi" | "Somali" | "Sotho" | "Sundanese" | "Tajik" | "Tamazight" | "Tetum" | "Tibetan" | "Tongan" | "Tsonga" | "Tswana" | "Twi" | "Uzbek" | "Wolof" | "Xhosa" | "Khasi";
        /** @description A search for creators, by profile among others. */
        CreatorSearchRequest: components["schemas"]["AccountSearchFields"] & {
            gender?: components["schemas"]["Gender"];
            ageRange?: components["schemas"]["AgeRange"];
            ethnicity?: components["schemas"]["Ethnicity"];
            language?: components["schemas"]["Language"];
        };
        /** @description A creator of the account index. Has profile fields and lacks those that only a brand has. */
        CreatorAccount: {
            /** @constant */
            type: "CREATOR";
            gender?: components["schemas"]["Gender"] | null;
            ageRange?: components["schemas"]["AgeRange"] | null;
            ethnicity?: components["schemas"]["Ethnicity"] | null;
            location?: string | null;
            language?: components["schemas"]["Language"] | null;
            tiktokEngagementRate?: number | null;
            facebookUsername?: never;
            likes?: never;
            category?: never;
        } & components["schemas"]["AccountProfile"];
        /** @description The creators that a search found. */
        CreatorList: {
            /** @description Rows returned. */
            count: number;
            creators?: components["schemas"]["CreatorAccount"][];
        };
        /** @description A brand or a creator; branch on `type`. */
        Account: components["schemas"]["BrandAccount"] | components["schemas"]["CreatorAccount"];
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
         * @description Where a creative runs.
         * @enum {string}
         */
        Channel: "META_AD" | "INSTAGRAM" | "TIKTOK";
        /**
         * @description The ad format of a creative.
         * @enum {string}
         */
        MediaFormat: "DPA" | "VIDEO" | "CAROUSEL" | "IMAGE" | "DCO";
        /**
         * @description Running time of a creative.
         * @enum {string}
         */
        DurationRange: "0-10" | "10-30" | "30-60" | "60+";
        /**
         * @description Whether a creative still runs.
         * @enum {string}
         */
        MediaStatus: "ACTIVE" | "INACTIVE" | "ALL";
        /**
         * @description The kind of story a creative tells.
         * @enum {string}
         */
        CreativeCategory: "Announcement" | "Before and After" | "Brand Story" | "Case Study" | "Comparison" | "Discount or Offer" | "Explainer" | "Founder Story" | "Interface" | "Meme" | "Negative Review" | "Press" | "Question" | "Quiz" | "Quote" | "Social Proof" | "Testimonial" | "Fake Interface" | "Street Interview" | "Unboxing" | "GRWM" | "Day in the life" | "Storytime" | "Skit" | "Reply" | "Text Overlay" | "Greenscreen";
        /**
         * @description The stage of awareness that a creative addresses.
         * @enum {string}
         */
        FunnelStage: "UNAWARE" | "PROBLEM_AWARE" | "SOLUTION_AWARE" | "PRODUCT_AWARE" | "MOST_AWARE";
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
        /**
         * @description The order in which creatives are returned.
         * @enum {string}
         */
        MediaSortBy: "MOST_RECENT" | "OLDEST" | "LONGEST_RUN" | "MOST_IMPRESSIONS" | "MOST_LIKES" | "MOST_COMMENTS" | "MOST_VIEWS" | "HIGHEST_ENGAGEMENT" | "HIGHEST_OUTLIER";
        /** @description Every field of a creative search. The object is closed, so a field that is not listed is refused. */
        MediaSearchFields: {
            /** @description Search the creatives of one account only, given by its platform id or uuid. Left out, the whole corpus is searched and `query` is required. */
            accountId?: string;
            /** @description Text to search creatives for. */
            query?: string;
            channel?: components["schemas"]["Channel"][];
            format?: components["schemas"]["MediaFormat"][];
            duration?: components["schemas"]["DurationRange"][];
            status?: components["schemas"]["MediaStatus"];
            categories?: components["schemas"]["CreativeCategory"][];
            /** @description Taxonomy paths as `GET /taxonomies` returns them. */
            taxonomy?: components["schemas"]["TaxonomyPath"][];
            funnelStage?: components["schemas"]["FunnelStage"][];
            language?: components["schemas"]["Language"][];
            location?: string[];
            datePreset?: components["schemas"]["DatePreset"];
            startDate?: string;
            endDate?: string;
            minDaysRun?: number;
            maxDaysRun?: number;
            minViewCount?: number;
            maxViewCount?: number;
            /** @description Address to look for among the landing pages of creatives; see `landingPageMatch`. */
            landingPage?: string;
            landingPageMatch?: components["schemas"]["LandingPageMatch"];
            lowImpressions?: boolean;
            partnershipAd?: boolean;
            crossposted?: boolean;
            sortBy?: components["schemas"]["MediaSortBy"];
            /**
             * @description Most rows to return. Each is charged, so ask for no more than you need.
             * @default 100
             */
            limit?: number;
            /** @description Rows to skip. */
            offset?: number;
        };
        /** @description A creative search, either within one account or by text over the whole corpus. */
        MediaSearchRequest: components["schemas"]["MediaSearchFields"] & ({
            accountId: string;
        } | {
            query: string;
        });
        /**
         * @description The two kinds of account in the index.
         * @enum {string}
         */
        AccountType: "BRAND" | "CREATOR";
        /** @description The account that published a creative, in brief. */
        MediaBrand: {
            id: string;
            facebookAdLibraryId: string | null;
            name: string;
            type: components["schemas"]["AccountType"] | null;
            igUsername: string | null;
            igFollowers: number | null;
            tiktokUsername: string | null;
            tiktokFollowers: number | null;
            facebookUsername: string | null;
            thumbnailUrl: string | null;
            category: string | null;
        };
        /**
         * @description What a creative shows.
         * @enum {string}
         */
        MediaKind: "VIDEO" | "IMAGE";
        /** @description The person who presents a creative in the style of user-generated content. */
        UgcCharacter: {
            ageRange: components["schemas"]["AgeRange"] | null;
            gender: components["schemas"]["Gender"] | null;
            ethnicity: components["schemas"]["Ethnicity"] | null;
            description: string | null;
        };
        /** @description One advertising creative. Keys that are not optional are always present, with null where nothing is known. */
        MediaItem: {
            id: string;
            platformId: string;
            brand: components["schemas"]["MediaBrand"] | null;
            title: string | null;
            type: components["schemas"]["MediaFormat"] | null;
            mediaType: components["schemas"]["MediaKind"] | null;
            /** @description Address of the image or video. */
            url: string | null;
            urls: string[];
            thumbnailUrl: string | null;
            width: number | null;
            height: number | null;
            durationInSeconds: number | null;
            platforms: string[];
            /** @description What opens the creative to win attention. */
            hook: string | null;
            summary: string | null;
            /** @description The argument the creative makes. */
            coreAngle: string | null;
            /** @description Whom the creative addresses. */
            targetPersona: string | null;
            ugcCharacter: components["schemas"]["UgcCharacter"] | null;
            /** @description When the creative began to run. */
            startAt: string | null;
            /** @description When the creative stopped running. */
            endAt: string | null;
            daysRun: number | null;
            categories: string[];
            carouselCount: number | null;
            viewCount: number | null;
            likeCount: number | null;
            commentCount: number | null;
            impressionPercentile: number | null;
            impressionsText: string | null;
            painPoints?: string[];
            sellingPoints?: string[];
        };
        /** @description The creatives that a search found. */
        MediaList: {
            /** @description Rows returned. It is the number of rows charged too, except that an empty answer is charged as one row. */
            count: number;
            media: components["schemas"]["MediaItem"][];
        };
        /**
         * @description The theme by which creatives are clustered; `MEDIA_MIX` counts them by type instead.
         * @enum {string}
         */
        InsightType: "HOOK" | "TARGET_PERSONA" | "AD_ANGLE" | "MEDIA_MIX";
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
        ClusterInsights: {
            /**
             * @description The type that was asked for.
             * @enum {string}
             */
            type: "HOOK" | "TARGET_PERSONA" | "AD_ANGLE";
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
        Insights: components["schemas"]["ClusterInsights"] | components["schemas"]["MediaMixInsights"];
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
        /**
         * @description Campaigns or offers.
         * @enum {string}
         */
        CampaignType: "CAMPAIGN" | "OFFER";
        /**
         * @description The order in which campaigns are returned.
         * @enum {string}
         */
        CampaignSortBy: "MOST_RECENT" | "HIGHEST_VELOCITY";
        /** @description A campaign or an offer of an account. */
        Campaign: {
            id: string;
            type: string;
            category: string | null;
            title: string;
            summary: string | null;
            velocityScore: number | null;
            startAt: string;
            /** @description Launches within seven days. */
            launches7d: number;
            mediaCount?: number;
        };
        /** @description An account's campaigns or offers. */
        CampaignList: {
            /** @description Rows returned, which is also the number of rows charged. */
            count: number;
            /** @description Newest start date first. */
            campaigns: components["schemas"]["Campaign"][];
        };
        /** @description A creator the account works with. */
        Collab: {
            name: string;
            profileUrl: string;
            /** @description How many of the account's creatives tag the creator. */
            mediaCount: number;
        };
        /** @description The creators an account works with. */
        CollabList: {
            /** @description Rows returned, which is also the number of rows charged. */
            count: number;
            /** @description Ranked by `mediaCount`, highest first. */
            collabs: components["schemas"]["Collab"][];
        };
        /** @description The account to add, by its website or profile. */
        IndexAccountRequest: {
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
        AccountIndexStatus: {
            /** @example indexing */
            status?: string;
        };
        /** @description The taxonomy paths that match a phrase. */
        TaxonomyPathList: {
            /** @description Valid values of the `taxonomy` filters of the creative search and the brand search. */
            paths: components["schemas"]["TaxonomyPath"][];
            /** @description Rows returned; they are free. */
            count: number;
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
export type AccountSearchFields = components['schemas']['AccountSearchFields'];
export type TaxonomyPath = components['schemas']['TaxonomyPath'];
export type BrandSearchRequest = components['schemas']['BrandSearchRequest'];
export type AccountProfile = components['schemas']['AccountProfile'];
export type BrandAccount = components['schemas']['BrandAccount'];
export type BrandList = components['schemas']['BrandList'];
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
export type Gender = components['schemas']['Gender'];
export type AgeRange = components['schemas']['AgeRange'];
export type Ethnicity = components['schemas']['Ethnicity'];
export type Language = components['schemas']['Language'];
export type CreatorSearchRequest = components['schemas']['CreatorSearchRequest'];
export type CreatorAccount = components['schemas']['CreatorAccount'];
export type CreatorList = components['schemas']['CreatorList'];
export type Account = components['schemas']['Account'];
export type BrandNotFoundError = components['schemas']['BrandNotFoundError'];
export type NotFoundError = components['schemas']['NotFoundError'];
export type Channel = components['schemas']['Channel'];
export type MediaFormat = components['schemas']['MediaFormat'];
export type DurationRange = components['schemas']['DurationRange'];
export type MediaStatus = components['schemas']['MediaStatus'];
export type CreativeCategory = components['schemas']['CreativeCategory'];
export type FunnelStage = components['schemas']['FunnelStage'];
export type DatePreset = components['schemas']['DatePreset'];
export type LandingPageMatch = components['schemas']['LandingPageMatch'];
export type MediaSortBy = components['schemas']['MediaSortBy'];
export type MediaSearchFields = components['schemas']['MediaSearchFields'];
export type MediaSearchRequest = components['schemas']['MediaSearchRequest'];
export type AccountType = components['schemas']['AccountType'];
export type MediaBrand = components['schemas']['MediaBrand'];
export type MediaKind = components['schemas']['MediaKind'];
export type UgcCharacter = components['schemas']['UgcCharacter'];
export type MediaItem = components['schemas']['MediaItem'];
export type MediaList = components['schemas']['MediaList'];
export type InsightType = components['schemas']['InsightType'];
export type InsightCluster = components['schemas']['InsightCluster'];
export type ClusterInsights = components['schemas']['ClusterInsights'];
export type MediaMixRow = components['schemas']['MediaMixRow'];
export type MediaMixInsights = components['schemas']['MediaMixInsights'];
export type Insights = components['schemas']['Insights'];
export type LandingPage = components['schemas']['LandingPage'];
export type LandingPageList = components['schemas']['LandingPageList'];
export type CampaignType = components['schemas']['CampaignType'];
export type CampaignSortBy = components['schemas']['CampaignSortBy'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignList = components['schemas']['CampaignList'];
export type Collab = components['schemas']['Collab'];
export type CollabList = components['schemas']['CollabList'];
export type IndexAccountRequest = components['schemas']['IndexAccountRequest'];
export type IndexedAccount = components['schemas']['IndexedAccount'];
export type AccountIndexStatus = components['schemas']['AccountIndexStatus'];
export type TaxonomyPathList = components['schemas']['TaxonomyPathList'];
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
                "application/json": components["schemas"]["BrandSearchRequest"];
            };
        };
        responses: {
            /** @description The brands that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandList"];
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
                "application/json": components["schemas"]["CreatorSearchRequest"];
            };
        };
        responses: {
            /** @description The creators that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorList"];
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
                 * @description Id of an account, brand or creator, as the search operations return it.
                 * @example 5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, a brand or a creator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
                "application/json": components["schemas"]["MediaSearchRequest"];
            };
        };
        responses: {
            /** @description The creatives that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaList"];
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
                /** @description The theme to cluster by. */
                type: components["schemas"]["InsightType"];
                /** @description Count only creatives that started within so many days; applies to the weekly buckets and to the ranked totals. */
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
                    "application/json": components["schemas"]["Insights"];
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
                /** @description Whether landing pages of ads that no longer run are included. */
                showInactive?: boolean;
                /** @description Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number;
                /** @description Rows to skip before the first that is returned. */
                offset?: number;
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
    listAccountCampaigns: {
        parameters: {
            query: {
                /** @description Whether to list campaigns or offers. */
                type: components["schemas"]["CampaignType"];
                /** @description The order in which campaigns are returned. */
                sortBy?: components["schemas"]["CampaignSortBy"];
                /** @description Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number;
                /** @description Campaigns that started in a named range of dates. */
                datePreset?: components["schemas"]["DatePreset"];
                /** @description Campaigns that started on or after this date. */
                startDate?: string;
                /** @description Campaigns that started on or before this date. */
                endDate?: string;
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
            /** @description Campaigns or offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignList"];
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
                /** @description Most rows to return. Each is charged, so ask for no more than you need. */
                limit?: number;
                /** @description Rows to skip before the first that is returned. */
                offset?: number;
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
            /** @description Creators, those with the most creatives first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabList"];
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
                "application/json": components["schemas"]["IndexAccountRequest"];
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
    getAccountIndexStatus: {
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
                    "application/json": components["schemas"]["AccountIndexStatus"];
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
                 * @description A product or category phrase.
                 * @example electric kettle
                 */
                query: string;
                /** @description Most paths to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paths that match, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxonomyPathList"];
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
