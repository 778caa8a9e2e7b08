import type { Success } from "./call.ts";

const remembered = 4;

/** The JSON of a row, encoded. */
export type RowJson<T> = (record: T, origin: string) => Uint8Array;

const encoder = new TextEncoder();

/**
 * The JSON of rows, made once for each record and origin: records do not change, and making it costs most of what an answer
 * costs.
 */
export function rowJson<T extends object>(row: (record: T, origin: string) => unknown): RowJson<T> {
  const byOrigin = new Map<string, WeakMap<T, Uint8Array>>();
  return (record, origin) => {
    let rows = byOrigin.get(origin);
    if (!rows) {
      // Callers choose the Host header, and so the origin.
      if (byOrigin.size >= remembered) byOrigin.clear();
      rows = new WeakMap();
      byOrigin.set(origin, rows);
    }
    let json = rows.get(record);
    if (json === undefined) {
      json = encoder.encode(JSON.stringify(row(record, origin)));
      rows.set(record, json);
    }
    return json;
  };
}

/** What follows from a list alone, made once for each list: those of the corpus are prepared and do not change. */
export function forEachList<L extends object, T>(make: (list: L) => T): (list: L) => T {
  const made = new WeakMap<L, { value: T }>();
  return (list) => {
    const known = made.get(list) ?? { value: make(list) };
    made.set(list, known);
    return known.value;
  };
}

const comma = encoder.encode(",");
const end = encoder.encode("]}");

/** An answer of some keys, `count` among them, and of rows under a key that are encoded already. */
export function rowsJson(
  key: string,
  rows: readonly Uint8Array[],
  more: Readonly<Record<string, unknown>>,
): Success {
  const head = JSON.stringify(more).slice(0, -1);
  const pieces: Uint8Array[] = [encoder.encode(`${head},${JSON.stringify(key)}:[`)];
  for (const row of rows) {
    if (pieces.length > 1) pieces.push(comma);
    pieces.push(row);
  }
  pieces.push(end);
  return { json: pieces, rows: rows.length };
}
