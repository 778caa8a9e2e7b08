import { requireData, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import { fieldsOf, type Fields } from "../../contract/fields.ts";
import { meaning } from "../../engine/meaning.ts";
import { assertFacts } from "../../session/rows.ts";
import { creativeWords, searches } from "../words.ts";

/** POST /media by text, and whose creatives are found. */
export function textSearchCases(depth: number): CheckCase[] {
  return [
    meaning("v2", "searchMedia", {
      name: "query-over-all",
      at: "requestBody",
      requests: searches,
      rows: searches * depth,
      rule: "a query without accountId searches the whole corpus, so it may return several accounts",
      async run(tools) {
        const found = await search(tools);
        const brands = new Set(found.rows.map(brandOf).filter((id) => id !== undefined));
        requireData(brands.size > 1, "the first creatives all belong to one account");
      },
    }),
    meaning("v2", "searchMedia", {
      // A creative may have been written down when its account had other followers, or another name.
      name: "brand-as-fetched",
      at: "responses/200",
      requests: 2,
      rows: depth,
      dearRows: 1,
      assumed: true,
      rule: "the brand of a creative has the same values as the fetched account",
      async run(tools) {
        const id = await tools.account();
        const body = { accountId: id, limit: tools.depth };
        const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
        const account = await tools.answer("v2", "getAccount", { id });
        const brand = rows.map((row) => fieldsOf(row["brand"])).find((one) => "id" in one);
        requireData(brand !== undefined, "no creative of the account names its brand");
        const fields = ["name", "type", "igUsername", "igFollowers", "tiktokUsername", "tiktokFollowers"];
        assertFacts(brand, account.body, fields, exchange);
      },
    }),
  ];
}

async function search(tools: Tools) {
  for (const query of await creativeWords(tools)) {
    const answer = await tools.answer("v2", "searchMedia", { body: { query, limit: tools.depth } });
    if (answer.rows.length > 1) return answer;
  }
  throw new Inconclusive("no search returns more than one creative");
}

function brandOf(row: Fields): string | undefined {
  const { id } = fieldsOf(row["brand"]);
  return typeof id === "string" ? id : undefined;
}
