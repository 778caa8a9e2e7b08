import type { Success } from "./call.ts";

/** The JSON of a row, encoded. */
export type RowJson<T> = (record: T, origin: string) => Uint8Array;

const encoder = new TextEncoder();

/** Room in bytes for the rows of one list that were made last, and as much again for those before them. */
const room = 8 * 2 ** 20;

/**
 * The JSON of a row, kept with its record, which does not change, until many others have been made: all rows of a million
 * records would take 2 GB. It makes a page of 25 rows in 0.2 ms instead of 0.6.
 */
export function rowJson<T extends object>(row: (record: T, origin: string) => unknown): RowJson<T> {
  let young = new WeakMap<T, { origin: string; json: Uint8Array }>();
  let old = young;
  let bytes = 0;
  return (record, origin) => {
    const kept = young.get(record);
    if (kept?.origin === origin) return kept.json;
    const earlier = old.get(record);
    const made =
      earlier?.origin === origin
        ? earlier
        : { origin, json: encoder.encode(JSON.stringify(row(record, origin))) };
    young.set(record, made);
    bytes += made.json.length;
    if (bytes > room) {
      old = young;
      young = new WeakMap();
      bytes = 0;
    }
    return made.json;
  };
}

const comma = encoder.encode(",");
const end = encoder.encode("]}");

/** An answer of some keys, and of rows under a key that are encoded already. */
export function rowsJson(
  key: string,
  rows: readonly Uint8Array[],
  more: Readonly<Record<string, unknown>>,
): Success {
  const head = JSON.stringify({ ...more, [key]: [] }).slice(0, -"]}".length);
  // The size is known, and an array that grows is copied several times.
  const pieces = new Array<Uint8Array>(Math.max(2, 2 * rows.length + 1));
  pieces[0] = encoder.encode(head);
  let place = 1;
  for (const row of rows) {
    if (place > 1) pieces[place++] = comma;
    pieces[place++] = row;
  }
  pieces[place] = end;
  return { json: pieces, rows: rows.length };
}
