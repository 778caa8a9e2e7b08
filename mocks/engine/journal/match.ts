import type { Violation } from "@adintel/client/validation";
import type { AnyRequestRecord } from "./record.ts";
import { plainCount } from "../../../scripts/lib/text.ts";

/** A matcher such as `expect.objectContaining(…)` of Vitest, Jest or Playwright. */
export interface Asymmetric {
  asymmetricMatch(actual: unknown): boolean;
}

/** What a request must be, whatever its operation; `undefined` stands for anything. */
export interface AnyRequestMatch {
  operation?: unknown;
  method?: unknown;
  path?: unknown;
  status?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

export function differencesOf(match: AnyRequestMatch, request: AnyRequestRecord): Violation[] {
  return [
    ...(isOperation(match.operation, request)
      ? []
      : [differs("operation", match.operation, nameOf(request))]),
    ...ofField("method", upper(match.method), request.method),
    ...ofField("path", match.path, request.path),
    ...(isStatus(match.status, request.status) ? [] : ofField("status", match.status, request.status)),
    ...ofField("query", match.query, request.query, { isText: true }),
    ...ofField("headers", lowerNames(match.headers), request.requestHeaders, { isText: true }),
    ...ofField("body", match.body, request.requestBody),
  ];
}

function nameOf({ version, operation }: AnyRequestRecord): string | null {
  return operation === null ? null : `${version}/${operation}`;
}

/** Whether a request is for an operation, named with or without its version. */
export function isOperation(
  name: unknown,
  request: Pick<AnyRequestRecord, "version" | "operation">,
): boolean {
  if (name === undefined) return true;
  if (request.operation === null) return false;
  return name === request.operation || name === `${request.version}/${request.operation}`;
}

/** Whether a status is one, or of a class such as `4xx`. */
export function isStatus(wanted: unknown, status: number): boolean {
  if (typeof wanted !== "string") return false;
  return /^\dxx$/i.test(wanted) ? wanted[0] === String(status)[0] : wanted === String(status);
}

interface Reading {
  /** Whether numbers and booleans equal the texts that a query or a header has of them. */
  isText?: boolean;
}

function ofField(path: string, expected: unknown, actual: unknown, reading: Reading = {}): Violation[] {
  return expected === undefined ? [] : differences(path, expected, actual, reading);
}

function differences(path: string, expected: unknown, actual: unknown, reading: Reading): Violation[] {
  if (isAsymmetric(expected))
    return expected.asymmetricMatch(actual) ? [] : [differs(path, expected, actual)];
  if (Array.isArray(expected)) {
    const items: readonly unknown[] = expected;
    if (!Array.isArray(actual)) return [differs(path, expected, actual)];
    const found: readonly unknown[] = actual;
    if (items.length !== found.length)
      return [{ path, message: `expected ${plainCount(items.length, "item")}, got ${found.length}` }];
    return items.flatMap((item, n) => differences(`${path}.${n}`, item, found[n], reading));
  }
  if (isObject(expected)) {
    if (!isObject(actual) || Array.isArray(actual)) return [differs(path, expected, actual)];
    return Object.entries(expected).flatMap(([name, value]) =>
      differences(`${path}.${name}`, value, Object.hasOwn(actual, name) ? actual[name] : undefined, reading),
    );
  }
  if (Object.is(expected, actual)) return [];
  if (reading.isText && isPlain(expected) && isPlain(actual) && String(expected) === String(actual))
    return [];
  return [differs(path, expected, actual)];
}

export function isAsymmetric(value: unknown): value is Asymmetric {
  return isObject(value) && typeof value["asymmetricMatch"] === "function";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isPlain(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function differs(path: string, expected: unknown, actual: unknown): Violation {
  return {
    path,
    message:
      actual === undefined
        ? `expected ${shown(expected)}, but it is missing`
        : `expected ${shown(expected)}, got ${shown(actual)}`,
  };
}

const maxShownChars = 200;

/** A value as messages show it, such as `ObjectContaining {"query":"shoes"}` of an asymmetric matcher. */
function shown(value: unknown): string {
  const text = isAsymmetric(value) ? shownMatcher(value) : (JSON.stringify(value) ?? "undefined");
  return text.length > maxShownChars ? `${text.slice(0, maxShownChars)}…` : text;
}

function shownMatcher(matcher: Asymmetric & { sample?: unknown }): string {
  const { sample } = matcher;
  if (sample === undefined) return String(matcher);
  const of =
    typeof sample === "function" ? sample.name : sample instanceof RegExp ? String(sample) : undefined;
  return `${String(matcher)} ${of ?? JSON.stringify(sample)}`;
}

function upper(method: unknown): unknown {
  return typeof method === "string" ? method.toUpperCase() : method;
}

/** Names of headers have no case. */
function lowerNames(headers: unknown): unknown {
  if (!isObject(headers) || isAsymmetric(headers)) return headers;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
