import { UsageError } from "../../lib/errors.ts";
import type { RootsByVersion } from "../../lib/server-flags.ts";
import { listed } from "../../lib/text.ts";
import { byPreference, versions } from "../../lib/versions.ts";
import type { Repetition } from "../report/reproduce.ts";
import { defaultRate } from "../http/pace.ts";
import type { Output } from "../report/reporters.ts";
import type { CheckOptions } from "../session/check-options.ts";
import type { Skip } from "./choice.ts";
import type { Settings } from "./settings.ts";

export interface Options extends CheckOptions, Repetition {
  roots: RootsByVersion;
  seed: number;
  isElsewhere: boolean;
  /** In microdollars. */
  maxSpend: number;
  /** Requests a minute; `undefined`: as fast as they are answered. */
  rate: number | undefined;
  /** Requests a minute once a server on this machine shows that it has a limit, where `rate` is left to the check. */
  rateAfterLimit?: number | undefined;
  concurrency?: number | undefined;
  timeoutMs: number;
  maxWaitMs: number;
  /** The report of an earlier run, to go on with. */
  resumeFile?: string | undefined;
  /** The least share of rules that must have been checked. */
  minCoverage?: number | undefined;
  maxRequests?: number | undefined;
  /** After so many milliseconds no further request is sent. */
  maxTimeMs?: number | undefined;
  headers: Record<string, string>;
  only: string[];
  skips: Skip[];
  baselineFile: string | undefined;
  /** Whether that file is written anew. */
  updateBaseline: boolean;
  plan: boolean;
  bail: boolean;
  /** Whether rules that the first responses did not show are looked at again where requests are paced, too. */
  thorough: boolean;
  /** Whether a flag limits the run on purpose, so that it need not see enough for a verdict on the whole server. */
  isLimited: boolean;
  reporters: Output[];
}

/** Kinds of keys that a server refuses. */
export const keyKinds = ["revoked", "inactive", "departed", "exhausted"] as const;

interface Option {
  /** The flags of the command that set it; none where only the function has it. */
  flags: readonly string[];
  /** Whether it limits a run on purpose. */
  isLimit?: true;
  /** Whether a repetition of one case needs it: it does not give it by itself, and does not take it from the environment. */
  isRepeated?: true;
}

/** Every option of a run, for the command and the function alike. */
export const options: Record<keyof Settings, Option> = {
  apiKey: { flags: ["api-key"] },
  headers: { flags: ["header"], isRepeated: true },
  maxSpend: { flags: ["max-spend"], isLimit: true, isRepeated: true },
  maxRequests: { flags: ["max-requests"], isLimit: true },
  maxTime: { flags: ["max-time"], isLimit: true },
  minCoverage: { flags: ["min-coverage"] },
  resume: { flags: ["resume"] },
  rate: { flags: ["rate"], isRepeated: true },
  concurrency: { flags: ["concurrency"], isRepeated: true },
  timeout: { flags: ["timeout"], isRepeated: true },
  maxWait: { flags: ["max-wait"], isRepeated: true },
  only: { flags: ["only"], isLimit: true },
  skip: { flags: ["skip"] },
  baseline: { flags: ["baseline"] },
  seed: { flags: ["seed"] },
  bail: { flags: ["bail"] },
  assume: { flags: ["assume"], isRepeated: true },
  thorough: { flags: ["thorough"], isRepeated: true },
  account: { flags: ["account"], isRepeated: true },
  indexUrl: { flags: ["index-url"], isRepeated: true },
  mockControls: { flags: ["mock-controls"], isRepeated: true },
  keys: { flags: keyKinds.map((kind) => `${kind}-key`), isRepeated: true },
  signal: { flags: [] },
  now: { flags: [] },
  onResult: { flags: [] },
};

export const limits = Object.values(options).filter(({ isLimit }) => isLimit);

/** The option that a flag sets: `keys.revoked` for `revoked-key`. */
export function optionOfFlag(flag: string): string | undefined {
  const [kind] = /^[a-z]+(?=-key$)/.exec(flag) ?? [];
  return Object.entries(options)
    .filter(([, { flags }]) => flags.includes(flag))
    .map(([name]) => (name === "keys" ? `keys.${kind}` : name))[0];
}

/** What both give in the same units: US dollars, seconds, requests a minute. */
type LimitSettings = Pick<
  { [Name in keyof Settings]: Settings[Name] | undefined },
  "maxSpend" | "maxTime" | "rate" | "concurrency" | "timeout" | "maxWait"
>;

/** Limits with their defaults; `isFree`: what is asked costs nothing and needs no pace, as nothing on this machine does. */
export function limitsFrom(
  { maxSpend, maxTime, rate, concurrency, timeout = 10, maxWait = 120 }: LimitSettings,
  isFree: boolean,
  roots: RootsByVersion,
): Pick<
  Options,
  "maxSpend" | "maxTimeMs" | "rate" | "rateAfterLimit" | "concurrency" | "timeoutMs" | "maxWaitMs"
> {
  const isUnpaced = isFree || isOnThisMachine(roots);
  return {
    // Of a server elsewhere: enough for a response of every operation and half of the rules.
    maxSpend: Math.round((maxSpend ?? (isFree ? 50 : 0.25)) * 1_000_000),
    maxTimeMs: maxTime === undefined ? undefined : maxTime * 1000,
    rate: rate === "off" ? undefined : (rate ?? (isUnpaced ? undefined : defaultRate)),
    rateAfterLimit: rate === undefined && isUnpaced && !isFree ? defaultRate : undefined,
    // At a documented rate one at a time keeps up with it.
    concurrency: concurrency ?? (rate === "off" && !isFree ? 4 : 1),
    timeoutMs: Math.ceil(timeout * 1000),
    maxWaitMs: maxWait * 1000,
  };
}

/** Whether all roots are loopback addresses: 127.0.0.0/8, ::1 or localhost. */
function isOnThisMachine(roots: RootsByVersion): boolean {
  const hosts = Object.values(roots).map((root) => new URL(root).hostname);
  return hosts.length > 0 && hosts.every((host) => /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/.test(host));
}

/** One URL for each version, in words. */
const onePerVersion = listed(byPreference.map((version) => `one for ${version}`));

/**
 * The addresses that may be indexed: one, or one for each version.
 *
 * @throws {UsageError} if there are more, or two are the same.
 */
export function addressesOf(given: readonly string[] | undefined): readonly string[] | undefined {
  if (given === undefined || given.length === 0) return undefined;
  if (given.length > versions.length)
    throw new UsageError(`--index-url is given ${given.length} times; give ${onePerVersion}`);
  if (new Set(given).size < given.length)
    throw new UsageError("--index-url is given twice with the same URL; each version needs its own");
  return given;
}
