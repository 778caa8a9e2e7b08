import { randomUUID } from "node:crypto";
import { createAccountFinder } from "./account.ts";
import { leftOut } from "./applies.ts";
import { attemptAgain, type Outcome } from "./attempt.ts";
import { createAsker } from "./asking.ts";
import { costOfCase, inOrder, overBudget, overBudgetReason, type Expenses } from "./budget.ts";
import { NoAccount, type CheckCase, type Tools } from "./case.ts";
import type { CheckOptions } from "./check-options.ts";
import { createControls } from "./sending/controls.ts";
import type { Coverage } from "./coverage.ts";
import { Interrupted } from "./interrupt.ts";
import { outOfCreditsReason } from "./sending/key-watch.ts";
import { NoAnswer, OutOfPatience, type Noted, type Session, type Tally } from "./sending/session.ts";
import { Unreachable } from "./sending/target.ts";

export type { Outcome };

export interface Result {
  case: CheckCase;
  outcome: Outcome;
  milliseconds: number;
}

export interface Report {
  results: Result[];
  /** Answers that broke the contract by themselves, each with the case in which it came. */
  noted: (Noted & { caseId: string })[];
  tally: Tally;
  coverage: Coverage;
  /** What broke the run off before its end: an interruption, a server that is gone, or a bug of the check itself. */
  stopped: Error | undefined;
}

export interface RunOptions extends CheckOptions {
  session: Session;
  /** In microdollars. */
  maxSpend: number;
  depth: number;
  /** Whether the first violation ends the run. */
  bail?: boolean | undefined;
  onResult?(result: Result, done: number, total: number): void;
}

/**
 * Runs cases one after the other. What would go over the budget is left out, and said to be. What breaks the run off once
 * something has been answered is a part of the report, since what came before was paid for.
 *
 * @throws {Unreachable} if the server does not answer at all.
 */
export async function run(cases: readonly CheckCase[], options: RunOptions): Promise<Report> {
  const { session, depth, onResult } = options;
  const asker = createAsker(session);
  const accounts = createAccountFinder(asker, options);
  // Accounts that were added to the mock are in one of its sessions only.
  const ownAccounts = createAccountFinder(
    asker,
    { assume: options.assume },
    { "X-Mock-Session": `check ${randomUUID()}` },
  );
  const controls = createControls(session, options);
  const toolsOf = ({ version, area }: CheckCase): Tools => {
    const finder = area === "metering" && options.controls !== undefined ? ownAccounts : accounts;
    /** Whatever a case says that it needs, finding an account costs no more than there is beside it. */
    const find = async (): Promise<string[]> => {
      if (!session.takeExtra(finder.cost())) throw new NoAccount(overBudgetReason);
      return finder.find(version);
    };
    return {
      ...asker,
      send: (sending) => session.send(sending),
      accounts: find,
      account: async () => String((await find())[0]),
      knownAccount: async () =>
        finder.cost() === 0 ? (await finder.find(version).catch(() => []))[0] : undefined,
      ...{ controls, now: session.now, depth, options },
    };
  };
  const expenses = (): Expenses => ({ spent: session.tally.microdollarsAtMost, finding: accounts.cost() });
  const results: Result[] = [];
  const noted: Report["noted"] = [];
  /** Why nothing more is run. */
  let over: string | undefined;
  let stopped: Error | undefined;
  const stop = (error: unknown): Outcome => {
    if (error instanceof Unreachable && !isAnswered(results)) throw error;
    if (!(error instanceof OutOfPatience))
      stopped = error instanceof Error ? error : new Error(String(error), { cause: error });
    over = reasonOf(error);
    return { status: "skipped", reason: over };
  };
  const ordered = inOrder(cases);
  /** Requests that were not answered, by operation. */
  const hung = new Map<unknown, number>();
  for (const one of ordered) {
    const start = performance.now();
    const known = session.noted.length;
    const left = leftOut(one, session, options);
    const times = hung.get(one.operation) ?? 0;
    let outcome: Outcome;
    if (left) outcome = left;
    else if (over !== undefined) outcome = { status: "skipped", reason: over };
    else if (times >= 3)
      outcome = { status: "skipped", reason: `its operation left ${times} requests unanswered` };
    else if (session.tally.outOfCredits && one.rows > 0)
      outcome = { status: "skipped", reason: outOfCreditsReason };
    else if (overBudget(one, expenses(), options.maxSpend))
      outcome = { status: "skipped", reason: overBudgetReason };
    else {
      const affords = () => {
        session.allowExtra(options.maxSpend - session.tally.microdollarsAtMost - costOfCase(one));
        return !overBudget(one, expenses(), options.maxSpend);
      };
      affords();
      outcome = await attemptAgain(one, toolsOf(one), affords, session).catch(
        async (error: unknown): Promise<Outcome> => {
          if (!(error instanceof NoAnswer) || !(await session.isAlive(error.exchange.url)))
            return stop(error);
          hung.set(one.operation, times + 1);
          const { exchange, message } = error;
          return { status: "failed", expected: "an answer", got: message, exchange };
        },
      );
    }
    for (const violation of session.noted.slice(known))
      if (options.assume || !violation.assumed) noted.push({ ...violation, caseId: one.id });
    if (options.bail && (outcome.status === "failed" || noted.length > 0))
      over ??= "a violation was found before it, and --bail was given";
    const result = { case: one, outcome, milliseconds: performance.now() - start };
    results.push(result);
    onResult?.(result, results.length, ordered.length);
  }
  return { results, noted, tally: session.tally, coverage: session.coverage, stopped };
}

function isAnswered(results: readonly Result[]): boolean {
  return results.some(({ outcome: { status } }) => ["passed", "failed", "unexercised"].includes(status));
}

function reasonOf(error: unknown): string {
  if (error instanceof Interrupted) return "the run was interrupted";
  if (error instanceof OutOfPatience) return error.message;
  if (error instanceof Unreachable) return `the run ended before it: ${error.message}`;
  return `the check itself failed: ${error instanceof Error ? error.message : String(error)}`;
}
