import type { Fields } from "../../../contract/fields.ts";
import { assert, requireData, Inconclusive, type CheckCase, type Tools } from "../../../engine/case.ts";
import { containsText } from "../../../rules/predicates.ts";
import { assertSame } from "../../../session/rows.ts";
import {
  assertPart,
  assertShown,
  has,
  keysOf,
  list,
  listWithout,
  listLimit,
  requireWhole,
  type Scope,
  wordsOf,
} from "../../lists/list.ts";
import { relation, type CasesOf } from "../../lists/relation.ts";
import {
  sampleOf,
  isAssumed,
  type FilterField,
  type ShownField,
  type Subject,
} from "../../../knowledge/subject.ts";
import { given } from "./values.ts";

const maxValues = 6;
/** The minimum length of a text of which a part is searched for. */
const minChars = 4;

export const contains: CasesOf = (subject, field, depth) => {
  if (field.field === undefined) return hiddenCases(subject, field, depth);
  const shown = { ...field, field: field.field };
  return [
    ...shownCases(subject, shown, depth),
    ...(field.isList ? alternativeCases(subject, shown, depth) : []),
  ];
};

/** The scope, or none for an input that takes precedence over others. */
function within({ precedence }: FilterField, scope: Scope): Scope {
  return precedence === undefined ? scope : { values: {} };
}

function shownCases(subject: Subject, field: ShownField, depth: number): CheckCase[] {
  const { name, field: shows } = field;
  return [
    relation(subject, field, depth, {
      name: `${name}-contains`,
      assumed: isAssumed(field, "field"),
      rule: `${name} returns only rows whose ${shows} contains the text, including the row the text came from`,
      async run(tools, scope) {
        const { rows } = await list(tools, subject, scope);
        const innerText = (row: Fields) => (wordsOf(row, shows)[0] ?? "").slice(1, -1);
        const longEnough = rows.filter((row) => innerText(row).length > minChars - 2);
        // Prefer a text that no other filtered field contains.
        const otherFields = subject.fields.filter(
          ({ by, field: other }) => by === "contains" && other !== shows,
        );
        const isOwn = (row: Fields) =>
          otherFields.every(
            ({ field: other = "" }) => !wordsOf(row, other).some((word) => word.includes(innerText(row))),
          );
        const row = longEnough.find(isOwn) ?? longEnough[0];
        requireData(row !== undefined, `no row has ${shows}`);
        const [whole = ""] = wordsOf(row, shows);
        const text = innerText(row);
        const matches = await list(tools, subject, within(field, scope), given(field, text));
        const passes = containsText(shows, text);
        assertShown(matches, shows, passes, `${shows} that contains ${text}`);
        assert(
          has(matches, row) !== false,
          `${name} ${text} to return the row with ${shows} ${whole}`,
          "other rows",
          matches.exchange,
        );
        // With a default, no list is unfiltered.
        if (field.precedence !== undefined || field.default !== undefined) return;
        const all = await list(tools, subject, scope);
        assertPart(matches, all, `every row with ${name} also in the list without it`);
      },
    }),
  ];
}

/** Cases of lists of values: alternatives in any order. */
function alternativeCases(subject: Subject, field: ShownField, depth: number): CheckCase[] {
  const { name, field: shows } = field;
  const valuesOf = async (tools: Tools, scope: Scope) => {
    const { rows } = await list(tools, subject, scope);
    return [...new Set(rows.flatMap((row) => wordsOf(row, shows)))].slice(0, maxValues);
  };
  const findTwo = async (tools: Tools, scope: Scope) => {
    let first: { value: string; keys: string[] } | undefined;
    for (const value of await valuesOf(tools, scope)) {
      const matches = await list(tools, subject, within(field, scope), given(field, value));
      const keys = keysOf(matches);
      const before = first?.keys ?? [];
      if (
        keys.length === 0 ||
        !matches.whole ||
        keys.length + before.length >= listLimit(subject, tools.depth)
      )
        continue;
      if (first && keys.some((key) => !before.includes(key)) && before.some((key) => !keys.includes(key)))
        return { values: [first.value, value], matches: [...before, ...keys] };
      first ??= { value, keys };
    }
    throw new Inconclusive(`no two values of ${name} return different rows`);
  };
  const ask = (tools: Tools, scope: Scope, values: readonly string[]) =>
    list(tools, subject, within(field, scope), given(field, ...values));
  return [
    relation(subject, field, depth, {
      name: `${name}-in-either-order`,
      questions: 3,
      assumed: field.isAssumed,
      rule: `two values of ${name} return the same rows in either order, and each returns rows that have it`,
      async run(tools, scope) {
        const [first, second] = await valuesOf(tools, scope);
        requireData(first !== undefined && second !== undefined, `fewer than two rows have ${shows}`);
        const there = await ask(tools, scope, [first, second]);
        if (there.rows.length === 0) {
          // Whether one of several values is enough is not specified, but a single value must find its rows.
          const { rows, exchange } = await ask(tools, scope, [first]);
          assert(
            rows.length > 0,
            `at least one row with ${name} ${first}, since rows have that value`,
            "none",
            exchange,
          );
        }
        // If both values are found, their order does not matter.
        const shown = new Set(there.rows.flatMap((row) => wordsOf(row, shows)));
        if (shown.has(first) && shown.has(second)) return;
        const back = await ask(tools, scope, [second, first]);
        const [mine, its] = [keysOf(there).sort(), keysOf(back).sort()];
        if (mine.join() !== its.join()) requireWhole(there, back);
        assertSame(its, mine, `the same rows as with the values of ${name} swapped`, back.exchange);
      },
    }),
    relation(subject, field, depth, {
      name: `${name}-of-two-values`,
      questions: maxValues + 2,
      assumed: true,
      rule: `two values of ${name} return the rows of either`,
      async run(tools, scope) {
        const { values, matches } = await findTwo(tools, scope);
        const both = await ask(tools, scope, values);
        requireWhole(both);
        const words = `the rows of ${values.join(" and of ")}`;
        assertSame(keysOf(both).sort(), [...new Set(matches)].sort(), words, both.exchange);
      },
    }),
  ];
}

/** Cases for a text that rows do not show, with values from elsewhere. */
function hiddenCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name } = field;
  const sample = sampleOf(subject, field);
  if (!sample) return [];
  // The field that sets how the text is compared, if there is one.
  const matchField = subject.fields.find(({ by, of }) => by === "match" && of === name);
  const cost = {
    questions: sample.maxValues * 2 + 1,
    beside: { requests: sample.requests, rows: 5 * sample.requests },
  } as const;
  const first = async (tools: Tools, scope: Scope) => {
    for (const value of await sample.of(tools)) {
      const matches = await list(tools, subject, scope, given(field, value));
      if (matches.rows.length > 0) return { value, matches };
    }
    throw new Inconclusive(`no value of ${name} returns rows`);
  };
  return [
    // The cases of the match field search for parts.
    ...(matchField
      ? []
      : [
          relation(subject, field, depth, {
            name: `${name}-is-a-part`,
            ...cost,
            rule: `${name} returns a subset of the list without it`,
            async run(tools, scope) {
              const { matches } = await first(tools, scope);
              const all = await listWithout(tools, subject, scope, field);
              assertPart(matches, all, `every row with ${name} also in the list without it`);
            },
          }),
          relation(subject, field, depth, {
            name: `${name}-of-part`,
            ...cost,
            rule: `${name} matches part of a text`,
            async run(tools, scope) {
              const { value, matches } = await first(tools, scope);
              const part = value.slice(Math.floor(value.length / 3));
              const partial = await list(tools, subject, scope, given(field, part));
              assertPart(matches, partial, "rows found by part of the text that finds them");
            },
          }),
        ]),
    relation(subject, field, depth, {
      name: `${name}-of-nothing`,
      ...cost,

      rule: `${name} returns no rows for a text that no row contains`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        requireData(all.rows.length > 0, "no rows without the filter");
        const none = await list(tools, subject, scope, given(field, "zzqxv-jjwqk"));
        assertSame(keysOf(none), [], "no rows", none.exchange);
      },
    }),
  ];
}
