import { existsSync } from "node:fs";
import { Command } from "@commander-js/extra-typings";
import { points } from "@adintel/client/readings";
import type { GivenCalibration } from "../../lib/data/calibration.ts";
import { readCalibrationFile } from "../../lib/data/calibration-file.ts";
import { parseCommand, repeated, text } from "../../lib/cli.ts";
import { UsageError } from "../../lib/errors.ts";
import { maskKeys, type Mask } from "../../lib/mask.ts";
import { commandLine } from "../../lib/package-info.ts";
import { plainCount } from "../../lib/text.ts";
import { currentVersion } from "../../lib/versions.ts";
import { replaceFile } from "../../lib/files/replace-file.ts";
import { prepare } from "../report/files.ts";
import { createAnswers } from "./answers.ts";
import { estimate } from "./estimate.ts";
import { calibrationOf, calibrationText, drift } from "./file.ts";
import { createHiding } from "./hidden.ts";
import type { Found } from "./live.ts";
import type { CreateMock, ModelKeys } from "./model.ts";
import { exchangesIn } from "./recordings.ts";
import type { CalibrationKnowledge } from "./service-data.ts";
import { modelOf } from "./service-model.ts";

/** What the command needs of the one that it is a part of. */
export interface CalibrateContext {
  /** Milliseconds since 1970. */
  now(): number;
  stdout: { write(text: string): unknown };
  knowledge: CalibrationKnowledge;
  createMock: CreateMock;
  modelKeys: ModelKeys;
  /** Asks the service that the flags name. With `--plan` it asks the mock in its place. */
  ask(flags: string[], isPlan: boolean): Promise<Asked | undefined>;
}

/** What asking a service showed, and what it took. */
export interface Asked extends Found {
  service: string;
  requests: number;
  usd: number;
  mask: Mask;
}

/**
 * Finds out which readings a service takes of what the specification leaves open, and resolves to the exit code: 0 found, 1 some
 * differ from those that the file had, 2 nothing was seen.
 *
 * @throws {UsageError} if a file cannot be read or written.
 */
export async function calibrate(args: string[], context: CalibrateContext): Promise<number> {
  const { now, stdout, knowledge } = context;
  const flags = readFlags(args);
  if (!flags) return 0;
  const { out, files, isPlan, rest } = flags;
  const earlier = existsSync(out) ? readCalibrationFile(out) : undefined;
  if (!isPlan) await prepare(out, "--out");
  const seen = files.length > 0 ? await fromRecordings(files, context) : await context.ask(rest, isPlan);
  if (!seen) return 0;
  if (isPlan) {
    stdout.write(planText(seen));
    return 0;
  }
  if (seen.exchanges.length === 0) {
    stdout.write(`Nothing of the API was seen, so ${out} was not written.\n`);
    return 2;
  }
  const calibration = calibrationOf(seen, seen.exchanges, {
    service: seen.service,
    date: new Date(now()).toISOString().slice(0, 10),
    telling: knowledge.telling,
    mask: seen.mask,
    earlier,
  });
  const changed = drift(earlier, calibration);
  await replaceFile(out, calibrationText(calibration));
  stdout.write(summary(seen, calibration, changed, out));
  return changed.length > 0 ? 1 : 0;
}

function readFlags(args: string[]) {
  const command = new Command(`${commandLine("check")} calibrate`)
    .description(
      "Finds out which readings a service takes of what the specification leaves open, and writes them to a file for the mock to take.",
    )
    .option(
      "--from <file>",
      "a recording, HAR or JSON lines, instead of a service; repeatable",
      repeated(text),
    )
    .option("--out <file>", "where the readings go", text, "calibration.yaml")
    .option("--plan", "say what it would send and cost, by asking the mock instead, and send nothing")
    .allowUnknownOption()
    .argument(
      "[FLAGS...]",
      `flags of the check, such as --${currentVersion} URL --api-key KEY --max-spend 0.5 --max-requests 200`,
    )
    .addHelpText(
      "after",
      `
If the file exists, what changed since is listed, and readings that are not seen again stay in it.

Exit code 0: readings were found, and none changed. 1: some changed. 2: nothing of the API was seen,
the service does not answer, or a file cannot be read or written.`,
    );
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const { from: files = [], out, plan: isPlan = false } = values;
  if (files.length > 0 && (isPlan || command.args.length > 0))
    throw new UsageError(
      `--from sends nothing, so it takes no ${isPlan ? "--plan" : (command.args[0] ?? "")} beside it`,
    );
  return { files, out, isPlan, rest: command.args };
}

async function fromRecordings(
  files: readonly string[],
  { knowledge, createMock, modelKeys }: CalibrateContext,
): Promise<Asked> {
  const { service, exchanges } = await exchangesIn(files);
  const { model, refused } = modelOf(exchanges, createMock, modelKeys, knowledge);
  const found = await estimate(exchanges, createAnswers(model), createHiding(exchanges, knowledge));
  const sent = { requests: 0, usd: 0, ended: undefined, unaffordable: 0 };
  return { ...found, ...sent, service, exchanges, refused, mask: maskKeys([]) };
}

function planText({ requests, usd, estimates, exchanges }: Asked): string {
  const operations = new Map<string, number>();
  for (const { operation = "other addresses" } of exchanges)
    operations.set(operation, (operations.get(operation) ?? 0) + 1);
  const found = estimates.filter(({ reading }) => reading !== undefined).length;
  return [
    `On the mock, it sends ${plainCount(requests, "request")}, charged $${usd.toFixed(4)} at most, and finds ${plainCount(found, "reading")}:`,
    ...[...operations].map(([operation, count]) => `  ${String(count).padStart(4)} ${operation}`),
    "A service with other data may take other requests, within the same limits. Nothing was sent to it.",
    "",
  ].join("\n");
}

function summary(
  { estimates, unexplained, exchanges, requests, usd, ended, unaffordable }: Asked,
  { notSeen = {} }: GivenCalibration,
  changed: readonly string[],
  file: string,
): string {
  const named = estimates.filter(({ reading }) => reading !== undefined);
  const unusual = named
    .filter(({ point, reading }) => reading !== points[point].default)
    .map(({ point, reading = "", places, telling }) => {
      const { readings, default: usual } = points[point];
      const means = (readings as Record<string, string>)[reading] ?? "";
      return `  ${point}: ${reading}, not ${usual} (${places.length} of ${telling}). ${means}`;
    });
  const sent = requests > 0 ? `, ${plainCount(requests, "request")}, charged $${usd.toFixed(4)} at most` : "";
  return [
    `${plainCount(exchanges.length, "response")}${sent}: ${plainCount(named.length, "reading")} found, ${plainCount(Object.keys(notSeen).length, "point")} not seen.`,
    ...(unusual.length > 0
      ? ["Other readings than the usual ones:", ...unusual]
      : ["All of them are the usual ones."]),
    ...(changed.length > 0 ? ["Changed since the last time:", ...changed.map((line) => `  ${line}`)] : []),
    ...(unexplained.length > 0
      ? [`No combination of readings explains ${plainCount(unexplained.length, "response")}.`]
      : []),
    ...(ended === undefined ? [] : [`It ended early: ${ended}.`]),
    ...(unaffordable > 0
      ? [`A higher --max-spend would send ${plainCount(unaffordable, "more request")}.`]
      : []),
    `Wrote ${file}.`,
    "",
  ].join("\n");
}
