import { keyVariable, versions, type Version } from "@adintel/client/operations";
import { kebab, type Command, type OperationRow } from "./commands.js";
import { ownFlags, type Flag } from "./flags.js";
import { dollars } from "./words.js";

/** Longer lists of values are cut in the help; messages and completion have all. */
const maxValues = 12;

export function generalHelp(title: string, version: Version, commands: readonly Command[]): string {
  const others = versions
    .filter(({ id }) => id !== version)
    .map(({ id }) => `--api ${id} has other commands`);
  return [
    "Usage: adintel <command> [arguments] [flags]",
    "",
    [`${title}, ${version}`, ...others].join("; "),
    ...section("Commands", [
      ...commands.map((command) => [usageOf(command), `${command.row.summary} (${priceOf(command.row)})`]),
      ["completion <shell>", "Print a script that completes command lines in bash, zsh or fish"],
      ["help <command>", "Show the help of a command"],
    ]),
    ...section("Flags", ownFlags.map(aboutFlag)),
    "",
    `The key is read from ${keyVariable}; the local mock needs none. Rows are printed on standard output, all else on`,
    "standard error.",
    "",
    "Exit codes: 0 success, 1 error of the API or network, 2 invalid command line, 3 over budget, 130 interrupted",
    "",
  ].join("\n");
}

export function commandHelp(command: Command): string {
  const { row, description, flags } = command;
  const successors = row.replacedBy.map(({ operationId }) => kebab(operationId)).join(" or ");
  const limit = row.rateLimit ? `${row.rateLimit.requestsPerMinute} requests a minute` : "not specified";
  return [
    `Usage: adintel ${usageOf(command)} [flags]`,
    "",
    ...wrapped(
      `${row.deprecated ? `Deprecated${successors && `; use ${successors}`}. ` : ""}${description}`,
      100,
    ),
    "",
    `Cost: ${priceOf(row)}. Rate limit: ${limit}.`,
    ...section("Fields", flags.map(aboutFlag)),
    ...section("Flags", ownFlags.map(aboutFlag)),
    "",
  ].join("\n");
}

/** What an operation costs, in words. */
function priceOf({ billing }: OperationRow): string {
  if (!billing) return "price not specified";
  const { microdollarsPerRow, unit, minimumRows } = billing;
  if (microdollarsPerRow === 0) return "free";
  return `${dollars(microdollarsPerRow / 1e6)} per ${unit}${minimumRows ? `, minimum ${minimumRows}` : ""}`;
}

function usageOf({ name, id, subject }: Command): string {
  return [name, ...(id === undefined ? [] : [`<${id}>`]), ...(subject ? [`[${subject.name}]`] : [])].join(
    " ",
  );
}

function aboutFlag({
  name,
  kind,
  isList,
  isRequired,
  values,
  description,
  default: fallback,
}: Flag): string[] {
  const value = kind === "boolean" && !isList ? "" : ` <${kind}${isList ? ",…" : ""}>`;
  const more = values.length > maxValues ? `, … (${values.length} in all)` : "";
  const about = [
    isRequired && "Required.",
    description,
    values.length > 0 && `One of ${values.slice(0, maxValues).join(", ")}${more}.`,
    fallback !== undefined && `Default: ${String(fallback)}.`,
  ];
  return [`--${name}${value}`, about.filter(Boolean).join(" ")];
}

/** Two columns, the second one wrapped. */
function section(title: string, rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return [
    "",
    `${title}:`,
    ...rows.flatMap(([name = "", about = ""]) =>
      wrapped(about, Math.max(40, 98 - width)).map(
        (line, index) => `  ${(index ? "" : name).padEnd(width)}  ${line}`,
      ),
    ),
  ];
}

function wrapped(text: string, width: number): string[] {
  return text.trim().match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)`, "g")) ?? [""];
}
