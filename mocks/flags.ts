import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { keyVariable } from "@adintel/client/operations";
import { integer, number, once, parseCommand, repeated, text } from "../scripts/lib/cli.ts";
import { FlagError } from "../scripts/lib/errors.ts";
import { demoKey } from "./adintel/index.ts";
import { presetNamed, presets } from "./engine/scenarios/presets.ts";
import type { ScenarioInput } from "./engine/scenarios/presets.ts";
import { readScenario } from "./engine/scenarios/read.ts";
import type { MockOptions } from "./app/mock-app.ts";
import { aDate, instantOf } from "./engine/sessions/instants.ts";
import { ControlError } from "./http/control-error.ts";
import { createForward, type Upstream } from "./http/upstream.ts";
import type { Address } from "./http/server.ts";
import type { LogFormat } from "./serve/request-log.ts";
import { optionsInFiles } from "./serve/watch-files.ts";

export { FlagError };

/** The parsed command line of the mock. */
export interface Flags {
  address: Address;
  /** Serves only the documents' examples, through Prism. */
  static: boolean;
  /** Follows edits of files, and keeps the state; `npm start` always does. */
  watch: boolean;
  /** How requests are logged on standard output. */
  telling: LogFormat;
  simulator: MockOptions;
  /** The address of the Redis that keeps the state; without it, that is in memory. */
  store?: string;
  /** The file that exchanges are recorded to. */
  record?: string;
  /** The file that `simulator.data` was read from. */
  dataFile?: string;
  /** The file that `simulator.calibration` was read from. */
  calibrationFile?: string;
}

const milliseconds = integer(0, 600_000);
const share = number(0, 1);

/** How the command was started, and whether it can follow edits of the documents, which needs their sources. */
export interface Calling {
  name: string;
  watches: boolean;
  /** Whether it has the command `drill`. */
  drills: boolean;
}

/**
 * Reads the flags of the mock, or prints what they asked for and returns `undefined`.
 *
 * @throws {FlagError} on an unknown flag or a wrong value.
 * @throws {DataError} if a file cannot be read, or what it has is no calibration; whether data makes sense, `createMock` says.
 */
export function readFlags(
  args: string[],
  { name, watches, drills }: Calling = { name: "adintel-mock", watches: false, drills: true },
): Flags | undefined {
  const command = new Command(name)
    .option("--port <n>", "port to listen on; 0 takes any free one", integer(0, 65_535), 4010)
    .option("--host <host>", "address to listen on", text, "127.0.0.1")
    .option("--seed <n>", "seed of the made-up world (default: 1)", integer(0, 2 ** 31 - 1))
    .option("--accounts <n>", "number of accounts (default: 40)", integer(1, 10_000))
    .option("--media-per-account <n>", "creatives per account (default: 60)", integer(1, 100_000))
    .option(
      "--data <file>",
      "your own accounts and creatives, in YAML or JSON, or those of a recording (HAR)",
      once(text),
    )
    .option(
      "--calibration <file>",
      "behave as a service was observed to: the calibration.yaml that the check wrote, or JSON",
      once(text),
    )
    .option(
      "--now <date>",
      "the mock's time at startup, such as 2026-11-20 (default: the real time)",
      instant,
    )
    .option("--frozen-clock", "stop the mock's clock: it only moves when it is advanced")
    .option("--no-rate-limits", "do not enforce rate limits")
    .option("--latency <ms>", "wait before each response (default: 0)", milliseconds)
    .option("--slow-body <ms>", "spread sending each response body over this time (default: 0)", milliseconds)
    .option("--error-rate <share>", "share of calls, 0 to 1, that get 500 (default: 0)", share)
    .option("--drop-rate <share>", "share of calls, 0 to 1, whose connection is dropped (default: 0)", share)
    .option(
      "--scenario <name>",
      `stage a preset (${Object.keys(presets).join(", ")}) or the scenarios in a JSON file; repeatable`,
      repeated(scenario),
    )
    .option(
      "--indexing-seconds <n>",
      "seconds until searches find an added account (default: 30)",
      integer(0, 86_400),
    )
    .option(
      "--upstream <url>",
      `pass operations on to this service, with the key in ${keyVariable}; real calls may cost money`,
      text,
    )
    .option("--forward <operations>", "the operations to pass on, separated by commas", names)
    .option("--forward-all-but <operations>", "pass on all operations but these", names)
    .option(
      "--record <file>",
      "record requests and responses as HAR, without keys; --data can serve it",
      text,
    )
    .option(
      "--default-key <key>",
      `the key of requests that send none, such as ${demoKey} (default: none; they get 401)`,
      text,
    )
    .option("--strict", "respond with 500 instead of breaking the contract, and explain why on stderr")
    .option(
      "--allow-origin <origin>",
      "let pages from this origin call /__mock; repeatable",
      repeated(origin),
    )
    .addOption(
      new Option("--controls-token <token>", "let callers on other machines use /__mock with this token")
        .env("ADINTEL_MOCK_CONTROLS_TOKEN")
        .argParser(token),
    )
    .addOption(
      new Option(
        "--store <url>",
        "keep the state in Redis, shared by all mocks that use it, such as redis://127.0.0.1:6379 (default: in memory)",
      )
        .env("ADINTEL_MOCK_STORE")
        .argParser(storeAddress),
    )
    .option(
      "--store-password-file <file>",
      "the password of --store, which process lists do not show; or set ADINTEL_MOCK_STORE_PASSWORD",
      text,
    )
    .option("--trust-proxy", "trust X-Forwarded-Proto, -Host and -For")
    .option("--quiet", "do not log requests")
    .option("--json", "log requests as JSON lines; the first line has the mock's address")
    .option("--static", "respond with the documents' examples only, without state")
    .option(
      "--watch",
      watches
        ? "follow edits of the documents, --data and --calibration, and keep the state; npm start always does"
        : "follow edits of --data and --calibration, and keep the state",
    )
    .version(version(), "--version", "show the version of @adintel/mock")
    .addHelpText(
      "after",
      drills ? `\n${name} drill -- PROGRAM tests a client against failures; see drill --help` : "",
    );
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const {
    port,
    host,
    watch,
    data: dataFile,
    calibration: calibrationFile,
    static: examplesOnly,
    rateLimits,
    latency,
    slowBody,
    scenario: scenarios,
    allowOrigin,
    upstream,
    forward,
    forwardAllBut,
    record,
    store,
    storePasswordFile,
    trustProxy = false,
    quiet,
    json,
    ...others
  } = values;
  const files = {
    ...(dataFile !== undefined && { dataFile }),
    ...(calibrationFile !== undefined && { calibrationFile }),
  };
  const forwarding = upstreamOf({ upstream, forward, forwardAllBut });
  const simulator: MockOptions = {
    ...others,
    ...optionsInFiles(files),
    ...(!rateLimits && { rateLimits }),
    ...(latency !== undefined && { latencyMs: latency }),
    ...(slowBody !== undefined && { slowBodyMs: slowBody }),
    ...(scenarios && { scenarios: scenarios.flat() }),
    ...(allowOrigin && { allowOrigins: allowOrigin }),
    ...(forwarding && { upstream: forwarding }),
  };
  if (record !== undefined && examplesOnly)
    throw new FlagError("--record cannot be combined with --static, which keeps no requests");
  if (quiet && json) throw new FlagError("--quiet and --json cannot be combined; remove one of them");
  if (examplesOnly && Object.keys(simulator).length > 0)
    throw new FlagError("--static serves only examples; remove the flags that configure the simulator");
  if (watch && !watches && !dataFile && !calibrationFile)
    throw new FlagError(
      "--watch follows edits of --data and --calibration, so it needs one of them; edits of the documents are followed only in their own repository",
    );
  if (store !== undefined && (examplesOnly || watches || watch))
    throw new FlagError(
      examplesOnly
        ? "--store (ADINTEL_MOCK_STORE) cannot be combined with --static"
        : "--store (ADINTEL_MOCK_STORE) works with `adintel-mock` and npm run mock, but not with --watch or npm start",
    );
  const storeUrl = withPassword(store, storePasswordFile);
  return {
    address: { port, host, trustProxy },
    static: examplesOnly ?? false,
    watch: watch ?? false,
    telling: quiet ? "none" : json ? "json" : "words",
    simulator,
    ...(storeUrl !== undefined && { store: storeUrl }),
    ...(record !== undefined && { record }),
    ...files,
  };
}

/** Reads the name of a preset, or a file with a scenario or an array of them. */
function scenario(nameOrFile: string): ScenarioInput[] {
  const isFile = presetNamed(nameOrFile) === undefined;
  if (isFile && !/[./\\]/.test(nameOrFile))
    throw new InvalidArgumentError(
      `Expected one of ${Object.keys(presets).join(", ")}, or the path of a JSON file.`,
    );
  const inputs = isFile ? read("--scenario", nameOrFile, (json): unknown => JSON.parse(json)) : nameOrFile;
  try {
    return Array.isArray(inputs)
      ? inputs.map((one, index) => readScenario(one, String(index)))
      : [readScenario(inputs)];
  } catch (error) {
    if (error instanceof ControlError) throw new FlagError(`${nameOrFile}: ${error.message}`);
    throw error;
  }
}

function read<T>(flag: string, path: string, parse: (content: string) => T): T {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FlagError(`${flag} ${path} cannot be read: ${reason}`);
  }
}

function origin(argument: string): string {
  if (URL.canParse(argument) && new URL(argument).origin === argument) return argument;
  throw new InvalidArgumentError("Expected an origin such as http://localhost:5173.");
}

/** The error does not show the address, which may have a password in it. */
function storeAddress(argument: string): string {
  if (/^rediss?:\/\//.test(argument) && URL.canParse(argument) && new URL(argument).hostname !== "")
    return argument;
  throw new FlagError(
    "--store must be the address of a Redis, such as redis://127.0.0.1:6379 or redis://127.0.0.1:6379/1",
  );
}

/** Adds the password of the store to its address, from where it is given. No error shows it. */
function withPassword(store: string | undefined, file: string | undefined): string | undefined {
  const inEnvironment = process.env["ADINTEL_MOCK_STORE_PASSWORD"];
  const places = [
    ...(store !== undefined && new URL(store).password !== "" ? ["--store"] : []),
    ...(file !== undefined ? ["--store-password-file"] : []),
    ...(inEnvironment !== undefined ? ["ADINTEL_MOCK_STORE_PASSWORD"] : []),
  ];
  if (places.length > 1)
    throw new FlagError(`a password of the store is both in ${places.join(" and in ")}; remove one of them`);
  if (file === undefined && inEnvironment === undefined) return store;
  if (store === undefined) throw new FlagError(`${places.join()} has no effect alone: it needs --store`);
  const withoutEnd = (content: string) => content.replace(/\r?\n$/, "");
  const password = file === undefined ? inEnvironment : read("--store-password-file", file, withoutEnd);
  if (!password) throw new FlagError(`${[places, file ?? []].flat().join(" ")} is empty`);
  const address = new URL(store);
  // The setter leaves a % as it is.
  address.password = encodeURIComponent(password);
  return address.href;
}

/** Parses a secret that a header can carry; the error does not show it. */
function token(argument: string): string {
  if (/^[\x21-\x7e]+$/.test(argument) && !argument.startsWith("-")) return argument;
  throw new FlagError(
    "--controls-token (ADINTEL_MOCK_CONTROLS_TOKEN) must be printable ASCII without spaces, not empty, and not start with a dash",
  );
}

function names(argument: string): string[] {
  return argument.split(",").map((name) => name.trim());
}

/** What is passed on, and where. */
function upstreamOf({
  upstream: url,
  ...lists
}: {
  upstream: string | undefined;
  forward: string[] | undefined;
  forwardAllBut: string[] | undefined;
}): Upstream | undefined {
  const { forward, forwardAllBut } = lists;
  if (url === undefined && !forward && !forwardAllBut) return undefined;
  if (url === undefined || (forward === undefined) === (forwardAllBut === undefined))
    throw new FlagError(
      "--upstream needs one of --forward and --forward-all-but, and either needs --upstream",
    );
  const upstream = {
    url,
    ...(forward && { forward }),
    ...(forwardAllBut && { forwardAllBut }),
    apiKey: process.env[keyVariable],
  };
  try {
    createForward(upstream);
  } catch (error) {
    throw error instanceof ControlError ? new FlagError(error.message) : error;
  }
  return upstream;
}

function instant(argument: string): string {
  if (!Number.isNaN(instantOf(argument))) return argument;
  throw new InvalidArgumentError(`Expected ${aDate}.`);
}

function version(): string {
  // By the package's own name, since its sources and what is built of them lie at different depths.
  const manifest: { version: string } = createRequire(import.meta.url)("@adintel/mock/package.json");
  return manifest.version;
}
