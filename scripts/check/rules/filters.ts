import { fieldBy, type FilterField } from "../contract/subject.ts";
import { branchesOf, leavesOpen } from "../contract/document.ts";
import { decidingInputs, isIgnored, placeOf, textsFrom, type Answered, type Broken } from "./answered.ts";
import { filterRuleOf, isFilter, type FilterRule } from "./filter.ts";
import { isLookup, namedIds } from "./named-ids.ts";
import { shown, showing } from "./row.ts";

/** Every row passes each filter that was sent, as far as it shows it. */
export function filtersBroken(answered: Answered): Broken[] {
  const { subject, values, rows, now, list } = answered;
  if (rows.length === 0) return [];
  const filters = [...values].filter(
    ([field, value]) => isFilter(field) && !isIgnored(answered, field) && !keepsAll(field, value),
  );
  const ids = namedIds(answered);
  const inputs = decidingInputs(answered);
  const broken: Broken[] = [];
  for (const [field, value] of filters) {
    if (field === ids?.field || isOtherInput(answered, field, inputs)) continue;
    // Which of several dates counts is not stated.
    const isDoubtful = isDate(field) && filters.some(([other]) => isDate(other) && isOtherDate(field, other));
    if (isDoubtful) continue;
    const rule = filterRuleOf(subject, field, value, now);
    if (!rule) continue;
    const isOpen = ids !== undefined || isLookup(answered) || mayCombineOtherwise(answered, field, filters);
    const found = firstBroken(rows, rule);
    if (!found) continue;
    const key = list?.key;
    const whose = key === undefined || key === field.field ? {} : { [key]: shown(found.row, key) };
    broken.push({
      name: `filter-${field.name}`,
      at: placeOf(field),
      rule: `${field.name} filters rows by ${field.field}`,
      expected: rule.words,
      got: JSON.stringify({ ...whose, ...Object(showing(field.field ?? "")(found.row)) }),
      assumed: rule.assumed || found.assumed || isOpen,
    });
  }
  return broken;
}

function firstBroken(rows: Answered["rows"], { stated, exact }: FilterRule) {
  const row = rows.find((one) => !stated(one));
  if (row) return { row, assumed: false };
  const other = rows.find((one) => !exact(one));
  return other && { row: other, assumed: true };
}

/** Its value is the one that keeps every row. */
function keepsAll({ all }: FilterField, value: unknown): boolean {
  return all !== undefined && textsFrom(value).includes(all);
}

/** Whether it is an input of a search that another input decides. */
function isOtherInput(answered: Answered, field: FilterField, inputs: readonly FilterField[]): boolean {
  // Of two inputs of the same rank, it is not stated which decides.
  if (field.precedence !== undefined) return inputs.length > 1 || !inputs.includes(field);
  if (fieldBy(answered.subject, "mode") === undefined || field.choices !== undefined) return false;
  if (field.by !== "contains" && field.by !== "equals") return false;
  // Where a mode says which input is read, the names of a search by ids or by a text may not be.
  const texts = [...answered.values.keys()].some(({ by }) => by === "search" || by === "prompt");
  return texts || isLookup(answered) || namedKey(answered, field);
}

function namedKey({ list }: Answered, field: FilterField): boolean {
  return field.by === "equals" && field.field === list?.key;
}

/** Whether a field keeps rows by a date. */
export function isDate({ by }: FilterField): boolean {
  return by === "since" || by === "until" || by === "preset";
}

function isOtherDate(field: FilterField, other: FilterField): boolean {
  return (field.by === "preset") !== (other.by === "preset");
}

/** Where it is not stated how filters combine, a row may pass another one only. One that is required is no filter but chooses a list. */
function mayCombineOtherwise(
  { document }: Answered,
  field: FilterField,
  filters: readonly (readonly [FilterField, unknown])[],
): boolean {
  if (field.isRequired || field.precedence !== undefined) return false;
  const others = filters.filter(
    ([other]) =>
      !other.isRequired &&
      other.precedence === undefined &&
      // A minimum and a maximum of one number are a range.
      (other.field ?? other.name) !== (field.field ?? field.name),
  );
  if (others.length === 0) return false;
  const schema = document.requestBody?.content["application/json"].schema;
  return schema !== undefined && branchesOf(schema).some((part) => leavesOpen(part, "combination"));
}
