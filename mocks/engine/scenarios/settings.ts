import { codesByStatus } from "@adintel/client/operations";
import type { Readings } from "@adintel/client/readings";
import type { Violation } from "@adintel/client/validation";
import { nearest, suggestion } from "../../../scripts/lib/text.ts";
import { readingViolations } from "./readings.ts";
import type { Scenario } from "./scenario.ts";

/** Settings that can be changed while the mock runs, with `PATCH /__mock/settings`. */
export interface Settings {
  /** Whether the rate limits apply. */
  rateLimits: boolean;
  /** Milliseconds to wait before each response of an operation. */
  latencyMs: number;
  /** Whether the clock stands still unless it is advanced. Rate limits and indexing stand still with it. */
  frozenClock: boolean;
  /** Share of the requests to an operation that fail with 500, from 0 to 1. */
  errorRate: number;
  /** Share of the requests to an operation whose connection is cut, from 0 to 1. */
  dropRate: number;
  /** Milliseconds over which to spread sending a response body; 0 sends it at once. */
  slowBodyMs: number;
  /** Seconds on the mock's clock until an added account is indexed. */
  indexingSeconds: number;
  /** The key of requests that send none; `null`: they get 401. */
  defaultKey: string | null;
  /** Whether every response is checked against the contract, and replaced by a 500 if it violates it. */
  strict: boolean;
  /** What it takes of the points that the specification leaves open, by point; the usual reading of all others. */
  readings: Readings;
}

export const defaultSettings: Settings = {
  rateLimits: true,
  latencyMs: 0,
  frozenClock: false,
  errorRate: 0,
  dropRate: 0,
  slowBodyMs: 0,
  indexingSeconds: 30,
  defaultKey: null,
  strict: false,
  readings: {},
};

const switches = ["rateLimits", "frozenClock", "strict"];
/** The most that a setting may be: shares, and what timers and dates can bear. */
const maxima: Partial<Record<string, number>> = {
  errorRate: 1,
  dropRate: 1,
  latencyMs: 600_000,
  slowBodyMs: 600_000,
  indexingSeconds: 86_400,
};

/**
 * Settings with some of them changed.
 *
 * @returns the violations of the change instead, if it has any; it is taken whole or not at all
 */
export function changeSettings(settings: Settings, change: unknown): Settings | Violation[] {
  if (typeof change !== "object" || change === null || Array.isArray(change)) {
    return [{ path: "body", message: "must be an object" }];
  }
  // As in JSON, what is undefined is not given.
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const violations = given.flatMap(([name, value]) => {
    if (name === "readings") return readingViolations(value);
    const message = violation(name, value, settings);
    return message ? [{ path: name, message }] : [];
  });
  return violations.length > 0 ? violations : { ...settings, ...Object.fromEntries(given) };
}

function violation(name: string, value: unknown, settings: Settings): string | undefined {
  const names = Object.keys(settings);
  if (!names.includes(name))
    return `is not a setting${suggestion(nearest(name, names, 1)) || `; the settings are ${names.join(", ")}`}`;
  if (name === "defaultKey")
    return value === null || typeof value === "string" ? undefined : "must be a key or null";
  if (switches.includes(name)) return typeof value === "boolean" ? undefined : "must be a boolean";
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0)
    return "must be a number of at least 0";
  const limit = maxima[name] ?? Infinity;
  return value > limit ? `must be at most ${limit}` : undefined;
}

/** What the settings stage: the simplest scenarios, named after them. */
export function settingsAsScenarios({ latencyMs, slowBodyMs, errorRate, dropRate }: Settings): Scenario[] {
  // Errors are shared out among what is not lost, so that neither hides the other.
  const errors = dropRate < 1 ? Math.min(1, errorRate / (1 - dropRate)) : 0;
  return [
    ...(latencyMs > 0 ? [{ name: "latencyMs", delayMs: latencyMs }] : []),
    ...(slowBodyMs > 0 ? [{ name: "slowBodyMs", slowBodyMs }] : []),
    ...(dropRate > 0 ? [{ name: "dropRate", share: dropRate, lost: "before" as const }] : []),
    ...(errors > 0 ? [{ name: "errorRate", share: errors, error: codesByStatus[500] }] : []),
  ];
}
