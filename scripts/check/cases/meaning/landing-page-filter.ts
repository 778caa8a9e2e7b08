import { demand, need, type CheckCase, type Tools } from "../../case.ts";
import { meaning } from "./case.ts";
import { demandPart, mediaOf, wholeOf } from "./media.ts";
import { numberOf, textOf } from "./rows.ts";

/** The filter of POST /media by landing page. */
export function landingPageFilterCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  const pageOf = async (tools: Tools): Promise<{ url: string; total: number }> => {
    const id = await tools.account();
    const query = { showInactive: true, limit: 1 };
    const { rows } = await tools.answer("v2", "listAccountLandingPages", { id, query });
    const [row = {}] = rows;
    const url = textOf(row, "url");
    need(url !== undefined, "the account has no landing pages");
    return { url, total: numberOf(row, "total") ?? 0 };
  };
  return [
    meaning("v2", "searchMedia", {
      ...{ name: "landingPageMatch", at: "requestBody", requests: 4, rows: 3 * whole + 5 },
      rule: "what equals a landing page contains it, and both are parts of the list without them",
      async run(tools) {
        const { url } = await pageOf(tools);
        const equal = await mediaOf(tools, { landingPage: url, landingPageMatch: "equals" });
        const containing = await mediaOf(tools, { landingPage: url, landingPageMatch: "contains" });
        need(equal.rows.length > 0, "no creative equals a landing page as it is listed");
        demandPart(equal, containing, "what equals among what contains");
        demandPart(containing, await mediaOf(tools), "what contains among all of the account");
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: "landingPage-total", at: "requestBody", requests: 2, rows: whole + 5, assumed: true },
      rule: "a landing page is that of as many creatives as its total says",
      async run(tools) {
        const { url, total } = await pageOf(tools);
        const {
          rows,
          whole: all,
          exchange,
        } = await mediaOf(tools, { landingPage: url, landingPageMatch: "equals" });
        need(all, "there are more creatives than were asked for");
        demand(rows.length === total, `${total} creatives`, `${rows.length}`, exchange);
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: "landingPage-of-part", at: "requestBody", requests: 3, rows: 2 * whole + 5 },
      rule: "contains finds a landing page by a part of it",
      async run(tools) {
        const { url } = await pageOf(tools);
        const part = url.slice(Math.floor(url.length / 3));
        const equal = await mediaOf(tools, { landingPage: url, landingPageMatch: "equals" });
        const containing = await mediaOf(tools, { landingPage: part, landingPageMatch: "contains" });
        need(equal.rows.length > 0, "no creative equals a landing page as it is listed");
        demandPart(equal, containing, "creatives found by a part of their landing page");
      },
    }),
  ];
}
