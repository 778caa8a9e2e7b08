import type { Version } from "@adintel/client/operations";
import { type CheckCase, stableId } from "../engine/case.ts";
import { allCases } from "./all-cases.ts";
import { Interrupted, patiently } from "../engine/interrupt.ts";
import { exclusionOf } from "../engine/exclusion.ts";
import { knownBy } from "../report/baseline.ts";
import type { RunLimits } from "../session/limits.ts";
import { createMask } from "../../lib/mask.ts";
import { choose as chooseCases } from "./choice.ts";
import type { Options } from "./options.ts";
import { createCaseOrder } from "../engine/case-order.ts";
import type { ContractKnowledge } from "../knowledge/knowledge.ts";
import { memoize } from "../../lib/memoize.ts";
import { createProgress, type Stream } from "./progress.ts";
import { collect } from "../report/collect.ts";
import type { KeepBody } from "../http/exchange.ts";
import type { KnownFinding, ReportData } from "../report/data.ts";
import { inOrderAfter, type Earlier } from "../report/resume.ts";
import { foundBeside, type Report, type Result } from "../engine/run.ts";
import { runInRounds } from "../engine/rounds.ts";
import { readingsOf } from "../knowledge/subject.ts";
import { createPace, type Pace } from "../http/pace.ts";
import { checkRoot, checkAccount } from "../session/reachability.ts";
import { createSession, OutOfPatience, type Session, type SessionOptions } from "../session/session.ts";
import { Unreachable, type Target } from "../http/target.ts";

/** What runs, and how: the same for the command and for the function. */
export interface Chosen {
  cases: CheckCase[];
  /** Rows to ask for at a time. */
  depth: number;
  /** With what is left out on request. */
  options: Options;
  knowledge: ContractKnowledge;
}

/** What a run is given by whoever starts it. */
export interface RunContext {
  /** Milliseconds since 1970. */
  now(): number;
  /** Ends the run, with {@link Interrupted} as its reason. */
  signal: AbortSignal;
  /** For progress; none is shown without it. */
  stderr?: Stream | undefined;
  /** The run that this one goes on with. */
  earlier?: Earlier | undefined;
  baseline?: readonly KnownFinding[] | undefined;
  /** Keeps the long bodies of requests that the report's commands send. */
  keepBody?: KeepBody | undefined;
  onResult?: ((result: Result, done: number, total: number) => void) | undefined;
}

/**
 * The cases that options name.
 *
 * @throws {UsageError} if they name one that does not exist.
 */
export function choose(options: Options, knowledge: ContractKnowledge): Chosen {
  const depth = options.maxSpend >= 1_000_000 ? 25 : 3;
  const all = casesOf(knowledge, depth);
  const { cases, leftOut } = chooseCases(all, options);
  return { cases, depth, options: { ...options, leftOut }, knowledge };
}

const madeBy = memoize((_knowledge: ContractKnowledge) => new Map<number, CheckCase[]>());

/** All cases of a depth. Cases keep nothing of a run, and making them takes a second, so a process makes them once. */
function casesOf(knowledge: ContractKnowledge, depth: number): CheckCase[] {
  const casesByDepth = madeBy(knowledge);
  const cases = casesByDepth.get(depth) ?? allCases(depth, knowledge);
  casesByDepth.set(depth, cases);
  return cases;
}

/**
 * Runs cases on a target, and gives what is reported of it, in which every key is masked. `stopped` is what broke the run off,
 * if anything did; its message is not masked.
 *
 * @throws {Unreachable} if the server does not answer at all, or refuses the key; the message is masked.
 */
export async function perform(
  choice: Chosen,
  target: Target,
  around: RunContext,
): Promise<{ data: ReportData; stopped: Error | undefined }> {
  const { options } = choice;
  const { now, baseline, earlier, keepBody } = around;
  const startedAt = now();
  const mask = createMask(options);
  const isKnown = knownBy(baseline ?? [], startedAt);
  const report = await send(choice, target, around, isKnown).catch((error: unknown) => {
    if (!(error instanceof Unreachable)) throw error;
    throw new Unreachable(mask(sentences(error.message, ...(target.remarks?.() ?? []))));
  });
  const ids = new Set(casesOf(choice.knowledge, choice.depth).map(({ id }) => stableId(id)));
  const exists = (id: string) => ids.has(stableId(id));
  // What this target cannot show, whatever is given, is no rule for it.
  const means = {
    has: (version: Version) => target.roots[version] !== undefined,
    hasAddresses: target.fetchFrom !== undefined,
  };
  const rules = casesOf(choice.knowledge, choice.depth).filter(
    (one) => exclusionOf(one, means, options)?.status !== "unsupported" && (options.assume || !one.assumed),
  ).length;
  const times = { startedAt, endedAt: now() };
  const circumstances = { options, target, mask, rules, ...times, baseline, exists, earlier, keepBody };
  return { data: collect(report, circumstances), stopped: report.stopped };
}

/** Runs the cases, tells how far they are, and stops when it is asked to. */
async function send(
  { cases, depth, options, knowledge }: Chosen,
  target: Target,
  { now, signal, stderr = silent, earlier, onResult }: RunContext,
  isKnown: ReturnType<typeof knownBy>,
): Promise<Report> {
  const { inOrder, measured } = createCaseOrder(knowledge.order);
  const { session, pace } = createRunSession(options, target, {
    now,
    signal,
    onWait: (milliseconds, reason) => progress.onWait(milliseconds, reason),
    readingsOf: readingsOf(knowledge),
    // Of the mock's keys the check knows what they may.
    watchesKey: options.controls === undefined,
  });
  const forgives = (id: string) => isKnown(id) !== undefined || options.leftOut?.(id) !== undefined;
  const progress = createProgress(stderr, cases, {
    session,
    ...options,
    forgives,
    beside: () => foundBeside({ ...options, session, forgives }),
    expected: ({ id }) => measured(id)?.requests ?? 0,
  });
  try {
    if (options.isElsewhere)
      for (const version of versionsIn(cases, session))
        await checkRoot(session, version, target.roots[version] ?? "").catch(unlessOver);
    if (options.account !== undefined)
      for (const id of options.account) await checkAccount(session, id, options.maxSpend);
    const ordered = inOrder(cases);
    return await runInRounds(earlier ? inOrderAfter(earlier, ordered) : ordered, {
      ...options,
      casesAt: (more) => casesOf(knowledge, more),
      goesOn: () => options.thorough || !pace.isLimited(),
      session,
      depth,
      discovery: knowledge.discovery,
      forgives,
      found: earlier?.accounts,
      onResult(result, done, total) {
        progress.onResult(result, done, total);
        onResult?.(result, done, total);
      },
    });
  } finally {
    progress.end();
  }
}

/** A session with a target by the limits and the pace of a run, which ends once the signal says so, and that pace. */
export function createRunSession(
  options: Options,
  target: Target,
  {
    now,
    signal,
    onWait,
    ...others
  }: Pick<RunContext, "now" | "signal"> & {
    onWait(milliseconds: number, reason: string): void;
  } & Pick<SessionOptions, "readingsOf" | "watchesKey">,
): { session: Session; pace: Pace } {
  const waitFor = (reason: string) => async (milliseconds: number) => {
    onWait(milliseconds, reason);
    await patiently(milliseconds, signal);
  };
  const pace = createPace(options.rate, now, waitFor("to stay under --rate"), options.rateAfterLimit);
  const session = createSession({
    ...options,
    ...others,
    target,
    limits: limitsOf(options),
    pace: {
      ...pace,
      async next(operation) {
        await pace.next(operation);
        signal.throwIfAborted();
      },
    },
    wait: waitFor("before asking again"),
    now,
  });
  return { session, pace };
}

const silent: Stream = { write: () => true };

/** What ends a run ends it with a report, also before its first case. */
function unlessOver(error: unknown): void {
  if (!(error instanceof Interrupted || error instanceof OutOfPatience)) throw error;
}

function limitsOf({ maxSpend, maxRequests = Infinity, maxTimeMs = Infinity }: Options): RunLimits {
  return { microdollars: maxSpend, requests: maxRequests, milliseconds: maxTimeMs };
}

function versionsIn(cases: CheckCase[], { has }: Session): Version[] {
  return [...new Set(cases.map(({ version }) => version))].filter(has);
}

/** Several sentences as one text; the last stays without the full stop that it may lack. */
export function sentences(...parts: [string, ...string[]]): string {
  return parts.reduce((text, next) => `${text}${/[.?]$/.test(text) ? "" : "."} ${next}`);
}
