// Generated from openapi by `npm run generate`. Do not edit.
/** The versions of the API, the oldest first. */
export const versions = [
    {
        "id": "v1",
        "basePath": "/api/v1",
        "supersededBy": "v2"
    },
    {
        "id": "v2",
        "basePath": "/v2",
        "supersededBy": null
    }
];
/** The version that is meant where none is named. */
export const currentVersion = "v2";
/** What the client is called, and the variable of the environment that examples read the key from. */
export const clientPackage = "@adintel/client";
export const keyVariable = "ADINTEL_API_KEY";
/** What each document states once for all its operations. Limits are in requests a minute, sizes in bytes. */
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
        "maxBodyBytes": 102400,
        "key": {
            "header": "Authorization",
            "scheme": "Bearer"
        },
        "errorEnvelope": {
            "code": "error.code",
            "message": "error.message",
            "details": "error.details",
            "detail": {
                "path": "path",
                "message": "message"
            }
        }
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
        "maxBodyBytes": 102400,
        "key": {
            "header": "Authorization",
            "scheme": "Bearer"
        },
        "errorEnvelope": {
            "code": "error.code",
            "message": "error.message",
            "details": "error.details",
            "detail": {
                "path": "path",
                "message": "message"
            }
        }
    }
};
/** The operations of each version by operationId. `null` means not specified. */
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
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "brands",
            "lists": [
                {
                    "in": "brands",
                    "key": "id",
                    "fields": [
                        "id",
                        "name",
                        "summary",
                        "category",
                        "verified",
                        "pageAlias",
                        "likes",
                        "igUsername",
                        "igFollowers",
                        "igEngagementRate",
                        "tiktokUsername",
                        "tiktokFollowers",
                        "thumbnailUrl"
                    ]
                }
            ],
            "effects": {
                "brandIds": {
                    "in": "body",
                    "by": "equals",
                    "field": "id"
                },
                "brandNames": {
                    "in": "body",
                    "by": "contains",
                    "field": "name",
                    "assumed": [
                        "by"
                    ]
                },
                "query": {
                    "in": "body",
                    "by": "search"
                },
                "type": {
                    "in": "body",
                    "by": "equals"
                },
                "count": {
                    "in": "body",
                    "by": "limit",
                    "default": 10,
                    "ignoredWhen": {
                        "mode": "ids"
                    }
                },
                "minFollowers": {
                    "in": "body",
                    "by": "minimum",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "maxFollowers": {
                    "in": "body",
                    "by": "maximum",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "ethnicity": {
                    "in": "body",
                    "by": "equals"
                },
                "gender": {
                    "in": "body",
                    "by": "equals"
                },
                "ageRange": {
                    "in": "body",
                    "by": "equals"
                },
                "location": {
                    "in": "body",
                    "by": "equals",
                    "assumed": [
                        "by"
                    ]
                },
                "language": {
                    "in": "body",
                    "by": "equals"
                },
                "mode": {
                    "in": "body",
                    "by": "mode"
                },
                "sortBy": {
                    "in": "body",
                    "by": "order",
                    "orders": {
                        "NAME": {
                            "field": "name",
                            "direction": "ascending",
                            "assumed": [
                                "direction"
                            ]
                        },
                        "MOST_FOLLOWERS": {
                            "direction": "descending"
                        },
                        "LEAST_FOLLOWERS": {
                            "direction": "ascending"
                        },
                        "MOST_VIEWS": {
                            "direction": "descending"
                        },
                        "HIGHEST_ENGAGEMENT": {
                            "direction": "descending"
                        },
                        "MOST_ACTIVE_ADS": {
                            "direction": "descending"
                        }
                    }
                }
            },
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
                            "note": "Removed. v2 picks the search from the fields you send."
                        },
                        {
                            "from": "$request.body#/type",
                            "note": "Removed. Brands and creators have separate searches."
                        },
                        {
                            "from": "$request.body#/minFollowers",
                            "note": "Whether v2 accepts it is not specified."
                        },
                        {
                            "from": "$request.body#/maxFollowers",
                            "note": "Whether v2 accepts it is not specified."
                        },
                        {
                            "from": "$request.body#/gender",
                            "note": "The brand search rejects it."
                        },
                        {
                            "from": "$request.body#/ageRange",
                            "note": "The brand search rejects it."
                        },
                        {
                            "from": "$request.body#/ethnicity",
                            "note": "The brand search rejects it."
                        },
                        {
                            "from": "$request.body#/language",
                            "note": "The brand search rejects it."
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
                            "note": "Removed. v2 picks the search from the fields you send."
                        },
                        {
                            "from": "$request.body#/type",
                            "note": "Removed. Brands and creators have separate searches."
                        },
                        {
                            "from": "$request.body#/minFollowers",
                            "note": "Whether v2 accepts it is not specified."
                        },
                        {
                            "from": "$request.body#/maxFollowers",
                            "note": "Whether v2 accepts it is not specified."
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
                {
                    "topic": "rate-limit-scope"
                },
                {
                    "topic": "successor",
                    "note": "for a request without `type`, which mode `ids` allows"
                }
            ],
            "assumed": "The specification gives the names and types of a brand's fields; their descriptions are inferred from the names."
        },
        "getBrand": {
            "operationId": "getBrand",
            "method": "GET",
            "path": "/brands/{id}",
            "summary": "Get a brand",
            "deprecated": true,
            "billing": {
                "unit": "brand",
                "microdollarsPerRow": 2500,
                "freeStatuses": [
                    "404"
                ]
            },
            "rateLimit": {
                "requestsPerMinute": 120
            },
            "pathParameters": [
                "id"
            ],
            "unknownId": "brand_not_found",
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "lists": [],
            "effects": {},
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
                {
                    "topic": "rate-limit-scope"
                }
            ],
            "assumed": "400 is listed because the specification does not limit it to particular operations. The specification gives the names and types of a brand's fields; their descriptions are inferred from the names."
        },
        "searchBrandMedia": {
            "operationId": "searchBrandMedia",
            "method": "POST",
            "path": "/brands/{id}/media",
            "summary": "Search a brand's creatives",
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
            "unknownId": "brand_not_found",
            "queryParameters": [],
            "requestBody": {
                "required": false
            },
            "rows": "media",
            "lists": [
                {
                    "in": "media",
                    "key": "id",
                    "fields": [
                        "id",
                        "title",
                        "type",
                        "mediaType",
                        "mediaUrl",
                        "thumbnailUrl",
                        "platforms",
                        "hook",
                        "startAt",
                        "endAt",
                        "daysRun",
                        "categories",
                        "carouselCount",
                        "viewCount",
                        "likeCount",
                        "commentCount",
                        "impressionPercentile",
                        "impressionsText"
                    ]
                }
            ],
            "effects": {
                "mode": {
                    "in": "body",
                    "by": "mode"
                },
                "userRequest": {
                    "in": "body",
                    "by": "prompt"
                },
                "semanticSearchQuery": {
                    "in": "body",
                    "by": "search"
                },
                "filters.dateRange.preset": {
                    "in": "body",
                    "by": "preset",
                    "field": "startAt",
                    "assumed": [
                        "field"
                    ],
                    "presets": [
                        "today",
                        "yesterday",
                        "last-3-days",
                        "last-7-days",
                        "this-week",
                        "last-week",
                        "last-14-days",
                        "last-30-days",
                        "this-month",
                        "last-month",
                        "last-3-months",
                        "last-6-months",
                        "year-to-date",
                        "last-year"
                    ]
                },
                "filters.dateRange.startDate": {
                    "in": "body",
                    "by": "since",
                    "field": "startAt",
                    "inclusive": true,
                    "assumed": [
                        "field",
                        "inclusive"
                    ]
                },
                "filters.dateRange.endDate": {
                    "in": "body",
                    "by": "until",
                    "field": "startAt",
                    "inclusive": true,
                    "assumed": [
                        "field",
                        "inclusive"
                    ]
                },
                "filters.daysRun.min": {
                    "in": "body",
                    "by": "minimum",
                    "field": "daysRun",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "filters.daysRun.max": {
                    "in": "body",
                    "by": "maximum",
                    "field": "daysRun",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "filters.viewCount.min": {
                    "in": "body",
                    "by": "minimum",
                    "field": "viewCount",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "filters.viewCount.max": {
                    "in": "body",
                    "by": "maximum",
                    "field": "viewCount",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "filters.landingPage.value": {
                    "in": "body",
                    "by": "contains"
                },
                "filters.landingPage.operator": {
                    "in": "body",
                    "by": "match",
                    "of": "filters.landingPage.value",
                    "values": {
                        "contains": "contains",
                        "equals": "equals"
                    }
                },
                "limit": {
                    "in": "body",
                    "by": "limit"
                }
            },
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
                            "to": "$request.body#/accountId",
                            "note": "Optional in v2. Without it, `query` is required."
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
                            "note": "Removed. v2 has no modes, and rejects unknown fields."
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
                {
                    "topic": "rate-limit-scope"
                },
                {
                    "topic": "request",
                    "note": "which fields are required, and any others"
                },
                {
                    "topic": "order"
                }
            ],
            "assumed": "404 is listed because the path has an account id, like the paths for which it is specified. The specification gives the names and types of a creative's fields; their descriptions are inferred from the names."
        },
        "listBrandInsights": {
            "operationId": "listBrandInsights",
            "method": "GET",
            "path": "/brands/{id}/insights",
            "summary": "List an account's insights",
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
            "unknownId": "brand_not_found",
            "queryParameters": [
                "type",
                "maxDaysBack",
                "limit"
            ],
            "requestBody": null,
            "rows": null,
            "lists": [
                {
                    "in": "totals",
                    "key": "id",
                    "order": {
                        "field": "total",
                        "direction": "descending"
                    },
                    "when": {
                        "type": [
                            "USP",
                            "HOOK",
                            "TARGET_PERSONA",
                            "AD_ANGLE"
                        ]
                    },
                    "fields": [
                        "id",
                        "label",
                        "tags",
                        "total"
                    ]
                },
                {
                    "in": "rows",
                    "key": "type",
                    "when": {
                        "type": [
                            "MEDIA_MIX"
                        ]
                    },
                    "fields": [
                        "type",
                        "count"
                    ]
                }
            ],
            "effects": {
                "type": {
                    "in": "query",
                    "by": "choose",
                    "field": "type"
                },
                "maxDaysBack": {
                    "in": "query",
                    "by": "daysBack"
                },
                "limit": {
                    "in": "query",
                    "by": "limit"
                }
            },
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
                {
                    "topic": "rate-limit-scope"
                }
            ],
            "assumed": "The `total` of a cluster is assumed to be a number of creatives; the specification does not say what it counts."
        },
        "listBrandLandingPages": {
            "operationId": "listBrandLandingPages",
            "method": "GET",
            "path": "/brands/{id}/landing-pages",
            "summary": "List an account's landing pages",
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
            "unknownId": "brand_not_found",
            "queryParameters": [
                "showInactive",
                "limit"
            ],
            "requestBody": null,
            "rows": "landingPages",
            "lists": [
                {
                    "in": "landingPages",
                    "key": "url",
                    "order": {
                        "field": "total",
                        "direction": "descending"
                    },
                    "fields": [
                        "url",
                        "total"
                    ]
                }
            ],
            "effects": {
                "showInactive": {
                    "in": "query",
                    "by": "widen",
                    "assumed": [
                        "by"
                    ]
                },
                "limit": {
                    "in": "query",
                    "by": "limit"
                }
            },
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
                            "note": "Not specified in v1."
                        }
                    ]
                }
            ],
            "unspecified": [
                {
                    "topic": "rate-limit-scope"
                }
            ],
            "assumed": null
        },
        "listBrandCampaigns": {
            "operationId": "listBrandCampaigns",
            "method": "GET",
            "path": "/brands/{id}/campaigns",
            "summary": "List an account's campaigns",
            "deprecated": true,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [
                "id"
            ],
            "unknownId": "brand_not_found",
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "lists": [],
            "effects": {},
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
                            "note": "Required in v2; v1's parameters are not specified."
                        }
                    ]
                }
            ],
            "unspecified": [
                {
                    "topic": "price"
                },
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "query-parameters"
                },
                {
                    "topic": "response"
                }
            ],
            "assumed": "402 is listed because the v2 operation that replaces this is charged; whether v1 charges is not specified. JSON and status 200 are assumed, as everywhere else. 400 is listed because the specification does not limit it to particular operations."
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
            "unknownId": "brand_not_found",
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "lists": [],
            "effects": {},
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
                {
                    "topic": "price"
                },
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "query-parameters"
                },
                {
                    "topic": "response"
                }
            ],
            "assumed": "402 is listed because the v2 operation that replaces this is charged; whether v1 charges is not specified. JSON and status 200 are assumed, as everywhere else. 400 is listed because the specification does not limit it to particular operations."
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
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": null,
            "lists": [],
            "effects": {
                "websiteUrl": {
                    "in": "body",
                    "by": "subject"
                }
            },
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
                {
                    "topic": "rate-limit-scope"
                },
                {
                    "topic": "matching",
                    "note": "when two URLs count as the same account"
                }
            ],
            "assumed": null
        },
        "getBrandIndexStatus": {
            "operationId": "getBrandIndexStatus",
            "method": "GET",
            "path": "/brands/{id}/index-status",
            "summary": "Get an account's indexing status",
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
            "unknownId": "brand_not_found",
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "lists": [],
            "effects": {},
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
                {
                    "topic": "rate-limit-scope"
                },
                {
                    "topic": "values",
                    "note": "which status follows `indexing`"
                },
                {
                    "topic": "response",
                    "note": "beyond `status` being `indexing`"
                }
            ],
            "assumed": "400 is listed because the specification does not limit it to particular operations."
        },
        "postComments": {
            "operationId": "postComments",
            "method": "POST",
            "path": "/comments",
            "summary": "Get comments",
            "deprecated": true,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [],
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": false
            },
            "rows": null,
            "lists": [],
            "effects": {},
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
                {
                    "topic": "price"
                },
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "purpose"
                },
                {
                    "topic": "request"
                },
                {
                    "topic": "response"
                }
            ],
            "assumed": "That it returns comments is inferred from its name. JSON bodies and status 200 are assumed, as everywhere else. 402 is listed because a charge cannot be ruled out. 400 is listed because the specification does not limit it to particular operations."
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
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "brands",
            "lists": [
                {
                    "in": "brands",
                    "key": "id",
                    "assumed": [
                        "key"
                    ],
                    "fields": [
                        "id",
                        "name",
                        "summary",
                        "verified",
                        "pageAlias",
                        "igUsername",
                        "igFollowers",
                        "igEngagementRate",
                        "tiktokUsername",
                        "tiktokFollowers",
                        "thumbnailUrl",
                        "type",
                        "facebookUsername",
                        "likes",
                        "category"
                    ]
                }
            ],
            "effects": {
                "ids": {
                    "in": "body",
                    "by": "equals",
                    "field": "id",
                    "precedence": 1,
                    "assumed": [
                        "field"
                    ]
                },
                "igUsername": {
                    "in": "body",
                    "by": "contains",
                    "field": "igUsername",
                    "precedence": 2
                },
                "tiktokUsername": {
                    "in": "body",
                    "by": "contains",
                    "field": "tiktokUsername",
                    "precedence": 2
                },
                "names": {
                    "in": "body",
                    "by": "contains",
                    "field": "name",
                    "precedence": 3,
                    "assumed": [
                        "by"
                    ]
                },
                "query": {
                    "in": "body",
                    "by": "search",
                    "precedence": 4
                },
                "location": {
                    "in": "body",
                    "by": "equals",
                    "assumed": [
                        "by"
                    ]
                },
                "sortBy": {
                    "in": "body",
                    "by": "order",
                    "ignoredWhen": {
                        "searchedBy": "query"
                    }
                },
                "limit": {
                    "in": "body",
                    "by": "limit"
                },
                "taxonomy": {
                    "in": "body",
                    "by": "below",
                    "assumed": [
                        "by"
                    ]
                }
            },
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
                {
                    "topic": "price"
                },
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "request",
                    "note": "fields beyond those named here"
                },
                {
                    "topic": "response",
                    "note": "beyond `count`, the `type` of each row and the names of some fields"
                }
            ],
            "assumed": "402 is listed because the v1 search that this replaces is charged; whether v2 charges is not specified. The request body is assumed to be required."
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
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "creators",
            "lists": [
                {
                    "in": "creators",
                    "key": "id",
                    "assumed": [
                        "key"
                    ],
                    "fields": [
                        "id",
                        "name",
                        "summary",
                        "verified",
                        "pageAlias",
                        "igUsername",
                        "igFollowers",
                        "igEngagementRate",
                        "tiktokUsername",
                        "tiktokFollowers",
                        "thumbnailUrl",
                        "type",
                        "gender",
                        "ageRange",
                        "ethnicity",
                        "location",
                        "language",
                        "tiktokEngagementRate"
                    ]
                }
            ],
            "effects": {
                "ids": {
                    "in": "body",
                    "by": "equals",
                    "field": "id",
                    "precedence": 1,
                    "assumed": [
                        "field"
                    ]
                },
                "igUsername": {
                    "in": "body",
                    "by": "contains",
                    "field": "igUsername",
                    "precedence": 2
                },
                "tiktokUsername": {
                    "in": "body",
                    "by": "contains",
                    "field": "tiktokUsername",
                    "precedence": 2
                },
                "names": {
                    "in": "body",
                    "by": "contains",
                    "field": "name",
                    "precedence": 3,
                    "assumed": [
                        "by"
                    ]
                },
                "query": {
                    "in": "body",
                    "by": "search",
                    "precedence": 4
                },
                "location": {
                    "in": "body",
                    "by": "equals",
                    "assumed": [
                        "by"
                    ]
                },
                "sortBy": {
                    "in": "body",
                    "by": "order",
                    "ignoredWhen": {
                        "searchedBy": "query"
                    }
                },
                "limit": {
                    "in": "body",
                    "by": "limit"
                },
                "gender": {
                    "in": "body",
                    "by": "equals",
                    "field": "gender"
                },
                "ageRange": {
                    "in": "body",
                    "by": "equals",
                    "field": "ageRange"
                },
                "ethnicity": {
                    "in": "body",
                    "by": "equals",
                    "field": "ethnicity"
                },
                "language": {
                    "in": "body",
                    "by": "equals",
                    "field": "language"
                }
            },
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
                {
                    "topic": "price"
                },
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "request",
                    "note": "fields beyond those named here"
                },
                {
                    "topic": "response",
                    "note": "beyond `count`, the `type` of each row and the names of some fields"
                }
            ],
            "assumed": "402 is listed because the v1 search that this replaces is charged; whether v2 charges is not specified. The request body is assumed to be required."
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
            "unknownId": "brand_not_found",
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "lists": [],
            "effects": {},
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
                {
                    "topic": "price"
                },
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "response",
                    "note": "beyond `type` and the names of some fields"
                }
            ],
            "assumed": "402 is listed because the v1 lookup that this replaces is charged; whether v2 charges is not specified. 400 is listed because the specification does not limit it to particular operations."
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
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": "media",
            "lists": [
                {
                    "in": "media",
                    "key": "id",
                    "fields": [
                        "id",
                        "platformId",
                        "brand",
                        "title",
                        "type",
                        "mediaType",
                        "url",
                        "urls",
                        "thumbnailUrl",
                        "width",
                        "height",
                        "durationInSeconds",
                        "platforms",
                        "hook",
                        "summary",
                        "coreAngle",
                        "targetPersona",
                        "ugcCharacter",
                        "startAt",
                        "endAt",
                        "daysRun",
                        "categories",
                        "carouselCount",
                        "viewCount",
                        "likeCount",
                        "commentCount",
                        "impressionPercentile",
                        "impressionsText",
                        "painPoints",
                        "sellingPoints"
                    ]
                }
            ],
            "effects": {
                "accountId": {
                    "in": "body",
                    "by": "account",
                    "field": "brand.id"
                },
                "query": {
                    "in": "body",
                    "by": "search"
                },
                "channel": {
                    "in": "body",
                    "by": "equals",
                    "field": "platforms",
                    "assumed": [
                        "field"
                    ]
                },
                "format": {
                    "in": "body",
                    "by": "equals",
                    "field": "type"
                },
                "duration": {
                    "in": "body",
                    "by": "span",
                    "field": "durationInSeconds",
                    "spans": {
                        "0-10": {
                            "from": 0,
                            "to": 10
                        },
                        "10-30": {
                            "from": 10,
                            "to": 30
                        },
                        "30-60": {
                            "from": 30,
                            "to": 60
                        },
                        "60+": {
                            "from": 60
                        }
                    },
                    "assumed": [
                        "field",
                        "spans"
                    ]
                },
                "status": {
                    "in": "body",
                    "by": "equals",
                    "all": "ALL",
                    "assumed": [
                        "by"
                    ]
                },
                "categories": {
                    "in": "body",
                    "by": "equals",
                    "field": "categories",
                    "assumed": [
                        "field"
                    ]
                },
                "taxonomy": {
                    "in": "body",
                    "by": "below",
                    "assumed": [
                        "by"
                    ]
                },
                "funnelStage": {
                    "in": "body",
                    "by": "equals"
                },
                "language": {
                    "in": "body",
                    "by": "equals"
                },
                "location": {
                    "in": "body",
                    "by": "equals"
                },
                "datePreset": {
                    "in": "body",
                    "by": "preset",
                    "field": "startAt",
                    "assumed": [
                        "field"
                    ],
                    "presets": [
                        "today",
                        "yesterday",
                        "last-3-days",
                        "last-7-days",
                        "this-week",
                        "last-week",
                        "last-14-days",
                        "last-30-days",
                        "this-month",
                        "last-month",
                        "last-3-months",
                        "last-6-months",
                        "year-to-date",
                        "last-year"
                    ]
                },
                "startDate": {
                    "in": "body",
                    "by": "since",
                    "field": "startAt",
                    "inclusive": true,
                    "assumed": [
                        "field",
                        "inclusive"
                    ]
                },
                "endDate": {
                    "in": "body",
                    "by": "until",
                    "field": "startAt",
                    "inclusive": true,
                    "assumed": [
                        "field",
                        "inclusive"
                    ]
                },
                "minDaysRun": {
                    "in": "body",
                    "by": "minimum",
                    "field": "daysRun",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "maxDaysRun": {
                    "in": "body",
                    "by": "maximum",
                    "field": "daysRun",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "minViewCount": {
                    "in": "body",
                    "by": "minimum",
                    "field": "viewCount",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "maxViewCount": {
                    "in": "body",
                    "by": "maximum",
                    "field": "viewCount",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "landingPage": {
                    "in": "body",
                    "by": "contains"
                },
                "landingPageMatch": {
                    "in": "body",
                    "by": "match",
                    "of": "landingPage",
                    "values": {
                        "contains": "contains",
                        "equals": "equals"
                    }
                },
                "lowImpressions": {
                    "in": "body",
                    "by": "flag"
                },
                "partnershipAd": {
                    "in": "body",
                    "by": "flag"
                },
                "crossposted": {
                    "in": "body",
                    "by": "flag"
                },
                "sortBy": {
                    "in": "body",
                    "by": "order",
                    "orders": {
                        "MOST_RECENT": {
                            "field": "startAt",
                            "direction": "descending",
                            "assumed": [
                                "field"
                            ]
                        },
                        "OLDEST": {
                            "field": "startAt",
                            "direction": "ascending",
                            "assumed": [
                                "field"
                            ]
                        },
                        "LONGEST_RUN": {
                            "field": "daysRun",
                            "direction": "descending"
                        },
                        "MOST_IMPRESSIONS": {
                            "direction": "descending"
                        },
                        "MOST_LIKES": {
                            "field": "likeCount",
                            "direction": "descending"
                        },
                        "MOST_COMMENTS": {
                            "field": "commentCount",
                            "direction": "descending"
                        },
                        "MOST_VIEWS": {
                            "field": "viewCount",
                            "direction": "descending"
                        },
                        "HIGHEST_ENGAGEMENT": {
                            "direction": "descending"
                        },
                        "HIGHEST_OUTLIER": {
                            "direction": "descending"
                        }
                    }
                },
                "limit": {
                    "in": "body",
                    "by": "limit",
                    "default": 100
                },
                "offset": {
                    "in": "body",
                    "by": "offset"
                }
            },
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
                    "maximum": null,
                    "firstPage": null
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
                {
                    "topic": "order",
                    "note": "without `sortBy`"
                },
                {
                    "topic": "charge",
                    "note": "whether `accountId` and `query` together are charged differently"
                }
            ],
            "assumed": "The specification gives the names and types of the fields of requests and creatives; most of their descriptions are inferred from the names."
        },
        "listAccountInsights": {
            "operationId": "listAccountInsights",
            "method": "GET",
            "path": "/account/{id}/insights",
            "summary": "List an account's insights",
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
            "unknownId": "brand_not_found",
            "queryParameters": [
                "type",
                "maxDaysBack",
                "limit"
            ],
            "requestBody": null,
            "rows": null,
            "lists": [
                {
                    "in": "totals",
                    "key": "id",
                    "order": {
                        "field": "total",
                        "direction": "descending"
                    },
                    "when": {
                        "type": [
                            "HOOK",
                            "TARGET_PERSONA",
                            "AD_ANGLE"
                        ]
                    },
                    "fields": [
                        "id",
                        "label",
                        "tags",
                        "total"
                    ]
                },
                {
                    "in": "rows",
                    "key": "type",
                    "when": {
                        "type": [
                            "MEDIA_MIX"
                        ]
                    },
                    "fields": [
                        "type",
                        "count"
                    ]
                }
            ],
            "effects": {
                "type": {
                    "in": "query",
                    "by": "choose",
                    "field": "type"
                },
                "maxDaysBack": {
                    "in": "query",
                    "by": "daysBack"
                },
                "limit": {
                    "in": "query",
                    "by": "limit",
                    "default": 100
                }
            },
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
            "assumed": "The `total` of a cluster is assumed to be a number of creatives; the specification does not say what it counts."
        },
        "listAccountLandingPages": {
            "operationId": "listAccountLandingPages",
            "method": "GET",
            "path": "/account/{id}/landing-pages",
            "summary": "List an account's landing pages",
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
            "unknownId": "brand_not_found",
            "queryParameters": [
                "showInactive",
                "limit",
                "offset"
            ],
            "requestBody": null,
            "rows": "landingPages",
            "lists": [
                {
                    "in": "landingPages",
                    "key": "url",
                    "order": {
                        "field": "total",
                        "direction": "descending"
                    },
                    "fields": [
                        "url",
                        "total"
                    ]
                }
            ],
            "effects": {
                "showInactive": {
                    "in": "query",
                    "by": "widen",
                    "assumed": [
                        "by"
                    ]
                },
                "limit": {
                    "in": "query",
                    "by": "limit",
                    "default": 100
                },
                "offset": {
                    "in": "query",
                    "by": "offset",
                    "default": 0
                }
            },
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
                    "maximum": null,
                    "firstPage": null
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
            "summary": "List an account's campaigns",
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
            "unknownId": "brand_not_found",
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
            "lists": [
                {
                    "in": "campaigns",
                    "key": "id",
                    "order": {
                        "field": "startAt",
                        "direction": "descending"
                    },
                    "fields": [
                        "id",
                        "type",
                        "category",
                        "title",
                        "summary",
                        "velocityScore",
                        "startAt",
                        "launches7d",
                        "mediaCount"
                    ]
                }
            ],
            "effects": {
                "type": {
                    "in": "query",
                    "by": "equals",
                    "field": "type",
                    "assumed": [
                        "field"
                    ]
                },
                "sortBy": {
                    "in": "query",
                    "by": "order",
                    "orders": {
                        "MOST_RECENT": {
                            "field": "startAt",
                            "direction": "descending"
                        },
                        "HIGHEST_VELOCITY": {
                            "field": "velocityScore",
                            "direction": "descending",
                            "assumed": [
                                "field"
                            ]
                        }
                    }
                },
                "limit": {
                    "in": "query",
                    "by": "limit",
                    "default": 10
                },
                "datePreset": {
                    "in": "query",
                    "by": "preset",
                    "field": "startAt",
                    "presets": [
                        "today",
                        "yesterday",
                        "last-3-days",
                        "last-7-days",
                        "this-week",
                        "last-week",
                        "last-14-days",
                        "last-30-days",
                        "this-month",
                        "last-month",
                        "last-3-months",
                        "last-6-months",
                        "year-to-date",
                        "last-year"
                    ]
                },
                "startDate": {
                    "in": "query",
                    "by": "since",
                    "field": "startAt",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                },
                "endDate": {
                    "in": "query",
                    "by": "until",
                    "field": "startAt",
                    "inclusive": true,
                    "assumed": [
                        "inclusive"
                    ]
                }
            },
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
            "unspecified": [],
            "assumed": "The specification gives the names and types of a row's fields; their descriptions are inferred from the names."
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
            "unknownId": "brand_not_found",
            "queryParameters": [
                "limit",
                "offset"
            ],
            "requestBody": null,
            "rows": "collabs",
            "lists": [
                {
                    "in": "collabs",
                    "key": "profileUrl",
                    "order": {
                        "field": "mediaCount",
                        "direction": "descending"
                    },
                    "assumed": [
                        "key"
                    ],
                    "fields": [
                        "name",
                        "profileUrl",
                        "mediaCount"
                    ]
                }
            ],
            "effects": {
                "limit": {
                    "in": "query",
                    "by": "limit",
                    "default": 20
                },
                "offset": {
                    "in": "query",
                    "by": "offset",
                    "default": 0
                }
            },
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
                    "maximum": null,
                    "firstPage": null
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
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": true
            },
            "rows": null,
            "lists": [],
            "effects": {
                "websiteUrl": {
                    "in": "body",
                    "by": "subject"
                }
            },
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
                {
                    "topic": "matching",
                    "note": "when two URLs count as the same account"
                }
            ],
            "assumed": null
        },
        "getAccountIndexStatus": {
            "operationId": "getAccountIndexStatus",
            "method": "GET",
            "path": "/account/{id}/index-status",
            "summary": "Get an account's indexing status",
            "deprecated": false,
            "billing": {
                "unit": "request",
                "microdollarsPerRow": 0,
                "assumed": [
                    "microdollarsPerRow"
                ]
            },
            "rateLimit": null,
            "pathParameters": [
                "id"
            ],
            "unknownId": "brand_not_found",
            "queryParameters": [],
            "requestBody": null,
            "rows": null,
            "lists": [],
            "effects": {},
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
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "response",
                    "note": "beyond what v1 returns"
                },
                {
                    "topic": "values",
                    "note": "which status follows `indexing`"
                }
            ],
            "assumed": "402 is left out because the operation is assumed to be free. 400 is listed because the specification does not limit it to particular operations."
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
            "unknownId": null,
            "queryParameters": [
                "query",
                "limit"
            ],
            "requestBody": null,
            "rows": "paths",
            "lists": [
                {
                    "in": "paths"
                }
            ],
            "effects": {
                "query": {
                    "in": "query",
                    "by": "search"
                },
                "limit": {
                    "in": "query",
                    "by": "limit",
                    "default": 20
                }
            },
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
                {
                    "topic": "condition",
                    "note": "402, which is listed although the operation is free"
                },
                {
                    "topic": "order"
                }
            ],
            "assumed": null
        },
        "postComments": {
            "operationId": "postComments",
            "method": "POST",
            "path": "/comments",
            "summary": "Get comments",
            "deprecated": false,
            "billing": null,
            "rateLimit": null,
            "pathParameters": [],
            "unknownId": null,
            "queryParameters": [],
            "requestBody": {
                "required": false
            },
            "rows": null,
            "lists": [],
            "effects": {},
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
                {
                    "topic": "price"
                },
                {
                    "topic": "rate-limit"
                },
                {
                    "topic": "purpose"
                },
                {
                    "topic": "request"
                },
                {
                    "topic": "response"
                }
            ],
            "assumed": "That it returns comments is inferred from its name. JSON bodies and status 200 are assumed, as everywhere else. 402 is listed because a charge cannot be ruled out. 400 is listed because the specification does not limit it to particular operations."
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
/** The error code of each status; where a status has several, the first one, those of unknown ids left out. */
export const codesByStatus = {
    "400": "invalid_request",
    "401": "invalid_api_key",
    "402": "out_of_credits",
    "403": "subscription_inactive",
    "404": "not_found",
    "405": "method_not_allowed",
    "413": "payload_too_large",
    "429": "rate_limited",
    "500": "internal_error"
};
/** What an error says: the message of each code in the documents' examples. */
export const errorMessages = {
    "invalid_request": "The request failed validation.",
    "invalid_api_key": "Send a valid API key as a bearer token.",
    "out_of_credits": "The team has no credits left this month.",
    "subscription_inactive": "The team's subscription is not active.",
    "membership_ended": "The holder of this key has left the team.",
    "method_not_allowed": "This path does not support the method; see the Allow header.",
    "payload_too_large": "The request body is too large.",
    "rate_limited": "Too many requests; wait as long as Retry-After says.",
    "internal_error": "Something went wrong on our side.",
    "brand_not_found": "No account has this id.",
    "not_found": "There is nothing at this address."
};
/** Whether a request refused with a code is charged. `null` means not specified. */
export const errorCharges = {
    "invalid_request": {
        "is": "never",
        "assumed": false
    },
    "invalid_api_key": {
        "is": "never",
        "assumed": false
    },
    "out_of_credits": {
        "is": "never",
        "assumed": false
    },
    "subscription_inactive": {
        "is": "never",
        "assumed": false
    },
    "membership_ended": {
        "is": "never",
        "assumed": false
    },
    "method_not_allowed": null,
    "payload_too_large": {
        "is": "never",
        "assumed": true
    },
    "rate_limited": {
        "is": "never",
        "assumed": true
    },
    "internal_error": null,
    "brand_not_found": {
        "is": "never",
        "assumed": true
    },
    "not_found": {
        "is": "never",
        "assumed": true
    }
};
/** The accounts in the documents' examples: their rows, and the requests that return them. */
export const exampleAccounts = [
    {
        "row": {
            "id": "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10",
            "name": "Quillmarsh Running",
            "summary": "Shoes and clothes for running in bad weather.",
            "category": "Sporting Goods",
            "verified": true,
            "pageAlias": "quillmarshrunning",
            "likes": 71500,
            "igUsername": "quillmarshrunning",
            "igFollowers": 184200,
            "igEngagementRate": 0.031,
            "tiktokUsername": "quillmarsh",
            "tiktokFollowers": 96300,
            "thumbnailUrl": "https://cdn.adintel.example/accounts/quillmarsh.jpg",
            "facebookAdLibraryId": "318204775519023",
            "type": "BRAND",
            "facebookUsername": "quillmarshrunning"
        },
        "asked": {
            "websiteUrl": "https://quillmarsh.example",
            "type": "BRAND",
            "location": "Portugal",
            "taxonomy": [
                "Sports & Outdoors > Running > Trail Running Shoes"
            ]
        }
    },
    {
        "row": {
            "id": "b7a1f2d4-3c58-4e0b-8f4d-6a9c0e5d2b31",
            "facebookAdLibraryId": "440917265530188",
            "name": "Veldra Skin Lab",
            "type": "BRAND",
            "igUsername": "veldraskinlab",
            "igFollowers": 412800,
            "tiktokUsername": null,
            "tiktokFollowers": null,
            "facebookUsername": "veldraskinlab",
            "thumbnailUrl": "https://cdn.adintel.example/accounts/veldra.jpg",
            "category": "Skin Care",
            "summary": null,
            "verified": false,
            "igEngagementRate": null,
            "likes": null
        },
        "asked": {}
    },
    {
        "row": {
            "type": "CREATOR",
            "id": "0d9e4b76-51f3-4a2c-b8e7-93c6f1a8d245",
            "name": "Odalys Fenn",
            "summary": "Films trail running, and what she eats on the way.",
            "verified": false,
            "igUsername": "odalys.runs",
            "igFollowers": 38400,
            "igEngagementRate": 0.062,
            "tiktokUsername": "odalysruns",
            "tiktokFollowers": 120900,
            "thumbnailUrl": "https://cdn.adintel.example/accounts/odalys.jpg",
            "gender": "female",
            "ageRange": "25-34",
            "ethnicity": "Hispanic",
            "location": "Portugal",
            "language": "Portuguese",
            "tiktokEngagementRate": 0.084
        },
        "asked": {
            "location": "Portugal"
        }
    },
    {
        "row": {
            "id": "e90b6d15-42a7-4c3f-8b1e-5d7f2a6c9034",
            "name": "Orrinthale Kitchen",
            "summary": null,
            "category": null,
            "verified": false,
            "pageAlias": null,
            "likes": null,
            "igUsername": null,
            "igFollowers": null,
            "igEngagementRate": null,
            "tiktokUsername": null,
            "tiktokFollowers": null,
            "thumbnailUrl": null
        },
        "asked": {
            "type": "BRAND"
        }
    }
];
/** The creatives in the documents' examples: their rows, and the requests that return them. */
export const exampleCreatives = [
    {
        "row": {
            "id": "8c3d1e5a-7b42-4f96-a0d8-2e6b9c4f7a13",
            "platformId": "1284406633920571",
            "brand": {
                "id": "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10",
                "facebookAdLibraryId": "318204775519023",
                "name": "Quillmarsh Running",
                "type": "BRAND",
                "igUsername": "quillmarshrunning",
                "igFollowers": 184200,
                "tiktokUsername": "quillmarsh",
                "tiktokFollowers": 96300,
                "facebookUsername": "quillmarshrunning",
                "thumbnailUrl": "https://cdn.adintel.example/accounts/quillmarsh.jpg",
                "category": "Sporting Goods"
            },
            "title": "Trail shoes that dry in an hour",
            "type": "VIDEO",
            "mediaType": "VIDEO",
            "url": "https://cdn.adintel.example/media/8c3d1e5a.mp4",
            "urls": [
                "https://cdn.adintel.example/media/8c3d1e5a.mp4"
            ],
            "thumbnailUrl": "https://cdn.adintel.example/media/8c3d1e5a.jpg",
            "width": 1080,
            "height": 1920,
            "durationInSeconds": 24,
            "platforms": [
                "META_AD",
                "INSTAGRAM"
            ],
            "hook": "I ran through a river so you don't have to",
            "summary": "A runner crosses a stream, then shows the shoe dry an hour later.",
            "coreAngle": "Comfort in wet terrain",
            "targetPersona": "Weekend trail runners",
            "ugcCharacter": {
                "ageRange": "25-34",
                "gender": "female",
                "ethnicity": "Hispanic",
                "description": "A runner who films herself on the trail"
            },
            "startAt": "2026-08-03T00:00:00.000Z",
            "endAt": null,
            "daysRun": 109,
            "categories": [
                "Testimonial",
                "Text Overlay"
            ],
            "carouselCount": null,
            "viewCount": 482300,
            "likeCount": 12140,
            "commentCount": 388,
            "impressionPercentile": 91,
            "impressionsText": "400K-500K",
            "painPoints": [
                "Wet shoes cause blisters"
            ],
            "sellingPoints": [
                "Dries within an hour",
                "Grips on wet rock"
            ]
        },
        "asked": {
            "status": "ALL"
        }
    },
    {
        "row": {
            "id": "f1a9c27e-0d64-4b83-9e5c-7d3b8a6f2c40",
            "platformId": "1190337215084466",
            "brand": {
                "id": "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10",
                "facebookAdLibraryId": "318204775519023",
                "name": "Quillmarsh Running",
                "type": "BRAND",
                "igUsername": "quillmarshrunning",
                "igFollowers": 184200,
                "tiktokUsername": "quillmarsh",
                "tiktokFollowers": 96300,
                "facebookUsername": "quillmarshrunning",
                "thumbnailUrl": "https://cdn.adintel.example/accounts/quillmarsh.jpg",
                "category": "Sporting Goods"
            },
            "title": null,
            "type": "IMAGE",
            "mediaType": "IMAGE",
            "url": "https://cdn.adintel.example/media/f1a9c27e.jpg",
            "urls": [
                "https://cdn.adintel.example/media/f1a9c27e.jpg"
            ],
            "thumbnailUrl": "https://cdn.adintel.example/media/f1a9c27e.jpg",
            "width": 1080,
            "height": 1080,
            "durationInSeconds": null,
            "platforms": [
                "META_AD"
            ],
            "hook": null,
            "summary": null,
            "coreAngle": null,
            "targetPersona": null,
            "ugcCharacter": null,
            "startAt": "2026-02-14T00:00:00.000Z",
            "endAt": "2026-03-01T00:00:00.000Z",
            "daysRun": 15,
            "categories": [],
            "carouselCount": null,
            "viewCount": null,
            "likeCount": null,
            "commentCount": null,
            "impressionPercentile": null,
            "impressionsText": null
        },
        "asked": {
            "status": "ALL"
        }
    },
    {
        "row": {
            "id": "3b7e5d90-6c1f-4a28-8d47-e9f0b2a5c681",
            "platformId": "9930471826650132",
            "brand": {
                "id": "b7a1f2d4-3c58-4e0b-8f4d-6a9c0e5d2b31",
                "facebookAdLibraryId": "440917265530188",
                "name": "Veldra Skin Lab",
                "type": "BRAND",
                "igUsername": "veldraskinlab",
                "igFollowers": 412800,
                "tiktokUsername": null,
                "tiktokFollowers": null,
                "facebookUsername": "veldraskinlab",
                "thumbnailUrl": "https://cdn.adintel.example/accounts/veldra.jpg",
                "category": "Skin Care"
            },
            "title": "Three layers, one minute",
            "type": "CAROUSEL",
            "mediaType": "IMAGE",
            "url": "https://cdn.adintel.example/media/3b7e5d90-1.jpg",
            "urls": [
                "https://cdn.adintel.example/media/3b7e5d90-1.jpg",
                "https://cdn.adintel.example/media/3b7e5d90-2.jpg",
                "https://cdn.adintel.example/media/3b7e5d90-3.jpg"
            ],
            "thumbnailUrl": "https://cdn.adintel.example/media/3b7e5d90-1.jpg",
            "width": 1080,
            "height": 1350,
            "durationInSeconds": null,
            "platforms": [
                "INSTAGRAM"
            ],
            "hook": "Your ten-step routine is seven steps too long",
            "summary": "Three cards, one for each layer of a short evening routine.",
            "coreAngle": "Simplicity",
            "targetPersona": "Busy parents with dry skin",
            "ugcCharacter": null,
            "startAt": "2026-10-01T00:00:00.000Z",
            "endAt": null,
            "daysRun": 50,
            "categories": [
                "Explainer"
            ],
            "carouselCount": 3,
            "viewCount": null,
            "likeCount": 5310,
            "commentCount": 142,
            "impressionPercentile": 67,
            "impressionsText": "50K-100K",
            "painPoints": [
                "No time for long routines"
            ],
            "sellingPoints": [
                "One minute a night"
            ]
        },
        "asked": {
            "taxonomy": [
                "Beauty & Personal Care > Skin Care > Moisturizers"
            ],
            "funnelStage": [
                "PROBLEM_AWARE"
            ],
            "language": [
                "English"
            ]
        }
    }
];
