import { createAsker } from "./asking.ts";
import {
  areas,
  Breach,
  NoAccount,
  NotExercised,
  type CheckCase,
  type CheckOptions,
  type Tools,
} from "./case.ts";
import { createControls } from "./controls.ts";
import type { Coverage } from "./coverage.ts";
import { costOf } from "./cost.ts";
import type { Exchange } from "./exchange.ts";
import { createAccountFinder, searchCost } from "./account.ts";
import { OutOfCredits } from "./key-watch.ts";
import { OutOfPatience, type Noted, type Session, type Tally } from "./session.ts";

export type Outcome =
  | { status: "passed" }
  | { status: "failed"; expected: string; got: string; exchange: Exchange | undefined }
  /** What it needs was not given, or money or patience ran out before it. */
  | { status: "skipped"; reason: string }
  /** It ran, but the server's data did not show whether the rule is kept. */
  | { status: "unexercised"; reason: string };

export interface Result {
  case: CheckCase;
  outcome: Outcome;
}

export interface Report {
  results: Result[];
  /** Answers that broke the contract by themselves, one for each fault of an operation. */
  noted: Noted[];
  tally: Tally;
  coverage: Coverage;
}

export interface RunOptions extends CheckOptions {
  session: Session;
  /** In microdollars. */
  maxSpend: number;
  depth: number;
  onResult?(result: Result, done: number, total: number): void;
}

/** What is free or refused first, then what costs least; areas in their order. */
export function inOrder(cases: readonly CheckCase[]): CheckCase[] {
  return [...cases].sort(
    (a, b) => costOfCase(a) - costOfCase(b) || areas.indexOf(a.area) - areas.indexOf(b.area),
  );
}

/** Microdollars at most. */
export function costOfCase({ operation, rows }: CheckCase): number {
  return operation ? costOf(operation, rows) : 0;
}

/**
 * Runs cases one after the other. What would go over the budget is left out, and said to be.
 *
 * @throws {Unreachable} if the server does not answer.
 */
export async function run(cases: readonly CheckCase[], options: RunOptions): Promise<Report> {
  const { session, depth, onResult } = options;
  const asker = createAsker(session);
  const accounts = createAccountFinder(asker, options);
  const tools: Tools = {
    ...asker,
    send: (sending) => session.send(sending),
    accounts,
    account: async () => String((await accounts())[0]),
    controls: createControls(session, options),
    ...{ depth, options },
  };
  const results: Result[] = [];
  let stopped: string | undefined;
  const ordered = inOrder(cases);
  for (const one of ordered) {
    const reason = stopped ?? missing(one, options) ?? overBudget(one, session.tally, options);
    let outcome: Outcome;
    if (reason !== undefined) outcome = { status: "skipped", reason };
    else {
      outcome = await attempt(one, tools).catch((error: unknown): Outcome => {
        if (!(error instanceof OutOfPatience)) throw error;
        stopped = error.message;
        return { status: "skipped", reason: error.message };
      });
    }
    results.push({ case: one, outcome });
    onResult?.({ case: one, outcome }, results.length, ordered.length);
  }
  const noted = session.noted.filter(({ assumed }) => options.assume || !assumed);
  return { results, noted, tally: session.tally, coverage: session.coverage };
}

async function attempt(one: CheckCase, tools: Tools): Promise<Outcome> {
  try {
    await one.run(tools);
    return { status: "passed" };
  } catch (error) {
    if (error instanceof NoAccount || error instanceof OutOfCredits)
      return { status: "skipped", reason: error.message };
    if (error instanceof NotExercised) return { status: "unexercised", reason: error.message };
    if (!(error instanceof Breach)) throw error;
    return { status: "failed", expected: error.expected, got: error.got, exchange: error.exchange };
  }
}

function missing(
  { needs = [], assumed }: CheckCase,
  { session, indexUrl, controls, keys, assume }: RunOptions,
): string | undefined {
  if (assumed && !assume) return "rests on what the documents assume: --assume asserts it";
  for (const need of needs) {
    if (need === "indexUrl" && indexUrl === undefined) return "needs --index-url";
    if (need === "controls" && controls === undefined) return "needs --mock-controls";
    if (need === "addresses" && !session.hasAddresses) return "needs callers at several addresses";
    const kind = /^(\w+)Key$/.exec(need)?.[1];
    if (kind !== undefined && keys[kind as keyof typeof keys] === undefined) return `needs --${kind}-key`;
  }
  return undefined;
}

function overBudget(
  one: CheckCase,
  { microdollars, outOfCredits }: Tally,
  { maxSpend, account }: RunOptions,
): string | undefined {
  if (outOfCredits && one.rows > 0) return "the key's credits are used up";
  // The first that needs an account pays for finding it; later ones have it for nothing.
  const search =
    one.needs?.includes("account") && account === undefined && microdollars === 0 ? searchCost : 0;
  const cost = costOfCase(one) + search;
  return cost > 0 && microdollars + cost > maxSpend ? "would go over --max-spend" : undefined;
}
