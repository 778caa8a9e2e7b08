import type { Violation } from "@adintel/client/validation";
import { isRecord } from "../../../scripts/lib/json.ts";
import { nearest, suggestion } from "../../../scripts/lib/text.ts";

/** Everything that is wrong with a value at a path. */
export type Check = (value: unknown, path: string) => Violation[];

export const integer =
  (min: number, max = 1_000_000_000): Check =>
  (value, path) =>
    Number.isInteger(value) && isWithin(value, min, max)
      ? []
      : [{ path, message: `must be an integer from ${min} to ${max}` }];

/** Milliseconds that a timer can bear. */
export const milliseconds: Check = (value, path) =>
  isWithin(value, 0, 600_000) ? [] : [{ path, message: "must be a number of milliseconds up to 600000" }];

/** A share that is not zero. */
export const share: Check = (value, path) =>
  isWithin(value, Number.MIN_VALUE, 1) ? [] : [{ path, message: "must be a number above 0 and up to 1" }];

function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === "number" && value >= min && value <= max;
}

export const boolean: Check = (value, path) =>
  typeof value === "boolean" ? [] : [{ path, message: "must be true or false" }];

export const text =
  (pattern: RegExp, what: string): Check =>
  (value, path) =>
    typeof value === "string" && pattern.test(value) ? [] : [{ path, message: `must be ${what}` }];

/** One of some words; a mistyped one is shown the word that was perhaps meant. */
export const oneOf =
  (words: readonly string[]): Check =>
  (value, path) => {
    if (typeof value === "string" && words.includes(value)) return [];
    const [meant] = typeof value === "string" ? nearest(value, words) : [];
    const list = words.length === 1 ? `must be ${words.join("")}` : `must be one of ${words.join(", ")}`;
    return [{ path, message: meant === undefined ? list : `did you mean ${meant}? It ${list}` }];
  };

/** One value, or an array of them that is not empty. */
export const oneOrMore =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value) ? array(check)(value, path) : check(value, path);

/** An array that is not empty. */
export const array =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return [{ path, message: "must be an array" }];
    if (value.length === 0) return [{ path, message: "must not be empty" }];
    return value.flatMap((item: unknown, index) => check(item, `${path}.${index}`));
  };

export const anything: Check = () => [];

/** An object whose fields may have any name. */
export const record =
  (check: Check): Check =>
  (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, item]) => check(item, below(path, name)))
      : [{ path: path || "body", message: "must be an object" }];

/** An object with some of these fields. */
export const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isRecord(value)) return [{ path: path || "body", message: "must be an object" }];
    const names = Object.keys(fields);
    let list = `; the known fields are ${names.join(", ")}`;
    return Object.entries(value).flatMap(([name, item]) => {
      const check = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (check) return check(item, below(path, name));
      const meant = suggestion(nearest(name, names, 1));
      const message = `is not a known field${meant || list}`;
      // Once is enough.
      if (meant === "") list = "";
      return [{ path: below(path, name), message }];
    });
  };

function below(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
