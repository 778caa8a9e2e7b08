import type { OperationId, Version } from "@adintel/client/operations";
import { Inconclusive, type Tools } from "../engine/case.ts";
import type { AnswerOf, Question } from "../session/questions.ts";

/** The lists that are asked for by query, under an account. */
export type ListId<V extends Version> = OperationId<V> & `list${string}`;

/** The first of the run's accounts whose list has enough rows; `ask` says how one account's list is asked for. */
export async function listOf<V extends Version, I extends ListId<V>>(
  tools: Tools,
  version: V,
  id: I,
  least: number,
  ask: (account: string, limit: number) => Question<V, I>,
): Promise<AnswerOf<V, I> & { account: string }> {
  for (const account of await tools.accounts()) {
    const answer = await tools.answer(version, id, ask(account, tools.depth));
    if (answer.rows.length >= least) return { ...answer, account };
  }
  throw new Inconclusive(`no account has a list of at least ${least} ${least === 1 ? "row" : "rows"}`);
}

export { accounts } from "./hints.ts";
