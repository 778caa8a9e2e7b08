import type { Version } from "@adintel/client/operations";
import { UsageError } from "../command.ts";
import type { CheckCase } from "./case.ts";
import { allCases } from "./cases/index.ts";
import { chosen } from "./options/choice.ts";
import { interruption, patiently } from "./interrupt.ts";
import { createMask } from "./mask.ts";
import { readOptions, type Options } from "./options/options.ts";
import { createPace } from "./sending/pace.ts";
import { planOf, planText } from "./plan.ts";
import { probe, probeAccount } from "./sending/probe.ts";
import { createProgress, type Stream } from "./progress.ts";
import { collect } from "./report/collect.ts";
import { createFetch } from "./sending/reach.ts";
import type { ReportData } from "./report/data.ts";
import { deliver, prepare } from "./report/files.ts";
import { htmlReport } from "./report/html.tsx";
import { jsonReport } from "./report/json.ts";
import { junitReport } from "./report/junit.ts";
import { terminalReport } from "./report/terminal.ts";
import type { Output, Reporter } from "./options/reporters.ts";
import { run, type Report } from "./run.ts";
import { createSession, type Session } from "./sending/session.ts";
import { Unreachable, type Target } from "./sending/target.ts";

/** Where the command runs. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  now(): number;
  /** For progress, and for where reports went. */
  stderr: Stream;
}

/**
 * Runs the check and resolves to its exit code: 0 no violation and enough was seen, 1 a violation, 2 the check could not run to
 * its end, or saw too little.
 */
export async function check(
  args: string[],
  { now, stderr }: Surroundings = { now: Date.now, stderr: process.stderr },
): Promise<number> {
  const options = readOptions(args);
  if (!options) return 0;
  const { reporters } = options;
  const target = await targetOf(options, now());
  const depth = options.maxSpend >= 1_000_000 ? 25 : 3;
  const cases = chosen(casesOf(depth), options.only);
  for (const { file } of reporters) if (file !== undefined) await prepare(file);
  if (options.plan) {
    const means = createSession({ ...options, target, pace: createPace(undefined) });
    const plan = planOf(cases, means, options);
    const textOf = ({ name }: Output) =>
      name === "json" ? JSON.stringify(plan, null, 2) : planText(plan, options);
    return (await deliver(reporters, textOf, stderr)) ? 0 : 2;
  }
  const startedAt = now();
  const mask = createMask(options);
  const report = await perform(cases, { options, target, depth, stderr, now }).catch((error: unknown) => {
    if (error instanceof Unreachable) throw new UsageError(mask(error.message));
    throw error;
  });
  const rules = casesOf(depth).filter(
    ({ version, assumed }) => target.roots[version] !== undefined && (options.assume || !assumed),
  ).length;
  const data = collect(report, { options, target, mask, rules, startedAt, endedAt: now() });
  const delivered = await deliver(reporters, (output) => rendered(output, data), stderr);
  return delivered ? data.exitCode : 2;
}

const made = new Map<number, CheckCase[]>();

/** All cases of a depth. Cases keep nothing of a run, and making them takes a second, so a process makes them once. */
function casesOf(depth: number): CheckCase[] {
  const cases = made.get(depth) ?? allCases(depth);
  made.set(depth, cases);
  return cases;
}

interface Performance {
  options: Options;
  target: Target;
  depth: number;
  stderr: Stream;
  now(): number;
}

/** Runs the cases, tells how far they are, and stops when it is asked to. */
async function perform(
  cases: CheckCase[],
  { options, target, depth, stderr, now }: Performance,
): Promise<Report> {
  const { signal, dispose } = interruption();
  const waitFor = (reason: string) => async (milliseconds: number) => {
    progress.onWait(milliseconds, reason);
    await patiently(milliseconds, signal);
  };
  const pace = createPace(options.rate, now, waitFor("to keep --rate"));
  const session = createSession({
    ...{ ...options, target },
    pace: {
      async next() {
        await pace.next();
        signal.throwIfAborted();
      },
    },
    wait: waitFor("for a rate limit"),
    now,
    // Of the mock's keys the check knows what they may.
    watchesKey: options.controls === undefined,
  });
  const progress = createProgress(stderr, cases, { session, maxSpend: options.maxSpend });
  try {
    if (options.isElsewhere)
      for (const version of versionsIn(cases, session))
        await probe(session, version, target.roots[version] ?? "");
    if (options.account !== undefined) await probeAccount(session, options.account, options.maxSpend);
    return await run(cases, { ...options, session, depth, onResult: progress.onResult });
  } finally {
    progress.end();
    dispose();
  }
}

const render: Record<Reporter, (data: ReportData, colours: boolean) => string | Promise<string>> = {
  default: (data, colours) => terminalReport(data, { colours }),
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
};

function rendered({ name, file }: Output, data: ReportData): string | Promise<string> {
  return render[name](data, file === undefined && process.stdout.isTTY && !process.env["NO_COLOR"]);
}

/** The versions that the cases are of, as far as the target has them. */
function versionsIn(cases: CheckCase[], { has }: Session): Version[] {
  return [...new Set(cases.map(({ version }) => version))].filter(has);
}

/** The server that the flags name, or else the mock, whose world stands at `now`. */
async function targetOf({ v1, v2, seed, timeoutMs }: Options, now: number): Promise<Target> {
  if (v1 !== undefined || v2 !== undefined) {
    const roots = { ...(v1 !== undefined && { v1 }), ...(v2 !== undefined && { v2 }) };
    return { name: v2 ?? v1 ?? "", roots, fetch: await createFetch(timeoutMs) };
  }
  // Only now, since it takes a while to load.
  const { createMock } = await import("../../mocks/index.ts");
  const mock = createMock({ seed, now, rateLimits: false, strict: true });
  const roots = { v2: "http://mock/v2", v1: "http://mock/api/v1" };
  return {
    name: "the mock, in process",
    roots,
    fetch: async (request) => mock.fetch(request),
    fetchFrom: async (request, remoteAddress) =>
      mock.fetch(request, { incoming: { socket: { remoteAddress } } }),
  };
}
