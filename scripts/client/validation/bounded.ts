import type { ValidationError } from "@adintel/client/validators";
import { maxItemErrors, maxListedEntries } from "./bounds.js";
import { moreItems, moreUnknownFields } from "./messages.js";
import { parsePointer, toViolations, type Violation } from "./violations.js";

/** An array or object of a body that has errors. */
interface Group {
  /** The names of the listed invalid fields, or the indexes of the listed invalid items. */
  listed: Set<string>;
  /** How many errors it has. */
  errors: number;
  /** How many unknown fields or invalid items are not listed. */
  more: number;
}

/**
 * Ajv's errors about a body in words: of the invalid items of each array and of the unknown fields of each object, the first
 * ones are listed, and one entry says how many come after them. So every invalid field is named, and the list stays short
 * however large the body is. Only listed errors are put into words, so the cost per unlisted error stays small.
 */
export function boundedViolations(errors: readonly ValidationError[], body: unknown): Violation[] {
  const arrays = new Map<string, Group>();
  const objects = new Map<string, Group>();
  const listed = errors.filter((error) => {
    const { instancePath, keyword, params } = error;
    if (keyword === "additionalProperties")
      return recordError(objects, instancePath, String(params["additionalProperty"]));
    const item = outermostItem(instancePath);
    return !item || recordError(arrays, item.array, item.index);
  });
  const violations = toViolations(listed);
  const add = (pointer: string, message: string) =>
    violations.push({ path: parsePointer(pointer).join(".") || "body", message });
  for (const [pointer, { more }] of objects) if (more > 0) add(pointer, moreUnknownFields(more));
  for (const [pointer, group] of arrays) {
    const isWhole = group.more === 0 && group.errors < maxItemErrors;
    const more = isWhole ? 0 : itemsAfter(group, parsePointer(pointer).reduce(member, body));
    if (more > 0) add(pointer, moreItems(more));
  }
  return violations;
}

/** Counts an error in its group. Returns whether it is about one of the first items or fields, which are listed. */
function recordError(groups: Map<string, Group>, pointer: string, name: string): boolean {
  let group = groups.get(pointer);
  if (!group) groups.set(pointer, (group = { listed: new Set(), errors: 0, more: 0 }));
  group.errors += 1;
  if (group.listed.has(name)) return true;
  if (group.listed.size < maxListedEntries) {
    group.listed.add(name);
    return true;
  }
  group.more += 1;
  return false;
}

/** How many items come after the last one that is listed. */
function itemsAfter({ listed }: Group, array: unknown): number {
  return Array.isArray(array) ? array.length - 1 - Math.max(...Array.from(listed, Number)) : 0;
}

function member(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[name];
}

/** The outermost array on a JSON Pointer, and the index of its item on that pointer; `undefined` if there is none. */
function outermostItem(pointer: string): { array: string; index: string } | undefined {
  for (let start = pointer.indexOf("/"); start !== -1;) {
    const next = pointer.indexOf("/", start + 1);
    const end = next === -1 ? pointer.length : next;
    if (isIndex(pointer, start + 1, end))
      return { array: pointer.slice(0, start), index: pointer.slice(start + 1, end) };
    start = next;
  }
  return undefined;
}

/** Whether a step of a JSON Pointer is an array index. No field of the documents has a number for a name. */
function isIndex(pointer: string, from: number, to: number): boolean {
  if (from === to) return false;
  for (let at = from; at < to; at += 1) {
    const code = pointer.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
