import type { Violation } from "@adintel/client/validation";
import { isRecord, nestingProblem } from "../../../scripts/lib/json.ts";
import { ControlError } from "../../http/control-error.ts";
import { readScenario } from "../scenarios/read.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import { changeSettings, defaultSettings, type Settings } from "../scenarios/settings.ts";
import { aDate, instantOf } from "../sessions/instants.ts";
import type { CreateKeys } from "../sessions/keys.ts";
import { keyIn, newId } from "../sessions/session-names.ts";
import type { Sandbox } from "./sandbox.ts";

/** How long a sandbox lives, in seconds. */
const defaultTtlSeconds = 3600;
const maxTtlSeconds = 7 * 24 * 3600;

export interface WorldChoice {
  fields: readonly string[];
  /** Adds everything wrong to `found`; `start` is when its clock starts, and NaN where the caller leaves it open. */
  read(
    given: Readonly<Record<string, unknown>>,
    start: number,
    found: Violation[],
  ): Pick<Sandbox, "seed" | "accounts" | "mediaPerAccount" | "data" | "now"> | undefined;
}

/**
 * A sandbox as the body of `POST /__mock/sandboxes` wants it, at a real time in milliseconds.
 *
 * @throws {ControlError} naming everything that is wrong; 413 if the data is too large.
 */
export function readSandbox(input: unknown, at: number, createKeys: CreateKeys, world: WorldChoice): Sandbox {
  const given = input === undefined ? {} : input;
  if (!isRecord(given)) throw new ControlError(400, { path: "body", message: "must be an object" });
  const problem = nestingProblem(given);
  if (problem !== undefined) throw new ControlError(400, { path: "body", message: problem });
  const fields = ["name", "ttlSeconds", ...world.fields, "now", "settings", "scenarios"];
  const found: Violation[] = unknownFields(given, fields);
  const wrong = (path: string, message: string) => void found.push({ path, message });
  const { name, ttlSeconds = defaultTtlSeconds, now } = given;
  if (name !== undefined && (typeof name !== "string" || name.length === 0 || name.length > 100))
    wrong("name", "must be a string of 1 to 100 characters");
  found.push(...ttlViolations(ttlSeconds));
  const start = typeof now === "string" ? instantOf(now) : NaN;
  if (now !== undefined && Number.isNaN(start)) wrong("now", `must be ${aDate}`);

  const made = world.read(given, start, found);
  const settings = readSettings(given.settings, found);
  const scenarios = readScenarios(given.scenarios, [...createKeys().keys()], found);
  if (found.length > 0 || !made || typeof ttlSeconds !== "number") throw new ControlError(400, ...found);
  const id = newId();
  return {
    id,
    ...(typeof name === "string" && { name }),
    createdAt: new Date(at).toISOString(),
    expiresAt: new Date(at + ttlSeconds * 1000).toISOString(),
    ...made,
    ...(!Number.isNaN(start) && { now: new Date(start).toISOString() }),
    ...(settings && { settings }),
    ...(scenarios && { scenarios }),
    keys: Object.fromEntries([...createKeys().keys()].map((key) => [key, keyIn(id, key)])),
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

function ttlViolations(seconds: unknown): Violation[] {
  if (isNumber(seconds) && Number.isInteger(seconds) && seconds >= 1 && seconds <= maxTtlSeconds) return [];
  return [{ path: "ttlSeconds", message: `must be an integer from 1 to ${maxTtlSeconds} (7 days)` }];
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
function readScenarios(given: unknown, keys: readonly string[], found: Violation[]): Scenario[] | undefined {
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) {
    found.push({ path: "scenarios", message: "must be an array of scenarios or preset names" });
    return undefined;
  }
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

export function collect(found: Violation[], check: () => void): void {
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

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
