import {
  jsonSchema,
  successOf,
  type Document,
  type Operation,
  type Reference,
  type Schema,
} from "./document.ts";
import type { ListedRows } from "./meaning.ts";
import { branches, constantsOf, whole } from "./schemas.ts";

/** A list that an operation returns. */
export interface List extends ListedRows {
  /** The values of the response's own fields that tell this list from the others of the operation. */
  when?: Record<string, string[]>;
}

/** The lists that a successful response of an operation may hold. */
export function listsOf(document: Document, operation: Operation): List[] {
  const schema = successSchema(document, operation);
  if (!schema) return [];
  return branches(document, schema).flatMap((branch) => {
    const rows = branch["x-rows"];
    if (!rows) return [];
    const tells = Object.entries(branch.properties ?? {}).flatMap(([name, node]) => {
      const values = typeof node === "boolean" ? [] : constantsOf(whole(document, node)).map(String);
      return values.length > 0 ? [[name, values] as const] : [];
    });
    return [{ ...rows, ...(tells.length > 0 && { when: Object.fromEntries(tells) }) }];
  });
}

/** The schema of a successful response, if the document has one. */
export function successSchema(document: Document, operation: Operation): Schema | Reference | undefined {
  return jsonSchema(successOf(document, operation));
}

/** The schema of a row of a list: `undefined` of a list that the schema does not have. */
export function rowSchema(document: Document, schema: Schema, list: ListedRows): Schema | undefined {
  const node = schema.properties?.[list.in];
  const items = typeof node === "object" ? whole(document, node).items : undefined;
  return items && whole(document, items);
}
