import type { OperationId, Version } from "@adintel/client/operations";
import { NotExercised, type Tools } from "../../case.ts";
import type { AnswerOf, QueryOf, Question } from "../../questions.ts";

/** The lists that are asked for by query, under an account. */
export type ListId<V extends Version> = OperationId<V> & `list${string}`;

/** The first of the run's accounts whose list has enough rows. */
export async function listOf<V extends Version, I extends ListId<V>>(
  tools: Tools,
  version: V,
  id: I,
  query: QueryOf<V, I>,
  least: number,
): Promise<AnswerOf<V, I> & { account: string }> {
  for (const account of await tools.accounts()) {
    const question = { id: account, query: { ...query, limit: tools.depth } } as unknown as Question<V, I>;
    const answer = await tools.answer(version, id, question);
    if (answer.rows.length >= least) return { ...answer, account };
  }
  throw new NotExercised(`no account has a list of ${least} rows or more`);
}

export { accounts } from "../hints.ts";
