import type { Fields } from "../../../questions.ts";
import { need, type CheckCase, type Tools } from "../../../case.ts";
import { demandEach } from "../rows.ts";
import { demandCovered, list, mostOf, showing, wordsOf, type Rows, type Scope } from "./list.ts";
import { relation } from "./relation.ts";
import { wideOf, wideScopes } from "./scopes.ts";
import { holdsSeveral, isAssumed, type Field, type Subject } from "./subject.ts";
import { few, listOfAll } from "./values.ts";

/** What rows show of the values of a field. */
export interface Showing {
  /** Whether a row passes a value, by any reading of what it shows. */
  passes(value: string): (row: Fields) => boolean;
  /** The values that a row surely has. */
  valuesOf(row: Fields): string[];
  /** Whether rows say it as the filter does. */
  speaks(rows: Rows): boolean;
  /** A row may have several values, so that all that are asked for may be needed. */
  isMany: boolean;
}

/**
 * Two requests with half of the values each. What each of them must find is known from the list without the filter, so that
 * one shows whether a value is ignored, taken for another, or looked at only if it stands first; and whether the list was cut
 * before it was filtered.
 */
export function severalCase(
  subject: Subject,
  field: Field & { field: string },
  depth: number,
  { passes, valuesOf, speaks, isMany }: Showing,
): CheckCase {
  const { name, field: shows } = field;
  const isWide = wideOf(subject) > 0;
  return relation(subject, depth, {
    ...{ name: `${name}-of-several`, in: field.in, questions: 3, assumed: field.isAssumed },
    rule: `${name} keeps the rows whose ${shows} is one of several values, and each of them`,
    beside: { requests: isWide ? 2 : 0, rows: isWide ? 2 * mostOf(subject, depth) : 0 },
    async run(tools, scope) {
      const all = await list(tools, subject, scope);
      need(all.rows.length > 1, "fewer than two rows are found");
      need(speaks(all), `rows show ${shows} in other words than the filter takes`);
      const { seen, halves } = halvesOf(field, all, valuesOf);
      need(seen.length > 0, `no row shows ${shows}`);
      const groups = isMany ? [seen.slice(0, 1), pairOf(all, seen)] : halves;
      for (const values of groups) if (values.length > 0) await look(tools, values, all, scope);
      const unseen = (field.choices ?? []).filter((value) => value !== field.all && !seen.includes(value));
      const [search] = unseen.length > 0 ? await wideScopes(tools, subject) : [];
      if (search) await lookAnywhere(tools, unseen, search);
    },
  });

  /** What a list without the filter shows must be found. */
  async function look(tools: Tools, values: readonly string[], all: Rows, scope: Scope): Promise<void> {
    const has = (row: Fields, value: string) => valuesOf(row).includes(value);
    const each = all.rows.filter((row) => values.every((value) => has(row, value)));
    const expected = all.rows.filter((row) => values.some((value) => has(row, value)));
    const limit = Math.min(mostOf(subject, tools.depth), Math.max(few, expected.length + 1));
    const found = await listOfAll(tools, subject, scope, { field, values, limit });
    obey(values, found);
    // Whether one of several is enough is not stated where a row may have each of them.
    const isEach = isMany && found.rows.every((row) => values.every((value) => has(row, value)));
    const wanted = isEach ? each : expected;
    if (wanted.length > 0)
      demandCovered(wanted, [found], `each row with ${shows} ${brief(values)} found by ${name}`);
  }

  /** Two values that some row has both of, if there are such; the first two otherwise. */
  function pairOf(all: Rows, seen: readonly string[]): string[] {
    const several = all.rows.map(valuesOf).find((values) => new Set(values).size > 1);
    return several?.slice(0, 2) ?? seen.slice(0, 2);
  }

  /** Values that the account does not have, of which a search over everything shows some. */
  async function lookAnywhere(tools: Tools, unseen: readonly string[], search: Scope): Promise<void> {
    const all = await list(tools, subject, search);
    if (!speaks(all)) return;
    const there = unseen.filter((value) => all.rows.some((row) => valuesOf(row).includes(value)));
    if (there.length > 0) await look(tools, there, all, search);
  }

  function obey(values: readonly string[], { rows, exchange }: Rows): void {
    const passing = (row: Fields) => values.some((value) => passes(value)(row));
    demandEach(rows, passing, `${shows} of ${brief(values)}`, showing(shows), exchange);
  }
}

/** What rows show in words, which are those of the filter or others. */
export function inWords(
  subject: Subject,
  { field, choices = [], ...rest }: Field & { field: string },
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
function halvesOf({ choices = [], all: every }: Field, all: Rows, valuesOf: Showing["valuesOf"]) {
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

function brief(values: readonly string[]): string {
  return values.length > 4
    ? `${values.slice(0, 3).join(", ")} or ${values.length - 3} others`
    : values.join(" or ");
}
