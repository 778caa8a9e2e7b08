import { eachOperation, operationById, type Document, type Operation } from "../../openapi/document.ts";
import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import type { Version } from "../../lib/paths.ts";
import { fieldName } from "../../openapi/expressions.ts";
import { memoize } from "../../lib/memoize.ts";
import { fieldsOf, type FindField, type RequestField } from "./request-field.ts";

/** An operation of v1 and what replaces it. */
export interface Move {
  operation: Operation;
  row: OperationRow;
  successors: Successor[];
}

export interface Successor {
  operation: Operation;
  row: OperationRow;
  /** Only requests with these values go there. */
  when: Record<string, string>;
  fields: FieldMove[];
}

/** One side is missing where the field has no counterpart. */
export interface FieldMove {
  from: Side | undefined;
  to: Side | undefined;
  note: string | undefined;
}

export interface Side {
  /** As people write it: `filters.limit`. */
  name: string;
  /** Missing: the document does not show it. */
  field: RequestField | undefined;
}

/** Every operation of v1 with its successors, in the order of the document. */
export const moves = memoize(({ v1, v2 }: Record<Version, Document>): Move[] => {
  const [oldRows, newRows] = [rowsById(v1), rowsById(v2)];
  return [...eachOperation(v1)].flatMap(({ operation }) => {
    const row = oldRows[operation.operationId];
    if (!row) return [];
    const old = fieldsOf(v1, operation);
    const successors = row.replacedBy.flatMap(({ operationId, when = {}, fields }) => {
      const target = operationById(v2, operationId);
      const targetRow = newRows[operationId];
      if (!target || !targetRow) return [];
      const now = fieldsOf(v2, target);
      const mapped = fields.map(({ from, to, note }) => ({
        from: from === undefined ? undefined : sideOf(old, from),
        to: to === undefined ? undefined : sideOf(now, to),
        note,
      }));
      return [{ operation: target, row: targetRow, when, fields: mapped }];
    });
    return [{ operation, row, successors }];
  });
});

/** The operations of v2 that replace none of v1. */
export function newOperations(documents: Record<Version, Document>): OperationRow[] {
  const replaced = new Set(
    moves(documents).flatMap(({ successors }) => successors.map(({ row }) => row.operationId)),
  );
  return Object.values(rowsById(documents.v2)).filter(({ operationId }) => !replaced.has(operationId));
}

function sideOf(find: FindField, expression: string): Side {
  return { name: fieldName(expression), field: find(expression) };
}
