import type { Fields } from "../../contract/fields.ts";
import { meaningOf, assert, requireData, type CheckCase } from "../../engine/case.ts";
import { inWords, misplaced, type ShownOrder } from "../../rules/order.ts";
import { assertEach, assertSame } from "../../session/rows.ts";
import { keysOf, list, listAnew, measure, listLimit, shown, type Rows } from "../lists/list.ts";
import { relation, type CasesOf } from "../lists/relation.ts";
import { wideOf, wideScopes } from "../lists/scopes.ts";
import {
  isAssumed,
  mayBeUnknown,
  type FilterField,
  type Order,
  type Subject,
} from "../../knowledge/subject.ts";

export const order: CasesOf = (subject, field, depth) => {
  const orders = sortValues(field);
  return [
    ...orders.flatMap(([value, documented]) => [
      stableCase(subject, field, value, depth),
      keepsCase(subject, field, value, depth),
      ...(documented?.field === undefined
        ? [effectCase(subject, field, value, depth)]
        : shownCases(subject, field, value, { ...documented, field: documented.field }, depth)),
    ]),
    ...reversedCases(subject, field, depth),
  ];
};

export function sortValues({
  orders = {},
  choices = [],
}: FilterField): [value: string, order: Order | undefined][] {
  const values = new Set([...Object.keys(orders), ...choices]);
  return [...values].map((value) => [value, orders[value]]);
}

/** Asserts that known values are in order; the position of unknown ones is not specified. */
export function assertOrder({ rows, exchange }: Rows, by: ShownOrder, assume = true): void {
  const wrong = misplaced(rows, by, assume);
  if (!wrong) return;
  const [before, row] = wrong.map((item) => String(shown(item, by.field)));
  assert(false, inWords(by), `${row} after ${before}`, exchange);
}

export function distinctValues(rows: readonly Fields[], field: string): Set<unknown> {
  return new Set(
    rows.map((row) => shown(row, field)).filter((value) => value !== null && value !== undefined),
  );
}

function shownCases(
  subject: Subject,
  field: FilterField,
  value: string,
  by: ShownOrder,
  depth: number,
): CheckCase[] {
  const { name } = field;
  const { field: shows } = by;
  const assumed = isAssumed(field) || isAssumed({ isAssumed: false, assumed: by.assumed ?? [] }, "field");
  const wide = wideOf(subject);
  const differ = `all rows have the same ${shows}`;
  return [
    ...(by.assumed?.includes("field") && !isAssumed(field)
      ? [notReversedCase(subject, field, value, by, depth)]
      : []),
    relation(subject, field, depth, {
      name: `sort-${value}`,
      assumed,
      questions: 1,
      rule: `${name} ${value} orders by ${shows}`,
      async run(tools, scope) {
        const rows = await list(tools, subject, scope, { [name]: value });
        assertOrder(rows, by, tools.options.assume);
        requireData(distinctValues(rows.rows, shows).size > 1, differ);
      },
    }),
    ...(wide > 0
      ? [
          meaningOf(subject, {
            // Whether sorting applies to a search by text is not specified.
            name: `sort-${value}-of-a-search`,
            at: "requestBody",
            assumed: true,
            requests: wide,
            rows: wide * depth,
            rule: `${name} ${value} orders search results by ${shows}`,
            async run(tools) {
              for (const scope of await wideScopes(tools, subject)) {
                const rows = await list(tools, subject, scope, { [name]: value }, tools.depth);
                assertOrder(rows, by, tools.options.assume);
                if (distinctValues(rows.rows, shows).size > 1) return;
              }
              requireData(false, `no search returns rows that differ in ${shows}`);
            },
          }),
        ]
      : []),
    relation(subject, field, depth, {
      name: `sort-${value}-before-limit`,
      assumed: assumed || by.assumed?.includes("direction") === true,
      rule: `${name} ${value} with a limit returns the first rows of the whole list`,
      async run(tools, scope) {
        // Numbers and dates of a whole list tell in which order they must come.
        const plain = await list(tools, subject, scope);
        const sorted = plain.whole ? sortedBy(plain.rows, by) : undefined;
        const all = sorted ?? (await list(tools, subject, scope, { [name]: value })).rows;
        const limit = Math.min(5, tools.depth, all.length - 1);
        requireData(limit > 0, "fewer than two rows");
        const some = await list(tools, subject, scope, { [name]: value }, limit);
        // Equal rows may be in any order, and unknown values anywhere.
        const known = (rows: readonly Fields[]) => rows.flatMap((row) => shown(row, shows) ?? []).map(String);
        const values = known(some.rows);
        const isTelling = distinctValues(all, shows).size >= minDistinct;
        requireData(values.length > 0 && isTelling, `the rows hardly differ in ${shows}`);
        assertSame(values, known(all).slice(0, values.length), `${shows} of the first rows`, some.exchange);
      },
    }),
    ...(mayBeUnknown(subject, shows)
      ? [
          relation(subject, field, depth, {
            name: `sort-${value}-unknown-last`,
            assumed: true,
            questions: 1,
            rule: `${name} ${value} puts rows with unknown ${shows} last`,
            async run(tools, scope) {
              const { rows, exchange } = await list(tools, subject, scope, { [name]: value });
              const isUnknown = (row: Fields) =>
                shown(row, shows) === null || shown(row, shows) === undefined;
              const unknown = rows.findIndex(isUnknown);
              requireData(unknown >= 0, `every row has a known ${shows}`);
              const show = (row: Fields) => ({ index: rows.indexOf(row), value: shown(row, shows) });
              assertEach(
                rows.slice(unknown),
                isUnknown,
                `no known ${shows} after an unknown one`,
                show,
                exchange,
              );
            },
          }),
        ]
      : []),
  ];
}

/** Rows by numbers or dates that they show; `undefined` for others, since the collation of texts is not specified. */
function sortedBy(rows: readonly Fields[], { field, direction }: ShownOrder): Fields[] | undefined {
  const known = rows.filter((row) => shown(row, field) !== null && shown(row, field) !== undefined);
  const measured = known.flatMap((row) => {
    const value = measure(row, field);
    return value === undefined ? [] : [{ row, value: direction === "ascending" ? value : -value }];
  });
  if (measured.length < known.length) return undefined;
  return measured.sort((a, b) => a.value - b.value).map(({ row }) => row);
}

/** With fewer values, the first rows may be the right ones by chance. */
const minDistinct = 4;

/** With fewer values, rows may be in order by chance. */
const minValues = 5;

/** Even if the field is assumed, the order is not the exact reverse of it. */
function notReversedCase(
  subject: Subject,
  field: FilterField,
  value: string,
  by: ShownOrder,
  depth: number,
): CheckCase {
  return relation(subject, field, depth, {
    name: `sort-${value}-is-not-reversed`,
    assumed: false,
    questions: 1,
    rule: `${field.name} ${value} does not order by ${by.field} in reverse`,
    async run(tools, scope) {
      const { rows, exchange } = await list(tools, subject, scope, { [field.name]: value });
      requireData(
        distinctValues(rows, by.field).size >= minValues,
        `the rows have fewer than ${minValues} different values of ${by.field}`,
      );
      const direction = by.direction === "ascending" ? "descending" : "ascending";
      const isReversed = misplaced(rows, { field: by.field, direction }, true) === undefined;
      assert(
        !isReversed,
        `an order other than ${inWords({ ...by, direction })}`,
        "exactly that order",
        exchange,
      );
    },
  });
}

/** Two orders by the same field in opposite directions differ. */
function reversedCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name } = field;
  const shownOrders = sortValues(field).flatMap(([value, by]) =>
    by?.field === undefined ? [] : [{ ...by, value, field: by.field }],
  );
  const pairs = shownOrders.flatMap((a, index) =>
    shownOrders
      .slice(index + 1)
      .filter((b) => b.field === a.field && b.direction !== a.direction)
      .map((other) => [a, other] as const),
  );
  return pairs.map(([a, b]) =>
    relation(subject, field, depth, {
      name: `sort-${b.value}-against-${a.value}`,
      rule: `${name} ${b.value} and ${a.value} return different orders`,
      async run(tools, scope) {
        const there = await list(tools, subject, scope, { [name]: a.value });
        const back = await list(tools, subject, scope, { [name]: b.value });
        requireData(distinctValues(there.rows, a.field).size > 2, `the rows hardly differ in ${a.field}`);
        const isSame = keysOf(back).join() === keysOf(there).join();
        const words = `${name} ${b.value} to return a different order than ${name} ${a.value}`;
        assert(!isSame, words, "the same order for both", back.exchange);
        for (const { value, ...by } of [a, b]) {
          const rows = value === a.value ? there : back;
          if (!by.assumed?.includes("field") || rows.rows.length < minTrendRows) continue;
          const isOrdered = areReversed(there, back) || isMostlyBy(rows.rows, by);
          const opposite = value === a.value ? b.value : a.value;
          const expected = `${value} to order by a date, or in the reverse order of ${opposite}`;
          assert(isOrdered, expected, "neither", rows.exchange);
        }
      },
    }),
  );
}

/** With so many rows, a share of ordered pairs above `minShare` is hardly chance, which gives half. */
const minTrendRows = 12;
const minShare = 0.7;

function isMostlyBy(rows: readonly Fields[], { direction }: Order): boolean {
  const isDate = (value: unknown) => typeof value === "string" && measure({ value }, "value") !== undefined;
  const dates = new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isDate(row[name]))));
  return [...dates].some((name) => {
    const times = rows.flatMap((row) => measure(row, name) ?? []);
    const pairs = times.flatMap((time, index) => times.slice(index + 1).map((later) => later - time));
    const nonZero = pairs.filter((difference) => difference !== 0);
    const inOrder = nonZero.filter((difference) => difference > 0 === (direction === "ascending"));
    return inOrder.length >= minShare * nonZero.length;
  });
}

/** Whether two lists are the reverse of each other; runs of equal rows may keep their order. */
function areReversed(there: Rows, back: Rows): boolean {
  const places = new Map(keysOf(back).map((key, index) => [key, index]));
  const positions = keysOf(there).flatMap((key) => places.get(key) ?? []);
  const runs: number[][] = [];
  for (const index of positions) {
    const run = runs.at(-1);
    if (run && index > (run.at(-1) ?? -1)) run.push(index);
    else runs.push([index]);
  }
  return runs.every((run, index) => index === 0 || (run.at(-1) ?? 0) < (runs[index - 1]?.[0] ?? 0));
}

/** The order of equal rows is not specified, so it is an assumption that it does not change. */
function stableCase(subject: Subject, field: FilterField, value: string, depth: number): CheckCase {
  return relation(subject, field, depth, {
    name: `sort-${value}-is-stable`,
    each: depth,
    assumed: true,
    rule: `${field.name} ${value} returns the same order each time`,
    async run(tools, scope) {
      const limit = Math.min(tools.depth, listLimit(subject, tools.depth));
      const first = await listAnew(tools, subject, scope, { [field.name]: value }, limit);
      requireData(first.rows.length > 1, "fewer than two rows");
      const again = await listAnew(tools, subject, scope, { [field.name]: value }, limit);
      assertSame(keysOf(again), keysOf(first), "the same order as before", again.exchange);
    },
  });
}

function keepsCase(subject: Subject, field: FilterField, value: string, depth: number): CheckCase {
  return relation(subject, field, depth, {
    name: `sort-${value}-keeps-the-rows`,
    rule: `${field.name} ${value} changes the order, not the rows`,
    async run(tools, scope) {
      // Request each value, whatever its order.
      const sorted = await list(tools, subject, scope, { [field.name]: value });
      const plain = await list(tools, subject, scope);
      requireData(plain.whole, "there are more rows than the limit");
      requireData(plain.rows.length > 1, "fewer than two rows");
      assertSame(keysOf(sorted).sort(), keysOf(plain).sort(), "the same rows", sorted.exchange);
    },
  });
}

/** With fewer rows, two orders may agree by chance. */
const minRows = 8;

/** One of two orders may be the default order, but not both. */
function effectCase(subject: Subject, field: FilterField, value: string, depth: number): CheckCase {
  const { name } = field;
  const otherValues = sortValues(field).filter(([other]) => other !== value);
  return relation(subject, field, depth, {
    name: `sort-${value}-has-an-effect`,
    each: depth,
    questions: otherValues.length + 2,
    assumed: true,
    rule: `${name} ${value} or another value changes the order of the list without ${name}`,
    async run(tools, scope) {
      const limit = Math.min(tools.depth, listLimit(subject, tools.depth));
      const by = async (sort: string | undefined) => list(tools, subject, scope, { [name]: sort }, limit);
      const plain = await by(undefined);
      requireData(plain.rows.length >= minRows, `fewer than ${minRows} rows`);
      const sorted = await by(value);
      if (keysOf(sorted).join() !== keysOf(plain).join()) return;
      for (const [otherValue] of otherValues) {
        const isSame = keysOf(await by(otherValue)).join() === keysOf(plain).join();
        const words = `${name} ${value} or ${name} ${otherValue} to change the order that rows have without ${name}`;
        assert(!isSame, words, "the same order for all three", sorted.exchange);
      }
    },
  });
}
