import { propertyOf } from "../../../scripts/lib/json.ts";

/** Makes the row of a record, for callers who reached the mock at an origin. */
export type RowOf<T> = (record: T, origin: string) => Record<string, unknown>;

/** What a row shows of a record that does not stand in it under the same name. */
export type Made<T> = Readonly<Record<string, (record: T, origin: string) => unknown>>;

/** The row of a record with these fields. What a record does not know is left out. */
export function rowWith<T extends object>(fields: readonly string[], made: Made<T> = {}): RowOf<T> {
  const readers = fields.map((name) => [name, fieldOf<T>(name, made)] as const);
  return (record, origin) => {
    const row: Record<string, unknown> = {};
    for (const [name, read] of readers) {
      const value = read(record, origin);
      if (value !== undefined) row[name] = value;
    }
    return row;
  };
}

/** Reads a field of a row, such as `brand.id`, without making the row. */
export function fieldOf<T extends object>(
  path: string,
  made: Made<T> = {},
): (record: T, origin: string) => unknown {
  const [first = "", ...inner] = path.split(".");
  // A piece of a text finds a property much slower than the text that stands in a program.
  const name = inner.length === 0 ? path : first;
  const make = Object.hasOwn(made, name) ? made[name] : undefined;
  // A field of a row that no record has is unknown; completeness is checked at the start.
  const read = make ?? ((record: T) => (record as Record<string, unknown>)[name]);
  if (inner.length === 0) return read;
  return (record, origin) => inner.reduce(propertyOf, read(record, origin));
}
