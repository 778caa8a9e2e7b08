import { operations } from "@adintel/client/operations";
import type { CreativeRecord } from "../../corpus/index.ts";
import { invalid, readPage } from "../call.ts";
import { encodeRows, forEachList, rowsJson } from "../row-json.ts";
import { creativesOf } from "../world.ts";
import { ofAccount } from "./accounts.ts";

interface Query {
  showInactive?: boolean;
  limit?: number;
  offset?: number;
}

/**
 * GET landing-pages of both versions: each address with the number of creatives that lead to it. Those that no longer run
 * count only with `showInactive`, whose default is not specified and taken as false.
 */
export const listLandingPages = ofAccount((call, account) => {
  // The contract has been checked, and the values are coerced.
  const query: Query = call.query;
  const { limit, offset, faults } = readPage(
    query,
    operations.v2.listAccountLandingPages.paging.limit.default,
  );
  if (faults.length > 0) return invalid(...faults);
  const rank = query.showInactive ? rankedPages : rankedActivePages;
  const rows = rank(creativesOf(call.world, account, "MOST_RECENT"));
  return rowsJson("landingPages", rows.slice(offset, offset + limit));
});

const rankedPages = forEachList(rankPages);
const rankedActivePages = forEachList((creatives: readonly CreativeRecord[]) =>
  rankPages(creatives.filter(({ active }) => active)),
);

function rankPages(creatives: readonly CreativeRecord[]): Uint8Array[] {
  const totals = new Map<string, number>();
  for (const { landingPage } of creatives) {
    if (landingPage !== null) totals.set(landingPage, (totals.get(landingPage) ?? 0) + 1);
  }
  const ranked = [...totals].map(([url, total]) => ({ url, total }));
  return encodeRows(ranked.sort((a, b) => b.total - a.total || (a.url < b.url ? -1 : 1)));
}
