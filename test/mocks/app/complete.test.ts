import { existsSync } from "node:fs";
import { join } from "node:path";
import { codesByStatus, operations } from "@adintel/client/operations";
import { describe, expect, test } from "vitest";
import { checkComplete, files, type Compared } from "../../../mocks/app/complete.ts";
import { handlers } from "../../../mocks/adintel/handlers/index.ts";
import { createClock } from "../../../mocks/engine/sessions/clock.ts";
import { libraryFor } from "../../../mocks/adintel/content/library.ts";
import type { Effect, Operation } from "../../../mocks/engine/rows/table.ts";
import { defaultSettings } from "../../../mocks/engine/scenarios/settings.ts";
import { createContent } from "../../../mocks/adintel/content/content.ts";
import { createWorld } from "../../../mocks/engine/sessions/world.ts";
import { root } from "../../../scripts/lib/paths.ts";
import { now } from "../support/call.ts";

const worldOf = (accounts: number, mediaPerAccount = 2) => {
  const library = libraryFor({ seed: 1, accounts, mediaPerAccount, now });
  return createWorld(
    createContent(library),
    createClock(() => now),
    defaultSettings,
  );
};
const world = worldOf(3);

/** The documents with another operation in v2. */
const withOperation = (operation: Operation): Partial<Compared> => ({
  table: { ...operations, v2: { ...operations.v2, [operation.operationId]: operation } },
});

/** The documents with more effects of an operation of v2. */
const withEffects = (id: keyof typeof operations.v2, effects: Record<string, Effect>): Partial<Compared> => {
  const operation: Operation = operations.v2[id];
  return withOperation({ ...operation, effects: { ...operation.effects, ...effects } });
};

test("the mock knows all that the documents ask for, also of a world that is empty", () => {
  checkComplete(world);
  checkComplete(worldOf(0));
  checkComplete(worldOf(1, 0));
});

test.each(Object.values(files))("the messages name %s, which is there", (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});

describe("the start fails with the file to edit and what to write", () => {
  test.each<[what: string, parts: Partial<Compared>, gap: string]>([
    [
      "for an operation without handler",
      withOperation({ ...operations.v2.searchTaxonomies, operationId: "listTrends" }),
      "v2 listTrends has no handler: add `listTrends: …` to v2 in mocks/adintel/handlers/index.ts.",
    ],
    [
      "for an operation whose list no handler makes",
      withOperation({ ...operations.v2.getAccount, lists: [{ in: "accounts" }] }),
      "v2 getAccount lists rows, but its handler does not: use listing() or counting() in the handler named in mocks/adintel/handlers/index.ts.",
    ],
    [
      "for an operation of which more is known than examples",
      { ...withEffects("postComments", { text: { in: "body", by: "prompt" } }) },
      "v2 postComments has null as its handler, but the document specifies more than examples: write a handler in mocks/adintel/handlers/index.ts.",
    ],
    [
      "for a filter by what no row shows",
      withEffects("searchMedia", { isAward: { in: "body", by: "flag" } }),
      "v2 searchMedia: isAward (flag) depends on something that no row shows: name a field of the row in its x-effect, or add `isAward: (record) => …` to facts.effects of the handler named in mocks/adintel/handlers/index.ts.",
    ],
    [
      "for an order by what no row shows",
      withEffects("listAccountCampaigns", {
        sortBy: { in: "query", by: "order", orders: { BEST: { direction: "descending" } } },
      }),
      "v2 listAccountCampaigns: sortBy orders by something that no row shows: name a field of the row in its x-effect, or add `BEST: (record) => …` to facts.orders of the handler named in mocks/adintel/handlers/index.ts.",
    ],
    [
      "for a new date preset",
      withEffects("searchMedia", {
        datePreset: { in: "body", by: "preset", field: "startAt", presets: ["today", "last-5-days"] },
      }),
      "v2 searchMedia: datePreset has the new preset last-5-days: add what it covers to presets in mocks/engine/rows/dates.ts.",
    ],
    [
      "for a new way",
      withEffects("searchMedia", { near: { in: "body", by: "distance", field: "location" } }),
      "v2 searchMedia: near has the effect distance, which the mock does not know: add `distance` to filters in mocks/engine/rows/filter.ts.",
    ],
    [
      "for a list that is searched for the first time",
      withEffects("listAccountCampaigns", { query: { in: "query", by: "search" } }),
      "v2 listAccountCampaigns: query searches text, which this handler does not support: add `search` to the handler named in mocks/adintel/handlers/index.ts.",
    ],
    [
      "for a mode that nothing reads",
      withEffects("searchMedia", { mode: { in: "body", by: "mode" } }),
      "v2 searchMedia: nothing reads the field mode: read it in the handler named in mocks/adintel/handlers/index.ts and add `mode: true` to its `reads`.",
    ],
    [
      "for a field of an operation that lists nothing",
      withEffects("indexAccount", { force: { in: "body", by: "subject" } }),
      "v2 indexAccount: nothing reads the field force: read it in the handler named in mocks/adintel/handlers/index.ts and add `force: true` to its `reads`.",
    ],
    [
      "for a choice that nothing is counted for",
      withOperation({
        ...operations.v2.listAccountInsights,
        lists: [{ in: "totals", when: { type: ["HOOK", "EMOTION"] } }, { in: "rows" }],
      }),
      "v2 listAccountInsights: nothing is counted for EMOTION: add `EMOTION: (records) => […]` to counts of the handler named in mocks/adintel/handlers/index.ts.",
    ],
    [
      "for a status that the mock rejects requests with",
      { codes: { ...codesByStatus, 405: undefined } },
      "No error has the status 405, with which the mock rejects requests: document one.",
    ],
    [
      "for a row that lacks a field",
      withOperation({
        ...operations.v2.searchMedia,
        lists: [{ in: "media", key: "id", fields: operations.v2.searchMedia.lists[0].fields.slice(0, -3) }],
      }),
      "v2 searchMedia: in the response, media.0.impressionsText is required: set it in the records that mocks/adintel/corpus/index.ts makes.",
    ],
  ])("%s", (_, parts, gap) => {
    expect(() => checkComplete(world, parts)).toThrow(`The mock cannot follow the documents:\n  ${gap}`);
  });
});

test("all gaps are named at once, of both versions", () => {
  const parts = {
    ...withEffects("searchMedia", { isAward: { in: "body", by: "flag" } }),
    handlers: { ...handlers, v1: {} },
  };
  const gaps =
    /^The mock cannot follow the documents:\n {2}v2 searchMedia.*\n {2}v1 searchBrands has no handler.*\n/;
  expect(() => checkComplete(world, parts)).toThrow(gaps);
});

test("the start fails for a field that the documents promise and no row has", () => {
  const [list] = operations.v2.searchMedia.lists;
  const parts = withOperation({
    ...operations.v2.searchMedia,
    lists: [{ ...list, fields: [...list.fields, "shareCount"] }],
  });
  expect(() => checkComplete(worldOf(10), parts)).toThrow(
    "v2 searchMedia has no row with `shareCount`: set it in the records that mocks/adintel/corpus/index.ts makes.",
  );
});
