import { assert, requireData, type CheckCase } from "../../engine/case.ts";
import { distance } from "../../rules/predicates.ts";
import type { Fields } from "../../contract/fields.ts";
import { assertCovered, has, list, measure, middle, type Rows } from "../lists/list.ts";
import { relation } from "../lists/relation.ts";
import { isAssumed, type FilterField, type Subject } from "../../knowledge/subject.ts";

type Bound = FilterField & { field: string; by: keyof typeof distance };

/** Two bounds of different numbers, each of which keeps rows that the other excludes. */
interface BoundPair {
  values: [[string, number], [string, number]];
  both: Fields[];
  /** For each bound, the rows that only it keeps. */
  alone: [Fields[], Fields[]];
}

function margin({ alone }: BoundPair): number {
  return Math.min(...alone.map((rows) => rows.length));
}

/** Two filters at once, neither of which may be ignored. */
export function togetherCases(subject: Subject, depth: number): CheckCase[] {
  const bounds = subject.fields.filter(isBound);
  const [first] = bounds;
  if (!first || new Set(bounds.map(({ field }) => field)).size < 2) return [];
  return [
    relation(subject, first, depth, {
      name: `${first.name}-beside-another`,
      assumed: false,
      rule: "two filters apply together, and rows that pass both are returned",
      async run(tools, scope) {
        const [pair] = toPairs(bounds, await list(tools, subject, scope)).sort(
          (a, b) => margin(b) - margin(a),
        );
        requireData(pair !== undefined && margin(pair) > 0, "no two filters return different rows");
        const { values, both } = pair;
        const result = await list(tools, subject, scope, Object.fromEntries(values));
        if (both.length > 0) assertCovered(both, [result], "every row that passes both filters");
        // Whether rows must pass both or either is not specified, but both filters must be treated alike.
        pair.alone.forEach((rows, index) => {
          const kept = rows.find((row) => has(result, row) === true);
          const dropped = pair.alone[1 - index]?.find((row) => has(result, row) === false);
          const [[name], [counts]] = index === 0 ? [values[1], values[0]] : [values[0], values[1]];
          const words = `${name} to apply together with ${counts}`;
          const got = `rows that pass only ${counts}, and none that pass only ${name}`;
          assert(kept === undefined || dropped === undefined, words, got, result.exchange);
        });
        requireData(both.length > 0, "no row passes both filters");
      },
    }),
  ];
}

function isBound(field: FilterField): field is Bound {
  const { by, in: location } = field;
  const isOne = by === "minimum" || by === "maximum";
  return isOne && location === "body" && field.field !== undefined && !isAssumed(field, "field");
}

function toPairs(bounds: readonly Bound[], { rows }: Rows): BoundPair[] {
  const pivots = bounds.flatMap((bound) => {
    const values = new Set(rows.flatMap((row) => measure(row, bound.field) ?? []));
    return values.size > 1 ? [{ bound, pivot: Math.floor(middle(rows, bound.field)) }] : [];
  });
  return pivots.flatMap((one, index) =>
    pivots
      .slice(index + 1)
      .filter(({ bound }) => bound.field !== one.bound.field)
      .map((other): BoundPair => {
        const sides = rows.map((row) => ({ row, one: boundSide(row, one), other: boundSide(row, other) }));
        const rowsWith = (mine: boolean, its: boolean) =>
          sides.filter((side) => side.one === mine && side.other === its).map(({ row }) => row);
        return {
          values: [
            [one.bound.name, one.pivot],
            [other.bound.name, other.pivot],
          ],
          both: rowsWith(true, true),
          alone: [rowsWith(true, false), rowsWith(false, true)],
        };
      }),
  );
}

/** Whether a row passes a bound; `undefined` if it is at the bound, or its value unknown. */
function boundSide(row: Fields, { bound, pivot }: { bound: Bound; pivot: number }): boolean | undefined {
  const value = measure(row, bound.field);
  if (value === undefined) return undefined;
  const far = distance[bound.by](value, pivot);
  return far === 0 ? undefined : far > 0;
}
