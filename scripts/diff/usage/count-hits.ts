import { parseJson } from "../../check/contract/fields.ts";
import { find, guessRoots, pathTable } from "../../check/traffic/recording/places.ts";
import { readTraffic } from "../../check/traffic/recording/read-traffic.ts";
import type { Recorded } from "../../check/traffic/recording/recorded.ts";
import { pointerKeys } from "../../openapi/pointer.ts";
import { endpoint, operationsOn, pathsIn } from "../compare/compare-documents.ts";
import { partsByValue } from "../compare/compare-meaning.ts";
import { InputError } from "../model/document.ts";
import { canonical, isObject, type Json } from "../model/json.ts";
import { boundKeywords } from "../model/keywords.ts";
import { jsonTypeOf } from "../model/shape.ts";
import {
  comparedVersions,
  type ComparedVersion,
  type Comparison,
  type ReportedChange,
} from "../report/comparison.ts";
import { type Call, createTouch, marksFor, type TouchedByCall, unrecorded, type Value } from "./touched.ts";

/**
 * Adds to each breaking change how many recorded calls it hits: those of its operations that send, leave out or get what it is about.
 * What was not recorded counts as hit.
 *
 * @throws {ExpectedError} if a file cannot be read, or has no call of an operation that the first documents have
 */
export async function countHits(
  comparison: Comparison,
  files: readonly { name: string; path: string }[],
): Promise<Comparison> {
  const counted = comparedVersions(comparison).map(({ changes, ...compared }) => ({
    ...compared,
    changes: changes.map((each) => ({ ...each, ...(each.breaking && { hits: { calls: 0, of: 0 } }) })),
  }));
  const table = pathTable(
    counted.flatMap((compared) =>
      operationsOf(compared).map((operation) => ({ version: compared.from, operation })),
    ),
  );
  for (const { name, path } of files) {
    const recorded = await readTraffic(path);
    const roots = guessRoots(table, recorded);
    let calls = 0;
    for (const each of recorded) {
      const match = find(table, roots, each);
      if (!match?.hasMethod) continue;
      calls += 1;
      match.operation.count({ ...each, path: match.path });
    }
    if (calls === 0) throw new InputError(`${name} has no call of an operation that is compared.`);
  }
  return {
    ...comparison,
    ...Object.fromEntries(counted.map(({ version, ...compared }) => [version, compared])),
  };
}

/** The operations of the first document, each with a function that counts what a call of it is hit by. */
function operationsOf({ before, after, changes }: ComparedVersion) {
  const later = pathsIn(after);
  return [...pathsIn(before)].flatMap(([key, { path, pathItem }]) => {
    const now = later.get(key);
    const laterOperations = now && operationsOn(now.pathItem);
    return [...operationsOn(pathItem)].map(([method, operation]) => {
      const replaced = laterOperations?.get(method);
      const sides = [
        { path, pathItem, operation },
        ...(now && replaced ? [{ ...now, operation: replaced }] : []),
      ];
      const names = sides.map((side) => endpoint(method, side.path));
      const breaking = changes.flatMap(({ hits, ...change }) => (hits ? [{ hits, change }] : []));
      const concerning = breaking.filter(
        ({ change: { operations } }) =>
          operations.length === 0 || operations.some((name) => names.includes(name)),
      );
      const marks = new Set(concerning.flatMap(({ change }) => marksFor(change.location)));
      const touches = sides.map((side) => createTouch(side, marks));
      return {
        path,
        method: method.toUpperCase(),
        count(recorded: Recorded & { path: string }) {
          const call: Call & Recorded = {
            ...recorded,
            requestBody: bodyOf(recorded.requestText),
            responseBody: bodyOf(recorded.responseText),
          };
          for (const { hits } of breaking) hits.of += 1;
          if (concerning.length === 0) return;
          const touched = touches.map((touch) => touch(call));
          for (const { hits, change } of concerning) if (isHit(change, call, touched)) hits.calls += 1;
        },
      };
    });
  });
}

function bodyOf(text: string | undefined): Value | undefined {
  if (text === "") return undefined;
  const value = text === undefined ? undefined : parseJson(text);
  return value === undefined ? unrecorded : (value as Json);
}

/** Changes that hit the calls which leave something out. */
const rulesOfAbsence =
  /^(required-(parameter|request-body)-added|(parameter|request-body)-became-required|request-(required-property-added|property-became-required|default-changed))$/;

const rulesOfErrors = /^(envelope-changed|unknown-id-changed|free-refusal-withdrawn)$/;

function isHit(
  change: ReportedChange,
  { requestText, status }: Pick<Recorded, "requestText" | "status">,
  touched: readonly TouchedByCall[],
): boolean {
  const { rule, location, after } = change;
  // Any call may get it.
  if (rule === "response-success-status-added") return true;
  if (rule.startsWith("body-limit-") && typeof after === "number")
    return requestText === undefined || Buffer.byteLength(requestText) > after;
  if (rulesOfErrors.test(rule) && status < 400) return false;
  const marks = marksFor(location);
  const [direction] = rule.split("-");
  const messages = touched.flatMap(({ request, response }) =>
    direction === "request" ? [request] : direction === "response" ? [response] : [request, response],
  );
  const values = messages.flatMap(({ present }) => marks.flatMap((mark) => present.get(mark) ?? []));
  if (rulesOfAbsence.test(rule))
    return (
      values.includes(unrecorded) || messages.some(({ absent }) => marks.some((mark) => absent.has(mark)))
    );
  return values.some((value) => value === unrecorded || isAbout(change, value));
}

/** Whether a change of what describes a value concerns this value. */
function isAbout({ rule, location, before, after }: ReportedChange, value: Json): boolean {
  const keys = pointerKeys(location);
  const [part = "", key] = keys.slice(keys.indexOf("x-effect") + 1);
  if (/^effect-/.test(rule) && Object.hasOwn(partsByValue, part) && key !== undefined)
    return isAmong([value].flat(), key);
  if (rule.endsWith("-enum-value-removed")) return isAmong(before, value);
  if (rule === "request-enum-introduced") return value !== null && !isAmong(after, value);
  if (rule.startsWith("request-type-") && typeof value !== "string") return !isOfType(value, String(after));
  if (rule === "request-became-not-nullable") return value === null;
  if (rule === "request-bound-tightened" && typeof after === "number")
    return exceeds(keys.at(-1) ?? "", after, value);
  return true;
}

/** Whether a value is of one of the types that a change names. Null has changes of its own, and texts of a query can be of any. */
function isOfType(value: Json, names: string): boolean {
  const type = Number.isInteger(value) ? /^any$|number|integer/ : new RegExp(`^any$|${jsonTypeOf(value)}`);
  return value === null || type.test(names);
}

/** Whether a list has a value; those of a query are all texts. */
function isAmong(list: Json | undefined, value: Json): boolean {
  const text = (each: Json) => (typeof each === "string" ? each : canonical(each));
  return Array.isArray(list) && list.some((each) => text(each) === text(value));
}

function exceeds(keyword: string, limit: number, value: Json): boolean {
  const bound = boundKeywords[keyword];
  const size =
    bound?.type === "number"
      ? Number(value)
      : bound?.type === "string"
        ? [...String(value)].length
        : Object.keys(isObject(value) || Array.isArray(value) ? value : {}).length;
  return bound?.tighter(limit, size) === true || (keyword.startsWith("exclusive") && size === limit);
}
