import type { OperationRow } from "../../generate/operations.ts";

/** What a page of an operation costs that says no limit of its own. */
export interface DefaultPage {
  rows: number;
  microdollars: number;
}

/** `undefined`: the price or the default is not specified, or rows cannot be limited. */
export function defaultPage({ billing, paging }: OperationRow): DefaultPage | undefined {
  const rows = paging?.limit.default;
  if (!billing || rows === undefined || rows === null) return undefined;
  return { rows, microdollars: charge(billing, rows) };
}

/** What an answer with so many rows costs. */
export function charge(
  { microdollarsPerRow, minimumRows = 0 }: NonNullable<OperationRow["billing"]>,
  rows: number,
): number {
  return microdollarsPerRow * Math.max(rows, minimumRows);
}

export function isFree({ billing }: OperationRow): boolean {
  return billing?.microdollarsPerRow === 0;
}
