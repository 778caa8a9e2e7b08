import { isRecord } from "../../lib/json.ts";

export type Raw = Record<string, unknown>;

/** The object at a key; an empty one, where there is none. */
export function objectAt(node: Raw, key: string): Raw {
  const value = node[key];
  return isRecord(value) ? value : {};
}

export function objectsAt(node: Raw, key: string): Raw[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The text at a key, if it is one that says something. */
export function textAt(node: Raw, key: string): string | undefined {
  const value = node[key];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

export function textsOf<Key extends string>(node: Raw, ...keys: Key[]): Partial<Record<Key, string>> {
  const found = keys.flatMap((key) => {
    const text = textAt(node, key);
    return text === undefined ? [] : [[key, text]];
  });
  return Object.fromEntries(found) as Partial<Record<Key, string>>;
}

export function textsAt(node: Raw, key: string): string[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

export function mapped<Value>(node: Raw, make: (value: Raw, key: string) => Value): Record<string, Value> {
  const entries = Object.entries(node).flatMap(([key, value]) =>
    isRecord(value) ? [[key, make(value, key)] as const] : [],
  );
  return Object.fromEntries(entries);
}

export function withoutExtensions(node: Raw): Raw {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith("x-")));
}
