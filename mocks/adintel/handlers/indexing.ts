import type { AccountIndexStatus, IndexedAccount } from "@adintel/client/types";
import type { BrandIndexStatus } from "@adintel/client/types/v1";
import { invalidRequest } from "../../http/errors.ts";
import { direct } from "../../engine/rows/list-definition.ts";
import type { Rows } from "../../engine/rows/table.ts";
import type { Success } from "../../engine/rows/call.ts";
import type { World } from "../../engine/sessions/world.ts";
import { reshaped } from "../readings/reshaped.ts";
import { contentOf, isIndexed } from "../content/content.ts";
import { readAddress } from "../corpus/index.ts";
import { ofAccount } from "./accounts.ts";

type Index = Rows["v1"]["indexBrand"] | Rows["v2"]["indexAccount"];
type IndexStatus = Rows["v1"]["getBrandIndexStatus"] | Rows["v2"]["getAccountIndexStatus"];

/** POST /account/index of v2 and POST /brands/index of v1. */
export const indexAccount = direct<Index>({ websiteUrl: true }, ({ world, body, now }) => {
  const { takes } = world;
  // The contract has been checked: there is an address.
  const { websiteUrl } = body as { websiteUrl: string };
  // URL parsers take a comma for part of a host or a path.
  const isOne = !/\s|,.*:\/\//.test(websiteUrl.trim());
  const address = isOne ? readAddress(websiteUrl, takes) : null;
  if (!address) {
    return invalidRequest({
      path: "websiteUrl",
      message: "must be exactly one URL of a website or of an Instagram or TikTok profile",
    });
  }
  const { indexing } = contentOf(world);
  const { account, isNew } = indexing.look(address, now);
  const added = indexing.byId(account.id);
  const isAgain = added !== undefined && !isIndexed(world, added) && takes("index-again", "indexing");
  const answer: IndexedAccount = {
    brandId: account.id,
    status: isNew || isAgain ? "indexing" : "already_exists",
  };
  return { json: JSON.stringify(answer), rows: 0, adds: isNew };
});

/** GET index-status of both versions. What the status is when indexing is done is not specified. */
export const getIndexStatus = direct<IndexStatus>(
  {},
  ofAccount(
    ({ world }, account) => {
      const added = contentOf(world).indexing.byId(account.id);
      return statusIs(added && !isIndexed(world, added) ? "indexing" : doneIn(world));
    },
    ({ world }) => (world.takes("index-status-unknown", "not-indexed") ? statusIs("not_indexed") : undefined),
  ),
);

/** The same in v2, whose body is not specified. */
export const getAccountIndexStatus = reshaped(getIndexStatus, (body, { world: { takes }, path: { id } }) => {
  const { status } = body;
  if (takes("index-status-body", "state")) return { state: status };
  if (takes("index-status-body", "data")) return { data: body };
  const progress = status === "indexing" ? 10 : 100;
  return takes("index-status-body", "more") ? { brandId: id, status, progress } : body;
});

function statusIs(status: string): Success {
  const answer: AccountIndexStatus & BrandIndexStatus = { status };
  return { json: JSON.stringify(answer), rows: 0 };
}

function doneIn({ takes }: World): string {
  if (takes("index-status-done", "completed")) return "completed";
  return takes("index-status-done", "already-exists") ? "already_exists" : "indexed";
}
