import {
  eachOperation,
  operationById,
  parametersIn,
  type Document,
  type Operation,
  type Replacement,
} from "../../openapi/document.ts";
import { requestFields } from "../../openapi/effects.ts";
import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import { forEachVersion, predecessorOf, successorOf, type Version } from "../../lib/versions.ts";
import { memoize } from "../../lib/memoize.ts";

export interface VersionedOperation {
  version: Version;
  document: Document;
  operation: Operation;
  row: OperationRow;
}

export interface Move extends VersionedOperation {
  successors: Successor[];
}

export interface Successor extends VersionedOperation {
  /** Only requests with these values go there. */
  when: Record<string, string>;
  fields: Replacement["fields"];
}

/**
 * By version, each operation and what replaces it in the next version, in the order of the document: what `x-replaced-by`
 * states, or else the operation with the same id, unless another one states that it is replaced by that.
 */
export const moves = memoize((documents: Record<Version, Document>) =>
  forEachVersion((version): Move[] => {
    const next = successorOf(version);
    const newer = next && { version: next, document: documents[next], rows: rowsById(documents[next]) };
    const document = documents[version];
    const rows = rowsById(document);
    const stated = new Set(
      Object.values(rows).flatMap(({ replacedBy }) => replacedBy.map(({ operationId }) => operationId)),
    );
    return [...eachOperation(document)].flatMap(({ operation }) => {
      const { operationId, "x-replaced-by": replacedBy } = operation;
      const row = rows[operationId];
      if (!row) return [];
      const namesake: Partial<Replacement>[] = stated.has(operationId) ? [] : [{ operationId }];
      const by = (replacedBy ?? namesake).flatMap(({ operationId: id = "", when = {}, fields }) => {
        const target = newer && operationById(newer.document, id);
        const targetRow = newer?.rows[id];
        if (!target || !targetRow) return [];
        const successor = { ...newer, operation: target, row: targetRow };
        return [{ ...successor, when, fields: fields ?? sameNames({ document, operation }, successor) }];
      });
      return [{ version, document, operation, row, successors: by }];
    });
  }),
);

type Owner = Pick<VersionedOperation, "document" | "operation">;

/** The fields of two requests: those of one name, and those that only one of them has. */
function sameNames(before: Owner, after: Owner): Replacement["fields"] {
  const [old, now] = [placesOf(before), placesOf(after)];
  return [...new Set([...old, ...now])].map((place) => ({
    ...(old.includes(place) && { from: place }),
    ...(now.includes(place) && { to: place }),
  }));
}

function placesOf({ document, operation }: Owner): string[] {
  return [
    ...parametersIn(document, operation).map((one) => `$request.${one.in}.${one.name}`),
    ...requestFields(document, operation, "").flatMap((field) =>
      field.in === "body" ? `$request.body#/${field.name.replaceAll(".", "/")}` : [],
    ),
  ];
}

/** An operation of a neighbouring version that does the same, for requests with certain values. */
export type Counterpart = Omit<Successor, "fields">;

/** What replaces an operation of a version in the next. */
export function successors(
  version: Version,
  operationId: string,
  documents: Record<Version, Document>,
): Counterpart[] {
  return moves(documents)[version].find(({ row }) => row.operationId === operationId)?.successors ?? [];
}

export function forerunners(
  version: Version,
  operationId: string,
  documents: Record<Version, Document>,
): Counterpart[] {
  const before = predecessorOf(version);
  return (before ? moves(documents)[before] : []).flatMap((move) =>
    move.successors
      .filter(({ row }) => row.operationId === operationId)
      .map(({ when }) => ({ ...move, when })),
  );
}

export function newOperations(documents: Record<Version, Document>, version: Version): OperationRow[] {
  return Object.values(rowsById(documents[version])).filter(
    ({ operationId }) => forerunners(version, operationId, documents).length === 0,
  );
}

/**
 * By version, the page of what corresponds to something; it is followed from each version to the next.
 *
 * @param step What something of a version is called in a neighbouring one.
 */
export function pagesOfOthers(
  version: Version,
  name: string,
  step: (name: string, from: Version, to: Version) => string | undefined,
  page: (version: Version, name: string) => string,
): Partial<Record<Version, string>> {
  const follow = (next: typeof successorOf, from: Version, own: string): Partial<Record<Version, string>> => {
    const to = next(from);
    const stepped = to && step(own, from, to);
    return !to || stepped === undefined ? {} : { [to]: page(to, stepped), ...follow(next, to, stepped) };
  };
  return { ...follow(predecessorOf, version, name), ...follow(successorOf, version, name) };
}
