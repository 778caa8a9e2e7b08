// Generated from openapi by `npm run generate`. Do not edit.
/** What each document says once for all its operations. Limits are requests a minute, sizes are bytes. */
export const documents = {
    "v1": {
        "basePath": "/api/v1",
        "rateLimits": [
            {
                "scope": "ip",
                "requestsPerMinute": 60
            },
            {
                "scope": "apiKey",
                "requestsPerMinute": 120
            }
        ],
        "maxBodyBytes": 102400
    },
    "v2": {
        "basePath": "/v2",
        "rateLimits": [
            {
                "scope": "ip",
                "requestsPerMinute": 60
            },
            {
                "scope": "apiKey",
                "requestsPerMinute": 120
            }
        ],
        "maxBodyBytes": 102400
    }
};
/** The operations of each version by operationId. `null` stands for what is not specified. */
export const operations = {
    "v1": {
        "searchBrands": {
            "operationId": "searchBrands",
            "method": "POST",
            "path": "/brands/search",
            "summary": "Search accounts",
            "deprecated": true,
            "billing": {
                "unit": "brand",
                "microdollarsPerRow": 2500,
                "minimumRows": 1,
                "minimumRowsWhen": {
                    "mode": "smart"
                }
            },
            "rateLimit": {
                "requestsPerMinute": 120
            },
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "brands",
            "paging": {
                "in": "body",
                "limit": {
                    "name": "count",
                    "default": 10,
                    "minimum": 1,
                    "maximum": 100
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "byIds",
                    "byName",
                    "smart",
                    "nothingFound"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "searchBrands",
                    "when": {
                        "type": "BRAND"
                    },
                    "fields": [
                        {
                            "from": "$request.body#/brandIds",
                            "to": "$request.body#/ids"
                        },
                        {
                            "from": "$request.body#/brandNames",
                            "to": "$request.body#/names"
                        },
                        {
                            "from": "$request.body#/query",
                            "to": "$request.body#/query"
                        },
                        {
                            "from": "$request.body#/count",
                            "to": "$request.body#/limit"
                        },
                        {
                            "from": "$request.body#/sortBy",
                            "to": "$request.body#/sortBy",
                            "note": "Ignored in a search by `query`."
                        },
                        {
                            "from": "$request.body#/location",
                            "to": "$request.body#/location"
                        },
                        {
                            "from": "$request.body#/mode",
                            "note": "Removed; the inputs decide the search."
                        },
                        {
                            "from": "$request.body#/type",
                            "note": "Removed; the path decides."
                        },
                        {
                            "from": "$request.body#/minFollowers",
                            "note": "Whether v2 takes it is not shown."
                        },
                        {
                            "from": "$request.body#/maxFollowers",
                            "note": "Whether v2 takes it is not shown."
                        },
                        {
                            "from": "$request.body#/gender",
                            "note": "Refused by the brand search."
                        },
                        {
                            "from": "$request.body#/ageRange",
                            "note": "Refused by the brand search."
                        },
                        {
                            "from": "$request.body#/ethnicity",
                            "note": "Refused by the brand search."
                        },
                        {
                            "from": "$request.body#/language",
                            "note": "Refused by the brand search."
                        },
                        {
                            "to": "$request.body#/igUsername",
                            "note": "New in v2."
                        },
                        {
                            "to": "$request.body#/tiktokUsername",
                            "note": "New in v2."
                        },
                        {
                            "to": "$request.body#/taxonomy",
                            "note": "New in v2."
                        }
                    ]
                },
                {
                    "operationId": "searchCreators",
                    "when": {
                        "type": "CREATOR"
                    },
                    "fields": [
                        {
                            "from": "$request.body#/brandIds",
                            "to": "$request.body#/ids"
                        },
                        {
                            "from": "$request.body#/brandNames",
                            "to": "$request.body#/names"
                        },
                        {
                            "from": "$request.body#/query",
                            "to": "$request.body#/query"
                        },
                        {
                            "from": "$request.body#/count",
                            "to": "$request.body#/limit"
                        },
                        {
                            "from": "$request.body#/sortBy",
                            "to": "$request.body#/sortBy",
                            "note": "Ignored in a search by `query`."
                        },
                        {
                            "from": "$request.body#/location",
                            "to": "$request.body#/location"
                        },
                        {
                            "from": "$request.body#/mode",
                            "note": "Removed; the inputs decide the search."
                        },
                        {
                            "from": "$request.body#/type",
                            "note": "Removed; the path decides."
                        },
                        {
                            "from": "$request.body#/minFollowers",
                            "note": "Whether v2 takes it is not shown."
                        },
                        {
                            "from": "$request.body#/maxFollowers",
                            "note": "Whether v2 takes it is not shown."
                        },
                        {
                            "from": "$request.body#/gender",
                            "to": "$request.body#/gender"
                        },
                        {
                            "from": "$request.body#/ageRange",
                            "to": "$request.body#/ageRange"
                        },
                        {
                            "from": "$request.body#/ethnicity",
                            "to": "$request.body#/ethnicity"
                        },
                        {
                            "from": "$request.body#/language",
                            "to": "$request.body#/language"
                        },
                        {
                            "to": "$request.body#/igUsername",
                            "note": "New in v2."
                        },
                        {
                            "to": "$request.body#/tiktokUsername",
                            "note": "New in v2."
                        }
                    ]
                }
            ],
            "unspecified": [
                "whom the per-endpoint rate limit is counted for",
                "which successor a request without `type` has, which mode `ids` allows"
            ],
            "assumed": null
        },
        "getBrand": {
            "operationId": "getBrand",
            "method": "GET",
            "path": "/brands/{id}",
            "summary": "Get a brand",
            "deprecated": true,
            "billing": {
                "unit": "brand",
                "microdollarsPerRow": 2500
            },
            "rateLimit": {
                "requestsPerMinute": 120
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "established",
                    "sparse"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "getAccount",
                    "fields": [
                        {
                            "from": "$request.path.id",
                            "to": "$request.path.id"
                        }
                    ]
                }
            ],
            "unspecified": [
                "whom the per-endpoint rate limit is counted for"
            ],
            "assumed": "400 is listed because the specification ties it to no operation in particular."
        },
        "searchBrandMedia": {
            "operationId": "searchBrandMedia",
            "method": "POST",
            "path": "/brands/{id}/media",
            "summary": "Search creatives of a brand",
            "deprecated": true,
            "billing": {
                "unit": "creative",
                "microdollarsPerRow": 1000,
                "minimumRows": 1
            },
            "rateLimit": {
                "requestsPerMinute": 120
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [],
            "requestBody": {
                "required": false
            },
            "rows": "media",
            "paging": {
                "in": "body",
                "limit": {
                    "name": "limit",
                    "default": null,
                    "minimum": null,
                    "maximum": null
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "structured",
                    "smart",
                    "nothingFound"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "searchMedia",
                    "fields": [
                        {
                            "from": "$request.path.id",
                            "to": "$request.body#/accountId"
                        },
                        {
                            "from": "$request.body#/semanticSearchQuery",
                            "to": "$request.body#/query"
                        },
                        {
                            "from": "$request.body#/limit",
                            "to": "$request.body#/limit"
                        },
                        {
                            "from": "$request.body#/userRequest",
                            "note": "No longer accepted."
                        },
                        {
                            "from": "$request.body#/mode",
                            "note": "There are no modes in v2, which refuses unknown fields."
                        },
                        {
                            "from": "$request.body#/filters/dateRange/preset",
                            "to": "$request.body#/datePreset"
                        },
                        {
                            "from": "$request.body#/filters/dateRange/startDate",
                            "to": "$request.body#/startDate"
                        },
                        {
                            "from": "$request.body#/filters/dateRange/endDate",
                            "to": "$request.body#/endDate"
                        },
                        {
                            "from": "$request.body#/filters/daysRun/min",
                            "to": "$request.body#/minDaysRun"
                        },
                        {
                            "from": "$request.body#/filters/daysRun/max",
                            "to": "$request.body#/maxDaysRun"
                        },
                        {
                            "from": "$request.body#/filters/viewCount/min",
                            "to": "$request.body#/minViewCount"
                        },
                        {
                            "from": "$request.body#/filters/viewCount/max",
                            "to": "$request.body#/maxViewCount"
                        },
                        {
                            "from": "$request.body#/filters/landingPage/value",
                            "to": "$request.body#/landingPage"
                        },
                        {
                            "from": "$request.body#/filters/landingPage/operator",
                            "to": "$request.body#/landingPageMatch"
                        }
                    ]
                }
            ],
            "unspecified": [
                "whom the per-endpoint rate limit is counted for",
                "which body keys are required, and any further ones",
                "order of the rows"
            ],
            "assumed": "404 is listed because the path names an account, as the paths do for which it is stated."
        },
        "listBrandInsights": {
            "operationId": "listBrandInsights",
            "method": "GET",
            "path": "/brands/{id}/insights",
            "summary": "List clustered insights of an account",
            "deprecated": true,
            "billing": {
                "unit": "cluster",
                "microdollarsPerRow": 1000
            },
            "rateLimit": {
                "requestsPerMinute": 120
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [
                "type",
                "maxDaysBack",
                "limit"
            ],
            "requestBody": null,
            "rows": null,
            "paging": {
                "in": "query",
                "limit": {
                    "name": "limit",
                    "default": null,
                    "minimum": 1,
                    "maximum": 500
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "sellingPoints",
                    "mediaMix",
                    "empty"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "listAccountInsights",
                    "fields": [
                        {
                            "from": "$request.path.id",
                            "to": "$request.path.id"
                        },
                        {
                            "from": "$request.query.type",
                            "to": "$request.query.type",
                            "note": "USP has no counterpart; AD_ANGLE is new."
                        },
                        {
                            "from": "$request.query.maxDaysBack",
                            "to": "$request.query.maxDaysBack"
                        },
                        {
                            "from": "$request.query.limit",
                            "to": "$request.query.limit"
                        }
                    ]
                }
            ],
            "unspecified": [
                "whom the per-endpoint rate limit is counted for",
                "default of `maxDaysBack` and of `limit`",
                "whether `type` is required",
                "whether AD_ANGLE is answered, which is among the results but not among the values of `type`"
            ],
            "assumed": "Clusters are ranked by a `total` of which the specification does not say what it counts; it is read as creatives."
        },
        "listBrandLandingPages": {
            "operationId": "listBrandLandingPages",
            "method": "GET",
            "path": "/brands/{id}/landing-pages",
            "summary": "List landing pages of an account",
            "deprecated": true,
            "billing": {
                "unit": "landing page",
                "microdollarsPerRow": 5000
            },
            "rateLimit": {
                "requestsPerMinute": 120
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [
                "showInactive",
                "limit"
            ],
            "requestBody": null,
            "rows": "landingPages",
            "paging": {
                "in": "query",
                "limit": {
                    "name": "limit",
                    "default": null,
                    "minimum": 1,
                    "maximum": 100
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "ranked",
                    "empty"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "listAccountLandingPages",
                    "fields": [
                        {
                            "from": "$request.path.id",
                            "to": "$request.path.id"
                        },
                        {
                            "from": "$request.query.showInactive",
                            "to": "$request.query.showInactive"
                        },
                        {
                            "from": "$request.query.limit",
                            "to": "$request.query.limit"
                        },
                        {
                            "to": "$request.query.offset",
                            "note": "Not shown in v1."
                        }
                    ]
                }
            ],
            "unspecified": [
                "whom the per-endpoint rate limit is counted for"
            ],
            "assumed": null
        },
        "listBrandCampaigns": {
            "operationId": "listBrandCampaigns",
            "method": "GET",
            "path": "/brands/{id}/campaigns",
            "summary": "List campaigns or offers of an account",
            "deprecated": true,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [
                "id"
            ],
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "notShown"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "listAccountCampaigns",
                    "fields": [
                        {
                            "from": "$request.path.id",
                            "to": "$request.path.id"
                        },
                        {
                            "to": "$request.query.type",
                            "note": "Required by v2; what v1 takes is not shown."
                        }
                    ]
                }
            ],
            "unspecified": [
                "price",
                "rate limit",
                "query parameters",
                "response body"
            ],
            "assumed": "402 is listed as if the operation were metered, like its successor in v2; whether v1 charges is not shown. JSON and status 200 on success, as everywhere else. 400 is listed because the specification ties it to no operation in particular."
        },
        "listBrandCollabs": {
            "operationId": "listBrandCollabs",
            "method": "GET",
            "path": "/brands/{id}/collabs",
            "summary": "List creators an account works with",
            "deprecated": true,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [
                "id"
            ],
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "notShown"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "listAccountCollabs",
                    "fields": [
                        {
                            "from": "$request.path.id",
                            "to": "$request.path.id"
                        }
                    ]
                }
            ],
            "unspecified": [
                "price",
                "rate limit",
                "query parameters",
                "response body"
            ],
            "assumed": "402 is listed as if the operation were metered, like its successor in v2; whether v1 charges is not shown. JSON and status 200 on success, as everywhere else. 400 is listed because the specification ties it to no operation in particular."
        },
        "indexBrand": {
            "operationId": "indexBrand",
            "method": "POST",
            "path": "/brands/index",
            "summary": "Add an account to the index",
            "deprecated": true,
            "billing": {
                "unit": "request",
                "microdollarsPerRow": 0
            },
            "rateLimit": {
                "requestsPerMinute": 50
            },
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "newAccount",
                    "knownAccount"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "indexAccount",
                    "fields": [
                        {
                            "from": "$request.body#/websiteUrl",
                            "to": "$request.body#/websiteUrl"
                        }
                    ]
                }
            ],
            "unspecified": [
                "whom the per-endpoint rate limit is counted for",
                "how different spellings of one address are matched"
            ],
            "assumed": null
        },
        "getBrandIndexStatus": {
            "operationId": "getBrandIndexStatus",
            "method": "GET",
            "path": "/brands/{id}/index-status",
            "summary": "Poll the indexing of an account",
            "deprecated": true,
            "billing": {
                "unit": "request",
                "microdollarsPerRow": 0
            },
            "rateLimit": {
                "requestsPerMinute": 300
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "indexing"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "getAccountIndexStatus",
                    "fields": [
                        {
                            "from": "$request.path.id",
                            "to": "$request.path.id"
                        }
                    ]
                }
            ],
            "unspecified": [
                "whom the per-endpoint rate limit is counted for",
                "transitions out of indexing",
                "response body beyond `status` being `indexing`"
            ],
            "assumed": "400 is listed because the specification ties it to no operation in particular."
        },
        "postComments": {
            "operationId": "postComments",
            "method": "POST",
            "path": "/comments",
            "summary": "Call the comments endpoint",
            "deprecated": true,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": false
            },
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "notShown"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [
                {
                    "operationId": "postComments",
                    "fields": [
                        {
                            "from": "$request.body",
                            "to": "$request.body",
                            "note": "Unchanged."
                        }
                    ]
                }
            ],
            "unspecified": [
                "price",
                "rate limit",
                "purpose",
                "request body",
                "response body"
            ],
            "assumed": "JSON in and out and status 200 on success, as everywhere else; 402 is listed since a charge cannot be ruled out. 400 is listed because the specification ties it to no operation in particular."
        }
    },
    "v2": {
        "searchBrands": {
            "operationId": "searchBrands",
            "method": "POST",
            "path": "/brands",
            "summary": "Search brands",
            "deprecated": false,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "brands",
            "paging": {
                "in": "body",
                "limit": {
                    "name": "limit",
                    "default": null,
                    "minimum": null,
                    "maximum": null
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "byQuery",
                    "byHandle",
                    "nothingFound"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "price",
                "rate limit",
                "request body beyond the fields named here",
                "response body beyond `count` and the `type` of each row"
            ],
            "assumed": "402 is listed as if the search were metered, like the v1 search that it replaces; whether it is charged is not shown. A body is taken to be required."
        },
        "searchCreators": {
            "operationId": "searchCreators",
            "method": "POST",
            "path": "/creators",
            "summary": "Search creators",
            "deprecated": false,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "creators",
            "paging": {
                "in": "body",
                "limit": {
                    "name": "limit",
                    "default": null,
                    "minimum": null,
                    "maximum": null
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "byProfile",
                    "nothingFound"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "price",
                "rate limit",
                "request body beyond the fields named here",
                "response body beyond `count` and the names of some fields of a row"
            ],
            "assumed": "402 is listed as if the search were metered, like the v1 search that it replaces; whether it is charged is not shown. A body is taken to be required."
        },
        "getAccount": {
            "operationId": "getAccount",
            "method": "GET",
            "path": "/account/{id}",
            "summary": "Get an account",
            "deprecated": false,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [
                "id"
            ],
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "brand",
                    "creator"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "price",
                "rate limit",
                "response body beyond `type` and the names of some fields"
            ],
            "assumed": "402 is listed as if the lookup were metered, like the v1 lookup that it replaces; whether it is charged is not shown. 400 is listed because the specification ties it to no operation in particular."
        },
        "searchMedia": {
            "operationId": "searchMedia",
            "method": "POST",
            "path": "/media",
            "summary": "Search creatives",
            "deprecated": false,
            "billing": {
                "unit": "creative",
                "microdollarsPerRow": 500,
                "minimumRows": 1
            },
            "rateLimit": {
                "requestsPerMinute": 120,
                "scope": "user"
            },
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "media",
            "paging": {
                "in": "body",
                "limit": {
                    "name": "limit",
                    "default": 100,
                    "minimum": null,
                    "maximum": null
                },
                "offset": {
                    "name": "offset",
                    "default": null,
                    "minimum": null,
                    "maximum": null
                }
            },
            "examples": {
                "200": [
                    "oneAccount",
                    "wholeCorpus",
                    "nothingFound"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "order of rows where `sortBy` is left out",
                "whether `accountId` and `query` together are charged differently"
            ],
            "assumed": "`duration` is read as seconds, the unit of `durationInSeconds` in the answer. Of a creative the specification shows names and types; what the descriptions add is read from the names."
        },
        "listAccountInsights": {
            "operationId": "listAccountInsights",
            "method": "GET",
            "path": "/account/{id}/insights",
            "summary": "List clustered insights of an account",
            "deprecated": false,
            "billing": {
                "unit": "cluster",
                "microdollarsPerRow": 500
            },
            "rateLimit": {
                "requestsPerMinute": 120,
                "scope": "user"
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [
                "type",
                "maxDaysBack",
                "limit"
            ],
            "requestBody": null,
            "rows": null,
            "paging": {
                "in": "query",
                "limit": {
                    "name": "limit",
                    "default": 100,
                    "minimum": null,
                    "maximum": null
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "hooks",
                    "mediaMix",
                    "empty"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [],
            "assumed": "Clusters are ranked by a `total` of which the specification does not say what it counts; it is read as creatives."
        },
        "listAccountLandingPages": {
            "operationId": "listAccountLandingPages",
            "method": "GET",
            "path": "/account/{id}/landing-pages",
            "summary": "List landing pages of an account",
            "deprecated": false,
            "billing": {
                "unit": "landing page",
                "microdollarsPerRow": 2500
            },
            "rateLimit": {
                "requestsPerMinute": 120,
                "scope": "user"
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [
                "showInactive",
                "limit",
                "offset"
            ],
            "requestBody": null,
            "rows": "landingPages",
            "paging": {
                "in": "query",
                "limit": {
                    "name": "limit",
                    "default": 100,
                    "minimum": null,
                    "maximum": null
                },
                "offset": {
                    "name": "offset",
                    "default": 0,
                    "minimum": null,
                    "maximum": null
                }
            },
            "examples": {
                "200": [
                    "ranked",
                    "empty"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [],
            "assumed": null
        },
        "listAccountCampaigns": {
            "operationId": "listAccountCampaigns",
            "method": "GET",
            "path": "/account/{id}/campaigns",
            "summary": "List campaigns or offers of an account",
            "deprecated": false,
            "billing": {
                "unit": "campaign",
                "microdollarsPerRow": 500
            },
            "rateLimit": {
                "requestsPerMinute": 120,
                "scope": "user"
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [
                "type",
                "sortBy",
                "limit",
                "datePreset",
                "startDate",
                "endDate"
            ],
            "requestBody": null,
            "rows": "campaigns",
            "paging": {
                "in": "query",
                "limit": {
                    "name": "limit",
                    "default": 10,
                    "minimum": null,
                    "maximum": null
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "campaigns",
                    "empty"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "how `datePreset` combines with `startDate` and `endDate`"
            ],
            "assumed": null
        },
        "listAccountCollabs": {
            "operationId": "listAccountCollabs",
            "method": "GET",
            "path": "/account/{id}/collabs",
            "summary": "List creators an account works with",
            "deprecated": false,
            "billing": {
                "unit": "collab",
                "microdollarsPerRow": 500
            },
            "rateLimit": {
                "requestsPerMinute": 120,
                "scope": "user"
            },
            "pathParameters": [
                "id"
            ],
            "queryParameters": [
                "limit",
                "offset"
            ],
            "requestBody": null,
            "rows": "collabs",
            "paging": {
                "in": "query",
                "limit": {
                    "name": "limit",
                    "default": 20,
                    "minimum": null,
                    "maximum": null
                },
                "offset": {
                    "name": "offset",
                    "default": 0,
                    "minimum": null,
                    "maximum": null
                }
            },
            "examples": {
                "200": [
                    "ranked",
                    "empty"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [],
            "assumed": null
        },
        "indexAccount": {
            "operationId": "indexAccount",
            "method": "POST",
            "path": "/account/index",
            "summary": "Add an account to the index",
            "deprecated": false,
            "billing": {
                "unit": "request",
                "microdollarsPerRow": 0
            },
            "rateLimit": {
                "requestsPerMinute": 50,
                "scope": "user"
            },
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "newAccount",
                    "knownAccount"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "how different spellings of one address are matched"
            ],
            "assumed": null
        },
        "getAccountIndexStatus": {
            "operationId": "getAccountIndexStatus",
            "method": "GET",
            "path": "/account/{id}/index-status",
            "summary": "Poll the indexing of an account",
            "deprecated": false,
            "billing": {
                "unit": "request",
                "microdollarsPerRow": 0
            },
            "rateLimit": null,
            "pathParameters": [
                "id"
            ],
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "indexing"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "404": [
                    "brand_not_found",
                    "not_found"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "rate limit",
                "response body beyond what v1 shows",
                "transitions out of indexing"
            ],
            "assumed": "Free, since the specification counts index-status polling among the free operations without naming a version; its table of prices leaves the v2 operation out. For the same reason 402 is not listed. 400 is listed because the specification ties it to no operation in particular."
        },
        "searchTaxonomies": {
            "operationId": "searchTaxonomies",
            "method": "GET",
            "path": "/taxonomies",
            "summary": "Look up product taxonomy paths",
            "deprecated": false,
            "billing": {
                "unit": "taxonomy path",
                "microdollarsPerRow": 0
            },
            "rateLimit": {
                "requestsPerMinute": 120,
                "scope": "user"
            },
            "pathParameters": [],
            "queryParameters": [
                "query",
                "limit"
            ],
            "requestBody": null,
            "rows": "paths",
            "paging": {
                "in": "query",
                "limit": {
                    "name": "limit",
                    "default": 20,
                    "minimum": null,
                    "maximum": null
                },
                "offset": null
            },
            "examples": {
                "200": [
                    "kettles",
                    "nothingFound"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "when this free operation answers 402, which is listed for it",
                "order of the paths"
            ],
            "assumed": null
        },
        "postComments": {
            "operationId": "postComments",
            "method": "POST",
            "path": "/comments",
            "summary": "Call the comments endpoint",
            "deprecated": false,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [],
            "queryParameters": [],
            "requestBody": {
                "required": false
            },
            "rows": null,
            "paging": null,
            "examples": {
                "200": [
                    "notShown"
                ],
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "errors": {
                "400": [
                    "invalid_request"
                ],
                "401": [
                    "invalid_api_key"
                ],
                "402": [
                    "out_of_credits"
                ],
                "403": [
                    "subscription_inactive",
                    "membership_ended"
                ],
                "405": [
                    "method_not_allowed"
                ],
                "413": [
                    "payload_too_large"
                ],
                "429": [
                    "rate_limited"
                ],
                "500": [
                    "internal_error"
                ]
            },
            "replacedBy": [],
            "unspecified": [
                "price",
                "rate limit",
                "purpose",
                "request body",
                "response body"
            ],
            "assumed": "JSON in and out and status 200 on success, as everywhere else; 402 is listed since a charge cannot be ruled out. 400 is listed because the specification ties it to no operation in particular."
        }
    }
};
/** The HTTP status of each error code. */
export const errorStatuses = {
    "invalid_request": 400,
    "invalid_api_key": 401,
    "out_of_credits": 402,
    "subscription_inactive": 403,
    "membership_ended": 403,
    "method_not_allowed": 405,
    "payload_too_large": 413,
    "rate_limited": 429,
    "internal_error": 500,
    "brand_not_found": 404,
    "not_found": 404
};
