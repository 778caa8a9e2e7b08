import type { Json, JsonObject } from "../scripts/diff/model/json.ts";
import { pointerKeys } from "../scripts/openapi/pointer.ts";

/** What to change in a document: values by where they are put, and null for what is removed. */
export type Edits = Readonly<Record<string, Json>>;

/**
 * The JSON Pointer that a table of fixtures writes in short.
 *
 * @param place a JSON Pointer that begins with `#`, or the rest of one that begins with `at`, or `.` for `at` itself
 */
export function pointerOf(place: string, at: string): string {
  if (place.startsWith("#")) return place;
  return place === "." ? at : `${at}/${place}`;
}

/**
 * A copy of a document with the edits made in their order. Objects on the way are made where they are missing.
 *
 * @param at where the places of the edits begin: {@link pointerOf}
 * @throws Error where there is nothing to remove, or something on the way that can hold no other value
 */
export function editDocument(document: JsonObject, edits: Edits, at: string): JsonObject {
  const holder: { document: JsonObject } = { document: structuredClone(document) };
  for (const [place, value] of Object.entries(edits)) {
    const keys = ["document", ...pointerKeys(pointerOf(place, at))];
    const last = keys.pop() ?? "";
    const parent = keys.reduce<Parent>(childOf, holder);
    if (value === null) remove(parent, last);
    else if (Array.isArray(parent)) parent[Number(last)] = structuredClone(value);
    else parent[last] = structuredClone(value);
  }
  return holder.document;
}

type Parent = JsonObject | Json[];

function childOf(parent: Parent, key: string): Parent {
  const child = Array.isArray(parent) ? parent[Number(key)] : parent[key];
  if (typeof child === "object" && child !== null) return child;
  if (child !== undefined || Array.isArray(parent)) throw new Error(`Nothing can be put below ${key}.`);
  return (parent[key] = {});
}

function remove(parent: Parent, key: string): void {
  if (!Object.hasOwn(parent, key)) throw new Error(`There is no ${key} to remove.`);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}
