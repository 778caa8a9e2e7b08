import type { CheckCase } from "../../../case.ts";
import { need } from "../../../case.ts";
import { distance } from "../../../judging/predicates.ts";
import type { Fields } from "../../../questions.ts";
import { demandSame } from "../rows.ts";
import { demandCovered, keysOf, list, listAnew, measure, middle, type Rows } from "./list.ts";
import { relation } from "./relation.ts";
import { isAssumed, type Field, type Subject } from "./subject.ts";

/** A filter by a number that rows show. */
type Bound = Field & { field: string; by: keyof typeof distance };

/** Two bounds of different numbers, each of which keeps rows that the other one does not. */
interface Pair {
  values: [string, number][];
  both: Fields[];
  /** Rows that one of them alone keeps, of the one with fewer. */
  apart: number;
}

/** A body has no order, so that of two filters neither can count because it stands first. */
export function togetherCases(subject: Subject, depth: number): CheckCase[] {
  const bounds = subject.fields.filter(isBound);
  const [first] = bounds;
  if (!first || new Set(bounds.map(({ field }) => field)).size < 2) return [];
  return [
    relation(subject, depth, {
      ...{ name: `${first.name}-beside-another`, in: "body", questions: 3 },
      rule: "two filters find the same in whichever order they are sent, and what passes both of them",
      async run(tools, scope) {
        const [pair] = pairsOf(bounds, await list(tools, subject, scope)).sort((a, b) => b.apart - a.apart);
        need(pair !== undefined && pair.apart > 0, "no two filters keep other rows each");
        const { values, both } = pair;
        const there = await list(tools, subject, scope, Object.fromEntries(values));
        // An answer is shared with whoever sends the same, in whatever order.
        const back = await listAnew(tools, subject, scope, Object.fromEntries(values.toReversed()));
        const words = `as with ${values.map(([name]) => name).join(" and ")} the other way round`;
        demandSame(keysOf(back).sort(), keysOf(there).sort(), words, back.exchange);
        if (both.length > 0) demandCovered(both, [there], "each row that passes both filters");
      },
    }),
  ];
}

function isBound(field: Field): field is Bound {
  const { by, in: place } = field;
  const isOne = by === "minimum" || by === "maximum";
  return isOne && place === "body" && field.field !== undefined && !isAssumed(field, "field");
}

function pairsOf(bounds: readonly Bound[], { rows }: Rows): Pair[] {
  const told = bounds.flatMap((bound) => {
    const values = new Set(rows.flatMap((row) => measure(row, bound.field) ?? []));
    return values.size > 1 ? [{ bound, pivot: Math.floor(middle(rows, bound.field)) }] : [];
  });
  return told.flatMap((one, place) =>
    told
      .slice(place + 1)
      .filter(({ bound }) => bound.field !== one.bound.field)
      .map((other): Pair => {
        const sides = rows.map((row) => ({ row, one: sideOf(row, one), other: sideOf(row, other) }));
        const count = (mine: boolean, its: boolean) =>
          sides.filter((side) => side.one === mine && side.other === its).length;
        return {
          values: [one, other].map(({ bound, pivot }) => [bound.name, pivot]),
          both: sides.filter((side) => side.one && side.other).map(({ row }) => row),
          apart: Math.min(count(true, false), count(false, true)),
        };
      }),
  );
}

/** Whether a row is clearly within a bound, or clearly beyond it. */
function sideOf(row: Fields, { bound, pivot }: { bound: Bound; pivot: number }): boolean | undefined {
  const value = measure(row, bound.field);
  if (value === undefined) return undefined;
  const far = distance[bound.by](value, pivot);
  return far === 0 ? undefined : far > 0;
}
