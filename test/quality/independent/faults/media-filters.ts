import type { Family, Fault } from "../faults.ts";
import {
  asking,
  failing,
  fault,
  ignoring,
  inverting,
  keeping,
  keepingAll,
  keepingNone,
  late,
  without,
  type About,
  type Change,
} from "./make.ts";

const at = "v2/searchMedia";

const hidden = "which creatives a value belongs to shows in no field, and the rows do form a filter";
const maybeEmpty = "that no creative has any value of a hidden field is not ruled out";
const severals = "whether one of several values is enough is not stated";

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

function ofList(field: string, shows: boolean): readonly Fault[] {
  const unless = (reason: string) => (shows ? {} : { findable: reason });
  const one = (id: string, what: string, change: Change, about: About = {}) =>
    fault(`media-lists/${field}-${id}`, what, change, about);
  return [
    one("ignored", `\`${field}\` is ignored.`, ignoring(at, field)),
    one("inverted", `\`${field}\` leaves out what it asks for.`, inverting(at, field), unless(hidden)),
    one("after-paging", `\`${field}\` is applied to a page that was cut before.`, late(at, field)),
    one(
      "first-only",
      `Of several values of \`${field}\` only the first counts.`,
      keeping(at, field, (keeps, value) => keeps(items(value).slice(0, 1))),
    ),
    one(
      "last-only",
      `Of several values of \`${field}\` only the last counts.`,
      keeping(at, field, (keeps, value) => keeps(items(value).slice(-1))),
    ),
    one("nothing", `\`${field}\` matches nothing.`, keepingNone(at, field), unless(maybeEmpty)),
    one(
      "all-needed",
      `Of several values of \`${field}\` all are needed.`,
      keeping(at, field, (keeps, value) => items(value).every((each) => keeps([each]))),
      { findable: severals },
    ),
    one(
      "fails",
      `A search with \`${field}\` fails with 500.`,
      failing(at, (input) => field in input),
    ),
  ];
}

const listFamily: Family = {
  id: "media-lists",
  faults: Object.entries(lists).flatMap(([field, shows]) => ofList(field, shows)),
};

const bounds = ["minDaysRun", "maxDaysRun", "minViewCount", "maxViewCount"];

const boundFamily: Family = {
  id: "media-bounds",
  faults: [
    ...["maxDaysRun", "maxViewCount"].map((field) =>
      fault(
        `media-bounds/${field}-zero-is-absent`,
        `A \`${field}\` of 0 is ignored.`,
        asking(at, (input) => (input[field] === 0 ? without(input, field) : input)),
      ),
    ),
    ...bounds.flatMap((field) => [
      fault(`media-bounds/${field}-ignored`, `\`${field}\` is ignored.`, ignoring(at, field)),
      fault(
        `media-bounds/${field}-inverted`,
        `\`${field}\` leaves out what it asks for.`,
        inverting(at, field),
      ),
      fault(
        `media-bounds/${field}-after-paging`,
        `\`${field}\` is applied to a page that was cut before.`,
        late(at, field),
      ),
      fault(
        `media-bounds/${field}-tenfold`,
        `\`${field}\` counts tenfold.`,
        keeping(at, field, (keeps, value) => keeps(Number(value) * 10)),
      ),
    ]),
  ],
};

const flags = ["lowImpressions", "partnershipAd", "crossposted"];

const flagFamily: Family = {
  id: "media-flags",
  faults: flags.flatMap((field) => [
    fault(`media-flags/${field}-ignored`, `\`${field}\` is ignored.`, ignoring(at, field), {
      findable: "that all creatives share a hidden property is not ruled out",
    }),
    fault(
      `media-flags/${field}-inverted`,
      `\`${field}\` leaves out what it asks for.`,
      inverting(at, field),
      { findable: hidden },
    ),
    fault(
      `media-flags/${field}-after-paging`,
      `\`${field}\` is applied to a page that was cut before.`,
      late(at, field),
    ),
  ]),
};

const othersFamily: Family = {
  id: "media-filters",
  faults: [
    fault("media-filters/status-ignored", "`status` is ignored.", ignoring(at, "status")),
    fault(
      "media-filters/status-swapped",
      "ACTIVE gives the inactive creatives, and INACTIVE the active ones.",
      keeping(at, "status", (keeps, value) =>
        keeps(value === "ACTIVE" ? "INACTIVE" : value === "INACTIVE" ? "ACTIVE" : value),
      ),
      { findable: "how `endAt` relates to a status is not stated" },
    ),
    fault(
      "media-filters/status-all-is-active",
      "ALL gives the active creatives only.",
      keeping(at, "status", (keeps, value) => keeps(value === "ALL" ? "ACTIVE" : value)),
    ),
    fault(
      "media-filters/status-inactive-is-all",
      "INACTIVE gives the active creatives too.",
      keeping(at, "status", (keeps, value) => value === "INACTIVE" || keeps(value)),
    ),
    fault(
      "media-filters/status-after-paging",
      "`status` is applied to a page that was cut before.",
      late(at, "status"),
    ),
    fault("media-filters/landing-page-ignored", "`landingPage` is ignored.", ignoring(at, "landingPage")),
    fault(
      "media-filters/landing-page-inverted",
      "`landingPage` leaves out what it asks for.",
      inverting(at, "landingPage"),
      { findable: "a text that no page holds gives everything, but no response shows an ad's page" },
    ),
    fault(
      "media-filters/landing-page-after-paging",
      "`landingPage` is applied to a page that was cut before.",
      late(at, "landingPage"),
    ),
    fault(
      "media-filters/landing-page-contains-always",
      "`landingPageMatch` equals works as contains.",
      asking(at, (input) => ({ ...input, landingPageMatch: "contains" })),
    ),
    fault(
      "media-filters/landing-page-equals-always",
      "`landingPageMatch` contains works as equals.",
      asking(at, (input) => ({ ...input, landingPageMatch: "equals" })),
    ),
    fault(
      "media-filters/landing-page-reversed",
      "`landingPageMatch` contains works as equals, and the reverse.",
      asking(at, (input) => ({
        ...input,
        landingPageMatch: input["landingPageMatch"] === "equals" ? "contains" : "equals",
      })),
    ),
    fault("media-filters/query-ignored", "`query` is ignored.", keepingAll(at, "query"), {
      findable: "whether `query` leaves rows out or only orders them is not stated",
    }),
    fault("media-filters/query-nothing", "`query` matches nothing.", keepingNone(at, "query"), {
      findable: "what matches a text is not stated",
    }),
    fault(
      "media-filters/account-ignored-with-query",
      "`accountId` is ignored beside a `query`.",
      keeping(at, "accountId", (keeps, value, _, call) => call.input["query"] !== undefined || keeps(value)),
    ),
    fault(
      "media-filters/account-after-paging",
      "`accountId` is applied to a page that was cut before.",
      late(at, "accountId"),
    ),
    fault(
      "media-filters/filters-ignored-with-query",
      "Beside a `query` all filters are ignored.",
      {
        keeps: (field, value, keeps, _, call) =>
          (call.operation.id === at &&
            call.input["query"] !== undefined &&
            !["query", "accountId"].includes(field)) ||
          keeps(value),
      },
      { at },
    ),
    fault(
      "media-filters/one-at-a-time",
      "Of several filters only the first one given counts.",
      asking(at, (input) => {
        const kept = ["accountId", "query", "limit", "offset", "sortBy", "landingPageMatch"];
        const others = Object.keys(input).filter((name) => !kept.includes(name));
        return without(input, ...others.slice(1));
      }),
    ),
  ],
};

/** Filters of POST /media but those by date. */
export const mediaFilterFamilies: readonly Family[] = [listFamily, boundFamily, flagFamily, othersFamily];
