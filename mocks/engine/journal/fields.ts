import { operations } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { ControlError } from "../../http/control-error.ts";
import { isAsymmetric, isOperation, type AnyRequestMatch } from "./match.ts";
import { isRecord, nestingProblem } from "../../../scripts/lib/json.ts";
import { nearest, suggestion } from "../../../scripts/lib/text.ts";
import { byPreference } from "../../../scripts/lib/versions.ts";

/** A filter whose fields have been checked. */
export interface AnyRequestFilter extends AnyRequestMatch {
  session?: string;
  limit?: number;
}

type FieldCheck = (value: unknown) => string | undefined;

const texts: FieldCheck = (value) => (isAsymmetric(value) ? undefined : isText(value));
const objects: FieldCheck = (value) => (isRecord(value) ? nestingProblem(value) : "must be an object");

/** The fields that say what a request must be. */
export const matchFields: Readonly<Record<string, FieldCheck>> = {
  operation: operationProblem,
  method: texts,
  path: texts,
  status: (value) => {
    const isOne = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 599;
    const isWritten = typeof value === "string" && /^([1-5]xx|0|[1-5]\d\d)$/i.test(value);
    return isOne || isWritten || isAsymmetric(value) ? undefined : "must be a status, or a class such as 4xx";
  },
  query: objects,
  headers: objects,
  body: nestingProblem,
};

export const filterFields: Readonly<Record<string, FieldCheck>> = {
  ...matchFields,
  session: isText,
  limit: atLeast(1),
};

export function isText(value: unknown): string | undefined {
  return typeof value === "string" ? undefined : "must be a string";
}

export function atLeast(minimum: number): FieldCheck {
  return (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= minimum
      ? undefined
      : `must be an integer of at least ${minimum}`;
}

function operationProblem(value: unknown): string | undefined {
  const names = byPreference.flatMap((version) =>
    Object.keys(operations[version]).map((operation) => ({ version, operation })),
  );
  if (names.some((name) => isOperation(value, name))) return undefined;
  const ids = names.map(({ operation }) => operation);
  const meant = typeof value === "string" ? suggestion(nearest(value, ids, 1)) : "";
  if (meant !== "") return `is not an operation${meant}`;
  const all = names.map(({ version, operation }) => `${version}/${operation}`).join(", ");
  return `is not an operation; the operations are ${all}, also without the version`;
}

/**
 * Checks the fields of a value, those that are `undefined` left out.
 *
 * @throws {ControlError} naming all that is wrong.
 */
export function checkFields(value: unknown, fields: Readonly<Record<string, FieldCheck>>): void {
  if (!isRecord(value)) throw new ControlError(400, { path: "body", message: "must be an object" });
  const problems = Object.entries(value).flatMap(([path, given]): Violation[] => {
    if (given === undefined) return [];
    const check = Object.hasOwn(fields, path) ? fields[path] : undefined;
    const message = check
      ? check(given)
      : `is not a known field; the known fields are ${Object.keys(fields).join(", ")}`;
    return message === undefined ? [] : [{ path, message }];
  });
  if (problems.length > 0) throw new ControlError(400, ...problems);
}

/** @throws {ControlError} on a filter that is none, naming all that is wrong. */
export function checkFilter(value: unknown, fields = filterFields): asserts value is AnyRequestFilter {
  checkFields(value, fields);
}
