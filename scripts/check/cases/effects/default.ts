import { requireData, type CheckCase } from "../../engine/case.ts";
import { assertSame } from "../../session/rows.ts";
import { keysOf, list } from "../lists/list.ts";
import { relation } from "../lists/relation.ts";
import type { FilterField, Subject } from "../../contract/subject.ts";

/** Leaving a field out means its default. */
export function defaultCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, default: value, by } = field;
  // Those of pages are looked at with the pages.
  if (value === undefined || by === "limit" || by === "offset") return [];
  return [
    relation(subject, depth, {
      name: `${name}-default`,
      in: field.in,
      questions: 2,
      assumed: field.isAssumed,
      rule: `without ${name}, the list is the same as with ${JSON.stringify(value)}`,
      async run(tools, scope) {
        const without = await list(tools, subject, scope, { [name]: undefined });
        const set = await list(tools, subject, scope, { [name]: value });
        requireData(set.rows.length > 0, `no rows with ${name} ${JSON.stringify(value)}`);
        const words = `the list with ${name} ${JSON.stringify(value)}`;
        assertSame(keysOf(without), keysOf(set), words, without.exchange);
      },
    }),
  ];
}
