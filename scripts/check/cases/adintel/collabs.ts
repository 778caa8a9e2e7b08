import { meaning, assert, requireData, type CheckCase } from "../../engine/case.ts";
import type { Question } from "../../session/questions.ts";
import { listOf, mediaOf, requireWhole } from "../../adintel/lists.ts";
import { accounts } from "../../adintel/hints.ts";
import { wholeOf } from "../../discovery/unfiltered-media.ts";
import { numberOf } from "../../session/rows.ts";

/** Collabs of v2. */
export function collabCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    meaning("v2", "listAccountCollabs", {
      name: "mediaCount",
      at: "responses/200",
      requests: accounts + 1,
      rows: accounts * depth + whole,
      rule: "no creator is tagged in more creatives than the account has",
      async run(tools) {
        const { rows, account, exchange } = await listOf(tools, "v2", "listAccountCollabs", 1, collabsOf);
        const most = numberOf(rows[0] ?? {}, "mediaCount") ?? 0;
        const all = await mediaOf(tools, { status: "ALL", accountId: account });
        requireWhole(all);
        assert(most <= all.rows.length, `mediaCount at most ${all.rows.length}`, most, exchange);
      },
    }),
    meaning("v2", "listAccountCollabs", {
      name: "partnershipAd",
      at: "responses/200",
      requests: accounts + 1,
      rows: accounts * depth + whole,
      rule: "partnershipAd returns the creatives that tag the account's collabs",
      assumed: true,
      async run(tools) {
        const { rows, account, whole: isAll } = await listOf(tools, "v2", "listAccountCollabs", 1, collabsOf);
        const tagging = await mediaOf(tools, { partnershipAd: true, accountId: account });
        requireWhole(tagging);
        requireData(isAll, "there are more collabs than the limit");
        const counts = rows.map((row) => numberOf(row, "mediaCount") ?? 0);
        const [least, most] = [Math.max(...counts), counts.reduce((sum, count) => sum + count, 0)];
        const { length } = tagging.rows;
        assert(
          length >= least && length <= most,
          `${least} to ${most} creatives`,
          `${length}`,
          tagging.exchange,
        );
      },
    }),
  ];
}

function collabsOf(id: string, limit: number): Question<"v2", "listAccountCollabs"> {
  return { id, query: { limit } };
}
