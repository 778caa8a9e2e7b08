import { isRecord } from "../../lib/json.ts";

/** An object of a document that nobody has checked. */
export type Raw = Record<string, unknown>;

/** The object at a key; an empty one, where there is none. */
export function objectAt(node: Raw, key: string): Raw {
  const value = node[key];
  return isRecord(value) ? value : {};
}

/** The objects in the list at a key. */
export function objectsAt(node: Raw, key: string): Raw[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The text at a key, if it is one that says something. */
export function textAt(node: Raw, key: string): string | undefined {
  const value = node[key];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** The texts in the list at a key. */
export function textsAt(node: Raw, key: string): string[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
