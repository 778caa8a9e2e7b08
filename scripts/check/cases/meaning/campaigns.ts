import { answerOf } from "../../asking.ts";
import type { QueryOf, RowOf } from "../../questions.ts";
import { demand, need, type CheckCase, type Tools } from "../../case.ts";
import { accounts, listOf } from "./account-list.ts";
import { meaning } from "./case.ts";
import { enumOf } from "./enums.ts";
import {
  dateOf,
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

/** Presets that reach far back. */
const past = ["last-year", "last-6-months"] as const;

type Query = QueryOf<"v2", "listAccountCampaigns">;
type Campaign = RowOf<"v2", "listAccountCampaigns">;

const types = enumOf("CampaignType");

/** Campaigns of v2. */
export function campaignCases(depth: number): CheckCase[] {
  const id = "listAccountCampaigns";
  const once = { requests: accounts, rows: accounts * depth };
  const list = (tools: Tools, query: Query, least = 1) => listOf(tools, "v2", id, query, least);
  return [
    ...types.flatMap((type) => [
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
        const query = { type: "OFFER" as const, limit: tools.depth };
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
    ...enumOf("CampaignSortBy").map((sortBy) =>
      meaning("v2", id, {
        ...{ name: `sort-${sortBy}-keeps-the-rows`, at: "parameters", ...once, requests: accounts + 1 },
        rule: `${sortBy} changes the order and not the rows`,
        rows: (accounts + 1) * depth,
        async run(tools) {
          const { rows, account } = await list(tools, { type: "CAMPAIGN" }, 2);
          need(rows.length < tools.depth, "there are more campaigns than were asked for");
          const query = { type: "CAMPAIGN" as const, sortBy, limit: tools.depth };
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
    ...types.map((type) =>
      meaning("v2", id, {
        ...{ name: `dates-of-${type}`, at: "parameters", requests: accounts + 2 },
        ...{ rule: "startDate and endDate keep rows by their start", rows: (accounts + 2) * depth },
        async run(tools) {
          const { rows, account } = await list(tools, { type }, 2);
          const date = dateBetween(rows);
          const since = await ofDates(tools, account, { type, startDate: date });
          const until = await ofDates(tools, account, { type, endDate: date });
          demandStarts(date, since, until);
          if (rows.length >= tools.depth) return;
          const time = Date.parse(date);
          const ids = new Set([...idsOf(since.rows), ...idsOf(until.rows)]);
          const clear = rows.filter((row) => Math.abs((timeOf(row, "startAt") ?? time) - time) > 2 * day);
          demandEach(
            clear,
            (row) => ids.has(String(row["id"])),
            "each row on one of the sides",
            ({ startAt }) => startAt,
            since.exchange,
          );
        },
      }),
    ),
    ...types.map((type) =>
      meaning("v2", id, {
        ...{ name: `all-time-of-${type}`, at: "parameters" },
        rule: "without dates all time is covered: what was found of some time is there as well",
        ...{ requests: accounts * (1 + past.length), rows: accounts * (1 + past.length) * depth },
        async run(tools) {
          let found = 0;
          for (const account of await tools.accounts()) {
            const ask = (query: Query) =>
              tools.answer("v2", id, { id: account, query: { type, limit: tools.depth, ...query } });
            const all = await ask({});
            if (all.rows.length >= tools.depth) continue;
            const ids = new Set(idsOf(all.rows));
            for (const datePreset of past) {
              const { rows } = await ask({ datePreset });
              found += rows.length;
              demandEach(
                rows,
                (row) => ids.has(String(row["id"])),
                `each row of ${datePreset} without dates`,
                (row) => row["id"],
                all.exchange,
              );
            }
          }
          need(found > 0, `no account has a whole list with rows of ${past.join(" or ")}`);
        },
      }),
    ),
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
        const kept = await ofDates(tools, account, { type: "CAMPAIGN", startDate: date, endDate: date });
        const isThen = (row: Campaign) => textOf(row, "startAt")?.startsWith(date) === true;
        const expected = idsOf(rows.filter(isThen)).join();
        demand(
          idsOf(kept.rows).join() === expected,
          `the campaigns of ${date}: ${expected}`,
          idsOf(kept.rows),
          kept.exchange,
        );
      },
    }),
    ...(
      [
        ["last-3-days", "last-7-days"],
        ["last-7-days", "last-14-days"],
        ["last-14-days", "last-30-days"],
      ] as const
    ).map(([inner, outer]) =>
      meaning("v2", id, {
        ...{ name: `datePreset-${inner}-within-${outer}`, at: "parameters" },
        ...{ rule: `what ${inner} gives, ${outer} gives too` },
        ...{ requests: 4 * accounts, rows: 4 * accounts * depth },
        async run(tools) {
          let found = 0;
          for (const type of types) {
            for (const account of await tools.accounts()) {
              const ask = (datePreset: typeof inner | typeof outer) =>
                tools.answer("v2", id, { id: account, query: { type, datePreset, limit: tools.depth } });
              const few = await ask(inner);
              if (few.rows.length === 0) continue;
              const many = await ask(outer);
              if (many.rows.length >= tools.depth) continue;
              found += few.rows.length;
              const ids = new Set(idsOf(many.rows));
              demandEach(
                few.rows,
                (row) => ids.has(String(row["id"])),
                `a row of ${outer}`,
                (row) => row["id"],
                many.exchange,
              );
            }
          }
          need(found > 0, `no account has a whole list of ${outer} with rows of ${inner}`);
        },
      }),
    ),
  ];
}

/** A date in the middle of the longest time between two starts, so that it parts the rows whatever zone it is in. */
function dateBetween(rows: readonly Campaign[]): string {
  const times = rows.flatMap((row) => timeOf(row, "startAt") ?? []).sort((a, b) => a - b);
  const gaps = times.slice(1).map((time, place) => ({ from: times[place] ?? time, to: time }));
  const [longest] = gaps.sort((a, b) => b.to - b.from - (a.to - a.from));
  need(
    longest !== undefined && longest.to - longest.from > 4 * day,
    "the starts of the campaigns cannot be told apart by a date",
  );
  return dateOf((longest.from + longest.to) / 2);
}

/** Campaigns by date; not exercised where the server refuses dates, whose format is not specified. */
async function ofDates(tools: Tools, account: string, dates: Query) {
  const query = { limit: tools.depth, ...dates };
  const exchange = await tools.ask("v2", "listAccountCampaigns", { id: account, query });
  need(exchange.status !== 400, "the server refuses dates as YYYY-MM-DD, whose format is not specified");
  return answerOf(exchange);
}
