import type { Fields } from "../../../questions.ts";
import { need, type CheckCase, type Tools } from "../../../case.ts";
import { onSide } from "../../../judging/predicates.ts";
import { dateOf, day, demandEach } from "../rows.ts";
import { demandCovered, demandPart, give, list, measure, showing, type Scope } from "./list.ts";
import { relation } from "./relation.ts";
import { isAssumed, type Field, type Subject } from "./subject.ts";
import type { CasesOf } from "./way.ts";

/** Keep rows by a date, from it on or up to it. */
export const since: CasesOf = (subject, field, depth) => sideCases(subject, field, depth, 1);
export const until: CasesOf = (subject, field, depth) => sideCases(subject, field, depth, -1);

/** Nothing that is listed is as old. */
const longAgo = "1990-01-01";

function sideCases(subject: Subject, field: Field, depth: number, side: 1 | -1): CheckCase[] {
  const { name, field: shows } = field;
  if (shows === undefined) return [];
  const assumed = isAssumed(field, "field");
  const words = side === 1 ? "from" : "up to";
  const time = (date: string) => Date.parse(date);
  // The zone of a date is not specified, so that a day either way is let pass, as is an unknown date.
  const isOn = (date: string, strict: boolean) =>
    onSide(shows, side === 1 ? "since" : "until", date, strict ? 0 : day);
  const isClear = (row: Fields, date: string) => {
    const value = measure(row, shows);
    return value !== undefined && side * (value - time(date)) > give;
  };
  return [
    relation(subject, depth, {
      ...{ name, in: field.in, questions: 2, assumed },
      rule: `${name} keeps rows with a ${shows} ${words} that day, and each of those`,
      async run(tools, scope) {
        const { all, date } = await aroundGap(tools, subject, scope, shows);
        const some = await list(tools, subject, scope, { [name]: date });
        const passes = isOn(date, false);
        demandEach(some.rows, passes, `a ${shows} ${words} ${date}`, showing(shows), some.exchange);
        const clear = all.rows.filter((row) => isClear(row, date));
        demandCovered(clear, [some], `rows with a ${shows} ${words} ${date}`);
      },
    }),
    relation(subject, depth, {
      ...{ name: `${name}-of-a-day`, in: field.in, questions: 2 },
      assumed: true,
      rule: `${name} takes a date as a day of UTC, and that day itself passes`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        const date = middleDay(all.rows, shows);
        const some = await list(tools, subject, scope, { [name]: date });
        const passes = isOn(date, true);
        demandEach(some.rows, passes, `a ${shows} ${words} ${date}`, showing(shows), some.exchange);
        demandCovered(all.rows.filter(passes), [some], `rows with a ${shows} ${words} ${date}`);
        need(some.rows.length > 0, `no row has a ${shows} ${words} ${date}`);
      },
    }),
    ...(side === -1
      ? [
          relation(subject, depth, {
            ...{ name: `${name}-before-everything`, in: field.in, questions: 2, assumed: isAssumed(field) },
            rule: `${name} gives nothing if it lies before all there is, whichever date is meant`,
            async run(tools, scope) {
              const all = await list(tools, subject, scope);
              need(all.rows.length > 0, "nothing is found without it");
              const { rows, exchange } = await list(tools, subject, scope, { [name]: longAgo });
              const isUnknown = (row: Fields) => measure(row, shows) === undefined;
              demandEach(rows, isUnknown, `no row up to ${longAgo}`, showing(shows), exchange);
            },
          }),
        ]
      : []),
    relation(subject, depth, {
      ...{ name: `${name}-is-a-part`, in: field.in, questions: 2, assumed: isAssumed(field) },
      rule: `${name} gives a part of the list without it: without dates all time is covered`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        const some = await list(tools, subject, scope, { [name]: middleDay(all.rows, shows) });
        demandPart(some, all, `each row found with ${name} in the list without it`);
      },
    }),
  ];
}

/** The day of the row in the middle. */
function middleDay(rows: readonly Fields[], field: string): string {
  const times = rows.flatMap((row) => measure(row, field) ?? []);
  const time = times[Math.floor(times.length / 2)];
  need(time !== undefined, `no row has a ${field}`);
  return dateOf(time);
}

/** A list, and a date in the middle of the longest time between two rows, which parts them whatever zone it is in. */
async function aroundGap(tools: Tools, subject: Subject, scope: Scope, field: string) {
  const all = await list(tools, subject, scope);
  const times = all.rows.flatMap((row) => measure(row, field) ?? []).sort((a, b) => a - b);
  const gaps = times.slice(1).map((to, place) => ({ from: times[place] ?? to, to }));
  const [longest] = gaps.sort((a, b) => b.to - b.from - (a.to - a.from));
  need(
    longest !== undefined && longest.to - longest.from > 2 * give,
    `the rows cannot be told apart by a date between their ${field}`,
  );
  return { all, date: dateOf((longest.from + longest.to) / 2) };
}
