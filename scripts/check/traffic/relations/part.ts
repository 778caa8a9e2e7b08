import { isAssumed, type FilterField } from "../../contract/subject.ts";
import { branchesOf, leavesOpen } from "../../contract/document.ts";
import { isFilter } from "../../rules/filter.ts";
import type { Listing, Relation } from "./listing.ts";

const paging: readonly FilterField["by"][] = ["limit", "offset", "order"];

/** A list with a filter is a part of the whole list without it. */
export const parts: Relation = (one, other, differing) => {
  const added = differing.filter(({ by }) => !paging.includes(by));
  if (added.length === 0) return [];
  return [
    [one, other],
    [other, one],
  ].flatMap(([all, part]) => {
    if (!all || !part || !all.isWhole || part.rows.length === 0) return [];
    if (!added.every((field) => takesAway(field, all, part)) || !combines(all, added)) return [];
    const names = added.map(({ name }) => name).join(" and ");
    const missing = part.keys.find((key) => !all.keys.includes(key));
    return {
      name: `filtered-part-${added.map(({ name }) => name).join("-")}`,
      at: added[0]?.in === "query" ? ("parameters" as const) : ("requestBody" as const),
      rule: `${names} returns a subset of the list without it`,
      assumed: all.isKeyAssumed || added.some((field) => isAssumed(field)),
      broken:
        missing === undefined
          ? undefined
          : {
              expected: `every row with ${names} also in the whole list of ${all.rows.length} rows without it`,
              got: `${missing} is missing there`,
            },
    };
  });
};

/** Whether a field keeps every row in one request, and some in the other. */
function takesAway(field: FilterField, all: Listing, part: Listing): boolean {
  if (!isFilter(field) || field.isRequired || field.precedence !== undefined || !part.sent.has(field))
    return false;
  // Clusters of fewer days are other clusters, and what rows do not show may be counted otherwise.
  if (field.by === "daysBack" && field.field === undefined) return false;
  const { all: keepsAll } = field;
  const sent = all.sent.get(field);
  // What leaving it out means is not stated of a field with a value that keeps every row.
  return keepsAll === undefined
    ? sent === undefined
    : sent !== undefined && sent.includes(JSON.stringify(keepsAll));
}

/** Beside other filters a further one may add rows, where it is not stated how filters combine. */
function combines({ document, sent }: Listing, added: readonly FilterField[]): boolean {
  const schema = document.requestBody?.content["application/json"].schema;
  const isOpen = schema !== undefined && branchesOf(schema).some((part) => leavesOpen(part, "combination"));
  const others = [...sent].filter(
    ([field, value]) =>
      isFilter(field) &&
      !field.isRequired &&
      field.precedence === undefined &&
      !added.includes(field) &&
      !(field.all !== undefined && value.includes(JSON.stringify(field.all))),
  );
  const isPreset = [...added, ...others.map(([field]) => field)].filter(
    ({ by }) => by === "preset" || by === "since" || by === "until",
  );
  // How a preset and a date combine is not stated anywhere.
  const mixes = new Set(isPreset.map(({ by }) => by === "preset")).size > 1;
  return !mixes && (others.length === 0 || !isOpen);
}
