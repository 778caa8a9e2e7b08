import type { operations, OperationId, Version } from "@adintel/client/operations";
import { orderOfChecks } from "../engine/pipeline.ts";

type FieldOf<V extends Version> = {
  [I in OperationId<V>]: (typeof operations)[V][I] extends { effects: infer Effects } ? keyof Effects : never;
}[OperationId<V>];

/** The name of a field, so that the compiler finds the sentence if it is renamed or removed. */
const field = (name: FieldOf<"v1"> | FieldOf<"v2">): string => name;

/** What the simulator decides where the specification is silent and the documents have no place to say so. */
export const decisions: { subject: string; decision: string; reason: string }[] = [
  {
    subject: "order of checks",
    decision: orderOfChecks,
    reason: "cheap checks run first, and nothing is charged until all have passed",
  },
  {
    subject: "404 codes",
    decision: `brand_not_found for an id that no account has, in a path or in ${field("accountId")}; not_found for an unknown address`,
    reason: "the names of the codes suggest it",
  },
  {
    subject: "rate limits",
    decision:
      "windows of 60 seconds that start with the first request; rejected keys and limited requests do not count",
    reason: "the limits are specified per minute, but not the kind of window",
  },
  {
    subject: "last credits",
    decision:
      "a request passes if the credits cover one row; it returns all of its rows and may overdraw the credits",
    reason: "a partial response would be mistaken for a complete one",
  },
  {
    subject: "unspecified prices",
    decision:
      "an operation without a specified price is free of charge, but is rejected once no credits are left",
    reason: "any price would be made up, and only operations that are specified as free are not metered",
  },
  {
    subject: `limit, offset and ${field("maxDaysBack")} in v2`,
    decision: `a limit or ${field("maxDaysBack")} below 1 and an offset below 0 are rejected with 400; there is no upper bound`,
    reason: "no response would make sense, and ignoring the mistake would hide it",
  },
  {
    subject: "default limits and sort values that only one version specifies",
    decision: "those of the other version",
    reason: "one of the two is specified",
  },
  {
    subject: "ids in the account searches of v2",
    decision: "each matching id returns its row; the default limit does not apply",
    reason: "v1 does the same",
  },
  {
    subject: "a moved clock",
    decision:
      "affects what depends on the time of a request: date filters, rate limits and indexing; daysRun does not change",
    reason: "the world is made once, so that parallel callers see the same data",
  },
  {
    subject: "dates",
    decision:
      "ISO 8601; a date without a time means the whole day in UTC, and an end with a time is included to the millisecond",
    reason: "the usual meaning; the format is not specified",
  },
  {
    subject: "date presets",
    decision:
      "whole days in UTC; last-N-days presets end today; weeks start on Monday; last-week, last-month and so on are the previous full week, month and so on",
    reason: "the usual meaning of the names",
  },
  {
    subject: "several filters, several values",
    decision:
      "values of one filter are alternatives; different filters must all match; an unknown value does not match",
    reason: "the usual meaning of filters",
  },
  {
    subject: `${field("lowImpressions")}, ${field("partnershipAd")}, ${field("crossposted")}`,
    decision:
      "true keeps creatives with fewer than 1,000 impressions, that tag a creator, or that run on several channels; false keeps the others, including those with unknown impressions",
    reason: "inferred from the names",
  },
  {
    subject: "engagement and outlier",
    decision:
      "likes plus comments, divided by views; views divided by the median views of the account's creatives",
    reason: "inferred from the names",
  },
  {
    subject: `order without ${field("sortBy")}`,
    decision:
      "by relevance with a query, otherwise most recent first; accounts by followers; ids in the requested order",
    reason: "what callers expect first",
  },
  {
    subject: `query together with ${field("sortBy")} in POST /media`,
    decision: `the query selects and ${field("sortBy")} orders`,
    reason: "an explicit order overrides an implied one",
  },
  {
    subject: "followers and engagement of an account",
    decision: "those of the platform on which it has more followers; filters count unknown followers as 0",
    reason: "the fields do not name a platform",
  },
  {
    subject: "v1 structured mode",
    decision: "filters are derived from words that name them, such as video, tiktok, active or longest",
    reason: "the service uses a language model, which the mock does not have",
  },
  {
    subject: "v1 insights without type",
    decision: "rejected with 400",
    reason: "there is nothing to cluster by",
  },
  {
    subject: "v1 campaigns and collabs",
    decision: "as in v2, free of charge",
    reason: "their responses and prices are not specified",
  },
  {
    subject: "MEDIA_MIX",
    decision: "a creative without a known format counts as UNKNOWN",
    reason: "the counts then add up to the number of creatives",
  },
  {
    subject: `landing pages without ${field("showInactive")}`,
    decision: "only those of creatives that are still running",
    reason: "inferred from the name",
  },
  {
    subject: "indexing",
    decision:
      "websites match by host, profiles by handle; done after the seconds in the settings, then the status is `indexed` and searches find the account; accounts of the corpus are `indexed`",
    reason: "only the status `indexing` is specified",
  },
  {
    subject: "while an account is being indexed",
    decision: "only a lookup by id returns it; searches do not find it, and its lists are empty",
    reason: "there is no data yet",
  },
  {
    subject: "the same name on two networks",
    decision:
      "two accounts, unless one account is known to have both handles; an address belongs to the account that had it first",
    reason: "an address says nothing about other networks",
  },
  {
    subject: "addresses",
    decision:
      "the first part of the path on instagram.com and tiktok.com, with www., m. or neither, is read as a handle; posts, stories and pages of the networks themselves, such as instagram.com/p/…, and short links such as vm.tiktok.com/… are rejected with 400; every other host is a website, whatever its path",
    reason:
      "only profiles and websites are specified as accepted, and other addresses do not identify an account",
  },
  {
    subject: "end of the month",
    decision: "credits do not renew, however far the clock is moved",
    reason: "the renewal day is not specified, and each mock key must keep its behavior",
  },
  {
    subject: "ids given twice, and filters beside ids",
    decision:
      "an id returns one row however often it is given; v1's other filters do not narrow a search by ids",
    reason: "the row cap is specified to be ignored there, and no caller wants to pay twice for a row",
  },
  {
    subject: `${field("datePreset")} together with ${field("startDate")} or ${field("endDate")}`,
    decision: "both must match",
    reason: "different filters must all match",
  },
  {
    subject: "per-endpoint limit of v1",
    decision: "counted for each user, as in v2",
    reason: "v2 specifies it",
  },
  {
    subject: `${field("igUsername")} together with ${field("tiktokUsername")}`,
    decision: "either may match; an empty string matches every handle",
    reason: "both have the same precedence",
  },
  {
    subject: "text in filters",
    decision: `case does not matter; ${field("landingPage")} matches part of the URL unless ${field("landingPageMatch")} says equals`,
    reason: "what callers expect",
  },
  {
    subject: "fields of v1's search in POST /brands and POST /creators",
    decision: `${field("mode")}, ${field("type")}, ${field("brandIds")}, ${field("brandNames")} and ${field("count")} are rejected with 400, which says what replaces them; other undocumented fields are ignored`,
    reason:
      "v2 has renamed or removed them and leaves open what becomes of other fields; ignoring them would hide that a call was not moved to v2",
  },
  {
    subject: "undocumented query parameters",
    decision: "ignored",
    reason: "only unknown body fields are specified to be rejected",
  },
  {
    subject: "numbers in a query string",
    decision: "digits only, as in JSON; `0x10`, `1e1` and `+5` are rejected",
    reason: "other notations are more likely to be mistakes",
  },
  {
    subject: "empty ranges",
    decision: "a minimum above its maximum finds nothing",
    reason: "no row satisfies it",
  },
  {
    subject: "long queries",
    decision: "the first 64 different words count; typos are tolerated in words of up to 40 letters",
    reason: "a search must respond in time, whatever the query",
  },
  {
    subject: `values of ${field("sortBy")} in the account searches of v2`,
    decision: "those of v1; any other is rejected with 400, unless the search is by query",
    reason: "v2 names only the field, and v1's values are specified",
  },
  {
    subject: "a body without a JSON Content-Type",
    decision: "rejected with 400; parameters such as charset do not matter",
    reason: "application/json is specified for all bodies",
  },
  {
    subject: "compressed bodies, and bodies that are not UTF-8",
    decision: "rejected with 400, as is every Content-Encoding other than identity",
    reason:
      "JSON is UTF-8 (RFC 8259, section 8.1); no compression is specified, and 415 is not among the statuses",
  },
  {
    subject: `${field("maxDaysBack")} on MEDIA_MIX`,
    decision: "counts creatives that started within that many days, as for the other types",
    reason: "it is specified for buckets and totals, and ignoring it would hide mistakes",
  },
  {
    subject: "paths of v1 below /brands/{id}",
    decision: "serve creators as well as brands",
    reason: "v1's search returns both, and an id does not say which it is",
  },
  {
    subject: "AD_ANGLE in v1",
    decision: "rejected with 400 as a value of type",
    reason: "it is listed for v1's responses but not for the parameter",
  },
  {
    subject: "deeply nested bodies",
    decision: "JSON nested deeper than 500 levels is rejected with 400",
    reason:
      "parsers may limit the depth (RFC 8259, section 9), and no operation needs more than a few levels",
  },
  {
    subject: "long lists in details",
    decision:
      "the first 20 invalid items of an array or unknown fields of an object are listed; one more entry says how many were left out",
    reason: "the response to a body of 100 KB would otherwise be many times its size",
  },
  {
    subject: "requests that cannot be read",
    decision:
      "a request that is not HTTP, has no valid address, does not have exactly one valid Host, has more than 16 KB of headers, expects anything but 100-continue, or does not arrive in time gets 400 invalid_request",
    reason: "no error code is specified for 408, 417 or 431",
  },
  {
    subject: "API keys",
    decision: "only the mock keys are valid; their prefix is the mock's own",
    reason: "the live prefix is not specified",
  },
];
