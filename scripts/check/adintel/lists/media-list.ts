import type { Order } from "../../knowledge/subject.ts";
import type { Fields } from "../../contract/fields.ts";
import { requireData, type Tools, Inconclusive } from "../../engine/case.ts";
import { unfilteredMedia, wholeOf, type MediaFilter } from "./unfiltered-media.ts";
import type { SuccessResponseOf, Question } from "../../session/questions.ts";
import type { OperationId, Version } from "@adintel/client/operations";

/** Creatives of one account, most recent first. */
export interface MediaList extends SuccessResponseOf<"v2", "searchMedia"> {
  /** A field whose default filters creatives and that no value turns off. */
  narrowedBy: string | undefined;
  /** `undefined` if a default filter may leave out creatives anywhere in the list. */
  order: Order | undefined;
  keyOf(row: Fields): string;
}

const mostRecent: Order = { field: "startAt", direction: "descending" };

/** @throws {Inconclusive} unless the list has every creative that passes its filter. */
export function requireWhole({ whole, narrowedBy }: Pick<MediaList, "whole" | "narrowedBy">): void {
  requireData(
    narrowedBy === undefined,
    `no request returns every creative, since ${narrowedBy} has a default`,
  );
  requireData(whole, "there are more creatives than the limit");
}

/** The creatives of the run's account that pass a filter; requested once per run. */
export async function mediaList(tools: Tools, filter: MediaFilter = {}): Promise<MediaList> {
  const limit = wholeOf(tools.depth);
  const { body: neutral, narrowedBy } = unfilteredMedia(undefined, filter);
  const stated = { accountId: await tools.account(), sortBy: "MOST_RECENT" as const, limit };
  const answer = await tools.answer("v2", "searchMedia", { body: { ...neutral, ...stated, ...filter } });
  const isNarrowed = narrowedBy !== undefined;
  return {
    ...answer,
    narrowedBy,
    whole: answer.whole && !isNarrowed,
    order: isNarrowed ? undefined : mostRecent,
    keyOf: ({ id }) => String(id),
  };
}

export type ListId<V extends Version> = OperationId<V> & `list${string}`;

/** The list of the first account that has at least `minRows`; `ask` makes the request of one account. */
export async function findList<V extends Version, I extends ListId<V>>(
  tools: Tools,
  version: V,
  id: I,
  minRows: number,
  ask: (account: string, limit: number) => Question<V, I>,
): Promise<SuccessResponseOf<V, I> & { account: string }> {
  for (const account of await tools.accounts()) {
    const answer = await tools.answer(version, id, ask(account, tools.depth));
    if (answer.rows.length >= minRows) return { ...answer, account };
  }
  throw new Inconclusive(`no account has a list of at least ${minRows} ${minRows === 1 ? "row" : "rows"}`);
}
