import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Alias, Document, Node, Pair } from "yaml";
import { DataError, type Path } from "./data-error.ts";

/** How much longer aliases may make the data than its file, in characters. */
const maxExpansionChars = 64 * 2 ** 20;

/**
 * Reads a data file in YAML or JSON; what is in it is not checked yet.
 *
 * @throws {DataError} if it cannot be read or parsed, with the place of the mistake.
 */
export function readDataFile(path: string): { path: string; data: unknown } {
  const [, format] = /\.(csv|tsv|jsonl|ndjson)$/i.exec(path) ?? [];
  if (format !== undefined) {
    const message = `${format.toLowerCase()} files are not read; write the data as YAML or JSON`;
    throw new DataError([{ path: [], message }], () => `${path}: `);
  }
  const text = textOf(path);
  // JSON is YAML too, but parsing it as YAML takes many times longer.
  if (/^\s*[{[]/.test(text)) {
    try {
      return { path, data: JSON.parse(text) };
    } catch {
      // The YAML parser says where the mistake is.
    }
  }
  const { document, counter, unresolved } = parsed(text);
  const [error] = document.errors;
  if (error) {
    const { line, col } = counter.linePos(error.pos[0]);
    const [message = ""] = error.message.split("\n");
    const what =
      error.code === "MULTIPLE_DOCS"
        ? "must be a single YAML document; a second one starts here"
        : message.replace(/ at line \d+, column \d+:?$/, "");
    throw new DataError([{ path: [], message: what }], () => `${path}:${line}:${col}: `);
  }
  try {
    // The parser's own limit counts aliases. An alias and what it stands for are one object.
    const data: unknown = document.toJS({ maxAliasCount: -1 });
    if (expandedSize(data) > text.length + maxExpansionChars)
      throw new DataError([{ path: [], message: "aliases expand to more than 64 MB" }], () => `${path}: `);
    return { path, data };
  } catch (cause) {
    if (cause instanceof DataError) throw cause;
    const { line, col } = counter.linePos(unresolved()?.range?.[0] ?? 0);
    throw new DataError(
      [{ path: [], message: cause instanceof Error ? cause.message : String(cause) }],
      () => `${path}:${line}:${col}: `,
    );
  }
}

/** About how many characters a value has with its aliases written out; without end if it contains itself. */
function expandedSize(value: unknown, sizes = new Map<object, number>()): number {
  if (typeof value !== "object" || value === null) return String(value).length;
  const knownSize = sizes.get(value);
  if (knownSize !== undefined) return knownSize;
  sizes.set(value, Infinity);
  let size = 2;
  for (const [key, item] of Object.entries(value)) size += key.length + expandedSize(item, sizes);
  sizes.set(value, size);
  return size;
}

/** Runs a function; a DataError that it throws gets the line and column of each mistake in the file, if there is one. */
export function placing<T>(path: string | undefined, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof DataError && path !== undefined ? placedIn(path, error) : error;
  }
}

/** The same error, with the line and column of each mistake in the file. */
export function placedIn(path: string, { problems }: DataError): DataError {
  const place = placesIn(path);
  return new DataError(problems, (at) => `${place(at)}: `);
}

/** What says where a value is in a file, such as `data.yaml:6:5`. */
export function placesIn(path: string): (at: Path) => string {
  const { document, counter } = parsed(textOf(path));
  return (at) => {
    const offset = offsetOf(document, at);
    const { line, col } = offset === undefined ? { line: 1, col: 1 } : counter.linePos(offset);
    return `${path}:${line}:${col}`;
  };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reasons: Record<string, string> = { ENOENT: "no such file", EISDIR: "is a directory" };
    throw new DataError([{ path: [], message: reasons[code ?? ""] ?? message }], () => `${path}: `);
  }
}

function parsed(text: string) {
  // Loaded only when it is needed: it takes a while.
  const yaml = createRequire(import.meta.url)("yaml") as typeof import("yaml");
  const counter = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { lineCounter: counter });
  /** The first alias whose anchor does not stand before it. */
  const unresolved = (): Alias | undefined => {
    let found: Alias | undefined;
    yaml.visit(document, {
      Alias(_, alias) {
        if (alias.resolve(document)) return undefined;
        found = alias;
        return yaml.visit.BREAK;
      },
    });
    return found;
  };
  return { document, counter, unresolved };
}

/** Where a value is in the file: at its key if it has one, or else at its first character. */
function offsetOf(document: Document, path: Path): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = path.slice(0, length - 1);
    const step = path[length - 1];
    const holder: unknown = length === 1 ? document.contents : document.getIn(parent, true);
    const pairs = pairsOf(holder);
    const key = pairs?.find((pair) => String(keyOf(pair)) === String(step))?.key;
    const node: unknown = key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0];
}

function pairsOf(node: unknown): Pair[] | undefined {
  const { items } = (node ?? {}) as { items?: unknown[] };
  return items?.filter((item): item is Pair => typeof item === "object" && item !== null && "key" in item);
}

function keyOf({ key }: Pair): unknown {
  return isNode(key) && "value" in key ? key.value : key;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "range" in value;
}
