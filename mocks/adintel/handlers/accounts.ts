import { operations } from "@adintel/client/operations";
import type { Call, Handler, Refusal, Success } from "../../engine/rows/call.ts";
import { unknownId } from "../../engine/rows/unknown-id.ts";
import { direct, type CapableHandler, type Named } from "../../engine/rows/list-definition.ts";
import { rowWith, type RowOf } from "../../engine/rows/row.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { contentOf, findAccount, isIndexed } from "../content/content.ts";
import { accountRow, reshaped } from "../readings/reshaped.ts";
import type { AccountRecord } from "../corpus/index.ts";
import { madeOfAccount } from "./row-fields.ts";

/** A handler of a path that names an account; an id that nothing matches is rejected. */
export function ofAccount(
  answer: (call: Call, account: AccountRecord) => Success | Refusal,
  otherwise: (call: Named) => Success | undefined = () => undefined,
): Handler & Pick<CapableHandler, "unknown"> {
  const named = ({ operation, path }: Named) => {
    const [name = ""] = operation.pathParameters;
    return [path[name] ?? "", name] as const;
  };
  const handle: Handler = (call) => {
    const [id, name] = named(call);
    const account = findAccount(call.world, id);
    return account ? answer(call, account) : (otherwise(call) ?? unknownId(call, id, name));
  };
  const unknown = (call: Named) => {
    const [id, name] = named(call);
    return findAccount(call.world, id) || otherwise(call) ? undefined : unknownId(call, id, name);
  };
  return Object.assign(handle, { unknown });
}

const { v1, v2 } = operations;
const rows = {
  BRAND: rowWith(v2.searchBrands.lists[0].fields, madeOfAccount),
  CREATOR: rowWith(v2.searchCreators.lists[0].fields, madeOfAccount),
} satisfies Record<AccountRecord["type"], RowOf<AccountRecord>>;
const legacyRow = rowWith(v1.searchBrands.lists[0].fields, madeOfAccount);

export const getAccount = reshaped(
  direct<Rows["v2"]["getAccount"]>(
    {},
    ofAccount((call, account) => {
      const { world, origin } = call;
      const added = contentOf(world).indexing.byId(account.id);
      if (added && !isIndexed(world, added) && world.takes("account-while-indexing", "not-found"))
        return unknownId(call, account.id, "id");
      const website = world.takes("account-website", "present") && { websiteUrl: account.website };
      return { json: JSON.stringify({ ...rows[account.type](account, origin), ...website }), rows: 1 };
    }),
  ),
  ({ websiteUrl, ...body }, call) => {
    const { takes } = call.world;
    const row: Record<string, unknown> = accountRow(body, call);
    if (websiteUrl !== undefined) row["websiteUrl"] = websiteUrl;
    if (takes("account-body", "sparse")) return { type: row["type"], displayName: row["name"] };
    if (takes("account-body", "account")) return { account: row };
    if (takes("account-body", "data")) return { data: row };
    return takes("account-body", "list") ? { count: 1, accounts: [row] } : row;
  },
);

/** GET /brands/{id} of v1: the bare row. */
export const getBrand = direct<Rows["v1"]["getBrand"]>(
  {},
  ofAccount((call, account) =>
    account.type === "CREATOR" && call.world.takes("v1-brand-type", "brands")
      ? unknownId(call, account.id, "id")
      : { json: JSON.stringify(legacyRow(account, call.origin)), rows: 1 },
  ),
);
