import { randomUUID } from "node:crypto";
import { createAccountFinder, type AccountFinder } from "./account.ts";
import { leftOut } from "./applies.ts";
import { createAsker } from "./asking.ts";
import { attemptAgain, endsRun, type Attempting, type Outcome } from "./attempt.ts";
import { costOfCase } from "./budget.ts";
import type { CheckCase, Tools } from "./case.ts";
import type { Account, CheckOptions } from "./check-options.ts";
import type { Coverage } from "./coverage.ts";
import { Interrupted } from "./interrupt.ts";
import { LimitReached } from "./limits.ts";
import { createPacks } from "./packs.ts";
import { createControls } from "./sending/controls.ts";
import type { Exchange } from "./sending/exchange.ts";
import { outOfCreditsReason } from "./sending/key-watch.ts";
import { createWordFinder } from "./shown-words.ts";
import { NoAnswer, OutOfPatience, type Noted, type Session, type Tally } from "./sending/session.ts";

export type { Outcome };

export interface Result {
  case: CheckCase;
  outcome: Outcome;
  milliseconds: number;
  /** When it ended, in milliseconds since 1970. */
  at: number;
}

export interface Report {
  results: Result[];
  /** Answers that broke the contract by themselves, each with the case in which it came. */
  noted: (Noted & { caseId: string })[];
  tally: Tally;
  coverage: Coverage;
  /** What broke the run off before its end: an interruption, a server that is gone, or one that refuses the key. */
  stopped: Error | undefined;
  /** Why cases were left out from some point on though nothing broke the run off: too long a pause for a rate limit. */
  ended: string | undefined;
  /** The accounts that cases asked about. */
  accounts: readonly Account[];
  /** Why no account was found, where cases needed one. */
  noAccount: string | undefined;
}

export interface RunOptions extends CheckOptions {
  session: Session;
  depth: number;
  /** Whether the first violation ends the run. */
  bail?: boolean | undefined;
  /** Shown each exchange that a case looks at, also one that an earlier case asked for. */
  onExchange?: ((exchange: Exchange, one: CheckCase) => void) | undefined;
  /** Whether a finding is known or left out on request, so that it does not end the run. */
  forgives?: ((id: string) => boolean) | undefined;
  onResult?(result: Result, done: number, total: number): void;
}

/**
 * Runs cases one after the other, until a limit of the session is reached: what would go over it is left out, and said to be.
 * What breaks the run off once something has been answered is a part of the report, since what came before was paid for; an
 * error in one case is the outcome of that case.
 *
 * @throws {Unreachable} if the server does not answer at all.
 */
export async function run(cases: readonly CheckCase[], options: RunOptions): Promise<Report> {
  const { session, onResult, forgives = () => false } = options;
  const state = createState(options);
  const toolsOf = createTools(cases, options, state);
  const results: Result[] = [];
  const noted: Report["noted"] = [];
  /** Why nothing more is run. */
  let over: string | undefined;
  let ended: string | undefined;
  let stopped: Error | undefined;
  const stop = (error: Error): Outcome => {
    if (error instanceof OutOfPatience) ended = error.message;
    else if (!(error instanceof LimitReached)) stopped = error;
    over = reasonOf(error);
    return { status: "skipped", reason: over };
  };
  /** Requests that were not answered, by operation. */
  const hung = new Map<unknown, number>();
  const outcomeOf = async (one: CheckCase): Promise<Outcome> => {
    const left = leftOut(one, session, options);
    const times = hung.get(one.operation) ?? 0;
    if (left) return left;
    if (over !== undefined) return { status: "skipped", reason: over };
    if (times >= 3) return { status: "skipped", reason: `its operation left ${times} requests unanswered` };
    if (session.tally.outOfCredits && one.rows > 0) return { status: "skipped", reason: outOfCreditsReason };
    state.start(one);
    try {
      return await attemptAgain(one, toolsOf(one), state);
    } catch (error) {
      if (!endsRun(error)) throw error;
      if (error instanceof LimitReached && !error.isFinal)
        return { status: "skipped", reason: error.message };
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
      const exchanges = [...state.looked, exchange];
      return { status: "failed", expected: "a response", got, exchange, exchanges };
    }
  };
  for (const one of cases) {
    const start = performance.now();
    const known = session.noted.length;
    const outcome = await outcomeOf(one);
    for (const violation of session.noted.slice(known))
      if (options.assume || !violation.assumed) noted.push({ ...violation, caseId: one.id });
    const unforgiven =
      (outcome.status === "failed" && !forgives(one.id)) || noted.some((found) => !forgives(answerId(found)));
    if (options.bail && unforgiven) over ??= "a violation was found before it, and --bail was given";
    const result = { case: one, outcome, milliseconds: performance.now() - start, at: session.now() };
    results.push(result);
    onResult?.(result, results.length, cases.length);
  }
  const { tally, coverage } = session;
  return {
    ...{ results, noted, tally, coverage, stopped, ended },
    ...{ accounts: state.accounts.known(), noAccount: state.accounts.lack() },
  };
}

/** The id of a violation that an answer showed beside what it was sent for. */
export function answerId({ operation, exchange, name }: Noted): string {
  return `${exchange.sending.version}/${operation.operationId}/shape/${name}`;
}

/** What the running case looks at and may cost. */
interface State extends Attempting {
  /** A case begins. */
  start(one: CheckCase): void;
  /** Allows whatever it costs what is done meanwhile, which is not for the running case alone. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** What is known of the accounts that the run is about. */
  accounts: Pick<AccountFinder, "known" | "lack">;
}

function createState({ session, onExchange }: RunOptions): State {
  let running: CheckCase | undefined;
  /** What the running case costs at most, in microdollars. */
  let highest = 0;
  let looked: Exchange[] = [];
  return {
    session,
    get looked() {
      return looked;
    },
    see(exchange) {
      if (running) onExchange?.(exchange, running);
      if (!looked.includes(exchange)) looked.push(exchange);
    },
    begin() {
      looked = [];
    },
    start(one) {
      running = one;
      looked = [];
      highest = costOfCase(one);
      session.expectCharges(highest);
    },
    beside(work) {
      session.expectCharges(Infinity);
      return work().finally(() => session.expectCharges(highest));
    },
    accounts: { known: () => [], lack: () => undefined },
  };
}

/** What a case works with; responses, packed requests and accounts are shared by all. */
function createTools(
  cases: readonly CheckCase[],
  options: RunOptions,
  state: State,
): (one: CheckCase) => Tools {
  const { session, depth } = options;
  const asker = createAsker(session, state.see);
  // Finding an account is no part of the case that happens to be the first to need one.
  const finding = createAsker(session);
  const accounts = createAccountFinder(finding, options);
  state.accounts = accounts;
  // Accounts that were added to the mock are in one of its sessions only.
  const ownAccounts = createAccountFinder(
    finding,
    { assume: options.assume },
    { "X-Mock-Session": `check ${randomUUID()}` },
  );
  const words = createWordFinder(asker, depth);
  const controls = createControls(session, options);
  const packs = createPacks(cases.flatMap((one) => (leftOut(one, session, options) ? [] : (one.part ?? []))));
  return ({ version, area }) => {
    const finder = area === "metering" && options.controls !== undefined ? ownAccounts : accounts;
    /** Finding an account costs something, whatever the case does that needs one. */
    const find = () => state.beside(() => finder.find(version));
    return {
      ...asker,
      packs,
      async send(sending) {
        const exchange = await session.send(sending);
        state.see(exchange);
        return exchange;
      },
      accounts: find,
      words: () => state.beside(() => words(() => finder.find(version))),
      account: async () => String((await find())[0]),
      knownAccount: async () =>
        finder.isKnown() ? (await finder.find(version).catch(() => []))[0] : undefined,
      ...{ controls, now: session.now, depth, options },
    };
  };
}

function reasonOf(error: Error): string {
  if (error instanceof Interrupted) return "the run was interrupted";
  if (error instanceof OutOfPatience || error instanceof LimitReached) return error.message;
  return `the run ended before it: ${error.message}`;
}
