import { randomUUID } from "node:crypto";
import {
  collectionOf,
  createAccountFinder,
  documentedDiscovery,
  type AccountFinder,
  type AccountOptions,
  type Discovery,
} from "../discovery/account-finder.ts";
import { exclusionOf, notSelectedReason } from "./exclusion.ts";
import { createAsker, type Asker, type SharedResponses } from "../session/asker.ts";
import { firstId } from "./case-order.ts";
import { attemptAgain, endsRun, type Attempting, type Outcome } from "./attempt.ts";
import { type CheckCase, type Tools, costOfCase } from "./case.ts";
import type { Account, CheckOptions } from "../session/check-options.ts";
import type { Absent } from "../session/absence.ts";
import { isServerError, type Coverage } from "../session/coverage.ts";
import { Interrupted } from "./interrupt.ts";
import { LimitReached } from "../session/limits.ts";
import { createPacks, watchPacks, createSuccesses, type Successes } from "../batching/packs.ts";
import { sporadicIn } from "./sporadic.ts";
import { createControls } from "../session/controls.ts";
import type { Exchange } from "../http/exchange.ts";
import { outOfCreditsReason } from "../http/key-watch.ts";
import { createWordFinder } from "../discovery/words.ts";
import { NoResponse, OutOfPatience, type Noted, type Session, type Tally } from "../session/session.ts";

export interface Result {
  case: CheckCase;
  outcome: Outcome;
  milliseconds: number;
  /** When it ended, in milliseconds since 1970. */
  at: number;
}

export interface Report {
  results: Result[];
  /** Answers that broke the contract by themselves, each with the cases that its request was sent for. */
  noted: (Noted & { caseIds: readonly string[]; status: "failed" | "different" })[];
  /** The operations that the server does not have; what failed on them is left out. */
  absent: readonly Absent[];
  tally: Tally;
  coverage: Coverage;
  /** What broke the run off before its end: an interruption, a server that is gone, or one that refuses the key. */
  stopped: Error | undefined;
  /** Why cases were left out from some point on though nothing broke the run off: too long a pause for a rate limit. */
  ended: string | undefined;
  /** The accounts that cases asked about. */
  accounts: readonly Account[];
  /** The accounts that each case was given, by its id. */
  accountsOf: ReadonlyMap<string, readonly string[]>;
  /** Why no account was found, where cases needed one. */
  noAccount: string | undefined;
}

export interface RunOptions extends CheckOptions, AccountOptions {
  session: Session;
  depth: number;
  /** How accounts and words are found; default: as far as the documents say it. */
  discovery?: Discovery | undefined;
  /** Cases that run at a time; default: one. */
  concurrency?: number | undefined;
  /** Whether the first violation ends the run. */
  bail?: boolean | undefined;
  /** Shown each exchange that a case looks at, also one that an earlier case asked for. */
  onExchange?: ((exchange: Exchange, one: CheckCase) => void) | undefined;
  /** Whether a finding is known or left out on request, so that it does not end the run. */
  forgives?: ((id: string) => boolean) | undefined;
  onResult?(result: Result, done: number, total: number): void;
}

/**
 * Runs cases in their order, until a limit of the session is reached: what would go over it is left out, and said to be. What
 * breaks the run off once something has been answered is a part of the report, since what came before was paid for; an error
 * in one case is the outcome of that case.
 *
 * @throws {Unreachable} if the server does not answer at all.
 */
export async function run(cases: readonly CheckCase[], options: RunOptions): Promise<Report> {
  const { session, onResult, concurrency = 1 } = options;
  const shared = createShared(cases, options);
  /** What broke the run off, and why cases are left out. */
  const end: End = { over: undefined, ended: undefined, stopped: undefined };
  const outcomeOf = createRunner(options, shared, end);
  const results: Result[] = [];
  const suspected: string[] = [];
  const runOne = async (one: CheckCase, place: number): Promise<void> => {
    const start = performance.now();
    const outcome = judged(await outcomeOf(one), one, options);
    const result = { case: one, outcome, milliseconds: performance.now() - start, at: session.now() };
    results[place] = result;
    suspected.push(...suspectsOf(result));
    if (options.bail && (hasFailed(result, options) || failsTooOften(results, options)))
      end.over ??= "--bail ended the run at an earlier violation";
    onResult?.(result, Object.keys(results).length, cases.length);
  };
  await inParallel(inTurn(cases, suspected), concurrency, isAlone, runOne);
  const { tally, coverage } = session;
  const { accounts } = shared;
  return {
    results: results.map((result) => withoutAbsent(result, options)),
    tally,
    coverage,
    noted: notedIn(options),
    ended: end.ended,
    stopped: end.stopped,
    accounts: accounts.all().flatMap((finder) => finder.known()),
    accountsOf: shared.accountsOf,
    absent: session.absence.all(),
    noAccount: accounts.all().flatMap((finder) => finder.lack() ?? [])[0],
  };
}

/**
 * What failed and is only assumed is a difference, which a server may choose. That it responds is no matter of choice.
 */
function judged(outcome: Outcome, { assumed = false }: CheckCase, options: RunOptions): Outcome {
  if (outcome.status !== "failed" || (outcome.exchange && isServerError(outcome.exchange))) return outcome;
  return { ...outcome, status: statusOf(assumed, options) };
}

/** What it is that a server breaks what is asserted. */
function statusOf(assumed: boolean, { isElsewhere = false }: Pick<CheckOptions, "isElsewhere">) {
  return assumed && isElsewhere ? "different" : "failed";
}

/**
 * What failed on an operation that the server does not have, its own or another that it needs, failed for this reason alone. So did
 * what failed on another one that is left out on request, unless the two were to agree.
 */
function withoutAbsent(result: Result, { session: { absence }, leftOut }: RunOptions): Result {
  const { outcome, case: one } = result;
  const skipped = (reason: string): Result => ({ ...result, outcome: { status: "skipped", reason } });
  if (["failed", "different", "flaky", "unexercised"].includes(outcome.status) && absence.of(one.operation))
    return skipped(absentReason(one));
  const { version, operation = null } = ("exchange" in outcome && outcome.exchange?.sending) || {};
  const isOther = version !== undefined && operation !== null && operation !== one.operation;
  if (!isOther) return result;
  const wish = leftOut?.(nameOf({ version, operation }));
  const isSkipped = wish !== undefined && wish !== notSelectedReason;
  if (isSkipped && "expected" in outcome && outcome.expected === "status 200") return skipped(wish);
  return absence.mayBe(operation) ? skipped(absentReason({ version, operation })) : result;
}

function absentReason({ version, operation }: Pick<CheckCase, "version" | "operation">): string {
  return `the server does not have ${nameOf({ version, operation })}`;
}

function nameOf({ version, operation }: Pick<CheckCase, "version" | "operation">): string {
  return `${version}/${operation?.operationId}`;
}

/** What belongs to the whole run, or leads it to its end. */
interface End {
  over: string | undefined;
  ended: Report["ended"];
  stopped: Report["stopped"];
}

/** How the ids of the cases begin that should be looked at next. */
export function suspectsOf({
  case: { version, operation },
  outcome,
}: Pick<Result, "case" | "outcome">): string[] {
  const { suspects = [] } = outcome.status === "unexercised" ? outcome : {};
  return suspects.map((name) => `${version}/${operation?.operationId}/meaning/${name}`);
}

/** Whether a case looks at something that has become suspect. */
export function isSuspected({ id }: Pick<CheckCase, "id">, suspected: readonly string[]): boolean {
  return suspected.some((name) => id === name || id.startsWith(`${name}-`));
}

/** Cases in their order with their places, those first that look at what has become suspect meanwhile. */
function* inTurn(
  cases: readonly CheckCase[],
  suspected: readonly string[],
): Generator<readonly [place: number, one: CheckCase]> {
  const left = new Map(cases.map((one, place) => [place, one]));
  /** How many of the names were looked for, and the cases left of those they led to. */
  let looked = 0;
  let urgent: (readonly [place: number, one: CheckCase])[] = [];
  while (left.size > 0) {
    if (looked < suspected.length) {
      looked = suspected.length;
      urgent = [...left].filter(([, one]) => isSuspected(one, suspected));
    }
    const [first] = left;
    const taken = urgent.shift() ?? first;
    if (!taken) return;
    left.delete(taken[0]);
    yield taken;
  }
}

/** Whatever a case does may count for others: charges of the same key, a clock, an address that is added. */
function isAlone({ area, needs = [] }: CheckCase): boolean {
  return area === "metering" || needs.some((need) => ["controls", "addresses", "indexUrl"].includes(need));
}

/** Runs items in their order, some at a time; those that are to be alone after those before them and before those after. */
async function inParallel<T>(
  items: Iterable<readonly [place: number, item: T]>,
  atOnce: number,
  isToBeAlone: (item: T) => boolean,
  work: (item: T, place: number) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (const [place, item] of items) {
    while (running.size >= (isToBeAlone(item) ? 1 : atOnce)) await Promise.race(running);
    const one: Promise<void> = work(item, place).finally(() => running.delete(one));
    running.add(one);
    // Of several that fail, the first ends the run.
    one.catch(() => undefined);
    // Which item is next may depend on what comes of this one.
    while (running.size >= (isToBeAlone(item) ? 1 : atOnce)) await Promise.race(running);
  }
  await Promise.all(running);
}

/** The ids of the violations that responses showed by themselves by now and that count. */
export function foundBeside(options: NotedOptions & Pick<RunOptions, "forgives">): Set<string> {
  const { forgives = () => false } = options;
  return new Set(
    notedIn(options)
      .filter(({ status }) => status === "failed")
      .map(answerId)
      .filter((id) => !forgives(id)),
  );
}

type NotedOptions = Pick<RunOptions, "session" | "assume" | "isElsewhere">;

/** What responses broke by themselves, as far as it is asserted. */
function notedIn({ session, assume, isElsewhere }: NotedOptions): Report["noted"] {
  const { noted, absence } = session;
  return noted
    .filter(({ assumed }) => assume || !assumed)
    .filter(({ operation }) => !absence.of(operation))
    .map((found) => ({
      ...found,
      status: statusOf(found.assumed, { isElsewhere }),
      caseIds: found.caseIds ?? [firstId(found.exchange.sending.version, found.operation.operationId)],
    }));
}

/** Whether a result, or a response that a run judged by itself, is a finding that ends a run with `bail`. */
export function hasFailed({ case: { id }, outcome }: Result, options: RunOptions): boolean {
  const { forgives = () => false } = options;
  return (outcome.status === "failed" && !forgives(id)) || foundBeside(options).size > 0;
}

/** Whether the server failed at so many requests by now that it breaks the contract. */
function failsTooOften(
  results: readonly Result[],
  { session: { coverage, absence }, leftOut }: RunOptions,
): boolean {
  return sporadicIn({ coverage, results, absent: absence.all(), stopped: undefined }, leftOut).some(
    ({ isTooOften }) => isTooOften,
  );
}

/** The id of a violation that a response showed beside what it was sent for. */
function answerId({ operation, exchange, name }: Noted): string {
  return `${exchange.sending.version}/${operation.operationId}/shape/${name}`;
}

/** Runs a case, unless it is left out, and tells how it ended. */
function createRunner(
  options: RunOptions,
  shared: SharedTools,
  end: End,
): (one: CheckCase) => Promise<Outcome> {
  const { session } = options;
  /** Requests that were not answered, by operation. */
  const hung = new Map<unknown, number>();
  const stop = (error: Error): Outcome => {
    if (error instanceof OutOfPatience) end.ended ??= error.message;
    else if (!(error instanceof LimitReached)) end.stopped ??= error;
    end.over ??= reasonOf(error);
    return { status: "skipped", reason: end.over };
  };
  return async (one) => {
    const exclusion = exclusionOf(one, session, options);
    const times = hung.get(one.operation) ?? 0;
    if (exclusion) return exclusion;
    if (end.over !== undefined) return { status: "skipped", reason: end.over };
    const absent = session.absence.of(one.operation);
    if (absent) return { status: "skipped", reason: absentReason(one) };
    if (times >= 3)
      return { status: "skipped", reason: `its operation did not respond to ${times} requests` };
    if (session.tally.outOfCredits && one.rows > 0) return { status: "skipped", reason: outOfCreditsReason };
    const attempting = createAttempting(one, options, shared.successes);
    try {
      return await attemptAgain(one, toolsOf(one, assertedBy(one, options), shared, attempting), attempting);
    } catch (error) {
      if (!endsRun(error)) throw error;
      if (error instanceof LimitReached && !error.isFinal)
        return { status: "skipped", reason: error.message };
      if (!(error instanceof NoResponse)) return stop(error);
      // Waiting for it may be interrupted.
      const gone = await session.isAlive(error.exchange.url).then(
        (isAlive) => (isAlive ? undefined : error),
        (reason: unknown) => (endsRun(reason) ? reason : error),
      );
      if (gone === error && !session.hasAnswered()) throw error;
      if (gone) return stop(gone);
      hung.set(one.operation, times + 1);
      const { exchange, got } = error;
      const exchanges = [...attempting.looked, exchange];
      return { status: "failed", expected: "a response", got, exchange, exchanges };
    }
  };
}

/** Elsewhere, a case of what is stated asserts nothing that is assumed, so that it fails by a violation alone. */
function assertedBy({ assumed = false }: Pick<CheckCase, "assumed">, options: RunOptions): RunOptions {
  return options.isElsewhere && !assumed ? { ...options, assume: false } : options;
}

/** What a case looks at. Its requests are sent in its name. */
function createAttempting(
  one: CheckCase,
  { session, onExchange }: RunOptions,
  successes: Successes,
): Attempting {
  const purpose = { caseId: one.id, isRefused: costOfCase(one) === 0 };
  let looked: Exchange[] = [];
  return {
    session: {
      ...session,
      send: (sending) => session.send(sending, purpose),
      sendAtOnce: (sending) => session.sendAtOnce(sending, purpose),
    },
    get looked() {
      return looked;
    },
    see(exchange) {
      successes.note(exchange);
      onExchange?.(exchange, one);
      if (!looked.includes(exchange)) looked.push(exchange);
    },
    begin() {
      looked = [];
    },
  };
}

interface SharedTools {
  accounts: Finders;
  /** Accounts in a session of the mock's own, since those that were added to the mock are in one of its sessions only. */
  ownAccounts: Finders;
  answers: SharedResponses;
  words: ReturnType<typeof createWordFinder>;
  packs: ReturnType<typeof createPacks>;
  controls: ReturnType<typeof createControls>;
  successes: Successes;
  accountsOf: Map<string, readonly string[]>;
  /** The case for which accounts or words are looked for. */
  seeker: { id: string | undefined };
}

function createShared(cases: readonly CheckCase[], options: RunOptions): SharedTools {
  const { session, depth, discovery } = options;
  const stated = assertedBy({}, options);
  const answers: SharedResponses = new Map();
  // Finding an account costs something, and is no part of the case that happens to be the first to need one.
  const seeker: SharedTools["seeker"] = { id: undefined };
  const seeking: Session = {
    ...session,
    send: (sending) => session.send(sending, { caseId: seeker.id, isSearch: true }),
  };
  const finding = createAsker(seeking);
  const successes = createSuccesses();
  const own = { "X-Mock-Session": `check ${randomUUID()}` };
  return {
    accounts: createFinders(finding, discovery, stated),
    ownAccounts: createFinders(finding, discovery, { assume: stated.assume }, own),
    answers,
    words: createWordFinder(createAsker(seeking, undefined, answers), depth, discovery?.wordsOf),
    packs: createPacks(
      cases.filter((one) => !exclusionOf(one, session, options)),
      successes,
    ),
    successes,
    controls: createControls(session, options),
    accountsOf: new Map(),
    seeker,
  };
}

/** What finds ids for a case: one finder for all, or one for each collection of the documents. */
interface Finders {
  of(one: CheckCase): AccountFinder;
  all(): AccountFinder[];
}

function createFinders(
  finding: Asker,
  discovery: Discovery | undefined,
  known: AccountOptions,
  headers?: Record<string, string>,
): Finders {
  const finders = new Map<string, AccountFinder>();
  return {
    of({ version, operation }) {
      const collection = collectionOf(operation);
      const name = discovery ? "" : `${version} ${collection}`;
      const found = discovery ?? documentedDiscovery(version, collection);
      // Those of an earlier run are of any collection.
      const own = discovery ? known : { ...known, found: undefined };
      const finder = finders.get(name) ?? createAccountFinder(finding, found, own, headers);
      finders.set(name, finder);
      return finder;
    },
    all: () => [...finders.values()],
  };
}

function toolsOf(
  one: CheckCase,
  options: RunOptions,
  { accounts, ownAccounts, answers, words, packs, controls, successes, accountsOf, seeker }: SharedTools,
  { session, see }: Attempting,
): Tools {
  const { version, area } = one;
  const finder = (area === "metering" && options.controls !== undefined ? ownAccounts : accounts).of(one);
  const find = async () => {
    if (!finder.isKnown()) seeker.id = one.id;
    const found = await finder.find(version);
    accountsOf.set(one.id, found);
    return found;
  };
  return {
    ...createAsker(session, see, answers, successes.find),
    packs: watchPacks(packs, see),
    controls,
    now: session.now,
    depth: options.depth,
    options,
    async send(sending) {
      const exchange = await session.send(sending);
      see(exchange);
      return exchange;
    },
    accounts: find,
    words() {
      seeker.id = one.id;
      return words(find);
    },
    account: async () => String((await find())[0]),
    knownAccount: async () => (finder.isKnown() ? (await find().catch(() => []))[0] : undefined),
  };
}

function reasonOf(error: Error): string {
  if (error instanceof Interrupted) return "the run was interrupted";
  if (error instanceof OutOfPatience || error instanceof LimitReached) return error.message;
  return `the run ended before this case: ${error.message}`;
}
