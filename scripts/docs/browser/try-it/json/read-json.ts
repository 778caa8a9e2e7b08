import { NumberText, type Json } from "./json-value.ts";

/** Reads a text; `undefined` where it is not JSON. */
export function readJson(text: string): Json | undefined {
  return new JsonReader(text).all();
}

/** Where a text stops being JSON. Lines and columns count from 1. */
export interface JsonProblem {
  line: number;
  column: number;
  message: string;
}

/**
 * The first problem of a text that should be JSON, `undefined` where it is. Engines word theirs differently, and not all of
 * them say where.
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // Now the place is looked for.
  }
  const reader = new JsonReader(text);
  reader.all();
  if (!reader.problem) return undefined;
  const before = text.slice(0, reader.problem.at).split(/\r\n|\n|\r/);
  return {
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    message: reader.problem.message,
  };
}

const blank = /[ \t\n\r]*/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;

/** After the first problem nothing is read any more. */
class JsonReader {
  problem: { at: number; message: string } | undefined;
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  all(): Json | undefined {
    let json: Json | undefined;
    try {
      json = this.value();
    } catch {
      this.fail("this is nested too deeply");
    }
    if (this.at < this.text.length) this.fail("unexpected text after the value");
    return this.problem ? undefined : json;
  }

  private value(): Json {
    this.take(blank);
    const next = this.text[this.at];
    const json =
      next === "{"
        ? this.object()
        : next === "["
          ? this.array()
          : next === '"'
            ? this.string()
            : this.scalar();
    this.take(blank);
    return json;
  }

  private object(): Json {
    const members = new Map<string, Json>();
    this.members("}", () => this.member(members));
    return members;
  }

  private array(): Json {
    const items: Json[] = [];
    this.members("]", () => items.push(this.value()));
    return items;
  }

  private member(members: Map<string, Json>): void {
    if (this.text[this.at] !== '"') return this.fail("expected a name in double quotes");
    const name = this.string();
    this.take(blank);
    if (!this.skip(":")) return this.fail("expected a colon");
    members.set(name, this.value());
  }

  private members(close: "}" | "]", read: () => void): void {
    this.at += 1;
    this.take(blank);
    if (this.skip(close)) return;
    do {
      this.take(blank);
      read();
      this.take(blank);
    } while (!this.problem && this.skip(","));
    if (!this.skip(close)) this.fail(`expected a comma or ${close}`);
  }

  private string(): string {
    const literal = this.take(string);
    if (literal !== undefined) return String(JSON.parse(literal));
    const closed = /"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"/y;
    closed.lastIndex = this.at;
    this.fail(
      closed.test(this.text)
        ? "this string has a character that JSON does not allow"
        : "this string is not closed",
    );
    return "";
  }

  private scalar(): Json {
    const literal = this.take(scalar);
    if (literal === undefined) this.fail("expected a value");
    if (literal === undefined || literal === "null") return null;
    return literal === "true" || literal === "false" ? literal === "true" : new NumberText(literal);
  }

  private skip(character: string): boolean {
    if (this.problem || this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private take(pattern: RegExp): string | undefined {
    if (this.problem) return undefined;
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    this.at += found?.length ?? 0;
    return found;
  }

  private fail(message: string): void {
    const isEnd = this.at >= this.text.length;
    this.problem ??= { at: this.at, message: isEnd ? `it ends too soon: ${message}` : message };
  }
}
