import { accountRow, accountRowV1 } from "../rows.ts";
import { Refusal } from "../refusals.ts";
import type { Operation, Row } from "../world.ts";

/** GET /account/{id} of v2. */
export const getAccount: Operation = {
  id: "v2/getAccount",
  version: "v2",
  method: "GET",
  path: "/account/{id}",
  metered: true,
  fields: {},
  handle({ account, world }) {
    if (!account) return {};
    if (account.status === "indexing" && world.takes("account-while-indexing", "not-found"))
      throw new Refusal(world.takes("not-found-account", "not-found") ? "not_found" : "brand_not_found");
    const row: Row = {
      ...accountRow(account, world),
      ...(world.takes("account-website", "present") && { websiteUrl: account.website }),
    };
    if (world.takes("account-body", "sparse")) return { type: account.type, displayName: account.name };
    if (world.takes("account-body", "account")) return { account: row };
    if (world.takes("account-body", "data")) return { data: row };
    return world.takes("account-body", "list") ? { count: 1, accounts: [row] } : row;
  },
};

/** GET /brands/{id} of v1. */
export const getBrandV1: Operation = {
  id: "v1/getBrand",
  version: "v1",
  method: "GET",
  path: "/brands/{id}",
  metered: true,
  perMinute: 120,
  fields: {},
  handle({ account, world }) {
    if (account?.type === "CREATOR" && world.takes("v1-brand-type", "brands"))
      throw new Refusal(world.takes("not-found-account", "not-found") ? "not_found" : "brand_not_found");
    return account ? accountRowV1(account, world) : {};
  },
};
