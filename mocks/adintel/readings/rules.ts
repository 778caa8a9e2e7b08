import type { OperationId, Version } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { isRecord } from "../../../scripts/lib/json.ts";
import { forEachVersion } from "../../../scripts/lib/versions.ts";
import type { Takes } from "../../engine/scenarios/readings.ts";
import type { Call } from "../../engine/rows/call.ts";
import type { OperationRules, Rules } from "../../engine/steps/validate.ts";
import type { NamesOf, Rows } from "../../engine/rows/table.ts";
import { contentOf } from "../content/content.ts";

type Media = Rows["v2"]["searchMedia"];
type Input = Readonly<Record<string, unknown>>;

/** A field that the world refuses, and why; `false` where it does not. */
type Rule = (input: Input, takes: Takes, call: Call) => readonly (Violation | false)[];

const refuse = (path: string, message: string, is: boolean): Violation | false => is && { path, message };

const textsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isAbove = (one: unknown, other: unknown) =>
  typeof one === "number" && typeof other === "number" && one > other;
const isLonger = (value: unknown, most: number) => typeof value === "string" && value.length > most;

const empty = "must not be empty";
const required = "is required";

const ofDates: Rule = ({ datePreset, startDate, endDate }, takes) => {
  const hasDates = startDate !== undefined || endDate !== undefined;
  return [
    refuse(
      "endDate",
      "must not be before startDate",
      takes("dates-reversed", "refused") && Date.parse(String(startDate)) > Date.parse(String(endDate)),
    ),
    refuse(
      "datePreset",
      "cannot be used beside startDate or endDate",
      datePreset !== undefined && hasDates && takes("preset-beside-dates", "refused"),
    ),
  ];
};

const ofTaxonomy: Rule = ({ taxonomy }, takes, { world }) => {
  if (!takes("taxonomy-unknown", "refused")) return [];
  const paths = contentOf(world).library.taxonomy();
  const isKnown = (path: unknown) => paths.some(({ id }) => `${id} > `.startsWith(`${String(path)} > `));
  return [refuse("taxonomy", "must be a path of GET /taxonomies", !textsIn(taxonomy).every(isKnown))];
};

const ranges = [
  ["minDaysRun", "maxDaysRun"],
  ["minViewCount", "maxViewCount"],
] as const satisfies [NamesOf<Media>, NamesOf<Media>][];

const ofMedia: Rule = (input, takes, call) => {
  const { query, sortBy, landingPage, landingPageMatch } = input;
  const hasRepeated = (value: unknown) => new Set(textsIn(value)).size < textsIn(value).length;
  return [
    refuse("query", empty, query === "" && takes("search-text-empty", "refused")),
    refuse(
      "query",
      "must have at most 500 characters",
      isLonger(query, 500) && takes("media-query-length", "at-most-500"),
    ),
    refuse(
      "sortBy",
      "cannot be used beside query",
      query !== undefined && sortBy !== undefined && takes("media-sort-beside-query", "refused"),
    ),
    ...ranges
      .flat()
      .flatMap((name) => [
        refuse(name, "must not be negative", isAbove(0, input[name]) && takes("bounds-negative", "refused")),
        refuse(
          name,
          "must be an integer",
          typeof input[name] === "number" &&
            !Number.isInteger(input[name]) &&
            takes("bounds-fractional", "refused"),
        ),
      ]),
    ...ranges.map(([least, most]) =>
      refuse(
        least,
        `must not be above ${most}`,
        isAbove(input[least], input[most]) && takes("bounds-crossed", "refused"),
      ),
    ),
    ...(takes("list-repeated", "refused")
      ? Object.keys(input).map((name) =>
          refuse(name, "must not have an item twice", hasRepeated(input[name])),
        )
      : []),
    refuse(
      "landingPageMatch",
      "needs a landingPage",
      landingPage === undefined && landingPageMatch !== undefined && takes("landing-match-alone", "refused"),
    ),
    refuse("landingPage", empty, landingPage === "" && takes("landing-empty", "refused")),
    ...ofDates(input, takes, call),
    ...ofTaxonomy(input, takes, call),
  ];
};

const ofAccounts: Rule = (input, takes, call) => {
  const { ids, igUsername, tiktokUsername, names, query, limit, offset } = input;
  const inputs = [ids, igUsername, tiktokUsername, names, query];
  return [
    refuse(
      "query",
      "is required without ids, usernames and names",
      takes("search-inputs", "refused") && inputs.every((one) => one === undefined),
    ),
    refuse(
      "limit",
      "must be at most 50",
      isAbove(limit, 50) && takes("search-limit-maximum", "refused-above-50"),
    ),
    ...(takes("search-followers", "filtered")
      ? ["minFollowers", "maxFollowers"].map((name) => {
          const bound = input[name] ?? 0;
          return refuse(
            name,
            "must be an integer of at least 0",
            !Number.isInteger(bound) || isAbove(0, bound),
          );
        })
      : []),
    refuse("offset", "is not accepted here", offset !== undefined && takes("search-offset", "refused")),
    refuse(
      "names",
      "must have at least 3 characters each",
      takes("name-length", "at-least-3") && textsIn(names).some((name) => !isLonger(name, 2)),
    ),
    ...ofTaxonomy(input, takes, call),
  ];
};

const ofUrl: Rule = ({ websiteUrl }, takes) => [
  refuse(
    "websiteUrl",
    "must have a scheme, such as https://",
    websiteUrl !== undefined &&
      takes("index-scheme", "required") &&
      !/^[a-z]+:\/\//i.test(String(websiteUrl).trim()),
  ),
];

const ofComments: Rule = ({ mediaId }, takes) => [
  refuse("mediaId", required, mediaId === undefined && takes("comments-request", "media-id")),
];

const table: { readonly [V in Version]?: { readonly [Id in OperationId<V>]?: Rule } } = {
  v2: {
    searchMedia: ofMedia,
    searchBrands: ofAccounts,
    searchCreators: ofAccounts,
    listAccountCampaigns: ofDates,
    searchTaxonomies: ({ query }, takes) => [
      refuse("query", empty, query === "" && takes("taxonomies-text-empty", "refused")),
    ],
    indexAccount: (input, takes, call) => [
      ...ofUrl(input, takes, call),
      refuse(
        "websiteUrl",
        "must have at most 2048 characters",
        isLonger(input["websiteUrl"], 2048) && takes("index-length", "at-most-2048"),
      ),
    ],
    postComments: ofComments,
  },
  v1: {
    searchBrands: ({ brandIds, query, minFollowers, maxFollowers }, takes) => [
      refuse(
        "brandIds",
        empty,
        Array.isArray(brandIds) && brandIds.length === 0 && takes("ids-empty", "refused"),
      ),
      refuse("query", empty, query === "" && takes("search-text-empty", "refused")),
      refuse(
        "minFollowers",
        "must not be above maxFollowers",
        isAbove(minFollowers, maxFollowers) && takes("bounds-crossed", "refused"),
      ),
    ],
    searchBrandMedia: (
      { mode, userRequest, semanticSearchQuery: _, filters: _filters, limit, ...others },
      takes,
    ) => [
      refuse("userRequest", required, userRequest === undefined && takes("v1-media-request", "required")),
      refuse("mode", required, mode === undefined && takes("v1-media-mode", "required")),
      refuse(
        "limit",
        "must be at most 10",
        isAbove(limit, 10) && takes("v1-media-limit-maximum", "refused-above-10"),
      ),
      ...(takes("v1-media-unknown-fields", "refused")
        ? Object.keys(others).map((name) => refuse(name, "is not a known field", true))
        : []),
    ],
    listBrandCampaigns: (input, takes, call) => [
      refuse("type", required, input["type"] === undefined && takes("v1-campaigns-type", "required")),
      ...ofDates(input, takes, call),
    ],
    indexBrand: ofUrl,
    postComments: ofComments,
  },
};

const credits: {
  readonly [V in Version]?: { readonly [Id in OperationId<V>]?: OperationRules["credits"] };
} = {
  v2: {
    getAccount: "account-price",
    getAccountIndexStatus: "index-status-credits",
    searchTaxonomies: "taxonomies-credits",
    postComments: "comments-price",
  },
  v1: { postComments: "comments-price" },
};

/** What the world refuses beside what the documents do, and what needs credits, by operation. */
export const rules: Rules = forEachVersion((version) => {
  const refusals: Readonly<Record<string, Rule | undefined>> = table[version] ?? {};
  const points: Readonly<Record<string, OperationRules["credits"]>> = credits[version] ?? {};
  return Object.fromEntries(
    [...new Set([...Object.keys(refusals), ...Object.keys(points)])].map((id) => [
      id,
      {
        ...(points[id] && { credits: points[id] }),
        violations(call: Call) {
          const input = { ...call.query, ...(isRecord(call.body) && call.body) };
          const found = refusals[id]?.(input, call.world.takes, call) ?? [];
          return found.filter((violation) => violation !== false);
        },
      },
    ]),
  );
});
