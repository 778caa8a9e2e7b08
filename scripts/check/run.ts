import { UsageError } from "../command.ts";
import { createAccountFinder } from "./account.ts";
import { leftOut } from "./applies.ts";
import { createAsker } from "./asking.ts";
import { costOfCase, inOrder } from "./budget.ts";
import { Violation, NoAccount, NotExercised, Unsupported, type CheckCase, type Tools } from "./case.ts";
import type { CheckOptions } from "./check-options.ts";
import { createControls } from "./sending/controls.ts";
import type { Coverage } from "./coverage.ts";
import type { Exchange } from "./sending/exchange.ts";
import { Interrupted } from "./interrupt.ts";
import { LimitReached } from "./limits.ts";
import { OutOfCredits, outOfCreditsReason } from "./sending/key-watch.ts";
import { NoAnswer, OutOfPatience, type Noted, type Session, type Tally } from "./sending/session.ts";
import { Unreachable } from "./sending/target.ts";

export type Outcome =
  | { status: "passed" }
  | { status: "failed"; expected: string; got: string; exchange: Exchange | undefined }
  /** What it needs was not given, or money or patience ran out before it. */
  | { status: "skipped"; reason: string }
  /** This target cannot show it, whatever is given and spent. */
  | { status: "unsupported"; reason: string }
  /** It ran, but the server's data did not show whether the rule is kept. */
  | { status: "unexercised"; reason: string };

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
  depth: number;
  /** Whether the first violation ends the run. */
  bail?: boolean | undefined;
  onResult?(result: Result, done: number, total: number): void;
}

/**
 * Runs cases one after the other, until a limit of the session is reached: what would go over it is left out, and said to be.
 * What breaks the run off once something has been answered is a part of the report, since what came before was paid for.
 *
 * @throws {Unreachable} if the server does not answer at all.
 */
export async function run(cases: readonly CheckCase[], options: RunOptions): Promise<Report> {
  const { session, depth, onResult } = options;
  const asker = createAsker(session);
  const accounts = createAccountFinder(asker, options);
  /** What the running case costs at most, in microdollars. */
  let highest = 0;
  /** Finding an account costs something, whatever the case does that needs one. */
  const find = async (): Promise<string[]> => {
    session.expectCharges(Infinity);
    return accounts.find().finally(() => session.expectCharges(highest));
  };
  const words = async () => {
    session.expectCharges(Infinity);
    return accounts.words().finally(() => session.expectCharges(highest));
  };
  const tools: Tools = {
    ...asker,
    send: (sending) => session.send(sending),
    accounts: find,
    words,
    account: async () => String((await find())[0]),
    knownAccount: async () => (accounts.isKnown() ? (await accounts.find().catch(() => []))[0] : undefined),
    controls: createControls(session, options),
    now: session.now,
    ...{ depth, options },
  };
  const results: Result[] = [];
  const noted: Report["noted"] = [];
  /** Why nothing more is run. */
  let over: string | undefined;
  let stopped: Error | undefined;
  const stop = (error: unknown): Outcome => {
    if (error instanceof Unreachable && !isAnswered(results)) throw error;
    if (!(error instanceof OutOfPatience || error instanceof LimitReached))
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
    else {
      highest = costOfCase(one);
      session.expectCharges(highest);
      outcome = await attemptTwice(one, tools, session).catch(async (error: unknown): Promise<Outcome> => {
        if (error instanceof LimitReached && !error.isFinal)
          return { status: "skipped", reason: error.message };
        if (!(error instanceof NoAnswer) || !(await session.isAlive(error.exchange.url))) return stop(error);
        hung.set(one.operation, times + 1);
        const { exchange, message } = error;
        return { status: "failed", expected: "an answer", got: message, exchange };
      });
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

/**
 * Runs a case. A relation between answers may fail since the data moved between two of them: what does not fail again, with
 * fresh answers, is no violation. Where money is short, the first time has to do.
 */
async function attemptTwice(one: CheckCase, tools: Tools, session: Session): Promise<Outcome> {
  const first = await attempt(one, tools);
  if (first.status !== "failed" || one.area !== "meaning") return first;
  const again = await attempt(one, { ...tools, ...createAsker(session) }).catch(unlessLimited);
  return again?.status === "passed" ? again : first;
}

function unlessLimited(error: unknown): undefined {
  if (!(error instanceof LimitReached)) throw error;
}

async function attempt(one: CheckCase, tools: Tools): Promise<Outcome> {
  try {
    await one.run(tools);
    return { status: "passed" };
  } catch (error) {
    if (error instanceof NoAccount || error instanceof OutOfCredits)
      return { status: "skipped", reason: error.message };
    if (error instanceof Unsupported) return { status: "unsupported", reason: error.message };
    if (error instanceof NotExercised) return { status: "unexercised", reason: error.message };
    if (error instanceof UsageError) throw new UsageError(`${one.id}: ${error.message}`);
    if (!(error instanceof Violation)) throw error;
    return { status: "failed", expected: error.expected, got: error.got, exchange: error.exchange };
  }
}

function isAnswered(results: readonly Result[]): boolean {
  return results.some(({ outcome: { status } }) => ["passed", "failed", "unexercised"].includes(status));
}

function reasonOf(error: unknown): string {
  if (error instanceof Interrupted) return "the run was interrupted";
  if (error instanceof OutOfPatience || error instanceof LimitReached) return error.message;
  if (error instanceof Unreachable) return `the run ended before it: ${error.message}`;
  return `the check itself failed: ${error instanceof Error ? error.message : String(error)}`;
}
