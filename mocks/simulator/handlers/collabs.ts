import { operations } from "@adintel/client/operations";
import type { AccountRecord } from "../../corpus/index.ts";
import { invalid, readPage, rowsAnswer } from "../call.ts";
import { compareIds } from "../media-order.ts";
import { collabRow } from "../rows.ts";
import { creativesOf } from "../world.ts";
import { ofAccount } from "./accounts.ts";

/** GET collabs of both versions: the creators whom an account's creatives tag. */
export const listCollabs = ofAccount((call, account) => {
  // The contract has been checked, and the values are coerced.
  const query: { limit?: number; offset?: number } = call.query;
  const { limit, offset, faults } = readPage(query, operations.v2.listAccountCollabs.paging.limit.default);
  if (faults.length > 0) return invalid(...faults);
  const counts = new Map<AccountRecord, number>();
  for (const { collabs } of creativesOf(call.world, account, "MOST_RECENT")) {
    for (const creator of collabs) counts.set(creator, (counts.get(creator) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([a, one], [b, other]) => other - one || compareIds(a, b));
  return rowsAnswer(
    "collabs",
    ranked.slice(offset, offset + limit).map(([creator, count]) => collabRow(creator, count)),
  );
});
