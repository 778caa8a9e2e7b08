// Generated from openapi by `npm run generate`. Do not edit.
/** Everything that the documents mark with `x-assumed`, in order. */
export const assumptions = [
    {
        "version": "v1",
        "pointer": "/servers/1",
        "assumed": "Scheme and host are placeholders; only the end of the path is specified."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1search/post",
        "assumed": "The specification gives the names and types of a brand's fields; their descriptions are inferred from the names."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}/get",
        "assumed": "400 is listed because the specification does not limit it to particular operations. The specification gives the names and types of a brand's fields; their descriptions are inferred from the names."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1media/post",
        "assumed": "404 is listed because the path has an account id, like the paths for which it is specified. The specification gives the names and types of a creative's fields; their descriptions are inferred from the names."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1insights/get",
        "assumed": "The `total` of a cluster is assumed to be a number of creatives; the specification does not say what it counts."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1landing-pages/get/parameters/1",
        "assumed": "The meaning is inferred from the name; only the two values are specified."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1campaigns/get",
        "assumed": "402 is listed because the v2 operation that replaces this is charged; whether v1 charges is not specified. JSON and status 200 are assumed, as everywhere else. 400 is listed because the specification does not limit it to particular operations."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1collabs/get",
        "assumed": "402 is listed because the v2 operation that replaces this is charged; whether v1 charges is not specified. JSON and status 200 are assumed, as everywhere else. 400 is listed because the specification does not limit it to particular operations."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1index-status/get",
        "assumed": "400 is listed because the specification does not limit it to particular operations."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1comments/post",
        "assumed": "That it returns comments is inferred from its name. JSON bodies and status 200 are assumed, as everywhere else. 402 is listed because a charge cannot be ruled out. 400 is listed because the specification does not limit it to particular operations."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandFilters/properties/brandNames",
        "assumed": "Part of a name is assumed to be enough; the specification does not say how names are compared."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandFilters/properties/minFollowers",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandFilters/properties/maxFollowers",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandFilters/properties/location",
        "assumed": "Matching the whole text, ignoring case, is assumed; the specification does not say how places are compared."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandSortBy",
        "assumed": "A to Z is inferred from the name; the direction is not specified."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters",
        "assumed": "Only the names of the fields are specified; their types are assumed to be those of the v2 fields that replace them."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/preset",
        "assumed": "The start date is assumed to count; the specification does not say which date does."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/startDate",
        "assumed": "The start date is assumed to count; the specification does not say which date does."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/startDate",
        "assumed": "The day itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/endDate",
        "assumed": "The start date is assumed to count; the specification does not say which date does."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/endDate",
        "assumed": "The day itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/daysRun/properties/min",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/daysRun/properties/max",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/viewCount/properties/min",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/viewCount/properties/max",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaSearchRequest/properties/semanticSearchQuery",
        "assumed": "Only the name is specified, as the field that v2's `query` replaces; the type is assumed to be that of `query`."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaItem",
        "assumed": "Every field is assumed to be present, and nullable where v2's field is (`mediaUrl` like v2's `url`); for v1, the specification does not say."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyInsightType",
        "assumed": "Inferred from the names; the specification only lists them and the shape of each result."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "A KB is assumed to be 1,024 bytes, the larger of the two usual readings."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "No row is returned; the specification does not say whether a body over the limit is charged."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/TooManyRequests",
        "assumed": "No row is returned; only failed validation, authentication and credit checks are specified to be free."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/NotFound",
        "assumed": "No row is returned; only v1's brand lookup is specified to be free here."
    },
    {
        "version": "v1",
        "pointer": "/components/parameters/BrandId",
        "assumed": "Ids of creators are assumed to be valid too, as specified for v2; v1 calls every account a brand."
    },
    {
        "version": "v2",
        "pointer": "/servers/1",
        "assumed": "Scheme and host are placeholders; only the end of the path is specified."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1brands/post",
        "assumed": "402 is listed because the v1 search that this replaces is charged; whether v2 charges is not specified. The request body is assumed to be required."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1creators/post",
        "assumed": "402 is listed because the v1 search that this replaces is charged; whether v2 charges is not specified. The request body is assumed to be required."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}/get",
        "assumed": "402 is listed because the v1 lookup that this replaces is charged; whether v2 charges is not specified. 400 is listed because the specification does not limit it to particular operations."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}/get/responses/200",
        "assumed": "The response body is not specified; it is assumed to be a row of the account search, without an envelope."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1media/post",
        "assumed": "The specification gives the names and types of the fields of requests and creatives; most of their descriptions are inferred from the names."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1insights/get",
        "assumed": "The `total` of a cluster is assumed to be a number of creatives; the specification does not say what it counts."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1landing-pages/get/parameters/1",
        "assumed": "The meaning is inferred from the name; only the two values are specified."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get",
        "assumed": "The specification gives the names and types of a row's fields; their descriptions are inferred from the names."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/1",
        "assumed": "The `type` of a row is assumed to use the filter's values, since the specification does not list them for responses."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/5",
        "assumed": "The day itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/6",
        "assumed": "The day itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1index-status/get",
        "assumed": "402 is left out because the operation is assumed to be free. 400 is listed because the specification does not limit it to particular operations."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1index-status/get",
        "assumed": "Polling is specified as free without naming a version, and the price table of v2 leaves it out."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1comments/post",
        "assumed": "That it returns comments is inferred from its name. JSON bodies and status 200 are assumed, as everywhere else. 402 is listed because a charge cannot be ruled out. 400 is listed because the specification does not limit it to particular operations."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/ids",
        "assumed": "The field is specified as v1's `brandIds` renamed; its items are assumed to be those of v1, without their bounds."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/ids",
        "assumed": "Rows are assumed to have an `id`, as in v1; v2's rows are not specified."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/names",
        "assumed": "The field is specified as v1's `brandNames` renamed; its items are assumed to be those of v1, without their bounds."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/names",
        "assumed": "Part of a name is assumed to be enough; the specification does not say how names are compared."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/location",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/location",
        "assumed": "Matching the whole text, ignoring case, is assumed; the specification does not say how places are compared."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/sortBy",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/limit",
        "assumed": "The field is specified as v1's `count` renamed; its type is assumed to be that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandSearchRequest/allOf/1/properties/taxonomy",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of the creative search."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandSearchRequest/allOf/1/properties/taxonomy",
        "assumed": "A path is assumed to include everything below it; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountProfile",
        "assumed": "The specification does not list the fields of an account in v2. These are the fields of v1's brand row that it does not tie to brands alone; any of them may be missing."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandAccount/properties/facebookUsername",
        "assumed": "Only the name is specified, among the fields that creators lack; the type is that of the field in a creative's `brand`."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandAccount/properties/likes",
        "assumed": "Only the name is specified, among the fields that creators lack; the type is that of the field in v1's brand row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandAccount/properties/category",
        "assumed": "Only the name is specified, among the fields that creators lack; the type is that of the field in v1's brand row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandList",
        "assumed": "Rows are assumed to have an `id`, as in v1; v2's rows are not specified."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandList/properties/brands",
        "assumed": "The envelope is not specified; the key is that of v1's search."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/gender",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/ageRange",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/ethnicity",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/language",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/gender",
        "assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/ageRange",
        "assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/ethnicity",
        "assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/location",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of v1's search filter, or null."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/language",
        "assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/tiktokEngagementRate",
        "assumed": "Only the name of the field is specified; its type is assumed to be that of `igEngagementRate` in v1's brand row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorList",
        "assumed": "Rows are assumed to have an `id`, as in v1; v2's rows are not specified."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorList/properties/creators",
        "assumed": "The envelope is not specified; the key follows the path, as `brands` does."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaFormat",
        "assumed": "Inferred from the names; the specification only lists them."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaStatus",
        "assumed": "Inferred from the names; the specification only lists them."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreativeCategory",
        "assumed": "Inferred from the names; the specification only lists them."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/FunnelStage",
        "assumed": "Inferred from the names; the specification only lists them."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSortBy",
        "assumed": "The start date is assumed to count; the specification does not say which date does."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/channel",
        "assumed": "The `platforms` of a row are assumed to use the filter's values, since the specification does not list them for responses."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/duration",
        "assumed": "The unit is assumed to be seconds, that of the field; the specification does not name one."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/duration",
        "assumed": "The lower end is assumed to be included; the specification does not say which end is."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/status",
        "assumed": "Active is assumed to mean still running; the specification does not define it."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/categories",
        "assumed": "The `categories` of a row are assumed to use the filter's values, since the specification does not list them for responses."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/taxonomy",
        "assumed": "A path is assumed to include everything below it; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/datePreset",
        "assumed": "The start date is assumed to count; the specification does not say which date does."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/startDate",
        "assumed": "The start date is assumed to count; the specification does not say which date does."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/startDate",
        "assumed": "The day itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/endDate",
        "assumed": "The start date is assumed to count; the specification does not say which date does."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/endDate",
        "assumed": "The day itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/minDaysRun",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/maxDaysRun",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/minViewCount",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/maxViewCount",
        "assumed": "The bound itself is assumed to be included; the specification does not say."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/UgcCharacter",
        "assumed": "`ageRange`, `gender` and `ethnicity` are assumed to be always present: the specification calls them nullable and, unlike other fields, does not call them optional."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/InsightType",
        "assumed": "Inferred from the names; the specification only lists them and the shape of each result."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CampaignSortBy",
        "assumed": "Sorting by velocity is inferred from the value's name; the specification says newest start date first."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CollabList",
        "assumed": "A profile is assumed to appear once; the specification does not say what identifies a row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountIndexStatus/properties/status",
        "assumed": "The v2 response is not specified; v1 returns this field, and its sample shows `indexing`."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "A KB is assumed to be 1,024 bytes, the larger of the two usual readings."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "No row is returned; the specification does not say whether a body over the limit is charged."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/TooManyRequests",
        "assumed": "No row is returned; only failed validation, authentication and credit checks are specified to be free."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/NotFound",
        "assumed": "No row is returned; only v1's brand lookup is specified to be free here."
    }
];
