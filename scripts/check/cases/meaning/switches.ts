import { need, type CheckCase } from "../../case.ts";
import { accounts } from "./account-list.ts";
import { meaning } from "./case.ts";
import {
  demandCovered,
  demandDisjoint,
  demandPart,
  listWith,
  mediaOf,
  wholeOf,
  type MediaFilter,
} from "./media.ts";
import { demandEach, textsOf } from "./rows.ts";

/** Filters of POST /media that are true or false. */
export function switchCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    ...(["lowImpressions", "partnershipAd", "crossposted"] as const).flatMap((field) =>
      casesOf(field, whole),
    ),
    meaning("v2", "searchMedia", {
      ...{ name: "crossposted-by-platforms", at: "requestBody", requests: 2, rows: 2 * whole, assumed: true },
      rule: "a creative that is crossposted has several platforms, and no other has",
      async run(tools) {
        for (const crossposted of [true, false]) {
          const { rows, exchange } = await mediaOf(tools, { crossposted });
          need(rows.length > 0, `the account has no creative with crossposted ${crossposted}`);
          demandEach(
            rows,
            (row) => textsOf(row, "platforms").length > 1 === crossposted,
            crossposted ? "several platforms" : "one platform at most",
            ({ platforms }) => ({ platforms }),
            exchange,
          );
        }
      },
    }),
  ];
}

function casesOf(field: keyof MediaFilter, whole: number): CheckCase[] {
  return [
    meaning("v2", "searchMedia", {
      ...{ name: `${field}-is-a-part`, at: "requestBody", requests: 3, rows: 3 * whole },
      rule: `${field} gives a part of the list without it`,
      async run(tools) {
        const all = await mediaOf(tools);
        const lists = [await mediaOf(tools, { [field]: true }), await mediaOf(tools, { [field]: false })];
        const some = lists.filter(({ rows }) => rows.length > 0);
        need(some.length > 0, `the account has no creatives either way of ${field}`);
        for (const list of some) demandPart(list, all, `creatives with ${field} among all of the account`);
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: `${field}-adds-up`, at: "requestBody", assumed: true },
      ...{ requests: accounts + 2, rows: (accounts + 2) * whole },
      rule: `${field} true and false share no creative, and together are all`,
      async run(tools) {
        const { list: yes, account } = await listWith(tools, { [field]: true });
        const no = await mediaOf(tools, { [field]: false, accountId: account });
        demandDisjoint(yes, no, `${field} true and false apart`);
        demandCovered(
          await mediaOf(tools, { accountId: account }),
          [yes, no],
          `each creative either way of ${field}`,
        );
        need(no.rows.length > 0, `the account has creatives one way of ${field} only`);
      },
    }),
  ];
}
