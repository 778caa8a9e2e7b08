import type { Family, Fault } from "../faults.ts";
import {
  afterPaging,
  asking,
  crash,
  each,
  family,
  fault,
  ignoring,
  keeping,
  keepingAll,
  keepingNone,
  ofFilter,
  without,
} from "./make.ts";

const at = "v2/searchMedia";

const hidden = "which creatives a value belongs to shows in no field, and the rows do form a filter";
const maybeEmpty = "that no creative has any value of a hidden field is not ruled out";

/** Whether rows show what a list filters by. */
const lists: Readonly<Record<string, boolean>> = {
  channel: false,
  format: true,
  duration: true,
  categories: true,
  taxonomy: false,
  funnelStage: false,
  language: false,
  location: false,
};

const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function ofList([field, shows]: readonly [string, boolean]): readonly Fault[] {
  const unless = (reason: string) => (shows ? undefined : reason);
  return [
    ...ofFilter(at, field, { inverted: unless(hidden) }),
    fault(
      `${field}-first-only`,
      `Of several values of \`${field}\` only the first counts.`,
      keeping(at, field, (keeps, value) => keeps(items(value).slice(0, 1))),
    ),
    fault(
      `${field}-last-only`,
      `Of several values of \`${field}\` only the last counts.`,
      keeping(at, field, (keeps, value) => keeps(items(value).slice(-1))),
    ),
    fault(`${field}-nothing`, `\`${field}\` matches nothing.`, keepingNone(at, field), {
      findable: unless(maybeEmpty),
    }),
    fault(
      `${field}-all-needed`,
      `Of several values of \`${field}\` all are needed.`,
      keeping(at, field, (keeps, value) => items(value).every((one) => keeps([one]))),
      { findable: "whether one of several values is enough is not stated" },
    ),
    crash(`${field}-fails`, `A search with \`${field}\``, at, (input) => field in input),
  ];
}

const listFamily = family("media-lists", Object.entries(lists).flatMap(ofList));

const boundFamily = family("media-bounds", [
  ...each(["maxDaysRun", "maxViewCount"], "*-zero-is-absent", "A `*` of 0 is ignored.", (field) =>
    asking(at, (input) => (input[field] === 0 ? without(input, field) : input)),
  ),
  ...["minDaysRun", "maxDaysRun", "minViewCount", "maxViewCount"].flatMap((field) => [
    ...ofFilter(at, field),
    fault(
      `${field}-tenfold`,
      `\`${field}\` counts tenfold.`,
      keeping(at, field, (keeps, value) => keeps(Number(value) * 10)),
    ),
  ]),
]);

const ignored = "that all creatives share a hidden property is not ruled out";
const flagFamily = family(
  "media-flags",
  ["lowImpressions", "partnershipAd", "crossposted"].flatMap((field) =>
    ofFilter(at, field, { ignored, inverted: hidden }),
  ),
);

const matching = (change: (match: unknown) => string) =>
  asking(at, (input) => ({ ...input, landingPageMatch: change(input["landingPageMatch"]) }));

const othersFamily = family("media-filters", [
  fault("status-ignored", "`status` is ignored.", ignoring(at, "status")),
  fault(
    "status-swapped",
    "ACTIVE gives the inactive creatives, and INACTIVE the active ones.",
    keeping(at, "status", (keeps, value) =>
      keeps(value === "ACTIVE" ? "INACTIVE" : value === "INACTIVE" ? "ACTIVE" : value),
    ),
    { findable: "how `endAt` relates to a status is not stated" },
  ),
  fault(
    "status-all-is-active",
    "ALL gives the active creatives only.",
    keeping(at, "status", (keeps, value) => keeps(value === "ALL" ? "ACTIVE" : value)),
  ),
  fault(
    "status-inactive-is-all",
    "INACTIVE gives the active creatives too.",
    keeping(at, "status", (keeps, value) => value === "INACTIVE" || keeps(value)),
  ),
  afterPaging(at, "status"),
  ...ofFilter(
    at,
    "landingPage",
    { inverted: "a text that no page holds gives everything, but no response shows an ad's page" },
    "landing-page",
  ),
  fault(
    "landing-page-contains-always",
    "`landingPageMatch` equals works as contains.",
    matching(() => "contains"),
  ),
  fault(
    "landing-page-equals-always",
    "`landingPageMatch` contains works as equals.",
    matching(() => "equals"),
  ),
  fault(
    "landing-page-reversed",
    "`landingPageMatch` contains works as equals, and the reverse.",
    matching((match) => (match === "equals" ? "contains" : "equals")),
  ),
  fault("query-ignored", "`query` is ignored.", keepingAll(at, "query"), {
    findable: "whether `query` leaves rows out or only orders them is not stated",
  }),
  fault("query-nothing", "`query` matches nothing.", keepingNone(at, "query"), {
    findable: "what matches a text is not stated",
  }),
  fault(
    "account-ignored-with-query",
    "`accountId` is ignored beside a `query`.",
    keeping(at, "accountId", (keeps, value, _, call) => call.input["query"] !== undefined || keeps(value)),
  ),
  afterPaging(at, "accountId", "account"),
  fault("filters-ignored-with-query", "Beside a `query` all filters are ignored.", {
    at,
    keeps: (field, value, keeps, _, call) =>
      (call.operation.id === at &&
        call.input["query"] !== undefined &&
        !["query", "accountId"].includes(field)) ||
      keeps(value),
  }),
  fault(
    "one-at-a-time",
    "Of several filters only the first one given counts.",
    asking(at, (input) => {
      const kept = ["accountId", "query", "limit", "offset", "sortBy", "landingPageMatch"];
      const others = Object.keys(input).filter((name) => !kept.includes(name));
      return without(input, ...others.slice(1));
    }),
  ),
]);

/** Filters of POST /media but those by date. */
export const mediaFilterFamilies: readonly Family[] = [listFamily, boundFamily, flagFamily, othersFamily];
