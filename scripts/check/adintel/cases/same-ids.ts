import { assert, requireData, type CheckCase, type Tools } from "../../engine/case.ts";
import { operationOf } from "../../contract/table.ts";
import { fieldsOf, parseJson } from "../../contract/fields.ts";
import { meaning } from "../../engine/meaning.ts";
import { mediaOf } from "../media.ts";
import { wholeOf } from "../../discovery/unfiltered-media.ts";
import { idsOf } from "../../session/rows.ts";

/** Ids are not made up for each answer. */
export function sameIdCase(depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    name: "ids-stay",
    at: "responses/200",
    requests: 2,
    rows: 2 * wholeOf(depth),
    rule: "creatives keep their ids when the list is requested again",
    async run(tools) {
      const { rows, again } = await twice(tools);
      const known = new Set(idsOf(rows));
      const shared = idsOf(again.rows).filter((id) => known.has(id)).length;
      // A few may be new meanwhile.
      const expected = `at least half of ${rows.length} ids again`;
      assert(2 * shared >= rows.length, expected, `${shared} again`, again.exchange);
    },
  });
}

/** The most recent creatives that other cases ask for too, and once more. */
async function twice(tools: Tools) {
  const asker = tools.about({ version: "v2", operation: operationOf("v2", "searchMedia") });
  const { rows, exchange } = await mediaOf(tools);
  const again = await asker.answerAnew({ body: fieldsOf(parseJson(exchange.requestText ?? "")) });
  requireData(rows.length > 1, "the account has fewer than two creatives");
  return { rows, again };
}
