import { isRecord } from "../../lib/json.ts";
import { anyName, type Shape } from "../../openapi/shape.ts";

/** How deep an object in an example may lie in others. */
const maxDepth = 5;

/**
 * A value of a shape: the example, the constant or the default that it has, and plain values where it has none.
 *
 * @param isSent It is part of a request: only what is required is in it, unless nothing is.
 */
export function exampleOf(shape: Shape, isSent: boolean): unknown {
  const value = valueOf(shape, { isSent, isWhole: !isSent }, 0);
  return isEmpty(value) ? valueOf(shape, { isSent, isWhole: true }, 0) : value;
}

function isEmpty(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

interface Making {
  isSent: boolean;
  /** It has fields that are not required. */
  isWhole: boolean;
}

function valueOf(shape: Shape, making: Making, depth: number): unknown {
  const { type, examples, values, items, fields, alternatives, minimum = 1, bounds } = shape;
  const [given = shape.default] = [...examples, ...values];
  if (given !== undefined) return given;
  if (depth > maxDepth) return undefined;
  const [choice] = alternatives;
  if (choice || fields.length > 0 || type === "object") {
    const chosen = choice && valueOf(choice, making, depth + 1);
    const own = objectOf(shape, making, depth);
    return !choice ? own : isRecord(chosen) ? { ...own, ...chosen } : chosen;
  }
  if (items) {
    const item = valueOf(items, making, depth + 1);
    return item === undefined || isEmpty(item) ? [] : [item];
  }
  switch (type.split(" ")[0]) {
    case "string":
      return bounds.map((bound) => texts[bound]).find((text) => text !== undefined) ?? "text";
    case "integer":
    case "number":
      return minimum;
    case "boolean":
      return true;
    case "array":
      return [];
    default:
      return undefined;
  }
}

function objectOf({ fields }: Shape, making: Making, depth: number): Record<string, unknown> {
  const { isSent, isWhole } = making;
  const shown = fields.filter(
    ({ name, required, shape: { bounds } }) =>
      name !== anyName &&
      (isWhole ? !bounds.includes("deprecated") : required) &&
      !bounds.includes(isSent ? "only in responses" : "only in requests"),
  );
  return Object.fromEntries(
    shown.flatMap(({ name, shape }) => {
      const value = valueOf(shape, making, depth + 1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** By format. */
const texts: Record<string, string> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  email: "name@example.com",
  uri: "https://example.com/",
  url: "https://example.com/",
  uuid: "7f0c1b52-3f0e-4d5a-9a41-5a1c6f1f2b3d",
};
