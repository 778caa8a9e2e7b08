import { printable } from "./words.js";

/** Prints text; `false` once nobody reads it any more. */
export type Write = (text: string) => Promise<boolean>;

/** How long a cell may become, and how short it may be cut to fit. */
const maxCell = 40;
const minCell = 12;

/**
 * Rows as a table that is at most so many characters wide, and how many fields it has no room for. A single row is shown from top to
 * bottom, with all its fields.
 */
export function tableOf(rows: readonly unknown[], width: number): { text: string; missing: number } {
  const names = [...new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [])))];
  if (rows.length === 0 || names.length === 0) return { text: textOf([rows.map(cellOf)]), missing: 0 };
  const valuesOf = (name: string) => rows.map((row) => (isObject(row) ? row[name] : undefined));
  const columns = names.map((name) => [name, ...valuesOf(name).map(cellOf)]);
  if (rows.length === 1) return { text: textOf(transposed(columns)), missing: 0 };
  let room = width;
  const shown = columns
    .filter(([name = "", ...cells]) => cells.some(Boolean) && !valuesOf(name).some(isObject))
    .flatMap((column, index) => {
      // The first column is mostly an id, which is of no use in part.
      const maxWidth = index === 0 ? Infinity : Math.min(maxCell, room);
      if (maxWidth < Math.min(minCell, widthOf(column))) return [];
      const fitting = column.map((cell) =>
        cell.length > maxWidth ? `${cell.slice(0, maxWidth - 1)}…` : cell,
      );
      room -= widthOf(fitting) + 2;
      return [fitting];
    });
  return { text: textOf(shown), missing: names.length - shown.length };
}

/** The text of a table of columns. */
function textOf(columns: readonly string[][]): string {
  const padded = columns.map((column) => column.map((cell) => cell.padEnd(widthOf(column))));
  return transposed(padded)
    .map((line) => `${line.join("  ").trimEnd()}\n`)
    .join("");
}

function transposed(table: readonly string[][]): string[][] {
  return (table[0] ?? []).map((_, index) => table.map((line) => line[index] ?? ""));
}

function widthOf(cells: readonly string[]): number {
  return Math.max(...cells.map(({ length }) => length));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && !value.some(isObject)) return printable(value.join(", "));
  return printable(typeof value === "object" ? JSON.stringify(value) : String(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
