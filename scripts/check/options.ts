import { parseArgs } from "node:util";
import { UsageError } from "../command.ts";
import type { CheckOptions } from "./case.ts";

const reporters = ["default", "json", "junit"] as const;
export type Reporter = (typeof reporters)[number];

/** What the command line of the check says. */
export interface Options extends CheckOptions {
  v2: string | undefined;
  v1: string | undefined;
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
  reporters: { name: Reporter; file: string | undefined }[];
}

/**
 * Reads the command line.
 *
 * @throws {UsageError} on a value that makes no sense.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      v2: { type: "string" },
      v1: { type: "string" },
      "api-key": { type: "string" },
      "max-spend": { type: "string" },
      rate: { type: "string" },
      timeout: { type: "string", default: "10" },
      "max-wait": { type: "string", default: "120" },
      header: { type: "string", multiple: true, default: [] },
      seed: { type: "string", default: "1" },
      only: { type: "string", multiple: true, default: [] },
      plan: { type: "boolean", default: false },
      reporter: { type: "string", multiple: true, default: ["default"] },
      assume: { type: "boolean", default: false },
      account: { type: "string" },
      "index-url": { type: "string" },
      "mock-controls": { type: "string" },
      "revoked-key": { type: "string" },
      "inactive-key": { type: "string" },
      "departed-key": { type: "string" },
      "exhausted-key": { type: "string" },
    },
  });
  const own = values.v2 === undefined && values.v1 === undefined;
  const apiKey = values["api-key"] ?? process.env["API_KEY"] ?? (own ? "mock_live_demo" : undefined);
  if (apiKey === undefined)
    throw new UsageError("a server needs a key: --api-key KEY, or API_KEY in the environment");
  return {
    v2: address("v2", values.v2),
    v1: address("v1", values.v1),
    apiKey,
    // The mock in process costs nothing.
    maxSpend: Math.round(number("max-spend", values["max-spend"] ?? (own ? "50" : "0.05")) * 1_000_000),
    rate: values.rate === undefined ? (own ? undefined : 60) : rate(values.rate),
    timeoutMs: number("timeout", values.timeout) * 1000,
    maxWaitMs: number("max-wait", values["max-wait"]) * 1000,
    headers: Object.fromEntries(values.header.map(header)),
    seed: number("seed", values.seed),
    only: values.only,
    plan: values.plan,
    reporters: values.reporter.flatMap((list) => list.split(",")).map(reporter),
    account: values.account,
    indexUrl: values["index-url"] ?? (own ? "https://check.example" : undefined),
    // The project's own mock decides as the documents assume.
    assume: values.assume || own,
    controls: address("mock-controls", values["mock-controls"]) ?? (own ? "http://mock/__mock" : undefined),
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

function address(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new UsageError(
      `--${name} takes an address such as http://127.0.0.1:4010/${name}, not ${JSON.stringify(text)}`,
    );
  }
  return text.replace(/\/$/, "");
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

function header(text: string): [string, string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+): *(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`--header takes "Name: value", not ${JSON.stringify(text)}`);
  return [name, value];
}

/** A reporter, and after a `=` the file that it writes to. */
function reporter(text: string): { name: Reporter; file: string | undefined } {
  const [name, file] = text.split("=");
  const found = reporters.find((known) => known === name);
  if (!found) throw new UsageError(`--reporter takes ${reporters.join(", ")}, not ${JSON.stringify(text)}`);
  return { name: found, file };
}
