/** A number as it is written, which JavaScript may not be able to hold. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** JSON that loses nothing: numbers keep their digits, and objects are maps in their order, whatever their keys are. */
export type Json = string | boolean | null | NumberText | Json[] | Map<string, Json>;

export function plainOf(json: Json): unknown {
  if (json instanceof NumberText) return Number(json.text);
  if (Array.isArray(json)) return json.map(plainOf);
  if (json instanceof Map)
    return Object.fromEntries(Array.from(json, ([name, value]) => [name, plainOf(value)]));
  return json;
}

/** Characters of a line at most, where a value can be broken. */
const maxLineWidth = 64;

/** Writes it: on one line where it fits, else a line for each member. */
export function writeJson(json: Json, indent = "", beside = 0): string {
  const line = onOneLine(json);
  if (!isNested(json) || (indent !== "" && indent.length + beside + line.length <= maxLineWidth)) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(json)
    ? json.map((item) => inner + writeJson(item, inner, 1))
    : Array.from(json, ([name, value]) => {
        const label = `${JSON.stringify(name)}: `;
        return inner + label + writeJson(value, inner, label.length + 1);
      });
  const [open, close] = Array.isArray(json) ? "[]" : "{}";
  return `${open}\n${members.join(",\n")}\n${indent}${close}`;
}

function isNested(json: Json): json is Json[] | Map<string, Json> {
  return (Array.isArray(json) && json.length > 0) || (json instanceof Map && json.size > 0);
}

export function onOneLine(json: Json): string {
  if (json instanceof NumberText) return json.text;
  if (Array.isArray(json)) return `[${json.map(onOneLine).join(", ")}]`;
  if (!(json instanceof Map)) return JSON.stringify(json);
  const members = Array.from(json, ([name, value]) => `${JSON.stringify(name)}: ${onOneLine(value)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

/** What is at a path of names; `undefined`: nothing. */
export function valueAt(json: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((at, name) => (at instanceof Map ? at.get(name) : undefined), json);
}

/**
 * The same with another value at a path, or without any there. All beside it stays; objects on the way are made, and those
 * that are left empty are taken away.
 */
export function withValue(
  json: Json | undefined,
  [name, ...rest]: readonly string[],
  value: Json | undefined,
): Json | undefined {
  if (name === undefined) return value;
  const members = new Map(json instanceof Map ? json : []);
  const inner = withValue(members.get(name), rest, value);
  if (inner === undefined || (inner instanceof Map && inner.size === 0 && value === undefined))
    members.delete(name);
  else members.set(name, inner);
  return members;
}
