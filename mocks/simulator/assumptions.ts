import type { operations, OperationId, Version } from "@adintel/client/operations";

type FieldOf<V extends Version> = {
  [I in OperationId<V>]: (typeof operations)[V][I] extends { effects: infer Effects } ? keyof Effects : never;
}[OperationId<V>];

/** The name of a field, so that the compiler finds the sentence if it is renamed or removed. */
const field = (name: FieldOf<"v1"> | FieldOf<"v2">): string => name;

/** What the simulator decides where the specification is silent and the documents have no place to say so. */
export const decisions: { subject: string; decision: string; reason: string }[] = [
  {
    subject: "order of checks",
    decision: "route, key, team, rate limits, body size, validation, credits, then the operation",
    reason: "what is cheap to refuse is refused first, and nothing is charged before all checks have passed",
  },
  {
    subject: "404 codes",
    decision: `brand_not_found for an id that no account has, in a path or in ${field("accountId")}; not_found for an unknown address`,
    reason: "the names of the codes suggest it",
  },
  {
    subject: "rate limits",
    decision:
      "windows of sixty seconds that begin with their first request; refused keys and limited calls are not counted",
    reason: "the numbers are given a minute, the kind of window is not",
  },
  {
    subject: "last credits",
    decision:
      "a call passes while the credits pay for one row, returns all of its rows, and may overdraw the credits",
    reason: "a partial response would be mistaken for a complete one",
  },
  {
    subject: "unstated prices",
    decision:
      "an operation whose price is not specified charges nothing, but is refused once no credits are left",
    reason: "any other figure would be made up, and only the operations named as free are not metered",
  },
  {
    subject: `limit, offset and ${field("maxDaysBack")} in v2`,
    decision: `a limit or ${field("maxDaysBack")} below 1 and an offset below 0 are refused with 400; there is no upper bound`,
    reason: "no response makes sense, and ignoring the mistake would hide it",
  },
  {
    subject: "default limits and sort values that one version does not show",
    decision: "those of the counterpart in the other version",
    reason: "one of the two is stated",
  },
  {
    subject: "ids in the account searches of v2",
    decision: "each id that matches returns its row; the default limit does not cut the list off",
    reason: "v1 does so",
  },
  {
    subject: "a clock that was moved",
    decision:
      "moves what depends on the time of a request: date filters, rate limits, indexing; how long a creative has run is as of the start",
    reason: "the world is made once, so that parallel callers see the same",
  },
  {
    subject: "dates",
    decision:
      "ISO 8601; a date without a time is its whole day in UTC, and an end with a time is included to the millisecond",
    reason: "the usual reading; the format is not shown",
  },
  {
    subject: "date presets",
    decision:
      "whole days in UTC; those that count back end today; weeks begin on Monday; last-… are the whole ones before",
    reason: "the usual reading of the names",
  },
  {
    subject: "several filters, several values",
    decision:
      "values of one filter are alternatives, different filters must all hold, an unknown fact does not pass",
    reason: "the usual reading of filters",
  },
  {
    subject: `${field("lowImpressions")}, ${field("partnershipAd")}, ${field("crossposted")}`,
    decision:
      "true keeps creatives with fewer than 1,000 impressions, that tag a creator, that run on several channels; false keeps the others, also those whose impressions are unknown",
    reason: "read from the names",
  },
  {
    subject: "engagement and outlier",
    decision: "likes and comments by views; views by the median views of the account's creatives",
    reason: "read from the names",
  },
  {
    subject: `order without ${field("sortBy")}`,
    decision:
      "by relevance with a query, else most recent first; accounts by followers; ids in the order asked for",
    reason: "what a reader expects first",
  },
  {
    subject: `query together with ${field("sortBy")} in POST /media`,
    decision: `the query selects and ${field("sortBy")} orders`,
    reason: "an explicit order goes before an implied one",
  },
  {
    subject: "followers and engagement of an account",
    decision: "the larger of its two platforms; filters take unknown followers for none",
    reason: "the fields do not name a platform",
  },
  {
    subject: "v1 structured mode",
    decision: "filters are found by words that name them, such as video, tiktok, active, longest",
    reason: "the service asks a language model, which the mock does not have",
  },
  {
    subject: "v1 insights without type",
    decision: "refused with 400",
    reason: "there is nothing to cluster by",
  },
  {
    subject: "v1 campaigns and collabs",
    decision: "as in v2, free of charge",
    reason: "their responses and prices are not specified",
  },
  {
    subject: "MEDIA_MIX",
    decision: "a creative whose format is unknown counts as UNKNOWN",
    reason: "the counts then add up to the creatives",
  },
  {
    subject: `landing pages without ${field("showInactive")}`,
    decision: "only those of ads that still run",
    reason: "read from the name",
  },
  {
    subject: "indexing",
    decision:
      "websites match by host, profiles by handle; done after the seconds in the settings, then the status is `indexed` and searches find the account; accounts of the corpus are `indexed`",
    reason: "only the status `indexing` is shown",
  },
  {
    subject: "while an account is being indexed",
    decision:
      "only a lookup by its id returns it; searches do not find it, and its creatives, insights, landing pages, campaigns and collabs are empty",
    reason: "there is no data yet",
  },
  {
    subject: "the same name on two networks",
    decision:
      "two accounts, unless an account is known to have both handles; an address stays with whoever had it first",
    reason: "an address says nothing of other networks",
  },
  {
    subject: "addresses",
    decision:
      "the first part of the path on instagram.com and tiktok.com, with www., m. or neither, is taken for a handle; posts, stories and pages of the networks themselves, such as instagram.com/p/…, and short links such as vm.tiktok.com/… are refused with 400; every other host is a website, whatever its path",
    reason: "only profiles and websites are stated to be taken, and the others do not name an account",
  },
  {
    subject: "end of the month",
    decision: "credits do not renew, however far the clock is moved",
    reason: "the day on which they do is not stated, and the demo keys must keep showing what they show",
  },
  {
    subject: "ids given twice, and filters beside ids",
    decision:
      "an id has one row however often it is given; other filters of v1 do not narrow a search by ids",
    reason: "the row caps are stated to be ignored there, and nobody wants to pay twice for a row",
  },
  {
    subject: `${field("datePreset")} together with ${field("startDate")} or ${field("endDate")}`,
    decision: "both must hold",
    reason: "different filters must all hold",
  },
  {
    subject: "per-endpoint limit of v1",
    decision: "counted for each user, as in v2",
    reason: "v2 states it",
  },
  {
    subject: `${field("igUsername")} together with ${field("tiktokUsername")}`,
    decision: "either may match; an empty text is part of every handle",
    reason: "they stand in one place of the order of inputs",
  },
  {
    subject: "texts in filters",
    decision: `small and capital letters are the same; ${field("landingPage")} matches a part unless ${field("landingPageMatch")} says equals`,
    reason: "what a reader expects",
  },
  {
    subject: "query parameters that no document names",
    decision: "ignored",
    reason: "only unknown fields of a body are stated to be refused",
  },
  {
    subject: "numbers in a query string",
    decision: "taken in digits alone, as JSON writes them; `0x10`, `1e1` and `+5` are refused",
    reason: "other notations are more likely mistakes",
  },
  {
    subject: "ranges that are empty",
    decision: "a minimum above its maximum finds nothing",
    reason: "no row satisfies it",
  },
  {
    subject: "long queries",
    decision: "the first 64 different words count; typing errors are forgiven in words of up to 40 letters",
    reason: "a search must respond in time, whatever the query",
  },
  {
    subject: `values of ${field("sortBy")} in the account searches of v2`,
    decision: "those of v1; any other is refused with 400, unless the search is by query",
    reason: "v2 names the field and not its values, and v1's are stated",
  },
  {
    subject: "a body that is not labelled as JSON",
    decision:
      "refused with 400 unless its Content-Type is application/json; parameters such as charset do not matter",
    reason: "all bodies are stated to have this type",
  },
  {
    subject: `${field("maxDaysBack")} on MEDIA_MIX`,
    decision: "counts the creatives that started within so many days, as for the other types",
    reason: "it is stated for buckets and totals, and ignoring it would hide it",
  },
  {
    subject: "paths of v1 below /brands/{id}",
    decision: "serve creators as well as brands",
    reason: "the search of v1 returns both, and an id does not say which it is",
  },
  {
    subject: "AD_ANGLE in v1",
    decision: "refused with 400 as a value of type",
    reason: "it stands among v1's results and not among the values of the parameter",
  },
  {
    subject: "long lists in details",
    decision:
      "of the invalid items of an array and the unknown fields of an object, the first twenty are listed, and one entry for the array or the object says how many come after them",
    reason: "the response to a body of 100 KB would otherwise be many times its size",
  },
  {
    subject: "requests that cannot be read",
    decision:
      "what is not HTTP, has no valid address or Host, has more than 16 KB of headers, expects anything but 100-continue, or does not arrive in time is refused with 400 invalid_request",
    reason: "no code of the envelope belongs to 408, 417 or 431",
  },
  {
    subject: "API keys",
    decision: "the demo keys alone are known; their prefix is the mock's own",
    reason: "the live prefix is not specified",
  },
];
