import type { AccountIndexStatus, IndexedAccount } from "@adintel/client/types";
import type { BrandIndexStatus } from "@adintel/client/types/v1";
import { invalidRequest } from "../../http/errors.ts";
import { direct } from "../../engine/rows/list-definition.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { contentOf, isIndexed } from "../content/content.ts";
import { readAddress } from "../corpus/index.ts";
import { ofAccount } from "./accounts.ts";

type Index = Rows["v1"]["indexBrand"] | Rows["v2"]["indexAccount"];
type IndexStatus = Rows["v1"]["getBrandIndexStatus"] | Rows["v2"]["getAccountIndexStatus"];

/** POST /account/index of v2 and POST /brands/index of v1. */
export const indexAccount = direct<Index>({ websiteUrl: true }, ({ world, body, now }) => {
  // The contract has been checked: there is an address.
  const { websiteUrl } = body as { websiteUrl: string };
  // URL parsers take a comma for part of a host or a path.
  const isOne = !/\s|,.*:\/\//.test(websiteUrl.trim());
  const address = isOne ? readAddress(websiteUrl) : null;
  if (!address) {
    return invalidRequest({
      path: "websiteUrl",
      message: "must be exactly one URL of a website or of an Instagram or TikTok profile",
    });
  }
  const { account, isNew } = contentOf(world).indexing.look(address, now);
  const answer: IndexedAccount = { brandId: account.id, status: isNew ? "indexing" : "already_exists" };
  return { json: JSON.stringify(answer), rows: 0, adds: isNew };
});

/** GET index-status of both versions. What the status is when indexing is done is not specified. */
export const getIndexStatus = direct<IndexStatus>(
  {},
  ofAccount(({ world }, account) => {
    const added = contentOf(world).indexing.byId(account.id);
    const answer: AccountIndexStatus & BrandIndexStatus = {
      status: added && !isIndexed(world, added) ? "indexing" : "indexed",
    };
    return { json: JSON.stringify(answer), rows: 0 };
  }),
);
