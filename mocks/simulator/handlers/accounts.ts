import type { AccountRecord } from "../../corpus/index.ts";
import type { Call, Handler, Refusal, Success } from "../call.ts";
import { accountRow, legacyBrand } from "../rows.ts";
import { findAccount } from "../world.ts";

/** A handler of a path that names an account; an id that nothing matches is refused. */
export function ofAccount(answer: (call: Call, account: AccountRecord) => Success | Refusal): Handler {
  return (call) => {
    const account = findAccount(call.world, call.path["id"] ?? "");
    return account ? answer(call, account) : { error: "brand_not_found" };
  };
}

/** GET /account/{id} of v2. */
export const getAccount = ofAccount(({ origin }, account) => ({
  json: JSON.stringify(accountRow(account, origin)),
  rows: 1,
}));

/** GET /brands/{id} of v1: the bare row. */
export const getBrand = ofAccount(({ origin }, account) => ({
  json: JSON.stringify(legacyBrand(account, origin)),
  rows: 1,
}));
