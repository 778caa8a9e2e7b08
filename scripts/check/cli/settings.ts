import { UsageError } from "../../lib/errors.ts";
import { address, key, readHeader, type RootsByVersion } from "../../lib/server-flags.ts";
import { readBaseline } from "../report/baseline.ts";
import type { CaseData, Evidence, KnownFinding, ReportData } from "../report/data.ts";
import { nearest, suggestion } from "../../lib/text.ts";
import { addressesOf, keyKinds, limitsFrom, options, type Options } from "./options.ts";
import { example } from "../contract/table.ts";
import { isRecord } from "../../lib/json.ts";

/** How a server is checked. Everything but the key has a default. */
export interface Settings {
  /** A key that the server accepts. No report shows it; `$API_KEY` stands for it. */
  apiKey: string;
  /**
   * US dollars that the run may spend at most, by the documents' prices. Cases that could cost more are left out, and the
   * report says which. Default: 50 for a handler, 0.25 for a server elsewhere.
   */
  maxSpend?: number;
  /** Requests that the run may send at most. Default: any number. */
  maxRequests?: number;
  /** Seconds, by the clock `now`, after which no further request is sent. Default: any number. */
  maxTime?: number;
  /**
   * Requests a minute, or `off`. Default: `off` for a handler; 60 for a server elsewhere, and for one at a loopback address once it
   * answers 429.
   */
  rate?: number | "off";
  /** Cases that run at a time, within `rate`. Default: 1; for a server elsewhere whose `rate` is `off`, 4. */
  concurrency?: number;
  /** Seconds that a response may take. Default: 10. */
  timeout?: number;
  /** Seconds that all pauses for rate limits together may take. Default: 120. */
  maxWait?: number;
  /** Only cases whose id is one of these or begins with one, such as `VERSION/ID` of an operation. */
  only?: string | readonly string[];
  /** Cases to leave out, with the reason of each: `{ "VERSION/ID/meaning": "not built yet" }`. */
  skip?: Readonly<Record<string, string>>;
  /**
   * Findings that are known: they do not fail the run, new ones do. A list of ids or of `{ id, reason, owner, until }` (`until`: the
   * last day, in UTC, on which it is forgiven), such a list as `findings` of an object (the file of `--baseline`), or the report of a
   * former run.
   */
  baseline?:
    | readonly (string | { id: string; reason?: string; owner?: string; until?: string })[]
    | { findings: unknown }
    | ReportData;
  /** The share of rules, from 0 to 1, that must have been checked; a run that checks fewer is not ok. */
  minCoverage?: number;
  /** The report of an earlier run to go on with: what failed first, then what it did not come to. */
  resume?: ReportData;
  /** Whether the first finding ends the run. */
  bail?: boolean;
  /** Whether to say, too, where the server differs from what the documents only assume, which is no finding. Default: no. */
  assume?: boolean;
  /**
   * Whether to look for longer lists and more accounts where the first show too little of a rule, though requests are paced.
   * Default: only where they are not.
   */
  thorough?: boolean;
  /** The id of an account that the server has, or several. Default: those that searches find. */
  account?: string | readonly string[];
  /**
   * An address that may be indexed, or one for each version, the current one first, since what one version indexed is not new to
   * the others.
   * Without it nothing is written.
   */
  indexUrl?: string | URL | readonly (string | URL)[];
  /** Keys that the server refuses, for the cases about keys. */
  keys?: { revoked?: string; inactive?: string; departed?: string; exhausted?: string };
  /** Headers of every request. Their values are not shown in reports, apart from harmless ones. */
  headers?: Readonly<Record<string, string>>;
  /** Where the controls of the project's mock are, such as `http://server/__mock`. */
  mockControls?: string | URL;
  /** Seed of the run's random choices. Default: 1. */
  seed?: number;
  /** Ends the run early. The report then says what ran until then, and its verdict is `stopped`. */
  signal?: AbortSignal;
  /** The time of this side in milliseconds since 1970, for a server that sends no `Date`. Default: `Date.now`. */
  now?: () => number;
  /** Called after each case. */
  onResult?: (result: CaseResult, done: number, total: number) => void;
}

/** How one case ended. */
export type CaseResult = Omit<CaseData, "failure"> & Partial<Pick<Evidence, "expected" | "got">>;

/** An option of the check has a wrong value. The message is a sentence that names it. */
export class OptionsError extends Error {
  override name = "OptionsError";
}

/**
 * The options of a run out of what a caller gave, who may not have had a compiler.
 *
 * @throws {UsageError} that names the option.
 */
export function optionsOf(
  settings: Settings,
  isHandler: boolean,
  roots: RootsByVersion,
): { options: Options; baseline: KnownFinding[] | undefined } {
  if (!isRecord(settings)) throw new UsageError("options must be an object with at least apiKey");
  const stranger = Object.keys(settings).find((name) => !Object.hasOwn(options, name));
  if (stranger !== undefined)
    throw new UsageError(
      `there is no option ${stranger}${suggestion(nearest(stranger, Object.keys(options)))}`,
    );
  const { baseline, mockControls, indexUrl } = settings;
  const limit = (
    name: "maxSpend" | "maxTime" | "timeout" | "maxWait",
    least: number,
    most: number,
    of: string,
  ) => optional(settings[name], (value) => number(name, value, least, most, of));
  return {
    options: {
      roots: {},
      plan: false,
      reporters: [],
      given: [],
      baselineFile: undefined,
      updateBaseline: false,
      isElsewhere: true,
      apiKey: keyOf("apiKey", settings.apiKey),
      ...limitsFrom(
        {
          maxSpend: limit("maxSpend", 0, 100_000, "US dollars"),
          maxTime: limit("maxTime", 0.001, 1e9, "seconds"),
          rate: optional(settings.rate, (value) =>
            value === "off" ? value : number("rate", value, 1, 1e9, "requests per minute, or off"),
          ),
          concurrency: optional(settings.concurrency, (value) => integer("concurrency", value, 1)),
          timeout: limit("timeout", 0.001, 3600, "seconds"),
          maxWait: limit("maxWait", 0, 86_400, "seconds"),
        },
        isHandler,
        roots,
      ),
      minCoverage: optional(settings.minCoverage, (value) => number("minCoverage", value, 0, 1, "a share")),
      maxRequests: optional(settings.maxRequests, (value) => integer("maxRequests", value, 1)),
      isLimited: Object.entries(options).some(
        ([name, { isLimit }]) => isLimit && settings[name as keyof Settings] !== undefined,
      ),
      headers: headersOf(settings.headers ?? {}),
      seed: integer("seed", settings.seed ?? 1, 0),
      only: idsOf(settings.only ?? []),
      skips: skipsOf(settings.skip ?? {}),
      bail: flag("bail", settings.bail),
      assume: flag("assume", settings.assume),
      thorough: flag("thorough", settings.thorough),
      account: optional(settings.account, (value) => [value].flat().map((id) => text("account", id))),
      indexUrl: optional(indexUrl, (value) =>
        addressesOf([value].flat().map((one) => text("indexUrl", String(one)))),
      ),
      controls: optional(mockControls, (value) =>
        address("mockControls", "http://server/__mock")(String(value)),
      ),
      keys: keysOf(settings.keys ?? {}),
    },
    baseline: baseline === undefined ? undefined : baselineOf(baseline),
  };
}

function baselineOf(baseline: unknown): KnownFinding[] {
  try {
    return readBaseline(baseline);
  } catch (error) {
    throw new UsageError(`baseline: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function optional<Value, Read>(value: Value | undefined, read: (value: Value) => Read): Read | undefined {
  return value === undefined ? undefined : read(value);
}

function number(name: string, value: unknown, least: number, most: number, of: string): number {
  if (typeof value === "number" && value >= least && value <= most) return value;
  throw new UsageError(`${name} must be a number of ${of} from ${least} to ${most}, not ${shown(value)}`);
}

function integer(name: string, value: unknown, least: number): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`${name} must be an integer of at least ${least}, not ${shown(value)}`);
}

function flag(name: string, value: unknown = false): boolean {
  if (typeof value === "boolean") return value;
  throw new UsageError(`${name} must be true or false, not ${shown(value)}`);
}

function text(name: string, value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") return value;
  throw new UsageError(`${name} must be a non-empty string`);
}

/** The error never shows the key. */
function keyOf(name: string, value: unknown): string {
  if (typeof value !== "string") throw new UsageError(`${name} must be a string: a key of the server`);
  return key(name)(value);
}

function keysOf(keys: unknown): Options["keys"] {
  if (!isRecord(keys)) throw new UsageError("keys must be an object such as { revoked: KEY }");
  const found: Options["keys"] = {};
  for (const [name, value] of Object.entries(keys)) {
    const kind = keyKinds.find((one) => one === name);
    if (!kind) throw new UsageError(`keys has ${keyKinds.join(", ")}, and no ${name}`);
    if (value !== undefined) found[kind] = keyOf(`keys.${kind}`, value);
  }
  return found;
}

function headersOf(headers: unknown): Record<string, string> {
  if (!isRecord(headers)) throw new UsageError('headers must be an object such as { "X-Gateway": "abc" }');
  const pairs = Object.entries(headers).map(([name, value]) => {
    if (typeof value !== "string") throw new UsageError(`headers: the value of ${name} must be a string`);
    return readHeader(`${name}: ${value}`);
  });
  return Object.fromEntries(pairs);
}

function idsOf(only: unknown): string[] {
  const list: unknown[] = Array.isArray(only) ? only : [only];
  return list.map((id) => text("only", id));
}

function skipsOf(skip: unknown): Options["skips"] {
  if (!isRecord(skip)) throw new UsageError(`skip must be an object such as { "${example?.name}": "why" }`);
  return Object.entries(skip).map(([id, reason]) => {
    if (typeof reason !== "string" || reason.trim() === "")
      throw new UsageError(`skip needs a reason for ${id}`);
    return { id, reason: reason.trim() };
  });
}

function shown(value: unknown): string {
  return typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
}
