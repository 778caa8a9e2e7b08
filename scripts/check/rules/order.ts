import { fieldBy, isAssumed } from "../contract/subject.ts";
import { isIgnored, type Answered, type Broken } from "./answered.ts";
import { inWords, misplaced, type Shown } from "./in-order.ts";
import { shown } from "./row.ts";

/** Rows in the order that the request names, or else in that of their list, if rows show what they are ordered by. */
export function orderBroken(answered: Answered): Broken[] {
  const found = orderOf(answered);
  if (!found) return [];
  const { by, assumed, rule } = found;
  for (const assume of [false, true]) {
    const wrong = misplaced(answered.rows, by, assume);
    if (!wrong) continue;
    const [before, row] = wrong.map((one) => JSON.stringify(shown(one, by.field)));
    const got = `${row} after ${before}`;
    return [
      { name: "order", at: "responses/200", rule, expected: inWords(by), got, assumed: assumed || assume },
    ];
  }
  return [];
}

/** What the rows of a response are ordered by; `undefined` where it is not stated, or rows do not show it. */
export function orderOf(answered: Answered): { by: Shown; assumed: boolean; rule: string } | undefined {
  const { subject, list, values } = answered;
  const field = fieldBy(subject, "order");
  const value = field && values.get(field);
  if (field && value !== undefined) {
    if (isIgnored(answered, field)) return undefined;
    const named = field.orders?.[String(value)];
    if (named?.field === undefined) return undefined;
    const assumed = isAssumed(field) || named.assumed?.includes("field") === true;
    return {
      by: { ...named, field: named.field },
      assumed,
      rule: `${field.name} ${String(value)} orders by ${named.field}`,
    };
  }
  if (list?.order?.field === undefined) return undefined;
  const { field: shows, direction } = list.order;
  return {
    by: { field: shows, direction },
    assumed: list.assumed?.includes("order") === true,
    rule: `rows are ordered by ${shows}, ${direction}`,
  };
}
