import type { DatePreset } from "@adintel/client/types";
import type { Answer } from "../../questions.ts";
import { need, type CheckCase, type Tools } from "../../case.ts";
import { meaning } from "./case.ts";
import { choicesOf } from "./effects/subject.ts";
import { mediaOf, wholeOf } from "./media.ts";
import { nowOf } from "./now.ts";
import { dateOf, day, demandEach, timeOf } from "./rows.ts";
import { widestOf } from "./spans.ts";

/** Date presets of POST /media. Which of a creative's dates they apply to is not specified, so any of them may be meant. */
export function presetTouchesCases(depth: number): CheckCase[] {
  return (choicesOf("v2", "searchMedia", "datePreset") as DatePreset[]).map((preset) =>
    meaning("v2", "searchMedia", {
      ...{ name: `datePreset-${preset}-touches`, at: "requestBody" },
      ...{ requests: 3, rows: wholeOf(depth) + 2 * depth },
      rule: `${preset} keeps no creative that had ended before, or started only after`,
      async run(tools) {
        const lists = await listsOfPreset(tools, preset);
        for (const { rows, exchange } of lists) {
          // Nor is it stated where a day begins, or by what it is rounded.
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
  );
}

/** Creatives of a preset: of the account, those first that started first, and of searches over all. */
async function listsOfPreset(tools: Tools, datePreset: DatePreset): Promise<Answer[]> {
  const lists: Answer[] = [await mediaOf(tools, { datePreset, sortBy: "OLDEST" })];
  for (const query of ["new", "free"]) {
    const body = { query, datePreset, limit: tools.depth };
    lists.push(await tools.answer("v2", "searchMedia", { body }));
  }
  return lists.filter(({ rows }) => rows.length > 0);
}
