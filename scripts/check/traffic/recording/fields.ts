import { UsageError } from "../../../lib/errors.ts";
import { isRecord } from "../../contract/document.ts";
import type { Fields } from "../../contract/fields.ts";

/** Reads the fields of an object of a file, and says where it stands if one is not as it should be. */
export interface Reader {
  /** The object itself. */
  fields: Fields;
  text(name: string): string;
  optionalText(name: string): string | undefined;
  number(name: string): number;
  object(name: string): Reader;
  optionalObject(name: string): Reader | undefined;
  list(name: string): Reader[];
  /** @throws {UsageError} naming the field. */
  refuse(name: string, expected: string): never;
}

/**
 * A reader of an object; `where` names it, such as `a.har, entry 3`.
 *
 * @throws {UsageError} unless it is one. No message has a value of the file, which may be a secret.
 */
export function readerOf(value: unknown, where: string, path = ""): Reader {
  if (!isRecord(value) || Array.isArray(value))
    throw new UsageError(`${where}: ${path || "it"} must be an object`);
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const refuse = (name: string, expected: string): never => {
    const is = value[name] === undefined || value[name] === null ? "is missing and " : "";
    throw new UsageError(`${where}: ${at(name)} ${is}must be ${expected}`);
  };
  const isGiven = (name: string) => value[name] !== undefined && value[name] !== null;
  const text = (name: string): string => {
    const found = value[name];
    return typeof found === "string" ? found : refuse(name, "a string");
  };
  const object = (name: string): Reader => {
    if (!isRecord(value[name]) || Array.isArray(value[name])) return refuse(name, "an object");
    return readerOf(value[name], where, at(name));
  };
  return {
    fields: value,
    text,
    object,
    refuse,
    optionalText: (name) => (isGiven(name) ? text(name) : undefined),
    number(name) {
      const found = value[name];
      return typeof found === "number" && Number.isFinite(found) ? found : refuse(name, "a number");
    },
    optionalObject: (name) => (isGiven(name) ? object(name) : undefined),
    list(name) {
      const found = value[name];
      if (!Array.isArray(found)) return refuse(name, "a list");
      return found.map((one: unknown, place) => readerOf(one, where, `${at(name)}[${place}]`));
    },
  };
}
