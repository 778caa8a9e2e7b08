import { operations } from "@adintel/client/operations";
import type { MediaSearchFields } from "@adintel/client/types";
import type { CreativeRecord } from "../../corpus/index.ts";
import { invalid, readPage, type Call, type Handler, type Refusal } from "../call.ts";
import { readRange } from "../dates.ts";
import { mediaFilter } from "../media-filter.ts";
import { page } from "../pages.ts";
import { rowJson, rowsJson } from "../row-json.ts";
import { mediaItem } from "../rows.ts";
import { allCreatives, creativesOf, findAccount, searchableIn } from "../world.ts";

const row = rowJson(mediaItem);

/** POST /media of v2. */
export const searchMedia: Handler = (call) => {
  // The contract has been checked: a search has these fields.
  const found = findCreatives(call, call.body as MediaSearchFields);
  return "error" in found
    ? found
    : rowsJson(
        "media",
        found.map((creative) => row(creative, call.origin)),
      );
};

/** The creatives that a search of v2 finds, of one page. */
export function findCreatives({ world, now }: Call, fields: MediaSearchFields): CreativeRecord[] | Refusal {
  const account = fields.accountId === undefined ? undefined : findAccount(world, fields.accountId);
  if (fields.accountId !== undefined && !account) return { error: "brand_not_found" };
  const { limit, offset, faults } = readPage(fields, operations.v2.searchMedia.paging.limit.default);
  const range = readRange(fields, now);
  if (Array.isArray(range)) faults.push(...range.map((path) => ({ path, message: "is not a date" })));
  if (faults.length > 0 || Array.isArray(range)) return invalid(...faults);

  const passes = mediaFilter(fields, range);
  const { sortBy = "MOST_RECENT" } = fields;
  const inOrder = () => (account ? creativesOf(world, account, sortBy) : allCreatives(world, sortBy));
  if (fields.query === undefined) return page(inOrder(), passes, offset, limit);
  const matches = searchableIn(world).creatives().search(fields.query);
  if (fields.sortBy === undefined) {
    return page(
      matches,
      (creative) => (!account || creative.account === account) && passes(creative),
      offset,
      limit,
    );
  }
  const matching = new Set(matches);
  return page(inOrder(), (creative) => matching.has(creative) && passes(creative), offset, limit);
}
