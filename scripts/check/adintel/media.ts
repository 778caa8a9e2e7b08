import { assert, requireData, type Tools } from "../engine/case.ts";
import { unfilteredMedia, wholeOf, type MediaFilter } from "../discovery/unfiltered-media.ts";
import type { AnswerOf, RowOf } from "../session/questions.ts";
import { timeOf } from "../session/rows.ts";

type MediaRow = RowOf<"v2", "searchMedia">;

/** Creatives of one account, most recent first. */
export interface MediaList extends AnswerOf<"v2", "searchMedia"> {
  /** The field whose default takes creatives away, whatever is sent in its place. */
  narrowedBy: string | undefined;
}

/** Breaks off unless a list has every creative that passes its filter. */
export function requireWhole({ whole, narrowedBy }: Pick<MediaList, "whole" | "narrowedBy">): void {
  requireData(
    narrowedBy === undefined,
    `no request returns every creative, since ${narrowedBy} has a default`,
  );
  requireData(whole, "there are more creatives than the limit");
}

/** The creatives of the run's account that pass a filter; asked for once in a run. */
export async function mediaOf(tools: Tools, filter: MediaFilter = {}): Promise<MediaList> {
  const limit = wholeOf(tools.depth);
  const { body: neutral, narrowedBy } = unfilteredMedia(undefined, filter);
  const stated = { accountId: await tools.account(), sortBy: "MOST_RECENT" as const, limit };
  const answer = await tools.answer("v2", "searchMedia", { body: { ...neutral, ...stated, ...filter } });
  return { ...answer, whole: answer.whole && narrowedBy === undefined, narrowedBy };
}

/**
 * Whether a list has a row; `undefined` where it cannot be told. A list that was cut off has all that is more recent than
 * its last row, if it shows itself to be in that order.
 */
function has({ rows, whole, narrowedBy }: MediaList, row: MediaRow): boolean | undefined {
  if (rows.some(({ id }) => id === row["id"])) return true;
  if (whole) return false;
  if (narrowedBy !== undefined) return undefined;
  const times = rows.map((one) => timeOf(one, "startAt"));
  const last = times.at(-1);
  const time = timeOf(row, "startAt");
  if (last === undefined || time === undefined || time <= last) return undefined;
  const inOrder = times.every((one, place) => one !== undefined && one <= (times[place - 1] ?? Infinity));
  return inOrder ? false : undefined;
}

/** Breaks off unless a list has all rows of a part of it, as far as that can be told. */
export function assertPart(part: MediaList, all: MediaList, words: string): void {
  const checked = part.rows.map((row) => ({ row, is: has(all, row) }));
  for (const { row, is } of checked)
    assert(is !== false, words, `${String(row["id"])} is missing`, all.exchange);
  requireData(
    checked.some(({ is }) => is),
    `the lists are too short or too long to compare (${words})`,
  );
}

/** Breaks off where two lists share a row. */
export function assertDisjoint(one: MediaList, other: MediaList, words: string): void {
  const shared = one.rows.find((row) => has(other, row));
  assert(shared === undefined, words, `${String(shared?.["id"])} is in both`, other.exchange);
}
