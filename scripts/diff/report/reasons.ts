/** Why the breaking changes of a rule break callers; the first pattern that fits counts. */
const reasons: readonly (readonly [rule: RegExp, reason: string])[] = [
  [/^(path|operation)-removed$/, "Calls to it fail."],
  [
    /^(operation-id-changed|path-parameter-renamed)$/,
    "Generated clients name methods and arguments after it.",
  ],
  [/^(request-property|parameter|request-body)-removed$/, "What callers send is no longer read."],
  [/^required-|-became-required$|-required-property-added$/, "Calls without it are rejected."],
  [/^request-default-changed$/, "Calls that leave it out get a different response."],
  [/^parameter-serialization-changed$/, "Values as they are sent now are misread."],
  [/^request-/, "Requests that were accepted can be rejected."],
  [/^response-(enum-value|alternative)-removed$/, "Code that compares with it no longer compiles."],
  [/^response-(status|media-type)-removed$/, "Callers that expect it no longer get it."],
  [/^response-success-status-added$/, "Callers do not handle this response yet."],
  [/^response-(property|header)-(removed|became-optional)$/, "Callers that read it can miss it."],
  [/^response-/, "Responses can have values that callers do not expect."],
  [/^security-/, "Calls with today's credentials can be rejected."],
  [/^server-removed$/, "Calls to this address fail."],
  [/^free-refusal-withdrawn$/, "The error can be charged."],
  [/-withdrawn$/, "Callers can no longer rely on it."],
  [/^price-/, "The same calls can cost more."],
  [/^rate-limit-/, "Calls at today's rate can be rejected."],
  [/^body-limit-/, "Bodies that were accepted can be rejected."],
  [/^(effect|rows|field)-/, "The same request returns different rows, or in a different order."],
  [/^(envelope|unknown-id)-changed$/, "Callers no longer recognize the error."],
];

/** Why a breaking change of a rule breaks callers, in a sentence; empty for a rule that breaks nobody. */
export function whyItBreaks(rule: string): string {
  return reasons.find(([pattern]) => pattern.test(rule))?.[1] ?? "";
}
