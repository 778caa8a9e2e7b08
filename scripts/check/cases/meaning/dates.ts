import type { AnswerOf } from "../../questions.ts";
import { need, type CheckCase, type Tools } from "../../case.ts";
import { accounts } from "./account-list.ts";
import { meaning } from "./case.ts";
import { enumOf } from "./enums.ts";
import { nowOf } from "./now.ts";
import {
  demandCovered,
  demandDisjoint,
  demandPart,
  listWith,
  mediaOf,
  wholeOf,
  type MediaList,
  type MediaRow,
} from "./media.ts";
import { dateOf, day, demandEach, demandStarts, timeOf } from "./rows.ts";
import { widestOf } from "./spans.ts";

/** Presets of which each lies within the next one, if all end with the same day. */
const nested = ["last-3-days", "last-7-days", "last-14-days", "last-30-days"] as const;

type Preset = ReturnType<typeof enumOf<"DatePreset">>[number];

/** Presets of which the one lies within the other as the documents' mock reads them. */
const nestedByReading = [
  ["today", "last-3-days"],
  ["yesterday", "last-3-days"],
  ["this-week", "last-7-days"],
  ["last-week", "last-14-days"],
  ["last-30-days", "last-3-months"],
  ["last-3-months", "last-6-months"],
  ["this-month", "last-3-months"],
  ["last-month", "last-3-months"],
  ["this-month", "year-to-date"],
] as const;

/** Presets that share no day, as their names say. */
const apart = [
  ["today", "yesterday"],
  ["this-week", "last-week"],
  ["this-month", "last-month"],
  ["year-to-date", "last-year"],
] as const;

/** The days that a preset covers at most, counted back from today, which is day 0. */
const reach: Record<string, readonly [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  "last-3-days": [2, 0],
  "last-7-days": [6, 0],
  "this-week": [6, 0],
  "last-week": [13, 1],
  "last-14-days": [13, 0],
  "last-30-days": [29, 0],
  "this-month": [30, 0],
  "last-month": [61, 1],
  "last-3-months": [92, 0],
  "last-6-months": [184, 0],
  "year-to-date": [365, 0],
};

/** The first and, after the last, the first other instant of what a preset covers at most, in UTC. */
function spanOf(preset: string, now: number): readonly [from: number, to: number] {
  const year = new Date(now).getUTCFullYear();
  if (preset === "last-year") return [Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 1)];
  const [from, to] = reach[preset] ?? [Infinity, 0];
  const today = Math.floor(now / day) * day;
  return [today - from * day, today - (to - 1) * day];
}

/** Dates of POST /media. Which of a creative's dates they apply to is not specified, so most of it is assumed. */
export function dateCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  const within = (inner: Preset, outer: Preset, assumed: boolean) =>
    meaning("v2", "searchMedia", {
      ...{
        name: `datePreset-${inner}-within-${outer}`,
        at: "requestBody",
        requests: accounts + 1,
        rows: (accounts + 1) * whole,
        assumed,
      },
      rule: `what ${inner} gives, ${outer} gives too`,
      async run(tools) {
        const { list, account } = await listWith(tools, { datePreset: inner });
        const all = await mediaOf(tools, { datePreset: outer, accountId: account });
        demandPart(list, all, `creatives of ${inner} among those of ${outer}`);
      },
    });
  return [
    ...nested.slice(1).map((outer, place) => within(nested[place] ?? outer, outer, false)),
    ...nestedByReading.map(([inner, outer]) => within(inner, outer, true)),
    ...apart.map(([one, other]) =>
      meaning("v2", "searchMedia", {
        ...{ name: `datePreset-${one}-apart-from-${other}`, at: "requestBody", assumed: true },
        ...{ rule: `no creative is of both ${one} and ${other}`, requests: 2, rows: 2 * whole },
        async run(tools) {
          const [now, before] = [
            await mediaOf(tools, { datePreset: one }),
            await mediaOf(tools, { datePreset: other }),
          ];
          demandDisjoint(now, before, `${one} and ${other} apart`);
          need(
            now.rows.length + before.rows.length > 0,
            `the account has no creatives of ${one} and ${other}`,
          );
        },
      }),
    ),
    ...enumOf("DatePreset").flatMap((preset) => [
      meaning("v2", "searchMedia", {
        ...{ name: `datePreset-${preset}-touches`, at: "requestBody", requests: 3, rows: whole + 2 * depth },
        rule: `${preset} keeps no creative that had ended before, or started only after`,
        async run(tools) {
          const lists = await listsOfPreset(tools, preset);
          for (const { rows, exchange } of lists) {
            // Which of a creative's dates is meant is not stated, nor where a day begins, nor by what it is rounded.
            const [from, to] = widestOf(preset, await nowOf(tools, exchange));
            demandEach(
              rows,
              (row) =>
                (timeOf(row, "startAt") ?? from) < to + 2 * day &&
                (timeOf(row, "endAt") ?? from) >= from - 2 * day,
              `a start before ${dateOf(to)} and no end before ${dateOf(from)}, give or take two days`,
              ({ startAt, endAt }) => ({ startAt, endAt }),
              exchange,
            );
          }
          need(lists.length > 0, `no creative of ${preset} was found`);
        },
      }),
      meaning("v2", "searchMedia", {
        ...{
          name: `datePreset-${preset}`,
          at: "requestBody",
          requests: 3,
          rows: whole + 2 * depth,
          assumed: true,
        },
        rule: `${preset} keeps creatives that started then, in whole days of UTC`,
        async run(tools) {
          const lists = await listsOfPreset(tools, preset);
          for (const { rows, exchange } of lists) {
            const [from, to] = spanOf(preset, await nowOf(tools, exchange));
            demandEach(
              rows,
              (row) => isWithin(timeOf(row, "startAt"), from, to - 1),
              `a start from ${dateOf(from)} on and before ${dateOf(to)}`,
              ({ startAt }) => ({ startAt }),
              exchange,
            );
          }
          need(lists.length > 0, `no creative of ${preset} was found`);
        },
      }),
    ]),
    meaning("v2", "searchMedia", {
      ...{ name: "startDate-and-endDate", at: "requestBody", requests: 3, rows: 3 * whole, assumed: true },
      rule: "startDate keeps creatives that started then or later, endDate those that started then or before",
      async run(tools) {
        const { all, date, since, until } = await aroundDate(tools);
        demandStarts(date, since, until);
        demandCovered(
          { ...all, rows: all.rows.filter((row) => timeOf(row, "startAt") !== undefined) },
          [since, until],
          "each creative on one of the sides of a date",
        );
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: "one-day", at: "requestBody", requests: 4, rows: 4 * whole, assumed: true },
      rule: "a date from and to the same day is that day in UTC, both ends included",
      async run(tools) {
        const { all, date, time } = await aroundDate(tools);
        const list = await mediaOf(tools, { startDate: date, endDate: date });
        const isThen = (row: MediaRow) => isWithin(timeOf(row, "startAt"), time, time + day - 1);
        demandEach(list.rows, isThen, `a start on ${date}`, ({ startAt }) => ({ startAt }), list.exchange);
        demandCovered(
          { ...all, rows: all.rows.filter(isThen) },
          [list],
          `each creative that started on ${date}`,
        );
      },
    }),
  ];
}

/** The account's creatives on both sides of a date in their middle. */
async function aroundDate(tools: Tools) {
  const all = await mediaOf(tools);
  const times = all.rows.flatMap((row) => timeOf(row, "startAt") ?? []);
  const middle = times[Math.floor(times.length / 2)];
  need(middle !== undefined, "no creative of the account has a start");
  const date = dateOf(middle);
  const since: MediaList = await mediaOf(tools, { startDate: date });
  const until: MediaList = await mediaOf(tools, { endDate: date });
  return { all, date, since, until, time: Date.parse(date) };
}

/** Creatives of a preset, those first that started first: of the account, and of searches over all. */
async function listsOfPreset(tools: Tools, datePreset: Preset): Promise<AnswerOf<"v2", "searchMedia">[]> {
  const lists: AnswerOf<"v2", "searchMedia">[] = [await mediaOf(tools, { datePreset, sortBy: "OLDEST" })];
  for (const query of ["new", "free"]) {
    const body = { query, datePreset, sortBy: "OLDEST" as const, limit: tools.depth };
    lists.push(await tools.answer("v2", "searchMedia", { body }));
  }
  return lists.filter(({ rows }) => rows.length > 0);
}

function isWithin(time: number | undefined, from: number, to: number): boolean {
  return time !== undefined && time >= from && time <= to;
}
