import { resolve } from "node:path";
import { Command, InvalidArgumentError } from "@commander-js/extra-typings";
import { addRootFlags, integer, number, parseCommand, repeated, text } from "../../lib/cli.ts";
import { UsageError } from "../../lib/errors.ts";
import { address, key, readHeader, rootsFrom } from "../../lib/server-flags.ts";
import { listed } from "../../lib/text.ts";
import { basePath, byPreference, versions, type Version } from "../../lib/versions.ts";
import { example } from "../contract/table.ts";
import { headerVariable, keyVariable, plainHeaders } from "../../lib/mask.ts";
import { commandLine, isPackage } from "../../lib/package-info.ts";
import type { ContractKnowledge } from "../knowledge/knowledge.ts";
import type { Skip } from "./choice.ts";
import { readReporters } from "../report/reporters.ts";
import { addressesOf, limits, limitsFrom, options, type Options } from "./options.ts";

/**
 * Reads the command line; `undefined` if it asks for help, which is printed. `inProcess`: requests go to a function, which costs
 * nothing and needs no pace. `mock`: the keys of the mock, for a run against it.
 *
 * @throws {FlagError | UsageError} on an unknown flag or a wrong value.
 */
export function readOptions(
  args: string[],
  { inProcess = false, mock }: { inProcess?: boolean; mock?: ContractKnowledge["mock"] } = {},
): Options | undefined {
  const command = createCommand();
  const given: Options["given"] = [];
  const repeatable = Object.values(options).flatMap(({ flags, isRepeated }) => (isRepeated ? flags : []));
  for (const option of command.options.filter((one) => [...versions, ...repeatable].includes(one.name())))
    command.on(`option:${option.name()}`, (value?: string) =>
      given.push({ flag: `--${option.name()}`, value }),
    );
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const { revokedKey: revoked, inactiveKey: inactive } = values;
  const { departedKey: departed, exhaustedKey: exhausted } = values;
  const roots = rootsFrom(values);
  const isOwnMock = !inProcess && Object.keys(roots).length === 0;
  const { baseline: baselineFile, updateBaseline = false, plan = false } = values;
  const reporters = readReporters(values.reporter ?? ["default"], plan);
  if (updateBaseline) refuseUpdate({ baselineFile, plan, bail: values.bail ?? false, reporters });
  return {
    roots,
    given,
    unset: unsetIn(values),
    isElsewhere: !isOwnMock,
    // A key of a server is none of the mock.
    apiKey: values.apiKey ?? (isOwnMock ? mock?.apiKey : undefined) ?? keyOfEnvironment(),
    // What runs in process costs nothing.
    ...limitsFrom(values, isOwnMock || inProcess, roots),
    maxRequests: values.maxRequests,
    minCoverage: values.minCoverage,
    resumeFile: values.resume,
    headers: Object.fromEntries(values.header ?? []),
    seed: values.seed,
    only: values.only ?? [],
    skips: values.skip ?? [],
    baselineFile,
    updateBaseline,
    plan,
    reporters,
    bail: values.bail ?? false,
    thorough: values.thorough ?? false,
    account: values.account?.flat(),
    isLimited: args.some((arg) =>
      limits.some(({ flags: [flag] }) => arg === `--${flag}` || arg.startsWith(`--${flag}=`)),
    ),
    indexUrl: addressesOf(values.indexUrl) ?? (isOwnMock ? ["https://check.example"] : undefined),
    // The project's own mock decides as the documents assume.
    assume: values.assume ?? isOwnMock,
    controls: values.mockControls ?? (isOwnMock ? "http://mock/__mock" : undefined),
    keys: {
      ...(isOwnMock && mock?.keys),
      ...(revoked !== undefined && { revoked }),
      ...(inactive !== undefined && { inactive }),
      ...(departed !== undefined && { departed }),
      ...(exhausted !== undefined && { exhausted }),
    },
  };
}

function createCommand() {
  const local = "http://127.0.0.1:4010";
  const flags = byPreference.map((version) => `--${version}`);
  const command = new Command(commandLine("check"))
    .description(
      `Checks a server against the OpenAPI documents. Without ${listed(flags)} it checks ${isPackage ? "@adintel/mock, if that is installed" : "the project's own mock"}, in process.`,
    )
    .optionsGroup("Server:");
  const root = (version: Version) => `root of ${version}, such as https://api.example${basePath(version)}`;
  return addRootFlags(command, root, local)
    .option("--api-key <key>", "API key (default: API_KEY in the environment)", key("--api-key"))
    .option(
      "--header <header>",
      'header to send with every request, such as "X-Gateway-Token: abc"; repeatable',
      repeated(readHeader),
    )
    .optionsGroup("Limits:")
    .option(
      "--max-spend <usd>",
      "spend at most this, by the documents' prices; rows without a specified price count as the most expensive (default: 0.25; for the mock: 50)",
      number(0, 100_000),
    )
    .option("--max-requests <n>", "send at most this many requests", integer(1, 1_000_000))
    .option("--max-time <seconds>", "start no requests after this time", number(0.001, 86_400))
    .option(
      "--min-coverage <share>",
      "share of rules that the run must check, such as 0.8; if it checks fewer, it exits with 2",
      number(0, 1),
    )
    .option(
      "--resume <file>",
      "continue the run that wrote this JSON report: first what failed, then what it did not reach; if the file does not exist, start from the beginning",
      text,
    )
    .option(
      "--rate <n>",
      "requests per minute, or off (default: 60; for the mock, 127.0.0.0/8, ::1 and localhost: off, until a response is 429)",
      rate,
    )
    .option(
      "--concurrency <n>",
      "cases to run at a time, within --rate (default: 1; with --rate off: 4)",
      integer(1, 32),
    )
    .option("--timeout <seconds>", "time limit for each response", number(0.001, 3600), 10)
    .option(
      "--max-wait <seconds>",
      "time limit for all pauses for rate limits together",
      number(0, 86_400),
      120,
    )
    .optionsGroup("Cases:")
    .option(
      "--only <id>",
      `run only cases of this area, such as robustness, or whose id is this or starts with it, such as ${example?.name}; repeatable`,
      repeated(text),
    )
    .option(
      "--skip <id=reason>",
      "skip cases whose id is this or starts with it; every report shows the reason; repeatable",
      repeated(readSkip),
    )
    .option(
      "--baseline <file>",
      "known findings, which do not fail the run: a JSON file from --update-baseline or --reporter json",
      text,
    )
    .option("--update-baseline", "write the findings of this run to the --baseline file")
    .option(
      "--seed <n>",
      "seed of the odd values that the run sends, and of the mock's world",
      integer(0, 2 ** 31 - 1),
      1,
    )
    .option("--bail", "stop at the first failure")
    .option("--assume", "also say where the server differs from what the documents only assume")
    .option(
      "--thorough",
      "look for longer lists and more accounts until every rule is shown or nothing more is found; without --rate, as on this machine, every run does",
    )
    .option(
      "--account <ids>",
      "ids of accounts on the server, separated by commas (default: some that a search returns); repeatable",
      repeated(accounts),
    )
    .option(
      "--index-url <url>",
      `a URL that may be indexed; to check ${versions.length > 2 ? "all" : "both"} versions, give ${byPreference.map((version) => `one for ${version}`).join(", then ")}, since a URL that one version indexed is not new to the other`,
      repeated(text),
    )
    .option(
      "--mock-controls <url>",
      `the controls of the mock, such as ${local}/__mock`,
      address("--mock-controls", `${local}/__mock`),
    )
    .option("--revoked-key <key>", "a revoked key", key("--revoked-key"))
    .option("--inactive-key <key>", "a key whose team has no active subscription", key("--inactive-key"))
    .option("--departed-key <key>", "a key whose holder has left the team", key("--departed-key"))
    .option("--exhausted-key <key>", "a key whose team has no credits", key("--exhausted-key"))
    .optionsGroup("Output:")
    .option("--plan", "list cases, requests, time and the highest cost without sending anything")
    .option(
      "--reporter <list>",
      "default, json, junit, html, sarif, github, separated by commas, each with =FILE to write it to a file; repeatable (default: default; html goes to check-report.html; github writes annotations, and a summary to GITHUB_STEP_SUMMARY)",
      repeated(text),
    )
    .addHelpText(
      "after",
      `
${commandLine("check")} traffic FILE… checks recorded requests and responses instead;
${commandLine("check")} traffic --help lists its flags.

Exit code 0: the server conforms, apart from known findings, or a run that was limited (--only, --max-spend)
found no fault. 1: it does not conform. 2: the check could not finish, or
saw too little to tell; the report says what was missing. Ctrl-C ends a run early;
the report lists what ran until then.`,
    );
}

/** The variables of a report's commands whose values were given by flags and are not in the environment. */
function unsetIn(
  values: {
    [Flag in "apiKey" | "revokedKey" | "inactiveKey" | "departedKey" | "exhaustedKey"]?: string | undefined;
  } & { header?: [name: string, value: string][] | undefined },
): Options["unset"] {
  const { apiKey, revokedKey: revoked, inactiveKey: inactive } = values;
  const { departedKey: departed, exhaustedKey: exhausted, header = [] } = values;
  const keys = Object.entries({ api: apiKey, revoked, inactive, departed, exhausted });
  return [
    ...keys.map(([kind, value]) => ({ variable: keyVariable(kind), flag: `--${kind}-key`, value })),
    ...header
      .filter(([name]) => !plainHeaders.test(name))
      .map(([name, value]) => ({ variable: headerVariable(name), flag: `--header ${name}`, value })),
  ].filter(({ variable, value }) => value !== undefined && process.env[variable] !== value);
}

/** @throws {InvalidArgumentError} unless it is the beginning of ids with a reason. */
function readSkip(argument: string): Skip {
  const [, id = "", reason] = /^([^=]*)(?:=(.*))?$/s.exec(argument) ?? [];
  if (id.trim() === "") throw new InvalidArgumentError("Expected ID=REASON.");
  if (!reason?.trim()) throw new InvalidArgumentError(`It needs a reason: --skip "${id}=REASON".`);
  return { id: id.trim(), reason: reason.trim() };
}

/** @throws {UsageError} where a baseline cannot be written. */
function refuseUpdate({
  baselineFile,
  plan,
  bail,
  reporters,
}: Pick<Options, "baselineFile" | "plan" | "bail" | "reporters">): void {
  if (baselineFile === undefined)
    throw new UsageError("--update-baseline needs a file to write: --baseline FILE");
  if (plan) throw new UsageError("--update-baseline needs a run, but --plan sends nothing");
  if (bail)
    throw new UsageError("--update-baseline needs a complete run, but --bail ends it at the first failure");
  const place = resolve(baselineFile);
  if (reporters.some(({ file }) => file !== undefined && resolve(file) === place))
    throw new UsageError(`--update-baseline and --reporter would both write ${baselineFile}`);
}

/** Ids that are separated by commas. */
function accounts(ids: string): string[] {
  return text(ids)
    .split(",")
    .map((id) => text(id.trim()));
}

function rate(argument: string): number | "off" {
  if (argument === "off") return argument;
  if (/^[1-9]\d*$/.test(argument)) return Number(argument);
  throw new InvalidArgumentError("Expected requests per minute, or off.");
}

/** A variable that a CI system leaves empty is none. */
function keyOfEnvironment(): string {
  const found = process.env["API_KEY"];
  if (!found) throw new UsageError("a server needs a key: --api-key KEY, or API_KEY in the environment");
  return key("API_KEY")(found);
}
