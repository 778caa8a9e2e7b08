import { demand, need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import { commonWords } from "../../account.ts";
import { fieldsOf } from "../../fields.ts";
import { meaning } from "./case.ts";
import { mediaOf, wholeOf, type MediaRow } from "./media.ts";
import { demandEach, demandFacts, idsOf } from "./rows.ts";

/** POST /media by text, and within an account. */
export function textSearchCases(depth: number): CheckCase[] {
  return [
    meaning("v2", "searchMedia", {
      ...{
        name: "query-over-all",
        at: "requestBody",
        requests: commonWords.length,
        rows: commonWords.length * depth,
      },
      rule: "a query without accountId searches the whole corpus, so that it may find several accounts",
      async run(tools) {
        const found = await search(tools);
        const brands = new Set(found.rows.map(brandOf).filter((id) => id !== undefined));
        need(brands.size > 1, "the first creatives that were found are of one account");
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: "accountId", at: "requestBody", requests: 1, rows: wholeOf(depth) },
      rule: "accountId gives creatives of that account only",
      async run(tools) {
        const account = await tools.account();
        const { rows, exchange } = await mediaOf(tools);
        const known = rows.filter((row) => brandOf(row) !== undefined);
        need(known.length > 0, "no creative of the account says whose it is");
        // An account may have been named by its platform id, and then all its creatives say the same uuid.
        const ids = new Set([...known.map(brandOf)]);
        demand(ids.size === 1, "creatives of one account", `creatives of ${ids.size}`, exchange);
        if (tools.options.account === undefined) {
          demandEach(known, (row) => brandOf(row) === account, `brand.id ${account}`, brandOf, exchange);
        }
      },
    }),
    meaning("v2", "searchMedia", {
      // A creative may have been written down when its account had other followers, or another name.
      ...{
        name: "brand-as-fetched",
        at: "responses/200",
        requests: 2,
        rows: depth,
        dearRows: 1,
        assumed: true,
      },
      rule: "the brand of a creative is as the account is when it is fetched",
      async run(tools) {
        const id = await tools.account();
        const body = { accountId: id, limit: tools.depth };
        const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
        const account = await tools.answer("v2", "getAccount", { id });
        const brand = rows.map((row) => fieldsOf(row["brand"])).find((one) => "id" in one);
        need(brand !== undefined, "no creative of the account says whose it is");
        const fields = ["name", "type", "igUsername", "igFollowers", "tiktokUsername", "tiktokFollowers"];
        demandFacts(brand, account.body, fields, exchange);
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: "query-within-account", at: "requestBody", requests: 4, rows: 4 * depth },
      rule: "a query with accountId finds creatives of that account only",
      async run(tools) {
        const accountId = await tools.account();
        for (const query of commonWords) {
          const body = { accountId, query, limit: tools.depth };
          const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
          if (rows.length === 0) continue;
          const known = rows.filter((row) => brandOf(row) !== undefined);
          const named = known.every((row) => brandOf(row) === brandOf(known[0] ?? {}));
          demand(named, "creatives of one account", "creatives of several", exchange);
          const all = await mediaOf(tools);
          if (!all.whole) return;
          const ids = new Set(idsOf(all.rows));
          return demandEach(
            rows,
            ({ id }) => ids.has(String(id)),
            "a creative of the account",
            ({ id }) => id,
            exchange,
          );
        }
        throw new NotExercised("no search within the account finds anything");
      },
    }),
  ];
}

async function search(tools: Tools) {
  for (const query of commonWords) {
    const answer = await tools.answer("v2", "searchMedia", { body: { query, limit: tools.depth } });
    if (answer.rows.length > 1) return answer;
  }
  throw new NotExercised("no search finds more than one creative");
}

function brandOf(row: MediaRow): string | undefined {
  const { id } = fieldsOf(row["brand"]);
  return typeof id === "string" ? id : undefined;
}
