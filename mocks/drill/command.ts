/** `adintel-mock drill [options] -- PROGRAM [ARGUMENT...]`: exits with 0 if all drills passed, 1 if one failed, 2 if they could not run. */
import { readDrillFlags } from "./flags.ts";
import { jsonOf, tableOf } from "./report.ts";
import { run } from "./run.ts";

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
