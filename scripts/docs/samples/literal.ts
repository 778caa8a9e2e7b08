/** How a language writes the values that JSON knows. */
export interface Notation {
  null: string;
  true: string;
  false: string;
  string(text: string): string;
  key(name: string): string;
  /** What stands inside the braces of an object on one line. */
  padding: "" | " ";
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
  trailingComma: ",",
};

export interface Place {
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
export function literal(value: unknown, notation: Notation, place: Place = {}): string {
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
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${members.join(",\n")}${notation.trailingComma}\n${" ".repeat(indent)}${close}`;
}

function onOneLine(value: unknown, notation: Notation): string {
  if (value === null) return notation.null;
  if (typeof value === "boolean") return value ? notation.true : notation.false;
  if (typeof value === "string") return notation.string(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const members = membersOf(value, notation)
    .map(([label, member]) => label + onOneLine(member, notation))
    .join(", ");
  if (Array.isArray(value)) return `[${members}]`;
  return (members && `{${notation.padding}${members}${notation.padding}}`) || "{}";
}

/** Each member with what stands before it. */
function membersOf(value: object, notation: Notation): [string, unknown][] {
  return Array.isArray(value)
    ? value.map((member: unknown): [string, unknown] => ["", member])
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => [`${notation.key(name)}: `, member]);
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
