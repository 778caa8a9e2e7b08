import { Inconclusive, type CheckCase, type Tools, requireData } from "../../../engine/case.ts";
import { assertSame } from "../../../session/rows.ts";
import { keysOf, list, listLimit, requireWhole, type Scope, wordsOf } from "../../lists/list.ts";
import { relation } from "../../lists/relation.ts";
import type { FilterField, Subject } from "../../../knowledge/subject.ts";
import { given, listsOf, tries, maxDearValues } from "./values.ts";
import { unknownId } from "../../../contract/values.ts";

const maxValues = 9;

/** Two values return the rows of either. */
export function bothCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  const cost = tries(subject, field, maxValues);
  // Few values that are not documented return rows.
  const searches = field.choices ? 2 : 4;
  const findTwo = async (tools: Tools, scope: Scope) => {
    const lists = [...(await listsOf(tools, subject, field, scope, maxValues))];
    for (const [index, first] of lists.entries())
      for (const second of lists.slice(index + 1)) {
        const [mine, its] = [keysOf(first[1]), keysOf(second[1])];
        const differ = mine.some((key) => !its.includes(key)) && its.some((key) => !mine.includes(key));
        if (differ && mine.length + its.length < listLimit(subject, tools.depth))
          return [first, second] as const;
      }
    throw new Inconclusive(`no two values of ${name} return different rows`);
  };
  return relation(subject, field, depth, {
    name: `${name}-of-two-values`,
    ...cost,
    searches,
    assumed: true,
    rule: `two values of ${name} return the rows of either`,
    async run(tools, scope) {
      const [[first, ownRows], [second, otherRows]] = await findTwo(tools, scope);
      const both = await list(tools, subject, scope, given(field, first, second));
      requireWhole(ownRows, otherRows, both);
      const expected = [...new Set([...keysOf(ownRows), ...keysOf(otherRows)])].sort();
      assertSame(keysOf(both).sort(), expected, `the rows of ${first} and of ${second}`, both.exchange);
    },
  });
}

/** Cases of an input that identifies rows, with values from rows found in another way. */
export function inputCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, field: shows } = field;
  if (shows === undefined) return [];
  const assumed = field.isAssumed;
  return [{ unknown: false }, { unknown: true }].map(({ unknown }) =>
    relation(subject, field, depth, {
      name: unknown ? `${name}-unknown` : name,
      assumed,
      rule: unknown
        ? `an unknown value of ${name} returns no row, and the other values still return theirs`
        : `${name} returns the row of each value`,
      async run(tools, scope) {
        const { rows } = await list(tools, subject, scope);
        const values = [...new Set(rows.flatMap((row) => wordsOf(row, shows)))].slice(0, maxDearValues);
        requireData(values.length > 1, `fewer than two rows have ${shows}`);
        const requested = unknown ? [...values, unknownId] : values;
        const result = await list(
          tools,
          subject,
          { values: {} },
          given(field, ...requested),
          maxDearValues + 1,
        );
        const got = result.rows.flatMap((row) => wordsOf(row, shows));
        assertSame(got.sort(), values.sort(), "the requested rows", result.exchange);
      },
    }),
  );
}
