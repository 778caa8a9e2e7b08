import type { Answer, Fields } from "../../asking.ts";
import { demand, need, type Tools } from "../../case.ts";
import { timeOf } from "./rows.ts";

/** Creatives of one account, most recent first. */
export interface MediaList extends Answer {
  /** Whether there are no more than these. */
  whole: boolean;
}

/** Rows to ask for where a list should be whole: more than accounts have where rows cost nothing. */
export function wholeOf(depth: number): number {
  return depth * 4;
}

/** The creatives of the run's account that pass a filter; asked for once in a run. */
export async function mediaOf(tools: Tools, filter: Fields = {}): Promise<MediaList> {
  const limit = wholeOf(tools.depth);
  const body = { accountId: await tools.account(), sortBy: "MOST_RECENT", limit, ...filter };
  const answer = await tools.answer("v2", "searchMedia", { body });
  return { ...answer, whole: answer.rows.length < limit };
}

/**
 * Whether a list has a row; `undefined` where it cannot be told. A list that was cut off has all that is more recent than
 * its last row, if it shows itself to be in that order.
 */
export function has({ rows, whole }: MediaList, row: Fields): boolean | undefined {
  if (rows.some(({ id }) => id === row["id"])) return true;
  if (whole) return false;
  const times = rows.map((one) => timeOf(one, "startAt"));
  const last = times.at(-1);
  const time = timeOf(row, "startAt");
  if (last === undefined || time === undefined || time <= last) return undefined;
  const inOrder = times.every((one, place) => one !== undefined && one <= (times[place - 1] ?? Infinity));
  return inOrder ? false : undefined;
}

/** Breaks off unless a list has all rows of a part of it, as far as that can be told. */
export function demandPart(part: MediaList, all: MediaList, words: string): void {
  const told = part.rows.map((row) => ({ row, is: has(all, row) }));
  for (const { row, is } of told)
    demand(is !== false, words, `${String(row["id"])} is missing`, all.exchange);
  need(
    told.some(({ is }) => is),
    `the lists are too short or too long to compare (${words})`,
  );
}

/** Breaks off unless each row of a list is in one of its parts. */
export function demandCovered(all: MediaList, parts: readonly MediaList[], words: string): void {
  need(all.rows.length > 0, "the account has no creatives");
  for (const row of all.rows) {
    const missing = parts.every((part) => has(part, row) === false);
    demand(!missing, words, `${String(row["id"])} is in none of them`, parts[0]?.exchange);
  }
}

/** Breaks off where two lists share a row. */
export function demandDisjoint(one: MediaList, other: MediaList, words: string): void {
  const shared = one.rows.find((row) => has(other, row));
  demand(shared === undefined, words, `${String(shared?.["id"])} is in both`, other.exchange);
}
