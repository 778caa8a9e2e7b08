import { meaning, assert, requireData, type CheckCase } from "../../engine/case.ts";
import { findList } from "../lists/media-list.ts";
import { maxAccounts } from "../../cases/lists/words.ts";
import { assertSame } from "../../session/rows.ts";

const fields = ["id", "name", "igUsername", "igFollowers", "tiktokUsername", "tiktokFollowers"] as const;

const lists = [
  { v1: "listBrandInsights", v2: "listAccountInsights", query: { type: "HOOK" } },
  { v1: "listBrandInsights", v2: "listAccountInsights", query: { type: "TARGET_PERSONA" } },
  { v1: "listBrandInsights", v2: "listAccountInsights", query: { type: "MEDIA_MIX" } },
  { v1: "listBrandLandingPages", v2: "listAccountLandingPages", query: { showInactive: true } },
] as const;

/** Both versions use the same index. */
export function versionCases(depth: number): CheckCase[] {
  return [
    meaning("v1", "getBrand", {
      name: "as-in-v2",
      requests: 2 * maxAccounts,
      rows: 2 * maxAccounts,
      rule: "fields that both versions return for an account have the same values",
      async run(tools) {
        let compared = 0;
        const accounts = await tools.accounts();
        for (const id of accounts.slice(0, maxAccounts)) {
          const legacy = await tools.answer("v1", "getBrand", { id });
          const current = await tools.answer("v2", "getAccount", { id });
          const both = fields.filter((name) => name in legacy.body && name in current.body);
          compared += both.length;
          for (const name of both) {
            const [old, now] = [legacy.body[name], current.body[name]];
            assert(old === now, `${name} ${JSON.stringify(now)}, as in v2`, old, legacy.exchange);
          }
          // Many accounts have no igFollowers.
          if (typeof legacy.body["igFollowers"] === "number") break;
        }
        requireData(compared > 0, "the versions return no common field for an account");
        requireData(accounts.length > 1, "only one account is known, which might be returned for any id");
      },
    }),
    meaning("v1", "listBrandLandingPages", {
      name: "totals-as-in-v2",
      requests: maxAccounts + 1,
      rows: (maxAccounts + 1) * depth,
      rule: "a landing page has the same total in both versions",
      async run(tools) {
        const current = await findList(tools, "v2", "listAccountLandingPages", 1, (account, limit) => ({
          id: account,
          query: { showInactive: true, limit },
        }));
        const question = { id: current.account, query: { showInactive: true, limit: tools.depth } };
        const legacy = await tools.answer("v1", "listBrandLandingPages", question);
        const totals = new Map(current.rows.map((row) => [row["url"], row["total"]]));
        const both = legacy.rows.filter(({ url }) => totals.has(url));
        requireData(both.length > 0, "the versions return no common landing page");
        for (const { url, total } of both) {
          const expected = totals.get(url);
          assert(total === expected, `${String(url)} with total ${String(expected)}`, total, legacy.exchange);
        }
      },
    }),
    ...lists.map(({ v1, v2, query }) =>
      meaning("v1", v1, {
        name: `as-in-v2-${Object.values(query).join()}`,
        requests: 2,
        rows: 2 * depth,
        assumed: true,
        rule: "both versions return the same list for the same request",
        async run(tools) {
          const question = { id: await tools.account(), query: { ...query, limit: tools.depth } };
          const legacy = await tools.answer("v1", v1, question);
          const current = await tools.answer("v2", v2, question);
          const words = (rows: typeof legacy.rows) => rows.map((row) => JSON.stringify(row));
          assertSame(words(legacy.rows), words(current.rows), "the same rows as in v2", legacy.exchange);
          requireData(legacy.rows.length > 0, "the account has no rows of this list");
        },
      }),
    ),
  ];
}
