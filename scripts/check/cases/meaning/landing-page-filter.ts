import { demand, need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import { accounts } from "./account-list.ts";
import { meaning } from "./case.ts";
import { demandPart, mediaOf, wholeOf } from "./media.ts";
import { numberOf, textOf } from "./rows.ts";

/** The filter of POST /media by landing page. */
export function landingPageFilterCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  const pageOf = async (tools: Tools) => {
    for (const accountId of await tools.accounts()) {
      const question = { id: accountId, query: { showInactive: true, limit: 1 } };
      const { rows } = await tools.answer("v2", "listAccountLandingPages", question);
      const [row = {}] = rows;
      const url = textOf(row, "url");
      if (url !== undefined) return { accountId, url, total: numberOf(row, "total") ?? 0 };
    }
    throw new NotExercised("no account has landing pages");
  };
  return [
    meaning("v2", "searchMedia", {
      ...{
        name: "landingPageMatch",
        at: "requestBody",
        requests: accounts + 3,
        rows: 3 * whole + 5 * accounts,
      },
      rule: "what equals a landing page contains it, and both are parts of the list without them",
      async run(tools) {
        const { url, accountId } = await pageOf(tools);
        const equal = await mediaOf(tools, { accountId, landingPage: url, landingPageMatch: "equals" });
        const containing = await mediaOf(tools, {
          accountId,
          landingPage: url,
          landingPageMatch: "contains",
        });
        need(equal.rows.length > 0, "no creative equals a landing page as it is listed");
        demandPart(equal, containing, "what equals among what contains");
        demandPart(containing, await mediaOf(tools, { accountId }), "what contains among all of the account");
      },
    }),
    meaning("v2", "searchMedia", {
      ...{
        name: "landingPage-total",
        at: "requestBody",
        requests: accounts + 1,
        rows: whole + 5 * accounts,
        assumed: true,
      },
      rule: "a landing page is that of as many creatives as its total says",
      async run(tools) {
        const { url, total, accountId } = await pageOf(tools);
        const {
          rows,
          whole: all,
          exchange,
        } = await mediaOf(tools, { accountId, landingPage: url, landingPageMatch: "equals" });
        need(all, "there are more creatives than were asked for");
        demand(rows.length === total, `${total} creatives`, `${rows.length}`, exchange);
      },
    }),
    meaning("v2", "searchMedia", {
      ...{
        name: "landingPage-of-part",
        at: "requestBody",
        requests: accounts + 2,
        rows: 2 * whole + 5 * accounts,
      },
      rule: "contains finds a landing page by a part of it",
      async run(tools) {
        const { url, accountId } = await pageOf(tools);
        const part = url.slice(Math.floor(url.length / 3));
        const equal = await mediaOf(tools, { accountId, landingPage: url, landingPageMatch: "equals" });
        const containing = await mediaOf(tools, {
          accountId,
          landingPage: part,
          landingPageMatch: "contains",
        });
        need(equal.rows.length > 0, "no creative equals a landing page as it is listed");
        demandPart(equal, containing, "creatives found by a part of their landing page");
      },
    }),
  ];
}
