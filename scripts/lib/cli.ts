import {
  type Command,
  CommanderError,
  InvalidArgumentError,
  type OptionValues,
} from "@commander-js/extra-typings";
import { FlagError, isExpected } from "./errors.ts";
import { address } from "./server-flags.ts";
import { basePath, byPreference, type Version } from "./versions.ts";

/**
 * Runs a command and ends the process with the exit code it resolves to. An expected error is one clear
 * message and exit code 2; any other keeps its stack trace, since it is a bug in the program. The code is also 2 if
 * standard output could not be written, unless its reader has gone.
 */
export async function main(command: () => Promise<number>): Promise<void> {
  let failure: NodeJS.ErrnoException | undefined;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") failure ??= error;
  });
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 2;
  }
  // A write that fails says so later.
  await new Promise((done) => setImmediate(done));
  if (!failure) return;
  console.error(`standard output cannot be written: ${failure.message}`);
  process.exitCode = 2;
}

/**
 * Parses a command line and returns its options, or `undefined` if it printed help or the version.
 *
 * @throws {FlagError} on an unknown flag or a wrong value.
 */
export function parseCommand<Args extends unknown[], Values extends OptionValues>(
  command: Command<Args, Values>,
  args: string[],
  print: (text: string) => void = console.log,
): Values | undefined {
  command
    .exitOverride()
    .configureOutput({ writeOut: (output) => print(output.trimEnd()), outputError: () => undefined })
    .helpOption("-h, --help", "show this help");
  try {
    return command.parse(args, { from: "user" }).opts();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    // Commander reports only how many arguments there are.
    if (error.code === "commander.excessArguments")
      throw new FlagError(`unexpected argument '${command.args.at(-1)}'`);
    // The value of a mistyped flag may be a secret.
    const message = error.message.replace(/(unknown option '--[^=']*=)[^]*'/, "$1…'");
    throw new FlagError(message.replace("error: ", "").replaceAll("\n", " "));
  }
}

/** Parses an integer in a range. */
export const integer = inRange(/^\d+$/, "an integer");

/** Parses a number in a range, such as `.5`. */
export const number = inRange(/^\d*\.?\d+$/, "a number");

function inRange(format: RegExp, kind: string) {
  return (minimum: number, maximum: number) =>
    (argument: string): number => {
      const value = Number(argument);
      if (format.test(argument) && value >= minimum && value <= maximum) return value;
      throw new InvalidArgumentError(`Expected ${kind} from ${minimum} to ${maximum}.`);
    };
}

/** Parses a text. If it starts with a dash, the value was forgotten and it is the next flag. */
export function text(value: string): string {
  if (value.trim() === "") throw new InvalidArgumentError("It must not be empty.");
  if (value.startsWith("-")) throw new InvalidArgumentError("It must not start with a dash.");
  return value;
}

/** Parses one of some words. */
export function oneOf<Choice extends string>(choices: readonly Choice[]): (text: string) => Choice {
  return (argument) => {
    const choice = choices.find((one) => one === argument);
    if (choice !== undefined) return choice;
    throw new InvalidArgumentError(`Expected one of ${choices.join(", ")}.`);
  };
}

/** Parses a flag that must not be repeated, since all but one value would be ignored. */
export function once<Value>(parse: (text: string) => Value) {
  return (argument: string, former: Value | undefined): Value => {
    if (former !== undefined) throw new InvalidArgumentError("It can be given only once.");
    return parse(argument);
  };
}

/** Parses a flag that may be repeated. */
export function repeated<Value>(parse: (text: string) => Value) {
  return (argument: string, former: Value[] | undefined): Value[] => [...(former ?? []), parse(argument)];
}

/** Adds a flag for the root of each version, such as `--VERSION URL`. `origin` is that of an example. */
export function addRootFlags<Args extends unknown[], Values extends OptionValues>(
  command: Command<Args, Values>,
  describe: (version: Version) => string,
  origin: string,
): Command<Args, Values> {
  for (const version of byPreference) {
    const flag = `--${version}`;
    command.option(`${flag} <url>`, describe(version), address(flag, `${origin}${basePath(version)}`));
  }
  return command;
}
