import { chargedRows } from "../../client/core/charging.ts";
import { bodyFacts } from "../../openapi/responses.ts";
import { operationById, type Document } from "../../openapi/document.ts";
import type { OperationRow } from "../../openapi/operations.ts";
import { cost, isFree } from "../../openapi/prices.ts";
import { notSpecified, usd } from "../../openapi/words.ts";
import { modeOf } from "./request-field.ts";
import { counted } from "../../lib/text.ts";

/** What it costs not to say how many rows are wanted, in words. */
export function pageCost(document: Document, row: OperationRow): string {
  const { billing, paging } = row;
  if (!billing) return notSpecified;
  if (isFree(row)) return cost(row);
  // A response without any list is one row.
  if (!paging) return row.rows === null ? usd(charge(billing, 1).microdollars) : notSpecified;
  const upTo = (rows: number, input?: object) =>
    `up to ${usd(charge(billing, rows, input).microdollars)}, for ${counted(rows, "row")}`;
  const words = paging.limit.default === null ? notSpecified : upTo(paging.limit.default);
  return [
    words,
    ...unlimited(document, row).map(
      ({ name, mode, maxRows }) => `in ${name} ${mode} ${upTo(maxRows, { [name]: mode })}`,
    ),
  ].join("; ");
}

/** A mode of a request that the limit does not hold for: each entry of its list can bring a row. */
interface UnlimitedMode {
  /** The field that says so. */
  name: string;
  mode: string;
  maxRows: number;
}

function unlimited(document: Document, { operationId, paging, effects }: OperationRow): UnlimitedMode[] {
  const operation = operationById(document, operationId);
  const body = operation && bodyFacts(document, operation);
  const ignored = Object.entries(effects[paging?.limit.name ?? ""]?.ignoredWhen ?? {});
  return ignored.flatMap(([name, mode]) =>
    (body?.shape.alternatives ?? [])
      .filter((one) => effects[name]?.by === "mode" && modeOf(one) === mode)
      .flatMap(({ fields }) => fields)
      .flatMap(({ required, shape: { maxItems } }) =>
        required && maxItems !== undefined ? [{ name, mode, maxRows: maxItems }] : [],
      ),
  );
}

/** What a response with so many rows is charged as. */
export function charge(
  billing: NonNullable<OperationRow["billing"]>,
  rows: number,
  input?: unknown,
): { rows: number; microdollars: number } {
  const charged = chargedRows(billing, rows, input);
  return { rows: charged, microdollars: charged * billing.microdollarsPerRow };
}
