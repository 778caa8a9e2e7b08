import { chargedRows, rowsIn } from "@adintel/client/charging";
import { operations } from "@adintel/client/operations";
import { expect, test } from "vitest";

const { v1, v2 } = operations;

test.each([
  ["rows as they are", v2.searchMedia.billing, 3, {}, 3],
  ["one row for an empty response, if that is the minimum", v2.searchMedia.billing, 0, {}, 1],
  ["nothing for an empty response without a minimum", v2.listAccountCampaigns.billing, 0, {}, 0],
  ["the minimum of a mode in that mode", v1.searchBrands.billing, 0, { mode: "smart" }, 1],
  ["and not in another", v1.searchBrands.billing, 0, { mode: "ids" }, 0],
  ["nor without a body", v1.searchBrands.billing, 0, undefined, 0],
  ["nor with a body that is no object", v1.searchBrands.billing, 0, "smart", 0],
])("charged are %s", (_, billing, rows, input, charged) => {
  expect(chargedRows(billing, rows, input)).toBe(charged);
});

test.each([
  ["as it counts them", v2.searchMedia, { count: 2 }, 2],
  ["as there are, if that is more", v2.searchMedia, { count: 1, media: [1, 2, 3] }, 3],
  ["as it counts them, if that is more", v2.searchMedia, { count: 3, media: [1] }, 3],
  ["as there are, if it counts nonsense", v2.searchMedia, { count: "2", media: [1] }, 1],
  ["none, if it counts nonsense and lists nothing", v2.searchMedia, { count: "2" }, 0],
  ["one, if it is no list", v2.getAccount, { id: "a" }, 1],
  ["as it counts them, of several possible lists", v2.listAccountInsights, { count: 4, totals: [] }, 4],
  ["as there are in the first of several possible lists", v2.listAccountInsights, { totals: [{}, {}] }, 2],
  ["as there are in the other of several possible lists", v2.listAccountInsights, { rows: [{}, {}, {}] }, 3],
  ["none, if it has an empty list and no count", v2.searchMedia, { media: [] }, 0],
])("a response has rows %s", (_, operation, response, rows) => {
  expect(rowsIn(operation, response)).toBe(rows);
});
