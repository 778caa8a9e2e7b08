import type { Family, Fault } from "../faults.ts";
import {
  asking,
  body,
  each,
  family,
  fault,
  keeping,
  keepingAll,
  keepingNone,
  late,
  listing,
  ofFilter,
  rows,
  swapping,
  without,
} from "./make.ts";

const v1 = "v1/searchBrands";
const brands = "v2/searchBrands";
const creators = "v2/searchCreators";

const unseen = "no row of the operation shows it, and the rows do form a filter";

/** A filter that is ignored, and one that leaves out what it asks for. */
function either(at: string, field: string, inverted?: string): readonly Fault[] {
  return ofFilter(at, field, { inverted }, `${at}-${field}`).slice(0, 2);
}

const filterFamily = family("account-filters", [
  ...["gender", "ageRange", "ethnicity", "language"].flatMap((field) => [
    ...either(v1, field, unseen),
    ...either(creators, field),
  ]),
  ...either(v1, "location", unseen),
  ...either(creators, "location"),
  ...either(brands, "location", unseen),
  ...either(brands, "taxonomy", unseen),
  ...either(v1, "minFollowers"),
  ...either(v1, "maxFollowers"),
  ...either(v1, "type", "no row of v1 shows its type"),
  ...each(
    ["gender", "type", "minFollowers"],
    `${v1}-*-after-paging`,
    "`*` is applied to rows that were cut before.",
    (field) => late(v1, field),
  ),
  fault(
    "followers-swapped",
    "`minFollowers` works as `maxFollowers`, and the reverse.",
    swapping(v1, "minFollowers", "maxFollowers"),
  ),
  fault(
    "taxonomy-of-brands-nothing",
    "Paths that GET /taxonomies returns match no brand.",
    keepingNone(brands, "taxonomy"),
    { findable: "that no brand sells any of it is not ruled out" },
  ),
]);

/** Takes the first of several values. */
const first = (field: string) =>
  keeping(v1, field, (keeps, value) => keeps(Array.isArray(value) ? value.slice(0, 1) : value));

/** Keeps what a filter by handles keeps only where it fits the whole handle. */
const stricter = (field: string, fits: (whole: string, asked: string) => boolean) =>
  keeping(
    brands,
    field,
    (keeps, value, row) =>
      keeps(value) && fits(String(row[field]).toLowerCase(), String(value).toLowerCase()),
  );

/** Leaves fields out where another is given. */
const preferring = (at: string, field: string, ...others: readonly string[]) =>
  asking(at, (input) => (input[field] === undefined ? input : without(input, ...others)));

const inputFamily = family("account-inputs", [
  fault(
    "ids-platform-unknown",
    "An account is not found by the id that it has on its platform.",
    keeping(v1, "ids", (keeps, value) =>
      keeps(Array.isArray(value) ? value.filter((one) => String(one).includes("-")) : value),
    ),
    { findable: "no response shows an account's id on its platform, save perhaps as facebookAdLibraryId" },
  ),
  fault("ids-first-only", "Of several ids only the first counts.", first("ids")),
  fault(
    "ids-drop-creators",
    "Mode ids leaves creators out.",
    listing(v1, (found, { input }) =>
      input["mode"] === "ids" ? found.filter(({ type }) => type !== "CREATOR") : found,
    ),
    { findable: "whether the ids of creators match a brand in v1 is not stated" },
  ),
  fault(
    "unmatched-empty",
    "`unmatchedIds` is always empty.",
    body(v1, (plain) => ("unmatchedIds" in plain ? { ...plain, unmatchedIds: [] } : plain)),
  ),
  fault(
    "unmatched-absent",
    "`unmatchedIds` is absent in mode ids.",
    body(v1, (plain) => without(plain, "unmatchedIds")),
  ),
  fault(
    "unmatched-everywhere",
    "`unmatchedIds` is present in other modes too.",
    body(v1, (plain) => ({ unmatchedIds: [], ...plain })),
  ),
  fault(
    "unmatched-lists-matched",
    "`unmatchedIds` lists the ids that matched.",
    body(v1, (plain, call) =>
      "unmatchedIds" in plain && Array.isArray(call.input["brandIds"])
        ? { ...plain, unmatchedIds: call.input["brandIds"].map(String) }
        : plain,
    ),
  ),
  fault("names-first-only", "Of several names only the first counts.", first("names"), {
    findable: "how names match, and whether one of several is enough, is not stated",
  }),
  fault("names-nothing", "Mode brand_name matches nothing.", keepingNone(v1, "names")),
  fault("smart-everything", "Mode smart returns every account of its type.", keepingAll(v1, "query"), {
    findable: "what is relevant to a query is not stated",
  }),
  ...["igUsername", "tiktokUsername"].flatMap((field) => [
    fault(
      `${field}-exact`,
      `\`${field}\` matches whole handles only.`,
      stricter(field, (whole, asked) => whole === asked),
    ),
    fault(
      `${field}-prefix`,
      `\`${field}\` matches the beginning of handles only.`,
      stricter(field, (whole, asked) => whole.startsWith(asked)),
    ),
    fault(
      `${field}-of-the-other`,
      `\`${field}\` looks at the handles of the other network.`,
      asking(brands, (input) => {
        const other = field === "igUsername" ? "tiktokUsername" : "igUsername";
        return input[field] === undefined || input[other] !== undefined
          ? input
          : { ...without(input, field), [other]: input[field] };
      }),
    ),
  ]),
  fault(
    "query-before-ids",
    "`query` counts before `ids`.",
    preferring(brands, "query", "ids", "igUsername", "names"),
  ),
  fault(
    "names-before-handles",
    "`names` count before usernames.",
    asking(brands, (input) =>
      input["names"] === undefined || input["ids"] !== undefined
        ? input
        : without(input, "igUsername", "tiktokUsername"),
    ),
  ),
  fault("handles-before-ids", "Usernames count before `ids`.", preferring(brands, "igUsername", "ids")),
  fault("query-before-names", "`query` counts before `names`.", preferring(creators, "query", "names")),
  fault("brands-hold-creators", "POST /brands returns creators too.", keepingAll(brands, "type")),
  fault("creators-hold-brands", "POST /creators returns brands too.", keepingAll(creators, "type")),
  fault(
    "creators-are-brands",
    "POST /creators returns brands and POST /brands creators.",
    keeping("*", "type", (keeps, value, _, call) =>
      call.operation.version === "v2" && (value === "BRAND" || value === "CREATOR")
        ? keeps(value === "BRAND" ? "CREATOR" : "BRAND")
        : keeps(value),
    ),
    { at: creators },
  ),
  fault(
    "type-of-all-is-brand",
    "Creators' rows have the type BRAND.",
    rows(creators, (row) => ({ ...row, type: "BRAND" })),
  ),
  fault("v2-names-nothing", "`names` of v2 find nothing.", keepingNone(brands, "names")),
]);

/** Searches for accounts, in both versions. */
export const accountFamilies: readonly Family[] = [filterFamily, inputFamily];
