import { assert, Inconclusive, requireData, type CheckCase, type Tools } from "../../../engine/case.ts";
import { assertSame } from "../../../session/rows.ts";
import {
  brief,
  comparePart,
  keysOf,
  list,
  listWithout,
  listLimit,
  wordsOf,
  type Rows,
  type Scope,
} from "../../lists/list.ts";
import { relation } from "../../lists/relation.ts";
import { wideOf, wideScopes } from "../../lists/scopes.ts";
import {
  sampleOf,
  isDear,
  type FilterField,
  type ShownField,
  type Subject,
} from "../../../knowledge/subject.ts";
import { documentedValues, everyValueOf, listOfAll, maxDearValues } from "./values.ts";

/** With fewer rows, a filter may have no effect by chance. */
const minRows = 10;

interface ValueList {
  values: readonly string[];
  rows: Rows;
}

/**
 * Cases of a filter by something that rows do not show. Its values are split into groups, whose lists are subsets of the
 * unfiltered list and cannot all be equal to it.
 */
export function hiddenCases(
  subject: Subject,
  field: FilterField,
  depth: number,
  assertHidden: (all: Rows) => void = () => undefined,
): CheckCase[] {
  const { name, isList } = field;
  const sample = sampleOf(subject, field);
  const maxLists = isList || isDear(subject) ? 2 : maxDearValues;
  const cost = {
    questions: maxLists + 1,
    // Each scope takes several lists.
    scopes: 2,
    beside: { requests: sample?.requests ?? 0, rows: 0 },
  } as const;
  const wide = Math.min(2, wideOf(subject));
  const swapped = `the same rows as with the values of ${name} reversed`;
  return [
    relation(subject, field, depth, {
      name: `${name}-is-a-part`,
      ...cost,
      rule: `${name} returns a subset of the list without it`,
      async run(tools, scope) {
        const all = await listWithout(tools, subject, scope, field);
        const returning = (await splitLists(tools, scope)).filter(({ rows }) => rows.rows.length > 0);
        requireData(returning.length > 0, `no value of ${name} returns rows`);
        let compared = 0;
        for (const { values, rows } of returning) {
          const words = `every row with ${name} ${brief(values)} also in the list without ${name}`;
          if (comparePart(rows, all, words)) compared += 1;
        }
        requireData(compared > 0, `the lists with and without ${name} are too short or too long to compare`);
      },
    }),
    relation(subject, field, depth, {
      name: `${name}-has-an-effect`,
      ...cost,
      assumed: field.isAssumed,
      searches: wide,
      questions: cost.questions + (isList ? 2 : 0),
      rule: `at least one of several values of ${name} changes the list`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        requireData(all.rows.length > 1, "fewer than two rows without the filter");
        assertHidden(all);
        const isAll = ({ rows }: ValueList) => keysOf(rows).join() === keysOf(all).join();
        const groups = await groupsOf(tools);
        requireData(groups.length > 1, `no values of ${name} to try`);
        // Values taken from the rows of the list may together return all of them, so try single ones.
        const single = isList ? [groups[0]?.[0], groups.at(-1)?.at(-1)] : [];
        const tried: string[] = [];
        for (const values of [...groups, ...single.flatMap((value) => (value ? [[value]] : []))]) {
          if (!isAll(await ask(tools, scope, values))) return;
          tried.push(brief(values));
        }
        const expected = `${name} to change the list for at least one of ${tried.join(", or ")}`;
        assert(false, expected, `the same list as without ${name}`, all.exchange);
      },
    }),
    ...(isList
      ? [
          relation(subject, field, depth, {
            name: `${name}-in-either-order`,
            ...cost,
            assumed: field.isAssumed,
            questions: maxLists + 4,
            beside: {
              requests: cost.beside.requests + 2 * wide,
              rows: 2 * wide * listLimit(subject, depth),
            },
            rule: `several values of ${name} return the same rows in any order and with any limit`,
            async run(tools, scope) {
              assertHidden(await list(tools, subject, scope));
              const [group = []] = await groupsOf(tools);
              // Where the first group shows it, the second need not be asked for.
              if (field.choices && (await isSame(tools, scope, [await ask(tools, scope, group)]))) return;
              const parts = await splitLists(tools, scope);
              if (await isSame(tools, scope, parts)) {
                // Many values that are not documented return nothing.
                const none = parts.find(({ rows }) => rows.rows.length === 0);
                if (!none || field.choices) return;
                const back = (await ask(tools, scope, none.values.toReversed(), maxDearValues)).rows;
                return assertSame(keysOf(back), [], swapped, back.exchange);
              }
              for (const inScope of (await wideScopes(tools, subject)).slice(0, wide))
                for (const { values } of parts)
                  if (await isSame(tools, inScope, [await ask(tools, inScope, values)])) return;
              // If no values separate the list, try other orders.
              const [part] = parts.sort((a, b) => b.rows.rows.length - a.rows.rows.length);
              requireData(part !== undefined && part.values.length > 1, `no two values of ${name} to try`);
              requireData(part.rows.rows.length > 0 || !isDear(subject), `no rows with ${name}`);
              const { values, rows } = part;
              const rounds = rows.rows.length > 0 ? [values.toReversed()] : rotations(values);
              let seen = rows.rows.length;
              for (const turned of rounds) {
                const back = (await ask(tools, scope, turned)).rows;
                seen += back.rows.length;
                requireData(rows.whole && back.whole, `there are more rows with ${name} than the limit`);
                assertSame(keysOf(back).sort(), keysOf(rows).sort(), swapped, back.exchange);
              }
              requireData(seen > 0, `no rows with ${name}`);
              throw new Inconclusive(`no list with ${name} shows whether a limit applies after it`);
            },
          }),
        ]
      : []),
    ...(field.choices && isList && field.by === "equals"
      ? [
          relation(subject, field, depth, {
            name: `${name}-finds-some`,
            ...cost,
            beside: { requests: 2 * wide, rows: 2 * wide * minRows },
            rule: `some rows of a long list have one of the values of ${name}`,
            async run(tools, scope) {
              let seen = 0;
              for (const inScope of [scope, ...(await wideScopes(tools, subject)).slice(0, wide)]) {
                const isScope = inScope === scope;
                const all = await list(tools, subject, inScope, {}, isScope ? undefined : minRows);
                seen += all.rows.length;
                const parts = isScope ? await splitLists(tools, inScope) : await allValues(tools, inScope);
                if (parts.some(({ rows }) => rows.rows.length > 0)) return;
              }
              requireData(seen >= 2 * minRows, "too few rows without the filter");
              const every = await ask(tools, scope, documentedValues(field));
              const { rows, exchange } = every.rows;
              assert(
                rows.length > 0,
                `at least one row with ${name} ${brief(documentedValues(field))}`,
                "none",
                exchange,
              );
            },
          }),
        ]
      : []),
  ];

  /**
   * Asserts that a proper subset for several values is the same with the values reversed and the limit set to its length, which
   * fails if one value decides, or the limit applies before filtering. `false` if there is no such list.
   */
  async function isSame(tools: Tools, scope: Scope, parts: readonly ValueList[]): Promise<boolean> {
    const all = await list(tools, subject, scope);
    const [part] = parts
      .filter(({ values, rows: { rows, whole } }) => values.length > 1 && rows.length > 0 && whole)
      .filter(({ rows }) => !all.whole || rows.rows.length < all.rows.length)
      .filter(({ rows }) => !isHead(keysOf(rows), keysOf(all)))
      .sort((a, b) => b.rows.rows.length - a.rows.rows.length);
    if (!part) return false;
    const { length } = part.rows.rows;
    const back = (await ask(tools, scope, part.values.toReversed(), length)).rows;
    assertSame(keysOf(back).sort(), keysOf(part.rows).sort(), swapped, back.exchange);
    return true;
  }

  /** The values in two groups, or the first of them one by one. */
  async function groupsOf(tools: Tools): Promise<(readonly string[])[]> {
    const values = await everyValueOf(tools, subject, field);
    const groups = isList
      ? [values.filter((_, index) => index % 2 === 0), values.filter((_, index) => index % 2 === 1)]
      : values.slice(0, maxLists).map((value) => [value]);
    return groups.filter((group) => group.length > 0);
  }

  async function splitLists(tools: Tools, scope: Scope): Promise<ValueList[]> {
    const parts = [];
    for (const group of await groupsOf(tools)) parts.push(await ask(tools, scope, group));
    return parts;
  }

  /** The list for all values together, limited to a few rows. */
  async function allValues(tools: Tools, scope: Scope): Promise<ValueList[]> {
    const values = documentedValues(field);
    return [await ask(tools, scope, values, minRows)];
  }

  async function ask(
    tools: Tools,
    scope: Scope,
    values: readonly string[],
    limit?: number,
  ): Promise<ValueList> {
    return { values, rows: await listOfAll(tools, subject, scope, { field, values, limit }) };
  }
}

/** Cases for rows that show other words than the filter's values: only whether the filter has an effect. */
export function unspokenCase(subject: Subject, field: ShownField, depth: number): CheckCase[] {
  const { field: shows, choices = [], ...rest } = field;
  const cases = hiddenCases(subject, { ...rest, choices, assumed: [] }, depth, ({ rows }) => {
    const words = rows.flatMap((row) => wordsOf(row, shows));
    const isSpoken = words.length > 0 && words.every((word) => choices.includes(word));
    requireData(!isSpoken, `rows use the filter's own values for ${shows}, so another case compares them`);
  });
  return cases.filter(({ id }) => id.endsWith("-has-an-effect") || id.endsWith("-in-either-order"));
}

/** Whether a list has the first of some keys, so that a limit leaves the same of both. */
function isHead(keys: readonly string[], all: readonly string[]): boolean {
  return all.slice(0, keys.length).every((key) => keys.includes(key));
}

/** Orders with a middle value first, or last. */
function rotations(values: readonly string[]): string[][] {
  const half = Math.floor(values.length / 2);
  const turned = [...values.slice(half), ...values.slice(0, half)];
  return values.length > 2 ? [turned, turned.toReversed()] : [values.toReversed()];
}
