import { isMap, isScalar, isSeq, parseDocument, type Document, type Pair, type YAMLMap } from "yaml";

/** The object that keys lead to; an entry of a list is found by its `name` or its index. */
export function objectAt(document: Document, keys: readonly string[]): YAMLMap | undefined {
  let node: unknown = document.contents;
  for (const key of keys) node = childOf(node, key);
  return isMap(node) ? node : undefined;
}

/**
 * A text of YAML in which an object has a key with this value, itself as YAML; the rest stays as it is written. A new key goes
 * below the first of the keys in `below` that the object has, or else to its end.
 *
 * @throws {Error} if the keys lead to no object with keys.
 */
export function withKey(
  text: string,
  keys: readonly string[],
  [key, value]: readonly [key: string, value: string],
  below: readonly string[] = [],
): string {
  const object = objectAt(parseDocument(text), keys);
  const first = object?.items[0];
  if (!object || !first) throw new Error(`there is no object at ${keys.join(" ")}`);
  const pairOf = (name: string) => object.items.find((pair) => isScalar(pair.key) && pair.key.value === name);
  const own = pairOf(key);
  if (own) return replaced(text, rangeOf(own.key).end, endOf(text, own), `: ${value}`);
  const above = below.map(pairOf).find((pair) => pair !== undefined) ?? object.items.at(-1) ?? first;
  const end = endOf(text, above);
  if (object.flow === true) return replaced(text, end, end, `, ${key}: ${value}`);
  const lineEnd = text.indexOf("\n", end);
  const at = lineEnd < 0 ? text.length : lineEnd;
  const { start } = rangeOf(first.key);
  const indent = " ".repeat(start - text.lastIndexOf("\n", start - 1) - 1);
  return replaced(text, at, at, `\n${indent}${key}: ${value}`);
}

function childOf(node: unknown, key: string): unknown {
  if (isMap(node)) return node.get(key, true);
  if (!isSeq(node)) return undefined;
  return node.items.find((entry) => isMap(entry) && entry.get("name") === key) ?? node.get(Number(key), true);
}

/** Where the value of a key ends, without the line break after a text or an object of several lines. */
function endOf(text: string, { key, value }: Pair): number {
  const { start, end } = rangeOf(value ?? key);
  return start + text.slice(start, end).trimEnd().length;
}

function rangeOf(node: unknown): { start: number; end: number } {
  const [start = 0, end = start] = (node as { range?: number[] | null }).range ?? [];
  return { start, end };
}

function replaced(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
