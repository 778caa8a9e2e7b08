import { isRequired, type Violation } from "@adintel/client/validation";
import { valueAt } from "./values.ts";
import { branchesOf, isRecord, type DocumentedOperation, type Schema, type SchemaNode } from "./document.ts";

/** Whether the document only assumes the shape of some fields of an operation's input: a server may know better. */
export function isAssumedInput(
  { requestBody, parameters }: DocumentedOperation,
  fields: readonly string[],
): boolean {
  const schema = requestBody?.content["application/json"].schema ?? true;
  return fields.some(
    (field) =>
      stepsThrough(schema, field.split(".")).some(({ to }) => isMarked(to)) ||
      parameters.some((parameter) => parameter.name === field && isMarked(parameter.schema)),
  );
}

/** The fields of a value, nested ones as `outer.inner`. */
export function fieldsWithin(value: unknown, parent = ""): string[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    `${parent}${key}`,
    ...fieldsWithin(part, `${parent}${key}.`),
  ]);
}

/**
 * Whether a response breaks something that its schema only assumes. What `x-assumed` says of a schema with `required` is
 * which keys are there and which may be null; of any other it is the whole schema, as openapi/README.md tells.
 */
export function isAssumedViolation(schema: SchemaNode, body: unknown, { path, message }: Violation): boolean {
  const keys = path.split(".");
  const isMissing = message === isRequired;
  const isAbsence = isMissing || valueAt(body, keys) === null;
  return stepsThrough(schema, keys).some(({ from, to, isLast }) => {
    if (!isLast) return false;
    // Of a property that is required and assumed, it is the values that are assumed.
    const isStated = isMissing && !isMarked(from) && from.required?.includes(keys.at(-1) ?? "");
    if (isStated) return false;
    // "array of string or null" may be read of the array or of what is in it.
    const isItem = from.items !== undefined && /^\d+$/.test(keys.at(-1) ?? "");
    if (isItem && [from.type].flat().includes("null") && valueAt(body, keys) === null) return true;
    return (isMarked(to) && !to.required) || (isMarked(from) && (!from.required || isAbsence));
  });
}

/** One step of a path: from an object or a list to what is in it. */
interface Step {
  from: Schema;
  to: Schema;
  isLast: boolean;
}

/** Every step that a path takes through a schema, on all branches of unions and intersections. */
function stepsThrough(schema: SchemaNode, [key, ...rest]: readonly string[]): Step[] {
  if (key === undefined) return [];
  return branchesOf(schema).flatMap((from) => {
    const next = /^\d+$/.test(key) && from.items !== undefined ? from.items : from.properties?.[key];
    const targets = next === undefined ? [] : branchesOf(next);
    const steps = targets.map((to) => ({ from, to, isLast: rest.length === 0 }));
    return [...steps, ...(next === undefined ? [] : stepsThrough(next, rest))];
  });
}

function isMarked(schema: Schema): boolean {
  return schema["x-assumed"] !== undefined;
}
