// Generated from openapi by `npm run generate`. Do not edit.
/** The versions of the API, the oldest first. */
export declare const versions: readonly [{
    readonly id: "v1";
    readonly basePath: "/api/v1";
    readonly supersededBy: "v2";
}, {
    readonly id: "v2";
    readonly basePath: "/v2";
    readonly supersededBy: null;
}];
/** The version that is meant where none is named. */
export declare const currentVersion = "v2";
/** What the client is called, and the variable of the environment that examples read the key from. */
export declare const clientPackage = "@adintel/client";
export declare const keyVariable = "ADINTEL_API_KEY";
/** What each document states once for all its operations. Limits are in requests a minute, sizes in bytes. */
export declare const documents: {
    readonly v1: {
        readonly basePath: "/api/v1";
        readonly rateLimits: readonly [{
            readonly scope: "ip";
            readonly requestsPerMinute: 60;
        }, {
            readonly scope: "apiKey";
            readonly requestsPerMinute: 120;
        }];
        readonly maxBodyBytes: 102400;
        readonly key: {
            readonly header: "Authorization";
            readonly scheme: "Bearer";
        };
        readonly errorEnvelope: {
            readonly code: "error.code";
            readonly message: "error.message";
            readonly details: "error.details";
            readonly detail: {
                readonly path: "path";
                readonly message: "message";
            };
        };
    };
    readonly v2: {
        readonly basePath: "/v2";
        readonly rateLimits: readonly [{
            readonly scope: "ip";
            readonly requestsPerMinute: 60;
        }, {
            readonly scope: "apiKey";
            readonly requestsPerMinute: 120;
        }];
        readonly maxBodyBytes: 102400;
        readonly key: {
            readonly header: "Authorization";
            readonly scheme: "Bearer";
        };
        readonly errorEnvelope: {
            readonly code: "error.code";
            readonly message: "error.message";
            readonly details: "error.details";
            readonly detail: {
                readonly path: "path";
                readonly message: "message";
            };
        };
    };
};
/** The operations of each version by operationId. `null` means not specified. */
export declare const operations: {
    readonly v1: {
        readonly searchBrands: {
            readonly operationId: "searchBrands";
            readonly method: "POST";
            readonly path: "/brands/search";
            readonly summary: "Search accounts";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "brand";
                readonly microdollarsPerRow: 2500;
                readonly minimumRows: 1;
                readonly minimumRowsWhen: {
                    readonly mode: "smart";
                };
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "brands";
            readonly lists: readonly [{
                readonly in: "brands";
                readonly key: "id";
                readonly fields: readonly ["id", "name", "summary", "category", "verified", "pageAlias", "likes", "igUsername", "igFollowers", "igEngagementRate", "tiktokUsername", "tiktokFollowers", "thumbnailUrl"];
            }];
            readonly effects: {
                readonly brandIds: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "id";
                };
                readonly brandNames: {
                    readonly in: "body";
                    readonly by: "contains";
                    readonly field: "name";
                    readonly assumed: readonly ["by"];
                };
                readonly query: {
                    readonly in: "body";
                    readonly by: "search";
                };
                readonly type: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly count: {
                    readonly in: "body";
                    readonly by: "limit";
                    readonly default: 10;
                    readonly ignoredWhen: {
                        readonly mode: "ids";
                    };
                };
                readonly minFollowers: {
                    readonly in: "body";
                    readonly by: "minimum";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly maxFollowers: {
                    readonly in: "body";
                    readonly by: "maximum";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly ethnicity: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly gender: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly ageRange: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly location: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly assumed: readonly ["by"];
                };
                readonly language: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly mode: {
                    readonly in: "body";
                    readonly by: "mode";
                };
                readonly sortBy: {
                    readonly in: "body";
                    readonly by: "order";
                    readonly orders: {
                        readonly NAME: {
                            readonly field: "name";
                            readonly direction: "ascending";
                            readonly assumed: readonly ["direction"];
                        };
                        readonly MOST_FOLLOWERS: {
                            readonly direction: "descending";
                        };
                        readonly LEAST_FOLLOWERS: {
                            readonly direction: "ascending";
                        };
                        readonly MOST_VIEWS: {
                            readonly direction: "descending";
                        };
                        readonly HIGHEST_ENGAGEMENT: {
                            readonly direction: "descending";
                        };
                        readonly MOST_ACTIVE_ADS: {
                            readonly direction: "descending";
                        };
                    };
                };
            };
            readonly paging: {
                readonly in: "body";
                readonly limit: {
                    readonly name: "count";
                    readonly default: 10;
                    readonly minimum: 1;
                    readonly maximum: 100;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["byIds", "byName", "smart", "nothingFound"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "searchBrands";
                readonly when: {
                    readonly type: "BRAND";
                };
                readonly fields: readonly [{
                    readonly from: "$request.body#/brandIds";
                    readonly to: "$request.body#/ids";
                }, {
                    readonly from: "$request.body#/brandNames";
                    readonly to: "$request.body#/names";
                }, {
                    readonly from: "$request.body#/query";
                    readonly to: "$request.body#/query";
                }, {
                    readonly from: "$request.body#/count";
                    readonly to: "$request.body#/limit";
                }, {
                    readonly from: "$request.body#/sortBy";
                    readonly to: "$request.body#/sortBy";
                    readonly note: "Ignored in a search by `query`.";
                }, {
                    readonly from: "$request.body#/location";
                    readonly to: "$request.body#/location";
                }, {
                    readonly from: "$request.body#/mode";
                    readonly note: "Removed. v2 picks the search from the fields you send.";
                }, {
                    readonly from: "$request.body#/type";
                    readonly note: "Removed. Brands and creators have separate searches.";
                }, {
                    readonly from: "$request.body#/minFollowers";
                    readonly note: "Whether v2 accepts it is not specified.";
                }, {
                    readonly from: "$request.body#/maxFollowers";
                    readonly note: "Whether v2 accepts it is not specified.";
                }, {
                    readonly from: "$request.body#/gender";
                    readonly note: "The brand search rejects it.";
                }, {
                    readonly from: "$request.body#/ageRange";
                    readonly note: "The brand search rejects it.";
                }, {
                    readonly from: "$request.body#/ethnicity";
                    readonly note: "The brand search rejects it.";
                }, {
                    readonly from: "$request.body#/language";
                    readonly note: "The brand search rejects it.";
                }, {
                    readonly to: "$request.body#/igUsername";
                    readonly note: "New in v2.";
                }, {
                    readonly to: "$request.body#/tiktokUsername";
                    readonly note: "New in v2.";
                }, {
                    readonly to: "$request.body#/taxonomy";
                    readonly note: "New in v2.";
                }];
            }, {
                readonly operationId: "searchCreators";
                readonly when: {
                    readonly type: "CREATOR";
                };
                readonly fields: readonly [{
                    readonly from: "$request.body#/brandIds";
                    readonly to: "$request.body#/ids";
                }, {
                    readonly from: "$request.body#/brandNames";
                    readonly to: "$request.body#/names";
                }, {
                    readonly from: "$request.body#/query";
                    readonly to: "$request.body#/query";
                }, {
                    readonly from: "$request.body#/count";
                    readonly to: "$request.body#/limit";
                }, {
                    readonly from: "$request.body#/sortBy";
                    readonly to: "$request.body#/sortBy";
                    readonly note: "Ignored in a search by `query`.";
                }, {
                    readonly from: "$request.body#/location";
                    readonly to: "$request.body#/location";
                }, {
                    readonly from: "$request.body#/mode";
                    readonly note: "Removed. v2 picks the search from the fields you send.";
                }, {
                    readonly from: "$request.body#/type";
                    readonly note: "Removed. Brands and creators have separate searches.";
                }, {
                    readonly from: "$request.body#/minFollowers";
                    readonly note: "Whether v2 accepts it is not specified.";
                }, {
                    readonly from: "$request.body#/maxFollowers";
                    readonly note: "Whether v2 accepts it is not specified.";
                }, {
                    readonly from: "$request.body#/gender";
                    readonly to: "$request.body#/gender";
                }, {
                    readonly from: "$request.body#/ageRange";
                    readonly to: "$request.body#/ageRange";
                }, {
                    readonly from: "$request.body#/ethnicity";
                    readonly to: "$request.body#/ethnicity";
                }, {
                    readonly from: "$request.body#/language";
                    readonly to: "$request.body#/language";
                }, {
                    readonly to: "$request.body#/igUsername";
                    readonly note: "New in v2.";
                }, {
                    readonly to: "$request.body#/tiktokUsername";
                    readonly note: "New in v2.";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit-scope";
            }, {
                readonly topic: "successor";
                readonly note: "for a request without `type`, which mode `ids` allows";
            }];
            readonly assumed: "The specification gives the names and types of a brand's fields; their descriptions are inferred from the names.";
        };
        readonly getBrand: {
            readonly operationId: "getBrand";
            readonly method: "GET";
            readonly path: "/brands/{id}";
            readonly summary: "Get a brand";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "brand";
                readonly microdollarsPerRow: 2500;
                readonly freeStatuses: readonly ["404"];
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["established", "sparse"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "getAccount";
                readonly fields: readonly [{
                    readonly from: "$request.path.id";
                    readonly to: "$request.path.id";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit-scope";
            }];
            readonly assumed: "400 is listed because the specification does not limit it to particular operations. The specification gives the names and types of a brand's fields; their descriptions are inferred from the names.";
        };
        readonly searchBrandMedia: {
            readonly operationId: "searchBrandMedia";
            readonly method: "POST";
            readonly path: "/brands/{id}/media";
            readonly summary: "Search a brand's creatives";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "creative";
                readonly microdollarsPerRow: 1000;
                readonly minimumRows: 1;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: false;
            };
            readonly rows: "media";
            readonly lists: readonly [{
                readonly in: "media";
                readonly key: "id";
                readonly fields: readonly ["id", "title", "type", "mediaType", "mediaUrl", "thumbnailUrl", "platforms", "hook", "startAt", "endAt", "daysRun", "categories", "carouselCount", "viewCount", "likeCount", "commentCount", "impressionPercentile", "impressionsText"];
            }];
            readonly effects: {
                readonly mode: {
                    readonly in: "body";
                    readonly by: "mode";
                };
                readonly userRequest: {
                    readonly in: "body";
                    readonly by: "prompt";
                };
                readonly semanticSearchQuery: {
                    readonly in: "body";
                    readonly by: "search";
                };
                readonly "filters.dateRange.preset": {
                    readonly in: "body";
                    readonly by: "preset";
                    readonly field: "startAt";
                    readonly assumed: readonly ["field"];
                    readonly presets: readonly ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days", "last-30-days", "this-month", "last-month", "last-3-months", "last-6-months", "year-to-date", "last-year"];
                };
                readonly "filters.dateRange.startDate": {
                    readonly in: "body";
                    readonly by: "since";
                    readonly field: "startAt";
                    readonly inclusive: true;
                    readonly assumed: readonly ["field", "inclusive"];
                };
                readonly "filters.dateRange.endDate": {
                    readonly in: "body";
                    readonly by: "until";
                    readonly field: "startAt";
                    readonly inclusive: true;
                    readonly assumed: readonly ["field", "inclusive"];
                };
                readonly "filters.daysRun.min": {
                    readonly in: "body";
                    readonly by: "minimum";
                    readonly field: "daysRun";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly "filters.daysRun.max": {
                    readonly in: "body";
                    readonly by: "maximum";
                    readonly field: "daysRun";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly "filters.viewCount.min": {
                    readonly in: "body";
                    readonly by: "minimum";
                    readonly field: "viewCount";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly "filters.viewCount.max": {
                    readonly in: "body";
                    readonly by: "maximum";
                    readonly field: "viewCount";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly "filters.landingPage.value": {
                    readonly in: "body";
                    readonly by: "contains";
                };
                readonly "filters.landingPage.operator": {
                    readonly in: "body";
                    readonly by: "match";
                    readonly of: "filters.landingPage.value";
                    readonly values: {
                        readonly contains: "contains";
                        readonly equals: "equals";
                    };
                };
                readonly limit: {
                    readonly in: "body";
                    readonly by: "limit";
                };
            };
            readonly paging: {
                readonly in: "body";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: null;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["structured", "smart", "nothingFound"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "searchMedia";
                readonly fields: readonly [{
                    readonly from: "$request.path.id";
                    readonly to: "$request.body#/accountId";
                    readonly note: "Optional in v2. Without it, `query` is required.";
                }, {
                    readonly from: "$request.body#/semanticSearchQuery";
                    readonly to: "$request.body#/query";
                }, {
                    readonly from: "$request.body#/limit";
                    readonly to: "$request.body#/limit";
                }, {
                    readonly from: "$request.body#/userRequest";
                    readonly note: "No longer accepted.";
                }, {
                    readonly from: "$request.body#/mode";
                    readonly note: "Removed. v2 has no modes, and rejects unknown fields.";
                }, {
                    readonly from: "$request.body#/filters/dateRange/preset";
                    readonly to: "$request.body#/datePreset";
                }, {
                    readonly from: "$request.body#/filters/dateRange/startDate";
                    readonly to: "$request.body#/startDate";
                }, {
                    readonly from: "$request.body#/filters/dateRange/endDate";
                    readonly to: "$request.body#/endDate";
                }, {
                    readonly from: "$request.body#/filters/daysRun/min";
                    readonly to: "$request.body#/minDaysRun";
                }, {
                    readonly from: "$request.body#/filters/daysRun/max";
                    readonly to: "$request.body#/maxDaysRun";
                }, {
                    readonly from: "$request.body#/filters/viewCount/min";
                    readonly to: "$request.body#/minViewCount";
                }, {
                    readonly from: "$request.body#/filters/viewCount/max";
                    readonly to: "$request.body#/maxViewCount";
                }, {
                    readonly from: "$request.body#/filters/landingPage/value";
                    readonly to: "$request.body#/landingPage";
                }, {
                    readonly from: "$request.body#/filters/landingPage/operator";
                    readonly to: "$request.body#/landingPageMatch";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit-scope";
            }, {
                readonly topic: "request";
                readonly note: "which fields are required, and any others";
            }, {
                readonly topic: "order";
            }];
            readonly assumed: "404 is listed because the path has an account id, like the paths for which it is specified. The specification gives the names and types of a creative's fields; their descriptions are inferred from the names.";
        };
        readonly listBrandInsights: {
            readonly operationId: "listBrandInsights";
            readonly method: "GET";
            readonly path: "/brands/{id}/insights";
            readonly summary: "List an account's insights";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "cluster";
                readonly microdollarsPerRow: 1000;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly ["type", "maxDaysBack", "limit"];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [{
                readonly in: "totals";
                readonly key: "id";
                readonly order: {
                    readonly field: "total";
                    readonly direction: "descending";
                };
                readonly when: {
                    readonly type: readonly ["USP", "HOOK", "TARGET_PERSONA", "AD_ANGLE"];
                };
                readonly fields: readonly ["id", "label", "tags", "total"];
            }, {
                readonly in: "rows";
                readonly key: "type";
                readonly when: {
                    readonly type: readonly ["MEDIA_MIX"];
                };
                readonly fields: readonly ["type", "count"];
            }];
            readonly effects: {
                readonly type: {
                    readonly in: "query";
                    readonly by: "choose";
                    readonly field: "type";
                };
                readonly maxDaysBack: {
                    readonly in: "query";
                    readonly by: "daysBack";
                };
                readonly limit: {
                    readonly in: "query";
                    readonly by: "limit";
                };
            };
            readonly paging: {
                readonly in: "query";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: null;
                    readonly minimum: 1;
                    readonly maximum: 500;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["sellingPoints", "mediaMix", "empty"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "listAccountInsights";
                readonly fields: readonly [{
                    readonly from: "$request.path.id";
                    readonly to: "$request.path.id";
                }, {
                    readonly from: "$request.query.type";
                    readonly to: "$request.query.type";
                    readonly note: "USP has no counterpart; AD_ANGLE is new.";
                }, {
                    readonly from: "$request.query.maxDaysBack";
                    readonly to: "$request.query.maxDaysBack";
                }, {
                    readonly from: "$request.query.limit";
                    readonly to: "$request.query.limit";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit-scope";
            }];
            readonly assumed: "The `total` of a cluster is assumed to be a number of creatives; the specification does not say what it counts.";
        };
        readonly listBrandLandingPages: {
            readonly operationId: "listBrandLandingPages";
            readonly method: "GET";
            readonly path: "/brands/{id}/landing-pages";
            readonly summary: "List an account's landing pages";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "landing page";
                readonly microdollarsPerRow: 5000;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly ["showInactive", "limit"];
            readonly requestBody: null;
            readonly rows: "landingPages";
            readonly lists: readonly [{
                readonly in: "landingPages";
                readonly key: "url";
                readonly order: {
                    readonly field: "total";
                    readonly direction: "descending";
                };
                readonly fields: readonly ["url", "total"];
            }];
            readonly effects: {
                readonly showInactive: {
                    readonly in: "query";
                    readonly by: "widen";
                    readonly assumed: readonly ["by"];
                };
                readonly limit: {
                    readonly in: "query";
                    readonly by: "limit";
                };
            };
            readonly paging: {
                readonly in: "query";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: null;
                    readonly minimum: 1;
                    readonly maximum: 100;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["ranked", "empty"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "listAccountLandingPages";
                readonly fields: readonly [{
                    readonly from: "$request.path.id";
                    readonly to: "$request.path.id";
                }, {
                    readonly from: "$request.query.showInactive";
                    readonly to: "$request.query.showInactive";
                }, {
                    readonly from: "$request.query.limit";
                    readonly to: "$request.query.limit";
                }, {
                    readonly to: "$request.query.offset";
                    readonly note: "Not specified in v1.";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit-scope";
            }];
            readonly assumed: null;
        };
        readonly listBrandCampaigns: {
            readonly operationId: "listBrandCampaigns";
            readonly method: "GET";
            readonly path: "/brands/{id}/campaigns";
            readonly summary: "List an account's campaigns";
            readonly deprecated: true;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["notShown"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "listAccountCampaigns";
                readonly fields: readonly [{
                    readonly from: "$request.path.id";
                    readonly to: "$request.path.id";
                }, {
                    readonly to: "$request.query.type";
                    readonly note: "Required in v2; v1's parameters are not specified.";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "price";
            }, {
                readonly topic: "rate-limit";
            }, {
                readonly topic: "query-parameters";
            }, {
                readonly topic: "response";
            }];
            readonly assumed: "402 is listed because the v2 operation that replaces this is charged; whether v1 charges is not specified. JSON and status 200 are assumed, as everywhere else. 400 is listed because the specification does not limit it to particular operations.";
        };
        readonly listBrandCollabs: {
            readonly operationId: "listBrandCollabs";
            readonly method: "GET";
            readonly path: "/brands/{id}/collabs";
            readonly summary: "List creators an account works with";
            readonly deprecated: true;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["notShown"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "listAccountCollabs";
                readonly fields: readonly [{
                    readonly from: "$request.path.id";
                    readonly to: "$request.path.id";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "price";
            }, {
                readonly topic: "rate-limit";
            }, {
                readonly topic: "query-parameters";
            }, {
                readonly topic: "response";
            }];
            readonly assumed: "402 is listed because the v2 operation that replaces this is charged; whether v1 charges is not specified. JSON and status 200 are assumed, as everywhere else. 400 is listed because the specification does not limit it to particular operations.";
        };
        readonly indexBrand: {
            readonly operationId: "indexBrand";
            readonly method: "POST";
            readonly path: "/brands/index";
            readonly summary: "Add an account to the index";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "request";
                readonly microdollarsPerRow: 0;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 50;
            };
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {
                readonly websiteUrl: {
                    readonly in: "body";
                    readonly by: "subject";
                };
            };
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["newAccount", "knownAccount"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "indexAccount";
                readonly fields: readonly [{
                    readonly from: "$request.body#/websiteUrl";
                    readonly to: "$request.body#/websiteUrl";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit-scope";
            }, {
                readonly topic: "matching";
                readonly note: "when two URLs count as the same account";
            }];
            readonly assumed: null;
        };
        readonly getBrandIndexStatus: {
            readonly operationId: "getBrandIndexStatus";
            readonly method: "GET";
            readonly path: "/brands/{id}/index-status";
            readonly summary: "Get an account's indexing status";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "request";
                readonly microdollarsPerRow: 0;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 300;
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["indexing"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "getAccountIndexStatus";
                readonly fields: readonly [{
                    readonly from: "$request.path.id";
                    readonly to: "$request.path.id";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit-scope";
            }, {
                readonly topic: "values";
                readonly note: "which status follows `indexing`";
            }, {
                readonly topic: "response";
                readonly note: "beyond `status` being `indexing`";
            }];
            readonly assumed: "400 is listed because the specification does not limit it to particular operations.";
        };
        readonly postComments: {
            readonly operationId: "postComments";
            readonly method: "POST";
            readonly path: "/comments";
            readonly summary: "Get comments";
            readonly deprecated: true;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: false;
            };
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["notShown"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [{
                readonly operationId: "postComments";
                readonly fields: readonly [{
                    readonly from: "$request.body";
                    readonly to: "$request.body";
                    readonly note: "Unchanged.";
                }];
            }];
            readonly unspecified: readonly [{
                readonly topic: "price";
            }, {
                readonly topic: "rate-limit";
            }, {
                readonly topic: "purpose";
            }, {
                readonly topic: "request";
            }, {
                readonly topic: "response";
            }];
            readonly assumed: "That it returns comments is inferred from its name. JSON bodies and status 200 are assumed, as everywhere else. 402 is listed because a charge cannot be ruled out. 400 is listed because the specification does not limit it to particular operations.";
        };
    };
    readonly v2: {
        readonly searchBrands: {
            readonly operationId: "searchBrands";
            readonly method: "POST";
            readonly path: "/brands";
            readonly summary: "Search brands";
            readonly deprecated: false;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "brands";
            readonly lists: readonly [{
                readonly in: "brands";
                readonly key: "id";
                readonly assumed: readonly ["key"];
                readonly fields: readonly ["id", "name", "summary", "verified", "pageAlias", "igUsername", "igFollowers", "igEngagementRate", "tiktokUsername", "tiktokFollowers", "thumbnailUrl", "type", "facebookUsername", "likes", "category"];
            }];
            readonly effects: {
                readonly ids: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "id";
                    readonly precedence: 1;
                    readonly assumed: readonly ["field"];
                };
                readonly igUsername: {
                    readonly in: "body";
                    readonly by: "contains";
                    readonly field: "igUsername";
                    readonly precedence: 2;
                };
                readonly tiktokUsername: {
                    readonly in: "body";
                    readonly by: "contains";
                    readonly field: "tiktokUsername";
                    readonly precedence: 2;
                };
                readonly names: {
                    readonly in: "body";
                    readonly by: "contains";
                    readonly field: "name";
                    readonly precedence: 3;
                    readonly assumed: readonly ["by"];
                };
                readonly query: {
                    readonly in: "body";
                    readonly by: "search";
                    readonly precedence: 4;
                };
                readonly location: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly assumed: readonly ["by"];
                };
                readonly sortBy: {
                    readonly in: "body";
                    readonly by: "order";
                    readonly ignoredWhen: {
                        readonly searchedBy: "query";
                    };
                };
                readonly limit: {
                    readonly in: "body";
                    readonly by: "limit";
                };
                readonly taxonomy: {
                    readonly in: "body";
                    readonly by: "below";
                    readonly assumed: readonly ["by"];
                };
            };
            readonly paging: {
                readonly in: "body";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: null;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["byQuery", "byHandle", "nothingFound"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "price";
            }, {
                readonly topic: "rate-limit";
            }, {
                readonly topic: "request";
                readonly note: "fields beyond those named here";
            }, {
                readonly topic: "response";
                readonly note: "beyond `count`, the `type` of each row and the names of some fields";
            }];
            readonly assumed: "402 is listed because the v1 search that this replaces is charged; whether v2 charges is not specified. The request body is assumed to be required.";
        };
        readonly searchCreators: {
            readonly operationId: "searchCreators";
            readonly method: "POST";
            readonly path: "/creators";
            readonly summary: "Search creators";
            readonly deprecated: false;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "creators";
            readonly lists: readonly [{
                readonly in: "creators";
                readonly key: "id";
                readonly assumed: readonly ["key"];
                readonly fields: readonly ["id", "name", "summary", "verified", "pageAlias", "igUsername", "igFollowers", "igEngagementRate", "tiktokUsername", "tiktokFollowers", "thumbnailUrl", "type", "gender", "ageRange", "ethnicity", "location", "language", "tiktokEngagementRate"];
            }];
            readonly effects: {
                readonly ids: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "id";
                    readonly precedence: 1;
                    readonly assumed: readonly ["field"];
                };
                readonly igUsername: {
                    readonly in: "body";
                    readonly by: "contains";
                    readonly field: "igUsername";
                    readonly precedence: 2;
                };
                readonly tiktokUsername: {
                    readonly in: "body";
                    readonly by: "contains";
                    readonly field: "tiktokUsername";
                    readonly precedence: 2;
                };
                readonly names: {
                    readonly in: "body";
                    readonly by: "contains";
                    readonly field: "name";
                    readonly precedence: 3;
                    readonly assumed: readonly ["by"];
                };
                readonly query: {
                    readonly in: "body";
                    readonly by: "search";
                    readonly precedence: 4;
                };
                readonly location: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly assumed: readonly ["by"];
                };
                readonly sortBy: {
                    readonly in: "body";
                    readonly by: "order";
                    readonly ignoredWhen: {
                        readonly searchedBy: "query";
                    };
                };
                readonly limit: {
                    readonly in: "body";
                    readonly by: "limit";
                };
                readonly gender: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "gender";
                };
                readonly ageRange: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "ageRange";
                };
                readonly ethnicity: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "ethnicity";
                };
                readonly language: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "language";
                };
            };
            readonly paging: {
                readonly in: "body";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: null;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["byProfile", "nothingFound"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "price";
            }, {
                readonly topic: "rate-limit";
            }, {
                readonly topic: "request";
                readonly note: "fields beyond those named here";
            }, {
                readonly topic: "response";
                readonly note: "beyond `count`, the `type` of each row and the names of some fields";
            }];
            readonly assumed: "402 is listed because the v1 search that this replaces is charged; whether v2 charges is not specified. The request body is assumed to be required.";
        };
        readonly getAccount: {
            readonly operationId: "getAccount";
            readonly method: "GET";
            readonly path: "/account/{id}";
            readonly summary: "Get an account";
            readonly deprecated: false;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["brand", "creator"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "price";
            }, {
                readonly topic: "rate-limit";
            }, {
                readonly topic: "response";
                readonly note: "beyond `type` and the names of some fields";
            }];
            readonly assumed: "402 is listed because the v1 lookup that this replaces is charged; whether v2 charges is not specified. 400 is listed because the specification does not limit it to particular operations.";
        };
        readonly searchMedia: {
            readonly operationId: "searchMedia";
            readonly method: "POST";
            readonly path: "/media";
            readonly summary: "Search creatives";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "creative";
                readonly microdollarsPerRow: 500;
                readonly minimumRows: 1;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
                readonly scope: "user";
            };
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "media";
            readonly lists: readonly [{
                readonly in: "media";
                readonly key: "id";
                readonly fields: readonly ["id", "platformId", "brand", "title", "type", "mediaType", "url", "urls", "thumbnailUrl", "width", "height", "durationInSeconds", "platforms", "hook", "summary", "coreAngle", "targetPersona", "ugcCharacter", "startAt", "endAt", "daysRun", "categories", "carouselCount", "viewCount", "likeCount", "commentCount", "impressionPercentile", "impressionsText", "painPoints", "sellingPoints"];
            }];
            readonly effects: {
                readonly accountId: {
                    readonly in: "body";
                    readonly by: "account";
                    readonly field: "brand.id";
                };
                readonly query: {
                    readonly in: "body";
                    readonly by: "search";
                };
                readonly channel: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "platforms";
                    readonly assumed: readonly ["field"];
                };
                readonly format: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "type";
                };
                readonly duration: {
                    readonly in: "body";
                    readonly by: "span";
                    readonly field: "durationInSeconds";
                    readonly spans: {
                        readonly "0-10": {
                            readonly from: 0;
                            readonly to: 10;
                        };
                        readonly "10-30": {
                            readonly from: 10;
                            readonly to: 30;
                        };
                        readonly "30-60": {
                            readonly from: 30;
                            readonly to: 60;
                        };
                        readonly "60+": {
                            readonly from: 60;
                        };
                    };
                    readonly assumed: readonly ["field", "spans"];
                };
                readonly status: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly all: "ALL";
                    readonly assumed: readonly ["by"];
                };
                readonly categories: {
                    readonly in: "body";
                    readonly by: "equals";
                    readonly field: "categories";
                    readonly assumed: readonly ["field"];
                };
                readonly taxonomy: {
                    readonly in: "body";
                    readonly by: "below";
                    readonly assumed: readonly ["by"];
                };
                readonly funnelStage: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly language: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly location: {
                    readonly in: "body";
                    readonly by: "equals";
                };
                readonly datePreset: {
                    readonly in: "body";
                    readonly by: "preset";
                    readonly field: "startAt";
                    readonly assumed: readonly ["field"];
                    readonly presets: readonly ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days", "last-30-days", "this-month", "last-month", "last-3-months", "last-6-months", "year-to-date", "last-year"];
                };
                readonly startDate: {
                    readonly in: "body";
                    readonly by: "since";
                    readonly field: "startAt";
                    readonly inclusive: true;
                    readonly assumed: readonly ["field", "inclusive"];
                };
                readonly endDate: {
                    readonly in: "body";
                    readonly by: "until";
                    readonly field: "startAt";
                    readonly inclusive: true;
                    readonly assumed: readonly ["field", "inclusive"];
                };
                readonly minDaysRun: {
                    readonly in: "body";
                    readonly by: "minimum";
                    readonly field: "daysRun";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly maxDaysRun: {
                    readonly in: "body";
                    readonly by: "maximum";
                    readonly field: "daysRun";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly minViewCount: {
                    readonly in: "body";
                    readonly by: "minimum";
                    readonly field: "viewCount";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly maxViewCount: {
                    readonly in: "body";
                    readonly by: "maximum";
                    readonly field: "viewCount";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly landingPage: {
                    readonly in: "body";
                    readonly by: "contains";
                };
                readonly landingPageMatch: {
                    readonly in: "body";
                    readonly by: "match";
                    readonly of: "landingPage";
                    readonly values: {
                        readonly contains: "contains";
                        readonly equals: "equals";
                    };
                };
                readonly lowImpressions: {
                    readonly in: "body";
                    readonly by: "flag";
                };
                readonly partnershipAd: {
                    readonly in: "body";
                    readonly by: "flag";
                };
                readonly crossposted: {
                    readonly in: "body";
                    readonly by: "flag";
                };
                readonly sortBy: {
                    readonly in: "body";
                    readonly by: "order";
                    readonly orders: {
                        readonly MOST_RECENT: {
                            readonly field: "startAt";
                            readonly direction: "descending";
                            readonly assumed: readonly ["field"];
                        };
                        readonly OLDEST: {
                            readonly field: "startAt";
                            readonly direction: "ascending";
                            readonly assumed: readonly ["field"];
                        };
                        readonly LONGEST_RUN: {
                            readonly field: "daysRun";
                            readonly direction: "descending";
                        };
                        readonly MOST_IMPRESSIONS: {
                            readonly direction: "descending";
                        };
                        readonly MOST_LIKES: {
                            readonly field: "likeCount";
                            readonly direction: "descending";
                        };
                        readonly MOST_COMMENTS: {
                            readonly field: "commentCount";
                            readonly direction: "descending";
                        };
                        readonly MOST_VIEWS: {
                            readonly field: "viewCount";
                            readonly direction: "descending";
                        };
                        readonly HIGHEST_ENGAGEMENT: {
                            readonly direction: "descending";
                        };
                        readonly HIGHEST_OUTLIER: {
                            readonly direction: "descending";
                        };
                    };
                };
                readonly limit: {
                    readonly in: "body";
                    readonly by: "limit";
                    readonly default: 100;
                };
                readonly offset: {
                    readonly in: "body";
                    readonly by: "offset";
                };
            };
            readonly paging: {
                readonly in: "body";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: 100;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: {
                    readonly name: "offset";
                    readonly default: null;
                    readonly minimum: null;
                    readonly maximum: null;
                    readonly firstPage: null;
                };
            };
            readonly examples: {
                readonly "200": readonly ["oneAccount", "wholeCorpus", "nothingFound"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "order";
                readonly note: "without `sortBy`";
            }, {
                readonly topic: "charge";
                readonly note: "whether `accountId` and `query` together are charged differently";
            }];
            readonly assumed: "The specification gives the names and types of the fields of requests and creatives; most of their descriptions are inferred from the names.";
        };
        readonly listAccountInsights: {
            readonly operationId: "listAccountInsights";
            readonly method: "GET";
            readonly path: "/account/{id}/insights";
            readonly summary: "List an account's insights";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "cluster";
                readonly microdollarsPerRow: 500;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
                readonly scope: "user";
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly ["type", "maxDaysBack", "limit"];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [{
                readonly in: "totals";
                readonly key: "id";
                readonly order: {
                    readonly field: "total";
                    readonly direction: "descending";
                };
                readonly when: {
                    readonly type: readonly ["HOOK", "TARGET_PERSONA", "AD_ANGLE"];
                };
                readonly fields: readonly ["id", "label", "tags", "total"];
            }, {
                readonly in: "rows";
                readonly key: "type";
                readonly when: {
                    readonly type: readonly ["MEDIA_MIX"];
                };
                readonly fields: readonly ["type", "count"];
            }];
            readonly effects: {
                readonly type: {
                    readonly in: "query";
                    readonly by: "choose";
                    readonly field: "type";
                };
                readonly maxDaysBack: {
                    readonly in: "query";
                    readonly by: "daysBack";
                };
                readonly limit: {
                    readonly in: "query";
                    readonly by: "limit";
                    readonly default: 100;
                };
            };
            readonly paging: {
                readonly in: "query";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: 100;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["hooks", "mediaMix", "empty"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [];
            readonly assumed: "The `total` of a cluster is assumed to be a number of creatives; the specification does not say what it counts.";
        };
        readonly listAccountLandingPages: {
            readonly operationId: "listAccountLandingPages";
            readonly method: "GET";
            readonly path: "/account/{id}/landing-pages";
            readonly summary: "List an account's landing pages";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "landing page";
                readonly microdollarsPerRow: 2500;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
                readonly scope: "user";
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly ["showInactive", "limit", "offset"];
            readonly requestBody: null;
            readonly rows: "landingPages";
            readonly lists: readonly [{
                readonly in: "landingPages";
                readonly key: "url";
                readonly order: {
                    readonly field: "total";
                    readonly direction: "descending";
                };
                readonly fields: readonly ["url", "total"];
            }];
            readonly effects: {
                readonly showInactive: {
                    readonly in: "query";
                    readonly by: "widen";
                    readonly assumed: readonly ["by"];
                };
                readonly limit: {
                    readonly in: "query";
                    readonly by: "limit";
                    readonly default: 100;
                };
                readonly offset: {
                    readonly in: "query";
                    readonly by: "offset";
                    readonly default: 0;
                };
            };
            readonly paging: {
                readonly in: "query";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: 100;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: {
                    readonly name: "offset";
                    readonly default: 0;
                    readonly minimum: null;
                    readonly maximum: null;
                    readonly firstPage: null;
                };
            };
            readonly examples: {
                readonly "200": readonly ["ranked", "empty"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [];
            readonly assumed: null;
        };
        readonly listAccountCampaigns: {
            readonly operationId: "listAccountCampaigns";
            readonly method: "GET";
            readonly path: "/account/{id}/campaigns";
            readonly summary: "List an account's campaigns";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "campaign";
                readonly microdollarsPerRow: 500;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
                readonly scope: "user";
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly ["type", "sortBy", "limit", "datePreset", "startDate", "endDate"];
            readonly requestBody: null;
            readonly rows: "campaigns";
            readonly lists: readonly [{
                readonly in: "campaigns";
                readonly key: "id";
                readonly order: {
                    readonly field: "startAt";
                    readonly direction: "descending";
                };
                readonly fields: readonly ["id", "type", "category", "title", "summary", "velocityScore", "startAt", "launches7d", "mediaCount"];
            }];
            readonly effects: {
                readonly type: {
                    readonly in: "query";
                    readonly by: "equals";
                    readonly field: "type";
                    readonly assumed: readonly ["field"];
                };
                readonly sortBy: {
                    readonly in: "query";
                    readonly by: "order";
                    readonly orders: {
                        readonly MOST_RECENT: {
                            readonly field: "startAt";
                            readonly direction: "descending";
                        };
                        readonly HIGHEST_VELOCITY: {
                            readonly field: "velocityScore";
                            readonly direction: "descending";
                            readonly assumed: readonly ["field"];
                        };
                    };
                };
                readonly limit: {
                    readonly in: "query";
                    readonly by: "limit";
                    readonly default: 10;
                };
                readonly datePreset: {
                    readonly in: "query";
                    readonly by: "preset";
                    readonly field: "startAt";
                    readonly presets: readonly ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days", "last-30-days", "this-month", "last-month", "last-3-months", "last-6-months", "year-to-date", "last-year"];
                };
                readonly startDate: {
                    readonly in: "query";
                    readonly by: "since";
                    readonly field: "startAt";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
                readonly endDate: {
                    readonly in: "query";
                    readonly by: "until";
                    readonly field: "startAt";
                    readonly inclusive: true;
                    readonly assumed: readonly ["inclusive"];
                };
            };
            readonly paging: {
                readonly in: "query";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: 10;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["campaigns", "empty"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [];
            readonly assumed: "The specification gives the names and types of a row's fields; their descriptions are inferred from the names.";
        };
        readonly listAccountCollabs: {
            readonly operationId: "listAccountCollabs";
            readonly method: "GET";
            readonly path: "/account/{id}/collabs";
            readonly summary: "List creators an account works with";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "collab";
                readonly microdollarsPerRow: 500;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
                readonly scope: "user";
            };
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly ["limit", "offset"];
            readonly requestBody: null;
            readonly rows: "collabs";
            readonly lists: readonly [{
                readonly in: "collabs";
                readonly key: "profileUrl";
                readonly order: {
                    readonly field: "mediaCount";
                    readonly direction: "descending";
                };
                readonly assumed: readonly ["key"];
                readonly fields: readonly ["name", "profileUrl", "mediaCount"];
            }];
            readonly effects: {
                readonly limit: {
                    readonly in: "query";
                    readonly by: "limit";
                    readonly default: 20;
                };
                readonly offset: {
                    readonly in: "query";
                    readonly by: "offset";
                    readonly default: 0;
                };
            };
            readonly paging: {
                readonly in: "query";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: 20;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: {
                    readonly name: "offset";
                    readonly default: 0;
                    readonly minimum: null;
                    readonly maximum: null;
                    readonly firstPage: null;
                };
            };
            readonly examples: {
                readonly "200": readonly ["ranked", "empty"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [];
            readonly assumed: null;
        };
        readonly indexAccount: {
            readonly operationId: "indexAccount";
            readonly method: "POST";
            readonly path: "/account/index";
            readonly summary: "Add an account to the index";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "request";
                readonly microdollarsPerRow: 0;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 50;
                readonly scope: "user";
            };
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {
                readonly websiteUrl: {
                    readonly in: "body";
                    readonly by: "subject";
                };
            };
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["newAccount", "knownAccount"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "matching";
                readonly note: "when two URLs count as the same account";
            }];
            readonly assumed: null;
        };
        readonly getAccountIndexStatus: {
            readonly operationId: "getAccountIndexStatus";
            readonly method: "GET";
            readonly path: "/account/{id}/index-status";
            readonly summary: "Get an account's indexing status";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "request";
                readonly microdollarsPerRow: 0;
                readonly assumed: readonly ["microdollarsPerRow"];
            };
            readonly rateLimit: null;
            readonly pathParameters: readonly ["id"];
            readonly unknownId: "brand_not_found";
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["indexing"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "404": readonly ["brand_not_found", "not_found"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "rate-limit";
            }, {
                readonly topic: "response";
                readonly note: "beyond what v1 returns";
            }, {
                readonly topic: "values";
                readonly note: "which status follows `indexing`";
            }];
            readonly assumed: "402 is left out because the operation is assumed to be free. 400 is listed because the specification does not limit it to particular operations.";
        };
        readonly searchTaxonomies: {
            readonly operationId: "searchTaxonomies";
            readonly method: "GET";
            readonly path: "/taxonomies";
            readonly summary: "Look up product taxonomy paths";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "taxonomy path";
                readonly microdollarsPerRow: 0;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
                readonly scope: "user";
            };
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly ["query", "limit"];
            readonly requestBody: null;
            readonly rows: "paths";
            readonly lists: readonly [{
                readonly in: "paths";
            }];
            readonly effects: {
                readonly query: {
                    readonly in: "query";
                    readonly by: "search";
                };
                readonly limit: {
                    readonly in: "query";
                    readonly by: "limit";
                    readonly default: 20;
                };
            };
            readonly paging: {
                readonly in: "query";
                readonly limit: {
                    readonly name: "limit";
                    readonly default: 20;
                    readonly minimum: null;
                    readonly maximum: null;
                };
                readonly offset: null;
            };
            readonly examples: {
                readonly "200": readonly ["kettles", "nothingFound"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "condition";
                readonly note: "402, which is listed although the operation is free";
            }, {
                readonly topic: "order";
            }];
            readonly assumed: null;
        };
        readonly postComments: {
            readonly operationId: "postComments";
            readonly method: "POST";
            readonly path: "/comments";
            readonly summary: "Get comments";
            readonly deprecated: false;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly [];
            readonly unknownId: null;
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: false;
            };
            readonly rows: null;
            readonly lists: readonly [];
            readonly effects: {};
            readonly paging: null;
            readonly examples: {
                readonly "200": readonly ["notShown"];
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly errors: {
                readonly "400": readonly ["invalid_request"];
                readonly "401": readonly ["invalid_api_key"];
                readonly "402": readonly ["out_of_credits"];
                readonly "403": readonly ["subscription_inactive", "membership_ended"];
                readonly "405": readonly ["method_not_allowed"];
                readonly "413": readonly ["payload_too_large"];
                readonly "429": readonly ["rate_limited"];
                readonly "500": readonly ["internal_error"];
            };
            readonly replacedBy: readonly [];
            readonly unspecified: readonly [{
                readonly topic: "price";
            }, {
                readonly topic: "rate-limit";
            }, {
                readonly topic: "purpose";
            }, {
                readonly topic: "request";
            }, {
                readonly topic: "response";
            }];
            readonly assumed: "That it returns comments is inferred from its name. JSON bodies and status 200 are assumed, as everywhere else. 402 is listed because a charge cannot be ruled out. 400 is listed because the specification does not limit it to particular operations.";
        };
    };
};
/** The HTTP status of each error code. */
export declare const errorStatuses: {
    readonly invalid_request: 400;
    readonly invalid_api_key: 401;
    readonly out_of_credits: 402;
    readonly subscription_inactive: 403;
    readonly membership_ended: 403;
    readonly method_not_allowed: 405;
    readonly payload_too_large: 413;
    readonly rate_limited: 429;
    readonly internal_error: 500;
    readonly brand_not_found: 404;
    readonly not_found: 404;
};
/** The error code of each status; where a status has several, the first one, those of unknown ids left out. */
export declare const codesByStatus: {
    readonly "400": "invalid_request";
    readonly "401": "invalid_api_key";
    readonly "402": "out_of_credits";
    readonly "403": "subscription_inactive";
    readonly "404": "not_found";
    readonly "405": "method_not_allowed";
    readonly "413": "payload_too_large";
    readonly "429": "rate_limited";
    readonly "500": "internal_error";
};
/** What an error says: the message of each code in the documents' examples. */
export declare const errorMessages: {
    readonly invalid_request: "The request failed validation.";
    readonly invalid_api_key: "Send a valid API key as a bearer token.";
    readonly out_of_credits: "The team has no credits left this month.";
    readonly subscription_inactive: "The team's subscription is not active.";
    readonly membership_ended: "The holder of this key has left the team.";
    readonly method_not_allowed: "This path does not support the method; see the Allow header.";
    readonly payload_too_large: "The request body is too large.";
    readonly rate_limited: "Too many requests; wait as long as Retry-After says.";
    readonly internal_error: "Something went wrong on our side.";
    readonly brand_not_found: "No account has this id.";
    readonly not_found: "There is nothing at this address.";
};
/** Whether a request refused with a code is charged. `null` means not specified. */
export declare const errorCharges: {
    readonly invalid_request: {
        readonly is: "never";
        readonly assumed: false;
    };
    readonly invalid_api_key: {
        readonly is: "never";
        readonly assumed: false;
    };
    readonly out_of_credits: {
        readonly is: "never";
        readonly assumed: false;
    };
    readonly subscription_inactive: {
        readonly is: "never";
        readonly assumed: false;
    };
    readonly membership_ended: {
        readonly is: "never";
        readonly assumed: false;
    };
    readonly method_not_allowed: null;
    readonly payload_too_large: {
        readonly is: "never";
        readonly assumed: true;
    };
    readonly rate_limited: {
        readonly is: "never";
        readonly assumed: true;
    };
    readonly internal_error: null;
    readonly brand_not_found: {
        readonly is: "never";
        readonly assumed: true;
    };
    readonly not_found: {
        readonly is: "never";
        readonly assumed: true;
    };
};
/** The accounts in the documents' examples: their rows, and the requests that return them. */
export declare const exampleAccounts: readonly [{
    readonly row: {
        readonly id: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10";
        readonly name: "Quillmarsh Running";
        readonly summary: "Shoes and clothes for running in bad weather.";
        readonly category: "Sporting Goods";
        readonly verified: true;
        readonly pageAlias: "quillmarshrunning";
        readonly likes: 71500;
        readonly igUsername: "quillmarshrunning";
        readonly igFollowers: 184200;
        readonly igEngagementRate: 0.031;
        readonly tiktokUsername: "quillmarsh";
        readonly tiktokFollowers: 96300;
        readonly thumbnailUrl: "https://cdn.adintel.example/accounts/quillmarsh.jpg";
        readonly facebookAdLibraryId: "318204775519023";
        readonly type: "BRAND";
        readonly facebookUsername: "quillmarshrunning";
    };
    readonly asked: {
        readonly websiteUrl: "https://quillmarsh.example";
        readonly type: "BRAND";
        readonly location: "Portugal";
        readonly taxonomy: readonly ["Sports & Outdoors > Running > Trail Running Shoes"];
    };
}, {
    readonly row: {
        readonly id: "b7a1f2d4-3c58-4e0b-8f4d-6a9c0e5d2b31";
        readonly facebookAdLibraryId: "440917265530188";
        readonly name: "Veldra Skin Lab";
        readonly type: "BRAND";
        readonly igUsername: "veldraskinlab";
        readonly igFollowers: 412800;
        readonly tiktokUsername: null;
        readonly tiktokFollowers: null;
        readonly facebookUsername: "veldraskinlab";
        readonly thumbnailUrl: "https://cdn.adintel.example/accounts/veldra.jpg";
        readonly category: "Skin Care";
        readonly summary: null;
        readonly verified: false;
        readonly igEngagementRate: null;
        readonly likes: null;
    };
    readonly asked: {};
}, {
    readonly row: {
        readonly type: "CREATOR";
        readonly id: "0d9e4b76-51f3-4a2c-b8e7-93c6f1a8d245";
        readonly name: "Odalys Fenn";
        readonly summary: "Films trail running, and what she eats on the way.";
        readonly verified: false;
        readonly igUsername: "odalys.runs";
        readonly igFollowers: 38400;
        readonly igEngagementRate: 0.062;
        readonly tiktokUsername: "odalysruns";
        readonly tiktokFollowers: 120900;
        readonly thumbnailUrl: "https://cdn.adintel.example/accounts/odalys.jpg";
        readonly gender: "female";
        readonly ageRange: "25-34";
        readonly ethnicity: "Hispanic";
        readonly location: "Portugal";
        readonly language: "Portuguese";
        readonly tiktokEngagementRate: 0.084;
    };
    readonly asked: {
        readonly location: "Portugal";
    };
}, {
    readonly row: {
        readonly id: "e90b6d15-42a7-4c3f-8b1e-5d7f2a6c9034";
        readonly name: "Orrinthale Kitchen";
        readonly summary: null;
        readonly category: null;
        readonly verified: false;
        readonly pageAlias: null;
        readonly likes: null;
        readonly igUsername: null;
        readonly igFollowers: null;
        readonly igEngagementRate: null;
        readonly tiktokUsername: null;
        readonly tiktokFollowers: null;
        readonly thumbnailUrl: null;
    };
    readonly asked: {
        readonly type: "BRAND";
    };
}];
/** The creatives in the documents' examples: their rows, and the requests that return them. */
export declare const exampleCreatives: readonly [{
    readonly row: {
        readonly id: "8c3d1e5a-7b42-4f96-a0d8-2e6b9c4f7a13";
        readonly platformId: "1284406633920571";
        readonly brand: {
            readonly id: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10";
            readonly facebookAdLibraryId: "318204775519023";
            readonly name: "Quillmarsh Running";
            readonly type: "BRAND";
            readonly igUsername: "quillmarshrunning";
            readonly igFollowers: 184200;
            readonly tiktokUsername: "quillmarsh";
            readonly tiktokFollowers: 96300;
            readonly facebookUsername: "quillmarshrunning";
            readonly thumbnailUrl: "https://cdn.adintel.example/accounts/quillmarsh.jpg";
            readonly category: "Sporting Goods";
        };
        readonly title: "Trail shoes that dry in an hour";
        readonly type: "VIDEO";
        readonly mediaType: "VIDEO";
        readonly url: "https://cdn.adintel.example/media/8c3d1e5a.mp4";
        readonly urls: readonly ["https://cdn.adintel.example/media/8c3d1e5a.mp4"];
        readonly thumbnailUrl: "https://cdn.adintel.example/media/8c3d1e5a.jpg";
        readonly width: 1080;
        readonly height: 1920;
        readonly durationInSeconds: 24;
        readonly platforms: readonly ["META_AD", "INSTAGRAM"];
        readonly hook: "I ran through a river so you don't have to";
        readonly summary: "A runner crosses a stream, then shows the shoe dry an hour later.";
        readonly coreAngle: "Comfort in wet terrain";
        readonly targetPersona: "Weekend trail runners";
        readonly ugcCharacter: {
            readonly ageRange: "25-34";
            readonly gender: "female";
            readonly ethnicity: "Hispanic";
            readonly description: "A runner who films herself on the trail";
        };
        readonly startAt: "2026-08-03T00:00:00.000Z";
        readonly endAt: null;
        readonly daysRun: 109;
        readonly categories: readonly ["Testimonial", "Text Overlay"];
        readonly carouselCount: null;
        readonly viewCount: 482300;
        readonly likeCount: 12140;
        readonly commentCount: 388;
        readonly impressionPercentile: 91;
        readonly impressionsText: "400K-500K";
        readonly painPoints: readonly ["Wet shoes cause blisters"];
        readonly sellingPoints: readonly ["Dries within an hour", "Grips on wet rock"];
    };
    readonly asked: {
        readonly status: "ALL";
    };
}, {
    readonly row: {
        readonly id: "f1a9c27e-0d64-4b83-9e5c-7d3b8a6f2c40";
        readonly platformId: "1190337215084466";
        readonly brand: {
            readonly id: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10";
            readonly facebookAdLibraryId: "318204775519023";
            readonly name: "Quillmarsh Running";
            readonly type: "BRAND";
            readonly igUsername: "quillmarshrunning";
            readonly igFollowers: 184200;
            readonly tiktokUsername: "quillmarsh";
            readonly tiktokFollowers: 96300;
            readonly facebookUsername: "quillmarshrunning";
            readonly thumbnailUrl: "https://cdn.adintel.example/accounts/quillmarsh.jpg";
            readonly category: "Sporting Goods";
        };
        readonly title: null;
        readonly type: "IMAGE";
        readonly mediaType: "IMAGE";
        readonly url: "https://cdn.adintel.example/media/f1a9c27e.jpg";
        readonly urls: readonly ["https://cdn.adintel.example/media/f1a9c27e.jpg"];
        readonly thumbnailUrl: "https://cdn.adintel.example/media/f1a9c27e.jpg";
        readonly width: 1080;
        readonly height: 1080;
        readonly durationInSeconds: null;
        readonly platforms: readonly ["META_AD"];
        readonly hook: null;
        readonly summary: null;
        readonly coreAngle: null;
        readonly targetPersona: null;
        readonly ugcCharacter: null;
        readonly startAt: "2026-02-14T00:00:00.000Z";
        readonly endAt: "2026-03-01T00:00:00.000Z";
        readonly daysRun: 15;
        readonly categories: readonly [];
        readonly carouselCount: null;
        readonly viewCount: null;
        readonly likeCount: null;
        readonly commentCount: null;
        readonly impressionPercentile: null;
        readonly impressionsText: null;
    };
    readonly asked: {
        readonly status: "ALL";
    };
}, {
    readonly row: {
        readonly id: "3b7e5d90-6c1f-4a28-8d47-e9f0b2a5c681";
        readonly platformId: "9930471826650132";
        readonly brand: {
            readonly id: "b7a1f2d4-3c58-4e0b-8f4d-6a9c0e5d2b31";
            readonly facebookAdLibraryId: "440917265530188";
            readonly name: "Veldra Skin Lab";
            readonly type: "BRAND";
            readonly igUsername: "veldraskinlab";
            readonly igFollowers: 412800;
            readonly tiktokUsername: null;
            readonly tiktokFollowers: null;
            readonly facebookUsername: "veldraskinlab";
            readonly thumbnailUrl: "https://cdn.adintel.example/accounts/veldra.jpg";
            readonly category: "Skin Care";
        };
        readonly title: "Three layers, one minute";
        readonly type: "CAROUSEL";
        readonly mediaType: "IMAGE";
        readonly url: "https://cdn.adintel.example/media/3b7e5d90-1.jpg";
        readonly urls: readonly ["https://cdn.adintel.example/media/3b7e5d90-1.jpg", "https://cdn.adintel.example/media/3b7e5d90-2.jpg", "https://cdn.adintel.example/media/3b7e5d90-3.jpg"];
        readonly thumbnailUrl: "https://cdn.adintel.example/media/3b7e5d90-1.jpg";
        readonly width: 1080;
        readonly height: 1350;
        readonly durationInSeconds: null;
        readonly platforms: readonly ["INSTAGRAM"];
        readonly hook: "Your ten-step routine is seven steps too long";
        readonly summary: "Three cards, one for each layer of a short evening routine.";
        readonly coreAngle: "Simplicity";
        readonly targetPersona: "Busy parents with dry skin";
        readonly ugcCharacter: null;
        readonly startAt: "2026-10-01T00:00:00.000Z";
        readonly endAt: null;
        readonly daysRun: 50;
        readonly categories: readonly ["Explainer"];
        readonly carouselCount: 3;
        readonly viewCount: null;
        readonly likeCount: 5310;
        readonly commentCount: 142;
        readonly impressionPercentile: 67;
        readonly impressionsText: "50K-100K";
        readonly painPoints: readonly ["No time for long routines"];
        readonly sellingPoints: readonly ["One minute a night"];
    };
    readonly asked: {
        readonly taxonomy: readonly ["Beauty & Personal Care > Skin Care > Moisturizers"];
        readonly funnelStage: readonly ["PROBLEM_AWARE"];
        readonly language: readonly ["English"];
    };
}];
export type Version = keyof typeof operations;
export type CurrentVersion = typeof currentVersion;
export type OperationId<V extends Version = Version> = V extends Version ? keyof (typeof operations)[V] : never;
export type ErrorCode = keyof typeof errorStatuses;
/** Any row of {@link operations}. */
export type Operation = {
    [V in Version]: (typeof operations)[V][OperationId<V>];
}[Version];
