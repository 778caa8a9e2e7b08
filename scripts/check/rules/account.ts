import { fieldBy, isAssumed } from "../contract/subject.ts";
import { placeOf, textsFrom, type Answered, type Broken } from "./answered.ts";
import { isUuid } from "./named-ids.ts";
import { wordsOf } from "./row.ts";

/**
 * All rows are of one account, and of the one that was named. An account may be named by its platform id, which rows do not
 * show, so only a uuid is compared with theirs.
 */
export function accountBroken({ subject, values, rows }: Answered): Broken[] {
  const field = fieldBy(subject, "account");
  if (field?.field === undefined) return [];
  const { name, field: shows } = field;
  const [named] = textsFrom(values.get(field));
  if (named === undefined) return [];
  const ids = [...new Set(rows.flatMap((row) => wordsOf(row, shows)))];
  const stranger = isUuid(named) ? ids.find((id) => isUuid(id) && !isSame(id, named)) : undefined;
  if (stranger === undefined && ids.length < 2) return [];
  return [
    {
      name: `filter-${name}`,
      at: placeOf(field),
      rule: `${name} returns only rows of that account`,
      expected: stranger === undefined ? "rows of one account" : `${shows} ${named}`,
      got: stranger === undefined ? `${shows} ${ids.slice(0, 2).join(" and ")}` : `${shows} ${stranger}`,
      assumed: isAssumed(field, "field"),
    },
  ];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
