import { appendFile } from "node:fs/promises";
import { UsageError } from "../../lib/errors.ts";
import { readBaselineFile, updatedBaseline } from "../report/baseline.ts";
import { Interrupted, interruption } from "../engine/interrupt.ts";
import { createMask } from "../../lib/mask.ts";
import { readOptions } from "./flags.ts";
import type { Options } from "./options.ts";
import type { Output } from "../report/reporters.ts";
import { contractKnowledge } from "../adintel/index.ts";
import { searchCost } from "../discovery/account-finder.ts";
import { createCaseOrder } from "../engine/case-order.ts";
import type { ContractKnowledge } from "../knowledge/knowledge.ts";
import { readingsOf } from "../knowledge/subject.ts";
import { choose, perform, type Chosen } from "./perform.ts";
import { planOf, planText } from "./plan.ts";
import type { Stream } from "./progress.ts";
import type { ReportData } from "../report/data.ts";
import { replaceFile } from "../../lib/files/replace-file.ts";
import { deliver, prepare, reasonOf } from "../report/files.ts";
import { createBodies } from "../report/bodies.ts";
import { githubSummary } from "../report/formats/github.ts";
import { render } from "../report/formats/render.ts";
import type { Handler } from "../http/handler.ts";
import { readEarlier } from "../report/resume.ts";
import { createPace } from "../http/pace.ts";
import { createSession } from "../session/session.ts";
import { Unreachable, type Target } from "../http/target.ts";
import { targetFor } from "./targets.ts";
import { plainCount } from "../../lib/text.ts";

export interface CommandContext {
  /** Milliseconds since 1970. */
  now(): number;
  /** For progress, and for where reports went. */
  stderr: Stream;
  /** A server in this process, which gets all requests, at `http://server` and the path of a version. */
  fetch?: Handler | undefined;
}

/**
 * Runs the check and resolves to its exit code: 0 no violation and enough was seen, 1 a violation, 2 the check could not run to
 * its end, or saw too little.
 */
export async function check(
  args: string[],
  { now, stderr, fetch }: CommandContext = { now: Date.now, stderr: process.stderr },
  knowledge: ContractKnowledge = contractKnowledge,
): Promise<number> {
  if (args[0] === "traffic") {
    const { traffic } = await import("../traffic/command.ts");
    return traffic(args.slice(1), { now, stderr, render: rendered, readingsOf: readingsOf(knowledge) });
  }
  if (args[0] === "calibrate") {
    const { calibrated } = await import("./calibrate.ts");
    return calibrated(args.slice(1), { now, stderr, fetch }, knowledge);
  }
  const options = readOptions(args, { inProcess: fetch !== undefined, mock: knowledge.mock });
  if (!options) return 0;
  const { reporters, baselineFile, updateBaseline } = options;
  const target = await targetFor(options, { now, fetch });
  const chosen = choose(options, knowledge);
  const baseline =
    baselineFile === undefined
      ? undefined
      : await readBaselineFile(baselineFile, { required: !updateBaseline });
  const earlier =
    options.resumeFile === undefined ? undefined : await readEarlier(options.resumeFile, target.roots);
  if (options.resumeFile !== undefined && !earlier)
    stderr.write(`${options.resumeFile} does not exist yet; the run starts from the beginning\n`);
  for (const { file } of reporters) if (file !== undefined) await prepare(file);
  if (options.plan) return (await deliver(reporters, planned(chosen, target), stderr)) ? 0 : 2;
  if (updateBaseline && baselineFile !== undefined) await prepare(baselineFile, "--update-baseline");
  const { signal, dispose } = interruption();
  const bodies = createBodies(reporters);
  const keepBody = bodies.keep;
  const { data, stopped } = await perform(chosen, target, {
    now,
    signal,
    stderr,
    baseline,
    earlier,
    keepBody,
  })
    .catch((error: unknown) => {
      throw error instanceof Unreachable ? new UsageError(error.message) : error;
    })
    .finally(dispose);
  const updated = updateBaseline && baselineFile !== undefined && { file: baselineFile, old: baseline ?? [] };
  const exitCode = updated ? await update(data, updated, stderr) : data.exitCode;
  await bodies.write(stderr);
  const delivered = await deliver(reporters, (output) => rendered(output, data), stderr);
  const summarized = await summarize(data, options, stderr);
  // What is no violation is a bug of the check, to be shown with its trace.
  if (stopped && !(stopped instanceof Unreachable) && !(stopped instanceof Interrupted)) {
    const mask = createMask(options);
    throw Object.assign(stopped, { message: mask(stopped.message), stack: mask(stopped.stack ?? "") });
  }
  return delivered && summarized ? exitCode : 2;
}

function planned(
  { cases, options, knowledge: { order, discovery } }: Chosen,
  target: Target,
): (output: Output) => string {
  const means = createSession({ ...options, target, pace: createPace(undefined) });
  const plan = planOf(cases, means, options, {
    ...createCaseOrder(order),
    searchCost: discovery ? searchCost(discovery) : 0,
  });
  return ({ name }) => (name === "json" ? JSON.stringify(plan, null, 2) : planText(plan, options));
}

function rendered({ name, file }: Output, data: ReportData): string | Promise<string> {
  const colours = file === undefined && process.stdout.isTTY && !process.env["NO_COLOR"];
  return render(data, name, { colours });
}

/** Writes the baseline anew, if the run came to its end, and resolves to the exit code: that of the next run on the same server. */
async function update(
  data: ReportData,
  { file, old }: { file: string; old: Parameters<typeof updatedBaseline>[0] },
  stderr: Stream,
): Promise<number> {
  if (data.exitCode === 2) {
    stderr.write(`${file} was not updated: the run did not finish, or tested nothing\n`);
    return 2;
  }
  try {
    await replaceFile(file, updatedBaseline(old, data));
    const ended = data.baseline?.ended.length ?? 0;
    const found = `${plainCount(data.totals.failed - ended, "new finding")}, ${data.totals.known} already known`;
    const rest = ended > 0 ? `, ${ended} whose end is past: fix them, or change "until"` : "";
    stderr.write(`Wrote the baseline to ${file}: ${found}${rest}\n`);
    return ended > 0 ? data.exitCode : 0;
  } catch (error) {
    stderr.write(`${file} could not be written: ${reasonOf(error)}\n`);
    return 2;
  }
}

/** Adds a summary to the page of a job on GitHub; resolves to whether it is there, if it should be. */
async function summarize(data: ReportData, { reporters }: Options, stderr: Stream): Promise<boolean> {
  const file = process.env["GITHUB_STEP_SUMMARY"];
  if (!file || !reporters.some(({ name }) => name === "github")) return true;
  try {
    await appendFile(file, githubSummary(data));
    return true;
  } catch (error) {
    stderr.write(`GITHUB_STEP_SUMMARY: ${file} could not be written: ${reasonOf(error)}\n`);
    return false;
  }
}
