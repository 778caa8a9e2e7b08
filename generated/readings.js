// Generated from openapi/readings by `npm run generate`. Do not edit.
/** The usual readings of the points that a mock can be told, without words. */
export const usualReadings = {
    "name-match": "contains",
    "name-length": "any",
    "handle-at-sign": "literal",
    "handles-both": "either",
    "followers": "larger",
    "followers-unknown": "zero",
    "account-views": "creatives",
    "account-engagement": "larger",
    "account-order": "followers",
    "ids-order": "requested",
    "ids-repeated": "once",
    "ids-filtered": "ignored",
    "ids-empty": "accepted",
    "unmatched-ids": "always",
    "search-inputs": "everything",
    "search-envelope": "type",
    "search-unmatched": "absent",
    "search-limit-default": "rows-10",
    "search-limit-maximum": "none",
    "search-followers": "ignored",
    "search-offset": "ignored",
    "search-old-fields": "refused",
    "brand-row": "with-facebook",
    "account-body": "bare",
    "account-website": "absent",
    "account-price": "metered",
    "account-while-indexing": "found",
    "v1-brand-type": "accounts",
    "index-again": "exists",
    "index-www": "same",
    "index-path": "same",
    "index-scheme": "optional",
    "index-length": "any",
    "index-status-body": "plain",
    "index-status-done": "indexed",
    "index-status-unknown": "not-found",
    "index-status-credits": "free",
    "comments-request": "nothing",
    "comments-price": "metered",
    "date-zone": "utc",
    "date-end-day": "included",
    "date-malformed": "refused",
    "date-times": "accepted",
    "dates-reversed": "no-rows",
    "preset-beside-dates": "both",
    "date-field": "start",
    "week-start": "monday",
    "preset-days": "with-today",
    "preset-today": "today",
    "preset-months": "same-day",
    "preset-week": "calendar",
    "preset-year": "calendar",
    "not-found-account": "brand-not-found",
    "not-found-path": "not-found",
    "details-count": "all",
    "details-path": "plain",
    "details-items": "index",
    "details-scope": "both",
    "details-elsewhere": "absent",
    "message-texts": "sentences",
    "insights-creatives": "all",
    "insights-total": "creatives",
    "days-back": "hours",
    "days-back-default": "all",
    "days-back-maximum": "none",
    "days-back-zero": "refused",
    "v1-insights-type": "required",
    "v1-insights-angle": "refused",
    "v1-insights-limit-default": "rows-100",
    "mix-limit": "applies",
    "mix-order": "most-first",
    "mix-kinds": "type",
    "mix-unknown": "counted",
    "mix-case": "capitals",
    "landing-inactive": "hidden",
    "landing-hides": "creatives",
    "landing-url-case": "matters",
    "v1-landing-limit-default": "rows-100",
    "v1-landing-offset": "ignored",
    "campaigns-offset": "ignored",
    "campaigns-velocity": "orders",
    "v1-campaigns-type": "optional",
    "v1-campaigns-list": "campaigns",
    "v1-collabs-list": "collabs",
    "v1-collabs-count": "present",
    "taxonomies-text-empty": "nothing",
    "taxonomies-order": "relevance",
    "taxonomies-credits": "free",
    "status-default": "all",
    "media-order": "relevance",
    "media-sort-beside-query": "orders",
    "media-query-beside-account": "filters",
    "media-query-length": "any",
    "media-account-unknown": "not-found",
    "media-impressions": "hidden",
    "media-engagement": "rate",
    "media-outlier": "hidden",
    "views-unknown": "never",
    "duration-edges": "longer",
    "duration-of-images": "never",
    "language-of-silent": "filtered",
    "landing-match-default": "contains",
    "landing-contains": "any-case",
    "landing-equals": "any-case",
    "landing-match-alone": "ignored",
    "landing-empty": "everything",
    "flag-false": "opposite",
    "low-impressions": "few",
    "partnership": "tagged",
    "categories-match": "any",
    "v1-media-request": "optional",
    "v1-media-mode": "optional",
    "v1-media-unknown-fields": "ignored",
    "v1-media-limit-default": "rows-100",
    "v1-media-limit-maximum": "none",
    "v1-media-status": "all",
    "v1-media-order": "newest",
    "limit-zero": "refused",
    "limit-maximum": "none",
    "offset-negative": "refused",
    "offset-past-end": "no-rows",
    "order-unknown": "last",
    "order-ties": "by-key",
    "bounds": "included",
    "bounds-crossed": "no-rows",
    "bounds-negative": "accepted",
    "bounds-fractional": "accepted",
    "list-empty": "no-filter",
    "list-repeated": "accepted",
    "location-match": "whole",
    "taxonomy-unknown": "no-rows",
    "taxonomy-levels": "below",
    "search-text-empty": "nothing",
    "order-path-key": "path-first",
    "order-method-key": "method-first",
    "order-key-size": "key-first",
    "order-key-validation": "key-first",
    "order-validation-credits": "validation-first",
    "order-lookup": "last",
    "key-scheme-case": "ignored",
    "key-spaces": "accepted",
    "key-challenge": "absent",
    "head-of-free": "accepted",
    "options": "refused",
    "allow-options": "absent",
    "path-trailing-slash": "another",
    "path-case": "matters",
    "path-templated": "method",
    "id-case": "matters",
    "id-malformed": "unknown",
    "body-absent": "refused",
    "body-limit": "bytes-102400",
    "body-type": "header",
    "body-unknown-fields": "ignored",
    "body-null": "refused",
    "body-byte-order-mark": "skipped",
    "query-unknown": "ignored",
    "query-repeated": "refused",
    "query-empty": "value",
    "query-flags": "words",
    "query-integers": "plain"
};
/** Those of them that are not the first ones of their points, which the mock takes as if it was told them. */
export const adoptedReadings = {};
/** The readings that the documents assume where they are not the usual ones, since others were observed. */
export const assumedReadings = {};
/** The points, in the order of their files. */
export const points = {
    "name-match": {
        "at": [
            "v1/searchBrands brandNames",
            "v2/searchBrands names",
            "v2/searchCreators names"
        ],
        "question": "How does a name match?",
        "readings": {
            "contains": "A part of it is enough.",
            "prefix": "Its beginning is enough.",
            "exact": "Only the whole name matches."
        },
        "default": "contains",
        "why": "Callers rarely know whole names."
    },
    "name-length": {
        "at": [
            "v2/searchBrands names",
            "v2/searchCreators names"
        ],
        "question": "How short may a name be in v2?",
        "readings": {
            "any": "Of any length.",
            "at-least-3": "Under 3 characters it gets 400, as in v1."
        },
        "default": "any",
        "why": "No length is specified in v2."
    },
    "handle-at-sign": {
        "at": [
            "all igUsername",
            "all tiktokUsername"
        ],
        "question": "May a handle begin with @?",
        "readings": {
            "literal": "It is compared like any character, and no handle has it.",
            "skipped": "The sign is skipped."
        },
        "default": "literal",
        "why": "A handle is specified to contain the given text."
    },
    "handles-both": {
        "at": [
            "all igUsername",
            "all tiktokUsername"
        ],
        "question": "Must both handles match if both are given?",
        "readings": {
            "either": "One is enough.",
            "both": "Both must match."
        },
        "default": "either",
        "why": "Both have the same precedence."
    },
    "followers": {
        "at": [
            "all minFollowers",
            "all maxFollowers",
            "all sortBy"
        ],
        "question": "Which followers of an account count?",
        "readings": {
            "larger": "Those of the network on which it has more.",
            "instagram": "Those on Instagram, or else those on TikTok.",
            "sum": "Those of both networks together."
        },
        "default": "larger",
        "why": "The fields do not name a network."
    },
    "followers-unknown": {
        "at": [
            "all minFollowers",
            "all maxFollowers"
        ],
        "question": "Are accounts found by their followers whose followers are unknown?",
        "readings": {
            "zero": "They count as having none.",
            "never": "They are not.",
            "always": "They are."
        },
        "default": "zero",
        "why": "An account without a network has no followers there."
    },
    "account-views": {
        "at": [
            "all sortBy"
        ],
        "question": "What does MOST_VIEWS count?",
        "readings": {
            "creatives": "The views of the account's creatives.",
            "page": "The likes of its page."
        },
        "default": "creatives",
        "why": "Nothing else of an account has views."
    },
    "account-engagement": {
        "at": [
            "all sortBy"
        ],
        "question": "Which rate does HIGHEST_ENGAGEMENT compare?",
        "readings": {
            "larger": "The larger one of both networks.",
            "instagram": "The one on Instagram.",
            "tiktok": "The one on TikTok, or else the one on Instagram."
        },
        "default": "larger",
        "why": "The value does not name a network."
    },
    "account-order": {
        "at": [
            "v1/searchBrands sortBy",
            "v2/searchBrands sortBy",
            "v2/searchCreators sortBy"
        ],
        "question": "In which order do accounts stand without `sortBy`?",
        "readings": {
            "followers": "By relevance to a query, otherwise those with the most followers first.",
            "ids": "By relevance to a query, otherwise by id."
        },
        "default": "followers",
        "why": "What callers expect first."
    },
    "ids-order": {
        "at": [
            "v1/searchBrands brandIds"
        ],
        "question": "In which order do accounts stand that ids name?",
        "readings": {
            "requested": "In the order of the ids.",
            "names": "By name."
        },
        "default": "requested",
        "why": "What callers expect first."
    },
    "ids-repeated": {
        "at": [
            "v1/searchBrands brandIds"
        ],
        "question": "What does an id return that is given twice?",
        "readings": {
            "once": "One row.",
            "each-time": "Two rows."
        },
        "default": "once",
        "why": "No caller wants to pay twice for a row."
    },
    "ids-filtered": {
        "at": [
            "v1/searchBrands brandIds"
        ],
        "question": "Do filters narrow a search by ids?",
        "readings": {
            "ignored": "They do not.",
            "filtered": "They do."
        },
        "default": "ignored",
        "why": "The row cap is specified to be ignored there, too."
    },
    "ids-empty": {
        "at": [
            "v1/searchBrands brandIds"
        ],
        "question": "May a list of ids be empty?",
        "readings": {
            "accepted": "It finds nothing.",
            "refused": "It gets 400."
        },
        "default": "accepted",
        "why": "No minimum is specified."
    },
    "unmatched-ids": {
        "at": [
            "v1/searchBrands 200"
        ],
        "question": "Is `unmatchedIds` there if each id has matched?",
        "readings": {
            "always": "It is, and empty.",
            "if-any": "It is not."
        },
        "default": "always",
        "why": "It is specified to be present for mode ids."
    },
    "search-inputs": {
        "at": [
            "v2/searchBrands",
            "v2/searchCreators"
        ],
        "question": "What does a search without inputs find?",
        "readings": {
            "everything": "All accounts that pass the filters.",
            "refused": "It gets 400."
        },
        "default": "everything",
        "why": "No input is specified as required."
    },
    "search-envelope": {
        "at": [
            "v2/searchBrands 200",
            "v2/searchCreators 200"
        ],
        "question": "Under which key are the rows of the account searches of v2?",
        "readings": {
            "type": "Under `brands` and `creators`.",
            "accounts": "Under `accounts`.",
            "data": "Under `data`."
        },
        "default": "type",
        "why": "v1 has `brands`."
    },
    "search-unmatched": {
        "at": [
            "v2/searchBrands 200",
            "v2/searchCreators 200"
        ],
        "question": "Does v2 list ids that match nothing?",
        "readings": {
            "absent": "It does not.",
            "present": "They are in `unmatchedIds`, as in v1."
        },
        "default": "absent",
        "why": "It is specified for v1 alone."
    },
    "search-limit-default": {
        "at": [
            "v2/searchBrands limit",
            "v2/searchCreators limit"
        ],
        "question": "How many accounts does a search of v2 return by default?",
        "readings": {
            "rows-10": "10, as v1 does.",
            "rows-3": "3."
        },
        "default": "rows-10",
        "why": "v1 specifies it, and `count` has become `limit`."
    },
    "search-limit-maximum": {
        "at": [
            "v2/searchBrands limit",
            "v2/searchCreators limit"
        ],
        "question": "Is there a maximum of `limit` in the account searches alone?",
        "readings": {
            "none": "There is not.",
            "refused-above-50": "More than 50 get 400."
        },
        "default": "none",
        "why": "No range is specified."
    },
    "search-followers": {
        "at": [
            "v2/searchBrands",
            "v2/searchCreators"
        ],
        "question": "Do the account searches of v2 filter by followers?",
        "readings": {
            "ignored": "`minFollowers` and `maxFollowers` are ignored.",
            "filtered": "They do, as in v1."
        },
        "default": "ignored",
        "why": "They are not among the fields that are named."
    },
    "search-offset": {
        "at": [
            "v2/searchBrands",
            "v2/searchCreators"
        ],
        "question": "What does `offset` mean in the account searches of v2?",
        "readings": {
            "ignored": "It is ignored.",
            "pages": "It skips rows.",
            "refused": "It gets 400."
        },
        "default": "ignored",
        "why": "It is not among the fields that are named."
    },
    "search-old-fields": {
        "at": [
            "v2/searchBrands 400",
            "v2/searchCreators 400"
        ],
        "question": "What becomes of the fields of v1's search in v2?",
        "readings": {
            "refused": "`mode`, `type`, `brandIds`, `brandNames` and `count` get 400, which says what replaces them.",
            "ignored": "They are ignored."
        },
        "default": "refused",
        "why": "Ignoring them would hide that a call was not moved to v2."
    },
    "brand-row": {
        "at": [
            "v2/searchBrands 200"
        ],
        "question": "Which fields do rows of brands have in v2?",
        "readings": {
            "with-facebook": "Those of v1, `type` and `facebookUsername`.",
            "as-v1": "Those of v1, and `type`.",
            "sparse": "`type`, `id` and `name`."
        },
        "default": "with-facebook",
        "why": "Creators are specified to omit some of them."
    },
    "account-body": {
        "at": [
            "v2/getAccount 200"
        ],
        "question": "How is the body of GET /account/{id} made?",
        "readings": {
            "bare": "It is the row, as in v1.",
            "account": "The row is in `account`.",
            "data": "The row is in `data`.",
            "list": "`count` and a list `accounts` of one row.",
            "sparse": "The `type` and a `displayName`."
        },
        "default": "bare",
        "why": "v1 returns the bare row."
    },
    "account-website": {
        "at": [
            "v2/getAccount 200"
        ],
        "question": "Does GET /account/{id} show the website of an account?",
        "readings": {
            "absent": "It does not.",
            "present": "It has `websiteUrl`."
        },
        "default": "absent",
        "why": "No row of a search has it."
    },
    "account-price": {
        "at": [
            "v2/getAccount 402"
        ],
        "question": "Does GET /account/{id} need credits?",
        "readings": {
            "metered": "It gets 402 once no credits are left.",
            "free": "It needs none."
        },
        "default": "metered",
        "why": "Only operations that are specified as free are not metered."
    },
    "account-while-indexing": {
        "at": [
            "v2/getAccount 404"
        ],
        "question": "Is an account found while it is being indexed?",
        "readings": {
            "found": "It is, by its id.",
            "not-found": "It gets 404."
        },
        "default": "found",
        "why": "Its id was returned."
    },
    "v1-brand-type": {
        "at": [
            "v1/getBrand 404"
        ],
        "question": "Does GET /brands/{id} find creators?",
        "readings": {
            "accounts": "It finds brands and creators.",
            "brands": "A creator gets 404."
        },
        "default": "accounts",
        "why": "v1's search returns both, and an id does not say which it is."
    },
    "index-again": {
        "at": [
            "v2/indexAccount 200",
            "v1/indexBrand 200"
        ],
        "question": "What is the status of a URL that is indexed again before it is done?",
        "readings": {
            "exists": "already_exists.",
            "indexing": "indexing."
        },
        "default": "exists",
        "why": "The account is present."
    },
    "index-www": {
        "at": [
            "v2/indexAccount websiteUrl",
            "v1/indexBrand websiteUrl"
        ],
        "question": "Is www. of a host another website?",
        "readings": {
            "same": "It is the same.",
            "another": "It is another."
        },
        "default": "same",
        "why": "Hardly any two differ."
    },
    "index-path": {
        "at": [
            "v2/indexAccount websiteUrl",
            "v1/indexBrand websiteUrl"
        ],
        "question": "Is another path of a host another website?",
        "readings": {
            "same": "It is the same.",
            "another": "It is another."
        },
        "default": "same",
        "why": "A brand has one website."
    },
    "index-scheme": {
        "at": [
            "v2/indexAccount websiteUrl",
            "v1/indexBrand websiteUrl"
        ],
        "question": "Must a URL have a scheme?",
        "readings": {
            "optional": "It need not.",
            "required": "Without one it gets 400."
        },
        "default": "optional",
        "why": "People write addresses without it."
    },
    "index-url": {
        "at": [
            "v2/indexAccount websiteUrl",
            "v1/indexBrand websiteUrl"
        ],
        "question": "What must a URL look like?",
        "readings": {
            "checked": "Like the URL of a website or a profile; anything else gets 400.",
            "anything": "Any text is indexed."
        },
        "default": "checked",
        "why": "Exactly one URL is specified.",
        "takenBy": "server",
        "because": "The mock makes an account up of the parts of its URL."
    },
    "index-length": {
        "at": [
            "v2/indexAccount websiteUrl"
        ],
        "question": "How long may a URL be in v2?",
        "readings": {
            "any": "As long as fits into a body.",
            "at-most-2048": "More than 2048 characters get 400, as in v1."
        },
        "default": "any",
        "why": "No length is specified in v2."
    },
    "index-handle": {
        "at": [
            "v2/indexAccount websiteUrl",
            "v1/indexBrand websiteUrl"
        ],
        "question": "Does the URL of a profile find a brand?",
        "readings": {
            "brands": "It finds brands and creators.",
            "creators": "It finds creators only."
        },
        "default": "brands",
        "why": "Brands have handles, too.",
        "takenBy": "server",
        "because": "In the mock, whoever had an address first keeps it."
    },
    "index-status-body": {
        "at": [
            "v2/getAccountIndexStatus 200"
        ],
        "question": "How is the body of the index status made in v2?",
        "readings": {
            "plain": "It has `status`, as in v1.",
            "data": "`status` is in `data`.",
            "more": "It has `brandId` and `progress` as well.",
            "state": "It has `state`, and no `status`."
        },
        "default": "plain",
        "why": "v1 specifies it."
    },
    "index-status-done": {
        "at": [
            "v2/getAccountIndexStatus 200",
            "v1/getBrandIndexStatus 200"
        ],
        "question": "What is the status of an account that is indexed?",
        "readings": {
            "indexed": "indexed.",
            "already-exists": "already_exists.",
            "completed": "completed."
        },
        "default": "indexed",
        "why": "Only the status indexing is specified."
    },
    "index-end": {
        "at": [
            "v2/getAccountIndexStatus 200",
            "v1/getBrandIndexStatus 200"
        ],
        "question": "When does indexing end?",
        "readings": {
            "later": "After a time that is longer than some polls.",
            "second-poll": "At the second poll."
        },
        "default": "later",
        "why": "A client must be able to poll.",
        "takenBy": "server",
        "because": "The mock counts the time on its clock, which its settings say."
    },
    "index-status-unknown": {
        "at": [
            "v2/getAccountIndexStatus 404",
            "v1/getBrandIndexStatus 404"
        ],
        "question": "What does the index status of an unknown id get?",
        "readings": {
            "not-found": "404.",
            "not-indexed": "The status not_indexed."
        },
        "default": "not-found",
        "why": "404 is listed for paths with an account id."
    },
    "index-status-credits": {
        "at": [
            "v2/getAccountIndexStatus"
        ],
        "question": "Does the index status need credits in v2?",
        "readings": {
            "free": "It needs none.",
            "needed": "It gets 402 once no credits are left."
        },
        "default": "free",
        "why": "It is specified for v1."
    },
    "comments-request": {
        "at": [
            "v2/postComments 400",
            "v1/postComments 400"
        ],
        "question": "What does POST /comments require?",
        "readings": {
            "nothing": "Nothing.",
            "media-id": "`mediaId`."
        },
        "default": "nothing",
        "why": "Its request is not shown."
    },
    "comments-price": {
        "at": [
            "v2/postComments 402",
            "v1/postComments 402"
        ],
        "question": "Does POST /comments need credits?",
        "readings": {
            "metered": "It gets 402 once no credits are left.",
            "free": "It needs none."
        },
        "default": "metered",
        "why": "Only operations that are specified as free are not metered."
    },
    "comments-body": {
        "at": [
            "v2/postComments 200",
            "v1/postComments 200"
        ],
        "question": "How is the body of POST /comments made?",
        "readings": {
            "object": "An object.",
            "list": "A bare list."
        },
        "default": "object",
        "why": "All other bodies are objects.",
        "takenBy": "server",
        "because": "The mock responds with the documents' example."
    },
    "date-zone": {
        "at": [
            "all datePreset",
            "all startDate",
            "all endDate"
        ],
        "question": "In which time zone do days begin?",
        "readings": {
            "utc": "In UTC.",
            "pacific": "Eight hours later, at -08:00."
        },
        "default": "utc",
        "why": "The usual zone of APIs."
    },
    "date-end-day": {
        "at": [
            "all endDate"
        ],
        "question": "Is the day of `endDate` included?",
        "readings": {
            "included": "It is, to its end.",
            "excluded": "Rows of that day are not found."
        },
        "default": "included",
        "why": "The usual meaning of a range of days."
    },
    "date-malformed": {
        "at": [
            "all startDate",
            "all endDate"
        ],
        "question": "What does a text get that is no date?",
        "readings": {
            "refused": "400.",
            "ignored": "It is ignored."
        },
        "default": "refused",
        "why": "Ignoring it would hide a mistake."
    },
    "date-times": {
        "at": [
            "all startDate",
            "all endDate"
        ],
        "question": "May a date have a time?",
        "readings": {
            "accepted": "ISO 8601, with or without a time.",
            "refused": "A date with a time gets 400."
        },
        "default": "accepted",
        "why": "Rows show dates with a time."
    },
    "dates-reversed": {
        "at": [
            "all startDate",
            "all endDate"
        ],
        "question": "What does a start after the end get?",
        "readings": {
            "no-rows": "An empty list.",
            "refused": "400."
        },
        "default": "no-rows",
        "why": "No row satisfies it."
    },
    "preset-beside-dates": {
        "at": [
            "all datePreset",
            "all startDate",
            "all endDate"
        ],
        "question": "What does a preset mean beside a start or an end?",
        "readings": {
            "both": "Both must match.",
            "dates": "Only the dates count.",
            "refused": "It gets 400."
        },
        "default": "both",
        "why": "Different filters must all match."
    },
    "date-field": {
        "at": [
            "v2/searchMedia datePreset",
            "v2/searchMedia startDate",
            "v2/searchMedia endDate"
        ],
        "question": "Which date of a creative do the date filters look at?",
        "readings": {
            "start": "The day it started.",
            "running": "Any day it ran.",
            "end": "Its last day, or today while it runs."
        },
        "default": "start",
        "why": "Campaigns are specified to be filtered by their start."
    },
    "week-start": {
        "at": [
            "all datePreset"
        ],
        "question": "On which day does a week begin?",
        "readings": {
            "monday": "On Monday.",
            "sunday": "On Sunday."
        },
        "default": "monday",
        "why": "ISO 8601."
    },
    "preset-days": {
        "at": [
            "all datePreset"
        ],
        "question": "What do last-3-days, last-7-days and the like cover?",
        "readings": {
            "with-today": "So many whole days, of which today is the last.",
            "without-today": "So many whole days before today.",
            "rolling": "So many times 24 hours before now."
        },
        "default": "with-today",
        "why": "Callers look for what is new."
    },
    "preset-today": {
        "at": [
            "all datePreset"
        ],
        "question": "What does the preset today find?",
        "readings": {
            "today": "What has today's date.",
            "nothing": "Nothing, since rows show up a day later."
        },
        "default": "today",
        "why": "The meaning of the name."
    },
    "preset-months": {
        "at": [
            "all datePreset"
        ],
        "question": "What do last-3-months and last-6-months cover?",
        "readings": {
            "same-day": "From the same day so many months ago until today.",
            "whole": "So many whole months before the current one.",
            "thirty-days": "So many times 30 days, of which today is the last."
        },
        "default": "same-day",
        "why": "The other presets that count back end with today, too."
    },
    "preset-week": {
        "at": [
            "all datePreset"
        ],
        "question": "What does last-week cover?",
        "readings": {
            "calendar": "The whole week before the current one.",
            "rolling": "The seven days before today."
        },
        "default": "calendar",
        "why": "last-7-days covers the other meaning."
    },
    "preset-year": {
        "at": [
            "all datePreset"
        ],
        "question": "What does last-year cover?",
        "readings": {
            "calendar": "The whole year before the current one.",
            "rolling": "The 365 days that end with today."
        },
        "default": "calendar",
        "why": "last-month and last-week mean the whole ones before the current, too."
    },
    "not-found-account": {
        "at": [
            "all 404"
        ],
        "question": "Which code does an id get that no account has?",
        "readings": {
            "brand-not-found": "brand_not_found.",
            "not-found": "not_found."
        },
        "default": "brand-not-found",
        "why": "The names of the codes suggest it."
    },
    "not-found-path": {
        "at": [
            "all 404"
        ],
        "question": "Which code does an unknown path get?",
        "readings": {
            "not-found": "not_found.",
            "brand-not-found": "brand_not_found."
        },
        "default": "not-found",
        "why": "The names of the codes suggest it."
    },
    "details-count": {
        "at": [
            "all 400"
        ],
        "question": "Are all offending fields listed at once?",
        "readings": {
            "all": "All of them are.",
            "first": "Only the first is."
        },
        "default": "all",
        "why": "A caller can fix all of them before the next request."
    },
    "details-path": {
        "at": [
            "all 400"
        ],
        "question": "How is the path of an offending field written?",
        "readings": {
            "plain": "By its name, with the names of its parents before it, such as `limit`.",
            "located": "With its place before it, such as `body.limit`.",
            "pointer": "As a JSON pointer, such as `/limit`."
        },
        "default": "plain",
        "why": "The shortest form that is clear."
    },
    "details-items": {
        "at": [
            "all 400"
        ],
        "question": "Is the offending item of a list named?",
        "readings": {
            "index": "Its index is in the path, such as `channel.0`.",
            "field": "Only the list is named."
        },
        "default": "index",
        "why": "A caller need not look for it."
    },
    "details-scope": {
        "at": [
            "v2/searchMedia 400"
        ],
        "question": "Which field is blamed if neither `accountId` nor `query` is given?",
        "readings": {
            "both": "Both are listed.",
            "query": "`query` is.",
            "account": "`accountId` is."
        },
        "default": "both",
        "why": "Either of them is missing."
    },
    "details-elsewhere": {
        "at": [
            "all"
        ],
        "question": "Do other errors than 400 carry `details`?",
        "readings": {
            "absent": "They do not.",
            "empty": "They carry an empty list."
        },
        "default": "absent",
        "why": "They are specified for validation failures."
    },
    "message-texts": {
        "at": [
            "all"
        ],
        "question": "What do the messages of errors say?",
        "readings": {
            "sentences": "What is wrong and what a caller can do, in sentences.",
            "code": "The code in words."
        },
        "default": "sentences",
        "why": "Developers read them."
    },
    "insights-creatives": {
        "at": [
            "v2/listAccountInsights",
            "v1/listBrandInsights"
        ],
        "question": "Which creatives do insights cover?",
        "readings": {
            "all": "All of the account.",
            "active": "Those that are running."
        },
        "default": "all",
        "why": "No status is specified."
    },
    "insights-total": {
        "at": [
            "v2/listAccountInsights totals.total",
            "v1/listBrandInsights totals.total"
        ],
        "question": "What does `total` count?",
        "readings": {
            "creatives": "Creatives.",
            "views": "Views of creatives."
        },
        "default": "creatives",
        "why": "The shape of MEDIA_MIX counts creatives, too."
    },
    "days-back": {
        "at": [
            "v2/listAccountInsights maxDaysBack",
            "v1/listBrandInsights maxDaysBack"
        ],
        "question": "Does `maxDaysBack` count whole days?",
        "readings": {
            "hours": "It counts 24 hours for each day, back from now.",
            "days": "It counts whole days."
        },
        "default": "hours",
        "why": "Within that many days is specified."
    },
    "days-back-default": {
        "at": [
            "v2/listAccountInsights maxDaysBack",
            "v1/listBrandInsights maxDaysBack"
        ],
        "question": "What do insights cover without `maxDaysBack`?",
        "readings": {
            "all": "All time.",
            "days-90": "The last 90 days."
        },
        "default": "all",
        "why": "A filter that is not sent filters nothing."
    },
    "days-back-maximum": {
        "at": [
            "v2/listAccountInsights maxDaysBack"
        ],
        "question": "How large may `maxDaysBack` be in v2?",
        "readings": {
            "none": "There is no maximum.",
            "refused-above-90": "More than 90 get 400, as in v1."
        },
        "default": "none",
        "why": "No range is specified in v2."
    },
    "days-back-zero": {
        "at": [
            "v2/listAccountInsights maxDaysBack"
        ],
        "question": "May `maxDaysBack` be 0 in v2?",
        "readings": {
            "refused": "It gets 400, as in v1.",
            "accepted": "It may."
        },
        "default": "refused",
        "why": "No response would make sense, and ignoring the mistake would hide it."
    },
    "v1-insights-type": {
        "at": [
            "v1/listBrandInsights type"
        ],
        "question": "Is `type` required in v1?",
        "readings": {
            "required": "A request without it gets 400.",
            "hook": "HOOK is the default."
        },
        "default": "required",
        "why": "There is nothing to cluster by."
    },
    "v1-insights-angle": {
        "at": [
            "v1/listBrandInsights type"
        ],
        "question": "Does v1 have AD_ANGLE?",
        "readings": {
            "refused": "It gets 400.",
            "accepted": "It does."
        },
        "default": "refused",
        "why": "It is listed for v1's responses but not for the parameter."
    },
    "v1-insights-limit-default": {
        "at": [
            "v1/listBrandInsights limit"
        ],
        "question": "How many insights does v1 return by default?",
        "readings": {
            "rows-100": "100, as v2 does.",
            "rows-1": "1."
        },
        "default": "rows-100",
        "why": "v2 specifies it."
    },
    "mix-limit": {
        "at": [
            "v2/listAccountInsights rows",
            "v1/listBrandInsights rows"
        ],
        "question": "Does `limit` apply to MEDIA_MIX?",
        "readings": {
            "applies": "It does.",
            "ignored": "It does not."
        },
        "default": "applies",
        "why": "It is specified for all types."
    },
    "mix-order": {
        "at": [
            "v2/listAccountInsights rows",
            "v1/listBrandInsights rows"
        ],
        "question": "In which order do the rows of MEDIA_MIX stand?",
        "readings": {
            "most-first": "The most frequent first.",
            "least-first": "The least frequent first."
        },
        "default": "most-first",
        "why": "The other types are ranked highest first."
    },
    "mix-kinds": {
        "at": [
            "v2/listAccountInsights rows.type",
            "v1/listBrandInsights rows.type"
        ],
        "question": "What does MEDIA_MIX count by?",
        "readings": {
            "type": "By the `type` of creatives.",
            "media-type": "By their `mediaType`."
        },
        "default": "type",
        "why": "Its rows have `type`."
    },
    "mix-unknown": {
        "at": [
            "v2/listAccountInsights rows.type",
            "v1/listBrandInsights rows.type"
        ],
        "question": "Does MEDIA_MIX count creatives of an unknown format?",
        "readings": {
            "counted": "They count as UNKNOWN.",
            "left-out": "It leaves them out."
        },
        "default": "counted",
        "why": "The counts then add up to the number of creatives."
    },
    "mix-case": {
        "at": [
            "v2/listAccountInsights rows.type",
            "v1/listBrandInsights rows.type"
        ],
        "question": "How is the `type` of a row of MEDIA_MIX written?",
        "readings": {
            "capitals": "As creatives have it.",
            "lower-case": "In lower case."
        },
        "default": "capitals",
        "why": "Its rows are named after the type of creatives."
    },
    "landing-inactive": {
        "at": [
            "v2/listAccountLandingPages showInactive",
            "v1/listBrandLandingPages showInactive"
        ],
        "question": "Are inactive landing pages listed without `showInactive`?",
        "readings": {
            "hidden": "Only those of creatives that are still running are.",
            "shown": "They are."
        },
        "default": "hidden",
        "why": "Inferred from the name."
    },
    "landing-hides": {
        "at": [
            "v2/listAccountLandingPages landingPages.total",
            "v1/listBrandLandingPages landingPages.total"
        ],
        "question": "Do totals count creatives that have ended if inactive landing pages are hidden?",
        "readings": {
            "creatives": "They do not.",
            "rows": "They do; only pages without a running creative are hidden."
        },
        "default": "creatives",
        "why": "The ranking is by what is shown."
    },
    "landing-url-case": {
        "at": [
            "v2/listAccountLandingPages landingPages.url",
            "v1/listBrandLandingPages landingPages.url"
        ],
        "question": "Do URLs of landing pages differ by case?",
        "readings": {
            "matters": "They do.",
            "ignored": "They do not, and are in lower case."
        },
        "default": "matters",
        "why": "Paths of URLs are case-sensitive."
    },
    "v1-landing-limit-default": {
        "at": [
            "v1/listBrandLandingPages limit"
        ],
        "question": "How many landing pages does v1 return by default?",
        "readings": {
            "rows-100": "100, as v2 does.",
            "rows-2": "2."
        },
        "default": "rows-100",
        "why": "v2 specifies it."
    },
    "v1-landing-offset": {
        "at": [
            "v1/listBrandLandingPages"
        ],
        "question": "What does `offset` mean in v1's landing pages?",
        "readings": {
            "ignored": "It is ignored.",
            "pages": "It skips rows."
        },
        "default": "ignored",
        "why": "It is not among the parameters."
    },
    "campaigns-offset": {
        "at": [
            "v2/listAccountCampaigns"
        ],
        "question": "What does `offset` mean in campaigns?",
        "readings": {
            "ignored": "It is ignored.",
            "pages": "It skips rows."
        },
        "default": "ignored",
        "why": "It is not among the parameters."
    },
    "campaigns-velocity": {
        "at": [
            "v2/listAccountCampaigns sortBy"
        ],
        "question": "Does HIGHEST_VELOCITY change the order of campaigns?",
        "readings": {
            "orders": "It does.",
            "ignored": "The newest are always first."
        },
        "default": "orders",
        "why": "The value would have no meaning."
    },
    "v1-campaigns-type": {
        "at": [
            "v1/listBrandCampaigns"
        ],
        "question": "Is `type` required in v1's campaigns?",
        "readings": {
            "optional": "Without it, campaigns and offers are listed.",
            "required": "A request without it gets 400."
        },
        "default": "optional",
        "why": "Its request is not shown."
    },
    "v1-campaigns-list": {
        "at": [
            "v1/listBrandCampaigns 200"
        ],
        "question": "Under which key are the campaigns of v1?",
        "readings": {
            "campaigns": "Under `campaigns`, as in v2.",
            "items": "Under `items`."
        },
        "default": "campaigns",
        "why": "v2 specifies it."
    },
    "v1-collabs-list": {
        "at": [
            "v1/listBrandCollabs 200"
        ],
        "question": "Under which key are the collabs of v1?",
        "readings": {
            "collabs": "Under `collabs`, as in v2.",
            "items": "Under `items`."
        },
        "default": "collabs",
        "why": "v2 specifies it."
    },
    "v1-collabs-count": {
        "at": [
            "v1/listBrandCollabs 200"
        ],
        "question": "Does v1 count collabs?",
        "readings": {
            "present": "It has `count`, as v2 does.",
            "absent": "It has no `count`."
        },
        "default": "present",
        "why": "v2 specifies it."
    },
    "taxonomies-text-empty": {
        "at": [
            "v2/searchTaxonomies query"
        ],
        "question": "What does an empty phrase find?",
        "readings": {
            "nothing": "Nothing.",
            "everything": "All paths.",
            "refused": "It gets 400."
        },
        "default": "nothing",
        "why": "No path has any of its words."
    },
    "taxonomies-order": {
        "at": [
            "v2/searchTaxonomies paths"
        ],
        "question": "In which order do taxonomy paths stand?",
        "readings": {
            "relevance": "The most relevant first.",
            "ascending": "In alphabetical order.",
            "descending": "In reverse alphabetical order."
        },
        "default": "relevance",
        "why": "What callers expect first."
    },
    "taxonomies-levels": {
        "at": [
            "v2/searchTaxonomies paths"
        ],
        "question": "Are upper levels of taxonomy paths listed?",
        "readings": {
            "leaves": "Only whole paths are.",
            "all": "They are."
        },
        "default": "leaves",
        "why": "The returned paths are valid values of filters.",
        "takenBy": "server",
        "because": "The mock's index has whole paths only."
    },
    "taxonomies-nearest": {
        "at": [
            "v2/searchTaxonomies 200"
        ],
        "question": "Does a phrase always find something?",
        "readings": {
            "nothing": "It may find nothing.",
            "nearest": "It finds the nearest path."
        },
        "default": "nothing",
        "why": "A path that has none of the words misleads.",
        "takenBy": "server",
        "because": "The mock has no measure of how near paths are to each other."
    },
    "taxonomies-credits": {
        "at": [
            "v2/searchTaxonomies 402"
        ],
        "question": "Do taxonomies need credits?",
        "readings": {
            "free": "They need none.",
            "needed": "They get 402 once no credits are left."
        },
        "default": "free",
        "why": "They are specified as free."
    },
    "status-default": {
        "at": [
            "v2/searchMedia status"
        ],
        "question": "Which creatives does a search without `status` find?",
        "readings": {
            "all": "All of them.",
            "active": "Those that are running.",
            "inactive": "Those that have ended."
        },
        "default": "all",
        "why": "A filter that is not sent filters nothing."
    },
    "media-order": {
        "at": [
            "v2/searchMedia sortBy"
        ],
        "question": "In which order do creatives stand without `sortBy`?",
        "readings": {
            "relevance": "By relevance with a query, otherwise the newest first.",
            "newest": "The newest first.",
            "oldest": "The oldest first."
        },
        "default": "relevance",
        "why": "What callers expect first."
    },
    "media-sort-beside-query": {
        "at": [
            "v2/searchMedia sortBy"
        ],
        "question": "What does `sortBy` mean beside `query`?",
        "readings": {
            "orders": "The query selects and `sortBy` orders.",
            "ignored": "`sortBy` is ignored.",
            "refused": "It gets 400."
        },
        "default": "orders",
        "why": "An explicit order overrides an implied one."
    },
    "media-query-beside-account": {
        "at": [
            "v2/searchMedia query"
        ],
        "question": "Does `query` filter beside `accountId`?",
        "readings": {
            "filters": "Only creatives of the account that match the query are found.",
            "ignored": "All creatives of the account are found."
        },
        "default": "filters",
        "why": "Different filters must all match."
    },
    "media-query-filters": {
        "at": [
            "v2/searchMedia query"
        ],
        "question": "Does `query` leave creatives out?",
        "readings": {
            "filters": "Those that do not match are left out.",
            "orders": "It only orders them."
        },
        "default": "filters",
        "why": "A search for what does not exist finds nothing.",
        "takenBy": "server",
        "because": "The mock's index ranks only what it finds."
    },
    "media-query-texts": {
        "at": [
            "v2/searchMedia query"
        ],
        "question": "Which texts of a creative does `query` search?",
        "readings": {
            "all": "All that describe it.",
            "titles": "Titles only."
        },
        "default": "all",
        "why": "Callers search for subjects.",
        "takenBy": "server",
        "because": "The mock has one index of all texts."
    },
    "media-query-length": {
        "at": [
            "v2/searchMedia query"
        ],
        "question": "How long may `query` be?",
        "readings": {
            "any": "As long as fits into a body.",
            "at-most-500": "More than 500 characters get 400, as in v1."
        },
        "default": "any",
        "why": "No length is specified in v2."
    },
    "media-account-unknown": {
        "at": [
            "v2/searchMedia accountId"
        ],
        "question": "What does an `accountId` get that no account has?",
        "readings": {
            "not-found": "404.",
            "no-rows": "An empty list."
        },
        "default": "not-found",
        "why": "404 is listed among the statuses."
    },
    "media-impressions": {
        "at": [
            "v2/searchMedia sortBy"
        ],
        "question": "What does MOST_IMPRESSIONS order by?",
        "readings": {
            "hidden": "A number that no row shows.",
            "percentile": "`impressionPercentile`."
        },
        "default": "hidden",
        "why": "Rows show impressions only roughly."
    },
    "media-engagement": {
        "at": [
            "v2/searchMedia sortBy"
        ],
        "question": "What does HIGHEST_ENGAGEMENT order by?",
        "readings": {
            "rate": "Likes and comments, divided by views.",
            "sum": "The sum of likes and comments."
        },
        "default": "rate",
        "why": "Inferred from the name."
    },
    "media-outlier": {
        "at": [
            "v2/searchMedia sortBy"
        ],
        "question": "What does HIGHEST_OUTLIER order by?",
        "readings": {
            "hidden": "A score that no row shows, such as views divided by the median views of the account's creatives.",
            "views-per-follower": "Views divided by the followers of the account."
        },
        "default": "hidden",
        "why": "Inferred from the name."
    },
    "views-unknown": {
        "at": [
            "v2/searchMedia minViewCount",
            "v2/searchMedia maxViewCount"
        ],
        "question": "Are creatives found by their views whose views are unknown?",
        "readings": {
            "never": "They are not.",
            "zero": "They count as having none."
        },
        "default": "never",
        "why": "Nobody knows whether they satisfy the filter."
    },
    "duration-edges": {
        "at": [
            "v2/searchMedia duration"
        ],
        "question": "To which range do 10, 30 and 60 seconds belong?",
        "readings": {
            "longer": "To the range that begins with them.",
            "shorter": "To the range that ends with them.",
            "both": "To both."
        },
        "default": "longer",
        "why": "60+ includes 60."
    },
    "duration-of-images": {
        "at": [
            "v2/searchMedia duration"
        ],
        "question": "Are images found by a duration?",
        "readings": {
            "never": "They have none.",
            "shortest": "They belong to the shortest range."
        },
        "default": "never",
        "why": "Rows of images show no duration."
    },
    "language-of-silent": {
        "at": [
            "v2/searchMedia language"
        ],
        "question": "What does the language filter do with images?",
        "readings": {
            "filtered": "An image has the language of its texts.",
            "kept": "It keeps all of them."
        },
        "default": "filtered",
        "why": "Different filters must all match."
    },
    "landing-match-default": {
        "at": [
            "v2/searchMedia landingPageMatch"
        ],
        "question": "How does `landingPage` match without `landingPageMatch`?",
        "readings": {
            "contains": "A part of the URL is enough.",
            "equals": "Only the whole URL matches."
        },
        "default": "contains",
        "why": "It is the first of the values."
    },
    "landing-contains": {
        "at": [
            "v2/searchMedia landingPage"
        ],
        "question": "Does case matter for a part of a landing page?",
        "readings": {
            "any-case": "It does not.",
            "cased": "It does."
        },
        "default": "any-case",
        "why": "What callers expect."
    },
    "landing-equals": {
        "at": [
            "v2/searchMedia landingPageMatch"
        ],
        "question": "When does a landing page equal another?",
        "readings": {
            "any-case": "If they are the same but for their case.",
            "normalized": "If they are the same but for case, scheme and a slash at the end.",
            "exact": "If they are the same, character for character."
        },
        "default": "any-case",
        "why": "What callers expect."
    },
    "landing-match-alone": {
        "at": [
            "v2/searchMedia landingPageMatch"
        ],
        "question": "What does `landingPageMatch` get without `landingPage`?",
        "readings": {
            "ignored": "It is ignored.",
            "refused": "400."
        },
        "default": "ignored",
        "why": "There is nothing to compare."
    },
    "landing-empty": {
        "at": [
            "v2/searchMedia landingPage"
        ],
        "question": "May `landingPage` be empty?",
        "readings": {
            "everything": "Every URL contains it.",
            "refused": "It gets 400."
        },
        "default": "everything",
        "why": "Every text contains the empty text."
    },
    "flag-false": {
        "at": [
            "v2/searchMedia lowImpressions",
            "v2/searchMedia partnershipAd",
            "v2/searchMedia crossposted"
        ],
        "question": "Does false filter?",
        "readings": {
            "opposite": "It keeps what true leaves out.",
            "no-filter": "It leaves everything in."
        },
        "default": "opposite",
        "why": "Leaving the field out does the other."
    },
    "low-impressions": {
        "at": [
            "v2/searchMedia lowImpressions"
        ],
        "question": "Which creatives have low impressions?",
        "readings": {
            "few": "Those with few impressions; those with unknown impressions do not.",
            "lower-half": "Those with an `impressionPercentile` below 50."
        },
        "default": "few",
        "why": "Inferred from the name."
    },
    "partnership": {
        "at": [
            "v2/searchMedia partnershipAd"
        ],
        "question": "What is a partnership ad?",
        "readings": {
            "tagged": "A creative that tags a creator.",
            "person": "A creative with a person in it."
        },
        "default": "tagged",
        "why": "Inferred from the name."
    },
    "crossposted": {
        "at": [
            "v2/searchMedia crossposted"
        ],
        "question": "What is crossposted?",
        "readings": {
            "posted": "A creative that was posted on several channels.",
            "platforms": "A creative whose `platforms` has several values."
        },
        "default": "posted",
        "why": "Inferred from the name.",
        "takenBy": "server",
        "because": "In the mock, what is posted on several channels shows several platforms."
    },
    "channel": {
        "at": [
            "v2/searchMedia channel"
        ],
        "question": "What is a channel?",
        "readings": {
            "own": "The place where a creative was found.",
            "platforms": "One of the row's `platforms`."
        },
        "default": "platforms",
        "why": "They are the only places that rows show.",
        "takenBy": "server",
        "because": "The mock's creatives have no channel beside their platforms."
    },
    "categories-match": {
        "at": [
            "v2/searchMedia categories"
        ],
        "question": "Must a creative have all of several categories?",
        "readings": {
            "any": "One is enough.",
            "all": "All of them."
        },
        "default": "any",
        "why": "Values of one filter are alternatives."
    },
    "v1-media-request": {
        "at": [
            "v1/searchBrandMedia userRequest"
        ],
        "question": "Is `userRequest` required?",
        "readings": {
            "optional": "It is not.",
            "required": "A request without it gets 400."
        },
        "default": "optional",
        "why": "The requiredness of keys is not shown."
    },
    "v1-media-mode": {
        "at": [
            "v1/searchBrandMedia mode"
        ],
        "question": "Is `mode` required?",
        "readings": {
            "optional": "It is not.",
            "required": "A request without it gets 400."
        },
        "default": "optional",
        "why": "The requiredness of keys is not shown."
    },
    "v1-media-unknown-fields": {
        "at": [
            "v1/searchBrandMedia 400"
        ],
        "question": "Does POST /brands/{id}/media refuse unknown fields?",
        "readings": {
            "ignored": "It ignores them.",
            "refused": "It refuses them with 400."
        },
        "default": "ignored",
        "why": "Other fields than the specified ones exist."
    },
    "v1-media-limit-default": {
        "at": [
            "v1/searchBrandMedia limit"
        ],
        "question": "How many creatives does POST /brands/{id}/media return by default?",
        "readings": {
            "rows-100": "100, as v2 does.",
            "rows-20": "20.",
            "rows-2": "2."
        },
        "default": "rows-100",
        "why": "v2 specifies it."
    },
    "v1-media-limit-maximum": {
        "at": [
            "v1/searchBrandMedia limit"
        ],
        "question": "How large may `limit` be in POST /brands/{id}/media?",
        "readings": {
            "none": "There is no maximum.",
            "refused-above-10": "More than 10 get 400."
        },
        "default": "none",
        "why": "No range is specified."
    },
    "v1-media-status": {
        "at": [
            "v1/searchBrandMedia 200"
        ],
        "question": "Which creatives does POST /brands/{id}/media find?",
        "readings": {
            "all": "All of them.",
            "active": "Those that are running."
        },
        "default": "all",
        "why": "A filter that is not sent filters nothing."
    },
    "v1-media-order": {
        "at": [
            "v1/searchBrandMedia 200"
        ],
        "question": "In which order do the creatives of v1 stand?",
        "readings": {
            "newest": "The newest first.",
            "oldest": "The oldest first."
        },
        "default": "newest",
        "why": "What callers expect first."
    },
    "v1-media-words": {
        "at": [
            "v1/searchBrandMedia userRequest"
        ],
        "question": "What does a request in words find?",
        "readings": {
            "words": "Creatives with its words.",
            "everything": "Everything."
        },
        "default": "everything",
        "why": "The mock has no language model; it derives filters from words that name them.",
        "takenBy": "server",
        "because": "The service uses a language model, which the mock does not have."
    },
    "api-keys": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 401"
        ],
        "question": "Which keys are valid?",
        "readings": {
            "demo": "Only the mock's keys are; their prefix is its own."
        },
        "default": "demo",
        "why": "The live prefix is not specified."
    },
    "rate-counted": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 429"
        ],
        "question": "Which requests count against a rate limit?",
        "readings": {
            "served": "Those that are not rejected for their key or a limit, counted for each user in v1, too."
        },
        "default": "served",
        "why": "A caller who waits as told is let in."
    },
    "last-credits": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 402"
        ],
        "question": "Does a response pass that costs more than is left?",
        "readings": {
            "overdraws": "It does if the credits cover one row; the credits may be overdrawn."
        },
        "default": "overdraws",
        "why": "A partial response would be mistaken for a complete one."
    },
    "credits-renewal": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 402"
        ],
        "question": "When do credits renew?",
        "readings": {
            "never": "They do not, however far the clock is moved."
        },
        "default": "never",
        "why": "The renewal day is not specified, and each key must keep its behavior."
    },
    "prices-not-shown": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 200"
        ],
        "question": "What do operations cost whose price is not shown?",
        "readings": {
            "nothing": "Nothing is charged for them."
        },
        "default": "nothing",
        "why": "Any price would be made up."
    },
    "moved-clock": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all"
        ],
        "question": "What changes when the clock is moved?",
        "readings": {
            "requests": "What depends on the time of a request: date filters, rate limits and indexing; `daysRun` does not change."
        },
        "default": "requests",
        "why": "The world is made once, so that parallel callers see the same data."
    },
    "v2-ids-limit": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "v2/searchBrands ids",
            "v2/searchCreators ids"
        ],
        "question": "Does the default limit apply to a search by ids?",
        "readings": {
            "all": "Each matching id returns its row."
        },
        "default": "all",
        "why": "v1 does the same."
    },
    "v2-sort-values": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "v2/searchBrands sortBy",
            "v2/searchCreators sortBy"
        ],
        "question": "Which values does `sortBy` have in the account searches of v2?",
        "readings": {
            "v1": "Those of v1; any other gets 400, unless the search is by query."
        },
        "default": "v1",
        "why": "v2 names only the field, and v1's values are specified."
    },
    "filters-together": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 200"
        ],
        "question": "How do several filters and several values combine?",
        "readings": {
            "usual": "Values of one filter are alternatives; different filters must all match; an unknown value does not match."
        },
        "default": "usual",
        "why": "The usual meaning of filters."
    },
    "text-case": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 200"
        ],
        "question": "Does case matter in filters by text?",
        "readings": {
            "ignored": "It does not."
        },
        "default": "ignored",
        "why": "What callers expect."
    },
    "long-queries": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all query"
        ],
        "question": "How much of a long search text counts?",
        "readings": {
            "words-64": "The first 64 different words; typos are tolerated in words of up to 40 letters."
        },
        "default": "words-64",
        "why": "A search must respond in time, whatever the text."
    },
    "text-words": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all query"
        ],
        "question": "What does a search text find?",
        "readings": {
            "words": "Rows with any of its words, those with more of them first; sorted by anything else, only those with all words, or with most where none has all. Other forms, accents, compounds and typos of a word count as the word."
        },
        "default": "words",
        "why": "What has one word of several says little, and sorted it would come first."
    },
    "structured-mode": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "v1/searchBrandMedia mode"
        ],
        "question": "What does mode structured derive from a request in words?",
        "readings": {
            "words": "Filters from words that name them, such as video, tiktok, active or longest."
        },
        "default": "words",
        "why": "The service uses a language model, which the mock does not have."
    },
    "v1-lists": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "v1/listBrandCampaigns",
            "v1/listBrandCollabs"
        ],
        "question": "What do campaigns and collabs of v1 do?",
        "readings": {
            "as-v2": "As in v2, free of charge."
        },
        "default": "as-v2",
        "why": "Their responses and prices are not specified."
    },
    "index-time": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "v2/getAccountIndexStatus",
            "v1/getBrandIndexStatus"
        ],
        "question": "How long does indexing take?",
        "readings": {
            "setting": "As many seconds as the settings say. Then searches find the account."
        },
        "default": "setting",
        "why": "Only the status indexing is specified."
    },
    "index-lists": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 200"
        ],
        "question": "What is there of an account while it is being indexed?",
        "readings": {
            "id": "Only a lookup by id returns it; searches do not find it, and its lists are empty."
        },
        "default": "id",
        "why": "There is no data yet."
    },
    "index-profiles": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "v2/indexAccount websiteUrl",
            "v1/indexBrand websiteUrl"
        ],
        "question": "Is the same name on two networks one account?",
        "readings": {
            "two": "Two accounts, unless one account is known to have both handles; an address belongs to the account that had it first."
        },
        "default": "two",
        "why": "An address says nothing about other networks."
    },
    "index-addresses": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "v2/indexAccount websiteUrl",
            "v1/indexBrand websiteUrl"
        ],
        "question": "Which addresses are profiles?",
        "readings": {
            "handles": "The first part of the path on instagram.com and tiktok.com, with www., m. or neither, is a handle; posts, stories and short links such as vm.tiktok.com get 400; every other host is a website."
        },
        "default": "handles",
        "why": "Only profiles and websites are specified as accepted, and other addresses do not identify an account."
    },
    "body-encoding": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 400"
        ],
        "question": "May a body be compressed, or not be UTF-8?",
        "readings": {
            "refused": "It gets 400, as does every Content-Encoding other than identity."
        },
        "default": "refused",
        "why": "JSON is UTF-8 (RFC 8259, section 8.1), no compression is specified, and 415 is not among the statuses."
    },
    "body-depth": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 400"
        ],
        "question": "How deep may a body be nested?",
        "readings": {
            "levels-500": "JSON nested deeper than 500 levels gets 400."
        },
        "default": "levels-500",
        "why": "Parsers may limit the depth (RFC 8259, section 9), and no operation needs more than a few levels."
    },
    "details-length": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 400"
        ],
        "question": "How many offending items and fields are listed?",
        "readings": {
            "first-20": "The first 20 of an array or an object; one more entry says how many were left out."
        },
        "default": "first-20",
        "why": "The response to a body of 100 KB would otherwise be many times its size."
    },
    "unreadable-requests": {
        "takenBy": "mock",
        "because": "No other reading of it is known, or it is about the mock alone.",
        "at": [
            "all 400"
        ],
        "question": "What does a request get that cannot be read?",
        "readings": {
            "refused": "One that is not HTTP, has no valid address, not exactly one valid Host or more than 16 KB of headers, expects anything but 100-continue, or does not arrive in time gets 400."
        },
        "default": "refused",
        "why": "No error code is specified for 408, 417 or 431."
    },
    "limit-zero": {
        "at": [
            "v2 limit"
        ],
        "question": "May `limit` be 0 in v2?",
        "readings": {
            "refused": "It gets 400.",
            "no-rows": "It returns no rows.",
            "default": "It means the default."
        },
        "default": "refused",
        "why": "No response would make sense, and ignoring the mistake would hide it."
    },
    "limit-maximum": {
        "at": [
            "v2 limit"
        ],
        "question": "How large may `limit` be in v2?",
        "readings": {
            "none": "There is no maximum.",
            "capped-at-default": "At most as many rows are returned as by default.",
            "capped-at-5": "At most 5 rows are returned.",
            "refused-above-500": "More than 500 get 400.",
            "refused-above-100": "More than 100 get 400."
        },
        "default": "none",
        "why": "No range is specified, and callers must not rely on one that is made up."
    },
    "offset-negative": {
        "at": [
            "v2 offset"
        ],
        "question": "May `offset` be negative?",
        "readings": {
            "refused": "It gets 400.",
            "zero": "It is read as 0."
        },
        "default": "refused",
        "why": "No response would make sense, and ignoring the mistake would hide it."
    },
    "offset-past-end": {
        "at": [
            "v2 offset"
        ],
        "question": "What does an offset past the end of a list get?",
        "readings": {
            "no-rows": "An empty list.",
            "refused": "400."
        },
        "default": "no-rows",
        "why": "Lists may become shorter while a caller pages."
    },
    "order-unknown": {
        "at": [
            "v2/searchMedia sortBy",
            "v2/listAccountCampaigns sortBy"
        ],
        "question": "Where do rows stand whose value is unknown?",
        "readings": {
            "last": "At the end.",
            "first": "At the beginning."
        },
        "default": "last",
        "why": "Callers look for the known values."
    },
    "order-ties": {
        "at": [
            "v2/searchMedia media",
            "v2/listAccountInsights totals",
            "v2/listAccountLandingPages landingPages",
            "v2/listAccountCollabs collabs"
        ],
        "question": "In which order do rows stand that are equal?",
        "readings": {
            "by-key": "In the order of what identifies them.",
            "reversed": "In the reverse order."
        },
        "default": "by-key",
        "why": "Pages must not repeat rows, so that some order is needed."
    },
    "bounds": {
        "at": [
            "all minFollowers",
            "all maxFollowers",
            "all minDaysRun",
            "all maxDaysRun",
            "all minViewCount",
            "all maxViewCount"
        ],
        "question": "Are bounds part of the range that they bound?",
        "readings": {
            "included": "A value equal to a bound is found.",
            "excluded": "It is not."
        },
        "default": "included",
        "why": "The usual meaning of minimum and maximum."
    },
    "bounds-crossed": {
        "at": [
            "all minFollowers",
            "all minDaysRun",
            "all minViewCount"
        ],
        "question": "What does a minimum above its maximum get?",
        "readings": {
            "no-rows": "An empty list.",
            "refused": "400."
        },
        "default": "no-rows",
        "why": "No row satisfies it."
    },
    "bounds-negative": {
        "at": [
            "v2/searchMedia minDaysRun",
            "v2/searchMedia maxDaysRun",
            "v2/searchMedia minViewCount",
            "v2/searchMedia maxViewCount"
        ],
        "question": "May bounds be negative?",
        "readings": {
            "accepted": "They may.",
            "refused": "A negative bound gets 400."
        },
        "default": "accepted",
        "why": "They are specified as numbers, without a range."
    },
    "bounds-fractional": {
        "at": [
            "v2/searchMedia minDaysRun",
            "v2/searchMedia maxDaysRun",
            "v2/searchMedia minViewCount",
            "v2/searchMedia maxViewCount"
        ],
        "question": "May bounds be fractions?",
        "readings": {
            "accepted": "They may.",
            "refused": "A fraction gets 400."
        },
        "default": "accepted",
        "why": "They are specified as numbers, not as integers."
    },
    "list-empty": {
        "at": [
            "v2/searchMedia"
        ],
        "question": "What does a filter mean whose list of values is empty?",
        "readings": {
            "no-filter": "It leaves everything in.",
            "no-rows": "Nothing matches.",
            "refused": "It gets 400."
        },
        "default": "no-filter",
        "why": "Forms send empty lists for filters that are not used."
    },
    "list-repeated": {
        "at": [
            "v2/searchMedia"
        ],
        "question": "May a list repeat a value?",
        "readings": {
            "accepted": "It may.",
            "refused": "It gets 400."
        },
        "default": "accepted",
        "why": "The meaning is clear."
    },
    "location-match": {
        "at": [
            "all location"
        ],
        "question": "How does a location match?",
        "readings": {
            "whole": "By its whole name, in any case.",
            "exact": "By its whole name, in the same case.",
            "part": "By any part of its name, in any case."
        },
        "default": "whole",
        "why": "Which locations there are is not specified, so that case cannot be known."
    },
    "location-unknown": {
        "at": [
            "all location"
        ],
        "question": "What does an unknown location get?",
        "readings": {
            "no-rows": "An empty list.",
            "refused": "400."
        },
        "default": "no-rows",
        "why": "Which locations there are is not specified.",
        "takenBy": "server",
        "because": "The mock has no list of the locations that exist."
    },
    "taxonomy-unknown": {
        "at": [
            "all taxonomy"
        ],
        "question": "What does an unknown taxonomy path get?",
        "readings": {
            "no-rows": "An empty list.",
            "refused": "400."
        },
        "default": "no-rows",
        "why": "Nothing has it."
    },
    "taxonomy-levels": {
        "at": [
            "all taxonomy"
        ],
        "question": "Does an upper level of a taxonomy path match the paths below it?",
        "readings": {
            "below": "It does.",
            "exact": "Only the whole path matches."
        },
        "default": "below",
        "why": "A path names everything in it."
    },
    "search-words": {
        "at": [
            "all query",
            "v1/searchBrandMedia semanticSearchQuery"
        ],
        "question": "How many words of a search text must a row have?",
        "readings": {
            "any": "One is enough.",
            "all": "All of them."
        },
        "default": "any",
        "why": "The better ones come first.",
        "takenBy": "server",
        "because": "The mock searches with an index of its own, which ranks what it finds."
    },
    "search-word-parts": {
        "at": [
            "all query",
            "v1/searchBrandMedia semanticSearchQuery"
        ],
        "question": "Do parts of words match a search text?",
        "readings": {
            "words": "Whole words match.",
            "parts": "Parts of words match, too."
        },
        "default": "words",
        "why": "Parts of words are often something else.",
        "takenBy": "server",
        "because": "The mock searches with an index of its own, which tolerates typos."
    },
    "search-text-empty": {
        "at": [
            "v1/searchBrands query",
            "v2/searchMedia query"
        ],
        "question": "What does an empty search text find?",
        "readings": {
            "nothing": "Nothing.",
            "everything": "Everything.",
            "refused": "It gets 400."
        },
        "default": "nothing",
        "why": "No row has any of its words."
    },
    "order-path-key": {
        "at": [
            "all"
        ],
        "question": "Is an unknown path reported before a missing key?",
        "readings": {
            "path-first": "An unknown path gets 404, whatever the key.",
            "key-first": "An unknown path without a valid key gets 401."
        },
        "default": "path-first",
        "why": "Nothing needs a key that does not exist."
    },
    "order-method-key": {
        "at": [
            "all 405"
        ],
        "question": "Is an unsupported method reported before a missing key?",
        "readings": {
            "method-first": "An unsupported method gets 405, whatever the key.",
            "key-first": "An unsupported method without a valid key gets 401."
        },
        "default": "method-first",
        "why": "Cheap checks run first."
    },
    "order-key-size": {
        "at": [
            "all 413"
        ],
        "question": "Is a missing key reported before a body that is too large?",
        "readings": {
            "key-first": "A body that is too large gets 401 without a valid key.",
            "size-first": "A body that is too large gets 413, whatever the key."
        },
        "default": "key-first",
        "why": "A caller without a key learns nothing about limits."
    },
    "order-key-validation": {
        "at": [
            "all 400"
        ],
        "question": "Is a missing key reported before an invalid request?",
        "readings": {
            "key-first": "An invalid request without a valid key gets 401.",
            "validation-first": "An invalid request gets 400, whatever the key."
        },
        "default": "key-first",
        "why": "A caller without a key learns nothing about fields."
    },
    "order-validation-credits": {
        "at": [
            "all 402"
        ],
        "question": "Is an invalid request reported before credits that are used up?",
        "readings": {
            "validation-first": "An invalid request of a team without credits gets 400.",
            "credits-first": "A metered request of a team without credits gets 402, even if it is invalid."
        },
        "default": "validation-first",
        "why": "Nothing is charged until all checks have passed."
    },
    "order-lookup": {
        "at": [
            "all 404"
        ],
        "question": "When is it found that no account has the id?",
        "readings": {
            "last": "After the other checks. A team without credits gets 402, an invalid request 400.",
            "before-credits": "After validation. A team without credits gets 404.",
            "before-validation": "Before validation. Even an invalid request gets 404."
        },
        "default": "last",
        "why": "Only the operation itself looks for the account."
    },
    "key-scheme-case": {
        "at": [
            "all 401"
        ],
        "question": "Does the case of the scheme before the key matter?",
        "readings": {
            "ignored": "`bearer` is accepted, too.",
            "matters": "Only `Bearer` is accepted; `bearer` gets 401."
        },
        "default": "ignored",
        "why": "Schemes are case-insensitive (RFC 9110, section 11.1)."
    },
    "key-spaces": {
        "at": [
            "all 401"
        ],
        "question": "May there be more than one space before the key?",
        "readings": {
            "accepted": "Any number of spaces separates scheme and key.",
            "refused": "Two spaces get 401."
        },
        "default": "accepted",
        "why": "The syntax allows several spaces (RFC 9110, section 11.4)."
    },
    "key-challenge": {
        "at": [
            "all 401"
        ],
        "question": "Does a 401 say how to authenticate?",
        "readings": {
            "absent": "It has no header for that.",
            "present": "It carries `WWW-Authenticate: Bearer`."
        },
        "default": "absent",
        "why": "Only Retry-After and Allow are specified as headers."
    },
    "head-of-free": {
        "at": [
            "all 405"
        ],
        "question": "Is HEAD refused on operations that are free?",
        "readings": {
            "accepted": "HEAD is a GET without the body.",
            "refused": "HEAD gets 405."
        },
        "default": "accepted",
        "why": "HEAD is specified to be refused because it would be billed."
    },
    "options": {
        "at": [
            "all 405"
        ],
        "question": "What does OPTIONS get?",
        "readings": {
            "refused": "It gets 405, unless it is the preflight request of a browser.",
            "answered": "It gets 204 with `Allow`."
        },
        "default": "refused",
        "why": "No operation supports it."
    },
    "allow-options": {
        "at": [
            "all 405"
        ],
        "question": "Does `Allow` list OPTIONS?",
        "readings": {
            "absent": "It lists the methods of the operations.",
            "present": "It lists OPTIONS as well."
        },
        "default": "absent",
        "why": "No operation supports it."
    },
    "path-trailing-slash": {
        "at": [
            "all"
        ],
        "question": "Is a path with a slash at its end another path?",
        "readings": {
            "another": "It gets 404.",
            "same": "It is the same path."
        },
        "default": "another",
        "why": "Only the paths without it are specified."
    },
    "path-case": {
        "at": [
            "all"
        ],
        "question": "Does the case of a path matter?",
        "readings": {
            "matters": "A path in capital letters gets 404.",
            "ignored": "It is the same path."
        },
        "default": "matters",
        "why": "Paths are case-sensitive (RFC 3986, section 6.2.2.1)."
    },
    "path-templated": {
        "at": [
            "v1/searchBrands 405"
        ],
        "question": "What is GET on a path that fits the template of another one, too?",
        "readings": {
            "method": "An unsupported method, which gets 405.",
            "template": "A request of the other one: GET /brands/search looks for the account with the id `search`."
        },
        "default": "method",
        "why": "Concrete paths come before templated ones."
    },
    "id-case": {
        "at": [
            "all 404"
        ],
        "question": "Does the case of an id matter?",
        "readings": {
            "matters": "An id in capital letters names no account.",
            "ignored": "It names the same account."
        },
        "default": "matters",
        "why": "Ids are compared as they are."
    },
    "id-malformed": {
        "at": [
            "all 404"
        ],
        "question": "What does an id get that has the form of no id?",
        "readings": {
            "unknown": "404, as any id that no account has.",
            "refused": "400, which names it."
        },
        "default": "unknown",
        "why": "The form of ids is not specified for paths."
    },
    "body-absent": {
        "at": [
            "all 400"
        ],
        "question": "What does a request without its body get?",
        "readings": {
            "refused": "400, as the body is required.",
            "empty": "It is read as an empty object."
        },
        "default": "refused",
        "why": "Every body is specified as an object."
    },
    "body-limit": {
        "at": [
            "all 413"
        ],
        "question": "How many bytes are 100 KB?",
        "readings": {
            "bytes-102400": "A body of 102,400 bytes is accepted.",
            "bytes-100000": "A body of more than 100,000 bytes gets 413."
        },
        "default": "bytes-102400",
        "why": "No client is refused that relies on the larger reading."
    },
    "body-type": {
        "at": [
            "all 400"
        ],
        "question": "Must a body be declared as JSON?",
        "readings": {
            "header": "A body without a JSON Content-Type gets 400, which names Content-Type.",
            "body": "A body without a JSON Content-Type gets 400, which names the body.",
            "optional": "Any body is read as JSON."
        },
        "default": "header",
        "why": "application/json is specified for all bodies."
    },
    "body-unknown-fields": {
        "at": [
            "all 400"
        ],
        "question": "Do other operations than POST /media of v2 refuse unknown fields?",
        "readings": {
            "ignored": "They ignore them.",
            "refused": "They refuse them with 400."
        },
        "default": "ignored",
        "why": "The specification says so of POST /media alone."
    },
    "body-null": {
        "at": [
            "all 400"
        ],
        "question": "May a field of a body be null?",
        "readings": {
            "refused": "A field that is null gets 400.",
            "absent": "A field that is null counts as absent."
        },
        "default": "refused",
        "why": "No field of a request is specified as nullable."
    },
    "body-byte-order-mark": {
        "at": [
            "all 400"
        ],
        "question": "May a body begin with a byte order mark?",
        "readings": {
            "skipped": "It is skipped.",
            "refused": "It gets 400."
        },
        "default": "skipped",
        "why": "Parsers may ignore it (RFC 8259, section 8.1)."
    },
    "query-unknown": {
        "at": [
            "all 400"
        ],
        "question": "What becomes of unknown query parameters?",
        "readings": {
            "ignored": "They are ignored.",
            "refused": "They get 400."
        },
        "default": "ignored",
        "why": "Only unknown body fields are specified to be refused."
    },
    "query-repeated": {
        "at": [
            "all 400"
        ],
        "question": "What does a query parameter mean that is repeated?",
        "readings": {
            "refused": "It gets 400.",
            "first": "The first value counts.",
            "last": "The last value counts."
        },
        "default": "refused",
        "why": "Each choice would hide a mistake."
    },
    "query-empty": {
        "at": [
            "all 400"
        ],
        "question": "What does a query parameter without a value mean?",
        "readings": {
            "value": "Its value is an empty text, which most parameters refuse.",
            "absent": "It counts as absent."
        },
        "default": "value",
        "why": "An empty text is a value."
    },
    "query-flags": {
        "at": [
            "all 400"
        ],
        "question": "Are 1 and 0 flags in a query string?",
        "readings": {
            "words": "Only `true` and `false` are; 1 and 0 get 400.",
            "digits": "1 and 0 are read as true and false."
        },
        "default": "words",
        "why": "true and false are specified."
    },
    "query-integers": {
        "at": [
            "all 400"
        ],
        "question": "How may an integer be written in a query string?",
        "readings": {
            "plain": "In digits, as in JSON; `+5` and `05` get 400.",
            "padded": "`+5` and `05` are read as 5."
        },
        "default": "plain",
        "why": "Other notations are more likely to be mistakes."
    },
    "header-request-id": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all"
        ],
        "question": "Does a response have a request id?",
        "readings": {
            "absent": "It has none.",
            "present": "It has X-Request-Id."
        },
        "default": "absent",
        "why": "Only Retry-After and Allow are specified as headers."
    },
    "header-budget": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all"
        ],
        "question": "Does a response say how many requests are left?",
        "readings": {
            "absent": "It does not.",
            "present": "It has RateLimit-Remaining."
        },
        "default": "absent",
        "why": "Only Retry-After and Allow are specified as headers."
    },
    "header-cors": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all"
        ],
        "question": "May pages of any origin read a response?",
        "readings": {
            "on-request": "If their request names an origin.",
            "always": "Any may."
        },
        "default": "on-request",
        "why": "Front ends use the mock from their own origin."
    },
    "header-charset": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all"
        ],
        "question": "Does Content-Type name a charset?",
        "readings": {
            "absent": "It does not.",
            "present": "It does."
        },
        "default": "absent",
        "why": "JSON is UTF-8 (RFC 8259, section 8.1)."
    },
    "retry-after": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all 429"
        ],
        "question": "What is the form of Retry-After?",
        "readings": {
            "seconds": "A number of seconds.",
            "date": "A date."
        },
        "default": "seconds",
        "why": "Seconds do not depend on the caller's clock."
    },
    "rate-window": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all 429"
        ],
        "question": "When does a minute of the rate limits begin?",
        "readings": {
            "first-request": "With the first request.",
            "clock": "With each minute of the clock."
        },
        "default": "first-request",
        "why": "The limits are specified per minute, but not the kind of window."
    },
    "json-indent": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all"
        ],
        "question": "How is JSON written?",
        "readings": {
            "compact": "In one line.",
            "lines": "Over several lines."
        },
        "default": "compact",
        "why": "It is the smallest form."
    },
    "json-keys": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all"
        ],
        "question": "In which order do keys stand?",
        "readings": {
            "documented": "In that of the documents.",
            "sorted": "By name."
        },
        "default": "documented",
        "why": "People read responses beside the reference."
    },
    "json-escapes": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all"
        ],
        "question": "Which characters are escaped?",
        "readings": {
            "needed": "Those that must be.",
            "slashes": "Slashes as well."
        },
        "default": "needed",
        "why": "It is the smallest form."
    },
    "more-in-rows": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all 200"
        ],
        "question": "Do rows have other keys than the documented ones?",
        "readings": {
            "absent": "They do not.",
            "present": "They do."
        },
        "default": "absent",
        "why": "Any key would be made up."
    },
    "more-in-envelopes": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all 200"
        ],
        "question": "Do responses have other keys than the documented ones?",
        "readings": {
            "absent": "They do not.",
            "present": "They do."
        },
        "default": "absent",
        "why": "Any key would be made up."
    },
    "instants": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.startAt",
            "v2/searchMedia media.endAt",
            "v2/listAccountCampaigns campaigns.startAt"
        ],
        "question": "How are instants written?",
        "readings": {
            "utc": "In UTC, with Z.",
            "offset": "With an offset such as +00:00.",
            "day": "As days.",
            "no-zone": "Without a zone."
        },
        "default": "utc",
        "why": "ISO 8601, which every language reads."
    },
    "days-run": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.daysRun"
        ],
        "question": "Is `daysRun` a whole number?",
        "readings": {
            "whole": "It is.",
            "fraction": "It may be a fraction."
        },
        "default": "whole",
        "why": "It counts days."
    },
    "nulls": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "all 200"
        ],
        "question": "When is a nullable field null?",
        "readings": {
            "unknown": "Where the value is unknown.",
            "always": "Always.",
            "never": "Texts never are; they are empty."
        },
        "default": "unknown",
        "why": "The usual meaning of null."
    },
    "optional-keys": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia 200",
            "v2/listAccountCampaigns 200"
        ],
        "question": "When is an optional key present?",
        "readings": {
            "known": "Where the value is known.",
            "never": "Never.",
            "always": "Always."
        },
        "default": "known",
        "why": "The usual meaning of optional."
    },
    "platforms": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.platforms",
            "v1/searchBrandMedia media.platforms"
        ],
        "question": "What does `platforms` hold?",
        "readings": {
            "names": "Names of platforms.",
            "nothing": "Nothing.",
            "capitals": "Names in capital letters."
        },
        "default": "names",
        "why": "Its values are not specified."
    },
    "categories-case": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.categories"
        ],
        "question": "How are the `categories` of a row written?",
        "readings": {
            "as-filtered": "As the filter has them.",
            "lower-case": "In lower case."
        },
        "default": "as-filtered",
        "why": "Callers compare them."
    },
    "percentile-unit": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.impressionPercentile"
        ],
        "question": "What is the unit of `impressionPercentile`?",
        "readings": {
            "percent": "Per cent.",
            "share": "A share of 1."
        },
        "default": "percent",
        "why": "The meaning of percentile."
    },
    "engagement-unit": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchBrands brands.igEngagementRate",
            "v1/searchBrands brands.igEngagementRate"
        ],
        "question": "What is the unit of an engagement rate?",
        "readings": {
            "share": "A share of 1.",
            "percent": "Per cent."
        },
        "default": "share",
        "why": "It is called a rate."
    },
    "url-scheme": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.url"
        ],
        "question": "Does a `url` have a scheme?",
        "readings": {
            "present": "It has.",
            "absent": "It begins with //."
        },
        "default": "present",
        "why": "Every client can load it."
    },
    "url-signed": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.url"
        ],
        "question": "Do URLs stay the same?",
        "readings": {
            "stable": "They do.",
            "signed": "They are signed anew each time."
        },
        "default": "stable",
        "why": "Tests compare responses."
    },
    "row-type": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/searchMedia media.type"
        ],
        "question": "Do rows show each format that the filter has?",
        "readings": {
            "shown": "They do.",
            "dco-null": "The type of DCO is null."
        },
        "default": "shown",
        "why": "DCO is among the types of rows."
    },
    "v1-media-unknown": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v1/searchBrandMedia 200"
        ],
        "question": "How do creatives of v1 show what is unknown?",
        "readings": {
            "filled": "With an empty text or 0.",
            "nulls": "With null, as in v2.",
            "absent": "By leaving the key out."
        },
        "default": "filled",
        "why": "Nullability in v1 is not shown."
    },
    "v1-media-type": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v1/searchBrandMedia media.type"
        ],
        "question": "How is the `type` of a creative written in v1?",
        "readings": {
            "capitals": "As in v2.",
            "lower-case": "In lower case."
        },
        "default": "capitals",
        "why": "v2 specifies it."
    },
    "weekly-buckets": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/listAccountInsights 200"
        ],
        "question": "How are weekly buckets shown?",
        "readings": {
            "absent": "They are not.",
            "list": "In a list `weekly` of weeks and totals.",
            "object": "In an object `weeklyBuckets`, by week."
        },
        "default": "absent",
        "why": "Their shape is not shown."
    },
    "cluster-tags": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/listAccountInsights totals.tags"
        ],
        "question": "What does `tags` hold?",
        "readings": {
            "some": "Tags, or null.",
            "nulls": "Null.",
            "nothing": "Nothing.",
            "some-nulls": "Tags, of which some are null."
        },
        "default": "some",
        "why": "It is specified as a list of texts or null."
    },
    "cluster-id": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/listAccountInsights totals.id"
        ],
        "question": "What is the id of a cluster?",
        "readings": {
            "opaque": "A text without a meaning.",
            "label": "Its label in lower case."
        },
        "default": "opaque",
        "why": "The usual form of ids."
    },
    "landing-slash": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/listAccountLandingPages landingPages.url"
        ],
        "question": "Does the URL of a landing page end with a slash?",
        "readings": {
            "as-found": "As it was found.",
            "added": "Always."
        },
        "default": "as-found",
        "why": "A URL should lead where the ad does."
    },
    "landing-total": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/listAccountLandingPages landingPages.total"
        ],
        "question": "What is the `total` of a landing page?",
        "readings": {
            "count": "A number of ads.",
            "share": "A share of the ads."
        },
        "default": "count",
        "why": "Higher means across more of the ads."
    },
    "campaign-kinds": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/listAccountCampaigns campaigns.type"
        ],
        "question": "What do `type` and `category` of a campaign say?",
        "readings": {
            "as-filtered": "The requested type.",
            "own": "Values of their own."
        },
        "default": "as-filtered",
        "why": "The filter has no other field to look at."
    },
    "collab-url": {
        "takenBy": "server",
        "because": "What rows hold is the mock's data, and clients, drills and pages that are tested with the mock rely on how it writes responses.",
        "at": [
            "v2/listAccountCollabs collabs.profileUrl"
        ],
        "question": "What does the URL of a profile look like?",
        "readings": {
            "www": "It begins with www. and ends with a slash.",
            "plain": "It has neither."
        },
        "default": "www",
        "why": "Networks write it so."
    }
};
