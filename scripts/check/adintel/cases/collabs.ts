import { meaning, assert, requireData, type CheckCase } from "../../engine/case.ts";
import { operationOf } from "../../contract/table.ts";
import type { Question } from "../../session/questions.ts";
import { findList, mediaList, requireWhole } from "../lists/media-list.ts";
import { maxAccounts } from "../../cases/lists/words.ts";
import { wholeOf } from "../lists/unfiltered-media.ts";
import { numberOf } from "../../session/rows.ts";

/** Whether a list may lack rows even if nothing is asked for. */
const hasFilterByDefault = Object.values(operationOf("v2", "listAccountCollabs").effects).some(
  (effect) => effect.default !== undefined && effect.by !== "limit" && effect.by !== "offset",
);

export function collabCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    meaning("v2", "listAccountCollabs", {
      name: "mediaCount",
      at: "responses/200",
      requests: maxAccounts + 1,
      rows: maxAccounts * depth + whole,
      rule: "no creator is tagged in more creatives than the account has",
      async run(tools) {
        const { rows, account, exchange } = await findList(tools, "v2", "listAccountCollabs", 1, collabs);
        const mediaCount = numberOf(rows[0] ?? {}, "mediaCount") ?? 0;
        const all = await mediaList(tools, { status: "ALL", accountId: account });
        requireWhole(all);
        assert(mediaCount <= all.rows.length, `mediaCount at most ${all.rows.length}`, mediaCount, exchange);
      },
    }),
    meaning("v2", "listAccountCollabs", {
      name: "partnershipAd",
      at: "responses/200",
      requests: maxAccounts + 1,
      rows: maxAccounts * depth + whole,
      rule: "partnershipAd returns the creatives that tag the account's collabs",
      assumed: true,
      async run(tools) {
        const { rows, account, whole: isAll } = await findList(tools, "v2", "listAccountCollabs", 1, collabs);
        const tagging = await mediaList(tools, { partnershipAd: true, accountId: account });
        requireWhole(tagging);
        requireData(isAll, "there are more collabs than the limit");
        requireData(!hasFilterByDefault, "a filter applies by default");
        const counts = rows.map((row) => numberOf(row, "mediaCount") ?? 0);
        const [minCount, maxCount] = [Math.max(...counts), counts.reduce((sum, count) => sum + count, 0)];
        const { length } = tagging.rows;
        assert(
          length >= minCount && length <= maxCount,
          `${minCount} to ${maxCount} creatives`,
          `${length}`,
          tagging.exchange,
        );
      },
    }),
  ];
}

function collabs(id: string, limit: number): Question<"v2", "listAccountCollabs"> {
  return { id, query: { limit } };
}
