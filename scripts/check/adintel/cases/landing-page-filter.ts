import { meaning, assert, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import { mediaList, requireWhole } from "../lists/media-list.ts";
import { maxAccounts } from "../../cases/lists/words.ts";
import { wholeOf } from "../lists/unfiltered-media.ts";
import { numberOf, textOf } from "../../session/rows.ts";

export function landingPageFilterCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  const findPage = async (tools: Tools) => {
    for (const accountId of await tools.accounts()) {
      const question = { id: accountId, query: { showInactive: true, limit: 1 } };
      const { rows } = await tools.answer("v2", "listAccountLandingPages", question);
      const [row = {}] = rows;
      const url = textOf(row, "url");
      if (url !== undefined) return { accountId, url, total: numberOf(row, "total") ?? 0 };
    }
    throw new Inconclusive("no account has landing pages");
  };
  return [
    meaning("v2", "searchMedia", {
      name: "landingPage-total",
      at: "requestBody",
      requests: maxAccounts + 1,
      rows: whole + 5 * maxAccounts,
      assumed: true,
      rule: "the total of a landing page is the number of creatives that link to it",
      async run(tools) {
        const { url, total, accountId } = await findPage(tools);
        const list = await mediaList(tools, { accountId, landingPage: url, landingPageMatch: "equals" });
        requireWhole(list);
        const { rows, exchange } = list;
        assert(rows.length === total, `${total} creatives`, `${rows.length}`, exchange);
      },
    }),
    meaning("v2", "listAccountLandingPages", {
      name: "showInactive-counts-what-ended",
      at: "parameters",
      assumed: true,
      requests: 3 * maxAccounts,
      rows: maxAccounts * (whole + 2 * depth),
      rule: "showInactive raises the total of a page that ended creatives link to",
      async run(tools) {
        for (const accountId of await tools.accounts()) {
          const ask = (showInactive: boolean) =>
            tools.answer("v2", "listAccountLandingPages", {
              id: accountId,
              query: { limit: tools.depth, showInactive },
            });
          const { rows } = await ask(false);
          const url = textOf(rows[0] ?? {}, "url");
          if (url === undefined) continue;
          const filter = {
            ...({ accountId, status: "INACTIVE", landingPageMatch: "equals" } as const),
            landingPage: url,
          };
          const ended = await mediaList(tools, filter);
          if (ended.rows.length === 0) continue;
          const all = await ask(true);
          const total = numberOf(all.rows.find((row) => row["url"] === url) ?? {}, "total") ?? 0;
          const minTotal = (numberOf(rows[0] ?? {}, "total") ?? 0) + 1;
          return assert(
            total >= minTotal,
            `${url} with a total of at least ${minTotal}`,
            total,
            all.exchange,
          );
        }
        throw new Inconclusive("no account has a page that ended creatives link to");
      },
    }),
  ];
}
