import { parseArgs } from "node:util";
import { UsageError } from "../../command.ts";
import type { CheckOptions } from "../check-options.ts";
import { readAddress, readHeader, readKey } from "./reaching-options.ts";
import { readReporters, type Output } from "./reporters.ts";

/** What the command line of the check says. */
export interface Options extends CheckOptions {
  v2: string | undefined;
  v1: string | undefined;
  /** Whether a server is checked, and not the mock in process. */
  isElsewhere: boolean;
  /** In microdollars. */
  maxSpend: number;
  /** Requests a minute; `undefined`: as fast as they are answered. */
  rate: number | undefined;
  timeoutMs: number;
  maxWaitMs: number;
  headers: Record<string, string>;
  seed: number;
  only: string[];
  plan: boolean;
  /** Whether the first violation ends the run. */
  bail: boolean;
  reporters: Output[];
  /** The flags that decide what is asked of which target, as they were given: what a repetition of a case needs again. */
  given: { flag: string; value: string | undefined }[];
  /** Whether the command is only to tell how it is used. */
  help: boolean;
}

/** The flags as `parseArgs` wants them. */
export const flags = {
  v2: { type: "string" },
  v1: { type: "string" },
  "api-key": { type: "string" },
  "max-spend": { type: "string" },
  rate: { type: "string" },
  timeout: { type: "string", default: "10" },
  "max-wait": { type: "string", default: "120" },
  header: { type: "string", multiple: true },
  seed: { type: "string", default: "1" },
  only: { type: "string", multiple: true },
  plan: { type: "boolean", default: false },
  bail: { type: "boolean", default: false },
  reporter: { type: "string", multiple: true },
  assume: { type: "boolean", default: false },
  account: { type: "string" },
  "index-url": { type: "string" },
  "mock-controls": { type: "string" },
  "revoked-key": { type: "string" },
  "inactive-key": { type: "string" },
  "departed-key": { type: "string" },
  "exhausted-key": { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Flags that a repetition of one case gives by itself, has no use for, or takes from the environment. */
const ownOfARun = ["only", "seed", "plan", "bail", "reporter", "api-key", "help"];

/**
 * Reads the command line.
 *
 * @throws {UsageError} on a value that makes no sense.
 */
export function readOptions(args: string[]): Options {
  const { values, tokens } = parseArgs({ args, options: flags, tokens: true });
  const own = values.v2 === undefined && values.v1 === undefined;
  // A key of a server is none of the mock, and a variable that a CI system leaves empty is none.
  const apiKey = values["api-key"] ?? (own ? "mock_live_demo" : process.env["API_KEY"] || undefined);
  if (apiKey === undefined && !values.help)
    throw new UsageError("a server needs a key: --api-key KEY, or API_KEY in the environment");
  if (apiKey !== undefined) readKey(values["api-key"] === undefined ? "API_KEY" : "--api-key", apiKey);
  for (const kind of ["revoked", "inactive", "departed", "exhausted"] as const) {
    const key = values[`${kind}-key`];
    if (key !== undefined) readKey(`--${kind}-key`, key);
  }
  return {
    v2: readAddress("v2", values.v2),
    v1: readAddress("v1", values.v1),
    isElsewhere: !own,
    apiKey: apiKey ?? "",
    // The mock in process costs nothing.
    maxSpend: Math.round(number("max-spend", values["max-spend"] ?? (own ? "50" : "0.05")) * 1_000_000),
    rate: values.rate === undefined ? (own ? undefined : 60) : rate(values.rate),
    timeoutMs: timeout(values.timeout),
    maxWaitMs: number("max-wait", values["max-wait"]) * 1000,
    headers: Object.fromEntries((values.header ?? []).map(readHeader)),
    seed: number("seed", values.seed),
    only: values.only ?? [],
    plan: values.plan,
    bail: values.bail,
    reporters: readReporters(values.reporter ?? ["default"], values.plan),
    given: tokens.flatMap((token) =>
      token.kind === "option" && !ownOfARun.includes(token.name)
        ? [{ flag: `--${token.name}`, value: token.value }]
        : [],
    ),
    help: values.help,
    account: values.account,
    indexUrl: values["index-url"] ?? (own ? "https://check.example" : undefined),
    // The project's own mock decides as the documents assume.
    assume: values.assume || own,
    controls:
      readAddress("mock-controls", values["mock-controls"]) ?? (own ? "http://mock/__mock" : undefined),
    keys: {
      ...(own && { revoked: "mock_live_revoked", inactive: "mock_live_inactive" }),
      ...(own && { departed: "mock_live_departed", exhausted: "mock_live_exhausted" }),
      ...(values["revoked-key"] !== undefined && { revoked: values["revoked-key"] }),
      ...(values["inactive-key"] !== undefined && { inactive: values["inactive-key"] }),
      ...(values["departed-key"] !== undefined && { departed: values["departed-key"] }),
      ...(values["exhausted-key"] !== undefined && { exhausted: values["exhausted-key"] }),
    },
  };
}

function number(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text))
    throw new UsageError(`--${name} takes a number of at least 0, not ${JSON.stringify(text)}`);
  return value;
}

function rate(text: string): number | undefined {
  if (text === "off") return undefined;
  if (!/^[1-9]\d*$/.test(text))
    throw new UsageError(`--rate takes requests a minute or off, not ${JSON.stringify(text)}`);
  return Number(text);
}

/** Seconds as milliseconds. */
function timeout(text: string): number {
  const seconds = number("timeout", text);
  if (seconds === 0 || seconds > 3600)
    throw new UsageError(
      `--timeout takes seconds, more than 0 and at most 3600, not ${JSON.stringify(text)}`,
    );
  return Math.ceil(seconds * 1000);
}
