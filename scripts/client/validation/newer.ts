import type { KnownFields, OperationValidators, ValidationError } from "@adintel/client/validators";
import { isNoDocumentedStatus, isNotListed, isUnknownField } from "./messages.js";
import { findViolations, parsePointer, type Violation } from "./violations.js";

/** Something in a response that differs from the contract. */
export interface Finding extends Violation {
  /**
   * A field, or a value of an enum, that the documents do not list, as a newer service may send. The response is still
   * valid. Only the first occurrence of each is reported.
   */
  isUnknown?: true;
  /** The unknown value, or its first 100 characters. */
  value?: string;
}

/** Finds where a response differs from the contract. */
export type Validate = (operation: string, status: number, body: unknown) => Finding[];

/** The violations of a response, followed by its unlisted fields and values. */
export function checkNewer(
  validators: OperationValidators | undefined,
  fields: KnownFields | undefined,
  status: number,
  body: unknown,
): Finding[] {
  const validate = validators?.responses[status];
  if (!validate) return [{ path: "status", message: isNoDocumentedStatus(status) }];
  const violations: Finding[] = [];
  const unknown = new Map<string, Finding>();
  const add = (path: string, message: string, value?: string) => {
    // Without array indexes, so that a finding repeated in each row is reported once.
    const id = `${path.replace(/\.\d+(?=\.|$)/g, "")} ${message} ${value}`;
    const finding: Finding = { path, message, isUnknown: true };
    if (!unknown.has(id))
      unknown.set(id, value === undefined ? finding : { ...finding, value: value.slice(0, 100) });
  };
  for (const { path, message, keyword, errors } of validate(body) ? [] : findViolations(validate.errors)) {
    const value = unlistedValue(body, errors[0]);
    if (keyword === "additionalProperties") add(path, message);
    else if (value === undefined) violations.push({ path, message });
    else add(path, isNotListed, value);
  }
  if (fields) for (const path of unknownFields(body, fields)) add(path, isUnknownField);
  return [...violations, ...unknown.values()];
}

/**
 * The value that an enum or a constant does not list, or that names no branch of a union; `undefined` if something else is
 * wrong with it, such as its type.
 */
function unlistedValue(
  body: unknown,
  { keyword, instancePath, params }: ValidationError,
): string | undefined {
  const { allowedValues, allowedValue, tagValue } = params;
  if (keyword === "discriminator") return typeof tagValue === "string" ? tagValue : undefined;
  const listed = keyword === "enum" ? allowedValues : keyword === "const" ? [allowedValue] : undefined;
  if (!Array.isArray(listed)) return undefined;
  const value = valueAt(body, parsePointer(instancePath));
  const isOfTheirType = listed.some(
    (listedValue) => listedValue !== null && typeof listedValue === typeof value,
  );
  return isOfTheirType && typeof value !== "object" ? String(value) : undefined;
}

function valueAt(body: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], body);
}

function unknownFields(value: unknown, knownFields: KnownFields, prefix = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    if (Array.isArray(value)) return unknownFields(inner, knownFields, `${path}.`);
    if (!Object.hasOwn(knownFields, name)) return path;
    const fields = knownFields[name];
    return fields ? unknownFields(inner, fields, `${path}.`) : [];
  });
}
