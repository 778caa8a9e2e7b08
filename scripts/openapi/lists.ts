import {
  jsonSchema,
  successResponse,
  type Document,
  type Operation,
  type Reference,
  type Schema,
} from "./document.ts";
import type { ListedRows } from "./meaning.ts";
import { branches, allowedValues, deref } from "./schemas.ts";

export interface List extends ListedRows {
  /** The constants of the response's own fields that distinguish this list from the operation's others. */
  when?: Record<string, string[]>;
}

/** The lists that a successful response of an operation may hold. */
export function listsIn(document: Document, operation: Operation): List[] {
  const schema = successSchema(document, operation);
  if (!schema) return [];
  return branches(document, schema).flatMap((branch) => {
    const rows = branch["x-rows"];
    if (!rows) return [];
    const tellingValues = Object.entries(branch.properties ?? {}).flatMap(([name, node]) => {
      const values = typeof node === "boolean" ? [] : allowedValues(deref(document, node)).map(String);
      return values.length > 0 ? [[name, values] as const] : [];
    });
    return [{ ...rows, ...(tellingValues.length > 0 && { when: Object.fromEntries(tellingValues) }) }];
  });
}

/** The schema of a successful response, if the document has one. */
export function successSchema(document: Document, operation: Operation): Schema | Reference | undefined {
  return jsonSchema(successResponse(document, operation));
}

/** The schema of a list's rows; `undefined` if the response schema has no such list. */
export function rowSchema(document: Document, schema: Schema, list: ListedRows): Schema | undefined {
  const node = schema.properties?.[list.in];
  const items = typeof node === "object" ? deref(document, node).items : undefined;
  return items && deref(document, items);
}
