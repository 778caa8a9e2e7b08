/** `adintel-mock drill [options] -- PROGRAM [ARGUMENT...]`: exits with 0 if all drills passed, 1 if one failed, 2 if they could not run. */
import { Command } from "@commander-js/extra-typings";
import { integer, oneOf, parseCommand, repeated } from "../../scripts/lib/cli.ts";
import { drills, plain } from "./drills/index.ts";
import { jsonOf, tableOf } from "./report.ts";
import { run, type RunOptions } from "./run.ts";
import { FlagError } from "../../scripts/lib/errors.ts";

/**
 * Runs the command and prints its report.
 *
 * @returns the exit code
 * @throws {FlagError} on a wrong command line.
 * @throws {ProgramError} if the client's program cannot take part.
 */
export async function drill(args: string[]): Promise<number> {
  const flags = readDrillFlags(args);
  if (!flags) return 0;
  const verdicts = await run(flags);
  console.log(flags.reporter === "json" ? jsonOf(verdicts) : tableOf(verdicts));
  return verdicts.every(({ passed }) => passed) ? 0 : 1;
}

export interface DrillFlags extends RunOptions {
  reporter: "table" | "json";
}

/**
 * Parses what follows `adintel-mock drill`; returns `undefined` if it printed help or the list of drills.
 *
 * @throws {FlagError} on an unknown flag, a wrong value, or no program.
 */
export function readDrillFlags(args: string[]): DrillFlags | undefined {
  // Arguments after -- belong to the program.
  const end = args.indexOf("--");
  const [drillArgs, program] = end === -1 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  const command = new Command("adintel-mock drill")
    .usage("[options] -- PROGRAM [ARGUMENT...]")
    .description(
      "Tests an API client against lost responses, errors, redirects and endless bodies, and compares the cost that it reports with what was charged. DRILL.md documents the protocol.",
    )
    .option(
      "--only <id>",
      "run plain and this drill; repeatable (default: all)",
      repeated(oneOf([plain, ...drills].map(({ id }) => id))),
    )
    .option("--reporter <name>", "table or json", oneOf(["table", "json"]), "table" as const)
    .option("--timeout <ms>", "time limit for each call", integer(1000, 600_000), 4000)
    .option("--concurrency <n>", "how many drills run at the same time", integer(1, 100), 8)
    .option("--list", "list the drills and exit");
  const values = parseCommand(command, drillArgs);
  if (!values) return undefined;
  const { list, only, reporter, timeout: timeoutMs, concurrency } = values;
  if (list) {
    const width = Math.max(...drills.map(({ id }) => id.length));
    for (const { id, title } of [plain, ...drills]) console.log(`${id.padEnd(width)}  ${title}`);
    return undefined;
  }
  const [name, ...parameters] = program;
  if (name === undefined)
    throw new FlagError(
      "the client's program is missing; add it after --, as in adintel-mock drill -- node client.js",
    );
  return { command: name, parameters, timeoutMs, concurrency, reporter, ...(only && { only }) };
}
