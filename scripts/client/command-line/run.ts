import { currentVersion, keyVariable, versions, type Version } from "@adintel/client/operations";
import type { AdintelError } from "../core/errors.js";
import { fieldProblem } from "../core/answer.js";
import { checkRequest } from "../validation/index.js";
import { parseJson, readArguments, type Arguments } from "./arguments.js";
import { call, type Terminal } from "./call.js";
import { commandsOf, type Command } from "./commands.js";
import { completions, scripts, withoutLastFlag } from "./completion.js";
import { commandHelp, generalHelp } from "./help.js";
import { serverOf } from "./server.js";
import { CommandLineError, messageOf, printable, suggestion } from "./words.js";

/**
 * Carries out a command line and resolves to the exit code: 0, 1 after an error of the API or the network, 2 for an invalid
 * command line, 3 if the budget does not allow a call, or that of the signal that interrupted it.
 */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const { log, signal } = terminal;
  try {
    await carryOut(args, terminal);
    return 0;
  } catch (error) {
    if (signal.aborted) return Number(signal.reason);
    if (error instanceof CommandLineError) {
      log(printable(error.message));
      return 2;
    }
    const { code, operation } = error as AdintelError;
    // Only errors of the client have an operation; others are faults of this program.
    if (operation === undefined) throw error;
    log(messageOf(error as AdintelError));
    return code === "over_budget" ? 3 : code === "invalid_usage" ? 2 : 1;
  }
}

async function carryOut(args: string[], terminal: Terminal): Promise<void> {
  const print = async (text: string) => void (await terminal.write(text));
  if (args[0] === "completion" && args[1] === "words") {
    const words = args.slice(args.indexOf("--") + 1);
    const { settings } = readArguments(withoutLastFlag(words.slice(0, -1)));
    const { commands } = await commandsOf(settings.api ?? currentVersion);
    return print(
      completions(words, commands)
        .map((word) => `${word}\n`)
        .join(""),
    );
  }
  const { settings, words } = readArguments(args);
  const isHelp = settings.help || words[0] === "help";
  const [name, shell = ""] = words[0] === "help" ? words.slice(1) : words;
  const version = settings.api ?? currentVersion;
  if (settings.version) return print(`${await packageVersion()}\n`);
  if (name === "completion") {
    if (scripts[shell] !== undefined) return print(scripts[shell]);
    throw new CommandLineError(`completion needs the name of a shell: ${Object.keys(scripts).join(", ")}`);
  }
  const { title, baseUrl, commands } = await commandsOf(version);
  if (name === undefined) {
    if (!isHelp && args.some((argument) => /^-(?!-api\b)/.test(argument)))
      throw new CommandLineError("a command is missing; see adintel --help");
    return print(generalHelp(title, version, commands));
  }
  const command = commands.find((one) => one.name === name);
  if (!command) throw await unknownCommand(name, version, commands);
  if (isHelp) return print(commandHelp(command));

  const commandArguments = readArguments(args, command);
  const input = await inputOf(command, commandArguments, terminal);
  checkInput(command, version, commandArguments.id, input);
  const isDryRun = settings["dry-run"] === true;
  const server = serverOf(version, baseUrl, settings["base-url"], terminal.environment, !isDryRun);
  if (server.isMock && !isDryRun)
    terminal.log(`mock data from ${server.baseUrl}; ADINTEL_BASE_URL and ${keyVariable} choose the service`);
  await call(command, version, commandArguments, input, server, terminal);
}

async function unknownCommand(
  name: string,
  version: Version,
  commands: Command[],
): Promise<CommandLineError> {
  for (const { id } of versions)
    if ((await commandsOf(id)).commands.some((command) => command.name === name))
      return new CommandLineError(`${version} has no command ${name}; add --api ${id}`);
  const hint = suggestion(
    name,
    commands.map((command) => command.name),
  );
  return new CommandLineError(`unknown command ${name}${hint || "; see adintel --help"}`);
}

/** The query or body; `undefined` if the operation takes none, or need not have one and is given none. */
async function inputOf(
  { name, row, takesInput }: Command,
  { settings: { body }, fields }: Arguments,
  { read, signal }: Terminal,
): Promise<Record<string, unknown> | undefined> {
  if (!takesInput) {
    if (body === undefined) return undefined;
    throw new CommandLineError(`${name} has no fields, so --body cannot be used`);
  }
  if (body === undefined)
    return Object.keys(fields).length > 0 || row.requestBody?.required !== false ? fields : undefined;
  const file = /^(@.+|-)$/.test(body) && body.replace(/^@/, "");
  const from = file === false ? "--body" : `--body ${body}`;
  const text =
    file === false
      ? body
      : await read(file).catch((error: Error) => {
          if (signal.aborted) throw error;
          throw new CommandLineError(`${from} cannot be read: ${error.message}`);
        });
  // Editors begin files with a byte order mark.
  const parsed = parseJson(from, text.replace(/^\uFEFF/, ""));
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new CommandLineError(`${from} must be a JSON object`);
  return { ...parsed, ...fields };
}

/** @throws {CommandLineError} if such a request would break the contract */
function checkInput(
  { name, row, flags }: Command,
  version: Version,
  id: string | undefined,
  input: object | undefined,
): void {
  const isQuery = row.requestBody === null;
  const texts = Object.entries(input ?? {}).map(
    ([key, value]) => [key, [value as unknown].flat().map(String)] as const,
  );
  const { violations } = checkRequest(version, row.operationId, {
    path: id === undefined ? {} : { [row.pathParameters[0]!]: id },
    query: isQuery
      ? Object.fromEntries(
          texts.map(([key, [first = "", ...more]]) => [key, more.length > 0 ? [first, ...more] : first]),
        )
      : {},
    body: isQuery ? undefined : input,
  });
  if (violations.length === 0) return;
  const flagNames = new Map(flags.map((flag) => [flag.path.join("."), `--${flag.name}`]));
  const problems = violations.map(({ path, message }) =>
    fieldProblem({ path: path.replace(/\.\d+\b/g, ""), message }).replace(
      /[\w.]+/g,
      (word) => flagNames.get(word) ?? word,
    ),
  );
  throw new CommandLineError(`${[...new Set(problems)].join("; ")}; see adintel ${name} --help`);
}

async function packageVersion(): Promise<string> {
  const manifest = await import("@adintel/client/package.json", { with: { type: "json" } });
  return manifest.default.version;
}
