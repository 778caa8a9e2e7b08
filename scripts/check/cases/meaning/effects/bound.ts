import type { Fields } from "../../../questions.ts";
import { demand, need, type CheckCase } from "../../../case.ts";
import { distance, withinBound } from "../../../judging/predicates.ts";
import { demandEach } from "../rows.ts";
import { demandCovered, demandCut, demandPart, list, measure, middle, showing } from "./list.ts";
import { relation } from "./relation.ts";
import { isAssumed, type Field, type Subject } from "./subject.ts";
import type { CasesOf } from "./way.ts";

/** Which side of a number a filter keeps. */
interface Side {
  by: keyof typeof distance;
  words: string;
  /** A bound that every known number passes. */
  open: number;
}

const from: Side = { by: "minimum", words: "from", open: 0 };
const upTo: Side = { by: "maximum", words: "up to", open: 1e12 };

/** Keeps rows on this side of the number. */
export const minimum: CasesOf = (subject, field, depth) => bound(subject, field, depth, from);
export const maximum: CasesOf = (subject, field, depth) => bound(subject, field, depth, upTo);

function bound(subject: Subject, field: Field, depth: number, side: Side): CheckCase[] {
  return field.field === undefined
    ? hiddenCases(subject, field, depth, side)
    : shownCases(subject, { ...field, field: field.field }, depth, side);
}

function shownCases(
  subject: Subject,
  field: Field & { field: string },
  depth: number,
  { by, words, open }: Side,
): CheckCase[] {
  const { name, field: shows, inclusive = true } = field;
  const assumed = isAssumed(field, "field");
  const place = { in: field.in, assumed } as const;
  const isAt = (row: Fields, pivot: number) => measure(row, shows) === pivot;
  /** Whether a row is beyond the bound, so that it passes whether or not the bound itself does. */
  const isBeyond = (row: Fields, pivot: number) => {
    const value = measure(row, shows);
    return value !== undefined && distance[by](value, pivot) > 0;
  };
  return [
    relation(subject, depth, {
      ...{ name, ...place, questions: 2 },
      rule: `${name} keeps rows whose ${shows} is within the bound`,
      async run(tools, scope) {
        const pivot = pivotOf((await list(tools, subject, scope)).rows, shows);
        const { rows, exchange } = await list(tools, subject, scope, { [name]: pivot });
        need(rows.length > 0, `nothing is within ${name} ${pivot}`);
        demandEach(
          rows,
          withinBound(shows, by, pivot),
          `${shows} ${words} ${pivot}`,
          showing(shows),
          exchange,
        );
      },
    }),
    relation(subject, depth, {
      ...{ name: `${name}-is-complete`, ...place, questions: 2 },
      rule: `each row whose ${shows} is beyond the bound is found with ${name}`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        const pivot = pivotOf(all.rows, shows);
        const some = await list(tools, subject, scope, { [name]: pivot });
        const rows = all.rows.filter((row) => isBeyond(row, pivot));
        demandCovered(rows, [some], `rows with a ${shows} beyond ${pivot}`);
      },
    }),
    relation(subject, depth, {
      ...{ name: `${name}-before-limit`, ...place, questions: 3 },
      rule: "a list is filtered and then cut: with a limit it is no shorter than there are rows",
      async run(tools, scope) {
        const pivot = pivotOf((await list(tools, subject, scope)).rows, shows);
        const all = await list(tools, subject, scope, { [name]: pivot });
        need(all.rows.length > 1, `fewer than two rows are within ${name} ${pivot}`);
        const limit = Math.min(all.rows.length - 1, tools.depth);
        const some = await list(tools, subject, scope, { [name]: pivot }, limit);
        demandCut(some, all, limit, `within ${name} ${pivot}`);
      },
    }),
    relation(subject, depth, {
      ...{ name: `${name}-at-the-bound`, in: field.in, questions: 2 },
      assumed: isAssumed(field, "field", "inclusive"),
      rule: inclusive ? `the bound of ${name} itself passes` : `the bound of ${name} itself does not pass`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        const pivot = pivotOf(all.rows, shows);
        const some = await list(tools, subject, scope, { [name]: pivot });
        if (inclusive) {
          const rows = all.rows.filter((row) => isAt(row, pivot));
          demandCovered(rows, [some], `rows with ${shows} ${pivot} within ${name} ${pivot}`);
        } else {
          const passes = (row: Fields) => !isAt(row, pivot);
          demandEach(some.rows, passes, `no ${shows} of ${pivot}`, showing(shows), some.exchange);
        }
      },
    }),
    relation(subject, depth, {
      ...{ name: `${name}-of-unknown`, in: field.in, questions: 1, assumed: true },
      rule: `what is unknown does not pass ${name}`,
      async run(tools, scope) {
        const { rows, exchange } = await list(tools, subject, scope, { [name]: open });
        need(rows.length > 0, `nothing passes ${name} ${open}`);
        const isKnown = (row: Fields) => measure(row, shows) !== undefined;
        demandEach(rows, isKnown, `a known ${shows}`, showing(shows), exchange);
      },
    }),
  ];
}

/** Whether a bound may be a fraction is not stated. */
function pivotOf(rows: readonly Fields[], field: string): number {
  return Math.floor(middle(rows, field));
}

/** Bounds of which one cuts more than the other, whatever the number counts. */
const steps = [1_000, 100_000];

/** Of a number that no row shows, only how lists lie within one another can be told. */
function hiddenCases(subject: Subject, field: Field, depth: number, { words }: Side): CheckCase[] {
  const { name } = field;
  const bounds = words === "from" ? [...steps, 10_000_000] : [...steps, 2_147_483_647].toReversed();
  const place = { in: field.in, questions: bounds.length + 1, assumed: isAssumed(field) } as const;
  return [
    relation(subject, depth, {
      ...{ name: `${name}-is-a-part`, ...place },
      rule: `${name} gives a part of the list without it, and the less the further the bound is`,
      async run(tools, scope) {
        let wider = await list(tools, subject, scope);
        const most = wider.rows.length;
        for (const value of bounds) {
          const found = await list(tools, subject, scope, { [name]: value });
          if (found.rows.length === 0) break;
          demandPart(found, wider, `each row with ${name} ${value} in the list of a wider bound`);
          wider = found;
        }
        need(most > 1, "fewer than two rows are found without it");
      },
    }),
    relation(subject, depth, {
      ...{ name: `${name}-has-an-effect`, ...place },
      rule: `the furthest bound of ${name} does not give the list without it`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        need(all.rows.length > 1, "fewer than two rows are found without it");
        const furthest = words === "from" ? 2_147_483_647 : 0;
        const { rows, exchange } = await list(tools, subject, scope, { [name]: furthest });
        const fewer = `fewer rows with ${name} ${furthest} than the ${all.rows.length} without it`;
        demand(rows.length < all.rows.length, fewer, `${rows.length} rows`, exchange);
      },
    }),
  ];
}
