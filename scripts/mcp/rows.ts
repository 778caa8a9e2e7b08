import type { OperationRow } from "./operations.ts";

/** Longer texts are cut in fields that nobody asked for by name. */
const maxTextLength = 300;

/** The rows of a response; what is no list is one row. */
export function rowsOf({ lists }: OperationRow, data: unknown): unknown[] {
  const response = data as Record<string, unknown>;
  for (const { in: key } of lists) if (Array.isArray(response[key])) return response[key];
  return [data];
}

/** A row with the fields that were asked for, whole, or else with the usual ones, each under its path. Fields without a value are left out. */
export function shortened(
  row: unknown,
  asked: readonly string[] | undefined,
  usual?: readonly string[],
): unknown {
  if (typeof row !== "object" || row === null) return cut(row);
  const paths = asked ?? usual ?? Object.keys(row);
  return Object.fromEntries(
    paths.flatMap((path) => {
      const value = path
        .split(".")
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], row);
      return value === undefined || value === null ? [] : [[path, asked ? value : cut(value)]];
    }),
  );
}

function cut(value: unknown): unknown {
  return typeof value === "string" && value.length > maxTextLength
    ? `${value.slice(0, maxTextLength)}…`
    : value;
}
