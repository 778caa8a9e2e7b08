import { Command } from "@commander-js/extra-typings";
import { FlagError, integer, oneOf, parseCommand, repeated } from "../command-line.ts";
import { drills, plain } from "./drills/index.ts";
import type { RunOptions } from "./run.ts";

export interface DrillFlags extends RunOptions {
  reporter: "table" | "json";
}

/**
 * Reads what follows `adintel-mock drill`, or prints what it asked for and returns `undefined`.
 *
 * @throws {FlagError} on an unknown flag, a wrong value, or no program.
 */
export function readDrillFlags(args: string[]): DrillFlags | undefined {
  // What the program is given is its own.
  const end = args.indexOf("--");
  const [own, program] = end === -1 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  const command = new Command("adintel-mock drill")
    .usage("[options] -- PROGRAM [ARGUMENT...]")
    .description(
      "Puts a client of the API through lost responses, refusals, redirects and worse, and compares what it says with what was charged. DRILL.md says what the program reads and writes.",
    )
    .option(
      "--only <id>",
      "run this drill after the plain one; may be repeated",
      repeated(oneOf([plain, ...drills].map(({ id }) => id))),
    )
    .option("--reporter <name>", "table or json", oneOf(["table", "json"]), "table" as const)
    .option("--timeout <ms>", "how long a call may take", integer(1000, 600_000), 4000)
    .option("--concurrency <n>", "how many drills run at the same time", integer(1, 100), 8)
    .option("--list", "list the drills, and run none");
  const values = parseCommand(command, own);
  if (!values) return undefined;
  const { list, only, reporter, timeout: timeoutMs, concurrency } = values;
  if (list) {
    const width = Math.max(...drills.map(({ id }) => id.length));
    for (const { id, title } of [plain, ...drills]) console.log(`${id.padEnd(width)}  ${title}`);
    return undefined;
  }
  const [name, ...parameters] = program;
  if (name === undefined)
    throw new FlagError("name the client's program after --, as in adintel-mock drill -- node client.js");
  return { command: name, parameters, timeoutMs, concurrency, reporter, ...(only && { only }) };
}
