/** How a language writes the values that JSON knows. */
export interface Notation {
  null: string;
  true: string;
  false: string;
  string(text: string): string;
  key(name: string): string;
  /** What stands inside the braces of an object on one line. */
  padding: "" | " ";
  /** What an object begins and ends with; braces unless it says otherwise. */
  object?(members: object): readonly [open: string, close: string];
  /** What stands between a member's name and its value. */
  colon: string;
  /** After the last member, where each has a line of its own. */
  trailingComma: "" | ",";
}

export const json: Notation = {
  null: "null",
  true: "true",
  false: "false",
  string: JSON.stringify,
  key: (name) => JSON.stringify(name),
  padding: " ",
  colon: ": ",
  trailingComma: "",
};

export const javascript: Notation = {
  ...json,
  key(name) {
    // As a plain key it would set the prototype.
    if (name === "__proto__") return `["__proto__"]`;
    return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  },
  trailingComma: ",",
};

/** Every escape of a JSON string means the same in Python. */
export const python: Notation = {
  null: "None",
  true: "True",
  false: "False",
  string: JSON.stringify,
  key: (name) => JSON.stringify(name),
  padding: "",
  colon: ": ",
  trailingComma: ",",
};

/** An array stands for both; one that would become a list is said to be an object. */
export const php: Notation = {
  null: "null",
  true: "true",
  false: "false",
  string: phpString,
  key: phpString,
  padding: "",
  object: (members) =>
    Object.keys(members).every((name, index) => name === String(index)) ? ["(object) [", "]"] : ["[", "]"],
  colon: " => ",
  trailingComma: ",",
};

/** In single quotes, unless it has characters that nobody sees. */
function phpString(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, "\uFFFD");
  // Control characters, the separators of lines, and the mark of the byte order.
  if (!/[\p{Cc}\u2028\u2029\uFEFF]/u.test(whole)) return `'${whole.replace(/[\\']/g, String.raw`\$&`)}'`;
  const inner = whole
    .replace(/[\\"$]/g, String.raw`\$&`)
    .replace(/[\p{Cc}\u2028\u2029\uFEFF]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
  return `"${inner}"`;
}

export interface LiteralLayout {
  /** Spaces before the line in which the value begins. */
  indent?: number;
  /** Spaces of a step inwards. */
  step?: number;
  /** Characters on its first line beside the value and the indent, those behind it included. */
  beside?: number;
  /** Characters of a line at most, where the value can be broken. */
  width?: number;
}

/** A JSON value in a notation: on one line where it fits, else a line for each member. */
export function literal(value: unknown, notation: Notation, place: LiteralLayout = {}): string {
  const { indent = 0, step = 2, beside = 0, width = 80 } = place;
  const line = onOneLine(value, notation);
  if (indent + beside + line.length <= width || !isNested(value)) return line;
  const inner = " ".repeat(indent + step);
  const members = membersOf(value, notation).map(
    ([label, member]) =>
      inner +
      label +
      literal(member, notation, { indent: indent + step, step, beside: label.length + 1, width }),
  );
  const [open, close] = bracketsOf(value, notation);
  return `${open}\n${members.join(",\n")}${notation.trailingComma}\n${" ".repeat(indent)}${close}`;
}

function onOneLine(value: unknown, notation: Notation): string {
  if (value === null) return notation.null;
  if (typeof value === "boolean") return value ? notation.true : notation.false;
  if (typeof value === "string") return notation.string(value);
  if (typeof value === "number" && !Number.isFinite(value)) return notation.null;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = membersOf(value, notation)
    .map(([label, member]) => label + onOneLine(member, notation))
    .join(", ");
  const [open, close] = bracketsOf(value, notation);
  const padding = members && !Array.isArray(value) ? notation.padding : "";
  return [open, padding, members, padding, close].join("");
}

function bracketsOf(value: object, { object }: Notation): readonly [open: string, close: string] {
  if (Array.isArray(value)) return ["[", "]"];
  return object?.(value) ?? ["{", "}"];
}

/** Each member with what stands before it. */
function membersOf(value: object, notation: Notation): [string, unknown][] {
  return Array.isArray(value)
    ? value.map((member: unknown): [string, unknown] => ["", member])
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => [notation.key(name) + notation.colon, member]);
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
