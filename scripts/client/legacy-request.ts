import { usageError } from "./core/usage.js";

/** What a method's parameter becomes: a path parameter, or the whole query or body, which may be optional. */
export type ParameterRole = `path.${string}` | "query" | "query?" | "body" | "body?";

/** What kind of value a field takes: `string`, `integer`, `string[]`, `string|number[]`, or `any`. */
export type Kind = string;

/** How one of several searches, selected by a field, treats the other fields. Fields are named as in {@link Form.kinds}. */
export interface Mode {
  /** Required fields that it searches by. */
  inputs: readonly string[];
  /** Other required fields. */
  needs?: readonly string[];
  /** Fields that are not allowed. */
  refuses?: readonly string[];
  /** Fields that it accepts and ignores. */
  ignores?: readonly string[];
  /** Fields that it accepts; the documents leave open whether it uses them. */
  open?: readonly string[];
}

/** What a request of v1 looks like. */
export interface Form {
  /** The method's parameters in their order. */
  takes: readonly ParameterRole[];
  /** The kind of every field by its path, such as `body.filters.daysRun.min`. */
  kinds: Readonly<Record<string, Kind>>;
  /** The field that selects one of several searches, and the searches by its values. */
  modes?: { field: string; of: Readonly<Record<string, Mode>> };
}

/** A request of v1, read. */
export interface LegacyRequest {
  /** The values of its fields, by path. */
  used: ReadonlyMap<string, unknown>;
  /** The paths of fields that the documents do not list. */
  unknown: readonly string[];
  mode: Mode | undefined;
}

/**
 * Reads the parameters of a method of v1.
 *
 * @throws `invalid_usage`, if v1 would have refused them for their form.
 */
export function readRequest(name: string, form: Form, parameters: readonly unknown[]): LegacyRequest {
  const used = new Map<string, unknown>();
  const unknown: string[] = [];
  const fail = (message: string): never => {
    throw usageError(name, message);
  };
  const paths = Object.keys(form.kinds);

  const readField = (path: string, value: unknown): void => {
    if (Object.hasOwn(form.kinds, path)) {
      const kind = form.kinds[path] ?? "any";
      if (!isOfKind(kind, value)) {
        fail(`${displayPath(path)} must be ${inWords(kind)}, not ${describe(value, kind)}`);
      }
      used.set(path, value);
    } else if (path.includes(".") && !paths.some((fieldPath) => fieldPath.startsWith(`${path}.`))) {
      unknown.push(path);
    } else if (isObject(value)) {
      for (const [key, fieldValue] of Object.entries(value)) {
        // It would set the prototype of the upgraded request, not a field.
        if (key === "__proto__") fail(`${displayPath(path)} must not have the key __proto__`);
        if (fieldValue === undefined) continue;
        // A key with a dot looks like a nested path, but is not one.
        if (key.includes(".")) unknown.push(`${path}.${key}`);
        else readField(`${path}.${key}`, fieldValue);
      }
    } else {
      fail(`${displayPath(path)} must be an object, not ${describe(value)}`);
    }
  };

  form.takes.forEach((target, index) => {
    const value = parameters[index];
    if (target.startsWith("path.")) {
      if (typeof value !== "string")
        fail(`the ${displayPath(target)} must be a string, not ${describe(value)}`);
      // The client refuses it too: an id of dots alone would be resolved to the path of another operation.
      if (/^\.*$/.test(String(value))) fail(`the ${displayPath(target)} is missing`);
      used.set(target, value);
    } else if (value === undefined) {
      if (!target.endsWith("?")) fail(`the ${target} is missing`);
    } else {
      readField(target.replace("?", ""), value);
    }
  });

  return { used, unknown, mode: form.modes && readMode(form.modes, used, fail) };
}

function readMode(
  { field, of }: NonNullable<Form["modes"]>,
  used: ReadonlyMap<string, unknown>,
  fail: (message: string) => never,
): Mode | undefined {
  const value = String(used.get(field));
  const mode = Object.hasOwn(of, value) ? of[value] : undefined;
  if (!mode) {
    return fail(`${displayPath(field)} must be one of ${Object.keys(of).join(", ")}, not ${value}`);
  }
  const missing = [...mode.inputs, ...(mode.needs ?? [])].find((path) => !used.has(path));
  if (missing) fail(`${displayPath(missing)} is missing; ${displayPath(field)} ${value} requires it`);
  const refused = mode.refuses?.find((path) => used.has(path));
  if (refused) fail(`${displayPath(refused)} is not allowed with ${displayPath(field)} ${value}`);
  return mode;
}

/** A path as messages show it: `filters.daysRun.min` for `body.filters.daysRun.min`, `the body` for the whole body. */
export function displayPath(path: string): string {
  return path.includes(".") ? path.slice(path.indexOf(".") + 1) : `the ${path}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  // True across realms and without a prototype; false for a Map or Date, whose content is not in their keys.
  return Object.prototype.toString.call(value) === "[object Object]";
}

function isOfKind(kind: Kind, value: unknown): boolean {
  if (kind.endsWith("[]")) {
    return Array.isArray(value) && Array.from(value).every((item) => isOfKind(kind.slice(0, -2), item));
  }
  return kind.split("|").some((type) => {
    if (type === "any") return true;
    if (type === "integer") return Number.isInteger(value);
    // NaN and the infinities are null in JSON.
    if (type === "number") return Number.isFinite(value);
    return typeof value === type;
  });
}

function inWords(kind: Kind): string {
  const types = kind.replace("[]", "").replace("|", " or ");
  if (kind.endsWith("[]")) return `an array of ${types}`;
  return withArticle(types);
}

function describe(value: unknown, kind = ""): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return kind.endsWith("[]") ? "an array of other values" : "an array";
  return typeof value === "number" ? String(value) : withArticle(typeof value);
}

function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
