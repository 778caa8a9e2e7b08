import { atOrBelow } from "../../../rules/predicates.ts";
import { requireData } from "../../../engine/case.ts";
import { equals } from "./equals.ts";
import { assertShown, list } from "../../lists/list.ts";
import { relation, type CasesOf } from "../../lists/relation.ts";
import { sampleOf, isAssumed } from "../../../knowledge/subject.ts";
import { given } from "./values.ts";

export const below: CasesOf = (subject, field, depth) => {
  const { field: shows, ...rest } = field;
  const sample = sampleOf(subject, field);
  return [
    ...equals(subject, rest, depth),
    ...(shows === undefined || !sample
      ? []
      : [
          relation(subject, field, depth, {
            name: `${field.name}-shown`,
            questions: sample.maxValues,
            assumed: isAssumed(field, "field"),
            beside: { requests: sample.requests, rows: 0 },
            rule: `${field.name} returns only rows at a path or below it`,
            async run(tools, scope) {
              let rowCount = 0;
              for (const path of await sample.of(tools)) {
                const { rows, exchange } = await list(tools, subject, scope, given(field, path));
                rowCount += rows.length;
                assertShown(
                  { rows, exchange },
                  shows,
                  atOrBelow(shows, path),
                  `a path at ${path} or below it`,
                );
              }
              requireData(rowCount > 0, "no sample path returns rows");
            },
          }),
        ]),
  ];
};
