import { assert, requireData, type CheckCase, type Tools, nowOf } from "../../engine/case.ts";
import { inBest, type Best } from "../../cases/lists/relation.ts";
import { give, has, list, measure, type Rows } from "../../cases/lists/list.ts";
import { oldestFirst } from "../../cases/effects/time/preset-names.ts";
import { subjectNamed, type FilterField, type Subject } from "../../knowledge/subject.ts";
import { dateOf, day, assertEach, timeOf } from "../../session/rows.ts";
import { narrowestOf, widestOf, type Span } from "../../rules/spans.ts";

type Row = Rows["rows"][number];

/** Cases of the date presets of POST /media; which of a creative's dates they apply to is not specified. */
export function presetTouchesCases(depth: number): CheckCase[] {
  const subject = subjectNamed("v2", "searchMedia");
  const field = subject?.fields.find(({ by }) => by === "preset");
  if (!subject || !field) return [];
  const { name, choices = [] } = field;
  const ask: ListPreset = (tools, { scope }, preset) =>
    list(tools, subject, scope, { [name]: preset, ...oldestFirst(subject, field.field) });
  return [
    ...choices.map((preset) =>
      inBest(subject, field, depth, {
        name: `${name}-${preset}-touches`,
        assumed: false,
        questions: 1,
        rule: `${name} ${preset} leaves out creatives that ended before that period or started after it`,
        async run(tools, [best]) {
          const { rows, exchange } = await ask(tools, best, preset);
          // Time zone and rounding are not specified either.
          const [from, to] = widestOf(preset, await nowOf(tools, exchange));
          const touches = (row: Row) =>
            (timeOf(row, "startAt") ?? from) < to + 2 * day &&
            (timeOf(row, "endAt") ?? from) >= from - 2 * day;
          assertEach(
            rows,
            touches,
            `a start before ${dateOf(to)} and no end before ${dateOf(from)}, give or take two days`,
            ({ startAt, endAt }) => ({ startAt, endAt }),
            exchange,
          );
          requireData(rows.length > 0, `no creatives for ${preset}`);
          requireData(!best.all.rows.every(touches), `no creative that ${preset} leaves out`);
        },
      }),
    ),
    oneDateCase(subject, field, ask, depth),
  ];
}

type ListPreset = (tools: Tools, best: Best, preset: string) => Promise<Rows>;

/** Whether one of a row's dates is in a span; `undefined` if it is unknown, or too close to an end. */
type DateReading = (row: Row, narrow: Span, wide: Span) => boolean | undefined;

const readings: Record<string, DateReading> = {
  "the start": (row, narrow, wide) => within(measure(row, "startAt"), narrow, wide),
  "the end": (row, narrow, wide) => within(measure(row, "endAt"), narrow, wide),
  "any day it ran": (row, [first, end], [from, to]) => {
    const start = measure(row, "startAt");
    const last = row["endAt"] === null ? Infinity : measure(row, "endAt");
    if (start === undefined || last === undefined) return undefined;
    if (start >= to + give || last < from - give) return false;
    return start < end - give && last >= first + give && first + give < end - give ? true : undefined;
  },
};

function within(time: number | undefined, [first, end]: Span, [from, to]: Span): boolean | undefined {
  if (time === undefined) return undefined;
  if (time < from - give || time >= to + give) return false;
  return time >= first + give && time < end - give ? true : undefined;
}

/** The number of matching presets from which the date they apply to is clear. */
const minTelling = 4;

/** If most presets match one date, the others must match it too. */
function oneDateCase(subject: Subject, field: FilterField, ask: ListPreset, depth: number): CheckCase {
  const { name, choices = [] } = field;
  return inBest(subject, field, depth, {
    name: `${name}-of-one-date`,
    assumed: false,
    questions: choices.length,
    rule: "every preset filters by the same date of a creative",
    async run(tools, [best]) {
      const tallies = Object.entries(readings).map(([date, reading]) => ({
        date,
        reading,
        right: 0,
        wrong: [] as { preset: string; row: Row; is: boolean | undefined; filtered: Rows }[],
      }));
      for (const preset of choices) {
        const filtered = await ask(tools, best, preset);
        const now = await nowOf(tools, filtered.exchange);
        const [narrow, wide] = [narrowestOf(preset, now), widestOf(preset, now)];
        for (const tally of tallies) {
          const is = best.all.rows.map((row) => ({ row, is: tally.reading(row, narrow, wide) }));
          // Without rows on both sides, a preset cannot count as right, only as wrong.
          if (!is.some((row) => row.is === true) || !is.some((row) => row.is === false)) {
            const more = is.find((row) => row.is === false && has(filtered, row.row) === true);
            if (more) tally.wrong.push({ preset, ...more, filtered });
            continue;
          }
          const odd = is.find((row) => row.is !== undefined && has(filtered, row.row) === !row.is);
          if (odd) tally.wrong.push({ preset, ...odd, filtered });
          else tally.right += 1;
        }
      }
      const [likely] = tallies.sort((a, b) => b.right - b.wrong.length - (a.right - a.wrong.length));
      requireData(
        likely !== undefined && likely.right >= minTelling,
        "too few presets separate the creatives",
      );
      const [wrong] = likely.wrong;
      if (!wrong || tallies.some((one) => one.wrong.length === 0) || likely.wrong.length > likely.right / 2)
        return;
      const { row, is, filtered, preset } = wrong;
      const words = `${is ? "a" : "no"} creative from ${String(row["startAt"])} to ${String(row["endAt"])} with ${preset}`;
      const reason = `since the other presets filter by ${likely.date}`;
      assert(false, `${words}, ${reason}`, is ? "none" : "one", filtered.exchange);
    },
  });
}
