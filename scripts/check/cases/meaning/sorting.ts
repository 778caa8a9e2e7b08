import { answerOf, type Fields } from "../../asking.ts";
import { need, type CheckCase } from "../../case.ts";
import { meaning } from "./case.ts";
import { demandDescending, demandSame, idsOf, numberOf, timeOf } from "./rows.ts";

/** What each order of POST /media names; `null` where the answer does not show it. */
const orders: Record<string, { field: string; valueOf: (row: Fields) => number | undefined } | null> = {
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

/** Every order of POST /media is that of the field it names, and the same each time. */
export function sortingCases(depth: number): CheckCase[] {
  return Object.entries(orders).flatMap(([sortBy, order]) => {
    const stable = meaning("v2", "searchMedia", {
      ...{ name: `sort-${sortBy}-is-stable`, at: "requestBody", requests: 2, rows: 2 * depth },
      rule: `${sortBy} gives the same order each time`,
      async run(tools) {
        const body = { accountId: await tools.account(), sortBy, limit: tools.depth };
        const { rows } = await tools.answer("v2", "searchMedia", { body });
        const again = await tools.ask("v2", "searchMedia", { body });
        need(rows.length > 1, "the account has fewer than 2 creatives");
        demandSame(idsOf(answerOf(again).rows), idsOf(rows), "the same order as before", again);
      },
    });
    if (!order) return [stable];
    const { field, valueOf } = order;
    const falls = meaning("v2", "searchMedia", {
      ...{ name: `sort-${sortBy}`, at: "requestBody", requests: 1, rows: depth },
      rule: `${sortBy} orders by ${field.split(",")[0]}`,
      async run(tools) {
        const body = { accountId: await tools.account(), sortBy, limit: tools.depth };
        const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
        const known = new Set(rows.map(valueOf).filter((value) => value !== undefined));
        demandDescending(rows, valueOf, field, exchange);
        need(known.size > 1, "the first creatives do not differ in what is ordered by");
      },
    });
    return [falls, stable];
  });
}

function negative(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}
