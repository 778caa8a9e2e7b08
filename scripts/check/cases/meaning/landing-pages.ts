import { demand, type CheckCase } from "../../case.ts";
import { accounts, listOf } from "./account-list.ts";
import { meaning } from "./case.ts";
import { numberOf } from "./rows.ts";

/** Landing pages of both versions. */
export function landingPageCases(depth: number): CheckCase[] {
  const operations = [
    { version: "v2", id: "listAccountLandingPages" },
    { version: "v1", id: "listBrandLandingPages" },
  ] as const;
  return operations.flatMap(({ version, id }) => [
    meaning(version, id, {
      ...{ name: "showInactive", at: "parameters", requests: accounts + 1, rows: (accounts + 1) * depth },
      rule: "what showInactive false gives, true gives too, with no lower a total",
      async run(tools) {
        const active = await listOf(tools, version, id, { showInactive: false }, 1);
        const query = { showInactive: true, limit: tools.depth };
        const all = await tools.answer(version, id, { id: active.account, query });
        const totals = new Map(all.rows.map((row) => [row["url"], numberOf(row, "total") ?? 0]));
        const last = numberOf(all.rows.at(-1) ?? {}, "total") ?? 0;
        for (const row of active.rows) {
          const total = numberOf(row, "total") ?? 0;
          // What is missing may have been cut off, unless it ranks above the last.
          const isCut = all.rows.length >= tools.depth && total <= last;
          const more = totals.get(row["url"]);
          const expected = `${String(row["url"])} with at least ${total}`;
          demand(isCut || (more !== undefined && more >= total), expected, more ?? "nothing", all.exchange);
        }
      },
    }),
  ]);
}
