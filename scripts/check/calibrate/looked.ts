import type { Readings } from "@adintel/client/readings";
import type { Answered, Answers } from "./answers.ts";
import { agreement, facetsOf, isSameOrder, type Facets, type SeenExchange } from "./seen-exchange.ts";
import type { Hidden } from "./service-data.ts";

/** An exchange with what is compared of it, and where it stands. */
export interface Looked {
  index: number;
  exchange: SeenExchange;
  wanted: Facets;
  hidden: Hidden;
}

/** What the model answers to the request of an exchange, and how much of the response that explains. */
export interface Scoring {
  answer(looked: Looked, readings: Readings): Promise<Answered>;
  score(looked: Looked, readings: Readings): Promise<number>;
}

/** @param hiddenOf what no exchange shows of how one came by its rows */
export function lookAt(
  exchanges: readonly SeenExchange[],
  hiddenOf: (exchange: SeenExchange) => Hidden,
): readonly Looked[] {
  return exchanges.map((exchange, index) => ({
    index,
    exchange,
    wanted: facetsOf(exchange.response),
    hidden: hiddenOf(exchange),
  }));
}

export function createScoring(answers: Answers): Scoring {
  const scoring: Scoring = {
    answer: async ({ exchange }, readings) => answers(exchange.request, readings),
    score: async (one, readings) => agreement((await scoring.answer(one, readings)).facets, one.wanted),
  };
  return scoring;
}

/** Whether an answer is that of the service, but for rows that depend on what is not shown, and how values are written. */
export function explains(answer: Facets, { wanted, hidden }: Looked): boolean {
  return (
    answer.steps.every((step, place) => step === wanted.steps[place]) &&
    (hidden !== false || isSameOrder(answer, wanted))
  );
}
