import type { Fields } from "../../contract/fields.ts";
import { unmatchedText, creativeWords, maxSearches } from "../../cases/lists/words.ts";
import { meaning, requireData, type CheckCase, type Tools } from "../../engine/case.ts";
import { operationOf } from "../../contract/table.ts";
import { mediaList, requireWhole } from "../lists/media-list.ts";
import { unfilteredMedia, wholeOf } from "../lists/unfiltered-media.ts";
import { assertEach, assertSame, idsOf } from "../../session/rows.ts";

/** The number of texts to search for; the last matches nothing. */
const textCount = maxSearches + 1;

/** Cases of POST /brands/{id}/media of v1, of which only the counterparts of its filters in v2 are specified. */
export function legacyMediaCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    meaning("v1", "searchBrandMedia", {
      name: "of-the-account",
      at: "responses/200",
      requests: 3,
      rows: 2 * depth + whole,
      rule: "returns only creatives of the account",
      async run(tools) {
        // The default of `status` is not specified in either version.
        const all = await mediaList(tools, { status: "ALL" });
        requireWhole(all);
        const ids = new Set(idsOf(all.rows));
        let rowCount = 0;
        for (const filter of [
          { mode: "smart", userRequest: "new" },
          { mode: "structured", userRequest: "all creatives" },
        ]) {
          const { rows, exchange } = await legacyMedia(tools, { ...filter, limit: tools.depth });
          rowCount += rows.length;
          assertEach(
            rows,
            ({ id }) => ids.has(String(id)),
            "a creative of the account",
            ({ id }) => id,
            exchange,
          );
        }
        requireData(rowCount > 0, "no creatives were returned");
      },
    }),
    meaning("v1", "searchBrandMedia", {
      name: "semanticSearchQuery",
      at: "requestBody",
      assumed: true,
      rule: "semanticSearchQuery returns the same creatives as query in v2",
      requests: 2 * textCount,
      rows: 2 * textCount * depth,
      async run(tools) {
        const accountId = await tools.account();
        const { body, narrowedBy } = unfilteredMedia();
        requireWhole({ whole: true, narrowedBy });
        let rowCount = 0;
        for (const text of [...(await creativeWords(tools)), unmatchedText]) {
          const question = { ...body, query: text, accountId, limit: tools.depth };
          const { rows } = await tools.answer("v2", "searchMedia", { body: question });
          const legacy = await legacyMedia(tools, { semanticSearchQuery: text, limit: tools.depth });
          const ids = idsOf(rows).sort();
          assertSame(idsOf(legacy.rows).sort(), ids, "the same creatives as in v2", legacy.exchange);
          rowCount += rows.length;
        }
        requireData(rowCount > 0, "no creatives were returned");
      },
    }),
  ];
}

async function legacyMedia(tools: Tools, body: Fields) {
  const asker = tools.about({ version: "v1", operation: operationOf("v1", "searchBrandMedia") });
  return asker.answerAnew({ id: await tools.account(), body });
}
