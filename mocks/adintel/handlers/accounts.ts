import { operations } from "@adintel/client/operations";
import type { Call, Handler, Refusal, Success } from "../../engine/rows/call.ts";
import { unknownIdOf } from "../../engine/rows/parse-query.ts";
import { direct } from "../../engine/rows/list-definition.ts";
import { rowWith, type RowOf } from "../../engine/rows/row.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { findAccount } from "../content/content.ts";
import type { AccountRecord } from "../corpus/index.ts";
import { madeOfAccount } from "./row-fields.ts";

/** A handler of a path that names an account; an id that nothing matches is rejected. */
export function ofAccount(answer: (call: Call, account: AccountRecord) => Success | Refusal): Handler {
  return (call) => {
    const [name = ""] = call.operation.pathParameters;
    const account = findAccount(call.world, call.path[name] ?? "");
    return account ? answer(call, account) : { error: unknownIdOf(call.operation) };
  };
}

const { v1, v2 } = operations;
const rows = {
  BRAND: rowWith(v2.searchBrands.lists[0].fields, madeOfAccount),
  CREATOR: rowWith(v2.searchCreators.lists[0].fields, madeOfAccount),
} satisfies Record<AccountRecord["type"], RowOf<AccountRecord>>;
const legacyRow = rowWith(v1.searchBrands.lists[0].fields, madeOfAccount);

/** GET /account/{id} of v2. */
export const getAccount = direct<Rows["v2"]["getAccount"]>(
  {},
  ofAccount(({ origin }, account) => ({
    json: JSON.stringify(rows[account.type](account, origin)),
    rows: 1,
  })),
);

/** GET /brands/{id} of v1: the bare row. */
export const getBrand = direct<Rows["v1"]["getBrand"]>(
  {},
  ofAccount(({ origin }, account) => ({ json: JSON.stringify(legacyRow(account, origin)), rows: 1 })),
);
