import { requireData, Inconclusive, type CheckCase } from "../../../engine/case.ts";
import { aboutInSpan, inSpan } from "../../../rules/predicates.ts";
import { measure } from "../../../rules/row.ts";
import type { Fields } from "../../../contract/fields.ts";
import { bothCase } from "./alternatives.ts";
import { equals } from "./equals.ts";
import { assertCovered, assertShown, list } from "../../lists/list.ts";
import { relation, type CasesOf } from "../../lists/relation.ts";
import { wideOf, wideScopes } from "../../lists/scopes.ts";
import { severalCase, type Showing } from "./several.ts";
import { isAssumed, type FilterField, type ShownField, type Subject } from "../../../knowledge/subject.ts";
import { given } from "./values.ts";

/** Keeps rows whose number lies in the span that a value names. */
export const span: CasesOf = (subject, field, depth) => {
  const { field: shows, spans = {} } = field;
  // Beside the numbers, a span is a value like others.
  const valueField = { ...withoutField(field), assumed: [...(field.assumed ?? []), "field"] };
  const plain =
    shows !== undefined && field.isList
      ? [bothCase(subject, valueField, depth)]
      : equals(subject, valueField, depth);
  if (shows === undefined) return plain;
  const shown = { ...field, field: shows };
  // Which end is included may not be specified, nor how a number is rounded, so both are let pass.
  const isWithin = (row: Fields, value: string, give: number) => {
    const { from = 0, to = Infinity } = spans[value] ?? {};
    const number = measure(row, shows);
    return number === undefined ? undefined : number >= from - give && number <= to + give;
  };
  const shownSpans: Showing = {
    passes: (value) => (row) => isWithin(row, value, 1) ?? true,
    valuesOf: (row) => Object.keys(spans).filter((value) => isWithin(row, value, -1)),
    speaks: () => true,
    isMany: false,
  };
  return [
    ...(field.isList ? [severalCase(subject, shown, depth, shownSpans)] : []),
    ...shownCases(subject, shown, depth),
    ...plain,
  ];
};

function withoutField({ field: _, ...field }: FilterField): FilterField {
  return field;
}

function shownCases(subject: Subject, field: ShownField, depth: number): CheckCase[] {
  const { name, field: shows, spans = {} } = field;
  const wide = wideOf(subject);
  const assumed = isAssumed(field, "field", "spans");
  return Object.entries(spans).flatMap(([value, range]) => [
    ...(field.isList
      ? []
      : [
          relation(subject, field, depth, {
            name: `${name}-${value}`,
            questions: 1,
            each: depth,
            rule: `${name} ${value} returns only rows with a matching ${shows}`,
            beside: { requests: wide, rows: wide * depth },
            async run(tools, scope) {
              for (const one of [scope, ...(await wideScopes(tools, subject))]) {
                const { rows, exchange } = await list(tools, subject, one, given(field, value), tools.depth);
                if (rows.length === 0) continue;
                return assertShown(
                  { rows, exchange },
                  shows,
                  aboutInSpan(shows, range),
                  `${shows} of ${value}`,
                );
              }
              throw new Inconclusive(`no rows with ${name} ${value}`);
            },
          }),
        ]),
    relation(subject, field, depth, {
      name: `${name}-${value}-by-${shows}`,
      assumed,
      rule: `${name} ${value} returns exactly the rows with ${shows} of at least ${range.from}${range.to === undefined ? "" : ` and below ${range.to}`}`,
      async run(tools, scope) {
        const isWithin = inSpan(shows, range);
        const all = await list(tools, subject, scope);
        const some = await list(tools, subject, scope, given(field, value));
        assertShown(some, shows, isWithin, `${shows} of ${value}`);
        const rows = all.rows.filter(isWithin);
        requireData(rows.length > 0, `no row has ${shows} of ${value}`);
        assertCovered(rows, [some], `rows with ${shows} of ${value}`);
      },
    }),
  ]);
}
