import type { Fields } from "../../contract/fields.ts";
import { assert, requireData, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import { distance, withinBound } from "../../rules/predicates.ts";
import { creativeWords, maxSearches } from "../lists/words.ts";
import {
  assertCovered,
  assertPart,
  assertShown,
  list,
  measure,
  middle,
  listLimit,
  type Scope,
} from "../lists/list.ts";
import { neutralValue } from "../../contract/neutral.ts";
import { relation, type CasesOf } from "../lists/relation.ts";
import {
  fieldBy,
  isAssumed,
  type FilterField,
  type ShownField,
  type Subject,
} from "../../knowledge/subject.ts";

/** The side of a bound that a filter keeps. */
interface Side {
  by: keyof typeof distance;
  words: string;
}

const atLeast: Side = { by: "minimum", words: "at least" };
const atMost: Side = { by: "maximum", words: "at most" };

export const minimum: CasesOf = (subject, field, depth) => bound(subject, field, depth, atLeast);
export const maximum: CasesOf = (subject, field, depth) => bound(subject, field, depth, atMost);

function bound(subject: Subject, field: FilterField, depth: number, side: Side): CheckCase[] {
  return field.field === undefined
    ? hiddenCases(subject, field, depth, side)
    : shownCases(subject, { ...field, field: field.field }, depth, side);
}

function shownCases(subject: Subject, field: ShownField, depth: number, { by, words }: Side): CheckCase[] {
  const { name, field: shows, inclusive = true } = field;
  const assumed = isAssumed(field, "field");
  const open = neutralValue(field);
  const isAt = (row: Fields, pivot: number) => measure(row, shows) === pivot;
  /** Whether a row passes even if the bound itself is excluded. */
  const isBeyond = (row: Fields, pivot: number) => {
    const value = measure(row, shows);
    return value !== undefined && distance[by](value, pivot) > 0;
  };
  /** The rows beyond and at a bound in the middle of the list, and the filtered list, limited to one row more than may pass. */
  const within = async (tools: Tools, scope: Scope) => {
    const all = await list(tools, subject, scope);
    const pivot = medianBound(all.rows, shows);
    const beyond = all.rows.filter((row) => isBeyond(row, pivot));
    const at = all.rows.filter((row) => isAt(row, pivot));
    const limit = Math.min(listLimit(subject, tools.depth), beyond.length + at.length + 1);
    const filtered = await list(tools, subject, scope, { [name]: pivot }, limit);
    return { pivot, all: all.rows, beyond, at, limit, filtered };
  };
  return [
    relation(subject, field, depth, {
      name,
      assumed,
      rule: `${name} returns only rows whose ${shows} is within the bound`,
      async run(tools, scope) {
        const { pivot, all, filtered } = await within(tools, scope);
        const { rows, exchange } = filtered;
        requireData(rows.length > 0, `no rows with ${name} ${pivot}`);
        const passes = withinBound(shows, by, pivot);
        assertShown({ rows, exchange }, shows, passes, `${shows} ${words} ${pivot}`);
        requireData(!all.every(passes), `no row is beyond ${name} ${pivot}`);
      },
    }),
    relation(subject, field, depth, {
      name: `${name}-is-complete`,
      assumed,
      rule: `${name} returns every row whose ${shows} is well within the bound, even with a small limit`,
      async run(tools, scope) {
        const { pivot, all, beyond, limit, filtered } = await within(tools, scope);
        const there = `rows with ${shows} ${by === "minimum" ? "above" : "below"} ${pivot}`;
        assertCovered(beyond, [filtered], there);
        // Rows with an unknown value may pass too.
        const { length } = filtered.rows;
        assert(length >= beyond.length, `${beyond.length} ${there}`, `${length} rows`, filtered.exchange);
        const first = all.slice(0, limit);
        requireData(
          !first.every(withinBound(shows, by, pivot)),
          "no row to leave out comes before the limit",
        );
      },
    }),
    ...(by === "maximum" && (field.minimum ?? 0) <= 0 ? [zeroCase()] : []),
    relation(subject, field, depth, {
      name: `${name}-at-the-bound`,
      assumed: isAssumed(field, "field", "inclusive"),
      rule: inclusive ? `${name} includes rows at the bound` : `${name} excludes rows at the bound`,
      async run(tools, scope) {
        const { pivot, at, filtered } = await within(tools, scope);
        if (inclusive) {
          assertCovered(at, [filtered], `rows with ${shows} ${pivot} in the list with ${name} ${pivot}`);
        } else {
          const passes = (row: Fields) => !isAt(row, pivot);
          assertShown(filtered, shows, passes, `no ${shows} of ${pivot}`);
        }
      },
    }),
    relation(subject, field, depth, {
      name: `${name}-of-unknown`,
      questions: 1,
      assumed: true,
      rule: `${name} excludes rows whose ${shows} is unknown`,
      async run(tools, scope) {
        const { rows, exchange } = await list(tools, subject, scope, { [name]: open });
        requireData(rows.length > 0, `no rows with ${name} ${String(open)}`);
        const isKnown = (row: Fields) => measure(row, shows) !== undefined;
        assertShown({ rows, exchange }, shows, isKnown, `a known ${shows}`);
      },
    }),
  ];

  /** A server may take the bound 0 for none, or ignore filters in a search by text. */
  function zeroCase(): CheckCase {
    return relation(subject, field, depth, {
      name: `${name}-of-zero`,
      assumed,
      questions: maxSearches + 2,
      rule: `${name} 0 filters rows, also together with a search text`,
      async run(tools, scope) {
        const isOver = (row: Fields) => (measure(row, shows) ?? 0) >= 1;
        const text = fieldBy(subject, "search");
        const texts = text ? await creativeWords(tools) : [];
        for (const word of [...texts, undefined]) {
          const beside = text && word !== undefined ? { [text.name]: word } : {};
          const all = await list(tools, subject, scope, beside);
          if (!all.rows.some(isOver)) continue;
          const { rows, exchange } = await list(tools, subject, scope, { ...beside, [name]: 0 });
          return assertShown({ rows, exchange }, shows, (row) => !isOver(row), `${shows} at most 0`);
        }
        throw new Inconclusive(`no row has a ${shows} above 0`);
      },
    });
  }
}

/** The median, as an integer: whether a bound may be a fraction is not specified. */
function medianBound(rows: readonly Fields[], field: string): number {
  return Math.floor(middle(rows, field));
}

/** Bounds that likely separate rows, whatever the number counts. */
const steps = [1_000, 100_000];
const maxInt32 = 2_147_483_647;

/** For a number that rows do not show, only subset relations of lists can be checked. */
function hiddenCases(subject: Subject, field: FilterField, depth: number, { by }: Side): CheckCase[] {
  const { name } = field;
  const furthest = by === "minimum" ? maxInt32 : 0;
  const bounds = by === "minimum" ? [...steps, maxInt32] : [maxInt32, ...steps.toReversed(), 0];
  const questions = bounds.length + 1;
  return [
    relation(subject, field, depth, {
      name: `${name}-is-a-part`,
      questions,
      rule: `${name} returns a subset of the list without it, and a smaller one for a stricter bound`,
      async run(tools, scope) {
        let wider = await list(tools, subject, scope);
        const total = wider.rows.length;
        for (const value of bounds) {
          const narrower = await list(tools, subject, scope, { [name]: value });
          if (narrower.rows.length === 0) break;
          assertPart(narrower, wider, `every row with ${name} ${value} also in the list with a looser bound`);
          wider = narrower;
        }
        requireData(total > 1, "fewer than two rows without the filter");
      },
    }),
    relation(subject, field, depth, {
      name: `${name}-has-an-effect`,
      questions,
      rule: `the strictest ${name} leaves out rows`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        requireData(all.rows.length > 1, "fewer than two rows without the filter");
        const { rows, exchange } = await list(tools, subject, scope, { [name]: furthest });
        const fewer = `fewer rows with ${name} ${furthest} than the ${all.rows.length} without it`;
        assert(rows.length < all.rows.length, fewer, `${rows.length} rows`, exchange);
      },
    }),
  ];
}
