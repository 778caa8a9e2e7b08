import { requireData, type CheckCase } from "../../../engine/case.ts";
import { unknownId } from "../../../contract/unknown-id.ts";
import { assertSame } from "../../../session/rows.ts";
import { list, wordsOf } from "../../lists/list.ts";
import { relation } from "../../lists/relation.ts";
import type { FilterField, Subject } from "../../../contract/subject.ts";
import { few, given } from "./values.ts";

/** Names what is found: rows that were found otherwise are found by what they show. */
export function input(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, field: shows } = field;
  if (shows === undefined) return [];
  const assumed = field.isAssumed;
  return [{ unknown: false }, { unknown: true }].map(({ unknown }) =>
    relation(subject, depth, {
      name: unknown ? `${name}-unknown` : name,
      in: field.in,
      questions: 2,
      assumed,
      rule: unknown
        ? `an unknown value of ${name} returns no row, and the other values still return theirs`
        : `${name} returns the row of each value`,
      async run(tools, scope) {
        const { rows } = await list(tools, subject, scope);
        const values = [...new Set(rows.flatMap((row) => wordsOf(row, shows)))].slice(0, few);
        requireData(values.length > 1, `fewer than two rows have ${shows}`);
        const asked = unknown ? [...values, unknownId] : values;
        const found = await list(tools, subject, { values: {} }, given(field, ...asked), few + 1);
        const got = found.rows.flatMap((row) => wordsOf(row, shows));
        assertSame(got.sort(), values.sort(), "the requested rows", found.exchange);
      },
    }),
  );
}
