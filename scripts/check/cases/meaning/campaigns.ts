import { answerOf, type Answer, type Fields } from "../../asking.ts";
import { demand, need, type CheckCase, type Tools } from "../../case.ts";
import { accounts, listOf, type Query } from "./account-list.ts";
import { meaning } from "./case.ts";
import {
  day,
  demandDescending,
  demandEach,
  demandStarts,
  demandType,
  idsOf,
  numberOf,
  textOf,
  timeOf,
} from "./rows.ts";

/** Campaigns of v2. */
export function campaignCases(depth: number): CheckCase[] {
  const id = "listAccountCampaigns";
  const once = { requests: accounts, rows: accounts * depth };
  const list = (tools: Tools, query: Query, least = 1) => listOf(tools, "v2", id, query, least);
  return [
    ...["CAMPAIGN", "OFFER"].flatMap((type) => [
      meaning("v2", id, {
        ...{ name: `order-of-${type}`, at: "responses/200", ...once },
        rule: "the newest start comes first",
        async run(tools) {
          const { rows, exchange } = await list(tools, { type }, 2);
          const starts = rows.filter((row) => timeOf(row, "startAt") !== undefined);
          need(starts.length > 1, "the starts of the campaigns cannot be read as dates");
          demandDescending(rows, (row) => timeOf(row, "startAt"), "startAt", exchange);
        },
      }),
      meaning("v2", id, {
        ...{ name: `type-${type}`, at: "parameters", ...once, assumed: true },
        rule: `type ${type} gives rows of that type`,
        async run(tools) {
          const { rows, exchange } = await list(tools, { type });
          demandType(rows, type, exchange);
        },
      }),
    ]),
    meaning("v2", id, {
      ...{ name: "types-apart", at: "parameters", requests: accounts + 1, rows: (accounts + 1) * depth },
      rule: "no row is both a campaign and an offer",
      async run(tools) {
        const { rows, account } = await list(tools, { type: "CAMPAIGN" });
        const query = { type: "OFFER", limit: tools.depth };
        const offers = await tools.answer("v2", id, { id: account, query });
        need(offers.rows.length > 0, "the account has no offers");
        const ids = new Set(idsOf(rows));
        demandEach(
          offers.rows,
          (row) => !ids.has(String(row["id"])),
          "no campaign",
          (row) => row["id"],
          offers.exchange,
        );
      },
    }),
    ...["MOST_RECENT", "HIGHEST_VELOCITY"].map((sortBy) =>
      meaning("v2", id, {
        ...{ name: `sort-${sortBy}-keeps-the-rows`, at: "parameters", ...once, requests: accounts + 1 },
        rule: `${sortBy} changes the order and not the rows`,
        rows: (accounts + 1) * depth,
        async run(tools) {
          const { rows, account } = await list(tools, { type: "CAMPAIGN" }, 2);
          need(rows.length < tools.depth, "there are more campaigns than were asked for");
          const query = { type: "CAMPAIGN", sortBy, limit: tools.depth };
          const sorted = await tools.answer("v2", id, { id: account, query });
          const same = idsOf(sorted.rows).sort().join() === idsOf(rows).sort().join();
          demand(same, "the same campaigns", idsOf(sorted.rows), sorted.exchange);
        },
      }),
    ),
    meaning("v2", id, {
      // The document leaves open how it agrees with the newest first.
      ...{ name: "sort-HIGHEST_VELOCITY", at: "parameters", ...once, assumed: true },
      rule: "HIGHEST_VELOCITY orders by velocityScore",
      async run(tools) {
        const { rows, exchange } = await list(tools, { type: "CAMPAIGN", sortBy: "HIGHEST_VELOCITY" }, 2);
        demandDescending(rows, (row) => numberOf(row, "velocityScore"), "velocityScore", exchange);
      },
    }),
    meaning("v2", id, {
      ...{ name: "dates", at: "parameters", requests: accounts + 2, rows: (accounts + 2) * depth },
      rule: "startDate and endDate keep campaigns by their start",
      async run(tools) {
        const { rows, account } = await list(tools, { type: "CAMPAIGN" }, 2);
        const times = rows.flatMap((row) => timeOf(row, "startAt") ?? []);
        const middle = times[Math.floor(times.length / 2)];
        need(middle !== undefined, "the starts of the campaigns cannot be read as dates");
        const date = new Date(middle).toISOString().slice(0, 10);
        const time = Date.parse(date);
        const since = await ofDates(tools, account, { startDate: date });
        const until = await ofDates(tools, account, { endDate: date });
        demandStarts(date, since, until);
        if (rows.length >= tools.depth) return;
        const ids = new Set([...idsOf(since.rows), ...idsOf(until.rows)]);
        const clear = rows.filter((row) => Math.abs((timeOf(row, "startAt") ?? time) - time) > 2 * day);
        demandEach(
          clear,
          (row) => ids.has(String(row["id"])),
          "each campaign on one of the sides",
          ({ startAt }) => startAt,
          since.exchange,
        );
      },
    }),
    meaning("v2", id, {
      ...{
        name: "one-day",
        at: "parameters",
        requests: accounts + 1,
        rows: (accounts + 1) * depth,
        assumed: true,
      },
      rule: "a date from and to the same day is that day in UTC, both ends included",
      async run(tools) {
        const { rows, account } = await list(tools, { type: "CAMPAIGN" });
        const date = (textOf(rows[0] ?? {}, "startAt") ?? "").slice(0, 10);
        const kept = await ofDates(tools, account, { startDate: date, endDate: date });
        const isThen = (row: Fields) => textOf(row, "startAt")?.startsWith(date) === true;
        const expected = idsOf(rows.filter(isThen)).join();
        demand(
          idsOf(kept.rows).join() === expected,
          `the campaigns of ${date}: ${expected}`,
          idsOf(kept.rows),
          kept.exchange,
        );
      },
    }),
    ...[
      ["last-3-days", "last-7-days"],
      ["last-7-days", "last-14-days"],
      ["last-14-days", "last-30-days"],
    ].map(([inner = "", outer = ""]) =>
      meaning("v2", id, {
        ...{ name: `datePreset-${inner}-within-${outer}`, at: "parameters", ...once, requests: accounts + 1 },
        ...{ rule: `what ${inner} gives, ${outer} gives too`, rows: (accounts + 1) * depth },
        async run(tools) {
          const few = await list(tools, { type: "CAMPAIGN", datePreset: inner });
          const query = { type: "CAMPAIGN", datePreset: outer, limit: tools.depth };
          const many = await tools.answer("v2", id, { id: few.account, query });
          const ids = new Set(idsOf(many.rows));
          need(many.rows.length < tools.depth, "there are more campaigns than were asked for");
          demandEach(
            few.rows,
            (row) => ids.has(String(row["id"])),
            `a campaign of ${outer}`,
            (row) => row["id"],
            many.exchange,
          );
        },
      }),
    ),
  ];
}

/** Campaigns by date; not exercised where the server refuses dates, whose format is not specified. */
async function ofDates(tools: Tools, account: string, dates: Query): Promise<Answer> {
  const query = { type: "CAMPAIGN", limit: tools.depth, ...dates };
  const exchange = await tools.ask("v2", "listAccountCampaigns", { id: account, query });
  need(exchange.status !== 400, "the server refuses dates as YYYY-MM-DD, whose format is not specified");
  return answerOf(exchange);
}
