import { fieldBy, isAssumed, type Order } from "../contract/subject.ts";
import { isIgnored, sentBy, type Answered, type Broken } from "./answered.ts";
import { shown, measure } from "./row.ts";
import type { Fields } from "../contract/fields.ts";

export type ShownOrder = Order & { field: string };

/** As databases do that look at letters first, whatever stands between them. */
const letters = new Intl.Collator("en", { ignorePunctuation: true, sensitivity: "base" });

/**
 * Two neighbours in the wrong order; where unknown values stand is not stated, so rows with one are left out. Unless what
 * is assumed is to be asserted, an assumed direction may be the other one too.
 */
export function misplaced(
  rows: readonly Fields[],
  { field, direction, assumed = [] }: ShownOrder,
  assume: boolean,
): readonly [before: Fields, row: Fields] | undefined {
  const turn = direction === "ascending" ? 1 : -1;
  const known = rows.filter((row) => shown(row, field) !== null && shown(row, field) !== undefined);
  const pairs = known.slice(1).map((row, place) => [known[place] ?? row, row] as const);
  const wrong = pairs.find(([before, row]) => !follows(before, row, field, turn));
  const mayTurn = !assume && assumed.includes("direction");
  if (mayTurn && pairs.every(([before, row]) => follows(row, before, field, turn))) return undefined;
  return wrong;
}

export function inWords({ field, direction }: ShownOrder): string {
  return `${field} in ${direction} order`;
}

function follows(before: Fields, row: Fields, field: string, turn: 1 | -1): boolean {
  const [one, other] = [measure(before, field), measure(row, field)];
  if (one !== undefined && other !== undefined) return turn * (other - one) >= 0;
  const [text, next] = [String(shown(before, field)), String(shown(row, field))];
  // By which rules letters are compared is not stated, so that either will do.
  const plain = text < next ? 1 : text > next ? -1 : 0;
  return [plain, next.localeCompare(text), letters.compare(next, text)].some((sign) => turn * sign >= 0);
}

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
export function orderOf(answered: Answered): { by: ShownOrder; assumed: boolean; rule: string } | undefined {
  const { subject, list, values } = answered;
  const field = fieldBy(subject, "order");
  const value = field && values.get(field);
  if (field && value !== undefined) {
    if (isIgnored(answered, field)) return undefined;
    const named = field.orders?.[String(value)];
    if (named?.field === undefined) return undefined;
    // Whether a search by text is sorted is not stated.
    const isSearch = sentBy(answered, "search") !== undefined;
    const assumed = isSearch || isAssumed(field) || named.assumed?.includes("field") === true;
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
