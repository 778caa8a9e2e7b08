// Generated from openapi by `npm run generate`. Do not edit.
/** What each document says once for all its operations. Limits are requests a minute, sizes are bytes. */
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
    };
};
/** The operations of each version by operationId. `null` stands for what is not specified. */
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
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "brands";
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
                    readonly note: "Removed; the inputs decide the search.";
                }, {
                    readonly from: "$request.body#/type";
                    readonly note: "Removed; the path decides.";
                }, {
                    readonly from: "$request.body#/minFollowers";
                    readonly note: "Whether v2 takes it is not shown.";
                }, {
                    readonly from: "$request.body#/maxFollowers";
                    readonly note: "Whether v2 takes it is not shown.";
                }, {
                    readonly from: "$request.body#/gender";
                    readonly note: "Refused by the brand search.";
                }, {
                    readonly from: "$request.body#/ageRange";
                    readonly note: "Refused by the brand search.";
                }, {
                    readonly from: "$request.body#/ethnicity";
                    readonly note: "Refused by the brand search.";
                }, {
                    readonly from: "$request.body#/language";
                    readonly note: "Refused by the brand search.";
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
                    readonly note: "Removed; the inputs decide the search.";
                }, {
                    readonly from: "$request.body#/type";
                    readonly note: "Removed; the path decides.";
                }, {
                    readonly from: "$request.body#/minFollowers";
                    readonly note: "Whether v2 takes it is not shown.";
                }, {
                    readonly from: "$request.body#/maxFollowers";
                    readonly note: "Whether v2 takes it is not shown.";
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
            readonly unspecified: readonly ["whom the per-endpoint rate limit is counted for", "which successor a request without `type` has, which mode `ids` allows"];
            readonly assumed: null;
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
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly ["id"];
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
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
            readonly unspecified: readonly ["whom the per-endpoint rate limit is counted for"];
            readonly assumed: "400 is listed because the specification ties it to no operation in particular.";
        };
        readonly searchBrandMedia: {
            readonly operationId: "searchBrandMedia";
            readonly method: "POST";
            readonly path: "/brands/{id}/media";
            readonly summary: "Search creatives of a brand";
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
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: false;
            };
            readonly rows: "media";
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
                    readonly note: "There are no modes in v2, which refuses unknown fields.";
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
            readonly unspecified: readonly ["whom the per-endpoint rate limit is counted for", "which body keys are required, and any further ones", "order of the rows"];
            readonly assumed: "404 is listed because the path names an account, as the paths do for which it is stated.";
        };
        readonly listBrandInsights: {
            readonly operationId: "listBrandInsights";
            readonly method: "GET";
            readonly path: "/brands/{id}/insights";
            readonly summary: "List clustered insights of an account";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "cluster";
                readonly microdollarsPerRow: 1000;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly ["id"];
            readonly queryParameters: readonly ["type", "maxDaysBack", "limit"];
            readonly requestBody: null;
            readonly rows: null;
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
            readonly unspecified: readonly ["whom the per-endpoint rate limit is counted for", "default of `maxDaysBack` and of `limit`", "whether `type` is required", "whether AD_ANGLE is answered, which is among the results but not among the values of `type`"];
            readonly assumed: "Clusters are ranked by a `total` of which the specification does not say what it counts; it is read as creatives.";
        };
        readonly listBrandLandingPages: {
            readonly operationId: "listBrandLandingPages";
            readonly method: "GET";
            readonly path: "/brands/{id}/landing-pages";
            readonly summary: "List landing pages of an account";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "landing page";
                readonly microdollarsPerRow: 5000;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 120;
            };
            readonly pathParameters: readonly ["id"];
            readonly queryParameters: readonly ["showInactive", "limit"];
            readonly requestBody: null;
            readonly rows: "landingPages";
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
                    readonly note: "Not shown in v1.";
                }];
            }];
            readonly unspecified: readonly ["whom the per-endpoint rate limit is counted for"];
            readonly assumed: null;
        };
        readonly listBrandCampaigns: {
            readonly operationId: "listBrandCampaigns";
            readonly method: "GET";
            readonly path: "/brands/{id}/campaigns";
            readonly summary: "List campaigns or offers of an account";
            readonly deprecated: true;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly ["id"];
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
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
                    readonly note: "Required by v2; what v1 takes is not shown.";
                }];
            }];
            readonly unspecified: readonly ["price", "rate limit", "query parameters", "response body"];
            readonly assumed: "402 is listed as if the operation were metered, like its successor in v2; whether v1 charges is not shown. JSON and status 200 on success, as everywhere else. 400 is listed because the specification ties it to no operation in particular.";
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
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
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
            readonly unspecified: readonly ["price", "rate limit", "query parameters", "response body"];
            readonly assumed: "402 is listed as if the operation were metered, like its successor in v2; whether v1 charges is not shown. JSON and status 200 on success, as everywhere else. 400 is listed because the specification ties it to no operation in particular.";
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
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: null;
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
            readonly unspecified: readonly ["whom the per-endpoint rate limit is counted for", "how different spellings of one address are matched"];
            readonly assumed: null;
        };
        readonly getBrandIndexStatus: {
            readonly operationId: "getBrandIndexStatus";
            readonly method: "GET";
            readonly path: "/brands/{id}/index-status";
            readonly summary: "Poll the indexing of an account";
            readonly deprecated: true;
            readonly billing: {
                readonly unit: "request";
                readonly microdollarsPerRow: 0;
            };
            readonly rateLimit: {
                readonly requestsPerMinute: 300;
            };
            readonly pathParameters: readonly ["id"];
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
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
            readonly unspecified: readonly ["whom the per-endpoint rate limit is counted for", "transitions out of indexing", "response body beyond `status` being `indexing`"];
            readonly assumed: "400 is listed because the specification ties it to no operation in particular.";
        };
        readonly postComments: {
            readonly operationId: "postComments";
            readonly method: "POST";
            readonly path: "/comments";
            readonly summary: "Call the comments endpoint";
            readonly deprecated: true;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly [];
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: false;
            };
            readonly rows: null;
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
            readonly unspecified: readonly ["price", "rate limit", "purpose", "request body", "response body"];
            readonly assumed: "JSON in and out and status 200 on success, as everywhere else; 402 is listed since a charge cannot be ruled out. 400 is listed because the specification ties it to no operation in particular.";
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
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "brands";
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
            readonly unspecified: readonly ["price", "rate limit", "request body beyond the fields named here", "response body beyond `count` and the `type` of each row"];
            readonly assumed: "402 is listed as if the search were metered, like the v1 search that it replaces; whether it is charged is not shown. A body is taken to be required.";
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
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "creators";
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
            readonly unspecified: readonly ["price", "rate limit", "request body beyond the fields named here", "response body beyond `count` and the names of some fields of a row"];
            readonly assumed: "402 is listed as if the search were metered, like the v1 search that it replaces; whether it is charged is not shown. A body is taken to be required.";
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
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
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
            readonly unspecified: readonly ["price", "rate limit", "response body beyond `type` and the names of some fields"];
            readonly assumed: "402 is listed as if the lookup were metered, like the v1 lookup that it replaces; whether it is charged is not shown. 400 is listed because the specification ties it to no operation in particular.";
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
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: "media";
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
            readonly unspecified: readonly ["order of rows where `sortBy` is left out", "whether `accountId` and `query` together are charged differently"];
            readonly assumed: "`duration` is read as seconds, the unit of `durationInSeconds` in the answer. Of a creative the specification shows names and types; what the descriptions add is read from the names.";
        };
        readonly listAccountInsights: {
            readonly operationId: "listAccountInsights";
            readonly method: "GET";
            readonly path: "/account/{id}/insights";
            readonly summary: "List clustered insights of an account";
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
            readonly queryParameters: readonly ["type", "maxDaysBack", "limit"];
            readonly requestBody: null;
            readonly rows: null;
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
            readonly assumed: "Clusters are ranked by a `total` of which the specification does not say what it counts; it is read as creatives.";
        };
        readonly listAccountLandingPages: {
            readonly operationId: "listAccountLandingPages";
            readonly method: "GET";
            readonly path: "/account/{id}/landing-pages";
            readonly summary: "List landing pages of an account";
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
            readonly queryParameters: readonly ["showInactive", "limit", "offset"];
            readonly requestBody: null;
            readonly rows: "landingPages";
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
            readonly summary: "List campaigns or offers of an account";
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
            readonly queryParameters: readonly ["type", "sortBy", "limit", "datePreset", "startDate", "endDate"];
            readonly requestBody: null;
            readonly rows: "campaigns";
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
            readonly unspecified: readonly ["how `datePreset` combines with `startDate` and `endDate`"];
            readonly assumed: null;
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
            readonly queryParameters: readonly ["limit", "offset"];
            readonly requestBody: null;
            readonly rows: "collabs";
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
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: true;
            };
            readonly rows: null;
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
            readonly unspecified: readonly ["how different spellings of one address are matched"];
            readonly assumed: null;
        };
        readonly getAccountIndexStatus: {
            readonly operationId: "getAccountIndexStatus";
            readonly method: "GET";
            readonly path: "/account/{id}/index-status";
            readonly summary: "Poll the indexing of an account";
            readonly deprecated: false;
            readonly billing: {
                readonly unit: "request";
                readonly microdollarsPerRow: 0;
            };
            readonly rateLimit: null;
            readonly pathParameters: readonly ["id"];
            readonly queryParameters: readonly [];
            readonly requestBody: null;
            readonly rows: null;
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
            readonly unspecified: readonly ["rate limit", "response body beyond what v1 shows", "transitions out of indexing"];
            readonly assumed: "Free, since the specification counts index-status polling among the free operations without naming a version; its table of prices leaves the v2 operation out. For the same reason 402 is not listed. 400 is listed because the specification ties it to no operation in particular.";
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
            readonly queryParameters: readonly ["query", "limit"];
            readonly requestBody: null;
            readonly rows: "paths";
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
            readonly unspecified: readonly ["when this free operation answers 402, which is listed for it", "order of the paths"];
            readonly assumed: null;
        };
        readonly postComments: {
            readonly operationId: "postComments";
            readonly method: "POST";
            readonly path: "/comments";
            readonly summary: "Call the comments endpoint";
            readonly deprecated: false;
            readonly billing: null;
            readonly rateLimit: null;
            readonly pathParameters: readonly [];
            readonly queryParameters: readonly [];
            readonly requestBody: {
                readonly required: false;
            };
            readonly rows: null;
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
            readonly unspecified: readonly ["price", "rate limit", "purpose", "request body", "response body"];
            readonly assumed: "JSON in and out and status 200 on success, as everywhere else; 402 is listed since a charge cannot be ruled out. 400 is listed because the specification ties it to no operation in particular.";
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
export type Version = keyof typeof operations;
export type OperationId<V extends Version = Version> = V extends Version ? keyof (typeof operations)[V] : never;
export type ErrorCode = keyof typeof errorStatuses;
/** Any row of {@link operations}. */
export type Operation = {
    [V in Version]: (typeof operations)[V][OperationId<V>];
}[Version];
