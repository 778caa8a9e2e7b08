import type { Fields } from "../../../contract/fields.ts";
import { assert, requireData, type CheckCase } from "../../../engine/case.ts";
import { assertDisjoint, assertShown, list, type Rows, wordsOf } from "../../lists/list.ts";
import { relation } from "../../lists/relation.ts";
import { isAssumed, type FilterField, type Subject } from "../../../knowledge/subject.ts";
import { given } from "./values.ts";

/** A field that a request has to set chooses among lists. */
export function requiredCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, field: shows, choices = [] } = field;
  const assumed = isAssumed(field, "field");
  return [
    ...(shows === undefined ? [] : choices).map((value) =>
      relation(subject, field, depth, {
        name: `${name}-${value}`,
        questions: 1,
        assumed,
        rule: `${name} ${value} returns only rows with that ${shows}`,
        async run(tools, scope) {
          const { rows, exchange } = await list(tools, subject, scope, given(field, value));
          requireData(rows.length > 0, `no rows with ${name} ${value}`);
          const isIt = (row: Fields) => wordsOf(row, shows ?? "").includes(value);
          assertShown({ rows, exchange }, shows ?? "", isIt, `${shows} ${value}`);
        },
      }),
    ),
    relation(subject, field, depth, {
      name: `${name}-of-one-value`,
      questions: choices.length,
      assumed: field.isAssumed,
      rule: `no row has two values of ${name}, and no list has only rows of another value`,
      async run(tools, scope) {
        const found = [];
        for (const value of choices) found.push(await list(tools, subject, scope, given(field, value)));
        const some = found.filter(({ rows }) => rows.length > 0);
        requireData(some.length > 1, `at most one value of ${name} returns rows`);
        some.forEach((one, place) => {
          for (const later of some.slice(place + 1))
            assertDisjoint(one, later, `no row with two values of ${name}`);
        });
        if (shows !== undefined) assertOwnWords(found, choices, name, shows);
      },
    }),
  ];
}

/** Breaks off where each list calls its rows what another list is asked for by, whatever words rows have otherwise. */
function assertOwnWords(
  found: readonly Rows[],
  choices: readonly string[],
  name: string,
  shows: string,
): void {
  const words = found.map(({ rows }) => new Set(rows.flatMap((row) => wordsOf(row, shows))));
  const areSwapped = words.every((all, place) => {
    const [word, ...others] = all;
    return others.length === 0 && word !== choices[place] && choices.includes(word ?? "");
  });
  const [value] = choices;
  const got = [...(words[0] ?? [])].join();
  assert(!areSwapped, `${name} ${value} to return rows with that ${shows}`, got, found[0]?.exchange);
}
