import { demand, type CheckCase } from "../../case.ts";
import { accounts, listOf } from "./account-list.ts";
import { meaning } from "./case.ts";

/** Landing pages of both versions. */
export function landingPageCases(depth: number): CheckCase[] {
  const operations = [
    { version: "v2", id: "listAccountLandingPages" },
    { version: "v1", id: "listBrandLandingPages" },
  ] as const;
  return operations.flatMap(({ version, id }) => [
    meaning(version, id, {
      ...{
        name: "no-doubles",
        at: "responses/200",
        requests: accounts,
        rows: accounts * depth,
        assumed: true,
      },
      rule: "no address comes twice",
      async run(tools) {
        const { rows, exchange } = await listOf(tools, version, id, { showInactive: true }, 2);
        const urls = rows.map(({ url }) => url);
        demand(new Set(urls).size === urls.length, "each address once", urls, exchange);
      },
    }),
  ]);
}
