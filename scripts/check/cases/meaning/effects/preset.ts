import type { Fields } from "../../../questions.ts";
import { demand, need, type CheckCase } from "../../../case.ts";
import { isBetween } from "../../../judging/predicates.ts";
import { nowOf } from "../now.ts";
import { dateOf, demandEach } from "../rows.ts";
import { narrowestOf, widestOf } from "../spans.ts";
import { inBest } from "./best.ts";
import { give, has, list, listWithout, showing, type Rows } from "./list.ts";
import { nested, presetNameCases } from "./preset-names.ts";
import { isAssumed, type Field, type Subject } from "./subject.ts";
import type { CasesOf } from "./way.ts";

/** Keeps rows by a named range of dates. */
export const preset: CasesOf = (subject, field, depth) => {
  const { choices = [], field: shows } = field;
  return [
    ...presetNameCases(subject, field, depth),
    ...(shows === undefined ? [] : choices).map((value, place) =>
      rangeCase(subject, { ...field, field: shows ?? "" }, { value, place }, depth),
    ),
  ];
};

function rangeCase(
  subject: Subject,
  field: Field & { field: string },
  { value, place }: { value: string; place: number },
  depth: number,
): CheckCase {
  const { name, field: shows } = field;
  return inBest(subject, depth, {
    ...{ name: `${name}-${value}`, in: field.in, questions: 1, assumed: isAssumed(field, "field") },
    rule: `${value} keeps rows with a ${shows} then, and all of them, and without dates they are there as well`,
    async run(tools, best, every) {
      // Presets that lie within one another are compared; the others are asked where there are rows of theirs, or of each list
      // in turn.
      const span = narrowestOf(value, await nowOf(tools, best[0].all.exchange));
      const isClear = (row: Fields) => isBetween(row, shows, span[0] + give, span[1] - give) === true;
      const likely = every.find(({ all }) => all.rows.some(isClear)) ?? best[place % best.length] ?? best[0];
      const { scope } = nested.includes(value) ? best[0] : likely;
      const all = await listWithout(tools, subject, scope, field);
      const kept = await list(tools, subject, scope, { [name]: value });
      const now = await nowOf(tools, kept.exchange);
      // The first and the last day of a preset, and their zone, are not specified.
      const [from, to] = widestOf(value, now);
      demandEach(
        kept.rows,
        (row) => isBetween(row, shows, from - give, to + give) !== false,
        `a ${shows} from ${dateOf(from)} on and before ${dateOf(to)}, give or take two days`,
        showing(shows),
        kept.exchange,
      );
      const [first, end] = narrowestOf(value, now);
      const clear = all.rows.filter((row) => isBetween(row, shows, first + give, end - give));
      need(all.rows.length > 0, "nothing is found without dates");
      const words = `each row from ${dateOf(first)} on and before ${dateOf(end)}`;
      for (const row of clear) demandThere(kept, row, words, shows);
      for (const row of kept.rows) demandThere(all, row, `each row of ${value} without dates`, shows);
    },
  });
}

function demandThere(rows: Rows, row: Fields, words: string, field: string): void {
  demand(has(rows, row) !== false, words, `none of ${String(row[field])}`, rows.exchange);
}
