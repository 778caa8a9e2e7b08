import { answerOf } from "../../asking.ts";
import type { Question } from "../../questions.ts";
import { commonWords } from "../../account.ts";
import { demand, need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import { meaning } from "./case.ts";
import { enumOf } from "./enums.ts";
import { mediaOf, wholeOf, type MediaRow } from "./media.ts";
import { demandDescending, demandEach, demandSame, idsOf, numberOf, timeOf } from "./rows.ts";

type SortBy = ReturnType<typeof enumOf<"MediaSortBy">>[number];

/** What each order of POST /media names; `null` where the answer does not show it. */
const orders: Record<SortBy, { field: string; valueOf: (row: MediaRow) => number | undefined } | null> = {
  MOST_RECENT: { field: "startAt", valueOf: (row) => timeOf(row, "startAt") },
  OLDEST: { field: "startAt, turned around,", valueOf: (row) => negative(timeOf(row, "startAt")) },
  LONGEST_RUN: { field: "daysRun", valueOf: (row) => numberOf(row, "daysRun") },
  MOST_IMPRESSIONS: null,
  MOST_LIKES: { field: "likeCount", valueOf: (row) => numberOf(row, "likeCount") },
  MOST_COMMENTS: { field: "commentCount", valueOf: (row) => numberOf(row, "commentCount") },
  MOST_VIEWS: { field: "viewCount", valueOf: (row) => numberOf(row, "viewCount") },
  HIGHEST_ENGAGEMENT: null,
  HIGHEST_OUTLIER: null,
};

/** By which of a creative's dates it is recent or old is not stated. */
const assumedOrders: SortBy[] = ["MOST_RECENT", "OLDEST"];

/** Every order of POST /media is that of the field it names, with what is unknown at its end, and the same each time. */
export function sortingCases(depth: number): CheckCase[] {
  return [
    sameCase(depth),
    turnedCase(depth),
    ...enumOf("MediaSortBy").flatMap((sortBy) => {
      const order = orders[sortBy];
      return [
        stableCase(sortBy, depth),
        ...(order
          ? [
              fallingCase(sortBy, order, depth),
              unknownLastCase(sortBy, order, depth),
              searchCase(sortBy, order, depth),
              beforePagingCase(sortBy, order, depth),
            ]
          : []),
      ];
    }),
  ];
}

type Order = NonNullable<(typeof orders)[SortBy]>;

function first(tools: Tools, sortBy: SortBy, account: string): Question<"v2", "searchMedia"> {
  return { body: { accountId: account, sortBy, limit: tools.depth } };
}

function fallingCase(sortBy: SortBy, { field, valueOf }: Order, depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    ...{ name: `sort-${sortBy}`, at: "requestBody", requests: 1, rows: depth },
    ...{ rule: `${sortBy} orders by ${field.split(",")[0]}`, assumed: assumedOrders.includes(sortBy) },
    async run(tools) {
      const question = first(tools, sortBy, await tools.account());
      const { rows, exchange } = await tools.answer("v2", "searchMedia", question);
      const known = new Set(rows.map(valueOf).filter((value) => value !== undefined));
      demandDescending(rows, valueOf, field, exchange);
      need(known.size > 1, "the first creatives do not differ in what is ordered by");
    },
  });
}

/** An order is one of a text search as well. */
function searchCase(sortBy: SortBy, { field, valueOf }: Order, depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    ...{ name: `sort-${sortBy}-of-a-search`, at: "requestBody" },
    ...{ requests: commonWords.length, rows: commonWords.length * depth },
    rule: `${sortBy} orders what a query finds by ${field.split(",")[0]}`,
    assumed: assumedOrders.includes(sortBy),
    async run(tools) {
      for (const query of commonWords) {
        const body = { query, sortBy, limit: tools.depth };
        const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
        demandDescending(rows, valueOf, field, exchange);
        if (new Set(rows.map(valueOf).filter((value) => value !== undefined)).size > 1) return;
      }
      throw new NotExercised("no search finds creatives that differ in what is ordered by");
    },
  });
}

/** A list is put in order and then cut. */
function beforePagingCase(sortBy: SortBy, { field, valueOf }: Order, depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    ...{ name: `sort-${sortBy}-before-limit`, at: "requestBody", requests: 2, rows: depth + wholeOf(depth) },
    rule: `${sortBy} with a limit gives the first of the whole list`,
    assumed: assumedOrders.includes(sortBy),
    async run(tools) {
      const all = await mediaOf(tools, { sortBy });
      const limit = Math.min(5, tools.depth, all.rows.length - 1);
      need(limit > 0, "the account has fewer than 2 creatives");
      const body = { accountId: await tools.account(), sortBy, limit };
      const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
      // Equal ones may stand in any order, and unknown ones anywhere.
      const known = (list: readonly MediaRow[]) => list.flatMap((row) => valueOf(row) ?? []).map(String);
      const values = known(rows);
      need(
        values.length > 0 && new Set(known(all.rows)).size > 1,
        "the creatives do not differ in what is ordered by",
      );
      demandSame(values, known(all.rows).slice(0, values.length), `${field} of the first ones`, exchange);
    },
  });
}

function unknownLastCase(sortBy: SortBy, { field, valueOf }: Order, depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    ...{ name: `sort-${sortBy}-unknown-last`, at: "requestBody", requests: 1, rows: wholeOf(depth) },
    ...{ rule: `${sortBy} puts creatives last of which what it orders by is unknown`, assumed: true },
    async run(tools) {
      const { rows, exchange } = await mediaOf(tools, { sortBy });
      const unknown = rows.findIndex((row) => valueOf(row) === undefined);
      need(unknown >= 0, `the ${field} of each creative is known`);
      const rest = rows.slice(unknown);
      const show = (row: MediaRow) => ({ place: rows.indexOf(row), value: valueOf(row) });
      demandEach(
        rest,
        (row) => valueOf(row) === undefined,
        `no ${field} behind an unknown one`,
        show,
        exchange,
      );
    },
  });
}

/** The one names the other turned around, whichever date is meant. */
function turnedCase(depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    ...{ name: "sort-OLDEST-against-MOST_RECENT", at: "requestBody", requests: 2, rows: 2 * depth },
    rule: "OLDEST and MOST_RECENT are not the same order",
    async run(tools) {
      const account = await tools.account();
      const recent = await tools.answer("v2", "searchMedia", first(tools, "MOST_RECENT", account));
      const old = await tools.answer("v2", "searchMedia", first(tools, "OLDEST", account));
      const starts = new Set(recent.rows.map((row) => timeOf(row, "startAt")));
      need(starts.size > 2, "the creatives of the account do not differ in their start");
      const isSame = idsOf(old.rows).join() === idsOf(recent.rows).join();
      demand(!isSame, "another order than by MOST_RECENT", "the same", old.exchange);
    },
  });
}

/** Ids are not made up for each answer. */
function sameCase(depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    ...{ name: "ids-stay", at: "responses/200", requests: 2, rows: 2 * depth },
    rule: "creatives have the same ids when they are asked for again",
    async run(tools) {
      const { rows, again } = await twice(tools, "MOST_RECENT");
      const known = new Set(idsOf(rows));
      const shared = idsOf(again.rows).filter((id) => known.has(id)).length;
      // A few may be new meanwhile.
      const expected = `half of ${rows.length} ids again at least`;
      demand(2 * shared >= rows.length, expected, `${shared} again`, again.exchange);
    },
  });
}

/** In which order equal ones stand is not stated. */
function stableCase(sortBy: SortBy, depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    ...{ name: `sort-${sortBy}-is-stable`, at: "requestBody", requests: 2, rows: 2 * depth },
    ...{ rule: `${sortBy} gives the same order each time`, assumed: true },
    async run(tools) {
      const { rows, again } = await twice(tools, sortBy);
      demandSame(idsOf(again.rows), idsOf(rows), "the same order as before", again.exchange);
    },
  });
}

/** The first creatives of an order, asked for anew and once more. */
async function twice(tools: Tools, sortBy: SortBy) {
  const question = first(tools, sortBy, await tools.account());
  const { rows } = answerOf(await tools.ask("v2", "searchMedia", question));
  const again = answerOf(await tools.ask("v2", "searchMedia", question));
  need(rows.length > 1, "the account has fewer than 2 creatives");
  return { rows, again };
}

function negative(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}
