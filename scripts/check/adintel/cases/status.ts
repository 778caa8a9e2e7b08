import { requireData, type CheckCase } from "../../engine/case.ts";
import { meaning } from "../../engine/meaning.ts";
import { assertDisjoint, assertPart, mediaOf } from "../media.ts";
import { wholeOf } from "../../discovery/unfiltered-media.ts";
import { nowOf } from "../../engine/now.ts";
import { day, assertEach, timeOf } from "../../session/rows.ts";

/** The filter of POST /media by whether a creative runs. */
export function statusCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    meaning("v2", "searchMedia", {
      name: "status-parts",
      at: "requestBody",
      requests: 3,
      rows: 3 * whole,
      rule: "status ACTIVE and INACTIVE are subsets of ALL and share no creatives",
      async run(tools) {
        const [all, active, inactive] = [
          await mediaOf(tools, { status: "ALL" }),
          await mediaOf(tools, { status: "ACTIVE" }),
          await mediaOf(tools, { status: "INACTIVE" }),
        ];
        assertDisjoint(active, inactive, "no creative both ACTIVE and INACTIVE");
        for (const part of [active, inactive]) {
          if (part.rows.length > 0) assertPart(part, all, "every ACTIVE and INACTIVE creative also in ALL");
        }
        requireData(
          active.rows.length > 0 && inactive.rows.length > 0,
          "the account's creatives all have the same status",
        );
      },
    }),
    meaning("v2", "searchMedia", {
      name: "status-ACTIVE-still-runs",
      at: "requestBody",
      requests: 1,
      rows: whole,
      rule: "an ACTIVE creative is still running, so it did not end long ago",
      async run(tools) {
        const { rows, exchange } = await mediaOf(tools, { status: "ACTIVE" });
        requireData(rows.length > 0, "the account has no running creatives");
        // How soon an end is noticed is not stated.
        const least = (await nowOf(tools, exchange)) - 30 * day;
        assertEach(
          rows,
          (row) => (timeOf(row, "endAt") ?? least) >= least,
          "no end date, or one in the last 30 days",
          ({ endAt }) => ({ endAt }),
          exchange,
        );
      },
    }),
    meaning("v2", "searchMedia", {
      name: "status-by-end",
      at: "requestBody",
      requests: 2,
      rows: 2 * whole,
      assumed: true,
      rule: "running creatives have no endAt, and ended ones have one",
      async run(tools) {
        const active = await mediaOf(tools, { status: "ACTIVE" });
        const inactive = await mediaOf(tools, { status: "INACTIVE" });
        requireData(active.rows.length + inactive.rows.length > 0, "the account has no creatives");
        assertEach(
          active.rows,
          ({ endAt }) => endAt === null,
          "no endAt",
          ({ endAt }) => ({ endAt }),
          active.exchange,
        );
        assertEach(
          inactive.rows,
          ({ endAt }) => endAt !== null,
          "an endAt",
          ({ endAt }) => ({ endAt }),
          inactive.exchange,
        );
      },
    }),
  ];
}
