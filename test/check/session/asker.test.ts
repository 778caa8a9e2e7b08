import { expect, test } from "vitest";
import { operationOf } from "../../../scripts/check/contract/table.ts";
import { sendingTo, type Asker } from "../../../scripts/check/session/asker.ts";
import type { RowOf } from "../../../scripts/check/session/questions.ts";

test("a field without a value is not sent", () => {
  const collabs = { version: "v2", operation: operationOf("v2", "listAccountCollabs") } as const;
  const { query } = sendingTo(collabs, { id: "7", query: { limit: 2, offset: undefined } });
  expect(query).toEqual({ limit: "2" });
});

/** Never called: each line is refused by the compiler as long as the documents are as they are. */
export function refused({ ask, answer }: Asker, row: RowOf<"v2", "searchMedia">): unknown[] {
  return [
    // @ts-expect-error -- no such operation
    ask("v2", "searchAds"),
    // @ts-expect-error -- an operation of v1 only
    ask("v2", "getBrand", { id: "7" }),
    // @ts-expect-error -- no such field
    ask("v2", "searchMedia", { body: { accountID: "7" } }),
    // @ts-expect-error -- a value outside the list
    ask("v2", "searchMedia", { body: { query: "shoes", status: "PAUSED" } }),
    // @ts-expect-error -- a parameter of another operation
    ask("v2", "listAccountCollabs", { id: "7", query: { showInactive: true } }),
    // @ts-expect-error -- a path without an id
    ask("v2", "searchTaxonomies", { id: "7", query: { query: "home" } }),
    // @ts-expect-error -- no such field of a row
    row["durationSeconds"],
    // @ts-expect-error -- no such field of a response
    answer("v1", "searchBrands", {}).then(({ body }) => body["unmatched"]),
    // @ts-expect-error -- no such field of a row of either version
    answer("v2", "listAccountCollabs", { id: "7" }).then(({ rows: [first = {}] }) => first["handle"]),
  ];
}
