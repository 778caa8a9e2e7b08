import type { Violation } from "@adintel/client/validation";
import { checkData } from "../data/check/check.ts";
import { aDate, instantOf } from "../data/dates.ts";
import { DataError } from "../data/problems.ts";
import type { CheckedData } from "../corpus/own/data.ts";
import { ControlError } from "../../http/control-error.ts";
import { readScenario } from "../../engine/scenarios/read.ts";
import type { Scenario } from "../../engine/scenarios/scenario.ts";
import { changeSettings, defaultSettings, type Settings } from "../../engine/scenarios/settings.ts";
import { checkCorpusOptions } from "./corpus-options.ts";
import { createKeys } from "../../engine/sessions/keys.ts";
import { newId } from "../../engine/sessions/session-names.ts";
import { keyNames, type Sandbox } from "../../engine/sandboxes/sandbox.ts";
import { maxRecords } from "../../engine/sandboxes/sandboxes.ts";
import { creativesIn, type Extent } from "./sandbox-libraries.ts";
import { isRecord } from "../../../scripts/lib/json.ts";

/** What a sandbox is made like where the caller leaves it open. */
export interface SandboxDefaults {
  seed: number;
  accounts: number;
  mediaPerAccount: number;
  /** When the mock's own clock starts, in milliseconds since the epoch. */
  now: number;
  /** What the mock was started with. */
  data?: CheckedData | undefined;
}

/** How long a sandbox lives, in seconds. */
const defaultTtlSeconds = 3600;
const maxTtlSeconds = 7 * 24 * 3600;

/** How large the data of one may be, in bytes of JSON. */
export const maxDataBytes = 2 ** 20;

const fields = [
  "name",
  "ttlSeconds",
  "seed",
  "accounts",
  "mediaPerAccount",
  "data",
  "now",
  "settings",
  "scenarios",
];

/**
 * A sandbox as the body of `POST /__mock/sandboxes` wants it, at a real time in milliseconds.
 *
 * @throws {ControlError} naming everything that is wrong; 413 if the data is too large.
 */
export function readSandbox(input: unknown, defaults: SandboxDefaults, at: number): Sandbox {
  const given = input === undefined ? {} : input;
  if (!isRecord(given)) throw new ControlError(400, { path: "body", message: "must be an object" });
  const found: Violation[] = unknownFields(given, fields);
  const wrong = (path: string, message: string) => void found.push({ path, message });
  const { name, ttlSeconds = defaultTtlSeconds, now } = given;
  if (name !== undefined && (typeof name !== "string" || name.length === 0 || name.length > 100))
    wrong("name", "must be a string of 1 to 100 characters");
  found.push(...ttlViolations(ttlSeconds));
  const start = typeof now === "string" ? instantOf(now) : NaN;
  if (now !== undefined && Number.isNaN(start)) wrong("now", `must be ${aDate}`);

  const data = readData(given.data, Number.isNaN(start) ? defaults.now : start, found);
  // At an earlier time the mock's own data may lie in the future.
  if (!data && defaults.data && start < defaults.now) readData(defaults.data, start, found);
  const sizes = {
    seed: given.seed ?? data?.seed ?? defaults.seed,
    accounts: given.accounts ?? (data ? 0 : defaults.accounts),
    mediaPerAccount: given.mediaPerAccount ?? defaults.mediaPerAccount,
  };
  const { seed, accounts, mediaPerAccount } = sizes;
  const areNumbers = isNumber(seed) && isNumber(accounts) && isNumber(mediaPerAccount);
  if (areNumbers)
    collect(found, () => {
      checkCorpusOptions({ seed, accounts, mediaPerAccount, now: defaults.now });
      checkExtent({ accounts, mediaPerAccount, data });
    });
  else
    for (const [path, value] of Object.entries(sizes))
      if (!isNumber(value)) wrong(path, "must be an integer");

  const settings = readSettings(given.settings, found);
  const scenarios = readScenarios(given.scenarios, found);
  if (found.length > 0 || !areNumbers || typeof ttlSeconds !== "number")
    throw new ControlError(400, ...found);
  const id = newId();
  return {
    id,
    ...(typeof name === "string" && { name }),
    createdAt: new Date(at).toISOString(),
    expiresAt: new Date(at + ttlSeconds * 1000).toISOString(),
    seed,
    accounts,
    mediaPerAccount,
    ...(data && { data }),
    ...(!Number.isNaN(start)
      ? { now: new Date(start).toISOString() }
      : data?.now !== undefined && { now: new Date(instantOf(data.now)).toISOString() }),
    ...(settings && { settings }),
    ...(scenarios && { scenarios }),
    keys: keyNames(id),
  };
}

/**
 * The sandbox with another time to live, from a real time in milliseconds on.
 *
 * @throws {ControlError} if the change is anything other than `{ ttlSeconds }`.
 */
export function extended(sandbox: Sandbox, change: unknown, at: number): Sandbox {
  if (!isRecord(change)) throw new ControlError(400, { path: "body", message: "must be an object" });
  const { ttlSeconds } = change;
  const found = [...unknownFields(change, ["ttlSeconds"]), ...ttlViolations(ttlSeconds)];
  if (found.length > 0 || typeof ttlSeconds !== "number") throw new ControlError(400, ...found);
  return { ...sandbox, expiresAt: new Date(at + ttlSeconds * 1000).toISOString() };
}

function checkExtent(sizes: Extent): void {
  const creatives = creativesIn(sizes);
  if (creatives > maxRecords)
    throw new ControlError(400, {
      path: "mediaPerAccount",
      message: `would have ${creatives} creatives; the maximum for a sandbox is ${maxRecords}`,
    });
}

function ttlViolations(seconds: unknown): Violation[] {
  if (isNumber(seconds) && Number.isInteger(seconds) && seconds >= 1 && seconds <= maxTtlSeconds) return [];
  return [{ path: "ttlSeconds", message: `must be an integer from 1 to ${maxTtlSeconds} (7 days)` }];
}

function readData(data: unknown, now: number, found: Violation[]): CheckedData | undefined {
  if (data === undefined) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(data)).length;
  if (bytes > maxDataBytes)
    throw new ControlError(413, {
      path: "data",
      message: `has ${bytes} bytes; the maximum is ${maxDataBytes}: leave out what the tests do not need`,
    });
  try {
    const dated = isRecord(data) && typeof data.now === "string" ? instantOf(data.now) : NaN;
    checkData(data, Number.isNaN(dated) ? now : dated);
    return data;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    for (const { path, message } of error.problems) found.push({ path: pathIn("data", path), message });
    return undefined;
  }
}

function readSettings(given: unknown, found: Violation[]): Partial<Settings> | undefined {
  if (given === undefined) return undefined;
  const changed = changeSettings(defaultSettings, given);
  if (!Array.isArray(changed)) return isRecord(given) ? given : undefined;
  for (const { path, message } of changed)
    found.push({ path: path === "body" ? "settings" : `settings.${path}`, message });
  return undefined;
}

/** Scenarios name demo keys, since those of the sandbox are not known before it is made. */
function readScenarios(given: unknown, found: Violation[]): Scenario[] | undefined {
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) {
    found.push({ path: "scenarios", message: "must be an array of scenarios or preset names" });
    return undefined;
  }
  const keys = [...createKeys().keys()];
  return given.flatMap((input: unknown, i) => {
    let scenario: Scenario | undefined;
    collect(found, () => {
      scenario = readScenario(input, `scenarios.${i}`);
    });
    const key = scenario?.on?.key;
    if (key !== undefined && !keys.includes(key))
      found.push({ path: `scenarios.${i}.on.key`, message: `must be one of ${keys.join(", ")}` });
    return scenario ?? [];
  });
}

function collect(found: Violation[], check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    found.push(...error.details);
  }
}

function unknownFields(given: Record<string, unknown>, known: readonly string[]): Violation[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((path) => ({ path, message: `is not a known field; the known fields are ${known.join(", ")}` }));
}

function pathIn(within: string, path: readonly (string | number)[]): string {
  return within + path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
