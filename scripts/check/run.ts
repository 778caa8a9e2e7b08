import { createAccountFinder } from "./account.ts";
import { leftOut } from "./applies.ts";
import { createAsker } from "./asking.ts";
import { costOfCase, inOrder, overBudget, overBudgetReason, type Expenses } from "./budget.ts";
import { Violation, NoAccount, NotExercised, Unsupported, type CheckCase, type Tools } from "./case.ts";
import type { CheckOptions } from "./check-options.ts";
import { createControls } from "./sending/controls.ts";
import { isServerError, type Coverage } from "./coverage.ts";
import type { Exchange } from "./sending/exchange.ts";
import { Interrupted } from "./interrupt.ts";
import { OutOfCredits, outOfCreditsReason } from "./sending/key-watch.ts";
import { NoAnswer, OutOfPatience, type Noted, type Session, type Tally } from "./sending/session.ts";
import { Unreachable } from "./sending/target.ts";

export type Outcome =
  | { status: "passed" }
  | ({ status: "failed" } & Shown)
  /** It failed, and passed when it was run again with fresh responses. */
  | ({ status: "flaky" } & Shown)
  /** The check itself failed in it, which says nothing of the server. */
  | { status: "errored"; message: string; stack: string }
  /** What it needs was not given, or money or patience ran out before it. */
  | { status: "skipped"; reason: string }
  /** This target cannot show it, whatever is given and spent. */
  | { status: "unsupported"; reason: string }
  /** It ran, but the server's data did not show whether the rule is kept. */
  | { status: "unexercised"; reason: string };

/** A violation of a rule, and the exchanges that show it. */
interface Shown {
  expected: string;
  got: string;
  /** The one in which it showed. */
  exchange: Exchange | undefined;
  /** All that the case looked at until then, shared ones too, in the order in which it did. */
  exchanges: readonly Exchange[];
}

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
  /** What broke the run off before its end: an interruption, a server that is gone, or one that refuses the key. */
  stopped: Error | undefined;
  /** Why cases were left out from some point on though nothing broke the run off, such as too long a pause for a rate limit. */
  ended: string | undefined;
  /** The ids of accounts that cases asked about. */
  accounts: readonly string[];
  /** Why no account was found, where cases needed one. */
  noAccount: string | undefined;
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
 * something has been answered is a part of the report, since what came before was paid for; an error in one case is the
 * outcome of that case.
 *
 * @throws {Unreachable} if the server does not answer at all.
 */
export async function run(cases: readonly CheckCase[], options: RunOptions): Promise<Report> {
  const { session, depth, onResult } = options;
  /** What the running case has looked at. */
  let looked: Exchange[] = [];
  const seen = (exchange: Exchange): void => {
    if (!looked.includes(exchange)) looked.push(exchange);
  };
  const asker = createAsker(session, seen);
  // Finding an account is no part of the case that happens to be the first to need one.
  const accounts = createAccountFinder(createAsker(session), options);
  /** Whatever a case says that it needs, finding an account costs no more than there is beside it. */
  const find = async (): Promise<string[]> => {
    if (!session.takeExtra(accounts.cost())) throw new NoAccount(overBudgetReason);
    return accounts.find();
  };
  const tools: Tools = {
    ...asker,
    async send(sending) {
      const exchange = await session.send(sending);
      seen(exchange);
      return exchange;
    },
    accounts: find,
    account: async () => String((await find())[0]),
    knownAccount: async () =>
      accounts.cost() === 0 ? (await accounts.find().catch(() => []))[0] : undefined,
    controls: createControls(session, options),
    now: session.now,
    ...{ depth, options },
  };
  const expenses = (): Expenses => ({ spent: session.tally.microdollarsAtMost, finding: accounts.cost() });
  const results: Result[] = [];
  const noted: Report["noted"] = [];
  /** Why nothing more is run. */
  let over: string | undefined;
  let ended: string | undefined;
  let stopped: Error | undefined;
  const stop = (error: Error): Outcome => {
    if (error instanceof OutOfPatience) ended = error.message;
    else stopped = error;
    over = reasonOf(error);
    return { status: "skipped", reason: over };
  };
  /** Once in a run with one set of shared answers, and once with another. */
  const attempts: Attempts = {
    run: (one, from) => {
      looked = [];
      return attempt(one, from, () => looked);
    },
    tools,
    fresh: () => ({ ...tools, ...createAsker(session, seen) }),
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
      const before = session.tally.microdollarsAtMost;
      // A second time may cost what the first did, which is more than planned where the server failed.
      const affordsAgain = () => {
        const spent = session.tally.microdollarsAtMost;
        return affords() && spent + (spent - before) <= options.maxSpend;
      };
      outcome = await attemptTwice(one, attempts, affordsAgain).catch(
        async (error: unknown): Promise<Outcome> => {
          if (!endsRun(error)) return erroredBy(error);
          if (!(error instanceof NoAnswer)) return stop(error);
          // Waiting for it may be interrupted.
          const gone = await session.isAlive(error.exchange.url).then(
            (isAlive) => (isAlive ? undefined : error),
            (reason: unknown) => (endsRun(reason) ? reason : error),
          );
          if (gone === error && !session.hasAnswered()) throw error;
          if (gone) return stop(gone);
          hung.set(one.operation, times + 1);
          const { exchange, got } = error;
          return {
            status: "failed",
            expected: "a response",
            got,
            exchange,
            exchanges: [...looked, exchange],
          };
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
  const { tally, coverage } = session;
  return {
    ...{ results, noted, tally, coverage, stopped, ended },
    ...{ accounts: accounts.known(), noAccount: accounts.lack() },
  };
}

interface Attempts {
  run(one: CheckCase, from: Tools): Promise<Outcome>;
  tools: Tools;
  /** The same tools, with no answers to share yet. */
  fresh(): Tools;
}

/**
 * Runs a case. A relation between answers may fail since the data moved between two of them, and any case since the server
 * failed: what does not fail again, with fresh answers, is flaky. Where money is short, the first time has to do.
 */
async function attemptTwice(
  one: CheckCase,
  attempts: Attempts,
  affordsAgain: () => boolean,
): Promise<Outcome> {
  const first = await attempts.run(one, attempts.tools);
  if (first.status !== "failed") return first;
  const mayPass = one.area === "meaning" || (first.exchange !== undefined && isServerError(first.exchange));
  if (!mayPass || !affordsAgain()) return first;
  const again = await attempts.run(one, attempts.fresh());
  return again.status === "passed" ? { ...first, status: "flaky" } : first;
}

/** Whatever goes wrong in a case is its outcome, but for what concerns the cases after it too. */
async function attempt(one: CheckCase, tools: Tools, looked: () => readonly Exchange[]): Promise<Outcome> {
  try {
    await one.run(tools);
    return { status: "passed" };
  } catch (error) {
    if (endsRun(error)) throw error;
    if (error instanceof NoAccount || error instanceof OutOfCredits)
      return { status: "skipped", reason: error.message };
    if (error instanceof Unsupported) return { status: "unsupported", reason: error.message };
    if (error instanceof NotExercised) return { status: "unexercised", reason: error.message };
    if (!(error instanceof Violation)) return erroredBy(error);
    const { expected, got, exchange } = error;
    return { status: "failed", expected, got, exchange, exchanges: [...looked()] };
  }
}

function erroredBy(error: unknown): Outcome {
  if (!(error instanceof Error)) return { status: "errored", message: String(error), stack: "" };
  return { status: "errored", message: error.message, stack: error.stack ?? "" };
}

/** Whether an error may concern more than one case. */
function endsRun(error: unknown): error is Error {
  return error instanceof Interrupted || error instanceof OutOfPatience || error instanceof Unreachable;
}

function reasonOf(error: Error): string {
  if (error instanceof Interrupted) return "the run was interrupted";
  if (error instanceof OutOfPatience) return error.message;
  return `the run ended before it: ${error.message}`;
}
