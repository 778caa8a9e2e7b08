import { assert, requireData, Inconclusive, type CheckCase, type Tools } from "../../../engine/case.ts";
import { hasValue } from "../../../rules/predicates.ts";
import { bothCase, inputCases } from "./alternatives.ts";
import { hiddenCases, unspokenCase } from "./hidden.ts";
import {
  assertCovered,
  assertCut,
  assertDisjoint,
  assertPart,
  comparePart,
  assertShown,
  has,
  list,
  listWithout,
  type Rows,
  type Scope,
  wordsOf,
} from "../../lists/list.ts";
import { relation, type CasesOf } from "../../lists/relation.ts";
import { requiredCases } from "./required.ts";
import { inWords, severalCase } from "./several.ts";
import { wideOf, wideScopes } from "../../lists/scopes.ts";
import {
  sampleOf,
  holdsSeveral,
  isAssumed,
  isDear,
  type FilterField,
  type ShownField,
  type Subject,
} from "../../../knowledge/subject.ts";
import { maxDearValues, maxLists, given, listsOf, tries } from "./values.ts";

/** A field with so many values, such as languages, has rows for only a few of them. */
const manyValues = 10;

export const equals: CasesOf = (subject, field, depth) => {
  if (field.isRequired) return requiredCases(subject, field, depth);
  if (field.precedence !== undefined) return inputCases(subject, field, depth);
  const { choices, all, isList } = field;
  const values = choices?.filter((value) => value !== all);
  const isSingleValued = values && isSingle(subject, field);
  const isHidden = field.field === undefined;
  const isSplit = isList && values !== undefined && !isDear(subject);
  return [
    ...(isSplit && field.field !== undefined
      ? splitCases(subject, { ...field, field: field.field }, depth)
      : []),
    ...(isSplit ? [] : shownCases(subject, field, depth)),
    ...(isHidden
      ? hiddenCases(subject, field, depth)
      : isDear(subject) || isSplit || !(choices ?? sampleOf(subject, field))
        ? []
        : [partCase(subject, field, depth)]),
    ...(all === undefined ? [] : allCases(subject, field, all, depth)),
    ...(values && !isSplit && !isHidden && !isDear(subject) ? completeCases(subject, field, depth) : []),
    ...(isList ? [bothCase(subject, field, depth)] : []),
    ...(isSingleValued ? [apartCase(subject, field, depth)] : []),
    ...(values &&
    values.length < manyValues &&
    isHidden &&
    !isList &&
    field.by === "equals" &&
    !isDear(subject)
      ? [
          ...values.map((value) => hiddenCase(subject, field, value, depth)),
          beforeLimitCase(subject, field, depth, field.isAssumed),
        ]
      : []),
  ];
};

/** Cases of a list of documented values that rows show. */
function splitCases(subject: Subject, field: ShownField, depth: number): CheckCase[] {
  const shownWords = inWords(subject, field, (value) => hasValue(subject, field, value, false));
  const unspoken = isAssumed(field, "field") ? unspokenCase(subject, field, depth) : [];
  return [severalCase(subject, field, depth, shownWords), ...unspoken];
}

function isSingle(subject: Subject, { field }: FilterField): boolean {
  return field === undefined || holdsSeveral(subject, field) !== true;
}

function shownCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, field: shows, choices, all } = field;
  if (shows === undefined) return [];
  const rule = (value: string) => `${name} ${value} returns only rows with a matching ${shows}`;
  const assertMatching = (tools: Tools, value: string, { rows, exchange }: Rows) => {
    const passing = hasValue(subject, field, value, tools.options.assume);
    assertShown({ rows, exchange }, shows, passing, `${shows} of ${value}`);
  };
  if (choices && !isDear(subject)) {
    const limit = choices.length < manyValues ? depth : maxDearValues;
    const wide = wideOf(subject);
    return choices
      .filter((value) => value !== all)
      .map((value) =>
        relation(subject, field, depth, {
          name: `${name}-${value.replaceAll(" ", "-")}`,
          rule: rule(value),
          questions: 1,
          each: limit,
          assumed: field.isAssumed,
          beside: { requests: wide, rows: wide * limit },
          async run(tools, scope) {
            for (const inScope of [scope, ...(await wideScopes(tools, subject))]) {
              const result = await list(tools, subject, inScope, given(field, value), limit);
              if (result.rows.length > 0) return assertMatching(tools, value, result);
            }
            throw new Inconclusive(`no rows with ${name} ${value}`);
          },
        }),
      );
  }
  const listsByValue = async (tools: Tools, scope: Scope) => {
    const unfiltered = await list(tools, subject, scope);
    requireData(unfiltered.rows.length > 1, "fewer than two rows");
    const shownByRows = unfiltered.rows.flatMap((row) => wordsOf(row, shows));
    const documented = [...new Set(shownByRows)].filter((value) => !choices || choices.includes(value));
    const sampled = documented.slice(0, isDear(subject) ? 2 : maxDearValues);
    requireData(sampled.length > 0, `no row has ${shows}`);
    const lists = [];
    for (const value of sampled)
      lists.push({ value, result: await list(tools, subject, scope, given(field, value)) });
    return { unfiltered, lists };
  };
  return [
    ...(choices
      ? [
          relation(subject, field, depth, {
            name: `${name}-shown`,
            questions: maxDearValues + 1,
            assumed: field.isAssumed,
            rule: `${name} returns rows with that ${shows}, and none with another documented value`,
            async run(tools, scope) {
              for (const { value, result } of (await listsByValue(tools, scope)).lists) {
                assertMatching(tools, value, result);
                const words = `at least one row with ${shows} ${value}, since the list without ${name} has one`;
                assert(result.rows.length > 0, words, "none", result.exchange);
              }
            },
          }),
        ]
      : []),
    relation(subject, field, depth, {
      name,
      questions: maxDearValues + 1,
      // Of documented values it is assumed that rows use them, and of a search that it is repeatable.
      assumed: choices !== undefined || isAssumed(field, "field") || !subject.listsAll,
      rule: `${name} returns only rows with that ${shows}, including the row the value came from`,
      async run(tools, scope) {
        const { unfiltered, lists } = await listsByValue(tools, scope);
        for (const { value, result } of lists) {
          const passing = hasValue(subject, field, value, true);
          assertShown(result, shows, passing, `${shows} ${value}`);
          const missing = unfiltered.rows.find((row) => passing(row) && has(result, row) === false);
          const words = `every row with ${shows} ${value}`;
          assert(missing === undefined, words, missing && unfiltered.keyOf(missing), result.exchange);
        }
      },
    }),
  ];
}

/** A value that rows do not show is accepted, and returns a subset of the unfiltered list. */
function hiddenCase(subject: Subject, field: FilterField, value: string, depth: number): CheckCase {
  const { name, all } = field;
  return relation(subject, field, depth, {
    name: `${name}-${value.replaceAll(" ", "-")}`,
    assumed: field.isAssumed,
    rule: `${name} ${value} is accepted and returns a subset of the list without it`,
    async run(tools, scope) {
      const filtered = await list(tools, subject, scope, given(field, value));
      requireData(filtered.rows.length > 0, `no rows with ${name} ${value}`);
      if (isAssumed(field) && !tools.options.assume) return;
      const every = all === undefined ? {} : given(field, all);
      if (all === undefined && field.default !== undefined) return;
      const whole = await list(tools, subject, scope, every);
      const extra = filtered.rows.find((row) => has(whole, row) === false);
      const words = `every row with ${name} ${value} also in the list ${all === undefined ? `without ${name}` : `with ${name} ${all}`}`;
      assert(
        extra === undefined,
        words,
        `${extra && filtered.keyOf(extra)} is missing there`,
        whole.exchange,
      );
    },
  });
}

function partCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  return relation(subject, field, depth, {
    name: `${name}-is-a-part`,
    ...tries(subject, field),
    searches: sampleOf(subject, field) ? 4 : 0,
    rule: `${name} returns a subset of the list without it`,
    async run(tools, scope) {
      const all = await listWithout(tools, subject, scope, field);
      const lists = await listsOf(tools, subject, field, scope);
      requireData(lists.size > 0, `no value of ${name} returns rows`);
      let compared = 0;
      for (const [value, filtered] of lists) {
        const words = `every row with ${name} ${value} also in the list without ${name}`;
        if (comparePart(filtered, all, words)) compared += 1;
      }
      requireData(compared > 0, `the lists with and without ${name} are too short or too long to compare`);
    },
  });
}

/** Cases of the value that keeps every row. */
function allCases(subject: Subject, field: FilterField, all: string, depth: number): CheckCase[] {
  const { name } = field;
  return [
    relation(subject, field, depth, {
      name: `${name}-${all}-has-each`,
      ...tries(subject, field),
      assumed: isAssumed(field, "all"),
      rule: `${name} ${all} returns every row of the list without ${name} and of every other value`,
      async run(tools, scope) {
        const every = await list(tools, subject, scope, given(field, all));
        for (const [value, filtered] of await listsOf(tools, subject, field, scope))
          assertPart(filtered, every, `every row with ${name} ${value} also in the list with ${name} ${all}`);
        assertPart(
          await list(tools, subject, scope),
          every,
          `every row without ${name} also in the list with ${name} ${all}`,
        );
      },
    }),
    relation(subject, field, depth, {
      // Some rows may have no known value.
      name: `${name}-adds-up`,
      ...tries(subject, field),
      assumed: true,
      rule: `every row with ${name} ${all} is returned for another value too`,
      async run(tools, scope) {
        const every = await list(tools, subject, scope, given(field, all));
        const parts = [];
        for (const value of field.choices ?? [])
          if (value !== all) parts.push(await list(tools, subject, scope, given(field, value)));
        assertCovered(every.rows, parts, `every row of ${all} also in the list of another value`);
      },
    }),
  ];
}

/** Rows that show a value are returned for it, and the limit applies after filtering. */
function completeCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, field: shows = "", choices = [] } = field;
  // The words that rows use may be assumed.
  const assumed = isAssumed(field, "field", "spans");
  return [
    relation(subject, field, depth, {
      name: `${name}-by-${shows}`,
      ...tries(subject, field),
      assumed,
      rule: `${name} returns every row with that ${shows}`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        let compared = 0;
        for (const value of choices) {
          const rows = all.rows.filter((row) => wordsOf(row, shows).includes(value));
          if (rows.length === 0) continue;
          compared += 1;
          const filtered = await list(tools, subject, scope, given(field, value));
          assertCovered(rows, [filtered], `rows with ${shows} ${value} in the list with that ${name}`);
          if (compared === maxLists) break;
        }
        requireData(compared > 0, `no row has ${shows}`);
      },
    }),
    beforeLimitCase(subject, field, depth),
  ];
}

function beforeLimitCase(
  subject: Subject,
  field: FilterField,
  depth: number,
  assumed = isAssumed(field),
): CheckCase {
  const { name } = field;
  return relation(subject, field, depth, {
    name: `${name}-before-limit`,
    ...tries(subject, field),
    assumed,
    rule: "a list is filtered before the limit cuts it, so it is as long as the matching rows allow",
    async run(tools, scope) {
      const lists = await listsOf(tools, subject, field, scope);
      // Rows of the rarest value are the least likely to be within the limit by chance.
      const [rarest] = [...lists].sort(([, a], [, b]) => a.rows.length - b.rows.length);
      requireData(rarest !== undefined && lists.size > 1, `at most one value of ${name} returns rows`);
      const [value, all] = rarest;
      const limit = Math.min(all.rows.length, tools.depth);
      const filtered = await list(tools, subject, scope, given(field, value), limit);
      assertCut(filtered, all, limit, `with ${name} ${value}`);
    },
  });
}

function apartCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name, field: shows } = field;
  // A row that shows one value has no other.
  const assumed = isAssumed(field, "field") || shows === undefined || field.isList || isDear(subject);
  return relation(subject, field, depth, {
    name: `${name}-has-one-value`,
    ...tries(subject, field),
    assumed,
    rule: `no row has two values of ${name}`,
    async run(tools, scope) {
      const lists = [...(await listsOf(tools, subject, field, scope))];
      requireData(lists.length > 1, `at most one value of ${name} returns rows`);
      lists.forEach(([value, filtered], index) => {
        for (const [other, later] of lists.slice(index + 1))
          assertDisjoint(filtered, later, `no row with both ${name} ${value} and ${name} ${other}`);
      });
    },
  });
}
