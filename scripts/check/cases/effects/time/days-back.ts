import type { Fields } from "../../../contract/fields.ts";
import { assert, requireData, type CheckCase, nowOf } from "../../../engine/case.ts";
import { day } from "../../../session/rows.ts";
import { assertCovered, assertShown, give, list, measure } from "../../lists/list.ts";
import { relation, type CasesOf } from "../../lists/relation.ts";
import { isAssumed, type FilterField, type ShownField, type Subject } from "../../../knowledge/subject.ts";

const [fewerDays, moreDays] = [30, 90];

export const daysBack: CasesOf = (subject, field, depth) =>
  field.field === undefined
    ? [totalsCase(subject, field, depth)]
    : [shownCase(subject, { ...field, field: field.field }, depth)];

function shownCase(subject: Subject, field: ShownField, depth: number): CheckCase {
  const { name, field: shows } = field;
  return relation(subject, field, depth, {
    name,
    assumed: isAssumed(field, "field"),
    rule: `${name} returns exactly the rows with ${shows} within that many days`,
    async run(tools, scope) {
      const all = await list(tools, subject, scope);
      const filtered = await list(tools, subject, scope, { [name]: fewerDays });
      const first = (await nowOf(tools, filtered.exchange)) - fewerDays * day;
      const passes = (row: Fields) => (measure(row, shows) ?? first) >= first - give;
      assertShown(filtered, shows, passes, `${shows} in the last ${fewerDays} days`);
      const clear = all.rows.filter((row) => (measure(row, shows) ?? first) > first + give);
      assertCovered(clear, [filtered], `rows with ${shows} in the last ${fewerDays} days`);
      requireData(all.rows.length > clear.length, `every row has ${shows} in the last ${fewerDays} days`);
    },
  });
}

/** If rows hold counts, those over fewer days are not larger. */
function totalsCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  return relation(subject, field, depth, {
    name,
    rule: "no number over fewer days exceeds the number over more days",
    async run(tools, scope) {
      const filtered = await list(tools, subject, scope, { [name]: fewerDays });
      const more = await list(tools, subject, scope, { [name]: moreDays });
      requireData(filtered.rows.length > 0, `no rows in the last ${fewerDays} days`);
      const byKey = new Map(more.rows.map((row) => [more.keyOf(row), row]));
      let differing = 0;
      for (const row of filtered.rows) {
        const key = filtered.keyOf(row);
        const counterpart = byKey.get(key);
        for (const [count, value] of Object.entries(row)) {
          if (typeof value !== "number") continue;
          // A row that is missing may be beyond the limit.
          const limit = counterpart ? Number(counterpart[count]) : more.whole ? 0 : Infinity;
          const expected = `${count} of ${key} over ${fewerDays} days at most ${limit}, as over ${moreDays} days`;
          assert(value <= limit, expected, `${value}`, filtered.exchange);
          if (value < Number(counterpart?.[count])) differing += 1;
        }
      }
      requireData(differing > 0, `the same numbers over ${fewerDays} days as over ${moreDays}`);
    },
  });
}
