import type { Fields } from "../../contract/fields.ts";
import { assert, requireData, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import { notOpposite } from "../../rules/predicates.ts";
import {
  assertCovered,
  assertDisjoint,
  comparePart,
  assertShown,
  keysOf,
  list,
  listWithout,
  shown,
  type Rows,
  type Scope,
} from "../lists/list.ts";
import { inBest, relation, type CasesOf } from "../lists/relation.ts";
import { wideOf, wideScopes } from "../lists/scopes.ts";
import { isAssumed, type FilterField, type ShownField, type Subject } from "../../knowledge/subject.ts";

export const flag: CasesOf = (subject, field, depth) => {
  const { name, field: shows } = field;
  return [
    ...(shows === undefined ? [] : shownCases(subject, { ...field, field: shows }, depth)),
    relation(subject, field, depth, {
      name: `${name}-is-a-part`,
      questions: 3,
      rule: `${name} returns a subset of the list without it`,
      async run(tools, scope) {
        const all = await listWithout(tools, subject, scope, field);
        let compared = 0;
        for (const value of [true, false]) {
          const filtered = await list(tools, subject, scope, { [name]: value });
          const words = `every row with ${name} ${value} also in the list without ${name}`;
          if (comparePart(filtered, all, words)) compared += 1;
        }
        requireData(compared > 0, `no rows with ${name} true or false`);
      },
    }),
    ...(shows === undefined && field.default === undefined ? [effectCase(subject, field, depth)] : []),
    ...(field.default === undefined ? [] : [apartCase(subject, field, depth)]),
    relation(subject, field, depth, {
      // The effect of `false` may not be specified.
      name: `${name}-adds-up`,
      questions: 3,
      assumed: true,
      rule: `${name} true and false share no rows and together make up the whole list`,
      async run(tools, scope) {
        const yes = await list(tools, subject, scope, { [name]: true });
        const no = await list(tools, subject, scope, { [name]: false });
        requireData(yes.rows.length > 0 && no.rows.length > 0, `only one value of ${name} returns rows`);
        assertDisjoint(yes, no, `no row with both ${name} true and ${name} false`);
        const all = await listWithout(tools, subject, scope, field);
        assertCovered(all.rows, [yes, no], `every row in the list with ${name} true or with ${name} false`);
      },
    }),
  ];
};

/** If the flag has a default, no list is unfiltered, so only the lists of both values can be compared. */
function apartCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  return relation(subject, field, depth, {
    name: `${name}-has-one-value`,
    assumed: isAssumed(field) || field.isEffectOpen,
    rule: `no row has both ${name} true and ${name} false`,
    async run(tools, scope) {
      const yes = await list(tools, subject, scope, { [name]: true });
      const no = await list(tools, subject, scope, { [name]: false });
      requireData(yes.rows.length + no.rows.length > 0, `no rows with ${name} true or false`);
      assertDisjoint(yes, no, `no row with both ${name} true and ${name} false`);
    },
  });
}

/** Among so many rows, likely some have the flag and some do not. */
const minRows = 20;

/** In a large set of rows, not all have the same value, though some may have neither. */
function effectCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  const wide = Math.min(2, wideOf(subject));
  return inBest(subject, field, depth, {
    name: `${name}-has-an-effect`,
    questions: 3 + 4 * wide,
    rule: `${name} true changes at least one list, and true or false returns rows`,
    async run(tools, [{ scope }]) {
      let [seen, flagged, isIgnored] = [0, 0, true];
      let last: Rows | undefined;
      for (const inScope of [scope, ...(await wideScopes(tools, subject)).slice(0, wide)]) {
        const all = await list(tools, subject, inScope);
        const yes = await list(tools, subject, inScope, { [name]: true });
        const no = await list(tools, subject, inScope, { [name]: false });
        // `false` is not specified, but must differ from `true`.
        const isNarrowed = yes.rows.length > 0 && yes.rows.length < all.rows.length && all.whole;
        if (isNarrowed && keysOf(no).join() !== keysOf(all).join())
          assertDisjoint(yes, no, `no row with both ${name} true, which leaves rows out, and ${name} false`);
        if (isNarrowed) await assertBeforeLimit(tools, subject, inScope, { name, all, yes });
        seen += all.rows.length;
        flagged += yes.rows.length + no.rows.length;
        isIgnored &&= keysOf(yes).join() === keysOf(all).join();
        last = yes;
        if (!isIgnored && flagged > 0) return;
      }
      requireData(last !== undefined && seen >= minRows, "too few rows without the filter");
      const { exchange } = last;
      assert(flagged > 0, `some of ${seen} rows with ${name} true or ${name} false`, "none", exchange);
      assert(!isIgnored, `${name} true to leave out some of ${seen} rows`, "all of them", exchange);
    },
  });
}

/** Asserts that the limit applies after the flag: a limit smaller than the first match's index must still return rows. */
async function assertBeforeLimit(
  tools: Tools,
  subject: Subject,
  scope: Scope,
  { name, all, yes }: { name: string; all: Rows; yes: Rows },
): Promise<void> {
  const keptKeys = new Set(keysOf(yes));
  const index = keysOf(all).findIndex((key) => keptKeys.has(key));
  if (index < 1) return;
  const cut = await list(tools, subject, scope, { [name]: true }, index);
  const expected = `rows with ${name} true at a limit of ${index}, since the whole list has some`;
  assert(cut.rows.length > 0, expected, "none", cut.exchange);
}

/** Cases for a field that rows show. Whether rows without it pass is not specified. */
function shownCases(subject: Subject, field: ShownField, depth: number): CheckCase[] {
  const { name, field: shows } = field;
  const wide = wideOf(subject);
  return [true, false].flatMap((value) => {
    const is = (row: Fields) => shown(row, shows) === value;
    const assumed = isAssumed(field, "field") || (!value && field.isEffectOpen);
    return [
      relation(subject, field, depth, {
        name: `${name}-${value}`,
        questions: 1,
        each: depth,
        assumed,
        beside: { requests: wide, rows: wide * depth },
        rule: `${name} ${value} returns only rows whose ${shows} is ${value}`,
        async run(tools, scope) {
          for (const inScope of [scope, ...(await wideScopes(tools, subject))]) {
            const { rows, exchange } = await list(tools, subject, inScope, { [name]: value }, tools.depth);
            const words = `only rows with ${shows} ${value}, since the request has ${name} ${value}`;
            const passes = tools.options.assume && value ? is : notOpposite(shows, value);
            assertShown({ rows, exchange }, shows, passes, words);
            if (rows.some(is)) return;
          }
          throw new Inconclusive(`no row with ${shows} ${value} in the list with ${name} ${value}`);
        },
      }),
      relation(subject, field, depth, {
        name: `${name}-${value}-is-complete`,
        assumed,
        rule: `${name} ${value} returns every row whose ${shows} is ${value}`,
        async run(tools, scope) {
          const rows = (await list(tools, subject, scope)).rows.filter(is);
          requireData(rows.length > 0, `no row has ${shows} ${value}`);
          const filtered = await list(tools, subject, scope, { [name]: value });
          assertCovered(
            rows,
            [filtered],
            `every row with ${shows} ${value} in the list with ${name} ${value}`,
          );
        },
      }),
    ];
  });
}
