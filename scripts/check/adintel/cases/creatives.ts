import {
  meaning,
  requireData,
  type CheckCase,
  nowOf,
  assert,
  type Tools,
  Inconclusive,
} from "../../engine/case.ts";
import { assertDisjoint, assertPart, assertShown } from "../../cases/lists/list.ts";
import { mediaList } from "../lists/media-list.ts";
import { wholeOf } from "../lists/unfiltered-media.ts";
import { day, timeOf, textsOf, idsOf, assertFacts } from "../../session/rows.ts";
import { operationOf } from "../../contract/table.ts";
import { fieldsOf, parseJson, type Fields } from "../../contract/fields.ts";
import { creativeWords, maxSearches } from "../../cases/lists/words.ts";

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
          await mediaList(tools, { status: "ALL" }),
          await mediaList(tools, { status: "ACTIVE" }),
          await mediaList(tools, { status: "INACTIVE" }),
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
      requests: 2,
      rows: 2 * whole,
      rule: "an ACTIVE creative is still running, so it did not end long ago",
      async run(tools) {
        const { rows, exchange } = await mediaList(tools, { status: "ACTIVE" });
        requireData(rows.length > 0, "the account has no running creatives");
        // How soon the index notices an end is not specified.
        const earliestEnd = (await nowOf(tools, exchange)) - 30 * day;
        const mayRun = (row: Fields) => (timeOf(row, "endAt") ?? earliestEnd) >= earliestEnd;
        assertShown({ rows, exchange }, "endAt", mayRun, "no end date, or one in the last 30 days");
        const all = await mediaList(tools, { status: "ALL" });
        requireData(!all.rows.every(mayRun), "none of the account's creatives ended long ago");
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
        const active = await mediaList(tools, { status: "ACTIVE" });
        const inactive = await mediaList(tools, { status: "INACTIVE" });
        requireData(active.rows.length + inactive.rows.length > 0, "the account has no creatives");
        assertShown(active, "endAt", ({ endAt }) => endAt === null, "no endAt");
        assertShown(inactive, "endAt", ({ endAt }) => endAt !== null, "an endAt");
      },
    }),
  ];
}

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
          const { rows, exchange } = await mediaList(tools, { crossposted });
          requireData(rows.length > 0, `the account has no creatives with crossposted ${crossposted}`);
          assertShown(
            { rows, exchange },
            "platforms",
            (row) => textsOf(row, "platforms").length > 1 === crossposted,
            crossposted ? "several platforms" : "at most one platform",
          );
        }
      },
    }),
  ];
}

/** Ids do not change from one response to the next. */
export function sameIdCase(depth: number): CheckCase {
  return meaning("v2", "searchMedia", {
    name: "ids-stay",
    at: "responses/200",
    requests: 2,
    rows: 2 * wholeOf(depth),
    rule: "creatives keep their ids when the list is requested again",
    async run(tools) {
      const { rows, again } = await twice(tools);
      const earlierIds = new Set(idsOf(rows));
      const shared = idsOf(again.rows).filter((id) => earlierIds.has(id)).length;
      // New creatives may have been added in between.
      const expected = `at least half of ${rows.length} ids again`;
      assert(2 * shared >= rows.length, expected, `${shared} again`, again.exchange);
    },
  });
}

async function twice(tools: Tools) {
  const asker = tools.about({ version: "v2", operation: operationOf("v2", "searchMedia") });
  const { rows, exchange } = await mediaList(tools);
  const again = await asker.answerAnew({ body: fieldsOf(parseJson(exchange.requestText ?? "")) });
  requireData(rows.length > 1, "the account has fewer than two creatives");
  return { rows, again };
}

export function textSearchCases(depth: number): CheckCase[] {
  return [
    meaning("v2", "searchMedia", {
      name: "query-over-all",
      at: "requestBody",
      requests: maxSearches,
      rows: maxSearches * depth,
      rule: "a query without accountId searches the whole corpus, so it may return several accounts",
      async run(tools) {
        const result = await search(tools);
        const brands = new Set(result.rows.map(brandId).filter((id) => id !== undefined));
        requireData(brands.size > 1, "the first creatives all belong to one account");
      },
    }),
    meaning("v2", "searchMedia", {
      // A creative may keep the name and followers that its account had when it was indexed.
      name: "brand-as-fetched",
      at: "responses/200",
      requests: 2,
      rows: depth,
      dearRows: 1,
      assumed: true,
      rule: "the brand of a creative has the same values as the fetched account",
      async run(tools) {
        const id = await tools.account();
        const body = { accountId: id, limit: tools.depth };
        const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
        const account = await tools.answer("v2", "getAccount", { id });
        const brand = rows.map((row) => fieldsOf(row["brand"])).find((fields) => "id" in fields);
        requireData(brand !== undefined, "no creative of the account names its brand");
        const fields = ["name", "type", "igUsername", "igFollowers", "tiktokUsername", "tiktokFollowers"];
        assertFacts(brand, account.body, fields, exchange);
      },
    }),
  ];
}

async function search(tools: Tools) {
  for (const query of await creativeWords(tools)) {
    const answer = await tools.answer("v2", "searchMedia", { body: { query, limit: tools.depth } });
    if (answer.rows.length > 1) return answer;
  }
  throw new Inconclusive("no search returns more than one creative");
}

function brandId(row: Fields): string | undefined {
  const { id } = fieldsOf(row["brand"]);
  return typeof id === "string" ? id : undefined;
}
