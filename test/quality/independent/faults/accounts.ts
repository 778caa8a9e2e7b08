import type { Family, Fault } from "../faults.ts";
import {
  asking,
  body,
  fault,
  ignoring,
  inverting,
  isAt,
  keeping,
  keepingAll,
  keepingNone,
  late,
  rows,
  without,
  type About,
} from "./make.ts";

const v1 = "v1/searchBrands";
const brands = "v2/searchBrands";
const creators = "v2/searchCreators";

const unseen = "no row of the operation shows it, and the rows do form a filter";

function ofFilter(
  at: string,
  field: string,
  about: { ignored?: string; inverted?: string },
): readonly Fault[] {
  const because = (reason: string | undefined): About => (reason === undefined ? {} : { findable: reason });
  return [
    fault(
      `account-filters/${at}-${field}-ignored`,
      `\`${field}\` is ignored.`,
      ignoring(at, field),
      because(about.ignored),
    ),
    fault(
      `account-filters/${at}-${field}-inverted`,
      `\`${field}\` leaves out what it asks for.`,
      inverting(at, field),
      because(about.inverted),
    ),
  ];
}

const filterFamily: Family = {
  id: "account-filters",
  faults: [
    ...["gender", "ageRange", "ethnicity", "language"].flatMap((field) => [
      ...ofFilter(v1, field, { inverted: unseen }),
      ...ofFilter(creators, field, {}),
    ]),
    ...ofFilter(v1, "location", { inverted: unseen }),
    ...ofFilter(creators, "location", {}),
    ...ofFilter(brands, "location", { inverted: unseen }),
    ...ofFilter(brands, "taxonomy", { inverted: unseen }),
    ...ofFilter(v1, "minFollowers", {}),
    ...ofFilter(v1, "maxFollowers", {}),
    ...ofFilter(v1, "type", { inverted: "no row of v1 shows its type" }),
    ...["gender", "type", "minFollowers"].map((field) =>
      fault(
        `account-filters/${v1}-${field}-after-paging`,
        `\`${field}\` is applied to rows that were cut before.`,
        late(v1, field),
      ),
    ),
    fault(
      "account-filters/followers-swapped",
      "`minFollowers` works as `maxFollowers`, and the reverse.",
      asking(v1, (input) => {
        const { minFollowers, maxFollowers, ...others } = input;
        return {
          ...others,
          ...(minFollowers !== undefined && { maxFollowers: minFollowers }),
          ...(maxFollowers !== undefined && { minFollowers: maxFollowers }),
        };
      }),
    ),
    fault(
      "account-filters/taxonomy-of-brands-nothing",
      "Paths that GET /taxonomies returns match no brand.",
      keepingNone(brands, "taxonomy"),
      { findable: "that no brand sells any of it is not ruled out" },
    ),
  ],
};

const inputFamily: Family = {
  id: "account-inputs",
  faults: [
    fault(
      "account-inputs/ids-platform-unknown",
      "An account is not found by the id that it has on its platform.",
      keeping(v1, "ids", (keeps, value) =>
        keeps(Array.isArray(value) ? value.filter((one) => String(one).includes("-")) : value),
      ),
      { findable: "no response shows an account's id on its platform, save perhaps as facebookAdLibraryId" },
    ),
    fault(
      "account-inputs/ids-first-only",
      "Of several ids only the first counts.",
      keeping(v1, "ids", (keeps, value) => keeps(Array.isArray(value) ? value.slice(0, 1) : value)),
    ),
    fault(
      "account-inputs/ids-drop-creators",
      "Mode ids leaves creators out.",
      {
        rows: (found, call) =>
          isAt(call, v1) && call.input["mode"] === "ids"
            ? found.filter((row) => !("type" in row && row["type"] === "CREATOR"))
            : found,
      },
      { at: v1, findable: "whether the ids of creators match a brand in v1 is not stated" },
    ),
    fault(
      "account-inputs/unmatched-empty",
      "`unmatchedIds` is always empty.",
      body(v1, (plain) => ("unmatchedIds" in plain ? { ...plain, unmatchedIds: [] } : plain)),
    ),
    fault(
      "account-inputs/unmatched-absent",
      "`unmatchedIds` is absent in mode ids.",
      body(v1, (plain) => without(plain, "unmatchedIds")),
    ),
    fault(
      "account-inputs/unmatched-everywhere",
      "`unmatchedIds` is present in other modes too.",
      body(v1, (plain) => ({ unmatchedIds: [], ...plain })),
    ),
    fault(
      "account-inputs/unmatched-lists-matched",
      "`unmatchedIds` lists the ids that matched.",
      body(v1, (plain, call) =>
        "unmatchedIds" in plain && Array.isArray(call.input["brandIds"])
          ? { ...plain, unmatchedIds: call.input["brandIds"].map(String) }
          : plain,
      ),
    ),
    fault(
      "account-inputs/names-first-only",
      "Of several names only the first counts.",
      keeping(v1, "names", (keeps, value) => keeps(Array.isArray(value) ? value.slice(0, 1) : value)),
      { findable: "how names match, and whether one of several is enough, is not stated" },
    ),
    fault("account-inputs/names-nothing", "Mode brand_name matches nothing.", keepingNone(v1, "names")),
    fault(
      "account-inputs/smart-everything",
      "Mode smart returns every account of its type.",
      keepingAll(v1, "query"),
      { findable: "what is relevant to a query is not stated" },
    ),
    ...["igUsername", "tiktokUsername"].flatMap((field) => [
      fault(
        `account-inputs/${field}-exact`,
        `\`${field}\` matches whole handles only.`,
        keeping(
          brands,
          field,
          (keeps, value, row) =>
            keeps(value) && String(row[field]).toLowerCase() === String(value).toLowerCase(),
        ),
      ),
      fault(
        `account-inputs/${field}-prefix`,
        `\`${field}\` matches the beginning of handles only.`,
        keeping(
          brands,
          field,
          (keeps, value, row) =>
            keeps(value) && String(row[field]).toLowerCase().startsWith(String(value).toLowerCase()),
        ),
      ),
      fault(
        `account-inputs/${field}-of-the-other`,
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
      "account-inputs/query-before-ids",
      "`query` counts before `ids`.",
      asking(brands, (input) =>
        input["query"] === undefined ? input : without(input, "ids", "igUsername", "names"),
      ),
    ),
    fault(
      "account-inputs/names-before-handles",
      "`names` count before usernames.",
      asking(brands, (input) =>
        input["names"] === undefined || input["ids"] !== undefined
          ? input
          : without(input, "igUsername", "tiktokUsername"),
      ),
    ),
    fault(
      "account-inputs/handles-before-ids",
      "Usernames count before `ids`.",
      asking(brands, (input) => (input["igUsername"] === undefined ? input : without(input, "ids"))),
    ),
    fault(
      "account-inputs/query-before-names",
      "`query` counts before `names`.",
      asking(creators, (input) => (input["query"] === undefined ? input : without(input, "names"))),
    ),
    fault(
      "account-inputs/brands-hold-creators",
      "POST /brands returns creators too.",
      keepingAll(brands, "type"),
    ),
    fault(
      "account-inputs/creators-hold-brands",
      "POST /creators returns brands too.",
      keepingAll(creators, "type"),
    ),
    fault(
      "account-inputs/creators-are-brands",
      "POST /creators returns brands and POST /brands creators.",
      keeping("*", "type", (keeps, value, _, call) =>
        call.operation.version === "v2" && (value === "BRAND" || value === "CREATOR")
          ? keeps(value === "BRAND" ? "CREATOR" : "BRAND")
          : keeps(value),
      ),
      { at: creators },
    ),
    fault(
      "account-inputs/type-of-all-is-brand",
      "Creators' rows have the type BRAND.",
      rows(creators, (row) => ({ ...row, type: "BRAND" })),
    ),
    fault("account-inputs/v2-names-nothing", "`names` of v2 find nothing.", keepingNone(brands, "names")),
  ],
};

/** Searches for accounts, in both versions. */
export const accountFamilies: readonly Family[] = [filterFamily, inputFamily];
