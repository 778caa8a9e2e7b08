// Generated from openapi by `npm run generate`. Do not edit.
/** All that the documents mark with `x-assumed`, in their order. */
export const assumptions = [
    {
        "version": "v1",
        "pointer": "/servers/1",
        "assumed": "Scheme and host are not shown, only how the path ends; the name is a placeholder."
    },
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
        "pointer": "/components/schemas/LegacyBrandFilters/properties/brandNames",
        "assumed": "How names are compared is not shown; part of a name is taken to match."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandFilters/properties/minFollowers",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandFilters/properties/maxFollowers",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandFilters/properties/location",
        "assumed": "How places are compared is not shown; the whole text is taken to match, in either case."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyBrandSortBy",
        "assumed": "From A to Z is read from the name; the way is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters",
        "assumed": "Only the names of the keys are shown; their types are those of the v2 fields that replace them."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/preset",
        "assumed": "By which of its dates a creative is old or recent is not shown; it is read as its start."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/startDate",
        "assumed": "By which of its dates a creative is old or recent is not shown; it is read as its start."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/startDate",
        "assumed": "The day itself is taken to belong to the range; that is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/endDate",
        "assumed": "By which of its dates a creative is old or recent is not shown; it is read as its start."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/dateRange/properties/endDate",
        "assumed": "The day itself is taken to belong to the range; that is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/daysRun/properties/min",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/daysRun/properties/max",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/viewCount/properties/min",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/schemas/LegacyMediaFilters/properties/viewCount/properties/max",
        "assumed": "A bound is taken to belong to its range; that is not shown."
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
        "assumed": "A KB is read as 1,024 bytes, the larger of the two usual readings."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "No row is returned; whether a body over the limit is charged is not shown."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/TooManyRequests",
        "assumed": "No row is returned; that it costs nothing is stated only of failed validation, authentication and credit checks."
    },
    {
        "version": "v1",
        "pointer": "/components/responses/NotFound",
        "assumed": "No row is returned; that it costs nothing is stated only of v1's brand lookup."
    },
    {
        "version": "v1",
        "pointer": "/components/parameters/BrandId",
        "assumed": "Which ids are taken is shown of v2 only, whose words these are; v1 calls what it looks up a brand."
    },
    {
        "version": "v2",
        "pointer": "/servers/1",
        "assumed": "Scheme and host are not shown, only how the path ends; the name is a placeholder."
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
        "pointer": "/paths/~1account~1{id}/get/responses/200",
        "assumed": "The body of the lookup is not shown; a row of the search is taken to stand at its top, without anything around it."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1media/post",
        "assumed": "Of a creative the specification shows names and types; what the descriptions add is read from the names."
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
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/1",
        "assumed": "The row's words for its type are not shown; they are read as those of the filter."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/5",
        "assumed": "The day itself is taken to belong to the range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1campaigns/get/parameters/6",
        "assumed": "The day itself is taken to belong to the range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1index-status/get",
        "assumed": "402 is not listed since the operation is taken to be free. 400 is listed because the specification ties it to no operation in particular."
    },
    {
        "version": "v2",
        "pointer": "/paths/~1account~1{id}~1index-status/get",
        "assumed": "Index-status polling is counted among the free operations without a version; the table of prices leaves v2's out."
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
        "pointer": "/components/schemas/AccountSearchFields/properties/ids",
        "assumed": "That a row has an `id` is not shown of v2; v1's rows have it."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/names",
        "assumed": "The field is stated as the new name of v1's `brandNames`; its items are those of v1, without their bounds."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/names",
        "assumed": "How names are compared is not shown; part of a name is taken to match."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/location",
        "assumed": "Stated as accepted without its type, which is that of v1."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountSearchFields/properties/location",
        "assumed": "How places are compared is not shown; the whole text is taken to match, in either case."
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
        "pointer": "/components/schemas/BrandSearchRequest/allOf/1/properties/taxonomy",
        "assumed": "A path is read as itself and all that lies below it; that is not shown."
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
        "pointer": "/components/schemas/BrandList",
        "assumed": "That a row has an `id` is not shown of v2; v1's rows have it."
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
        "assumed": "Only the name of the field is shown; its values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/ageRange",
        "assumed": "Only the name of the field is shown; its values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/ethnicity",
        "assumed": "Only the name of the field is shown; its values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/location",
        "assumed": "Only the name of the field is shown; its type is that of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/language",
        "assumed": "Only the name of the field is shown; its values are those of the v1 search filter, and null is allowed."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorAccount/properties/tiktokEngagementRate",
        "assumed": "Only the name of the field is shown; its type is that of `igEngagementRate` in v1's brand row."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorList",
        "assumed": "That a row has an `id` is not shown of v2; v1's rows have it."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CreatorList/properties/creators",
        "assumed": "The envelope is not shown; the key follows the path as `brands` does."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSortBy",
        "assumed": "By which of its dates a creative is old or recent is not shown; it is read as its start."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/channel",
        "assumed": "The row's words for its platforms are not shown; they are read as those of the filter."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/duration",
        "assumed": "The unit of a range is not shown; it is read as seconds, that of the field."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/duration",
        "assumed": "Which end of a range belongs to it is not shown; it is read as the lower one."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/status",
        "assumed": "What makes a creative active is not shown; it is read as one that still runs."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/categories",
        "assumed": "The row's words for its categories are not shown; they are read as those of the filter."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/taxonomy",
        "assumed": "A path is read as itself and all that lies below it; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/datePreset",
        "assumed": "By which of its dates a creative is old or recent is not shown; it is read as its start."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/startDate",
        "assumed": "By which of its dates a creative is old or recent is not shown; it is read as its start."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/startDate",
        "assumed": "The day itself is taken to belong to the range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/endDate",
        "assumed": "By which of its dates a creative is old or recent is not shown; it is read as its start."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/endDate",
        "assumed": "The day itself is taken to belong to the range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/minDaysRun",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/maxDaysRun",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/minViewCount",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/MediaSearchFields/properties/maxViewCount",
        "assumed": "A bound is taken to belong to its range; that is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/UgcCharacter",
        "assumed": "That `ageRange`, `gender` and `ethnicity` are always present: the specification calls them nullable and, unlike elsewhere, does not call them optional."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CampaignSortBy",
        "assumed": "Rows are stated to come newest first; that this value orders them otherwise is read from its name."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/CollabList",
        "assumed": "What tells rows apart is not shown; a profile is taken to come once."
    },
    {
        "version": "v2",
        "pointer": "/components/schemas/AccountIndexStatus/properties/status",
        "assumed": "The v2 body is not shown; v1 returns this key, and its sample shows `indexing`."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "A KB is read as 1,024 bytes, the larger of the two usual readings."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/PayloadTooLarge",
        "assumed": "No row is returned; whether a body over the limit is charged is not shown."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/TooManyRequests",
        "assumed": "No row is returned; that it costs nothing is stated only of failed validation, authentication and credit checks."
    },
    {
        "version": "v2",
        "pointer": "/components/responses/NotFound",
        "assumed": "No row is returned; that it costs nothing is stated only of v1's brand lookup."
    }
];
