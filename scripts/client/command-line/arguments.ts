import { parseArgs } from "node:util";
import type { Command } from "./commands.js";
import { ownFlags, type Flag, type Settings } from "./flags.js";
import { CommandLineError, suggestion } from "./words.js";

/** What a command line gives. */
export interface Arguments {
  settings: Settings;
  /** The words that are no flags, and no values of flags; the first one names the command. */
  words: string[];
  /** The parameter of the path. */
  id: string | undefined;
  /** The fields of the query or body. */
  fields: Record<string, unknown>;
}

/**
 * Reads a command line. Without a command, it finds the own flags and the words, and lets all else be.
 *
 * @throws {CommandLineError} if something is unknown, wrong, missing or too much; the message says what is allowed
 */
export function readArguments(args: string[], command?: Command): Arguments {
  const flags = [...(command?.flags ?? []), ...ownFlags];
  const find = (name: string) => flags.find((flag) => flag.name === name);
  const options = Object.fromEntries(
    flags.map(({ name, kind, isList }) => [
      name,
      { type: kind === "boolean" && !isList ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const texts = new Map<Flag, string[]>();
  const give = (flag: Flag, text: string) => texts.set(flag, [...(texts.get(flag) ?? []), text]);
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { rawName, value, inlineValue } = token;
    const name = rawName === "-h" ? "help" : token.name;
    const [flag, opposite] = [find(name), find(name.replace(/^no-/, ""))];
    if (flag && options[name]!.type === "boolean") give(flag, value ?? "true");
    else if (flag && value !== undefined && (inlineValue || !value.startsWith("--"))) give(flag, value);
    else if (flag) throw new CommandLineError(`${rawName} needs a value`);
    else if (opposite?.kind === "boolean" && !opposite.isList) give(opposite, "false");
    else if (command) {
      const flagNames = flags.map(({ name: flagName }) => `--${flagName}`);
      throw new CommandLineError(`unknown flag ${rawName}${suggestion(rawName, flagNames)}`);
    }
  }
  let id: string | undefined;
  if (command) {
    const rest = words.slice(1);
    if (command.id !== undefined && !(id = rest.shift()))
      throw new CommandLineError(`<${command.id}> is missing`);
    if (command.subject && rest[0] !== undefined) {
      if (texts.has(command.subject))
        throw new CommandLineError(`unexpected argument ${rest[0]}, as there is --${command.subject.name}`);
      const text = rest.shift()!;
      // Such as a variable of a shell that is not set; the call would be charged.
      if (!text.trim()) throw new CommandLineError(`<${command.subject.name}> is empty`);
      give(command.subject, text);
    }
    if (rest.length > 0)
      throw new CommandLineError(`unexpected argument ${rest[0]}; put a text of several words in quotes`);
  }
  const [settings, fields]: [Settings, Record<string, unknown>] = [{}, {}];
  for (const [flag, flagTexts] of texts)
    assign(ownFlags.includes(flag) ? settings : fields, flag.path, valueOf(flag, flagTexts));
  return { settings, words, id, fields };
}

/** Puts a value at a path. */
function assign(fields: object, [name = "", ...rest]: readonly string[], value: unknown): void {
  const object = fields as Record<string, object | undefined>;
  if (rest.length > 0) assign((object[name] ??= {}), rest, value);
  else object[name] = value as object;
}

/** The value of a flag; if it takes one and is given several times, the last counts. */
function valueOf(flag: Flag, texts: readonly string[]): unknown {
  if (!flag.isList) return parseValue(flag, texts.at(-1) ?? "");
  return texts.flatMap((text) => {
    if (text.startsWith("[")) return parseJson(`--${flag.name}`, text);
    if (flag.values.some((value) => value === text)) return text;
    // In free text, a comma before a space is part of an item.
    return text.split(flag.values.length > 0 ? /\s*,\s*/ : /,(?!\s)/).map((item) => parseValue(flag, item));
  });
}

function parseValue({ name, kind, values }: Flag, text: string): unknown {
  const refuse = (expected: string, hint = "") =>
    new CommandLineError(`--${name} must be ${expected}, not ${text || "empty"}${hint}`);
  if (values.length > 0) {
    // Whatever the case, and with a dash, a space or nothing between words.
    const folded = (value: unknown) =>
      String(value)
        .toLowerCase()
        .replace(/[\s_-]+/g, "");
    const value =
      values.find((allowed) => String(allowed) === text) ??
      values.find((allowed) => folded(allowed) === folded(text));
    const all = values.map(String);
    if (value === undefined) throw refuse(`one of ${all.join(", ")}`, suggestion(text, all));
    return value;
  }
  if (kind === "text") return text;
  if (kind === "number" && !/^-?(\d+\.?\d*|\.\d+)(e-?\d+)?$/i.test(text)) throw refuse("a number");
  if (kind === "boolean" && !/^(true|false)$/.test(text)) throw refuse("true or false");
  return kind === "number" ? Number(text) : parseJson(`--${name}`, text);
}

/** @throws {CommandLineError} if a text is no JSON; `from` says where it was given. */
export function parseJson(from: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandLineError(`${from} is not JSON: ${(error as Error).message}`);
  }
}
