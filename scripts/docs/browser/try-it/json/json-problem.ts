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
  const reader = new Reader(text);
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
class Reader {
  problem: { at: number; message: string } | undefined;
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  all(): void {
    try {
      this.value();
    } catch {
      this.fail("this is nested too deeply");
    }
    if (this.at < this.text.length) this.fail("unexpected text after the value");
  }

  private value(): void {
    this.take(blank);
    const next = this.text[this.at];
    if (next === "{") this.members("}", () => this.member());
    else if (next === "[") this.members("]", () => this.value());
    else if (next === '"') this.string();
    else if (!this.take(scalar)) this.fail("expected a value");
    this.take(blank);
  }

  private member(): void {
    if (this.text[this.at] !== '"') return this.fail("expected a name in double quotes");
    this.string();
    this.take(blank);
    if (!this.skip(":")) return this.fail("expected a colon");
    this.value();
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

  private string(): void {
    if (this.take(string)) return;
    const closed = /"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"/y;
    closed.lastIndex = this.at;
    this.fail(
      closed.test(this.text)
        ? "this string has a character that JSON does not allow"
        : "this string is not closed",
    );
  }

  private skip(character: string): boolean {
    if (this.problem || this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private take(pattern: RegExp): boolean {
    if (this.problem) return false;
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  private fail(message: string): void {
    const isEnd = this.at >= this.text.length;
    this.problem ??= { at: this.at, message: isEnd ? `it ends too soon: ${message}` : message };
  }
}
