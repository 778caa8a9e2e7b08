import type { OperationId, Version } from "@adintel/client/operations";
import { NotExercised, type Tools } from "../../case.ts";

export type Query = Record<string, string | number | boolean>;

/** The first of the run's accounts whose list has enough rows. */
export async function listOf<V extends Version>(
  tools: Tools,
  version: V,
  id: OperationId<V>,
  query: Query,
  least: number,
) {
  for (const account of await tools.accounts()) {
    const answer = await tools.answer(version, id, { id: account, query: { ...query, limit: tools.depth } });
    if (answer.rows.length >= least) return { ...answer, account };
  }
  throw new NotExercised(`no account has a list of ${least} rows or more`);
}

/** How many accounts a run looks at. */
export const accounts = 3;
