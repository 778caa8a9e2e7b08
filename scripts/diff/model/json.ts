import { escapeKey } from "../../openapi/pointer.ts";

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Tells a JSON object from every other value, `undefined` included. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object at a key, or an empty one where there is none. */
export function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  return isObject(value) ? value : {};
}

/** The array at a key, or an empty one where there is none. */
export function arrayAt(parent: JsonObject, key: string): Json[] {
  const value = parent[key];
  return Array.isArray(value) ? value : [];
}

/** One text for each JSON value, whatever the order of its keys; the empty text for `undefined`. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/** The keys of both objects: the first's in its order, then what only the second has. */
export function keysOfBoth(before: JsonObject, after: JsonObject): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

/** Descends from a JSON Pointer by keys, escaping them (RFC 6901, section 3). */
export function pointerTo(base: string, ...keys: (string | number)[]): string {
  return [base, ...keys.map((key) => escapeKey(String(key)))].join("/");
}
