import type { Fields } from "../../../contract/fields.ts";
import { requireData, type CheckCase, type Tools } from "../../../engine/case.ts";
import {
  assertCovered,
  brief,
  assertShown,
  list,
  listLimit,
  type Rows,
  type Scope,
  wordsOf,
} from "../../lists/list.ts";
import { relation } from "../../lists/relation.ts";
import { wideOf, wideScopes } from "../../lists/scopes.ts";
import {
  holdsSeveral,
  isAssumed,
  type FilterField,
  type ShownField,
  type Subject,
} from "../../../knowledge/subject.ts";
import { maxDearValues, listOfAll } from "./values.ts";

/** What is looked for: the values, in a list without them, and whether the whole of what they find is asked for. */
interface ValueSearch {
  values: readonly string[];
  all: Rows;
  scope: Scope;
  isWhole: boolean;
}

export interface Showing {
  /** Whether a row passes a value, by any reading of what it shows. */
  passes(value: string): (row: Fields) => boolean;
  valuesOf(row: Fields): string[];
  /** Whether rows say it as the filter does. */
  speaks(rows: Rows): boolean;
  /** A row may have several values, so that all that are asked for may be needed. */
  isMany: boolean;
}

/**
 * Two requests with half of the values each. What each of them must find is known from the list without the filter, so that
 * both show whether a value is taken for another, or looked at only if it stands first. The first one asks for the whole list,
 * so that it shows what should not be there; the second one for as many rows as must come, so that it shows whether the list
 * was cut before it was filtered.
 */
export function severalCase(
  subject: Subject,
  field: ShownField,
  depth: number,
  { passes, valuesOf, speaks, isMany }: Showing,
): CheckCase {
  const { name, field: shows } = field;
  const isWide = wideOf(subject) > 0;
  return relation(subject, field, depth, {
    name: `${name}-of-several`,
    questions: 3,
    assumed: field.isAssumed,
    rule: `${name} returns exactly the rows with one of several ${shows} values`,
    beside: { requests: isWide ? 2 : 0, rows: isWide ? 2 * listLimit(subject, depth) : 0 },
    async run(tools, scope) {
      const all = await list(tools, subject, scope);
      requireData(all.rows.length > 1, "fewer than two rows");
      requireData(speaks(all), `rows use other values for ${shows} than the filter does`);
      const { seen, halves } = halvesOf(field, all, valuesOf);
      requireData(seen.length > 0, `no row has ${shows}`);
      const groups = isMany ? pairAndOther(all, seen) : halves;
      const asked = groups.filter((values) => values.length > 0);
      for (const [place, values] of asked.entries())
        await look(tools, { values, all, scope, isWhole: place === 0 && asked.length > 1 });
      const unseen = (field.choices ?? []).filter((value) => value !== field.all && !seen.includes(value));
      const [search] = unseen.length > 0 ? await wideScopes(tools, subject) : [];
      if (search) await lookAnywhere(tools, unseen, search);
    },
  });

  /** What a list without the filter shows must be found. */
  async function look(tools: Tools, { values, all, scope, isWhole }: ValueSearch): Promise<void> {
    const has = (row: Fields, value: string) => valuesOf(row).includes(value);
    const each = all.rows.filter((row) => values.every((value) => has(row, value)));
    const expected = all.rows.filter((row) => values.some((value) => has(row, value)));
    const maxRows = listLimit(subject, tools.depth);
    // Of a list that was cut off, what must come may stand behind what else passes.
    const limit =
      isWhole || !all.whole ? maxRows : Math.min(maxRows, Math.max(maxDearValues, expected.length + 1));
    const found = await listOfAll(tools, subject, scope, { field, values, limit });
    obey(values, found);
    // Whether one of several is enough is not stated where a row may have each of them.
    const isEach = isMany && found.rows.every((row) => values.every((value) => has(row, value)));
    const wanted = isEach ? each : expected;
    if (wanted.length > 0)
      assertCovered(
        wanted,
        [found],
        `every row with ${shows} ${brief(values)} in the list with that ${name}`,
      );
  }

  /**
   * Two values of which each has rows of its own, so that neither alone finds what one of them must, nor what both must; with
   * rows that have both, if there are such.
   */
  function pairOf(all: Rows, seen: readonly string[]): string[] {
    const has = all.rows.map((row) => new Set(valuesOf(row)));
    const pairs = seen.flatMap((one, place) => seen.slice(place + 1).map((other) => [one, other] as const));
    const ranked = pairs.map(([one, other]) => {
      const both = has.some((values) => values.has(one) && values.has(other));
      const apart = [one, other].filter((own) =>
        has.some((values) => values.has(own) && !(values.has(one) && values.has(other))),
      );
      return { pair: [one, other], rank: apart.length * 2 + (both ? 1 : 0) };
    });
    const [best] = ranked.sort((a, b) => b.rank - a.rank);
    return best?.pair ?? seen.slice(0, 2);
  }

  /** Two values together, and alone one that is not of them if there is one. */
  function pairAndOther(all: Rows, seen: readonly string[]): string[][] {
    const pair = pairOf(all, seen);
    const other = seen.find((value) => !pair.includes(value)) ?? seen[0];
    return [other === undefined ? [] : [other], pair];
  }

  /** Values that the account does not have, of which a search over everything shows some. */
  async function lookAnywhere(tools: Tools, unseen: readonly string[], search: Scope): Promise<void> {
    const all = await list(tools, subject, search);
    if (!speaks(all)) return;
    const there = unseen.filter((value) => all.rows.some((row) => valuesOf(row).includes(value)));
    if (there.length > 0) await look(tools, { values: there, all, scope: search, isWhole: false });
  }

  function obey(values: readonly string[], { rows, exchange }: Rows): void {
    const passing = (row: Fields) => values.some((value) => passes(value)(row));
    assertShown({ rows, exchange }, shows, passing, `${shows} of ${brief(values)}`);
  }
}

/** What rows show in words, which are those of the filter or others. */
export function inWords(
  subject: Subject,
  { field, choices = [], ...rest }: ShownField,
  passes: Showing["passes"],
): Showing {
  const assumed = isAssumed(rest, "field");
  return {
    passes,
    isMany: holdsSeveral(subject, field) === true,
    valuesOf: (row) => wordsOf(row, field),
    speaks({ rows }) {
      const words = rows.flatMap((row) => wordsOf(row, field));
      return !assumed || (words.length > 0 && words.every((word) => choices.includes(word)));
    },
  };
}

/**
 * Each value in one of two halves, with one that no row shows at the end of the first and at the begin of the second, so that
 * neither the first value nor the last is enough.
 */
function halvesOf({ choices = [], all: every }: FilterField, all: Rows, valuesOf: Showing["valuesOf"]) {
  const shown = new Set(all.rows.flatMap(valuesOf));
  const values = choices.filter((value) => value !== every);
  const seen = values.filter((value) => shown.has(value));
  const rest = values.filter((value) => !shown.has(value));
  const half = (of: readonly string[], place: 0 | 1) => of.filter((_, index) => index % 2 === place);
  const [first, second] = [half(seen, 0), half(seen, 1)];
  const halves =
    rest.length > 1
      ? [
          [...first, ...half(rest, 0)],
          [...half(rest, 1), ...second],
        ]
      : rest.length > 0 || seen.length > 3
        ? [
            [...first, ...rest],
            [...rest, ...second],
          ]
        : [seen, second];
  return { seen, halves: halves.filter((group) => group.length > 0) };
}
