import type { ExampleHandler } from "../examples/examples.ts";
import type { Refusal } from "../http/errors.ts";
import type { Forward } from "../http/upstream.ts";
import type { Exchange } from "./state/exchange.ts";
import type { Responded } from "./steps/respond.ts";
import type { Handlers } from "./steps/method.ts";
import type { Staged } from "./steps/scenario.ts";
import type { Rules } from "./steps/validate.ts";
import type { Loaded, Store, Transaction } from "./state/store.ts";

export interface Start {
  exchange: Exchange;
  store: Store;
  handlers: Handlers;
  rules: Rules;
  examples: ExampleHandler;
  /** Passes some operations on to the service. */
  forward?: Forward | undefined;
}

/** What the last step leaves, of which a step that rejected or ended the request may have kept some from being found. */
export interface State
  extends Start, Loaded, Staged, Partial<Omit<Responded, "response">>, Partial<Omit<Transaction, "entry">> {
  response?: Responded["response"] | undefined;
}

/** A step: a function from the state so far to the next state, which has all of it, or to why it rejects the request. */
export interface Step {
  name: string;
  run(state: never): object | Promise<object>;
  /** What it may reject, in words. */
  checks?: string;
}

/** Steps each of which reads only what the steps before it add. */
export type Chain<Steps, Before> = Steps extends readonly [infer First extends Step, ...infer Rest]
  ? First["run"] extends (state: infer Read) => infer Next
    ? Before extends Read
      ? readonly [First, ...Chain<Rest, Before & Exclude<Awaited<Next>, Refusal>>]
      : readonly [`${First["name"]} reads what no step before it adds`]
    : never
  : readonly [];
