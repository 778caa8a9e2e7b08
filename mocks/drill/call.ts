import type { SampleCall } from "../http/sample-call.ts";

/** A line that the program reads: one call of the API. */
export interface CallLine extends SampleCall {
  /** The result must repeat it. */
  id: string;
  /** Root of the version, without a trailing slash. */
  baseUrl: string;
  /** To be sent as `Authorization: Bearer KEY`. */
  apiKey: string;
  /** Milliseconds within which the program should have a result, retries included. */
  timeoutMs: number;
  /** The most that all calls to this `baseUrl` together may cost, in US dollars. */
  maxSpendUsd?: number;
}

/** A line that the program writes: the result of a call. */
export interface ResultLine {
  id: string;
  /** Whether the program got the rows. */
  ok: boolean;
  /** The status of the last response. */
  status?: number;
  /** The program's own code for the reason that there are no rows. */
  code?: string;
  rows?: number;
  /** What the program assumes was charged so far for all calls to this `baseUrl` together, in US dollars. */
  chargedUsd?: number;
  /** The most that the program assumes can have been charged. */
  atMostUsd?: number;
  /** How often the program assumes that it sent the call. */
  attempts?: number;
}

/** A line is not a valid result. The message is one line. */
export class ResultError extends Error {
  override name = "ResultError";
}

const numericFields = ["status", "rows", "chargedUsd", "atMostUsd", "attempts"] as const;

/**
 * Reads a line of a program.
 *
 * @throws {ResultError} saying what is wrong with it.
 */
export function readResult(line: string): ResultLine {
  const fail = (why: string): never => {
    throw new ResultError(`the program wrote a line that ${why}: ${shown(line)}`);
  };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fail("is not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return fail("is not a JSON object");
  const { id, ok, code, ...rest }: Record<string, unknown> = { ...value };
  if (typeof id !== "string") return fail("has no id; it must repeat the id of the call");
  if (typeof ok !== "boolean") return fail("has no ok; it must be true or false");
  const result: ResultLine = { id, ok };
  if (typeof code === "string") result.code = code;
  else if (code !== undefined && code !== null) return fail("has a code that is not a string");
  for (const name of numericFields) {
    const number = rest[name];
    if (typeof number === "number" && number >= 0 && Number.isFinite(number)) result[name] = number;
    else if (number !== undefined && number !== null)
      return fail(`has a value of ${name} that is not a number of at least 0`);
  }
  return result;
}

/** A line of the program, shortened and without control characters. */
export function shown(line: string): string {
  return (line.length > 80 ? `${line.slice(0, 79)}…` : line).replaceAll(/[\0-\x1f\x7f-\x9f]/g, "?");
}
