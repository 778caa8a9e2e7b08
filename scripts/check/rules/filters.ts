import { fieldBy, type Field } from "../contract/subject.ts";
import { branchesOf, leavesOpen } from "../contract/document.ts";
import { decidingInputs, isIgnored, placeOf, textsFrom, type Answered, type Broken } from "./answered.ts";
import { demandOf, isFilter, type Demand } from "./filter.ts";
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
    const demand = demandOf(subject, field, value, now);
    if (!demand) continue;
    const isOpen = ids !== undefined || isLookup(answered) || mayCombineOtherwise(answered, field, filters);
    const found = firstBroken(rows, demand);
    if (!found) continue;
    const key = list?.key;
    const whose = key === undefined || key === field.field ? {} : { [key]: shown(found.row, key) };
    broken.push({
      name: `filter-${field.name}`,
      at: placeOf(field),
      rule: `${field.name} filters rows by ${field.field}`,
      expected: demand.words,
      got: JSON.stringify({ ...whose, ...Object(showing(field.field ?? "")(found.row)) }),
      assumed: demand.assumed || found.assumed || isOpen,
    });
  }
  return broken;
}

function firstBroken(rows: Answered["rows"], { stated, exact }: Demand) {
  const row = rows.find((one) => !stated(one));
  if (row) return { row, assumed: false };
  const other = rows.find((one) => !exact(one));
  return other && { row: other, assumed: true };
}

/** Its value is the one that keeps every row. */
function keepsAll({ all }: Field, value: unknown): boolean {
  return all !== undefined && textsFrom(value).includes(all);
}

/** Whether it is an input of a search that another input decides. */
function isOtherInput(answered: Answered, field: Field, inputs: readonly Field[]): boolean {
  // Of two inputs of the same rank, it is not stated which decides.
  if (field.precedence !== undefined) return inputs.length > 1 || !inputs.includes(field);
  if (fieldBy(answered.subject, "mode") === undefined || field.choices !== undefined) return false;
  if (field.by !== "contains" && field.by !== "equals") return false;
  // Where a mode says which input is read, the names of a search by ids or by a text may not be.
  const texts = [...answered.values.keys()].some(({ by }) => by === "search" || by === "prompt");
  return texts || isLookup(answered) || namedKey(answered, field);
}

function namedKey({ list }: Answered, field: Field): boolean {
  return field.by === "equals" && field.field === list?.key;
}

/** Whether a field keeps rows by a date. */
export function isDate({ by }: Field): boolean {
  return by === "since" || by === "until" || by === "preset";
}

function isOtherDate(field: Field, other: Field): boolean {
  return (field.by === "preset") !== (other.by === "preset");
}

/** Where it is not stated how filters combine, a row may pass another one only. One that is required is no filter but chooses a list. */
function mayCombineOtherwise(
  { document }: Answered,
  field: Field,
  filters: readonly (readonly [Field, unknown])[],
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
