// Generated from openapi/readings by `npm run generate`. Do not edit.
/** The names of the readings of each point that the specification leaves open. */
export interface ReadingNames {
    "name-match": "contains" | "prefix" | "exact";
    "name-length": "any" | "at-least-3";
    "handle-at-sign": "literal" | "skipped";
    "handles-both": "either" | "both";
    "followers": "larger" | "instagram" | "sum";
    "followers-unknown": "zero" | "never" | "always";
    "account-views": "creatives" | "page";
    "account-engagement": "larger" | "instagram" | "tiktok";
    "account-order": "followers" | "ids";
    "ids-order": "requested" | "names";
    "ids-repeated": "once" | "each-time";
    "ids-filtered": "ignored" | "filtered";
    "ids-empty": "accepted" | "refused";
    "unmatched-ids": "always" | "if-any";
    "search-inputs": "everything" | "refused";
    "search-envelope": "type" | "accounts" | "data";
    "search-unmatched": "absent" | "present";
    "search-limit-default": "rows-10" | "rows-3";
    "search-limit-maximum": "none" | "refused-above-50";
    "search-followers": "ignored" | "filtered";
    "search-offset": "ignored" | "pages" | "refused";
    "search-old-fields": "refused" | "ignored";
    "brand-row": "with-facebook" | "as-v1" | "sparse";
    "account-body": "bare" | "account" | "data" | "list" | "sparse";
    "account-website": "absent" | "present";
    "account-price": "metered" | "free";
    "account-while-indexing": "found" | "not-found";
    "v1-brand-type": "accounts" | "brands";
    "index-again": "exists" | "indexing";
    "index-www": "same" | "another";
    "index-path": "same" | "another";
    "index-scheme": "optional" | "required";
    "index-url": "checked" | "anything";
    "index-length": "any" | "at-most-2048";
    "index-handle": "brands" | "creators";
    "index-status-body": "plain" | "data" | "more" | "state";
    "index-status-done": "indexed" | "already-exists" | "completed";
    "index-end": "later" | "second-poll";
    "index-status-unknown": "not-found" | "not-indexed";
    "index-status-credits": "free" | "needed";
    "comments-request": "nothing" | "media-id";
    "comments-price": "metered" | "free";
    "comments-body": "object" | "list";
    "date-zone": "utc" | "pacific";
    "date-end-day": "included" | "excluded";
    "date-malformed": "refused" | "ignored";
    "date-times": "accepted" | "refused";
    "dates-reversed": "no-rows" | "refused";
    "preset-beside-dates": "both" | "dates" | "refused";
    "date-field": "start" | "running" | "end";
    "week-start": "monday" | "sunday";
    "preset-days": "with-today" | "without-today" | "rolling";
    "preset-today": "today" | "nothing";
    "preset-months": "same-day" | "whole" | "thirty-days";
    "preset-week": "calendar" | "rolling";
    "preset-year": "calendar" | "rolling";
    "not-found-account": "brand-not-found" | "not-found";
    "not-found-path": "not-found" | "brand-not-found";
    "details-count": "all" | "first";
    "details-path": "plain" | "located" | "pointer";
    "details-items": "index" | "field";
    "details-scope": "both" | "query" | "account";
    "details-elsewhere": "absent" | "empty";
    "message-texts": "sentences" | "code";
    "insights-creatives": "all" | "active";
    "insights-total": "creatives" | "views";
    "days-back": "hours" | "days";
    "days-back-default": "all" | "days-90";
    "days-back-maximum": "none" | "refused-above-90";
    "days-back-zero": "refused" | "accepted";
    "v1-insights-type": "required" | "hook";
    "v1-insights-angle": "refused" | "accepted";
    "v1-insights-limit-default": "rows-100" | "rows-1";
    "mix-limit": "applies" | "ignored";
    "mix-order": "most-first" | "least-first";
    "mix-kinds": "type" | "media-type";
    "mix-unknown": "counted" | "left-out";
    "mix-case": "capitals" | "lower-case";
    "landing-inactive": "hidden" | "shown";
    "landing-hides": "creatives" | "rows";
    "landing-url-case": "matters" | "ignored";
    "v1-landing-limit-default": "rows-100" | "rows-2";
    "v1-landing-offset": "ignored" | "pages";
    "campaigns-offset": "ignored" | "pages";
    "campaigns-velocity": "orders" | "ignored";
    "v1-campaigns-type": "optional" | "required";
    "v1-campaigns-list": "campaigns" | "items";
    "v1-collabs-list": "collabs" | "items";
    "v1-collabs-count": "present" | "absent";
    "taxonomies-text-empty": "nothing" | "everything" | "refused";
    "taxonomies-order": "relevance" | "ascending" | "descending";
    "taxonomies-levels": "leaves" | "all";
    "taxonomies-nearest": "nothing" | "nearest";
    "taxonomies-credits": "free" | "needed";
    "status-default": "all" | "active" | "inactive";
    "media-order": "relevance" | "newest" | "oldest";
    "media-sort-beside-query": "orders" | "ignored" | "refused";
    "media-query-beside-account": "filters" | "ignored";
    "media-query-filters": "filters" | "orders";
    "media-query-texts": "all" | "titles";
    "media-query-length": "any" | "at-most-500";
    "media-account-unknown": "not-found" | "no-rows";
    "media-impressions": "hidden" | "percentile";
    "media-engagement": "rate" | "sum";
    "media-outlier": "hidden" | "views-per-follower";
    "views-unknown": "never" | "zero";
    "duration-edges": "longer" | "shorter" | "both";
    "duration-of-images": "never" | "shortest";
    "language-of-silent": "filtered" | "kept";
    "landing-match-default": "contains" | "equals";
    "landing-contains": "any-case" | "cased";
    "landing-equals": "any-case" | "normalized" | "exact";
    "landing-match-alone": "ignored" | "refused";
    "landing-empty": "everything" | "refused";
    "flag-false": "opposite" | "no-filter";
    "low-impressions": "few" | "lower-half";
    "partnership": "tagged" | "person";
    "crossposted": "posted" | "platforms";
    "channel": "own" | "platforms";
    "categories-match": "any" | "all";
    "v1-media-request": "optional" | "required";
    "v1-media-mode": "optional" | "required";
    "v1-media-unknown-fields": "ignored" | "refused";
    "v1-media-limit-default": "rows-100" | "rows-20" | "rows-2";
    "v1-media-limit-maximum": "none" | "refused-above-10";
    "v1-media-status": "all" | "active";
    "v1-media-order": "newest" | "oldest";
    "v1-media-words": "words" | "everything";
    "api-keys": "demo";
    "rate-counted": "served";
    "last-credits": "overdraws";
    "credits-renewal": "never";
    "prices-not-shown": "nothing";
    "moved-clock": "requests";
    "v2-ids-limit": "all";
    "v2-sort-values": "v1";
    "filters-together": "usual";
    "text-case": "ignored";
    "long-queries": "words-64";
    "text-words": "words";
    "structured-mode": "words";
    "v1-lists": "as-v2";
    "index-time": "setting";
    "index-lists": "id";
    "index-profiles": "two";
    "index-addresses": "handles";
    "body-encoding": "refused";
    "body-depth": "levels-500";
    "details-length": "first-20";
    "unreadable-requests": "refused";
    "limit-zero": "refused" | "no-rows" | "default";
    "limit-maximum": "none" | "capped-at-default" | "capped-at-5" | "refused-above-500" | "refused-above-100";
    "offset-negative": "refused" | "zero";
    "offset-past-end": "no-rows" | "refused";
    "order-unknown": "last" | "first";
    "order-ties": "by-key" | "reversed";
    "bounds": "included" | "excluded";
    "bounds-crossed": "no-rows" | "refused";
    "bounds-negative": "accepted" | "refused";
    "bounds-fractional": "accepted" | "refused";
    "list-empty": "no-filter" | "no-rows" | "refused";
    "list-repeated": "accepted" | "refused";
    "location-match": "whole" | "exact" | "part";
    "location-unknown": "no-rows" | "refused";
    "taxonomy-unknown": "no-rows" | "refused";
    "taxonomy-levels": "below" | "exact";
    "search-words": "any" | "all";
    "search-word-parts": "words" | "parts";
    "search-text-empty": "nothing" | "everything" | "refused";
    "order-path-key": "path-first" | "key-first";
    "order-method-key": "method-first" | "key-first";
    "order-key-size": "key-first" | "size-first";
    "order-key-validation": "key-first" | "validation-first";
    "order-validation-credits": "validation-first" | "credits-first";
    "order-lookup": "last" | "before-credits" | "before-validation";
    "key-scheme-case": "ignored" | "matters";
    "key-spaces": "accepted" | "refused";
    "key-challenge": "absent" | "present";
    "head-of-free": "accepted" | "refused";
    "options": "refused" | "answered";
    "allow-options": "absent" | "present";
    "path-trailing-slash": "another" | "same";
    "path-case": "matters" | "ignored";
    "path-templated": "method" | "template";
    "id-case": "matters" | "ignored";
    "id-malformed": "unknown" | "refused";
    "body-absent": "refused" | "empty";
    "body-limit": "bytes-102400" | "bytes-100000";
    "body-type": "header" | "body" | "optional";
    "body-unknown-fields": "ignored" | "refused";
    "body-null": "refused" | "absent";
    "body-byte-order-mark": "skipped" | "refused";
    "query-unknown": "ignored" | "refused";
    "query-repeated": "refused" | "first" | "last";
    "query-empty": "value" | "absent";
    "query-flags": "words" | "digits";
    "query-integers": "plain" | "padded";
    "header-request-id": "absent" | "present";
    "header-budget": "absent" | "present";
    "header-cors": "on-request" | "always";
    "header-charset": "absent" | "present";
    "retry-after": "seconds" | "date";
    "rate-window": "first-request" | "clock";
    "json-indent": "compact" | "lines";
    "json-keys": "documented" | "sorted";
    "json-escapes": "needed" | "slashes";
    "more-in-rows": "absent" | "present";
    "more-in-envelopes": "absent" | "present";
    "instants": "utc" | "offset" | "day" | "no-zone";
    "days-run": "whole" | "fraction";
    "nulls": "unknown" | "always" | "never";
    "optional-keys": "known" | "never" | "always";
    "platforms": "names" | "nothing" | "capitals";
    "categories-case": "as-filtered" | "lower-case";
    "percentile-unit": "percent" | "share";
    "engagement-unit": "share" | "percent";
    "url-scheme": "present" | "absent";
    "url-signed": "stable" | "signed";
    "row-type": "shown" | "dco-null";
    "v1-media-unknown": "filled" | "nulls" | "absent";
    "v1-media-type": "capitals" | "lower-case";
    "weekly-buckets": "absent" | "list" | "object";
    "cluster-tags": "some" | "nulls" | "nothing" | "some-nulls";
    "cluster-id": "opaque" | "label";
    "landing-slash": "as-found" | "added";
    "landing-total": "count" | "share";
    "campaign-kinds": "as-filtered" | "own";
    "collab-url": "www" | "plain";
}
/** The id of a point. */
export type PointId = keyof ReadingNames;
/** A reading of some points. */
export type Readings = {
    readonly [P in PointId]?: ReadingNames[P];
};
/** What the specification leaves open. */
export interface Point {
    /** What it is about: `all`, a version or an operation, and a field, a status or a field of a row in it. */
    readonly at: readonly string[];
    readonly question: string;
    /** What a caller sees, by the name of the reading. */
    readonly readings: Readonly<Record<string, string>>;
    /** The reading that the mock takes unless it is told another. */
    readonly default: string;
    /** The reading that the documents still assume, where another one was observed and is the default. */
    readonly assumed?: string;
    readonly why: string;
    /** The only one of the mock and the independent server that takes its readings, and why. */
    readonly takenBy?: "mock" | "server";
    readonly because?: string;
    /** What was observed of a service. */
    readonly observed?: Observation;
}
/** The reading that a service was seen to take, with what shows it. */
export interface Observation {
    readonly reading: string;
    /** How many responses this reading explains and another does not. */
    readonly for: number;
    /** How many another reading explains and this does not. */
    readonly against: number;
    /** The day, such as `2026-11-20`. */
    readonly date: string;
    /** The address of the service, or the recordings that it was seen in. */
    readonly service: string;
}
/** The usual readings of the points that a mock can be told, without words. */
export declare const usualReadings: Readings;
/** Those of them that are not the first ones of their points, which the mock takes as if it was told them. */
export declare const adoptedReadings: Readings;
/** The readings that the documents assume where they are not the usual ones, since others were observed. */
export declare const assumedReadings: Readings;
/** The points, in the order of their files. */
export declare const points: {
    readonly [P in PointId]: Point;
};
