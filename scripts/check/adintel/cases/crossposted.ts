import { requireData, type CheckCase } from "../../engine/case.ts";
import { meaning } from "../../engine/meaning.ts";
import { mediaOf } from "../media.ts";
import { wholeOf } from "../../discovery/unfiltered-media.ts";
import { assertEach, textsOf } from "../../session/rows.ts";

/** What a creative shows of being posted to several platforms. */
export function crosspostedCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    meaning("v2", "searchMedia", {
      name: "crossposted-by-platforms",
      at: "requestBody",
      requests: 2,
      rows: 2 * whole,
      assumed: true,
      rule: "crossposted creatives have several platforms, and all others at most one",
      async run(tools) {
        for (const crossposted of [true, false]) {
          const { rows, exchange } = await mediaOf(tools, { crossposted });
          requireData(rows.length > 0, `the account has no creatives with crossposted ${crossposted}`);
          assertEach(
            rows,
            (row) => textsOf(row, "platforms").length > 1 === crossposted,
            crossposted ? "several platforms" : "at most one platform",
            ({ platforms }) => ({ platforms }),
            exchange,
          );
        }
      },
    }),
  ];
}
