import { fieldBy } from "../contract/subject.ts";
import { namedIds } from "./named-ids.ts";
import { isIgnored, numberFrom, type Answered, type Broken } from "./answered.ts";

/** No more rows than the limit that was sent, or than its default. What a limit below 1 means is not stated. */
export function limitBroken(answered: Answered): Broken[] {
  const { subject, rows, values } = answered;
  const field = fieldBy(subject, "limit");
  if (!field || isIgnored(answered, field)) return [];
  const limit = numberFrom(values.get(field));
  if (limit === undefined || !Number.isInteger(limit) || limit < 1 || rows.length <= limit) return [];
  const at = "responses/200" as const;
  return [
    {
      name: "limit",
      at,
      rule: "a response has no more rows than its limit",
      expected: `at most ${limit} ${limit === 1 ? "row" : "rows"} (${field.name})`,
      got: `${rows.length} rows`,
      // That a limit means nothing where rows are named by their ids is not stated of every version.
      // Of several lists, it may be about the ranked ones.
      assumed:
        namedIds(answered) !== undefined || (subject.lists.length > 1 && answered.list?.order === undefined),
    },
  ];
}
