import { operations, type Operation, type Version } from "@adintel/client/operations";
import type { Answer, Parts } from "./ask.ts";
import { mutant, type Mutant } from "./mutant.ts";
import type { FieldName, Name } from "./names.ts";
import { changeQuery, changeRequestBody, type OperationName, type Row } from "./wrap.ts";
import { brand } from "./world.ts";

/** A field whose value is taken for another one. */
export function mistaken<N extends OperationName>(
  id: string,
  operation: N,
  what: string,
  field: FieldName<N>,
  /** The value that is meant instead; `undefined`: the one that was sent. */
  as: (value: unknown) => unknown,
  /** What is sent to show it. */
  fields: Row,
  fact: (answer: Answer) => unknown = size,
): Mutant {
  const inQuery = isInQuery(operation);
  return mutant({
    id: `meaning/${id}`,
    operation,
    what,
    change: inQuery
      ? changeQuery((query) => {
          const other = as(query.get(field) ?? undefined);
          if (other !== undefined) query.set(field, String(other));
        })
      : changeRequestBody((body) => {
          const other = as(body[field]);
          return other === undefined ? undefined : { ...body, [field]: other };
        }),
    probe: async (ask) => fact(await ask(about(operation, fields))),
  });
}

/** A request with some fields, about a brand where the path names an account. */
function about(operation: OperationName, fields: Row): Parts {
  return {
    id: brand.id,
    ...(isInQuery(operation) ? { query: fields as Record<string, string> } : { body: fields }),
  };
}

/** The number of rows. */
export function size({ rows }: Answer): number {
  return rows.length;
}

/** The values of a field down the rows. */
export function column(field: Name) {
  return ({ rows }: Answer): unknown[] => rows.map((row) => row[field]);
}

/** The values that a field has over the rows, each once. */
export function values(field: Name) {
  return (answer: Answer): unknown[] => [...new Set(column(field)(answer).flat())].sort();
}

/** Whether the fields of a request stand in its query. */
export function isInQuery(operation: OperationName): boolean {
  const [version, id] = operation.split("/") as [Version, string];
  const table: Record<string, Operation> = operations[version];
  return table[id]?.method === "GET";
}
