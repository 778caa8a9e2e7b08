import { cost } from "../../openapi/prices.ts";
import { eachOperation, type Document } from "../../openapi/document.ts";
import type { OperationRow } from "../../openapi/operations.ts";
import { counted, open, usd } from "../../openapi/words.ts";
import { bodyOf } from "../../openapi/answers.ts";
import { modeOf } from "./modes.ts";

/** What it costs not to say how many rows are wanted, in words. */
export function pageCost(document: Document, row: OperationRow): string {
  const { billing, paging } = row;
  if (!billing) return open;
  if (isFree(row)) return cost(row);
  // An answer without any list is one row.
  if (!paging) return row.rows === null ? usd(charge(billing, 1)) : open;
  const rows = paging.limit.default;
  const upTo = (most: number) => `up to ${usd(charge(billing, most))}, for ${counted(most, "row")}`;
  const words = rows === null ? open : upTo(rows);
  return [words, ...unlimited(document, row).map(({ mode, most }) => `in mode ${mode} ${upTo(most)}`)].join(
    "; ",
  );
}

/** A mode of a request that the limit does not hold for: each entry of its list can bring a row. */
interface UnlimitedMode {
  mode: string;
  most: number;
}

function unlimited(document: Document, { operationId, paging, effects }: OperationRow): UnlimitedMode[] {
  const found = [...eachOperation(document)].find(({ operation }) => operation.operationId === operationId);
  const body = found && bodyOf(document, found.operation);
  return (body?.shape.alternatives ?? []).flatMap((one) => {
    const mode = modeOf(one);
    const ignored = effects[paging?.limit.name ?? ""]?.ignoredWhen ?? {};
    if (mode === undefined || !Object.values(ignored).includes(mode)) return [];
    return one.fields.flatMap(({ required, shape: { maxItems } }) =>
      required && maxItems !== undefined ? [{ mode, most: maxItems }] : [],
    );
  });
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
