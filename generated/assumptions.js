// Generated from openapi by `npm run generate`. Do not edit.
/** All that the documents mark with `x-assumed`, in their order. */
export const assumptions = [
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}/get",
        "assumed": "400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1media/post",
        "assumed": "404 is listed because the path names an account, as the paths do for which it is stated."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1insights/get",
        "assumed": "Clusters are ranked by a `total` of which the specification does not say what it counts; it is read as creatives."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1landing-pages/get/parameters/1",
        "assumed": "The meaning is read from the name; the specification shows only the two values."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1campaigns/get",
        "assumed": "402 is listed as if the operation were metered, like its successor in v2; whether v1 charges is not shown. JSON and status 200 on success, as everywhere else. 400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1collabs/get",
        "assumed": "402 is listed as if the operation were metered, like its successor in v2; whether v1 charges is not shown. JSON and status 200 on success, as everywhere else. 400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1brands~1{id}~1index-status/get",
        "assumed": "400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v1",
        "pointer": "/paths/~1comments/post",
        "assumed": "JSON in and out and status 200 on success, as everywhere else; 402 is listed since a charge cannot be ruled out. 400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters",
        "assumed": "Only the names of the keys are shown; their types are those of the v2 fields that replace them."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaSearchRequest/properties/semanticSearchQuery",
        "assumed": "Only the name is shown, as the forerunner of v2's `query`, whose type it has here."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaItem",
        "assumed": "All keys are taken to be present. Null is allowed where the same key of v2 allows it, and in `mediaUrl` as in v2's `url`, since v1 does not show which keys may be null."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "A KB is read as 1,024 bytes, the larger of the two usual readings. Taken to be free of charge, as no row is returned."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/TooManyRequests",
        "assumed": "Taken to be free of charge, as no row is returned; that is stated only of failed validation, authentication and credit checks."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/NotFound",
        "assumed": "Taken to be free of charge, as no row is returned; that is stated only of the v1 brand lookup."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1brands/post",
        "assumed": "402 is listed as if the search were metered, like the v1 search that it replaces; whether it is charged is not shown. A body is taken to be required."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1creators/post",
        "assumed": "402 is listed as if the search were metered, like the v1 search that it replaces; whether it is charged is not shown. A body is taken to be required."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}/get",
        "assumed": "402 is listed as if the lookup were metered, like the v1 lookup that it replaces; whether it is charged is not shown. 400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1media/post",
        "assumed": "`duration` is read as seconds, the unit of `durationInSeconds` in the answer. Of a creative the specification shows names and types; what the descriptions add is read from the names."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1insights/get",
        "assumed": "Clusters are ranked by a `total` of which the specification does not say what it counts; it is read as creatives."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1landing-pages/get/parameters/1",
        "assumed": "The meaning is read from the name; the specification shows only the two values."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/5",
        "assumed": "That the day itself is included is not shown."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/6",
        "assumed": "That the day itself is included is not shown."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1index-status/get",
        "assumed": "Free, since the specification counts index-status polling among the free operations without naming a version; its table of prices leaves the v2 operation out. For the same reason 402 is not listed. 400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1comments/post",
        "assumed": "JSON in and out and status 200 on success, as everywhere else; 402 is listed since a charge cannot be ruled out. 400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/ids",
        "assumed": "The field is stated as the new name of v1's `brandIds`; its items are those of v1, without their bounds."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/names",
        "assumed": "The field is stated as the new name of v1's `brandNames`; its items are those of v1, without their bounds."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/location",
        "assumed": "Stated as accepted without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/sortBy",
        "assumed": "Stated by name without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/limit",
        "assumed": "Stated as the new name of v1's `count` without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandSearchRequest/allOf/1/properties/taxonomy",
        "assumed": "Stated as accepted without its type, which is that of the creative search."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountProfile",
        "assumed": "The specification does not show the fields of an account in v2. These are the fields of v1's brand row that it does not tie to brands alone, so that an account can be shown; each may be missing."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandAccount/properties/facebookUsername",
        "assumed": "Only the name is shown, among the fields that creators omit; the type is that of the creative's brand."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandAccount/properties/likes",
        "assumed": "Only the name is shown, among the fields that creators omit; the type is that of v1's brand row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandAccount/properties/category",
        "assumed": "Only the name is shown, among the fields that creators omit; the type is that of v1's brand row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/BrandList/properties/brands",
        "assumed": "The envelope is not shown; the key is that of the v1 search."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/gender",
        "assumed": "Stated as accepted without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/ageRange",
        "assumed": "Stated as accepted without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/ethnicity",
        "assumed": "Stated as accepted without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorSearchRequest/allOf/1/properties/language",
        "assumed": "Stated as accepted without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/gender",
        "assumed": "Only the name is shown; the values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/ageRange",
        "assumed": "Only the name is shown; the values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/ethnicity",
        "assumed": "Only the name is shown; the values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/location",
        "assumed": "Only the name is shown; the type is that of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/language",
        "assumed": "Only the name is shown; the values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/tiktokEngagementRate",
        "assumed": "Only the name is shown; the type is that of `igEngagementRate` in v1's brand row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorList/properties/creators",
        "assumed": "The envelope is not shown; the key follows the path as `brands` does."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/UgcCharacter",
        "assumed": "That `ageRange`, `gender` and `ethnicity` are always present: the specification calls them nullable and, unlike elsewhere, does not call them optional."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountIndexStatus/properties/status",
        "assumed": "The v2 body is not shown; v1 answers this key, and its sample shows `indexing`."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "A KB is read as 1,024 bytes, the larger of the two usual readings. Taken to be free of charge, as no row is returned."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/TooManyRequests",
        "assumed": "Taken to be free of charge, as no row is returned; that is stated only of failed validation, authentication and credit checks."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/NotFound",
        "assumed": "Taken to be free of charge, as no row is returned; that is stated only of the v1 brand lookup."
    }
];
