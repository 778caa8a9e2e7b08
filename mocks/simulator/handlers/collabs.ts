import { operations } from "@adintel/client/operations";
import type { AccountRecord, CreativeRecord } from "../../corpus/index.ts";
import { invalid, readPage } from "../call.ts";
import { compareIds } from "../media-order.ts";
import { encodeRows, forEachList, rowsJson } from "../row-json.ts";
import { collabRow } from "../rows.ts";
import { creativesOf } from "../world.ts";
import { ofAccount } from "./accounts.ts";

/** GET collabs of both versions: the creators whom an account's creatives tag. */
export const listCollabs = ofAccount((call, account) => {
  // The contract has been checked, and the values are coerced.
  const query: { limit?: number; offset?: number } = call.query;
  const { limit, offset, faults } = readPage(query, operations.v2.listAccountCollabs.paging.limit.default);
  if (faults.length > 0) return invalid(...faults);
  const rows = rankedCollabs(creativesOf(call.world, account, "MOST_RECENT"));
  return rowsJson("collabs", rows.slice(offset, offset + limit));
});

const rankedCollabs = forEachList((creatives: readonly CreativeRecord[]) => {
  const counts = new Map<AccountRecord, number>();
  for (const { collabs } of creatives) {
    for (const creator of collabs) counts.set(creator, (counts.get(creator) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([a, one], [b, other]) => other - one || compareIds(a, b));
  return encodeRows(ranked.map(([creator, count]) => collabRow(creator, count)));
});
