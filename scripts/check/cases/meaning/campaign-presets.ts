import type { QueryOf, RowOf } from "../../questions.ts";
import { demand, need, type CheckCase } from "../../case.ts";
import { accounts } from "./account-list.ts";
import { meaning } from "./case.ts";
import { enumOf } from "./enums.ts";
import { nowOf } from "./now.ts";
import { dateOf, day, demandEach, idsOf, timeOf } from "./rows.ts";
import { narrowestOf, widestOf } from "./spans.ts";

const id = "listAccountCampaigns";
type Campaign = RowOf<"v2", typeof id>;
const types = enumOf("CampaignType");
/** The first and the last day of a preset, and their zone, are not specified. */
const give = 2 * day;

/** Date presets of campaigns, which apply to their start. */
export function campaignPresetCases(depth: number): CheckCase[] {
  const lists = 2 * types.length * accounts;
  return enumOf("DatePreset").map((datePreset) =>
    meaning("v2", id, {
      ...{ name: `datePreset-${datePreset}`, at: "parameters", requests: lists, rows: lists * depth },
      rule: `${datePreset} keeps rows that started then, and all of them, and without dates they are there as well`,
      async run(tools) {
        let seen = 0;
        for (const type of types) {
          for (const account of await tools.accounts()) {
            const ask = (query: QueryOf<"v2", typeof id>) =>
              tools.answer("v2", id, { id: account, query: { type, ...query, limit: tools.depth } });
            const all = await ask({});
            const kept = await ask({ datePreset });
            const now = await nowOf(tools, kept.exchange);
            const [from, to] = widestOf(datePreset, now);
            demandEach(
              kept.rows,
              (row) => isFrom(row, from - give, to + give) !== false,
              `a start from ${dateOf(from)} on and before ${dateOf(to)}, give or take two days`,
              ({ startAt }) => ({ startAt }),
              kept.exchange,
            );
            const [first, end] = narrowestOf(datePreset, now);
            const clear = all.rows.filter((row) => isFrom(row, first + give, end - give));
            seen += kept.rows.length + clear.length;
            if (kept.rows.length < tools.depth)
              demandAmong(clear, kept.rows, (row) => {
                const words = `each row from ${dateOf(first)} on and before ${dateOf(end)}`;
                demand(false, words, `none of ${String(row["startAt"])}`, kept.exchange);
              });
            if (all.rows.length < tools.depth)
              demandAmong(kept.rows, all.rows, (row) => {
                const words = `each row of ${datePreset} without dates`;
                demand(false, words, `none of ${String(row["startAt"])}`, all.exchange);
              });
          }
        }
        need(seen > 0, `no account has campaigns or offers of ${datePreset}`);
      },
    }),
  );
}

/** Whether a row started from a time on and before another; `undefined` where its start is unknown. */
function isFrom(row: Campaign, from: number, to: number): boolean | undefined {
  const time = timeOf(row, "startAt");
  return time === undefined ? undefined : time >= from && time < to;
}

function demandAmong(
  part: readonly Campaign[],
  all: readonly Campaign[],
  missing: (row: Campaign) => void,
): void {
  const ids = new Set(idsOf(all));
  part.filter((row) => !ids.has(String(row["id"]))).forEach(missing);
}
