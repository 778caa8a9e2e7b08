import type { OperationId, Version } from "@adintel/client/operations";
import { answerOf, demandKnown } from "../../asking.ts";
import { NotExercised, type Tools } from "../../case.ts";
import { operationOf } from "../../contract/table.ts";
import type { AnswerOf, Query, QueryOf } from "../../questions.ts";
import { paged } from "../requests.ts";

/** The lists that are asked for by query, under an account. */
export type ListId<V extends Version> = OperationId<V> & `list${string}`;

/** The first of the run's accounts whose list has enough rows. */
export async function listOf<V extends Version, I extends ListId<V>>(
  tools: Tools,
  version: V,
  id: I,
  query: QueryOf<V, I> & Query,
  least: number,
): Promise<AnswerOf<V, I> & { account: string }> {
  const operation = operationOf(version, id);
  demandKnown(operation, { query });
  for (const account of await tools.accounts()) {
    const question = paged(operation, { id: account, query }, { limit: tools.depth });
    const { exchange } = await tools.about({ version, operation }).answer(question);
    const answer = answerOf<V, I>(exchange);
    if (answer.rows.length >= least) return { ...answer, account };
  }
  throw new NotExercised(`no account has a list of ${least} rows or more`);
}

export { accounts } from "../hints.ts";
