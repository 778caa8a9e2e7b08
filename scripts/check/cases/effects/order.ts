import type { Fields } from "../../contract/fields.ts";
import { meaningOf, assert, requireData, type CheckCase } from "../../engine/case.ts";
import { inWords, misplaced, type Shown } from "../../rules/order.ts";
import { assertEach, assertSame } from "../../session/rows.ts";
import { keysOf, list, listAnew, measure, mostOf, shown, type Rows } from "../lists/list.ts";
import { relation, type CasesOf } from "../lists/relation.ts";
import { wideOf, wideScopes } from "../lists/scopes.ts";
import {
  isAssumed,
  mayBeUnknown,
  type FilterField,
  type Order,
  type Subject,
} from "../../contract/subject.ts";

/** Orders the rows: by the field that a value names, with what is unknown at its end, and the same each time. */
export const order: CasesOf = (subject, field, depth) => {
  const orders = ordersOf(field);
  return [
    ...orders.flatMap(([value, one]) => [
      stableCase(subject, field, value, depth),
      keepsCase(subject, field, value, depth),
      ...(one?.field === undefined
        ? [effectCase(subject, field, value, depth)]
        : shownCases(subject, field, value, { ...one, field: one.field }, depth)),
    ]),
    ...turnedCases(subject, field, depth),
  ];
};

/** Every value with what it orders by, where the document says so. */
export function ordersOf({
  orders = {},
  choices = [],
}: FilterField): [value: string, order: Order | undefined][] {
  const values = new Set([...Object.keys(orders), ...choices]);
  return [...values].map((value) => [value, orders[value]]);
}

/** Breaks off where a known value stands before one that it should follow; where unknown ones stand is not stated. */
export function assertOrder({ rows, exchange }: Rows, by: Shown, assume = true): void {
  const wrong = misplaced(rows, by, assume);
  if (!wrong) return;
  const [before, row] = wrong.map((one) => String(shown(one, by.field)));
  assert(false, inWords(by), `${row} after ${before}`, exchange);
}

/** The values that differ. */
export function valuesOf(rows: readonly Fields[], field: string): Set<unknown> {
  return new Set(
    rows.map((row) => shown(row, field)).filter((value) => value !== null && value !== undefined),
  );
}

function shownCases(
  subject: Subject,
  field: FilterField,
  value: string,
  by: Shown,
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
        requireData(valuesOf(rows.rows, shows).size > 1, differ);
      },
    }),
    ...(wide > 0
      ? [
          meaningOf(subject, {
            // Whether an order counts beside a text is not stated.
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
                if (valuesOf(rows.rows, shows).size > 1) return;
              }
              requireData(false, `no search returns rows that differ in ${shows}`);
            },
          }),
        ]
      : []),
    relation(subject, field, depth, {
      name: `sort-${value}-before-limit`,
      questions: 2,
      assumed: assumed || by.assumed?.includes("direction") === true,
      rule: `${name} ${value} with a limit returns the first rows of the whole list`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope, { [name]: value });
        const limit = Math.min(5, tools.depth, all.rows.length - 1);
        requireData(limit > 0, "fewer than two rows");
        const some = await list(tools, subject, scope, { [name]: value }, limit);
        // Equal ones may stand in any order, and unknown ones anywhere.
        const known = ({ rows }: Rows) => rows.flatMap((row) => shown(row, shows) ?? []).map(String);
        const values = known(some);
        requireData(values.length > 0 && valuesOf(all.rows, shows).size > 1, differ);
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
              const show = (row: Fields) => ({ place: rows.indexOf(row), value: shown(row, shows) });
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

/** Values that do not come in an order by chance. */
const several = 5;

/** By which field rows are ordered may be open, but hardly by one that is the reverse of the one that the value names. */
function notReversedCase(
  subject: Subject,
  field: FilterField,
  value: string,
  by: Shown,
  depth: number,
): CheckCase {
  return relation(subject, field, depth, {
    name: `sort-${value}-is-not-reversed`,
    questions: 1,
    rule: `${field.name} ${value} does not order by ${by.field} in reverse`,
    async run(tools, scope) {
      const { rows, exchange } = await list(tools, subject, scope, { [field.name]: value });
      requireData(
        valuesOf(rows, by.field).size >= several,
        `the rows have fewer than ${several} different values of ${by.field}`,
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

/** Of orders by the same field one names the other turned around. */
function turnedCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name } = field;
  const known = ordersOf(field).flatMap(([value, by]) =>
    by?.field === undefined ? [] : [{ ...by, value, field: by.field }],
  );
  const pairs = known.flatMap((one, place) =>
    known
      .slice(place + 1)
      .filter((other) => other.field === one.field && other.direction !== one.direction)
      .map((other) => [one, other] as const),
  );
  return pairs.map(([one, other]) =>
    relation(subject, field, depth, {
      name: `sort-${other.value}-against-${one.value}`,
      questions: 2,
      rule: `${name} ${other.value} and ${one.value} return different orders`,
      assumed: isAssumed(field),
      async run(tools, scope) {
        const there = await list(tools, subject, scope, { [name]: one.value });
        const back = await list(tools, subject, scope, { [name]: other.value });
        requireData(valuesOf(there.rows, one.field).size > 2, `the rows hardly differ in ${one.field}`);
        const isSame = keysOf(back).join() === keysOf(there).join();
        const words = `${name} ${other.value} to return a different order than ${name} ${one.value}`;
        assert(!isSame, words, "the same order for both", back.exchange);
        for (const { value, ...by } of [one, other]) {
          const rows = value === one.value ? there : back;
          if (!by.assumed?.includes("field") || rows.rows.length < plenty) continue;
          const isOrdered = isTurned(there, back) || isMostlyBy(rows.rows, by);
          const turned = value === one.value ? other.value : one.value;
          const expected = `${value} to order by a date, or in the reverse order of ${turned}`;
          assert(isOrdered, expected, "neither", rows.exchange);
        }
      },
    }),
  );
}

/** Rows of which half the pairs stand in any order by chance, and hardly ever so many more. */
const plenty = 12;
const most = 0.7;

/** Whether rows come, for the most part, by any of the dates that they show. */
function isMostlyBy(rows: readonly Fields[], { direction }: Order): boolean {
  const isDate = (value: unknown) => typeof value === "string" && measure({ value }, "value") !== undefined;
  const dates = new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isDate(row[name]))));
  return [...dates].some((name) => {
    const times = rows.flatMap((row) => measure(row, name) ?? []);
    const pairs = times.flatMap((time, place) => times.slice(place + 1).map((later) => later - time));
    const known = pairs.filter((difference) => difference !== 0);
    const right = known.filter((difference) => difference > 0 === (direction === "ascending"));
    return right.length >= most * known.length;
  });
}

/** Whether two lists are the reverse of each other; rows that are equal may stand in one order in both. */
function isTurned(there: Rows, back: Rows): boolean {
  const places = new Map(keysOf(back).map((key, place) => [key, place]));
  const found = keysOf(there).flatMap((key) => places.get(key) ?? []);
  const runs: number[][] = [];
  for (const place of found) {
    const run = runs.at(-1);
    if (run && place > (run.at(-1) ?? -1)) run.push(place);
    else runs.push([place]);
  }
  return runs.every((run, place) => place === 0 || (run.at(-1) ?? 0) < (runs[place - 1]?.[0] ?? 0));
}

/** In which order equal ones stand is not stated. */
function stableCase(subject: Subject, field: FilterField, value: string, depth: number): CheckCase {
  return relation(subject, field, depth, {
    name: `sort-${value}-is-stable`,
    questions: 2,
    each: depth,
    assumed: true,
    rule: `${field.name} ${value} returns the same order each time`,
    async run(tools, scope) {
      const limit = Math.min(tools.depth, mostOf(subject, tools.depth));
      const once = await listAnew(tools, subject, scope, { [field.name]: value }, limit);
      requireData(once.rows.length > 1, "fewer than two rows");
      const again = await listAnew(tools, subject, scope, { [field.name]: value }, limit);
      assertSame(keysOf(again), keysOf(once), "the same order as before", again.exchange);
    },
  });
}

function keepsCase(subject: Subject, field: FilterField, value: string, depth: number): CheckCase {
  return relation(subject, field, depth, {
    name: `sort-${value}-keeps-the-rows`,
    questions: 2,
    assumed: isAssumed(field),
    rule: `${field.name} ${value} changes the order, not the rows`,
    async run(tools, scope) {
      // Each value is asked for, whatever it does.
      const sorted = await list(tools, subject, scope, { [field.name]: value });
      const plain = await list(tools, subject, scope);
      requireData(plain.whole, "there are more rows than the limit");
      requireData(plain.rows.length > 1, "fewer than two rows");
      assertSame(keysOf(sorted).sort(), keysOf(plain).sort(), "the same rows", sorted.exchange);
    },
  });
}

/** Rows that are enough for two orders to differ. */
const enough = 8;

/** Two orders may agree by chance, and one of them may be that of a request without any; but not both. */
function effectCase(subject: Subject, field: FilterField, value: string, depth: number): CheckCase {
  const { name } = field;
  const others = ordersOf(field).filter(([other]) => other !== value);
  return relation(subject, field, depth, {
    name: `sort-${value}-has-an-effect`,
    each: depth,
    questions: others.length + 2,
    assumed: true,
    rule: `${name} ${value} or another value changes the order of the list without ${name}`,
    async run(tools, scope) {
      const limit = Math.min(tools.depth, mostOf(subject, tools.depth));
      const by = async (sort: string | undefined) => list(tools, subject, scope, { [name]: sort }, limit);
      const plain = await by(undefined);
      requireData(plain.rows.length >= enough, `fewer than ${enough} rows`);
      const own = await by(value);
      if (keysOf(own).join() !== keysOf(plain).join()) return;
      for (const [other] of others) {
        const isSame = keysOf(await by(other)).join() === keysOf(plain).join();
        const words = `${name} ${value} or ${name} ${other} to change the order that rows have without ${name}`;
        assert(!isSame, words, "the same order for all three", own.exchange);
      }
    },
  });
}
