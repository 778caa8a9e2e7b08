import type { Field, JsonType } from "./specification-table.ts";
import type { Json } from "./specification-shapes.ts";

/** A value that the tables allow, or one that they forbid. */
export interface Probe {
  label: string;
  value: Json;
  allowed: boolean;
}

/** Values of a request's field: at each stated bound and beyond it, and far out where no bound is stated. */
export function probes(field: Field): Probe[] {
  return [
    ...allowedValues(field).map((value) => ({ label: short(value), value, allowed: true })),
    ...forbiddenValues(field).map((value) => ({ label: short(value), value, allowed: false })),
  ];
}

const has = ({ types = [] }: Field, type: JsonType) => types.includes(type);
const isNumeric = (field: Field) => has(field, "number") || has(field, "integer");

function allowedValues(field: Field): Json[] {
  if (field.values) return [...field.values];
  const { minimum, maximum, minLength = 0, maxLength, maxItems } = field.bounds ?? {};
  const values: Json[] = [];
  if (has(field, "string")) {
    values.push("x".repeat(minLength), "x".repeat(maxLength ?? 5000));
    if (maxLength === undefined) values.push("neither a date nor a URL");
  }
  if (isNumeric(field)) {
    values.push(minimum ?? -1, maximum ?? 10_000_000_000);
    if (minimum === undefined) values.push(0);
    if (has(field, "number")) values.push(0.5);
  }
  if (has(field, "boolean")) values.push(true, false);
  if (has(field, "array")) {
    const items = allowedValues(field.items ?? {});
    const [item = "x"] = items;
    values.push(...items.map((value) => [value]), [], Array<Json>(maxItems ?? 300).fill(item));
  }
  return values;
}

function forbiddenValues(field: Field): Json[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = field.bounds ?? {};
  const values: Json[] = [{}];
  if (!has(field, "null")) values.push(null);
  if (field.values) values.push("no such value");
  if (!has(field, "string") && !field.values) values.push("no such value");
  if (!isNumeric(field)) values.push(5);
  if (has(field, "integer") && !has(field, "number")) values.push(1.5);
  if (!has(field, "boolean")) values.push(true);
  if (minimum !== undefined) values.push(minimum - 1);
  if (maximum !== undefined) values.push(maximum + 1);
  if (minLength) values.push("x".repeat(minLength - 1));
  if (maxLength !== undefined) values.push("x".repeat(maxLength + 1));
  if (field.items) {
    const [item = "x"] = allowedValues(field.items);
    values.push(...forbiddenValues(field.items).map((value) => [value]));
    if (maxItems !== undefined) values.push(Array<Json>(maxItems + 1).fill(item));
  } else {
    values.push([]);
  }
  return values;
}

/** An answer that has every key the tables name. */
export function sample(field: Field): Json {
  if (field.values) return field.values[0] ?? null;
  if (field.keys) {
    return Object.fromEntries(Object.entries(field.keys).map(([key, part]) => [key, sample(part)]));
  }
  if (has(field, "array")) return [sample(field.items ?? {})];
  if (has(field, "string")) return "x";
  if (isNumeric(field)) return 1;
  return has(field, "boolean") ? true : null;
}

/** Answers that differ from the sample in one place: a key missing, a key too many, null, another type or value. */
export function variants(field: Field, whole: (part: Json) => Json = (part) => part, path = ""): Probe[] {
  const found: Probe[] = [];
  const add = (what: string, part: Json, allowed: boolean) =>
    found.push({ label: `${path || "the answer"} ${what}`.trim(), value: whole(part), allowed });

  if (!field.types) return found;
  if (has(field, "null")) add("null", null, true);
  else if (field.nullability !== "not shown") add("null", null, false);
  if (field.values) {
    for (const value of field.values) add(String(value), value, true);
    add("with an unknown value", "no such value", false);
  }
  if (!field.values && has(field, "string")) add("any text", "neither a date nor a URL", true);
  if (!has(field, "string") && !has(field, "boolean")) add("text", "five", false);
  if (isNumeric(field)) add("far out", -10_000_000_000, true);
  if (has(field, "integer")) add("with a fraction", 1.5, false);
  if (!isNumeric(field)) add("a number", 5, false);
  if (field.items) {
    add("empty", [], true);
    found.push(...variants(field.items, (part) => whole([part]), `${path}.0`.replace(/^\./, "")));
  }
  if (field.keys) {
    const full = sample(field) as Record<string, Json>;
    for (const [key, part] of Object.entries(field.keys)) {
      const { [key]: _, ...rest } = full;
      if (part.required !== undefined) add(`without ${key}`, rest, !part.required);
      const within = (value: Json) => whole({ ...full, [key]: value });
      found.push(...variants(part, within, `${path}.${key}`.replace(/^\./, "")));
    }
    add("with a further key", { ...full, unheardOf: 1 }, !field.closed);
  }
  return found;
}

function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}… (${text.length} characters)` : text;
}
