import type { DrillCall } from "./drills/drill.ts";

/** A line that a program reads: one call of the API. */
export interface CallLine extends DrillCall {
  /** What the result must name. */
  id: string;
  /** Root of the version, such as `http://127.0.0.1:40101/v2`. */
  baseUrl: string;
  /** To be sent as `Authorization: Bearer KEY`. */
  apiKey: string;
  /** Milliseconds within which the program should have a result, retries included. */
  timeoutMs: number;
}

/** A line that a program writes: what became of a call. */
export interface ResultLine {
  id: string;
  /** Whether it has the rows. */
  ok: boolean;
  /** The status of the last response. */
  status?: number;
  /** Why there are no rows, in the program's own words. */
  code?: string;
  /** How many rows it has. */
  rows?: number;
  /** What the program believes was charged for this call, all attempts together, in US dollars. */
  chargedUsd?: number;
  /** The most that can have been charged, as far as the program knows. */
  atMostUsd?: number;
  /** How often the program believes that it sent the call. */
  attempts?: number;
}

/** A line is no result. The message is one line. */
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

/** What a program wrote, cut, and without what would control the terminal. */
export function shown(line: string): string {
  return (line.length > 80 ? `${line.slice(0, 79)}…` : line).replaceAll(/[\0-\x1f\x7f-\x9f]/g, "?");
}
