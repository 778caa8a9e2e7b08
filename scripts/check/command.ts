import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Version } from "@adintel/client/operations";
import { UsageError } from "../command.ts";
import { areas, type CheckCase } from "./case.ts";
import { allCases } from "./cases/index.ts";
import { readOptions, type Options, type Reporter } from "./options.ts";
import { createPace } from "./pace.ts";
import { failuresOf } from "./report/failures.ts";
import { jsonReport } from "./report/json.ts";
import { junitReport } from "./report/junit.ts";
import { terminalReport } from "./report/terminal.ts";
import { probe } from "./probe.ts";
import { createFetch } from "./reach.ts";
import { costOfCase, inOrder, run, type Report, type Result, type RunOptions } from "./run.ts";
import { createMask, headerSecrets, type Secret } from "./secrets.ts";
import { createSession, type Session } from "./session.ts";
import { Unreachable, type Target } from "./target.ts";

/** Runs the check and resolves to its exit code: 0 the server conforms, 1 it does not, 2 the check could not run. */
export async function check(args: string[]): Promise<number> {
  const options = readOptions(args);
  const target = await targetOf(options);
  const depth = options.maxSpend >= 1_000_000 ? 25 : 3;
  const cases = chosen(allCases(depth), target, options);
  if (options.plan) {
    console.log(plan(cases, options));
    return 0;
  }
  const { apiKey, headers, timeoutMs, maxWaitMs } = options;
  const mask = createMask(secretsOf(options));
  const session = createSession({
    ...{ target, apiKey, headers, timeoutMs, maxWaitMs, mask },
    pace: createPace(options.rate),
    // Of the mock's keys the check knows what they may.
    watchesKey: options.controls === undefined,
  });
  const report = async (what: Report) => {
    for (const { name, file } of options.reporters)
      await deliver(mask.text(render[name](what, options.seed)), file);
  };
  const results: Result[] = [];
  const onResult: RunOptions["onResult"] = (result, done, total) => {
    results.push(result);
    progress(done, total);
  };
  try {
    if (options.isElsewhere)
      for (const version of versionsOf(cases)) await probe(session, version, target.roots[version] ?? "");
    const whole = await run(cases, { ...options, session, depth, onResult });
    await report(whole);
    return failuresOf(whole).length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    // What was found is not lost, nor what it cost.
    if (results.length > 0) await report(cutShort(cases, results, session));
    throw new UsageError(mask.text(error.message));
  }
}

/** The report of a run that ended in the middle. */
function cutShort(cases: CheckCase[], results: Result[], { noted, tally, coverage }: Session): Report {
  const left = inOrder(cases).slice(results.length);
  const outcome = { status: "skipped", reason: "the run ended before it" } as const;
  return { results: [...results, ...left.map((one) => ({ case: one, outcome }))], noted, tally, coverage };
}

function versionsOf(cases: CheckCase[]): Version[] {
  return [...new Set(cases.map(({ version }) => version))];
}

/** What must stand in no output. */
function secretsOf({ apiKey, keys, headers }: Options): Secret[] {
  const others = Object.entries(keys).map(([kind, value]) => ({ value, name: `$${kind.toUpperCase()}_KEY` }));
  return [{ value: apiKey, name: "$API_KEY" }, ...others, ...headerSecrets(headers)];
}

const render: Record<Reporter, (report: Report, seed: number) => string> = {
  default: terminalReport,
  json: jsonReport,
  junit: junitReport,
};

async function deliver(text: string, file: string | undefined): Promise<void> {
  if (file === undefined) console.log(text.trimEnd());
  else
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    } catch (error) {
      throw new UsageError(`the report cannot be written: ${error instanceof Error ? error.message : error}`);
    }
}

async function targetOf({ v1, v2, seed, timeoutMs }: Options): Promise<Target> {
  if (v1 !== undefined || v2 !== undefined) {
    const roots = { ...(v1 !== undefined && { v1 }), ...(v2 !== undefined && { v2 }) };
    return { name: v2 ?? v1 ?? "", roots, fetch: await createFetch(timeoutMs) };
  }
  // Only now, since it takes a while to load.
  const { createMock } = await import("../../mocks/index.ts");
  const mock = createMock({ seed, rateLimits: false, strict: true });
  const roots = { v2: "http://mock/v2", v1: "http://mock/api/v1" };
  return {
    name: "the mock, in process",
    roots,
    fetch: async (request) => mock.fetch(request),
    fetchFrom: async (request, remoteAddress) =>
      mock.fetch(request, { incoming: { socket: { remoteAddress } } }),
  };
}

function chosen(cases: CheckCase[], { roots }: Target, { only }: Options): CheckCase[] {
  const there = cases.filter(({ version }) => roots[version] !== undefined);
  if (only.length === 0) return there;
  const wanted = there.filter(({ id }) => only.some((text) => id === text || id.startsWith(`${text}/`)));
  if (wanted.length === 0) throw new UsageError(`--only ${only.join(", ")} names no case; --plan lists them`);
  return wanted;
}

function plan(cases: CheckCase[], { maxSpend }: Options): string {
  const usd = (microdollars: number) => (microdollars / 1_000_000).toFixed(4);
  const total = (of: (one: CheckCase) => number, some = cases) => some.reduce((sum, one) => sum + of(one), 0);
  const lines = cases.map(
    (one) => `  ${one.id}  ${one.requests} requests, at most ${usd(costOfCase(one))} USD`,
  );
  const sums = areas.map((area) => {
    const own = cases.filter((one) => one.area === area);
    return `${area}: ${own.length} cases, ${total(({ requests }) => requests, own)} requests, at most ${usd(total(costOfCase, own))} USD`;
  });
  return [
    ...lines,
    ...sums,
    `in all: ${cases.length} cases, ${total(({ requests }) => requests)} requests, at most ${usd(total(costOfCase))} USD; the run stops at ${usd(maxSpend)} USD`,
  ].join("\n");
}

/** A line that is written over, where somebody is looking. */
function progress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? "\n" : ""}`);
}
